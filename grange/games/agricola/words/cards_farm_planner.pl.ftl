### Agricola's hand cards: farm planners

## Occupations

card-animal_tamer = Treser zwierząt
    .about = Gdy zagrywasz tę kartę, weź 1 drewno albo 1 zboże. W twoim domu mieści się nie jedno zwierzę, lecz po jednym na każdą izbę; mogą być różnych gatunków.
card-conservator = Konserwator
    .about = Remontując drewniany dom, możesz od razu zrobić z niego kamienny, z pominięciem glinianego. Płacisz jak za remont na dom kamienny.
card-hedge_keeper = Dozorca płotów
    .about = Za każdym razem, gdy wykonujesz akcję stawiania płotów, trzy nowe płoty nic cię nie kosztują. Nie dotyczy to płotów postawionych w inny sposób, na przykład dzięki karcie „Małe pastwisko”.
card-plow_driver = Oracz
    .about = Na początku każdej rundy, jeśli mieszkasz w kamiennym domu, możesz zapłacić 1 żywność i zaorać jedno pole. Możesz użyć także żywności otrzymanej w tej rundzie przed pracą, na przykład ze studni.
card-cottager = Chałupnik
    .about = Za każdym razem, gdy korzystasz z pola akcji „Robotnik dniówkowy”, możesz też dobudować dokładnie jedną izbę albo wyremontować dom. Płacisz zwykłą cenę.
card-groom = Stajenny
    .about = Gdy zagrywasz tę kartę, weź 1 drewno. Na początku każdej rundy, jeśli mieszkasz w kamiennym domu, możesz postawić jedną oborę za 1 drewno.
card-assistant_tiller = Pomocnik oracza
    .about = Za każdym razem, gdy korzystasz z pola akcji „Robotnik dniówkowy”, możesz też zaorać jedno pole.

## Minor improvements

card-shifting_cultivation = Gospodarka żarowa
    .about = Od razu zaoraj jedno pole. Możesz zagrać tę kartę tylko wtedy, gdy masz na nie miejsce. Potem karta trafia na rękę sąsiada po lewej, a w grze jednoosobowej znika z gry.
card-drinking_trough = Poidło
    .about = Każde twoje pastwisko, z oborą lub bez niej, mieści o dwa zwierzęta więcej. Dwa miejsca dolicza się po tym, jak obory podwoją jego pojemność.
card-rammed_clay = Ubita glina
    .about = Gdy zagrywasz tę kartę, weź 1 glinę. Za płoty możesz płacić gliną zamiast drewnem, za każdy według uznania.
card-handplow = Pług ręczny
    .about = Dodaj 5 do numeru bieżącej rundy: na polu tamtej rundy czeka na ciebie pole uprawne. Na początku tamtej rundy możesz je zaorać; jeśli tego nie zrobisz, przepada. Co wypadłoby po ostatniej rundzie, też przepada.
card-mini_pasture = Małe pastwisko
    .about = Od razu ogrodź jedną działkę gospodarstwa, nie płacąc za płoty. Jeśli masz już pastwiska, nowe musi przylegać do jednego z nich. Potem karta trafia na rękę sąsiada po lewej, a w grze jednoosobowej znika z gry.
card-caravan = Wóz mieszkalny
    .about = Może tu mieszkać jeden członek rodziny, tak jak w izbie. Poza tym wóz nie liczy się jako izba.
card-carpenters_parlor = Izba cieśli
    .about = Każda drewniana izba kosztuje cię tylko 2 drewna i 2 trzciny.
card-mining_hammer = Młot górniczy
    .about = Gdy zagrywasz tę kartę, weź 1 żywność. Za każdym razem po remoncie domu możesz postawić jedną oborę za darmo.
card-moldboard_plow = Pług odkładnicowy
    .about = Dwa razy w grze, po użyciu pola akcji „Pole uprawne”, możesz zaorać jeszcze jedno pole.
