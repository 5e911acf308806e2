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
    .about = Give goods to your partner, take goods from your partner, or both; you pay 1 good for each kind.
look-space-marketplace = { space-marketplace }
    .kind = Action space of the team game
    .does = Give goods to your partner and take goods from your partner, any number of each kind. For each kind you pay 1 good to the supply.
    .rule = For each kind of good that changes hands, the player at the Marketplace pays 1 good of any kind to the supply.
option-do-trade = Trade with your partner

ask-trade = What do you give or take?
    .more = Each kind of good once; for each kind you pay 1 good of your choice.
ask-toll = Which good do you pay?
    .more = For 1 good of any kind you { $way ->
        [give] give your partner
       *[get] take from your partner
    } any number: { $good }.{ $way ->
        [give] {""}
       *[get] {" "}It may be one of those.
    }
ask-amount = { $way ->
    [give] How much goes to your partner?
   *[get] How much do you take from your partner?
}
    .more = The good: { $good }.

option-send = Give { $good }
option-get = Take { $good }
option-amount = { $amount }
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
event-toll = { $who ->
    [you] You pay { $goods } at the Marketplace.
   *[other] { $name } pays { $goods } at the Marketplace.
}
    .brief = paid { $goods }
event-gives = { $who ->
    [you] You give your partner { $goods }.
   *[other] { $name } gives the partner { $goods }.
}
    .brief = gave the partner { $goods }
event-gets = { $who ->
    [you] You take { $goods } from your partner.
   *[other] { $name } takes { $goods } from the partner.
}
    .brief = took { $goods } from the partner

category-team = With the partner
look-category-team = { category-team }
    .kind = A row of the score
    .does = The difference between the sum of this farm and the score of the team, which both partners share.
    .rule = Partners have one score, and they win or lose together.
score-lower = The lower counts
score-product = Multiplied

title-trade = Trade
title-partner-farm = { $name }’s farm
farm-built-on = you build here
trade-rule = Give and take: you pay 1 good for each kind.
trade-send = To { $name }
trade-get = From { $name }
trade-discounts = Your partner’s discount cards for building work for you too:
