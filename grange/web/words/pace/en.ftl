### The pace of a table: clocks, and who plays for whom

# how long somebody has
clock-h = { $h } h
clock-hm = { $h } h { $m } min
clock-m = { $m } min
clock-ms = { $m } min { $s } s
clock-s = { $s } s
notice-time = You have { $time }.

# a new table
pace-title = How you play
pace-pace = Pace
pace-live = Live
    .about = everyone is here; 5 minutes each, plus 30 seconds per turn
pace-evening = Evening
    .about = in one sitting, an hour each
pace-day = A move a day
    .about = 24 hours for each move; you can save up to 72
pace-none = No clock
    .about = whenever you like
pace-late = When somebody’s time is up
pace-late-bot = A bot plays on
    .about = “{ $level }”, until they are back.
pace-late-wait = The table waits
    .about = Nobody is hurried.

# the link of a seat
sit-pace = { $pace }: { $about }.
sit-late-bot = When your time is up, a bot plays on until you are back.
sit-late-wait = When your time is up, the table waits.

# at the table
strip-stand-in = { $level } is playing for { $name }
strip-holiday = on holiday until { $day }
accord-plays-theirs = { $level } is playing for { $name } until { $name } returns.
accord-plays-mine = { $level } is playing for you.
accord-left-theirs = { $name } has left. { $level } plays on to the end.
accord-left-mine = You have left this table. { $level } plays on for you.
accord-holiday-theirs = { $name } is on holiday until { $day }. { $level } is playing.
accord-holiday-mine = You are on holiday until { $day }. { $level } is playing for you.
accord-waits-theirs = { $name } is on holiday until { $day }. The table waits, and no clock runs.
accord-waits-mine = You are on holiday until { $day }. The table waits for you.
accord-late = { $name }’s time ran out. { $name } can come back at any moment; nobody else can see the cards.
accord-back = { $name } can come back at any moment; nobody else can see the cards.
accord-take-back = Take my seat back
table-let-bot-play = Let a bot play for me
table-take-back = Take my seat back
table-leave = Leave this table for good
table-leave-sure = Leave for good? A bot then plays your seat until the end, and you cannot come back.

# ending a game by agreement
offer-make = Propose to end the game…
offer-sure = Propose to end the game here, with the points as they stand? It ends only if everybody agrees.
offer-theirs = { $name } proposes to end the game here, with the points as they stand.
offer-mine = You propose to end the game here, with the points as they stand.
offer-points = { $points }.
offer-points-of = { $name } { $points }
offer-points-mine = you { $points }
offer-everybody = It ends only if everyone agrees.
offer-agreed-me = You have agreed.
offer-agreed = { $count ->
    [one] { $names } has agreed.
   *[other] { $names } have agreed.
}
offer-bots = { $count ->
    [one] { $names } follows the others.
   *[other] { $names } follow the others.
}
offer-decline = Play on
offer-agree = Agree to end
offer-withdraw = Withdraw

# a holiday
holiday-title = A holiday
    .more = At tables with clocks, a bot plays for you or the table waits, as agreed there. If you play at a table, your holiday ends there.
holiday-until = Away until the morning of
holiday-take = Go on holiday
holiday-end = I am back
