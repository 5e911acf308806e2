# Why an option is worth considering: what it changes most; .less where that is a loss, .plain beside what it gains in all

advice-start = Вы раньше начнёте раунд: примерно +{ $points }.
    .less = Раунд раньше вас начнут другие: примерно −{ $points }.
    .plain = Вы раньше начнёте раунд.
advice-light = Больше света: примерно +{ $points }.
    .less = Меньше света: примерно −{ $points }.
    .plain = Больше света.
advice-forest = Лес больше: примерно +{ $points }.
    .less = Лес меньше: примерно −{ $points }.
    .plain = Лес больше.
advice-later-forest = Лес сможет стать больше: примерно +{ $points }.
    .less = Лес уже не сможет стать таким большим: примерно −{ $points }.
    .plain = Лес сможет стать больше.
advice-harvest = Больше от урожая: примерно +{ $points }.
    .less = Меньше от урожая: примерно −{ $points }.
    .plain = Больше от урожая.
advice-fertility = Деревья на более плодородной почве: примерно +{ $points }.
    .less = Деревья на более бедной почве: примерно −{ $points }.
    .plain = Деревья на более плодородной почве.
advice-growth = Сможет вырасти больше: примерно +{ $points }.
    .less = Сможет вырасти меньше: примерно −{ $points }.
    .plain = Сможет вырасти больше.
advice-powers = Способности сильнее: примерно +{ $points }.
    .less = Способности слабее: примерно −{ $points }.
    .plain = Способности сильнее.
