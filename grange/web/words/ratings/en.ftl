### Ratings

# a new table
counts-title = What it counts for
counts-friendly = Friendly
    .about = Only for the fun of it.
counts-rated = Rated
    .about = It changes ratings. Everybody needs an account, and no bot plays.

# what a rating is
rating = { $rating } ± { $margin }
rating-head = Rating
rating-provisional = { $rating } ± { $margin }, provisional
rating-figure = rating, better than { $share } of 100
rating-figure-alone = rating
rating-figure-provisional = rating, still provisional
rating-curve = Rating
    .more = The line is your rating after each game, the band its uncertainty: the true strength lies within it about two times out of three.
    .picture = Rating in { $title } over time. It is now { $rating } ± { $margin }.
rating-level = { $level } is the bot that matches you best: { $rating } ± { $margin }.

# the page of a player
ratings-title = Ratings
ratings-game = Game
ratings-games = Games
ratings-first = First places
ratings-none = No rated game yet.
ratings-of = { $title }, { $seats ->
    [2] two
    [3] three
    [4] four
    [5] five
   *[other] six
}
player-since = Here since { $month }.
player-since-mostly = Here since { $month }, mostly for { $title }.
player-finishes = { $ended ->
    [one] Has finished { $finished } of one game with people.
   *[other] Has finished { $finished } of { $ended } games with people.
}
player-me = This is how others see you
player-block = Keep away
player-report = Report
player-and-you = You and { $name }
player-together = { $games ->
    [one] one game together
   *[other] { $games } games together
}
player-ahead = { $games ->
    [0] you were never ahead
    [one] you were ahead once
   *[other] you were ahead { $games } times
}
player-behind = { $games ->
    [0] { $name } was never ahead
    [one] { $name } was ahead once
   *[other] { $name } was ahead { $games } times
}
player-shared = { $games ->
    [one] one was shared
   *[other] { $games } were shared
}
player-never = You have not finished a game together yet.
player-latest = Last games
player-no-games = No game to show yet.
