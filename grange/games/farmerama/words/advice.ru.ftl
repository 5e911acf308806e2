# Why an option is worth considering: what it changes most; .less where that is a loss

advice-wool = Больше за шерсть: примерно +{ $points }.
    .less = Меньше за шерсть: примерно −{ $points }.
advice-truffles = Больше за трюфели: примерно +{ $points }.
    .less = Меньше за трюфели: примерно −{ $points }.
advice-milk = Больше за молоко: примерно +{ $points }.
    .less = Меньше за молоко: примерно −{ $points }.
advice-riding = Больше за верховую езду: примерно +{ $points }.
    .less = Меньше за верховую езду: примерно −{ $points }.
advice-crops = Больше урожая: примерно +{ $points }.
    .less = Меньше урожая: примерно −{ $points }.
advice-tiles = Больше жетонов со звездой: примерно +{ $points }.
    .less = Меньше жетонов со звездой: примерно −{ $points }.
advice-pastures = Больше животных на пастбищах: примерно +{ $points }.
    .less = Меньше животных на пастбищах: примерно −{ $points }.
advice-farm = Урожай, поля и вода обещают больше: примерно +{ $points }.
    .less = Урожай, поля и вода обещают меньше: примерно −{ $points }.
