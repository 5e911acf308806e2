### Agricola: cards of the Legendary deck

card-lady_of_the_sea_one = Lady of the Sea, Part 1
    .about = You may plow up to 3 fields at once.
card-unicorn_one = Meeting a Unicorn, Part 1
    .about = When animals breed, and at the end of the game, the unicorn counts as one animal of a kind that you choose each time. It needs no room and cannot be cooked.
card-unicorn_two = Meeting a Unicorn, Part 2
    .about = Your family grows at once, even without room. The points are lost even if it cannot grow.
card-feral_child = Feral Child
    .about = A child joins your family at once, even without room, and can work in this round. After the next feeding it leaves again. If you have five people, nothing happens.
card-hermit = The Hermit
    .about = All your sheep leave, and you get 1 wood for each. You cannot cook them first.
card-lady_of_the_sea_two = Lady of the Sea, Part 2
    .about = You take the starting player token and keep it until this card is drawn again; nobody gets it at the Meeting Place. The card is shuffled back.
card-boar_king = The Boar King
    .about = You get as many wild boar as you already have. If you have none, you lose all vegetables on your fields. If you have neither, you plow 1 field. The card is shuffled back.
card-men_in_tights = Men in Tights
    .about = For each building material, the player with the most gives 1 to the player with the fewest. What cannot be shared evenly is yours. The card is shuffled back.
card-noblesse_oblige = Noblesse Oblige
    .about = You get as much grain as you already have in your supply. If you have no grain, your vegetables double instead. If you have neither, you get 1 grain and 1 vegetable.
card-midsummer_nights_dream = A Midsummer Night’s Dream
    .about = The next time people return home, every player lends a person to the left neighbour, who places that person at any time in the next round. The owner takes the action there. Then the card is shuffled back.
card-french_castle = French Castle
    .about = You get 3 food and 3 stone. You skip your next turn; you place that person later.
card-all_your_wood = All Your Wood Are Belong to Us
    .about = You lose all your wood. The crops on your fields double. The card is shuffled back.
card-revenant = Revenant
    .about = When people return home this round, one of yours moves onto this card and no longer needs room. In every round this person waits until all others have been placed, then takes two actions.
card-werewolf = Werewolf
    .about = Each round, right before people return home, you sacrifice one of your animals and may use the effect of a free space. If you have no animals, you choose another player’s animal, and that player gets the action. You cannot cook in response.
card-noble_knight = The Noble Knight
    .about = Each time you go Fishing, you also get 2 wood.
card-fire_bog_oven = The Fire Bog Flame Spurts Oven
    .about = At any time you may turn sheep, wild boar, cattle, llamas and fairies into 2 food each.
card-land_of_milk_and_honey = Land of Milk and Honey
    .about = An action space for everybody: you get 10 food, but one of your people leaves when people return home this round.
card-warrior_queen = Warrior Queen
    .about = An action space for everybody, replacing the Basic Wish for Children: you get 5 points, but one of your people leaves when people return home this round.
card-dragons_lair = Dragon’s Lair
    .about = An action space for everybody; each bargain once per visit: for 1 sheep, 3 unused spaces of your farm burn and count as used; for 1 wild boar, you draw 2 minor improvements; for 1 cattle, you get 3 stone; for a person, who leaves this round, another player loses an occupation.
card-fairy_ring = Fairy Ring
    .about = An action space with fairies: 2 at first, 1 more in every round. Each unused space of your farm holds 2 of them and then counts as used. Two fairies bring a third at every harvest. The player with the most at the end gets 5 points.
card-road_not_taken = The Road Not Taken
    .about = An action space for everybody with two roads, only one of which can be taken in a round: when people return home, a person on the first takes all reed and stone left on accumulation spaces, a person on the second all clay.
card-fences_of_unusual_size = Fences of Unusual Size
    .about = Each straight line of new fences around a pasture costs you only 1 wood. A pasture of 3 × 3 spaces costs 4.
card-witch = The Witch
    .about = You pay 1 wood and get 3 scrying tokens. At any time you may give one back, look at the top 3 cards of the Legendary deck and put them back in any order. After the last token the card is shuffled back.
card-camelot = Camelot
    .about = This card is a home for 1 person and for 1 animal of each kind. It does not count as a room.
card-chuck_the_wood_chuck = Chuck the Wood Chuck
    .about = Each time you use an action space that gives you nothing but wood, you get 1 more wood.
card-peruvian_inquisition = Peruvian Inquisition
    .about = All your sheep become llamas. From now on llamas score for everybody like sheep: −1 point for none, 1 point from one, 2 from four, 3 from six, 4 from eight.

space-land_of_milk_and_honey = Milk and Honey
    .about = Get 10 food; one of your people leaves.
