### Agricola's hand cards: farm planners

## Occupations

card-animal_tamer = Animal Tamer
    .about = When you play this card, you get your choice of 1 wood or 1 grain. Your house holds one animal for each room instead of one in all; they may be of different kinds.
card-conservator = Conservator
    .about = When you renovate a wooden house, you may turn it into a stone house at once, skipping clay. You pay for the renovation to stone.
card-hedge_keeper = Hedge Keeper
    .about = Each time you take the action of building fences, three of the new fences are free. Fences from other sources, such as the Mini Pasture, do not count.
card-plow_driver = Plow Driver
    .about = At the start of each round, if you live in a stone house, you may pay 1 food to plow one field. You may pay with food that you get in this round before the work phase, such as from the Well.
card-cottager = Cottager
    .about = Each time you use the Day Laborer space, you may also build exactly one room or renovate your house. You pay the usual price.
card-groom = Groom
    .about = When you play this card, you get 1 wood. At the start of each round, if you live in a stone house, you may build one stable for 1 wood.
card-assistant_tiller = Assistant Tiller
    .about = Each time you use the Day Laborer space, you may also plow one field.

## Minor improvements

card-shifting_cultivation = Shifting Cultivation
    .about = Plow one field at once. You can play this card only if you have land for the field. Then it goes to the hand of your left neighbour; in a solo game it leaves the game.
card-drinking_trough = Drinking Trough
    .about = Each of your pastures holds two more animals, with or without a stable. The two are added after the stables have doubled its room.
card-rammed_clay = Rammed Clay
    .about = When you play this card, you get 1 clay. You may pay for your fences with clay instead of wood; you choose for each fence.
card-handplow = Handplow
    .about = Add 5 to the current round: a field waits for you on that round space. At the start of that round you may plow it; if you do not, it is lost. Anything after the last round is lost, too.
card-mini_pasture = Mini Pasture
    .about = Fence a single farm space at once, without paying for the fences. If you have pastures, the new one must touch one of them. Then this card goes to the hand of your left neighbour; in a solo game it leaves the game.
card-caravan = Caravan
    .about = One person of your family can live here, as in a room. Otherwise the caravan does not count as a room.
card-carpenters_parlor = Carpenter’s Parlor
    .about = Wooden rooms cost you only 2 wood and 2 reed each.
card-mining_hammer = Mining Hammer
    .about = When you play this card, you get 1 food. Each time after you renovate, you may build one stable for free.
card-moldboard_plow = Moldboard Plow
    .about = Twice in the game, after you have used the Farmland space, you may plow one more field.
