cli-house = Присматривать за работающим сервером: столы, посетители, процессы, объявления. Всё записывается в журнал со временем и причиной.
cli-house-find = показать стол или кампанию по ссылке либо посетителя по коду
cli-house-who = спросить все процессы, кто подключён и что ждёт очереди
cli-house-end = закончить игру за столом: смотреть можно, играть дальше нельзя
cli-house-hide = скрыть стол: его нельзя открыть, он пропадает из списков и таблиц результатов
cli-house-reopen = отменить end или hide
cli-house-rename = сменить отображаемое имя места, в том числе в таблицах результатов
cli-house-ban = закрыть вход посетителю, сети или адресу, с которого открыт стол
cli-house-unban = снять запрет
cli-house-forget = удалить данные посетителя: имена, места и права; его партии останутся без имени
cli-house-announce = показать объявление на всех страницах
cli-house-withdraw = убрать объявление со всех страниц
cli-house-drain = дать процессу закончить работу и не запускать его; его посетителей примут остальные
cli-house-undrain = вернуть выведенный процесс в работу
cli-house-orders = показать запреты, объявление и выведенные процессы
cli-house-log = показать, что делал хозяин, со временем и причиной
cli-house-rotate-secret = создать новый секрет, а старый ещё какое-то время принимать
cli-house-recompute-ratings = пересчитать все рейтинги по сохранённым результатам; результаты скрытых столов больше не учитываются
cli-house-reason = причина, для журнала
cli-house-link = ссылка на стол
cli-house-what = ссылка на стол или кампанию либо код посетителя
cli-house-whom = код посетителя, сеть вроде 198.51.100.0/24 или ссылка на стол: тогда запрет получит адрес, с которого он открыт
cli-house-code = код посетителя, как его показывает «grange house find»
cli-house-seat = номер места, с 1
cli-house-name = новое имя; "" — без имени
cli-house-days = через сколько дней запрет кончится сам
cli-house-text = объявление на этом языке; если его нет, читатели увидят английское
cli-house-maintenance = сообщить на всех языках, что в это время (UTC), например в 22:00, начнутся технические работы
cli-house-until = время (UTC), когда объявление исчезнет, например 23:30 или 2026-12-18T23:30
cli-house-one-process = имя процесса, как его показывает «grange house who»
cli-house-number = сколько записей показать

house-table = Стол { $table } ({ $game }), { $state }. Открыт { $created }, последнее действие { $touched } (UTC), ходов: { $choices }.
house-table-daily = Задание дня { $day }
house-table-campaign = Кампания { $campaign }
house-is-playing = идёт игра
house-is-over = партия сыграна
house-is-away = в архиве
house-is-ended = закончен хозяином
house-is-hidden = скрыт хозяином
house-seat = Место { $number }: { $name }
house-host = Открыл стол
house-visitors = (посетитель { $codes })
house-visitor = { $tables ->
        [one] Посетитель { $visitor } сидит за { $tables } столом:
        [few] Посетитель { $visitor } сидит за { $tables } столами:
        [many] Посетитель { $visitor } сидит за { $tables } столами:
       *[other] Посетитель { $visitor } сидит за { $tables } столами:
    }
house-visitor-banned = Этому посетителю вход закрыт.
house-did-end = Игра за столом { $table } закончена. Смотреть на него ещё можно.
house-did-hide = Стол { $table } скрыт.
house-did-reopen = Стол { $table } снова открыт.
house-did-rename = Теперь место называется так: { $name }.
house-did-forget = { $tables ->
        [0] Данные этого посетителя удалены. В прежних резервных копиях они остались.
        [one] Данные этого посетителя удалены; { $tables } стол остался, без его имени. В прежних резервных копиях они остались.
        [few] Данные этого посетителя удалены; { $tables } стола остались, без его имени. В прежних резервных копиях они остались.
        [many] Данные этого посетителя удалены; { $tables } столов остались, без его имени. В прежних резервных копиях они остались.
       *[other] Данные этого посетителя удалены; { $tables } стола остались, без его имени. В прежних резервных копиях они остались.
    }