space-warrior_queen = Warrior Queen
    .about = Get 5 points; one of your people leaves.
space-dragons_lair = Dragon’s Lair
    .about = Give the dragon animals or a person for what it offers.
space-fairy_ring = Fairy Ring
    .about = Take all fairies here; each unused space of your farm holds two.
space-road_not_taken_reed = Road: Reed and Stone
    .about = On the way home, take all reed and stone left on accumulation spaces.
space-road_not_taken_clay = Road: Clay
    .about = On the way home, take all clay left on accumulation spaces.

good-llama = llamas
    .one = 1 llama
good-fairy = fairies
    .one = 1 fairy
goods-llama = { $count ->
    [one] { $count } llama
   *[other] { $count } llamas
}
goods-fairy = { $count ->
    [one] { $count } fairy
   *[other] { $count } fairies
}
category-llamas = Llamas

look-llama = Llama
    .kind = Animal
    .does = It lives and breeds like other animals, and scores for everybody at the end. Only the Fire Bog Flame Spurts Oven can cook it.
    .rule = Llamas live on a farm like any other kind of animal.
look-fairy = Fairies
    .kind = From the Fairy Ring
    .does = Two live on an unused space of a farm, which then counts as used. Two bring a third at every harvest.
    .rule = Each unused space holds two fairies and then counts as used.
look-scrying = Scrying token
    .kind = For the Witch
    .does = Give one back to look at the top 3 cards of the Legendary deck and put them in any order.
    .rule = Only the Witch’s owner sees what she shows.

ask-guest = Where does your neighbour’s person go?
    .more = Its owner takes the action there.
ask-work-last = Where does your revenant work?
    .more = { $actions ->
        [one] It has one more action.
       *[other] It has { $actions } actions.
    }
ask-hide-animals = Do you cook animals before the werewolf chooses?
    .more = It may want one of yours, and you cannot cook in response.
ask-victim = Whose animal does the werewolf get?
    .more = The player who loses it may use the effect of a free space.
ask-sacrifice = Which animal does the werewolf get?
ask-free-space = Which free space’s effect do you use?
    .more = Nobody goes there.
ask-unicorn = Which animals does the unicorn join while they breed?
ask-scry = Which card goes on top of the others?
    .more = It will be drawn before the rest.
ask-dragon = What do you give the dragon?
    .more = 1 sheep burns 3 unused spaces, 1 wild boar brings 2 minor improvements, 1 cattle brings 3 stone. For a person, another player loses an occupation.
ask-burn = Which space burns?
    .more = { $count ->
        [one] One more.
       *[other] { $count } more.
    }
ask-plow-some = Do you plow a field?
    .more = { $count ->
        [one] You may plow one more.
       *[other] You may plow { $count } more.
    }

option-guest = Place your neighbour’s person
option-top = { $card }
option-lose = Give up a person: { $card } is lost
any-witch = look at the top 3 cards of the Legendary deck

event-skips = { $who ->
    [you] You skip this turn.
   *[other] { $name } skips this turn.
}
event-sacrifice = { $who ->
    [you] The werewolf gets { $good-one } of yours.
   *[other] The werewolf gets { $good-one } of { $name }’s.
}
event-acts = { $who ->
    [you] You use the effect of
   *[other] { $name } uses the effect of
} { $space }.
event-scries = { $who ->
    [you] You look at the top cards of the Legendary deck.
   *[other] { $name } looks at the top cards of the Legendary deck.
}
event-dragon = { $who ->
    [you] You give the dragon { $good-one }.
   *[other] { $name } gives the dragon { $good-one }.
}
event-loses-card = { $who ->
    [you] You lose:
   *[other] { $name } loses:
} { $card }.
event-loses-goods = { $who ->
    [you] You lose the goods that { $card } put on round spaces for you.
   *[other] { $name } loses the goods that { $card } put on round spaces.
}
event-burns-space = { $who ->
    [you] { $place } of your farm burns.
   *[other] { $place } of { $name }’s farm burns.
}
event-fairies-go = { $who ->
    [you] You have no room for
   *[other] { $name } has no room for
} { $count ->
    [one] 1 fairy
   *[other] { $count } fairies
}.
event-wood-for-crops = { $who ->
    [you] You lose all wood; your crops double.
   *[other] { $name } loses all wood; { $name }’s crops double.
}
event-boar-eat = { $who ->
    [you] You lose all vegetables on your fields.
   *[other] { $name } loses all vegetables on the fields.
}
event-robbed = { $who ->
    [you] You are robbed of
   *[other] { $name } is robbed of
} { $goods }.
event-feral-child = { $who ->
    [you] A feral child joins your family.
   *[other] A feral child joins { $name }’s family.
}
event-dream = Everybody lends a person to the left neighbour for the next round.
