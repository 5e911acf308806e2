### Agricola: the X deck and the Legendary deck

rule-x_deck = X deck
    .about = Whoever takes stone from the Western Quarry also draws one of 24 cards: visitors from space bring spaces, artifacts and events.
x_deck-off = Without it
x_deck-on = With it
rule-legendary_deck = Legendary deck
    .about = Whoever takes three wood or more from a space also draws one of 26 cards: tales of the forest come true.
legendary_deck-off = Without it
legendary_deck-on = With it

kind-x = X deck
kind-club = Legendary deck
sort-space = action space
sort-trader = trader
sort-artifact = artifact
sort-occupation = occupation
sort-minor = minor improvement
sort-major = major improvement
sort-event = event

filter-kind-club = Legendary deck
filter-kind-x = X deck

ask-rebuild = Where do the two rooms of your new house stand?
ask-send = Where does player { $number }’s next person go?

option-do-rebuild = Build a new house

event-deck = { $who ->
    [you] You draw: { $card }.
   *[other] { $name } draws: { $card }.
}
event-parts = { $who ->
    [you] A member of your family leaves.
   *[other] A member of { $name }’s family leaves.
}

title-shelf = Beside the board
tab-decks = Decks
picture-of-deck = { $deck ->
    [x_deck] X deck
   *[other] Legendary deck
}: { $count ->
    [one] 1 card
   *[other] { $count } cards
}
terminal-candies = Candies: { $spaces }.
house-none = no house

look-deck-x = The X deck
    .kind = Deck
    .does = { $count ->
        [one] 1 card is left.
       *[other] { $count } cards are left.
    } Nobody knows their order.
    .rule = Whoever takes stone from the Western Quarry also draws the top card of the X deck and shows it to all.
look-deck-club = The Legendary deck
    .kind = Deck
    .does = { $count ->
        [one] 1 card is left.
       *[other] { $count } cards are left.
    } Nobody knows their order.
    .rule = Whoever takes at least 3 wood from an accumulation space also draws the top card of the Legendary deck and shows it to all.
look-candy = Candy
    .kind = Token
    .does = It lies here because of the Candy Trail.
    .rule = A candy lies on a space until somebody uses it.
look-fuel = Tank of fuel
    .kind = Token
    .does = There are three of them.
    .rule = You give back a tank of fuel to use the effect of a free space.
look-fuzzball = Fuzzball
    .kind = Token
    .does = It is worth 1 point at the end.
    .rule = A fuzzball eats 1 food at each harvest, or it leaves and costs a point.
look-circles = Crop circle
    .kind = Token
    .does = You cannot build here, but the space costs no point.
    .rule = Spaces under a crop circle count as used, but you cannot build there; they cost no point.
look-burnt = Burnt space
    .kind = Token
    .does = Something has burnt down here.
    .rule = A burnt space shows where a house stood, or land that is now useless.
terminal-wasted = useless
