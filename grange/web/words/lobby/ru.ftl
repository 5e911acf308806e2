### The lobby: tables that seek players, and wishes

page-lobby = Зал

# open tables
lobby-open = Открытые столы
lobby-open-one = Открыть стол
lobby-which = Какая игра?
lobby-only-rated = Только рейтинговые
lobby-only-fitting = Только те, где я могу сесть
lobby-filter = Показать
lobby-none-rated = Ни один рейтинговый стол не ищет игроков.
lobby-others = { $count ->
    [one] Ещё за { $count } столом нужен аккаунт или другой рейтинг.
    [few] Ещё за { $count } столами нужен аккаунт или другой рейтинг.
   *[many] Ещё за { $count } столами нужен аккаунт или другой рейтинг.
}
lobby-usual = Обычные правила
lobby-rated = Рейтинговая
    .about = Партия меняет рейтинги игроков.
lobby-friendly = Дружеская
    .about = Просто для удовольствия.
lobby-anybody = для всех
lobby-ratings = рейтинги { $lowest }–{ $highest }
lobby-ratings-from = рейтинги от { $rating }
lobby-ratings-to = рейтинги до { $rating }
lobby-late-bot = бот подменит
lobby-late-wait = стол ждёт
lobby-seats = { $names }; свободных мест: { $free } из { $seats }
lobby-sit = Сесть
lobby-sit-at = Сесть за стол: { $title }, { $names }
lobby-mine = Ваш стол
lobby-none = Ни один стол не ищет игроков
lobby-none-more = Откройте стол и займитесь своими делами: мы позовём вас, когда все соберутся.
lobby-none-picture = Длинный стол со скамьями под деревом, никого нет
lobby-meanwhile = А пока
lobby-leave = Закройте эту страницу
    .more = Мы позовём вас, как только стол будет готов, если у вас настроены уведомления.
lobby-bot = Сыграть с ботом
    .more = Когда откроется ваш стол, эта партия подождёт.
lobby-bots-here = Moss, Reed, Sorrel и Thistle всегда здесь.
lobby-bot-go = Выбрать игру
lobby-own = Открыть свой стол
    .more = С правилами по вашему выбору; сесть может любой из зала.

# a wish
wish-game = Хочу сыграть в
wish-people = { $most ->
    [one] { $most } человек
    [few] { $most } человека
    [many] { $most } человек
   *[other] { $most } человека
}
wish-people-range = от { $fewest } до { $most } человек
wish-any-game = что угодно
wish-pace = в темпе
wish-pace-live = «вживую»
wish-pace-evening = «за вечер»
wish-pace-day = «ход в день»
wish-pace-none = «без часов»
wish-counts = партия
wish-with = за столом
wish-rated = рейтинговая
wish-friendly = дружеская
wish-either = любая
wish-find = Найти мне стол
wish-another = Ещё одно пожелание
wish-said = За столом: { $people }, темп { $pace }, партия: { $counting }.
wish-looking = Ищем вам партию: { $title }
wish-alone = Пока никто больше этого не хочет. Будем искать ещё { $time }.
wish-together = { $count ->
    [one] Того же хочет ещё { $count } человек. Партия начнётся, когда стол заполнится или через { $time }.
    [few] Того же хотят ещё { $count } человека. Партия начнётся, когда стол заполнится или через { $time }.
    [many] Того же хотят ещё { $count } человек. Партия начнётся, когда стол заполнится или через { $time }.
   *[other] Того же хотят ещё { $count } человека. Партия начнётся, когда стол заполнится или через { $time }.
}
wish-stop = Больше не искать
wish-met = Ваш стол готов
wish-go = К столу
wish-forget = Понятно
wish-unmet = Никто не захотел того же вовремя: { $title }

# a new table
new-counts = Какая это партия
new-join = Кто может сесть
new-join-link = Те, у кого есть ссылка
new-join-lobby = Любой из зала
new-stranger = Кто-нибудь из зала
    .about = Или друг: ссылка у стола годится и для этого места.
    .seated = кто-нибудь из зала
new-bar-lobby = Партия начнётся, когда все места будут заняты; мы вас позовём.
new-ratings-from = Рейтинги от
new-ratings-to = до

# sitting down, and at the table
sit-open = Есть свободное место
sit-begins-full = Партия начнётся, когда все места будут заняты.
table-gathers = Ищем игроков
    .more = Партия начнётся, когда все места будут заняты. Ждать здесь не обязательно.
table-unmet = Никто не пришёл вовремя
    .more = Этот стол искал игроков, но набралось слишком мало, и он закрылся.
table-door = По этой ссылке любой может занять свободное место
table-stop-seeking = Больше не искать и закрыть стол
table-leave-lobby = Вернуть место
front-unmet = Закрыт: игроков набралось слишком мало.
notice-begun = Ваш стол готов: { $game }

# good company
company-title = Хорошая компания
company-about = Те, кого вы к себе не пускаете, не могут сесть за ваши открытые столы, при поиске партии вас не сведут, и в зале вы не видите столов друг друга. Им об этом не сообщают. Начатые партии продолжаются.
company-nobody = Вы пускаете всех.
company-nameless = Кто-то без имени
company-since = с { $day }
company-end = Пустить
company-end-of = Снова пускать: { $name }
company-lobby = В зал
company-told-blocked = В зале вы больше не встретитесь.
company-told-unblocked = Этот человек снова может приходить.
company-told-reported = Спасибо. Хозяин этого дома посмотрит.
about-title = Не пускать или пожаловаться
about-block = Кого больше не пускать
about-block-go = Не пускать
about-block-of = Больше не пускать: { $name }
about-report = Сообщить хозяину этого дома
about-report-more = Хозяин видит, кто играл, запись партии и то, что вы напишете. Остальным об этом не сообщают.
about-whom = О ком
about-whole = О столе в целом
about-reason = Что не так
about-words = Своими словами, если хотите
about-report-go = Отправить
about-back = Назад к столу
reason-name = Оскорбительное имя
reason-rude = Грубое поведение
reason-stalls = Нарочно не ходит
reason-unfair = Нечестная игра
reason-other = Другое
table-about = Не пускать или пожаловаться
