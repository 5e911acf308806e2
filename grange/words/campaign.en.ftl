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
