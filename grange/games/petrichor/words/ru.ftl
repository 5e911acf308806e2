### Petrichor

game-name = Петрикор
game-about = Станьте облаком: плывите над полями, голосуйте за погоду и соберите больше всех воды там, где к урожаю что-нибудь взойдёт.

## Things

# .weather: какая погода
weather-frost = Мороз
    .weather = морозная погода
weather-sun = Солнце
    .weather = солнечная погода
weather-wind = Ветер
    .weather = ветреная погода
weather-rain = Дождь
    .weather = дождливая погода

# .low: в середине предложения; .over: над чем; .onto: на что; .from: с чего
crop-coffee = Кофе
    .low = кофе
    .over = над кофе
    .onto = на кофе
    .from = с кофе
crop-cotton = Хлопок
    .low = хлопок
    .over = над хлопком
    .onto = на хлопок
    .from = с хлопка
crop-rice = Рис
    .low = рис
    .over = над рисом
    .onto = на рис
    .from = с риса
crop-grass = Трава
    .low = трава
    .over = над травой
    .onto = на траву
    .from = с травы
crop-potato = Картофель
    .low = картофель
    .over = над картофелем
    .onto = на картофель
    .from = с картофеля
crop-wheat = Пшеница
    .low = пшеница
    .over = над пшеницей
    .onto = на пшеницу
    .from = с пшеницы
crop-corn = Кукуруза
    .low = кукуруза
    .over = над кукурузой
    .onto = на кукурузу
    .from = с кукурузы
crop-pear = Опунция
    .low = опунция
    .over = над опунцией
    .onto = на опунцию
    .from = с опунции
crop-lake = Озеро
    .low = озеро
    .over = над озером
    .onto = в озеро
    .from = с озера
crop-unknown = Закрытый участок
    .low = закрытый участок
    .over = над закрытым участком
    .onto = на закрытый участок
    .from = с закрытого участка

# .drop: какая капля; .drop-acc: какую каплю
colour-0 = синий
    .drop = синяя
    .drop-acc = синюю
colour-1 = красный
    .drop = красная
    .drop-acc = красную
colour-2 = жёлтый
    .drop = жёлтая
    .drop-acc = жёлтую
colour-3 = фиолетовый
    .drop = фиолетовая
    .drop-acc = фиолетовую
colour-south = серый
    .drop = серая
    .drop-acc = серую

face-0 = урожай
face-1 = 1
face-2 = 2
face-3 = 3
face-4 = 4

# .at: что происходит, перед названием участка
card-1 = одна серая капля падает на участок
    .at = Серая капля падает на
card-2 = две серые капли падают на участок
    .at = Серые капли падают на
card-3 = одна ваша капля высыхает
    .at = Ваша капля высыхает на
card-4 = новое облако с двумя серыми каплями
    .at = Серое облако появляется над
card-5 = одна серая капля попадает в облако
    .at = Серая капля попадает в облако над
card-6 = одна серая капля попадает в облако
    .at = Серая капля попадает в облако над
card-7 = смешанное облако плывёт на северо-запад
    .at = Смешанное облако плывёт на северо-запад с
card-8 = чисто серое облако плывёт на юго-восток
    .at = Серое облако плывёт на юго-восток с
card-9 = все девять карт замешиваются заново

## The table

where = { $round ->
    [0] Перед раундом 1 из { $rounds }
   *[other] Раунд { $round } из { $rounds }
}
title-hand = Ваши карты
title-pack = Выберите из этих карт
title-votes = Голоса за погоду
title-votes-won = Выигранные голосования
title-forecast = Если сейчас наступит
title-players = Игроки
title-harvest = Урожай сейчас
cards-in-hand = { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
    [many] { $cards } карт
   *[other] { $cards } карты
}
hand-cards = { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
    [many] { $cards } карт
   *[other] { $cards } карты
}, оставить можно { $most }
pack-cards = отложено: { $kept }; на руке: { $cards }
votes-lead = впереди: { $names }
votes-come = наступят: { $names }
votes-tied = поровну: { $names }
votes-none = голосов пока нет
votes-won-points = очки в конце
have-drops = капли
have-votes = голоса
have-cards = карты
have-wheat = жетоны пшеницы
have-harvest = урожай
first-player = Первый игрок
passed = пас
south-wind = Южный ветер
south-card = Последняя карта: { $card }.
south-left = { $cards ->
    [one] Осталась { $cards } карта.
    [few] Осталось { $cards } карты.
    [many] Осталось { $cards } карт.
   *[other] Осталось { $cards } карты.
}
south-points = { $points ->
    [one] очко
    [few] очка
    [many] очков
   *[other] очка
}

deed-frost = Новое облако с вашей каплей
deed-sun = Две ваши капли в ваше облако
deed-wind = Ваше облако плывёт на соседний участок
deed-rain = Капля падает из одного-двух ваших облаков
stack-none = или две любые другие
now-frost = { $skies ->
    [0] сейчас ничего
    [one] { $skies } место
    [few] { $skies } места
    [many] { $skies } мест
   *[other] { $skies } места
}
now-sun = { $clouds ->
    [0] сейчас ничего
    [one] { $clouds } облако
    [few] { $clouds } облака
    [many] { $clouds } облаков
   *[other] { $clouds } облака
}
now-wind = { $ways ->
    [0] сейчас ничего
    [one] { $ways } путь
    [few] { $ways } пути
    [many] { $ways } путей
   *[other] { $ways } пути
}
now-rain = { $clouds ->
    [0] сейчас ничего
    [one] { $clouds } облако
    [few] { $clouds } облака
    [many] { $clouds } облаков
   *[other] { $clouds } облака
}

tile-at = { $crop } { $place }
forecast-frost = { $clouds ->
    [0] Облака не изменятся.
    [one] { $clouds } облако станет тучей.
    [few] { $clouds } облака станут тучами.
    [many] { $clouds } облаков станут тучами.
   *[other] { $clouds } облака станут тучами.
}
forecast-sun = { $drops ->
    [0] Вам нечего удваивать.
    [one] Вы удвоите { $drops } каплю.
    [few] Вы удвоите до { $drops } капель.
    [many] Вы удвоите до { $drops } капель.
   *[other] Вы удвоите до { $drops } капли.
}
forecast-everybody-doubles = Каждый удвоит свои капли в одном облаке.
forecast-wind = Каждый передвинет одну каплю на соседний участок.
forecast-calm = На участках нет капель.
forecast-south = { $drops ->
    [0] Ваши капли на север не унесёт.
    [one] На север унесёт { $drops } вашу каплю.
    [few] На север унесёт { $drops } ваши капли.
    [many] На север унесёт { $drops } ваших капель.
   *[other] На север унесёт { $drops } вашей капли.
}
forecast-dry = Ничего не выпадет.
forecast-rain = { $drops ->
    [one] Выпадет { $drops } капля: { $tiles }.
    [few] Выпадут { $drops } капли: { $tiles }.
    [many] Выпадет { $drops } капель: { $tiles }.
   *[other] Выпадет { $drops } капли: { $tiles }.
}
forecast-grows = Начнёт расти: { $tiles }.
forecast-ripens = Взойдёт: { $tiles }.
forecast-spoils = Испортится: { $tiles }.
forecast-win = Голосование выиграет: { $names }.
forecast-tie = Голосование никто не выиграет.
forecast-uncounted = Это голосование не засчитают.
forecast-choice = По голосам эта погода наравне с другой: засчитать ли это голосование, решит первый игрок.
harvest-comes = Он наступит в конце этого раунда.
harvest-waits = Кубиков без урожая: { $dice } (на гранях { $faces }).

