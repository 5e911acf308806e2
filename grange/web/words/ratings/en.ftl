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
