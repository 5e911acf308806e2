# The lesson about the draft

learn-draft = The draft

lesson-draft-pack = A pack of fourteen
    .text = In a draft you choose your own hand. You have seven occupations and seven minor improvements in front of you, and so does Moss.
lesson-draft-occupation = Keep one occupation
    .text = Everybody needs wood in the first rounds, and the Wood Cutter brings more of it each time. Keep it.
lesson-draft-minor = Keep one improvement
    .text = Now one of the minor improvements. The Corn Scoop is cheap, 1 wood, and helps from the first grain on. Keep it.
lesson-draft-passed = The packs change hands
    .text = Everybody chooses at the same time and passes the rest on. This is what Moss left for you. Keep the Firewood Collector: wood again, for work in the fields.
lesson-draft-fit = Cards that fit together
    .text = The Canoe costs 2 wood and requires one occupation. You will soon have both, so it fits. Keep it.
lesson-draft-back = You have seen these
    .text = With two players your first pack comes back, without the two cards that Moss kept. So you know some of what Moss holds. Do not count on a card that you pass on.
lesson-draft-on = Now it is up to you
    .text = You continue until your hand has seven of each; then the game begins. Point at a card to read it. If you are unsure, Hint marks what is worth considering.
