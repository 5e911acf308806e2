### The pace of a table: clocks, and who plays for whom

# how long somebody has
clock-h = { $h } h
clock-hm = { $h } h { $m } min
clock-m = { $m } min
clock-ms = { $m } min { $s } s
clock-s = { $s } s
notice-time = Masz { $time }.

# a new table
pace-title = Jak gracie
pace-pace = Tempo
pace-live = Na żywo
    .about = wszyscy są na miejscu; po 5 minut i 30 sekund na turę
pace-evening = Na wieczór
    .about = za jednym posiedzeniem, po godzinie na osobę
pace-day = Ruch dziennie
    .about = 24 godziny na ruch, w zapasie do 72
pace-none = Bez zegara
    .about = kiedy wam pasuje
pace-late = Gdy komuś skończy się czas
pace-late-bot = Gra bot
    .about = { $level }, aż gracz wróci.
pace-late-wait = Stół czeka
    .about = Nikt nie jest poganiany.

# the link of a seat
sit-pace = { $pace }: { $about }.
sit-late-bot = Gdy skończy ci się czas, gra bot, aż wrócisz.
sit-late-wait = Gdy skończy ci się czas, stół czeka.

# at the table
strip-stand-in = za gracza { $name } gra bot „{ $level }”
strip-holiday = na urlopie do { $day }
accord-plays-theirs = Dopóki { $name } nie wróci, gra bot „{ $level }”.
accord-plays-mine = Za ciebie gra bot „{ $level }”.
accord-left-theirs = { $name } odchodzi od stołu. Do końca gra bot „{ $level }”.
accord-left-mine = Nie grasz już przy tym stole. Do końca gra za ciebie bot „{ $level }”.
accord-holiday-theirs = { $name } ma urlop do { $day }. Gra bot „{ $level }”.
accord-holiday-mine = Masz urlop do { $day }. Gra za ciebie bot „{ $level }”.
accord-waits-theirs = { $name } ma urlop do { $day }. Stół czeka, zegary stoją.
accord-waits-mine = Masz urlop do { $day }. Stół na ciebie czeka.
accord-late = { $name }: czas minął. Powrót jest możliwy w każdej chwili; kart nie widzi nikt inny.
accord-back = { $name } może wrócić w każdej chwili; kart nie widzi nikt inny.
accord-take-back = Odzyskaj miejsce
table-let-bot-play = Niech za mnie gra bot
table-take-back = Odzyskaj moje miejsce
table-leave = Odejdź od stołu na dobre
table-leave-sure = Odejść na dobre? Do końca partii będzie za ciebie grał bot, powrotu nie będzie.

# ending a game by agreement
offer-make = Zaproponuj zakończenie partii…
offer-sure = Zaproponować zakończenie partii tutaj, z obecnymi punktami? Skończy się tylko wtedy, gdy wszyscy się zgodzą.
offer-theirs = { $name } proponuje zakończyć partię z obecnymi punktami.
offer-mine = Proponujesz zakończyć partię z obecnymi punktami.
offer-points = { $points }.
offer-points-of = { $name } { $points }
offer-points-mine = ty { $points }
offer-everybody = Potrzebna jest zgoda wszystkich.
offer-agreed-me = Twoja zgoda już jest.
offer-agreed = Za: { $names }.
offer-bots = Boty robią to, co inni: { $names }.
offer-decline = Grajmy dalej
offer-agree = Zakończmy
offer-withdraw = Wycofaj

# a holiday
holiday-title = Urlop
    .more = Przy stołach z zegarem gra za ciebie bot albo stół czeka, tak jak się tam umówiono. Wybór zrobiony przy stole kończy tam urlop.
holiday-until = Nie ma mnie do rana
holiday-take = Idę na urlop
holiday-end = Koniec urlopu
