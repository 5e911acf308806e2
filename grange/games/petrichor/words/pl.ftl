### Petrichor

game-name = Aura
game-about = Zostań chmurą: płyń nad polami, głosuj na pogodę i miej najwięcej wody tam, gdzie w czasie żniw coś rośnie.

## Things

# .low: w środku zdania; .of: czego
weather-frost = Mróz
    .low = mróz
    .of = mrozu
weather-sun = Słońce
    .low = słońce
    .of = słońca
weather-wind = Wiatr
    .low = wiatr
    .of = wiatru
weather-rain = Deszcz
    .low = deszcz
    .of = deszczu

# .over: nad czym; .onto: na co; .from: z czego; .sprouts, .grows, .spoils, .withers: całe orzeczenie z podmiotem
crop-coffee = Kawa
    .over = nad kawą
    .onto = na kawę
    .from = z kawy
    .sprouts = kiełkuje kawa
    .grows = rozwija się kawa
    .withers = usycha kawa
crop-cotton = Bawełna
    .over = nad bawełną
    .onto = na bawełnę
    .from = z bawełny
    .grows = rozwija się bawełna
    .withers = usycha bawełna
crop-rice = Ryż
    .over = nad ryżem
    .onto = na ryż
    .from = z ryżu
    .sprouts = kiełkuje ryż
    .grows = rozwija się ryż
    .withers = usycha ryż
crop-grass = Trawa
    .over = nad trawą
    .onto = na trawę
    .from = z trawy
    .grows = rozwija się trawa
    .withers = usycha trawa
crop-potato = Ziemniaki
    .over = nad ziemniakami
    .onto = na ziemniaki
    .from = z ziemniaków
    .grows = rozwijają się ziemniaki
    .withers = usychają ziemniaki
crop-wheat = Pszenica
    .over = nad pszenicą
    .onto = na pszenicę
    .from = z pszenicy
    .grows = rozwija się pszenica
    .withers = usycha pszenica
crop-corn = Kukurydza
    .over = nad kukurydzą
    .onto = na kukurydzę
    .from = z kukurydzy
    .grows = rozwija się kukurydza
    .withers = usycha kukurydza
crop-pear = Opuncja
    .over = nad opuncją
    .onto = na opuncję
    .from = z opuncji
    .grows = rozwija się opuncja
    .spoils = psuje się opuncja
    .withers = usycha opuncja
crop-lake = Jezioro
    .over = nad jeziorem
    .onto = do jeziora
    .from = z jeziora
crop-unknown = Zakryty kafel
    .over = nad zakrytym kaflem
    .onto = na zakryty kafel
    .from = z zakrytego kafla

# .drop: jaka kropla; .drop-acc: jaką kroplę
colour-0 = niebieski
    .drop = niebieska
    .drop-acc = niebieską
colour-1 = czerwony
    .drop = czerwona
    .drop-acc = czerwoną
colour-2 = żółty
    .drop = żółta
    .drop-acc = żółtą
colour-3 = fioletowy
    .drop = fioletowa
    .drop-acc = fioletową
colour-south = szary
    .drop = szara
    .drop-acc = szarą

face-0 = żniwa
face-1 = 1
face-2 = 2
face-3 = 3
face-4 = 4

# .at: co się dzieje, przed nazwą kafla
card-1 = jedna szara kropla spada na kafel
    .at = Szara kropla spada na
card-2 = dwie szare krople spadają na kafel
    .at = Szare krople spadają na
card-3 = jedna twoja kropla wysycha
    .at = Twoja kropla wysycha na
card-4 = nowa chmura z dwiema szarymi kroplami
    .at = Szara chmura pojawia się nad
card-5 = jedna szara kropla trafia do chmury
    .at = Szara kropla trafia do chmury nad
card-6 = jedna szara kropla trafia do chmury
    .at = Szara kropla trafia do chmury nad
card-7 = mieszana chmura płynie na północny zachód
    .at = Mieszana chmura płynie na północny zachód z
card-8 = całkiem szara chmura płynie na południowy wschód
    .at = Szara chmura płynie na południowy wschód z
card-9 = wszystkie dziewięć kart zostaje potasowanych

## The table

where = { $round ->
    [0] Przed rundą 1 z { $rounds }
   *[other] Runda { $round } z { $rounds }
}
title-hand = Twoja ręka
    .theirs = { $name }: ręka
title-pack = Wybierz z tych kart
    .theirs = { $name }: karty do wyboru
title-votes = Głosy na pogodę
title-votes-won = Wygrane głosowania
title-forecast = Co by się stało teraz
title-forecast-of = A gdyby teraz { $weather-low }?
title-players = Gracze
title-harvest = Żniwa teraz
cards-in-hand = { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
    [many] { $cards } kart
   *[other] { $cards } karty
}
hand-cards = { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
    [many] { $cards } kart
   *[other] { $cards } karty
}, zostaje najwyżej { $most }
pack-cards = odłożone: { $kept }; na ręce: { $cards }
votes-lead = na czele: { $names }
votes-come = nadejdą: { $names }
votes-tied = remis: { $names }
votes-none = jeszcze bez głosów
votes-won-points = punkty na koniec
have-drops = krople
have-votes = głosy
have-cards = karty
have-wheat = żetony pszenicy
have-harvest = żniwa
first-player = Pierwszy gracz
passed = pas
south-wind = Wiatr południowy
south-card = Ostatnia karta: { $card }.
south-left = { $cards ->
    [one] Została { $cards } karta.
    [few] Zostały { $cards } karty.
    [many] Zostało { $cards } kart.
   *[other] Zostało { $cards } karty.
}
south-points = { $points ->
    [one] punkt
    [few] punkty
    [many] punktów
   *[other] punktu
}

