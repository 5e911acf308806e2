## My record

page-record = Record
record-title = My record
record-of = My record in { $title }
record-game = Game
record-seats = Seats
record-all = All seats
record-alone = Alone
record-number = { $seats ->
    [1] Alone
    [2] Two
    [3] Three
    [4] Four
    [5] Five
   *[other] Six
}
record-games = { $games ->
    [one] game, { $people } with people
   *[other] games, { $people } with people
}
record-first = { $first ->
    [one] first place in { $games }
   *[other] first places in { $games }
}
record-mean = points on average
record-best = best, { $day }
record-best-replay = { $points ->
    [one] { $points } point: replay
   *[other] { $points } points: replay
}
record-accuracy = { $games ->
    [one] accuracy, one review
   *[other] accuracy, { $games } reviews
}
record-curve = Points
    .more = The line is the average of your last games, up to ten. The band reaches from the worst to the best of them.
    .picture = Points in { $title } over time. The average of the last games is now { $now }.
record-by-seats = By seats
record-games-head = Games
record-places = Places, first to last
record-mean-head = Average
record-best-head = Best
record-accuracy-head = Accuracy
record-sources = Where my points come from
record-source = Source
record-me = Me
record-rivals = Rivals
record-legend-me = { $games ->
    [one] me, one game
   *[other] me, { $games } games
}
record-legend-rival = my average rival
record-bests = Personal bests
record-best-alone = Alone
record-best-against = { $seats ->
    [2] Two seats, against { $names }
    [3] Three seats, against { $names }
    [4] Four seats, against { $names }
    [5] Five seats, against { $names }
   *[other] Six seats, against { $names }
}
record-widest = The widest win, against { $names }
record-brought = { $source } alone brought { $points }.
record-replay = Replay
record-none = No finished game of { $title } yet
record-none-more = After your first game, you will find your places, points and personal bests here. Lessons do not count, nor do games that a bot finished for you.
record-begin = Open a table
record-month = { $month }, daily games
record-day-played = { $day }, { $title }: place { $place }
record-day-today = { $day }, today: { $title }
record-today = today
record-leaf = The number is your place that day.
record-streak = { $present ->
    [0] You have no streak at the moment
    [one] Your streak: one day
   *[other] Your streak: { $present } days
}. { $longest ->
    [one] The longest was one day.
   *[other] The longest was { $longest } days.
} You can miss one day a week and keep it.
record-csv = All my games as a table (CSV)
