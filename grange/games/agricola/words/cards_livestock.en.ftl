### Agricola's hand cards: livestock providers

## Occupations

card-animal_dealer = Animal Dealer
    .about = Each time you use the Sheep Market, Pig Market or Cattle Market space, you may first buy one more animal of that kind for 1 food.
card-pig_breeder = Pig Breeder
    .about = When you play this card, you get 1 wild boar. At the end of round 12 your wild boar breed: if you have at least two, one more is born, provided there is room for it. This is not a harvest.
card-sheep_whisperer = Sheep Whisperer
    .about = Add 2, 5, 8 and 10 to the current round: a sheep waits for you on each of these round spaces that exists. It comes to your farm at the start of that round and needs room there, or it is cooked or runs away.
card-cattle_feeder = Cattle Feeder
    .about = Each time you use the Grain Seeds space, you may first buy 1 cattle for 1 food.

## Minor improvements

card-young_animal_market = Young Animal Market
    .about = For the sheep you pay, you get 1 cattle. Then this card goes to the hand of your left neighbour; in a solo game it leaves the game.
card-shepherds_crook = Shepherd’s Crook
    .about = Each time you build fences, you get 2 sheep for every new pasture of at least four spaces. It must lie on land that was in no pasture before, and its size counts after the whole action.
card-acorns_basket = Acorns Basket
    .about = A wild boar waits for you on each of the next two round spaces. It comes to your farm at the start of that round and needs room there, or it is cooked or runs away.