deed-frost = Nowa chmura z twoją kroplą
deed-sun = Dwie twoje krople do twojej chmury
deed-wind = Twoja chmura płynie o jeden kafel
deed-rain = Po kropli spada z jednej lub dwóch twoich chmur
stack-none = albo dwie dowolne inne
now-frost = { $skies ->
    [0] teraz nic
    [one] { $skies } miejsce
    [few] { $skies } miejsca
    [many] { $skies } miejsc
   *[other] { $skies } miejsca
}
now-sun = { $clouds ->
    [0] teraz nic
    [one] { $clouds } chmura
    [few] { $clouds } chmury
    [many] { $clouds } chmur
   *[other] { $clouds } chmury
}
now-wind = { $ways ->
    [0] teraz nic
    [one] { $ways } droga
    [few] { $ways } drogi
    [many] { $ways } dróg
   *[other] { $ways } drogi
}
now-rain = { $clouds ->
    [0] teraz nic
    [one] { $clouds } chmura
    [few] { $clouds } chmury
    [many] { $clouds } chmur
   *[other] { $clouds } chmury
}

tile-at = { $crop } { $place }
forecast-frost = { $clouds ->
    [0] Chmury się nie zmienią.
   *[other] Chmury, które staną się burzowe: { $clouds }.
}
forecast-sun = { $drops ->
    [0] Nie masz czego podwoić.
    [one] Podwoisz { $drops } kroplę.
    [few] Podwoisz do { $drops } kropel.
    [many] Podwoisz do { $drops } kropel.
   *[other] Podwoisz do { $drops } kropli.
}
    .theirs = { $drops ->
        [0] { $name } nie ma czego podwoić.
        [one] { $name } podwaja { $drops } kroplę.
        [few] { $name } podwaja do { $drops } kropel.
       *[many] { $name } podwaja do { $drops } kropel.
    }
forecast-everybody-doubles = Każdy podwoi swoje krople w jednej chmurze.
forecast-wind = Każdy przesunie jedną kroplę na sąsiedni kafel.
forecast-calm = Na kaflach nie ma kropel.
forecast-south = { $drops ->
    [0] Żadna twoja kropla nie poleci na północ.
    [one] { $drops } twoja kropla poleci na północ.
    [few] { $drops } twoje krople polecą na północ.
    [many] { $drops } twoich kropel poleci na północ.
   *[other] { $drops } twojej kropli poleci na północ.
}
    .theirs = { $drops ->
        [0] { $name }: wiatr nie zwiewa na północ żadnej kropli.
        [one] { $name }: wiatr zwiewa na północ { $drops } kroplę.
        [few] { $name }: wiatr zwiewa na północ { $drops } krople.
       *[many] { $name }: wiatr zwiewa na północ { $drops } kropel.
    }
forecast-dry = Nic nie spadnie.
forecast-rain = { $drops ->
    [one] Spadnie { $drops } kropla: { $tiles }.
    [few] Spadną { $drops } krople: { $tiles }.
    [many] Spadnie { $drops } kropel: { $tiles }.
   *[other] Spadnie { $drops } kropli: { $tiles }.
}
forecast-grows = Zacznie rosnąć: { $tiles }.
forecast-ripens = Rozwinie się: { $tiles }.
forecast-spoils = Zepsuje się: { $tiles }.
forecast-win = W głosowaniu na czele: { $names }.
forecast-tie = Głosowania nikt nie wygra.
forecast-uncounted = To głosowanie się nie liczy.
forecast-choice = Ta pogoda remisuje z inną: o tym, czy to głosowanie się liczy, zdecyduje pierwszy gracz.
forecast-standing = Żniwa wtedy: { $paid }.
forecast-paid = { $name } { $points }
harvest-comes = Żniwa odbędą się na koniec tej rundy.
harvest-waits = { $dice ->
    [one] Jeszcze { $dice } kość bez żniw: { $faces }.
    [few] Jeszcze { $dice } kości bez żniw: { $faces }.
    [many] Jeszcze { $dice } kości bez żniw: { $faces }.
   *[other] Jeszcze { $dice } kości bez żniw: { $faces }.
}

terminal-dice = Kości żniw: { $dice }
terminal-needs = – tyle kropel potrzeba
terminal-pays = punkty teraz
terminal-would = punkty, jeśli urośnie
terminal-row = punkty za pierwsze, drugie i dalsze miejsca; kukurydza: zależnie od liczby graczy na kaflu; pszenica: dla pierwszego i dla pozostałych; ryż: za każdą kroplę

