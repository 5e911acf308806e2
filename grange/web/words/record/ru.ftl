## Мои итоги

page-record = Итоги
record-title = Мои итоги
record-of = Мои итоги: { $title }
record-game = Игра
record-seats = Места
record-all = Все
record-alone = Соло
record-number = { $seats ->
    [1] Соло
    [2] Вдвоём
    [3] Втроём
    [4] Вчетвером
    [5] Впятером
   *[other] Вшестером
}
record-games = { $games ->
    [one] партия, с людьми — { $people }
    [few] партии, с людьми — { $people }
   *[many] партий, с людьми — { $people }
}
record-first = { $first ->
    [one] первое место из { $games }
    [few] первых места из { $games }
   *[many] первых мест из { $games }
}
record-mean = очков в среднем
record-best = лучший итог, { $day }
record-best-replay = { $points ->
    [one] { $points } очко: повтор
    [few] { $points } очка: повтор
   *[many] { $points } очков: повтор
}
record-accuracy = { $games ->
    [one] точность, { $games } разбор
    [few] точность, { $games } разбора
   *[many] точность, { $games } разборов
}
record-curve = Очки
    .more = Линия — среднее за десять последних партий или меньше. Полоса тянется от худшей из них до лучшей.
    .picture = { $title }: очки со временем. Среднее за последние партии сейчас — { $now }.
record-by-seats = По числу мест
record-games-head = Партии
record-places = Места с первого
record-mean-head = Среднее
record-best-head = Лучшее
record-accuracy-head = Точность
record-sources = Откуда мои очки
record-source = Источник
record-me = Я
record-rivals = Соперники
record-legend-me = { $games ->
    [one] я, { $games } партия
    [few] я, { $games } партии
   *[many] я, { $games } партий
}
record-legend-rival = мой средний соперник
record-bests = Личные рекорды
record-best-alone = Соло
record-best-against = { $seats ->
    [2] Вдвоём. За столом: { $names }
    [3] Втроём. За столом: { $names }
    [4] Вчетвером. За столом: { $names }
    [5] Впятером. За столом: { $names }
   *[other] Вшестером. За столом: { $names }
}
record-widest = Самая крупная победа. За столом: { $names }
record-brought = { $source }: { $points ->
    [one] { $points } очко.
    [few] { $points } очка.
   *[many] { $points } очков.
}
record-replay = Повтор
record-none = { $title }: законченных партий пока нет
record-none-more = После первой партии здесь появятся ваши места, очки и рекорды. Уроки и партии, которые за вас доиграл бот, не считаются.
record-begin = Открыть стол
record-month = { $month }, игры дня
record-day-played = { $day }, { $title }: место { $place }
record-day-today = { $day }, сегодня: { $title }
record-today = сегодня
record-leaf = Число — ваше место в тот день.
record-streak = { $present ->
    [0] Сейчас дней подряд нет
    [one] Сейчас { $present } день подряд
    [few] Сейчас { $present } дня подряд
   *[many] Сейчас { $present } дней подряд
}, лучший результат — { $longest }. Один пропуск в неделю ряд не прерывает.
record-csv = Все мои партии таблицей (CSV)
