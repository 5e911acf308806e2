### Farmerama

game-name = Фармерама
game-about = Вращайте большое колесо, сейте, кормите и выбирайте не то, что другие.

## Things

# .title: в начале предложения; .acc: что сеют; .one, .few, .many: при числах; «овёс: 21»
good-carrot = морковь
    .title = Морковь
    .acc = морковь
    .one = морковь
    .few = моркови
    .many = моркови
good-hay = сено
    .title = Сено
    .acc = сено
    .one = сено
    .few = сена
    .many = сена
good-oats = овёс
    .title = Овёс
    .acc = овёс
    .one = овёс
    .few = овса
    .many = овса
good-corn = кукуруза
    .title = Кукуруза
    .acc = кукурузу
    .one = кукуруза
    .few = кукурузы
    .many = кукурузы
good-water = вода
    .title = Вода
    .acc = воду
    .one = вода
    .few = воды
    .many = воды
amount = { $number ->
    [1] { $number } { $good-one }
    [one] { $good }: { $number }
    [few] { $number } { $good-few }
    [many] { $number } { $good-many }
   *[other] { $number } { $good-few }
}

# .title: в начале предложения; .acc: кого кормят; .product: за что звёзды
animal-sheep = овца
    .title = Овца
    .acc = овцу
    .product = за шерсть
animal-pig = свинья
    .title = Свинья
    .acc = свинью
    .product = за трюфели
animal-cow = корова
    .title = Корова
    .acc = корову
    .product = за молоко
animal-horse = лошадь
    .title = Лошадь
    .acc = лошадь
    .product = за верховую езду

action-sow = Посев
action-harvest = Сбор урожая
action-water = Вода
action-feed = Кормёжка
action-seeds = Семена

# parts of a bonus tile
tile-sow = один посев сразу
tile-harvest = один сбор урожая сразу
tile-star = { $stars ->
    [one] { $stars } звезда в конце
    [few] { $stars } звезды в конце
    [many] { $stars } звёзд в конце
   *[other] { $stars } звезды в конце
}

where = { $tiles ->
    [one] Раунд { $round }, в стопке { $tiles } бонусный жетон
    [few] Раунд { $round }, в стопке { $tiles } бонусных жетона
    [many] Раунд { $round }, в стопке { $tiles } бонусных жетонов
   *[other] Раунд { $round }, в стопке { $tiles } бонусного жетона
}
where-alone = { $round ->
    [0] Перед раундом 1 из { $rounds }
   *[other] Раунд { $round } из { $rounds }
}

## Questions

ask-card = Какое действие вы выбираете?
    .more = { $cards ->
        [1] Одна карта, втайне. Если её не выберет никто другой, считается большое число, иначе маленькое.
        [one] { $cards } карта, втайне. Где больше никто не выбрал то же самое, считается большое число, иначе маленькое.
        [few] { $cards } карты, втайне. Где больше никто не выбрал то же самое, считается большое число, иначе маленькое.
        [many] { $cards } карт, втайне. Где больше никто не выбрал то же самое, считается большое число, иначе маленькое.
       *[other] { $cards } карты, втайне. Где больше никто не выбрал то же самое, считается большое число, иначе маленькое.
    }
ask-tile = Какой бонусный жетон вы берёте?
    .more = То, что на нём показано, вы получаете сразу; потом он ложится в ваш сад лицом вниз.
ask-action = Что вы делаете теперь?
    .more = Карты — в любом порядке. За 1 воду можно в любой момент повернуть своё колесо, если сектор, через который пройдёт луч, пуст.{ $waits ->
        [yes] {" "}В банке нет того, что даёт ваша карта. Другие ещё могут что-то вернуть, так что можно подождать.
       *[no] {""}
    }
ask-sow = Где вы сеете?
    .more = { $times ->
        [0] Каждый следующий раз стоит 1 воду.
        [1] Один раз: один жетон из амбара и такой же из банка. Что где растёт, показывает колесо.
        [one] До { $times } раза: один жетон из амбара и такой же из банка. Что где растёт, показывает колесо.
        [few] До { $times } раз: один жетон из амбара и такой же из банка. Что где растёт, показывает колесо.
        [many] До { $times } раз: один жетон из амбара и такой же из банка. Что где растёт, показывает колесо.
       *[other] До { $times } раза: один жетон из амбара и такой же из банка. Что где растёт, показывает колесо.
    }{ $waits ->
        [yes] {" "}В банке нет растения, которое вы могли бы посеять. Его ещё могут вернуть другие, так что можно подождать.
       *[no] {""}
    }
