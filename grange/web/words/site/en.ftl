### The site: what the routes themselves say

site-title = { $game } – Grange
site-title-turn = Your turn: { $game } – Grange
site-trouble = That did not work
site-trouble-missing = There is nothing here
site-no-page = There is no page at this address. Perhaps the link is incomplete.
site-trouble-way = Nothing is lost: your games are under My games.
