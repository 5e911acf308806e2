## My games

games-tables = Ваши столы
games-turn = Ваш ход
games-running = Ходят другие
games-left = Идут без вас
games-finished = Закончены
games-turn-at = { $count ->
    [one] Ваш ход за { $count } столом
    [few] Ваш ход за { $count } столами
    [many] Ваш ход за { $count } столами
   *[other] Ваш ход за { $count } стола
}
games-longest = Дольше всех ждёт { $title }: { $waits }.
games-next = Следующий стол
games-play = Играть в { $title }
games-waits = ждёт вас
games-awaited = { $names }
games-awaited-time = { $name }, { $time }
games-now = меньше минуты
games-minutes = { $minutes } мин
games-hours = { $minutes ->
    [0] { $hours } ч
   *[other] { $hours } ч { $minutes } мин
}
games-days = { $days ->
    [one] { $days } день
    [few] { $days } дня
    [many] { $days } дней
   *[other] { $days } дня
}
games-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}
games-place = { $place ->
    [1] Первое место
    [2] Второе место
    [3] Третье место
    [4] Четвёртое место
   *[other] Пятое место
}
games-replay = Повтор партии: { $title }
games-all-finished = { $count ->
    [one] Все законченные партии
    [few] Все { $count } законченные партии
    [many] Все { $count } законченных партий
   *[other] Все { $count } законченной партии
}
games-waiting-here = { $count ->
    [one] Вас ждёт ещё { $count } стол.
    [few] Вас ждут ещё { $count } стола.
    [many] Вас ждут ещё { $count } столов.
   *[other] Вас ждёт ещё { $count } стола.
}

## Installing, and without a connection

games-install = Добавить Grange на главный экран
games-install-more = Открывается на весь экран, а без связи показывает правила и ваши последние столы.
offline-where = Нет связи
offline-title = Нет подключения к сети
offline-text = Ваши партии в сохранности, ни один ваш выбор не потерян. Эта страница продолжает попытки соединиться.
offline-picture = Два столба с оборванным проводом, на одном сидит птица
offline-rules = Правила под рукой
offline-tables = Ваши столы, какими вы видели их в последний раз
offline-tables-more = С тех пор партии могли продолжиться. Ходить можно будет, когда появится связь.
