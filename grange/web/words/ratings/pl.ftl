### Ratings

# a new table
counts-title = O co gracie
counts-friendly = Towarzysko
    .about = Po prostu dla przyjemności.
counts-rated = O ranking
    .about = Zmienia ranking. Każdy musi mieć konto, boty nie grają.

# what a rating is
rating = { $rating } ± { $margin }
rating-head = Ranking
rating-provisional = { $rating } ± { $margin }, wstępnie
rating-figure = ranking, wyższy niż u { $share } na 100
rating-figure-alone = ranking
rating-figure-provisional = ranking, na razie wstępny
rating-curve = Ranking
    .more = Linia to ranking po każdej partii, pas to jego niepewność: prawdziwa siła leży w nim mniej więcej w dwóch przypadkach na trzy.
    .picture = Ranking, { $title }. Teraz { $rating } ± { $margin }.
rating-level = Najbliższy tobie siłą jest bot „{ $level }”: { $rating } ± { $margin }.

# the page of a player
ratings-title = Rankingi
ratings-game = Gra
ratings-games = Partie
ratings-first = Pierwsze miejsca
ratings-none = Nie było jeszcze partii o ranking.
ratings-of = { $title }, { $seats ->
    [2] we dwoje
    [3] we troje
    [4] we czworo
    [5] w pięcioro
   *[other] w sześcioro
}
player-since = Tu od { $month } roku.
player-since-mostly = Tu od { $month } roku, najczęściej gra w: { $title }.
player-finishes = Dokończone partie z ludźmi: { $finished } z { $ended }.
player-me = Tak widzą cię inni
player-block = Nie wpuszczaj
player-report = Zgłoś
player-and-you = Ty i { $name }
player-together = { $games ->
    [one] jedna wspólna partia
    [few] { $games } wspólne partie
   *[many] { $games } wspólnych partii
}
player-ahead = ty wyżej: { $games ->
    [0] ani razu
    [one] raz
    [few] { $games } razy
   *[many] { $games } razy
}
player-behind = { $name } wyżej: { $games ->
    [0] ani razu
    [one] raz
    [few] { $games } razy
   *[many] { $games } razy
}
player-shared = { $games ->
    [one] jeden remis
    [few] { $games } remisy
   *[many] { $games } remisów
}
player-never = Nie macie jeszcze za sobą żadnej wspólnej partii.
player-latest = Ostatnie partie
player-no-games = Na razie nie ma czego pokazać.
