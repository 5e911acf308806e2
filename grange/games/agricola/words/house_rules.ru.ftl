### Agricola: house rules

event-leaves-animal = { $who ->
    [you] Вы оставляете на ячейке { $good-one }.
   *[other] { $name } оставляет на ячейке { $good-one }.
}

rule-animals_first = Сначала разместить
    .about = Животных, которые только что пришли, готовить нельзя: сначала они должны поселиться на ферме.
animals_first-off = Как обычно
animals_first-on = Сначала разместить
rule-one_pasture_a_kind = Одно пастбище на вид
    .about = Все животные одного вида пасутся на одном пастбище; ещё по одному могут жить в хлевах и в доме.
one_pasture_a_kind-off = Как обычно
one_pasture_a_kind-on = Одно на вид
rule-leave_animals = Лишние остаются
    .about = Животные, для которых нет ни места, ни котелка, остаются на своей ячейке.
leave_animals-off = Убегают
leave_animals-on = Остаются
rule-open_pastures = Открытые пастбища
    .about = У каждого пастбища может не хватать одной изгороди с внешней стороны.
open_pastures-off = Закрытые
open_pastures-on = С одним проёмом
rule-scattered_pastures = Пастбища врозь
    .about = Новое пастбище не обязано примыкать к прежним.
scattered_pastures-off = Рядом
scattered_pastures-on = Где угодно
rule-even_start = Ровный старт
    .about = Все начинают с 3 едой; в первом раунде вторых родичей ставят в обратном порядке.
even_start-off = Как обычно
even_start-on = Ровный
rule-copse = Перелесок
    .about = Для одного или двух игроков — ещё одна ячейка, где каждый раунд прибавляется 1 древесина; троим и четверым она не нужна.
copse-off = Без него
copse-on = С ним
rule-touching = Всё рядом
    .about = Всё, что строится, должно касаться уже построенного: и первое поле, и первый хлев, и первое пастбище.
touching-off = Как обычно
touching-on = Только рядом

ask-round-card = Какая карта раунда будет следующей?
    .more = Это одна из оставшихся карт этого этапа; остальные придут потом.
option-reveal = { $space }
rule-round_cards = Порядок карт раундов
    .about = В одиночной игре можно каждый раунд самому выбирать, какая карта этапа откроется следующей. В компании ничего не меняется.
round_cards-shuffled = Перемешаны
round_cards-free = По вашему выбору
