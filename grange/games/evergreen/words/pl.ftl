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
        [one] Jeszcze { $times } kiełek, { $area }
        [few] Jeszcze do { $times } kiełków, { $area }
        [many] Jeszcze do { $times } kiełków, { $area }
       *[other] Jeszcze do { $times } kiełków, { $area }
    }
ask-grow = Co ma urosnąć?
    .more = { $times ->
        [one] Jeszcze { $times } wzrost, { $area }
        [few] Do { $times } wzrostów na różnych polach, { $area }
        [many] Do { $times } wzrostów na różnych polach, { $area }
       *[other] Do { $times } wzrostów na różnych polach, { $area }
    }
ask-plant-then-grow = Gdzie sadzisz kiełek?
    .more = Jeden kiełek, { $area }; potem możesz wykonać wzrost na innym polu.
ask-plant-or-grow = Gdzie sadzisz kiełek albo co ma urosnąć?
    .more = Jedno pole, gdziekolwiek na planecie
ask-raise-tree = Co wyrośnie na { $piece }?
    .more = { $times ->
        [one] Jeszcze { $times } wzrost, gdziekolwiek na planecie
        [few] Jeszcze do { $times } wzrostów, gdziekolwiek na planecie
        [many] Jeszcze do { $times } wzrostów, gdziekolwiek na planecie
       *[other] Jeszcze do { $times } wzrostów, gdziekolwiek na planecie
    }
ask-bush = Gdzie sadzisz krzew?
    .more = { $times ->
        [one] Jeszcze { $times } krzew, gdziekolwiek na planecie
        [few] Jeszcze do { $times } krzewów, gdziekolwiek na planecie
        [many] Jeszcze do { $times } krzewów, gdziekolwiek na planecie
       *[other] Jeszcze do { $times } krzewów, gdziekolwiek na planecie
    }
ask-lake = Gdzie tworzysz jezioro?
    .more = { $times ->
        [one] Jeszcze { $times } jezioro; od razu do 2 wzrostów tuż obok niego.
        [few] Jeszcze do { $times } jezior; od razu do 2 wzrostów tuż obok każdego.
        [many] Jeszcze do { $times } jezior; od razu do 2 wzrostów tuż obok każdego.
       *[other] Jeszcze do { $times } jezior; od razu do 2 wzrostów tuż obok każdego.
    }

## Options

option-take = { $biome }, { $power }
option-action-a = Posadź do 3 kiełków
option-action-b = Wykonaj do 2 wzrostów
option-action-c = Posadź kiełek i wykonaj wzrost
option-action-d = Posadź lub wykonaj wzrost, gdziekolwiek
option-power = Użyj mocy
option-skip = Nie używaj mocy
option-enough = Wystarczy
option-plant = Kiełek na { $cell }
option-grow = Wzrost na { $cell }
option-bush = Krzew na { $cell }
option-lake = Jezioro na { $cell }

## What happens

event-begins = { $who ->
    [you] Zaczynasz.
   *[other] { $name } zaczyna.
}
event-round = { $season }, runda { $round }
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
} światło za { $points ->
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

## Points

category-start = Start
category-light = Światło
category-forest = Las
category-harvest = Zbiory
category-fertility = Żyzność

verdict-rank = Twoja ranga: { $rank }.
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
