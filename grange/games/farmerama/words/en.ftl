### Farmerama

game-name = Farmerama
game-about = Turn the great wheel, sow, feed, and be where the others are not.

## Things

# .title: at the beginning; .one: beside the number 1; .some: what is taken
good-carrot = carrots
    .title = Carrots
    .one = carrot
    .some = a carrot
good-hay = hay
    .title = Hay
    .one = hay
    .some = hay
good-oats = oats
    .title = Oats
    .one = oats
    .some = oats
good-corn = corn
    .title = Corn
    .one = corn
    .some = corn
good-water = water
    .title = Water
    .one = water
    .some = water
amount = { $number ->
    [one] { $number } { $good-one }
   *[other] { $number } { $good }
}

# .title: at the beginning; .worth: what it brings is worth
animal-sheep = sheep
    .title = Sheep
    .worth = Wool is now worth
animal-pig = pig
    .title = Pig
    .worth = Truffles are now worth
animal-cow = cow
    .title = Cow
    .worth = Milk is now worth
animal-horse = horse
    .title = Horse
    .worth = Riding lessons are now worth

action-sow = Sow
action-harvest = Harvest
action-water = Water
action-feed = Feed
action-seeds = Seeds

# parts of a bonus tile
tile-sow = one sowing at once
tile-harvest = one harvest at once
tile-star = { $stars ->
    [one] { $stars } star at the end
   *[other] { $stars } stars at the end
}

where = { $tiles ->
    [one] Round { $round }, { $tiles } bonus tile in the stack
   *[other] Round { $round }, { $tiles } bonus tiles in the stack
}
where-alone = { $round ->
    [0] Before round 1 of { $rounds }
   *[other] Round { $round } of { $rounds }
}

## Questions

ask-card = { $may ->
    [yes] Do you choose a second action?
   *[no] Which action do you choose?
}
    .more = { $may ->
        [yes] The Head Sheep lets you choose one more card, in secret, or stop here.
       *[no] { $cards ->
            [one] One card, in secret. If nobody else chooses it, the large number counts, otherwise the small one.
           *[other] { $cards } cards, in secret. If nobody else chooses the same, the large number counts, otherwise the small one.
        }
    }
ask-tile = Which bonus tile do you take?
    .more = You get what it shows at once; then it goes face down into your garden.
ask-action = What do you do now?
    .more = Do your cards in any order. For 1 water you may turn your wheel at any moment, if the sector that its arm crosses is empty.{ $waits ->
        [yes] {" "}The bank has none of what your card gives. Others may still return some, so you may wait.
       *[no] {""}
    }
ask-sow = { $left ->
    [work] Where do you sow?
    [turn] Nothing can be sown where the wheel stands. Do you turn it?
   *[rest] Nothing can be sown now. Do you stop?
}
    .more = { $left ->
        [work] { $times ->
            [0] Each further time costs 1 water.
            [one] Once: one crop from your barn and one from the bank. The wheel shows what grows where.
           *[other] Up to { $times } times: one crop from your barn and one from the bank. The wheel shows what grows where.
        }
        [turn] One water turns the wheel by one sector; then it shows other crops over your fields.
       *[rest] You lack the crops, or an empty field where the wheel shows them.
    }{ $waits ->
        [yes] {" "}The bank lacks a crop that you could sow. Others may still return it, so you may wait.
       *[no] {""}
    }
ask-harvest = { $left ->
    [work] What do you harvest?
    [turn] Nothing is ripe now. Do you turn the wheel?
   *[rest] Nothing is ripe now. Do you stop?
}
    .more = { $left ->
        [work] { $times ->
            [0] Each further time costs 1 water.
            [one] Once: a pair from the green zone goes to your barn.
           *[other] Up to { $times } times: a pair from the green zone goes to your barn.
        }
        [turn] One water turns the wheel by one sector, and the green zone with it.
       *[rest] No pair lies in the green zone.
    }
ask-feed = { $left ->
    [work] Which animal do you feed?
    [turn] You cannot feed an animal now. Do you turn the wheel?
   *[rest] You cannot feed an animal now. Do you stop?
}
    .more = { $left ->
        [work] As many as you can feed. Each goes to the pasture that its symbol on the wheel points at; a pasture has two places.
        [turn] One water turns the wheel by one sector. Animals under the pacifier then come home and bring their product.
       *[rest] You lack the feed, an animal in its stable or a place on its pasture.
    }
ask-finish = Anything else?
    .more = For 1 water you may turn your wheel, if the sector that its arm crosses is empty.
ask-alone = Which action do you take?
    .more = Any of the five. The one on the card uses the large number, all others the small one.

## Options

option-card = { $action }
option-do = { $action }
option-turn = Turn the wheel for 1 water
option-done = { $question ->
    [sow] Stop sowing
    [harvest] Stop harvesting
    [feed] Done feeding
    [card] One card is enough
   *[finish] Done
}
option-redraw = Another card for 1 special tile
option-exchange = Exchange a special tile for { $good-some }
option-feed = Feed the { $animal }
option-take = Take { $tile }
option-sow = { $good-title } in sector { $sector }{ $kind ->
    [scarecrow] , scarecrow
   *[plain] {""}
}{ $costs ->
    [water] , for 1 water
   *[nothing] {""}
}
option-harvest = { $good-title } from sector { $sector }{ $kind ->
    [scarecrow] , scarecrow
   *[plain] {""}
}{ $costs ->
    [water] , for 1 water
   *[nothing] {""}
}

detail-numbers = { $alone } if nobody else chooses it, otherwise { $shared }.
detail-times = { $times ->
    [0] The bank has none now.
   *[other] At most { $times }: the { $shared ->
        [shared] small
       *[alone] large
    } number.
}
detail-feed = As many animals as you can feed.
detail-seeds = One of every good that your barn lacks, then one sowing.
detail-turn = By one sector. No animal comes home.
detail-turn-home = Comes home: { $animals }. { $stars ->
    [0] No more stars for that.
    [one] { $stars } star more.
   *[other] { $stars } stars more.
}
detail-animal = Eats { $feed }.

## What happens

event-round = Round { $round }
chapter = Round { $round }
    .brief = { $round }
event-head-sheep = { $who ->
    [you] You have the Head Sheep: you may choose one more card.
   *[other] { $name } has the Head Sheep and may choose one more card.
}
event-chosen = { $who ->
    [you] You have chosen.
   *[other] { $name } has chosen.
}
    .openly = { $who ->
        [you] You choose
       *[other] { $name } chooses
    }: { $choice }.
event-reveals = { $who ->
    [you] You reveal
   *[other] { $name } reveals
}: { $actions }.
    .brief = { $actions }
event-drawn = { $who ->
    [you] Two pairs chose the same cards. You are drawn at random and get the bonus tile.
   *[other] Two pairs chose the same cards. { $name } is drawn at random and gets the bonus tile.
}
event-lot = Two pairs chose the same cards. { $action } is drawn: that pair competes for the bonus tile.
event-both = Two pairs chose the same cards, and both compete. { $action } is drawn to go first.
event-no-tile = { $action }: a tie, and nobody gets a bonus tile.
event-wins-tile = { $who ->
    [you] You win
   *[other] { $name } wins
} { $tiles ->
    [one] a bonus tile
   *[other] { $tiles } bonus tiles
}: { $reason ->
    [tiles] fewest tiles in the garden
    [scarecrows] most visible scarecrows
   *[crops] fewest crops in the barn
}.
    .brief = won a bonus tile
event-takes-tile = { $who ->
    [you] You take
   *[other] { $name } takes
} a bonus tile: { $tile }.
event-water = { $water ->
    [0] { $who ->
        [you] The bank has no water left for you.
       *[other] The bank has no water left for { $name }.
    }
   *[other] { $who ->
        [you] You take { $water } water.
       *[other] { $name } takes { $water } water.
    }
}
    .brief = water: { $water }
event-seeds = { $number ->
    [0] { $who ->
        [you] You get no seeds.
       *[other] { $name } gets no seeds.
    }
   *[other] { $who ->
        [you] You get { $goods }.
       *[other] { $name } gets { $goods }.
    }
}
    .brief = { $number ->
        [0] no seeds
       *[other] seeds: { $goods }
    }
event-pays = { $who ->
    [you] You pay
   *[other] { $name } pays
} 1 water for one more.
event-sows = { $who ->
    [you] You sow
   *[other] { $name } sows
} { $good } in sector { $sector }{ $kind ->
    [scarecrow] , over the scarecrow
   *[plain] {""}
}.
    .brief = sowed { $good }
event-harvests = { $who ->
    [you] You harvest
   *[other] { $name } harvests
} { $good } from sector { $sector }{ $kind ->
    [scarecrow] , and the scarecrow is visible again
   *[plain] {""}
}.
    .brief = harvested { $good }
event-feeds = { $who ->
    [you] You feed
   *[other] { $name } feeds
} the { $animal } and { $who ->
    [you] lead
   *[other] leads
} it to its pasture.
    .brief = fed the { $animal }
event-turns = { $who ->
    [you] You turn your wheel for 1 water.
   *[other] { $name } turns the wheel for 1 water.
}
    .brief = turned the wheel
event-produces = { $who ->
    [you] Your { $animal } comes home
   *[other] { $name }: the { $animal } comes home
}. { $animal-worth } { $stars ->
    [one] { $stars } star
   *[other] { $stars } stars
}.
    .brief = { $animal } home: { $stars ->
        [one] { $stars } star
       *[other] { $stars } stars
    }
event-exchanges = { $who ->
    [you] You exchange
   *[other] { $name } exchanges
} a special tile for { $good-some }.
event-draws = The card is { $action }.
event-special = { $who ->
    [you] You get
   *[other] { $name } gets
} a special tile for the card that was shuffled in.
event-no-special = { $who ->
    [you] You have all the special tiles already and get no more.
   *[other] { $name } has all the special tiles already and gets no more.
}
event-extra-round = The bonus tiles have run out. The game continues until everybody has had the Head Sheep equally often.
event-end-tiles = The bonus tiles have run out, and the game is over.
event-end-rounds = { $rounds ->
    [one] The game is over after { $rounds } round.
   *[other] The game is over after { $rounds } rounds.
}
event-end-cards = The last card of the last deck was played, and the game is over.

## Looking things up

look-carrot = Carrots
    .kind = Crop
    .does = Sow it as a pair where the wheel shows it. Eaten by: { $eaters }. At the end, { $stars } star for each.
    .rule = Take a crop from your barn and one of the same kind from the bank, and lay both as a pair on an empty field.
look-hay = Hay
    .kind = Crop
    .does = Sow it as a pair where the wheel shows it. Eaten by: { $eaters }. At the end, { $stars } star for each.
    .rule = Take a crop from your barn and one of the same kind from the bank, and lay both as a pair on an empty field.
look-oats = Oats
    .kind = Crop
    .does = Sow it as a pair where the wheel shows it. Eaten by: { $eaters }. At the end, { $stars } star for each.
    .rule = Take a crop from your barn and one of the same kind from the bank, and lay both as a pair on an empty field.
look-corn = Corn
    .kind = Crop
    .does = Sow it as a pair where the wheel shows it. Eaten by: { $eaters }. At the end, { $stars } star for each.
    .rule = Take a crop from your barn and one of the same kind from the bank, and lay both as a pair on an empty field.
look-water = Water
    .kind = One of the five goods
    .does = One water turns your wheel by one sector. At the end it only breaks ties.
    .rule = You need water to turn your wheel.
look-animal-sheep = Sheep
    .kind = Animal
    .does = Eats { $feed }. Once fed, it goes to its pasture; under the pacifier it comes home and brings: { $product }.
    .rule = Then lead it to the pasture that its symbol on the wheel points at.
look-animal-pig = Pig
    .kind = Animal
    .does = Eats { $feed }. Once fed, it goes to its pasture; under the pacifier it comes home and brings: { $product }.
    .rule = Then lead it to the pasture that its symbol on the wheel points at.
look-animal-cow = Cow
    .kind = Animal
    .does = Eats { $feed }. Once fed, it goes to its pasture; under the pacifier it comes home and brings: { $product }.
    .rule = Then lead it to the pasture that its symbol on the wheel points at.
look-animal-horse = Horse
    .kind = Animal
    .does = Eats { $feed }. Once fed, it goes to its pasture; under the pacifier it comes home and brings: { $product }.
    .rule = Then lead it to the pasture that its symbol on the wheel points at.
look-stable = Stable and score track
    .kind = Animal
    .does = { $animal }: what it eats, its stars on a pasture at the end ({ $stars }), and what all its products are worth (up to the cube).
    .rule = Every animal on its pasture goes back to its stable and produces: its cube moves up one step on the score table.
look-field = Field
    .kind = On the farm
    .does = Holds one pair of crops. Where the wheel is brown you sow, where it is green you harvest.
    .rule = So every field sees carrots, hay, oats, corn and then three times the green zone, before the arm comes over it and everything begins again.
look-scarecrow = Scarecrow
    .kind = On one field of each sector
    .does = A crop on its field hides it, a harvest uncovers it. Visible scarecrows help you win a tile.
    .rule = It is visible as long as the field is empty.
look-pasture = Pasture
    .kind = On the farm
    .does = Room for { $places } animals. Fed animals stay here until the pacifier comes.
    .rule = If two animals stand on a pasture already, no third can go there until the wheel has turned.
look-pacifier = Pacifier
    .kind = On the wheel
    .does = Animals on the pasture under it come home and bring their product.
    .rule = After each turn, look at the sector under the pacifier.
look-arm = The arm
    .kind = On the wheel
    .does = When the wheel turns, it crosses the last green sector, which must be empty. Each turn costs 1 water.
    .rule = But the arm must not run over anything: the sector that it crosses, the last one of the green zone, must be empty, with no crops on its fields and no animals on its pasture.
look-wheel = The wheel
    .kind = On the farm
    .does = Brown sectors are for sowing, green ones for harvesting; the animals on it show their pastures.
    .rule = The farm stays where it is; the wheel on it turns.
look-part-sow = Sowing: { $crop }
    .kind = Brown sector of the wheel
    .does = You can sow this crop on the fields under it.
    .rule = The field must lie in the sector where your wheel shows that crop.
look-part-harvest = Harvesting
    .kind = Green sector of the wheel
    .does = You can harvest pairs from the fields under it.
    .rule = Take a pair from a field in the green zone and put both tiles into your barn.
look-sector = Sector { $sector }
    .kind = On the farm
    .does = A pasture and one to three fields. The wheel over it shows what you can do here now.
    .rule = A farm has seven sectors, numbered clockwise, with rivers between them.
look-star = Star
    .kind = What counts at the end
    .does = The most stars win.
    .rule = The most stars win.
look-cube = Cube of the score table
    .kind = One for each animal
    .does = Shows how often the animal has produced, and what all its products are worth.
    .rule = Once the cube is at the top, the animal still comes home but brings nothing more.
look-product = { $product }
    .kind = Product of an animal
    .does = Every time the animal comes home there is more of it; the track shows what all of it is worth.
    .rule = Every animal on its pasture goes back to its stable and produces: its cube moves up one step on the score table.
look-card-sow = { action-sow }
    .kind = Action card
    .does = Lay pairs of crops on empty fields. Now { $alone } times if nobody else chose it, { $shared } if you share it.
    .rule = It matters what the others choose: for sowing, harvesting and water the action wheel shows a large number, used by a player who is the only one to choose that action, and a small number, used by players who choose the same.
look-card-harvest = { action-harvest }
    .kind = Action card
    .does = Take pairs from the green zone into your barn. Now { $alone } times if nobody else chose it, { $shared } if you share it.
    .rule = It matters what the others choose: for sowing, harvesting and water the action wheel shows a large number, used by a player who is the only one to choose that action, and a small number, used by players who choose the same.
look-card-water = { action-water }
    .kind = Action card
    .does = Take water from the bank: now { $alone } if nobody else chose it, { $shared } if you share it.
    .rule = It matters what the others choose: for sowing, harvesting and water the action wheel shows a large number, used by a player who is the only one to choose that action, and a small number, used by players who choose the same.
look-card-feed = { action-feed }
    .kind = Action card
    .does = Feed as many animals as you can, and lead them to pasture.
    .rule = You may feed as many animals as you can.
look-card-seeds = { action-seeds }
    .kind = Action card
    .does = Take one of everything that your barn lacks; then you may sow once.
    .rule = For each of the five goods that your barn lacks, water too, take one from the bank.
look-action-wheel = Action wheel
    .kind = Two numbers for each action
    .does = The large number counts if nobody else chose the action, the small one if somebody did. The numbers move on after every round.
    .rule = It matters what the others choose: for sowing, harvesting and water the action wheel shows a large number, used by a player who is the only one to choose that action, and a small number, used by players who choose the same.
look-tile = Bonus tile: { $goods }
    .kind = Won by players who choose the same
    .does = The winner gets this at once and lays the tile in the garden.
    .rule = The winner takes one of the two open tiles, gets what it shows at once and only once, and lays it face down in the garden.
look-tile-none = No bonus tile
    .kind = An empty place
    .does = A player won the tile that lay here.
    .rule = Bonus tiles are turned up until two lie open.
look-garden = Garden
    .kind = The bonus tiles you have won
    .does = The fewer tiles you have, the better your chance of winning the next.
    .rule = The winner takes one of the two open tiles, gets what it shows at once and only once, and lays it face down in the garden.
look-rank = Who would win a tile
    .kind = If all chose the same
    .does = Garden, scarecrows and barn are compared until one player is ahead.
    .rule = Players who chose the same action compare until one of them is ahead
look-head-sheep = { head-sheep }
    .kind = With three players
    .does = Its owner may choose two cards in this round.
    .rule = During cleaning up, the Head Sheep passes to the next player clockwise.
look-special = Special tile
    .kind = When playing alone
    .does = Pay it to draw another card, or exchange it for 1 crop or 1 water.
    .rule = You can have at most three; a fourth is lost.
look-drawn = Card of the round
    .kind = When playing alone
    .does = Its action uses the large number, all others the small one.
    .rule = The action on the card uses the large number, all others the small one.
look-seat = A player’s mark
    .kind = Colour, shape and hatch
    .does = Everything with this mark belongs to this player.
    .rule = One to four players each have a farm of their own.
look-products = { $name }
    .kind = A row of the score
    .does = What all the products of this animal are worth, by its track: { $track }.
    .rule = Each animal's track shows what all its products are worth
look-category-crops = { category-crops }
    .kind = A row of the score
    .does = { $stars } for each crop in the barn and on the farm; a pair counts two.
    .rule = 1 star for each crop in the barn and on the farm; a pair counts 2.
look-category-tiles = { category-tiles }
    .kind = A row of the score
    .does = { $stars } for each bonus tile with a star.
    .rule = 3 stars for each one with a star.
look-category-pastures = { category-pastures }
    .kind = A row of the score
    .does = Animals still on a pasture: { $stars }.
    .rule = An animal still on a pasture scores: sheep 3 stars, pig 4, cow 5, horse 7.

## Stars

category-wool = Wool
category-truffles = Truffles
category-milk = Milk
category-riding = Riding
category-crops = Crops
category-tiles = Star tiles
category-pastures = Pastures
next-stars = +{ $stars }

verdict-won = { $stars ->
    [one] You have { $stars } star and reach the goal of { $goal }.
   *[other] You have { $stars } stars and reach the goal of { $goal }.
}
    .theirs = { $stars ->
        [one] { $name } has { $stars } star and reaches the goal of { $goal }.
       *[other] { $name } has { $stars } stars and reaches the goal of { $goal }.
    }
verdict-lost = { $stars ->
    [one] You have { $stars } star. To win, you need { $goal }.
   *[other] You have { $stars } stars. To win, you need { $goal }.
}
    .theirs = { $stars ->
        [one] { $name } has { $stars } star. { $goal } are needed to win.
       *[other] { $name } has { $stars } stars. { $goal } are needed to win.
    }

## Rule options

rule-mode = Game
    .about = Professional farmers can pay water to sow and harvest more, have five more bonus tiles, and compare scarecrows first. A solo game is always basic.
mode-basic = Basic
mode-professional = Professional farmer
rule-cow = The cow likes
    .about = Hay and oats, as in the rulebook, or hay and corn, as reported of another edition.
cow-oats = Oats
cow-corn = Corn
rule-pairs = When two pairs choose the same
    .about = With three or four players. By the rulebook, one of these players is drawn at random and gets the only tile. Or one pair is drawn and compares for it, or both pairs compare, for a tile each.
pairs-player = A player is drawn
pairs-pair = A pair is drawn
pairs-both = Both pairs compare
rule-alike = When two players share both cards
    .about = With two players: the winner of one comparison takes both tiles, as the rulebook says usually happens, or both compare again for the second, counting the tile just won.
alike-same = One takes both
alike-anew = Compare again
rule-score = Worth of the products
    .about = The printed stars are not public. These are our own: balanced by simulation, or a little higher.
score-usual = Usual
score-generous = Generous

## The guided first game

lesson-stars = What you play for
    .text = You play for stars, and most come from animals. The sheep [sheep] eats 2 hay and 2 oats. Whenever it comes home from its pasture it brings wool, the first time for 10 stars.
lesson-wheel = Farm and wheel
    .text = The farm lies still, and a wheel turns over it. Where it is brown you sow, where it is green you harvest. The animals on it show which pasture each would go to.
lesson-cards = Two cards in secret
    .text = In every round you and Moss choose two of five actions each. Choose Feed: hay and oats are in your barn. Then Harvest: something will be ripe by then.
lesson-alone = Moss chose differently
    .text = Sow and Water. If nobody else picks your action, you use the large number on the action wheel: you may harvest three times. Players who pick the same do less, but compare for a bonus tile.
lesson-feed = Feed the sheep
    .text = Begin with Feed. The sheep eats and goes to the pasture that the wheel shows.
lesson-turn = Turn the wheel
    .text = One water turns it by one sector, if the sector that the arm crosses is empty. Sectors 7 and 6 are. Turn it twice: then the pacifier is over the pasture, and the sheep comes home.
lesson-home = Wool for 10 stars
    .text = Each time the sheep comes home, its wool is worth more, and the other animals bring even more. Press Done feeding.
lesson-ripe = Now the harvest
    .text = As the wheel turned, corn and oats came into the green zone. Take both pairs into your barn, then press Stop harvesting. Every crop is worth a star at the end.
lesson-arm = What can block the wheel
    .text = The wheel turns only if the sector that the arm crosses next is empty: no crops, no animals. Sectors 5, 4 and 3 are empty now. Harvest the hay in sector 2 before the arm gets there.
lesson-on = Now it is up to you
    .text = Next time try Sow: a crop from your barn and one from the bank grow into a pair. The game ends when the bonus tiles run out. If you are unsure, Hint marks what is worth considering, and Rule opens the chapter.

## Mistakes in a components file

mistake-number = { $place }: a number from { $least } to { $most } is needed.
mistake-feed = { $place }: four numbers from 0 to 99 are needed, for carrots, hay, oats and corn.
mistake-track = { $place }: a track begins with 0, has at least two numbers, and never falls.
mistake-tile = { $place }: a bonus tile needs number, goods (five numbers), action (sow, harvest or nothing), star and dark.
mistake-removed = { $place }: four numbers are needed, and enough bonus tiles must remain to lie open.
mistake-cards = { $place }: four numbers are needed, and all after the first are 1 or 2.
mistake-fields = { $place }: seven numbers from 1 to { $most } are needed, one for each sector.
mistake-crops = { $place }: seven entries are needed, each empty or one of { $known }.
mistake-animals = { $place }: seven entries are needed, with each of { $known } once and the others empty.
mistake-ring = { $place }: pairs of numbers from 0 to 99 are needed, at least one pair.

## The table

title-cards = { $cards ->
    [one] Your card
   *[other] Your cards
}
    .theirs = { $cards ->
        [one] { $name }: the card
       *[other] { $name }: the cards
    }
