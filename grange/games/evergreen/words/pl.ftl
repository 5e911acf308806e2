### Evergreen

game-name = Evergreen
game-about = Zazieleń planetę, uważaj na cienie i pamiętaj: karty, których nikt nie wziął, karmią ziemię.

## Things

# .on: gdzie; .of: czego; .onto: na co
biome-meadow = Łąka
    .on = na łące
    .of = łąki
    .onto = na łąkę
biome-flowers = Kwiaty
    .on = wśród kwiatów
    .of = kwiatów
    .onto = na kwiaty
biome-wheat = Pszenica
    .on = w pszenicy
    .of = pszenicy
    .onto = na pszenicę
biome-rock = Skały
    .on = na skałach
    .of = skał
    .onto = na skały
biome-swamp = Bagno
    .on = na bagnie
    .of = bagna
    .onto = na bagno
biome-snow = Śnieg
    .on = na śniegu
    .of = śniegu
    .onto = na śnieg
biome-wild = Joker
    .on = gdziekolwiek
    .of = jokera
    .onto = na jokera

power-sprout = Kiełek
power-small = Małe drzewo
power-big = Duże drzewo
power-bush = Krzew
power-lake = Jezioro
power-harvest = Zbiory

# .you-put: ty … (co); .puts: on, ona … (co)
piece-sprout = kiełek
    .you-put = Sadzisz kiełek
    .puts = sadzi kiełek
piece-small = małe drzewo
    .you-put = Sadzisz małe drzewo
    .puts = sadzi małe drzewo
piece-big = duże drzewo
    .you-put = Sadzisz duże drzewo
    .puts = sadzi duże drzewo
piece-bush = krzew
    .you-put = Sadzisz krzew
    .puts = sadzi krzew
piece-lake = jezioro
    .you-put = Tworzysz jezioro
    .puts = tworzy jezioro

# .lower: w środku zdania
season-spring = Wiosna
    .lower = wiosna
season-summer = Lato
    .lower = lato
season-autumn = Jesień
    .lower = jesień
season-winter = Zima
    .lower = zima

side-north = północ
    .in = na północy
side-east = wschód
    .in = na wschodzie
side-south = południe
    .in = na południu
side-west = zachód
    .in = na zachodzie

area-meadow = na łące
area-flowers = wśród kwiatów
area-wheat = w pszenicy
area-rock = na skałach
area-swamp = na bagnie
area-snow = na śniegu
area-wild = gdziekolwiek
area-lake = przy jeziorze

## The table

where = { $season }, runda { $round } z { $rounds }
title-market = Rynek
title-fertility = Żyzność
title-powers = Moce
title-powers-of = Moce: { $name }
title-planet-of = Planeta: { $name }
title-planets = Planety
market-empty = Wszystkie karty są już wzięte.
deck-left = { $cards ->
    [one] { $cards } karta w talii
    [few] { $cards } karty w talii
    [many] { $cards } kart w talii
   *[other] { $cards } karty w talii
}
token-here = pierwszy ruch w następnej rundzie
supply-left = W zapasie: { $bushes ->
    [one] { $bushes } krzew
    [few] { $bushes } krzewy
    [many] { $bushes } krzewów
   *[other] { $bushes } krzewu
}, { $lakes ->
    [one] { $lakes } jezioro
    [few] { $lakes } jeziora
    [many] { $lakes } jezior
   *[other] { $lakes } jeziora
}
automa = Automa
crevasse = szczelina
planet-of = { $name }: planeta, słońce { $side-in }
picture-of-card = { $biome }, { $power }
in-shadow = teraz w cieniu
terminal-sun = słońce
terminal-biome = biom, jak na liście „Żyzność”
terminal-fertility = żyzność na karcie
terminal-drought = susza na karcie
terminal-marker = poziom mocy
now-light = Światło teraz: { $points }
now-forest = Las teraz: { $points }

## Questions

ask-take-card = Którą kartę bierzesz?
    .more = Jej biom to miejsce twojej akcji, a jej mocy możesz użyć. Karta, której nikt nie weźmie, może zmienić glebę.
ask-choose-action = Co robisz?
    .more = Twoja karta: { $biome }, { $power }
ask-choose-power = Używasz mocy swojej karty?
    .more = { $power }: najpierw znacznik przesuwa się o stopień, chyba że jest na końcu toru, potem używasz mocy.
ask-plant = Gdzie sadzisz kiełek?
    .more = { $times ->
        [one] { $times } kiełek, { $area }
        [few] Do { $times } kiełków, { $area }
        [many] Do { $times } kiełków, { $area }
       *[other] Do { $times } kiełków, { $area }
    }
