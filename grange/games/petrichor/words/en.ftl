### Petrichor

game-name = Petrichor
game-about = Be a cloud: drift over the fields, vote for the weather, and have the most water on whatever grows when the harvest comes.

## Things

# .low: in the middle of a sentence
weather-frost = Frost
    .low = frost
weather-sun = Sun
    .low = sun
weather-wind = Wind
    .low = wind
weather-rain = Rain
    .low = rain

# .the: as a subject; .over: where a cloud hovers; .onto: where a drop falls; .from: whence it is taken
crop-coffee = Coffee
    .the = the coffee
    .over = over the coffee
    .onto = onto the coffee
    .from = from the coffee
crop-cotton = Cotton
    .the = the cotton
    .over = over the cotton
    .onto = onto the cotton
    .from = from the cotton
crop-rice = Rice
    .the = the rice
    .over = over the rice
    .onto = onto the rice
    .from = from the rice
crop-grass = Grass
    .the = the grass
    .over = over the grass
    .onto = onto the grass
    .from = from the grass
crop-potato = Potato
    .the = the potato
    .over = over the potato
    .onto = onto the potato
    .from = from the potato
crop-wheat = Wheat
    .the = the wheat
    .over = over the wheat
    .onto = onto the wheat
    .from = from the wheat
crop-corn = Corn
    .the = the corn
    .over = over the corn
    .onto = onto the corn
    .from = from the corn
crop-pear = Prickly pear
    .the = the prickly pear
    .over = over the prickly pear
    .onto = onto the prickly pear
    .from = from the prickly pear
crop-lake = Lake
    .the = the lake
    .over = over the lake
    .onto = into the lake
    .from = from the lake
crop-unknown = Face down
    .the = the face-down tile
    .over = over a face-down tile
    .onto = onto a face-down tile
    .from = from a face-down tile

colour-0 = blue
colour-1 = red
colour-2 = yellow
colour-3 = violet
colour-south = grey

face-0 = harvest
face-1 = 1
face-2 = 2
face-3 = 3
face-4 = 4

# .at: what happens, before the name of a place
card-1 = one grey drop falls on a tile
    .at = A grey drop falls on
card-2 = two grey drops fall on a tile
    .at = Grey drops fall on
card-3 = one of your drops dries up
    .at = One of your drops dries up on
card-4 = a new cloud with two grey drops
    .at = A grey cloud forms over
card-5 = one grey drop joins a cloud
    .at = A grey drop joins the cloud over
card-6 = one grey drop joins a cloud
    .at = A grey drop joins the cloud over
card-7 = a shared cloud drifts north-west
    .at = A shared cloud drifts north-west from
card-8 = a wholly grey cloud drifts south-east
    .at = A grey cloud drifts south-east from
card-9 = all nine cards are shuffled

## The table

where = { $round ->
    [0] Before round 1 of { $rounds }
   *[other] Round { $round } of { $rounds }
}
title-hand = Your hand
    .theirs = { $name }: the hand
title-pack = Choose from this pack
    .theirs = { $name }: the pack to choose from
title-votes = Votes for the weather
title-votes-won = Votes won
title-forecast = What it would do now
title-forecast-of = If { $weather-low } came now
title-players = Players
title-harvest = Harvest now
cards-in-hand = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
hand-cards = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}, keep at most { $most }
pack-cards = kept: { $kept }; in hand: { $cards }
votes-lead = leading: { $names }
votes-come = to come: { $names }
votes-tied = tied: { $names }
votes-none = no votes yet
votes-won-points = points at the end
have-drops = drops
have-votes = votes
have-cards = cards
have-wheat = wheat
have-harvest = harvest
first-player = First player
passed = passed
south-wind = South wind
south-card = Last: { $card }.
south-left = { $cards ->
    [one] { $cards } card is left.
   *[other] { $cards } cards are left.
}
south-points = { $points ->
    [one] point
   *[other] points
}

