# Что говорит разбор сыгранной партии: на странице и в файле

review-where = Разбор
review-curve = Сколько стоила позиция
review-turns = { $number ->
    [0] переломов нет
    [one] { $number } перелом
    [few] { $number } перелома
   *[many] { $number } переломов
}
review-cost = { $points ->
    [one] Этот выбор стоил примерно { $points } очко.
    [few] Этот выбор стоил примерно { $points } очка.
   *[many] Этот выбор стоил примерно { $points } очков.
}
review-cost-lead = { $points ->
    [one] Этот выбор стоил примерно { $points } очко относительно лучшего из соперников.
    [few] Этот выбор стоил примерно { $points } очка относительно лучшего из соперников.
   *[many] Этот выбор стоил примерно { $points } очков относительно лучшего из соперников.
}
review-stronger = Был выбор сильнее
review-chosen = сделанный выбор
review-accuracy = Точность
    .more = 100 % — более сильного выбора не нашлось; 50 % — выбор обошёлся вдвое дороже, чем один выбор приносит в среднем. Чем больше на кону, тем больше вес выбора.
    .rivals = Очки считаются относительно лучшего из соперников.
review-share = { $share } %
review-phase-opening = Начало
review-phase-middle = Середина
review-phase-ending = Конец
review-phase-whole = Партия
review-heading = { $game }: разбор
review-running = Идёт разбор
review-move = Ход { $number }, { $name }: { $choice }
review-about = Ход { $number }, { $where }.
review-instead = { $points ->
    [one] { $choice }: было бы примерно на { $points } очко лучше.
    [few] { $choice }: было бы примерно на { $points } очка лучше.
   *[many] { $choice }: было бы примерно на { $points } очков лучше.
}
review-rest = Всё остальное вместе: примерно +{ $points }.
    .less = Всё остальное вместе: примерно −{ $points }.
review-none = Разбор не нашёл ничего, что наверняка было бы сильнее сделанного.
review-no-turns = Ни один выбор не стоил дорого.
review-swings = Где график изменился сильнее всего
review-swing = { $name }: примерно { $change } вокруг этого хода — из-за везения, чужих ходов или мелочей.
    .alone = { $name }: примерно { $change } вокруг этого хода — из-за везения или мелочей.
review-others = Другие ошибки
review-written = Разбор записан в { $file }.
