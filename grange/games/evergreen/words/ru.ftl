### Evergreen

game-name = Evergreen
game-about = Озелените планету, следите за тенями и помните: карты, которые никто не взял, достаются почве.

## Things

# .on: где; .of: чего; .onto: на что
biome-meadow = Луга
    .on = на Лугах
    .of = Лугов
    .onto = на Луга
biome-flowers = Лесостепь
    .on = в Лесостепи
    .of = Лесостепи
    .onto = на Лесостепь
biome-wheat = Поля
    .on = на Полях
    .of = Полей
    .onto = на Поля
biome-rock = Горы
    .on = в Горах
    .of = Гор
    .onto = на Горы
biome-swamp = Болота
    .on = на Болотах
    .of = Болот
    .onto = на Болота
biome-snow = Тундра
    .on = в Тундре
    .of = Тундры
    .onto = на Тундру
biome-wild = Джокер
    .on = где угодно
    .of = Джокера
    .onto = на Джокера

power-sprout = Росток
power-small = Малое дерево
power-big = Большое дерево
power-bush = Куст
power-lake = Озеро
power-harvest = Урожай

# .ins: чем; .you-put: вы … (что); .puts: он, она … (что)
piece-sprout = росток
    .ins = ростком
    .you-put = сажаете росток
    .puts = сажает росток
piece-small = малое дерево
    .ins = малым деревом
    .you-put = сажаете малое дерево
    .puts = сажает малое дерево
piece-big = большое дерево
    .ins = большим деревом
    .you-put = сажаете большое дерево
    .puts = сажает большое дерево
piece-bush = куст
    .ins = кустом
    .you-put = сажаете куст
    .puts = сажает куст
piece-lake = озеро
    .ins = озером
    .you-put = размещаете озеро
    .puts = размещает озеро

# .lower: в середине предложения
season-spring = Весна
    .lower = весна
season-summer = Лето
    .lower = лето
season-autumn = Осень
    .lower = осень
season-winter = Зима
    .lower = зима

side-north = север
    .in = на севере
side-east = восток
    .in = на востоке
side-south = юг
    .in = на юге
side-west = запад
    .in = на западе

area-meadow = на Лугах
area-flowers = в Лесостепи
area-wheat = на Полях
area-rock = в Горах
area-swamp = на Болотах
area-snow = в Тундре
area-wild = где угодно
area-lake = рядом с озером

## The table

where = { $season }, раунд { $round } из { $rounds }
title-market = Рынок
title-fertility = Плодородность
title-powers = Способности
title-planets = Планеты
market-empty = Все карты разобраны.
deck-left = { $cards ->
    [one] { $cards } карта в колоде
    [few] { $cards } карты в колоде
    [many] { $cards } карт в колоде
   *[other] { $cards } карты в колоде
}
token-here = первый ход в следующем раунде
supply-left = Осталось в запасе: { $bushes ->
    [one] { $bushes } куст
    [few] { $bushes } куста
    [many] { $bushes } кустов
   *[other] { $bushes } куста
}, { $lakes ->
    [one] { $lakes } озеро
    [few] { $lakes } озера
    [many] { $lakes } озёр
   *[other] { $lakes } озера
}
automa = Автома
crevasse = расщелина
planet-of = { $name }: планета, солнце { $side-in }
picture-of-card = { $biome }, { $power }
in-shadow = сейчас в тени
terminal-sun = солнце
terminal-biome = биом, как в списке «Плодородность»
terminal-fertility = плодородность на карте
terminal-drought = засушливость на карте
terminal-marker = сила способности
now-light = Свет сейчас: { $points }
now-forest = Лес сейчас: { $points }

## Questions

ask-take-card = Какую карту вы берёте?
    .more = Её биом — место вашего действия, её способностью можно воспользоваться. Карта, которую никто не возьмёт, может изменить почву.
ask-choose-action = Что вы делаете?
    .more = Ваша карта: { $biome }, { $power }
ask-choose-power = Применить способность карты?
    .more = { $power }: сначала маркер сдвинется на деление, если он не в конце шкалы, затем вы примените способность.
ask-plant = Куда посадить росток?
    .more = { $times ->
        [one] Ещё { $times } росток, { $area }
        [few] Ещё до { $times } ростков, { $area }
        [many] Ещё до { $times } ростков, { $area }
       *[other] Ещё до { $times } ростков, { $area }
    }
ask-grow = Что вырастить?
    .more = { $times ->
        [one] Ещё { $times } растение, { $area }
        [few] До { $times } растений в разных ячейках, { $area }
        [many] До { $times } растений в разных ячейках, { $area }
       *[other] До { $times } растений в разных ячейках, { $area }
    }
ask-plant-then-grow = Куда посадить росток?
    .more = Один росток, { $area }; затем можно вырастить растение в другой ячейке.
ask-plant-or-grow = Куда посадить росток или что вырастить?
    .more = Одна ячейка, где угодно на планете
ask-raise-tree = Что станет { $piece-ins }?
    .more = { $times ->
        [one] Ещё { $times } растение, где угодно на планете
        [few] Ещё до { $times } растений, где угодно на планете
        [many] Ещё до { $times } растений, где угодно на планете
       *[other] Ещё до { $times } растений, где угодно на планете
    }
ask-bush = Куда посадить куст?
    .more = { $times ->
        [one] Ещё { $times } куст, где угодно на планете
        [few] Ещё до { $times } кустов, где угодно на планете
        [many] Ещё до { $times } кустов, где угодно на планете
       *[other] Ещё до { $times } кустов, где угодно на планете
    }
