log-serving = Grange { $version } działa.
log-stopping = Grange { $version } kończy pracę.

log-database-replaced = Plik { $file } usunięto lub podmieniono. Dopóki go nie przywrócisz i nie uruchomisz serwera ponownie, nic nie jest zapisywane.
log-database-failed = Błąd bazy danych: { $problem }
log-retried = Błąd w { $task }, nastąpi kolejna próba: { $problem }

log-process-ended = Proces { $number } zakończył się ({ $code }). Zostanie uruchomiony ponownie za { $seconds } s.
log-process-hangs = Proces { $number } już nie odpowiada i zostanie zatrzymany.
log-notices-lost = Nie można odbierać powiadomień od innych procesów: { $problem }
log-notice-unreadable = Nie można odczytać powiadomienia od innego procesu: { $problem }

log-table-unreadable = Nie można odczytać stołu { $table }.
log-table-unopened = Nie można otworzyć stołu { $table }: { $problem }
log-table-changed = Stół { $table } zmienił się w bazie danych i zostanie wczytany ponownie.
log-table-unlisted = Nie można pokazać na liście stołu { $table }.
log-campaign-unlisted = Nie można pokazać na liście kampanii { $campaign }.

log-task-unfinished = Zadanie { $task } nie zostało ukończone.
log-bot-died = Proces roboczy bota { $player } nagle się zakończył.
log-bot-slow = Bot { $player } wybierał dłużej niż { $seconds } s ({ $title }).
log-bot-failed = Bot { $player } nie zdołał wybrać ({ $title }).
log-bot-retried = Wybór bota przy stole { $table } nie udał się, nastąpi kolejna próba: { $problem }
log-reviews-unreadable = Nie można odczytać listy oczekujących analiz: { $problem }
log-review-postponed = Analiza gry przy stole { $table } musi poczekać: { $problem }
log-review-failed = Analiza gry przy stole { $table } nie powiodła się.
log-review-died = Proces roboczy analizy nagle się zakończył.

log-keeper-unread = Nie można jeszcze odczytać poleceń gospodarza.
log-keeper-failed = Nie udało się wykonać polecenia gospodarza.
log-keeper-left = Nie udało się zapisać w bazie danych, że ten proces się zatrzymał.
log-table-behind = Nie można zaktualizować stołu { $table }: { $problem }
log-drained = Proces { $process } jest odstawiony, dopóki gospodarz go nie przywróci.

log-notices-wait = Powiadomienia o turze muszą poczekać: { $problem }
log-notice-waits = Powiadomienie o stole { $table } musi poczekać: { $problem }
log-notice-failed = Nie udało się wysłać powiadomienia o stole { $table }.
log-watchers-unnoted = Nie można zapisać, kto patrzy na stoły: { $problem }
log-clocks-wait = Zegary muszą poczekać: { $problem }
log-ratings-wait = Ranking musi poczekać: { $problem }
log-cups-wait = Puchary muszą poczekać: { $problem }
log-cup-stuck = Puchar { $cup } nie może iść dalej: { $problem }
log-late-unopened = Przy stole { $table } skończył się czyjś czas, ale stołu nie można otworzyć: { $problem }
log-record-failed = Stołu { $table } nie można uwzględnić w statystykach.
log-record-incomplete = Punkty stołu { $table } według źródeł nie są już znane.
log-lobby-waits = Sala czeka: { $problem }
log-lobby-unopened = Partia przy stole { $table } nie może się zacząć: { $problem }
log-wishes-unmet = Nie udało się otworzyć stołu dla życzeń: { $problem }
