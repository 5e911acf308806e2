### Evergreen

game-name = Evergreen
game-about = Plant a planet, mind the shadows, and let the cards nobody took make the soil.

## Things

biome-meadow = Meadow
    .on = on the meadow
biome-flowers = Flowers
    .on = among the flowers
biome-wheat = Wheat
    .on = in the wheat
biome-rock = Rock
    .on = on the rock
biome-swamp = Swamp
    .on = in the swamp
biome-snow = Snow
    .on = in the snow
biome-wild = Wild
    .on = anywhere

power-sprout = Sprout
power-small = Small tree
power-big = Big tree
power-bush = Bush
power-lake = Lake
power-harvest = Harvest

piece-sprout = sprout
    .a = a sprout
piece-small = small tree
    .a = a small tree
piece-big = big tree
    .a = a big tree
piece-bush = bush
    .a = a bush
piece-lake = lake
    .a = a lake

season-spring = Spring
season-summer = Summer
season-autumn = Autumn
season-winter = Winter

side-north = north
    .in = in the north
side-east = east
    .in = in the east
side-south = south
    .in = in the south
side-west = west
    .in = in the west

area-meadow = on the meadow
area-flowers = among the flowers
area-wheat = in the wheat
area-rock = on the rock
area-swamp = in the swamp
area-snow = in the snow
area-wild = anywhere
area-lake = beside the lake

## The table

where = { $season }, round { $round } of { $rounds }
title-market = Market
title-fertility = Fertility
title-powers = Powers
title-planets = Planets
market-empty = All cards are taken.
deck-left = { $cards ->
    [one] { $cards } card in the deck
   *[other] { $cards } cards in the deck
}
token-here = first next round
supply-left = Left in the supply: { $bushes ->
    [one] { $bushes } bush
   *[other] { $bushes } bushes
}, { $lakes ->
    [one] { $lakes } lake
   *[other] { $lakes } lakes
}
automa = The automa
crevasse = crevasse
planet-of = { $name }: a planet with the sun { $side-in }
picture-of-card = { $biome }, { $power }
in-shadow = in the shade now
terminal-sun = the sun
terminal-biome = its biome, as under Fertility
terminal-fertility = fertility on a card
terminal-drought = drought on a card
terminal-marker = the level of a power
now-light = Light now: { $points }
now-forest = Forest now: { $points }

## Questions

ask-take-card = Which card do you take?
    .more = Its biome is where you act, its power is yours to use. The card that nobody takes may change the soil.
ask-choose-action = What do you do?
    .more = Your card: { $biome }, { $power }
ask-choose-power = Do you use the power of your card?
    .more = { $power }: first its marker moves on, unless it is at the end; then you use it.
ask-plant = Where do you plant a sprout?
    .more = { $times ->
        [one] One more, { $area }
       *[other] Up to { $times } more, { $area }
    }
ask-grow = What shall grow?
    .more = { $times ->
        [one] One more, { $area }
       *[other] Up to { $times } different cells, { $area }
    }
ask-plant-then-grow = Where do you plant a sprout?
    .more = One sprout { $area }, then another cell may grow.
ask-plant-or-grow = Where do you plant a sprout, or what shall grow?
    .more = One cell, anywhere on your planet
ask-raise-tree = What grows into { $piece-a }?
    .more = { $times ->
        [one] One more, anywhere on your planet
       *[other] Up to { $times } more, anywhere on your planet
    }
ask-bush = Where do you plant a bush?
    .more = { $times ->
        [one] One more, anywhere on your planet
       *[other] Up to { $times } more, anywhere on your planet
    }
ask-lake = Where do you lay a lake?
    .more = { $times ->
        [one] One more; up to two of its neighbours grow at once.
       *[other] Up to { $times } more; up to two neighbours of each grow at once.
    }

## Options

option-take = { $biome }, { $power }
option-action-a = Plant up to 3 sprouts
option-action-b = Let up to 2 cells grow
option-action-c = Plant a sprout and let another cell grow
option-action-d = Plant or grow once, anywhere
option-power = Use the power
option-skip = Leave the power alone
option-enough = Enough
option-plant = Sprout on { $cell }
option-grow = Grow { $cell }
option-bush = Bush on { $cell }
option-lake = Lake on { $cell }

