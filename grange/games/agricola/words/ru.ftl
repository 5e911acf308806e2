### Agricola

game-name = Агрикола
game-about = Четырнадцать раундов, чтобы из голого двора и избы в две комнаты вырастить ферму, которая прокормит растущее семейство.

## Things

# .one: что (одно); .ins: чем
good-wood = древесина
    .one = 1 древесину
    .ins = древесиной
good-clay = глина
    .one = 1 глину
    .ins = глиной
good-reed = тростник
    .one = 1 тростник
    .ins = тростником
good-stone = камень
    .one = 1 камень
    .ins = камнем
good-grain = зерно
    .one = 1 зерно
    .ins = зерном
good-vegetable = овощи
    .one = 1 овощ
    .ins = овощами
good-food = еда
    .one = 1 еду
    .ins = едой
good-sheep = овцы
    .one = 1 овцу
    .ins = овцами
good-boar = свиньи
    .one = 1 свинью
    .ins = свиньями
good-cattle = коровы
    .one = 1 корову
    .ins = коровами

goods-wood = { $count ->
    [one] { $count } древесина
    [few] { $count } древесины
    [many] { $count } древесины
   *[other] { $count } древесины
}
goods-clay = { $count ->
    [one] { $count } глина
    [few] { $count } глины
    [many] { $count } глины
   *[other] { $count } глины
}
goods-reed = { $count ->
    [one] { $count } тростник
    [few] { $count } тростника
    [many] { $count } тростника
   *[other] { $count } тростника
}
goods-stone = { $count ->
    [one] { $count } камень
    [few] { $count } камня
    [many] { $count } камней
   *[other] { $count } камня
}
goods-grain = { $count ->
    [one] { $count } зерно
    [few] { $count } зерна
    [many] { $count } зерна
   *[other] { $count } зерна
}
goods-vegetable = { $count ->
    [one] { $count } овощ
    [few] { $count } овоща
    [many] { $count } овощей
   *[other] { $count } овоща
}
goods-food = { $count ->
    [one] { $count } еда
    [few] { $count } еды
    [many] { $count } еды
   *[other] { $count } еды
}
goods-sheep = { $count ->
    [one] { $count } овца
    [few] { $count } овцы
    [many] { $count } овец
   *[other] { $count } овцы
}
goods-boar = { $count ->
    [one] { $count } свинья
    [few] { $count } свиньи
    [many] { $count } свиней
   *[other] { $count } свиньи
}
goods-cattle = { $count ->
    [one] { $count } корова
    [few] { $count } коровы
    [many] { $count } коров
   *[other] { $count } коровы
}

# .in: где
house-wood = изба
    .in = в избе
house-clay = мазанка
    .in = в мазанке
house-stone = каменный дом
    .in = в каменном доме

space-farm_expansion = Застройка фермы
    .about = Пристройте комнаты, постройте хлева или и то и другое — на сколько хватит стройматериалов.
space-meeting_place = Лобное место
    .about = Станьте первым игроком следующего раунда и заберите всю еду отсюда.
space-grain_seeds = Семена зерновых
    .about = Возьмите зерно из общего запаса.
space-farmland = Пашня
    .about = Вспашите одно поле.
space-lessons = Обучение
    .about = Здесь учат профессиям; в игре без карт сюда никто не ходит.
space-day_laborer = Подёнщик
    .about = Заработайте еду.
space-forest = Лес
    .about = Заберите отсюда всю древесину.
space-clay_pit = Глиняный карьер
    .about = Заберите отсюда всю глину.
space-reed_bank = Заросли тростника
    .about = Заберите отсюда весь тростник.
space-fishing = Рыбалка
    .about = Заберите отсюда всю еду.
space-copse = Перелесок
    .about = Заберите отсюда всю древесину.
space-grove = Роща
    .about = Заберите отсюда всю древесину.
space-resource_market = Рынок
    .about = Возьмите еду и стройматериалы; втроём выбирают между тростником и камнем.
space-hollow = Яма
    .about = Заберите отсюда всю глину.
space-lessons_more = Обучение
    .about = Здесь учат профессиям; в игре без карт сюда никто не ходит.
space-traveling_players = Бродячие артисты
    .about = Заберите отсюда всю еду.
space-side_job = Подработка
    .about = Постройте один хлев за 1 древесину, испеките хлеб или сделайте и то и другое.
space-animal_market = Ярмарка животных
    .about = Возьмите овцу и еду, или свинью, или купите корову за еду.
space-modest_wish = Смутное желание завести ребёнка
    .about = Увеличьте семейство, если есть свободная комната; доступно с 5-го раунда.
