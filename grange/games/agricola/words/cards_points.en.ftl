### Agricola's hand cards: points providers

## Occupations

card-stable_architect = Stable Architect
    .about = At the end of the game you get 1 point for each of your stables that stands outside of pastures.
card-braggart = Braggart
    .about = At the end of the game you get 2, 3, 4, 5, 7 or 9 points if 5, 6, 7, 8, 9, or 10 and more improvements lie in front of you. Major and minor ones count; cards that you have passed on do not.
card-organic_farmer = Organic Farmer
    .about = At the end of the game you get 1 point for each pasture that holds at least one animal and has room for at least three more. Your animals are placed so that you score the most.
card-tutor = Tutor
    .about = At the end of the game you get 1 point for each occupation that you have played after this one.
card-house_steward = House Steward
    .about = When you play this card, you get 1, 2, 3 or 4 wood if at least 1, 3, 6 or 9 complete rounds are left. At the end of the game the player with the most rooms gets 3 points; if players tie, each of them does.

## Minor improvements

card-manger = Manger
    .about = At the end of the game you get 1, 2, 3 or 4 points if your pastures cover at least 6, 7, 8 or 10 farm spaces.
card-big_country = Big Country
    .about = You can play this card only if none of your farm spaces is unused; spaces in a pasture are used, even without animals. For each complete round that is left you get 1 point and, at once, 2 food.
card-wool_blankets = Wool Blankets
    .about = You can play this card only if you have at least 5 sheep. At the end of the game you get 3 points if you live in a wooden house then, 2 if it is of clay, and none if it is of stone.
card-mantlepiece = Mantlepiece
    .about = You can play this card only if you live in a clay or stone house. It brings 1 point for each complete round that is left, but you may never renovate again, not even with the help of other cards.
card-bottles = Bottles
    .about = You pay 1 clay and 1 food for each of your people, newborns included.
card-loom = Loom
    .about = In the field phase of each harvest you get 1, 2 or 3 food if you have at least 1, 4 or 7 sheep. At the end of the game you get 1 point for every three sheep.