title-action-cards = Action cards
cards-secret = all choose at once
cards-shown = revealed
cards-alone = the drawn one uses its large number
card-any = any
card-each = 1 each
title-action-wheel = Action wheel
wheel-numbers = large if alone, small if shared
wheel-now = now
wheel-next = next
title-tiles = Tiles to win
stack-left = { $tiles ->
    [0] the stack is empty
   *[other] { $tiles } in the stack
}
title-stables = Stables and score table
title-farms = Other farms
compared-tiles = tiles
compared-scarecrows = scarecrows
compared-crops = crops
has-chosen = chosen
is-thinking = thinking
head-sheep = The Head Sheep
title-barn = Your barn
    .theirs = Barn: { $name }
title-barn-of = Barn: { $name }
title-garden = Your garden
    .theirs = Garden: { $name }
title-garden-of = Garden: { $name }
title-bank = Bank
title-rank = Who would win a tile
count-tiles = { $count ->
    [0] no tiles
    [one] { $count } tile
   *[other] { $count } tiles
}
count-scarecrows = { $count ->
    [one] { $count } scarecrow
   *[other] { $count } scarecrows
}
count-crops = { $count ->
    [one] { $count } crop
   *[other] { $count } crops
}
rank-first-tiles = { $counts }, the fewest
rank-first-scarecrows = { $counts }, the most
rank-even = { $counts }: even

# on the dial of a farm
dial-sow = sow { $good }
dial-harvest = harvest
dial-home = { $use }, home
dial-blocks = blocks

# alone
title-deck = Deck
deck-round = round { $round } of { $rounds }
deck-left = { $cards ->
    [0] The deck is empty
    [one] { $cards } card in the deck
   *[other] { $cards } cards in the deck
}
deck-drawn = Drawn from it
extra-left = { $cards ->
    [0] No card left to shuffle in
    [one] { $cards } card still to shuffle in
   *[other] { $cards } cards still to shuffle in
}
specials = Special tiles
specials-have = { $tiles ->
    [0] No special tile
    [one] { $tiles } special tile
   *[other] { $tiles } special tiles
}
goal = Stars: { $stars } of { $goal }

# what a picture shows, for those who cannot see it
numbers = { $alone } alone, { $shared } shared
thing-nothing = nothing
thing-scarecrow = scarecrow
picture-of-farm = Farm: { $name }.
picture-of-sector = Sector { $sector }, { $use }: { $things }.
picture-of-card = { $card }: { $told }.
picture-of-drawn = The card of this round: { $card }.
picture-of-action-wheel = Action wheel. { $told }
picture-of-tile = Bonus tile: { $tile }.
picture-of-no-tile = No bonus tile.
picture-of-garden = { $tiles ->
    [0] No bonus tiles in the garden.
    [one] { $tiles } bonus tile in the garden, for { $stars } stars.
   *[other] { $tiles } bonus tiles in the garden, for { $stars } stars.
}
picture-of-stable = { $animal-title }, { $place ->
    [home] in its stable
   *[out] on a pasture
}. Eats { $feed }. Stars for its products: { $stars }.

## In the terminal

terminal-bare = bare field
terminal-arm = the arm crosses here next
terminal-stables = feed; at home → pasture (turns until home); stars; + on a pasture at the end
terminal-home = at home → { $sector } ({ $turns })
terminal-times = { $action } { $times } ({ $shared ->
    [shared] small
   *[alone] large
})
terminal-numbers = Numbers for you
terminal-out = { $turns ->
    [one] home in { $turns } turn
   *[other] home in { $turns } turns
}
terminal-barn = Barn: { $goods }
terminal-fields = Fields: { $goods }
terminal-wheel = { $turns ->
    [0] wheel not turned
    [one] wheel turned once
   *[other] wheel turned { $turns } times
}

# how the end comes near
ending-next = { $sheep ->
    [yes] Once somebody takes the next bonus tile, the game ends as soon as all have had the Head Sheep equally often.
   *[no] The next bonus tile that somebody takes ends the game.
}
ending-soon = { $sheep ->
    [yes] The bonus tiles have run out. The game ends as soon as all have had the Head Sheep equally often.
   *[no] The bonus tiles have run out. This is the last round.
}
ending-rounds = This is the last round.

# the pages of the table in a hand
tab-farm = Farm
tab-wheel = Stables, wheel
tab-rivals = Rivals
