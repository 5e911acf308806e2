## My games

games-tables = Twoje stoły
games-turn = Twój ruch
games-running = Grają inni
games-left = Dalej bez ciebie
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
games-awaited-time = { $name }, { $time }
games-now = mniej niż minutę
games-minutes = { $minutes } min
games-hours = { $minutes ->
    [0] { $hours } h
   *[other] { $hours } h { $minutes } min
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

## Installing, and without a connection

games-install = Dodaj Grange do ekranu głównego
games-install-more = Otwiera się na całym ekranie, a bez połączenia pokazuje zasady i twoje ostatnie stoły.
offline-where = Brak połączenia
offline-title = Jesteś offline
offline-text = Twoje partie są bezpieczne i żaden wybór nie przepadł. Ta strona wciąż próbuje się połączyć.
offline-picture = Dwa słupy z zerwanym drutem, na jednym siedzi ptak
offline-rules = Zasady są pod ręką
offline-tables = Twoje stoły, tak jak były ostatnio widziane
offline-tables-more = Od tego czasu partie mogły pójść dalej. Zagrasz, gdy wróci połączenie.