terminal-dice = Кубики урожая: { $dice }
terminal-needs = — столько капель нужно
terminal-pays = очки сейчас
terminal-would = очки, когда начнёт расти
terminal-row = очки за первое, второе и следующие места; кукуруза: смотря сколько там игроков; пшеница: первому и остальным; рис: за каждую каплю

growth-bare = ничего не растёт
growth-sprouting = проросло
growth-grown = взошло
growth-spoiled = испорчено
sky-clear = облака нет
sky-cloud = облако
sky-thunder = грозовая туча
picture-of-tile = { $crop }, { $place }: { $growth }; капель на участке: { $drops }; над ним: { $sky }, капель: { $cloud }
picture-of-back = { $place }: участок лежит лицом вниз
picture-of-wheel = Голоса: мороз { $frost }, солнце { $sun }, ветер { $wind }, дождь { $rain }. Кубики: { $dice }
picture-of-stack = { $weather }: { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
    [many] { $cards } карт
   *[other] { $cards } карты
}

## Questions

ask-fertilize = Куда положить удобрение?
    .more = Этот участок принесёт на 1 очко больше каждому, у кого на нём есть капли. На соседних участках удобрений быть не может.
ask-first-cloud = Над каким участком появится ваше первое облако?
    .more = В нём будет одна ваша капля.
ask-turn = Какую карту вы играете?
    .more = Сначала действие, потом голос. Любые две другие карты заменят ту, которой вам не хватает.
ask-second = Добавить второе действие?
    .more = Оно стоит двух карт своего вида; каждую из них заменят любые две другие. Потом вы голосуете ещё раз.
ask-give = Какую карту отдать вместо карты «{ $weather }»?
    .more = { $cards ->
        [one] Ещё { $cards } карта
        [few] Ещё { $cards } карты
        [many] Ещё { $cards } карт
       *[other] Ещё { $cards } карты
    }
ask-vote = За что вы голосуете?
    .more = За погоду своего действия, за следующую по кругу или за урожай, понизив кубик.
ask-vote-back = Откуда взять голос, чтобы отдать его за «{ $weather }»?
    .more = В вашем запасе голосов не осталось.
ask-discard = Какую карту сбросить?
    .more = { $cards ->
        [one] У вас { $cards } лишняя карта.
        [few] У вас { $cards } лишние карты.
        [many] У вас { $cards } лишних карт.
       *[other] У вас { $cards } лишней карты.
    }
ask-keep = Какую карту оставить себе?
    .more = { $cards ->
        [one] Ещё { $cards } карта из этого набора; остальные уйдут следующему игроку.
        [few] Ещё { $cards } карты из этого набора; остальные уйдут следующему игроку.
        [many] Ещё { $cards } карт из этого набора; остальные уйдут следующему игроку.
       *[other] Ещё { $cards } карты из этого набора; остальные уйдут следующему игроку.
    }
ask-frost = Над каким участком появится новое облако?
    .more = В нём будет одна ваша капля. Если в запасе капель нет, её придётся взять с участка.
ask-sun = В какое облако добавить две ваши капли?
    .more = В нём должна быть ваша капля. Чего не хватит в запасе, возьмёте с участков.
ask-rain = Какая капля упадёт?
    .more = { $clouds ->
        [1] Одна капля любого игрока из облака, где есть ваша.
       *[other] Одна капля любого игрока из облака, где есть ваша; потом, если хотите, ещё одна из другого облака.
    }
ask-wind = Какое облако передвинуть?
    .more = В нём должна быть ваша капля.
ask-blow = Куда плывёт облако с { $place }?
    .more = На соседний участок. Два облака сливаются в одну грозовую тучу.
ask-take-drop = С какого участка взять каплю?
    .more = { $drops ->
        [one] В запасе не хватает { $drops } капли.
        [few] В запасе не хватает { $drops } капель.
        [many] В запасе не хватает { $drops } капель.
       *[other] В запасе не хватает { $drops } капли.
    }
ask-weather = Какая погода наступит?
    .more = Голосов здесь поровну, и выбирать вам.
