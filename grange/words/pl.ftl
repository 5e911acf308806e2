### The house

## Errors: what was wrong, and what is allowed

error-game-over = Partia skończona, nie ma już czego wybierać. Możesz obejrzeć punkty albo zacząć nową partię.
error-illegal-option = Nie można teraz wybrać „{ $code }”. Do wyboru: { $codes }.
error-unknown-option = W tej grze nie ma opcji o numerze { $option }.
error-unknown-code = W tej grze nie ma opcji „{ $code }”. Do wyboru: { $codes }.
error-no-such-code = W tej grze nie ma opcji „{ $code }”.
error-no-such-seat = Nie ma miejsca { $seat }; miejsca mają numery od 0 do { $last }.
error-not-your-turn = Miejsce { $seat } nie ma teraz nic do wyboru. Teraz wybiera miejsce: { $asked }.
error-nothing-to-undo = Nie można teraz niczego cofnąć: wyszło na jaw coś ukrytego, wybierał już ktoś inny albo nie dokonano jeszcze żadnego wyboru.
error-empty-question = Pytanie { $step } nie ma żadnych opcji.
error-unknown-game = Nie ma gry „{ $game }”. Są: { $games }.
error-which-game = Która gra? Do wyboru: { $games }.
error-seats = Liczba miejsc { $seats } nie pasuje do gry { $game }; możliwe: { $allowed }.
error-seed = Ziarno { $seed } się nie nadaje; weź liczbę całkowitą od 0 do { $last }.
error-unknown-rule = Gra { $game } nie ma opcji zasad „{ $rule }”; ma: { $rules }.
error-rules-are-keywords = Opcje zasad to osobne argumenty nazwane. Zamiast rules=… napisz { $example }.
error-rule-value = Opcja zasad „{ $rule }” nie może mieć wartości „{ $value }”; możliwe: { $values }.
error-rule-long = Tekst opcji zasad „{ $rule }” ma więcej niż { $most } znaków. Skróć go.
error-rule-form = „{ $rule }” to nie opcja zasad; napisz NAME=VALUE.
error-no-origin = Wyobrażona partia nie ma początku, od którego można by ją odtworzyć.
error-imagined = Wyobrażonej partii nie można zapisać: nikt jej nie grał.
error-unknown-thing = Grange nic nie wie o „{ $thing }”.
error-unknown-lesson = Ta gra nie ma lekcji „{ $lesson }”. Ma: { $lessons }.
error-unknown-chapter = W zasadach nie ma rozdziału „{ $chapter }”.
error-no-catalogue = Gra „{ $title }” nie ma kart do obejrzenia.
error-no-lesson = { $title } nie ma jeszcze lekcji. Jak grać, mówią zasady.
rules-unwritten = Zasady gry { $title } nie są tu jeszcze spisane.
error-game-incomplete = Nie można wczytać gry { $game }: w { $file } brakuje komunikatu { $message }. Czego potrzebuje gra, mówi docs/reference/game-folder.md.
error-no-components = { $game } nie ma pliku komponentów ({ $file }).
error-game-name = Gra nie może się nazywać „{ $name }”. Użyj małych liter łacińskich, cyfr i podkreśleń, zaczynając od litery; nazwa nie może być zajęta przez inną grę ani moduł Pythona.
error-folder-exists = { $file } już istnieje. Podaj inny folder albo usuń ten.
error-unknown-bot = Nie ma gracza „{ $bot }”; są: { $bots }.
error-no-such-pace = Nie ma tempa „{ $pace }”; są: { $paces }.
error-no-such-bot = Nie ma gracza „{ $bot }”; są: { $bots }. Własnego bota podaj jako moduł i klasę, na przykład my_bots:MyBot.
error-bot-module = Nie można użyć bota „{ $bot }”: import modułu { $module } nie powiódł się ({ $problem }). Uruchom polecenie w folderze, w którym leży ten moduł, albo zainstaluj jego pakiet.
error-bot-class = W module { $module } nie ma klasy { $name }. Podaj jej nazwę dokładnie tak, jak jest tam zapisana, z tą samą wielkością liter.
error-bot-name = „{ $bot }” nie wskazuje bota. Napisz NAZWA=MODUŁ:KLASA; nazwa może mieć do 20 liter i musi być inna niż nazwy naszych botów.
error-bot-arguments = Nie można utworzyć bota „{ $bot }” ({ $problem }). Niech jego klasa nie wymaga argumentów albo wymaga jednego: generatora losowości. Pozostałe poda functools.partial.
error-bot-cannot-choose = „{ $bot }” to nie bot. Dodaj metodę choose(self, glimpse), która zwraca jedną z glimpse.options.
error-bot-choice = Bot „{ $bot }” odpowiedział „{ $code }”, a tego nie można teraz wybrać. Niech zwraca jedną z glimpse.options; ich kody: { $codes }.
error-bot-is-no-class = { $bot } to nie bot. Podaj jego klasę, funkcję, która go tworzy, albo nazwę, na przykład steady lub my_bots:MyBot.
error-bot-not-portable = Inne procesy nie mogą zaimportować bota „{ $bot }”. Przenieś go na najwyższy poziom pliku modułu albo graj z jobs=1.
error-record-bot = Zapis wymienia bota „{ $bot }”, a gra z nim uruchomi kod tego modułu. Jeśli mu ufasz, podaj go samodzielnie: --seats { $seats }.
error-record-json = W tym pliku nie ma zapisu partii. Zapis to plik, który po partii pobiera się przyciskiem „Pobierz zapis” albo który tworzy „grange play --save”.
error-record-format = Zapis jest niepełny albo uszkodzony. Pobierz go jeszcze raz.
error-record-version = Zapis powstał według zasad { $game } w wersji { $version }; tu jest wersja { $ours }.
error-record-choice = Zapisu nie da się odtworzyć od wyboru { $number }: „{ $choice }”. { $problem }
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
error-too-few = { $argument }: wymagana liczba to co najmniej { $least }, a podano { $number }.
error-out-kind = Plik { $file } ma nieznane rozszerzenie; możliwe: { $kinds }.
error-cannot-write = Nie można zapisać { $file }. Sprawdź folder albo wybierz inne miejsce.
error-two-bots = Turniej wymaga dwóch różnych botów: --bots steady,random.
error-two-seats = Turniej wymaga co najmniej dwóch miejsc przy stole.
error-unlike-results = Tych wyników nie można podsumować razem: pochodzą z różnych gier – { $kinds } (w nawiasach liczba miejsc). Podsumuj każdą osobno.
error-swiss-plot = System szwajcarski daje tabelę, a nie drabinę rankingu: pomiń --plot.
error-no-such-table = Nie ma takiego stołu. Sprawdź link albo otwórz nowy stół.
error-wrong-token = Ten klucz nie pasuje do tego miejsca ani stołu. Użyj otrzymanego linku.
error-not-a-persons-seat = Miejsce { $seat } nigdy nie należało do człowieka; botowi można oddać i odebrać tylko miejsce człowieka.
error-offer-alone = Zakończyć partię przed czasem mogą tylko ludzie, za wspólną zgodą. Nikt inny tu nie gra: możesz po prostu odejść od stołu.
error-offer-campaign = Partię kampanii gra się do końca. Zamiast tego można przerwać całą kampanię.
error-offer-again = Twoja propozycja została odrzucona albo wycofana. Możesz ją ponowić po swoim następnym ruchu.
error-offer-gone = Ta propozycja zakończenia partii jest już nieaktualna.
error-offer-not-yours = Propozycję może wycofać ten, kto ją złożył; pozostali mogą się zgodzić albo odmówić.
error-link-used = Ten link został już użyty: działa jeden raz. Jeśli to twoje miejsce, otwórz w tamtej przeglądarce stronę „O mnie” i przenieś je tutaj czterema słowami.
error-link-replaced = Ten link już nie działa: gospodarz zrobił nowy. Poproś o niego.
error-too-many-links = Dla tego miejsca zrobiono zbyt wiele linków. Wyślij ostatni.
error-left = Odejście od tego stołu było na dobre, za ciebie gra bot. Nadal możesz patrzeć.
error-not-the-hosts-seat = Ten gracz już przyszedł: tylko on może oddać swoje miejsce botowi albo je odzyskać.
error-rated-sign-in = O ranking grają tylko osoby z kontem. Najpierw utwórz klucz dostępu na stronie „O mnie”.
error-rated-people = Przy stole rankingowym są co najmniej dwa miejsca, każde dla innej osoby: bez botów i bez dwóch miejsc jednej osoby.
error-rated-chosen = Lekcja, gra dnia, kampania ani partia z wybraną liczbą początkową nie liczą się do rankingu.
error-rated-one-seat = Masz już miejsce przy tym stole rankingowym.
error-rated-taken = To miejsce przy stole rankingowym należy do kogoś innego.
error-no-such-cup = Nie ma takiego pucharu.
error-no-such-player = Nie ma takiego gracza albo jego strona jest prywatna.
error-cup-sign-in = Żeby założyć puchar lub w nim zagrać, potrzebujesz konta. Najpierw utwórz klucz dostępu na stronie „O mnie”.
error-cup-closed = Ten puchar już się zaczął, nie można się zapisać.
error-cup-full = W tym pucharze nie ma już miejsc.
error-cup-name = Podaj nazwę, pod którą grasz w tym pucharze.
error-cup-called = Puchar musi mieć nazwę, najwyżej { $most } znaków.
error-cup-size = Przy stołach pucharu jest tyle miejsc: { $sizes }.
error-cup-rounds = Puchar ma od jednej do { $most } rund.
error-cup-hours = Runda trwa od jednej godziny do { $most } godzin.
error-cup-begins = Puchar zaczyna się w ciągu najbliższych 90 dni.
error-too-many-cups = Możesz mieć najwyżej tyle nieskończonych pucharów: { $most }.
error-name-invisible = Takiego imienia nikt nie zobaczy. Użyj liter, cyfr albo emoji.
error-name-marks = Imię musi zaczynać się od litery, a każda litera może mieć najwyżej { $most } akcenty lub inne znaki dodatkowe. Usuń nadmiarowe.
error-name-mixed = W słowie „{ $word }” są podobne do siebie litery różnych alfabetów. Napisz je jednym alfabetem.
error-name-taken = Imię „{ $name }” łatwo pomylić z imieniem „{ $other }”, które jest tu już zajęte. Dodaj jakieś słowo albo wybierz inne imię.
error-too-many-tables = Otwartych stołów może tu być najwyżej { $most } i wszystkie są zajęte. Spróbuj ponownie, gdy jakieś partie się skończą.
error-too-many-of-yours = Liczba twoich partii w toku: { $most }. To granica – najpierw dokończ którąś z nich.
error-too-many-from-here = Liczba stołów z twojego adresu, otwartych w ciągu doby lub jeszcze w grze: { $most }. To granica: dokończ któreś albo spróbuj jutro.
error-too-many-changes = To miejsce zbyt wiele razy przechodziło z rąk do rąk. Można grać dalej.
error-too-many-undos = Przy tym stole wyczerpano już limit cofnięć. Można grać dalej.
error-too-many-reviews = Serwer analizuje już wiele partii. Spróbuj ponownie, gdy część będzie gotowa.
error-no-moment = Takiego ruchu w tej partii nie było. Wybierz jeden z jej ruchów.
error-store = Serwer nie zdołał teraz tego odczytać ani zapisać. Nic nie przepadło: spróbuj ponownie za chwilę.
error-table-closed = Tę partię zaczęto według starszych zasad, według których już się tu nie gra. Można ją obejrzeć, ale nie można grać dalej.
error-table-unreadable = Dane tego stołu są uszkodzone, więc nie można go otworzyć. Szczegóły właściciel serwera znajdzie w dzienniku.
error-too-slow = Żądanie nie dotarło w całości na czas. Wyślij je ponownie.
error-broken = Na serwerze coś się zepsuło; szczegóły jego właściciel znajdzie w dzienniku. Spróbuj za chwilę.
error-too-long = Trwało to zbyt długo i zostało przerwane. Nic się nie zmieniło.
error-stale = Stół zmienił się, zanim dotarł twój wybór: na ekranie był ruch { $seen }, a teraz jest { $position }. Spójrz na stół i wybierz ponownie.
error-record-not-yet = Zapis można pobrać po zakończeniu partii; wcześniej zdradziłby to, co ukryte.
error-rematch-not-yet = Rewanż można zacząć dopiero po zakończeniu partii.
error-rematch-apart = Rewanżu nie będzie: nie wszyscy przy tym stole chcą się znów spotkać. Otwórz nowy stół.
error-no-such-day = Nie ma gry tego dnia. Zajrzyj na listę minionych dni.
error-daily-not-yet = To dzisiejsze wyzwanie. Powtórka i zapis będą dostępne jutro; do tego czasu grają w nie jeszcze inni.
error-malformed = Serwer nie zdołał tego odczytać. Wróć i spróbuj jeszcze raz; format dla programów podaje opis API.
error-malformed-at = Czegoś tu brakuje albo coś jest błędne. Sprawdź: { $places }
error-no-hello = Pierwsza wiadomość musi przyjść w ciągu dziesięciu sekund: dokument JSON z polami token, after i lang.
error-talks-too-much = Za dużo wiadomości naraz. Odczekaj kilka sekund.
error-too-fast = Za dużo żądań z tego adresu. Poczekaj sekundę i spróbuj ponownie.
error-crowded = Za dużo żądań naraz: { $most } twoich czeka jeszcze na swoją kolej. Poczekaj na odpowiedzi i spróbuj ponownie.
error-too-large = To jest za duże; granica to { $most } KiB.
error-no-page = Tu nic nie ma. Opis API: /api/openapi.json.
error-method = Ten adres nie obsługuje tej metody. Dozwolone metody podaje nagłówek Allow.
error-cannot-listen = Adres { $host }:{ $port } jest zajęty albo nie należy do tego komputera. Spróbuj innego --host albo --port.
error-web-missing = Serwer potrzebuje pakietu { $package }. Zainstaluj: pip install 'grange[web]'
error-postgres-missing = PostgreSQL potrzebuje pakietu { $package }. Zainstaluj: pip install 'grange[postgres]'
error-envs-missing = Środowiska potrzebują pakietu { $package }. Zainstaluj: pip install 'grange[envs]'
error-spiel-missing = Gry dla OpenSpiel potrzebują pakietu { $package }. Zainstaluj: pip install 'grange[spiel]'
error-render-missing = Obrazy z pikseli potrzebują pakietu { $package }. Zainstaluj: pip install 'grange[render]'
error-env-reward = Nie ma nagrody „{ $reward }”. Możliwe: { $rewards }.
error-env-mask = Maska nie może być w „{ $mask }”. Możliwe: { $masks }.
error-env-render-mode = Nie ma trybu obrazu „{ $mode }”. Możliwe: { $modes }.
error-env-number = { $number } to nie liczba gier. Podaj liczbę całkowitą od 1.
error-env-idle = Żadna gra nie trwa. Rozpocznij ją, wywołując reset().
error-env-action = { $action } to nie akcja. Podaj liczbę całkowitą od 0 do { $last }.
error-env-autoreset = Nie ma trybu wznawiania „{ $mode }”. Możliwe: { $modes }.
error-env-each = { $what } musi mieć po jednej wartości na każdą grę; liczba gier: { $number }.
error-env-seeds = { $number } to nie liczba ziaren. Podaj liczbę całkowitą od 1 do { $most }.
env-wait = Czekaj
error-database-address = Po --database podaj adres bazy PostgreSQL, na przykład postgresql://nazwa@serwer/grange. Bez niego stoły są przechowywane w pliku w folderze danych.
error-processes-file = Kilka procesów potrzebuje serwera PostgreSQL: z pliku SQLite może korzystać tylko jeden. Podaj adres bazy po --database postgresql://… albo pomiń --processes.
error-notice-address = W { $name } musi stać publiczny adres tego domu, na przykład https://grange.example.org.
error-notice-mail = Żeby wysyłać e-maile, ustaw { $smtp } (serwer poczty), { $sender } (nadawcę, na przykład grange@example.org) i { $address } (publiczny adres tego domu).
error-notice-smtp = { $name } musi wyglądać jak smtp://user:password@mail.example.org:587 albo smtps://…, jeśli serwer od początku mówi przez TLS.
error-proxy = { $option } przyjmuje adres albo sieć, na przykład 127.0.0.1 lub 10.0.0.0/8: { $problem }.
error-setting = Ustawienie { $name } nie może mieć wartości „{ $value }” ({ $source }). Zobacz: grange serve --help
error-setting-unknown = W pliku { $file } jest wiersz „{ $name }”, który nie jest ustawieniem. Ustawienia: { $known }.
error-setting-file = Nie można odczytać ustawień z { $file }: { $problem }.
error-processes-number = --processes to liczba od 1 do { $most }; najlepiej tyle, ile procesorów ma komputer.
error-database-unreachable = Z bazy { $database } nie można teraz korzystać: { $problem }. Sprawdź, czy działa i czy adres, nazwa i hasło są poprawne.
error-database-rights = Baza { $database } należy do innego użytkownika, więc Grange nie może utworzyć w niej tabel. Uczyń użytkownika Grange jej właścicielem: ALTER DATABASE … OWNER TO …
error-database-old = Bazę { $database } utworzyła starsza wersja Grange. Zrób kopię zapasową (grange database backup), zatrzymaj wszystkie serwery, które z niej korzystają, i uruchom: grange database upgrade
error-database-new = Bazę { $database } utworzyła nowsza wersja Grange. Zainstaluj ją albo przywróć starszą kopię zapasową.
error-database-bare = W bazie { $database } nie ma jeszcze tabel tej wersji Grange. Uruchom na niej serwer albo wykonaj: grange database upgrade. Dotychczasowy plik zostanie zachowany.
error-database-not-empty = Baza { $database } nie jest pusta. Odtwarzać można tylko do pustej bazy albo do nowego folderu: --data.
error-database-in-use = Z bazy { $database } korzystają teraz inne programy Grange (połączenia: { $connections }). Najpierw zatrzymaj wszystkie serwery.
error-backup-bare = W bazie { $database } nie ma stołów, więc nie ma czego kopiować. Jeśli to nie ta baza, podaj właściwy folder (--data) albo adres (--database).
error-secret-missing = Nie ma pliku { $file }, choć z tej bazy już korzystano. Przywróć dawny sekret. Jeśli przepadł, uruchom serwer raz z --new-secret: wcześniejsze linki i ciasteczka przestaną wtedy działać.
error-secret-other = { $file } to nie ten sekret, z którym używano bazy { $database }: linki, ciasteczka i miejsca nie zadziałają. Umieść tam właściwy. Aby przejść na ten, uruchom serwer raz z --new-secret.
error-disk = Nie można użyć pliku { $file }: { $problem }. Sprawdź, czy na dysku jest miejsce i czy działa.
error-database-troubles = Liczba usterek: { $troubles }. Przy pozostałych stołach można grać.
error-backup-missing = Nie można odczytać kopii zapasowej { $file }; sprawdź nazwę pliku.
error-backup-broken = Plik { $file } nie jest kopią zapasową Grange albo nie jest cały. Niczego nie odtworzono.
error-no-database = Nie ma bazy { $file }. Podaj jej folder (--data) albo adres (--database).
error-which-file = Podaj plik: { $command }
error-folder-in-use = Z folderu { $place } korzysta już inny serwer. Zatrzymaj go albo wybierz inny folder: --data.
error-secret-short = W pliku { $file } nie ma sekretu o długości co najmniej { $least } znaków. Przywróć poprzedni; jeśli go nie było, usuń plik – powstanie nowy.
error-secret-line = W pliku { $file } jest wiersz, którego nie można odczytać. Pierwszy wiersz to sekret; każdy następny to stary sekret i czas, do którego jest przyjmowany, na przykład „… until 2026-12-18T10:30:00Z”.
error-no-secret = Nie ma pliku { $file }. Wskaż folder serwera w --data.
error-accept-old = --accept-old to liczba dni od 0 do { $most }.
error-database-read-only = Nie można zapisywać do { $file }. Daj temu użytkownikowi prawo zapisu do pliku i folderu albo wybierz inny folder: --data.
error-database-busy = Z { $file } nie można teraz korzystać: { $problem }. Zamknij inny program, który go otworzył, i uruchom ponownie.
error-database-broken = Plik { $file } jest uszkodzony ({ $problem }). Zastąp go kopią zapasową; albo odłóż go na bok, by zacząć od nowa, i zachowaj: większość da się zwykle odzyskać poleceniem „sqlite3 PLIK .recover”.
error-passkey = Nie udało się sprawdzić odpowiedzi przeglądarki. Spróbuj jeszcze raz.
error-passkey-unknown = Ten serwer nie zna już tego klucza dostępu. Wybierz inny albo wpisz cztery słowa z innego urządzenia.
error-passkeys-many = Masz dziesięć kluczy dostępu. Najpierw usuń jeden.
error-name-of-account = Imię „{ $name }” wygląda jak imię innego konta. Wybierz inne.
error-foreign = To żądanie nie przyszło z naszej strony. Wróć, odśwież stronę i spróbuj ponownie.
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
cli-default = domyślnie: { $value }
cli-version = pokaż wersję
cli-runs-plain = Grange { $version }, w zwykłym Pythonie
cli-runs-compiled = Grange { $version }, reguły skompilowane
cli-lang = język: en, ru albo pl
cli-game = gra
cli-play = Zagraj z botami, z innymi przy tej klawiaturze albo w pojedynkę.
cli-play-seats = kto gdzie siedzi, na przykład me,steady albo me,random,me; własny bot to my_bots:MyBot; samo „me” to gra w pojedynkę (domyślnie me,steady)
cli-save = zapisuj partię w tym pliku po każdym wyborze
cli-resume = wróć do zapisanej partii; bez nazwy pliku – do ostatniej
cli-seed = ziarno losowości: to samo ziarno daje tę samą partię
cli-rule = opcja zasad; można podać kilka razy; ich listę pokazuje „grange games”
cli-hand = karty na rękę na początku partii, kody lub nazwy, w grach, które je mają; krócej niż --rule hand=…
cli-components = plik z poprawionymi wartościami komponentów
cli-simulate = Niech boty zagrają wiele partii; zobacz, jak im poszło.
cli-simulate-seats = boty, na przykład steady,steady,random; własny bot to my_bots:MyBot
cli-games-number = ile partii
cli-jobs = ile procesów (domyślnie: 1; na klastrze: tyle, ile ma procesorów)
cli-rotate = po każdej partii boty przesuwają się o jedno miejsce, tak by każdy zagrał na wszystkich
cli-out = zapisz wyniki w tym pliku: .csv, .jsonl albo .parquet; przerwane uruchomienie zostanie wznowione
cli-json = wypisz podsumowanie jako JSON
cli-tournament = Niech boty spotkają się każdy z każdym na wszystkich miejscach; policz ich ranking.
cli-new-game = Utwórz małą działającą grę, którą krok po kroku zmienisz we własną.
cli-new-game-name = nazwa gry w poleceniach i adresach: małe litery łacińskie, cyfry i podkreślenia
cli-new-game-folder = dokąd ją zapisać: folder na osobny pakiet albo grange/games w kodzie źródłowym Grange (domyślnie grange-NAME)
new-game-package = W folderze { $folder } jest gra, w którą już można zagrać. Dalej:
      pip install -e { $folder }
      grange play { $name }
      grange serve
    Potem zmieniaj { $module }/options.py, state.py i rules.py; każdy mówi, do czego służy.
