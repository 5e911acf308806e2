### Agricola's hand cards: building resource providers

## Occupations

card-wood_cutter = Drwal
    .about = Za każdym razem, gdy korzystasz z pola akcji „Las”, „Gaj” albo „Zagajnik”, dostajesz o 1 drewno więcej.
card-firewood_collector = Zbieracz opału
    .about = Za każdym razem, gdy korzystasz z pola akcji „Pole uprawne”, „Nasiona zboża”, „Wykorzystanie zboża” albo „Uprawa roli”, dostajesz 1 drewno na koniec tej tury. Przychodzi za późno, by zapłacić nim w tej samej turze.
card-clay_hut_builder = Budowniczy glinianych chat
    .about = Gdy tylko przestajesz mieszkać w drewnianym domu, na polu każdej z pięciu następnych rund czekają na ciebie 2 gliny. Jeśli tak jest już w chwili zagrania karty, dzieje się to od razu.
card-frame_builder = Budowniczy szachulca
    .about = Dobudowując izbę albo remontując dom, możesz zapłacić 1 drewno zamiast 2 gliny albo zamiast 2 kamieni. Wolno to zrobić raz za każdą izbę i raz za każdy remont.
card-priest = Ksiądz
    .about = Jeśli w chwili zagrania tej karty mieszkasz w glinianym domu o dokładnie dwóch izbach, weź 3 gliny, 2 trzciny i 2 kamienie. W przeciwnym razie nie dostajesz nic, także później.
card-stonecutter = Kamieniarz
    .about = Każde usprawnienie, każda izba i każdy remont kosztują cię o 1 kamień mniej. Cena, w której nie ma kamienia, się nie zmienia.
card-small_scale_farmer = Drobny rolnik
    .about = Na początku każdej rundy, jeśli twój dom ma dokładnie dwie izby, dostajesz 1 drewno.
card-geologist = Geolog
    .about = Za każdym razem, gdy korzystasz z pola akcji „Las” albo „Zarośla trzciny”, dostajesz też 1 glinę. Przy trzech lub więcej graczach dotyczy to również pola „Glinianka”.
card-roof_ballaster = Dekarz
    .about = Gdy zagrywasz tę kartę, możesz zapłacić 1 żywność i wziąć po 1 kamieniu za każdą swoją izbę. Tę żywność płacisz oprócz ceny samego zawodu.
card-carpenter = Cieśla
    .about = Każda izba kosztuje cię tylko 2 trzciny i 3 sztuki materiału, z którego zbudowany jest twój dom.
card-brushwood_collector = Zbieracz chrustu
    .about = Dobudowując izbę albo remontując dom, możesz zamiast całej trzciny zapłacić 1 drewno. Jeśli budujesz kilka izb, decydujesz o każdej z osobna.
card-pastor = Pastor
    .about = Gdy tylko zostajesz jedynym graczem, którego dom ma zaledwie dwie izby, weź 3 drewna, 2 gliny, 1 trzcinę i 1 kamień, raz w grze. Jeśli tak jest już w chwili zagrania karty, bierzesz je od razu.

## Minor improvements

card-clay_embankment = Gliniany wał
    .about = Od razu weź 1 glinę za każde 2 gliny w swoich zasobach. Potem karta trafia na rękę sąsiada po lewej, a w grze jednoosobowej znika z gry.
card-lumber_mill = Tartak
    .about = Każde usprawnienie, duże lub małe, kosztuje cię o 1 drewno mniej. Cena, w której nie ma drewna, się nie zmienia.
card-canoe = Kanu
    .about = Za każdym razem, gdy korzystasz z pola akcji „Połów ryb”, dostajesz też 1 żywność i 1 trzcinę.
card-stone_tongs = Kleszcze do kamieni
    .about = Za każdym razem, gdy korzystasz z pola akcji „Zachodni kamieniołom” albo „Wschodni kamieniołom”, dostajesz o 1 kamień więcej.
card-thick_forest = Gęsty las
    .about = Na polu każdej parzystej rundy, która jeszcze będzie, czeka na ciebie 1 drewno. Glinę wymaganą do zagrania tej karty (5) tylko pokazujesz: zostaje u ciebie.
card-loam_pit = Wyrobisko gliny
    .about = Za każdym razem, gdy korzystasz z pola akcji „Robotnik dniówkowy”, dostajesz też 3 gliny. Możesz ich od razu użyć do tego, na co pozwalają ci tam inne twoje karty.
card-hard_porcelain = Twarda porcelana
    .about = W każdej chwili możesz zamienić 2 gliny na 1 kamień, 3 gliny na 2 kamienie albo 4 gliny na 3 kamienie, ile razy chcesz.
