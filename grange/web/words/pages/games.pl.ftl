## My games

games-tables = Twoje stoły
games-turn = Twój ruch
games-running = Grają inni
games-finished = Zakończone
games-turn-at = { $count ->
    [one] Twój ruch przy jednym stole
    [few] Twój ruch przy { $count } stołach
    [many] Twój ruch przy { $count } stołach
   *[other] Twój ruch przy { $count } stołu
}
games-longest = Najdłużej czeka { $title }: { $waits }.
games-next = Następny stół
games-play = Graj w { $title }
games-waits = czeka na ciebie
games-awaited = { $names }
games-now = mniej niż minutę
games-minutes = { $minutes } min
games-hours = { $minutes ->
    [0] { $hours } godz.
   *[other] { $hours } godz. { $minutes } min
}
games-days = { $days ->
    [one] { $days } dzień
    [few] { $days } dni
    [many] { $days } dni
   *[other] { $days } dnia
}
games-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
games-place = { $place ->
    [1] Pierwsze miejsce
    [2] Drugie miejsce
    [3] Trzecie miejsce
    [4] Czwarte miejsce
   *[other] Piąte miejsce
}
games-replay = Powtórka partii: { $title }
games-all-finished = { $count ->
    [one] Wszystkie zakończone partie
    [few] Wszystkie { $count } zakończone partie
    [many] Wszystkie { $count } zakończonych partii
   *[other] Wszystkie { $count } zakończonej partii
}
games-waiting-here = { $count ->
    [one] Czeka na ciebie jeszcze jeden stół.
    [few] Czekają na ciebie jeszcze { $count } stoły.
    [many] Czeka na ciebie jeszcze { $count } stołów.
   *[other] Czeka na ciebie jeszcze { $count } stołu.
}