growth-bare = nic nie rośnie
growth-sprouting = kiełkujące
growth-grown = rozwinięte
growth-spoiled = zepsute
sky-clear = bez chmury
sky-cloud = chmura
sky-thunder = chmura burzowa
picture-of-tile = { $crop }, { $place }: { $growth }; krople na kaflu: { $drops }; nad nim: { $sky }, krople: { $cloud }
picture-of-back = { $place }: kafel leży zakryty
picture-of-wheel = Głosy: mróz { $frost }, słońce { $sun }, wiatr { $wind }, deszcz { $rain }. Kości: { $dice }
picture-of-stack = { $weather }: { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
    [many] { $cards } kart
   *[other] { $cards } karty
}

## Questions

ask-fertilize = Gdzie kładziesz nawóz?
    .more = Ten kafel da 1 punkt więcej każdemu, kto ma na nim krople. Nawozy nie mogą leżeć na sąsiednich kaflach.
ask-first-cloud = Nad którym kaflem pojawi się twoja pierwsza chmura?
    .more = Będzie w niej jedna twoja kropla.
ask-turn = Którą kartę zagrywasz?
    .more = Najpierw akcja, potem głos.
ask-second = Wykonujesz drugą akcję?
    .more = Kosztuje dwie karty swojego rodzaju; każdą z nich zastąpią dowolne dwie inne. Potem głosujesz jeszcze raz.
ask-give = Którą kartę oddajesz zamiast karty { $weather-of }?
    .more = { $cards ->
        [one] Jeszcze { $cards } karta
        [few] Jeszcze { $cards } karty
        [many] Jeszcze { $cards } kart
       *[other] Jeszcze { $cards } karty
    }
ask-vote = Na co głosujesz?
    .more = Na pogodę swojej akcji, na następną zgodnie z ruchem wskazówek zegara albo na żniwa, obniżając kość.
ask-vote-back = Skąd bierzesz głos, aby oddać go na { $weather-low }?
    .more = W twoich zapasach nie ma już głosów.
ask-discard = Którą kartę odrzucasz?
    .more = { $cards ->
        [one] Masz o { $cards } kartę za dużo.
        [few] Masz o { $cards } karty za dużo.
        [many] Masz o { $cards } kart za dużo.
       *[other] Masz o { $cards } karty za dużo.
    }
ask-keep = Którą kartę zatrzymujesz?
    .more = { $cards ->
        [one] Jeszcze { $cards } karta z tego zestawu; reszta trafi do następnego gracza.
        [few] Jeszcze { $cards } karty z tego zestawu; reszta trafi do następnego gracza.
        [many] Jeszcze { $cards } kart z tego zestawu; reszta trafi do następnego gracza.
       *[other] Jeszcze { $cards } karty z tego zestawu; reszta trafi do następnego gracza.
    }
ask-frost = Nad którym kaflem pojawi się nowa chmura?
    .more = Będzie w niej jedna twoja kropla. Jeśli nie masz kropel w zapasach, weźmiesz ją z kafla.
ask-sun = Do której chmury dodajesz dwie swoje krople?
    .more = Musi w niej być twoja kropla. Czego brakuje w zapasach, weźmiesz z kafli.
ask-rain = Która kropla spadnie?
    .more = { $clouds ->
        [1] Jedna kropla dowolnego gracza z chmury, w której jest twoja.
       *[other] Jedna kropla dowolnego gracza z chmury, w której jest twoja; potem, jeśli chcesz, jeszcze jedna z innej chmury.
    }
ask-wind = Którą chmurę przesuwasz?
    .more = Musi w niej być twoja kropla.
ask-blow = Dokąd przesuwasz chmurę znad { $place }?
    .more = Na sąsiedni kafel. Jeśli jest tam już chmura, połączą się w jedną burzową.
ask-take-drop = Z którego kafla bierzesz kroplę?
    .more = { $drops ->
        [one] W zapasach brakuje { $drops } kropli.
        [few] W zapasach brakuje { $drops } kropel.
        [many] W zapasach brakuje { $drops } kropel.
       *[other] W zapasach brakuje { $drops } kropli.
    }
ask-weather = Jaka pogoda nadejdzie?
    .more = Głosów jest tu po równo, a wybór należy do ciebie.
ask-counted = Które głosowanie się liczy?
    .more = Nadejdą wszystkie te rodzaje pogody. Liczą się tylko dwa głosowania; głosów jest tu po równo, a wybór należy do ciebie.
ask-double = W której chmurze podwajasz swoje krople?
    .more = Czego brakuje w zapasach, weźmiesz z kafli.
ask-lift = Którą kroplę porwie wiatr?
    .more = Czyjąkolwiek, z dowolnego kafla.
ask-land = Gdzie spadnie { $colour-drop } kropla?
    .more = Na sąsiedni kafel.

## Options