deed-frost = A new cloud with one of your drops
deed-sun = Two of your drops into a cloud of yours
deed-wind = A cloud of yours moves by one tile
deed-rain = A drop falls from one or two of your clouds
stack-none = or any two others
now-frost = { $skies ->
    [0] nothing now
    [one] { $skies } free tile
   *[other] { $skies } free tiles
}
now-sun = { $clouds ->
    [0] nothing now
    [one] { $clouds } cloud
   *[other] { $clouds } clouds
}
now-wind = { $ways ->
    [0] nothing now
    [one] { $ways } way
   *[other] { $ways } ways
}
now-rain = { $clouds ->
    [0] nothing now
    [one] { $clouds } cloud
   *[other] { $clouds } clouds
}

tile-at = { $crop } { $place }
forecast-frost = { $clouds ->
    [0] No cloud changes.
    [one] { $clouds } cloud becomes a thundercloud.
   *[other] { $clouds } clouds become thunderclouds.
}
forecast-sun = { $drops ->
    [0] You have nothing to double.
    [one] You double { $drops } drop.
   *[other] You double up to { $drops } drops.
}
    .theirs = { $drops ->
        [0] { $name } has nothing to double.
        [one] { $name } doubles { $drops } drop.
       *[other] { $name } doubles up to { $drops } drops.
    }
forecast-everybody-doubles = Everybody doubles their drops in one cloud.
forecast-wind = Everybody moves one drop to a neighbouring tile.
forecast-calm = No drop lies on a tile.
forecast-south = { $drops ->
    [0] None of your drops is blown north.
    [one] { $drops } drop of yours is blown north.
   *[other] { $drops } drops of yours are blown north.
}
    .theirs = { $drops ->
        [0] { $name }: no drop is blown north.
        [one] { $name }: { $drops } drop is blown north.
       *[other] { $name }: { $drops } drops are blown north.
    }
forecast-dry = Nothing falls.
forecast-rain = { $drops ->
    [one] { $drops } drop falls: { $tiles }.
   *[other] { $drops } drops fall: { $tiles }.
}
forecast-grows = Starts to grow: { $tiles }.
forecast-ripens = Ripens: { $tiles }.
forecast-spoils = Spoils: { $tiles }.
forecast-win = This vote would be won by: { $names }.
forecast-tie = Nobody would win this vote.
forecast-uncounted = This vote would not count.
forecast-choice = This weather is tied with another: the first player decides whether its vote counts.
forecast-standing = The harvest would then pay: { $paid }.
forecast-paid = { $name } { $points }
harvest-comes = There is a harvest at the end of this round.
harvest-waits = { $dice ->
    [one] { $dice } die must still turn: { $faces }.
   *[other] { $dice } dice must still turn: { $faces }.
}

terminal-dice = Harvest dice: { $dice }
terminal-needs = drops to grow
terminal-pays = points now
terminal-would = points if it grows
terminal-row = points for most drops, second most and so on; corn: by the number of players there; wheat: most, others; rice: for each drop

growth-bare = nothing grows
growth-sprouting = sprouting
growth-grown = grown
growth-spoiled = spoiled
sky-clear = no cloud
sky-cloud = cloud
sky-thunder = thundercloud
picture-of-tile = { $crop }, { $place }: { $growth }; drops on it: { $drops }; above: { $sky }, drops: { $cloud }
picture-of-back = { $place }: a face-down tile
picture-of-wheel = Votes: frost { $frost }, sun { $sun }, wind { $wind }, rain { $rain }. Dice: { $dice }
picture-of-stack = { $weather }: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}

## Questions

ask-fertilize = Where do you lay a fertilizer?
    .more = The tile will pay 1 point more to everybody with drops on it. No two fertilizers may lie side by side.
ask-first-cloud = Over which tile does your first cloud appear?
    .more = It begins with one drop of yours.
ask-turn = Which card do you play?
    .more = You act, then you vote.
ask-second = Do you take a second action?
    .more = It costs two cards of its kind; any two others can stand in for each of them. Then you vote again.
ask-give = Which card do you give in place of { $weather-low }?
    .more = { $cards ->
        [one] { $cards } more card
       *[other] { $cards } more cards
    }
ask-vote = What do you vote for?
    .more = For the weather of your action, for the next one round the board, or for the harvest, by lowering a die.
ask-vote-back = From which weather do you move a vote to { $weather-low }?
    .more = You have no votes left in your supply.
ask-discard = Which card do you discard?
    .more = { $cards ->
        [one] You hold { $cards } card too many.
       *[other] You hold { $cards } cards too many.
    }
