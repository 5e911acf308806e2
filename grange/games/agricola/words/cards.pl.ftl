### Agricola with hand cards: questions, options and what happens

rule-cards = Karty na ręce
    .about = Siedem zawodów i siedem małych usprawnień na ręce każdego gracza.
cards-off = Nie ma
cards-on = Są

ask-improvement = { $kind ->
    [major] Które duże usprawnienie budujesz?
    [minor] Które małe usprawnienie zagrywasz?
   *[any] Które usprawnienie?
}
    .more = Oto te, na które cię stać.
ask-occupation = Który zawód zagrywasz?
    .more = { $food ->
        [0] Nic nie kosztuje.
       *[other] Koszt w żywności: { $food }
    }
ask-renovation = Jak remontujesz?
    .more = O jeden krok albo od razu na kamień.
ask-fence-one = Którą działkę ogradzasz?
    .more = Ogrodzenie nic nie kosztuje.
ask-cards = Której karty używasz?
    .more = Każdej raz, w dowolnej kolejności.
ask-pause = Czy chcesz zrobić coś jeszcze?
    .more = Tych kart można użyć w każdej chwili.
ask-cook-first = Czy zamieniasz dobra na żywność, zanim karta zostanie odkryta?
    .more = Karta może je zabrać lub zmienić, a w odpowiedzi na nią gotować nie wolno.
ask-place-another = Dokąd wysyłasz drugą osobę?
    .more = Przynajmniej jedna z dwóch musi iść na targ owiec, dzików lub bydła.
ask-good = Co bierzesz?
ask-reap-more = Z których pól bierzesz jeszcze po jednym zbożu?
ask-move-crop = Z którego pola przenosisz roślinę na puste?
ask-porcelain = Ile gliny wymieniasz?

option-lessons = Nauka: { $food ->
    [0] za darmo
    [1] 1 żywność
   *[other] { $food } żywności
}
option-lessons_more = Druga nauka: { $food ->
    [0] za darmo
    [1] 1 żywność
   *[other] { $food } żywności
}
look-meeting-with-cards = { space-meeting_place }
    .kind = Pole akcji
    .does = Weź znacznik pierwszego gracza; potem możesz zagrać małe usprawnienie.
    .rule = Pierwszym graczem zostaje się tylko na Miejscu spotkań.

option-play = { $card }
option-use = { $card }
option-keep = { $card }
option-drop = { $card }
option-step = Glina: { $clay } → kamień: { $stone }
option-cell = { $place }
option-arrive = Niech przyjdą zwierzęta
option-do-improve = Zbuduj lub zagraj usprawnienie
option-do-minor = Zagraj małe usprawnienie
option-do-lesson = Zagraj zawód
option-do-lesson_more = Zagraj zawód
option-do-lesson_at_home = Zagraj zawód
option-do-one-card = { $action }: „{ $card }”
option-do-restore = Wyremontuj od razu na kamień
option-do-one_room = Dobuduj izbę
option-do-free_stable = Postaw oborę
option-do-fence_one = Ogrodź działkę

event-plays = { $who ->
    [you] Zagrywasz kartę
   *[other] { $name } zagrywa kartę
} „{ $card }”.
    .brief = karta: { $card }
event-passes = Karta „{ $card }” trafia { $who ->
    [you] na twoją rękę
   *[other] na rękę gracza { $name }
}.
event-card-gives = „{ $card }”: { $who ->
    [you] dostajesz:
   *[other] { $name } dostaje:
} { $goods }.
event-card-costs = „{ $card }”: { $who ->
    [you] płacisz:
   *[other] { $name } płaci:
} { $goods }.
event-card-leaves = „{ $card }”: { $who ->
    [you] zostawiasz
   *[other] { $name } zostawia
} na polu „{ $space }”: { $goods }.
event-card-puts = „{ $card }”: { $good } na polach rund { $who ->
    [you] dla ciebie
   *[other] dla gracza { $name }
}.
event-sows-card = { $who ->
    [you] Siejesz
   *[other] { $name } sieje
} { $good } na karcie „{ $card }”.
event-adopts = „{ $card }”: { $who ->
    [you] twoje dziecko pracuje już w tej rundzie.
   *[other] dziecko gracza { $name } pracuje już w tej rundzie.
}
event-moves-crop = { $who ->
    [you] Przenosisz
   *[other] { $name } przenosi
} roślinę na puste pole.
