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
    .about = Zapłać 2 drewna i po 1 żywności za każde nadchodzące żniwa: rodzina się powiększa, nawet jeśli nie masz wolnej izby.
space-spring = Młode i siew
    .about = Rozmnóż zwierzęta w swoim gospodarstwie, obsiej pola albo jedno i drugie.
space-summer = Orka i sprzedaż
    .about = Zaoraj jedno pole i/lub zrób jedno z dwojga: upiecz chleb albo sprzedaj 1 zboże za 4 żywności.
space-autumn = Plony i warzywo
    .about = Zbierz plony ze swoich pól jak w żniwa, weź 1 warzywo albo jedno i drugie.

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

change-winter-refill = Przy uzupełnianiu −1 glina i −1 trzcina
change-winter-fishing = Do końca rundy 11 „Połów ryb” jest zamknięty
change-winter-field = Każde nowe pole kosztuje 1 żywność
change-winter-space = Pole pory roku: dziecko nawet bez izby
change-spring-refill = Przy uzupełnianiu −1 drewno i +1 kamień
change-spring-fences = Płoty: po opłaceniu choć jednego jeszcze 1 lub 2 za darmo
change-spring-space = Pole pory roku: młode i siew
change-summer-refill = Przy uzupełnianiu +1 glina i −1 kamień, „Połów ryb” +1 żywność
change-summer-laborer = „Robotnik dniówkowy” daje też 1 zboże
change-summer-stables = Z każdą nową izbą obora za darmo
change-summer-space = Pole pory roku: orka oraz chleb albo sprzedaż 1 zboża za 4 żywności
change-autumn-refill = Przy uzupełnianiu +1 drewno i +1 trzcina
change-autumn-majors = Duże usprawnienia kosztują o 1 surowiec mniej
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
