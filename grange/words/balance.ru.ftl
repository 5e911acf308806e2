## Отчёт о балансе: команда, страница и таблицы

cli-balance = Взвесить игру: какие места, карты, жетоны и печатные числа слишком сильны. Итог — одна страница.
cli-balance-seats = сколько мест за столом (обычно четыре)
cli-balance-bots = бот, который играет; через запятую — бот другой силы для сравнения
cli-balance-games = наибольшее число партий; если правило остановки выполнено раньше, их будет меньше
cli-balance-width = правило остановки: половина интервала в долях разброса очков одного места; раньше ничего не отмечается
cli-balance-always = правило обеих игр, ИМЯ=ЗНАЧЕНИЕ; можно повторять
cli-balance-rule = правило игры, которая сравнивается с обычной, ИМЯ=ЗНАЧЕНИЕ; можно повторять
cli-balance-components = свои значения компонентов, которые сравниваются с обычными
cli-balance-parts = какие части играть, например base,ladder,house; если не указать, то все
cli-balance-again = сколько самых заметных карт проверить ещё раз на новых зёрнах; 0 — все
cli-balance-tables = в каком виде записать числа страницы: csv или parquet
cli-balance-out = папка для страницы, чисел и сыгранных партий; прерванный отчёт продолжится с неё
error-balance-part = Части «{ $part }» нет. Есть: { $parts }.
error-balance-part-without = Для части { $part } игры { $game } при этих настройках играть нечего: other требует --rule или --components, ladder — двух мест, а отдельные карты сдают только в «Агриколе». Есть: { $parts }.
error-balance-other = --rule и --components сравниваются в части other. Назовите и её: --parts base,other.
error-balance-width = Правило остановки — доля больше 0 и меньше 1, например 0.1.
error-balance-bots = Укажите одного бота или двух ботов разной силы: --bots steady,gentle.
balance-written = Отчёт записан в { $file }.
balance-enough = { $games ->
    [one] После { $games } партии
    [few] После { $games } партий
    [many] После { $games } партий
   *[other] После { $games } партии
 } правило остановки выполнено.
balance-not-enough = { $games ->
    [one] После { $games } партии
    [few] После { $games } партий
    [many] После { $games } партий
   *[other] После { $games } партии
 } правило остановки не выполнено, поэтому ничего не отмечено. Чтобы продолжить, повторите команду с бо́льшим --games.
balance-stopped = Остановлено. Сыгранное сохранено: та же команда продолжит с этого места.

## Части отчёта

balance-part-base = обычные партии
balance-part-other = партии с другой коробкой
balance-part-ladder = смешанные столы
balance-part-exchange = обмены карты
balance-part-restricted = игра с запретом
balance-part-second = партии ботов другой силы
balance-part-decks = партии со всеми колодами
balance-part-draft = драфты
balance-part-house = домашние значения
balance-part-recount = партии, подсчитанные заново

## Рамка страницы

balance-title = { $game }: отчёт о балансе, партий: { $games }
balance-report = Отчёт о балансе
balance-report-of = Отчёт о балансе, { $date }
balance-heading = { $game }: взвешено в { $games ->
    [one] { $games } партии
    [few] { $games } партиях
    [many] { $games } партиях
   *[other] { $games } партии
 }
balance-theme = Светлая или тёмная
balance-print = Печать
balance-chapters = Главы
balance-percent = { $number } %
balance-span = от { $low } до { $high }

balance-lede = { $seats ->
    [one] { $seats } место
    [few] { $seats } места
    [many] { $seats } мест
   *[other] { $seats } места
 }, на каждом играет бот _{ $bot }_.
balance-lede-enough = Интервалы так узки, как требовало правило остановки до первой партии.
balance-lede-early = Интервалы пока шире, чем требует правило остановки, поэтому здесь ничего не отмечено. Нужно партий: около { $games }.
balance-stands-out = Что выделяется
balance-stands-cards = { $number ->
    [0] *Ни одна карта с руки* не выделяется сильнее случая; сыграны были хотя бы раз: { $of }.
    [one] *Выделяется { $number } карта с руки* из { $of } хоть раз сыгранных:
    [few] *Выделяются { $number } карты с руки* из { $of } хоть раз сыгранных:
    [many] *Выделяется { $number } карт с руки* из { $of } хоть раз сыгранных:
   *[other] *Выделяется { $number } карты с руки* из { $of } хоть раз сыгранных:
 }
balance-stands-confirmed = { $effect }, подтверждено на новых зёрнах
balance-stands-cards-early = *Сыграно разных карт с руки: { $of }.* Какие из них выделяются, будет сказано, когда выполнится правило остановки.
balance-early = Пока правило остановки не выполнено, ничего не отмечается.
balance-stands-seats = *Порядок хода*: чаще всего побеждает { $place }-е место, { $share } ({ $span }); по жребию было бы { $lot }. Это может быть случайностью.
balance-stands-seats-early = *Порядок хода*: чаще всего побеждает { $place }-е место, { $share } ({ $span }); по жребию было бы { $lot }.
balance-stands-seats-sure = *Порядок хода важен*: чаще всего побеждает { $place }-е место, { $share } ({ $span }); по жребию было бы { $lot }.
balance-stands-open = *Гонка открыта*: лидер после { $chapter }-й главы побеждает в { $share } партий ({ $span }).
balance-stands-decided = *Почти решено после { $chapter }-й главы*: лидер в этот момент побеждает в { $share } партий ({ $span }).
balance-stands-group = *На первых двух держится игра: { $first } и { $second }* — вместе { $share } этих очков.
balance-stands-house = *Что проверить в своей коробке*: { $number ->
    [0] ни одно из домашних значений (всего { $of }) не меняет
    [one] { $number } домашнее значение из { $of } меняет
    [few] { $number } домашних значения из { $of } меняют
    [many] { $number } домашних значений из { $of } меняют
   *[other] { $number } домашнего значения из { $of } меняют
 } почти каждую партию.

balance-how-sure = Насколько это надёжно
balance-sure-card = Действие карты известно с точностью *± { $points } очка*. Вчетверо больше партий — вдвое уже интервал.
balance-sure-seat = Очки места известны с точностью *± { $points }*. Вчетверо больше партий — вдвое уже интервал.
balance-sure-rule = Правило остановки, заданное до первой партии: ± { $rule } очка.
balance-narrowing = Как сужается интервал с числом партий
balance-test-blanks = *Проверка самого отчёта.* Никогда не сыграны карты: { $number }. Это пустышки, и все должны стоить одинаково: { $mean } против средней карты. { $misses ->
    [0] Ни один интервал с этим не расходится
    [one] С этим расходится { $misses } интервал
    [few] С этим расходятся { $misses } интервала
    [many] С этим расходятся { $misses } интервалов
   *[other] С этим расходится { $misses } интервала
 }; случай сам по себе даёт { $expected }.
balance-test-mirror = *Проверка самого отчёта.* Поле выкладывается случайно, поэтому первый ряд участков должен стоить столько же, сколько последний. Так и есть: разница { $points } ({ $span }).
balance-test-mirror-fails = *Проверка самого отчёта.* Поле выкладывается случайно, поэтому первый ряд участков должен стоить столько же, сколько последний. Разница { $points } ({ $span }), проверка не пройдена: из равных вариантов бот берёт первый. Отдельным участкам не доверяйте.
balance-opinion = О чём говорит мнение бота
balance-opinion-about = У бота _{ $bot }_ свой вкус. Если карта ему помогает, ею легко пользоваться. Если она ему ничего не даёт, дело может быть и в карте, и в игроке. Прежде чем менять число, спросите второго, более сильного бота.

balance-fact-game = Игра
balance-fact-bots = Боты
balance-fact-bots-are = { $bot } × { $seats }, Grange { $version }
balance-fact-games = Партии
balance-fact-choices = Решения
balance-fact-points = Очки
balance-fact-points-are = среднее { $mean }, разброс { $spread }; у победителей { $winner }
balance-fact-seed = Зерно
balance-fact-seed-is = { $seed }; отпечаток всех партий { $digest }
balance-fact-command = Команда

## Места

balance-seats = Места
balance-place = { $place ->
    [1] первое
    [2] второе
    [3] третье
   *[other] четвёртое
 }
