# Why an option is worth considering: what it changes most; .less where that is a loss, .plain beside what it gains in all

advice-wool = Больше за шерсть: примерно +{ $points }.
    .less = Меньше за шерсть: примерно −{ $points }.
    .plain = Больше за шерсть.
advice-truffles = Больше за трюфели: примерно +{ $points }.
    .less = Меньше за трюфели: примерно −{ $points }.
    .plain = Больше за трюфели.
advice-milk = Больше за молоко: примерно +{ $points }.
    .less = Меньше за молоко: примерно −{ $points }.
    .plain = Больше за молоко.
advice-riding = Больше за верховую езду: примерно +{ $points }.
    .less = Меньше за верховую езду: примерно −{ $points }.
    .plain = Больше за верховую езду.
advice-crops = Больше урожая: примерно +{ $points }.
    .less = Меньше урожая: примерно −{ $points }.
    .plain = Больше урожая.
advice-tiles = Больше тайлов со звездой: примерно +{ $points }.
    .less = Меньше тайлов со звездой: примерно −{ $points }.
    .plain = Больше тайлов со звездой.
advice-pastures = Больше животных на пастбищах: примерно +{ $points }.
    .less = Меньше животных на пастбищах: примерно −{ $points }.
    .plain = Больше животных на пастбищах.
advice-water = Больше воды: примерно +{ $points }.
    .less = Меньше воды: примерно −{ $points }.
    .plain = Больше воды.
