# Why an option is worth considering: what it changes most; .less where that is a loss, .plain beside what it gains in all

advice-only = There is nothing else to choose.
advice-even = It hardly matters which one you choose here.
advice-usual = About as good as most others.
advice-same = Just as good.
advice-later = It pays off later, not at once.
    .less = It costs something later, not at once.
advice-rivals = The best rival gets about { $points } less.
    .less = The best rival gets about { $points } more.
    .plain = The best rival gets less.

# what it gains, as a number
advice-gain = +{ $points }
    .less = −{ $points }