balance-seats-drawn = Кто начинает, решает жребий, остальные места идут по порядку хода. Чаще всего побеждает { $place }-е, { $share } ({ $span }).
balance-seats-fixed = Все места действуют одинаково и должны стоить одинаково. Чаще всего побеждает { $place }-е, { $share } ({ $span }).
balance-seats-doubt = При таком числе партий это вполне может быть случайностью.
balance-seats-points = Очки сверх среднего за столом
balance-seats-wins = Доля побед; по жребию было бы { $share }

## Форма игры

balance-shape = Форма игры
balance-shape-lead = В обычной партии { $choices } решений (в девяти из десяти — от { $low } до { $high }).
balance-shape-margin = Отрыв победителя в очках: { $margin } (в половине партий от { $low } до { $high }).
balance-shape-narrow = Из всех решений { $share } — между двумя вариантами; вынужденные ходы делаются без вопроса и не считаются.
balance-by-lot = если бы решал жребий
balance-after = после главы
balance-chapter-axis = глава
balance-decided = Доля партий, выигранных лидером после каждой главы
balance-decided-about = *Когда всё решается.* Как часто лидер по очкам после главы (раунда или времени года) побеждает в конце. Очки на этот момент, а не прогноз.
balance-options = Число вариантов по главам
balance-options-about = *Сколько есть из чего выбирать.* Варианты одного решения: медиана, половина всех, восемь из десяти.
balance-lead-changes = Как часто меняется лидер
balance-lead-changes-about = *Как часто меняется лидер* за партию.
balance-sources = Откуда очки у победителей
balance-sources-about = Верхняя точка — победители. Серая — все остальные за теми же столами. Шкала общая; число — разница. По порядку того, что отличает победителей.
balance-source-label = { $name }: победители { $winners }, остальные { $others }

## Мастерство

balance-skill = Мастерство
balance-skill-lead = { $games ->
    [one] { $games } партия
    [few] { $games } партии
    [many] { $games } партий
   *[other] { $games } партии
 } за смешанными столами, места и зёрна для всех одни и те же. Бот _{ $best }_ опережает бота _{ $worst }_; разница в очках: { $points } ({ $span }).
balance-skill-points = Средние очки за смешанными столами
balance-skill-wins = Доля побед на одно место бота; по жребию { $share }

## Чего не было

balance-never = Чего не было ни разу
balance-never-lead = Чего нет ни в одной из партий (их { $games }) — тоже находка: правило, которого никто не встретил, никто и не проверил. Эти варианты предлагались, но их не выбрал никто.
balance-never-none = Всё, что предлагалось (партий: { $games }), хоть раз было выбрано.
balance-never-cards = Ни разу не сыграны карты с руки: { $number }
balance-never-verb = «{ $verb }»: { $number } из { $offered }
balance-never-more = { $number ->
    [one] и ещё { $number }
    [few] и ещё { $number }
    [many] и ещё { $number }
   *[other] и ещё { $number }
 }

## Предметы

balance-group-crop = Участки
    .one = Культура
    .about = Сколько каждая культура приносит за партию всем вместе и во сколько воды обходится.
balance-group-place = Места на поле
    .one = Место
    .about = Очки, собранные на каждом месте, и новые облака над ним. Поле выкладывается случайно, поэтому места могут отличаться только соседями: у места в середине их четыре, у угла — два.
balance-group-weather = Погода
    .one = Погода
    .about = Как часто приходит каждая погода и как часто выигрываются её голоса.
balance-group-power = Силы
    .one = Сила
    .about = Как часто за партию применяют каждую силу и насколько она тогда велика в сумме.
balance-group-card = Карты
    .one = Карта
    .about = Как часто каждую карту берут за партию и как часто её не берёт никто. Колода перемешана, так что карты различаются и случайно.
balance-group-biome = Биомы
    .one = Биом
    .about = Какие биомы берут, засаживают и оставляют зоне плодородия.
balance-group-animal = Животные
    .one = Животное
    .about = Как часто каждое животное приносит доход за партию, у всех вместе.
balance-group-good = Культуры
    .one = Культура
    .about = Что сеют и собирают за партию, все вместе.
balance-group-sector = Числа фермы
    .one = Сектор
    .about = Где сеют и собирают: секторы фермы.
balance-group-action = Действия
    .one = Действие
    .about = Какие действия выбирают и как часто за действие никто не получает жетона.
balance-group-tile = Бонусные тайлы
    .one = Бонусный тайл
    .about = Как часто каждый бонусный тайл выигрывают за партию. Перед игрой часть из них по жребию убирают в коробку.
balance-tile = { $tile }
balance-group-major = Большие улучшения
    .one = Улучшение
    .about = Как часто строят каждое большое улучшение за партию.
balance-measure-points = Очки
balance-measure-grown = Выросло
balance-measure-reaped = Собрано
balance-measure-drops = Капли
balance-measure-clouds = Облака
balance-measure-came = Пришла
balance-measure-votes_won = Голоса выиграны
balance-measure-used = Применена
balance-measure-strength = Сила
balance-measure-left = Оставлено
balance-measure-taken = Взято
balance-measure-planted = Засажено
balance-measure-produced = Доход
balance-measure-fed = Накормлено
balance-measure-harvested = Собрано
balance-measure-sown = Посеяно
balance-measure-chosen = Выбрано
balance-measure-without_tile = Без жетона
balance-measure-built = Построено
balance-a-game = За партию
balance-one-more = На один больше
balance-one-more-note = На один больше: сколько очков прибавляется месту, если на случайном поле таких участков на один больше.
balance-winners-more = Победители
balance-things-all = Показать все: { $number }
balance-things-note = Все числа — средние за партию. Победители: насколько больше у них первого столбца, чем у остальных; это только наблюдение, а не причина.

## Домашние значения

balance-house = Домашние значения, которые стоит проверить
balance-house-lead = Некоторые числа напечатаны только на компонентах и не опубликованы, так что наши — догадки (_домашние_). Каждое сделали на единицу больше и на единицу меньше и спросили дважды. _Затронуто_ — доля партий, в которых те же ходы стали невозможны или принесли другие очки; _невозможны_ — доля первых. *Закрашено:* те же ходы, только подсчитанные заново. *Пусто:* сыграно заново, чтобы боты могли ответить. Пунктир — то, что дала бы любая другая партия ({ $fresh }): точка возле него говорит, что партия пошла иначе, а не что значение нечестно. Подчёркнутое значение ведёт к записи, где оно изменено и заметнее всего.
balance-house-untouched = { $number ->
    [0] Каждое из значений (всего { $of }) изменило хоть одну партию.
    [one] { $number } значение из { $of } не изменило ни одной партии.
    [few] { $number } значения из { $of } не изменили ни одной партии.
    [many] { $number } значений из { $of } не изменили ни одной партии.
   *[other] { $number } значения из { $of } не изменили ни одной партии.
 }
balance-house-value = Домашнее значение
balance-house-ours = Наше
balance-house-winner = Партии с другим победителем
balance-house-touched = Затронуто
balance-house-points = Очки места
balance-house-impossible = Невозможны
balance-house-recounts = Подсчитано заново
balance-house-anew = Сыграно заново
balance-house-all = Показать все значения: { $number }
# что за домашнее значение; под ним его место в файле компонентов
balance-value-crops-points = { $crop }: за { $place ->
    [1] первое место по каплям
    [2] второе место по каплям
    [3] третье место по каплям
   *[other] четвёртое место по каплям
}
balance-value-crops-sprouting = { $crop }, проросло: за { $place ->
    [1] первое место по каплям
    [2] второе место по каплям
    [3] третье место по каплям
   *[other] четвёртое место по каплям
}
balance-value-crops-spoiled = { $crop }, испорчено: за { $place ->
    [1] первое место по каплям
    [2] второе место по каплям
    [3] третье место по каплям
   *[other] четвёртое место по каплям
}
balance-value-crops-corn-points = Кукуруза: каждому владельцу, если их { $place }
balance-value-crops-drops = { $crop }: сколько капель нужно для роста
balance-value-crops-priority = { $crop }: порядок для южного ветра
balance-value-pieces-fertilizers = Удобрения
balance-value-score-track = Шкала голосов: выиграно { $number }
balance-value-tracks = { $power }: сила на делении { $number }
balance-value-tracks-harvest = Урожай: очки на делении { $number }
balance-value-deck-mild = { $biome } и { $power }, мягкая карта: плодородность
balance-value-deck-harsh = { $biome } и { $power }, суровая карта: плодородность
balance-value-farm-fields = Поля в секторе { $place }
balance-value-wheel-pacifier = Сектор соски
balance-value-stables = { $animal } на пастбище в конце игры
balance-value-score-usual = { $animal }, обычная таблица, доходов: { $number }
balance-value-score-generous = { $animal }, щедрая таблица, доходов: { $number }
balance-value-ring-numbers = Кольцо действий, место { $place }: { $shared ->
    [0] в одиночку
   *[other] вместе с другими
}
balance-value-ring-harvest = Кольцо действий: где начинается сбор
balance-value-ring-water = Кольцо действий: где начинается вода
balance-value-tiles-number = Бонусный тайл «{ $bonus }»: сколько их
balance-value-tiles-goods = Бонусный тайл «{ $bonus }»: { $good }
balance-value-end-rounds = Раундов не больше
balance-value-deal-open_cards = Открытые карты сверх числа игроков

