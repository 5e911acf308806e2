game-name = Template game
game-about = Zbieraj najcięższe worki zboża, zanim zrobią to inni.

place-left = po lewej
place-middle = pośrodku
place-right = po prawej

title-row = Rząd
tab-row = Rząd
where = { $sacks ->
    [one] Jeszcze { $sacks } worek
    [few] Jeszcze { $sacks } worki
   *[many] Jeszcze { $sacks } worków
}

ask-take = Który worek bierzesz?
    .more = Na jego miejsce trafi następny.
option-take = Worek { $place }, zboże: { $grain }
event-take = { $who ->
    [you] Bierzesz worek, zboże: { $grain }.
   *[other] { $name } bierze worek, zboże: { $grain }.
}

category-grain = Zboże

look-grain = Zboże
    .kind = Zawartość worków
    .does = Każde daje 1 punkt.
    .rule = W swojej turze weź jeden z odkrytych worków.
look-category-grain = Zboże
    .kind = Wiersz arkusza punktów
    .does = Każde daje 1 punkt.
    .rule = Wygrywa gracz, który ma najwięcej zboża.
