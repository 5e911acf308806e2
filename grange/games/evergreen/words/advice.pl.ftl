# Why an option is worth considering: what it changes most; .less where that is a loss

advice-start = Wcześniej zaczniesz rundę: około +{ $points }.
    .less = Inni zaczną rundę przed tobą: około −{ $points }.
advice-light = Więcej światła: około +{ $points }.
    .less = Mniej światła: około −{ $points }.
advice-forest = Większy las: około +{ $points }.
    .less = Mniejszy las: około −{ $points }.
advice-harvest = Więcej ze zbiorów: około +{ $points }.
    .less = Mniej ze zbiorów: około −{ $points }.
advice-fertility = Drzewa na żyźniejszej glebie: około +{ $points }.
    .less = Drzewa na uboższej glebie: około −{ $points }.
advice-growth = Więcej może jeszcze urosnąć: około +{ $points }.
    .less = Mniej może jeszcze urosnąć: około −{ $points }.
advice-powers = Silniejsze moce: około +{ $points }.
    .less = Słabsze moce: około −{ $points }.
