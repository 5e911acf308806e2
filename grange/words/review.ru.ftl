# Что говорит разбор сыгранной партии: на странице и в файле

review-where = Разбор
review-curve = Чего стоила позиция
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
review-stronger = Был выбор сильнее
review-chosen = сделанный выбор
review-accuracy = Взято из возможного
    .more = Ошибка — это выбор, который наверняка привёл к меньшему, чем другой, если судить по тому, что игрок мог знать.
    .rivals = Очки считаются относительно лучшего из соперников.
review-share = { $share } %
review-phase-opening = Начало
review-phase-middle = Середина
review-phase-ending = Конец
review-heading = { $game }: разбор
review-running = Идёт разбор
review-move = Ход { $number }, { $name }: { $choice }
review-instead = { $points ->
    [one] { $choice }: было бы примерно на { $points } очко лучше.
    [few] { $choice }: было бы примерно на { $points } очка лучше.
   *[many] { $choice }: было бы примерно на { $points } очков лучше.
}
review-none = Не найдено ничего, что наверняка было бы сильнее сделанного.
review-others = Другие ошибки
review-written = Разбор записан в { $file }.
