### Agricola

game-name = Agricola
game-about = Fourteen rounds to turn a bare yard and a hut of two rooms into a farm that feeds a growing family.

## Things

# .one: a single one
good-wood = wood
    .one = 1 wood
good-clay = clay
    .one = 1 clay
good-reed = reed
    .one = 1 reed
good-stone = stone
    .one = 1 stone
good-grain = grain
    .one = 1 grain
good-vegetable = vegetables
    .one = 1 vegetable
good-food = food
    .one = 1 food
good-sheep = sheep
    .one = 1 sheep
good-boar = wild boar
    .one = 1 wild boar
good-cattle = cattle
    .one = 1 cattle

goods-wood = { $count } wood
goods-clay = { $count } clay
goods-reed = { $count } reed
goods-stone = { $count } stone
goods-grain = { $count } grain
goods-vegetable = { $count ->
    [one] { $count } vegetable
   *[other] { $count } vegetables
}
goods-food = { $count } food
goods-sheep = { $count } sheep
goods-boar = { $count } wild boar
goods-cattle = { $count } cattle

house-wood = wooden house
house-clay = clay house
house-stone = stone house

space-farm_expansion = Farm Expansion
    .about = Build rooms, stables or both, as many as you can pay.
space-meeting_place = Meeting Place
    .about = Become the starting player of the next round and take all food here.
space-grain_seeds = Grain Seeds
    .about = Take grain from the supply.
space-farmland = Farmland
    .about = Plow one field.
space-lessons = Lessons
    .about = Teaches occupations; of no use without hand cards.
space-day_laborer = Day Laborer
    .about = Work for food.
space-forest = Forest
    .about = Take all wood here.
space-clay_pit = Clay Pit
    .about = Take all clay here.
space-reed_bank = Reed Bank
    .about = Take all reed here.
space-fishing = Fishing
    .about = Take all food here.
space-copse = Copse
    .about = Take all wood here.
space-grove = Grove
    .about = Take all wood here.
space-resource_market = Resource Market
    .about = Take food and building materials; with three players you choose between reed and stone.
space-hollow = Hollow
    .about = Take all clay here.
space-lessons_more = Lessons
    .about = Teaches occupations; of no use without hand cards.
space-traveling_players = Traveling Players
    .about = Take all food here.
space-side_job = Side Job
    .about = Build one stable for 1 wood, bake bread, or both.
space-animal_market = Animal Market
    .about = Take a sheep and food, or a wild boar, or buy cattle for food.
space-modest_wish = Modest Wish for Children
    .about = The family grows if a room is free; open from round 5 on.
space-major_improvement = Major Improvement
    .about = Build one major improvement.
space-fencing = Fencing
    .about = Build fences, 1 wood each, and enclose pastures.
space-grain_utilization = Grain Utilization
    .about = Sow your fields, bake bread, or both.
space-sheep_market = Sheep Market
    .about = Take all sheep here; those without room on your farm are cooked or run away.
space-basic_wish = Basic Wish for Children
    .about = The family grows if a room is free.
space-house_redevelopment = House Redevelopment
    .about = Renovate your house; after that you may build a major improvement.
space-western_quarry = Western Quarry
    .about = Take all stone here.
space-vegetable_seeds = Vegetable Seeds
    .about = Take a vegetable from the supply.
space-pig_market = Pig Market
    .about = Take all wild boar here; those without room on your farm are cooked or run away.
space-cattle_market = Cattle Market
    .about = Take all cattle here; those without room on your farm are cooked or run away.
space-eastern_quarry = Eastern Quarry
    .about = Take all stone here.
space-urgent_wish = Urgent Wish for Children
    .about = The family grows, even without a free room.
space-cultivation = Cultivation
    .about = Plow one field, sow, or both.
space-farm_redevelopment = Farm Redevelopment
    .about = Renovate your house; after that you may build fences.

card-fireplace_2 = Fireplace (2 clay)
    .about = 2 clay, 1 point. Cooks at any time: vegetable 2, sheep 2, wild boar 2, cattle 3 food. Bakes any number of grain, 2 food each.
card-fireplace_3 = Fireplace (3 clay)
    .about = 3 clay, 1 point. Cooks at any time: vegetable 2, sheep 2, wild boar 2, cattle 3 food. Bakes any number of grain, 2 food each.