new-game-ours = W folderze { $folder } jest gra, w którą już można zagrać. Teraz dopisz do SHELF w pliku { $file } wiersz:
      { $line }
    i wypróbuj: grange play { $name }, grange serve. Potem zmieniaj options.py, state.py i rules.py; każdy mówi, do czego służy.
    Testy: pytest tests/contract -k { $name }
cli-tournament-bots = uczestnicy, na przykład random,steady,think:100; własny bot to my_bots:MyBot
cli-tournament-seats = ile miejsc przy stole
cli-tournament-games = najmniejsza liczba partii; runda, w której każdy spotyka każdego na każdym miejscu, zawsze jest dogrywana
cli-tournament-swiss = zamiast tego rozegraj tyle rund systemem szwajcarskim: rywale z podobną liczbą punktów, w miarę możliwości nowi
cli-tournament-out = zapisuj każdą zakończoną partię w tym pliku; przerwany turniej zostanie z niego wznowiony
cli-plot = narysuj wykres rankingu w tym pliku
cli-replay = Przejdź zapisaną partię krok po kroku.
cli-replay-file = zapis
cli-replay-end = pokaż tylko koniec
cli-review = Przeanalizuj zapisaną partię: ile warta była każda pozycja i gdzie był silniejszy wybór.
cli-review-out = zapisz w tym pliku stronę z wykresem i punktami zwrotnymi
cli-review-seconds = ile sekund czasu procesora może to zająć
cli-list-games = Pokaż wszystkie gry i ich opcje zasad.
cli-list-components = Pokaż wartości wydrukowane na komponentach gry i skąd pochodzi każda z nich.
cli-rules = Przeczytaj zasady gry.
cli-serve = Uruchom serwer na tym komputerze, dla przeglądarek i programów.
cli-open = od razu otwórz przeglądarkę
cli-host = adres, na którym słuchać
cli-port = port, na którym słuchać; 0 oznacza dowolny wolny
cli-data = folder, w którym przechowywane są stoły
cli-database = adres bazy PostgreSQL, w której przechowywać stoły zamiast pliku w tym folderze; hasło lepiej trzymać w ~/.pgpass
cli-processes = ile procesów serwera ma korzystać ze wspólnej bazy PostgreSQL z --database; każdy odpowiada też na własnym porcie, kolejnym po --port
cli-rate = ile żądań na sekundę może przysłać jeden adres; 0 oznacza bez granicy
cli-patience = ile sekund czekać na nagłówek żądania i drugie tyle na jego treść
cli-keep-unstarted = po ilu dniach usunąć stół, przy którym nikt niczego nie wybrał
cli-keep-unfinished = po ilu dniach przenieść do archiwum nietkniętą partię; po otwarciu wróci bez zmian
cli-proxy = adres serwera pośredniczącego (proxy) albo sieć takich serwerów (10.0.0.0/8), którym można ufać, gdy podają adresy odwiedzających; można podać kilka razy
cli-log = jak prowadzić dziennik: dla ludzi czy po wierszu JSON na wpis
cli-bot = własny bot dla stołów tego serwera, na przykład moj=my_bots:MyBot; można powtórzyć
cli-metrics-token = token, z którym /metrics mogą czytać inne maszyny; lepiej trzymać go w zmiennej środowiskowej GRANGE_METRICS_TOKEN
cli-config = plik TOML z dowolnymi z tych ustawień pod nazwami opcji; zmienne środowiskowe GRANGE_RATE, GRANGE_PROXY itd. są ważniejsze niż plik, a opcje najważniejsze
cli-check = sprawdź ustawienia, bazę i sekret, wypisz je ze źródłami i nie uruchamiaj serwera
cli-burst = ile żądań jeden adres może przysłać naraz, zanim zadziała --rate
cli-at-once = ile żądań jednego adresu jest obsługiwanych jednocześnie
cli-connections = ile połączeń może utrzymywać jeden adres; za serwerem pośredniczącym (proxy) ograniczać musi on
cli-streams = ile strumieni (WebSocket) może utrzymywać jeden adres
cli-exempt = adres albo sieć, na przykład szkolna, której nie obowiązują ograniczenia jednego adresu; można podać kilka razy
cli-tables = ile stołów w grze mieści serwer
cli-tables-of-visitor = ile stołów w grze może otworzyć jeden odwiedzający
cli-tables-of-address = ile stołów z jednego adresu może być otwartych w ciągu dnia lub jeszcze w grze
cli-database-about = Zarządzaj bazą danych serwera.
cli-database-what = backup FILE: zapisz całość do pliku, nie przerywając gier; restore FILE: wczytaj ją do pustej bazy, SQLite albo PostgreSQL; check: sprawdź, czy niczego nie brakuje; upgrade: zaktualizuj bazę do tej wersji Grange
cli-database-file = kopia zapasowa
cli-accept-old = przez ile dni przyjmować to, co podpisano starym sekretem; 0, jeśli poznał go ktoś obcy
cli-anyway = upgrade: wykonaj, choć serwery są jeszcze połączone
cli-new-secret = przejdź na nowy albo inny sekret, choć baza zna dawny; wcześniejsze linki i ciasteczka przestaną działać
database-is-new = Baza odpowiada tej wersji Grange.
secret-rotated = W pliku { $file } jest nowy sekret. Uruchom serwer ponownie, aby zaczął obowiązywać. Linki, ciasteczka i klucze podpisane starym będą działać jeszcze przez tyle dni: { $days }. Zachowaj kopię pliku w innym bezpiecznym miejscu.
secret-rotated-at-once = W pliku { $file } jest nowy sekret. Uruchom serwer ponownie, aby zaczął obowiązywać. Potem linki, ciasteczka i klucze podpisane starym przestaną działać. Zachowaj kopię pliku w innym bezpiecznym miejscu.
database-backed-up = Zapisano plik { $file }. Stoły: { $tables }, ruchy: { $choices } – wszystko, co jest w bazie { $database }.
database-restored = Baza została odtworzona. Stoły: { $tables }, ruchy: { $choices }. Zanim uruchomisz serwer, przywróć w folderze danych dawny plik secret i sprawdź, czy użytkownik serwera może czytać i zmieniać wszystkie pliki w tym folderze.
database-is-whole = Wszystko w porządku. Stoły: { $tables }, ruchy: { $choices }.
database-replays = Stoły, które otworzą się przez odtworzenie dziennika: { $tables }. Niczego nie brakuje.
database-damaged = Baza zgłasza: { $damage }
database-gap = Stół { $table }: w dzienniku brakuje ruchu.
database-unreadable = Stołu { $table } nie da się odczytać.
serve-database-empty = Pliku { $file } nie ma albo jest pusty, choć z tego folderu już korzystano. Powstanie nowy. Jeśli były tu partie, zatrzymaj serwer i przywróć stary plik.
serve-database-upgraded = Baza została zaktualizowana. Poprzednią zachowano w pliku { $file }; gdy wszystko działa, można go usunąć.
serve-secret-new = { $file } to nowy sekret tego serwera. Wcześniejsze linki i ciasteczka już nie działają; jeśli masz stary plik, zatrzymaj serwer i go przywróć.
database-secret = Zachowaj też osobno, w bezpiecznym miejscu, { $secret }: bez niego nie zadziała żaden link ani plik cookie.
database-secret-elsewhere = Zachowaj też osobno, w bezpiecznym miejscu, plik secret z folderu danych serwera: bez niego nie zadziała żaden link ani plik cookie.
database-is-older = Zanim ten Grange będzie mógł korzystać z bazy, trzeba ją zaktualizować: grange database upgrade
serve-address = Grange działa pod adresem { $address }
    Partie są przechowywane w: { $place }. Zatrzymaj przez Ctrl-C.
