### The site: what the routes themselves say

site-title = { $game } — Grange
site-title-turn = Ваш ход: { $game } — Grange
kind-me = Я
kind-friend = Друг по ссылке
kind-here = Ещё один человек за этим экраном
kind-bot-gentle = Бот: мягкий
kind-bot-greedy = Бот: жадный
kind-bot-random = Бот: случайный
kind-closed = Никто
site-trouble = Не получилось
site-trouble-missing = Здесь ничего нет
site-no-page = По этому адресу нет страницы. Возможно, ссылка неполная.
site-trouble-way = Ничего не потеряно: ваши партии на главной странице.
