# Why an option is worth considering: what it changes most; .less where that is a loss, .plain beside what it gains in all

advice-fields = Więcej pól: około +{ $points }.
    .less = Mniej pól: około −{ $points }.
    .plain = Więcej pól.
advice-pastures = Więcej pastwisk: około +{ $points }.
    .less = Mniej pastwisk: około −{ $points }.
    .plain = Więcej pastwisk.
advice-grain = Więcej zboża: około +{ $points }.
    .less = Mniej zboża: około −{ $points }.
    .plain = Więcej zboża.
advice-vegetables = Więcej warzyw: około +{ $points }.
    .less = Mniej warzyw: około −{ $points }.
    .plain = Więcej warzyw.
advice-sheep = Więcej owiec: około +{ $points }.
    .less = Mniej owiec: około −{ $points }.
    .plain = Więcej owiec.
advice-boar = Więcej dzików: około +{ $points }.
    .less = Mniej dzików: około −{ $points }.
    .plain = Więcej dzików.
advice-cattle = Więcej krów: około +{ $points }.
    .less = Mniej krów: około −{ $points }.
    .plain = Więcej krów.
advice-llamas = Więcej lam: około +{ $points }.
    .less = Mniej lam: około −{ $points }.
    .plain = Więcej lam.
advice-unused = Mniej niewykorzystanych działek: około +{ $points }.
    .less = Więcej niewykorzystanych działek: około −{ $points }.
    .plain = Mniej niewykorzystanych działek.
advice-stables = Więcej ogrodzonych obór: około +{ $points }.
    .less = Mniej ogrodzonych obór: około −{ $points }.
    .plain = Więcej ogrodzonych obór.
advice-rooms = Lepszy dom: około +{ $points }.
    .less = Gorszy dom: około −{ $points }.
    .plain = Lepszy dom.
advice-people = Większa rodzina albo miejsce dla niej: około +{ $points }.
    .less = Mniejsza rodzina albo mniej miejsca dla niej: około −{ $points }.
    .plain = Większa rodzina albo miejsce dla niej.
advice-cards = Karty dadzą więcej: około +{ $points }.
    .less = Karty dadzą mniej: około −{ $points }.
    .plain = Karty dadzą więcej.
advice-bonus = Więcej punktów dodatkowych: około +{ $points }.
    .less = Mniej punktów dodatkowych: około −{ $points }.
    .plain = Więcej punktów dodatkowych.
advice-begging = Mniej żebrania: około +{ $points }.
    .less = Więcej żebrania: około −{ $points }.
    .plain = Mniej żebrania.
advice-food = Rodzinę łatwiej wyżywić: około +{ $points }.
    .less = Rodzinę trudniej wyżywić: około −{ $points }.
    .plain = Rodzinę łatwiej wyżywić.
advice-goods = Więcej materiałów na budowę: około +{ $points }.
    .less = Mniej materiałów na budowę: około −{ $points }.
    .plain = Więcej materiałów na budowę.
advice-farm = Gospodarstwo da więcej przy każdych żniwach: około +{ $points }.
    .less = Gospodarstwo da mniej przy każdych żniwach: około −{ $points }.
    .plain = Gospodarstwo da więcej przy każdych żniwach.
advice-win = Większa szansa na wygraną.
    .less = Mniejsza szansa na wygraną.
    .plain = Większa szansa na wygraną.
advice-token = Zaczynasz następną rundę: około +{ $points }.
    .less = Następną rundę zaczyna ktoś inny: około −{ $points }.
    .plain = Zaczynasz następną rundę.
advice-team = Gospodarstwo partnera zyskuje: około +{ $points }.
    .less = Gospodarstwo partnera traci: około −{ $points }.
    .plain = Gospodarstwo partnera zyskuje.

# and what can be said of this position
advice-short-of-food = Brakuje ci { $food } żywności, a żniwa są { $rounds ->
    [0] po tej rundzie.
    [1] po następnej rundzie.
    [one] za { $rounds } rundę.
    [few] za { $rounds } rundy.
    [many] za { $rounds } rund.
   *[other] za { $rounds } rundy.
}
