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
