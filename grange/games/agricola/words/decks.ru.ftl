### Agricola: the X deck and the Legendary deck

rule-x_deck = Колода X
    .about = Кто берёт камень с «Западной каменоломни», берёт и одну из 24 карт: гости из космоса привозят ячейки действий, артефакты и события.
x_deck-off = Без неё
x_deck-on = С ней
rule-legendary_deck = Легендарная колода
    .about = Кто забирает с ячейки хотя бы три древесины, берёт и одну из 26 карт: лесные сказки становятся былью.
legendary_deck-off = Без неё
legendary_deck-on = С ней

kind-x = колода X
kind-club = легендарная колода
sort-space = ячейка действия
sort-trader = торговцы
sort-artifact = артефакт
sort-occupation = профессия
sort-minor = простое улучшение
sort-major = особое улучшение
sort-event = событие

filter-kind-club = Легендарная колода
filter-kind-x = Колода X

ask-rebuild = Где встанут две комнаты нового дома?
ask-send = Куда пойдёт родич другого игрока?

option-do-rebuild = Построить новый дом

event-deck = { $who ->
    [you] Вы берёте карту
   *[other] { $name } берёт карту
} «{ $card }».
event-parts = { $who ->
    [you] Один из ваших родичей уходит.
   *[other] { $name }: один из родичей уходит.
}

title-shelf = Рядом с полем
tab-decks = Колоды
picture-of-deck = { $deck ->
    [x_deck] Колода X
   *[other] Легендарная колода
}: { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
terminal-candies = Конфеты: { $spaces }.
house-none = нет дома

look-deck-x = Колода X
    .kind = Колода
    .does = Осталось { $count ->
        [one] { $count } карта.
        [few] { $count } карты.
       *[many] { $count } карт.
    } Их порядок никому не известен.
    .rule = Кто берёт камень с «Западной каменоломни», берёт и верхнюю карту колоды X и показывает её всем.
look-deck-club = Легендарная колода
    .kind = Колода
    .does = Осталось { $count ->
        [one] { $count } карта.
        [few] { $count } карты.
       *[many] { $count } карт.
    } Их порядок никому не известен.
    .rule = Кто забирает с ячейки накопления хотя бы 3 древесины, берёт и верхнюю карту легендарной колоды и показывает её всем.
