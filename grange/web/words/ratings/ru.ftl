### Ratings

# a new table
counts-title = На что идёт игра
counts-friendly = Дружеская
    .about = Просто ради удовольствия.
counts-rated = На рейтинг
    .about = Меняет рейтинги. У каждого должен быть аккаунт, боты не играют.

# what a rating is
rating = { $rating } ± { $margin }
rating-head = Рейтинг
rating-provisional = { $rating } ± { $margin }, предварительно
rating-figure = рейтинг, выше чем у { $share } из 100
rating-figure-alone = рейтинг
rating-figure-provisional = рейтинг, пока предварительный
rating-curve = Рейтинг
    .more = Линия — рейтинг после каждой партии, полоса — его погрешность: настоящая сила лежит в ней примерно в двух случаях из трёх.
    .picture = Рейтинг, { $title }. Сейчас { $rating } ± { $margin }.
rating-level = Ближе всего к вам по силе бот «{ $level }»: { $rating } ± { $margin }.

# the page of a player
ratings-title = Рейтинги
ratings-game = Игра
ratings-games = Партии
ratings-first = Первые места
ratings-none = Партий на рейтинг ещё не было.
ratings-of = { $title }, { $seats ->
    [2] вдвоём
    [3] втроём
    [4] вчетвером
    [5] впятером
   *[other] вшестером
}
player-since = Здесь с { $month } года.
player-since-mostly = Здесь с { $month } года, чаще всего играет в «{ $title }».
player-finishes = Доиграно партий с людьми: { $finished } из { $ended }.
player-me = Таким вас видят другие
player-block = Не пускать
player-report = Пожаловаться
player-and-you = Вы и { $name }
player-together = { $games ->
    [one] { $games } партия вместе
    [few] { $games } партии вместе
   *[many] { $games } партий вместе
}
player-ahead = вы впереди: { $games ->
    [0] ни разу
    [one] { $games } раз
    [few] { $games } раза
   *[many] { $games } раз
}
player-behind = { $name } впереди: { $games ->
    [0] ни разу
    [one] { $games } раз
    [few] { $games } раза
   *[many] { $games } раз
}
player-shared = { $games ->
    [one] { $games } партия вничью
    [few] { $games } партии вничью
   *[many] { $games } партий вничью
}
player-never = Вместе вы ещё не доиграли ни одной партии.
player-latest = Последние партии
player-no-games = Показать пока нечего.
