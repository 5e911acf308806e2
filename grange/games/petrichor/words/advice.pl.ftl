# Why an option is worth considering: what it changes most; .less where that is a loss

advice-coffee = Kawa przyniesie więcej: około +{ $points }.
    .less = Kawa przyniesie mniej: około −{ $points }.
advice-cotton = Bawełna przyniesie więcej: około +{ $points }.
    .less = Bawełna przyniesie mniej: około −{ $points }.
advice-rice = Ryż przyniesie więcej: około +{ $points }.
    .less = Ryż przyniesie mniej: około −{ $points }.
advice-grass = Trawa przyniesie więcej: około +{ $points }.
    .less = Trawa przyniesie mniej: około −{ $points }.
advice-potato = Ziemniaki przyniosą więcej: około +{ $points }.
    .less = Ziemniaki przyniosą mniej: około −{ $points }.
advice-wheat = Pszenica przyniesie więcej: około +{ $points }.
    .less = Pszenica przyniesie mniej: około −{ $points }.
advice-corn = Kukurydza przyniesie więcej: około +{ $points }.
    .less = Kukurydza przyniesie mniej: około −{ $points }.
advice-pear = Opuncja przyniesie więcej: około +{ $points }.
    .less = Opuncja przyniesie mniej: około −{ $points }.
advice-dice = Kości żniw bardziej ci sprzyjają: około +{ $points }.
    .less = Kości żniw mniej ci sprzyjają: około −{ $points }.
advice-votes = Więcej wygranych głosowań: około +{ $points }.
    .less = Mniej wygranych głosowań: około −{ $points }.
advice-tokens = Więcej żetonów pszenicy: około +{ $points }.
    .less = Mniej żetonów pszenicy: około −{ $points }.
advice-tiles = Twoje krople na polu dadzą więcej: około +{ $points }.
    .less = Twoje krople na polu dadzą mniej: około −{ $points }.
advice-clouds = Więcej wody w chmurach i w zapasie: około +{ $points }.
    .less = Mniej wody w chmurach i w zapasie: około −{ $points }.
