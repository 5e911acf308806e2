### Agricola

game-name = Agricola
game-about = Czternaście rund, by z pustego podwórza i dwuizbowej chaty zrobić gospodarstwo, które wyżywi rosnącą rodzinę.

## Things

# .one: co (jedno)
good-wood = drewno
    .one = 1 drewno
good-clay = glina
    .one = 1 glinę
good-reed = trzcina
    .one = 1 trzcinę
good-stone = kamień
    .one = 1 kamień
good-grain = zboże
    .one = 1 zboże
good-vegetable = warzywa
    .one = 1 warzywo
good-food = żywność
    .one = 1 żywność
good-sheep = owce
    .one = 1 owcę
good-boar = dziki
    .one = 1 dzika
good-cattle = krowy
    .one = 1 krowę

goods-wood = { $count ->
    [one] { $count } drewno
    [few] { $count } drewna
    [many] { $count } drewna
   *[other] { $count } drewna
}
goods-clay = { $count ->
    [one] { $count } glina
    [few] { $count } gliny
    [many] { $count } gliny
   *[other] { $count } gliny
}
goods-reed = { $count ->
    [one] { $count } trzcina
    [few] { $count } trzciny
    [many] { $count } trzciny
   *[other] { $count } trzciny
}
goods-stone = { $count ->
    [one] { $count } kamień
    [few] { $count } kamienie
    [many] { $count } kamieni
   *[other] { $count } kamienia
}
goods-grain = { $count ->
    [one] { $count } zboże
    [few] { $count } zboża
    [many] { $count } zboża
   *[other] { $count } zboża
}
goods-vegetable = { $count ->
    [one] { $count } warzywo
    [few] { $count } warzywa
    [many] { $count } warzyw
   *[other] { $count } warzywa
}
goods-food = { $count ->
    [one] { $count } żywność
    [few] { $count } żywności
    [many] { $count } żywności
   *[other] { $count } żywności
}
goods-sheep = { $count ->
    [one] { $count } owca
    [few] { $count } owce
    [many] { $count } owiec
   *[other] { $count } owcy
}
goods-boar = { $count ->
    [one] { $count } dzik
    [few] { $count } dziki
    [many] { $count } dzików
   *[other] { $count } dzika
}
goods-cattle = { $count ->
    [one] { $count } krowa
    [few] { $count } krowy
    [many] { $count } krów
   *[other] { $count } krowy
}

# .in: gdzie
house-wood = drewniany dom
    .in = w drewnianym domu
house-clay = gliniany dom
    .in = w glinianym domu
house-stone = kamienny dom
    .in = w kamiennym domu

space-farm_expansion = Rozbudowa gospodarstwa
    .about = Dobuduj izby, postaw obory albo jedno i drugie – na ile cię stać.
space-meeting_place = Miejsce spotkań
    .about = Zostań pierwszym graczem następnej rundy i zabierz stąd całą żywność.
space-grain_seeds = Nasiona zboża
    .about = Weź zboże z zasobów ogólnych.
space-farmland = Pole uprawne
    .about = Zaoraj jedno pole.
space-lessons = Nauka
    .about = Tu uczą zawodów; w grze bez kart nikt tu nie zagląda.
space-day_laborer = Robotnik dniówkowy
    .about = Zarób na żywność.
space-forest = Las
    .about = Zabierz stąd całe drewno.
space-clay_pit = Glinianka
    .about = Zabierz stąd całą glinę.
space-reed_bank = Zarośla trzciny
    .about = Zabierz stąd całą trzcinę.
space-fishing = Połów ryb
    .about = Zabierz stąd całą żywność.
space-copse = Zagajnik
    .about = Zabierz stąd całe drewno.
space-grove = Gaj
    .about = Zabierz stąd całe drewno.
space-resource_market = Targ surowców
    .about = Weź żywność i surowce; przy trzech graczach wybierasz między trzciną a kamieniem.
space-hollow = Kotlina
    .about = Zabierz stąd całą glinę.
space-lessons_more = Nauka
    .about = Tu uczą zawodów; w grze bez kart nikt tu nie zagląda.
space-traveling_players = Wędrowni artyści
    .about = Zabierz stąd całą żywność.
space-side_job = Zajęcie dodatkowe
    .about = Postaw jedną oborę za 1 drewno, upiecz chleb albo jedno i drugie.
space-animal_market = Targ zwierząt
    .about = Weź owcę i żywność albo dzika, albo kup krowę za żywność.
space-modest_wish = Skromne życzenie potomstwa
    .about = Powiększ rodzinę, jeśli masz wolną izbę; dostępne od 5. rundy.
space-major_improvement = Duże usprawnienie
    .about = Zbuduj jedno duże usprawnienie.
space-fencing = Ogrodzenie
    .about = Postaw płoty po 1 drewnie za każdy i ogrodź nimi pastwiska.
space-grain_utilization = Wykorzystanie zboża
    .about = Obsiej pola, upiecz chleb albo jedno i drugie.
space-sheep_market = Targ owiec
    .about = Zabierz stąd wszystkie owce; potrzebują miejsca w gospodarstwie, inaczej trafią do kuchni albo uciekną.
space-basic_wish = Zwykłe życzenie potomstwa
    .about = Powiększ rodzinę, jeśli masz wolną izbę.
