### The site: what the routes themselves say

site-title = { $game } – Grange
site-title-turn = Twój ruch: { $game } – Grange
kind-me = Ja
kind-friend = Znajomy, przez link
kind-here = Druga osoba przy tym ekranie
kind-bot-gentle = Bot: łagodny
kind-bot-greedy = Bot: zachłanny
kind-bot-random = Bot: losowy
kind-closed = Nikt
site-trouble = Nie udało się
site-trouble-missing = Tu nic nie ma
site-no-page = Pod tym adresem nie ma strony. Być może link jest niepełny.
site-trouble-way = Nic nie przepadło: twoje partie są na stronie głównej.
