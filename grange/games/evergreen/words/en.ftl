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
title-powers-of = Powers: { $name }
title-planet-of = Planet: { $name }
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
    .more = You act in its biome, and you may use its power. The card that nobody takes may change the soil.
ask-choose-action = What do you do?
    .more = Your card: { $biome }, { $power }
ask-choose-power = Do you use the power of your card?
    .more = { $power }: first its marker moves up one step, unless it is at the end; then you use it.
ask-plant = Where do you plant a sprout?
    .more = { $times ->
        [one] One, { $area }
       *[other] Up to { $times }, { $area }
    }
ask-grow = What do you grow?
    .more = { $times ->
        [one] One, { $area }
       *[other] Up to { $times } plants on different cells, { $area }
    }
ask-plant-then-grow = Where do you plant a sprout?
    .more = One sprout { $area }, then you may grow another plant.
ask-plant-or-grow = Where do you plant or grow?
    .more = One cell, anywhere on your planet
ask-raise-tree = What grows into { $piece-a }?
    .more = { $times ->
        [one] One, anywhere on your planet
       *[other] Up to { $times }, anywhere on your planet
    }
ask-bush = Where do you plant a bush?
    .more = { $times ->
        [one] One, anywhere on your planet
       *[other] Up to { $times }, anywhere on your planet
    }
ask-lake = Where do you lay a lake?
    .more = { $times ->
        [one] One; then grow up to two plants beside it at once.
       *[other] Up to { $times }; then grow up to two plants beside each at once.
    }

## Options

option-take = { $biome }, { $power }
option-action-a = Plant up to 3 sprouts
option-action-b = Grow up to 2 plants
option-action-c = Plant 1 sprout and grow 1 other plant
option-action-d = Plant or grow once, anywhere
option-power = Use the power
option-skip = Don’t use the power
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
chapter = { $season }
    .brief = { $season }
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
event-grows = On { $who ->
    [you] your planet
   *[other] { $name }’s planet
}, the plant on { $cell } grows into { $piece-a }.
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

## Looking things up

look-sprout = Sprout
    .kind = On a planet
    .does = It can grow into a small tree. It is too low to catch light and belongs to no forest.
    .rule = To plant is to put a sprout on an empty cell.
look-tree-small = Small tree
    .kind = On a planet
    .does = In the light it brings { $light } point, and it shades { $shadow } cell behind it. It counts for the forest and can grow.
    .rule = A tree is dark if it stands in the shadow of a tree of equal or greater height.
look-tree-big = Big tree
    .kind = On a planet
    .does = In the light it brings { $light } points, and it shades { $shadow } cells behind it. At the end it brings the fertility of its biome.
    .rule = After Winter's scoring, each big tree scores the fertility of its biome.
look-bush = Bush
    .kind = On a planet
    .does = Counts for the forest, casts no shadow and earns no light. It never grows.
    .rule = Trees and bushes that touch along a side form one forest; corners do not join.
look-lake = Lake
    .kind = On a planet
    .does = When you place it, you may grow up to two plants beside it at once. It fills its cell for good.
    .rule = A lake's growths must be on different cells that touch it along a side, not at a corner.
look-crevasse = Crevasse
    .kind = On every planet, { $cells } cells
    .does = Nothing can stand here. For the light it is an empty cell.
    .rule = For light, a crevasse is simply an empty cell.
look-sun = Sun
    .kind = Now in the { $stands ->
        [north] north
        [east] east
        [south] south
       *[west] west
    }
    .does = Light runs from here straight across the planet; trees cast their shadows away from it. After every season it moves on by one side.
    .rule = Light comes from the sun's side and runs straight across the planet; trees cast their shadows away from the sun.
look-fertility = Fertility
    .kind = An icon on cards
    .does = If nobody takes such a card, its biome becomes more fertile, and big trees there score more at the end.
    .rule = A biome is as fertile as the number of fertility icons showing in its group.
