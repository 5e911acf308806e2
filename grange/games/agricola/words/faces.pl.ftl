### Agricola: what stands on cards, and where they lie

kind-occ = zawód
kind-minor = małe usprawnienie
kind-major = duże usprawnienie
kinds-occ = Zawody
kinds-minor = Małe usprawnienia
kinds-major = Duże usprawnienia

sort-farm_planner = farma
sort-actions_booster = akcje
sort-points = punkty
sort-goods = dobra
sort-food = żywność
sort-crops = plony
sort-building = budowa
sort-livestock = zwierzęta

face-passed = przechodzi
face-left = w lewo

condition-occupations = { $count ->
    [one] { $count } zawód
    [few] { $count } zawody
    [many] { $count } zawodów
   *[other] { $count } zawodu
}
condition-occupations_at_most = najwyżej { $count } zawody
condition-occupations_exactly = dokładnie { $count } zawody
condition-grain_fields = { $count } pola ze zbożem
condition-vegetable_fields = { $count } pola z warzywami
condition-unused_at_most = bez pustych działek
condition-sheep = { $count } owiec
condition-clay = { $count } gliny
condition-house = dom nie z drewna
condition-fishing = twoja osoba na „Połowie ryb”

lack-occupations = { $count ->
    [one] brakuje { $count } zawodu
    [few] brakuje { $count } zawodów
    [many] brakuje { $count } zawodów
   *[other] brakuje { $count } zawodu
}
lack-occupations_at_most = za dużo zawodów
lack-occupations_exactly = trzeba dokładnie { $count } zawodów
lack-grain_fields = { $count ->
    [one] brakuje { $count } pola ze zbożem
    [few] brakuje { $count } pól ze zbożem
    [many] brakuje { $count } pól ze zbożem
   *[other] brakuje { $count } pola ze zbożem
}
lack-vegetable_fields = { $count ->
    [one] brakuje { $count } pola z warzywami
    [few] brakuje { $count } pól z warzywami
    [many] brakuje { $count } pól z warzywami
   *[other] brakuje { $count } pola z warzywami
}
lack-unused_at_most = są puste działki
lack-house = dom nadal z drewna
lack-fishing = nikogo na „Połowie ryb”
lack-goods = brakuje: { $goods }
lack-shifting_cultivation = nie ma czego zaorać
lack-mini_pasture = nie ma czego ogrodzić

look-card = Karta na ręce
    .kind = zawód albo małe usprawnienie
    .does = Trzymasz ją na ręce; działa, gdy leży przed tobą.
    .rule = Karta działa od chwili, gdy leży przed tobą, i nigdy za to, co było wcześniej.

# what spaces offer with hand cards
detail-lessons = { $food ->
    [0] Zagraj zawód za darmo.
    [1] Zagraj zawód za 1 żywność.
   *[other] Zagraj zawód za { $food } żywności.
}
detail-with-cards-meeting_place = Zostań pierwszym graczem; potem możesz zagrać małe usprawnienie.
detail-with-cards-major_improvement = Zbuduj duże usprawnienie albo zagraj małe.
detail-with-cards-house_redevelopment = Wyremontuj dom; potem możesz zbudować duże usprawnienie albo zagrać małe.
detail-with-cards-basic_wish = Powiększ rodzinę, jeśli jest miejsce; potem możesz zagrać małe usprawnienie.

# what can be done at any time
any-grocer = { $goods } za 1 żywność
any-hard_porcelain = 2, 3 lub 4 gliny na 1, 2 lub 3 kamienie
any-clearing_spade = przesadź roślinę na puste pole
any-sheep_walker = owcę na inne dobro
any-adoptive_parents = 1 żywność: dziecko już pracuje

title-played = Zagrane
title-hand = Ręka
title-choose-from-hand = Twoja ręka
    .theirs = { $name }: ręka
title-market = Odkryte dla wszystkich
count-played = { $occupations } + { $improvements }
count-hand = { $occupations } + { $minors }
seat-hand = { $occupations } + { $minors } na ręce
seat-cards = Karty gracza { $name }
seat-no-cards = jeszcze bez kart
hand-others = { $count ->
    [one] Jeszcze { $count } karta na ręce
    [few] Jeszcze { $count } karty na ręce
    [many] Jeszcze { $count } kart na ręce
   *[other] Jeszcze { $count } karty na ręce
}
    .more = do obejrzenia; teraz ich nie zagrasz

title-choosing = Kto wybiera
choosing-now = wybiera
choosing-done = gotowe
choosing-way = { $seats ->
    [2] Wymieniacie się swoimi kartami.
   *[other] Karty idą w lewo: { $names }.
}
title-kept = Już zatrzymane

tab-draft = Karty
tab-kept = Zatrzymane
tab-hand = Ręka
tab-played = Zagrane

terminal-hand = Ręka
terminal-in-hand = { $occupations } + { $minors } na ręce

# the page of all cards
filter-kind = Talia
filter-category = Kategoria
filter-players = Gracze
filter-kind-occ = Zawody
filter-kind-minor = Małe usprawnienia
filter-kind-major = Duże usprawnienia
filter-category-farm_planner = { sort-farm_planner }
filter-category-actions_booster = { sort-actions_booster }
filter-category-points = { sort-points }
filter-category-goods = { sort-goods }
filter-category-food = { sort-food }
filter-category-crops = { sort-crops }
filter-category-building = { sort-building }
filter-category-livestock = { sort-livestock }
filter-players-1 = 1+
filter-players-3 = 3+
filter-players-4 = 4+
fact-code = Numer
fact-players = Gracze
fact-price = Koszt
fact-condition = Warunek
fact-points = Punkty
fact-passes = Po zagraniu
fact-from-players = od { $count }
