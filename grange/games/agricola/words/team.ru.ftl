### Agricola: the team game

rule-team = Командная игра
    .about = Для четверых: партнёры сидят друг напротив друга, торгуют на Рыночной площади, строят друг для друга и побеждают вместе.
team-off = Каждый за себя
team-lower = Засчитывается меньшее
    .about = По каждому критерию засчитывается меньшее из значений двух партнёров.
team-product = Произведение
    .about = Очки обоих партнёров перемножаются (Клерк Ли).
error-team-seats = Командная игра — для { $seats } игроков: двое против двоих. Выберите { $seats } места или играйте без команд.

space-marketplace = Рыночная площадь
    .about = Передайте товары партнёру, возьмите товары у него или сделайте и то и другое; за каждый тип товара вы платите 1 такой товар.
look-space-marketplace = { space-marketplace }
    .kind = Ячейка действия командной игры
    .does = Передать товары партнёру и взять товары у него — сколько угодно каждого типа. По 1 товару каждого типа уходит в общий запас.
    .rule = За каждый тип товара, который переходит из рук в руки, стоящий на Рыночной площади платит 1 такой товар в общий запас.
option-do-trade = Торговать с партнёром

ask-trade = Что отдать или взять?
    .more = Каждый тип товара — один раз; 1 такой товар остаётся на рынке.
ask-amount = { $way ->
    [give] Сколько отдать партнёру?
   *[get] Сколько взять у партнёра?
}
    .more = Товар: { $good }. Уходит на 1 больше, чем доходит.

option-send = Отдать: { $good }
option-get = Взять: { $good }
option-amount = Уйдёт { $leaves }, дойдёт { $amount }
option-my-farm = Моя ферма, { $place }: { $goods }
option-partner-farm = Ферма партнёра, { $place }: { $goods }
option-my-field = Поле на { $place }, моя ферма
option-partner-field = Поле на { $place }, ферма партнёра
option-my-add = Моя ферма, { $place }: древесина — { $wood }, места — { $room }
option-partner-add = Ферма партнёра, { $place }: древесина — { $wood }, места — { $room }
option-free = бесплатно

event-room-for = { $who ->
    [you] Вы пристраиваете
   *[other] { $name } пристраивает
} комнату на ферме партнёра: { $place }.
    .brief = комната для партнёра
event-stable-for = { $who ->
    [you] Вы строите
   *[other] { $name } строит
} хлев на ферме партнёра: { $place }.
    .brief = хлев для партнёра
event-plows-for = { $who ->
    [you] Вы вспахиваете
   *[other] { $name } вспахивает
} поле на ферме партнёра: { $place }.
    .brief = поле для партнёра
event-fences-for = { $who ->
    [you] Вы огораживаете
   *[other] { $name } огораживает
} пастбище на ферме партнёра: { $spaces ->
    [one] { $spaces } участок
    [few] { $spaces } участка
    [many] { $spaces } участков
   *[other] { $spaces } участка
}, { $fences ->
    [one] { $fences } новая изгородь
    [few] { $fences } новые изгороди
    [many] { $fences } новых изгородей
   *[other] { $fences } новые изгороди
}.
    .brief = пастбище для партнёра
event-gives = { $who ->
    [you] Вы отдаёте партнёру: { $goods }; доходит { $arrives }.
   *[other] { $name } отдаёт партнёру: { $goods }; доходит { $arrives }.
}
    .brief = партнёру: { $goods }
event-gets = { $who ->
    [you] Вы берёте у партнёра: { $goods }; доходит { $arrives }.
   *[other] { $name } берёт у партнёра: { $goods }; доходит { $arrives }.
}
    .brief = от партнёра: { $goods }

category-team = Вместе с партнёром
look-category-team = { category-team }
    .kind = Строка подсчёта
    .does = Разница между суммой этой фермы и счётом команды, который у обоих партнёров один.
    .rule = Счёт у партнёров общий, и побеждают или проигрывают они вместе.
score-lower = Засчитывается меньшее
score-product = Произведение

title-trade = Обмен
title-partner-farm = Ферма: { $name }
farm-built-on = вы строите здесь
trade-rule = За каждый тип товара, который переходит, 1 остаётся на рынке.
trade-send = Кому: { $name }
trade-get = От кого: { $name }
trade-discounts = Карты партнёра, удешевляющие строительство, действуют и на вас:
