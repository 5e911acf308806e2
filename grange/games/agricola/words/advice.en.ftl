# Why an option is worth considering: what it changes most; .less where that is a loss, .plain beside what it gains in all

advice-fields = More fields: about +{ $points }.
    .less = Fewer fields: about −{ $points }.
    .plain = More fields.
advice-pastures = More pastures: about +{ $points }.
    .less = Fewer pastures: about −{ $points }.
    .plain = More pastures.
advice-grain = More grain: about +{ $points }.
    .less = Less grain: about −{ $points }.
    .plain = More grain.
advice-vegetables = More vegetables: about +{ $points }.
    .less = Fewer vegetables: about −{ $points }.
    .plain = More vegetables.
advice-sheep = More sheep: about +{ $points }.
    .less = Fewer sheep: about −{ $points }.
    .plain = More sheep.
advice-boar = More wild boar: about +{ $points }.
    .less = Fewer wild boar: about −{ $points }.
    .plain = More wild boar.
advice-cattle = More cattle: about +{ $points }.
    .less = Fewer cattle: about −{ $points }.
    .plain = More cattle.
advice-llamas = More llamas: about +{ $points }.
    .less = Fewer llamas: about −{ $points }.
    .plain = More llamas.
advice-unused = Fewer spaces lie unused: about +{ $points }.
    .less = More spaces lie unused: about −{ $points }.
    .plain = Fewer spaces lie unused.
advice-stables = More fenced stables: about +{ $points }.
    .less = Fewer fenced stables: about −{ $points }.
    .plain = More fenced stables.
advice-rooms = A better house: about +{ $points }.
    .less = A poorer house: about −{ $points }.
    .plain = A better house.
advice-people = A larger family, or room for one: about +{ $points }.
    .less = A smaller family, or less room for one: about −{ $points }.
    .plain = A larger family, or room for one.
advice-cards = Cards that bring more: about +{ $points }.
    .less = Cards that bring less: about −{ $points }.
    .plain = Cards that bring more.
advice-bonus = More bonus points: about +{ $points }.
    .less = Fewer bonus points: about −{ $points }.
    .plain = More bonus points.
advice-begging = Less begging: about +{ $points }.
    .less = More begging: about −{ $points }.
    .plain = Less begging.
advice-food = The family is easier to feed: about +{ $points }.
    .less = The family is harder to feed: about −{ $points }.
    .plain = The family is easier to feed.
advice-goods = More to build with: about +{ $points }.
    .less = Less to build with: about −{ $points }.
    .plain = More to build with.
advice-farm = The farm yields more at every harvest: about +{ $points }.
    .less = The farm yields less at every harvest: about −{ $points }.
    .plain = The farm yields more at every harvest.
advice-win = More likely to win the game.
    .less = Less likely to win the game.
    .plain = More likely to win the game.
advice-token = You begin the next round: about +{ $points }.
    .less = You do not begin the next round: about −{ $points }.
    .plain = You begin the next round.
advice-team = Your partner’s farm gains: about +{ $points }.
    .less = Your partner’s farm loses: about −{ $points }.
    .plain = Your partner’s farm gains.

# and what can be said of this position
advice-short-of-food = You are { $food } food short, and the harvest comes { $rounds ->
    [0] after this round.
    [1] after the next round.
   *[other] in { $rounds } rounds.
}
