### The lobby: tables that seek players, and wishes

page-lobby = Sala

# open tables
lobby-open = Otwarte stoły
lobby-open-one = Otwórz stół
lobby-which = Jaka gra?
lobby-only-rated = Tylko rankingowe
lobby-only-fitting = Tylko te, przy których mogę usiąść
lobby-filter = Pokaż
lobby-none-rated = Żaden stół rankingowy nie szuka graczy.
lobby-others = { $count ->
    [one] Jeszcze jeden stół wymaga konta albo innego rankingu.
    [few] Jeszcze { $count } stoły wymagają konta albo innego rankingu.
   *[many] Jeszcze { $count } stołów wymaga konta albo innego rankingu.
}
lobby-usual = Zwykłe zasady
lobby-rated = Rankingowa
    .about = Zmienia rankingi graczy.
lobby-friendly = Towarzyska
    .about = Tylko dla przyjemności.
lobby-anybody = dla wszystkich
lobby-ratings = rankingi { $lowest }–{ $highest }
lobby-ratings-from = rankingi od { $rating }
lobby-ratings-to = rankingi do { $rating }
lobby-late-bot = bot zastąpi
lobby-late-wait = stół czeka
lobby-seats = { $names }; wolne miejsca: { $free } z { $seats }
lobby-sit = Usiądź
lobby-sit-at = Usiądź przy stole: { $title }, { $names }
lobby-mine = Twój stół
lobby-none = Żaden stół nie szuka graczy
lobby-none-more = Otwórz stół i zajmij się czymś innym: zawołamy cię, kiedy wszyscy przyjdą.
lobby-none-picture = Długi stół z ławami pod drzewem, nikogo przy nim nie ma
lobby-meanwhile = Tymczasem
lobby-leave = Zamknij tę stronę
    .more = Zawołamy cię, gdy tylko stół będzie gotowy, jeśli masz ustawione powiadomienia.
lobby-bot = Zagraj z botem
    .more = Kiedy otworzy się twój stół, ta partia poczeka.
lobby-bots-here = Moss, Reed, Sorrel i Thistle są tu zawsze.
lobby-bot-go = Wybierz grę
lobby-own = Otwórz własny stół
    .more = Z zasadami, jakie wybierzesz; usiąść może każdy z sali.

# a wish
wish-game = Chcę zagrać w
wish-people = { $most ->
    [one] { $most } osoba
    [few] { $most } osoby
    [many] { $most } osób
   *[other] { $most } osoby
}
wish-people-range = od { $fewest } do { $most } osób
wish-any-game = cokolwiek
wish-pace = w tempie
wish-pace-live = „na żywo”
wish-pace-evening = „na wieczór”
wish-pace-day = „ruch dziennie”
wish-pace-none = „bez zegara”
wish-counts = partia
wish-with = przy stole
wish-rated = rankingowa
wish-friendly = towarzyska
wish-either = dowolna
wish-find = Znajdź mi stół
wish-another = Jeszcze jedno życzenie
wish-said = Przy stole: { $people }, tempo { $pace }, partia: { $counting }.
wish-looking = Szukamy dla ciebie partii: { $title }
wish-alone = Na razie nikt inny tego nie chce. Szukamy jeszcze { $time }.
wish-together = { $count ->
    [one] Tego samego chce jeszcze jedna osoba. Zaczniecie, gdy stół będzie pełny albo za { $time }.
    [few] Tego samego chcą jeszcze { $count } osoby. Zaczniecie, gdy stół będzie pełny albo za { $time }.
    [many] Tego samego chce jeszcze { $count } osób. Zaczniecie, gdy stół będzie pełny albo za { $time }.
   *[other] Tego samego chce jeszcze { $count } osoby. Zaczniecie, gdy stół będzie pełny albo za { $time }.
}
wish-stop = Przestań szukać
wish-met = Twój stół jest gotowy
wish-go = Do stołu
wish-forget = Rozumiem
wish-unmet = Nikt nie chciał tego samego na czas: { $title }

# a new table
new-counts = Jaka to partia
new-join = Kto może usiąść
new-join-link = Każdy, kto ma link
new-join-lobby = Każdy z sali
new-stranger = Ktoś z sali
    .about = Albo znajomy: link przy stole działa też dla tego miejsca.
    .seated = ktoś z sali
new-bar-lobby = Partia zacznie się, gdy wszystkie miejsca będą zajęte; zawołamy cię.
new-ratings-from = Rankingi od
new-ratings-to = do

# sitting down, and at the table
sit-open = Jest wolne miejsce
sit-begins-full = Partia zacznie się, gdy wszystkie miejsca będą zajęte.
table-gathers = Szukamy graczy
    .more = Partia zacznie się, gdy wszystkie miejsca będą zajęte. Nie musisz tu czekać.
table-unmet = Nikt nie przyszedł na czas
    .more = Ten stół szukał graczy, ale zebrało się ich za mało, więc został zamknięty.
table-door = Z tym linkiem każdy może zająć wolne miejsce
table-stop-seeking = Przestań szukać i zamknij stół
table-leave-lobby = Oddaj miejsce
front-unmet = Zamknięty: zebrało się za mało graczy.
notice-begun = Twój stół jest gotowy: { $game }

# good company
company-title = Dobre towarzystwo
company-about = Osoby, których nie wpuszczasz, nie mogą usiąść przy twoich otwartych stołach, przy szukaniu partii nie traficie na siebie, a w sali nie widzicie nawzajem swoich stołów. Nie dowiadują się o tym. Rozpoczęte partie trwają dalej.
company-nobody = Wpuszczasz wszystkich.
company-nameless = Ktoś bez imienia
company-since = od { $day }
company-end = Wpuść
company-end-of = Wpuszczaj znowu: { $name }
company-lobby = Do sali
company-told-blocked = W sali już się nie spotkacie.
company-told-unblocked = Ta osoba może znowu przychodzić.
company-told-reported = Dziękujemy. Gospodarz tego domu się temu przyjrzy.
about-title = Nie wpuszczaj lub zgłoś
about-block = Kogo już nie wpuszczać
about-block-go = Nie wpuszczaj
about-block-of = Nie wpuszczaj więcej: { $name }
about-report = Powiadom gospodarza tego domu
about-report-more = Gospodarz widzi, kto grał, zapis partii i to, co napiszesz. Pozostali się o tym nie dowiedzą.
about-whom = O kim
about-whole = O całym stole
about-reason = Co jest nie tak
about-words = Własnymi słowami, jeśli chcesz
about-report-go = Wyślij zgłoszenie
about-back = Wróć do stołu
reason-name = Obraźliwe imię
reason-rude = Niegrzeczne zachowanie
reason-stalls = Celowo nie wykonuje ruchów
reason-unfair = Nieuczciwa gra
reason-other = Coś innego
table-about = Nie wpuszczaj lub zgłoś
