# Why an option is worth considering: what it changes most; .less where that is a loss, .plain beside what it gains in all

advice-start = Wcześniej zaczniesz rundę: około +{ $points }.
    .less = Inni zaczną rundę przed tobą: około −{ $points }.
    .plain = Wcześniej zaczniesz rundę.
advice-light = Więcej światła: około +{ $points }.
    .less = Mniej światła: około −{ $points }.
    .plain = Więcej światła.
advice-forest = Większy las: około +{ $points }.
    .less = Mniejszy las: około −{ $points }.
    .plain = Większy las.
advice-later-forest = Las może się bardziej rozrosnąć: około +{ $points }.
    .less = Las nie będzie mógł się tak rozrosnąć: około −{ $points }.
    .plain = Las może się bardziej rozrosnąć.
advice-harvest = Więcej ze zbiorów: około +{ $points }.
    .less = Mniej ze zbiorów: około −{ $points }.
    .plain = Więcej ze zbiorów.
advice-fertility = Drzewa na żyźniejszej glebie: około +{ $points }.
    .less = Drzewa na uboższej glebie: około −{ $points }.
    .plain = Drzewa na żyźniejszej glebie.
advice-growth = Więcej może jeszcze urosnąć: około +{ $points }.
    .less = Mniej może jeszcze urosnąć: około −{ $points }.
    .plain = Więcej może jeszcze urosnąć.
advice-powers = Silniejsze moce: około +{ $points }.
    .less = Słabsze moce: około −{ $points }.
    .plain = Silniejsze moce.
