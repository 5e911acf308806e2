# Why an option is worth considering: what it changes most; .less where that is a loss, .plain beside what it gains in all

advice-wool = More from wool: about +{ $points }.
    .less = Less from wool: about −{ $points }.
    .plain = More from wool.
advice-truffles = More from truffles: about +{ $points }.
    .less = Less from truffles: about −{ $points }.
    .plain = More from truffles.
advice-milk = More from milk: about +{ $points }.
    .less = Less from milk: about −{ $points }.
    .plain = More from milk.
advice-riding = More from riding: about +{ $points }.
    .less = Less from riding: about −{ $points }.
    .plain = More from riding.
advice-crops = More crops: about +{ $points }.
    .less = Fewer crops: about −{ $points }.
    .plain = More crops.
advice-tiles = More star tiles: about +{ $points }.
    .less = Fewer star tiles: about −{ $points }.
    .plain = More star tiles.
advice-pastures = More animals on pastures: about +{ $points }.
    .less = Fewer animals on pastures: about −{ $points }.
    .plain = More animals on pastures.
advice-water = More water: about +{ $points }.
    .less = Less water: about −{ $points }.
    .plain = More water.