ask-harvest = Что вы собираете?
    .more = { $times ->
        [0] Каждый следующий раз стоит 1 воду.
        [1] Один раз: пара из зелёной зоны отправляется в амбар.
        [one] До { $times } раза: пара из зелёной зоны отправляется в амбар.
        [few] До { $times } раз: пара из зелёной зоны отправляется в амбар.
        [many] До { $times } раз: пара из зелёной зоны отправляется в амбар.
       *[other] До { $times } раза: пара из зелёной зоны отправляется в амбар.
    }
ask-feed = Кого вы кормите?
    .more = Сколько угодно животных, лишь бы хватило корма. Каждое идёт на пастбище, на которое указывает его символ на колесе; там два места.
ask-finish = Что-нибудь ещё?
    .more = За 1 воду можно повернуть своё колесо, если сектор, через который пройдёт луч, пуст.
ask-alone = Какое действие вы выполняете?
    .more = Любое из пяти. Для действия с карты считается большое число, для остальных — маленькое.

## Options

option-card = { $action }
option-do = { $action }
option-turn = Повернуть колесо за 1 воду
option-done = { $question ->
    [sow] Закончить посев
    [harvest] Закончить сбор урожая
    [feed] Больше не кормить
   *[finish] Готово
}
option-redraw = Другая карта за 1 особый жетон
option-exchange = Обменять особый жетон на { $good-acc }
option-feed = Накормить { $animal-acc }
option-take = Взять: { $tile }
option-sow = { $good-title } в сектор { $sector }{ $kind ->
    [scarecrow] , пугало
   *[plain] {""}
}{ $costs ->
    [water] , за 1 воду
   *[nothing] {""}
}
option-harvest = { $good-title } из сектора { $sector }{ $kind ->
    [scarecrow] , пугало
   *[plain] {""}
}{ $costs ->
    [water] , за 1 воду
   *[nothing] {""}
}

detail-numbers = { $alone }, если больше никто его не выберет, иначе { $shared }.
detail-times = { $times ->
    [0] Сейчас взять нечего.
   *[other] Не больше { $times }: { $shared ->
        [shared] маленькое
       *[alone] большое
    } число.
}
detail-feed = Сколько угодно животных, лишь бы хватило корма.
detail-seeds = По одному жетону всего, чего нет в амбаре, и один посев.
detail-turn = На один сектор. Никто не вернётся домой.
detail-turn-home = Вернётся домой: { $animals }. { $stars ->
    [0] Звёзд это уже не прибавит.
    [one] Ещё { $stars } звезда.
    [few] Ещё { $stars } звезды.
    [many] Ещё { $stars } звёзд.
   *[other] Ещё { $stars } звезды.
}
detail-animal = Корм: { $feed }.

## What happens

event-round = Раунд { $round }
event-head-sheep = { $who ->
    [you] Главовца у вас: вы выбираете на одну карту больше.
   *[other] { $name } получает Главовцу и выбирает на одну карту больше.
}
event-chosen = { $who ->
    [you] Вы сделали выбор.
   *[other] { $name }: выбор сделан.
}
event-reveals = { $who ->
    [you] Вы открываете
   *[other] { $name } открывает
}: { $actions }.
    .brief = { $actions }
event-lot = Карты совпали у двух пар. Жребий выпал на «{ $action }».
event-both = Карты совпали у двух пар, и за жетоны борются обе. По жребию первым идёт «{ $action }».
event-no-tile = «{ $action }»: ничья, бонусный жетон не достаётся никому.
event-wins-tile = { $who ->
    [you] Вы получаете
   *[other] { $name } получает
} { $tiles ->
    [1] бонусный жетон
    [one] { $tiles } бонусный жетон
    [few] { $tiles } бонусных жетона
    [many] { $tiles } бонусных жетонов
   *[other] { $tiles } бонусного жетона
}: { $reason ->
    [tiles] меньше всего жетонов в саду
    [scarecrows] больше всего пугал на виду
   *[crops] меньше всего урожая в амбаре
}.
    .brief = бонусный жетон