serve-compiled = Reguły i boty są skompilowane.
serve-checked = Z tymi ustawieniami serwer może działać.
serve-process = Własny adres procesu { $number }: { $address }
cli-value-wrong = { $argument }: wartość „{ $value }” nie pasuje.
cli-value-no-integer = { $argument }: potrzebna jest liczba całkowita, a podano „{ $value }”.
cli-value-no-number = { $argument }: potrzebna jest liczba, na przykład 0.5 albo 20, a podano „{ $value }”.
cli-value-no-count = { $argument }: potrzebna jest liczba całkowita większa od 0, a podano „{ $value }”.
cli-value-no-amount = { $argument }: potrzebne jest 0 albo większa liczba, a podano „{ $value }”.
cli-value-no-port = { $argument }: potrzebny jest numer portu od 0 do 65535, a podano „{ $value }”.
cli-value-no-positive = { $argument }: potrzebna jest liczba większa od 0, a podano „{ $value }”.
cli-value-no-seed = { $argument }: potrzebna jest liczba całkowita albo ziarno z zapisu partii, a podano „{ $value }”.
cli-value-no-choice = { $argument }: wartość „{ $value }” nie pasuje. Możliwe: { $choices }.
cli-value-missing = Po { $argument } podaj wartość.
cli-arguments-missing = Brakuje: { $arguments }.
cli-arguments-unknown = To polecenie nie zna: { $arguments }.
cli-wrong-arguments = Błędne argumenty: { $problem }
cli-see-help = Pomoc: { $help }

