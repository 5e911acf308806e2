# Campaigns: games in a row.

error-no-campaign = { $game } has no campaign.
error-campaign-rule = The rule option { $rule } is set by the campaign itself. Leave it out.
error-campaign-over = This campaign is over.
error-campaign-undecided = The next game begins when all players have chosen what they keep. Still missing: seat { $seats }.
error-campaign-unfinished = This game is not over yet.
error-campaign-other-game = This is not the next game of the campaign: it began with something else.
error-campaign-too-long = A campaign has at most { $most } games.
error-campaign-nothing-to-keep = There is nothing to choose from now.
error-campaign-not-played = You cannot keep “{ $thing }”. Choose something that you had in play in the last game.
error-campaign-must-keep = After the first game you must keep one occupation.
error-campaign-missing = Cannot read the campaign { $file }. Check the name.
error-campaign-json = This is not a Grange campaign file: it is not JSON.
error-campaign-format = This is not a Grange campaign file, or a part of it is missing.
error-campaign-field = The campaign is wrong at “{ $field }”.
error-campaign-game = Game { $number } of the campaign cannot have ended like this.
error-no-such-campaign = There is no campaign at this address. A campaign is removed if nobody starts its first game.
error-campaign-playing = A game of this campaign is being played. You choose what to carry over when it ends.
error-campaign-changed = Somebody else has just changed this campaign. Look at it again.
error-rematch-campaign = The next game of a campaign begins on its own page.

campaign-alone = Solo campaign
campaign-friends = Campaign with friends
campaign-reach = Game { $number } of { $length }: reach { $goal } points
campaign-beyond = Game { $number }: reach { $goal } points
campaign-by-lot = Game { $number } of { $length }: the first player is drawn by lot
campaign-begins = Game { $number } of { $length }: { $who ->
    [you] you begin
   *[other] { $name } begins
}
campaign-won-by = Winner of the campaign: { $names }
campaign-given-up = The campaign was abandoned
campaign-column-game = Game
campaign-column-goal = Goal
campaign-column-points = Points
campaign-column-tries = Tries
campaign-column-stays = Kept
campaign-won-at = { $tries ->
    [1] on the first try
    [2] on the second try
    [3] on the third try
   *[other] on try { $tries }
}
campaign-tried = { $tries ->
    [0] not tried yet
    [1] one try so far: { $best }
   *[other] { $tries } tries so far, the best: { $best }
}
campaign-playing = Game { $number } is being played: { $choices ->
    [one] { $choices } choice so far.
   *[other] { $choices } choices so far.
}
campaign-stays = { $name } starts with: { $things }
campaign-ask-keep = { $name }: which one do you carry over?
campaign-keep-nothing = None
campaign-keys = Enter starts the game, g abandons the campaign, q quits.
campaign-left = The campaign is saved in { $file }. Continue with: grange campaign --resume { $file }

cli-campaign = Play a campaign: games in a row, with something carried over to the next.
cli-campaign-seats = who plays, such as me or me,steady,steady (default: me)
cli-campaign-save = the file to save the campaign in
cli-campaign-resume = continue a saved campaign; without a file, the last one
cli-campaign-show = only show the games so far
