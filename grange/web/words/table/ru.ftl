### Стол в браузере

table-question = Вопрос
table-home = Grange, все игры
table-people = Места и ссылки
table-rules = Правила
table-rule = Правило
table-replay = Повтор
table-side = Счёт и ход игры
table-settings = Настройки
table-close = Назад к полю
table-got-it = Понятно
table-log = Ход игры
table-category = Очки за
table-next = дальше
table-bot = играет бот
table-away = ещё не за столом

table-thinking = { $name } думает
table-waiting = Сейчас выбирает: { $names }
    .more = А пока можно осмотреться.
table-done = { $count ->
    [1] Спасибо. Теперь ходит { $names }
   *[other] Спасибо. Теперь ходят: { $names }
}
    .more = Страницу можно закрыть: стол вас помнит.
table-gone = Вы вышли из-за стола, дальше за вас играет бот.
table-until-today = { $name }: время до { $time }.
table-until-tomorrow = { $name }: время до завтра, { $time }.
table-until-later = { $name }: время до { $day }, { $time }.
table-last-seen = Нет связи.
    .more = Таким вы видели стол { $when }; с тех пор партия могла продолжиться.
table-next-table = Следующий стол
table-watching = Вы смотрите игру.
table-eyes = Стол игрока { $name }
table-others-boards = Столы других игроков
table-eyes-kept = Ваш стол ждёт вас таким, каким вы его оставили.
table-eyes-next = Следующий игрок
table-eyes-own = К моему столу
table-over = Игра окончена.
table-undo = Отменить
table-gain = На сколько очков это лучше обычного выбора и почему
table-pondering = Взвешиваем варианты
table-hint = Подсказка
table-your-turn = Ваш ход

table-lost = Связь прервалась.
    .more = Ничего не пропало: всё, что вы выбрали, сохранено. Пробуем снова.
table-try-now = Попробовать сейчас
unanswered-choose = Сервер не ответил. Возможно, ваш выбор не дошёл; выберите ещё раз.
unanswered-undo = Сервер не ответил. Если ваш выбор ещё в силе, отмените его ещё раз.
unanswered-hint = Сервер не ответил. Попросите подсказку ещё раз.
unanswered-say = Сервер не ответил. Возможно, вас никто не услышал; скажите ещё раз.
unanswered-here = Сервер не ответил. Нажмите ещё раз, чтобы открыть стол.
unanswered-accord = Сервер не ответил. Если с предложением ничего не изменилось, попробуйте ещё раз.
table-new-link = Новая ссылка
table-new-link-sure = Сделать для этого места новую ссылку? Старая перестанет действовать.
table-new-link-done = Старая ссылка больше не действует. Отправьте новую.
unanswered-link = Сервер не ответил. Если ссылка прежняя, попробуйте ещё раз.
unanswered-bot = Сервер не ответил. Если на этом месте ничего не изменилось, попробуйте ещё раз.
table-ends-turn = Этим ваш ход закончится, и отменить его будет нельзя.
table-yes = Закончить ход
table-no = Подумать ещё

table-send-link = { $name }: отправьте эту ссылку тому, кто здесь играет
table-copy = Скопировать
table-copied = Скопировано
table-watch = По этой ссылке можно смотреть игру
table-hands = Если игрока нет
table-bot-plays = { $name }: пусть играет бот
table-bot-leaves = { $name }: вернуть место

table-confirm = Спрашивать в конце хода
    .more = Ещё одно нажатие перед тем, чего нельзя отменить
table-sound = Звук
    .more = Короткий сигнал, когда мой ход
table-notify = Уведомление
    .more = Когда мой ход, а я на другой странице
table-keys = Клавиши
table-look-up = Справка о предмете под указателем

table-gate = Ещё не все за столом
    .more = Тот, чей сейчас ход, уже может играть.
table-won = { $points ->
    [one] { $name } побеждает с отрывом в { $points } очко
    [few] { $name } побеждает с отрывом в { $points } очка
   *[many] { $name } побеждает с отрывом в { $points } очков
}
table-won-team = { $points ->
    [one] Победили { $name } и { $other } с отрывом в { $points } очко
    [few] Победили { $name } и { $other } с отрывом в { $points } очка
   *[many] Победили { $name } и { $other } с отрывом в { $points } очков
}
table-won-me = { $points ->
    [one] Вы победили с отрывом в { $points } очко
    [few] Вы победили с отрывом в { $points } очка
   *[many] Вы победили с отрывом в { $points } очков
}
table-place = { $place ->
    [1] первое место
    [2] второе место
    [3] третье место
   *[other] четвёртое место
}

table-sealed = Повтор сегодняшнего задания откроется завтра, когда его уже никто не сможет сыграть.
table-seed-chosen = Расклад этой партии задал тот, кто её открыл, и может его знать. Она просто для удовольствия.
table-given = Эта партия продолжает сыгранную с одного из её ходов: тот, кто видел ту партию, может знать скрытое. Она просто для удовольствия.
table-closed = Эта партия закрыта.
    .more = Она начата по прежним правилам, по которым здесь больше не играют. Посмотреть на неё ещё можно.
table-ended = Эта партия закончена.
    .more = Её закончил хозяин этого дома. Посмотреть на неё ещё можно.

# following, looking back, touching
table-asked = ходит
table-lately = Последние ходы
table-since = После вашего хода
table-moves = Показать ходы
table-point = Наведите на обведённое место, чтобы увидеть, что оно даёт.
table-list = Все варианты кнопками
table-coming = Что может наступить
table-pages = Страницы стола
table-playing = Что сделали другие
table-back = Назад
table-on = Дальше
table-pause = Пауза
table-speed = Скорость
table-to-now = К моему ходу
table-past = Взгляд назад
table-still-open = Никто не ждёт: игра идёт, ваш ход остаётся за вами.
table-move = Ход { $at } из { $last }
table-do-it = Выполнить
table-how-fast = Как быстро ходят другие
table-speed-brisk = Живо
    .more = 0,35 с на ход
table-speed-usual = Обычно
    .more = 0,7 с на ход
table-speed-calm = Спокойно
    .more = 1,4 с на ход
table-speed-hand = Вручную
    .more = по кнопке «Дальше»
table-speed-once = Сразу
    .more = только отметки
table-taps = Сначала показать, потом сделать
    .more = Первое касание показывает, что даст вариант, второе выполняет его
table-any-time = в любой момент
table-more-any-time = ещё { $count }

# teams
score-we = мы
score-they = они
score-team = команда

# what people say to each other
table-say = Сказать
table-hear = Показывать, что говорят другие
phrase-well-played = Отличный ход!
phrase-take-time = Не торопитесь
phrase-moment = Минутку, пожалуйста
phrase-oh = Ого!
phrase-not-seen = Вот это неожиданно
phrase-thanks = Спасибо за игру
phrase-another = Ещё партию?