ask-grow = Co powiększasz?
    .more = { $times ->
        [one] { $times } roślina, { $area }
        [few] Do { $times } roślin na różnych polach, { $area }
        [many] Do { $times } roślin na różnych polach, { $area }
       *[other] Do { $times } roślin na różnych polach, { $area }
    }
ask-plant-then-grow = Gdzie sadzisz kiełek?
    .more = Jeden kiełek, { $area }; potem możesz powiększyć roślinę na innym polu.
ask-plant-or-grow = Gdzie sadzisz kiełek albo co powiększasz?
    .more = Jedno pole, gdziekolwiek na planecie
ask-raise-tree = Co wyrośnie na { $piece }?
    .more = { $times ->
        [one] { $times } roślina, gdziekolwiek na planecie
        [few] Do { $times } roślin, gdziekolwiek na planecie
        [many] Do { $times } roślin, gdziekolwiek na planecie
       *[other] Do { $times } roślin, gdziekolwiek na planecie
    }
ask-bush = Gdzie sadzisz krzew?
    .more = { $times ->
        [one] { $times } krzew, gdziekolwiek na planecie
        [few] Do { $times } krzewów, gdziekolwiek na planecie
        [many] Do { $times } krzewów, gdziekolwiek na planecie
       *[other] Do { $times } krzewów, gdziekolwiek na planecie
    }
ask-lake = Gdzie tworzysz jezioro?
    .more = { $times ->
        [one] { $times } jezioro; od razu mogą urosnąć najwyżej 2 rośliny tuż obok niego.
        [few] Do { $times } jezior; od razu mogą urosnąć najwyżej 2 rośliny tuż obok każdego.
        [many] Do { $times } jezior; od razu mogą urosnąć najwyżej 2 rośliny tuż obok każdego.
       *[other] Do { $times } jezior; od razu mogą urosnąć najwyżej 2 rośliny tuż obok każdego.
    }

## Options

option-take = { $biome }, { $power }
option-action-a = Posadź do 3 kiełków
option-action-b = Powiększ do 2 roślin
option-action-c = Posadź kiełek i powiększ roślinę
option-action-d = Posadź lub powiększ 1, gdziekolwiek
option-power = Użyj mocy
option-skip = Nie używaj mocy
option-enough = Wystarczy
option-plant = Kiełek na { $cell }
option-grow = Powiększ na { $cell }
option-bush = Krzew na { $cell }
option-lake = Jezioro na { $cell }

## What happens

event-begins = { $who ->
    [you] Zaczynasz.
   *[other] { $name } zaczyna.
}
event-round = { $season }, runda { $round }
chapter = { $season }
    .brief = { $season }
event-season = Nadchodzi { $season-lower }; słońce stoi { $side-in }.
event-takes = { $who ->
    [you] Bierzesz
   *[other] { $name } bierze
} kartę „{ $biome }, { $power }”.
    .brief = { $biome }, { $power }
event-automa-takes = Automa bierze kartę „{ $biome }, { $power }”.
event-left-fertility = Zostaje karta „{ $biome }, { $power }”: rośnie żyzność { $biome-of }.
    .brief = { $biome }: żyźniejsza gleba
event-left-drought = Zostaje karta „{ $biome }, { $power }”: { $biome-onto } spada susza.
    .brief = susza { $biome-on }
event-left-none = Zostaje karta „{ $biome }, { $power }”; trafia do kart odrzuconych.
event-plants = { $who ->
    [you] { $piece-you-put }
   *[other] { $name } { $piece-puts }
} { $biome-on } ({ $cell }).
    .brief = { $piece } na { $cell }
event-grows = { $who ->
    [you] Na twoim polu { $cell } wyrasta { $piece }.
   *[other] { $name }: na polu { $cell } wyrasta { $piece }.
}
    .brief = { $piece } na { $cell }
event-power = { $who ->
    [you] Używasz
   *[other] { $name } używa
} mocy „{ $power }”, jej siła to { $strength }.
    .brief = moc „{ $power }”
event-light = { $who ->
    [you] Twoje drzewa zbierają
   *[other] { $name }: drzewa zbierają
} światło: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}.
    .brief = światło: { $points }
event-forest = { $who ->
    [you] Twój największy las daje
   *[other] { $name }: największy las daje
} { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}.
    .brief = las: { $points }
event-fertility = { $who ->
    [you] Ziemia daje twoim dużym drzewom
   *[other] { $name }: ziemia daje dużym drzewom
} { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}.

## Looking things up

look-sprout = Kiełek
    .kind = Na planecie
    .does = Może wyrosnąć na małe drzewo. Dla światła jest za niski i nie należy do lasu.
    .rule = Sadzenie to postawienie kiełka na pustym polu.
look-tree-small = Małe drzewo
    .kind = Na planecie
    .does = W świetle daje { $light } punkt i zacienia { $shadow } pole za sobą. Liczy się do lasu i może urosnąć.
    .rule = Drzewo jest zacienione, jeśli stoi w cieniu drzewa równie wysokiego lub wyższego.
look-tree-big = Duże drzewo
    .kind = Na planecie
    .does = W świetle daje { $light } punkty i zacienia { $shadow } pola za sobą. Na koniec daje żyzność swojego biomu.
    .rule = Po zimowym liczeniu każde duże drzewo przynosi tyle punktów, ile wynosi żyzność jego biomu.
look-bush = Krzew
    .kind = Na planecie
    .does = Liczy się do lasu, nie rzuca cienia i nie zbiera światła. Nigdy nie rośnie.
    .rule = Drzewa i krzewy, które stykają się bokami pól, tworzą jeden las.
look-lake = Jezioro
    .kind = Na planecie
    .does = Gdy powstaje, najwyżej dwie rośliny obok mogą od razu urosnąć. Swoje pole zajmuje na zawsze.
    .rule = Rośliny powiększane przy jeziorze muszą stać na różnych polach, które stykają się z nim bokiem, nie rogiem.
look-crevasse = Szczelina
    .kind = Na każdej planecie, pól: { $cells }
    .does = Nic tu nie może stanąć. Dla światła to puste pole.
    .rule = Dla światła szczelina to zwykłe puste pole.
look-sun = Słońce
    .kind = Teraz { $stands ->
        [north] na północy
        [east] na wschodzie
        [south] na południu
       *[west] na zachodzie
    }
    .does = Światło biegnie stąd prosto przez planetę, cienie drzew kładą się w tę samą stronę, od słońca. Po każdej porze roku słońce przechodzi na następny bok.
    .rule = Światło pada od strony słońca i biegnie przez planetę prosto jak strzała.
look-fertility = Żyzność
    .kind = Symbol na kartach
    .does = Jeśli nikt nie weźmie takiej karty, jej biom staje się żyźniejszy, a duże drzewa dadzą tam na koniec więcej.
    .rule = Żyzność biomu to liczba symboli żyzności widocznych w jego grupie.
look-drought = Susza
    .kind = Symbol na kartach
    .does = Jeśli nikt nie weźmie tej karty, odwraca ona ostatnią kartę w grupie swojego biomu.
    .rule = Ostatnią kartę z grupy tego biomu odwraca się rewersem do góry i przykrywa suszą.
look-first-player = Żeton pierwszego gracza
    .kind = Jeden w grze
    .does = Na karcie: kto weźmie tę kartę, zacznie następną rundę.
    .rule = Kto ją weźmie, zacznie następną rundę.
look-seat = Znak gracza
    .kind = Kolor, kształt i kreskowanie
    .does = Na tarczy pokazuje punkty, na torze siłę mocy.
    .rule = Gra od jednej do czterech osób, a każda ma własną planetę.
look-bud = Zbiory
    .kind = Moc
    .does = Od razu daje punkty: tyle, ile pokazuje tor.
    .rule = Każda karta niesie też jedną z sześciu mocy.
look-card = { $biome }
    .kind = Karta z rynku, moc: { $power }
    .does = { $icons ->
        [drought] Akcję wykonujesz w tym biomie. Jeśli nikt nie weźmie karty, wysuszy go.
        [none] Akcję wykonujesz w tym biomie. Jeśli nikt nie weźmie karty, zostanie odrzucona.
       *[fertile] Akcję wykonujesz w tym biomie. Jeśli nikt nie weźmie karty, użyźni glebę.
    }
    .rule = Rynek to rząd odkrytych kart: o jedną więcej, niż jest graczy.
look-card-wild = Joker
    .kind = Karta z rynku, moc: { $power }
    .does = Każdy efekt akcji może zadziałać w innym biomie. Jeśli nikt nie weźmie karty, zostanie odrzucona.
    .rule = Z jokerem każdy efekt może zadziałać gdziekolwiek, choćby za każdym razem w innym biomie.
look-card-none = Wzięta karta
    .kind = Miejsce na rynku
    .does = Kartę, która tu leżała, ktoś wziął.
    .rule = Zaczyna pierwszy gracz, potem następni zgodnie z ruchem wskazówek zegara.
