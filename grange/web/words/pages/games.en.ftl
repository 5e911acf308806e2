## My games

games-tables = Your tables
games-turn = Your move
games-running = Waiting for others
games-left = You left
games-finished = Finished
games-turn-at = { $count ->
    [one] It is your move at one table
   *[other] It is your move at { $count } tables
}
games-longest = { $title } has waited longest: { $waits }.
games-next = Next table
games-play = Play { $title }
games-waits = waiting for you
games-awaited = { $names }
games-awaited-time = { $name }, { $time }
games-now = under a minute
games-minutes = { $minutes } min
games-hours = { $minutes ->
    [0] { $hours } h
   *[other] { $hours } h { $minutes } min
}
games-days = { $days ->
    [one] one day
   *[other] { $days } days
}
games-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
games-place = { $place ->
    [1] First
    [2] Second
    [3] Third
    [4] Fourth
   *[other] Fifth
}
games-replay = Replay of { $title }
games-all-finished = { $count ->
    [one] All finished games
   *[other] All { $count } finished games
}
games-waiting-here = { $count ->
    [one] One more table waits for you.
   *[other] { $count } more tables wait for you.
}

## Installing, and without a connection

games-install = Put Grange on your home screen
games-install-more = It opens full screen, and shows the rules and your last tables without a connection.
offline-where = No connection
offline-title = You are offline
offline-text = Your games are safe, and nothing you chose is lost. This page keeps trying to reconnect.
offline-picture = Two poles with a broken wire, a bird on one of them
offline-rules = The rules are here
offline-tables = Your tables as you last saw them
offline-tables-more = They may have gone on since. You can play again when you are connected.
