### Agricola: what stands on cards, and where they lie

kind-occ = профессия
kind-minor = простое улучшение
kind-major = особое улучшение
kinds-occ = Профессии
kinds-minor = Простые улучшения
kinds-major = Особые улучшения

sort-farm_planner = ферма
sort-actions_booster = действия
sort-points = очки
sort-goods = товары
sort-food = еда
sort-crops = урожай
sort-building = стройка
sort-livestock = скот

face-passed = передаётся
face-left = налево

condition-occupations = { $count ->
    [one] { $count } профессия
    [few] { $count } профессии
    [many] { $count } профессий
   *[other] { $count } профессии
}
condition-occupations_at_most = не больше { $count } профессий
condition-occupations_exactly = ровно { $count } профессии
condition-grain_fields = { $count } поля с зерном
condition-vegetable_fields = { $count } поля с овощами
condition-unused_at_most = нет пустых участков
condition-sheep = { $count } овец
condition-clay = { $count } глины
condition-house = дом не из дерева
condition-fishing = ваш родич на «Рыбалке»

lack-occupations = { $count ->
    [one] нужна ещё { $count } профессия
    [few] нужны ещё { $count } профессии
    [many] нужно ещё { $count } профессий
   *[other] нужно ещё { $count } профессии
}
lack-occupations_at_most = слишком много профессий
lack-occupations_exactly = нужно ровно { $count } профессии
lack-grain_fields = { $count ->
    [one] нужно ещё { $count } поле с зерном
    [few] нужно ещё { $count } поля с зерном
    [many] нужно ещё { $count } полей с зерном
   *[other] нужно ещё { $count } поля с зерном
}
lack-vegetable_fields = { $count ->
    [one] нужно ещё { $count } поле с овощами
    [few] нужно ещё { $count } поля с овощами
    [many] нужно ещё { $count } полей с овощами
   *[other] нужно ещё { $count } поля с овощами
}
lack-unused_at_most = есть пустые участки
lack-house = вы ещё живёте в избе
lack-fishing = на «Рыбалке» никого
lack-goods = нужно ещё: { $goods }
lack-shifting_cultivation = негде пахать
lack-mini_pasture = нечего огородить

look-card = Карта на руке
    .kind = профессия или простое улучшение
    .does = Вы держите её на руке; она действует, когда лежит перед вами.
    .rule = Карта действует с той минуты, как легла перед вами, и никогда — за то, что было раньше.

# what spaces offer with hand cards
detail-lessons = { $food ->
    [0] Сыграйте профессию бесплатно.
    [1] Сыграйте профессию за 1 еду.
   *[other] Сыграйте профессию за { $food } еды.
}
detail-with-cards-meeting_place = Станьте первым игроком; после этого можно сыграть простое улучшение.
detail-with-cards-major_improvement = Постройте особое улучшение или сыграйте простое.
detail-with-cards-house_redevelopment = Перестройте жилище; после этого можно построить особое улучшение или сыграть простое.
detail-with-cards-basic_wish = Заведите ребёнка, если есть место; после этого можно сыграть простое улучшение.

# what can be done at any time
any-grocer = { $goods } за 1 еду
any-hard_porcelain = 2, 3 или 4 глины на 1, 2 или 3 камня
any-clearing_spade = пересадить растение на пустое поле
any-sheep_walker = овцу на другой товар
any-adoptive_parents = 1 еда: ребёнок уже работает

title-played = В игре
title-hand = Рука
title-choose-from-hand = Ваша рука
    .theirs = { $name }: рука
title-market = Открыты для всех
count-played = { $occupations } + { $improvements }
count-hand = { $occupations } + { $minors }
seat-hand = на руке { $occupations } + { $minors }
seat-cards = Карты игрока { $name }
seat-no-cards = карт пока нет
hand-others = { $count ->
    [one] Ещё { $count } карта на руке
    [few] Ещё { $count } карты на руке
    [many] Ещё { $count } карт на руке
   *[other] Ещё { $count } карты на руке
}
    .more = посмотреть; сейчас их не сыграть

title-choosing = Кто выбирает
choosing-now = выбирает
choosing-done = выбрано
choosing-way = { $seats ->
    [2] Вы обмениваетесь наборами карт.
   *[other] Карты идут налево: { $names }.
}
title-kept = Уже оставлены

tab-draft = Карты
tab-kept = Оставлены
tab-hand = Рука
tab-played = В игре

terminal-hand = Рука
terminal-in-hand = на руке { $occupations } + { $minors }

# the page of all cards
filter-kind = Колода
filter-category = Категория
filter-players = Игроки
filter-kind-occ = Профессии
filter-kind-minor = Простые улучшения
filter-kind-major = Особые улучшения
filter-category-farm_planner = { sort-farm_planner }
filter-category-actions_booster = { sort-actions_booster }
filter-category-points = { sort-points }
filter-category-goods = { sort-goods }
filter-category-food = { sort-food }
filter-category-crops = { sort-crops }
filter-category-building = { sort-building }
filter-category-livestock = { sort-livestock }
filter-players-1 = 1+
filter-players-3 = 3+
filter-players-4 = 4+
fact-code = Номер
fact-players = Игроки
fact-price = Цена
fact-condition = Требование
fact-points = Очки
fact-passes = После розыгрыша
fact-from-players = от { $count }
