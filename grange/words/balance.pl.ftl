## Raport o balansie: polecenie, strona i tabele

cli-balance = Zważ grę: które miejsca, karty, kafelki i drukowane liczby są za silne. Wynikiem jest jedna strona.
cli-balance-seats = ile miejsc przy stole (zwykle cztery)
cli-balance-bots = bot, który gra; po przecinku bot o innej sile, do porównania
cli-balance-games = największa liczba partii; jeśli reguła zakończenia spełni się wcześniej, będzie ich mniej
cli-balance-width = reguła zakończenia: połowa przedziału jako część rozrzutu punktów miejsca; wcześniej nic nie jest oznaczane
cli-balance-always = reguła obu gier, NAZWA=WARTOŚĆ; można powtarzać
cli-balance-rule = reguła gry porównywanej ze zwykłą, NAZWA=WARTOŚĆ; można powtarzać
cli-balance-components = własne wartości elementów, porównywane ze zwykłymi
cli-balance-parts = które części rozegrać, na przykład base,ladder,house; bez tego wszystkie
cli-balance-again = ile najbardziej rzucających się w oczy kart sprawdzić jeszcze raz na nowych ziarnach; 0 oznacza wszystkie
cli-balance-tables = jak zapisać liczby ze strony: csv albo parquet
cli-balance-out = folder na stronę, liczby i rozegrane partie; przerwany raport zostanie z niego wznowiony
error-balance-part = Nie ma części „{ $part }”. Są: { $parts }.
error-balance-part-without = W części { $part } gry { $game } przy tych ustawieniach nie ma nic do grania: other wymaga --rule albo --components, ladder dwóch miejsc, a pojedyncze karty rozdaje się tylko w Agricoli. Są: { $parts }.
error-balance-other = --rule i --components porównuje się w części other. Podaj ją też: --parts base,other.
error-balance-width = Reguła zakończenia to ułamek większy od 0 i mniejszy od 1, na przykład 0.1.
error-balance-bots = Podaj jednego bota albo dwa boty o różnej sile: --bots steady,gentle.
balance-written = Raport jest w pliku { $file }.
balance-enough = { $games ->
    [one] Po { $games } partii
    [few] Po { $games } partiach
    [many] Po { $games } partiach
   *[other] Po { $games } partii
 } reguła zakończenia jest spełniona.
balance-not-enough = { $games ->
    [one] Po { $games } partii
    [few] Po { $games } partiach
    [many] Po { $games } partiach
   *[other] Po { $games } partii
 } reguła zakończenia nie jest spełniona, więc nic nie jest oznaczone. Aby kontynuować, powtórz polecenie z większym --games.
balance-stopped = Zatrzymano. To, co rozegrano, zostało zapisane: to samo polecenie zacznie od tego miejsca.

## Części raportu

balance-part-base = zwykłe partie
balance-part-other = partie z innym pudełkiem
balance-part-ladder = stoły mieszane
balance-part-exchange = wymiany karty
balance-part-restricted = gra z zakazem
balance-part-second = partie botów o innej sile
balance-part-decks = partie ze wszystkimi taliami
balance-part-draft = drafty
balance-part-house = wartości domowe
balance-part-recount = partie policzone na nowo

## Rama strony

balance-title = { $game }: raport o balansie, partie: { $games }
balance-report = Raport o balansie
balance-report-of = Raport o balansie, { $date }
balance-heading = { $game }: zważona w { $games ->
    [one] { $games } partii
    [few] { $games } partiach
    [many] { $games } partiach
   *[other] { $games } partii
 }
balance-theme = Jasna lub ciemna
balance-print = Drukuj
balance-chapters = Rozdziały
balance-percent = { $number } %
balance-span = od { $low } do { $high }

balance-lede = { $seats ->
    [one] { $seats } miejsce
    [few] { $seats } miejsca
    [many] { $seats } miejsc
   *[other] { $seats } miejsca
 }, na każdym gra bot _{ $bot }_.
balance-lede-enough = Przedziały są tak wąskie, jak żądała reguła zakończenia przed pierwszą partią.
balance-lede-early = Przedziały są jeszcze szersze, niż żąda reguła zakończenia, więc nic tu nie jest oznaczone. Potrzeba partii: około { $games }.
balance-stands-out = Co się wyróżnia
balance-stands-cards = { $number ->
    [0] *Żadna karta z ręki* nie wyróżnia się ponad przypadek; choć raz zagrano kart: { $of }.
    [one] *Wyróżnia się { $number } karta z ręki* z { $of } choć raz zagranych:
    [few] *Wyróżniają się { $number } karty z ręki* z { $of } choć raz zagranych:
    [many] *Wyróżnia się { $number } kart z ręki* z { $of } choć raz zagranych:
   *[other] *Wyróżnia się { $number } karty z ręki* z { $of } choć raz zagranych:
 }
balance-stands-confirmed = { $effect }, potwierdzone na świeżych ziarnach
balance-stands-cards-early = *Zagrano różnych kart z ręki: { $of }.* Które się wyróżniają, będzie wiadomo, gdy spełni się reguła zakończenia.
balance-early = Dopóki reguła zakończenia nie jest spełniona, nic nie jest oznaczane.
balance-stands-seats = *Kolejność*: najczęściej wygrywa { $place }. miejsce, { $share } ({ $span }); czysty przypadek dałby { $lot }. Różnica może być przypadkowa.
balance-stands-seats-early = *Kolejność*: najczęściej wygrywa { $place }. miejsce, { $share } ({ $span }); czysty przypadek dałby { $lot }.
balance-stands-seats-sure = *Kolejność ma znaczenie*: najczęściej wygrywa { $place }. miejsce, { $share } ({ $span }); czysty przypadek dałby { $lot }.
balance-stands-open = *Wyścig jest otwarty*: kto prowadzi po { $chapter }. rozdziale, wygrywa { $share } partii ({ $span }).
balance-stands-decided = *Prawie rozstrzygnięte po { $chapter }. rozdziale*: kto wtedy prowadzi, wygrywa { $share } partii ({ $span }).
balance-stands-group = *Gra opiera się na dwóch pozycjach: { $first } i { $second }*, razem dają { $share } tych punktów.
balance-stands-house = *Co sprawdzić w swoim pudełku*: { $number ->
    [0] żadna z wartości domowych (razem { $of }) nie zmienia
    [one] { $number } wartość domowa z { $of } zmienia
    [few] { $number } wartości domowe z { $of } zmieniają
    [many] { $number } wartości domowych z { $of } zmienia
   *[other] { $number } wartości domowej z { $of } zmienia
 } prawie każdą partię.

balance-how-sure = Na ile to pewne
balance-sure-card = Działanie karty znamy z dokładnością do *± { $points } punktu*. Cztery razy więcej partii to przedział o połowę węższy.
balance-sure-seat = Punkty miejsca znamy z dokładnością do *± { $points }*. Cztery razy więcej partii to przedział o połowę węższy.
balance-sure-rule = Reguła zakończenia, ustalona przed pierwszą partią: ± { $rule } punktu.
balance-narrowing = Jak przedział zwęża się z liczbą partii
balance-test-blanks = *Raport sprawdza sam siebie.* Kart nigdy nie zagranych: { $number }. To puste karty, więc wszystkie muszą być warte tyle samo: { $mean } wobec przeciętnej karty. { $misses ->
    [0] Żaden przedział temu nie przeczy
    [one] Przeczy temu { $misses } przedział
    [few] Przeczą temu { $misses } przedziały
    [many] Przeczy temu { $misses } przedziałów
   *[other] Przeczy temu { $misses } przedziału
 }; sam przypadek daje { $expected }.
balance-test-mirror = *Raport sprawdza sam siebie.* Pole układa się losowo, więc pierwszy rząd musi być wart tyle co ostatni. I jest: różnica wynosi { $points } ({ $span }).
balance-test-mirror-fails = *Raport sprawdza sam siebie.* Pole układa się losowo, więc pierwszy rząd musi być wart tyle co ostatni. Różnica wynosi { $points } ({ $span }), więc próba się nie udała: z równych możliwości bot bierze pierwszą. Pojedynczym miejscom nie ufaj.
balance-opinion = Co mówi opinia bota
balance-opinion-about = Bot _{ $bot }_ ma swój gust. Jeśli karta mu pomaga, łatwo z niej korzystać. Jeśli nic mu nie daje, może to być wina karty albo gracza. Zanim zmienisz liczbę, zapytaj drugiego, silniejszego bota.

