### Stół w przeglądarce

table-question = Pytanie
table-home = Grange, wszystkie gry
table-people = Miejsca i linki
table-rules = Zasady
table-rule = Zasada
table-replay = Powtórka
table-side = Wynik i przebieg gry
table-settings = Ustawienia
table-close = Wróć do planszy
table-got-it = Rozumiem
table-log = Przebieg gry
table-category = Punkty za
table-next = dalej
table-bot = gra bot
table-away = jeszcze nie przy stole

table-thinking = { $name } myśli
table-waiting = Teraz wybiera: { $names }
    .more = Możesz się tymczasem rozejrzeć.
table-done = { $count ->
    [1] Dziękujemy. Teraz gra { $names }
   *[other] Dziękujemy. Teraz grają: { $names }
}
    .more = Możesz zamknąć tę stronę: stół cię pamięta.
table-gone = Nie grasz już przy tym stole; gra za ciebie bot.
table-until-today = { $name } ma czas do { $time }.
table-until-tomorrow = { $name } ma czas do jutra, { $time }.
table-until-later = { $name } ma czas do { $day }, { $time }.
table-last-seen = Brak połączenia.
    .more = Tak wyglądał stół: { $when }; od tego czasu partia mogła pójść dalej.
table-next-table = Następny stół
table-watching = Oglądasz grę.
table-eyes = Stół gracza { $name }
table-others-boards = Plansze innych graczy
table-eyes-kept = Twój stół czeka bez zmian.
table-eyes-next = Następny gracz
table-eyes-own = Wróć do mojego
table-over = Gra zakończona.
table-undo = Cofnij
table-gain = O ile punktów to lepsze od zwykłego wyboru i dlaczego
table-pondering = Ważymy możliwości
table-hint = Podpowiedź
table-your-turn = Twoja kolej

table-lost = Połączenie zostało przerwane.
    .more = Nic nie przepadło: wszystkie twoje wybory są zapisane. Próbujemy ponownie.
table-try-now = Spróbuj teraz
unanswered-choose = Serwer nie odpowiedział. Twój wybór mógł nie dotrzeć; wybierz jeszcze raz.
unanswered-undo = Serwer nie odpowiedział. Jeśli twój wybór nadal obowiązuje, cofnij go jeszcze raz.
unanswered-hint = Serwer nie odpowiedział. Poproś o podpowiedź jeszcze raz.
unanswered-say = Serwer nie odpowiedział. Być może nikt cię nie usłyszał; powiedz to jeszcze raz.
unanswered-here = Serwer nie odpowiedział. Naciśnij jeszcze raz, aby odsłonić stół.
unanswered-accord = Serwer nie odpowiedział. Jeśli z propozycją nic się nie zmieniło, spróbuj jeszcze raz.
table-new-link = Nowy link
table-new-link-sure = Zrobić nowy link do tego miejsca? Stary przestanie działać.
table-new-link-done = Stary link już nie działa. Wyślij nowy.
unanswered-link = Serwer nie odpowiedział. Jeśli link jest nadal ten sam, spróbuj jeszcze raz.
unanswered-bot = Serwer nie odpowiedział. Jeśli na tym miejscu nic się nie zmieniło, spróbuj jeszcze raz.
table-ends-turn = To kończy twoją turę i nie da się tego cofnąć.
table-yes = Kończę turę
table-no = Jeszcze pomyślę

table-send-link = { $name }: wyślij ten link osobie, która ma tu grać
table-copy = Kopiuj
table-copied = Skopiowano
table-watch = Każdy, kto ma ten link, może oglądać
table-hands = Gdy kogoś nie ma
table-bot-plays = { $name }: niech gra bot
table-bot-leaves = { $name }: oddaj miejsce

table-confirm = Pytaj przed końcem mojej tury
    .more = Jedno kliknięcie więcej przed tym, czego nie da się cofnąć