look-drought = Drought
    .kind = An icon on cards
    .does = If nobody takes this card, it covers the last card in the group of its biome and turns it face down.
    .rule = The last card of that biome's group is turned face down, and the drought covers it.
look-first-player = First-player token
    .kind = One in the game
    .does = On a card: whoever takes it starts the next round.
    .rule = Whoever takes that card will start the next round.
look-seat = A player’s mark
    .kind = Colour, shape and hatch
    .does = On the dial it shows the points, on a track the strength of a power.
    .rule = One to four players each tend a planet of their own, through four seasons and 14 rounds.
look-bud = Harvest
    .kind = Power
    .does = Brings points at once: as many as its track shows.
    .rule = Each card carries one of six powers.
look-card = { $biome }
    .kind = Card of the market, power: { $power }
    .does = { $icons ->
        [drought] You act in this biome. If nobody takes the card, it dries the biome.
        [none] You act in this biome. If nobody takes the card, it is discarded.
       *[fertile] You act in this biome. If nobody takes the card, it feeds the soil.
    }
    .rule = The market is a row of open cards, one more than there are players.
look-card-wild = Wild card
    .kind = Card of the market, power: { $power }
    .does = Each effect of your action may be in a different biome. If nobody takes the card, it is discarded.
    .rule = With a wild card, each effect may be anywhere, even in different biomes.
look-card-none = A taken card
    .kind = Place in the market
    .does = A player took the card that lay here.
    .rule = From the first player onward, clockwise, each player must take one card.
look-biome = { $biome }
    .kind = Biome, fertility { $fertility }
    .does = Cards of this biome let you plant and grow here. At the end, each big tree here brings { $fertility }.
    .rule = You must choose one of four actions and perform it in your card's biome; only D works anywhere.
look-season = { $season }
    .kind = Season, rounds: { $rounds }
    .does = A filled dot is a round that is over. After the last one, light and forest are scored and the sun moves on.
    .rule = The sun moves one side clockwise.
look-power-sprout = { power-sprout }
    .kind = Power track
    .does = Plants sprouts on empty cells, in any biome. Its strength rises with every use of its card: { $track }.
    .rule = First raise the power one step on its track, unless it is at the end.
look-power-small = { power-small }
    .kind = Power track
    .does = Turns sprouts into small trees. Its strength rises with every use of its card: { $track }.
    .rule = First raise the power one step on its track, unless it is at the end.
look-power-big = { power-big }
    .kind = Power track
    .does = Turns small trees into big ones. Its strength rises with every use of its card: { $track }.
    .rule = First raise the power one step on its track, unless it is at the end.
look-power-bush = { power-bush }
    .kind = Power track
    .does = Puts bushes on empty cells. Its strength rises with every use of its card: { $track }.
    .rule = First raise the power one step on its track, unless it is at the end.
look-power-lake = { power-lake }
    .kind = Power track
    .does = Places lakes; beside each you may grow up to two plants at once. Its strength rises with every use of its card: { $track }.
    .rule = A lake's growths must be on different cells that touch it along a side, not at a corner.
look-power-harvest = { power-harvest }
    .kind = Power track
    .does = Brings the points of its new step at once. Its strength rises with every use of its card: { $track }.
    .rule = First raise the power one step on its track, unless it is at the end.
look-automa = { automa }
    .kind = Your opponent in a solo game
    .does = It takes one card in every round: a wild one, or else the most fertile, or else a drought.
    .rule = It has no planet; it only takes cards.
look-category-start = { category-start }
    .kind = A row of the score
    .does = Players later in turn order start with a few more points.
    .rule = Players later in turn order start with a few more points
look-category-light = { category-light }
    .kind = A row of the score
    .does = What your trees in the light score at the end of every season.
    .rule = A dark tree scores nothing, yet still casts its own shadow.
look-category-forest = { category-forest }
    .kind = A row of the score
    .does = 1 for each tree and bush in your largest forest, at the end of every season.
    .rule = Your largest forest scores 1 point for each tree and each bush in it.