card-hearth_4 = Cooking Hearth (4 clay)
    .about = 4 clay or a Fireplace in return, 1 point. Cooks at any time: vegetable 3, sheep 2, wild boar 3, cattle 4 food. Bakes any number of grain, 3 food each.
card-hearth_5 = Cooking Hearth (5 clay)
    .about = 5 clay or a Fireplace in return, 1 point. Cooks at any time: vegetable 3, sheep 2, wild boar 3, cattle 4 food. Bakes any number of grain, 3 food each.
card-well = Well
    .about = 1 wood and 3 stone, 4 points. Brings 1 food at the beginning of each of the next 5 rounds.
card-clay_oven = Clay Oven
    .about = 3 clay and 1 stone, 2 points. Bakes 1 grain into 5 food; you may bake as soon as it stands.
card-stone_oven = Stone Oven
    .about = 1 clay and 3 stone, 3 points. Bakes up to 2 grain, 4 food each; you may bake as soon as it stands.
card-joinery = Joinery
    .about = 2 wood and 2 stone, 2 points. Turns 1 wood into 2 food at each harvest. At the end 3, 5 or 7 wood are worth 1, 2 or 3 points more.
card-pottery = Pottery
    .about = 2 clay and 2 stone, 2 points. Turns 1 clay into 2 food at each harvest. At the end 3, 5 or 7 clay are worth 1, 2 or 3 points more.
card-basketmaker = Basketmaker’s Workshop
    .about = 2 reed and 2 stone, 2 points. Turns 1 reed into 3 food at each harvest. At the end 2, 4 or 5 reed are worth 1, 2 or 3 points more.

## Questions

ask-place = Where do you send a person?
    .more = { $people ->
        [one] Only one is still at home.
       *[other] { $people } are still at home.
    }
ask-actions = What do you do here?
    .more = Each of these once, in any order.
ask-room = Where do you build a room?
    .more = It stands beside your house and is made of the same material. { $team ->
        [yes] For your partner everything costs more.
       *[no] { "" }
    }
ask-stable = Where do you build a stable?
    .more = One per space, also on a pasture, where it doubles the room. { $team ->
        [yes] For your partner everything costs more.
       *[no] { "" }
    }
ask-pasture = Which spaces become a pasture?
    .more = { $spaces ->
        [0] Choose its spaces one after another, then enclose it. Wood in your supply: { $have } { $team ->
            [yes] For your partner every three fences cost 1 wood more.
           *[no] { "" }
        }
       *[other] Spaces: { $spaces } · wood: { $wood } of { $have } · room for animals: { $room }
    }
ask-plow = Where do you plow a field?
    .more = On unused land; after the first one, beside a field. { $team ->
        [yes] Yours or your partner’s.
       *[no] { "" }
    }
ask-sow = What do you sow next?
    .more = { $fields ->
        [one] One field is still empty.
       *[other] { $fields } fields are still empty.
    }
ask-bake = Do you bake bread?
    .more = The next grain gives { $food } food; grain in your supply: { $grain }
ask-animal = Which animal do you take?
    .more = If your farm has no room for it, it is cooked or runs away.
ask-material = Which material do you take?
    .more = You get the food as well.
ask-let-go = { $time ->
    [breeding] Which animal leaves to make room for the young?
   *[other] Which animal cannot stay?
}
    .more = { $animals ->
        [one] Your farm has one animal too many.
       *[other] Your farm has { $animals } animals too many.
    } { $time ->
        [breeding] You cannot cook animals while they breed.
        [arrival] You cannot cook animals that have just come; you can cook others.
       *[other] With a Fireplace or a Cooking Hearth you cook it.
    }
ask-price = How do you pay?
    .more = You may pay in one of these ways.
ask-make-food = What do you turn into food?
    .more = To pay { $food } food you need { $missing } more.
ask-cook = Do you cook animals before the young are born?
    .more = There is not enough room for all the young, and you cannot cook while animals breed.
ask-feed = How do you feed your family?
    .more = { $missing ->
        [0] It needs { $need } food, and you have { $have }.
       *[other] It needs { $need } food, you have { $have }: { $missing } missing. Each missing food is a begging marker.
    }

## Options