## Playing in a terminal

seat-me = Ty
seat-name = Gracz { $number }
seat-bot = Bot { $number } ({ $bot })
play-prompt = Numer albo kod; u – cofnij, h – podpowiedź, s – punkty, ? – pomoc, q – wyjdź i zapisz
play-keys = Wpisz numer opcji albo jej kod. u cofa twój ostatni wybór, h podpowiada opcje warte uwagi, s pokazuje punkty, q zapisuje partię i wychodzi, Enter znów pokazuje stół.
play-hint = Warto rozważyć; obok – o ile punktów to lepsze od zwykłego wyboru:
play-turn = Teraz gra { $name }.
play-left = Twoja partia jest zapisana w pliku { $file }. Ciąg dalszy: grange play --resume { $file }
play-won = { $count ->
    [one] Wygrywa: { $names }
    [few] Wygrywają: { $names }
    [many] Wygrywają: { $names }
   *[other] Wygrywają: { $names }
}
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
simulate-by-turn = Według kolejności ruchu
simulate-who = Kto
simulate-games = Partie
simulate-mean = Średnia
simulate-spread = Rozrzut
simulate-range = Od–do
simulate-wins = Wygrane
simulate-interval = Przedział 95%
simulate-speed = { $games ->
    [one] { $games } partia
    [few] { $games } partie
    [many] { $games } partii
   *[other] { $games } partii
} w { $seconds } s: { $speed } na sekundę