space-house_redevelopment = Przebudowa domu
    .about = Wyremontuj dom; potem możesz zbudować duże usprawnienie.
space-western_quarry = Zachodni kamieniołom
    .about = Zabierz stąd cały kamień.
space-vegetable_seeds = Nasiona warzyw
    .about = Weź warzywo z zasobów ogólnych.
space-pig_market = Targ dzików
    .about = Zabierz stąd wszystkie dziki; potrzebują miejsca w gospodarstwie, inaczej trafią do kuchni albo uciekną.
space-cattle_market = Targ bydła
    .about = Zabierz stąd wszystkie krowy; potrzebują miejsca w gospodarstwie, inaczej trafią do kuchni albo uciekną.
space-eastern_quarry = Wschodni kamieniołom
    .about = Zabierz stąd cały kamień.
space-urgent_wish = Pilne życzenie potomstwa
    .about = Powiększ rodzinę, nawet jeśli nie masz wolnej izby.
space-cultivation = Uprawa roli
    .about = Zaoraj jedno pole, obsiej pola albo jedno i drugie.
space-farm_redevelopment = Przebudowa gospodarstwa
    .about = Wyremontuj dom; potem możesz postawić płoty.

card-fireplace_2 = Palenisko (2 gliny)
    .about = 2 gliny, 1 punkt. Gotuje w każdej chwili: warzywo to 2 żywności, owca 2, dzik 2, krowa 3. Piecze chleb z dowolnej liczby zbóż, po 2 żywności.
card-fireplace_3 = Palenisko (3 gliny)
    .about = 3 gliny, 1 punkt. Gotuje w każdej chwili: warzywo to 2 żywności, owca 2, dzik 2, krowa 3. Piecze chleb z dowolnej liczby zbóż, po 2 żywności.
card-hearth_4 = Kuchnia (4 gliny)
    .about = 4 gliny albo zwrot paleniska, 1 punkt. Gotuje w każdej chwili: warzywo to 3 żywności, owca 2, dzik 3, krowa 4. Piecze chleb z dowolnej liczby zbóż, po 3 żywności.
card-hearth_5 = Kuchnia (5 gliny)
    .about = 5 gliny albo zwrot paleniska, 1 punkt. Gotuje w każdej chwili: warzywo to 3 żywności, owca 2, dzik 3, krowa 4. Piecze chleb z dowolnej liczby zbóż, po 3 żywności.
card-well = Studnia
    .about = 1 drewno i 3 kamienie, 4 punkty. Daje 1 żywność na początku każdej z następnych 5 rund.
card-clay_oven = Piec gliniany
    .about = 3 gliny i 1 kamień, 2 punkty. Piecze chleb z 1 zboża: 5 żywności; upiec możesz od razu po zbudowaniu.
card-stone_oven = Piec kamienny
    .about = 1 glina i 3 kamienie, 3 punkty. Piecze chleb z najwyżej 2 zbóż, po 4 żywności; upiec możesz od razu po zbudowaniu.
card-joinery = Stolarnia
    .about = 2 drewna i 2 kamienie, 2 punkty. W każde żniwa zamienia 1 drewno na 2 żywności. Na koniec 3, 5 lub 7 drewna to jeszcze 1, 2 lub 3 punkty.
card-pottery = Garncarnia
    .about = 2 gliny i 2 kamienie, 2 punkty. W każde żniwa zamienia 1 glinę na 2 żywności. Na koniec 3, 5 lub 7 gliny to jeszcze 1, 2 lub 3 punkty.
card-basketmaker = Warsztat koszykarza
    .about = 2 trzciny i 2 kamienie, 2 punkty. W każde żniwa zamienia 1 trzcinę na 3 żywności. Na koniec 2, 4 lub 5 trzciny to jeszcze 1, 2 lub 3 punkty.

## Questions

ask-place = Dokąd wysyłasz członka rodziny?
    .more = { $people ->
        [one] W domu jest jeszcze { $people } osoba.
        [few] W domu są jeszcze { $people } osoby.
        [many] W domu jest jeszcze { $people } osób.
       *[other] W domu jest jeszcze { $people } osoby.
    }
ask-actions = Co tu robisz?
    .more = Każda z tych akcji raz, w dowolnej kolejności.
ask-room = Gdzie dobudowujesz izbę?
    .more = Obok domu i z tego samego materiału. { $team ->
        [yes] Dla partnera wszystko jest droższe.
       *[no] { "" }
    }
ask-stable = Gdzie stawiasz oborę?
    .more = Najwyżej jedna na działce; na pastwisku podwaja jego pojemność. { $team ->
        [yes] Dla partnera wszystko jest droższe.
       *[no] { "" }
    }
ask-pasture = Które działki staną się pastwiskiem?
    .more = { $spaces ->
        [0] Wybierz działki jedną po drugiej, a potem je ogrodź. Drewno w twoich zasobach: { $have } { $team ->
            [yes] Dla partnera każde trzy płoty kosztują o 1 drewno więcej.
           *[no] { "" }
        }
       *[other] Działki: { $spaces } · drewno: { $wood } z { $have } · miejsce dla zwierząt: { $room }
    }
ask-plow = Gdzie orzesz pole?
    .more = Na niewykorzystanej działce; od drugiego pola – obok innego pola. { $team ->
        [yes] U siebie albo u partnera.
       *[no] { "" }
    }