option-space = { $space }
option-stay = Stay at home
option-do-rooms = Build rooms
option-do-stables = Build stables
option-do-side_stable = Build a stable
option-do-renovate = Renovate the house
option-do-fences = Build fences
option-do-plow = Plow a field
option-do-sow = Sow
option-do-bake = Bake bread
option-do-grow = Let the family grow
option-do-grow_anyway = Let the family grow
option-do-animal = Take an animal
option-do-material = Take reed or stone
option-enough = That is all
option-room = Room on { $place }
option-stable = Stable on { $place }
option-plow = Field on { $place }
option-add-first = { $place }: { $wood } wood, room for { $room }
option-add = Add { $place }: { $wood } wood, room for { $room }
option-enclose = Enclose it for { $wood } wood
option-sow = Sow { $good-one }
option-bake = Bake 1 grain into { $food } food
option-take = Take { $goods }
option-take-sheep = Take 1 sheep and { $food } food
option-take-boar = Take 1 wild boar
option-take-cattle = Buy 1 cattle for { $food } food
option-pay = Pay { $goods }
option-pay-card = Give back { $card }
option-cook = Cook { $good-one } for { $food } food
option-eat = Turn { $good-one } into { $food } food
option-craft = Workshop: { $good-one } into { $food } food
option-release = Let { $good-one } go
option-beg = { $markers ->
    [one] Feed the family and take { $markers } begging marker
   *[other] Feed the family and take { $markers } begging markers
}
option-feed = Feed the family with { $food } food

detail-space = { $space-about }
detail-takes = { $space-about } Now: { $goods }. Then you have { $have }.
detail-card = { $card-about }

## What happens

event-begins = { $who ->
    [you] You begin.
   *[other] { $name } begins.
}
event-round = Round { $round }
chapter = Round { $round }
    .brief = { $round }
event-card = A new action space: { $space }.
event-goes = { $who ->
    [you] You send a person to { $space }.
   *[other] { $name } sends a person to { $space }.
}
event-stays = { $who ->
    [you] One of your people finds nothing to do and stays at home.
   *[other] One of { $name }’s people finds nothing to do and stays at home.
}
event-token = { $who ->
    [you] You take the starting player token.
   *[other] { $name } takes the starting player token.
}
    .brief = took the starting player token
event-gains = { $who ->
    [you] You get { $goods }.
   *[other] { $name } gets { $goods }.
}
    .brief = took { $goods }
event-room = { $who ->
    [you] You build a room on { $place }.
   *[other] { $name } builds a room on { $place }.
}
    .brief = built a room
event-stable = { $who ->
    [you] You build a stable on { $place }.
   *[other] { $name } builds a stable on { $place }.
}
    .brief = built a stable
event-renovates = { $who ->
    [you] You renovate and now live in a { $house }.
   *[other] { $name } renovates and now lives in a { $house }.
}
    .brief = now has a { $house }
event-fences = { $who ->
    [you] You enclose
   *[other] { $name } encloses
} a pasture of { $spaces ->
    [one] { $spaces } space
   *[other] { $spaces } spaces
} with { $fences ->
    [one] { $fences } new fence
   *[other] { $fences } new fences
}.
    .brief = built a pasture: { $spaces ->
        [one] { $spaces } space
       *[other] { $spaces } spaces
    }
event-plows = { $who ->
    [you] You plow a field on { $place }.
   *[other] { $name } plows a field on { $place }.
}
    .brief = plowed a field
event-sows = { $who ->
    [you] You sow { $good } on { $place }.
   *[other] { $name } sows { $good } on { $place }.
}
    .brief = sowed { $good }
event-bakes = { $who ->
    [you] You bake 1 grain into { $food } food.
   *[other] { $name } bakes 1 grain into { $food } food.
}
    .brief = baked { $food } food
event-newborn = { $who ->
    [you] Your family has a newborn.
   *[other] { $name }’s family has a newborn.
}
    .brief = has a newborn
event-builds = { $who ->
    [you] You build: { $card }.
   *[other] { $name } builds: { $card }.
}
    .brief = built: { $card }
event-returns = { $who ->
    [you] You give back: { $card }.
   *[other] { $name } gives back: { $card }.
}
event-converts = { $who ->
    [you] You turn { $good-one } into { $food } food.
   *[other] { $name } turns { $good-one } into { $food } food.
}
event-crafts = { $who ->
    [you] Your workshop turns { $good-one } into { $food } food.
   *[other] { $name }’s workshop turns { $good-one } into { $food } food.
}
event-releases = { $who ->
    [you] You let { $good-one } go.
   *[other] { $name } lets { $good-one } go.
}
event-harvest = Harvest time.
event-eats = { $who ->
    [you] Your family eats { $food } food.
   *[other] { $name }’s family eats { $food } food.
}
    .brief = ate { $food } food
