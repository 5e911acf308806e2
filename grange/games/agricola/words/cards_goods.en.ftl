### Agricola's hand cards: goods providers

## Occupations

card-grocer = Grocer
    .about = A pile of goods lies on this card, from top to bottom: wood, grain, reed, stone, vegetable, clay, reed, vegetable. At any time you may buy the top one for 1 food, as many in a row as you like. Until you buy them, the goods are not yours.
card-harpooner = Harpooner
    .about = Each time you use the Fishing space, you may also pay 1 wood to get 1 reed, and 1 food for each of your people, newborns included.
card-conjurer = Conjurer
    .about = Each time you use the Traveling Players space, you also get 1 wood and 1 grain.
card-consultant = Consultant
    .about = When you play this card, you get 2 grain in a solo game, 3 clay with two players, 2 reed with three, and 2 sheep with four. Sheep need room on your farm, or they are cooked or run away.
card-sheep_walker = Sheep Walker
    .about = At any time you may exchange a sheep for a wild boar, a vegetable or a stone, as often as you like. The sheep must stand on your farm; one that has just come and has no room cannot be exchanged.
card-storehouse_keeper = Storehouse Keeper
    .about = Each time you use the Resource Market space, you also get your choice of 1 clay or 1 grain.
