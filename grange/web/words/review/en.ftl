### The review of a finished game

review-title = { $title }, review, move { $at } of { $last }
review-begin = The game begins.
review-at = Move { $at } of { $last }. { $where }.
review-best = No stronger choice is known.
review-worth = { $points ->
    [one] After it, { $name }’s position is worth about one point.
   *[other] After it, { $name }’s position is worth about { $points } points.
}
review-worth-me = { $points ->
    [one] After it, your position is worth about one point.
   *[other] After it, your position is worth about { $points } points.
}

## What was stronger, and how well everybody played

review-curve-own = The curve shows each player’s own points. The cost of a choice also counts what it gave the best of the others.
review-further = Show how it continues
review-goes-on = How it might continue
    .more = After the stronger choice, if everybody plays like Steady. What nobody could know is random.
review-to-choice = Back to the choice
review-onward = Play on from here
    .before = from the position before this choice
    .after = from the position after this move
review-picture = The table at this move
review-picture-before = The table before this choice: gold marks the stronger one
review-picture-further = The table at the end of this line
review-large = Show the whole table
review-board = Open the board

## The moves

review-tab-curve = Curve
review-tab-board = Board
review-tab-moves = Moves
review-all = All
review-mine = Mine
review-turning = Turning points
review-leaf = no stronger choice is known
review-turn-before = Previous turning point
review-turn-after = Next turning point

## Making it

review-ask = Review this game
    .more = The game is played out many times from each point to see what the position was worth and where another choice was stronger. This takes a few minutes; you can leave the page.
review-making = Reviewing the game: { $progress }% done
    .more = You can leave the page: the review continues without you.
end-review = Review

## How it went, on the page of the end

end-went = How it went
end-went-worth = what the position was worth
end-went-making = { $progress }% reviewed
end-went-offer = What each position was worth, and where the game turned: the review takes a few minutes, and you can leave the page.
end-turns = { $number ->
    [one] Show the turning point
   *[other] Show the { $number } turning points
}
