# Why an option is worth considering: what it changes most; .less where that is a loss

advice-fields = Więcej pól: około +{ $points }.
    .less = Mniej pól: około −{ $points }.
advice-pastures = Więcej pastwisk: około +{ $points }.
    .less = Mniej pastwisk: około −{ $points }.
advice-grain = Więcej zboża: około +{ $points }.
    .less = Mniej zboża: około −{ $points }.
advice-vegetables = Więcej warzyw: około +{ $points }.
    .less = Mniej warzyw: około −{ $points }.
advice-sheep = Więcej owiec: około +{ $points }.
    .less = Mniej owiec: około −{ $points }.
advice-boar = Więcej dzików: około +{ $points }.
    .less = Mniej dzików: około −{ $points }.
advice-cattle = Więcej krów: około +{ $points }.
    .less = Mniej krów: około −{ $points }.
advice-llamas = Więcej lam: około +{ $points }.
    .less = Mniej lam: około −{ $points }.
advice-unused = Mniej niewykorzystanych działek: około +{ $points }.
    .less = Więcej niewykorzystanych działek: około −{ $points }.
advice-stables = Więcej ogrodzonych obór: około +{ $points }.
    .less = Mniej ogrodzonych obór: około −{ $points }.
advice-rooms = Lepszy dom: około +{ $points }.
    .less = Gorszy dom: około −{ $points }.
advice-people = Większa rodzina albo miejsce dla niej: około +{ $points }.
    .less = Mniejsza rodzina albo mniej miejsca dla niej: około −{ $points }.
advice-cards = Karty dadzą więcej: około +{ $points }.
    .less = Karty dadzą mniej: około −{ $points }.
advice-bonus = Więcej punktów dodatkowych: około +{ $points }.
    .less = Mniej punktów dodatkowych: około −{ $points }.
advice-begging = Mniej żebrania: około +{ $points }.
    .less = Więcej żebrania: około −{ $points }.
advice-food = Rodzinę łatwiej wyżywić: około +{ $points }.
    .less = Rodzinę trudniej wyżywić: około −{ $points }.
advice-goods = Więcej materiałów na budowę: około +{ $points }.
    .less = Mniej materiałów na budowę: około −{ $points }.
advice-farm = Gospodarstwo da więcej przy każdych żniwach: około +{ $points }.
    .less = Gospodarstwo da mniej przy każdych żniwach: około −{ $points }.
advice-board = Na planszy zostaje dla ciebie więcej: około +{ $points }.
    .less = Na planszy zostaje dla ciebie mniej: około −{ $points }.
advice-win = Większa szansa na wygraną.
    .less = Mniejsza szansa na wygraną.
advice-token = Zaczynasz następną rundę: około +{ $points }.
    .less = Następną rundę zaczyna ktoś inny: około −{ $points }.
advice-team = Gospodarstwo partnera zyskuje: około +{ $points }.
    .less = Gospodarstwo partnera traci: około −{ $points }.

# and what can be said of this position
advice-short-of-food = Brakuje ci { $food } żywności, a żniwa są { $rounds ->
    [0] po tej rundzie.
    [1] po następnej rundzie.
    [one] za { $rounds } rundę.
    [few] za { $rounds } rundy.
    [many] za { $rounds } rund.
   *[other] za { $rounds } rundy.
}
