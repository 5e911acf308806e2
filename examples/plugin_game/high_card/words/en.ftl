game-name = High card
game-about = Everybody plays a card in secret; the highest one wins the trick.
tab-table = Table
ask-play = Which card do you play?
option-play = Play the { $card }
event-trick = { $name } wins the trick.
where = Trick { $trick }
category-tricks = Tricks
