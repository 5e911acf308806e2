### Agricola: the team game

rule-team = Team game
    .about = For four: partners sit opposite each other, trade at the Marketplace, build for each other, and win together.
team-off = Everybody alone
team-lower = The lower counts
    .about = In every category, the lower value of the two partners counts.
team-product = Multiplied
    .about = The points of both partners are multiplied (Clerk Lee).
error-team-seats = The team game is for { $seats } players: two against two. Choose { $seats } seats, or play without teams.

space-marketplace = Marketplace
    .about = Give goods to your partner, take goods from your partner, or both; of each kind that moves you pay 1.
look-space-marketplace = { space-marketplace }
    .kind = Action space of the team game
    .does = Give goods to your partner and take goods from your partner, any number of each kind. Of each kind 1 is paid to the supply.
    .rule = For each kind of good that is handed over, whoever stands at the Marketplace pays 1 of it to the supply.
option-do-trade = Trade with your partner

ask-trade = What do you give or take?
    .more = Each kind of good once; 1 of it stays at the market.
ask-amount = { $way ->
    [give] How much goes to your partner?
   *[get] How much do you take from your partner?
}
    .more = The good: { $good }. What leaves is 1 more than what arrives.

option-send = Give { $good }
option-get = Take { $good }
option-amount = { $leaves } leave, { $amount ->
    [one] { $amount } arrives
   *[other] { $amount } arrive
}
option-my-farm = My farm, { $place }: { $goods }
option-partner-farm = Partner’s farm, { $place }: { $goods }
option-my-field = Field on { $place }, my farm
option-partner-field = Field on { $place }, partner’s farm
option-my-add = My farm, { $place }: { $wood } wood, room for { $room }
option-partner-add = Partner’s farm, { $place }: { $wood } wood, room for { $room }
option-free = nothing to pay

event-room-for = { $who ->
    [you] You build a room on your partner’s farm, on { $place }.
   *[other] { $name } builds a room on the partner’s farm, on { $place }.
}
    .brief = built a room for the partner
event-stable-for = { $who ->
    [you] You build a stable on your partner’s farm, on { $place }.
   *[other] { $name } builds a stable on the partner’s farm, on { $place }.
}
    .brief = built a stable for the partner
event-plows-for = { $who ->
    [you] You plow a field on your partner’s farm, on { $place }.
   *[other] { $name } plows a field on the partner’s farm, on { $place }.
}
    .brief = plowed a field for the partner
event-fences-for = { $who ->
    [you] You enclose a pasture on your partner’s farm:
   *[other] { $name } encloses a pasture on the partner’s farm:
} { $spaces ->
    [one] { $spaces } space
   *[other] { $spaces } spaces
}, { $fences ->
    [one] { $fences } new fence
   *[other] { $fences } new fences
}.
    .brief = built a pasture for the partner
event-gives = { $who ->
    [you] You give your partner { $goods }; { $arrives } arrive.
   *[other] { $name } gives the partner { $goods }; { $arrives } arrive.
}
    .brief = gave the partner { $goods }
event-gets = { $who ->
    [you] You take { $goods } from your partner; { $arrives } arrive.
   *[other] { $name } takes { $goods } from the partner; { $arrives } arrive.
}
    .brief = took { $goods } from the partner

category-team = With the partner
look-category-team = { category-team }
    .kind = A row of the score
    .does = What is between the sum of this farm and the score of the team, which both partners have.
    .rule = Partners have one score, and they win or lose together.
score-lower = The lower counts
score-product = Multiplied

title-trade = Trade
title-partner-farm = { $name }’s farm
farm-built-on = you build here
trade-rule = Give and take: of each kind that moves, 1 stays at the market.
trade-send = To { $name }
trade-get = From { $name }
trade-discounts = Your partner’s cards that make building cheaper work for you too:
