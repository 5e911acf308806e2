### Страница кампании

campaign-games = Партии
campaign-points = Очки кампании
campaign-bars = закрашено — набрано, пунктир — ещё можно набрать
campaign-points-short = очки
campaign-scores-short = сумма
campaign-game = Партия { $number }
campaign-game-played = сыграна
campaign-game-next = следующая
campaign-game-now = идёт
campaign-game-later = впереди
campaign-place = { $place ->
    [1] первое место
    [2] второе место
    [3] третье место
   *[other] четвёртое место
}
campaign-begin-with = С чем вы начинаете
campaign-how = Что дальше
campaign-people = Кого ещё нет
campaign-change-mind = можно менять, пока не началась следующая партия
campaign-to-choose = ещё не выбрано
campaign-after-this = после этой партии
campaign-still-choosing = ещё выбирает
campaign-begin = Начать партию { $number }
campaign-to-table = К столу
campaign-look-back = Прошлая партия
campaign-give-up = Прекратить кампанию
campaign-is-played = Эта партия сейчас идёт
campaign-is-over = Спасибо за игру
campaign-you-choose = Сначала выберите, что оставить на следующую партию
campaign-waits = Ещё выбирают: { $names }
campaign-all-chosen = Все выбрали, что оставить на следующую партию
campaign-three-games = Три партии в одном составе
campaign-try = { $number ->
    [1] Ваша первая попытка
    [2] Ваша вторая попытка. Проигранную партию можно повторять сколько угодно
    [3] Ваша третья попытка. Проигранную партию можно повторять сколько угодно
   *[other] Попытка № { $number }. Проигранную партию можно повторять сколько угодно
}
campaign-complete = Выиграны все партии ({ $length }): кампания пройдена. Продолжать можно сколько угодно
campaign-open = Кампания
campaign-back = Назад к кампании
campaign-back-more = { $alone ->
    [yes] что остаётся и какая цель дальше
   *[other] что переходит и какая партия дальше
}
front-campaigns = Кампании
front-way-campaign = Кампания
new-campaign = Как кампанию