## Turnieje

tournament-ladder = { $game }: ranking botów
tournament-rating = Ranking
tournament-meetings = Jak często bot z wiersza kończył wyżej niż bot z kolumny
tournament-standings = { $game }: tabela
tournament-round = R{ $number }
tournament-points = Punkty
tournament-rivals = Rywale

## What happens at every table

event-undo = { $who ->
    [you] Cofasz swój ostatni wybór.
   *[other] { $name } cofa ostatni wybór.
}
event-pace-begun = Wszyscy są, partia się zaczyna.
event-pace-late = { $who ->
    [you] Twój czas minął. Dopóki nie wrócisz, gra za ciebie bot „{ $level }”.
   *[other] { $name }: czas minął. Do powrotu gra bot „{ $level }”.
}
event-pace-handed = { $who ->
    [you] Oddajesz miejsce botowi „{ $level }”.
   *[other] { $name } oddaje miejsce botowi „{ $level }”.
}
event-pace-left = { $who ->
    [you] Odchodzisz od stołu. Dalej gra za ciebie bot „{ $level }”.
   *[other] { $name } odchodzi od stołu. Dalej gra bot „{ $level }”.
}
event-pace-holiday = { $who ->
    [you] Masz urlop. Gra za ciebie bot „{ $level }”.
   *[other] { $name } ma urlop. Gra bot „{ $level }”.
}
event-pace-waits = { $who ->
    [you] Masz urlop. Stół czeka.
   *[other] { $name } ma urlop. Stół czeka.
}
event-pace-back = { $who ->
    [you] Wracasz i grasz samodzielnie.
   *[other] { $name } znów siedzi przy stole.
}
event-accord-offer = { $who ->
    [you] Proponujesz zakończyć partię.
   *[other] { $name } proponuje zakończyć partię.
}
event-accord-agree = { $who ->
    [you] Zgadzasz się zakończyć partię.
   *[other] { $name } zgadza się zakończyć partię.
}
event-accord-decline = { $who ->
    [you] Chcesz grać dalej.
   *[other] { $name } chce grać dalej.
}
event-accord-withdraw = { $who ->
    [you] Wycofujesz swoją propozycję zakończenia partii.
   *[other] { $name } wycofuje propozycję zakończenia partii.
}
event-accord-end = Wszyscy się zgadzają: partia kończy się tutaj, punkty zostają, jak są.

