# Why an option is worth considering: what it changes most; .less where that is a loss

advice-only = There is nothing else to choose.
advice-even = About as good as most others.
advice-later = It pays off later; the score sheet does not show it yet.
    .less = It costs something later; the score sheet does not show it yet.
advice-rivals = The best rival gets about { $points } less.
    .less = The best rival gets about { $points } more.

# what it gains, as a number
advice-gain = +{ NUMBER($points, minimumFractionDigits: 1) }
    .less = −{ NUMBER($points, minimumFractionDigits: 1) }
    .none = ±0
