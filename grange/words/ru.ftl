### The house

## Errors: what was wrong, and what is allowed

error-game-over = Партия окончена, выбирать больше нечего. Можно посмотреть очки или начать новую партию.
error-illegal-option = Сейчас нельзя выбрать «{ $code }». Можно: { $codes }.
error-unknown-option = Варианта с номером { $option } в этой игре нет.
error-unknown-code = Варианта «{ $code }» в этой игре нет. Выберите из списка.
error-no-such-seat = Места { $seat } нет; места идут от 0 до { $last }.
error-not-your-turn = Месту { $seat } сейчас нечего выбирать. Выбор за местом: { $asked }.
error-nothing-to-undo = Сейчас ничего нельзя вернуть: открылось что-то скрытое, после вас уже выбирал другой игрок или вы ещё ничего не выбрали.
error-empty-question = В вопросе { $step } не из чего выбирать.
error-unknown-game = Игры «{ $game }» на полке нет. Есть: { $games }.
error-which-game = Какая игра? На полке: { $games }.
error-seats = Число мест { $seats } не подходит для игры { $game }; возможно: { $allowed }.
error-seed = Зерно { $seed } не подходит; возьмите целое число от 0 до { $last }.
error-unknown-rule = У игры { $game } нет варианта правил «{ $rule }»; есть: { $rules }.
error-rule-value = Вариант правил «{ $rule }» не может быть «{ $value }»; он может быть: { $values }.
error-rule-long = Текст для варианта правил «{ $rule }» длиннее { $most } знаков. Сократите его.
error-rule-form = «{ $rule }» — не вариант правил; пишите NAME=VALUE.
error-no-origin = У воображаемой партии нет начала, с которого её можно сыграть заново.
error-imagined = Воображаемую партию нельзя записать: её никто не играл.
error-unknown-thing = О «{ $thing }» здесь ничего не известно.
error-unknown-chapter = В правилах нет главы «{ $chapter }».
error-no-catalogue = У игры «{ $title }» нет карт, которые можно посмотреть.
error-unknown-bot = Игрока «{ $bot }» нет; есть: { $bots }.
error-record-json = В этом файле нет записи партии. Запись — это файл, который после партии даёт «Скачать запись» или пишет «grange play --save».
error-record-format = Запись неполна: чего-то в ней не хватает или что-то невозможно. Скачайте её ещё раз.
error-record-version = Запись сделана по правилам { $game } версии { $version }; здесь версия { $ours }.
error-record-choice = Запись обрывается на выборе { $number }: «{ $choice }». { $problem }
error-record-digest = Запись кончается не так, как в ней сказано: её изменили или обрезали.
error-record-missing = Не удаётся прочитать запись { $file }; проверьте имя файла.
error-record-players = В записи { $seats ->
    [one] { $seats } место
    [few] { $seats } места
    [many] { $seats } мест
   *[other] { $seats } места
}; назовите столько же игроков в --seats.
error-position-format = Это не позиция Grange: какой-то части не хватает, или она записана в другом формате.
error-position-version = Позиция сделана по правилам { $game } версии { $version }; здесь версия { $ours }.
error-position-field = В позиции ошибка: «{ $field }».
error-position-table = В разделе table этой позиции каких-то частей не хватает или есть лишние: { $fields }.
error-position-step = В разделе agenda этой позиции есть невозможный шаг: { $step }
error-components = { $count ->
    [one] В компонентах { $count } ошибка:
    [few] В компонентах { $count } ошибки:
    [many] В компонентах { $count } ошибок:
   *[other] В компонентах { $count } ошибки:
}
    { $mistakes }
