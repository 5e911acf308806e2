### The house

## Errors: what was wrong, and what is allowed

error-game-over = The game is over; there is nothing left to choose. You can look at the scores, or begin a new game.
error-illegal-option = “{ $code }” cannot be chosen now. Choose one of: { $codes }.
error-unknown-option = There is no option with the number { $option } in this game.
error-unknown-code = There is no option “{ $code }” in this game. Take one from the list.
error-no-such-seat = There is no seat { $seat }; the seats are 0 to { $last }.
error-not-your-turn = Seat { $seat } has nothing to choose now. Waiting for seat { $asked }.
error-nothing-to-undo = Nothing can be taken back now: something hidden has come to light, another player has chosen since, or nothing was chosen yet.
error-empty-question = The question { $step } has nothing to choose from.
error-unknown-game = There is no game “{ $game }” on the shelf. There are: { $games }.
error-which-game = Which game? On the shelf: { $games }.
error-seats = { $game } cannot be played with { $seats } seats; possible are { $allowed }.
error-seed = The seed { $seed } cannot be used; take a whole number from 0 to { $last }.
error-unknown-rule = { $game } has no rule option “{ $rule }”; it has: { $rules }.
error-rule-value = The rule option { $rule } cannot be “{ $value }”; it can be: { $values }.
error-rule-long = What was written for the rule option { $rule } is longer than { $most } letters. Shorten it.
error-rule-form = “{ $rule }” is not a rule option; write NAME=VALUE.
error-no-origin = An imagined game has no beginning that could be played again.
error-imagined = An imagined game cannot be recorded: nobody played it.
error-unknown-thing = Nothing is known here of “{ $thing }”.
error-unknown-chapter = The rules have no chapter “{ $chapter }”.
error-no-catalogue = { $title } has no cards of its own to be looked at.
error-unknown-bot = There is no player “{ $bot }”; there are: { $bots }.
error-record-json = This file is not a recorded game. A record is the file that “Download the record” gives after a game, or that “grange play --save” wrote.
error-record-format = This record is not whole: something in it is missing or cannot be. Download it again.
error-record-version = The record was made by version { $version } of the rules of { $game }; this is version { $ours }.
error-record-choice = The record breaks off at choice { $number }, “{ $choice }”. { $problem }
error-record-digest = The record does not end where it says: it was altered or cut off.
error-record-missing = The record { $file } cannot be read; check the name.
error-record-players = The record has { $seats } seats; name as many players with --seats.
error-position-format = This is not a Grange position: a part is missing, or it was written by another format.
error-position-version = The position was made by version { $version } of the rules of { $game }; this is version { $ours }.
error-position-field = The position is wrong at “{ $field }”.
error-position-table = The position’s table has missing or unknown parts: { $fields }.
error-position-step = The position’s agenda has a step that cannot be: { $step }
error-components = { $count ->
    [one] The components have a mistake:
   *[other] The components have { $count } mistakes:
}
    { $mistakes }
