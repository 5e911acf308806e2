### The house

## Errors: what was wrong, and what is allowed

error-game-over = Partia skończona, nie ma już czego wybierać. Możesz obejrzeć punkty albo zacząć nową partię.
error-illegal-option = Nie można teraz wybrać „{ $code }”. Możliwe: { $codes }.
error-unknown-option = W tej grze nie ma opcji o numerze { $option }.
error-unknown-code = W tej grze nie ma opcji „{ $code }”. Wybierz z listy.
error-no-such-seat = Nie ma miejsca { $seat }; miejsca mają numery od 0 do { $last }.
error-not-your-turn = Miejsce { $seat } nie ma teraz nic do wyboru. Teraz wybiera miejsce: { $asked }.
error-nothing-to-undo = Nie można teraz niczego cofnąć: wyszło na jaw coś ukrytego, wybierał już ktoś inny albo nie ma jeszcze żadnego wyboru.
error-empty-question = W pytaniu { $step } nie ma w czym wybierać.
error-unknown-game = Na półce nie ma gry „{ $game }”. Są: { $games }.
error-which-game = Która gra? Na półce: { $games }.
error-seats = Liczba miejsc { $seats } nie pasuje do gry { $game }; możliwe: { $allowed }.
error-seed = Ziarno { $seed } się nie nadaje; weź liczbę całkowitą od 0 do { $last }.
error-unknown-rule = Gra { $game } nie ma opcji zasad „{ $rule }”; ma: { $rules }.
error-rule-value = Opcja zasad „{ $rule }” nie może mieć wartości „{ $value }”; możliwe: { $values }.
error-rule-long = Tekst opcji zasad „{ $rule }” ma więcej niż { $most } znaków. Skróć go.
error-rule-form = „{ $rule }” to nie opcja zasad; napisz NAME=VALUE.
error-no-origin = Wyobrażona partia nie ma początku, od którego można by ją zagrać jeszcze raz.
error-imagined = Wyobrażonej partii nie można zapisać: nikt jej nie grał.
error-unknown-thing = O „{ $thing }” nic tu nie wiadomo.
error-unknown-chapter = W zasadach nie ma rozdziału „{ $chapter }”.
error-no-catalogue = Gra „{ $title }” nie ma kart do obejrzenia.
error-unknown-bot = Nie ma gracza „{ $bot }”; są: { $bots }.
error-record-json = W tym pliku nie ma zapisu partii. Zapis to plik, który po partii daje „Pobierz zapis” albo tworzy „grange play --save”.
error-record-format = Zapis jest niepełny: czegoś w nim brakuje albo coś jest niemożliwe. Pobierz go jeszcze raz.
error-record-version = Zapis powstał według zasad { $game } w wersji { $version }; tu jest wersja { $ours }.
error-record-choice = Zapis urywa się na wyborze { $number }: „{ $choice }”. { $problem }
error-record-digest = Zapis nie kończy się tak, jak sam podaje: ktoś go zmienił albo uciął.
error-record-missing = Nie da się odczytać zapisu { $file }; sprawdź nazwę pliku.
error-record-players = { $seats ->
    [one] W zapisie jest { $seats } miejsce
    [few] W zapisie są { $seats } miejsca
    [many] W zapisie jest { $seats } miejsc
   *[other] W zapisie jest { $seats } miejsca
}; podaj tylu samo graczy w --seats.
error-position-format = To nie jest pozycja Grange: jakiejś części brakuje albo zapisano ją w innym formacie.
error-position-version = Pozycja powstała według zasad { $game } w wersji { $version }; tu jest wersja { $ours }.
error-position-field = W pozycji jest błąd: „{ $field }”.
error-position-table = W części table tej pozycji czegoś brakuje albo coś jest zbędne: { $fields }.
error-position-step = W części agenda tej pozycji jest niemożliwy krok: { $step }
error-components = { $count ->
    [one] W komponentach jest { $count } błąd:
    [few] W komponentach są { $count } błędy:
    [many] W komponentach jest { $count } błędów:
   *[other] W komponentach jest { $count } błędu:
}
    { $mistakes }
error-components-form = Poprawione komponenty to tabela wartości, na przykład { "{" }"tracks": { "{" }…{ "}" }{ "}" }.
error-components-missing = Nie da się odczytać pliku komponentów { $file }; sprawdź nazwę pliku.
error-components-toml = Plik komponentów { $file } to nie TOML: { $problem }
error-too-few = { $argument }: potrzebna liczba co najmniej 1, a podano { $number }.
error-out-kind = Plik { $file } ma nieznane rozszerzenie; możliwe: { $kinds }.
error-cannot-write = Nie można zapisać { $file }. Sprawdź folder albo wybierz inne miejsce.
error-two-bots = Turniej wymaga dwóch różnych botów: --bots greedy,random.
error-two-seats = Turniej wymaga co najmniej dwóch miejsc przy stole.
error-other-tournament = Plik { $file } zawiera inny turniej. Podaj inny plik albo dokończ tamten turniej.
error-no-such-table = Nie ma takiego stołu. Sprawdź link albo otwórz nowy stół.
error-wrong-token = Ten klucz nie otwiera tego miejsca ani stołu. Użyj linku, który ci dano.
error-not-a-persons-seat = Miejsce { $seat } nigdy nie należało do człowieka; botowi można oddać i odebrać tylko miejsce człowieka.
error-too-many-tables = Otwartych stołów może tu być najwyżej { $most } i wszystkie są zajęte. Spróbuj ponownie, gdy jakieś partie się skończą.
error-too-many-of-yours = Liczba twoich partii w toku: { $most } – więcej tu nie można. Najpierw dokończ którąś z nich.
error-too-many-from-here = Liczba stołów z twojego adresu, otwartych w ciągu doby lub jeszcze w grze: { $most }. To granica: dokończ któreś albo spróbuj jutro.
error-too-many-undos = Przy tym stole cofano już tyle razy, że więcej nie można. Grać można dalej.
error-too-many-reviews = Trwa już analiza wielu partii. Spróbuj ponownie, gdy część będzie gotowa.
error-no-moment = Takiej chwili w tej partii nie było. Wybierz jeden z jej ruchów.
error-store = Nie udało się teraz tego odczytać ani zapisać. Nic nie przepadło: spróbuj ponownie za chwilę.
error-table-closed = Tę partię zaczęto według starszych zasad, według których już się tu nie gra. Można ją oglądać, dopóki da się ją odczytać, ale nie można grać dalej.
error-table-unreadable = Zapis tego stołu jest uszkodzony, więc nie można go otworzyć. Więcej znajdzie w dzienniku serwera jego właściciel.
error-too-slow = Zapytanie nie dotarło w całości na czas. Wyślij je ponownie.
error-broken = Na serwerze coś się zepsuło; jego gospodarz znajdzie to w dzienniku. Spróbuj za chwilę.
error-too-long = Trwało to zbyt długo i zostało przerwane. Nic się nie zmieniło.
error-stale = Ten wybór odpowiada na pytanie, które jest już zamknięte: liczba wyborów, które widzisz, to { $seen }, a jest ich już { $position }. Spójrz na stół i wybierz ponownie.
error-record-not-yet = Zapis można dostać po końcu partii; wcześniej zdradziłby to, co ukryte.
error-rematch-not-yet = Rewanż można zacząć dopiero po końcu partii.
error-no-such-day = Nie ma gry tego dnia. Zajrzyj na listę minionych dni.
error-daily-not-yet = To dzisiejsze wyzwanie. Powtórkę i zapis będzie można dostać jutro; do tego czasu grają w nie jeszcze inni.
error-malformed = Nie udało się tego odczytać. Wróć i spróbuj jeszcze raz; czego oczekuje się od programów, mówi opis API.
error-malformed-at = To nie to, o co proszono. Sprawdź: { $places }
error-no-hello = Pierwsza wiadomość musi przyjść w ciągu dziesięciu sekund: dokument JSON z polami token, after i lang.
error-talks-too-much = Powiedziano już sporo. Odczekaj kilka sekund.
error-too-fast = Za dużo zapytań z tego adresu. Poczekaj sekundę i spróbuj ponownie.
error-too-large = To jest za duże; granica to { $most } KiB.
error-no-page = Tu nic nie ma. Opis API: /api/openapi.json.
error-method = Ten adres nie obsługuje tej metody. Dozwolone metody podaje nagłówek Allow.
error-cannot-listen = Adres { $host }:{ $port } jest zajęty albo nie należy do tego komputera. Spróbuj innego --port.
error-web-missing = Serwer potrzebuje pakietu { $package }. Zainstaluj: pip install 'grange[web]'
error-postgres-missing = PostgreSQL potrzebuje pakietu { $package }. Zainstaluj: pip install 'grange[postgres]'
error-database-address = Po --database podaj adres bazy PostgreSQL, na przykład postgresql://nazwa@serwer/grange. Bez niego stoły są przechowywane w pliku w folderze danych.
error-processes-file = Kilka procesów potrzebuje serwera PostgreSQL: z pliku SQLite może korzystać tylko jeden. Podaj adres bazy po --database postgresql://… albo pomiń --processes.
error-processes-number = --processes to liczba od 1 do { $most }; najlepiej tyle, ile procesorów ma komputer.
error-database-unreachable = Z bazy { $database } nie można teraz korzystać: { $problem }. Sprawdź, czy działa i czy adres, nazwa i hasło są poprawne.
error-database-old = Bazę { $database } utworzyła starsza wersja Grange. Zrób kopię zapasową (grange database backup), zatrzymaj wszystkie serwery, które z niej korzystają, i uruchom: grange database upgrade
error-database-new = Bazę { $database } utworzyła nowsza wersja Grange. Zainstaluj ją albo przywróć starszą kopię zapasową.
error-database-bare = W bazie { $database } nie ma jeszcze tabel tej wersji Grange. Uruchom na niej serwer albo wykonaj: grange database upgrade. Dotychczasowy plik zostanie zachowany.
error-database-not-empty = Baza { $database } nie jest pusta. Odtwarzać można tylko do pustej bazy albo do nowego folderu: --data.
error-database-troubles = Liczba usterek: { $troubles }. Przy pozostałych stołach można grać.
error-backup-broken = Plik { $file } nie jest kopią zapasową Grange albo nie jest cały. Niczego nie odtworzono.
error-no-database = Nie ma bazy { $file }. Podaj jej folder (--data) albo adres (--database).
error-which-file = Podaj plik: { $command }
error-folder-in-use = Z folderu { $place } korzysta już inny serwer. Zatrzymaj go albo wybierz inny folder: --data.
error-secret-short = W pliku { $file } nie ma sekretu o długości co najmniej { $least } znaków. Przywróć poprzedni; jeśli go nie było, usuń plik – powstanie nowy.
error-database-read-only = Nie można zapisywać do { $file }. Daj temu użytkownikowi prawo zapisu do pliku i folderu albo wybierz inny folder: --data.
error-database-busy = Z { $file } nie można teraz korzystać: { $problem }. Zamknij inny program, który go otworzył, i uruchom ponownie.
error-database-broken = Plik { $file } jest uszkodzony ({ $problem }). Zastąp go kopią zapasową; albo odłóż go na bok, by zacząć od nowa, i zachowaj: większość da się zwykle odzyskać poleceniem „sqlite3 PLIK .recover”.
error-foreign = To zapytanie nie przyszło z naszej strony. Wróć, odśwież stronę i spróbuj ponownie.
error-record-unfinished = Obejrzeć można tu tylko skończoną partię. Tę najpierw dokończ w terminalu: grange play --resume PLIK.
error-record-from-position = Partii, która nie zaczęła się od początku, nie można tu jeszcze obejrzeć.

mistake-unknown-value = { $place }: nie ma takiej wartości; tu są: { $known }.
mistake-too-large = { $place }: liczba może wynosić najwyżej { $most }, a lista mieć najwyżej { $longest } pozycji.
mistake-other-kind = { $place }: powinno być coś w rodzaju { $usual }, a jest { $found }.

## Commands

cli-about = Grange: gry planszowe o polach i pogodzie, w terminalu.
cli-command = POLECENIE
cli-commands = polecenia
cli-usage = Użycie:
cli-arguments = argumenty
cli-options = opcje
cli-help = pokaż tę pomoc
cli-version = pokaż wersję
cli-runs-plain = Grange { $version }, w zwykłym Pythonie
cli-runs-compiled = Grange { $version }, reguły skompilowane
cli-lang = język: en, ru albo pl
cli-game = gra
cli-play = Zagraj z botami, z innymi przy tej klawiaturze albo w pojedynkę.
cli-play-seats = kto gdzie siedzi, na przykład me,greedy albo me,random,me; samo „me” to gra w pojedynkę
cli-save = przechowuj partię w tym pliku, wybór po wyborze
cli-resume = wróć do zapisanej partii; bez nazwy pliku – do ostatniej
cli-seed = ziarno losowości: to samo ziarno daje tę samą partię
cli-rule = opcja zasad; można podać kilka razy; ich listę pokazuje „grange games”
cli-hand = karty na rękę, kody lub nazwy, w grach, które je mają; krócej niż --rule hand=…
cli-components = plik z poprawionymi wartościami komponentów
cli-simulate = Niech boty zagrają wiele partii; zobacz, jak im poszło.
cli-simulate-seats = boty, na przykład greedy,greedy,random
cli-games-number = ile partii
cli-jobs = ile procesów
cli-out = zapisz każdą partię w tym pliku: .csv albo .jsonl
cli-json = wypisz podsumowanie jako JSON
cli-tournament = Niech boty spotkają się każdy z każdym na wszystkich miejscach; policz ich ranking.
cli-tournament-bots = uczestnicy, na przykład random,greedy,think:100
cli-tournament-seats = ile miejsc przy stole
cli-tournament-games = ile partii co najmniej; runda, w której każdy spotyka każdego na każdym miejscu, jest rozgrywana do końca
cli-tournament-out = zapisuj każdą zakończoną partię w tym pliku; przerwany turniej zostanie z niego wznowiony
cli-plot = narysuj drabinkę rankingu w tym pliku
cli-replay = Przejdź zapisaną partię krok po kroku.
cli-replay-file = zapis
cli-replay-end = pokaż tylko, jak się skończyło
cli-review = Przeanalizuj zapisaną partię: ile była warta i co byłoby silniejsze.
cli-review-out = strona do zapisania, z wykresem i punktami zwrotnymi
cli-review-seconds = ile sekund czasu procesora może to zająć
cli-list-games = Pokaż, w co można zagrać, ze wszystkimi opcjami zasad.
cli-list-components = Pokaż wszystko, co wydrukowano na komponentach gry, i skąd pochodzi każda wartość.
cli-rules = Przeczytaj zasady gry.
cli-serve = Otwórz stół Grange: serwer na tym komputerze, dla przeglądarek i programów.
cli-open = od razu otwórz przeglądarkę
cli-host = adres, na którym słuchać
cli-port = port, na którym słuchać; 0 oznacza dowolny wolny
cli-data = folder, w którym są stoły
cli-database = adres bazy PostgreSQL, w której mają być stoły, zamiast pliku w tym folderze; hasło lepiej trzymać w ~/.pgpass
cli-processes = ile procesów serwera ma korzystać ze wspólnej bazy PostgreSQL z --database; każdy odpowiada też na własnym porcie, kolejnym po --port
cli-rate = ile zapytań na sekundę może przysłać jeden adres; 0 oznacza bez granicy
cli-patience = ile sekund może nadchodzić nagłówek zapytania i ile jego treść
cli-keep-unstarted = po ilu dniach usuwa się stół, przy którym nikt niczego nie wybrał
cli-keep-unfinished = po ilu dniach odkłada się partię, do której nikt nie zajrzał; kto ją otworzy, zastanie wszystko tak, jak było
cli-proxy = adres serwera pośredniczącego (proxy), któremu wierzy się, gdy podaje adresy odwiedzających; można podać kilka razy
cli-log = jak prowadzić dziennik: dla ludzi czy po wierszu JSON na wpis
cli-metrics-token = z tym tokenem można czytać /metrics także spoza tej maszyny; lepiej trzymać go w zmiennej środowiskowej GRANGE_METRICS_TOKEN
cli-database-about = Zajmij się bazą danych serwera.
cli-database-what = backup FILE: zapisz całość do pliku, nie przerywając gry; restore FILE: przenieś ją do pustej bazy dowolnego rodzaju; check: sprawdź, czy wszystko jest całe; upgrade: zaktualizuj do tej wersji Grange
cli-database-file = kopia zapasowa
database-is-new = Baza odpowiada tej wersji Grange.
database-backed-up = Zapisano plik { $file }. Stoły: { $tables }, ruchy: { $choices }. Zachowaj też osobno, w bezpiecznym miejscu, { $secret }: bez niego żaden link ani plik cookie nie otworzy żadnego miejsca.
database-restored = Baza została odtworzona. Stoły: { $tables }, ruchy: { $choices }. Zanim uruchomisz serwer, przywróć w folderze danych dawny plik secret.
database-is-whole = Wszystko w porządku. Stoły: { $tables }, ruchy: { $choices }.
database-replays = Stoły, które otwierają się przez powtórzenie wszystkich ruchów: { $tables }. Niczego nie brakuje.
database-damaged = Baza zgłasza: { $damage }
database-gap = Stół { $table }: w dzienniku brakuje ruchu.
database-unreadable = Stołu { $table } nie da się odczytać.
serve-database-empty = Pliku { $file } nie ma albo jest pusty, choć z tego folderu już korzystano. Powstanie nowy. Jeśli były tu partie, zatrzymaj serwer i przywróć stary plik.
serve-database-upgraded = Baza została zaktualizowana. Poprzednią zachowano w pliku { $file }; gdy wszystko działa, można go usunąć.
serve-secret-new = Pliku { $file } nie było, powstał nowy. Wcześniejsze linki i ciasteczka niczego już nie otwierają; jeśli masz stary plik, zatrzymaj serwer i go przywróć.
serve-address = Stół Grange jest otwarty pod adresem { $address }
    Partie są w: { $place }. Zatrzymaj przez Ctrl-C.
serve-compiled = Reguły i boty są skompilowane.
serve-process = Proces { $number } odpowiada osobno pod adresem { $address }
cli-wrong-arguments = Te argumenty nie pasują: { $problem }
    Pomoc: { $help }

## Playing in a terminal

seat-me = Ty
seat-name = Gracz { $number }
seat-bot = Bot { $number } ({ $bot })
play-prompt = Numer albo kod; u – cofnij, h – podpowiedź, s – punkty, ? – pomoc, q – wyjdź i zachowaj
play-keys = Wpisz numer opcji albo jej kod. u cofa twój ostatni wybór, h podpowiada opcje warte uwagi, s pokazuje punkty, q kończy i zachowuje partię, Enter znów pokazuje stół.
play-hint = Warto rozważyć; obok – o ile punktów to lepsze od zwykłego wyboru:
play-turn = Teraz gra { $name }.
play-left = Twoja partia czeka w { $file }. Wrócisz do niej tak: grange play --resume { $file }
play-won = Wygrywa: { $names }
score-title = Punkty
score-total = Razem
replay-at = Wybór { $number } z { $all }
replay-choice = { $name }: { $choice }  ({ $code })
replay-keys = Enter – dalej, b – wstecz, liczba – do tego wyboru, q – na koniec

## Lists

games-seats = Liczba graczy: od { $least } do { $most }
games-usual = domyślnie
components-title = Komponenty gry { $game }
components-name = Nazwa
components-value = Wartość
components-source = Źródło
components-note = Wartości z oznaczeniem „nasze” wymyśliliśmy sami, bo drukowane nie są publiczne. Masz tę grę w pudełku? Zapisz prawdziwe wartości w pliku i graj z --components FILE.
source-rulebook = instrukcja
source-source = strona publiczna
source-derived = wyprowadzone
source-house = nasze
source-owner = twój plik

## Simulation

simulate-running = Gra trwa
simulate-by-bot = Według botów
simulate-by-seat = Według miejsc
simulate-who = Kto
simulate-games = Partie
simulate-mean = Średnia
simulate-spread = Rozrzut
simulate-least = Min.
simulate-most = Maks.
simulate-wins = Wygrane
simulate-interval = Przedział 95%
simulate-speed = { $games ->
    [one] { $games } partia
    [few] { $games } partie
    [many] { $games } partii
   *[other] { $games } partii
} w { $seconds } s: { $speed } na sekundę

## Turnieje

tournament-ladder = { $game }: drabinka
tournament-rating = Ranking
tournament-meetings = Jak często bot z wiersza kończył wyżej niż bot z kolumny

## What happens at every table

event-undo = { $who ->
    [you] Cofasz swój ostatni wybór.
   *[other] { $name } cofa ostatni wybór.
}
