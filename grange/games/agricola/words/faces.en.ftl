### Agricola: what stands on cards, and where they lie

kind-occ = occupation
kind-minor = minor improvement
kind-major = major improvement
kinds-occ = Occupations
kinds-minor = Minor improvements
kinds-major = Major improvements

sort-farm_planner = farm
sort-actions_booster = actions
sort-points = points
sort-goods = goods
sort-food = food
sort-crops = crops
sort-building = building
sort-livestock = livestock

face-passed = passed on
face-left = to the left

condition-occupations = { $count ->
    [one] { $count } occupation
   *[other] { $count } occupations
}
condition-occupations_at_most = at most { $count } occupations
condition-occupations_exactly = exactly { $count } occupations
condition-grain_fields = { $count } grain fields
condition-vegetable_fields = { $count } vegetable fields
condition-unused_at_most = no unused space
condition-sheep = { $count } sheep
condition-clay = { $count } clay
condition-house = no wooden house
condition-fishing = a person at Fishing

lack-occupations = { $count ->
    [one] { $count } occupation short
   *[other] { $count } occupations short
}
lack-occupations_at_most = too many occupations
lack-occupations_exactly = not exactly { $count } occupations
lack-grain_fields = { $count ->
    [one] { $count } grain field short
   *[other] { $count } grain fields short
}
lack-vegetable_fields = { $count ->
    [one] { $count } vegetable field short
   *[other] { $count } vegetable fields short
}
lack-unused_at_most = unused spaces left
lack-house = house still of wood
lack-fishing = nobody at Fishing
lack-goods = { $goods } short
lack-shifting_cultivation = no field to plow
lack-mini_pasture = no space to fence

look-card = Hand card
    .kind = occupation or minor improvement
    .does = You hold it in your hand; it acts once it lies in front of you.
    .rule = A card acts from the moment it lies in front of you, and never for what happened before.

# what spaces offer with hand cards
detail-lessons = { $food ->
    [0] Play an occupation for free.
   *[other] Play an occupation for { $food } food.
}
detail-with-cards-meeting_place = Become starting player; then you may play a minor improvement.
detail-with-cards-major_improvement = Build a major improvement or play a minor one.
detail-with-cards-house_redevelopment = Renovate; then you may build a major improvement or play a minor one.
detail-with-cards-basic_wish = Have a child, if there is room; then you may play a minor improvement.

# what can be done at any time
any-grocer = 1 food for { $goods }
any-hard_porcelain = 2, 3 or 4 clay for 1, 2 or 3 stone
any-clearing_spade = move a crop to an empty field
any-sheep_walker = a sheep for another good
any-adoptive_parents = 1 food: the child works now

title-played = Played
title-hand = Hand
title-choose-from-hand = Your hand
    .theirs = { $name }: the hand
title-market = Open to all
count-played = { $occupations } + { $improvements }
count-hand = { $occupations } + { $minors }
seat-hand = hand: { $occupations } + { $minors }
seat-cards = Cards of { $name }
seat-no-cards = no cards yet
hand-others = { $count ->
    [one] 1 more card in hand
   *[other] { $count } more cards in hand
}
    .more = only to look at; you cannot play them here

title-choosing = Who is choosing
choosing-now = choosing
choosing-done = has chosen
choosing-way = { $seats ->
    [2] You pass your packs to each other.
   *[other] Packs travel to the left: { $names }.
}
title-kept = Kept so far

tab-draft = Cards
tab-kept = Kept
tab-hand = Hand
tab-played = Played

terminal-hand = Hand
terminal-in-hand = { $occupations } + { $minors } cards in hand

# the page of all cards
filter-kind = Deck
filter-category = Category
filter-players = Seats
filter-kind-occ = Occupations
filter-kind-minor = Minor improvements
filter-kind-major = Major improvements
filter-category-farm_planner = { sort-farm_planner }
filter-category-actions_booster = { sort-actions_booster }
filter-category-points = { sort-points }
filter-category-goods = { sort-goods }
filter-category-food = { sort-food }
filter-category-crops = { sort-crops }
filter-category-building = { sort-building }
filter-category-livestock = { sort-livestock }
filter-players-1 = 1+
filter-players-3 = 3+
filter-players-4 = 4+
fact-code = Code
fact-players = Seats
fact-price = Cost
fact-condition = Condition
fact-points = Points
fact-passes = After playing
fact-from-players = from { $count }
