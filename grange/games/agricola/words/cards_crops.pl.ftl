### Agricola's hand cards: crop providers

## Occupations

card-scythe_worker = Kosiarz
    .about = Gdy zagrywasz tę kartę, weź 1 zboże. W fazie pól każdych żniw możesz wziąć jeszcze po 1 zbożu z każdego swojego pola ze zbożem.
card-seasonal_worker = Robotnik sezonowy
    .about = Za każdym razem, gdy korzystasz z pola akcji „Robotnik dniówkowy”, dostajesz też 1 zboże. Od 6. rundy możesz zamiast niego wziąć 1 warzywo.
card-lutenist = Lutnista
    .about = Za każdym razem, gdy inny gracz korzysta z pola akcji „Wędrowni artyści”, dostajesz 1 żywność i 1 drewno. Potem możesz kupić jedno warzywo za 2 żywności.
card-childless = Bezdzietny
    .about = Na początku każdej rundy, jeśli twój dom ma co najmniej trzy izby, a rodzina liczy tylko dwie osoby, dostajesz 1 żywność oraz 1 zboże albo 1 warzywo.
card-greengrocer = Zieleniarz
    .about = Za każdym razem, gdy korzystasz z pola akcji „Nasiona zboża”, dostajesz też 1 warzywo.

## Minor improvements

card-corn_scoop = Szufla do zboża
    .about = Za każdym razem, gdy korzystasz z pola akcji „Nasiona zboża”, dostajesz o 1 zboże więcej.
card-large_greenhouse = Duża szklarnia
    .about = Dodaj 4, 7 i 9 do numeru bieżącej rundy: na polu każdej z tych rund czeka na ciebie 1 warzywo. Co wypadłoby po ostatniej rundzie, przepada.
card-clearing_spade = Szpadel
    .about = W każdej chwili możesz przenieść 1 zboże lub warzywo z pola, na którym są co najmniej dwa, na puste pole. Nie jest to ani siew, ani zbiór.
card-market_stall = Stragan
    .about = Weź 1 warzywo. Potem karta trafia na rękę sąsiada po lewej, a w grze jednoosobowej znika z gry.
card-sack_cart = Wózek na worki
    .about = Na polach rund 5, 8, 11 i 14, o ile jeszcze będą, czeka na ciebie po 1 zbożu.
card-beanfield = Pole fasoli
    .about = Ta karta jest polem, ale tylko dla warzyw: obsiewa się je i zbiera z niego plony jak z każdego innego, a warzywa na nim liczą się na koniec. Samo nie daje punktów za pola.
