### Agricola: the ways to deal hand cards, and what is asked and told with them

rule-deal = How cards are dealt
    .about = With hand cards only.
deal-plain = Seven and seven
    .about = Seven occupations and seven minor improvements for everybody, and that is the hand.
deal-by_type = Draft, one kind after the other
    .about = Seven occupations: keep one, pass the rest to the left, and so on; then the same with minor improvements. For two to four players.
deal-combined = Draft, both kinds at once
    .about = Seven and seven cards: keep one of each kind, pass the rest to the left, and so on. For two to four players.
deal-taiwan = Draft from eight (Taiwan)
    .about = Like the draft one kind after the other, but with eight cards; the last of each pack leaves the game. For two to four players.
deal-quick = Quick draft (Bernsdorf)
    .about = Seven and seven cards: keep three of each kind, then two of each of what comes from the right, then the last two. For two to four players.
deal-ten = Seven of ten
    .about = Ten cards of each kind for everybody; each player removes three of each.
deal-mulligan = Mulligan
    .about = If you do not like your occupations, or your minor improvements, you may draw new ones, one fewer each time.
deal-dorn1 = Living hand (Dorn)
    .about = Five cards of each kind; for every card you play you draw another, and after a harvest you may exchange one.
deal-dorn2 = Small living hand (Dorn)
    .about = Three cards of each kind, of which you may exchange up to six before the game; for every card you play you draw another.
deal-deyfuss = One traveling card each (Deyfuss)
    .about = Seven occupations, six minor improvements that stay, and one that passes on.
deal-lopez = Occupations for all player counts (Lopez)
    .about = Three occupations marked 1+, two marked 3+, two marked 4+; seven minor improvements. For one to three players.
deal-petry = Market of cards (Petry)
    .about = Seven and seven cards, and some lie open; in each round one player may take one of them instead of a turn. For two to four players.

rule-hand = Chosen cards
    .about = Up to seven occupations and seven minor improvements for the first seat, by code or name, separated by commas; the rest is dealt. Everybody knows these cards. Only with “Seven and seven”.
hand-dealt = All dealt

where-deal = Dealing the cards

ask-keep = { $kind ->
    [occupation] { $count ->
        [one] Which occupation do you keep?
       *[other] Which occupations do you keep?
    }
    [minor] { $count ->
        [one] Which minor improvement do you keep?
       *[other] Which minor improvements do you keep?
    }
   *[any] Which cards do you keep?
}
    .more = { $kind ->
        [any] Still to keep: { $occupations } of the occupations, { $minors } of the minor improvements. You pass the rest on.
       *[other] { $count ->
            [one] You pass the rest on.
           *[other] Still to keep: { $count }. You pass the rest on.
        }
    }
ask-drop = Which cards do you remove?
    .more = Still to remove: { $occupations } of the occupations, { $minors } of the minor improvements.
ask-mulligan = Do you keep your hand?
    .more = You may remove all cards of a kind from the game and draw one fewer.
ask-exchange = Which card do you exchange?
    .more = { $count ->
        [one] Once more, for a card of the same kind.
       *[other] Up to { $count } times, for a card of the same kind.
    }
ask-exchange-one = Which card do you exchange?
    .more = Everybody sees it; you draw one of either kind.
ask-draw = Which kind of card do you draw?

option-draw = { $pile ->
    [occupation] An occupation
   *[minor] A minor improvement
}
option-again = { $pile ->
    [occupation] New occupations
   *[minor] New minor improvements
}
option-fetch = Take { $card } instead of this turn

event-chosen = { $who ->
    [you] You play with chosen cards
   *[other] { $name } plays with chosen cards
}: { $cards }.
event-keeps = { $who ->
    [you] You keep
   *[other] { $name } keeps
} { $card }.
event-packs-pass = Everybody passes the rest of their pack on.
event-drops = { $who ->
    [you] You remove
   *[other] { $name } removes
} { $card } from the game.
event-mulligan = { $who ->
    [you] You draw
   *[other] { $name } draws
} a new hand of { $pile ->
    [occupation] { $count ->
        [one] one occupation
       *[other] { $count } occupations
    }
   *[minor] { $count ->
        [one] one minor improvement
       *[other] { $count } minor improvements
    }
}.
event-draws = { $who ->
    [you] You draw
   *[other] { $name } draws
} { $pile ->
    [occupation] an occupation
   *[minor] a minor improvement
}.
event-drawn = { $who ->
    [you] You have drawn
   *[other] { $name } has drawn
} { $card }.
event-fetches = { $who ->
    [you] You take
   *[other] { $name } takes
} { $card } from the open cards instead of a turn.

error-no-cards = Ways to deal and chosen cards need hand cards. Switch them on (cards=on), or leave both as usual.
error-hand-and-deal = You can choose cards only with “Seven and seven”, not with “{ $deal }”.
error-deal-seats = “{ $deal }” is for { $least } to { $most } players. Choose another way to deal, or other seats.
error-hand-card = There is no hand card “{ $written }”. Name cards by code, such as A086, or by name, separated by commas.
error-hand-twice = { $card } is among the chosen cards twice. Every card exists once.
error-hand-players = { $card } is only for { $least } players or more. Choose another card.
error-hand-size = You can choose at most { $most } occupations and { $most } minor improvements.
