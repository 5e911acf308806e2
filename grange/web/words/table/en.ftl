### The table in the browser

table-question = The question
table-home = Grange, all games
table-people = Seats and links
table-rules = Rules
table-rule = Rule
table-replay = Replay
table-record = Record
table-side = Scores and log
table-settings = Settings
table-close = Back to the board
table-log = What happened
table-category = Points for
table-next = next
table-bot = a bot plays
table-away = not here yet

table-thinking = { $name } is thinking
table-waiting = Waiting for { $names }
    .more = You can look around meanwhile.
table-watching = You are watching.
table-over = The game is over.
table-undo = Undo
table-gain = Points that it gains over a usual choice, and why
table-pondering = Weighing what could be chosen
table-hint = Hint
table-your-turn = Your turn

table-lost = The connection is lost.
    .more = Nothing is lost: everything you chose is saved. Trying again.
table-try-now = Try now
table-again = The server did not answer. Your choice may not have arrived; choose again.
table-ends-turn = This ends your turn and cannot be taken back.
table-yes = End my turn
table-no = Think again

table-send-link = { $name }: send this link to the person who is to play here
table-copy = Copy
table-copied = Copied
table-watch = Whoever has this link can watch
table-hands = Absent players
table-bot-plays = Let a bot play for { $name }
table-bot-leaves = Give { $name } the seat back

table-confirm = Ask before my turn ends
    .more = One more click before what cannot be taken back
table-sound = Sound
    .more = A short tone when it is my turn
table-notify = Notification
    .more = When it is my turn and I am looking elsewhere
table-keys = Keys
table-look-up = Look up what is pointed at or in focus

table-gate = Not everybody has come yet
    .more = Whoever is asked can play meanwhile.
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
table-seed-chosen = The shuffling of this game was chosen by whoever opened it, and may be known to them. It counts for nothing but fun.
table-given = This game goes on from a moment of a finished one: whoever has seen that may know what is hidden. It counts for nothing but fun.
table-closed = This game is closed.
    .more = It was begun under older rules that are not played here any more. You can still look at it.

# following, looking back, touching
table-asked = to move
table-since = Since your last turn
table-moves = Show moves
table-point = Point at a ringed place to see what it brings.
table-list = All options as buttons
table-coming = What could come
table-pages = Pages of the table
table-playing = What the others did
table-back = Back
table-on = On
table-pause = Pause
table-speed = Speed
table-to-now = To my turn
table-past = Looking back
table-still-open = Nobody waits: the game goes on, and your turn stays open.
table-move = Move { $at } of { $last }
table-do-it = Do it
table-how-fast = How fast others move
table-speed-brisk = Brisk
    .more = 0.35 s a move
table-speed-usual = Usual
    .more = 0.7 s a move
table-speed-calm = Calm
    .more = 1.4 s a move
table-speed-hand = By hand
    .more = I press On
table-speed-once = At once
    .more = only the marks
table-taps = First show, then do
    .more = A first tap shows what an option brings, a second one does it
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
phrase-not-seen = I did not see that
phrase-thanks = Thank you, good game
phrase-another = Another one?
