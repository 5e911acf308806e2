# Why an option is worth considering: what it changes most; .less where that is a loss

advice-start = Вы раньше начнёте раунд: примерно +{ $points }.
    .less = Раунд раньше вас начнут другие: примерно −{ $points }.
advice-light = Больше света: примерно +{ $points }.
    .less = Меньше света: примерно −{ $points }.
advice-forest = Лес больше: примерно +{ $points }.
    .less = Лес меньше: примерно −{ $points }.
advice-harvest = Больше от урожая: примерно +{ $points }.
    .less = Меньше от урожая: примерно −{ $points }.
advice-fertility = Деревья на более плодородной почве: примерно +{ $points }.
    .less = Деревья на более бедной почве: примерно −{ $points }.
advice-growth = Сможет вырасти больше: примерно +{ $points }.
    .less = Сможет вырасти меньше: примерно −{ $points }.
advice-powers = Способности сильнее: примерно +{ $points }.
    .less = Способности слабее: примерно −{ $points }.