option-play = { $weather }
option-play-second = { $weather } za dwie takie karty
option-swap = { $weather } za dwie inne karty
option-swap-second = { $weather } za jedną taką kartę i dwie inne
option-swap-twice = { $weather } za cztery inne karty
group-swap = Dwie inne zamiast …
group-swap-second = Inne karty zamiast …
option-pass = Pas
option-end = Zakończ turę
option-decline = { $question ->
    [double] Nie podwajaj
   *[other] Bez akcji, tylko głosowanie
}
option-enough = Wystarczy
option-give = Oddaj kartę { $weather-of }
option-keep = Zatrzymaj kartę { $weather-of }
option-discard = Odrzuć kartę { $weather-of }
option-vote = Głos na { $weather-low }
option-back = Z pola { $weather-of }
option-weather = { $weather }
option-lower = Obniż kość z { $face }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
option-turn-die = Obróć kość z { $face } na żniwa: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
option-place = Chmura { $crop-over }, { $place }
option-fill = Chmura { $crop-over }, { $place }
option-take = Kropla { $crop-from }, { $place }
option-land = { $crop }, { $place }
option-fertilize = Nawóz na { $place }
option-drip = Jedna { $colour-drop } kropla { $crop-onto }, { $place }
option-lift = Jedna { $colour-drop } kropla { $crop-from }, { $place }
option-move = Chmura { $crop-over }, { $place }
option-blow = { $crop }, { $place }

detail-frost = Nowa chmura z jedną twoją kroplą. Masz { $cards ->
    [one] { $cards } kartę mrozu
    [few] { $cards } karty mrozu
    [many] { $cards } kart mrozu
   *[other] { $cards } karty mrozu
}.
detail-sun = Dwie twoje krople do chmury, w której jest twoja. Masz { $cards ->
    [one] { $cards } kartę słońca
    [few] { $cards } karty słońca
    [many] { $cards } kart słońca
   *[other] { $cards } karty słońca
}.
detail-wind = Twoja chmura płynie na sąsiedni kafel. Masz { $cards ->
    [one] { $cards } kartę wiatru
    [few] { $cards } karty wiatru
    [many] { $cards } kart wiatru
   *[other] { $cards } karty wiatru
}.
detail-rain = Po kropli spada z jednej lub dwóch twoich chmur. Masz { $cards ->
    [one] { $cards } kartę deszczu
    [few] { $cards } karty deszczu
    [many] { $cards } kart deszczu
   *[other] { $cards } karty deszczu
}.

## What happens

event-begins = { $who ->
    [you] Zaczynasz ze znacznikiem pierwszego gracza.
   *[other] Znacznik pierwszego gracza: { $name }.
}
event-fertilizes = { $who ->
    [you] Kładziesz
   *[other] { $name } kładzie
} nawóz na { $place }.
event-dice = Kości żniw pokazują: { $dice }.
event-cloud = { $who ->
    [you] Umieszczasz
   *[other] { $name } umieszcza
} chmurę nad { $place }.
    .brief = chmura nad { $place }
event-first-cloud = { $who ->
    [you] Twoja pierwsza chmura pojawia się
    [south] Chmura wiatru południowego pojawia się
   *[other] { $name }: pierwsza chmura pojawia się
} nad { $place }.
event-round = Runda { $round }
chapter = Runda { $round }
    .brief = { $round }
event-acts = { $who ->
    [you] Wykonujesz
   *[other] { $name } wykonuje
} akcję { $weather-of }.
event-takes-drop = { $who ->
    [you] Bierzesz
   *[other] { $name } bierze
} kroplę { $crop-from } ({ $place }).
event-fills = { $who ->
    [you] Dodajesz
   *[other] { $name } dodaje
} { $drops ->
    [one] { $drops } kroplę
    [few] { $drops } krople
    [many] { $drops } kropel
   *[other] { $drops } kropli
} do chmury nad { $place }.
    .brief = { $drops ->
        [one] { $drops } kropla
        [few] { $drops } krople
        [many] { $drops } kropel
       *[other] { $drops } kropli
    } do chmury nad { $place }
event-drips = Jedna { $colour-drop } kropla spada { $crop-onto } ({ $place }).
event-blows = { $who ->
    [you] Przesuwasz
   *[other] { $name } przesuwa
} chmurę: { $start } → { $place }.
    .brief = chmura { $start } → { $place }
event-merges = Chmury nad { $place } łączą się w chmurę burzową.
    .brief = chmura burzowa nad { $place }
event-thunder = Chmura nad { $place } staje się burzowa.
    .brief = chmura burzowa nad { $place }
event-pours = { $drops ->
    [one] Z chmury burzowej { $crop-onto } ({ $place }) spada { $drops } kropla.
    [few] Z chmury burzowej { $crop-onto } ({ $place }) spadają { $drops } krople.
    [many] Z chmury burzowej { $crop-onto } ({ $place }) spada { $drops } kropel.
   *[other] Z chmury burzowej { $crop-onto } ({ $place }) spada { $drops } kropli.
}
event-sprouts = Na { $place } { $crop-sprouts }.
event-grows = Na { $place } { $crop-grows }.
event-spoils = Na { $place } { $crop-spoils }.
event-withers = Na { $place } { $crop-withers }.
event-votes = { $who ->
    [you] Głosujesz
    [south] Wiatr południowy głosuje
   *[other] { $name } głosuje
} na { $weather-low }.
    .brief = głos: { $weather }
event-lowers = { $who ->
    [you] Obniżasz
    [south] Wiatr południowy obniża
   *[other] { $name } obniża
} kość żniw: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}.
    .brief = kość: +{ $points }
event-turns-die = { $who ->
    [you] Obracasz
    [south] Wiatr południowy obraca
   *[other] { $name } obraca
} kość na żniwa: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}.
    .brief = kość na żniwa: +{ $points }
event-passes = { $who ->
    [you] Pasujesz.
   *[other] { $name } pasuje.
}
    .brief = pas
event-marker = { $who ->
    [you] Otrzymujesz
   *[other] { $name } otrzymuje
} znacznik pierwszego gracza.
event-frost = Wszystkie chmury stają się burzowe.
event-weathers = Pogoda w tej rundzie: { $weathers }.
event-weather = Nadchodzi { $weather-low }.
    .brief = { $weather }
event-doubles = { $who ->
    [you] Podwajasz swoje krople
    [south] Wiatr południowy podwaja swoje krople
   *[other] { $name } podwaja swoje krople
} w chmurze nad { $place }: jeszcze { $drops ->
    [one] { $drops } kropla
    [few] { $drops } krople
    [many] { $drops } kropel
   *[other] { $drops } kropli
}.
    .brief = podwojenie nad { $place }
event-moves-drop = { $who ->
    [you] Przenosisz
    [south] Wiatr południowy przenosi
   *[other] { $name } przenosi
} { $colour-drop-acc } kroplę z { $start } na { $place }.
    .brief = kropla { $start } → { $place }
event-wins = { $who ->
    [you] Wygrywasz
    [south] Wiatr południowy wygrywa
   *[other] { $name } wygrywa
} głosowanie na { $weather-low }.
    .brief = wygrane głosowanie: { $weather }
event-harvest = Nadchodzą żniwa.
    .brief = żniwa
event-reaps = { $crop } na { $place }: { $who ->
    [you] zdobywasz
    [south] wiatr południowy zdobywa
   *[other] { $name } zdobywa
} { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}.
    .brief = { $crop } { $place }: { $points }
event-wheat = { $who ->
    [you] Otrzymujesz
    [south] Wiatr południowy otrzymuje
   *[other] { $name } otrzymuje
} żeton pszenicy.
event-track = { $who ->
    [you] Za wygrane głosowania zdobywasz
    [south] Za wygrane głosowania wiatr południowy zdobywa
   *[other] Za wygrane głosowania { $name } zdobywa
} { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}.
event-most-wheat = { $who ->
    [you] Za największą liczbę żetonów pszenicy zdobywasz
    [south] Za największą liczbę żetonów pszenicy wiatr południowy zdobywa
   *[other] Za największą liczbę żetonów pszenicy { $name } zdobywa
} { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}.
event-south = Wiatr południowy: { $card }.
event-south-at = { $card-at } { $place }.
event-shortage = Wiatr południowy nie może tego zrobić i zdobywa { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}.

## Looking things up

look-crop-grass = { crop-grass }
    .kind = Uprawa
    .does = Rośnie od { $drops } kropel. W żniwa gracze punktują tu według miejsc: { $points } punktów.
    .rule = Na większości upraw miejsca zależą od liczby kropel
look-crop-cotton = { crop-cotton }
    .kind = Uprawa
    .does = Rośnie od { $drops } kropel. W żniwa gracze punktują tu według miejsc: { $points } punktów.
    .rule = Na większości upraw miejsca zależą od liczby kropel
look-crop-potato = { crop-potato }
    .kind = Uprawa
    .does = Rośnie od { $drops } kropel. W żniwa gracze punktują tu według miejsc: { $points } punktów.
    .rule = Uwaga na ziemniaki: drugie miejsce jest warte więcej niż pierwsze.
look-crop-coffee = { crop-coffee }
    .kind = Uprawa
    .does = Kiełkuje od { $drops } kropel i wtedy daje według miejsc: { $sprouting } punktów. Rozwinięta po efekcie słońca: { $points } punktów.
    .rule = Kawa i ryż tylko kiełkują: kawa rozwija się po najbliższym efekcie słońca, ryż po najbliższym efekcie deszczu.
look-crop-rice = { crop-rice }
    .kind = Uprawa
    .does = Kiełkuje od { $drops } kropel. Rozwinięty po efekcie deszczu daje { $each } punkt za każdą twoją kroplę.
    .rule = Kawa i ryż tylko kiełkują: kawa rozwija się po najbliższym efekcie słońca, ryż po najbliższym efekcie deszczu.
look-crop-wheat = { crop-wheat }
    .kind = Uprawa
    .does = Rośnie od { $drops } kropel. Gracz, który sam ma tu najwięcej, dostaje { $most } punkty i żeton pszenicy, pozostali tutaj po { $others } punkty.
    .rule = Liczą się tylko gracze, którzy mają krople na kaflu.
look-crop-corn = { crop-corn }
    .kind = Uprawa
    .does = Rośnie od { $drops } kropel. Wszyscy, którzy mają tu krople, dostają po tyle samo: { $points } punktów, gdy gracz jest jeden, gdy jest ich dwóch, trzech lub czterech.
    .rule = Liczą się tylko gracze, którzy mają krople na kaflu.
look-crop-pear = { crop-pear }
    .kind = Uprawa
    .does = Rośnie od { $drops } kropel i daje według miejsc: { $points } punktów. Przy { $spoils } kroplach się psuje: { $spoiled } punktów.
    .rule = Zepsuta zostaje aż do zbioru albo uschnięcia.
look-crop-lake = { crop-lake }
    .kind = Kafel dodatkowy
    .does = Krople, które tu spadną, wracają do właścicieli. Chmura przywiana tu wiatrem dostaje jeszcze { $drops } twoje krople, a odlatująca leci, dokąd chcesz.
    .rule = Nic tam nie rośnie.
look-crop-unknown = { crop-unknown }
    .kind = Kafel pola
    .does = Nikt jeszcze nie wie, co tu rośnie. Kafle odkrywa się, gdy leżą już wszystkie nawozy.
    .rule = Na początku kafle leżą zakryte.
look-cloud = Chmura
    .kind = Na niebie
    .does = Niesie krople nad kaflem. Gdy ma ich { $drops } lub więcej, staje się burzowa.
    .rule = Chmura, w której są co najmniej 4 krople, staje się burzowa.
look-thundercloud = Chmura burzowa
    .kind = Wiele kropel, mróz albo spotkanie dwóch chmur
    .does = Efekt deszczu ją opróżnia: wszystkie krople spadają na kafel poniżej. Przy { $drops } kroplach przepełnia się od razu.
    .rule = Taka zostaje, nawet jeśli kropel potem ubędzie.
look-drop = Kropla
    .kind = Każdy gracz ma { $drops }
    .does = W chmurze można ją przesunąć i zrzucić deszczem; na kaflu sprawia, że uprawa rośnie, i rozstrzyga, kto dostanie punkty.
    .rule = Uprawa rośnie, gdy na jej kaflu leży dość kropel wszystkich graczy razem.
look-die = Kość żniw: { $face }
    .kind = Jedna z trzech
    .does = Obniżenie jej to głos na żniwa: { $lower } punkt, a gdy jedynka obraca się na żniwa, { $turn }. Gdy wszystkie trzy pokazują żniwa, żniwa się odbywają.
    .rule = Żniwa odbywają się w ostatniej rundzie i zawsze wtedy, gdy po fazie pogody wszystkie trzy kości pokazują żniwa.
look-weather-frost = { weather-frost }
    .kind = Pogoda
    .does = Jeśli nadejdzie, wszystkie chmury staną się burzowe.
    .rule = Wszystkie chmury stają się burzowe.
look-weather-sun = { weather-sun }
    .kind = Pogoda
    .does = Jeśli nadejdzie, każdy podwaja swoje krople w jednej chmurze; potem rozwija się wykiełkowana kawa.
    .rule = Od pierwszego gracza, zgodnie z ruchem wskazówek zegara, każdy podwaja swoje krople w jednej chmurze.
look-weather-wind = { weather-wind }
    .kind = Pogoda
    .does = Jeśli nadejdzie, każdy przesuwa jedną kroplę z kafla na sąsiedni.
    .rule = Od ostatniego gracza, w odwrotnej kolejności aż do pierwszego, każdy musi przenieść jedną kroplę, czyjąkolwiek, z dowolnego kafla na sąsiedni.
look-weather-rain = { weather-rain }
    .kind = Pogoda
    .does = Jeśli nadejdzie, wszystkie chmury burzowe opróżniają się na kafle poniżej; potem rozwija się wykiełkowany ryż.
    .rule = Wszystkie chmury burzowe zrzucają wszystkie krople na kafle poniżej i znikają.
look-votes = Głosy
    .kind = Każdy gracz ma { $votes }
    .does = Nadchodzą dwa rodzaje pogody z największą liczbą głosów. Kto ma ich najwięcej na pogodzie, która nadeszła, przesuwa się o jedno pole na torze.
    .rule = Jeśli nie masz już głosów, weź jeden swój głos z dowolnego pola pogody i połóż tam, gdzie chcesz.
look-track = Wygrane głosowania
    .kind = Tor, liczony na koniec
    .does = Każdy krok to wygrane głosowanie. Liczba pod nim to punkty na koniec gry.
    .rule = Gdy pogoda minie, ten, kto ma na niej najwięcej głosów, wygrywa głosowanie i przesuwa się o jedno pole na torze wygranych głosowań.
look-first-player = Znacznik pierwszego gracza
    .kind = Jeden w grze
    .does = Gracz, który go ma, zaczyna i wybiera, gdy pola pogody remisują.
    .rule = Remisy rozstrzyga pierwszy gracz.
look-fertilizer = Nawóz
    .kind = Z dodatków
    .does = W żniwa ten kafel daje o { $points } punkt więcej każdemu, kto ma na nim krople.
    .rule = W czasie żniw taki kafel daje 1 punkt więcej każdemu, kto ma na nim krople; kiełkujący ryż nadal nie daje nic.
look-growth = Żeton wzrostu
    .kind = Na uprawie, która ma dość wody
    .does = Złoty: uprawa rozwinięta, daje pełne punkty. Blady: wykiełkowała i czeka na pogodę narysowaną obok.
    .rule = Większość upraw od razu się rozwija.
look-spoiled = Zepsuta
    .kind = Opuncja, na której jest za dużo wody
    .does = Daje mniej, dopóki nie zostanie zebrana albo nie uschnie.
    .rule = Zepsuta zostaje aż do zbioru albo uschnięcia.
look-seat = Znak gracza
    .kind = Kolor, kształt i kreskowanie
    .does = Na polu pogody to głos, na torze wygrane głosowania, pod uprawą miejsce.
    .rule = Od jednego do czterech graczy dzieli wspólne pola z kafli upraw.
