### Agricola with hand cards: questions, options and what happens

rule-cards = Hand cards
    .about = Seven occupations and seven minor improvements in every hand.
cards-off = Without them
cards-on = With them

ask-improvement = { $kind ->
    [major] Which major improvement do you build?
    [minor] Which minor improvement do you play?
   *[any] Which improvement?
}
    .more = Here are those you can pay for.
ask-occupation = Which occupation do you play?
    .more = { $food ->
        [0] It costs nothing.
       *[other] It costs { $food } food.
    }
ask-renovation = How do you renovate?
    .more = By one step, or straight to stone.
ask-fence-one = Which space do you fence?
    .more = The fences are free.
ask-cards = Which card do you use?
    .more = Each of these once, in any order.
ask-pause = Do you want to do anything else?
    .more = You can use these cards at any time.
ask-cook-first = Do you turn goods into food before the card is drawn?
    .more = It could take or change them, and you cannot cook in response.
ask-place-another = Where do you send a second person?
    .more = One of the two must go to an animal market.
ask-good = What do you take?
ask-reap-more = From which fields do you take an extra grain?
ask-move-crop = From which field do you move a crop to an empty one?
ask-porcelain = How much clay do you exchange?

option-lessons = Lessons: { $food ->
    [0] free
   *[other] { $food } food
}
option-lessons_more = Second Lessons: { $food ->
    [0] free
   *[other] { $food } food
}
look-meeting-with-cards = { space-meeting_place }
    .kind = Action space
    .does = Take the starting player token; then you may play a minor improvement.
    .rule = You become the starting player only at the Meeting Place.

option-play = { $card }
option-use = { $card }
option-keep = { $card }
option-drop = { $card }
option-step = { $clay } clay for { $stone } stone
option-cell = { $place }
option-arrive = Let the animals come
option-do-improve = Build or play an improvement
option-do-minor = Play a minor improvement
option-do-lesson = Play an occupation
option-do-lesson_more = Play an occupation
option-do-lesson_at_home = Play an occupation
option-do-one-card = { $action }: { $card }
option-do-restore = Renovate straight to stone
option-do-one_room = Build a room
option-do-free_stable = Build a stable
option-do-fence_one = Fence a space

event-plays = { $who ->
    [you] You play: { $card }.
   *[other] { $name } plays: { $card }.
}
    .brief = played: { $card }
event-passes = { $who ->
    [you] { $card } passes to your hand.
   *[other] { $card } passes to { $name }’s hand.
}
event-card-gives = { $card }: { $who ->
    [you] you get
   *[other] { $name } gets
} { $goods }.
event-card-costs = { $card }: { $who ->
    [you] you pay
   *[other] { $name } pays
} { $goods }.
event-card-leaves = { $card }: { $who ->
    [you] you leave
   *[other] { $name } leaves
} { $goods } on the space { $space }.
event-card-puts = { $card }: { $good } on round spaces for { $who ->
    [you] you
   *[other] { $name }
}.
event-sows-card = { $who ->
    [you] You sow { $good } on { $card }.
   *[other] { $name } sows { $good } on { $card }.
}
event-adopts = { $card }: { $who ->
    [you] your child already works in this round.
   *[other] { $name }’s child already works in this round.
}
event-moves-crop = { $who ->
    [you] You move a crop to an empty field.
   *[other] { $name } moves a crop to an empty field.
}
