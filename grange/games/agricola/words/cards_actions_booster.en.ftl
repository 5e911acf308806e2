### Agricola's hand cards: action boosters

## Occupations

card-adoptive_parents = Adoptive Parents
    .about = In the work phase, once you have placed all your other people, you may pay 1 food for a child born to you in this round. It then works in this round, is no longer a newborn, and eats as an adult.
card-master_bricklayer = Master Bricklayer
    .about = Each major improvement costs you 1 stone less for every room you have added to your first two. If it asks for less, you get nothing back.
card-scholar = Scholar
    .about = At the start of each round, if you live in a stone house, you may play one card from your hand: either an occupation for 1 food, or a minor improvement at its price.

## Minor improvements

card-threshing_board = Threshing Board
    .about = Each time you use the Farmland or Cultivation space, you may first bake bread. You may use every improvement of yours that bakes, each up to its limit.
card-sleeping_corner = Sleeping Corner
    .about = You may use a space with a Wish for Children even if one other player’s person stands there. Parent and newborn count as one; you cannot go where people of two other players stand.
card-lasso = Lasso
    .about = On your turn you may place two people one right after the other, if at least one of them goes to the Sheep Market, Pig Market or Cattle Market. Your next turn is not skipped.
card-bread_paddle = Bread Paddle
    .about = When you play this card, you get 1 food. Each time after you play an occupation, you may bake bread. You may use every improvement of yours that bakes, each up to its limit.
