### The table in the browser

table-question = The question
table-home = Grange, all games
table-people = Seats and links
table-rules = Rules
table-rule = Rule
table-replay = Replay
table-side = Scores and log
table-settings = Settings
table-close = Back to the board
table-got-it = Got it
table-log = What happened
table-category = Points for
table-next = next
table-bot = a bot plays
table-away = not here yet

table-thinking = { $name } is thinking
table-waiting = Waiting for { $names }
    .more = You can look around meanwhile.
table-done = { $count ->
    [one] Thank you. { $names } is on move
   *[other] Thank you. On move: { $names }
}
    .more = You can close this page; the table remembers you.
table-gone = You have left this table; a bot plays on for you.
table-until-today = { $name } has until { $time }.
table-until-tomorrow = { $name } has until tomorrow, { $time }.
table-until-later = { $name } has until { $day }, { $time }.
table-last-seen = You are offline.
    .more = This is the table as you saw it on { $when }; the game may have gone on since.
table-next-table = Next table
table-watching = You are watching.
table-eyes = { $name }’s table
table-others-boards = The others’ boards
table-eyes-kept = Your own table waits as you left it.
table-eyes-next = Next player
table-eyes-own = Back to mine
table-over = The game is over.
table-undo = Undo
table-gain = Points it gains over a usual choice, and why
table-pondering = Weighing the options
table-hint = Hint
table-your-turn = Your turn

table-lost = The connection is lost.
    .more = Nothing is lost: everything you chose is saved. Trying again.
table-try-now = Try now
unanswered-choose = The server did not answer. Your choice may not have arrived; choose again.
unanswered-undo = The server did not answer. If your choice is still there, undo it again.
unanswered-hint = The server did not answer. Ask for the hint again.
unanswered-say = The server did not answer. Perhaps nobody heard you; say it again.
unanswered-here = The server did not answer. Press again to uncover the table.
unanswered-accord = The server did not answer. If the proposal still looks the same, try again.
table-new-link = Make a new link
table-new-link-sure = Make a new link for this seat? The old one will stop working.
table-new-link-done = The old link no longer works. Send the new one.
unanswered-link = The server did not answer. If the link is still the same, try again.
unanswered-bot = The server did not answer. If nothing has changed in that seat, try again.
table-ends-turn = This ends your turn. You cannot undo it.
table-yes = End my turn
table-no = Think again

table-send-link = { $name }: send this link to the person who will play here
table-copy = Copy
table-copied = Copied
table-watch = Anyone with this link can watch
table-hands = Absent players
table-bot-plays = Let a bot play for { $name }
table-bot-leaves = Give { $name } the seat back

table-confirm = Ask before my turn ends
    .more = One more click before anything you cannot undo
table-sound = Sound
    .more = A short tone when it is my turn
table-notify = Notification
    .more = When it is my turn and I am looking elsewhere
table-keys = Keys
table-look-up = Explain what is under the pointer or in focus

table-gate = Not everybody is here yet
    .more = Players whose turn it is can already play.
table-won = { $points ->
    [one] { $name } wins by one point
   *[other] { $name } wins by { $points } points
}
table-won-team = { $points ->
    [one] { $name } and { $other } win by one point
   *[other] { $name } and { $other } win by { $points } points
}
table-won-me = { $points ->
    [one] You win by one point
   *[other] You win by { $points } points
}
table-place = { $place ->
    [1] first
    [2] second
    [3] third
   *[other] fourth
}

table-sealed = The replay of today’s challenge opens tomorrow, when nobody can play it any more.
table-seed-chosen = Whoever opened this game chose its shuffle and may know it. It is just for fun.
table-given = This game continues from a point in a finished one: anyone who saw that game may know what is hidden. It is just for fun.
table-closed = This game is closed.
    .more = It was started under older rules that Grange no longer plays. You can still view it.
table-ended = This game has been ended.
    .more = The keeper of this house ended it. You can still view it.

# following, looking back, touching
table-asked = to move
table-lately = The last moves
table-since = Since your last turn
table-moves = Show moves
table-point = Point at a ringed place to see what it does.
table-list = All options as buttons
table-coming = What may come
table-pages = Pages of the table
table-playing = What the others did
table-back = Back
table-on = Next
table-pause = Pause
table-speed = Speed
table-to-now = Skip to now
table-past = Looking back
table-still-open = Nobody is waiting: the game continues, and your turn stays open.
table-move = Move { $at } of { $last }
table-do-it = Do it
table-how-fast = How fast others move
table-speed-brisk = Brisk
    .more = 0.35 s per move
table-speed-usual = Usual
    .more = 0.7 s per move
table-speed-calm = Calm
    .more = 1.4 s per move
table-speed-hand = By hand
    .more = with the Next button
table-speed-once = At once
    .more = only the marks
table-taps = Show first, then do
    .more = The first tap shows what an option does, the second one does it
table-any-time = any time
table-more-any-time = { $count } more

# teams
score-we = we
score-they = they
score-team = team

# what people say to each other
table-say = Say something
table-hear = Show what others say
phrase-well-played = Well played!
phrase-take-time = Take your time
phrase-moment = One moment, please
phrase-oh = Oh!
phrase-not-seen = I didn’t see that coming
phrase-thanks = Thank you, good game
phrase-another = Another one?
