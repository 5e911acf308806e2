### Cups

# the list
cups-title = Cups
cups-all = All cups of this house
cups-list = Cups of this house
cups-none = No cup yet. Found the first one.
cups-new = A new cup
cups-name = Name
cups-size = Seats at a table
cups-rounds = Rounds
cups-length = A round lasts at most
cups-begins = It begins in
cups-hours = { $hours ->
    [1] one hour
    [2] two hours
    [24] one day
    [72] three days
    [168] one week
   *[other] { $hours } hours
}
cups-found = Found the cup
cups-how = People with an account enter until it begins. Then the house pairs each round and opens its tables.
cup-listed-open = { $players ->
    [one] one player
   *[other] { $players } players
}, begins on { $day }
cup-listed-playing = { $players ->
    [one] one player
   *[other] { $players } players
}, round { $round } of { $rounds }
cup-listed-over = { $players ->
    [one] one player
   *[other] { $players } players
}, over

# a cup
cup-about = { $players ->
    [one] one player
   *[other] { $players } players
}, tables of { $size }, { $rounds ->
    [one] one Swiss round
   *[other] { $rounds } Swiss rounds
}
cup-nobody = somebody
cup-you = You
cup-entry = Entry
cup-begins = Anybody with an account can enter until { $day }.
cup-your-name = Your name in this cup
cup-enter = Enter
cup-link = The address of this cup
cup-link-more = Send this link to everybody who should play.
cup-enter-how = You need an account: a passkey on the page “Me”. If your account has a name, you play under that.
cup-leave-entry = Withdraw my entry
cup-leave = Leave the cup
cup-entered = { $players ->
    [0] Nobody has entered yet
    [one] One player has entered
   *[other] { $players } players have entered
}
cup-off = Called off
    .more = Fewer than two players had entered when this cup was to begin.
cup-my-table = Your table of round { $round } is ready
    .more = With { $names }. You have until { $day }.
cup-to-table = To my table
cup-round = Round { $number }
cup-round-short = R{ $number }
cup-until = until { $day }
cup-standings = Standings
cup-final = Final standings
cup-player = Player
cup-points = Points
cup-rivals = Rivals
cup-how-points = At a table of four the places earn 3, 2, 1 and 0 points, at one of three 3, 1½ and 0, at one of two 3 and 0. A shared place shares its points. Nobody to play against in a round: 1½ points. Rivals: the points of all the players you met; they rank players with equal points.
cup-how-pairs = The first seat begins; everyone begins about equally often. Players who have met are kept apart where that is possible.
cup-how-late = After the deadline of a round a bot plays for those who keep a table waiting. If a bot finishes for you, you earn no points in that round.
cup-tables = Tables of round { $round }
cup-table = Table { $number }
cup-table-mine = Table { $number }, yours
cup-table-plays = in play
cup-table-over = over
cup-table-bye = no rivals in this round: one and a half points
cup-start-order = In starting order
cup-place = place { $place }
cup-with-points = points: { $points }
cup-won = { $names } { $count ->
    [one] wins
   *[other] win
} “{ $cup }”
cup-podium = The first three
cup-next = Found the next cup
cup-highest = The highest score: { $name }, round { $round }
cup-closest = The closest table: { $name } ahead, round { $round }
cup-tie = The closest table: a tie in round { $round }
cup-widest = The widest win: { $name }, round { $round }