event-takes-tile = { $who ->
    [you] Вы берёте
   *[other] { $name } берёт
} бонусный жетон: { $tile }.
event-water = { $water ->
    [0] { $who ->
        [you] Вы идёте за водой, но в банке её нет.
       *[other] { $name } идёт за водой, но в банке её нет.
    }
   *[other] { $who ->
        [you] Вы берёте воду: { $water }.
       *[other] { $name } берёт воду: { $water }.
    }
}
    .brief = вода: { $water }
event-seeds = { $number ->
    [0] { $who ->
        [you] Вы не получаете семян.
       *[other] { $name } не получает семян.
    }
   *[other] { $who ->
        [you] Вы получаете: { $goods }.
       *[other] { $name } получает: { $goods }.
    }
}
    .brief = { $number ->
        [0] без семян
       *[other] семена: { $goods }
    }
event-pays = { $who ->
    [you] Вы платите
   *[other] { $name } платит
} 1 воду за ещё один раз.
event-sows = { $who ->
    [you] Вы сеете
   *[other] { $name } сеет
} { $good-acc } в секторе { $sector }{ $kind ->
    [scarecrow] , на поле с пугалом
   *[plain] {""}
}.
    .brief = посев: { $good }
event-harvests = { $who ->
    [you] Вы собираете
   *[other] { $name } собирает
} { $good-acc } в секторе { $sector }{ $kind ->
    [scarecrow] , и пугало снова на виду
   *[plain] {""}
}.
    .brief = сбор: { $good }
event-feeds = { $who ->
    [you] Вы кормите { $animal-acc } и ведёте на пастбище.
   *[other] { $name } кормит { $animal-acc } и ведёт на пастбище.
}
    .brief = { $animal } на пастбище
event-turns = { $who ->
    [you] Вы поворачиваете своё колесо за 1 воду.
   *[other] { $name } поворачивает своё колесо за 1 воду.
}
    .brief = поворот колеса
event-produces = { $who ->
    [you] Ваша { $animal } возвращается домой
   *[other] { $name }: { $animal } возвращается домой
}. Теперь { $animal-product } { $stars ->
    [one] { $stars } звезда
    [few] { $stars } звезды
    [many] { $stars } звёзд
   *[other] { $stars } звезды
}.
    .brief = { $animal } дома: { $stars ->
        [one] { $stars } звезда
        [few] { $stars } звезды
        [many] { $stars } звёзд
       *[other] { $stars } звезды
    }
event-exchanges = { $who ->
    [you] Вы меняете
   *[other] { $name } меняет
} особый жетон на { $good-acc }.
event-draws = Карта раунда: «{ $action }».
event-special = { $who ->
    [you] Вы получаете
   *[other] { $name } получает
} особый жетон за подмешанную карту.
event-no-special = { $who ->
    [you] У вас уже все особые жетоны, новый вы не получаете.
   *[other] { $name } не получает особого жетона: все они уже на руках.
}
event-extra-round = Бонусные жетоны кончились. Игра идёт дальше, пока Главовца не побывает у всех одинаковое число раз.
event-end-tiles = Бонусные жетоны кончились, игра окончена.
event-end-rounds = { $rounds ->
    [one] Игра окончена: сыгран { $rounds } раунд.
    [few] Игра окончена: сыграно { $rounds } раунда.
    [many] Игра окончена: сыграно { $rounds } раундов.
   *[other] Игра окончена: сыграно { $rounds } раунда.
}
event-end-cards = Сыграна последняя карта последней колоды, игра окончена.

## Stars

category-wool = Шерсть
category-truffles = Трюфели
category-milk = Молоко
category-riding = Верховая езда
category-crops = Урожай
category-tiles = Жетоны со звездой
category-pastures = Пастбища
next-stars = +{ $stars }

