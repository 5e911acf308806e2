# Why an option is worth considering: what it changes most; .less where that is a loss

advice-coffee = More from coffee: about +{ $points }.
    .less = Less from coffee: about −{ $points }.
advice-cotton = More from cotton: about +{ $points }.
    .less = Less from cotton: about −{ $points }.
advice-rice = More from rice: about +{ $points }.
    .less = Less from rice: about −{ $points }.
advice-grass = More from grass: about +{ $points }.
    .less = Less from grass: about −{ $points }.
advice-potato = More from potatoes: about +{ $points }.
    .less = Less from potatoes: about −{ $points }.
advice-wheat = More from wheat: about +{ $points }.
    .less = Less from wheat: about −{ $points }.
advice-corn = More from corn: about +{ $points }.
    .less = Less from corn: about −{ $points }.
advice-pear = More from prickly pears: about +{ $points }.
    .less = Less from prickly pears: about −{ $points }.
advice-dice = The harvest dice serve you better: about +{ $points }.
    .less = The harvest dice serve you worse: about −{ $points }.
advice-votes = More votes won: about +{ $points }.
    .less = Fewer votes won: about −{ $points }.
advice-tokens = More wheat tokens: about +{ $points }.
    .less = Fewer wheat tokens: about −{ $points }.
advice-tiles = Your drops on the field will pay more: about +{ $points }.
    .less = Your drops on the field will pay less: about −{ $points }.
advice-clouds = More water in the clouds and at hand: about +{ $points }.
    .less = Less water in the clouds and at hand: about −{ $points }.