event-begs = { $who ->
    [you] You take
   *[other] { $name } takes
} { $markers ->
    [one] { $markers } begging marker
   *[other] { $markers } begging markers
}.
    .brief = begging markers: { $markers }
event-breeds = { $who ->
    [you] Young animals on your farm: { $goods }.
   *[other] Young animals on { $name }’s farm: { $goods }.
}
    .brief = young animals: { $goods }

## Looking things up

look-nothing = nothing
look-gathers = { $name }
    .kind = Accumulation space
    .does = Goods pile up here, every round: { $grows }. Whoever comes takes them all; now: { $lies }.
    .rule = An accumulation space gathers goods round by round; whoever goes there must take them all.
look-gives = { $name }
    .kind = Action space
    .does = Gives { $goods }, the same every time.
    .rule = Each space holds one person in a round.
look-space-farm_expansion = { space-farm_expansion }
    .kind = Action space
    .does = Build any number of rooms and stables, in any order.
    .rule = A room costs 5 of the material your house is made of, and 2 reed.
look-space-meeting_place = { space-meeting_place }
    .kind = Action space
    .does = Take the starting player token and all food that lies here: { $lies }.
    .rule = You become the starting player only at the Meeting Place.
look-space-farmland = { space-farmland }
    .kind = Action space
    .does = Lay one field on your farm.
    .rule = To plow is to lay a field on an unused space.
look-space-lessons = { space-lessons }
    .kind = Action space
    .does = Play occupations here.
    .rule = You may only go where you can do at least one thing, or to an accumulation space, even an empty one.
look-space-side_job = { space-side_job }
    .kind = Action space
    .does = Build exactly one stable for 1 wood, bake bread, or both.
    .rule = Side Job (usual with two to four players): build exactly 1 stable for 1 wood and/or bake bread.
look-space-animal_market = { space-animal_market }
    .kind = Action space
    .does = Take a sheep with 1 food, or a wild boar, or 1 cattle for 1 food.
    .rule = The extra tile (if you like): in each round one person may use one of its spaces; then the others on it are closed.
look-space-modest_wish = { space-modest_wish }
    .kind = Action space
    .does = The family grows by one, if there is a free room; from round { $round } on.
    .rule = The Basic and the Modest Wish need more rooms than people; the people out at work count too.
look-space-major_improvement = { space-major_improvement }
    .kind = Action space
    .does = Build one major improvement.
    .rule = There is one of each card; whoever builds it keeps it.
look-space-fencing = { space-fencing }
    .kind = Action space
    .does = Build any number of fences, 1 wood each.
    .rule = All fences that you build must be part of closed pastures when you are done.
look-space-grain_utilization = { space-grain_utilization }
    .kind = Action space
    .does = Sow your fields, bake bread, or both.
    .rule = To sow is to fill any number of your empty fields from your supply
look-space-basic_wish = { space-basic_wish }
    .kind = Action space
    .does = The family grows by one, if there is a free room.
    .rule = The Basic and the Modest Wish need more rooms than people; the people out at work count too.
look-space-house_redevelopment = { space-house_redevelopment }
    .kind = Action space
    .does = Renovate the house, then build one major improvement if you like.
    .rule = A renovation turns the whole house from wood into clay, or later from clay into stone.
look-space-urgent_wish = { space-urgent_wish }
    .kind = Action space
    .does = The family grows by one, even without a free room.
    .rule = The Urgent Wish needs no room.
look-space-cultivation = { space-cultivation }
    .kind = Action space
    .does = Lay one field, sow your fields, or both.
    .rule = To plow is to lay a field on an unused space.
look-space-farm_redevelopment = { space-farm_redevelopment }
    .kind = Action space
    .does = Renovate the house, then build fences if you like.
    .rule = A renovation turns the whole house from wood into clay, or later from clay into stone.
look-space-resource_market = { space-resource_market }
    .kind = Action space
    .does = Take 1 food, and 1 reed or 1 stone.
    .rule = Each space holds one person in a round.
look-round = Round { $round }
    .kind = Still to come
    .does = { $harvest ->
        [yes] A new action space will be revealed here; after this round there is a harvest.
       *[no] A new action space will be revealed here.
    }
    .rule = A new round card is revealed: from now on it is an action space.