ask-counted = Чьё голосование засчитать?
    .more = Наступят все эти погоды. Засчитают только два голосования; здесь голосов поровну, и выбирать вам.
ask-double = В каком облаке удвоить ваши капли?
    .more = Чего не хватит в запасе, возьмёте с участков.
ask-lift = Какую каплю унесёт ветер?
    .more = Чью угодно, с любого участка.
ask-land = Куда упадёт { $colour-drop } капля?
    .more = На соседний участок.

## Options

option-play = { $weather }
option-play-second = { $weather } за две такие карты
option-swap = { $weather } за две другие карты
option-swap-second = { $weather } за одну такую карту и две другие
option-swap-twice = { $weather } за четыре другие карты
option-pass = Пас
option-end = Закончить
option-decline = Отказаться
option-enough = Хватит
option-give = Отдать «{ $weather }»
option-keep = Оставить «{ $weather }»
option-discard = Сбросить «{ $weather }»
option-vote = Голос за «{ $weather }»
option-back = С ячейки «{ $weather }»
option-weather = { $weather }
option-lower = Понизить кубик с { $face }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}
option-turn-die = Повернуть кубик с { $face } на урожай: { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}
option-place = Облако { $crop-over }, { $place }
option-fill = Облако { $crop-over }, { $place }
option-take = Капля { $crop-from }, { $place }
option-land = { $crop }, { $place }
option-fertilize = Удобрение на { $place }
option-drip = Одна { $colour-drop } капля { $crop-onto }, { $place }
option-lift = Одна { $colour-drop } капля { $crop-from }, { $place }
option-move = Облако { $crop-over }, { $place }
option-blow = { $crop }, { $place }

detail-frost = Новое облако с одной вашей каплей. У вас { $cards ->
    [one] { $cards } карта мороза
    [few] { $cards } карты мороза
    [many] { $cards } карт мороза
   *[other] { $cards } карты мороза
}.
detail-sun = Две ваши капли в облако, где есть ваша. У вас { $cards ->
    [one] { $cards } карта солнца
    [few] { $cards } карты солнца
    [many] { $cards } карт солнца
   *[other] { $cards } карты солнца
}.
detail-wind = Ваше облако плывёт на соседний участок. У вас { $cards ->
    [one] { $cards } карта ветра
    [few] { $cards } карты ветра
    [many] { $cards } карт ветра
   *[other] { $cards } карты ветра
}.
detail-rain = Капля падает из одного или двух ваших облаков. У вас { $cards ->
    [one] { $cards } карта дождя
    [few] { $cards } карты дождя
    [many] { $cards } карт дождя
   *[other] { $cards } карты дождя
}.

## What happens

event-begins = { $who ->
    [you] Вы первый игрок.
   *[other] Первый игрок — { $name }.
}
event-fertilizes = { $who ->
    [you] Вы кладёте
   *[other] { $name } кладёт
} удобрение на { $place }.
event-dice = На кубиках урожая: { $dice }.
event-cloud = { $who ->
    [you] Вы размещаете
   *[other] { $name } размещает
} облако над { $place }.
    .brief = облако над { $place }
event-first-cloud = { $who ->
    [you] Ваше первое облако появляется
    [south] Облако южного ветра появляется
   *[other] { $name }: первое облако появляется
} над { $place }.
event-round = Раунд { $round }
event-acts = { $who ->
    [you] Вы выполняете
   *[other] { $name } выполняет
} действие «{ $weather }».
event-takes-drop = { $who ->
    [you] Вы берёте
   *[other] { $name } берёт
} каплю { $crop-from } ({ $place }).
event-fills = { $who ->
    [you] Вы добавляете
   *[other] { $name } добавляет
} { $drops ->
    [one] { $drops } каплю
    [few] { $drops } капли
    [many] { $drops } капель
   *[other] { $drops } капли
} в облако над { $place }.
    .brief = { $drops ->
        [one] { $drops } капля
        [few] { $drops } капли
        [many] { $drops } капель
       *[other] { $drops } капли
    } в облако над { $place }