error-components-form = Исправленные компоненты — это таблица значений, например { "{" }"tracks": { "{" }…{ "}" }{ "}" }.
error-components-missing = Не удаётся прочитать файл компонентов { $file }; проверьте имя файла.
error-components-toml = Файл компонентов { $file } — не TOML: { $problem }
error-too-few = { $argument }: нужно число не меньше 1, а дано { $number }.
error-out-kind = У файла { $file } незнакомое расширение; подойдут: { $kinds }.
error-cannot-write = Не удаётся записать { $file }. Проверьте папку или выберите другое место.
error-two-bots = Для турнира нужны два разных бота: --bots greedy,random.
error-two-seats = Для турнира нужно не меньше двух мест за столом.
error-other-tournament = В файле { $file } другой турнир. Назовите другой файл или продолжайте тот турнир.
error-no-such-table = Такого стола нет. Проверьте ссылку или откройте новый стол.
error-wrong-token = Этот ключ не открывает ни это место, ни этот стол. Воспользуйтесь ссылкой, которую вам дали.
error-not-a-persons-seat = Место { $seat } никогда не принадлежало человеку; передать боту и вернуть можно только место человека.
error-too-many-tables = Открытых столов здесь не больше { $most }, и все заняты. Попробуйте снова, когда какие-то партии закончатся.
error-too-many-of-yours = Незаконченных партий у вас: { $most } — больше здесь нельзя. Сначала доиграйте какую-нибудь.
error-too-many-from-here = С вашего адреса столов, открытых за сутки или ещё не доигранных: { $most }. Это предел: доиграйте какие-нибудь или попробуйте завтра.
error-too-many-undos = За этим столом столько раз отменяли ходы, что больше отменить нельзя. Играть можно дальше.
error-too-many-reviews = Разбирается уже много партий. Попробуйте ещё раз, когда часть из них будет готова.
error-no-moment = Такого момента в партии не было. Выберите один из её ходов.
error-store = Сейчас это не удалось прочитать или записать. Ничего не потеряно: попробуйте ещё раз чуть позже.
error-table-closed = Эта партия начата по прежним правилам, по которым здесь больше не играют. Посмотреть на неё можно, пока она читается, продолжить нельзя.
error-table-unreadable = Сохранённые данные этого стола повреждены, открыть его нельзя. Подробности — в журнале сервера у его владельца.
error-too-slow = Запрос не дошёл до конца вовремя. Отправьте его ещё раз.
error-broken = На сервере что-то сломалось; его хозяин увидит это в журнале. Попробуйте чуть позже.
error-too-long = Это заняло слишком много времени и было прервано. Ничего не изменилось.
error-stale = Этот выбор отвечает на вопрос, который уже закрыт: вы видели столько ходов: { $seen }, а теперь их { $position }. Посмотрите на стол и выберите снова.
error-record-not-yet = Запись можно получить после конца партии; до этого она раскрыла бы скрытое.
error-rematch-not-yet = Реванш можно начать, когда партия закончится.
error-no-such-day = Партии этого дня нет. Загляните в список прошедших дней.
error-daily-not-yet = Это сегодняшнее задание. Повтор и запись будут доступны завтра: сегодня его ещё проходят другие.
error-malformed = Это не удалось прочитать. Вернитесь и попробуйте ещё раз; чего ждут от программ, сказано в описании API.
error-malformed-at = Это не то, о чём спрашивали. Проверьте: { $places }
error-no-hello = Первое сообщение должно прийти за десять секунд: документ JSON с полями token, after и lang.
error-talks-too-much = Вы сказали уже много. Подождите несколько секунд.
error-too-fast = Слишком много запросов с этого адреса. Подождите секунду и попробуйте снова.
error-too-large = Это слишком велико; предел — { $most } КиБ.
error-no-page = Здесь ничего нет. Описание API: /api/openapi.json.
error-method = Этот адрес не поддерживает такой метод. Допустимые методы указаны в заголовке Allow.
error-cannot-listen = Адрес { $host }:{ $port } занят или не принадлежит этой машине. Попробуйте другой --port.
error-web-missing = Для сервера нужен пакет { $package }. Установите: pip install 'grange[web]'
error-postgres-missing = Для PostgreSQL нужен пакет { $package }. Установите: pip install 'grange[postgres]'
error-database-address = После --database нужен адрес базы PostgreSQL, например postgresql://имя@сервер/grange. Без него столы хранятся в файле в папке данных.
error-processes-file = Нескольким процессам нужен сервер PostgreSQL: с файлом SQLite работает только один. Укажите адрес базы после --database postgresql://… или уберите --processes.
error-processes-number = --processes — число от 1 до { $most }; лучше всего столько, сколько у машины процессоров.
error-database-unreachable = Базой { $database } сейчас нельзя пользоваться: { $problem }. Проверьте, работает ли она и верны ли адрес, имя и пароль.
error-database-old = База { $database } создана более старой версией Grange. Сделайте резервную копию (grange database backup), остановите все серверы, которые с ней работают, и выполните: grange database upgrade
error-database-new = База { $database } создана более новой версией Grange. Установите её или верните на место более старую резервную копию.
error-database-bare = В базе { $database } ещё нет таблиц этой версии Grange. Запустите на ней сервер или выполните: grange database upgrade. Прежний файл будет сохранён.
error-database-not-empty = База { $database } не пуста. Восстанавливать можно только в пустую базу или в новую папку: --data.
error-database-troubles = Найдено неполадок: { $troubles }. За остальными столами можно играть.
error-backup-broken = Файл { $file } — не резервная копия Grange, или она неполна. Ничего не восстановлено.
error-no-database = Базы { $file } нет. Укажите её папку (--data) или адрес (--database).
error-which-file = Укажите файл: { $command }
error-folder-in-use = Папкой { $place } уже пользуется другой сервер. Остановите его или выберите другую папку: --data.
error-secret-short = В файле { $file } нет секрета хотя бы из { $least } знаков. Верните прежний; если его не было, удалите файл — будет создан новый.
error-database-read-only = В { $file } нельзя писать. Дайте этому пользователю право записи в файл и в папку или выберите другую папку: --data.
error-database-busy = Сейчас { $file } использовать нельзя: { $problem }. Закройте другую программу, которая его открыла, и запустите снова.
error-database-broken = Файл { $file } повреждён ({ $problem }). Замените его резервной копией; или уберите его, чтобы начать заново, но сохраните: многое обычно удаётся восстановить командой «sqlite3 ФАЙЛ .recover».
error-foreign = Этот запрос пришёл не с нашей страницы. Вернитесь, обновите страницу и попробуйте снова.
error-record-unfinished = Посмотреть здесь можно только законченную партию. Эту сначала доиграйте в терминале: grange play --resume ФАЙЛ.
error-record-from-position = Партию, начатую не с начала, здесь пока посмотреть нельзя.