look-biome = { $biome }
    .kind = Biom, żyzność: { $fertility }
    .does = Karty tego biomu pozwalają tu sadzić i hodować. Na koniec każde duże drzewo da tu tyle punktów: { $fertility }.
    .rule = Musisz wybrać jedną z czterech akcji i wykonać ją w biomie swojej karty; tylko D działa wszędzie.
look-season = { $season }
    .kind = Pora roku, rund: { $rounds }
    .does = Pełna kropka to miniona runda. Po ostatniej liczy się światło i las, a słońce idzie dalej.
    .rule = Słońce przechodzi na następną stronę, zgodnie z ruchem wskazówek zegara.
look-power-sprout = { power-sprout }
    .kind = Tor mocy
    .does = Sadzi kiełki na pustych polach dowolnego biomu. Siła rośnie z każdym użyciem karty: { $track }.
    .rule = Najpierw podnieś moc o jeden stopień na jej torze, chyba że jest już na końcu.
look-power-small = { power-small }
    .kind = Tor mocy
    .does = Zmienia kiełki w małe drzewa. Siła rośnie z każdym użyciem karty: { $track }.
    .rule = Najpierw podnieś moc o jeden stopień na jej torze, chyba że jest już na końcu.
look-power-big = { power-big }
    .kind = Tor mocy
    .does = Zmienia małe drzewa w duże. Siła rośnie z każdym użyciem karty: { $track }.
    .rule = Najpierw podnieś moc o jeden stopień na jej torze, chyba że jest już na końcu.
look-power-bush = { power-bush }
    .kind = Tor mocy
    .does = Stawia krzewy na pustych polach. Siła rośnie z każdym użyciem karty: { $track }.
    .rule = Najpierw podnieś moc o jeden stopień na jej torze, chyba że jest już na końcu.
look-power-lake = { power-lake }
    .kind = Tor mocy
    .does = Tworzy jeziora; przy każdym mogą od razu urosnąć najwyżej dwie rośliny. Siła rośnie z każdym użyciem karty: { $track }.
    .rule = Rośliny powiększane przy jeziorze muszą stać na różnych polach, które stykają się z nim bokiem, nie rogiem.
look-power-harvest = { power-harvest }
    .kind = Tor mocy
    .does = Od razu daje punkty nowego stopnia. Siła rośnie z każdym użyciem karty: { $track }.
    .rule = Najpierw podnieś moc o jeden stopień na jej torze, chyba że jest już na końcu.
look-automa = { automa }
    .kind = Przeciwnik w grze solo
    .does = W każdej rundzie bierze jedną kartę: jokera; jeśli go nie ma, najżyźniejszą; w ostateczności suszę.
    .rule = Nie ma planety i nie zdobywa punktów, tylko zabiera karty.
look-category-start = { category-start }
    .kind = Wiersz wyniku
    .does = Gracze, którzy zaczynają później, mają na start trochę więcej punktów.
    .rule = Kto musi dłużej czekać, zaczyna z małym zapasem
look-category-light = { category-light }
    .kind = Wiersz wyniku
    .does = Na koniec każdej pory roku to, co dają twoje drzewa w świetle.
    .rule = Zacienione drzewo nie daje punktów, ale samo nadal rzuca cień.
look-category-forest = { category-forest }
    .kind = Wiersz wyniku
    .does = Na koniec każdej pory roku po 1 za każde drzewo i krzew w największym lesie.
    .rule = Liczy się tylko twój największy las: 1 punkt za każde drzewo i każdy krzew.
look-category-harvest = { category-harvest }
    .kind = Wiersz wyniku
    .does = To, co przyniosła moc „Zbiory”.
    .rule = Moc rośnie, nawet jeśli potem nie ma jej do czego użyć.
look-category-fertility = { category-fertility }
    .kind = Wiersz wyniku
    .does = Na koniec za każde duże drzewo tyle, ile wynosi żyzność jego biomu.
    .rule = Po zimowym liczeniu każde duże drzewo przynosi tyle punktów, ile wynosi żyzność jego biomu.

## Points

category-start = Start
category-light = Światło
category-forest = Las
category-harvest = Zbiory
category-fertility = Żyzność

verdict-rank = Twoja ranga: { $rank }.
    .theirs = { $name }: { $rank }.
rank-broccoli = Brokuł
rank-bonsai = Bonsai
rank-olive = Oliwka
rank-holly = Ostrokrzew
rank-birch = Brzoza
rank-pine = Sosna
rank-oak = Dąb
rank-baobab = Baobab
rank-sequoia = Legendarna sekwoja

