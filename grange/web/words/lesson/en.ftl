# The guided first game
learn-step = Step { $number } of { $last }
learn-next = Next
learn-skip = Skip
learn-your-move = Your move
learn-play-on = Keep playing

# where it is offered
learn-first = First time?
learn-any = Learn a game in five minutes, at a real table:
learn-this = Learn { $title } in five minutes, at a real table.
learn-game = Learn { $title }
learn-begin = Learn
learn-further = Learn more in a few minutes:
