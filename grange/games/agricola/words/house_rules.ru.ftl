### Agricola: house rules

event-leaves-animal = { $who ->
    [you] Вы оставляете на ячейке { $good-one }.
   *[other] { $name } оставляет на ячейке { $good-one }.
}

rules-more = Ещё кое-что
    .about = Дополнительные ячейки, порядок карт действий и помощь новичку.
rules-house = Домашние правила
    .about = Восемь небольших отступлений; обычно все выключены.

rule-animals_first = Сначала разместить
    .about = Животных, которые только что пришли, готовить нельзя: сначала они должны поселиться на ферме.
animals_first-off = Нет
animals_first-on = Да
rule-one_pasture_a_kind = Одно пастбище на вид
    .about = Все животные одного вида пасутся на одном пастбище; ещё по одному могут жить в хлевах и в доме.
one_pasture_a_kind-off = Нет
one_pasture_a_kind-on = Да
rule-leave_animals = Лишние остаются
    .about = Животные, которых нельзя ни разместить, ни приготовить, остаются на своей ячейке.
leave_animals-off = Нет
leave_animals-on = Да
rule-open_pastures = Открытые пастбища
    .about = У каждого пастбища может не хватать одной изгороди с внешней стороны.
open_pastures-off = Нет
open_pastures-on = Да
rule-scattered_pastures = Пастбища врозь
    .about = Новое пастбище не обязано примыкать к прежним.
scattered_pastures-off = Нет
scattered_pastures-on = Да
rule-even_start = Ровный старт
    .about = Все начинают с 3 еды; в первом раунде вторых родичей ставят в обратном порядке.
even_start-off = Нет
even_start-on = Да
rule-copse = Перелесок
    .about = Для одного или двух игроков: ещё одна ячейка, где каждый раунд прибавляется 1 древесина.
copse-off = Нет
copse-on = Да
rule-touching = Всё рядом
    .about = Всё, что вы строите, должно касаться уже построенного: и первое поле, и первый хлев, и первое пастбище.
touching-off = Нет
touching-on = Да

ask-round-card = Какая карта действия будет следующей?
    .more = Это одна из оставшихся карт этого этапа; остальные придут потом.
option-reveal = { $space }
rule-round_cards = Порядок карт действий
    .about = В одиночной игре можно каждый раунд самому выбирать, какая карта этапа откроется следующей. В компании ничего не меняется.
round_cards-shuffled = Перемешаны
round_cards-free = По вашему выбору

rule-beginner = Новичок
    .about = Новичок перед каждым ходом видит три предложенные ячейки: на игровом планшете они отмечены золотом. Видно это только с его места.
beginner-off = Никто
beginner-1 = Место 1
beginner-2 = Место 2
beginner-3 = Место 3
beginner-4 = Место 4
beginner-all = Все