ask-sow = Co siejesz teraz?
    .more = { $fields ->
        [one] Puste jest jeszcze { $fields } pole.
        [few] Puste są jeszcze { $fields } pola.
        [many] Pustych jest jeszcze { $fields } pól.
       *[other] Puste jest jeszcze { $fields } pola.
    }
ask-bake = Pieczesz chleb?
    .more = Następne zboże da { $food ->
        [one] { $food } żywność
        [few] { $food } żywności
        [many] { $food } żywności
       *[other] { $food } żywności
    }; zboże w twoich zasobach: { $grain }
ask-animal = Które zwierzę bierzesz?
    .more = Potrzebuje miejsca w gospodarstwie, inaczej trafi do kuchni albo ucieknie.
ask-material = Który surowiec bierzesz?
    .more = Żywność też dostajesz.
ask-let-go = { $time ->
    [breeding] Które zwierzę wypuszczasz, żeby młode miały miejsce?
   *[other] Dla którego zwierzęcia nie ma miejsca?
}
    .more = { $animals ->
        [one] Gospodarstwo ma o { $animals } zwierzę za dużo.
        [few] Gospodarstwo ma o { $animals } zwierzęta za dużo.
        [many] Gospodarstwo ma o { $animals } zwierząt za dużo.
       *[other] Gospodarstwo ma o { $animals } zwierzęcia za dużo.
    } { $time ->
        [breeding] W czasie rozmnażania nie wolno gotować zwierząt.
        [arrival] Tych, które właśnie przyszły, nie można ugotować, inne można.
       *[other] Z paleniskiem albo kuchnią zrobisz z niego żywność.
    }
ask-price = Jak płacisz?
    .more = Możesz zapłacić na jeden z tych sposobów.
ask-make-food = Co zamieniasz na żywność?
    .more = Masz zapłacić { $food ->
        [one] { $food } żywność
        [few] { $food } żywności
        [many] { $food } żywności
       *[other] { $food } żywności
    }; brakuje { $missing }.
ask-cook = Czy gotujesz zwierzęta, zanim urodzą się młode?
    .more = Dla wszystkich młodych nie starczy miejsca, a w czasie rozmnażania gotować nie wolno.
ask-feed = Jak żywisz rodzinę?
    .more = { $missing ->
        [0] Potrzebna żywność: { $need }, masz { $have }.
       *[other] Potrzebna żywność: { $need }, masz { $have }, brakuje { $missing }. Za każdą brakującą dostajesz żeton żebraka.
    }

## Options

option-space = { $space }
option-stay = Zostań w domu
option-do-rooms = Dobuduj izby
option-do-stables = Postaw obory
option-do-side_stable = Postaw oborę
option-do-renovate = Wyremontuj dom
option-do-fences = Postaw płoty
option-do-plow = Zaoraj pole
option-do-sow = Obsiej pola
option-do-bake = Upiecz chleb
option-do-grow = Powiększ rodzinę
option-do-grow_anyway = Powiększ rodzinę
option-do-animal = Weź zwierzę
option-do-material = Weź trzcinę lub kamień
option-enough = To wszystko
option-room = Izba na { $place }
option-stable = Obora na { $place }
option-plow = Pole na { $place }
option-add-first = { $place }: drewno { $wood }, miejsce dla { $room }
option-add = Dodaj { $place }: drewno { $wood }, miejsce dla { $room }
option-enclose = Ogrodź, drewno: { $wood }
option-sow = Zasiej { $good-one }
option-bake = Upiecz chleb z 1 zboża: { $food ->
    [one] { $food } żywność
    [few] { $food } żywności
    [many] { $food } żywności
   *[other] { $food } żywności
}
option-take = Weź: { $goods }
option-take-sheep = Weź 1 owcę i { $food ->
    [one] { $food } żywność
    [few] { $food } żywności
    [many] { $food } żywności
   *[other] { $food } żywności
}
option-take-boar = Weź 1 dzika
option-take-cattle = Kup 1 krowę za { $food ->
    [one] { $food } żywność
    [few] { $food } żywności
    [many] { $food } żywności
   *[other] { $food } żywności
}
option-pay = Zapłać: { $goods }
option-pay-card = Oddaj: { $card }
option-cook = Ugotuj { $good-one }: { $food ->
    [one] { $food } żywność
    [few] { $food } żywności
    [many] { $food } żywności
   *[other] { $food } żywności
}
option-eat = Zamień { $good-one } na { $food ->
    [one] { $food } żywność
    [few] { $food } żywności
    [many] { $food } żywności
   *[other] { $food } żywności
}
option-craft = Warsztat: { $food ->
    [one] { $food } żywność
    [few] { $food } żywności
    [many] { $food } żywności
   *[other] { $food } żywności
} za { $good-one }
option-release = Wypuść { $good-one }
option-beg = { $markers ->
    [one] Nakarm rodzinę i weź { $markers } żeton żebraka
    [few] Nakarm rodzinę i weź { $markers } żetony żebraka
    [many] Nakarm rodzinę i weź { $markers } żetonów żebraka
   *[other] Nakarm rodzinę i weź { $markers } żetonu żebraka
}
option-feed = Nakarm rodzinę: { $food ->
    [one] { $food } żywność
    [few] { $food } żywności
    [many] { $food } żywności
   *[other] { $food } żywności
}