look-south = Wiatr południowy
    .kind = Gracz neutralny
    .does = Ma własne szare krople i głosy i gra kartami z małej talii.
    .rule = Gra jako gracz neutralny: ma 20 szarych kropel i 12 głosów.
look-card-frost = { weather-frost }
    .kind = Karta akcji
    .does = Umieść nową chmurę z jedną swoją kroplą nad kaflem bez chmury. Potem głosuj na mróz, słońce albo żniwa.
    .rule = Dowolne dwie karty innych rodzajów zastępują jedną kartę.
look-card-sun = { weather-sun }
    .kind = Karta akcji
    .does = Dodaj { $drops } swoje krople do chmury, w której jest twoja. Potem głosuj na słońce, wiatr albo żniwa.
    .rule = Dowolne dwie karty innych rodzajów zastępują jedną kartę.
look-card-wind = { weather-wind }
    .kind = Karta akcji
    .does = Przesuń chmurę z twoją kroplą na sąsiedni kafel. Potem głosuj na wiatr, deszcz albo żniwa.
    .rule = Dowolne dwie karty innych rodzajów zastępują jedną kartę.
look-card-rain = { weather-rain }
    .kind = Karta akcji
    .does = Z jednej lub dwóch chmur z twoją kroplą zrzuć po jednej kropli. Potem głosuj na deszcz, mróz albo żniwa.
    .rule = Dowolne dwie karty innych rodzajów zastępują jedną kartę.
look-cards = Karty na ręce
    .kind = Mróz, słońce, wiatr i deszcz
    .does = Każda karta to akcja i głos. Na następną rundę zostają najwyżej { $most }.
    .rule = Na końcu fazy akcji każdy, kto ma więcej niż 4 karty, odrzuca nadwyżkę.
look-token = Żeton pszenicy
    .kind = Zdobywany na pszenicy w żniwa
    .does = Kto na koniec gry ma ich najwięcej, dostaje { $points } punktów.
    .rule = Kto ma najwięcej żetonów pszenicy, dostaje 12 punktów; w razie remisu dostają je wszyscy remisujący.
look-harvest = Żniwa
    .kind = Ile dałyby teraz
    .does = Każda rosnąca uprawa daje punkty graczom, których krople na niej leżą; potem te krople wracają.
    .rule = Każda rosnąca uprawa daje punkty.
look-category-dice = { category-dice }
    .kind = Wiersz wyniku
    .does = Za obniżenie kości żniw { $lower }, za obrócenie jedynki na żniwa { $turn }.
    .rule = Kość z jedynką obraca się wtedy na żniwa, za 2 punkty.
look-category-votes = { category-votes }
    .kind = Wiersz wyniku
    .does = Punkty pod twoim miejscem na torze wygranych głosowań.
    .rule = Każdy dostaje punkty za wygrane głosowania
look-category-tokens = { category-tokens }
    .kind = Wiersz wyniku
    .does = { $points } punktów dla tego, kto ma najwięcej żetonów pszenicy.
    .rule = Kto ma najwięcej żetonów pszenicy, dostaje 12 punktów; w razie remisu dostają je wszyscy remisujący.

## Points

category-coffee = Kawa
category-cotton = Bawełna
category-rice = Ryż
category-grass = Trawa
category-potato = Ziemniaki
category-wheat = Pszenica
category-corn = Kukurydza
category-pear = Opuncja
category-dice = Kości
category-votes = Wygrane głosowania
category-tokens = Żetony pszenicy

verdict-won = Wiatr południowy pokonany! Ty: { $points }, wiatr: { $neutral }.
    .theirs = Wiatr południowy pokonany! { $name }: { $points }, wiatr: { $neutral }.
verdict-lost = Wiatr południowy wygrywa. Ty: { $points }, wiatr: { $neutral }. Aby wygrać, trzeba mieć więcej punktów niż on.
    .theirs = Wiatr południowy wygrywa. { $name }: { $points }, wiatr: { $neutral }.

## Rule options

rule-length = Długość gry
    .about = Cztery rundy albo sześć. Gra solo jest zawsze krótka.
length-short = Krótka, 4 rundy
length-long = Długa, 6 rund
rule-layout = Pola
    .about = Losowe albo takie, jak proponowane na pierwszą grę; w układzie na pierwszą grę nie ma ani opuncji, ani jeziora. W grze solo kafle są zawsze losowe.
layout-random = Losowe
layout-first = Na pierwszą grę
rule-draft = Draft
    .about = Karty nie są po prostu rozdawane: każdy zatrzymuje część i przekazuje resztę dalej. Nie w grze solo.
draft-off = Nie
draft-on = Tak
rule-fertilizer = Nawozy
    .about = Przed grą na zakrytych kaflach kładzie się nawozy; taki kafel daje 1 punkt więcej każdemu, kto ma na nim krople.
fertilizer-off = Nie
fertilizer-on = Tak
rule-pear = Opuncja
    .about = Do kafli dochodzi jeszcze jeden: roślina, która psuje się od nadmiaru wody. Nie ma jej w układzie na pierwszą grę.