## Карты

balance-cards = Карты
balance-cards-lead = Строка сравнивает места, которым сдали карту, со всеми остальными, сыграли они её или нет: сдача — лотерея, поэтому разница — заслуга карты.
balance-cards-sure = { $number ->
    [0] *Ни одна из сыгранных карт* (всего { $of }) не выделяется сильнее случая.
    [one] Сильнее случая выделяется *{ $number } из { $of }* сыгранных карт.
    [few] Сильнее случая выделяются *{ $number } из { $of }* сыгранных карт.
    [many] Сильнее случая выделяются *{ $number } из { $of }* сыгранных карт.
   *[other] Сильнее случая выделяются *{ $number } из { $of }* сыгранных карт.
 }
balance-best = лучшая
balance-worst = худшая
balance-columns = карты с руки: { $number }, по столбцу на каждую
balance-caterpillar = Действие всех карт по порядку и полоса, в которой лежали бы равные карты
balance-caterpillar-about = Каждый столбец — карта, её измеренное действие в очках и его 95-процентный интервал. Затенённая полоса — где лежали бы столбцы, будь все карты одинаковы: те же партии, но руки случайно переставлены между местами. Новость — только то, что выходит за полосу. 0 — средняя карта своего вида. Крест — карта, которую никто не сыграл: пустышка.
balance-mark-sure = сильнее случая: ложной ожидается не больше одной отметки из двухсот
balance-mark-open = может быть случайностью
balance-mark-control = ни разу не сыграна: пустышка, для сравнения
balance-mark-grey = только наблюдение, а не жребий: причины не видно
balance-mark-guess = вертикальный штрих: лучшая догадка, сдвинутая к 0 настолько, насколько требует шум
balance-filter = Отбор
balance-find = Найти карту
balance-all = Все
balance-flag-strong = сильная
balance-flag-weak = слабая
balance-flag-unplayed = не играют
balance-flag-seldom = играют редко
balance-flag-skill = для умелых
balance-flag-trap = ловушка
balance-flag-few = мало партий
balance-column-name = Карта
balance-column-dealt = Сдана
balance-column-played = Сыграна
balance-column-round = Раунд
balance-column-plot = Действие, очки
balance-column-effect = Эффект
balance-column-shrunk = Догадка
balance-column-wins = Победы, %
balance-column-q = q
balance-column-flag = Отметка
balance-show-all = Показать все карты: { $number }
balance-confirmed = подтверждено
balance-unconfirmed = не подтверждено
balance-cards-note = Эффект: измеренные очки. Догадка: сдвинута к среднему всех карт настолько, насколько требует шум. Победы: изменение доли побед в процентных пунктах. q: доля ложных отметок среди всех карт не менее заметных. Карты колод — из отдельных партий; вытянутая карта сравнивается с другими вытянутыми.
balance-ways = Чего она стоит: несколько способов спросить
balance-way-dealt = Сдана или нет
balance-way-second = Сдана боту { $bot }
balance-way-exchanged = Обмен
balance-way-restricted = Можно её сыграть
balance-way-observed = Сыграна или нет
balance-not-run = не сыграно
balance-card-blank = { $dealt ->
    [one] Сдана { $dealt } раз
    [few] Сдана { $dealt } раза
    [many] Сдана { $dealt } раз
   *[other] Сдана { $dealt } раза
 } и ни разу не сыграна: пустышка. Чем она отличается от других пустышек, решил случай; так видно, насколько он велик.
balance-card-played = { $dealt ->
    [one] Сдана { $dealt } раз,
    [few] Сдана { $dealt } раза,
    [many] Сдана { $dealt } раз,
   *[other] Сдана { $dealt } раза,
 } { $played ->
    [one] сыграна { $played } раз,
    [few] сыграна { $played } раза,
    [many] сыграна { $played } раз,
   *[other] сыграна { $played } раза,
 } обычно в раунде { $round }.
balance-card-higher = Места, которым её сдали, закончили выше; разница в очках { $points } ({ $span }); с поправкой на шум ожидаем { $guess }.
balance-card-lower = Места, которым её сдали, закончили ниже; разница в очках { $points } ({ $span }); с поправкой на шум ожидаем { $guess }.
balance-card-luck = Её собственный интервал ({ $span }) не содержит 0, но среди стольких карт это бывает и случайно (q { $q }). Лучшая догадка { $guess }.
balance-card-open = Её интервал ({ $span }) содержит 0: эти партии ответа не дают. Лучшая догадка { $guess }.
balance-card-early = Её интервал { $span }, лучшая догадка { $guess }; пока правило остановки не выполнено, ничего не отмечается.
balance-again-exchanged = *Обмен*, { $games ->
    [one] { $games } новое зерно:
    [few] { $games } новых зерна:
    [many] { $games } новых зёрен:
   *[other] { $games } нового зерна:
 } каждое сыграно дважды, с этой картой и с другой того же вида на её месте ({ $span }).
balance-again-restricted = *Можно её сыграть*: { $games ->
    [one] { $games } партия сыграна
    [few] { $games } партии сыграны
    [many] { $games } партий сыграно
   *[other] { $games } партии сыграно
 } ещё раз, но так, что игрок не может её сыграть; столько он потерял ({ $span }).
balance-again-grows = *Для умелых:* боту { $bot } она даёт больше, чем боту { $second }; разница в очках: { $points } ({ $span }).
balance-again-shrinks = *Ловушка:* боту { $bot } она даёт меньше, чем боту { $second }; разница в очках: { $points } ({ $span }).
balance-record-with = с ней
balance-record-without = без неё
balance-record-pair = Лучше всего видно в партиях:
balance-record-seat = Место { $place }: лучше всего видно в партии { $game }
balance-record-comeback = В партии { $game } победитель после { $chapter }-й главы отставал на { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
 }.
balance-record-card = Партия { $game }, место { $seat }: лучшая партия с ней
balance-with-and-without = Очки с ней и без неё
balance-with = с ней, { $number }
balance-without = без неё, { $number }
balance-where-from = Откуда они

balance-pairs = Пары
balance-pairs-lead = Две карты в одной руке: сколько сверх того, что обе дают порознь. Пар, встретившихся достаточно часто: { $number }; обычно пара бывает в руках { $hands } раз.
balance-pairs-sure = { $number ->
    [0] *Ни одна* не выделяется.
    [one] Выделяется *{ $number }*.
    [few] Выделяются *{ $number }*.
    [many] Выделяются *{ $number }*.
   *[other] Выделяются *{ $number }*.
 }
balance-pairs-about = Самые заметные пары; пустые точки почти наверняка шум. Справа: руки, в которых были обе.

balance-draft = Драфт
balance-draft-lead = { $games ->
    [one] { $games } партия с драфтом
    [few] { $games } партии с драфтом
    [many] { $games } партий с драфтом
   *[other] { $games } партии с драфтом
 }, сначала один вид карт, потом другой, по семь карт по кругу: когда берут карту? 1 — первой.
balance-draft-taste = Вкус бота ничего не говорит о том, что даёт карта, насколько это видно по этим партиям: корреляция очереди и эффекта сдачи { $value } ({ $span }).
balance-draft-taste-good = Карты, которые дают больше, он берёт раньше: корреляция очереди и эффекта сдачи { $value } ({ $span }).
balance-draft-taste-bad = Карты, которые дают больше, он берёт позже: корреляция очереди и эффекта сдачи { $value } ({ $span }).
balance-draft-pick = какой по счёту берут
balance-draft-about = Круги — профессии, квадраты — малые улучшения. Слева то, что берут рано, сверху сильные карты: у хорошего судьи точки идут сверху слева вниз направо.
balance-draft-first = Берут первыми
balance-draft-last = Берут последними

