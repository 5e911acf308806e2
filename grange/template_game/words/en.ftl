game-name = Template game
game-about = Take the heaviest sacks of grain before the others do.

place-left = on the left
place-middle = in the middle
place-right = on the right

title-row = The row
tab-row = Row
where = { $sacks ->
    [one] { $sacks } sack to come
   *[other] { $sacks } sacks to come
}

ask-take = Which sack do you take?
    .more = The next sack fills the gap.
option-take = The sack { $place }: { $grain } grain
event-take = { $who ->
    [you] You take { $grain } grain.
   *[other] { $name } takes { $grain } grain.
}

category-grain = Grain

look-grain = Grain
    .kind = What the sacks hold
    .does = Each grain is worth 1 point.
    .rule = On your turn, take one of the open sacks.
look-category-grain = Grain
    .kind = Row of the score sheet
    .does = Each grain is worth 1 point.
    .rule = The player with most grain wins.