error-components-form = Corrected components are a table of values, such as { "{" }"tracks": { "{" }…{ "}" }{ "}" }.
error-components-missing = The components file { $file } cannot be read; check the name.
error-components-toml = The components file { $file } is not TOML: { $problem }
error-too-few = { $argument } needs at least 1; you gave { $number }.
error-out-kind = { $file } has an unknown ending; it can be { $kinds }.
error-cannot-write = { $file } cannot be written. Check the folder, or choose another place.
error-two-bots = A tournament needs two different bots: --bots greedy,random.
error-two-seats = A tournament needs at least two seats.
error-other-tournament = { $file } holds another tournament. Name another file, or ask for what it holds.
error-no-such-table = There is no such table. Check the link, or open a new table.
error-wrong-token = This token does not open that seat or table. Use the link that you were given.
error-not-a-persons-seat = Seat { $seat } was never a person’s; only a person’s seat can be handed to a bot and back.
error-too-many-tables = This house holds { $most } tables in play, and all are taken. Try again when some are over.
error-too-many-of-yours = You have { $most } games in play, which is the most here. Finish one of them first.
error-too-many-from-here = From your address, { $most } tables were opened within a day or are still in play, which is the most here. Finish some of them, or try again tomorrow.
error-too-many-undos = So much was taken back at this table that nothing more can be. You can go on playing.
error-too-many-reviews = Many games are being looked into already. Try again when some of them are done.
error-no-moment = The game had no such moment. Choose one of its moves.
error-store = This could not be read or written just now. Nothing is lost: try again in a moment.
error-table-closed = This game was begun under older rules that are not played here any more. It can be looked at as long as it can be read, and not be played on.
error-table-unreadable = What is stored of this table is damaged, so it cannot be opened. Whoever runs this server finds more in its log.
error-too-slow = The request did not come to its end in time. Send it again.
error-broken = Something broke in the house; its keeper finds it in the log. Try again in a moment.
error-too-long = This took too long and was broken off. Nothing has changed.
error-stale = This choice answers a question that is no longer open: you had seen { $seen ->
    [one] { $seen } choice
   *[other] { $seen } choices
}, now there are { $position }. Look at the table and choose again.
error-record-not-yet = The record can be had when the game is over; before that it would tell what is hidden.
error-rematch-not-yet = There is no rematch before the game is over.
error-no-such-day = There is no game of that day. Look at the list of past days.
error-daily-not-yet = This is today’s challenge. Its replay and record can be had tomorrow; until then others are still playing it.
error-malformed = This could not be read. Go back and try again; programs find what is expected in the API’s description.
error-malformed-at = This is not what was asked for. Look at: { $places }
error-no-hello = The first message has to come within ten seconds: a JSON document with token, after and lang.
error-talks-too-much = You have said a lot. Wait a few seconds.
error-too-fast = Too many requests from this address. Wait a second and try again.
error-too-large = This is too large; the most is { $most } KiB.
error-no-page = There is nothing here. The API is described at /api/openapi.json.
error-method = This address does not know that method. The header Allow names those it knows.
error-cannot-listen = The address { $host }:{ $port } cannot be used; it is busy or not this machine’s. Try another --port.
error-web-missing = Serving needs the package { $package }. Install it with: pip install 'grange[web]'
error-postgres-missing = PostgreSQL needs the package { $package }. Install it with: pip install 'grange[postgres]'
error-database-address = --database takes the address of a PostgreSQL database, such as postgresql://name@host/grange. Without it, tables are kept in a file of the data folder.
error-processes-file = Several processes need a PostgreSQL server: a file of SQLite has room for one. Give its address with --database postgresql://…, or leave out --processes.
error-processes-number = --processes takes a number from 1 to { $most }; as many as the machine has processors is a good one.
error-database-unreachable = The database { $database } cannot be used now: { $problem }. Look whether it runs, and whether address, name and password are right.
error-database-old = { $database } was made by an older Grange. Make a backup (grange database backup), stop all servers on it, and then run: grange database upgrade
error-database-new = { $database } was made by a newer Grange than this one. Install that, or put an older backup in its place.
error-database-bare = { $database } has no tables of this Grange yet. Start a server on it once, or run: grange database upgrade. A file is kept as it was first.
error-database-not-empty = { $database } is not empty. Restore into an empty database, or into a new folder with --data.
error-database-troubles = { $troubles ->
        [one] One thing is wrong. Everything else can be played.
       *[other] { $troubles } things are wrong. Everything else can be played.
    }