balance-fact-game = Gra
balance-fact-bots = Boty
balance-fact-bots-are = { $bot } × { $seats }, Grange { $version }
balance-fact-games = Partie
balance-fact-choices = Decyzje
balance-fact-points = Punkty
balance-fact-points-are = średnia { $mean }, rozrzut { $spread }; zwycięzcy { $winner }
balance-fact-seed = Ziarno
balance-fact-seed-is = { $seed }; odcisk wszystkich partii { $digest }
balance-fact-command = Polecenie

## Miejsca

balance-seats = Miejsca
balance-place = { $place ->
    [1] pierwsze
    [2] drugie
    [3] trzecie
   *[other] czwarte
 }
balance-seats-drawn = Kto zaczyna, rozstrzyga los, a dalsze miejsca idą w kolejności. Najczęściej wygrywa { $place }. miejsce, { $share } ({ $span }).
balance-seats-fixed = Wszystkie miejsca działają tak samo, więc muszą być warte tyle samo. Najczęściej wygrywa { $place }., { $share } ({ $span }).
balance-seats-doubt = Przy tylu partiach może to być przypadek.
balance-seats-points = Punkty ponad średnią stołu
balance-seats-wins = Udział zwycięstw; czysty przypadek dałby { $share }

## Kształt gry

balance-shape = Kształt gry
balance-shape-lead = Zwykła partia to { $choices } decyzji (dziewięć na dziesięć: od { $low } do { $high }).
balance-shape-margin = Przewaga zwycięzcy w punktach: { $margin } (w połowie partii od { $low } do { $high }).
balance-shape-narrow = Ze wszystkich decyzji { $share } to wybór z dwóch możliwości; ruchy wymuszone wykonują się bez pytania i się nie liczą.
balance-by-lot = gdyby decydował czysty przypadek
balance-after = po rozdziale
balance-chapter-axis = rozdział
balance-decided = Udział partii wygranych przez prowadzącego po każdym rozdziale
balance-decided-about = *Kiedy to się rozstrzyga.* Jak często prowadzący na punkty po rozdziale (rundzie albo porze roku) wygrywa na końcu. Punkty z tej chwili, nie prognoza.
balance-options = Liczba możliwości, rozdział po rozdziale
balance-options-about = *Ile jest do wyboru.* Możliwości jednej decyzji: mediana, połowa wszystkich, osiem na dziesięć.
balance-lead-changes = Jak często zmienia się prowadzący
balance-lead-changes-about = *Jak często zmienia się prowadzący* w partii.
balance-sources = Skąd zwycięzcy mają punkty
balance-sources-about = Górna kropka: zwycięzcy. Szara: wszyscy inni przy tych samych stołach. Jedna skala dla wszystkich; liczba to różnica. W kolejności tego, co wyróżnia zwycięzców.
balance-source-label = { $name }: zwycięzcy { $winners }, inni { $others }

## Umiejętność

balance-skill = Umiejętność
balance-skill-lead = { $games ->
    [one] { $games } partia
    [few] { $games } partie
    [many] { $games } partii
   *[other] { $games } partii
 } przy stołach mieszanych: te same miejsca i ziarna dla wszystkich. Bot _{ $best }_ wyprzedza bota _{ $worst }_; różnica punktów: { $points } ({ $span }).
balance-skill-points = Średnie punkty przy stołach mieszanych
balance-skill-wins = Udział zwycięstw na miejsce bota; czysty przypadek dałby { $share }

## Czego nie było

balance-never = Czego nie było ani razu
balance-never-lead = Czego brakuje we wszystkich partiach (jest ich { $games }), to też odkrycie: reguły, której nikt nie spotkał, nikt nie sprawdził. Te możliwości były, ale nikt ich nie wybrał.
balance-never-none = Wszystko, co było do wyboru (partii: { $games }), choć raz wybrano.
balance-never-cards = Karty z ręki ani razu nie zagrane: { $number }
balance-never-verb = „{ $verb }”: { $number } z { $offered }
balance-never-more = { $number ->
    [one] i jeszcze { $number }
    [few] i jeszcze { $number }
    [many] i jeszcze { $number }
   *[other] i jeszcze { $number }
 }

