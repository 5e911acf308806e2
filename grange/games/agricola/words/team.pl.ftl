### Agricola: the team game

rule-team = Gra drużynowa
    .about = Dla czterech osób: partnerzy siedzą naprzeciw siebie, handlują na Placu targowym, budują dla siebie nawzajem i wygrywają razem.
team-off = Każdy dla siebie
team-lower = Liczy się mniejsza wartość
    .about = W każdej kategorii liczy się mniejsza z wartości obojga partnerów.
team-product = Iloczyn
    .about = Punkty obojga partnerów mnoży się przez siebie (Clerk Lee).
error-team-seats = Gra drużynowa jest dla { $seats } osób: dwie na dwie. Wybierz { $seats } miejsca albo graj bez drużyn.

space-marketplace = Plac targowy
    .about = Daj dobra partnerowi, weź dobra od niego albo jedno i drugie; za każdy rodzaj dobra płacisz 1 dowolne dobro.
look-space-marketplace = { space-marketplace }
    .kind = Pole akcji gry drużynowej
    .does = Daj dobra partnerowi i weź dobra od niego, dowolną liczbę każdego rodzaju. Za każdy rodzaj płacisz 1 dowolne dobro do zasobów ogólnych.
    .rule = Za każdy rodzaj dobra, które zmienia właściciela, osoba na Placu targowym płaci 1 dowolne dobro do zasobów ogólnych.
option-do-trade = Handluj z partnerem

ask-trade = Co dajesz lub bierzesz?
    .more = Każdy rodzaj dobra raz; za każdy płacisz 1 dowolne dobro.
ask-toll = Którym dobrem płacisz?
    .more = Za 1 dowolne dobro możesz { $way ->
        [give] dać partnerowi
       *[get] wziąć od partnera
    } dowolną liczbę: { $good }.{ $way ->
        [give] {""}
       *[get] {" "}Zapłacić możesz też jednym z nich.
    }
ask-amount = { $way ->
    [give] Ile dajesz partnerowi?
   *[get] Ile bierzesz od partnera?
}
    .more = Dobro: { $good }.

option-send = Daj: { $good }
option-get = Weź: { $good }
option-amount = { $amount }
option-my-farm = Moje gospodarstwo, { $place }: { $goods }
option-partner-farm = Gospodarstwo partnera, { $place }: { $goods }
option-my-field = Pole na { $place }, moje gospodarstwo
option-partner-field = Pole na { $place }, gospodarstwo partnera
option-my-add = Moje gospodarstwo, { $place }: drewno – { $wood }, miejsce – { $room }
option-partner-add = Gospodarstwo partnera, { $place }: drewno – { $wood }, miejsce – { $room }
option-free = za darmo

event-room-for = { $who ->
    [you] Dobudowujesz
   *[other] { $name } dobudowuje
} izbę w gospodarstwie partnera: { $place }.
    .brief = izba dla partnera
event-stable-for = { $who ->
    [you] Stawiasz
   *[other] { $name } stawia
} oborę w gospodarstwie partnera: { $place }.
    .brief = obora dla partnera
event-plows-for = { $who ->
    [you] Orzesz
   *[other] { $name } orze
} pole w gospodarstwie partnera: { $place }.
    .brief = pole dla partnera
event-fences-for = { $who ->
    [you] Ogradzasz
   *[other] { $name } ogradza
} pastwisko w gospodarstwie partnera: { $spaces ->
    [one] { $spaces } działka
    [few] { $spaces } działki
    [many] { $spaces } działek
   *[other] { $spaces } działki
}, { $fences ->
    [one] { $fences } nowy płot
    [few] { $fences } nowe płoty
    [many] { $fences } nowych płotów
   *[other] { $fences } nowego płotu
}.
    .brief = pastwisko dla partnera
event-toll = { $who ->
    [you] Płacisz na Placu targowym: { $goods }.
   *[other] { $name } płaci na Placu targowym: { $goods }.
}
    .brief = zapłata: { $goods }
event-gives = { $who ->
    [you] Dajesz partnerowi: { $goods }.
   *[other] { $name } daje partnerowi: { $goods }.
}
    .brief = dla partnera: { $goods }
event-gets = { $who ->
    [you] Bierzesz od partnera: { $goods }.
   *[other] { $name } bierze od partnera: { $goods }.
}
    .brief = od partnera: { $goods }

category-team = Razem z partnerem
look-category-team = { category-team }
    .kind = Wiersz wyniku
    .does = Różnica między sumą tego gospodarstwa a wynikiem drużyny, który oboje partnerzy mają wspólny.
    .rule = Wynik partnerów jest wspólny, więc wygrywają albo przegrywają razem.
score-lower = Liczy się mniejsza wartość
score-product = Iloczyn

title-trade = Handel
title-partner-farm = Gospodarstwo: { $name }
farm-built-on = tu budujesz
trade-rule = Za każdy rodzaj dobra, które zmienia właściciela, płacisz 1 dowolne dobro.
trade-send = Dla: { $name }
trade-get = Od: { $name }
trade-discounts = Karty partnera, które zmniejszają koszt budowy, działają też dla ciebie:
