# Why an option is worth considering: what it changes most; .less where that is a loss

advice-fields = Больше полей: примерно +{ $points }.
    .less = Меньше полей: примерно −{ $points }.
advice-pastures = Больше пастбищ: примерно +{ $points }.
    .less = Меньше пастбищ: примерно −{ $points }.
advice-grain = Больше зерна: примерно +{ $points }.
    .less = Меньше зерна: примерно −{ $points }.
advice-vegetables = Больше овощей: примерно +{ $points }.
    .less = Меньше овощей: примерно −{ $points }.
advice-sheep = Больше овец: примерно +{ $points }.
    .less = Меньше овец: примерно −{ $points }.
advice-boar = Больше свиней: примерно +{ $points }.
    .less = Меньше свиней: примерно −{ $points }.
advice-cattle = Больше коров: примерно +{ $points }.
    .less = Меньше коров: примерно −{ $points }.
advice-llamas = Больше лам: примерно +{ $points }.
    .less = Меньше лам: примерно −{ $points }.
advice-unused = Меньше незанятых участков: примерно +{ $points }.
    .less = Больше незанятых участков: примерно −{ $points }.
advice-stables = Больше огороженных хлевов: примерно +{ $points }.
    .less = Меньше огороженных хлевов: примерно −{ $points }.
advice-rooms = Дом лучше: примерно +{ $points }.
    .less = Дом хуже: примерно −{ $points }.
advice-people = Семья больше или есть куда ей расти: примерно +{ $points }.
    .less = Семья меньше или ей тесно: примерно −{ $points }.
advice-cards = Карты принесут больше: примерно +{ $points }.
    .less = Карты принесут меньше: примерно −{ $points }.
advice-bonus = Больше призовых очков: примерно +{ $points }.
    .less = Меньше призовых очков: примерно −{ $points }.
advice-begging = Меньше попрошайничества: примерно +{ $points }.
    .less = Больше попрошайничества: примерно −{ $points }.
advice-food = Семью легче прокормить: примерно +{ $points }.
    .less = Семью труднее прокормить: примерно −{ $points }.
advice-goods = Больше стройматериалов: примерно +{ $points }.
    .less = Меньше стройматериалов: примерно −{ $points }.
advice-farm = Ферма даст больше при каждом сборе урожая: примерно +{ $points }.
    .less = Ферма даст меньше при каждом сборе урожая: примерно −{ $points }.
advice-board = На поле вам достанется больше: примерно +{ $points }.
    .less = На поле вам достанется меньше: примерно −{ $points }.
advice-win = Больше шансов выиграть партию.
    .less = Меньше шансов выиграть партию.
advice-token = Вы начинаете следующий раунд: примерно +{ $points }.
    .less = Следующий раунд начинаете не вы: примерно −{ $points }.
advice-team = Ферма партнёра выигрывает: примерно +{ $points }.
    .less = Ферма партнёра проигрывает: примерно −{ $points }.

# and what can be said of this position
advice-short-of-food = Вам не хватает { $food } еды, а сбор урожая — { $rounds ->
    [0] после этого раунда.
    [1] после следующего раунда.
    [one] через { $rounds } раунд.
    [few] через { $rounds } раунда.
    [many] через { $rounds } раундов.
   *[other] через { $rounds } раунда.
}
