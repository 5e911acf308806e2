### Cups

# the list
cups-title = Puchary
cups-all = Wszystkie puchary tego domu
cups-list = Puchary tego domu
cups-none = Nie było jeszcze pucharu. Załóż pierwszy.
cups-new = Nowy puchar
cups-name = Nazwa
cups-size = Miejsca przy stole
cups-rounds = Rundy
cups-length = Runda trwa najwyżej
cups-begins = Początek za
cups-hours = { $hours ->
    [1] godzinę
    [2] dwie godziny
    [24] dobę
    [72] trzy doby
    [168] tydzień
    [one] { $hours } godzinę
    [few] { $hours } godziny
   *[many] { $hours } godzin
}
cups-found = Załóż puchar
cups-how = Do początku zapisują się osoby z kontem. Potem dom sam dobiera pary każdej rundy i otwiera stoły.
cup-listed-open = { $players ->
    [one] jedna osoba
    [few] { $players } osoby
   *[many] { $players } osób
}, początek { $day }
cup-listed-playing = { $players ->
    [one] jedna osoba
    [few] { $players } osoby
   *[many] { $players } osób
}, runda { $round } z { $rounds }
cup-listed-over = { $players ->
    [one] jedna osoba
    [few] { $players } osoby
   *[many] { $players } osób
}, zakończony

# a cup
cup-about = { $players ->
    [one] jedna osoba
    [few] { $players } osoby
   *[many] { $players } osób
}, miejsc przy stole: { $size }, { $rounds ->
    [one] jedna runda
    [few] { $rounds } rundy
   *[many] { $rounds } rund
} systemem szwajcarskim
cup-nobody = ktoś
cup-you = Ty
cup-entry = Zapisy
cup-begins = Każda osoba z kontem może się zapisać do { $day }.
cup-your-name = Twoja nazwa w tym pucharze
cup-enter = Zapisz mnie
cup-link = Adres tego pucharu
cup-link-more = Wyślij ten link wszystkim, którzy mają zagrać.
cup-enter-how = Potrzebne jest konto: klucz dostępu na stronie „O mnie”. Jeśli konto ma nazwę, grasz pod nią.
cup-leave-entry = Wypisz mnie
cup-leave = Wycofaj się z pucharu
cup-entered = { $players ->
    [0] Nikt się jeszcze nie zapisał
    [one] Zapisała się jedna osoba
    [few] Zapisały się { $players } osoby
   *[many] Zapisało się { $players } osób
}
cup-off = Odwołany
    .more = Do początku pucharu zapisały się mniej niż dwie osoby.
cup-my-table = Twój stół rundy { $round } jest gotowy
    .more = Rywale: { $names }. Macie czas do { $day }.
cup-to-table = Do mojego stołu
cup-round = Runda { $number }
cup-round-short = R{ $number }
cup-until = do { $day }
cup-standings = Tabela
cup-final = Tabela końcowa
cup-player = Gracz
cup-points = Punkty
cup-rivals = Rywale
cup-how-points = Przy stole czteroosobowym miejsca dają 3, 2, 1 i 0 punktów, przy trzyosobowym 3, 1½ i 0, przy dwuosobowym 3 i 0. Kto dzieli miejsce, dzieli też punkty. Kto w rundzie nie ma rywala, dostaje 1½ punktu. „Rywale” to punkty osób, z którymi się grało; rozstrzygają przy równości.
cup-how-pairs = Zaczyna pierwsze miejsce przy stole; każdy zaczyna mniej więcej tak samo często. Kto już ze sobą grał, w miarę możliwości nie trafia na siebie.
cup-how-late = Po terminie rundy za tych, na których czeka stół, gra bot. Jeśli partię skończy za ciebie bot, nie dostajesz punktów w tej rundzie.
cup-tables = Stoły rundy { $round }
cup-table = Stół { $number }
cup-table-mine = Stół { $number }, twój
cup-table-plays = w grze
cup-table-over = zakończony
cup-table-bye = w tej rundzie bez rywali: półtora punktu
cup-start-order = W kolejności gry
cup-place = miejsce { $place }
cup-with-points = punkty: { $points }
cup-won = { $names } { $count ->
    [one] wygrywa
    [few] wygrywają
    [many] wygrywają
   *[other] wygrywają
} „{ $cup }”
cup-podium = Pierwsza trójka
cup-next = Załóż następny puchar
cup-highest = Najwyższy wynik: { $name }, runda { $round }
cup-closest = Najbardziej wyrównany stół: wygrywa { $name }, runda { $round }
cup-tie = Najbardziej wyrównany stół: remis, runda { $round }
cup-widest = Najwyższa wygrana: { $name }, runda { $round }