## Rule options

rule-sun = Słońce na początku
    .about = Gdzie stoi słońce wiosną. Potem z każdą porą roku wędruje dalej, zgodnie z ruchem wskazówek zegara.
sun-north = Północ
sun-east = Wschód
sun-south = Południe
sun-west = Zachód
rule-supply = Zapas krzewów i jezior
    .about = Ścisły: 20 krzewów i 20 jezior wspólnych dla wszystkich; gracze działają wtedy jeden po drugim.
supply-unlimited = Ile trzeba
supply-strict = Po 20
rule-deck = Talia
    .about = W surowej talii każdy biom ma dwie susze i mniej kart z jednym symbolem żyzności.
deck-mild = Łagodna
deck-harsh = Surowa

## The guided first game

lesson-planet = Ta planeta jest twoja
    .text = Ma sześć biomów. W ciągu roku, czyli 14 rund, pokryjesz ją zielenią; punkty dadzą drzewa w świetle i jeden duży las.
lesson-take = Weź kartę
    .text = Karta mówi, w którym biomie działasz, i daje moc. Weź pszenicę z małym drzewem.
lesson-leftover = Karta, której nikt nie wziął
    .text = Dzięki niej bagno jest żyźniejsze. Na koniec roku każde duże drzewo da tyle punktów, ile wynosi żyzność jego biomu.
lesson-plant = Twoja akcja
    .text = Każdy wykonuje jedną z czterech akcji w biomie swojej karty. Posadź w pszenicy trzy kiełki obok siebie: na B4, C4 i D4.
lesson-power = Moc karty
    .text = Z każdym użyciem znacznik idzie o stopień w górę i moc rośnie. Użyj jej: jeden kiełek wyrośnie na małe drzewo. Wybierz C4.
lesson-again = Nowa runda
    .text = Na tej karcie jest susza [drought]: gdyby karta została na rynku, pszenica byłaby mniej żyzna. Weź ją i graj dalej w tym samym miejscu. Jej moc to krzew.
lesson-grow = Wzrost
    .text = Kiełek wyrasta na małe drzewo, małe drzewo na duże, za każdym razem o jeden stopień. Powiększ dwie rośliny: na B4 i D4.
lesson-forest = Jeden duży las
    .text = Drzewa i krzewy, które stykają się bokami, tworzą las. Po każdej porze roku największy daje punkt za każde drzewo i każdy krzew. Użyj mocy: krzew na C5.
lesson-light = Pilnuj światła
    .text = Trzy małe drzewa stoją w świetle: na koniec wiosny dadzą po 1 punkcie, a duże dałoby 2. Ale latem słońce świeci ze wschodu, wzdłuż twojego rzędu, i będą się nawzajem zasłaniać.
lesson-on = Teraz graj po swojemu
    .text = Żeton pierwszego gracza [first-player] leży na karcie: kto ją weźmie, zacznie następną rundę. Przy planecie zawsze widać, ile są teraz warte światło i las. Gdy się wahasz, „Podpowiedź” zaznaczy, co warto rozważyć, a „Zasada” otworzy właściwy rozdział.

## Mistakes in a components file

mistake-track = { $place }: tor zaczyna się od 0 i ma jeszcze co najmniej jeden stopień, żadnego poniżej 0.
mistake-cards = { $place }: potrzeba sześciu liczb, po jednej na każdą moc; -1 to susza, 0 to brak symbolu, od 1 do 9 to żyzność.
mistake-wild = { $place }: jokery nie mają symboli, więc wszystkie sześć liczb to 0.
mistake-map-size = { $place }: wszystkie rzędy są równej długości, a żaden bok nie ma więcej pól niż { $most }.
mistake-map-letters = { $place }: nieznane litery: { $letters }; można użyć M F W R S N dla biomów, X dla szczeliny i kropki poza planetą.
mistake-map-biomes = { $place }: te biomy nie mają ani jednego pola: { $biome }.
mistake-rounds = { $place }: potrzeba czterech pór roku, każda od 1 do 5 rund.
mistake-deck-runs-out = { $place }: 42 karty nie wystarczą na tyle rund i tyle żyzności na początku.
mistake-points = { $place }: potrzeba czterech liczb od 0 do 99, w kolejności gry.
mistake-number = { $place }: potrzebna liczba od { $least } do { $most }.
mistake-ranks = { $place }: każda ranga wymaga co najmniej tylu punktów co poprzednia.

# the pages of the table in a hand
tab-planet = Planeta
tab-powers = Moce
tab-rivals = Rywale
