# Why an option is worth considering: what it changes most; .less where that is a loss, .plain beside what it gains in all

advice-only = Выбирать больше не из чего.
advice-even = Здесь почти всё равно, что выбрать.
advice-usual = Не хуже и не лучше большинства других.
advice-same = Ничуть не хуже.
advice-later = Окупится не сразу, а позже.
    .less = Скажется не сразу, а позже.
advice-rivals = Лучший соперник получит примерно на { $points } меньше.
    .less = Лучший соперник получит примерно на { $points } больше.
    .plain = Лучший соперник получит меньше.

# what it gains, as a number
advice-gain = +{ $points }
    .less = −{ $points }
