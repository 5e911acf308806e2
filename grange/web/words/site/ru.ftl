### The site: what the routes themselves say

site-title = { $game } — Grange
site-title-turn = Ваш ход: { $game } — Grange
site-trouble = Не получилось
site-trouble-missing = Здесь ничего нет
site-no-page = По этому адресу нет страницы. Возможно, ссылка неполная.
site-trouble-way = Ничего не потеряно: ваши партии на странице «Мои партии».
