# Why an option is worth considering: what it changes most; .less where that is a loss

advice-only = Nie ma innego wyboru.
advice-even = Mniej więcej tak dobre jak większość innych.
advice-later = Głównie dzięki temu, co pozostaje możliwe później.
    .less = Głównie przez to, co później nie będzie już możliwe.
advice-balance = W jednym około +{ $gained }, w czym innym około −{ $lost }.
    .less = W jednym około +{ $gained }, w czym innym około −{ $lost }.
advice-rivals = Najlepszy rywal dostanie około { $points } mniej.
    .less = Najlepszy rywal dostanie około { $points } więcej.

# what it gains, as a number
advice-gain = +{ NUMBER($points, minimumFractionDigits: 1) }
    .less = −{ NUMBER($points, minimumFractionDigits: 1) }
    .none = ±0