event-drips = Одна { $colour-drop } капля падает { $crop-onto } ({ $place }).
event-blows = { $who ->
    [you] Вы передвигаете
   *[other] { $name } передвигает
} облако с { $start } на { $place }.
    .brief = облако { $start } → { $place }
event-merges = Облака над { $place } сливаются в грозовую тучу.
    .brief = туча над { $place }
event-thunder = Облако над { $place } становится грозовой тучей.
    .brief = туча над { $place }
event-pours = { $drops ->
    [one] Из тучи { $crop-onto } ({ $place }) проливается { $drops } капля.
    [few] Из тучи { $crop-onto } ({ $place }) проливаются { $drops } капли.
    [many] Из тучи { $crop-onto } ({ $place }) проливается { $drops } капель.
   *[other] Из тучи { $crop-onto } ({ $place }) проливается { $drops } капли.
}
event-sprouts = На { $place } прорастает { $crop-low }.
event-grows = На { $place } всходит { $crop-low }.
event-spoils = На { $place } портится { $crop-low }.
event-withers = На { $place } засыхает { $crop-low }.
event-votes = { $who ->
    [you] Вы голосуете
    [south] Южный ветер голосует
   *[other] { $name } голосует
} за погоду «{ $weather }».
    .brief = голос: { $weather }
event-lowers = { $who ->
    [you] Вы понижаете
    [south] Южный ветер понижает
   *[other] { $name } понижает
} кубик урожая: { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}.
    .brief = кубик: +{ $points }
event-turns-die = { $who ->
    [you] Вы поворачиваете
    [south] Южный ветер поворачивает
   *[other] { $name } поворачивает
} кубик на урожай: { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}.
    .brief = кубик на урожай: +{ $points }
event-passes = { $who ->
    [you] Вы пасуете.
   *[other] { $name } пасует.
}
    .brief = пас
event-marker = { $who ->
    [you] Маркер первого игрока теперь у вас.
   *[other] Новый первый игрок — { $name }.
}
event-frost = Все облака становятся грозовыми тучами.
event-weathers = Погода этого раунда: { $weathers }.
event-weather = Наступает { $weather-weather }.
    .brief = { $weather }
event-doubles = { $who ->
    [you] Вы удваиваете свои капли
    [south] Южный ветер удваивает свои капли
   *[other] { $name } удваивает свои капли
} в облаке над { $place }: ещё { $drops ->
    [one] { $drops } капля
    [few] { $drops } капли
    [many] { $drops } капель
   *[other] { $drops } капли
}.
    .brief = удвоение над { $place }
event-moves-drop = { $who ->
    [you] Вы переносите
    [south] Южный ветер уносит
   *[other] { $name } переносит
} { $colour-drop-acc } каплю с { $start } на { $place }.
    .brief = капля { $start } → { $place }
event-wins = { $who ->
    [you] Вы побеждаете
    [south] Южный ветер побеждает
   *[other] { $name } побеждает
} в голосовании «{ $weather }».
    .brief = победа в голосовании: { $weather }
event-harvest = Пора собирать урожай.
    .brief = урожай
event-reaps = { $crop } на { $place }: { $who ->
    [you] вы получаете
    [south] южный ветер получает
   *[other] { $name } получает
} { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}.
    .brief = { $crop } { $place }: { $points }
event-wheat = { $who ->
    [you] Вы получаете
    [south] Южный ветер получает
   *[other] { $name } получает
} жетон пшеницы.
event-track = { $who ->
    [you] За победы в голосованиях вы получаете
    [south] За победы в голосованиях южный ветер получает
   *[other] За победы в голосованиях { $name } получает
} { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}.
event-most-wheat = { $who ->
    [you] За наибольшее число жетонов пшеницы вы получаете
    [south] За наибольшее число жетонов пшеницы южный ветер получает
   *[other] За наибольшее число жетонов пшеницы { $name } получает
} { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}.
event-south = Южный ветер: { $card }.
event-south-at = { $card-at } { $place }.
event-shortage = Южный ветер не может этого сделать и получает { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}.

