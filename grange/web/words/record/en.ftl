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
    [one] first place of { $games }
   *[other] first places of { $games }
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
    .more = The line is the mean of up to ten last games. The band reaches from the worst to the best of them.
    .picture = Points in { $title } over time. The mean of the last games is { $now } now.
record-by-seats = By seats
record-games-head = Games
record-places = Places, first to last
record-mean-head = Mean
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
record-none-more = Your places, points and personal bests stand here after your first game. Lessons do not count.
record-begin = Open a table
record-month = { $month }, daily games
record-day-played = { $day }, { $title }: place { $place }
record-day-today = { $day }, today: { $title }
record-today = today
record-streak = The number is your place that day. { $present ->
    [0] No days in a row now
    [one] One day in a row now
   *[other] { $present } days in a row now
}, { $longest } at best.
record-fallow = One fallow day a week does not break them.
record-csv = All my games as a table (CSV)
