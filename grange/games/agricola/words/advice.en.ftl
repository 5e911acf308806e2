# Why an option is worth considering: what it changes most; .less where that is a loss

advice-fields = More fields: about +{ $points }.
    .less = Fewer fields: about −{ $points }.
advice-pastures = More pastures: about +{ $points }.
    .less = Fewer pastures: about −{ $points }.
advice-grain = More grain: about +{ $points }.
    .less = Less grain: about −{ $points }.
advice-vegetables = More vegetables: about +{ $points }.
    .less = Fewer vegetables: about −{ $points }.
advice-sheep = More sheep: about +{ $points }.
    .less = Fewer sheep: about −{ $points }.
advice-boar = More wild boar: about +{ $points }.
    .less = Fewer wild boar: about −{ $points }.
advice-cattle = More cattle: about +{ $points }.
    .less = Fewer cattle: about −{ $points }.
advice-llamas = More llamas: about +{ $points }.
    .less = Fewer llamas: about −{ $points }.
advice-unused = Fewer spaces lie unused: about +{ $points }.
    .less = More spaces lie unused: about −{ $points }.
advice-stables = More fenced stables: about +{ $points }.
    .less = Fewer fenced stables: about −{ $points }.
advice-rooms = A better house: about +{ $points }.
    .less = A poorer house: about −{ $points }.
advice-people = A larger family, or room for one: about +{ $points }.
    .less = A smaller family, or less room for one: about −{ $points }.
advice-cards = Cards that bring more: about +{ $points }.
    .less = Cards that bring less: about −{ $points }.
advice-bonus = More bonus points: about +{ $points }.
    .less = Fewer bonus points: about −{ $points }.
advice-begging = Less begging: about +{ $points }.
    .less = More begging: about −{ $points }.
advice-food = The family is easier to feed: about +{ $points }.
    .less = The family is harder to feed: about −{ $points }.
advice-goods = More to build with: about +{ $points }.
    .less = Less to build with: about −{ $points }.
advice-farm = The farm yields more at every harvest: about +{ $points }.
    .less = The farm yields less at every harvest: about −{ $points }.
advice-board = What lies on the board suits you better: about +{ $points }.
    .less = What lies on the board suits you less: about −{ $points }.
advice-win = More likely to win the game.
    .less = Less likely to win the game.
advice-token = You begin the next round: about +{ $points }.
    .less = You do not begin the next round: about −{ $points }.
advice-team = Your partner’s farm gains: about +{ $points }.
    .less = Your partner’s farm loses: about −{ $points }.

# and what can be said of this position
advice-short-of-food = You are { $food } food short, and the harvest comes { $rounds ->
    [0] after this round.
    [1] after the next round.
   *[other] in { $rounds } rounds.
}