detail-space = { $space-about }
detail-takes = { $space-about } Teraz: { $goods }. Będziesz mieć: { $have }.
detail-card = { $card-about }

## What happens

event-begins = { $who ->
    [you] Zaczynasz.
   *[other] { $name } zaczyna.
}
event-round = Runda { $round }
chapter = Runda { $round }
    .brief = { $round }
event-card = Nowe pole akcji: { $space }.
event-goes = { $who ->
    [you] Wysyłasz
   *[other] { $name } wysyła
} członka rodziny na pole „{ $space }”.
event-stays = { $who ->
    [you] Członek twojej rodziny nie ma nic do zrobienia
   *[other] { $name }: członek rodziny nie ma nic do zrobienia
} i zostaje w domu.
event-token = { $who ->
    [you] Bierzesz
   *[other] { $name } bierze
} znacznik pierwszego gracza.
    .brief = znacznik pierwszego gracza
event-gains = { $who ->
    [you] Dostajesz:
   *[other] { $name } dostaje:
} { $goods }.
    .brief = { $goods }
event-room = { $who ->
    [you] Dobudowujesz
   *[other] { $name } dobudowuje
} izbę na { $place }.
    .brief = nowa izba
event-stable = { $who ->
    [you] Stawiasz
   *[other] { $name } stawia
} oborę na { $place }.
    .brief = nowa obora
event-renovates = { $who ->
    [you] Kończysz remont i mieszkasz teraz
   *[other] { $name } kończy remont i mieszka teraz
} { $house-in }.
    .brief = { $house }
