# Why an option is worth considering: what it changes most; .less where that is a loss

advice-only = There is nothing else to choose.
advice-even = About as good as most others.
advice-later = Mostly by what it leaves possible later.
    .less = Mostly by what it rules out later.
advice-balance = About +{ $gained } in some things, about −{ $lost } in others.
    .less = About +{ $gained } in some things, about −{ $lost } in others.
advice-rivals = The best rival gets about { $points } less.
    .less = The best rival gets about { $points } more.

# what it gains, as a number
advice-gain = +{ NUMBER($points, minimumFractionDigits: 1) }
    .less = −{ NUMBER($points, minimumFractionDigits: 1) }
    .none = ±0