error-backup-broken = { $file } is no whole backup of Grange. Nothing was restored.
error-no-database = There is no database { $file }. Name its folder with --data, or its address with --database.
error-which-file = Name the file: { $command }
error-folder-in-use = Another server is using the folder { $place }. Stop it, or choose another folder with --data.
error-secret-short = { $file } holds no secret of at least { $least } letters. Put the old one back; or, if there was none, delete the file, and a new one is made.
error-database-read-only = { $file } cannot be written. Give this user the right to write it and its folder, or choose another folder with --data.
error-database-busy = { $file } cannot be used now: { $problem }. End the other program that has it open, and start again.
error-database-broken = { $file } is damaged ({ $problem }). Put a backup in its place; or move it away to begin anew, and keep it: much of it can usually be recovered with “sqlite3 FILE .recover”.
error-foreign = This request did not come from one of our own pages. Go back, reload the page and try again.
error-record-unfinished = Only a finished game can be watched here. Play this one to its end first, in the terminal: grange play --resume FILE.
error-record-from-position = A game that did not begin at the beginning cannot be watched here yet.

mistake-unknown-value = { $place }: there is no such value; here are { $known }.
mistake-too-large = { $place }: a number can be { $most } at most, and a list { $longest } long.
mistake-other-kind = { $place }: expected something like { $usual }, found { $found }.

## Commands

cli-about = Grange: board games of fields and weather, in a terminal.
cli-command = COMMAND
cli-commands = commands
cli-usage = Usage:
cli-arguments = arguments
cli-options = options
cli-help = show this help
cli-version = show the version
cli-runs-plain = Grange { $version }, in plain Python
cli-runs-compiled = Grange { $version }, with compiled rules
cli-lang = the language: en, ru or pl
cli-game = the game
cli-play = Play a game against bots, with others at this keyboard, or alone.
cli-play-seats = who sits where, such as me,greedy or me,random,me; “me” alone is a solo game
cli-save = keep the game in this file, choice by choice
cli-resume = go on with a saved game; without a file, with the last one
cli-seed = the seed of chance: the same seed gives the same game
cli-rule = a rule option; may be given several times; “grange games” lists them
cli-hand = hand cards to play with, by code or name, in games that have them; short for --rule hand=…
cli-components = a file with corrected component values
cli-simulate = Let bots play many games and show how they did.
cli-simulate-seats = the bots, such as greedy,greedy,random
cli-games-number = how many games
cli-jobs = how many processes
cli-out = write every game to this file: .csv or .jsonl
cli-json = print the summary as JSON
cli-tournament = Let bots meet in every pairing and seat, and rate them.
cli-tournament-bots = the bots that meet, such as random,greedy,think:100
cli-tournament-seats = how many sit at a table
cli-tournament-games = how many games at least; rounds in which everybody meets everybody in every seat are played to their end
cli-tournament-out = write every game to this file as it ends; a tournament that was interrupted goes on from it
cli-plot = draw the ladder of ratings into this file
cli-replay = Step through a recorded game.
cli-replay-file = the record
cli-replay-end = show only how it ended
cli-review = Look into a recorded game: what it was worth, and what would have been stronger.
cli-review-out = a page to write, with the curve and the turning points
cli-review-seconds = seconds of a processor's time that it may take
cli-list-games = List what can be played, with every rule option.
cli-list-components = Show everything printed in a game’s box, and where each value comes from.
cli-rules = Read the rules of a game.
cli-serve = Open Grange’s table: a server on this machine, for browsers and programs.
cli-open = open the browser at it
cli-host = the address to listen at
cli-port = the port to listen at; 0 takes any that is free
cli-data = the folder in which tables are kept
cli-database = the address of a PostgreSQL database in which tables are kept, instead of a file in that folder; its password is better kept in ~/.pgpass
cli-processes = how many server processes share the PostgreSQL database of --database; each also answers at a port of its own, counted on from --port
cli-rate = requests a second that one address may make; 0 for no limit
cli-patience = seconds that the head of a request may take, and as many its body
cli-keep-unstarted = days after which a table is cleared away at which nobody has chosen
cli-keep-unfinished = days after which a game that nobody has touched is put away; who opens it finds it as it was
cli-proxy = the address of a proxy in front of this server whose word on its visitors’ addresses is believed; may be given several times
cli-log = how the log is written: for people, or a line of JSON for each entry
cli-metrics-token = with this token, others than this machine may read /metrics; better kept in the environment, as GRANGE_METRICS_TOKEN
cli-database-about = Look after the database of a server.
cli-database-what = backup FILE: write all of it into a file, while play goes on; restore FILE: bring that into an empty one, of either kind; check: look whether it is whole; upgrade: bring it up to date with this Grange
cli-database-file = the backup
database-is-new = The database is up to date.
database-backed-up = { $file } holds { $tables ->
        [one] one table
       *[other] { $tables } tables
    } and { $choices ->
        [one] one choice
       *[other] { $choices } choices
    }. Keep { $secret } in another safe place too: without it no link and no cookie opens a seat.