balance-spaces = Поля действий и большие улучшения по раундам
balance-spaces-lead = Как часто кто-нибудь идёт на поле в раунде, когда оно открыто, и как часто в этом раунде строят каждое большое улучшение, в процентах. Чем темнее, тем чаще; штриховка: карта ещё не открыта.
balance-spaces-note = Карты раундов открываются внутри своего этапа в разное время, поэтому первые клетки этапа опираются на меньшее число партий.
balance-move = ход
balance-move-about = Последний столбец говорит, как рано в раунде туда идут: средний номер хода.
balance-space = Поле или улучшение
balance-always-open = Открыты всегда
balance-round-cards = Карты раундов по порядку
balance-not-open = ещё не открыто

## Против другой коробки

balance-other = Против другой коробки
balance-other-lead = { $games ->
    [one] То же { $games } зерно сыграно
    [few] Те же { $games } зерна сыграны
    [many] Те же { $games } зёрен сыграны
   *[other] Те же { $games } зерна сыграны
 } с тем, что здесь отличается:
balance-other-beyond = { $number ->
    [one] Сильнее случая сдвинулось { $number } число из { $of }.
    [few] Сильнее случая сдвинулись { $number } числа из { $of }.
    [many] Сильнее случая сдвинулись { $number } чисел из { $of }.
   *[other] Сильнее случая сдвинулись { $number } числа из { $of }.
 }
balance-other-nothing = Сильнее случая не сдвинулось ничего: перемену такого размера в стольких партиях не увидеть.
balance-other-about = Другая игра минус обычная при тех же зёрнах; сильнее случая.
balance-other-rest = { $number ->
    [one] { $number } число не сдвинулось сильнее случая
    [few] { $number } числа не сдвинулись сильнее случая
    [many] { $number } чисел не сдвинулись сильнее случая
   *[other] { $number } числа не сдвинулись сильнее случая
 }
balance-record-other = { $name }: лучше всего видно в партии { $game }
balance-moved-points = Очки места
balance-moved-winner = Очки победителя
balance-moved-margin = Отрыв победителя
balance-moved-choices = Решения за партию

## Как считали

balance-method = Как считали
balance-method-intervals = *Интервалы* содержат истину в 95 отчётах из 100. Для очков тысячу раз заново вытягиваются целые партии, потому что места одной партии зависят друг от друга; у долей интервал Уилсона; у средних по партиям — Стьюдента.
balance-method-stop = *Правило остановки* говорит, насколько узкими должны быть интервалы. Оно задано до первой партии и записано в файле отчёта, так что нельзя остановиться там, где число понравилось. Пока оно не выполнено, ничего не отмечается.
balance-method-flags = *Отметки* ставятся по Бенджамини и Хохбергу: в каждом семействе вопросов ложной ожидается не больше одной отметки из двухсот. Из мест первым отмечается самое далёкое от других и дальше не учитывается, так что одно сильное место не делает все остальные слабыми.
balance-method-dealt = *Эффект сдачи*: очки места за вычетом среднего для его очерёдности — места, которым сдали карту, против всех остальных. 0 — средняя карта своего вида, а не пустая рука.
balance-method-guess = *Догадка.* Чем шумнее число карты, тем сильнее её догадка сдвинута к середине. Сортируйте по ней: измеренные числа преувеличивают с обоих концов.
balance-method-blanks = *Пустышки*, которых никто не сыграл, не кандидаты. Они показывают, насколько велик случай.
balance-method-pairs = *Пары.* Домашние значения и другая коробка сыграны с теми же зёрнами, что обычные партии, и считаются только разницы внутри зерна. Случайные знаки показывают, как часто столько дал бы случай.
balance-method-watched = *Только наблюдение* — всё, что игроки выбрали сами, например сыграли карту. У кого дела хороши, тот играет больше карт, и о карте это говорит мало. Потому оно серое.
balance-method-records = *Записи.* Удивительные числа ведут к партии, где они видны; её файл открывает grange replay.