look-major-fireplace = { $name }
    .kind = Major improvement, { $points ->
        [one] 1 point
       *[other] { $points } points
    }, costs { $price }
    .does = Turns vegetables and animals into food at any time. Bakes any number of grain, { $bakes } food each.
    .rule = A Fireplace given for a Cooking Hearth goes back to the others, and anybody can build it again.
look-major-hearth = { $name }
    .kind = Major improvement, { $points ->
        [one] 1 point
       *[other] { $points } points
    }, costs { $price }
    .does = Turns vegetables and animals into food at any time. Bakes any number of grain, { $bakes } food each. You may pay with a Fireplace instead.
    .rule = Cooking, at any time: a Fireplace or a Cooking Hearth turns vegetables and animals into food.
look-major-well = { $name }
    .kind = Major improvement, { $points ->
        [one] 1 point
       *[other] { $points } points
    }, costs { $price }
    .does = 1 food at the beginning of each of the next { $rounds } rounds.
    .rule = If too few rounds are left, the Well brings less.
look-major-oven = { $name }
    .kind = Major improvement, { $points ->
        [one] 1 point
       *[other] { $points } points
    }, costs { $price }
    .does = Bakes bread, { $bakes } food for a grain; at most { $most } grain at a time. You may bake as soon as you build it.
    .rule = Baking bread, only where an action says so: each of your ovens and hearths turns grain into food, up to its own limit.
look-major-workshop = { $name }
    .kind = Major improvement, { $points ->
        [one] 1 point
       *[other] { $points } points
    }, costs { $price }
    .does = In each harvest, once: { $one } into { $food }. At the end, up to 3 points for what you have left of it.
    .rule = Scoring materials at the end does not use them up.
look-wood = Wood
    .kind = Building material
    .does = For rooms of a wooden house, stables and fences.
    .rule = A stable costs 2 wood.
look-clay = Clay
    .kind = Building material
    .does = For rooms and renovations of clay, and for most major improvements.
    .rule = It costs 1 of the new material for every room, and 1 reed in all.
look-reed = Reed
    .kind = Building material
    .does = For roofs: 2 for every room, 1 for a renovation.
    .rule = It costs 1 of the new material for every room, and 1 reed in all.
look-stone = Stone
    .kind = Building material
    .does = For a house of stone, and for the well, the stone oven and the workshops.
    .rule = A renovation turns the whole house from wood into clay, or later from clay into stone.
look-grain = Grain
    .kind = Crop
    .does = Sow it: one becomes three. Bake it into bread, or eat it as 1 food.
    .rule = At any time, you may turn 1 grain or 1 vegetable from your supply into 1 food.
look-vegetable = Vegetable
    .kind = Crop
    .does = Sow it: one becomes two. Cook it, or eat it as 1 food.
    .rule = At any time, you may turn 1 grain or 1 vegetable from your supply into 1 food.
look-food = Food
    .kind = What the family eats
    .does = At every harvest { $each } for each person, and { $newborn } for a newborn.
    .rule = For every missing food you take a begging marker: −3 points, for the rest of the game.
look-sheep = Sheep
    .kind = Animal
    .does = Two of a kind have one young at every harvest. You can cook them, and they score at the end.
    .rule = Animals live in pastures, 1 in each stable on open land, and 1 in the house.
look-boar = Wild boar
    .kind = Animal
    .does = Two of a kind have one young at every harvest. You can cook them, and they score at the end.
    .rule = Animals live in pastures, 1 in each stable on open land, and 1 in the house.
look-cattle = Cattle
    .kind = Animal
    .does = Two of a kind have one young at every harvest. You can cook them, and they score at the end.
    .rule = Animals live in pastures, 1 in each stable on open land, and 1 in the house.
look-room = Room of a { $house }
    .kind = On the farm
    .does = Home for one person. All rooms together are the house, which also has room for one animal.
    .rule = Each room is home for one person.
look-field = Field
    .kind = On the farm
    .does = Sown with grain it holds { $grain }, with vegetables { $vegetable }. Each harvest, you take one from it.
    .rule = You cannot spend what lies on a field until a harvest brings it in, one from every field.
look-fence = Fence
    .kind = On the farm
    .does = Fences enclose pastures for animals. Everybody has 15.
    .rule = Each fence costs 1 wood and lies on an edge of a space.
