### Разбор сыгранной партии

review-title = { $title }, разбор, ход { $at } из { $last }
review-begin = Партия начинается.
review-at = Ход { $at } из { $last }. { $where }.
review-best = Ничего сильнее не найдено.
review-worth = { $points ->
    [one] После него позиция игрока { $name } стоит около { $points } очка.
    [few] После него позиция игрока { $name } стоит около { $points } очков.
   *[many] После него позиция игрока { $name } стоит около { $points } очков.
}
review-worth-me = { $points ->
    [one] После него ваша позиция стоит около { $points } очка.
    [few] После него ваша позиция стоит около { $points } очков.
   *[many] После него ваша позиция стоит около { $points } очков.
}

## Что было сильнее и кто как сыграл

review-onward = Играть отсюда
    .before = с позиции до этого выбора
    .after = с позиции после этого хода
review-picture = Стол в этот момент
review-picture-before = Стол перед этим выбором: золотом отмечено то, что было сильнее
review-board = Открыть поле

## Ходы

review-tab-curve = График
review-tab-board = Поле
review-tab-moves = Ходы
review-all = Все
review-mine = Мои
review-turning = Переломы
review-leaf = ничего сильнее не найдено
review-turn-before = Предыдущий перелом
review-turn-after = Следующий перелом

## Как он делается

review-ask = Разобрать партию
    .more = Партию много раз доигрывают с разных её моментов: так видно, чего стоил каждый из них и где был выбор сильнее. На это уйдёт минута или несколько; страницу можно закрыть.
review-making = Идёт разбор: готово { $progress } %
    .more = Он идёт сам, страницу можно закрыть.
end-review = Разбор
