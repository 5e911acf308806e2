### Agricola: cards of the X deck

card-extraterrestrial_excrement = Extraterrestrial Excrement
    .about = An action space for everybody: put 1 grain on each of your fields with grain, and 1 vegetable on each with vegetables.
card-homemade_space_rocket = Homemade Space Rocket
    .about = An action space for everybody: once per visit, you pay 2 wood, 2 clay, 1 reed and 1 stone and get 4 points.
card-transmogrifier = Transmogrifier
    .about = An action space for everybody: turn all your goods of one kind, or all goods on one accumulation space, into the same number of another kind.
card-merchants_of_jupiter = Merchants of Jupiter
    .about = The first player to build a stable and also pay 2 reed for it takes this card.
card-merchants_of_mars = Merchants of Mars
    .about = The first player to have a child with room for it and also pay 2 food for it takes this card.
card-merchants_of_pluto = Merchants of Pluto
    .about = The first player to go to Fencing and also pay 2 stone for it takes this card.
card-ley_lines = Ley Lines
    .about = At the end of the game you get 1 point for each column of your farm that is filled by 3 rooms, by 3 fields, or by 3 spaces of one pasture; at most 1 for each pasture.
card-strange_alien_energy = Strange Alien Energy
    .about = You get 3 tanks of fuel. Each round, right before people return home, you may give back 1 of them and use the effect of one free action space. Nobody goes there.
card-alien_farmhand = Alien Farmhand
    .about = Put the pitchfork on an accumulation space. Each round, right before people return home, you may take 1 good from there if nobody stands there.
card-replicator = Replicator
    .about = The next time you take goods from an accumulation space, you get 1 more of each kind. Then the card goes to your left neighbour; in a solo game it leaves the game.
card-the_x_file = The X File
    .about = Each time you build fences, stables or wooden rooms, you pay 1 wood less in all.
card-furry_friends = Furry Friends
    .about = You get 2 fuzzballs. In each field phase, every 2 of them bring 1 more. After your family has eaten, each fuzzball eats 1 food, or it leaves and costs 1 point. At the end each is worth 1 point.
card-space_diner = Space Diner at the End of the Galaxy
    .about = From now on: whoever has exactly 42 points at the end of the game wins. If nobody has, the highest score wins as usual.
card-earthlings_are_easy = Earthlings Are Easy
    .about = Your family grows at once, even without room. The child stands on the Western Quarry.
card-tripods = Tripods
    .about = From now on, every player gives 1 good or 1 person after people return home. Every family growth costs 1 food more.
card-beam_me_down = Beam Me Down, Welshie
    .about = You choose the space for the next person of each other player. That player takes the action there. If a player has nobody left to place, you choose for their first person in the next round.
card-candy_trail = Candy Trail
    .about = Choose 2 to 6 points and put twice as many candies on different action spaces. Whoever uses one of these spaces removes its candy. At the end, each candy left costs you 1 point.
card-i_am_your_father = I Am Your Father
    .about = You may give another player 5 goods and take one of that player’s people into your family, even without room. Now or never.
card-alien_abduction = Alien Abduction
    .about = You get 1 sheep, 1 wild boar and 1 cattle. When people return home this round, one of yours leaves.
card-darling_i_shrunk = Darling, I Shrunk …
    .about = Your pastures and stables hold twice as many animals. But an animal that you cook gives only half the food, rounded down.
card-mind_the_jets = Mind the Jets!
    .about = All wooden houses burn down, all clay houses become stone. A player without a house may rebuild with a renovation: 2 wooden rooms for 2 wood and 1 reed in all.
card-carbonite_cousin = Carbonite Cousin
    .about = Add 4 to the current round: when people return home this round, one of yours is frozen on that round space. They eat nothing and need no room. In that round they come back and may work before everybody else.
card-crop_circles = Crop Circles
    .about = Cover two adjacent spaces of your farm. They count as used, but you cannot build there; whatever stands there is lost.
