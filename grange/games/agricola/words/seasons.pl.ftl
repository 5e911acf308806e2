### Agricola: the seasons

season-winter = Zima
    .small = zima
season-spring = Wiosna
    .small = wiosna
season-summer = Lato
    .small = lato
season-autumn = Jesień
    .small = jesień

space-winter = Dziecko przy ogniu
space-spring = Młode i siew
space-summer = Orka i sprzedaż
space-autumn = Plony i warzywo

about-winter = Zapłać { $wood ->
    [one] { $wood } drewno
    [few] { $wood } drewna
    [many] { $wood } drewna
   *[other] { $wood } drewna
} i po { $each } żywności za każde nadchodzące żniwa: rodzina się powiększa, nawet jeśli nie masz wolnej izby.
about-spring = Rozmnóż zwierzęta w swoim gospodarstwie, obsiej pola albo jedno i drugie.
about-summer = Zaoraj jedno pole i/lub zrób jedno z dwojga: upiecz chleb albo sprzedaj 1 zboże za { $food ->
    [one] { $food } żywność
    [few] { $food } żywności
    [many] { $food } żywności
   *[other] { $food } żywności
}.
about-autumn = Zbierz plony ze swoich pól jak w żniwa, weź 1 warzywo albo jedno i drugie.

option-do-winter_child = Zapłać za dziecko
option-do-breed = Rozmnóż zwierzęta
option-do-sell = Sprzedaj 1 zboże
option-do-reap = Zbierz plony z pól
option-do-vegetable = Weź warzywo

event-season = { $season }: pora roku zmienia zapasy i zasady tej rundy.
event-sells = { $who ->
    [you] Sprzedajesz 1 zboże za { $food } żywności.
   *[other] { $name } sprzedaje 1 zboże za { $food } żywności.
}
    .brief = sprzedano 1 zboże

change-refill = Przy uzupełnianiu: { $goods }
season-good = { $good } { $more }
season-fishing = na polu „Połów ryb” żywność { $more }
change-winter-fishing = „Połów ryb” jest zamknięty do rundy { $count } włącznie
change-winter-field = Każde nowe pole kosztuje { goods-food }
change-winter-space = Pole pory roku: dziecko nawet bez izby
change-spring-fences = Płoty: po opłaceniu choć jednego jeszcze do { $count } za darmo
change-spring-space = Pole pory roku: młode i siew
change-summer-laborer = „Robotnik dniówkowy” daje też { goods-grain }
change-summer-stables = Z każdą nową izbą obora za darmo
change-summer-space = Pole pory roku: orka oraz chleb albo sprzedaż 1 zboża za { goods-food }
change-autumn-majors = Duże usprawnienia kosztują o { $count ->
    [one] { $count } surowiec mniej
    [few] { $count } surowce mniej
    [many] { $count } surowców mniej
   *[other] { $count } surowce mniej
}
change-autumn-space = Pole pory roku: plony z własnych pól, 1 warzywo

season-round = tylko runda { $round }
season-shut = nie
picture-of-season = { $season }, potem { $next }
where-season = Runda { $round } z { $rounds }, { $season-small }
where-season-harvest = { where-season }, po niej żniwa

look-space-season = { $name }
    .kind = Pole pory roku
    .does = { $about }
    .rule = Dostępne jest tylko pole obecnej pory roku i mieści jedną osobę.
look-season = { $season }
    .kind = Pora roku tej rundy
    .does = { $changes }.
    .rule = Gdy wszyscy wracają do domu, przychodzi następna pora roku.

rule-seasons = Pory roku
    .about = Każda runda ma swoją porę roku, która zmienia zapasy i ceny i ma własne pole akcji. Tutaj: pora roku pierwszej rundy.
seasons-off = Bez nich
seasons-spring = Od wiosny
seasons-summer = Od lata
seasons-autumn = Od jesieni
seasons-winter = Od zimy
seasons-now = Od obecnej pory roku
