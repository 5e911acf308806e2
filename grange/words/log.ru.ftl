log-serving = Grange { $version } работает.
log-stopping = Grange { $version } завершает работу.

log-database-replaced = Файл { $file } удалён или подменён. Пока вы не вернёте его и не перезапустите сервер, ничего не сохраняется.
log-database-failed = Сбой базы данных: { $problem }
log-retried = Сбой в { $task }, будет новая попытка: { $problem }

log-process-ended = Процесс { $number } завершился ({ $code }). Он будет запущен снова через { $seconds } с.
log-process-hangs = Процесс { $number } больше не отвечает и будет остановлен.
log-notices-lost = Не удаётся получать уведомления от других процессов: { $problem }
log-notice-unreadable = Не удаётся прочитать уведомление от другого процесса: { $problem }

log-table-unreadable = Не удаётся прочитать стол { $table }.
log-table-unopened = Не удаётся открыть стол { $table }: { $problem }
log-table-changed = Стол { $table } изменился в базе данных и будет загружен заново.
log-table-unlisted = Не удаётся показать в списке стол { $table }.
log-campaign-unlisted = Не удаётся показать в списке кампанию { $campaign }.

log-task-unfinished = Задача { $task } не выполнена.
log-bot-died = Рабочий процесс бота { $player } аварийно завершился.
log-bot-slow = Бот { $player } выбирал дольше { $seconds } с ({ $title }).
log-bot-failed = Бот { $player } не смог сделать выбор ({ $title }).
log-bot-retried = Сбой при выборе бота за столом { $table }, будет новая попытка: { $problem }
log-reviews-unreadable = Не удаётся прочитать список ожидающих разборов: { $problem }
log-review-postponed = Разбор партии за столом { $table } отложен: { $problem }
log-review-failed = Не удалось разобрать партию за столом { $table }.
log-review-died = Рабочий процесс разбора аварийно завершился.

log-keeper-unread = Распоряжения хозяина пока не удаётся прочитать.
log-keeper-failed = Действие хозяина не удалось выполнить.
log-keeper-left = Не удалось сообщить базе данных, что этот процесс остановлен.
log-table-behind = Стол { $table } не удаётся обновить: { $problem }
log-drained = Процесс { $process } выведен из работы, пока хозяин его не вернёт.

log-notices-wait = Уведомления о ходе ждут: { $problem }
log-notice-waits = Уведомление о столе { $table } ждёт: { $problem }
log-notice-failed = Уведомление о столе { $table } не удалось отправить.
log-watchers-unnoted = Не удалось отметить, кто смотрит за столами: { $problem }
log-clocks-wait = Часы ждут: { $problem }
log-ratings-wait = Рейтинги ждут: { $problem }
log-cups-wait = Кубки ждут: { $problem }
log-cup-stuck = Кубок { $cup } не может продолжаться: { $problem }
log-late-unopened = За столом { $table } вышло время, но стол не открывается: { $problem }
log-record-failed = Стол { $table } не удалось учесть в статистике.
log-record-incomplete = Очки по источникам за столом { $table } уже неизвестны.
log-lobby-waits = Зал ждёт: { $problem }
log-lobby-unopened = Партия за столом { $table } не может начаться: { $problem }
log-wishes-unmet = Не удалось открыть стол по желаниям: { $problem }
