### Życie stołu: koniec partii, rewanż, jeden ekran dla kilku osób i gra dnia

## Koniec partii

end-place = { $place ->
    [2] Zajmujesz drugie miejsce.
    [3] Zajmujesz trzecie miejsce.
   *[other] Zajmujesz czwarte miejsce.
}
end-shared = { $place ->
    [2] Drugie miejsce dzielicie ty i { $names }.
    [3] Trzecie miejsce dzielicie ty i { $names }.
   *[other] Czwarte miejsce dzielicie ty i { $names }.
}
end-decided = Co przesądziło:
end-gain = { $label } +{ $points }
end-compared = { $gains } w porównaniu z graczem { $name }.
end-compared-me = { $gains } w porównaniu z tobą.
end-rematch = Rewanż
end-to-rematch = Do rewanżu
end-begins = przy tym samym stole, zaczyna { $name }
end-i-begin = przy tym samym stole, zaczynasz ty
end-all-begin = przy tym samym stole, wszyscy zaczynają razem
end-again = Zagraj jeszcze raz
    .more = te same zasady, nowe rozdanie
end-board = Plansza na koniec
end-back = Do wyniku
end-daily = To była gra dnia: { $day }.
end-daily-ranking = Ranking tego dnia
end-agreed = Partia zakończona przed czasem, za zgodą wszystkich.
end-where = Partia skończona
daily-where = Gra dnia, { $day } · { $where }

## Kto siedzi przy stole

new-face = Wybierz innego bota
new-name-here = Imię
sit-kept = Czeka tu na ciebie miejsce
sit-table = Przy stole
sit-you = ty
sit-name = Jak mają cię nazywać inni?
sit-nameless = Bez imienia: { $name }
sit-to-me = Załóż konto
sit-watch = Tylko patrzę

## Jeden ekran dla kilku osób

hand-to = Przekaż ekran dalej. Teraz gra
hand-here = To ja, { $name }. Pokaż moją turę
hand-undo = { $name }: cofnij ostatni wybór

## Gra dnia

front-minutes = { $minutes } min
front-upload-pick = Wybierz zapis
daily-today = Gra dnia
daily-alone = { $title }, w pojedynkę.
daily-about = Karty są dla wszystkich takie same, próba jest jedna.
daily-play = Zagraj w grę dnia
daily-go-on = Do twojej partii
daily-name = Twoje imię w rankingu
daily-nameless = Ktoś
daily-played = { $count ->
    [0] Nikt jeszcze nie grał. Dzień kończy się o północy czasu UTC.
    [one] Zagrała { $count } osoba.
    [few] Zagrały { $count } osoby.
    [many] Zagrało { $count } osób.
   *[other] Zagrało { $count } osoby.
}
daily-ranking = Cały ranking
daily-archive = Minione dni
daily-archive-none = Nie minął jeszcze żaden dzień. Zajrzyj jutro.
daily-scores = Ranking: { $title }
daily-best = Najlepszy wynik
daily-mine = Ty
daily-day = Dzień
daily-game = Gra
daily-not-mine = bez gry
daily-score = { $points }, miejsce { $place }
daily-title = Gra dnia: { $day }
daily-look = Obejrzyj partię: { $name }
daily-none = Nikt jej nie dokończył.
daily-sealed = Rozdanie i powtórki są zapieczętowane, dopóki dzień się nie skończy.
daily-seed = Ziarno: { $seed }
daily-play-past = Zagraj dla zabawy
daily-play-past-more = Ten dzień już minął: partia nie liczy się w rankingu.