verdict-won = { $stars ->
    [one] У вас { $stars } звезда. Цель ({ $goal }) достигнута.
    [few] У вас { $stars } звезды. Цель ({ $goal }) достигнута.
    [many] У вас { $stars } звёзд. Цель ({ $goal }) достигнута.
   *[other] У вас { $stars } звезды. Цель ({ $goal }) достигнута.
}
verdict-lost = { $stars ->
    [one] У вас { $stars } звезда. Для победы нужно { $goal }.
    [few] У вас { $stars } звезды. Для победы нужно { $goal }.
    [many] У вас { $stars } звёзд. Для победы нужно { $goal }.
   *[other] У вас { $stars } звезды. Для победы нужно { $goal }.
}

## Rule options

rule-mode = Игра
    .about = Профессиональный фермер за воду сеет и собирает ещё, бонусных жетонов на пять больше, и достаются они прежде всего тому, у кого на виду больше пугал. Соло-игра всегда обычная.
mode-basic = Обычная
mode-professional = Профессиональный фермер
rule-cow = Корова любит
    .about = Сено и овёс, как в правилах из коробки, или сено и кукурузу, как, судя по отзыву, в другом издании.
cow-oats = Овёс
cow-corn = Кукурузу
rule-pairs = Если совпали карты у двух пар
    .about = Втроём и вчетвером. По правилам из коробки жетон один, и кто его получит, решает случай; у нас жребий выбирает пару, которая за него борется. Или борются обе пары.
pairs-one = Одна, по жребию
pairs-both = Обе
rule-alike = Если у двоих совпали обе карты
    .about = Вдвоём: второй жетон разыгрывают снова, уже с учётом взятого, или оба жетона берёт победитель первого сравнения. В правилах из коробки замечено, что чаще всего оба достаются одному.
alike-anew = Сравнить снова
alike-same = Оба — одному
rule-score = Цена продукции
    .about = Напечатанные звёзды нигде не опубликованы. Эти — наши собственные: выверенные или чуть щедрее.
score-usual = Обычная
score-generous = Щедрая

## Mistakes in a components file

mistake-number = { $place }: нужно число от { $least } до { $most }.
mistake-feed = { $place }: нужны четыре числа от 0 до 99 — для моркови, сена, овса и кукурузы.
mistake-track = { $place }: шкала начинается с 0, в ней хотя бы два числа, и она не убывает.
mistake-tile = { $place }: бонусному жетону нужны number, goods (пять чисел), action (sow, harvest или пусто), star и dark.
mistake-removed = { $place }: нужны четыре числа, и жетонов должно остаться достаточно, чтобы открыть первые.
mistake-cards = { $place }: нужны четыре числа, и все после первого — 1 или 2.
mistake-fields = { $place }: нужны семь чисел от 1 до { $most }, по одному на сектор.
mistake-crops = { $place }: нужны семь записей, каждая пустая или одна из { $known }.
mistake-animals = { $place }: нужны семь записей: каждое из { $known } по одному разу, остальные пустые.
mistake-ring = { $place }: нужны пары чисел от 0 до 99, хотя бы одна пара.

## The table

title-cards = { $cards ->
    [1] Ваша карта
    [one] Ваши карты
    [few] Ваши карты
    [many] Ваши карты
   *[other] Ваши карты
}
title-action-cards = Карты действий
cards-secret = все выбирают одновременно
cards-shown = карты открыты
cards-alone = для открытой карты — большое число
card-any = любых
card-each = по 1
title-action-wheel = Колесо действий
wheel-numbers = большое число — в одиночку
wheel-now = сейчас
wheel-next = потом
title-tiles = Можно получить
stack-left = { $tiles ->
    [0] стопка пуста
   *[other] в стопке: { $tiles }
}
title-stables = Хлева и таблица очков
title-farms = Другие фермы
compared-tiles = жетоны
compared-scarecrows = пугала
compared-crops = урожай
has-chosen = готово
is-thinking = думает
head-sheep = Главовца
title-barn = Ваш амбар
title-barn-of = Амбар: { $name }
title-garden = Ваш сад
title-garden-of = Сад: { $name }
title-bank = Банк
title-rank = Кто получил бы жетон
count-tiles = { $count ->
    [0] нет жетонов
    [one] { $count } жетон
    [few] { $count } жетона
    [many] { $count } жетонов
   *[other] { $count } жетона
}
count-scarecrows = { $count ->
    [one] { $count } пугало
    [few] { $count } пугала
    [many] { $count } пугал
   *[other] { $count } пугала
}
count-crops = { $count ->
    [one] { $count } растение
    [few] { $count } растения
    [many] { $count } растений
   *[other] { $count } растения
}
rank-first-tiles = { $counts }, меньше всех
rank-first-scarecrows = { $counts }, больше всех
rank-even = { $counts }: поровну