mistake-unknown-value = { $place }: такого значения нет; здесь есть: { $known }.
mistake-too-large = { $place }: число не может быть больше { $most }, а список — длиннее { $longest }.
mistake-other-kind = { $place }: ожидалось что-то вроде { $usual }, а стоит { $found }.

## Commands

cli-about = Grange: настольные игры о полях и погоде, в терминале.
cli-command = КОМАНДА
cli-commands = команды
cli-usage = Использование:
cli-arguments = аргументы
cli-options = параметры
cli-help = показать эту справку
cli-version = показать версию
cli-runs-plain = Grange { $version }, на обычном Python
cli-runs-compiled = Grange { $version }, правила скомпилированы
cli-lang = язык: en, ru или pl
cli-game = игра
cli-play = Сыграть против ботов, с друзьями за этой клавиатурой или в одиночку.
cli-play-seats = кто где сидит, например me,greedy или me,random,me; одно «me» — игра в одиночку
cli-save = хранить партию в этом файле, выбор за выбором
cli-resume = продолжить сохранённую партию; если файл не назван — последнюю
cli-seed = зерно случайности: одно и то же зерно даёт одну и ту же партию
cli-rule = вариант правил; можно указать несколько раз; их список показывает «grange games»
cli-hand = карты на руку, коды или названия, в играх, где они есть; короче, чем --rule hand=…
cli-components = файл с исправленными значениями компонентов
cli-simulate = Дать ботам сыграть много партий и показать, что вышло.
cli-simulate-seats = боты, например greedy,greedy,random
cli-games-number = сколько партий
cli-jobs = сколько процессов
cli-out = записать каждую партию в этот файл: .csv или .jsonl
cli-json = вывести итоги как JSON
cli-tournament = Свести ботов друг с другом на всех местах и посчитать их рейтинг.
cli-tournament-bots = участники, например random,greedy,think:100
cli-tournament-seats = сколько мест за столом
cli-tournament-games = сколько партий самое меньшее; круг, в котором все встречаются со всеми на всех местах, доигрывается до конца
cli-tournament-out = записывать каждую законченную партию в этот файл; прерванный турнир продолжится с него
cli-plot = нарисовать лестницу рейтингов в этот файл
cli-replay = Пройти записанную партию шаг за шагом.
cli-replay-file = запись
cli-replay-end = показать только, чем всё кончилось
cli-review = Разобрать записанную партию: чего она стоила и что было бы сильнее.
cli-review-out = страница, которую записать: с графиком и переломами
cli-review-seconds = сколько секунд процессорного времени на это можно потратить
cli-list-games = Показать, во что можно сыграть, со всеми вариантами правил.
cli-list-components = Показать всё, что напечатано на компонентах игры, и откуда взято каждое значение.
cli-rules = Прочитать правила игры.
cli-serve = Открыть стол Grange: сервер на этой машине, для браузеров и программ.
cli-open = сразу открыть браузер
cli-host = адрес, на котором слушать
cli-port = порт, на котором слушать; 0 — любой свободный
cli-data = папка, в которой хранятся столы
cli-database = адрес базы PostgreSQL, в которой хранить столы вместо файла в этой папке; пароль лучше держать в ~/.pgpass
cli-processes = сколько процессов сервера работают с общей базой PostgreSQL из --database; каждый отвечает и на собственном порту, следующем за --port
cli-rate = сколько запросов в секунду может прислать один адрес; 0 — без предела
cli-patience = сколько секунд может идти заголовок запроса и столько же — его тело
cli-keep-unstarted = через сколько дней убирается стол, за которым никто не сделал ни одного выбора
cli-keep-unfinished = через сколько дней откладывается партия, к которой никто не возвращался; кто её откроет, найдёт всё как было
cli-proxy = адрес прокси перед этим сервером, которому можно верить, когда он называет адреса посетителей; можно указать несколько раз
cli-log = как вести журнал: для людей или по строке JSON на запись
cli-metrics-token = с этим токеном /metrics можно читать не только с самой этой машины; лучше хранить его в переменной окружения GRANGE_METRICS_TOKEN
cli-database-about = Обслуживать базу данных сервера.
cli-database-what = backup FILE: записать всё в файл, не прерывая игры; restore FILE: перенести его в пустую базу любого вида; check: проверить, всё ли цело; upgrade: обновить до этой версии Grange
cli-database-file = резервная копия
database-is-new = База соответствует этой версии Grange.
database-backed-up = Файл { $file } записан. Столов: { $tables }, ходов: { $choices }. Отдельно и надёжно сохраните и { $secret }: без него ни ссылки, ни cookie не откроют ни одного места.
database-restored = База восстановлена. Столов: { $tables }, ходов: { $choices }. Прежде чем запускать сервер, верните в папку данных прежний файл secret.
database-is-whole = Всё в порядке. Столов: { $tables }, ходов: { $choices }.
database-replays = Столов, которые открываются повтором всех ходов: { $tables }. Ничего не потеряно.
database-damaged = База сообщает: { $damage }
database-gap = Стол { $table }: в журнале не хватает хода.
database-unreadable = Стол { $table } не читается.
serve-database-empty = Файла { $file } нет, или он пуст, хотя папкой уже пользовались. Будет начат новый. Если здесь были партии, остановите сервер и верните прежний файл.
serve-database-upgraded = База обновлена. Прежняя сохранена в файле { $file }; когда убедитесь, что всё в порядке, его можно удалить.
serve-secret-new = Файла { $file } не было, создан новый. Прежние ссылки и куки больше ничего не открывают; если старый файл у вас есть, остановите сервер и верните его.
serve-address = Стол Grange открыт по адресу { $address }
    Партии хранятся в { $place }. Остановить: Ctrl-C.