## Rzeczy

balance-group-crop = Kafelki
    .one = Uprawa
    .about = Ile każda uprawa daje w partii wszystkim razem i ile kosztuje wody.
balance-group-place = Miejsca na polu
    .one = Miejsce
    .about = Punkty zebrane na każdym miejscu i nowe chmury nad nim. Pole układa się losowo, więc miejsca mogą się różnić tylko sąsiadami: środkowe ma ich czterech, rogowe dwóch.
balance-group-weather = Pogoda
    .one = Pogoda
    .about = Jak często przychodzi każda pogoda i jak często wygrywa się jej głosy.
balance-group-power = Moce
    .one = Moc
    .about = Jak często w partii używa się każdej mocy i jak silna jest wtedy w sumie.
balance-group-card = Karty
    .one = Karta
    .about = Jak często w partii bierze się każdą kartę i jak często nie bierze jej nikt. Talia jest potasowana, więc karty różnią się też przypadkiem.
balance-group-biome = Biomy
    .one = Biom
    .about = Które biomy się bierze, obsadza i zostawia strefie żyzności.
balance-group-animal = Zwierzęta
    .one = Zwierzę
    .about = Jak często każde zwierzę coś daje w partii, u wszystkich razem.
balance-group-good = Uprawy
    .one = Uprawa
    .about = Co się sieje i zbiera w partii, wszyscy razem.
balance-group-sector = Liczby farmy
    .one = Sektor
    .about = Gdzie się sieje i zbiera: sektory farmy.
balance-group-action = Akcje
    .one = Akcja
    .about = Które akcje się wybiera i jak często nikt nie dostaje za akcję kafelka.
balance-group-tile = Żetony bonusowe
    .one = Żeton bonusowy
    .about = Jak często w partii zdobywa się każdy żeton bonusowy. Przed grą część z nich, wylosowana, wraca do pudełka.
balance-tile = { $tile }
balance-group-major = Duże usprawnienia
    .one = Usprawnienie
    .about = Jak często w partii buduje się każde duże usprawnienie.
balance-measure-points = Punkty
balance-measure-grown = Urosło
balance-measure-reaped = Zebrano
balance-measure-drops = Krople
balance-measure-clouds = Chmury
balance-measure-came = Przyszła
balance-measure-votes_won = Wygrane głosy
balance-measure-used = Użyto
balance-measure-strength = Siła
balance-measure-left = Zostawiono
balance-measure-taken = Wzięto
balance-measure-planted = Obsadzono
balance-measure-produced = Dało plon
balance-measure-fed = Nakarmiono
balance-measure-harvested = Zebrano
balance-measure-sown = Zasiano
balance-measure-chosen = Wybrano
balance-measure-without_tile = Bez kafelka
balance-measure-built = Zbudowano
balance-a-game = W partii
balance-one-more = O jeden więcej
balance-one-more-note = O jeden więcej: ile punktów zyskuje miejsce, jeśli na losowym polu takich kafelków jest o jeden więcej.
balance-winners-more = Zwycięzcy
balance-things-all = Pokaż wszystkie: { $number }
balance-things-note = Wszystkie liczby to średnie z partii. Zwycięzcy: o ile więcej mieli pierwszej kolumny niż inni; to tylko obserwacja, nie przyczyna.

## Wartości domowe

balance-house = Wartości domowe warte sprawdzenia
balance-house-lead = Niektóre liczby są wydrukowane tylko na elementach i nie są publiczne, więc nasze to domysły (_domowe_). Każdą zwiększono i zmniejszono o jeden i sprawdzono na dwa sposoby. _Zmieniono_ to udział partii, w których te same ruchy są wtedy niemożliwe albo dają inne punkty; _niemożliwe_ to udział tych pierwszych. *Pełna:* te same ruchy, tylko policzone na nowo. *Pusta:* rozegrane na nowo, żeby boty mogły odpowiedzieć. Kropkowana linia to wynik dowolnej innej partii ({ $fresh }): kropka przy niej mówi, że partia potoczyła się inaczej, a nie że wartość jest niesprawiedliwa. Podkreślona wartość prowadzi do zapisu, w którym jest zmieniona i najlepiej to widać.
balance-house-untouched = { $number ->
    [0] Każda z wartości (razem { $of }) zmieniła jakąś partię.
    [one] { $number } wartość z { $of } nie zmieniła żadnej partii.
    [few] { $number } wartości z { $of } nie zmieniły żadnej partii.
    [many] { $number } wartości z { $of } nie zmieniło żadnej partii.
   *[other] { $number } wartości z { $of } nie zmieniło żadnej partii.
 }
balance-house-value = Wartość domowa
balance-house-ours = Nasza
balance-house-winner = Partie z innym zwycięzcą
balance-house-touched = Zmieniono
balance-house-points = Punkty miejsca
balance-house-impossible = Niemożliwe
balance-house-recounts = Policzone na nowo
balance-house-anew = Rozegrane na nowo
balance-house-all = Pokaż wszystkie wartości: { $number }
# czym jest wartość domowa; pod nią stoi jej miejsce w pliku elementów
balance-value-crops-points = { $crop }: za { $place ->
    [1] pierwsze miejsce w kroplach
    [2] drugie miejsce w kroplach
    [3] trzecie miejsce w kroplach
   *[other] czwarte miejsce w kroplach
}
balance-value-crops-sprouting = { $crop }, kiełkuje: za { $place ->
    [1] pierwsze miejsce w kroplach
    [2] drugie miejsce w kroplach
    [3] trzecie miejsce w kroplach
   *[other] czwarte miejsce w kroplach
}
balance-value-crops-spoiled = { $crop }, zepsuta: za { $place ->
    [1] pierwsze miejsce w kroplach
    [2] drugie miejsce w kroplach
    [3] trzecie miejsce w kroplach
   *[other] czwarte miejsce w kroplach
}
balance-value-crops-corn-points = Kukurydza: dla każdego właściciela, gdy jest ich { $place }
balance-value-crops-drops = { $crop }: ile kropli potrzeba do wzrostu
balance-value-crops-priority = { $crop }: kolejność dla wiatru południowego
balance-value-pieces-fertilizers = Nawozy
balance-value-score-track = Tor głosów, wygrane głosy: { $number }
balance-value-tracks = { $power }: siła na polu { $number }
balance-value-tracks-harvest = Zbiory: punkty na polu { $number }
balance-value-deck-mild = { $biome } i { $power }, karta łagodna: żyzność
balance-value-deck-harsh = { $biome } i { $power }, karta surowa: żyzność
balance-value-farm-fields = Pola w sektorze { $place }
balance-value-wheel-pacifier = Sektor smoczka
balance-value-stables = { $animal } na pastwisku na końcu
balance-value-score-usual = { $animal }, zwykła tabela, plony: { $number }
balance-value-score-generous = { $animal }, hojna tabela, plony: { $number }
balance-value-ring-numbers = Pierścień akcji, miejsce { $place }: { $shared ->
    [0] w pojedynkę
   *[other] razem z innymi
}
balance-value-ring-harvest = Pierścień akcji: gdzie zaczynają się zbiory
balance-value-ring-water = Pierścień akcji: gdzie zaczyna się woda
balance-value-tiles-number = Żeton bonusowy „{ $bonus }”: ile ich jest
balance-value-tiles-goods = Żeton bonusowy „{ $bonus }”: { $good }
balance-value-end-rounds = Najwięcej rund
balance-value-deal-open_cards = Odkryte karty ponad liczbę graczy

## Karty

balance-cards = Karty
balance-cards-lead = Wiersz porównuje miejsca, którym rozdano kartę, ze wszystkimi innymi, niezależnie od tego, czy ją zagrały: rozdanie jest loterią, więc różnica to zasługa karty.
balance-cards-sure = { $number ->
    [0] *Żadna z zagranych kart* (razem { $of }) nie wyróżnia się ponad przypadek.
    [one] Ponad przypadek wyróżnia się *{ $number } z { $of }* zagranych kart.
    [few] Ponad przypadek wyróżniają się *{ $number } z { $of }* zagranych kart.
    [many] Ponad przypadek wyróżnia się *{ $number } z { $of }* zagranych kart.
   *[other] Ponad przypadek wyróżnia się *{ $number } z { $of }* zagranych kart.
 }