event-fences = { $who ->
    [you] Ogradzasz
   *[other] { $name } ogradza
} pastwisko: { $spaces ->
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
    .brief = pastwisko: { $spaces ->
        [one] { $spaces } działka
        [few] { $spaces } działki
        [many] { $spaces } działek
       *[other] { $spaces } działki
    }
event-plows = { $who ->
    [you] Orzesz
   *[other] { $name } orze
} pole na { $place }.
    .brief = nowe pole
event-sows = { $who ->
    [you] Siejesz
   *[other] { $name } sieje
} { $good } na { $place }.
    .brief = siew: { $good }
event-bakes = { $who ->
    [you] Pieczesz chleb z 1 zboża i masz z niego
   *[other] { $name } piecze chleb z 1 zboża i ma z niego
} { $food ->
    [one] { $food } żywność
    [few] { $food } żywności
    [many] { $food } żywności
   *[other] { $food } żywności
}.
    .brief = wypiek: { $food } żywności
event-newborn = { $who ->
    [you] W twojej rodzinie jest noworodek.
   *[other] { $name }: w rodzinie jest noworodek.
}
    .brief = noworodek
event-builds = { $who ->
    [you] Budujesz:
   *[other] { $name } buduje:
} { $card }.
    .brief = { $card }
event-returns = { $who ->
    [you] Oddajesz:
   *[other] { $name } oddaje:
} { $card }.
event-converts = { $who ->
    [you] Zamieniasz
   *[other] { $name } zamienia
} { $good-one } na { $food ->
    [one] { $food } żywność
    [few] { $food } żywności
    [many] { $food } żywności
   *[other] { $food } żywności
}.
event-crafts = { $who ->
    [you] Twój warsztat zamienia
   *[other] { $name }: warsztat zamienia
} { $good-one } na { $food ->
    [one] { $food } żywność
    [few] { $food } żywności
    [many] { $food } żywności
   *[other] { $food } żywności
}.
event-releases = { $who ->
    [you] Wypuszczasz
   *[other] { $name } wypuszcza
} { $good-one }.
event-harvest = Pora żniw.
event-eats = { $who ->
    [you] Twoja rodzina zjada
   *[other] { $name }: rodzina zjada
} { $food ->
    [one] { $food } żywność
    [few] { $food } żywności
    [many] { $food } żywności
   *[other] { $food } żywności
}.
    .brief = zjedzona żywność: { $food }
event-begs = { $who ->
    [you] Bierzesz
   *[other] { $name } bierze
} { $markers ->
    [one] { $markers } żeton żebraka
    [few] { $markers } żetony żebraka
    [many] { $markers } żetonów żebraka
   *[other] { $markers } żetonu żebraka
}.
    .brief = żetony żebraka: { $markers }
event-breeds = { $who ->
    [you] Młode w twoim gospodarstwie:
   *[other] { $name }, młode w gospodarstwie:
} { $goods }.
    .brief = młode: { $goods }

## Looking things up

look-nothing = nic
look-gathers = { $name }
    .kind = Pole gromadzenia
    .does = Tu gromadzą się dobra, co rundę: { $grows }. Kto przyjdzie, zabiera wszystko; teraz: { $lies }.
    .rule = Na polu gromadzenia dobra zbierają się z rundy na rundę; kto tam pójdzie, musi zabrać wszystkie.
look-gives = { $name }
    .kind = Pole akcji
    .does = Daje za każdym razem to samo: { $goods }.
    .rule = Na jednym polu akcji może w rundzie stanąć jedna osoba.
look-space-farm_expansion = { space-farm_expansion }
    .kind = Pole akcji
    .does = Zbuduj dowolną liczbę izb i obór, w dowolnej kolejności.
    .rule = Izba kosztuje 5 tego materiału, z którego jest dom, i 2 trzciny.
look-space-meeting_place = { space-meeting_place }
    .kind = Pole akcji
    .does = Weź znacznik pierwszego gracza i całą zgromadzoną tu żywność: { $lies }.
    .rule = Pierwszym graczem zostaje się tylko na Miejscu spotkań.
look-space-farmland = { space-farmland }
    .kind = Pole akcji
    .does = Połóż w gospodarstwie jedno pole.
    .rule = Zaorać to położyć pole na niewykorzystanej działce.
look-space-lessons = { space-lessons }
    .kind = Pole akcji
    .does = Tu uczy się zawodów.
    .rule = Iść wolno tylko tam, gdzie da się zrobić choć jedną rzecz.
look-space-side_job = { space-side_job }
    .kind = Pole akcji
    .does = Zbuduj dokładnie jedną oborę za 1 drewno, upiecz chleb albo jedno i drugie.
    .rule = Zajęcie dodatkowe (domyślnie jest w grze dla dwóch do czterech graczy): postaw dokładnie 1 oborę za 1 drewno i/lub upiecz chleb.
look-space-animal_market = { space-animal_market }
    .kind = Pole akcji
    .does = Weź owcę i 1 żywność albo dzika, albo krowę za 1 żywność.
    .rule = Dodatkowy kafelek (jeśli chcecie): w każdej rundzie jedna osoba może użyć jednego z jego pól; potem pozostałe są na nim zamknięte.
look-space-modest_wish = { space-modest_wish }
    .kind = Pole akcji
    .does = Rodzina powiększa się o jedną osobę, jeśli jest wolna izba; od rundy { $round }.
    .rule = Zwykłe i skromne życzenie wymagają, by izb było więcej niż osób; ci, którzy są w pracy, też się liczą.
look-space-major_improvement = { space-major_improvement }
    .kind = Pole akcji
    .does = Zbuduj jedno duże usprawnienie.
    .rule = Każda karta jest jedna; kto ją zbuduje, ten ją ma.
look-space-fencing = { space-fencing }
    .kind = Pole akcji
    .does = Postaw dowolną liczbę płotów, po 1 drewnie.
    .rule = Wszystkie postawione płoty muszą na koniec akcji należeć do zamkniętych pastwisk.
look-space-grain_utilization = { space-grain_utilization }
    .kind = Pole akcji
    .does = Obsiej pola, upiecz chleb albo jedno i drugie.
    .rule = Obsiać to zapełnić ze swoich zasobów dowolną liczbę pustych pól
look-space-basic_wish = { space-basic_wish }
    .kind = Pole akcji
    .does = Rodzina powiększa się o jedną osobę, jeśli jest wolna izba.
    .rule = Zwykłe i skromne życzenie wymagają, by izb było więcej niż osób; ci, którzy są w pracy, też się liczą.
look-space-house_redevelopment = { space-house_redevelopment }
    .kind = Pole akcji
    .does = Wyremontuj dom, potem, jeśli chcesz, zbuduj jedno duże usprawnienie.
    .rule = Remont zmienia cały dom z drewnianego w gliniany, a później z glinianego w kamienny.
look-space-urgent_wish = { space-urgent_wish }
    .kind = Pole akcji
    .does = Rodzina powiększa się o jedną osobę, nawet bez wolnej izby.
    .rule = Pilne życzenie nie wymaga izby.
look-space-cultivation = { space-cultivation }
    .kind = Pole akcji
    .does = Połóż jedno pole, obsiej pola albo jedno i drugie.
    .rule = Zaorać to położyć pole na niewykorzystanej działce.
look-space-farm_redevelopment = { space-farm_redevelopment }
    .kind = Pole akcji
    .does = Wyremontuj dom, potem, jeśli chcesz, postaw płoty.
    .rule = Remont zmienia cały dom z drewnianego w gliniany, a później z glinianego w kamienny.
look-space-resource_market = { space-resource_market }
    .kind = Pole akcji
    .does = Weź 1 żywność oraz 1 trzcinę albo 1 kamień.
    .rule = Na jednym polu akcji może w rundzie stanąć jedna osoba.
look-round = Runda { $round }
    .kind = Jeszcze przed wami
    .does = { $harvest ->
        [yes] Tu odsłoni się nowe pole akcji; po tej rundzie są żniwa.
       *[no] Tu odsłoni się nowe pole akcji.
    }
    .rule = Odkrywa się nową kartę rundy: odtąd jest ona polem akcji.
look-major-fireplace = { $name }
    .kind = Duże usprawnienie, { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }; cena: { $price }
    .does = W każdej chwili zamienia warzywa i zwierzęta na żywność. Piecze chleb z dowolnej liczby zbóż, po { $bakes } żywności.
    .rule = Palenisko oddane za kuchnię wraca do pozostałych i każdy może je zbudować ponownie.
look-major-hearth = { $name }
    .kind = Duże usprawnienie, { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }; cena: { $price }
    .does = W każdej chwili zamienia warzywa i zwierzęta na żywność. Piecze chleb z dowolnej liczby zbóż, po { $bakes } żywności. Można za nią oddać palenisko.
    .rule = Gotowanie, w każdej chwili: palenisko lub kuchnia zamienia warzywa i zwierzęta na żywność.
look-major-well = { $name }
    .kind = Duże usprawnienie, { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }; cena: { $price }
    .does = 1 żywność na początku każdej z następnych { $rounds } rund.
    .rule = Jeśli zostało mniej rund, studnia da mniej.
look-major-oven = { $name }
    .kind = Duże usprawnienie, { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }; cena: { $price }
    .does = Piecze chleb: { $bakes } żywności za zboże, najwyżej { $most } naraz. Po zbudowaniu można od razu piec.
    .rule = Pieczenie chleba, tylko gdy pozwala na to akcja: każde usprawnienie, które piecze, zamienia zboże na żywność do swojego limitu.
look-major-workshop = { $name }
    .kind = Duże usprawnienie, { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }; cena: { $price }
    .does = Raz w każde żniwa: { $one } zamienia się w { $food }. Na koniec do 3 punktów za to, co z niego zostało.
    .rule = Punkty za surowce na koniec gry ich nie zużywają.
look-wood = Drewno
    .kind = Surowiec
    .does = Na izby drewnianego domu, obory i płoty.
    .rule = Obora kosztuje 2 drewna.
look-clay = Glina
    .kind = Surowiec
    .does = Na izby i remont z gliny i na większość dużych usprawnień.
    .rule = Kosztuje 1 nowy materiał za każdą izbę i 1 trzcinę za całość.
look-reed = Trzcina
    .kind = Surowiec
    .does = Na dachy: 2 za każdą izbę, 1 za remont.
    .rule = Kosztuje 1 nowy materiał za każdą izbę i 1 trzcinę za całość.
look-stone = Kamień
    .kind = Surowiec
    .does = Na kamienny dom, studnię, kamienny piec i warsztaty.
    .rule = Remont zmienia cały dom z drewnianego w gliniany, a później z glinianego w kamienny.
look-grain = Zboże
    .kind = Plon
    .does = Zasiej: z jednego będą trzy. Upiecz chleb albo zjedz jako 1 żywność.
    .rule = W każdej chwili możesz zamienić 1 zboże lub 1 warzywo z twoich zasobów na 1 żywność.
look-vegetable = Warzywo
    .kind = Plon
    .does = Zasiej: z jednego będą dwa. Ugotuj albo zjedz jako 1 żywność.
    .rule = W każdej chwili możesz zamienić 1 zboże lub 1 warzywo z twoich zasobów na 1 żywność.
look-food = Żywność
    .kind = To, co je rodzina
    .does = W każde żniwa po { $each } na osobę i { $newborn } na noworodka.
    .rule = Za każdą brakującą żywność bierzesz żeton żebraka: −3 punkty, do końca gry.
look-sheep = Owca
    .kind = Zwierzę
    .does = Dwie sztuki dają młode w każde żniwa. Można ją ugotować; na koniec daje punkty.
    .rule = Zwierzęta żyją na pastwiskach, po 1 w każdej oborze na otwartej ziemi i 1 w domu.
look-boar = Dzik
    .kind = Zwierzę
    .does = Dwie sztuki dają młode w każde żniwa. Można go ugotować; na koniec daje punkty.
    .rule = Zwierzęta żyją na pastwiskach, po 1 w każdej oborze na otwartej ziemi i 1 w domu.
look-cattle = Bydło
    .kind = Zwierzę
    .does = Dwie sztuki dają młode w każde żniwa. Można je ugotować; na koniec daje punkty.
    .rule = Zwierzęta żyją na pastwiskach, po 1 w każdej oborze na otwartej ziemi i 1 w domu.
look-room = Izba; { $house }
    .kind = W gospodarstwie
    .does = Dom dla jednej osoby. Wszystkie izby razem to dom, w którym jest też kąt dla jednego zwierzęcia.
    .rule = W każdej izbie mieszka jedna osoba.
look-field = Pole
    .kind = W gospodarstwie
    .does = Obsiane zbożem mieści { $grain }, warzywami { $vegetable }. Każde żniwa przynoszą po jednym.
    .rule = Tego, co leży na polu, nie można wydać, dopóki nie przyniosą tego żniwa, po jednym z każdego pola.
look-fence = Płot
    .kind = W gospodarstwie
    .does = Płoty otaczają pastwiska dla zwierząt. Każdy ma ich 15.
    .rule = Każdy płot kosztuje 1 drewno i leży na krawędzi działki.
look-stable = Obora
    .kind = W gospodarstwie
    .does = Na otwartej ziemi mieści jedno zwierzę; na pastwisku podwaja jego pojemność. Każdy ma ich 4.
    .rule = Na pastwisku podwaja pojemność całego pastwiska i na koniec daje punkt.
look-yard = Działka gospodarstwa
    .kind = W gospodarstwie
    .does = Może tu być izba, pole, obora albo pastwisko. Niewykorzystana kosztuje punkt.
    .rule = Działka jest wykorzystana, jeśli jest na niej izba, pole lub obora albo jeśli leży na pastwisku.
look-person = Osoba
    .kind = Z rodziny
    .does = W każdej rundzie idzie na jedno pole akcji, je w żniwa i na koniec daje punkty: { $points }.
    .rule = Na jednym polu akcji może w rundzie stanąć jedna osoba.
look-newborn = Noworodek
    .kind = Z rodziny
    .does = Urodzony w tej rundzie. Pracować będzie od następnej.
    .rule = Noworodek liczy się od razu, ale pracuje dopiero od następnej rundy.
look-first-player = Znacznik pierwszego gracza
    .kind = Jeden w grze
    .does = Gracz, który go ma, zaczyna rundę.
    .rule = Znacznik przechodzi od razu, a nowa kolejność obowiązuje od następnej rundy.
look-seat = Znak gracza
    .kind = Kolor, kształt i kreskowanie
    .does = Wszystko z tym znakiem należy do tego gracza.
    .rule = Gra od jednej do czterech osób, a każda ma własne gospodarstwo.
look-bread = Pieczenie chleba
    .kind = Akcja
    .does = Zamienia zboże na żywność, na ile pozwalają twoje usprawnienia.
    .rule = Pieczenie chleba, tylko gdy pozwala na to akcja: każde usprawnienie, które piecze, zamienia zboże na żywność do swojego limitu.
look-seeds = Siew
    .kind = Akcja
    .does = Zapełnia puste pola: z 1 zboża { $grain }, z 1 warzywa { $vegetable }.
    .rule = Obsiać to zapełnić ze swoich zasobów dowolną liczbę pustych pól
look-house = Remont
    .kind = Akcja
    .does = Przebudowuje cały dom z lepszego materiału.
    .rule = Remont zmienia cały dom z drewnianego w gliniany, a później z glinianego w kamienny.
look-sickle = Żniwa
    .kind = Po rundach 4, 7, 9, 11, 13 i 14
    .does = Pola przynoszą plony, rodzina je, zwierzęta mają młode.
    .rule = Weź po 1 zbożu lub warzywie z każdego obsianego pola.
look-steps = { $name }
    .kind = Wiersz wyniku
    .does = 1 punkt od { $one }, 2 od { $two }, 3 od { $three }, 4 od { $four }; poniżej −1.
    .rule = Lepiej mieć wszystkiego po trochu niż jednej rzeczy w nadmiarze.
look-category-unused = { category-unused }
    .kind = Wiersz wyniku
    .does = Każda działka bez izby, pola, obory i pastwiska kosztuje punkt.
    .rule = Za niewykorzystane działki traci się na koniec punkty.
look-category-stables = { category-stables }
    .kind = Wiersz wyniku
    .does = 1 punkt za każdą oborę na pastwisku.
    .rule = Na pastwisku podwaja pojemność całego pastwiska i na koniec daje punkt.
look-category-rooms = { category-rooms }
    .kind = Wiersz wyniku
    .does = Za każdą izbę z gliny { $clay }, z kamienia { $stone }; za drewno nic.
    .rule = Remont zmienia cały dom z drewnianego w gliniany, a później z glinianego w kamienny.
look-category-people = { category-people }
    .kind = Wiersz wyniku
    .does = Za każdą osobę { $points }.
    .rule = Żadna rodzina nie ma więcej niż 5 osób.
look-category-cards = { category-cards }
    .kind = Wiersz wyniku
    .does = Punkty wydrukowane na twoich usprawnieniach.
    .rule = Każda karta jest jedna; kto ją zbuduje, ten ją ma.
look-category-bonus = { category-bonus }
    .kind = Wiersz wyniku
    .does = To, co warsztaty dają za pozostałe materiały.
    .rule = Punkty za surowce na koniec gry ich nie zużywają.
look-category-begging = { category-begging }
    .kind = Wiersz wyniku
    .does = Za każdy żeton żebraka: { $points }.
    .rule = Za każdą brakującą żywność bierzesz żeton żebraka: −3 punkty, do końca gry.

## Points

category-fields = Pola
category-pastures = Pastwiska
category-grain = Zboże
category-vegetables = Warzywa
category-sheep = Owce
category-boar = Dziki
category-cattle = Krowy
category-unused = Niewykorzystane działki
category-stables = Ogrodzone obory
category-rooms = Izby
category-people = Rodzina
category-cards = Usprawnienia
category-bonus = Punkty dodatkowe
category-begging = Żetony żebraka

next-more = jeszcze { $count }
next-none = –
next-clay = glina
next-stone = kamień

verdict-reached = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}: cel ({ $goal }) osiągnięty.
verdict-missed = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}: cel ({ $goal }) nie został osiągnięty.
verdict-special = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}: na końcu galaktyki to zwycięstwo.

