game-name = Nim
game-about = Whoever takes the last counter wins.
tab-heaps = Heaps
ask-take = What do you take?
option-take = Take { $what }
event-take = { $name } takes counters.
where = { $left } left
category-last = Last counter