balance-best = najlepsza
balance-worst = najgorsza
balance-columns = karty z ręki: { $number }, kolumna na każdą
balance-caterpillar = Działanie wszystkich kart po kolei i pas, w którym leżałyby karty równe
balance-caterpillar-about = Każda kolumna to karta, jej zmierzone działanie w punktach i 95-procentowy przedział. Zacieniony pas pokazuje, gdzie leżałyby kolumny, gdyby wszystkie karty były jednakowe: te same partie, z rękami losowo zamienionymi między miejscami. Nowiną jest tylko to, co wychodzi poza pas. 0 to przeciętna karta swojego rodzaju. Krzyżyk to karta, której nikt nie zagrał: pusta.
balance-mark-sure = ponad przypadek: fałszywe jest co najwyżej jedno oznaczenie na dwieście
balance-mark-open = może być przypadkiem
balance-mark-control = nigdy nie zagrana: pusta, do porównania
balance-mark-grey = tylko obserwacja, nie losowe rozdanie: to nie przyczyna
balance-mark-guess = pionowa kreska: najlepszy domysł, przyciągnięty do 0 tak, jak żąda szum
balance-filter = Filtr
balance-find = Znajdź kartę
balance-all = Wszystkie
balance-flag-strong = silna
balance-flag-weak = słaba
balance-flag-unplayed = nie grana
balance-flag-seldom = rzadko grana
balance-flag-skill = dla wprawnych
balance-flag-trap = pułapka
balance-flag-few = za mało partii
balance-column-name = Karta
balance-column-dealt = Rozdana
balance-column-played = Zagrana
balance-column-round = Runda
balance-column-plot = Działanie, punkty
balance-column-effect = Efekt
balance-column-shrunk = Domysł
balance-column-wins = Wygrane, %
balance-column-q = q
balance-column-flag = Oznaczenie
balance-show-all = Pokaż wszystkie karty: { $number }
balance-confirmed = potwierdzone
balance-unconfirmed = niepotwierdzone
balance-cards-note = Efekt: zmierzone punkty. Domysł: przyciągnięty do średniej wszystkich kart tak, jak żąda szum. Wygrane: zmiana udziału zwycięstw w punktach procentowych. q: udział fałszywych oznaczeń wśród kart co najmniej tak wyraźnych. Karty talii pochodzą z osobnych partii; dobranie porównuje się z innymi dobraniami.
balance-ways = Ile jest warta, zmierzona na kilka sposobów
balance-way-dealt = Rozdana czy nie
balance-way-second = U bota { $bot }
balance-way-exchanged = Wymieniona
balance-way-restricted = Wolno ją zagrać
balance-way-observed = Zagrana czy nie
balance-not-run = nie grano
balance-card-blank = { $dealt ->
    [one] Rozdana { $dealt } raz
    [few] Rozdana { $dealt } razy
    [many] Rozdana { $dealt } razy
   *[other] Rozdana { $dealt } raza
 } i nigdy nie zagrana: pusta. Czym różni się od innych pustych, to przypadek; widać po niej, jak jest duży.
balance-card-played = { $dealt ->
    [one] Rozdana { $dealt } raz,
    [few] Rozdana { $dealt } razy,
    [many] Rozdana { $dealt } razy,
   *[other] Rozdana { $dealt } raza,
 } { $played ->
    [one] zagrana { $played } raz,
    [few] zagrana { $played } razy,
    [many] zagrana { $played } razy,
   *[other] zagrana { $played } raza,
 } zwykle w rundzie { $round }.