database-restored = The database now holds { $tables ->
        [one] one table
       *[other] { $tables } tables
    } and { $choices ->
        [one] one choice
       *[other] { $choices } choices
    }. Put the old secret into the data folder before you start a server.
database-is-whole = All is well: { $tables ->
        [one] one table
       *[other] { $tables } tables
    } with { $choices ->
        [one] one choice
       *[other] { $choices } choices
    }.
database-replays = { $tables ->
        [one] One of them opens by playing its journal again
       *[other] { $tables } of them open by playing their journals again
    }; nothing is missing.
database-damaged = The database says: { $damage }
database-gap = Table { $table }: a choice is missing in the middle of its journal.
database-unreadable = Table { $table } cannot be read.
serve-database-empty = { $file } is missing or empty, though this folder was in use. A new one is begun. If you had games here, stop now and put the old file back.
serve-database-upgraded = The database was brought up to date. It is kept as it was in { $file }; delete that when all is well.
serve-secret-new = { $file } was missing and has been made anew. Links and cookies that were given out before open nothing any more; if you have the old one, stop now and put it back.
serve-address = Grange’s table is open at { $address }
    Its games are kept in { $place }. Stop with Ctrl-C.
serve-compiled = Rules and bots are compiled.
serve-process = Process { $number } alone answers at { $address }
cli-wrong-arguments = These arguments do not fit: { $problem }
    Help: { $help }

## Playing in a terminal

seat-me = You
seat-name = Player { $number }
seat-bot = Bot { $number } ({ $bot })
play-prompt = A number or a code; u undo, h hint, s scores, ? help, q quit and keep
play-keys = Type the number of an option or its code. u takes back your last choice, h names options worth considering, s shows the scores, q leaves and keeps the game, Enter shows the table again.
play-hint = Worth considering, with the points that each gains over a usual choice:
play-turn = It is the turn of { $name }.
play-left = Your game is kept in { $file }. Go on with: grange play --resume { $file }
play-won = The winner: { $names }
score-title = Score
score-total = Total
replay-at = Choice { $number } of { $all }
replay-choice = { $name }: { $choice }  ({ $code })
replay-keys = Enter: on, b: back, a number: go there, q: to the end

## Lists

games-seats = Players: { $least } to { $most }
games-usual = by default
components-title = The components of { $game }
components-name = Name
components-value = Value
components-source = Source
components-note = House values are our own, because the printed ones are not public. Own the box? Put the true values into a file and play with --components FILE.
source-rulebook = rulebook
source-source = public page
source-derived = derived
source-house = house
source-owner = your file

## Simulation

simulate-running = Playing
simulate-by-bot = By bot
simulate-by-seat = By seat
simulate-who = Who
simulate-games = Games
simulate-mean = Mean
simulate-spread = Spread
simulate-least = Least
simulate-most = Most
simulate-wins = Wins
simulate-interval = 95% interval
simulate-speed = { $games ->
    [one] { $games } game
   *[other] { $games } games
} in { $seconds } s: { $speed } a second

## Tournaments

tournament-ladder = { $game }: the ladder
tournament-rating = Rating
tournament-meetings = How often the row finished before the column

## What happens at every table

event-undo = { $who ->
    [you] You take your last choice back.
   *[other] { $name } takes the last choice back.
}
