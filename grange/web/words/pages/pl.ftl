### The pages around the table

## Every page

page-skip = Przejdź do treści
page-home = Grange, na stronę główną
page-nav = Strony
page-more = Więcej
page-my-games = Moje partie
page-rules = Zasady
page-all-games = Wszystkie gry
page-programs = Dla programów: API
page-licence = Grange to wolne oprogramowanie na licencji Apache 2.0. Rysunki, teksty i opisy zasad są nasze.
page-settings = Ustawienia
page-language = Język
page-language-en = English
page-language-ru = Русский
page-language-pl = Polski
page-theme = Dzień albo noc
page-theme-system = Jak w systemie
page-theme-light = Dzień
page-theme-dark = Noc

## The front page

front-title = Grange: gry planszowe o polach i pogodzie
front-breath = Gry planszowe o polach i pogodzie, prosto na tej stronie: w pojedynkę, ze znajomymi albo przeciw botom.
front-players = { $least }–{ $most } { $most ->
    [one] gracz
    [few] graczy
    [many] graczy
   *[other] gracza
}
front-play = Graj
front-play-game = Graj w { $title } przeciw botowi
front-way-alone = Solo
front-way-friends = Znajomi
front-way-bots = Boty
front-none = Jeszcze nic nie zasiano
front-none-more = Tu wyrosną twoje partie. Konta nie ma: pamięta je ta przeglądarka.
front-none-picture = Zaorane pole ze strachem na wróble i jednym kiełkiem

## A new table

new-title = Nowy stół: { $title }
new-where = Nowy stół
new-read-rules = Przeczytaj zasady
new-seats = Kto gra
new-seat = Miejsce { $number }
new-name = Twoje imię
new-rules = Zasady tego stołu
new-me = ty
new-friend = Znajomy z linkiem
    .about = Link pojawi się przy stole; kto go otworzy, ten tu usiądzie.
    .seated = znajomy z linkiem
new-here = ktoś przy tym ekranie
new-add-me = Tu siedzę ja
new-add-friend = Zaproś znajomego
new-add-bot = Dodaj bota
new-add-here = Ktoś przy tym ekranie
new-remove = Zostaw miejsce puste
new-together = Przy jednym stole: { $names }
new-alone = Gra w pojedynkę
new-bar = Jeśli nie trzeba na nikogo czekać, partia zaczyna się od razu.
new-usual = Jak zwykle
new-open = Otwórz stół

## The rules

rules-title = Zasady gry { $title }
rules-where = Zasady
rules-chapters = Rozdziały
rules-all-chapters = Wszystkie rozdziały
rules-chapter = Rozdział { $number }
rules-after = Po zasadach
rules-top = Na początek
rules-open = Otwórz stół
rules-play = Spróbuj przeciw botowi
rules-margin = Przy stole każde pytanie ma odnośnik do swojego rozdziału, więc można zacząć grać i czytać po drodze.

## Trouble

trouble-picture = Drogowskaz, na którym nic nie napisano
trouble-choose = Wybierz grę

## Replay

replay-page-title = { $title }, ruch { $at } z { $last }
replay-page-where = Zapis partii
replay-page-begin = Partia się zaczyna.
replay-page-over = Koniec partii. { $verdict }
replay-page-at = Ruch { $at } z { $last }.
replay-page-eyes = Stół oczami gracza { $name }
replay-page-table = Stół w tej chwili
replay-page-link = Skopiuj link do tego ruchu
replay-page-copied = Link skopiowany
replay-page-record = Pobierz zapis
replay-page-first = Na początek
replay-page-previous = Ruch wstecz
replay-page-move = Ruch
replay-page-go = Przejdź
replay-page-next = Ruch dalej
replay-page-last = Na koniec
replay-page-run = Odtwarzaj
replay-page-moves = Ruchy
replay-page-chapters = Rozdziały

front-upload = Obejrzyj zapisaną partię
front-upload-send = Wgraj

front-waits = Jeśli do { $day } nikt nie wykona pierwszego ruchu, stół zostanie usunięty.
front-put-away = Od dawna nikt nie grał: { $day } partia trafi do archiwum, jeśli nikt jej nie podejmie.
front-closed = Zamknięta: zaczęta według starszych zasad.
front-ended = Zamknięta: zakończył ją gospodarz tego domu.
front-away = W archiwum; otwórz ją, żeby grać dalej.

## Siadanie do stołu

sit-title = { $title }: jest dla ciebie miejsce
sit-where = Zajmij miejsce
sit-rules = Inaczej niż zwykle: { $rules }
sit-taken = Ktoś już tu gra. Na tym miejscu może grać każdy, kto ma ten link, na dowolnym urządzeniu.
sit-down = Siadam do stołu

## All cards of a game

cards-title = Wszystkie karty: { $title }
cards-where = Wszystkie karty
cards-find = Nazwa lub tekst
cards-filters = Filtruj
cards-found = { $found } z { $all } kart
cards-none = Nie ma takiej karty. Usuń któryś filtr.
cards-any = Wszystkie
cards-full = W całości
cards-show = Pokaż
rules-cards = Wszystkie karty z filtrami
