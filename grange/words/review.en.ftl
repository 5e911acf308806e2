# What a review of a finished game says, on its page and in a file

review-where = Review
review-curve = What the position was worth
review-turns = { $number ->
    [0] no turning points
    [one] one turning point
   *[other] { $number } turning points
}
review-cost = { $points ->
    [one] It cost about one point.
   *[other] It cost about { $points } points.
}
review-cost-lead = { $points ->
    [one] It cost about one point relative to the best of the others.
   *[other] It cost about { $points } points relative to the best of the others.
}
review-stronger = A stronger choice
review-chosen = chosen
review-accuracy = Accuracy
    .more = A choice scores 100% if no stronger one is known, and 50% if it cost twice what a choice gains on average. Choices with more at stake weigh more.
    .rivals = Points are counted relative to the best of the others.
review-share = { $share }%
review-phase-opening = Opening
review-phase-middle = Middle
review-phase-ending = Ending
review-phase-whole = Game
review-heading = { $game }: review
review-running = Reviewing the game
review-move = Move { $number }, { $name }: { $choice }
review-about = Move { $number }, { $where }.
review-instead = { $points ->
    [one] { $choice } was about one point better.
   *[other] { $choice } was about { $points } points better.
}
review-rest = Everything else together: about +{ $points }.
    .less = Everything else together: about −{ $points }.
review-none = The review found no choice that was surely stronger than those made.
review-no-turns = No single choice cost much.
review-swings = Where the curve moved most
review-swing = { $name }: about { $change } around this move, through luck, the others’ choices or small things.
    .alone = { $name }: about { $change } around this move, through luck or small things.
review-others = Other mistakes
review-written = The review is in { $file }.
