### The review of a finished game

review-title = { $title }, review, move { $at } of { $last }
review-begin = The game begins.
review-at = Move { $at } of { $last }. { $where }.
review-best = Nothing stronger is known.
review-worth = { $points ->
    [one] Worth about one point to { $name } afterwards.
   *[other] Worth about { $points } points to { $name } afterwards.
}
review-worth-me = { $points ->
    [one] Worth about one point to you afterwards.
   *[other] Worth about { $points } points to you afterwards.
}

## What was stronger, and how well everybody played

review-curve-own = The curve shows each one’s own points. What a choice cost also counts what the best of the others gained by it.
review-further = Show how it goes on
review-goes-on = How it might go on
    .more = After the stronger choice, if everybody plays like Steady. What nobody could know is dealt at random.
review-to-choice = Back to the choice
review-onward = Play on from here
    .before = as it stood before this choice
    .after = as it stood after this move
review-picture = The table at this move
review-picture-before = The table before this choice: gold marks what was stronger
review-picture-further = The table at the end of this line
review-large = Show it large
review-board = Open the board

## The moves

review-tab-curve = Curve
review-tab-board = Board
review-tab-moves = Moves
review-all = All
review-mine = Mine
review-turning = Turning points
review-leaf = nothing stronger is known
review-turn-before = The turning point before
review-turn-after = The next turning point

## Making it

review-ask = Review this game
    .more = It is played on from its moments many times, to see what each was worth and where something else would have been stronger. That takes a minute or a few; you can go away meanwhile.
review-making = The game is being looked into: { $progress }% done
    .more = This goes on by itself, and you can go away meanwhile.
end-review = Review

## How it went, on the page of the end

end-went = How it went
end-went-worth = what the position was worth
end-went-making = { $progress }% looked into
end-went-offer = What each position was worth, and where the game turned: to find out takes a minute or a few, and you can go away meanwhile.
end-turns = { $number ->
    [one] Show the turning point
   *[other] Show the { $number } turning points
}