## Points

category-coffee = Кофе
category-cotton = Хлопок
category-rice = Рис
category-grass = Трава
category-potato = Картофель
category-wheat = Пшеница
category-corn = Кукуруза
category-pear = Опунция
category-dice = Кубики
category-votes = Победы в голосованиях
category-tokens = Жетоны пшеницы

verdict-won = Южный ветер побеждён! Счёт: вы — { $points }, ветер — { $neutral }.
verdict-lost = Южный ветер победил. Счёт: вы — { $points }, ветер — { $neutral }. Чтобы победить, нужно набрать больше, чем он.

## Rule options

rule-length = Длина партии
    .about = Четыре раунда или шесть. Сольная партия всегда короткая.
length-short = Короткая, 4 раунда
length-long = Длинная, 6 раундов
rule-layout = Поля
    .about = Случайные или такие, как предложено для первой партии; в раскладе для первой партии нет ни опунции, ни озера. В сольной игре участки всегда случайные.
layout-random = Случайные
layout-first = Для первой партии
rule-draft = Драфт
    .about = Карты не просто раздают: каждый оставляет себе часть и передаёт остальные дальше. Не для сольной игры.
draft-off = Нет
draft-on = Да
rule-fertilizer = Удобрения
    .about = Перед игрой на закрытые участки кладут удобрения; такой участок приносит на 1 очко больше каждому, у кого на нём есть капли.
fertilizer-off = Нет
fertilizer-on = Да
rule-pear = Опунция
    .about = К участкам добавляется ещё один: растение, которое портится от избытка воды. Её нет в раскладе для первой партии.
pear-off = Нет
pear-on = Да
rule-lake = Озеро
    .about = К участкам добавляется ещё один: над ним облака наполняются и улетают далеко. Его нет в раскладе для первой партии и в сольной игре.
lake-off = Нет
lake-on = Да
rule-two_cards = Две карты за ход
    .about = Только для сольной игры, сложнее: южный ветер играет по две карты за ход; первая из них не голосует.
two_cards-off = Нет
two_cards-on = Да
rule-targets = Цели южного ветра
    .about = Только для сольной игры: куда дует южный ветер, решает кубик; или, что сложнее, он сам выбирает наивысший участок, где ему это выгодно.
targets-die = По кубику
targets-highest = Где выгодно
rule-tricks = Пшеница и картофель в сольной игре
    .about = Только для сольной игры: без этих двух растений, на которых первое место по каплям не самое выгодное, победить южный ветер труднее.
tricks-on = Участвуют
tricks-off = Убраны

## Mistakes in a components file

mistake-number = { $place }: нужно число от { $least } до { $most }.
mistake-crop = { $place }: у растения не больше 12 участков, ему нужно не больше 20 капель, а в каждой строке очков есть хотя бы одно число; все они от 0 до 99.
mistake-layout = { $place }: нужны три ряда по четыре знака; букв из C T R G P W Z — { $tiles }, остальное точки.
mistake-tiles = { $place }: кофе, хлопку, рису, траве, картофелю и пшенице вместе нужно не меньше 7 участков.
mistake-hands = { $place }: нужны четыре числа от 0 до 8, для одного, двух, трёх и четырёх игроков.
mistake-faces = { $place }: на гранях кубика числа от 0 до 4, и хотя бы одно из них 0 — урожай.
mistake-track = { $place }: шкала начинается с 0, и чисел больше 999 на ней нет.
mistake-draft = { $place }: каждое число больше 0, а вместе их столько, сколько карт раздают после первого раунда.
mistake-south = { $place }: нужны девять списков из frost, sun, wind, rain и harvest.

# the pages of the table in a hand
tab-field = Поле
tab-sky = Небо
tab-players = Игроки
