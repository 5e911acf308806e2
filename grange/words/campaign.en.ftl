# Campaigns: games in a row.

error-no-campaign = { $game } has no campaign.
error-campaign-rule = The rule option { $rule } is set by the campaign itself. Leave it out.
error-campaign-over = This campaign is over.
error-campaign-undecided = The next game begins when everybody has said what they keep. Still missing: seat { $seats }.
error-campaign-unfinished = This game is not over yet.
error-campaign-other-game = This game is not the next one of the campaign: it began with something else.
error-campaign-too-long = A campaign has at most { $most } games.
error-campaign-nothing-to-keep = There is nothing to choose from now.
error-campaign-not-played = “{ $thing }” is not among what may be kept. Choose something that you had in play in the last game.
error-campaign-must-keep = After the first game one occupation must be kept.
error-campaign-json = This is no JSON text of ours.
error-campaign-format = This is no campaign that can be read here.
error-campaign-field = The campaign is wrong at “{ $field }”.
error-campaign-game = Game { $number } of the campaign cannot have ended like this.
error-no-such-campaign = There is no campaign at this address. One whose first game nobody began is cleared away.
error-campaign-playing = A game of this campaign is being played. What goes on is chosen when it is over.
error-campaign-changed = Somebody else has just changed this campaign. Look at it again.
error-rematch-campaign = The next game of a campaign begins on its own page.

campaign-alone = Solo campaign
campaign-friends = Campaign with friends
campaign-reach = Game { $number } of { $length }: reach { $goal } points
campaign-beyond = Game { $number }: reach { $goal } points
campaign-by-lot = Game { $number } of { $length }: the lot decides who begins
campaign-begins = Game { $number } of { $length }: { $who ->
    [you] you begin
   *[other] { $name } begins
}
campaign-won-by = The campaign is won by: { $names }
campaign-given-up = The campaign was given up
campaign-column-game = Game
campaign-column-goal = Goal
campaign-column-points = Points
campaign-column-tries = Tries
campaign-column-stays = Stays
campaign-won-at = { $tries ->
    [1] at the first try
    [2] at the second try
    [3] at the third try
   *[other] at try { $tries }
}
campaign-tried = { $tries ->
    [0] not tried yet
    [1] one try so far: { $best }
   *[other] { $tries } tries so far, the best: { $best }
}
campaign-stays = { $name } begins with: { $things }
campaign-ask-keep = { $name }: which one goes on?
campaign-keep-nothing = None
campaign-keys = Enter begins the game, g gives the campaign up, q leaves.
campaign-left = The campaign is in { $file }. Go on with: grange campaign --resume

cli-campaign = play a campaign: games in a row that carry something over
cli-campaign-seats = who plays, such as me or me,greedy,greedy (default: me)
cli-campaign-save = the file in which the campaign is kept
cli-campaign-resume = go on with a saved campaign; without a file, with the last one
cli-campaign-show = only show the road so far
