### Agricola: the seasons

season-winter = Winter
    .small = winter
season-spring = Spring
    .small = spring
season-summer = Summer
    .small = summer
season-autumn = Autumn
    .small = autumn

space-winter = Child by the Fire
space-spring = Breed and Sow
space-summer = Plow and Sell
space-autumn = Reap and Gather

about-winter = Pay { $wood } wood, and { $each } food for each harvest still to come: the family grows, even without a free room.
about-spring = Let the animals of your farm breed, sow, or both.
about-summer = Plow one field and/or do one of these: bake bread, or sell 1 grain for { $food } food.
about-autumn = Reap your fields as at a harvest, take 1 vegetable, or both.

option-do-winter_child = Pay for a child
option-do-breed = Let the animals breed
option-do-sell = Sell 1 grain
option-do-reap = Reap the fields
option-do-vegetable = Take a vegetable

event-season = { $season }: the season changes the goods and rules of this round.
event-sells = { $who ->
    [you] You sell 1 grain for { $food } food.
   *[other] { $name } sells 1 grain for { $food } food.
}
    .brief = sold 1 grain

change-refill = At the refill: { $goods }
season-good = { $good } { $more }
season-fishing = food { $more } at Fishing
change-winter-fishing = Fishing is closed through round { $count }
change-winter-field = Every new field costs { $count } food
change-winter-space = The season’s space: a child even without a room
change-spring-fences = Building fences: once you have paid for one, up to { $count } more are free
change-spring-space = The season’s space: breed and sow
change-summer-laborer = The Day Laborer gives { $count } grain too
change-summer-stables = A free stable with each new room
change-summer-space = The season’s space: plow, and bake or sell 1 grain for { $count } food
change-autumn-majors = Major improvements cost { $count ->
    [one] { $count } building material less
   *[other] { $count } building materials less
}
change-autumn-space = The season’s space: reap your fields, take 1 vegetable

season-round = round { $round } only
season-shut = shut
picture-of-season = { $season }, then { $next }
where-season = Round { $round } of { $rounds }, { $season-small }
where-season-harvest = { where-season }, harvest after it

look-space-season = { $name }
    .kind = Space of the season
    .does = { $about }
    .rule = Only the space of the current season lies there, and it holds one person.
look-season = { $season }
    .kind = Season of this round
    .does = { $changes }.
    .rule = When everybody goes home, the next season comes.

rule-seasons = Seasons
    .about = Every round has a season, which changes goods and prices and has an action space of its own. Here: the season of the first round.
seasons-off = Without them
seasons-spring = From spring on
seasons-summer = From summer on
seasons-autumn = From autumn on
seasons-winter = From winter on
seasons-now = From the current season on