balance-card-higher = Miejsca, którym ją rozdano, skończyły wyżej; różnica punktów { $points } ({ $span }); po uwzględnieniu szumu spodziewamy się { $guess }.
balance-card-lower = Miejsca, którym ją rozdano, skończyły niżej; różnica punktów { $points } ({ $span }); po uwzględnieniu szumu spodziewamy się { $guess }.
balance-card-luck = Jej własny przedział ({ $span }) nie zawiera 0, ale wśród tylu kart zdarza się to przypadkiem (q { $q }). Najlepszy domysł to { $guess }.
balance-card-open = Jej przedział ({ $span }) zawiera 0: te partie tego nie rozstrzygają. Najlepszy domysł to { $guess }.
balance-card-early = Jej przedział: { $span }, najlepszy domysł: { $guess }; dopóki reguła zakończenia nie jest spełniona, nic nie jest oznaczane.
balance-again-exchanged = *Wymieniona*, { $games ->
    [one] { $games } nowe ziarno:
    [few] { $games } nowe ziarna:
    [many] { $games } nowych ziaren:
   *[other] { $games } nowego ziarna:
 } każde rozegrane dwa razy, z tą kartą i z inną tego rodzaju na jej miejscu ({ $span }).
balance-again-restricted = *Wolno ją zagrać*: { $games ->
    [one] { $games } partia rozegrana
    [few] { $games } partie rozegrane
    [many] { $games } partii rozegranych
   *[other] { $games } partii rozegranej
 } ponownie tak, że nie wolno jej zagrać; tyle stracono ({ $span }).
balance-again-grows = *Dla wprawnych:* botowi { $bot } daje więcej niż botowi { $second }; różnica punktów: { $points } ({ $span }).
balance-again-shrinks = *Pułapka:* botowi { $bot } daje mniej niż botowi { $second }; różnica punktów: { $points } ({ $span }).
balance-record-with = z nią
balance-record-without = bez niej
balance-record-pair = Najlepiej widać to w partiach:
balance-record-seat = Miejsce { $place }: najlepiej widać w partii { $game }
balance-record-comeback = W partii { $game } zwycięzca po { $chapter }. rozdziale miał o { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
 } mniej.
balance-record-card = Partia { $game }, miejsce { $seat }: najlepsza partia z nią
balance-with-and-without = Punkty z nią i bez niej
balance-with = z nią, { $number }
balance-without = bez niej, { $number }
balance-where-from = Skąd się biorą

balance-pairs = Pary
balance-pairs-lead = Dwie karty w jednej ręce, ponad to, co obie dają osobno. Par spotkanych dość często: { $number }; para trafia się w rękach zwykle { $hands } razy.
balance-pairs-sure = { $number ->
    [0] *Żadna* się nie wyróżnia.
    [one] Wyróżnia się *{ $number }*.
    [few] Wyróżniają się *{ $number }*.
    [many] Wyróżnia się *{ $number }*.
   *[other] Wyróżnia się *{ $number }*.
 }
balance-pairs-about = Najbardziej wyraziste pary; puste kropki to w większości szum. Po prawej: ręce, które miały obie.

balance-draft = Draft
balance-draft-lead = { $games ->
    [one] { $games } partia z draftem
    [few] { $games } partie z draftem
    [many] { $games } partii z draftem
   *[other] { $games } partii z draftem
 }, jeden rodzaj kart po drugim, siedem kart podawanych dalej: kiedy bierze się kartę? 1 znaczy pierwsza.
balance-draft-taste = Gust bota nic nie mówi o tym, co daje karta, o ile widać to w tych partiach: korelacja kolejności i efektu rozdania wynosi { $value } ({ $span }).
balance-draft-taste-good = Karty, które dają więcej, bierze wcześniej: korelacja kolejności i efektu rozdania wynosi { $value } ({ $span }).
balance-draft-taste-bad = Karty, które dają więcej, bierze później: korelacja kolejności i efektu rozdania wynosi { $value } ({ $span }).
balance-draft-pick = który z kolei wybór
balance-draft-about = Kółka to zawody, kwadraty to małe usprawnienia. Po lewej karty brane wcześnie, u góry silne: u dobrego sędziego punkty opadają z lewej góry na prawo w dół.
balance-draft-first = Brane najpierw
balance-draft-last = Brane na końcu

