### Agricola: house rules

event-leaves-animal = { $who ->
    [you] Zostawiasz na polu { $good-one }.
   *[other] { $name } zostawia na polu { $good-one }.
}

rules-more = Inne opcje
    .about = Dodatkowe pola, kolejność kart rund i pomoc dla początkujących.
rules-house = Zasady domowe
    .about = Osiem drobnych odstępstw; zwykle wszystkie są wyłączone.

rule-animals_first = Najpierw miejsce
    .about = Zwierząt, które właśnie przyszły, nie można ugotować: najpierw muszą zamieszkać w gospodarstwie.
animals_first-off = Nie
animals_first-on = Tak
rule-one_pasture_a_kind = Jedno pastwisko na gatunek
    .about = Zwierzęta jednego gatunku pasą się na jednym pastwisku; pojedyncze mogą być też w oborach i w domu.
one_pasture_a_kind-off = Nie
one_pasture_a_kind-on = Tak
rule-leave_animals = Nadmiar zostaje
    .about = Zwierzęta, których nie da się ani pomieścić, ani ugotować, zostają na swoim polu.
leave_animals-off = Nie
leave_animals-on = Tak
rule-open_pastures = Otwarte pastwiska
    .about = Każdemu pastwisku może brakować jednego płotu od zewnątrz.
open_pastures-off = Nie
open_pastures-on = Tak
rule-scattered_pastures = Rozrzucone pastwiska
    .about = Nowe pastwisko nie musi leżeć obok innego.
scattered_pastures-off = Nie
scattered_pastures-on = Tak
rule-even_start = Równy start
    .about = Wszyscy zaczynają z 3 żywności; w rundzie 1 drugie osoby ustawia się w odwrotnej kolejności.
even_start-off = Nie
even_start-on = Tak
rule-copse = Zagajnik
    .about = Dla jednego lub dwóch graczy: jeszcze jedno pole, na którym co rundę przybywa 1 drewno.
copse-off = Nie
copse-on = Tak
rule-touching = Wszystko się styka
    .about = Wszystko, co budujesz, musi stykać się z czymś już zbudowanym: także pierwsze pole, obora i pastwisko.
touching-off = Nie
touching-on = Tak

ask-round-card = Która karta rundy będzie następna?
    .more = To jedna z pozostałych kart tego etapu; reszta przyjdzie później.
option-reveal = { $space }
rule-round_cards = Kolejność kart rund
    .about = W grze solo możesz w każdej rundzie wybrać, która karta etapu będzie następna. Z innymi graczami niczego to nie zmienia.
round_cards-shuffled = Potasowane
round_cards-free = Wedle twojego wyboru

rule-beginner = Początkujący
    .about = Początkujący przy każdym ruchu widzi trzy proponowane pola, oznaczone na planszy złotem; widać je tylko z tego miejsca.
beginner-off = Nikt
beginner-1 = Miejsce 1
beginner-2 = Miejsce 2
beginner-3 = Miejsce 3
beginner-4 = Miejsce 4
beginner-all = Wszyscy
