## My games

games-tables = Your tables
games-turn = Your move
games-running = Waiting for others
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