pear-off = Nie
pear-on = Tak
rule-lake = Jezioro
    .about = Do kafli dochodzi jeszcze jeden: nad nim chmury nabierają wody i odlatują daleko. Nie ma go w układzie na pierwszą grę ani w grze solo.
lake-off = Nie
lake-on = Tak
rule-two_cards = Podwójne karty
    .about = Tylko w grze solo, trudniej: wiatr południowy zagrywa w turze dwie karty; pierwsza nie głosuje.
two_cards-off = Nie
two_cards-on = Tak
rule-targets = Cele wiatru południowego
    .about = Tylko w grze solo: o tym, gdzie wieje wiatr południowy, decyduje kość albo, trudniej, wiatr sam wybiera najwyższy kafel, na którym coś zyska.
targets-die = Z rzutu kością
targets-highest = Tam, gdzie zyska
rule-tricks = Pszenica i ziemniaki w grze solo
    .about = Tylko w grze solo: bez tych dwóch upraw, na których największa liczba kropel nie zawsze jest najlepsza, trudniej pokonać wiatr południowy.
tricks-on = Są w grze
tricks-off = Usunięte

## The guided first game

lesson-cloud = Pierwsza chmura
    .text = Jesteś chmurą nad tymi polami, a Moss drugą. Wybierz B1, bawełnę: nad nią pojawi się twoja chmura z jedną niebieską kroplą [drop-0].
lesson-card = Karta to akcja
    .text = Mróz daje nową chmurę, wiatr przesuwa chmurę, deszcz zrzuca krople. Słońce dodaje do chmury dwie twoje krople. Zagraj słońce. Gdy jakiejś karty zabraknie, zastąpią ją dowolne dwie inne.
lesson-vote = Potem głosujesz
    .text = Na koniec rundy nadejdą dwa rodzaje pogody z największą liczbą głosów, dla wszystkich naraz. Słońce podwoi twoje krople. Oddaj na nie głos.
lesson-second = Druga akcja?
    .text = Za dwie karty jednego rodzaju możesz wykonać jeszcze jedną akcję i zagłosować; każdą z nich też zastąpią dowolne dwie inne. Zatrzymane karty przydadzą się później. Wybierz „Zakończ turę”.
lesson-rival = Co zrobił Moss
    .text = Na pszenicy leży czerwona kropla [drop-1], a głos padł na deszcz. To ci sprzyja: deszcz opróżnia chmury burzowe, a twoja właśnie taka będzie.
lesson-rain = Woda na pole
    .text = Wystarczą dwie krople, by bawełna urosła. W czasie żniw ten, kto ma na niej najwięcej kropel, dostaje 5 punktów, drugi 2. Zagraj deszcz: spadnie jedna twoja kropla.
lesson-harvest = Kiedy są żniwa?
    .text = Gdy wszystkie trzy kości pokazują żniwa. Dwie już pokazują. Zamiast głosować na pogodę, możesz obniżyć kość: obróć tę jedynkę na żniwa za 2 punkty i wybierz „Zakończ turę”.
lesson-pass = Moss spasował
    .text = Masz jeszcze jedną turę, ale głosy leżą już jak trzeba: spasuj. Potem odrzuć jedną kartę mrozu, bo zatrzymać wolno najwyżej cztery.
lesson-points = Pięć punktów za bawełnę
    .text = Słońce podwoiło twoje dwie krople, a cztery to już chmura burzowa. Dwie chmury, które się spotkają, też się w nią łączą. Deszcz wylał krople na bawełnę, urosła i żniwa dały ci punkty. Krople wróciły do ciebie.
lesson-on = Jeszcze trzy rundy
    .text = Dalej grasz po swojemu. Ostatnia runda zawsze kończy się żniwami. Na końcu punkty dają też wygrane głosowania i pszenica. Gdy się wahasz, „Podpowiedź” zaznaczy, co warto rozważyć, a „Zasada” otworzy właściwy rozdział.

## Mistakes in a components file

mistake-number = { $place }: potrzebna liczba od { $least } do { $most }.
mistake-crop = { $place }: roślina ma najwyżej 12 kafli, wymaga najwyżej 20 kropel, a w każdym rzędzie punktów jest co najmniej jedna liczba; wszystkie są od 0 do 99.
mistake-layout = { $place }: potrzeba trzech rzędów po cztery znaki; liter z C T R G P W Z ma być { $tiles }, reszta to kropki.
mistake-tiles = { $place }: kawa, bawełna, ryż, trawa, ziemniaki i pszenica potrzebują razem co najmniej 7 kafli.
mistake-hands = { $place }: potrzeba czterech liczb od 0 do 8, dla jednego, dwóch, trzech i czterech graczy.
mistake-faces = { $place }: na ściankach kości są liczby od 0 do 4, a co najmniej jedna z nich to 0, czyli żniwa.
mistake-track = { $place }: tor zaczyna się od 0 i nie ma na nim liczb większych od 999.
mistake-draft = { $place }: każda liczba jest większa od 0, a razem jest ich tyle, ile kart rozdaje się po pierwszej rundzie.
mistake-south = { $place }: potrzeba dziewięciu list złożonych z frost, sun, wind, rain i harvest.

# the pages of the table in a hand
tab-field = Pole
tab-sky = Niebo
tab-players = Gracze
