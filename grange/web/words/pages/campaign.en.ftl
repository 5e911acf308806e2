### The page of a campaign

campaign-games = Games
campaign-points = Points of the campaign
campaign-bars = solid: won; dashed: still to be had
campaign-points-short = points
campaign-scores-short = scores
campaign-game = Game { $number }
campaign-game-played = played
campaign-game-next = next
campaign-game-now = being played
campaign-game-later = to come
campaign-place = { $place ->
    [1] first place
    [2] second place
    [3] third place
   *[other] fourth place
}
campaign-begin-with = You begin with
campaign-how = How it goes on
campaign-people = Who is still missing
campaign-change-mind = can be changed until the next game begins
campaign-to-choose = to be chosen
campaign-after-this = after this game
campaign-still-choosing = still choosing
campaign-begin = Begin game { $number }
campaign-to-table = To the table
campaign-look-back = The last game
campaign-give-up = Give the campaign up
campaign-is-played = This game is being played
campaign-is-over = Thank you for playing
campaign-you-choose = First choose what goes on
campaign-waits = Still choosing: { $names }
campaign-all-chosen = Everybody has chosen what goes on
campaign-three-games = Three games with the same people
campaign-try = { $number ->
    [1] Your first try
    [2] Your second try. Lost games may be repeated as often as you like
    [3] Your third try. Lost games may be repeated as often as you like
   *[other] Try { $number }. Lost games may be repeated as often as you like
}
campaign-complete = All { $length } games are won: the campaign is complete. You may go on as long as you like
campaign-open = Campaign
campaign-back = Back to the campaign
campaign-back-more = { $alone ->
    [yes] what stays, and the next goal
   *[other] what goes on, and the next game
}
front-campaigns = Campaigns
front-to-campaign = Go on
front-way-campaign = Campaign
new-campaign = As a campaign
