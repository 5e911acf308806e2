# Why an option is worth considering: what it changes most; .less where that is a loss, .plain beside what it gains in all

advice-wool = Więcej za wełnę: około +{ $points }.
    .less = Mniej za wełnę: około −{ $points }.
    .plain = Więcej za wełnę.
advice-truffles = Więcej za trufle: około +{ $points }.
    .less = Mniej za trufle: około −{ $points }.
    .plain = Więcej za trufle.
advice-milk = Więcej za mleko: około +{ $points }.
    .less = Mniej za mleko: około −{ $points }.
    .plain = Więcej za mleko.
advice-riding = Więcej za lekcje jazdy: około +{ $points }.
    .less = Mniej za lekcje jazdy: około −{ $points }.
    .plain = Więcej za lekcje jazdy.
advice-crops = Więcej plonów: około +{ $points }.
    .less = Mniej plonów: około −{ $points }.
    .plain = Więcej plonów.
advice-tiles = Więcej żetonów z gwiazdką: około +{ $points }.
    .less = Mniej żetonów z gwiazdką: około −{ $points }.
    .plain = Więcej żetonów z gwiazdką.
advice-pastures = Więcej zwierząt na pastwiskach: około +{ $points }.
    .less = Mniej zwierząt na pastwiskach: około −{ $points }.
    .plain = Więcej zwierząt na pastwiskach.
advice-water = Więcej wody: około +{ $points }.
    .less = Mniej wody: około −{ $points }.
    .plain = Więcej wody.
