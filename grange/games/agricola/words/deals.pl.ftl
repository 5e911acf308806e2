### Agricola: the ways to deal hand cards, and what is asked and told with them

rule-deal = Rozdanie kart
    .about = Tylko w grze z kartami na ręce.
deal-plain = Po siedem kart
    .about = Każdy dostaje siedem zawodów i siedem małych usprawnień – to jego ręka.
deal-by_type = Draft, rodzaj po rodzaju
    .about = Siedem zawodów: jeden zachowujesz, resztę podajesz w lewo i tak dalej; potem tak samo małe usprawnienia. Dla dwóch do czterech osób.
deal-combined = Draft obu rodzajów naraz
    .about = Po siedem kart obu rodzajów: po jednej zachowujesz, resztę podajesz w lewo i tak dalej. Dla dwóch do czterech osób.
deal-taiwan = Draft z ośmiu kart (Tajwan)
    .about = Jak draft rodzaj po rodzaju, ale z ośmiu kart; ostatnia z każdej paczki wypada z gry. Dla dwóch do czterech osób.
deal-quick = Szybki draft (Bernsdorf)
    .about = Po siedem kart: zachowujesz po trzy z każdego rodzaju, z tych od prawego sąsiada po dwie, a potem po dwie ostatnie. Dla dwóch do czterech osób.
deal-ten = Siedem z dziesięciu
    .about = Każdy dostaje po dziesięć kart każdego rodzaju; po trzy z nich wypadają z gry.
deal-mulligan = Druga próba
    .about = Jeśli nie podobają ci się zawody albo małe usprawnienia, możesz dobrać nowe – za każdym razem o jedno mniej.
deal-dorn1 = Żywa ręka (Dorn)
    .about = Po pięć kart każdego rodzaju; po każdej zagranej karcie dobierasz nową, a po żniwach możesz jedną wymienić.
deal-dorn2 = Mała żywa ręka (Dorn)
    .about = Po trzy karty każdego rodzaju, przed grą można wymienić do sześciu; po każdej zagranej karcie dobierasz nową.
deal-deyfuss = Po jednej karcie wędrownej (Deyfuss)
    .about = Siedem zawodów, sześć zwykłych małych usprawnień i jedno wędrowne.
deal-lopez = Zawody dla każdej liczby graczy (Lopez)
    .about = Trzy zawody „1+”, dwa „3+” i dwa „4+”, siedem małych usprawnień. Dla jednej do trzech osób.
deal-petry = Targ kart (Petry)
    .about = Po siedem kart na ręce, a kilka leży odkrytych; w każdej rundzie jedna osoba może wziąć jedną z nich zamiast tury. Dla dwóch do czterech osób.

rule-hand = Wybrane karty
    .about = Do siedmiu zawodów i siedmiu małych usprawnień dla pierwszego miejsca: kody lub nazwy, oddzielone przecinkami; reszta jest rozdawana. Te karty znają wszyscy. Tylko przy rozdaniu po siedem kart.
hand-dealt = Wszystkie z rozdania

where-deal = Trwa rozdanie kart

ask-keep = { $kind ->
    [occupation] { $count ->
        [1] Który zawód zachowujesz?
       *[other] Które zawody zachowujesz?
    }
    [minor] { $count ->
        [1] Które małe usprawnienie zachowujesz?
       *[other] Które małe usprawnienia zachowujesz?
    }
   *[any] Które karty zachowujesz?
}
    .more = { $kind ->
        [any] Do zachowania: zawody – { $occupations }, małe usprawnienia – { $minors }. Resztę podajesz dalej.
       *[other] { $count ->
            [1] Resztę podajesz dalej.
           *[other] Jeszcze do zachowania: { $count }. Resztę podajesz dalej.
        }
    }
ask-drop = Z których kart rezygnujesz?
    .more = Do odłożenia: zawody – { $occupations }, małe usprawnienia – { $minors }.
ask-mulligan = Czy zachowujesz tę rękę?
    .more = Możesz odłożyć wszystkie karty jednego rodzaju i dobrać o jedną mniej.
ask-exchange = Którą kartę wymieniasz?
    .more = { $count ->
        [1] Jeszcze raz, na kartę tego samego rodzaju.
       *[other] Jeszcze do { $count } razy, na kartę tego samego rodzaju.
    }
ask-exchange-one = Którą kartę wymieniasz?
    .more = Zobaczą ją wszyscy; dobierasz kartę dowolnego rodzaju.
ask-draw = Jaką kartę dobierasz?

option-draw = { $pile ->
    [occupation] Zawód
   *[minor] Małe usprawnienie
}
option-again = { $pile ->
    [occupation] Nowe zawody
   *[minor] Nowe małe usprawnienia
}
option-fetch = Weź zamiast tury: „{ $card }”

event-chosen = { $who ->
    [you] Grasz z wybranymi kartami
   *[other] { $name } gra z wybranymi kartami
}: { $cards }.
event-keeps = { $who ->
    [you] Zachowujesz
   *[other] { $name } zachowuje
} kartę „{ $card }”.
event-packs-pass = Wszyscy podają resztę kart dalej.
event-drops = { $who ->
    [you] Usuwasz
   *[other] { $name } usuwa
} z gry kartę „{ $card }”.
event-mulligan = { $who ->
    [you] Dobierasz
   *[other] { $name } dobiera
} { $pile ->
    [occupation] nowe zawody
   *[minor] nowe małe usprawnienia
}: { $count }.
event-draws = { $who ->
    [you] Dobierasz
   *[other] { $name } dobiera
} { $pile ->
    [occupation] zawód
   *[minor] małe usprawnienie
}.
event-drawn = { $who ->
    [you] Dobierasz
   *[other] { $name } dobiera
} kartę „{ $card }”.
event-fetches = { $who ->
    [you] Bierzesz
   *[other] { $name } bierze
} zamiast tury odkrytą kartę „{ $card }”.

error-no-cards = Rozdanie i wybrane karty mają sens tylko z kartami na ręce. Włącz je (cards=on) albo zostaw jedno i drugie bez zmian.
error-hand-and-deal = Wybrane karty są możliwe tylko przy rozdaniu „Po siedem kart”, a nie „{ $deal }”.
error-deal-seats = „{ $deal }”: liczba graczy od { $least } do { $most }. Wybierz inne rozdanie albo inne miejsca.
error-hand-card = Nie ma karty „{ $written }”. Podaj karty kodami, na przykład A086, albo nazwami, oddzielone przecinkami.
error-hand-twice = Karta „{ $card }” jest wybrana dwa razy, a w grze jest jedna.
error-hand-players = Karta „{ $card }” jest tylko dla co najmniej { $least } graczy. Wybierz inną.
error-hand-size = Można wybrać najwyżej { $most } zawodów i { $most } małych usprawnień.
