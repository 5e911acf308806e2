### Analiza rozegranej partii

review-title = { $title }, analiza, ruch { $at } z { $last }
review-begin = Partia się zaczyna.
review-at = Ruch { $at } z { $last }. { $where }.
review-best = Nie znaleziono nic silniejszego.
review-worth = { $points ->
    [one] Po nim pozycja gracza { $name } jest warta około { $points } punktu.
    [few] Po nim pozycja gracza { $name } jest warta około { $points } punktów.
   *[many] Po nim pozycja gracza { $name } jest warta około { $points } punktów.
}
review-worth-me = { $points ->
    [one] Po nim twoja pozycja jest warta około { $points } punktu.
    [few] Po nim twoja pozycja jest warta około { $points } punktów.
   *[many] Po nim twoja pozycja jest warta około { $points } punktów.
}

## Co było silniejsze i kto jak grał

review-curve-own = Wykres pokazuje punkty każdego z osobna. W koszcie wyboru liczy się też to, co zyskał na nim najlepszy z rywali.
review-further = Pokaż, co dalej
review-goes-on = Co mogłoby być dalej
    .more = Po silniejszym wyborze, jeśli wszyscy grają na poziomie „Solidny”. To, czego nikt nie mógł wiedzieć, jest losowe.
review-to-choice = Wróć do wyboru
review-onward = Graj dalej od tego miejsca
    .before = z pozycji przed tym wyborem
    .after = z pozycji po tym ruchu
review-picture = Stół w tej chwili
review-picture-before = Stół przed tym wyborem: złotem zaznaczono to, co było silniejsze
review-picture-further = Stół na końcu tej kontynuacji
review-large = Pokaż cały stół
review-board = Otwórz planszę

## Ruchy

review-tab-curve = Wykres
review-tab-board = Plansza
review-tab-moves = Ruchy
review-all = Wszystkie
review-mine = Moje
review-turning = Zwrotne
review-leaf = nie znaleziono nic silniejszego
review-turn-before = Poprzedni punkt zwrotny
review-turn-after = Następny punkt zwrotny

## Jak powstaje

review-ask = Przeanalizuj partię
    .more = Partia jest wielokrotnie dogrywana od każdego miejsca: tak widać, ile była warta pozycja i gdzie istniał silniejszy wybór. Zajmie to kilka minut; stronę można zamknąć.
review-making = Trwa analiza: gotowe { $progress }%
    .more = Analiza trwa sama, stronę można zamknąć.
end-review = Analiza

## Przebieg partii na stronie wyniku

end-went = Przebieg partii
end-went-worth = ile była warta pozycja
end-went-making = przeanalizowano { $progress }%
end-went-offer = Ile była warta każda pozycja i gdzie nastąpił zwrot: analiza zajmie kilka minut, stronę można zamknąć.
end-turns = { $number ->
    [one] Pokaż punkt zwrotny
    [few] Pokaż { $number } punkty zwrotne
   *[many] Pokaż { $number } punktów zwrotnych
}