# on the dial of a farm
dial-sow = сеять { $good-acc }
dial-harvest = собирать
dial-home = { $use }, домой
dial-blocks = мешает

# alone
title-deck = Колода
deck-round = раунд { $round } из { $rounds }
deck-left = { $cards ->
    [0] Колода пуста
    [one] В колоде { $cards } карта
    [few] В колоде { $cards } карты
    [many] В колоде { $cards } карт
   *[other] В колоде { $cards } карты
}
deck-drawn = Уже открыты
extra-left = { $cards ->
    [0] Больше карт не добавится
    [one] Добавится ещё { $cards } карта
    [few] Добавятся ещё { $cards } карты
    [many] Добавятся ещё { $cards } карт
   *[other] Добавятся ещё { $cards } карты
}
specials = Особые жетоны
specials-have = { $tiles ->
    [0] Нет особых жетонов
    [one] { $tiles } особый жетон
    [few] { $tiles } особых жетона
    [many] { $tiles } особых жетонов
   *[other] { $tiles } особого жетона
}
goal = Звёзды: { $stars } из { $goal }

# what a picture shows, for those who cannot see it
numbers = { $alone } в одиночку, { $shared } вместе с другими
thing-nothing = пусто
thing-scarecrow = пугало
picture-of-farm = Ферма: { $name }.
picture-of-sector = Сектор { $sector }, { $use }: { $things }.
picture-of-card = { $card }: { $told }.
picture-of-drawn = Карта этого раунда: { $card }.
picture-of-action-wheel = Колесо действий. { $told }
picture-of-tile = Бонусный жетон: { $tile }.
picture-of-no-tile = Бонусного жетона нет.
picture-of-garden = { $tiles ->
    [0] В саду нет бонусных жетонов.
    [one] В саду { $tiles } бонусный жетон, звёзды за него: { $stars }.
    [few] В саду { $tiles } бонусных жетона, звёзды за них: { $stars }.
    [many] В саду { $tiles } бонусных жетонов, звёзды за них: { $stars }.
   *[other] В саду { $tiles } бонусного жетона, звёзды за них: { $stars }.
}
picture-of-stable = { $animal-title }, { $place ->
    [home] в хлеву
   *[out] на пастбище
}. Корм: { $feed }. Звёзды { $animal-product }: { $stars }.

## In the terminal

terminal-bare = пустое поле
terminal-arm = здесь пройдёт луч
terminal-stables = корм; дома → пастбище (поворотов до дома); звёзды; + на пастбище в конце
terminal-home = дома → { $sector } ({ $turns })
terminal-times = { $action } { $times } ({ $shared ->
    [shared] маленькое
   *[alone] большое
})
terminal-numbers = Числа для вас
terminal-out = { $turns ->
    [one] домой через { $turns } поворот
    [few] домой через { $turns } поворота
    [many] домой через { $turns } поворотов
   *[other] домой через { $turns } поворота
}
terminal-barn = Амбар: { $goods }
terminal-fields = Поля: { $goods }
terminal-wheel = { $turns ->
    [0] колесо ещё не поворачивали
    [one] колесо повёрнуто { $turns } раз
    [few] колесо повёрнуто { $turns } раза
    [many] колесо повёрнуто { $turns } раз
   *[other] колесо повёрнуто { $turns } раза
}

# how the end comes near
ending-next = { $sheep ->
    [yes] Если возьмут ещё один бонусный жетон, игра закончится, как только Главовца побывает у всех одинаковое число раз.
   *[no] Следующий взятый бонусный жетон закончит игру.
}
ending-soon = { $sheep ->
    [yes] Бонусные жетоны кончились. Игра закончится, как только Главовца побывает у всех одинаковое число раз.
   *[no] Бонусные жетоны кончились. Это последний раунд.
}
ending-rounds = Это последний раунд.

# the pages of the table in a hand
tab-farm = Ферма
tab-wheel = Хлева, колесо
tab-rivals = Соперники
