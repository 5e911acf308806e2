### The pages around the table

## Every page

page-skip = Перейти к содержанию
page-home = Grange, на главную страницу
page-nav = Страницы
page-more = Ещё
page-my-games = Мои партии
page-rules = Правила
page-all-games = Все игры
page-programs = Для программ: API
page-licence = Grange — свободная программа под лицензией Apache 2.0. Рисунки и тексты, в том числе тексты правил, — наши.
page-settings = Настройки
page-language = Язык
page-language-en = English
page-language-ru = Русский
page-language-pl = Polski
page-theme = День или ночь
page-theme-system = Как в системе
page-theme-light = День
page-theme-dark = Ночь

## The front page

front-title = Grange: настольные игры о полях и погоде
front-breath = Настольные игры о полях и погоде прямо на этой странице: в одиночку, с друзьями или против ботов.
front-players = { $least }–{ $most } { $most ->
    [one] игрок
    [few] игрока
    [many] игроков
   *[other] игрока
}
front-play = Играть
front-play-game = Играть в { $title } против бота
front-way-alone = Соло
front-way-friends = Друзья
front-way-bots = Боты
front-none = Пока ничего не посеяно
front-none-more = Здесь вырастут ваши партии. Регистрации нет: их помнит этот браузер.
front-none-picture = Вспаханное поле с пугалом и одним ростком

## A new table

new-title = Новый стол: { $title }
new-where = Новый стол
new-read-rules = Прочитать правила
new-seats = Кто играет
new-seat = Место { $number }
new-name = Ваше имя
new-rules = Правила этого стола
new-me = вы
new-friend = Друг по ссылке
    .about = Ссылка появится за столом; кто её откроет, тот здесь и сядет.
    .seated = друг по ссылке
new-here = игрок за этим экраном
new-add-me = Здесь я
new-add-friend = Позвать друга
new-add-bot = Посадить бота
new-add-here = Игрок за этим экраном
new-remove = Освободить место
new-together = За одним столом: { $names }
new-alone = За столом вы одни
new-bar = Если ждать некого, партия начнётся сразу.
new-usual = Как обычно
new-open = Открыть стол

## The rules

rules-title = { $title }: правила
rules-where = Правила
rules-chapters = Главы
rules-all-chapters = Все главы
rules-chapter = Глава { $number }
rules-after = После правил
rules-top = В начало
rules-open = Открыть стол
rules-play = Попробовать против бота
rules-margin = За столом у каждого вопроса есть ссылка на его главу, так что можно начать играть и читать по ходу дела.

## Trouble

trouble-picture = Дорожный указатель, на котором ничего не написано
trouble-choose = Выбрать игру

## Replay

replay-page-title = { $title }, ход { $at } из { $last }
replay-page-where = Запись партии
replay-page-begin = Партия начинается.
replay-page-over = Партия окончена. { $verdict }
replay-page-at = Ход { $at } из { $last }.
replay-page-eyes = Стол глазами игрока { $name }
replay-page-table = Стол в этот момент
replay-page-link = Скопировать ссылку на этот ход
replay-page-copied = Ссылка скопирована
replay-page-record = Скачать запись
replay-page-first = В начало
replay-page-previous = На ход назад
replay-page-move = Ход
replay-page-go = Перейти
replay-page-next = На ход вперёд
replay-page-last = В конец
replay-page-run = Показывать подряд
replay-page-moves = Ходы
replay-page-chapters = Главы

front-upload = Посмотреть записанную партию
front-upload-send = Загрузить

front-waits = Если до { $day } никто не сделает первый ход, стол будет удалён.
front-put-away = Давно никто не ходил: { $day } партия уйдёт в архив, если никто её не продолжит.
front-closed = Закрыта: начата по прежним правилам.
front-ended = Закрыта: её закончил хозяин этого дома.
front-away = В архиве; откройте, чтобы продолжить.

## Занять место

sit-title = { $title }: для вас есть место
sit-where = Занять место
sit-rules = Не как обычно: { $rules }
sit-taken = Здесь уже кто-то играет. За это место может играть каждый, у кого есть эта ссылка, — с любого устройства.
sit-down = Сесть за стол

## All cards of a game

cards-title = Все карты: { $title }
cards-where = Все карты
cards-find = Название или текст
cards-filters = Фильтры
cards-found = { $found } из { $all } карт
cards-none = Таких карт нет. Снимите один из фильтров.
cards-any = Все
cards-full = Полностью
cards-show = Показать
rules-cards = Все карты с фильтрами
