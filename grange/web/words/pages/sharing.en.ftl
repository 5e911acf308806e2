## Sharing

share-invites = { $name } invites you to a game of { $title }
share-invited = A game of { $title } is waiting for players
share-seats = { $free ->
    [one] One of { $seats } seats is free.
   *[other] { $free } of { $seats } seats are free.
} About { $minutes } minutes, no account needed.
share-runs = A game of { $title }
share-runs-text = { $names } { $count ->
    [1] is playing.
   *[other] are playing.
} Come and watch.
share-result-text = { $title }: { $scores }.
share-day = { $title }: the game of { $day }
share-daily-plays = { $name } is playing the { $title } of { $day }
share-daily-played = { $name } has played the { $title } of { $day }
share-result = Share the result
share-copied = Copied: paste it wherever you like.
share-failed = This browser does not let us copy. Take the link from the address bar.
share-daily-line = Played! Your turn: the same cards for everyone, and one try.
