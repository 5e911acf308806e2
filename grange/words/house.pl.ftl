cli-house = Doglądaj działającego serwera: stołów, gości, procesów i ogłoszeń. Wszystko trafia do dziennika z czasem i powodem.
cli-house-find = pokaż stół lub kampanię po linku albo gościa po kodzie
cli-house-who = zapytaj wszystkie procesy, kto jest połączony i co czeka
cli-house-end = zakończ grę przy stole: można ją obejrzeć, ale nie można grać dalej
cli-house-hide = ukryj stół: nie da się go otworzyć, znika też z list i rankingów
cli-house-reopen = cofnij end albo hide
cli-house-rename = zmień wyświetlaną nazwę miejsca, także w rankingach
cli-house-ban = zablokuj gościa, sieć albo adres, z którego otwarto stół
cli-house-unban = zdejmij blokadę
cli-house-forget = usuń dane gościa: nazwy, miejsca i prawa; jego partie zostaną bez nazwy
cli-house-announce = pokaż ogłoszenie na wszystkich stronach
cli-house-withdraw = usuń ogłoszenie ze wszystkich stron
cli-house-drain = pozwól procesowi dokończyć pracę i nie uruchamiaj go; jego gości przejmą pozostałe
cli-house-undrain = przywróć odstawiony proces do pracy
cli-house-orders = pokaż blokady, ogłoszenie i odstawione procesy
cli-house-log = pokaż, co zrobił gospodarz, z czasem i powodem
cli-house-rotate-secret = utwórz nowy sekret, a stary przyjmuj jeszcze przez pewien czas
cli-house-recompute-ratings = policz wszystkie rankingi od nowa z zapisanych wyników; wyniki ukrytych stołów już się nie liczą
cli-house-reason = powód, do dziennika
cli-house-link = link do stołu
cli-house-what = link do stołu lub kampanii albo kod gościa
cli-house-whom = kod gościa, sieć taka jak 198.51.100.0/24 albo link do stołu: wtedy blokadę dostaje adres, z którego go otwarto
cli-house-code = kod gościa, tak jak pokazuje go „grange house find”
cli-house-seat = numer miejsca, od 1
cli-house-name = nowa nazwa; "" oznacza brak nazwy
cli-house-days = po ilu dniach blokada sama się skończy
cli-house-text = ogłoszenie w tym języku; jeśli go brak, czytelnicy zobaczą angielskie
cli-house-maintenance = powiedz we wszystkich językach, że o tej godzinie (UTC), na przykład 22:00, zacznie się przerwa techniczna
cli-house-until = czas (UTC), kiedy ogłoszenie zniknie, na przykład 23:30 albo 2026-12-18T23:30
cli-house-one-process = nazwa procesu, tak jak pokazuje ją „grange house who”
cli-house-number = liczba wpisów

house-table = Stół { $table } ({ $game }), { $state }. Otwarty { $created }, ostatnio używany { $touched } (UTC), ruchów: { $choices }.
house-table-daily = Wyzwanie dnia { $day }
house-table-campaign = Kampania { $campaign }
house-is-playing = gra trwa
house-is-over = partia skończona
house-is-away = w archiwum
house-is-ended = zakończony przez gospodarza
house-is-hidden = ukryty przez gospodarza
house-seat = Miejsce { $number }: { $name }
house-host = Stół otworzył
house-visitors = (gość { $codes })
house-visitor = { $tables ->
        [one] Gość { $visitor } siedzi przy jednym stole:
        [few] Gość { $visitor } siedzi przy { $tables } stołach:
        [many] Gość { $visitor } siedzi przy { $tables } stołach:
       *[other] Gość { $visitor } siedzi przy { $tables } stołach:
    }
house-visitor-banned = Ten gość jest zablokowany.
house-did-end = Gra przy stole { $table } jest zakończona. Nadal można ją obejrzeć.
house-did-hide = Stół { $table } jest ukryty.
house-did-reopen = Stół { $table } jest znowu otwarty.
house-did-rename = Miejsce nazywa się teraz: { $name }.
house-did-forget = { $tables ->
        [0] Dane tego gościa są usunięte. Starsze kopie zapasowe nadal je zawierają.
        [one] Dane tego gościa są usunięte; jeden stół zostaje, bez jego nazwy. Starsze kopie zapasowe nadal je zawierają.
        [few] Dane tego gościa są usunięte; { $tables } stoły zostają, bez jego nazwy. Starsze kopie zapasowe nadal je zawierają.
        [many] Dane tego gościa są usunięte; { $tables } stołów zostaje, bez jego nazwy. Starsze kopie zapasowe nadal je zawierają.
       *[other] Dane tego gościa są usunięte; { $tables } stołu zostaje, bez jego nazwy. Starsze kopie zapasowe nadal je zawierają.
    }
house-did-recompute-ratings = Wszystkie rankingi są policzone od nowa. Wyników: { $results }, rankingów: { $ratings }.
house-did-ban = Zablokowano: { $whom }.
house-did-unban = Zdjęto blokadę: { $whom }.
house-did-announce = Na wszystkich stronach jest teraz ogłoszenie:
house-did-withdraw = Ogłoszenia już nie ma.
house-did-drain = { $process } kończy pracę i pozostaje wyłączony. Przywróci go: grange house undrain { $process }
house-did-undrain = { $process } za chwilę wróci do pracy.
house-process = { $process } (Grange { $version }): stołów w pamięci { $tables }, połączeń { $sockets }. Czekają: zapisy { $writes }, boty { $bots }, zadania { $tasks }, analizy { $reviews }.
house-silent = { $process } nie odpowiada. Zapewne został zabity; jego wpis jest usunięty.
house-drained = { $process } jest odstawiony.
house-nobody = Baza danych nie zna żadnego działającego procesu.
house-until = do { $time }
house-no-orders = Nie ma blokad, ogłoszenia ani odstawionych procesów.
house-no-deeds = Dziennik jest pusty.

announce-maintenance = O { $time } UTC Grange będzie niedostępny z powodu przerwy technicznej. Partie zostaną zachowane i potem można grać dalej.

error-table-ended = Gospodarz tego domu zakończył tę partię. Można ją obejrzeć, ale nie można grać dalej.
error-table-hidden = Gospodarz tego domu usunął ten stół.
error-banned = Gospodarz tego domu cię zablokował. Jeśli to pomyłka, napisz do niego.
error-drained = Ten serwer jest teraz wyłączony. Spróbuj za minutę.
error-house-link = { $link } nie jest linkiem do stołu ani kampanii. Podaj adres strony.
error-house-code = { $visitor } nie jest kodem gościa. Kody gości stołu pokazuje „grange house find LINK”: dwanaście liter i cyfr.
error-house-visitor = O gościu { $visitor } nic nie wiadomo.
error-house-over = Ta partia już się skończyła. Można ją ukryć.
error-house-already = Nic się nie zmieniło: tak już jest.
error-house-seat = Nie ma takiego miejsca. Miejsca mają numery od 1 do { $seats }.
error-house-no-address = Nie wiadomo, z jakiego adresu otwarto ten stół. Zablokuj gościa albo sieć.
error-house-network = Sieć { $network } jest za duża: może to pomyłka. Podaj co najmniej { $bits } bitów.
error-house-not-banned = { $whom } nie ma blokady. Wszystkie blokady pokazuje „grange house orders”.
error-house-until = Ogłoszenie zniknęłoby przed początkiem przerwy: --until musi być późniejsze niż --maintenance.
error-house-message = Podaj ogłoszenie po angielsku (--en) albo godzinę (--maintenance).
error-house-long = To za długie: najwyżej { $most } znaków.
error-house-time = { $time } nie jest czasem. Napisz 22:00 albo 2026-12-18T22:00.
error-house-process = Nie ma procesu { $process }. Znane: { $known }.
error-house-last = To jedyny działający proces. Zatrzymaj raczej serwer.
cli-house-reports = pokaż zgłoszenia odwiedzających z linkami do stołów i zapisów
cli-house-settle = zamknij zgłoszenie
cli-house-report = numer zgłoszenia, jak go pokazuje „grange house reports”
cli-house-all = także zamknięte
house-report = { $report } ({ $time } UTC): { $reason }. { $about }. Stół { $link }, zapis { $record }.
house-report-person = Miejsce { $number }, { $name } (odwiedzający { $code })
house-report-table = Cały stół
house-report-words = „{ $words }”
house-report-done = Zamknięte { $time } (UTC): { $answer }
house-no-reports = Nie ma otwartych zgłoszeń.
house-did-settle = Zgłoszenie { $report } jest zamknięte.
house-reason-name = obraźliwe imię
house-reason-rude = niegrzeczne zachowanie
house-reason-stalls = celowo nie wykonuje ruchów
house-reason-unfair = nieuczciwa gra
house-reason-other = coś innego
