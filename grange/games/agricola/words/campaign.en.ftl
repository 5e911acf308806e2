# Campaigns: what a game begins with.

rule-start = Carried over
    .about = What the earlier games have brought; a campaign writes it, such as “first=2; food=0,1; kept=tutor,groom”.
start-usual = Nothing

event-kept = { $who ->
    [you] You start with { $card } in front of you.
   *[other] { $name } starts with { $card }.
}

error-start = Cannot read what is carried over: “{ $written }”. Write it like “first=2; food=0,1; kept=tutor,groom” with a value for each seat, or alone like “goal=55; food=2; kept=tutor+groom”; “usual” carries nothing over.
error-start-kept = { $seats ->
    [1] At most { $most } occupations can lie open at the start, with a plus sign between them.
   *[other] For each of the { $seats } seats, name what lies open in front of it at the start: one occupation or nothing, with commas between the seats.
}
error-start-card = There is no occupation “{ $written }” to carry over.
error-start-twice = { $card } cannot lie open twice. Every card exists once.
error-start-deal = You cannot choose hands in a campaign.

mistake-campaign-points = { $place }: a list of { $seats } numbers for each of { $games } games
mistake-campaign-goals = { $place }: at least one number

begins-food-title = Food
begins-food = You get 1 for every 2 points above the goal of the previous game.
begins-food-lost = After a lost game you start without food.
begins-hand-title = Hand
begins-hand = { $count ->
    [0] Seven occupations, seven minor improvements.
   *[other] Occupations: 7 minus the { $count } that already lie open.
}
begins-forest-title = Forest
begins-forest = Each round, as in every solo game; adults eat { $food }.
begins-first-title = Starting player
begins-first = The winner of a game starts the next one.
begins-food-last = The player in last place gets { $count } more food in the next game.
begins-kept-title = Carried over
begins-kept = Every player may keep one occupation from the previous game, even the same one again: eight in all.

campaign-road = A road with milestones: { $won ->
    [0] no game won yet
    [one] one game won
   *[other] { $won } games won
}; game { $number } asks for { $goal } points.
campaign-which-stays = Which occupation do you keep for good?
campaign-which-goes-on = Which occupation do you carry over?
campaign-staying = Occupations you keep
    .more = open from the start, without a lesson
campaign-going-on = Carry over one occupation
    .more = open from the start, without a lesson
