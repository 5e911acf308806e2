### Agricola: cards of the X deck

card-extraterrestrial_excrement = Nawóz nie z tej ziemi
    .about = Pole akcji dla wszystkich: połóż 1 zboże na każdym swoim polu, na którym rośnie zboże, i 1 warzywo na każdym, na którym rosną warzywa.
card-homemade_space_rocket = Rakieta domowej roboty
    .about = Pole akcji dla wszystkich: raz na wizytę oddajesz 2 drewna, 2 gliny, 1 trzcinę i 1 kamień, a dostajesz 4 punkty.
card-transmogrifier = Transmogryfikator
    .about = Pole akcji dla wszystkich: zamień wszystkie swoje dobra jednego rodzaju albo wszystkie dobra na jednym polu gromadzenia w tyle samo dóbr innego rodzaju.
card-merchants_of_jupiter = Kupcy z Jowisza
    .about = Kartę bierze ten, kto pierwszy postawi oborę i dopłaci za nią 2 trzciny.
card-merchants_of_mars = Kupcy z Marsa
    .about = Kartę bierze ten, komu pierwszemu urodzi się dziecko, dla którego jest izba, i kto dopłaci za nią 2 żywności.
card-merchants_of_pluto = Kupcy z Plutona
    .about = Kartę bierze ten, kto pierwszy pójdzie na pole „{ space-fencing }” i dopłaci za nią 2 kamienie.
card-ley_lines = Linie geomantyczne
    .about = Na koniec gry dostajesz 1 punkt za każdą kolumnę gospodarstwa złożoną z 3 izb, z 3 pól lub z 3 działek jednego pastwiska; za jedno pastwisko najwyżej 1.
card-strange_alien_energy = Dziwna obca energia
    .about = Masz 3 baki paliwa. Tuż przed każdym powrotem do domu możesz oddać 1 bak i wykonać akcję jednego wolnego pola. Nikt tam nie idzie.
card-alien_farmhand = Kosmiczny parobek
    .about = Połóż widły na jednym polu gromadzenia. Tuż przed każdym powrotem do domu możesz wziąć stamtąd 1 dobro, jeśli nikt tam nie stoi.
card-replicator = Replikator
    .about = Gdy następnym razem zabierzesz dobra z pola gromadzenia, dostaniesz jeszcze po 1 każdego rodzaju. Potem karta przechodzi do sąsiada po lewej, a w grze jednoosobowej znika z gry.
card-the_x_file = Archiwum budowlane X
    .about = Za każdym razem, gdy stawiasz płoty, obory lub drewniane izby, płacisz łącznie o 1 drewno mniej.
card-furry_friends = Futrzani przyjaciele
    .about = Masz 2 futrzaki. W każdej fazie pól każde 2 przynoszą jeszcze 1. Po posiłku rodziny każdy zjada 1 żywność, inaczej odchodzi i kosztuje 1 punkt. Na koniec każdy jest wart 1 punkt.
card-space_diner = Bar na końcu galaktyki
    .about = Odtąd gracz, który ma na koniec gry dokładnie 42 punkty, wygrywa. Jeśli nikt ich nie ma, zwycięża jak zwykle najlepszy.
card-earthlings_are_easy = Najpiękniejsze Ziemianki
    .about = Twoja rodzina od razu się powiększa, nawet jeśli brak izby. Dziecko stoi w Zachodnim kamieniołomie.
card-tripods = Trójnogi
    .about = Odtąd po każdym powrocie do domu każdy oddaje 1 dobro lub 1 osobę. Każde powiększenie rodziny kosztuje o 1 żywność więcej.
card-beam_me_down = Teleportuj mnie, Welshie
    .about = Wybierasz pole dla następnej osoby każdego z pozostałych graczy. Akcję wykonuje tam jej właściciel. Graczowi, który wysłał już wszystkich, wybierasz pole w następnej rundzie.
card-candy_trail = Ścieżka z cukierków
    .about = Wybierz od 2 do 6 punktów i połóż dwa razy tyle cukierków na różnych polach akcji. Kto użyje takiego pola, zabiera cukierek. Na koniec każdy, który został, kosztuje cię 1 punkt.
card-i_am_your_father = Jestem twoim ojcem
    .about = Możesz oddać innemu graczowi 5 dóbr i przyjąć do rodziny jedną z jego osób, nawet jeśli brak izby. Teraz albo nigdy.
card-alien_abduction = Porwanie przez kosmitów
    .about = Dostajesz 1 owcę, 1 dzika i 1 krowę. Podczas powrotu do domu w tej rundzie jedna z twoich osób odchodzi.
card-darling_i_shrunk = Kochanie, zmniejszyłem…
    .about = Twoje pastwiska i obory mieszczą dwa razy więcej zwierząt. Ale ugotowane zwierzę daje tylko połowę żywności, w zaokrągleniu w dół.
card-mind_the_jets = Uwaga na dysze!
    .about = Wszystkie drewniane domy płoną, wszystkie gliniane stają się kamienne. Kto nie ma domu, może zamiast remontu postawić 2 drewniane izby łącznie za 2 drewna i 1 trzcinę.
card-carbonite_cousin = Krewny w karbonicie
    .about = Dodaj 4 do numeru bieżącej rundy: podczas powrotu do domu jedna z twoich osób zastyga na polu tamtej rundy. Nic nie je i nie potrzebuje izby. W tamtej rundzie wraca i może iść do pracy przed wszystkimi.