ask-lake = Где разместить озеро?
    .more = { $times ->
        [one] Ещё { $times } озеро; рядом с ним сразу можно вырастить до 2 растений.
        [few] Ещё до { $times } озёр; рядом с каждым сразу можно вырастить до 2 растений.
        [many] Ещё до { $times } озёр; рядом с каждым сразу можно вырастить до 2 растений.
       *[other] Ещё до { $times } озёр; рядом с каждым сразу можно вырастить до 2 растений.
    }

## Options

option-take = { $biome }, { $power }
option-action-a = Посадить до 3 ростков
option-action-b = Вырастить до 2 растений
option-action-c = Посадить 1 и вырастить 1
option-action-d = Посадить или вырастить 1, где угодно
option-power = Применить способность
option-skip = Не применять
option-enough = Хватит
option-plant = Росток на { $cell }
option-grow = Рост на { $cell }
option-bush = Куст на { $cell }
option-lake = Озеро на { $cell }

## What happens

event-begins = { $who ->
    [you] Вы начинаете.
   *[other] { $name } начинает.
}
event-round = { $season }, раунд { $round }
event-season = Наступает { $season-lower }; солнце стоит { $side-in }.
event-takes = { $who ->
    [you] Вы берёте
   *[other] { $name } берёт
} карту «{ $biome }, { $power }».
    .brief = { $biome }, { $power }
event-automa-takes = Автома берёт карту «{ $biome }, { $power }».
event-left-fertility = Остаётся карта «{ $biome }, { $power }»: плодородность { $biome-of } растёт.
    .brief = { $biome }: почва плодороднее
event-left-drought = Остаётся карта «{ $biome }, { $power }»: { $biome-onto } ложится засушливость.
    .brief = засушливость { $biome-on }
event-left-none = Остаётся карта «{ $biome }, { $power }», она уходит в сброс.
event-plants = { $who ->
    [you] Вы { $piece-you-put }
   *[other] { $name } { $piece-puts }
} { $biome-on } ({ $cell }).
    .brief = { $piece } на { $cell }
event-grows = { $who ->
    [you] У вас
   *[other] { $name }:
} на { $cell } вырастает { $piece }.
    .brief = { $piece } на { $cell }
event-power = { $who ->
    [you] Вы применяете
   *[other] { $name } применяет
} способность «{ $power }», её сила — { $strength }.
    .brief = сила «{ $power }»
event-light = { $who ->
    [you] Ваши деревья собирают
   *[other] { $name }: деревья собирают
} света на { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}.
    .brief = свет: { $points }
event-forest = { $who ->
    [you] Ваш самый большой лес приносит
   *[other] { $name }: самый большой лес приносит
} { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}.
    .brief = лес: { $points }
event-fertility = { $who ->
    [you] Почва даёт вашим большим деревьям
   *[other] { $name }: почва даёт большим деревьям
} { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}.

## Points

category-start = Старт
category-light = Свет
category-forest = Лес
category-harvest = Урожай
category-fertility = Плодородность

verdict-rank = Ваш ранг: { $rank }.
rank-broccoli = Брокколи
rank-bonsai = Бонсай
rank-olive = Олива
rank-holly = Остролист
rank-birch = Берёза
rank-pine = Сосна
rank-oak = Дуб
rank-baobab = Баобаб
rank-sequoia = Легендарная секвойя

## Rule options

rule-sun = Откуда начинает солнце
    .about = Где солнце стоит весной. Дальше оно идёт по часовой стрелке, сезон за сезоном.
sun-north = Север
sun-east = Восток
sun-south = Юг
sun-west = Запад
rule-supply = Запас кустов и озёр
    .about = Строгий: 20 кустов и 20 озёр на всех; тогда игроки действуют по очереди.
supply-unlimited = Сколько нужно
supply-strict = По 20
rule-deck = Колода
    .about = В суровой колоде у каждого биома две карты засушливости и меньше карт с одним значком плодородности.
deck-mild = Мягкая
deck-harsh = Суровая

## Mistakes in a components file

mistake-track = { $place }: шкала начинается с 0, и в ней есть ещё хотя бы одно деление; ни одно не меньше 0.
mistake-cards = { $place }: нужны шесть чисел, по одному на способность; -1 — засушливость, 0 — нет значка, от 1 до 9 — плодородность.
mistake-wild = { $place }: на Джокерах нет значков, поэтому все шесть чисел — 0.
mistake-map-size = { $place }: все ряды одной длины, а ячеек в длину и в ширину — не больше { $most }.
mistake-map-letters = { $place }: незнакомые буквы: { $letters }; годятся M F W R S N для биомов, X для расщелины и точка для пустоты вокруг планеты.
mistake-map-biomes = { $place }: у этих биомов нет ни одной ячейки: { $biome }.
mistake-rounds = { $place }: нужны четыре сезона, в каждом от 1 до 5 раундов.
mistake-deck-runs-out = { $place }: 42 карт не хватит на столько раундов и столько плодородности в начале.
mistake-points = { $place }: нужны четыре числа от 0 до 99, в порядке хода.
mistake-number = { $place }: нужно число от { $least } до { $most }.
mistake-ranks = { $place }: каждый ранг требует не меньше очков, чем предыдущий.

# the pages of the table in a hand
tab-planet = Планета
tab-powers = Силы
tab-rivals = Соперники