## Rule options

rule-side_job = Zajęcie dodatkowe
    .about = Jeszcze jedno pole akcji: obora za 1 drewno i pieczenie chleba. Instrukcja zaleca je w grze bez kart dla dwóch do czterech graczy.
side_job-usual = Od dwóch graczy
side_job-on = Jest
side_job-off = Nie ma
rule-tile = Dodatkowy kafelek
    .about = Kilka dalszych pól akcji, z których w rundzie używa się jednego: zwierzęta, dzieci, a dla jednego lub dwóch graczy także drewno i kamień.
tile-off = Nie ma
tile-on = Jest

## The guided first game

lesson-farm = To twoje gospodarstwo
    .text = Chata, dwie osoby i dużo pustej ziemi. Po czternastu rundach pola, pastwiska, zwierzęta i rodzina dadzą punkty, a to, czego brakuje, je odbierze. Dlatego zaczynasz poniżej zera.
lesson-work = Jedna osoba, jedno zadanie
    .text = Ty i Moss na zmianę wysyłacie po jednej osobie na wolne pole akcji i od razu robicie to, co ono daje. Idź na Pole uprawne.
lesson-field = Pierwsze pole
    .text = Pole zostaje na zawsze, a za pustą ziemię traci się punkty. Zaoraj B1.
lesson-taken = Jedno pole akcji, jedna osoba
    .text = Moss stoi w Lesie i wziął całe drewno. Z każdą rundą znów go tam przybywa, ale w tej rundzie nikt inny już tam nie pójdzie.
lesson-grain = Zboże na pole
    .text = Weź 1 zboże, żeby mieć co siać.
lesson-sow = Co rundę nowe pole akcji
    .text = Wszyscy wrócili do domu i odkryto tę kartę. Zasiej tu swoje zboże: na polu z jednego robią się trzy.
lesson-food = Rodzina chce jeść
    .text = Po rundzie 4 są pierwsze żniwa: każda osoba zjada 2 żywności, a każda brakująca kosztuje 3 punkty. Pole da ci wtedy 1 zboże.
lesson-labor = Żywność za pracę
    .text = Robotnik dniówkowy zawsze zarabia 2 żywności. Wyślij tam drugą osobę.
lesson-points = Co daje punkty
    .text = Wszystkiego po trochu: pola, pastwiska, zboże, warzywa, zwierzęta, izby, rodzina. Punktacja jest zawsze tutaj: mówi, czego brakuje do następnego punktu.
lesson-on = Teraz graj po swojemu
    .text = Przed tobą jeszcze dwanaście rund. Gdy się wahasz, „Podpowiedź” zaznaczy, co warto rozważyć, a „Zasada” otworzy właściwy rozdział.

