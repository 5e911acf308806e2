### Agricola: the seasons

season-winter = Зима
    .small = зима
season-spring = Весна
    .small = весна
season-summer = Лето
    .small = лето
season-autumn = Осень
    .small = осень

space-winter = Ребёнок у очага
space-spring = Приплод и засев
space-summer = Пахота и продажа
space-autumn = Жатва и огород

about-winter = Заплатите { $wood ->
    [one] { $wood } древесину
    [few] { $wood } древесины
    [many] { $wood } древесины
   *[other] { $wood } древесины
} и по { $each ->
    [one] { $each } еде
    [few] { $each } еды
    [many] { $each } еды
   *[other] { $each } еды
} за каждый предстоящий сбор урожая: семейство увеличивается, даже если свободной комнаты нет.
about-spring = Разведите животных на своей ферме, засейте поля или сделайте и то и другое.
about-summer = Вспашите одно поле и/или сделайте одно из двух: испеките хлеб либо продайте 1 зерно за { $food ->
    [one] { $food } еду
    [few] { $food } еды
    [many] { $food } еды
   *[other] { $food } еды
}.
about-autumn = Снимите урожай со своих полей, возьмите 1 овощ или сделайте и то и другое.

option-do-winter_child = Заплатить за ребёнка
option-do-breed = Развести животных
option-do-sell = Продать 1 зерно
option-do-reap = Снять урожай с полей
option-do-vegetable = Взять овощ

event-season = { $season }: время года меняет запасы и правила этого раунда.
event-sells = { $who ->
    [you] Вы продаёте 1 зерно за
   *[other] { $name } продаёт 1 зерно за
} { $food ->
    [one] { $food } еду
    [few] { $food } еды
   *[many] { $food } еды
}.
    .brief = продано 1 зерно

change-refill = При пополнении: { $goods }
season-good = { $good } { $more }
season-fishing = на «Рыбалке» еда { $more }
change-winter-fishing = «Рыбалка» закрыта до { $count }-го раунда включительно
change-winter-field = Каждое новое поле стоит { $count ->
    [one] { $count } еду
    [few] { $count } еды
    [many] { $count } еды
   *[other] { $count } еды
}
change-winter-space = Ячейка времени года: ребёнок даже без комнаты
change-spring-fences = Изгороди: если оплачена хотя бы одна, ещё до { $count } бесплатно
change-spring-space = Ячейка времени года: приплод и засев
change-summer-laborer = «Подёнщик» даёт ещё и { goods-grain }
change-summer-stables = С каждой новой комнатой хлев бесплатно
change-summer-space = Ячейка времени года: вспахать поле, испечь хлеб или продать 1 зерно за { $count ->
    [one] { $count } еду
    [few] { $count } еды
    [many] { $count } еды
   *[other] { $count } еды
}
change-autumn-majors = Особые улучшения стоят на { $count ->
    [one] { $count } стройматериал меньше
    [few] { $count } стройматериала меньше
    [many] { $count } стройматериалов меньше
   *[other] { $count } стройматериала меньше
}
change-autumn-space = Ячейка времени года: жатва на своих полях, 1 овощ

season-round = только раунд { $round }
season-shut = нет
picture-of-season = { $season }, потом { $next }
where-season = Раунд { $round } из { $rounds }, { $season-small }
where-season-harvest = { where-season }, после него сбор урожая

look-space-season = { $name }
    .kind = Ячейка времени года
    .does = { $about }
    .rule = Доступна только ячейка текущего времени года, и на ней помещается один родич.
look-season = { $season }
    .kind = Время года в этом раунде
    .does = { $changes }.
    .rule = Когда все возвращаются домой, наступает следующее время года.

rule-seasons = Времена года
    .about = У каждого раунда своё время года: оно меняет запасы и цены и даёт собственную ячейку действия. Здесь — время года первого раунда.
seasons-off = Без них
seasons-spring = Начиная с весны
seasons-summer = Начиная с лета
seasons-autumn = Начиная с осени
seasons-winter = Начиная с зимы
seasons-now = Начиная с нынешнего времени года
