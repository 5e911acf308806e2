# Why an option is worth considering: what it changes most; .less where that is a loss

advice-wool = Więcej za wełnę: około +{ $points }.
    .less = Mniej za wełnę: około −{ $points }.
advice-truffles = Więcej za trufle: około +{ $points }.
    .less = Mniej za trufle: około −{ $points }.
advice-milk = Więcej za mleko: około +{ $points }.
    .less = Mniej za mleko: około −{ $points }.
advice-riding = Więcej za lekcje jazdy: około +{ $points }.
    .less = Mniej za lekcje jazdy: około −{ $points }.
advice-crops = Więcej plonów: około +{ $points }.
    .less = Mniej plonów: około −{ $points }.
advice-tiles = Więcej żetonów z gwiazdką: około +{ $points }.
    .less = Mniej żetonów z gwiazdką: około −{ $points }.
advice-pastures = Więcej zwierząt na pastwiskach: około +{ $points }.
    .less = Mniej zwierząt na pastwiskach: około −{ $points }.
advice-farm = Plony, pola i woda obiecują więcej: około +{ $points }.
    .less = Plony, pola i woda obiecują mniej: około −{ $points }.