ask-keep = Which card do you keep?
    .more = { $cards } more from this pack; the rest goes to the next player.
ask-frost = Over which tile does the new cloud appear?
    .more = It begins with one drop of yours. If you have none in your supply, take one from a tile.
ask-sun = Into which cloud do your two drops go?
    .more = It must hold a drop of yours. If your supply is short, take the missing drops from tiles.
ask-rain = Which drop falls?
    .more = { $clouds ->
        [1] One drop, anybody’s, from a cloud that holds one of yours.
       *[other] One drop, anybody’s, from a cloud that holds one of yours; then, if you like, another from a different cloud.
    }
ask-wind = Which cloud moves?
    .more = It must hold a drop of yours.
ask-blow = Where does the cloud over { $place } go?
    .more = To a tile beside its own. Where two clouds meet, they become one thundercloud.
ask-take-drop = From which tile do you take a drop?
    .more = { $drops ->
        [one] Your supply is short by { $drops } drop.
       *[other] Your supply is short by { $drops } drops.
    }
ask-weather = Which weather comes?
    .more = These have the same number of votes; you choose.
ask-counted = Which of these votes should count?
    .more = All of these weathers come, but only two votes can be won. These are tied; you choose.
ask-double = In which cloud do you double your drops?
    .more = If your supply is short, take the missing drops from tiles.
ask-lift = Which drop does the wind carry off?
    .more = Anybody’s, from any tile.
ask-land = Where does the { $colour } drop land?
    .more = On a tile beside its own.

## Options

option-play = { $weather }
option-play-second = { $weather }, for two { $weather-low } cards
option-swap = { $weather }, for two other cards
option-swap-second = { $weather }, for one { $weather-low } card and two others
option-swap-twice = { $weather }, for four other cards
group-swap = Two others for …
group-swap-second = Other cards for …
option-pass = Pass
option-end = End my turn
option-decline = { $question ->
    [double] Do not double
   *[other] Skip the action, only vote
}
option-enough = Enough
option-give = Give { $weather-low }
option-keep = Keep { $weather-low }
option-discard = Discard { $weather-low }
option-vote = A vote for { $weather-low }
option-back = From { $weather-low }
option-weather = { $weather }
option-lower = Lower the { $face }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
option-turn-die = Turn the { $face } to harvest: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
option-place = A cloud { $crop-over }, { $place }
option-fill = The cloud { $crop-over }, { $place }
option-take = A drop { $crop-from }, { $place }
option-land = { $crop }, { $place }
option-fertilize = Fertilizer on { $place }
option-drip = A { $colour } drop { $crop-onto }, { $place }
option-lift = A { $colour } drop { $crop-from }, { $place }
option-move = The cloud { $crop-over }, { $place }
option-blow = { $crop }, { $place }

detail-frost = A new cloud with one drop of yours. You hold { $cards ->
    [one] { $cards } frost card
   *[other] { $cards } frost cards
}.
detail-sun = Two drops of yours into a cloud that holds one. You hold { $cards ->
    [one] { $cards } sun card
   *[other] { $cards } sun cards
}.
detail-wind = A cloud of yours moves by one tile. You hold { $cards ->
    [one] { $cards } wind card
   *[other] { $cards } wind cards
}.
detail-rain = A drop falls from one or two clouds of yours. You hold { $cards ->
    [one] { $cards } rain card
   *[other] { $cards } rain cards
}.

## What happens

event-begins = { $who ->
    [you] You are the first player.
   *[other] { $name } is the first player.
}
event-fertilizes = { $who ->
    [you] You lay
   *[other] { $name } lays
} a fertilizer on { $place }.
event-dice = The harvest dice show: { $dice }.
event-cloud = { $who ->
    [you] You place
   *[other] { $name } places
} a cloud over { $place }.
    .brief = a cloud over { $place }
event-first-cloud = { $who ->
    [you] Your first cloud appears
    [south] A cloud of the south wind appears
   *[other] { $name }: the first cloud appears
} over { $place }.
event-round = Round { $round }
chapter = Round { $round }
    .brief = { $round }
