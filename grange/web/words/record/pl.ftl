## Moje wyniki

page-record = Wyniki
record-title = Moje wyniki
record-of = Moje wyniki: { $title }
record-game = Gra
record-seats = Miejsca
record-all = Wszystkie
record-alone = Solo
record-number = { $seats ->
    [1] Solo
    [2] We dwoje
    [3] We troje
    [4] We czworo
    [5] W pięcioro
   *[other] W sześcioro
}
record-games = { $games ->
    [one] partia, z ludźmi: { $people }
    [few] partie, z ludźmi: { $people }
   *[many] partii, z ludźmi: { $people }
}
record-first = { $first ->
    [one] pierwsze miejsce na { $games }
    [few] pierwsze miejsca na { $games }
   *[many] pierwszych miejsc na { $games }
}
record-mean = średnio punktów
record-best = najlepszy wynik, { $day }
record-best-replay = { $points ->
    [one] { $points } punkt: powtórka
    [few] { $points } punkty: powtórka
   *[many] { $points } punktów: powtórka
}
record-accuracy = { $games ->
    [one] trafność, { $games } analiza
    [few] trafność, { $games } analizy
   *[many] trafność, { $games } analiz
}
record-curve = Punkty
    .more = Linia to średnia z najwyżej dziesięciu ostatnich partii. Pas sięga od najgorszej do najlepszej z nich.
    .picture = { $title }: punkty w czasie. Średnia z ostatnich partii wynosi teraz { $now }.
record-by-seats = Według liczby miejsc
record-games-head = Partie
record-places = Miejsca od pierwszego
record-mean-head = Średnia
record-best-head = Rekord
record-accuracy-head = Trafność
record-sources = Skąd mam punkty
record-source = Źródło
record-me = Ja
record-rivals = Rywale
record-legend-me = { $games ->
    [one] ja, { $games } partia
    [few] ja, { $games } partie
   *[many] ja, { $games } partii
}
record-legend-rival = mój przeciętny rywal
record-bests = Rekordy życiowe
record-best-alone = Solo
record-best-against = { $seats ->
    [2] We dwoje. Przy stole: { $names }
    [3] We troje. Przy stole: { $names }
    [4] We czworo. Przy stole: { $names }
    [5] W pięcioro. Przy stole: { $names }
   *[other] W sześcioro. Przy stole: { $names }
}
record-widest = Najwyższa wygrana. Przy stole: { $names }
record-brought = { $source }: { $points ->
    [one] { $points } punkt.
    [few] { $points } punkty.
   *[many] { $points } punktów.
}
record-replay = Powtórka
record-none = { $title }: nie ma jeszcze skończonej partii
record-none-more = Po pierwszej partii zobaczysz tu swoje miejsca, punkty i rekordy. Lekcje i partie, które dokończył za ciebie bot, się nie liczą.
record-begin = Otwórz stół
record-month = { $month }, gry dnia
record-day-played = { $day }, { $title }: miejsce { $place }
record-day-today = { $day }, dzisiaj: { $title }
record-today = dziś
record-leaf = Liczba to twoje miejsce tego dnia.
record-streak = { $present ->
    [0] Teraz nie ma dni z rzędu
    [one] Teraz { $present } dzień z rzędu
    [few] Teraz { $present } dni z rzędu
   *[many] Teraz { $present } dni z rzędu
}, najlepszy wynik: { $longest }. Jeden opuszczony dzień w tygodniu nie przerywa serii.
record-csv = Wszystkie moje partie w tabeli (CSV)
