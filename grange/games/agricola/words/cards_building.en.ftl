### Agricola's hand cards: building resource providers

## Occupations

card-wood_cutter = Wood Cutter
    .about = Each time you use the Forest, Grove or Copse space, you get 1 more wood.
card-firewood_collector = Firewood Collector
    .about = Each time you use the Farmland, Grain Seeds, Grain Utilization or Cultivation space, you get 1 wood at the end of that turn. It comes too late to pay for anything in the same turn.
card-clay_hut_builder = Clay Hut Builder
    .about = As soon as you no longer live in a wooden house, 2 clay wait for you on each of the next five round spaces. If that is already so when you play the card, it happens at once.
card-frame_builder = Frame Builder
    .about = When you build a room or renovate, you may pay 1 wood instead of 2 clay or instead of 2 stone. You may do so once for each room and once for each renovation.
card-priest = Priest
    .about = If you live in a clay house with exactly two rooms when you play this card, you get 3 clay, 2 reed and 2 stone. Otherwise you get nothing, not even later.
card-stonecutter = Stonecutter
    .about = Every improvement, every room and every renovation costs you 1 stone less. A price without stone stays as it is.
card-small_scale_farmer = Small-scale Farmer
    .about = At the start of each round, if your house has exactly two rooms, you get 1 wood.
card-geologist = Geologist
    .about = Each time you use the Forest or Reed Bank space, you also get 1 clay. With three or more players you get it at the Clay Pit, too.
card-roof_ballaster = Roof Ballaster
    .about = When you play this card, you may pay 1 food to get 1 stone for each of your rooms. This food comes on top of the price of the occupation.
card-carpenter = Carpenter
    .about = Every room costs you only 2 reed and 3 of the material your house is built of.
card-brushwood_collector = Brushwood Collector
    .about = When you build a room or renovate, you may pay a single wood instead of all the reed. If you build several rooms, you decide for each of them.
card-pastor = Pastor
    .about = As soon as you are the only player whose house has just two rooms, you get 3 wood, 2 clay, 1 reed and 1 stone, once in the game. If that is already so when you play the card, you get them at once.

## Minor improvements

card-clay_embankment = Clay Embankment
    .about = For every 2 clay in your supply you get 1 clay at once. Then this card goes to the hand of your left neighbour; in a solo game it leaves the game.
card-lumber_mill = Lumber Mill
    .about = Every improvement, major or minor, costs you 1 wood less. A price without wood stays as it is.
card-canoe = Canoe
    .about = Each time you use the Fishing space, you also get 1 food and 1 reed.
card-stone_tongs = Stone Tongs
    .about = Each time you use the Western Quarry or Eastern Quarry space, you get 1 more stone.
card-thick_forest = Thick Forest
    .about = A wood waits for you on every even round space still to come. You only show the 5 clay that you need to play this card; you keep them.
card-loam_pit = Loam Pit
    .about = Each time you use the Day Laborer space, you also get 3 clay. You may use them at once for what your other cards let you do there.
card-hard_porcelain = Hard Porcelain
    .about = At any time you may exchange 2 clay for 1 stone, 3 clay for 2 stone or 4 clay for 3 stone, as often as you like.
