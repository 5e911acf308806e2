# Campaigns: what a game begins with.

rule-start = Carried over
    .about = What the games before have brought; a campaign writes it down, such as “first=2; food=0,1; kept=tutor,groom”.
start-usual = Nothing

event-kept = { $who ->
    [you] You begin with { $card } in front of you.
   *[other] { $name } begins with { $card }.
}
event-not-kept = { $who ->
    [you] You cannot pay for { $card }: it goes back into the deck.
   *[other] { $name } cannot pay for { $card }: it goes back into the deck.
}

error-start = What is carried over cannot be read: “{ $written }”. Write it like “first=2; food=0,1; kept=tutor,groom” with a value for each seat, or alone like “goal=55; food=2; kept=tutor+groom”; “usual” carries nothing over.
error-start-kept = { $seats ->
    [1] At most { $most } occupations can lie open at the start, with a plus sign between them.
   *[other] Name for each of the { $seats } seats what lies open in front of it at the start: one occupation or nothing, with commas between the seats.
}
error-start-card = There is no occupation “{ $written }” that could be carried over.
error-start-twice = { $card } cannot lie open twice. Every card exists once.
error-start-deal = Chosen hands do not go with a campaign, and alone only “seven and seven” does (deal=plain).

mistake-campaign-points = { $place }: a list of { $seats } numbers for each of { $games } games
mistake-campaign-goals = { $place }: at least one number

begins-food-title = Food
begins-food = Every 2 points beyond the goal of the game before give 1.
begins-food-lost = After a lost game one starts without.
begins-hand-title = Hand
begins-hand = { $count ->
    [0] Seven occupations, seven minor improvements.
   *[other] Occupations: 7 less the { $count } that already lie open.
}
begins-forest-title = Forest
begins-forest = Each round, as always alone; adults eat { $food }.
begins-first-title = Who begins
begins-first = Who wins a game begins the next one.
begins-food-last = Who comes last has { $count } food more in the next.
begins-kept-title = What goes on
begins-kept = Everybody may keep one occupation of the game before, the same one again if they like: eight in all.

campaign-road = A road with milestones: { $won ->
    [0] no game won yet
    [one] one game won
   *[other] { $won } games won
}; game { $number } asks for { $goal } points.
campaign-which-stays = Which occupation stays for good?
campaign-which-goes-on = Which of your occupations goes on?
campaign-staying = Occupations that stay
    .more = open from the start, for nothing but their own cost
campaign-going-on = One occupation goes on
    .more = open from the start; its own cost is due
