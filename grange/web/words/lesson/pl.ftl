# Pierwsza partia z przewodnikiem
learn-step = Krok { $number } z { $last }
learn-next = Dalej
learn-skip = Pomiń
learn-your-move = Twój ruch
learn-play-on = Graj dalej

# gdzie się ją proponuje
learn-first = Pierwszy raz?
learn-any = Poznaj grę w pięć minut, przy prawdziwym stole:
learn-this = Pięć minut przy stole i wiesz, jak grać.
learn-game = Naucz się grać: { $title }
learn-begin = Nauka gry
learn-further = Naucz się więcej w kilka minut:
