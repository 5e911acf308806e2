## My games

games-tables = Ваши столы
games-turn = Ваш ход
games-running = Ходят другие
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