house-did-recompute-ratings = Все рейтинги пересчитаны. Результатов: { $results }, рейтингов: { $ratings }.
house-did-ban = Вход закрыт: { $whom }.
house-did-unban = Вход снова открыт: { $whom }.
house-did-announce = Теперь на всех страницах такое объявление:
house-did-withdraw = Объявления больше нет.
house-did-drain = { $process } заканчивает работу и больше не запускается. Вернуть его: grange house undrain { $process }
house-did-undrain = { $process } сейчас снова начнёт работу.
house-process = { $process } (Grange { $version }): столов в памяти { $tables }, подключений { $sockets }. Ждут: записей { $writes }, ботов { $bots }, задач { $tasks }, разборов { $reviews }.
house-silent = { $process } не отвечает. Вероятно, он был убит; запись о нём удалена.
house-drained = { $process } выведен из работы.
house-nobody = База данных не знает ни одного работающего процесса.
house-until = до { $time }
house-no-orders = Нет ни запретов, ни объявления, ни выведенных процессов.
house-no-deeds = Журнал пуст.

announce-maintenance = В { $time } по UTC Grange закроется на технические работы. Партии сохранятся, после перерыва можно будет играть дальше.

error-table-ended = Хозяин этого дома закончил эту партию. Её можно посмотреть, но нельзя продолжить.
error-table-hidden = Хозяин этого дома убрал этот стол.
error-banned = Хозяин этого дома закрыл вам вход. Если это ошибка, напишите ему.
error-drained = Этот сервер сейчас не работает. Попробуйте через минуту.
error-house-link = { $link } — не ссылка на стол или кампанию. Укажите адрес страницы.
error-house-code = { $visitor } — не код посетителя. Коды посетителей стола показывает «grange house find LINK»: двенадцать букв и цифр.
error-house-visitor = О посетителе { $visitor } ничего не известно.
error-house-over = Эта партия уже сыграна. Её можно скрыть.
error-house-already = Ничего не изменилось: так уже и есть.
error-house-seat = Такого места нет. Места пронумерованы от 1 до { $seats }.
error-house-no-address = Неизвестно, с какого адреса открыт этот стол. Закройте вход посетителю или сети.
error-house-network = Сеть { $network } слишком велика: её могли указать по ошибке. Укажите не меньше { $bits } бит.
error-house-not-banned = Вход не закрыт: { $whom }. Все запреты показывает «grange house orders».
error-house-until = Объявление исчезло бы до начала работ: --until должно быть позже --maintenance.
error-house-message = Укажите объявление на английском через --en или время через --maintenance.
error-house-long = Слишком длинно: не больше { $most } символов.
error-house-time = { $time } — не время. Пишите 22:00 или 2026-12-18T22:00.
error-house-process = Процесса { $process } нет. Известны: { $known }.
error-house-last = Это единственный работающий процесс. Лучше остановите сервер.
cli-house-reports = показать жалобы посетителей со ссылками на столы и записи
cli-house-settle = закрыть жалобу
cli-house-report = номер жалобы, как его показывает «grange house reports»
cli-house-all = в том числе закрытые
house-report = { $report } ({ $time } UTC): { $reason }. { $about }. Стол { $link }, запись { $record }.
house-report-person = Место { $number }, { $name } (посетитель { $code })
house-report-table = Стол в целом
house-report-words = «{ $words }»
house-report-done = Закрыта { $time } (UTC): { $answer }
house-no-reports = Открытых жалоб нет.
house-did-settle = Жалоба { $report } закрыта.
house-reason-name = оскорбительное имя
house-reason-rude = грубое поведение
house-reason-stalls = нарочно не ходит
house-reason-unfair = нечестная игра
house-reason-other = другое
