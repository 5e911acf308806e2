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
review-cost-lead = { $points ->
    [one] Ten wybór kosztował około { $points } punktu względem najlepszego z rywali.
    [few] Ten wybór kosztował około { $points } punktów względem najlepszego z rywali.
   *[many] Ten wybór kosztował około { $points } punktów względem najlepszego z rywali.
}
review-stronger = Silniejszy wybór
review-chosen = dokonany wybór
review-accuracy = Dokładność
    .more = 100% oznacza, że nie znaleziono silniejszego wyboru; 50% – że wybór kosztował dwa razy tyle, ile jeden wybór średnio daje. Im wyższa stawka, tym większa waga wyboru.
    .rivals = Punkty liczą się względem najlepszego z rywali.
review-share = { $share }%
review-phase-opening = Początek
review-phase-middle = Środek
review-phase-ending = Końcówka
review-phase-whole = Partia
review-heading = { $game }: analiza
review-running = Trwa analiza
review-move = Ruch { $number }, { $name }: { $choice }
review-about = Ruch { $number }, { $where }.
review-instead = { $points ->
    [one] { $choice }: byłoby lepiej mniej więcej o { $points } punkt.
    [few] { $choice }: byłoby lepiej mniej więcej o { $points } punkty.
   *[many] { $choice }: byłoby lepiej mniej więcej o { $points } punktów.
}
review-rest = Wszystko inne razem: około +{ $points }.
    .less = Wszystko inne razem: około −{ $points }.
review-none = Analiza nie znalazła niczego, co na pewno byłoby silniejsze od dokonanych wyborów.
review-no-turns = Żaden pojedynczy wybór nie kosztował wiele.
review-swings = Gdzie wykres zmienił się najbardziej
review-swing = { $name }: w okolicy tego ruchu około { $change } – przez szczęście, wybory innych albo drobiazgi.
    .alone = { $name }: w okolicy tego ruchu około { $change } – przez szczęście albo drobiazgi.
review-others = Inne błędy
review-written = Analiza jest w pliku { $file }.
