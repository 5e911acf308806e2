# Why an option is worth considering: what it changes most; .less where that is a loss

advice-wool = More from wool: about +{ $points }.
    .less = Less from wool: about −{ $points }.
advice-truffles = More from truffles: about +{ $points }.
    .less = Less from truffles: about −{ $points }.
advice-milk = More from milk: about +{ $points }.
    .less = Less from milk: about −{ $points }.
advice-riding = More from riding: about +{ $points }.
    .less = Less from riding: about −{ $points }.
advice-crops = More crops: about +{ $points }.
    .less = Fewer crops: about −{ $points }.
advice-tiles = More star tiles: about +{ $points }.
    .less = Fewer star tiles: about −{ $points }.
advice-pastures = More animals on pastures: about +{ $points }.
    .less = Fewer animals on pastures: about −{ $points }.
advice-farm = Crops, fields and water promise more: about +{ $points }.
    .less = Crops, fields and water promise less: about −{ $points }.