## Poziomy botów

level-gentle = Łagodny
    .about = gra rozsądnie, ale najlepsze często zostawia tobie: dobry na pierwszą partię.
    .takes = Łagodny: wybiera od razu.
level-steady = Solidny
    .about = gra dobrze i szybko, ale prawie nie wybiega poza bieżącą turę.
    .takes = Solidny: wybiera od razu.
level-strong = Silny
    .about = sprawdza najlepsze ruchy i patrzy mniej więcej rundę naprzód; myśli do sekundy.
    .takes = Silny: do sekundy na wybór.
level-master = Mistrz
    .about = patrzy równie daleko, ale myśli do pięciu sekund: rywal dla tych, którzy znają grę.
    .takes = Mistrz: do pięciu sekund na wybór.

## The lobby

error-table-gathers = Ten stół jeszcze szuka graczy. Partia zacznie się, gdy wszystkie miejsca będą zajęte.
error-table-unmet = Ten stół jest zamknięty: szukał graczy, ale zebrało się ich za mało.
error-seeks-nobody = Usiądź przy stole i zostaw przynajmniej jedno miejsce dla kogoś z sali.
error-seeks-chosen = Przy stole z sali nikt nie może znać kart wcześniej: nie podawaj ziarna i nie otwieraj kampanii.
error-seeks-range = Najniższy ranking, { $lowest }, jest wyższy od najwyższego, { $highest }.
error-seeks-unrated = O przedział rankingu może prosić tylko stół rankingowy. Zmień stół na rankingowy albo usuń przedział.
error-seeks-many = Liczba stołów w sali od ciebie lub z twojego adresu: { $most }. To granica: zamknij któryś albo poczekaj, aż się zapełni.
error-lobby-full = Nie można już tam usiąść: stół jest pełny albo zamknięty. Inne stoły są w sali.
error-lobby-apart = Nie możesz usiąść przy tym stole. Inne stoły są w sali.
error-lobby-rating = Twój ranking { $rating } nie pasuje do tego stołu. W sali widać, jakich rankingów szuka gospodarz.
error-wish-seats = Żadna gra tutaj nie ma stołów dla tylu osób: od { $fewest } do { $most }. Wybierz inną liczbę.
error-wish-counts = Życzenie to „rated”, „friendly” albo „either”, a nie „{ $counts }”.
error-wish-many = Możesz szukać najwyżej tylu partii naraz: { $most }. Najpierw zakończ jedno szukanie.
error-wish-often = Z twojego adresu przyszło dziś wiele próśb o partię. Usiądź przy otwartym stole albo spróbuj za godzinę.
error-needs-cookie = Wyślij ciasteczko, które ustawiły strony tego domu: odpowiedź zależy od tego, kto pyta.
error-blocked-many = Możesz nie wpuszczać najwyżej tylu osób: { $most }. Najpierw kogoś wpuść.
error-nobody-there = Na tym miejscu nikt nie siedzi.
error-about-yourself = To twoje własne miejsce.
error-reported-often = Na dziś wystarczy zgłoszeń. Gospodarz tego domu się im przyjrzy.
error-no-such-report = Nie ma otwartego zgłoszenia { $report }.
error-no-such-club = Nie ma takiego klubu.
error-not-a-member = To jest dostępne tylko dla członków klubu. Poproś kogoś z nich o link.
error-club-name-taken = Inny klub nazywa się tak samo lub podobnie: „{ $name }”. Wybierz inną nazwę.
error-club-nameless = Klub potrzebuje nazwy.
error-club-link = To zaproszenie już nie działa. Poproś klub o nowy link.
error-club-full = Ten klub jest pełny.
error-clubs-many = Możesz należeć najwyżej do tylu klubów: { $most }. Najpierw opuść jeden.
error-club-founder = Klub jest twój: zanim go opuścisz, przekaż go lub zamknij.
error-club-role = To mogą robić tylko osoby, które prowadzą klub.
error-club-unsure = Potwierdź, że chcesz zamknąć klub.
error-no-such-member = Nie ma takiego członka.
error-no-such-evening = Nie ma takiego wieczoru.
error-evening-time = Wieczór potrzebuje dnia w ciągu najbliższego roku, godziny, na przykład 19:30, i długości do dwunastu godzin.
error-evenings-many = Klub może zaplanować naprzód najwyżej tyle wieczorów: { $most }. Najpierw odwołaj jeden.
