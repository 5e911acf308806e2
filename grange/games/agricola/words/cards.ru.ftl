### Agricola with hand cards: questions, options and what happens

rule-cards = Карты на руке
    .about = Семь профессий и семь простых улучшений на руке у каждого.
cards-off = Без них
cards-on = С ними

ask-improvement = { $kind ->
    [major] Какое особое улучшение построить?
    [minor] Какое простое улучшение сыграть?
   *[any] Какое улучшение?
}
    .more = Здесь те, на которые у вас хватает средств.
ask-occupation = Какую профессию сыграть?
    .more = { $food ->
        [0] Бесплатно.
       *[other] Стоимость в еде: { $food }
    }
ask-renovation = Как перестроить жилище?
    .more = На один шаг или сразу в каменное.
ask-fence-one = Какой участок огородить?
    .more = Изгородь ничего не стоит.
ask-cards = Какую карту применить?
    .more = Каждую один раз, в любом порядке.
ask-pause = Хотите сделать что-нибудь ещё?
    .more = Эти карты можно применить в любой момент.
ask-cook-first = Превратить товары в еду, пока карта не открыта?
    .more = Карта может отнять или изменить их, а в ответ на неё готовить нельзя.
ask-place-another = Куда отправить второго родича?
    .more = Хотя бы один из двух должен пойти на ярмарку овец, свиней или коров.
ask-good = Что взять?
ask-reap-more = С каких полей взять ещё по одному зерну?
ask-move-crop = С какого поля пересадить растение на пустое?
ask-porcelain = Сколько глины обменять?

option-lessons = Обучение: { $food ->
    [0] бесплатно
    [1] 1 еда
   *[other] { $food } еды
}
option-lessons_more = Второе обучение: { $food ->
    [0] бесплатно
    [1] 1 еда
   *[other] { $food } еды
}
look-meeting-with-cards = { space-meeting_place }
    .kind = Ячейка действия
    .does = Взять фишку первого игрока; после этого можно сыграть простое улучшение.
    .rule = Первым игроком становятся только на «Лобном месте».

option-play = { $card }
option-use = { $card }
option-keep = { $card }
option-drop = { $card }
option-step = Глина: { $clay } → камень: { $stone }
option-cell = { $place }
option-arrive = Пусть придут животные
option-do-improve = Построить или сыграть улучшение
option-do-minor = Сыграть простое улучшение
option-do-lesson = Сыграть профессию
option-do-lesson_more = Сыграть профессию
option-do-lesson_at_home = Сыграть профессию
option-do-one-card = { $action }: «{ $card }»
option-do-restore = Перестроить жилище сразу в каменное
option-do-one_room = Пристроить комнату
option-do-free_stable = Построить хлев
option-do-fence_one = Огородить участок

event-plays = { $who ->
    [you] Вы играете карту
   *[other] { $name } играет карту
} «{ $card }».
    .brief = карта: { $card }
event-passes = Карта «{ $card }» переходит { $who ->
    [you] к вам на руку
   *[other] на руку игроку { $name }
}.
event-card-gives = «{ $card }»: { $who ->
    [you] вы получаете:
   *[other] { $name } получает:
} { $goods }.
event-card-costs = «{ $card }»: { $who ->
    [you] вы платите:
   *[other] { $name } платит:
} { $goods }.
event-card-leaves = «{ $card }»: { $who ->
    [you] вы оставляете
   *[other] { $name } оставляет
} на ячейке «{ $space }»: { $goods }.
event-card-puts = «{ $card }»: { $good } на ячейках раундов { $who ->
    [you] для вас
   *[other] для игрока { $name }
}.
event-sows-card = { $who ->
    [you] Вы засеваете
   *[other] { $name } засевает
} карту «{ $card }» { $good-ins }.
event-adopts = «{ $card }»: { $who ->
    [you] ваш ребёнок работает уже в этом раунде.
   *[other] ребёнок игрока { $name } работает уже в этом раунде.
}
event-moves-crop = { $who ->
    [you] Вы пересаживаете
   *[other] { $name } пересаживает
} растение на пустое поле.
