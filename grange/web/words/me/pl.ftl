## O mnie: imię, urządzenia, dane

page-me = O mnie
me-title = O mnie
me-seen = Jak widzą cię inni
me-name = Twoje imię
me-save = Zapisz
me-calls = Gdy jest moja kolej
me-notices = Powiadomienia
    .more = Na tym urządzeniu, pocztą lub przez webhook, oraz twoje godziny ciszy.
me-set-up = Ustaw
me-devices = Moje urządzenia
me-this-device = To urządzenie
me-now = teraz
me-in-hand = Telefon lub tablet
me-on-desk = Komputer
me-since = tutaj od { $day }
me-browser-firefox = Firefox
me-browser-edge = Edge
me-browser-opera = Opera
me-browser-samsung = Samsung Internet
me-browser-chrome = Chrome
me-browser-safari = Safari
me-browser-other = Inna przeglądarka
me-sign-out = Wyloguj
me-bring = Dołącz inne urządzenie
    .more = Cztery słowa lub kwadrat przenoszą tam twoje miejsca, partie, ustawienia i powiadomienia. Działają raz, przez { $minutes ->
        [one] { $minutes } minutę
        [few] { $minutes } minuty
       *[many] { $minutes } minut
    }.
    .how = Otwórz na nim { $site } i wpisz te słowa albo zeskanuj kwadrat.
me-code = Pokaż słowa
me-square = Te same słowa jako kwadrat do zeskanowania
me-code-until = { $minutes ->
    [one] Działają { $minutes } minutę i tylko raz.
    [few] Działają { $minutes } minuty i tylko raz.
   *[many] Działają { $minutes } minut i tylko raz.
} Drugie urządzenie też będzie grało twoimi miejscami.
me-here = To jest to inne urządzenie
    .more = Wpisz słowa, które pokazuje twoje pierwsze urządzenie.
me-here-type = Wpisz
me-data = Moje dane
me-export = Pobierz wszystko
    .more = Wszystkie partie, ustawienia i urządzenia, jako JSON.
me-delete = Usuń mnie
    .more = Twoje imię znika ze skończonych partii. Tam, gdzie inni jeszcze grają, twoje miejsce zajmie bot Solidny.
me-delete-sure = Tak, usuń wszystko o mnie na wszystkich moich urządzeniach.
me-delete-unsure = Nic nie usunięto. Najpierw zaznacz pole.
me-no-account = Do grania nigdy nie potrzebujesz konta.
me-told-joined = To urządzenie jest teraz twoje: twoje miejsca, partie i powiadomienia są tutaj.
me-told-signed-out = Urządzenie zostało wylogowane.
me-told-name = Imię zapisano na następne stoły.
here-title = Dołącz to urządzenie
here-lede = Twoje drugie urządzenie pokazuje cztery słowa na stronie „O mnie”. Wpisz je tutaj, a twoje miejsca, partie, ustawienia i powiadomienia będą też tu.
here-words = Cztery słowa
here-join = Dołącz
here-warning = Wpisuj tylko słowa, które widzisz na własnym urządzeniu. Osoba, która je pokazała, widzi potem partie tej przeglądarki i w nie gra.
here-wrong = Te słowa są błędne albo już nie działają. Działają raz, przez dziesięć minut.
here-often = Za dużo prób. Odczekaj kilka minut albo zeskanuj kwadrat.
gone-title = Wszystko o tobie zostało usunięte
gone-lede = Twoje miejsca w skończonych partiach nie mają już imienia. Kopie zapasowe tego serwera mogą jeszcze przez jakiś czas zawierać starsze dane.
gone-way = Do gier
me-signing-in = Logowanie
me-passkey = Klucz dostępu
    .more = Odcisk palca lub blokada ekranu: odzyskasz partie nawet po utracie wszystkich urządzeń.
me-passkey-second = Jeszcze jeden klucz dostępu
me-passkey-add = Dodaj klucz
me-passkey-remove = Usuń
me-told-passkey = Klucz dostępu dodany. Zalogujesz się nim na każdym urządzeniu.
me-told-passkey-gone = Klucz dostępu usunięty. Możesz go usunąć także ze swojego urządzenia.
here-passkey = Albo zaloguj się
    .more = Jeśli klucz został dodany na stronie „O mnie”. To, co ma ta przeglądarka, zostaje z tobą.
here-sign-in = Zaloguj się
me-name-account = Imię „{ $name }” jest tylko twoje: żadne konto nie może mieć podobnego, a przy stole stoi obok niego klucz.
me-name-claim = Zapisz imię, a żadne konto nie będzie mogło mieć podobnego. Przy stole stanie obok niego klucz.
seat-account = z kontem
