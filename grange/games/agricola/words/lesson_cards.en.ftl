# The lesson about hand cards

learn-cards = Hand cards

lesson-cards-hand = Your hand
    .text = Seven occupations and seven minor improvements, and only you can see them. A card does nothing in your hand: it works once you have played it.
lesson-cards-lessons = Play an occupation
    .text = You play occupations at the Lessons. Your first one is free, each later one costs 1 food. Send a person there.
lesson-cards-occupation = The Wood Cutter
    .text = Read what the card does: every visit to the Forest brings you 1 more wood. Play it; it stays in front of you until the end.
lesson-cards-effect = The card at work
    .text = Three wood lie in the Forest, and the Wood Cutter adds one. You need not remember that: cards act by themselves.
lesson-cards-minor = A minor improvement
    .text = At the Meeting Place you become the starting player, and may play a minor improvement. Go there.
lesson-cards-price = What it costs
    .text = The price is at the left edge of the card, and some cards also have a condition. The Corn Scoop costs 1 wood, which you have. Choose a minor improvement, then the Corn Scoop.
lesson-cards-again = Two cards, a small plan
    .text = The Corn Scoop adds 1 grain whenever you use Grain Seeds. Take your grain: two instead of one.
lesson-cards-on = Now it is up to you
    .text = Look for cards that fit together, and play them early: then they work longer. Point at a card to read it. If you are unsure, Hint marks what is worth considering.
