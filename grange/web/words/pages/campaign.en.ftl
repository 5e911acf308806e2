### The page of a campaign

campaign-games = Games
campaign-points = Points of the campaign
campaign-bars = solid: won; dashed: still to win
campaign-points-short = points
campaign-scores-short = scores
campaign-game = Game { $number }
campaign-game-played = played
campaign-game-next = next
campaign-game-now = being played
campaign-game-later = later
campaign-place = { $place ->
    [1] first place
    [2] second place
    [3] third place
   *[other] fourth place
}
campaign-begin-with = You start with
campaign-how = What happens next
campaign-people = Who is still missing
campaign-change-mind = you can change this until the next game begins
campaign-to-choose = not chosen yet
campaign-after-this = after this game
campaign-still-choosing = still choosing
campaign-begin = Start game { $number }
campaign-to-table = To the table
campaign-look-back = The last game
campaign-give-up = End the campaign
campaign-is-played = This game is being played
campaign-is-over = Thank you for playing
campaign-you-choose = First choose what to carry over
campaign-waits = Still choosing: { $names }
campaign-all-chosen = Everybody has chosen what to carry over
campaign-three-games = Three games with the same people
campaign-try = { $number ->
    [1] Your first try
    [2] Your second try. You may repeat a lost game as often as you like
    [3] Your third try. You may repeat a lost game as often as you like
   *[other] Try { $number }. You may repeat a lost game as often as you like
}
campaign-complete = You have won all { $length } games: the campaign is complete. You may play on as long as you like
campaign-open = Campaign
campaign-back = Back to the campaign
campaign-back-more = { $alone ->
    [yes] what you keep, and the next goal
   *[other] what carries over, and the next game
}
front-campaigns = Campaigns
front-way-campaign = Campaign
new-campaign = As a campaign