## Mistakes in a components file

mistake-rooms = { $place }: potrzeba co najmniej jednej działki od A1 do E3, każda podana raz.
mistake-stages = { $place }: każda z 14 kart rund należy do dokładnie jednego etapu.
mistake-board = { $place }: potrzebne są te pola akcji, które są tam wydrukowane, w dowolnej kolejności.
mistake-work = { $place }: potrzeba co najmniej jednej z tych akcji, każda podana raz: { $known }.
mistake-number = { $place }: potrzebna liczba od { $least } do { $most }.
mistake-four = { $place }: potrzeba czterech liczb od 0 do 9, dla jednego, dwóch, trzech i czterech graczy.
mistake-steps = { $place }: potrzeba czterech liczb, żadna nie mniejsza od poprzedniej: ile trzeba na 1, 2, 3 i 4 punkty.
mistake-house-points = { $place }: potrzeba trzech liczb, dla izby z drewna, gliny i kamienia.
mistake-people = { $place }: rodzina zaczyna z najwyżej { $most } osobami.
mistake-major = { $place }: liczby od 0 do 20, a progi premii rosnąco.

## The table

where = Runda { $round } z { $rounds }
where-harvest = Runda { $round } z { $rounds }, po niej żniwa

title-own-farm = Twoje gospodarstwo
    .theirs = { $name }: gospodarstwo
title-majors = Duże usprawnienia
title-supplies = Zapasy i żywność na żniwa
picture-of-farm = { $name }: gospodarstwo
picture-of-coming = Runda { $round }, jeszcze zakryta
picture-of-harvest = po niej żniwa
picture-taken = jest tu { $name }
picture-token = pierwszy gracz
board-always = Zawsze dostępne
board-stage = Etap { $number }
board-players = { $count ->
    [3] Dla trzech graczy
   *[other] Dla czterech graczy
}
board-tile = Dodatkowe: jedno z nich
home-people = { $count ->
    [0] nikogo w domu
   *[other] w domu: { $count }
}
pasture-tag = { $count } z { $room }
tag-room = miejsca: { $room }
need-title = najbliższe żniwa
need-short = brakuje { $count }
need-enough = wystarczy
short-fireplace = Palenisko
short-hearth = Kuchnia
short-well = Studnia
short-oven-clay = Piec glin.
short-oven-stone = Piec kam.
short-joinery = Stolarnia
short-pottery = Garncarnia
short-basket = Kosze

terminal-spaces = Pola akcji
terminal-to-come = W tym etapie pojawią się jeszcze: { $spaces }
terminal-closed = zamknięte
terminal-majors = Pozostałe duże usprawnienia
terminal-family = { $house }, { $people ->
    [one] { $people } osoba
    [few] { $people } osoby
    [many] { $people } osób
   *[other] { $people } osoby
}, w domu { $home }
terminal-token = pierwszy gracz
terminal-need = Żniwa po rundzie { $round }: żywność { $have } z { $need }
terminal-begging = { $markers ->
    [one] { $markers } żeton żebraka
    [few] { $markers } żetony żebraka
    [many] { $markers } żetonów żebraka
   *[other] { $markers } żetonu żebraka
}
terminal-room = izba
terminal-field = pole
terminal-grain = zboże
terminal-vegetables = warzywa
terminal-stable = obora
terminal-fences = płot

# the pages of the table in a hand
tab-spaces = Akcje
tab-farm = Farma
tab-rivals = Rywale
tab-majors = Karty
coming-rounds = { $rounds ->
    [1] Runda { $last } jest jeszcze zakryta.
   *[other] Rundy { $first }–{ $last } są jeszcze zakryte.
} Żniwa po { $harvests }.