look-stable = Stable
    .kind = On the farm
    .does = On open land it holds one animal; in a pasture it doubles the room there. Everybody has 4.
    .rule = In a pasture it doubles the room of the whole pasture and is worth a point at the end.
look-yard = A space of the farm
    .kind = On the farm
    .does = Use it for a room, a field, a stable or a pasture. Each unused space costs a point.
    .rule = A space is used when it holds a room, a field or a stable, or lies in a pasture.
look-person = Person
    .kind = Of the family
    .does = Goes to one action space in every round, eats at the harvest, and is worth { $points } points.
    .rule = Each space holds one person in a round.
look-newborn = Newborn
    .kind = Of the family
    .does = Born in this round. It will work from the next one on.
    .rule = The newborn counts at once, but works only from the next round on.
look-first-player = Starting player token
    .kind = One in the game
    .does = Whoever holds it begins the round.
    .rule = The token moves at once; the new order counts from the next round.
look-seat = A player’s mark
    .kind = Colour, shape and hatch
    .does = Everything with this mark belongs to this player.
    .rule = One to four players each run a farm.
look-bread = Baking bread
    .kind = Action
    .does = Turns grain into food, as far as your improvements allow.
    .rule = Baking bread, only where an action says so: each of your ovens and hearths turns grain into food, up to its own limit.
look-seeds = Sowing
    .kind = Action
    .does = Fills empty fields: 1 grain becomes { $grain }, 1 vegetable becomes { $vegetable }.
    .rule = To sow is to fill any number of your empty fields from your supply
look-house = Renovation
    .kind = Action
    .does = Rebuilds the whole house in a better material.
    .rule = A renovation turns the whole house from wood into clay, or later from clay into stone.
look-sickle = Harvest
    .kind = After rounds 4, 7, 9, 11, 13 and 14
    .does = Fields bring in crops, the family eats, animals have young.
    .rule = Take 1 crop from every planted field.
look-steps = { $name }
    .kind = A row of the score
    .does = 1 point from { $one }, 2 from { $two }, 3 from { $three }, 4 from { $four }; with fewer −1.
    .rule = A farm that has a little of everything does better than one that has a lot of one thing.
look-category-unused = { category-unused }
    .kind = A row of the score
    .does = Each space of the farm without room, field, stable or pasture costs a point.
    .rule = Only used spaces cost nothing at the end.
look-category-stables = { category-stables }
    .kind = A row of the score
    .does = 1 point for each stable in a pasture.
    .rule = In a pasture it doubles the room of the whole pasture and is worth a point at the end.
look-category-rooms = { category-rooms }
    .kind = A row of the score
    .does = { $clay } for each room of clay, { $stone } for each of stone; nothing for wood.
    .rule = A renovation turns the whole house from wood into clay, or later from clay into stone.
look-category-people = { category-people }
    .kind = A row of the score
    .does = { $points } for each person.
    .rule = No family has more than 5 people.
look-category-cards = { category-cards }
    .kind = A row of the score
    .does = The points printed on your improvements.
    .rule = There is one of each card; whoever builds it keeps it.
look-category-bonus = { category-bonus }
    .kind = A row of the score
    .does = What the workshops score for materials you have left.
    .rule = Scoring materials at the end does not use them up.
look-category-begging = { category-begging }
    .kind = A row of the score
    .does = { $points } for each begging marker.
    .rule = For every missing food you take a begging marker: −3 points, for the rest of the game.

## Points

category-fields = Fields
category-pastures = Pastures
category-grain = Grain
category-vegetables = Vegetables
category-sheep = Sheep
category-boar = Wild boar
category-cattle = Cattle
category-unused = Unused spaces
category-stables = Fenced stables
category-rooms = Rooms
category-people = People
category-cards = Improvements
category-bonus = Bonus points
category-begging = Begging markers

next-more = { $count } more
next-none = –
next-clay = clay
next-stone = stone

verdict-reached = { $points } points: you have reached the goal of { $goal }.
    .theirs = { $points } points: { $name } has reached the goal of { $goal }.
verdict-missed = { $points } points: the goal was { $goal }.
verdict-special = { $points } points: at the end of the galaxy, that wins.

## Rule options

rule-side_job = Side Job
    .about = One more action space: a stable for 1 wood, and bread. The rulebook recommends it for two to four players without hand cards.
