### Agricola: house rules

event-leaves-animal = { $who ->
    [you] You leave { $good-one } on its space.
   *[other] { $name } leaves { $good-one } on its space.
}

rules-more = More choices
    .about = Extra spaces, the order of round cards, and help for a beginner.
rules-house = House rules
    .about = Eight small changes, all of them off by default.

rule-animals_first = House animals first
    .about = You cannot cook animals that have just come; they must live on your farm first.
animals_first-off = Off
animals_first-on = On
rule-one_pasture_a_kind = One pasture per kind
    .about = All animals of a kind graze in the same pasture; more of them may live in stables and the house.
one_pasture_a_kind-off = Off
one_pasture_a_kind-on = On
rule-leave_animals = Animals stay
    .about = Animals that you can neither house nor cook stay on their space.
leave_animals-off = Off
leave_animals-on = On
rule-open_pastures = Open pastures
    .about = Every pasture may lack one fence on its outer side.
open_pastures-off = Off
open_pastures-on = On
rule-scattered_pastures = Scattered pastures
    .about = A new pasture need not lie beside another.
scattered_pastures-off = Off
scattered_pastures-on = On
rule-even_start = Even start
    .about = Everybody starts with 3 food; in round 1 the second people are placed in reverse order.
even_start-off = Off
even_start-on = On
rule-copse = Copse
    .about = For one or two players: one more space, which gets 1 wood every round.
copse-off = Off
copse-on = On
rule-touching = Everything touches
    .about = Whatever you build must touch something already there, even the first field, stable and pasture.
touching-off = Off
touching-on = On

ask-round-card = Which round card comes next?
    .more = It is one of those left in this stage; the others come later.
option-reveal = { $space }
rule-round_cards = Order of round cards
    .about = In a solo game you may choose, round by round, which card of the stage comes next. With others it changes nothing.
round_cards-shuffled = Shuffled
round_cards-free = As you like

rule-beginner = Beginner
    .about = A beginner sees three suggested spaces at every placement, marked in gold on the board; only this seat sees them.
beginner-off = Nobody
beginner-1 = Seat 1
beginner-2 = Seat 2
beginner-3 = Seat 3
beginner-4 = Seat 4
beginner-all = Everybody
