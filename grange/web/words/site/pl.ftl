### The site: what the routes themselves say

site-title = { $game } – Grange
site-title-turn = Twój ruch: { $game } – Grange
site-trouble = Nie udało się
site-trouble-missing = Tu nic nie ma
site-no-page = Pod tym adresem nie ma strony. Być może link jest niepełny.
site-trouble-way = Nic nie przepadło: twoje partie są na stronie „Moje partie”.