card-rebel = Rebel
    .about = You get 5 points. When people return home this round, one of yours moves onto this card for good: they no longer work, but still live with you and eat.

space-extraterrestrial_excrement = Extraterrestrial Excrement
    .about = Put 1 more crop on each of your planted fields.
space-homemade_space_rocket = Homemade Space Rocket
    .about = Pay 2 wood, 2 clay, 1 reed and 1 stone for 4 points.
space-transmogrifier = Transmogrifier
    .about = Turn all your goods of one kind, or all goods on one accumulation space, into another kind.

ask-transmute = Which goods do you turn into others?
    .more = All you have of one kind, or all on one space.
ask-into = What do they become?
ask-fuel = Which free space’s effect do you use?
    .more = { $tanks ->
        [one] It costs your last tank of fuel.
       *[other] It costs one of your { $tanks } tanks of fuel.
    }
ask-mark = On which accumulation space do you put the pitchfork?
ask-take-one = Does the farmhand take a good?
ask-fuzzballs = { $count ->
    [one] One more fuzzball is hungry. Does it get food?
   *[other] { $count } fuzzballs are hungry. Do they get food?
}
    .more = Those that get nothing leave and cost 1 point each.
ask-tribute = What do you give the tripods?
ask-work-first = Does your cousin work before everybody else?
ask-father = Whose relative do you take into your family?
    .more = You pay 5 goods. Now or never.
ask-give = Which good do you give?
    .more = { $count ->
        [one] One more.
       *[other] { $count } more.
    }
ask-candies = How many points do you take?
    .more = Twice as many candies come onto the board; each one left at the end costs 1 point.
ask-candy = Where does a candy lie?
    .more = { $count ->
        [one] One more.
       *[other] { $count } more.
    }
ask-circles = Which two adjacent spaces does the crop circle cover?

option-give = Give { $good }
option-into = { $good }
option-part = Give up a person
option-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
option-family = The family of player { $number }

event-bonus = { $card }: { $who ->
    [you] you get
   *[other] { $name } gets
} { $points ->
    [one] 1 point
   *[other] { $points } points
}.
event-hands-over = { $card } now lies in front of { $who ->
    [you] you
   *[other] { $name }
}.
event-dungs = { $who ->
    [you] More grows on each of your planted fields.
   *[other] More grows on each of { $name }’s planted fields.
}
event-transmutes = { $space }: there are now { $goods }.
event-trades = { $who ->
    [you] You win:
   *[other] { $name } wins:
} { $card }.
event-fuel = { $who ->
    [you] You burn a tank of fuel:
   *[other] { $name } burns a tank of fuel:
} { $space }.
event-marks = { $card }: the pitchfork lies on { $space }.
event-fuzzballs = { $who ->
    [you] You lose
   *[other] { $name } loses
} { $count ->
    [one] a hungry fuzzball
   *[other] { $count } hungry fuzzballs
}.
event-rests = { $card }: { $who ->
    [you] a member of your family joins for good.
   *[other] a member of { $name }’s family joins for good.
}
event-tribute = { $who ->
    [you] You give the tripods
   *[other] { $name } gives the tripods
} { $goods }.
event-thaws = { $who ->
    [you] Your cousin thaws.
   *[other] { $name }’s cousin thaws.
}
event-freezes = { $who ->
    [you] A member of your family is frozen until round { $round }.
   *[other] A member of { $name }’s family is frozen until round { $round }.
}
event-adopted = { $who ->
    [you] Somebody joins your family.
   *[other] Somebody joins { $name }’s family.
}
event-candies = { $who ->
    [you] You get
   *[other] { $name } gets
} { $points ->
    [one] 1 point
   *[other] { $points } points
}. A trail of candies lies on the board.
event-burns = { $who ->
    [you] Your house burns down.
   *[other] { $name }’s house burns down.
}
event-circles = { $who ->
    [you] A crop circle lies on your farm.
   *[other] A crop circle lies on { $name }’s farm.
}
