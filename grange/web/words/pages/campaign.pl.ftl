### Strona kampanii

campaign-games = Partie
campaign-points = Punkty kampanii
campaign-bars = pełne: zdobyte; kreskowane: do zdobycia
campaign-points-short = punkty
campaign-scores-short = suma
campaign-game = Partia { $number }
campaign-game-played = rozegrana
campaign-game-next = następna
campaign-game-now = trwa
campaign-game-later = przed nami
campaign-place = { $place ->
    [1] pierwsze miejsce
    [2] drugie miejsce
    [3] trzecie miejsce
   *[other] czwarte miejsce
}
campaign-begin-with = Z czym zaczynasz
campaign-how = Co dalej
campaign-people = Kogo jeszcze brakuje
campaign-change-mind = można zmieniać do początku następnej partii
campaign-to-choose = jeszcze nie wybrano
campaign-after-this = po tej partii
campaign-still-choosing = jeszcze wybiera
campaign-begin = Zacznij partię { $number }
campaign-to-table = Do stołu
campaign-look-back = Ostatnia partia
campaign-give-up = Przerwij kampanię
campaign-is-played = Ta partia trwa
campaign-is-over = Dziękujemy za grę
campaign-you-choose = Najpierw wybierz, co zachowujesz na następną partię
campaign-waits = Jeszcze wybierają: { $names }
campaign-all-chosen = Wszyscy wybrali, co zachowują na następną partię
campaign-three-games = Trzy partie w tym samym gronie
campaign-try = { $number ->
    [1] Twoja pierwsza próba
    [2] Twoja druga próba. Przegraną partię można powtarzać do woli
    [3] Twoja trzecia próba. Przegraną partię można powtarzać do woli
   *[other] Próba { $number }. Przegraną partię można powtarzać do woli
}
campaign-complete = Wygrane są wszystkie partie ({ $length }): kampania jest ukończona. Można grać dalej do woli
campaign-open = Kampania
campaign-back = Wróć do kampanii
campaign-back-more = { $alone ->
    [yes] co zostaje i jaki jest następny cel
   *[other] co przechodzi i jaka jest następna partia
}
front-campaigns = Kampanie
front-way-campaign = Kampania
new-campaign = Jako kampanię