event-acts = { $who ->
    [you] You take
   *[other] { $name } takes
} a { $weather-low } action.
event-takes-drop = { $who ->
    [you] You take
   *[other] { $name } takes
} a drop { $crop-from } ({ $place }).
event-fills = { $who ->
    [you] You add
   *[other] { $name } adds
} { $drops ->
    [one] { $drops } drop
   *[other] { $drops } drops
} to the cloud over { $place }.
    .brief = { $drops ->
        [one] { $drops } drop
       *[other] { $drops } drops
    } into the cloud over { $place }
event-drips = A { $colour } drop falls { $crop-onto } ({ $place }).
event-blows = { $who ->
    [you] You blow
   *[other] { $name } blows
} the cloud over { $start } to { $place }.
    .brief = cloud { $start } → { $place }
event-merges = The clouds over { $place } become one thundercloud.
    .brief = a thundercloud over { $place }
event-thunder = The cloud over { $place } becomes a thundercloud.
    .brief = a thundercloud over { $place }
event-pours = { $drops ->
    [one] { $drops } drop pours
   *[other] { $drops } drops pour
} from the thundercloud { $crop-onto } ({ $place }).
event-sprouts = On { $place } { $crop-the } sprouts.
event-grows = On { $place } { $crop-the } has grown.
event-spoils = On { $place } { $crop-the } spoils.
event-withers = On { $place } { $crop-the } withers.
event-votes = { $who ->
    [you] You vote
    [south] The south wind votes
   *[other] { $name } votes
} for { $weather-low }.
    .brief = vote: { $weather }
event-lowers = { $who ->
    [you] You lower
    [south] The south wind lowers
   *[other] { $name } lowers
} a harvest die: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
    .brief = die: +{ $points }
event-turns-die = { $who ->
    [you] You turn
    [south] The south wind turns
   *[other] { $name } turns
} a die to harvest: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
    .brief = die to harvest: +{ $points }
event-passes = { $who ->
    [you] You pass.
   *[other] { $name } passes.
}
    .brief = passed
event-marker = { $who ->
    [you] You are
   *[other] { $name } is
} now the first player.
event-frost = All clouds become thunderclouds.
event-weathers = The weather of this round: { $weathers }.
event-weather = { $weather } comes.
    .brief = { $weather }
event-doubles = { $who ->
    [you] You double your
    [south] The south wind doubles its
   *[other] { $name } doubles
} { $drops ->
    [one] { $drops } drop
   *[other] { $drops } drops
} in the cloud over { $place }.
    .brief = doubled over { $place }
event-moves-drop = { $who ->
    [you] You move
    [south] The south wind blows
   *[other] { $name } moves
} a { $colour } drop from { $start } to { $place }.
    .brief = drop { $start } → { $place }
event-wins = { $who ->
    [you] You win
    [south] The south wind wins
   *[other] { $name } wins
} the vote on { $weather-low }.
    .brief = won the vote: { $weather }
event-harvest = The harvest comes.
    .brief = harvest
