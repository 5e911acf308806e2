### Powiadomienia: co woła ludzi z powrotem, i strona ich kanałów

# powiadomienie
notice-turn = Twój ruch w grze { $game }
notice-with = Grają z tobą: { $names }.
notice-digest = { $count ->
    [one] Twój ruch przy { $count } stole
    [few] Twój ruch przy { $count } stołach
    [many] Twój ruch przy { $count } stołach
   *[other] Twój ruch przy { $count } stołach
}
notice-digest-more = Wcześniej nie udało się nam ciebie powiadomić. Czekają na ciebie: { $games }.
notice-trial = Powiadomienia działają
notice-trial-more = Tak dowiesz się, że przyszedł twój ruch.
notice-play = Graj
notice-stop = Wyłącz te powiadomienia
notice-letter =
    { $text }

    Otwórz stół: { $link }
    Ten link to twoje miejsce przy stole, więc nie przekazuj go dalej.

    Wyłącz te wiadomości: { $off }
notice-confirm = Czy możemy pisać do ciebie, gdy przyjdzie twój ruch?
notice-confirm-letter =
    Ktoś poprosił Grange, żeby pisać na ten adres, gdy przyjdzie jego ruch w grze planszowej.

    Jeśli to ty, otwórz tę stronę i zgódź się: { $link }

    Jeśli nie, nie rób nic, a więcej nie napiszemy. Ta strona usuwa twój adres: { $off }

# pasek przy stole
notice-ask = Powiadomić cię, gdy znów przyjdzie twój ruch?
    .more = Powiadomieniem na tym urządzeniu, nigdy między 22:00 a 8:00. Pytamy tylko raz; możesz to zmienić w ustawieniach.
notice-ask-yes = Tak, powiadamiajcie
notice-ask-no = Nie teraz
notice-ask-denied = Ta przeglądarka nie pozwala na powiadomienia od Grange. Na stronie powiadomień możesz wybrać inny sposób.
notice-ask-done = Powiadomimy cię na tym urządzeniu.

# strona
notices-title = Gdy przychodzi twój ruch
notices-lede = Jedno powiadomienie na turę i żadnego, gdy patrzysz na stół.
notices-link = Gdy przychodzi mój ruch…
notices-channels = Twoje kanały
notices-none = Nie masz jeszcze powiadomień.
notices-push = Przeglądarka
    .more = Powiadomienie na tamtym urządzeniu, nawet gdy Grange jest zamknięty.
notices-email = E-mail
notices-json = Webhook: JSON
notices-discord = Webhook: Discord
notices-slack = Webhook: Slack lub Mattermost
notices-unconfirmed = Właściciel tej skrzynki jeszcze się nie zgodził. Otwórz link z naszej wiadomości.
notices-try = Wyślij mi jedno teraz
notices-remove = Wyłącz
notices-device = Na tym urządzeniu
    .more = Powiadomienie, nawet gdy Grange jest zamknięty.
notices-device-on = Powiadamiaj tutaj
notices-device-cannot = Ta przeglądarka tego nie potrafi. Na iPhonie lub iPadzie najpierw dodaj Grange do ekranu początkowego.
notices-device-denied = Twoja przeglądarka blokuje powiadomienia z tej strony. Możesz na nie zezwolić w jej ustawieniach.
notices-mail = E-mailem
    .more = Najpierw wyślemy wiadomość, żeby upewnić się, że skrzynka jest twoja.
notices-mail-address = Twój adres e-mail
notices-hook = Do webhooka
    .more = Dla Discorda, Slacka, Mattermosta albo twojego własnego programu.
notices-hook-kind = Format
notices-hook-address = Jego adres, zaczyna się od https
notices-hook-private = Ten kanał czytam tylko ja. Linki w nim mogą otwierać moje miejsce, a powiadomienia zawierać to, co wiem tylko ja.
notices-add = Dodaj
notices-quiet = Godziny ciszy
    .more = Powiadomienia czekają, aż te godziny miną.
notices-quiet-from = Cisza od
notices-quiet-until = do
notices-quiet-none = brak
notices-save = Zapisz

# co zrobił formularz
notices-told-added = Dodano. Wypróbuj od razu, żeby mieć pewność.
notices-told-confirm = Wysłaliśmy wiadomość. Otwórz link z niej, żeby potwierdzić, że skrzynka jest twoja.
notices-told-confirmed = Będziemy do ciebie pisać.
notices-told-removed = Wyłączono.
notices-told-quiet = Zapisano.
notices-told-half-quiet = Godziny ciszy muszą mieć początek i koniec. Wybierz oba albo dwa razy „brak”.
notices-told-sent = Wysłano. Jeśli w ciągu minuty nic nie przyjdzie, sprawdź ustawienia urządzenia lub kanału.
notices-told-soon = Poczekaj chwilę, zanim spróbujesz ponownie.
notices-told-many = Masz tyle kanałów, ile możemy przechować. Najpierw wyłącz jeden z nich.
notices-told-bad-address = Potrzebny jest adres, który zaczyna się od https i nie zawiera hasła.
notices-told-bad-mailbox = To nie wygląda na adres e-mail.
notices-told-address = Na ten adres nie wysyłamy: musi należeć do maszyny w publicznym internecie.
notices-told-silent = Odbiorca nie odpowiedział. Gdy przyjdzie twój ruch, spróbujemy znowu.
notices-told-busy = Odbiorca jest zajęty albo nie działa. Gdy przyjdzie twój ruch, spróbujemy znowu.
notices-told-gone = Ten odbiorca już nie istnieje.
notices-told-refused = Odbiorca nie przyjął wiadomości. Sprawdź adres i format.
notices-told-redirect = Odbiorca odesłał nas gdzie indziej, a tam nie idziemy. Podaj ostateczny adres.
notices-told-mail = Nasz serwer poczty nie przyjął wiadomości. Spróbuj później.
notices-told-no-mail = Ten serwer nie wysyła poczty.
notices-told-mailbox = Skrzynka nie przyjęła naszej wiadomości.
notices-trouble-paused = Przez tydzień nic nie dochodziło, więc przestaliśmy. Wyślij sobie jedno, żeby zacząć od nowa.

# linki w powiadomieniach
notices-link-off = Wyłączyć te powiadomienia?
    .more = Tym kanałem nie wyślemy już powiadomień. Twoje gry i miejsca zostają bez zmian.
    .button = Wyłącz
notices-link-is-off = Te powiadomienia są wyłączone
    .more = Możesz je w każdej chwili włączyć ponownie, po swoim ruchu albo w ustawieniach.
notices-link-confirm = Czy możemy pisać na tę skrzynkę?
    .more = Jedna wiadomość za każdym razem, gdy przychodzi twoja kolej, a nie ma cię przy stole. W każdej jest link, który je wyłącza.
    .button = Tak, piszcie
notices-link-is-confirmed = Będziemy do ciebie pisać
    .more = W każdej wiadomości jest link, który je wyłącza.
