### Agricola's hand cards: crop providers

## Occupations

card-scythe_worker = Scythe Worker
    .about = When you play this card, you get 1 grain. In the field phase of each harvest you may take one more grain from each of your grain fields.
card-seasonal_worker = Seasonal Worker
    .about = Each time you use the Day Laborer space, you also get 1 grain. From round 6 on you may take 1 vegetable instead.
card-lutenist = Lutenist
    .about = Each time another player uses the Traveling Players space, you get 1 food and 1 wood. Then you may buy one vegetable for 2 food.
card-childless = Childless
    .about = At the start of each round, if your house has at least three rooms and your family only two people, you get 1 food and your choice of 1 grain or 1 vegetable.
card-greengrocer = Greengrocer
    .about = Each time you use the Grain Seeds space, you also get 1 vegetable.

## Minor improvements

card-corn_scoop = Corn Scoop
    .about = Each time you use the Grain Seeds space, you get 1 more grain.
card-large_greenhouse = Large Greenhouse
    .about = Add 4, 7 and 9 to the current round: 1 vegetable waits for you on each of these round spaces. Anything after the last round is lost.
card-clearing_spade = Clearing Spade
    .about = At any time you may move a crop from a field with at least two to an empty field. This is neither sowing nor harvesting.
card-market_stall = Market Stall
    .about = You get 1 vegetable. Then this card goes to the hand of your left neighbour; in a solo game it leaves the game.
card-sack_cart = Sack Cart
    .about = 1 grain waits for you on each of the round spaces 5, 8, 11 and 14 that are still to come.
card-beanfield = Beanfield
    .about = This card is a field for vegetables only: you sow and harvest it like any other, and its vegetables count at the end. It does not score as a field itself.