look-category-harvest = { category-harvest }
    .kind = A row of the score
    .does = What the harvest power has scored.
    .rule = The track rises even if you then have nothing to do.
look-category-fertility = { category-fertility }
    .kind = A row of the score
    .does = The fertility of its biome for each big tree, at the end of the game.
    .rule = After Winter's scoring, each big tree scores the fertility of its biome.

## Points

category-start = Start
category-light = Light
category-forest = Forest
category-harvest = Harvest
category-fertility = Fertility

verdict-rank = Your rank: { $rank }
    .theirs = { $name }: { $rank }
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
    .about = Where the sun stands in spring. From there it moves clockwise, season by season.
sun-north = North
sun-east = East
sun-south = South
sun-west = West
rule-supply = Bushes and lakes
    .about = Strict: 20 bushes and 20 lakes for all together; seats then act one after another.
supply-unlimited = As many as needed
supply-strict = 20 of each
rule-deck = The deck
    .about = The harsher deck has two droughts in each biome and fewer cards with a single fertility icon.
deck-mild = Mild
deck-harsh = Harsh

## The guided first game

lesson-planet = This planet is yours
    .text = It has six kinds of land, the biomes. In one year of 14 rounds you turn it green; trees in the light and one large forest bring the points.
lesson-take = Take a card
    .text = A card names the biome in which you act, and it has a power. Take Wheat, with the small tree.
lesson-leftover = The card nobody took
    .text = It has made the swamp more fertile. At the end of the year, every big tree scores the fertility of its biome.
lesson-plant = Your action
    .text = Everybody does one of four actions in the biome of their card. Plant three sprouts in the wheat, side by side: on B4, C4 and D4.
lesson-power = The power of the card
    .text = With each use its track goes up one step, and the power grows stronger. Use it: it turns one sprout into a small tree. Choose C4.
lesson-again = A new round
    .text = This card shows a drought [drought]: if nobody took it, the wheat would be less fertile. Take it and carry on where you started. Its power is the bush.
lesson-grow = Growing
    .text = A sprout becomes a small tree, a small tree a big one, one step at a time. Grow twice: on B4 and on D4.
lesson-forest = One large forest
    .text = Trees and bushes that touch along a side form a forest. After each season, the largest one scores a point for each of them. Use the power: a bush on C5.
lesson-light = Mind the light
    .text = Your three small trees stand in the light: 1 point each when spring ends; a big one would bring 2. But in summer the sun shines from the east, along your row, and they will shade each other.
lesson-on = Now it is up to you
    .text = The first-player token [first-player] lies on a card: whoever takes that card starts the next round. The planet always shows what light and forest are worth now. If you are unsure, Hint marks what is worth considering, and Rule opens the chapter.

## Mistakes in a components file

mistake-track = { $place }: a track begins with 0 and has at least one more step, none below 0.
mistake-cards = { $place }: six numbers, one for each power; -1 is a drought, 0 no icon, 1 to 9 fertility.
mistake-wild = { $place }: wild cards have no icons, so all six numbers are 0.
mistake-map-size = { $place }: all rows must have the same length, and no side more than { $most } cells.
mistake-map-letters = { $place }: unknown letters { $letters }; known are M F W R S N for the biomes, X for a crevasse and a dot for outside.
mistake-map-biomes = { $place }: these biomes have no cell: { $biome }.
mistake-rounds = { $place }: four seasons of 1 to 5 rounds.
mistake-deck-runs-out = { $place }: 42 cards are not enough for this many rounds and this much fertility at the start.
mistake-points = { $place }: four numbers from 0 to 99, in turn order.
mistake-number = { $place }: a number from { $least } to { $most }.
mistake-ranks = { $place }: each rank needs at least as many points as the one before.

# the pages of the table in a hand
tab-planet = Planet
tab-powers = Powers
tab-rivals = Rivals
