### The lobby: tables that seek players, and wishes

page-lobby = Lobby

# open tables
lobby-open = Open tables
lobby-open-one = Open a table
lobby-which = Which game?
lobby-only-rated = Only rated
lobby-only-fitting = Only where I may sit
lobby-filter = Show
lobby-none-rated = No rated table is looking for players.
lobby-others = { $count ->
    [one] One more table asks for an account, or for ratings that you do not have.
   *[other] { $count } more tables ask for an account, or for ratings that you do not have.
}
lobby-usual = Usual rules
lobby-rated = Rated
    .about = It changes the players’ ratings.
lobby-friendly = Friendly
    .about = Only for the fun of it.
lobby-anybody = anybody
lobby-ratings = ratings { $lowest }–{ $highest }
lobby-ratings-from = ratings from { $rating }
lobby-ratings-to = ratings up to { $rating }
lobby-late-bot = a bot fills in
lobby-late-wait = the table waits
lobby-seats = { $names }; { $free } of { $seats } seats free
lobby-sit = Sit down
lobby-sit-at = Sit down: { $title } with { $names }
lobby-mine = Your table
lobby-none = No table is looking for players
lobby-none-more = Open a table and leave: we call you when everybody is there.
lobby-none-picture = A long table with benches under a tree, nobody there
lobby-meanwhile = Meanwhile
lobby-leave = Leave this page
    .more = We call you as soon as your table is ready, if you have set up notices.
lobby-bot = Play a bot
    .more = The game stops where it is when your table opens.
lobby-bots-here = Moss, Reed, Sorrel and Thistle are always here.
lobby-bot-go = Choose a game
lobby-own = Open a table of your own
    .more = With rules of your choice; anybody in the lobby can sit down.

# a wish
wish-game = I want a game of
wish-people = { $most } people
wish-people-range = { $fewest } to { $most } people
wish-any-game = anything
wish-pace = at
wish-pace-live = live pace
wish-pace-evening = evening pace
wish-pace-day = a move a day
wish-pace-none = no clock
wish-counts = that is
wish-with = with
wish-rated = rated
wish-friendly = friendly
wish-either = either
wish-find = Find me a table
wish-another = Another wish
wish-said = For { $people }, { $pace }, { $counting }.
wish-looking = Looking for your game: { $title }
wish-alone = Nobody else wants the same yet. We keep looking for { $time }.
wish-together = { $count ->
    [one] One person wants the same. You begin when the table is full, or in { $time }.
   *[other] { $count } people want the same. You begin when the table is full, or in { $time }.
}
wish-stop = Stop looking
wish-met = Your table is ready
wish-go = To the table
wish-forget = Got it
wish-unmet = Nobody wanted the same in time: { $title }

# a new table
new-counts = What it counts for
new-join = Who may join
new-join-link = Anyone with the link
new-join-lobby = Anybody in the lobby
new-stranger = Somebody from the lobby
    .about = Or a friend: the link at the table works for this seat, too.
    .seated = somebody from the lobby
new-bar-lobby = It begins when every seat is taken; we call you.
new-ratings-from = Ratings from
new-ratings-to = up to

# sitting down, and at the table
sit-open = A seat is free
sit-begins-full = The game begins when every seat is taken.
table-gathers = Looking for players
    .more = The game begins when every seat is taken. You need not stay.
table-unmet = Nobody came in time
    .more = This table looked for players and did not find enough, so it has ended.
table-door = Everybody with this link can take a free seat
table-stop-seeking = Stop looking and end this table
table-leave-lobby = Give my seat back
front-unmet = Ended: not enough players came.
notice-begun = Your table is ready: { $game }

# good company
company-title = Good company
company-about = People you keep away cannot sit down at your open tables, your wishes never bring you together, and you do not see each other’s tables in the lobby. They are not told. Games in play go on.
company-nobody = You keep nobody away.
company-nameless = Somebody without a name
company-since = since { $day }
company-end = Let them come
company-end-of = Let { $name } come again
company-lobby = To the lobby
company-told-blocked = You will not meet again in the lobby.
company-told-unblocked = They can come again.
company-told-reported = Thank you. The keeper of this house will look at it.
about-title = Keep away or report
about-block = Keep somebody away
about-block-go = Keep away
about-block-of = Keep { $name } away
about-report = Tell the keeper of this house
about-report-more = The keeper sees who played, the record of the game and what you write. The others are not told.
about-whom = About whom
about-whole = The whole table
about-reason = What is wrong
about-words = In your own words, if you like
about-report-go = Send the report
about-back = Back to the table
reason-name = An offensive name
reason-rude = Rude behaviour
reason-stalls = Stops playing on purpose
reason-unfair = Unfair play
reason-other = Something else
table-about = Keep away or report