space-major_improvement = Особое улучшение
    .about = Постройте одно особое улучшение.
space-fencing = Огораживание
    .about = Возведите изгороди по 1 древесине за каждую и обнесите ими пастбища.
space-grain_utilization = Обработка зерна
    .about = Засейте поля, испеките хлеб или сделайте и то и другое.
space-sheep_market = Ярмарка овец
    .about = Заберите всех овец; кому не хватит места на ферме, те идут на еду или убегают.
space-basic_wish = Разумное желание завести ребёнка
    .about = Увеличьте семейство, если есть свободная комната.
space-house_redevelopment = Перепланировка жилища
    .about = Перестройте жилище; после этого можно построить особое улучшение.
space-western_quarry = Западная каменоломня
    .about = Заберите отсюда весь камень.
space-vegetable_seeds = Семена овощей
    .about = Возьмите овощ из общего запаса.
space-pig_market = Ярмарка свиней
    .about = Заберите всех свиней; кому не хватит места на ферме, те идут на еду или убегают.
space-cattle_market = Ярмарка коров
    .about = Заберите всех коров; кому не хватит места на ферме, те идут на еду или убегают.
space-eastern_quarry = Восточная каменоломня
    .about = Заберите отсюда весь камень.
space-urgent_wish = Острое желание завести ребёнка
    .about = Увеличьте семейство, даже если свободной комнаты нет.
space-cultivation = Культивирование
    .about = Вспашите одно поле, засейте поля или сделайте и то и другое.
space-farm_redevelopment = Перепланировка фермы
    .about = Перестройте жилище; после этого можно возвести изгороди.

card-fireplace_2 = Котелок (2 глины)
    .about = 2 глины, 1 очко. Готовит в любой момент: овощ — 2 еды, овца — 2, свинья — 2, корова — 3. Печёт хлеб из любого числа зерна, по 2 еды.
card-fireplace_3 = Котелок (3 глины)
    .about = 3 глины, 1 очко. Готовит в любой момент: овощ — 2 еды, овца — 2, свинья — 2, корова — 3. Печёт хлеб из любого числа зерна, по 2 еды.
card-hearth_4 = Домашний очаг (4 глины)
    .about = 4 глины или котелок взамен, 1 очко. Готовит в любой момент: овощ — 3 еды, овца — 2, свинья — 3, корова — 4. Печёт хлеб из любого числа зерна, по 3 еды.
card-hearth_5 = Домашний очаг (5 глины)
    .about = 5 глины или котелок взамен, 1 очко. Готовит в любой момент: овощ — 3 еды, овца — 2, свинья — 3, корова — 4. Печёт хлеб из любого числа зерна, по 3 еды.
card-well = Колодец
    .about = 1 древесина и 3 камня, 4 очка. Приносит 1 еду в начале каждого из следующих 5 раундов.
card-clay_oven = Глиняная печь
    .about = 3 глины и 1 камень, 2 очка. Печёт хлеб из 1 зерна — 5 еды; испечь можно сразу после постройки.
card-stone_oven = Каменная печь
    .about = 1 глина и 3 камня, 3 очка. Печёт хлеб из 1–2 зерна, по 4 еды; испечь можно сразу после постройки.
card-joinery = Столярная мастерская
    .about = 2 древесины и 2 камня, 2 очка. В каждый сбор урожая даёт 2 еды за 1 древесину. В конце игры 3, 5 или 7 древесины — ещё 1, 2 или 3 очка.
card-pottery = Гончарная мастерская
    .about = 2 глины и 2 камня, 2 очка. В каждый сбор урожая даёт 2 еды за 1 глину. В конце игры 3, 5 или 7 глины — ещё 1, 2 или 3 очка.
card-basketmaker = Мастерская корзинщика
    .about = 2 тростника и 2 камня, 2 очка. В каждый сбор урожая даёт 3 еды за 1 тростник. В конце игры 2, 4 или 5 тростника — ещё 1, 2 или 3 очка.

## Questions

ask-place = Куда отправить родича?
    .more = { $people ->
        [one] Дома ещё { $people } родич.
        [few] Дома ещё { $people } родича.
        [many] Дома ещё { $people } родичей.
       *[other] Дома ещё { $people } родича.
    }
ask-actions = Что вы здесь делаете?
    .more = Каждое действие — один раз, в любом порядке.
ask-room = Где пристроить комнату?
    .more = Рядом с жилищем и из того же материала.
ask-stable = Где построить хлев?
    .more = Не больше одного на участке; на пастбище он удваивает вместительность.
