# Why an option is worth considering: what it changes most; .less where that is a loss, .plain beside what it gains in all

advice-only = Nie ma innego wyboru.
advice-even = Tu prawie wszystko jedno, co wybierzesz.
advice-usual = Mniej więcej tak dobre jak większość innych.
advice-same = Równie dobre.
advice-later = Opłaci się później, nie od razu.
    .less = Zaszkodzi później, nie od razu.
advice-rivals = Najlepszy rywal dostanie około { $points } mniej.
    .less = Najlepszy rywal dostanie około { $points } więcej.
    .plain = Najlepszy rywal dostanie mniej.

# what it gains, as a number
advice-gain = +{ $points }
    .less = −{ $points }