event-reaps = { $crop } on { $place }: { $who ->
    [you] you get
    [south] the south wind gets
   *[other] { $name } gets
} { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
    .brief = { $crop } { $place }: { $points }
event-wheat = { $who ->
    [you] You receive
    [south] The south wind receives
   *[other] { $name } receives
} a wheat token.
event-track = { $who ->
    [you] For the votes you won, you get
    [south] For the votes it won, the south wind gets
   *[other] For the votes won, { $name } gets
} { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-most-wheat = { $who ->
    [you] For having the most wheat tokens, you get
    [south] For having the most wheat tokens, the south wind gets
   *[other] For having the most wheat tokens, { $name } gets
} { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-south = South wind: { $card }.
event-south-at = { $card-at } { $place }.
event-shortage = The south wind cannot do that and gets { $points ->
    [one] { $points } point
   *[other] { $points } points
}.

## Looking things up

look-crop-grass = { crop-grass }
    .kind = Crop
    .does = Grows with { $drops } drops. At a harvest, players score by rank here: { $points }.
    .rule = For most crops they are ranked by their drops
look-crop-cotton = { crop-cotton }
    .kind = Crop
    .does = Grows with { $drops } drops. At a harvest, players score by rank here: { $points }.
    .rule = For most crops they are ranked by their drops
look-crop-potato = { crop-potato }
    .kind = Crop
    .does = Grows with { $drops } drops. At a harvest, players score by rank here: { $points }.
    .rule = Mind the potato: second place is worth more than first.
look-crop-coffee = { crop-coffee }
    .kind = Crop
    .does = Sprouts with { $drops } drops and then pays by rank: { $sprouting }. Once grown, after sun weather: { $points }.
    .rule = Coffee and rice only sprout; coffee is grown after the next sun weather, rice after the next rain weather.
look-crop-rice = { crop-rice }
    .kind = Crop
    .does = Sprouts with { $drops } drops. Once grown, after rain weather, each of your drops here is worth { $each }.
    .rule = Coffee and rice only sprout; coffee is grown after the next sun weather, rice after the next rain weather.
look-crop-wheat = { crop-wheat }
    .kind = Crop
    .does = Grows with { $drops } drops. If one player alone has the most drops here, they get { $most } points and a wheat token; everyone else here gets { $others }.
    .rule = Only players with drops on the tile count.
look-crop-corn = { crop-corn }
    .kind = Crop
    .does = Grows with { $drops } drops. All players with drops here get the same: { $points } if there are one, two, three or four of them.
    .rule = Only players with drops on the tile count.
look-crop-pear = { crop-pear }
    .kind = Crop
    .does = Grows with { $drops } drops and pays by rank: { $points }. With { $spoils } drops it spoils: { $spoiled }.
    .rule = It stays spoiled until it is harvested or withers.
look-crop-lake = { crop-lake }
    .kind = Exclusive tile
    .does = Drops that fall in go back to their owners. A cloud that the wind brings here gets { $drops } more of your drops, and one that leaves flies as far as you like.
    .rule = Nothing grows there.
look-crop-unknown = { crop-unknown }
    .kind = Tile of the field
    .does = Nobody knows yet what grows here. The tiles are turned up once all fertilizer is laid.
    .rule = At first the tiles lie face down.
look-cloud = Cloud
    .kind = In the sky
    .does = Holds drops over a tile. With { $drops } or more it becomes a thundercloud.
    .rule = A cloud with 4 drops or more becomes a thundercloud.
look-thundercloud = Thundercloud
    .kind = Many drops, frost, or two clouds that met
    .does = Rain weather empties it: all its drops fall on the tile below. With { $drops } drops it overflows at once.
    .rule = It stays one, even if it has fewer later.
look-drop = Drop
    .kind = { $drops } for every player
    .does = In a cloud it can be moved and rained down; on a tile it makes the crop grow and decides who gets the points.
    .rule = A crop grows as soon as enough drops, of all players together, lie on its tile.
look-die = Harvest die: { $face }
    .kind = One of three
    .does = Lowering it is a vote for the harvest: { $lower } point, or { $turn } for turning a 1 to harvest. When all three show harvest, there is a harvest.
    .rule = The harvest comes in the last round, and whenever all three dice show harvest after the weather phase.
look-weather-frost = { weather-frost }
    .kind = Weather
    .does = If it comes, all clouds become thunderclouds.
    .rule = All clouds become thunderclouds.
look-weather-sun = { weather-sun }
    .kind = Weather
    .does = If it comes, everybody doubles their own drops in one cloud; then sprouted coffee is grown.
    .rule = From the first player clockwise, everybody doubles their own drops in one cloud.
look-weather-wind = { weather-wind }
    .kind = Weather
    .does = If it comes, everybody moves one drop from a tile to a neighbouring one.
    .rule = From the last player back to the first, everybody must move one drop, anybody's, from any tile to a neighbouring one.
look-weather-rain = { weather-rain }
    .kind = Weather
    .does = If it comes, all thunderclouds empty themselves on the tiles below; then sprouted rice is grown.
    .rule = All thunderclouds drop all their water on the tiles below and are gone.
look-votes = Votes
    .kind = { $votes } for every player
    .does = The two weathers with the most votes come. Whoever has the most votes on one of them moves one step up the track.
    .rule = If you have no votes left, take one of yours from any weather and put it where you want it.
look-track = Votes won
    .kind = A track, counted at the end
    .does = Each step is a vote won. The number below it is what you get for it at the end of the game.
    .rule = After a weather has come, whoever has the most votes on it wins it and goes one step up the track of votes won.
look-first-player = First-player marker
    .kind = One in the game
    .does = Whoever holds it has the first turn, and chooses where weathers tie.
    .rule = Where weathers tie, the first player chooses among them.
look-fertilizer = Fertilizer
    .kind = Exclusive token
    .does = At a harvest this tile pays { $points } more to everybody with drops on it.
    .rule = At a harvest, such a tile pays 1 point more to every player with drops on it; sprouting rice still pays nothing.
look-growth = Growth token
    .kind = On a crop with enough water
    .does = Golden: grown, and pays in full. Pale: sprouted, and waits for the weather beside it.
    .rule = Most crops are then fully grown.
look-spoiled = Spoiled
    .kind = A prickly pear with too much water
    .does = It pays less, until it is harvested or withers.
    .rule = It stays spoiled until it is harvested or withers.
look-seat = A player’s mark
    .kind = Colour, shape and hatch
    .does = On a weather it is a vote, on the track the votes won, under a crop the rank there.
    .rule = One to four players share one field of crop tiles, for four rounds (short game) or six (long game).
look-south = South wind
    .kind = The neutral player
    .does = It has grey drops and votes of its own, and plays the cards of a small deck.
    .rule = It plays as a neutral player with 20 grey drops and 12 votes.
look-card-frost = { weather-frost }
    .kind = Action card
    .does = Place a new cloud, with one of your drops, over a tile without a cloud. Then vote for frost, sun or the harvest.
    .rule = Any two cards of other kinds stand in for one card.
look-card-sun = { weather-sun }
    .kind = Action card
    .does = Add { $drops } of your drops to a cloud that holds one of yours. Then vote for sun, wind or the harvest.
    .rule = Any two cards of other kinds stand in for one card.
look-card-wind = { weather-wind }
    .kind = Action card
    .does = Move a cloud that holds a drop of yours to a neighbouring tile. Then vote for wind, rain or the harvest.
    .rule = Any two cards of other kinds stand in for one card.
look-card-rain = { weather-rain }
    .kind = Action card
    .does = Let one drop fall from one or two clouds that hold a drop of yours. Then vote for rain, frost or the harvest.
    .rule = Any two cards of other kinds stand in for one card.
look-cards = Cards in hand
    .kind = Frost, sun, wind and rain
    .does = Every card is an action and a vote. You keep at most { $most } for the next round.
    .rule = At the end of the action phase, whoever holds more than 4 cards discards down to 4.
look-token = Wheat token
    .kind = Won with wheat at a harvest
    .does = Whoever has the most at the end of the game gets { $points } points.
    .rule = Whoever has the most wheat tokens gets 12 points; players who tie all get them.
look-harvest = Harvest
    .kind = What it would pay now
    .does = Every crop that grows pays the players whose drops lie on it; then these drops go back to them.
    .rule = Every crop that grows pays.
look-category-dice = { category-dice }
    .kind = A row of the score
    .does = { $lower } for lowering a harvest die, { $turn } for turning a 1 to harvest.
    .rule = A die with 1 turns to harvest instead, for 2 points.
look-category-votes = { category-votes }
    .kind = A row of the score
    .does = The points under your place on the track of votes won.
    .rule = Everybody gets points for votes won
look-category-tokens = { category-tokens }
    .kind = A row of the score
    .does = { $points } for whoever has the most wheat tokens.
    .rule = Whoever has the most wheat tokens gets 12 points; players who tie all get them.

## Points

category-coffee = Coffee
category-cotton = Cotton
category-rice = Rice
category-grass = Grass
category-potato = Potato
category-wheat = Wheat
category-corn = Corn
category-pear = Prickly pear
category-dice = Dice
category-votes = Votes won
category-tokens = Wheat tokens

verdict-won = You have beaten the south wind, { $points } to { $neutral }.
    .theirs = { $name } has beaten the south wind, { $points } to { $neutral }.
verdict-lost = The south wind has beaten you: { $neutral } to your { $points }. To win, you need more points than it has.
    .theirs = The south wind has beaten { $name }, { $neutral } to { $points }.

## Rule options

rule-length = Length
    .about = Four rounds or six. A solo game is always short.
length-short = Short, 4 rounds
length-long = Long, 6 rounds
rule-layout = Field
    .about = At random, or as proposed for a first game; the first-game field has neither prickly pear nor lake. A solo field is always drawn at random.
layout-random = At random
layout-first = For a first game
rule-draft = Draft
    .about = Cards are not just dealt: everybody keeps some and passes the rest on. Not in a solo game.
draft-off = Off
draft-on = On
rule-fertilizer = Fertilizer
    .about = Before the game, players lay fertilizers on face-down tiles; such a tile pays 1 point more to everybody with drops on it.
fertilizer-off = Off
fertilizer-on = On
rule-pear = Prickly pear
    .about = One more tile to draw from: a crop that spoils when it gets too much water. Not in the first-game field.
pear-off = Off
pear-on = On
rule-lake = Lake
    .about = One more tile to draw from: clouds fill up over it and fly off far. Not in the first-game field, and not in a solo game.
lake-off = Off
lake-on = On
rule-two_cards = Two cards a turn
    .about = Solo game only, and harder: the south wind plays two cards each turn; the first does not vote.
two_cards-off = Off
two_cards-on = On
rule-targets = The south wind’s aim
    .about = Solo game only: a die decides where the south wind strikes, or, harder, it chooses the highest place where it gains something.
targets-die = By a die
targets-highest = Where it helps
rule-tricks = Wheat and potato in a solo game
    .about = Solo game only: without these two, where the most drops are not always best, the south wind is harder to beat.
tricks-on = In the field
tricks-off = Left out

## The guided first game

lesson-cloud = Your first cloud
    .text = You are a cloud over these fields, and Moss is another. Choose B1, the cotton: your cloud appears above it, with one blue drop [drop-0].
lesson-card = A card is an action
    .text = Frost brings a new cloud, wind moves one, rain lets drops fall. Sun adds two of your drops to your cloud. Play Sun. If you ever lack a card, any two others replace it.
lesson-vote = Then you vote
    .text = When the round ends, the two weathers with the most votes come, for everybody. Sun would double your drops. Vote for it.
lesson-second = A second action?
    .text = For two cards of one kind you may act and vote once more; again, any two others replace one of them. Cards that you keep will help you later. Press End my turn.
lesson-rival = What Moss did
    .text = A red drop [drop-1] lies on the wheat now, and Moss has voted for rain. That suits you: rain empties thunderclouds, and yours will be one.
lesson-rain = Water for the field
    .text = Two drops, and the cotton grows. At the harvest, whoever has the most drops on it gets 5 points, the second 2. Play rain: one of your drops falls.
lesson-harvest = When is the harvest?
    .text = When all three dice show harvest. Two do already. Instead of voting for a weather you may lower a die: turn this 1 to harvest for 2 points, then press End my turn.
lesson-pass = Moss has passed
    .text = You have one more turn, but the votes already suit you, so pass. Then discard one Frost card: you may keep at most four.
lesson-points = Five points for cotton
    .text = Sun doubled your two drops, and four make a thundercloud. Two clouds that meet make one, too. Rain poured the drops on the cotton, it grew, and the harvest gave you points. The drops are yours again.
lesson-on = Three more rounds
    .text = They are yours to play. The last one always ends with a harvest. Votes won and wheat bring points at the end, too. If you are unsure, Hint marks what is worth considering, and Rule opens the chapter.

## Mistakes in a components file

mistake-number = { $place }: a number from { $least } to { $most } is needed.
mistake-crop = { $place }: a crop has at most 12 tiles, needs at most 20 drops, and has at least one number in each row of points, all of them from 0 to 99.
mistake-layout = { $place }: three rows of four are needed, with { $tiles } letters from C T R G P W Z and dots for the rest.
mistake-tiles = { $place }: coffee, cotton, rice, grass, potato and wheat together need at least 7 tiles.
mistake-hands = { $place }: four numbers from 0 to 8 are needed, for one to four players.
mistake-faces = { $place }: a die has faces from 0 to 4, and at least one 0, the harvest.
mistake-track = { $place }: the track begins with 0, and none of its numbers is above 999.
mistake-draft = { $place }: each number of cards kept is above 0, and together they make the number dealt in later rounds.
mistake-south = { $place }: nine lists are needed, each of frost, sun, wind, rain or harvest.

# the pages of the table in a hand
tab-field = Field
tab-sky = Sky
tab-players = Players