ask-pasture = Какие участки станут пастбищем?
    .more = { $spaces ->
        [0] Выберите участки один за другим, затем огородите их. Древесина в запасе: { $have }
       *[other] Участки: { $spaces } · древесина: { $wood } из { $have } · место для животных: { $room }
    }
ask-plow = Где вспахать поле?
    .more = На незанятом участке; начиная со второго — рядом с другим полем.
ask-sow = Что посеять дальше?
    .more = { $fields ->
        [one] Пусто ещё { $fields } поле.
        [few] Пусты ещё { $fields } поля.
        [many] Пусты ещё { $fields } полей.
       *[other] Пусты ещё { $fields } поля.
    }
ask-bake = Испечь хлеб?
    .more = Следующее зерно даст { $food ->
        [one] { $food } еду
        [few] { $food } еды
        [many] { $food } еды
       *[other] { $food } еды
    }; зерно в запасе: { $grain }
ask-animal = Какое животное взять?
    .more = Если места на ферме нет, оно идёт на еду или убегает.
ask-material = Какой стройматериал взять?
    .more = Еду вы получите в любом случае.
ask-let-go = { $time ->
    [breeding] Какое животное отпустить, чтобы приплоду хватило места?
   *[other] Какому животному нет места?
}
    .more = { $animals ->
        [one] На ферме { $animals } лишнее животное.
        [few] На ферме { $animals } лишних животных.
        [many] На ферме { $animals } лишних животных.
       *[other] На ферме { $animals } лишних животных.
    } { $time ->
        [breeding] Во время разведения готовить животных нельзя.
       *[other] С котелком или домашним очагом из него получится еда.
    }
ask-price = Как заплатить?
    .more = Годится любой из этих способов.
ask-make-food = Что превратить в еду?
    .more = Нужно заплатить { $food ->
        [one] { $food } еду
        [few] { $food } еды
        [many] { $food } еды
       *[other] { $food } еды
    }; не хватает { $missing }.
ask-cook = Приготовить животных, пока не появился приплод?
    .more = Всему приплоду места не хватит, а во время разведения готовить нельзя.
ask-feed = Как накормить семейство?
    .more = { $missing ->
        [0] Нужно еды: { $need }, у вас есть { $have }.
       *[other] Нужно еды: { $need }, у вас есть { $have }, не хватает { $missing }. За каждую недостающую — жетон попрошайничества.
    }

## Options

option-space = { $space }
option-stay = Остаться дома
option-do-rooms = Пристроить комнаты
option-do-stables = Построить хлева
option-do-side_stable = Построить хлев
option-do-renovate = Перестроить жилище
option-do-fences = Возвести изгороди
option-do-plow = Вспахать поле
option-do-sow = Засеять поля
option-do-bake = Испечь хлеб
option-do-grow = Увеличить семейство
option-do-grow_anyway = Увеличить семейство
option-do-animal = Взять животное
option-do-material = Взять тростник или камень
option-enough = Это всё
option-room = Комната на { $place }
option-stable = Хлев на { $place }
option-plow = Поле на { $place }
option-add-first = { $place }: древесина { $wood }, место для { $room }
option-add = Добавить { $place }: древесина { $wood }, место для { $room }
option-enclose = Огородить, древесина: { $wood }
option-sow = Посеять { $good-one }
option-bake = Испечь хлеб из 1 зерна: { $food ->
    [one] { $food } еда
    [few] { $food } еды
    [many] { $food } еды
   *[other] { $food } еды
}
option-take = Взять { $goods }
option-take-sheep = Взять 1 овцу и { $food ->
    [one] { $food } еду
    [few] { $food } еды
    [many] { $food } еды
   *[other] { $food } еды
}
option-take-boar = Взять 1 свинью
option-take-cattle = Купить 1 корову за { $food ->
    [one] { $food } еду
    [few] { $food } еды
    [many] { $food } еды
   *[other] { $food } еды
}
option-pay = Заплатить { $goods }
option-pay-card = Вернуть «{ $card }»
option-cook = Приготовить { $good-one }: { $food ->
    [one] { $food } еда
    [few] { $food } еды
    [many] { $food } еды
   *[other] { $food } еды
}
option-eat = Превратить { $good-one } в { $food ->
    [one] { $food } еду
    [few] { $food } еды
    [many] { $food } еды
   *[other] { $food } еды
}
option-craft = Мастерская: { $food ->
    [one] { $food } еда
    [few] { $food } еды
    [many] { $food } еды
   *[other] { $food } еды
} за { $good-one }
option-release = Отпустить { $good-one }
option-beg = { $markers ->
    [one] Накормить семейство и взять { $markers } жетон попрошайничества
    [few] Накормить семейство и взять { $markers } жетона попрошайничества
    [many] Накормить семейство и взять { $markers } жетонов попрошайничества
   *[other] Накормить семейство и взять { $markers } жетона попрошайничества
}
option-feed = Накормить семейство: { $food ->
    [one] { $food } еда
    [few] { $food } еды
    [many] { $food } еды
   *[other] { $food } еды
}

detail-space = { $space-about }
detail-takes = { $space-about } Сейчас: { $goods }. У вас станет: { $have }.
detail-card = { $card-about }

## What happens

event-begins = { $who ->
    [you] Вы начинаете.
   *[other] { $name } начинает.
}
event-round = Раунд { $round }
event-card = Новая ячейка действия: «{ $space }».
event-goes = { $who ->
    [you] Вы отправляете
   *[other] { $name } отправляет
} родича на ячейку «{ $space }».
event-stays = { $who ->
    [you] Для вашего родича не нашлось дела,
   *[other] { $name }: для родича не нашлось дела,
} он остаётся дома.
event-token = { $who ->
    [you] Вы берёте
   *[other] { $name } берёт
} фишку первого игрока.
    .brief = фишка первого игрока
event-gains = { $who ->
    [you] Вы получаете:
   *[other] { $name } получает:
} { $goods }.
    .brief = { $goods }
event-room = { $who ->
    [you] Вы пристраиваете
   *[other] { $name } пристраивает
} комнату на { $place }.
    .brief = новая комната
event-stable = { $who ->
    [you] Вы строите
   *[other] { $name } строит
} хлев на { $place }.
    .brief = новый хлев
event-renovates = { $who ->
    [you] Вы перестраиваете жилище и теперь живёте
   *[other] { $name } перестраивает жилище и теперь живёт
} { $house-in }.
    .brief = { $house }