card-crop_circles = Kręgi w zbożu
    .about = Zakryj dwie sąsiednie działki gospodarstwa. Są zajęte, ale bezużyteczne; wszystko, co tam stało, przepada.
card-rebel = Rebeliant
    .about = Dostajesz 5 punktów. Podczas powrotu do domu w tej rundzie jedna z twoich osób przechodzi na tę kartę na zawsze: już nie pracuje, ale mieszka z tobą i je.

space-extraterrestrial_excrement = Nawóz nie z tej ziemi
    .about = Połóż jeszcze po 1 zbożu lub warzywie na każdym swoim obsianym polu.
space-homemade_space_rocket = Rakieta domowej roboty
    .about = Oddaj 2 drewna, 2 gliny, 1 trzcinę i 1 kamień za 4 punkty.
space-transmogrifier = Transmogryfikator
    .about = Zamień wszystkie swoje dobra jednego rodzaju albo wszystkie dobra na jednym polu gromadzenia w inny rodzaj.

ask-transmute = Które dobra zamieniasz na inne?
    .more = Wszystkie, które masz jednego rodzaju, albo wszystkie na jednym polu.
ask-into = W co się zmieniają?
ask-fuel = Akcję którego wolnego pola wykonujesz?
    .more = { $tanks ->
        [one] Kosztuje to bak paliwa; masz { $tanks } bak.
        [few] Kosztuje to bak paliwa; masz { $tanks } baki.
       *[many] Kosztuje to bak paliwa; masz { $tanks } baków.
    }
ask-mark = Na którym polu gromadzenia kładziesz widły?
ask-take-one = Czy parobek bierze dobro?
ask-fuzzballs = { $count ->
    [one] { $count } futrzak jest głodny. Karmisz go?
    [few] { $count } futrzaki są głodne. Karmisz je?
   *[many] { $count } futrzaków jest głodnych. Karmisz je?
}
    .more = Kto nie zje, odchodzi i kosztuje 1 punkt.
ask-tribute = Co dajesz trójnogom?
ask-work-first = Czy twój krewny idzie do pracy przed wszystkimi?
ask-father = Czyjego krewnego przyjmujesz do rodziny?
    .more = Oddajesz za niego 5 dóbr. Teraz albo nigdy.
ask-give = Które dobro oddajesz?
    .more = Zostało do oddania: { $count }.
ask-candies = Ile punktów bierzesz?
    .more = Na planszę trafia dwa razy tyle cukierków; każdy, który zostanie do końca gry, kosztuje 1 punkt.
ask-candy = Gdzie leży cukierek?
    .more = Zostało do położenia: { $count }.
ask-circles = Które dwie sąsiednie działki zakrywa krąg?

option-give = Oddaj: { $good }
option-into = { $good }
option-part = Oddaj osobę
option-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
option-family = Rodzina gracza { $number }

event-bonus = „{ $card }”: { $who ->
    [you] dostajesz
   *[other] { $name } dostaje
} { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}.
event-hands-over = „{ $card }” przechodzi { $who ->
    [you] do ciebie.
   *[other] do gracza { $name }.
}
event-dungs = { $who ->
    [you] Na każdym twoim obsianym polu przybyło.
   *[other] { $name }: na każdym obsianym polu przybyło.
}
event-transmutes = „{ $space }”: leży tam teraz { $goods }.
event-trades = { $who ->
    [you] Zdobywasz kartę
   *[other] { $name } zdobywa kartę
} „{ $card }”.
event-fuel = { $who ->
    [you] Zużywasz bak paliwa:
   *[other] { $name } zużywa bak paliwa:
} „{ $space }”.
event-marks = „{ $card }”: widły leżą na polu „{ $space }”.
event-fuzzballs = { $who ->
    [you] Odchodzą od ciebie głodne futrzaki:
   *[other] { $name } traci głodne futrzaki:
} { $count }.
event-rests = „{ $card }”: { $who ->
    [you] ktoś z twojej rodziny zostaje tam na zawsze.
   *[other] { $name } wysyła tam kogoś na zawsze.
}
event-tribute = { $who ->
    [you] Dajesz trójnogom:
   *[other] { $name } daje trójnogom:
} { $goods }.
event-thaws = { $who ->
    [you] Twój krewny odtajał.
   *[other] { $name }: krewny odtajał.
}
event-freezes = { $who ->
    [you] Ktoś z twojej rodziny zastyga do rundy { $round }.
   *[other] { $name }: ktoś z rodziny zastyga do rundy { $round }.
}
event-adopted = { $who ->
    [you] Do twojej rodziny przechodzi ktoś z innej.
   *[other] { $name } przyjmuje do rodziny kogoś z innej.
}
event-candies = { $who ->
    [you] Dostajesz
   *[other] { $name } dostaje
} { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}, a na planszy pojawia się ścieżka z cukierków.
event-burns = { $who ->
    [you] Twój dom płonie doszczętnie.
   *[other] { $name }: dom płonie doszczętnie.
}
event-circles = { $who ->
    [you] W twoim gospodarstwie pojawia się krąg.
   *[other] { $name }: w gospodarstwie pojawia się krąg.
}
