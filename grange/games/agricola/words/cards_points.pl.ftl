### Agricola's hand cards: points providers

## Occupations

card-stable_architect = Architekt obór
    .about = Na koniec gry dostajesz 1 punkt za każdą swoją oborę, która stoi poza pastwiskami.
card-braggart = Samochwała
    .about = Na koniec gry dostajesz 2, 3, 4, 5, 7 lub 9 punktów, jeśli leży przed tobą 5, 6, 7, 8, 9 lub co najmniej 10 usprawnień. Liczą się duże i małe; karty przekazane sąsiadowi się nie liczą.
card-organic_farmer = Ekorolnik
    .about = Na koniec gry dostajesz 1 punkt za każde pastwisko, na którym jest co najmniej jedno zwierzę i miejsce dla co najmniej trzech następnych. Zwierzęta ustawia się tak, by dały ci najwięcej punktów.
card-tutor = Korepetytor
    .about = Na koniec gry dostajesz 1 punkt za każdy zawód zagrany przez ciebie po tym.
card-house_steward = Zarządca domu
    .about = Gdy zagrywasz tę kartę, weź 1, 2, 3 lub 4 drewna, jeśli zostało jeszcze co najmniej 1, 3, 6 lub 9 pełnych rund. Na koniec gry gracz, który ma najwięcej izb, dostaje 3 punkty; przy remisie dostaje je każdy z remisujących.

## Minor improvements

card-manger = Żłób
    .about = Na koniec gry dostajesz 1, 2, 3 lub 4 punkty, jeśli twoje pastwiska zajmują co najmniej 6, 7, 8 lub 10 działek.
card-big_country = Rozległe włości
    .about = Możesz zagrać tę kartę tylko wtedy, gdy w twoim gospodarstwie nie ma niewykorzystanych działek; działka na pastwisku jest wykorzystana, nawet bez zwierząt. Za każdą pełną rundę, która jeszcze została, dostajesz 1 punkt i od razu 2 żywności.
card-wool_blankets = Wełniane koce
    .about = Możesz zagrać tę kartę tylko wtedy, gdy masz co najmniej 5 owiec. Na koniec gry dostajesz 3 punkty, jeśli mieszkasz wtedy w drewnianym domu, 2, jeśli w glinianym, a w kamiennym nic.
card-mantlepiece = Gzyms kominka
    .about = Możesz zagrać tę kartę tylko wtedy, gdy mieszkasz w glinianym lub kamiennym domu. Daje 1 punkt za każdą pełną rundę, która jeszcze została, ale nie wolno ci już nigdy remontować domu, nawet z pomocą innych kart.
card-bottles = Butelki
    .about = Płacisz 1 glinę i 1 żywność za każdą osobę w swojej rodzinie, także za noworodki.
card-loom = Krosno
    .about = W fazie pól każdych żniw dostajesz 1, 2 lub 3 żywności, jeśli masz co najmniej 1, 4 lub 7 owiec. Na koniec gry dostajesz 1 punkt za każde trzy owce.
