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
review-stronger = A stronger choice
review-chosen = chosen
review-accuracy = Kept of what was to be had
    .more = A mistake is a choice that surely led to less than another one, as seen from what its player could know.
    .rivals = Points are counted against the best of the others.
review-share = { $share }%
review-phase-opening = Opening
review-phase-middle = Middle
review-phase-ending = Ending
review-heading = { $game }: review
review-running = Looking into the game
review-move = Move { $number }, { $name }: { $choice }
review-instead = { $points ->
    [one] { $choice } was about one point better.
   *[other] { $choice } was about { $points } points better.
}
review-none = Nothing was found that would surely have been stronger than what was chosen.
review-others = Other mistakes
review-written = The review lies in { $file }.
