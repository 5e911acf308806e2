# Co mówi analiza rozegranej partii: na stronie i w pliku

review-where = Analiza
review-curve = Ile warta była pozycja
review-turns = { $number ->
    [0] bez punktów zwrotnych
    [one] { $number } punkt zwrotny
    [few] { $number } punkty zwrotne
   *[many] { $number } punktów zwrotnych
}
review-cost = { $points ->
    [one] Ten wybór kosztował około { $points } punktu.
    [few] Ten wybór kosztował około { $points } punktów.
   *[many] Ten wybór kosztował około { $points } punktów.
}
review-stronger = Silniejszy wybór
review-chosen = dokonany wybór
review-accuracy = Ile wzięto z tego, co było do wzięcia
    .more = Błąd to wybór, który na pewno prowadził do mniejszego wyniku niż inny, sądząc po tym, co gracz mógł wiedzieć.
    .rivals = Punkty liczą się względem najlepszego z rywali.
review-share = { $share }%
review-phase-opening = Początek
review-phase-middle = Środek
review-phase-ending = Końcówka
review-heading = { $game }: analiza
review-running = Trwa analiza
review-move = Ruch { $number }, { $name }: { $choice }
review-instead = { $points ->
    [one] { $choice }: byłoby lepiej o około { $points } punkt.
    [few] { $choice }: byłoby lepiej o około { $points } punkty.
   *[many] { $choice }: byłoby lepiej o około { $points } punktów.
}
review-none = Nie znaleziono niczego, co na pewno byłoby silniejsze od tego, co wybrano.
review-others = Inne błędy
review-written = Analiza jest w pliku { $file }.
