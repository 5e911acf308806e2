# Why an option is worth considering: what it changes most; .less where that is a loss

advice-only = Выбирать больше не из чего.
advice-even = Не хуже и не лучше большинства других.
advice-later = В основном за счёт того, что остаётся возможным позже.
    .less = В основном из-за того, что станет невозможным позже.
advice-balance = В одном примерно +{ $gained }, в другом примерно −{ $lost }.
    .less = В одном примерно +{ $gained }, в другом примерно −{ $lost }.
advice-rivals = Лучший соперник получит примерно на { $points } меньше.
    .less = Лучший соперник получит примерно на { $points } больше.

# what it gains, as a number
advice-gain = +{ NUMBER($points, minimumFractionDigits: 1) }
    .less = −{ NUMBER($points, minimumFractionDigits: 1) }
    .none = ±0