balance-spaces = Pola akcji i duże usprawnienia po rundach
balance-spaces-lead = Jak często ktoś idzie na pole w rundzie, w której jest odkryte, i jak często w danej rundzie buduje się każde duże usprawnienie, w procentach. Im ciemniej, tym częściej; kreskowane: karta jeszcze nie odkryta.
balance-spaces-note = Karty rund odkrywa się w obrębie etapu w różnym czasie, więc pierwsze komórki etapu opierają się na mniejszej liczbie partii.
balance-move = ruch
balance-move-about = Ostatnia kolumna mówi, jak wcześnie w rundzie ktoś tam idzie: średni numer ruchu.
balance-space = Pole lub usprawnienie
balance-always-open = Zawsze odkryte
balance-round-cards = Karty rund po kolei
balance-not-open = jeszcze nie odkryte

## Wobec innego pudełka

balance-other = Wobec innego pudełka
balance-other-lead = { $games ->
    [one] To samo { $games } ziarno rozegrano
    [few] Te same { $games } ziarna rozegrano
    [many] Te same { $games } ziaren rozegrano
   *[other] Te same { $games } ziarna rozegrano
 } z tym, co się tu różni:
balance-other-beyond = { $number ->
    [one] Ponad przypadek przesunęła się { $number } liczba z { $of }.
    [few] Ponad przypadek przesunęły się { $number } liczby z { $of }.
    [many] Ponad przypadek przesunęło się { $number } liczb z { $of }.
   *[other] Ponad przypadek przesunęło się { $number } liczby z { $of }.
 }
balance-other-nothing = Nic nie przesunęło się ponad przypadek: zmiany tej wielkości nie widać w tylu partiach.
balance-other-about = Inna gra minus zwykła, dla tych samych ziaren; ponad przypadek.
balance-other-rest = { $number ->
    [one] { $number } liczba nie przesunęła się ponad przypadek
    [few] { $number } liczby nie przesunęły się ponad przypadek
    [many] { $number } liczb nie przesunęło się ponad przypadek
   *[other] { $number } liczby nie przesunęło się ponad przypadek
 }
balance-record-other = { $name }: najlepiej widać w partii { $game }
balance-moved-points = Punkty miejsca
balance-moved-winner = Punkty zwycięzcy
balance-moved-margin = Przewaga zwycięzcy
balance-moved-choices = Decyzje w partii

## Jak liczono

balance-method = Jak liczono
balance-method-intervals = *Przedziały* zawierają prawdziwą wartość w 95 raportach na 100. Dla punktów tysiąc razy losuje się na nowo całe partie, bo miejsca jednej partii zależą od siebie; udziały mają przedział Wilsona, a średnie z partii Studenta.
balance-method-stop = *Reguła zakończenia* mówi, jak wąskie mają być przedziały. Ustalono ją przed pierwszą partią i zapisano w pliku raportu, więc nikt nie może przerwać właśnie wtedy, gdy liczba dobrze wygląda. Wcześniej nic nie jest oznaczane.
balance-method-flags = *Oznaczenia* według Benjaminiego i Hochberga: w każdej rodzinie pytań fałszywe jest co najwyżej jedno oznaczenie na dwieście. Z miejsc najpierw oznacza się to, które najbardziej odstaje, i pomija dalej, więc jedno silne miejsce nie czyni wszystkich innych słabymi.
balance-method-dealt = *Efekt rozdania*: punkty miejsca bez średniej dla jego kolejności, miejsca z rozdaną kartą wobec wszystkich innych. 0 to przeciętna karta swojego rodzaju, a nie pusta ręka.
balance-method-guess = *Domysł.* Im bardziej zaszumiona liczba karty, tym mocniej jej domysł przyciąga się do środka. Sortuj według niego: zmierzone liczby przesadzają na obu końcach.
balance-method-blanks = *Puste*, których nikt nie zagrał, są poza konkurencją. Pokazują, jak duży jest przypadek.
balance-method-pairs = *Pary.* Wartości domowe i inne pudełko gra się z tymi samymi ziarnami co zwykłe partie, a liczą się tylko różnice w obrębie ziarna. Losowe znaki pokazują, jak często tyle dałby przypadek.
balance-method-watched = *Tylko obserwacja* to wszystko, co gracze wybrali sami, na przykład zagranie karty. Gracze, którym dobrze idzie, zagrywają więcej kart, więc o samej karcie mówi to niewiele. Dlatego jest szare.
balance-method-records = *Zapisy.* Zaskakujące liczby prowadzą do partii, która je pokazuje; jej plik otwiera grange replay.