table-sound = Dźwięk
    .more = Krótki sygnał, gdy przyjdzie moja kolej
table-notify = Powiadomienie
    .more = Gdy przyjdzie moja kolej, a patrzę gdzie indziej
table-keys = Klawisze
table-look-up = Objaśnij to, co pod wskaźnikiem

table-gate = Jeszcze nie wszyscy są przy stole
    .more = Gracz, którego jest tura, może już grać.
table-won = { $points ->
    [one] { $name } wygrywa z przewagą { $points } punktu
    [few] { $name } wygrywa z przewagą { $points } punktów
   *[many] { $name } wygrywa z przewagą { $points } punktów
}
table-won-team = { $points ->
    [one] Wygrywają { $name } i { $other } z przewagą { $points } punktu
    [few] Wygrywają { $name } i { $other } z przewagą { $points } punktów
   *[many] Wygrywają { $name } i { $other } z przewagą { $points } punktów
}
table-won-me = { $points ->
    [one] Wygrywasz z przewagą { $points } punktu
    [few] Wygrywasz z przewagą { $points } punktów
   *[many] Wygrywasz z przewagą { $points } punktów
}
table-place = { $place ->
    [1] pierwsze miejsce
    [2] drugie miejsce
    [3] trzecie miejsce
   *[other] czwarte miejsce
}

table-sealed = Powtórka dzisiejszego wyzwania otworzy się jutro, gdy nikt już nie będzie mógł w nie zagrać.
table-seed-chosen = Rozdanie w tej partii wybrała osoba, która ją otworzyła, więc może je znać. To tylko dla zabawy.
table-given = Ta partia toczy się dalej od pewnego ruchu już rozegranej: kto ją widział, może znać to, co ukryte. To tylko dla zabawy.
table-closed = Ta partia jest zamknięta.
    .more = Zaczęto ją według starszych zasad, według których już się tu nie gra. Nadal można ją obejrzeć.
table-ended = Ta partia jest zakończona.
    .more = Zakończył ją gospodarz tego domu. Nadal można ją obejrzeć.

# following, looking back, touching
table-asked = na ruchu
table-lately = Ostatnie ruchy
table-since = Od twojej ostatniej tury
table-moves = Pokaż ruchy
table-point = Wskaż obwiedzione miejsce, by zobaczyć, co daje.
table-list = Wszystkie opcje jako przyciski
table-coming = Co może nadejść
table-pages = Strony stołu
table-playing = Co zrobili inni
table-back = Wstecz
table-on = Dalej
table-pause = Pauza
table-speed = Tempo
table-to-now = Do mojej tury
table-past = Spojrzenie wstecz
table-still-open = Nikt nie czeka: gra toczy się dalej, a twoja tura pozostaje otwarta.
table-move = Ruch { $at } z { $last }
table-do-it = Zrób to
table-how-fast = Tempo ruchów innych graczy
table-speed-brisk = Żwawo
    .more = 0,35 s na ruch
table-speed-usual = Zwykle
    .more = 0,7 s na ruch
table-speed-calm = Spokojnie
    .more = 1,4 s na ruch
table-speed-hand = Ręcznie
    .more = przyciskiem „Dalej”
table-speed-once = Od razu
    .more = tylko znaki
table-taps = Najpierw pokaż, potem zrób
    .more = Pierwsze dotknięcie pokazuje, co daje opcja, drugie ją wykonuje
table-any-time = w każdej chwili
table-more-any-time = jeszcze { $count }

# teams
score-we = my
score-they = oni
score-team = drużyna

# what people say to each other
table-say = Powiedz coś
table-hear = Pokazuj, co mówią inni
phrase-well-played = Świetny ruch!
phrase-take-time = Nie ma pośpiechu
phrase-moment = Chwileczkę
phrase-oh = O!
phrase-not-seen = To mnie zaskoczyło
phrase-thanks = Dziękuję za grę
phrase-another = Jeszcze raz?