## What happens

event-begins = { $who ->
    [you] You begin.
   *[other] { $name } begins.
}
event-round = { $season }, round { $round }
event-season = { $season } has come; the sun stands { $side-in }.
event-takes = { $who ->
    [you] You take { $biome }, { $power }.
   *[other] { $name } takes { $biome }, { $power }.
}
    .brief = took { $biome }, { $power }
event-automa-takes = The automa takes { $biome }, { $power }.
event-left-fertility = { $biome }, { $power } is left over: the soil { $biome-on } grows richer.
    .brief = { $biome } grows richer
event-left-drought = { $biome }, { $power } is left over: drought { $biome-on }.
    .brief = drought { $biome-on }
event-left-none = { $biome }, { $power } is left over and discarded.
event-plants = { $who ->
    [you] You put { $piece-a } on { $cell }, { $biome-on }.
   *[other] { $name } puts { $piece-a } on { $cell }, { $biome-on }.
}
    .brief = { $piece } on { $cell }
event-grows = { $cell } of { $who ->
    [you] your planet
   *[other] { $name }’s planet
} grows into { $piece-a }.
    .brief = { $piece } on { $cell }
event-power = { $who ->
    [you] You use the power { $power } with strength { $strength }.
   *[other] { $name } uses the power { $power } with strength { $strength }.
}
    .brief = power { $power }
event-light = { $who ->
    [you] Your trees gather light: { $points }.
   *[other] { $name }: the trees gather light: { $points }.
}
    .brief = light: { $points }
event-forest = { $who ->
    [you] Your largest forest gives { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
   *[other] { $name }’s largest forest gives { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
}
    .brief = forest: { $points }
event-fertility = { $who ->
    [you] Your big trees draw { $points ->
        [one] { $points } point
       *[other] { $points } points
    } from the soil.
   *[other] { $name }’s big trees draw { $points ->
        [one] { $points } point
       *[other] { $points } points
    } from the soil.
}

## Points

category-start = Start
category-light = Light
category-forest = Forest
category-harvest = Harvest
category-fertility = Fertility

verdict-rank = Your rank: { $rank }
rank-broccoli = Broccoli
rank-bonsai = Bonsai
rank-olive = Olive
rank-holly = Holly
rank-birch = Birch
rank-pine = Pine
rank-oak = Oak
rank-baobab = Baobab
rank-sequoia = Legendary Sequoia

## Rule options

rule-sun = The sun’s first side
    .about = Where the sun stands in spring. It goes on clockwise, season by season.
sun-north = North
sun-east = East
sun-south = South
sun-west = West
rule-supply = Bushes and lakes
    .about = Strict: 20 bushes and 20 lakes for all together; seats then act one after another.
supply-unlimited = As many as needed
supply-strict = 20 of each
rule-deck = The deck
    .about = The harsher deck has two droughts in each biome and fewer small blessings.
deck-mild = Mild
deck-harsh = Harsh

## Mistakes in a components file

mistake-track = { $place }: a track begins with 0 and has at least one more step, none below 0.
mistake-cards = { $place }: six numbers, one for each power; -1 is a drought, 0 no icon, 1 to 9 fertility.
mistake-wild = { $place }: wild cards have no icons, so all six numbers are 0.
mistake-map-size = { $place }: all rows are equally long, and no side has more than { $most } cells.
mistake-map-letters = { $place }: unknown letters { $letters }; known are M F W R S N for the biomes, X for a crevasse and a dot for outside.
mistake-map-biomes = { $place }: these biomes have no cell: { $biome }.
mistake-rounds = { $place }: four seasons of 1 to 5 rounds.
mistake-deck-runs-out = { $place }: 42 cards are not enough for so many rounds and so much fertility at the start.
mistake-points = { $place }: four numbers from 0 to 99, in turn order.
mistake-number = { $place }: a number from { $least } to { $most }.
mistake-ranks = { $place }: each rank needs at least as many points as the one before.

# the pages of the table in a hand
tab-planet = Planet
tab-powers = Powers
tab-rivals = Rivals
