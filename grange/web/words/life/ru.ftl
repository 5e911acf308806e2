### Жизнь стола: конец партии, реванш, один экран на нескольких и партия дня

## Конец партии

end-place = { $place ->
    [2] Вы на втором месте.
    [3] Вы на третьем месте.
   *[other] Вы на четвёртом месте.
}
end-shared = { $place ->
    [2] Второе место делите вы и { $names }.
    [3] Третье место делите вы и { $names }.
   *[other] Четвёртое место делите вы и { $names }.
}
end-decided = Что решило исход:
end-gain = { $label } +{ $points }
end-compared = { $gains } по сравнению с игроком { $name }.
end-compared-me = { $gains } по сравнению с вами.
end-rematch = Реванш
end-to-rematch = К реваншу
end-begins = за тем же столом, начинает { $name }
end-i-begin = за тем же столом, начинаете вы
end-all-begin = за тем же столом, начинают все вместе
end-again = Сыграть ещё раз
    .more = те же правила, новый расклад
end-board = Поле в конце
end-back = К итогам
end-daily = Это была партия дня, { $day }.
end-daily-ranking = Таблица этого дня
end-agreed = Партия окончена досрочно, по общему согласию.
end-where = Партия окончена
daily-where = Партия дня, { $day } · { $where }

## Кто сидит за столом

new-face = Выбрать другого бота
new-name-here = Имя
sit-kept = Для вас оставлено место
sit-table = За столом
sit-you = вы
sit-name = Как к вам обращаться?
sit-nameless = Без имени: { $name }
sit-to-me = Завести аккаунт
sit-watch = Только смотреть

## Один экран на нескольких

hand-to = Передайте экран. Следующий ход:
hand-here = Это я, { $name }. Показать мой ход
hand-undo = { $name }: отменить последний выбор

## Партия дня

front-minutes = { $minutes } мин
front-upload-pick = Выбрать запись
daily-today = Партия дня
daily-alone = { $title }, в одиночку.
daily-about = Карты у всех одинаковы, попытка одна.
daily-play = Сыграть партию дня
daily-go-on = К вашей партии
daily-name = Ваше имя в таблице
daily-nameless = Кто-то
daily-played = { $count ->
    [0] Пока никто не сыграл. День кончается в полночь по UTC.
    [one] Сыграл { $count } человек.
    [few] Сыграли { $count } человека.
    [many] Сыграло { $count } человек.
   *[other] Сыграло { $count } человека.
}
daily-ranking = Вся таблица
daily-archive = Прошедшие дни
daily-archive-none = Пока не прошло ни одного дня. Загляните завтра.
daily-scores = Таблица: { $title }
daily-best = Лучший результат
daily-mine = Вы
daily-day = День
daily-game = Игра
daily-not-mine = не играли
daily-score = { $points }, место { $place }
daily-title = Партия дня: { $day }
daily-look = Посмотреть партию: { $name }
daily-none = Её никто не доиграл.
daily-sealed = Расклад и повторы закрыты, пока день не кончился.
daily-seed = Зерно: { $seed }
daily-play-past = Сыграть для удовольствия
daily-play-past-more = День прошёл, в таблицу это уже не войдёт.