side_job-usual = With two players or more
side_job-on = With it
side_job-off = Without it
rule-tile = Extra tile
    .about = More action spaces, of which one may be used per round: animals, children, and for one or two players also wood and stone.
tile-off = Without it
tile-on = With it

## The guided first game

lesson-farm = This is your farm
    .text = A hut, two people, and a lot of empty land. After fourteen rounds, fields, pastures, animals and family bring points, and whatever is missing costs some. So you start below zero.
lesson-work = One person, one task
    .text = You and Moss take turns sending one person to a free space and doing at once what it says. Go to the Farmland.
lesson-field = Your first field
    .text = A field stays for ever, and empty land costs points. Plow B1.
lesson-taken = One space, one person
    .text = Moss is in the Forest and has taken all the wood. More comes round by round, but nobody else can go there in this round.
lesson-grain = Seed for the field
    .text = Take 1 grain, so that you have something to sow.
lesson-sow = A new space in every round
    .text = Everybody is home again, and this card has been turned up. Sow your grain here: on the field, one becomes three.
lesson-food = The family wants to eat
    .text = After round 4 comes the first harvest: each person eats 2 food, and every missing food costs 3 points. Your field brings in 1 grain then.
lesson-labor = Food for work
    .text = The Day Laborer always earns 2 food. Send your second person there.
lesson-points = What brings points
    .text = A little of everything: fields, pastures, grain, vegetables, animals, rooms, family. The score is always here and shows what the next point needs.
lesson-on = Now it is up to you
    .text = Twelve rounds are still to come. If you are unsure, Hint marks what is worth considering, and Rule opens the chapter.

## Mistakes in a components file

mistake-rooms = { $place }: at least one farm space, each named once, from A1 to E3.
mistake-stages = { $place }: each of the 14 round cards belongs to exactly one stage.
mistake-board = { $place }: the spaces printed there, in any order.
mistake-work = { $place }: one or more of these actions, each named once: { $known }.
mistake-number = { $place }: a number from { $least } to { $most }.
mistake-four = { $place }: four numbers from 0 to 9, for one, two, three and four players.
mistake-steps = { $place }: four numbers, none smaller than the one before: what 1, 2, 3 and 4 points need.
mistake-house-points = { $place }: three numbers, for a room of wood, clay and stone.
mistake-people = { $place }: a family starts with at most { $most } people.
mistake-major = { $place }: numbers from 0 to 20, and the steps of the bonus in rising order.

## The table

where = Round { $round } of { $rounds }
where-harvest = Round { $round } of { $rounds }, harvest after it

title-own-farm = Your farm
    .theirs = { $name }: the farm
title-majors = Major improvements
title-supplies = Supplies, and food for the harvest
picture-of-farm = { $name }: the farm
picture-of-coming = Round { $round }, not revealed yet
picture-of-harvest = harvest after it
picture-taken = { $name } is here
picture-token = starting player
board-always = Always open
board-stage = Stage { $number }
board-players = { $count ->
    [3] For three players
   *[other] For four players
}
board-tile = Extra tile: one of them
home-people = { $count ->
    [0] nobody at home
   *[other] { $count } at home
}
pasture-tag = { $count } of { $room }
tag-room = holds { $room }
need-title = next harvest
need-short = { $count } short
need-enough = enough
short-fireplace = Fireplace
short-hearth = Hearth
short-well = Well
short-oven-clay = Clay Oven
short-oven-stone = Stone Oven
short-joinery = Joinery
short-pottery = Pottery
short-basket = Baskets

terminal-spaces = Action spaces
terminal-to-come = Still to come in this stage: { $spaces }
terminal-closed = closed
terminal-majors = Major improvements left
terminal-family = { $house }, { $people ->
    [one] { $people } person
   *[other] { $people } people
}, { $home } at home
terminal-token = starting player
terminal-need = Harvest after round { $round }: { $have } of { $need } food
terminal-begging = { $markers ->
    [one] { $markers } begging marker
   *[other] { $markers } begging markers
}
terminal-room = room
terminal-field = field
terminal-grain = grain
terminal-vegetables = vegetables
terminal-stable = stable
terminal-fences = fences

# the pages of the table in a hand
tab-spaces = Spaces
tab-farm = My farm
tab-rivals = Rivals
tab-majors = Cards
coming-rounds = { $rounds ->
    [1] Round { $last } is still hidden.
   *[other] Rounds { $first } to { $last } are still hidden.
} Harvest after { $harvests }.