event-fences = { $who ->
    [you] Вы огораживаете
   *[other] { $name } огораживает
} пастбище: { $spaces ->
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
    .brief = пастбище: { $spaces ->
        [one] { $spaces } участок
        [few] { $spaces } участка
        [many] { $spaces } участков
       *[other] { $spaces } участка
    }
event-plows = { $who ->
    [you] Вы вспахиваете
   *[other] { $name } вспахивает
} поле на { $place }.
    .brief = новое поле
event-sows = { $who ->
    [you] Вы засеваете
   *[other] { $name } засевает
} поле на { $place } { $good-ins }.
    .brief = посев: { $good }
event-bakes = { $who ->
    [you] Вы печёте хлеб из 1 зерна и получаете
   *[other] { $name } печёт хлеб из 1 зерна и получает
} { $food ->
    [one] { $food } еду
    [few] { $food } еды
    [many] { $food } еды
   *[other] { $food } еды
}.
    .brief = выпечка: { $food } еды
event-newborn = { $who ->
    [you] В вашем семействе новорождённый.
   *[other] { $name }: в семействе новорождённый.
}
    .brief = новорождённый
event-builds = { $who ->
    [you] Вы строите улучшение
   *[other] { $name } строит улучшение
} «{ $card }».
    .brief = { $card }
event-returns = { $who ->
    [you] Вы возвращаете улучшение
   *[other] { $name } возвращает улучшение
} «{ $card }».
event-converts = { $who ->
    [you] Вы превращаете
   *[other] { $name } превращает
} { $good-one } в { $food ->
    [one] { $food } еду
    [few] { $food } еды
    [many] { $food } еды
   *[other] { $food } еды
}.
event-crafts = { $who ->
    [you] Ваша мастерская превращает
   *[other] { $name }: мастерская превращает
} { $good-one } в { $food ->
    [one] { $food } еду
    [few] { $food } еды
    [many] { $food } еды
   *[other] { $food } еды
}.
event-releases = { $who ->
    [you] Вы отпускаете
   *[other] { $name } отпускает
} { $good-one }.
event-harvest = Сбор урожая.
event-eats = { $who ->
    [you] Ваше семейство съедает
   *[other] { $name }: семейство съедает
} { $food ->
    [one] { $food } еду
    [few] { $food } еды
    [many] { $food } еды
   *[other] { $food } еды
}.
event-begs = { $who ->
    [you] Вы берёте
   *[other] { $name } берёт
} { $markers ->
    [one] { $markers } жетон попрошайничества
    [few] { $markers } жетона попрошайничества
    [many] { $markers } жетонов попрошайничества
   *[other] { $markers } жетона попрошайничества
}.
event-breeds = { $who ->
    [you] Приплод на вашей ферме:
   *[other] { $name }, приплод на ферме:
} { $goods }.
    .brief = приплод: { $goods }

## Points

category-fields = Поля
category-pastures = Пастбища
category-grain = Зерно
category-vegetables = Овощи
category-sheep = Овцы
category-boar = Свиньи
category-cattle = Коровы
category-unused = Незанятые участки
category-stables = Огороженные хлева
category-rooms = Комнаты
category-people = Родичи
category-cards = Улучшения
category-bonus = Призовые очки
category-begging = Попрошайничество

next-more = ещё { $count }
next-none = –
next-clay = мазанка
next-stone = каменный дом

verdict-reached = { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}: цель ({ $goal }) достигнута.
verdict-missed = { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}: цель ({ $goal }) не достигнута.

## Rule options

rule-side_job = Подработка
    .about = Ещё одна ячейка действия: хлев за 1 древесину и выпечка хлеба. Правила советуют её в игре без карт, если игроков от двух до четырёх.
side_job-usual = От двух игроков
side_job-on = С ней
side_job-off = Без неё
rule-tile = Дополнительный жетон
    .about = Ещё несколько ячеек действий, из которых за раунд используют одну: животные, дети, а для одного или двух игроков также древесина и камень.
tile-off = Без него
tile-on = С ним

## Mistakes in a components file

mistake-rooms = { $place }: нужен хотя бы один участок фермы от A1 до E3, каждый назван один раз.
mistake-stages = { $place }: каждая из 14 карт действий стоит ровно в одном этапе.
mistake-board = { $place }: те ячейки действий, что там напечатаны, в любом порядке.
mistake-work = { $place }: нужно хотя бы одно из этих действий, каждое названо один раз: { $known }.
mistake-number = { $place }: нужно число от { $least } до { $most }.
mistake-four = { $place }: нужны четыре числа от 0 до 9 — для одного, двух, трёх и четырёх игроков.
mistake-steps = { $place }: нужны четыре числа, каждое не меньше предыдущего: сколько надо для 1, 2, 3 и 4 очков.
mistake-house-points = { $place }: нужны три числа — для комнаты избы, мазанки и каменного дома.
mistake-people = { $place }: в начале в семье не больше { $most } родичей.
mistake-major = { $place }: числа от 0 до 20, а ступени призовых очков — по возрастанию.

## The table

where = Раунд { $round } из { $rounds }
where-harvest = Раунд { $round } из { $rounds }, после него сбор урожая

title-own-farm = Ваша ферма
title-majors = Особые улучшения
title-supplies = Запасы и еда к сбору урожая
picture-of-farm = { $name }: ферма
picture-of-coming = Раунд { $round }, ещё не открыт
picture-of-harvest = после него сбор урожая
picture-taken = здесь { $name }
picture-token = первый игрок
board-always = Открыты всегда
board-stage = Этап { $number }
board-players = { $count ->
    [3] Для трёх игроков
   *[other] Для четырёх игроков
}
board-tile = Доп. жетон: одно из них
home-people = { $count ->
    [0] все на работе
   *[other] дома { $count }
}
pasture-tag = { $count } из { $room }
tag-room = мест: { $room }
need-title = к урожаю
need-short = не хватает { $count }
need-enough = хватает
short-fireplace = Котелок
short-hearth = Дом. очаг
short-well = Колодец
short-oven-clay = Глин. печь
short-oven-stone = Кам. печь
short-joinery = Столярная
short-pottery = Гончарная
short-basket = Корзины

terminal-spaces = Ячейки действий
terminal-to-come = В этом этапе ещё откроются: { $spaces }
terminal-closed = закрыто
terminal-majors = Оставшиеся особые улучшения
terminal-family = { $house }, { $people ->
    [one] { $people } родич
    [few] { $people } родича
    [many] { $people } родичей
   *[other] { $people } родича
}, дома { $home }
terminal-token = первый игрок
terminal-need = Урожай после раунда { $round }: еды { $have } из { $need }
terminal-begging = { $markers ->
    [one] { $markers } жетон попрошайничества
    [few] { $markers } жетона попрошайничества
    [many] { $markers } жетонов попрошайничества
   *[other] { $markers } жетона попрошайничества
}
terminal-room = комната
terminal-field = поле
terminal-grain = зерно
terminal-vegetables = овощи
terminal-stable = хлев
terminal-fences = изгородь

# the pages of the table in a hand
tab-spaces = Поля
tab-farm = Ферма
tab-rivals = Соперники
tab-majors = Улучшения
coming-rounds = { $rounds ->
    [1] Раунд { $last } ещё скрыт.
   *[other] Раунды { $first }–{ $last } ещё скрыты.
} Урожай после { $harvests }.
