### The pages around the table

## Every page

page-skip = Skip to the content
page-home = Grange, to the front page
page-nav = Pages
page-more = More
page-my-games = My games
page-rules = Rules
page-all-games = All games
page-programs = For programs: the API
page-licence = Grange is free software under the Apache 2.0 licence. Drawings, words and rules texts are our own.
page-settings = Settings
page-language = Language
page-language-en = English
page-language-ru = Русский
page-language-pl = Polski
page-theme = Day or night
page-theme-system = System
page-theme-light = Day
page-theme-dark = Night

## The front page

front-title = Grange: board games of fields and weather
front-breath = Board games of fields and weather, played right here: alone, with friends, or against bots.
front-players = { $least }–{ $most } { $most ->
    [one] player
   *[other] players
}
front-play = Play
front-play-game = Play { $title } against a bot
front-way-alone = Alone
front-way-friends = Friends
front-way-bots = Bots
front-none = Nothing sown yet
front-none-more = Your games will grow here. You need no account: this browser remembers them.
front-none-picture = A ploughed field with a scarecrow and one sprout

## A new table

new-title = { $title }: a new table
new-where = A new table
new-read-rules = Read the rules
new-seats = Who plays
new-seat = Seat { $number }
new-name = Your name
new-rules = Rules of this table
new-me = You
new-friend = A friend, by link
    .about = You get the link at the table; the first to open it plays this seat.
    .seated = a friend
new-here = someone here
new-add-me = I sit here
new-add-friend = Invite a friend
new-add-bot = Add a bot
new-add-here = Someone at this screen
new-remove = Leave this seat empty
new-together = { $names } at one table
new-alone = Alone at the table
new-bar = If you invite no friends, the game begins at once.
new-usual = Back to the defaults
new-open = Open the table

## The rules

rules-title = The rules of { $title }
rules-where = The rules
rules-chapters = Chapters
rules-all-chapters = All chapters
rules-chapter = Chapter { $number }
rules-after = After the rules
rules-top = Back to the beginning
rules-open = Open a table
rules-play = Try it against a bot
rules-margin = At the table, every question links to its chapter here, so you can start playing and read as you go.

## Trouble

trouble-picture = A signpost whose boards say nothing
trouble-choose = Choose a game

## Replay

replay-page-title = { $title }, move { $at } of { $last }
replay-page-where = Replay
replay-page-begin = The game begins.
replay-page-over = The game is over. { $verdict }
replay-page-at = Move { $at } of { $last }.
replay-page-eyes = The table as { $name } saw it
replay-page-table = The table at this move
replay-page-link = Copy a link to this move
replay-page-copied = The link is copied
replay-page-record = Download the record
replay-page-first = To the beginning
replay-page-previous = One move back
replay-page-move = Move
replay-page-go = Go there
replay-page-next = One move forward
replay-page-last = To the end
replay-page-run = Play automatically
replay-page-moves = Moves
replay-page-chapters = Chapters

front-upload = Watch a recorded game
front-upload-send = Upload

front-waits = If nobody makes the first move by { $day }, this table will be removed.
front-put-away = Nobody has played for a long time: on { $day } this game will be archived unless somebody continues it.
front-closed = Closed: started under older rules.
front-ended = Closed: ended by the keeper of this house.
front-away = Archived; open it to continue.

## Sitting down

sit-title = A seat at { $title } is yours
sit-where = Sit down
sit-rules = Different from usual: { $rules }
sit-taken = Somebody plays here already. Anyone with this link may play this seat, on any device.
sit-down = Sit down

## All cards of a game

cards-title = All cards of { $title }
cards-where = All cards
cards-find = Name or rule
cards-filters = Filter
cards-found = { $found } of { $all } cards
cards-none = No card matches. Remove a filter.
cards-any = All
cards-full = In full
cards-show = Show
rules-cards = Every card, with filters
