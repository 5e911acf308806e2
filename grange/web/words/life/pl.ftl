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
end-where = Partia skończona
daily-where = Gra dnia, { $day } · { $where }

## Kto siedzi przy stole

level-gentle = Łagodny
level-greedy = Spokojny
new-bot-gentle = Łagodny bot
    .about = Gra rozsądnie, ale najlepsze częściej zostawia tobie: dobry na pierwszą partię.
new-bot-greedy = Spokojny bot
    .about = Bierze to, co teraz da mu najwięcej.
new-face = Który bot
new-name-here = Imię
sit-kept = Czeka tu na ciebie miejsce
sit-table = Przy stole
sit-you = ty
sit-name = Jak mają cię nazywać inni?
sit-nameless = Bez imienia: { $name }
sit-watch = Tylko patrzę

## Jeden ekran dla kilku osób

hand-to = Podaj ekran dalej. Teraz gra
hand-here = To ja, { $name }: pokaż moją stronę
hand-undo = Cofnij ostatni wybór: { $name }
