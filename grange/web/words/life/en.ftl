### The life of a table: its end, the rematch, one screen for several, and the game of the day

## The end

end-place = { $place ->
    [2] You come second.
    [3] You come third.
   *[other] You come fourth.
}
end-shared = { $place ->
    [2] You share second place with { $names }.
    [3] You share third place with { $names }.
   *[other] You share fourth place with { $names }.
}
end-decided = What decided it:
end-gain = { $label } +{ $points }
end-compared = { $gains } compared with { $name }.
end-compared-me = { $gains } compared with you.
end-rematch = Rematch
end-to-rematch = To the rematch
end-begins = same table, { $name } begins
end-i-begin = same table, you begin
end-all-begin = same table, all begin together
end-again = Play again
    .more = same rules, new luck
end-board = Final board
end-back = Back to the result
end-daily = This was the game of { $day }.
end-daily-ranking = The ranking of the day
end-agreed = Everybody agreed to end the game early.
end-where = Finished
daily-where = Game of { $day } · { $where }

## Who sits at a table

new-face = Choose another bot
new-name-here = Name
sit-kept = A seat is waiting for you
sit-table = At the table
sit-you = you
sit-name = What should the others call you?
sit-nameless = Without a name: { $name }
sit-to-me = Set up an account
sit-watch = Only watch

## One screen for several

hand-to = Hand the screen to
hand-here = I am { $name }, show my turn
hand-undo = { $name }: undo the last choice

## The game of the day

front-minutes = { $minutes } min
front-upload-pick = Choose a record
daily-today = Today’s game
daily-alone = { $title }, alone.
daily-about = The same cards for everyone, and one try.
daily-play = Play today’s game
daily-go-on = To your game
daily-name = Your name in the ranking
daily-nameless = Anonymous
daily-played = { $count ->
    [0] Nobody has played yet. It ends at midnight UTC.
    [one] One person has played.
   *[other] { $count } people have played.
}
daily-ranking = The whole ranking
daily-archive = Past days
daily-archive-none = No day has passed yet. Come back tomorrow.
daily-scores = Ranking of { $title }
daily-best = Best
daily-mine = You
daily-day = Day
daily-game = Game
daily-not-mine = not played
daily-score = { $points }, place { $place }
daily-title = Game of { $day }
daily-look = View the game of { $name }
daily-none = Nobody has finished it.
daily-sealed = The shuffle and the replays stay sealed until the day is over.
daily-seed = Seed: { $seed }
daily-play-past = Play it for fun
daily-play-past-more = The day is over: this no longer counts in the ranking.
