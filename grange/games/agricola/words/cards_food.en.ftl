### Agricola's hand cards: food providers

## Occupations

card-mushroom_collector = Mushroom Collector
    .about = Each time after you use the Forest, Grove or Copse space, you may put 1 of your wood back on it and get 2 food.
card-roughcaster = Roughcaster
    .about = Each time after you build clay rooms or renovate your house from clay to stone, you get 3 food, however many rooms you build in one action.
card-wall_builder = Wall Builder
    .about = Each time after you build rooms, 1 food waits for you on each of the next four round spaces, however many rooms you build in one action.
card-manservant = Manservant
    .about = As soon as you live in a stone house, 3 food wait for you on every round space still to come. If that is already so when you play the card, it happens at once. The current round brings nothing.
card-oven_firing_boy = Oven Firing Boy
    .about = Each time you use the Forest, Grove or Copse space, you may first bake bread. You may use every improvement of yours that bakes, each up to its limit.
card-paper_maker = Paper Maker
    .about = Each time before you play another occupation, you may pay 1 wood. Then you get 1 food for each occupation in front of you, this one included. The food may pay for the new occupation.

## Minor improvements

card-pond_hut = Pond Hut
    .about = 1 food waits for you on each of the next three round spaces.
card-milk_jug = Milk Jug
    .about = Each time any player, you included, uses the Cattle Market space, you get 3 food and every other player gets 1 food.
card-claypipe = Claypipe
    .about = When people return home, you get 2 food if you gained at least seven building materials in the work phase of this round. What you have spent since counts too; goods from round spaces do not.
card-junk_room = Junk Room
    .about = Each time after you build or play an improvement, major or minor, you get 1 food. This card itself counts too.
card-basket = Basket
    .about = Each time after you use the Forest, Grove or Copse space, you may put 2 of your wood back on it and get 3 food.
card-dutch_windmill = Dutch Windmill
    .about = Each time you bake bread in a round right after a harvest, you get 3 more food. These are the rounds 5, 8, 10, 12 and 14.
card-strawberry_patch = Strawberry Patch
    .about = 1 food waits for you on each of the next three round spaces.
card-herring_pot = Herring Pot
    .about = Each time you use the Fishing space, 1 food waits for you on each of the next three round spaces.
card-butter_churn = Butter Churn
    .about = In the field phase of each harvest you get 1 food for every three sheep and 1 food for every two cattle.
card-brook = Brook
    .about = Each time you use the Reed Bank, Clay Pit or Forest space or the card on the first round space, you get 1 food. You may pay with it at once.
card-scullery = Scullery
    .about = At the start of each round, if you live in a wooden house, you get 1 food.
card-three_field_rotation = Three-Field Rotation
    .about = At the start of the field phase of each harvest, before the crops are taken, you get 3 food if you have at least one grain field, one vegetable field and one empty field.
card-pitchfork = Pitchfork
    .about = Each time you use the Grain Seeds space, you also get 3 food if a person, no matter whose, stands on the Farmland space.
