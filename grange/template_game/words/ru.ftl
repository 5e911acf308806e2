game-name = Template game
game-about = Забирайте самые тяжёлые мешки зерна раньше других.

place-left = слева
place-middle = посередине
place-right = справа

title-row = Ряд
tab-row = Ряд
where = { $sacks ->
    [one] Впереди ещё { $sacks } мешок
    [few] Впереди ещё { $sacks } мешка
   *[many] Впереди ещё { $sacks } мешков
}

ask-take = Какой мешок вы возьмёте?
    .more = На его место ляжет следующий.
option-take = Мешок { $place }, зерно: { $grain }
event-take = { $who ->
    [you] Вы берёте мешок, зерно: { $grain }.
   *[other] { $name } берёт мешок, зерно: { $grain }.
}

category-grain = Зерно

look-grain = Зерно
    .kind = То, что лежит в мешках
    .does = Каждое приносит 1 очко.
    .rule = В свой ход возьмите один из открытых мешков.
look-category-grain = Зерно
    .kind = Строка подсчёта очков
    .does = Каждое приносит 1 очко.
    .rule = Побеждает тот, у кого больше всего зерна.