serve-compiled = Правила и боты скомпилированы.
serve-process = Процесс { $number } отвечает отдельно по адресу { $address }
cli-wrong-arguments = Такие аргументы не подходят: { $problem }
    Справка: { $help }

## Playing in a terminal

seat-me = Вы
seat-name = Игрок { $number }
seat-bot = Бот { $number } ({ $bot })
play-prompt = Номер или код; u — вернуть ход, h — подсказка, s — очки, ? — справка, q — выйти и сохранить
play-keys = Введите номер варианта или его код. u возвращает ваш последний выбор, h называет варианты, о которых стоит подумать, s показывает очки, q — выход, партия сохранится, Enter снова показывает стол.
play-hint = Стоит подумать; рядом — на сколько очков это лучше обычного выбора:
play-turn = Сейчас ходит { $name }.
play-left = Ваша партия хранится в { $file }. Продолжить: grange play --resume { $file }
play-won = Победитель: { $names }
score-title = Очки
score-total = Всего
replay-at = Выбор { $number } из { $all }
replay-choice = { $name }: { $choice }  ({ $code })
replay-keys = Enter — дальше, b — назад, число — к этому выбору, q — в конец

## Lists

games-seats = Игроков: от { $least } до { $most }
games-usual = по умолчанию
components-title = Компоненты игры { $game }
components-name = Название
components-value = Значение
components-source = Источник
components-note = Значения с пометкой «наше» придумали мы сами: напечатанных в открытом доступе нет. У вас есть коробка с игрой? Запишите верные значения в файл и играйте с --components FILE.
source-rulebook = книга правил
source-source = открытая страница
source-derived = выведено
source-house = наше
source-owner = ваш файл

## Simulation

simulate-running = Идёт игра
simulate-by-bot = По ботам
simulate-by-seat = По местам
simulate-who = Кто
simulate-games = Партии
simulate-mean = Среднее
simulate-spread = Разброс
simulate-least = Мин.
simulate-most = Макс.
simulate-wins = Победы
simulate-interval = Интервал 95 %
simulate-speed = { $games ->
    [one] { $games } партия
    [few] { $games } партии
    [many] { $games } партий
   *[other] { $games } партии
} за { $seconds } с: { $speed } в секунду

## Турниры

tournament-ladder = { $game }: лестница
tournament-rating = Рейтинг
tournament-meetings = Как часто бот из строки финишировал выше бота из столбца

## What happens at every table

event-undo = { $who ->
    [you] Вы берёте свой последний выбор назад.
   *[other] { $name } берёт последний выбор назад.
}
