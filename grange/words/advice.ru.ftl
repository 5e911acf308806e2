# Why an option is worth considering: what it changes most; .less where that is a loss

advice-only = Выбирать больше не из чего.
advice-even = Не хуже и не лучше большинства других.
advice-later = Окупится позже; в таблице очков этого ещё не видно.
    .less = Позже за это придётся заплатить; в таблице очков этого ещё не видно.
advice-rivals = Лучший соперник получит примерно на { $points } меньше.
    .less = Лучший соперник получит примерно на { $points } больше.

# what it gains, as a number
advice-gain = +{ NUMBER($points, minimumFractionDigits: 1) }
    .less = −{ NUMBER($points, minimumFractionDigits: 1) }
    .none = ±0
