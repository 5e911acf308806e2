### The house

## Errors: what was wrong, and what is allowed

error-game-over = The game is over: there is nothing left to choose. You can look at the scores or start a new game.
error-illegal-option = You cannot choose “{ $code }” now. Choose one of: { $codes }.
error-unknown-option = This game has no option number { $option }.
error-unknown-code = This game has no option “{ $code }”. Choose one of: { $codes }.
error-no-such-code = This game has no option “{ $code }”.
error-no-such-seat = There is no seat { $seat }; the seats are 0 to { $last }.
error-not-your-turn = Seat { $seat } has nothing to choose now. Waiting for seat { $asked }.
error-nothing-to-undo = There is nothing to undo now: something hidden was revealed, another player has chosen since, or you have not chosen yet.
error-empty-question = The question { $step } offers no options.
error-unknown-game = There is no game “{ $game }”. Choose one of: { $games }.
error-which-game = Which game? Choose one of: { $games }.
error-seats = { $game } cannot be played with { $seats } seats. Possible: { $allowed }.
error-seed = { $seed } is not a valid seed. Use a whole number from 0 to { $last }.
error-unknown-rule = { $game } has no rule option “{ $rule }”. It has: { $rules }.
error-rules-are-keywords = Rule options are separate keyword arguments. Write { $example } instead of rules=….
error-rule-value = The rule option { $rule } cannot be “{ $value }”. Possible: { $values }.
error-rule-long = The text for the rule option { $rule } is longer than { $most } characters. Shorten it.
error-rule-form = “{ $rule }” is not a rule option. Write NAME=VALUE.
error-no-origin = An imagined game has no beginning to replay it from.
error-imagined = An imagined game cannot be recorded: nobody played it.
error-unknown-thing = Grange knows nothing about “{ $thing }”.
error-unknown-lesson = This game has no lesson “{ $lesson }”. It has: { $lessons }.
error-unknown-chapter = The rules have no chapter “{ $chapter }”.
error-no-catalogue = { $title } has no cards to look through.
error-no-lesson = { $title } has no lesson yet. Its rules explain how to play.
rules-unwritten = The rules of { $title } are not written yet.
error-game-incomplete = { $game } cannot be loaded: { $file } lacks the message { $message }. docs/reference/game-folder.md lists what a game needs.
error-no-components = { $game } has no components file ({ $file }).
error-game-name = A game cannot be called “{ $name }”. Use lowercase letters, digits and underscores, starting with a letter. The name must not belong to another game or Python module.
error-folder-exists = { $file } already exists. Choose another folder, or remove this one.
error-unknown-bot = There is no player “{ $bot }”. Choose from: { $bots }.
error-no-such-pace = There is no pace “{ $pace }”. Choose from: { $paces }.
error-no-such-bot = There is no player “{ $bot }”; there are: { $bots }. Name your own bot by module and class, as in my_bots:MyBot.
error-bot-module = The bot “{ $bot }” cannot be used: importing the module { $module } failed ({ $problem }). Run the command in the folder that holds the module, or install its package.
error-bot-class = The module { $module } has no class { $name }. Write the class name exactly as it is in the module, including capital letters.
error-bot-arguments = The bot “{ $bot }” cannot be created ({ $problem }). Its class must require no argument, or just one: its random generator. Use functools.partial to fill in others.
error-bot-name = “{ $bot }” does not name a bot. Write NAME=MODULE:CLASS, with a name of up to 20 letters that no bot of ours has.
error-bot-cannot-choose = “{ $bot }” is not a bot. Give it a method choose(self, glimpse) that returns one of glimpse.options.
error-bot-choice = The bot “{ $bot }” answered “{ $code }”, which it cannot choose now. Let it return one of glimpse.options; their codes are: { $codes }.
error-bot-is-no-class = { $bot } is not a bot. Give its class, a function that makes one, or a name such as steady or my_bots:MyBot.
error-bot-not-portable = Other processes cannot import the bot “{ $bot }”. Move it to the top level of a module file, or play with jobs=1.
error-record-bot = The record names the bot “{ $bot }”, and continuing with it would run the code of that module. If you trust it, name it yourself: --seats { $seats }.
error-record-json = This file is not a recorded game. A record is the file that you download with “Download the record” after a game, or that “grange play --save” writes.
error-record-format = This record is incomplete or damaged. Download it again.
error-record-version = The record was made by version { $version } of the rules of { $game }; this is version { $ours }.
error-record-choice = The record fails at choice { $number }, “{ $choice }”. { $problem }
error-record-digest = The record does not end as it says: somebody changed it or cut it short.
error-record-missing = Cannot read the record { $file }. Check the name.
error-record-players = The record has { $seats } seats. Name as many players with --seats.
error-position-format = This is not a Grange position: a part is missing, or it is in another format.
error-position-version = The position was made by version { $version } of the rules of { $game }; this is version { $ours }.
error-position-field = The position is wrong at “{ $field }”.
error-position-table = The position’s table has missing or unknown fields: { $fields }.
error-position-step = The position’s agenda has an impossible step: { $step }
error-components = { $count ->
    [one] The components have a mistake:
   *[other] The components have { $count } mistakes:
}
    { $mistakes }
error-components-form = Corrected components are a table of values, such as { "{" }"tracks": { "{" }…{ "}" }{ "}" }.
error-components-missing = Cannot read the components file { $file }. Check the name.
error-components-toml = The components file { $file } is not TOML: { $problem }
error-too-few = { $argument } must be at least { $least }; you gave { $number }.
error-out-kind = { $file } has an unknown extension. Possible: { $kinds }.
error-cannot-write = Cannot write { $file }. Check the folder, or choose another place.
error-two-bots = A tournament needs two different bots: --bots steady,random.
error-two-seats = A tournament needs at least two seats.
error-unlike-results = These results cannot be added up: they come from different games, { $kinds } (seats). Add up each kind separately.
error-swiss-plot = Swiss rounds give standings, not a ladder: leave out --plot.
error-no-such-table = There is no such table. Check the link, or open a new table.
error-wrong-token = This token does not open that seat or table. Use the link that you received.
error-not-a-persons-seat = Seat { $seat } never belonged to a person; only a person’s seat can be given to a bot and back.
error-offer-alone = Only people can agree to end a game early. Nobody else plays here: you can simply leave the table.
error-offer-campaign = A game of a campaign is played to its end. You can give up the whole campaign instead.
error-offer-again = Your proposal was declined or withdrawn. You can propose it again after your next move.
error-offer-gone = This proposal to end the game is no longer open.
error-offer-not-yours = Only the player who made a proposal can withdraw it; everybody else can agree or decline.
error-link-used = This link has been used: it works once. If that was you, open the page “Me” in that browser and add this device with four words.
error-link-replaced = This link no longer opens a seat: the host has made a new one. Ask for it.
error-too-many-links = This seat has had too many links. Send the last one.
error-left = You have left this table for good; a bot plays your seat. You can still watch.
error-not-the-hosts-seat = This player has come, so only they can give their seat to a bot or take it back.
error-rated-sign-in = You need an account to play for ratings. Set up a passkey on the page “Me” first.
error-rated-people = A rated table has at least two seats, each for a different person: no bots, and nobody in two seats.
error-rated-chosen = A lesson, a daily game, a campaign or a game with a chosen seed cannot be rated.
error-rated-one-seat = You already have a seat at this rated table.
error-rated-taken = Somebody else has this seat at a rated table.
error-no-such-cup = There is no such cup.
error-no-such-player = There is no such player, or their page is private.
error-cup-sign-in = You need an account to found or enter a cup. Set up a passkey on the page “Me” first.
error-cup-closed = This cup has begun; nobody can enter any more.
error-cup-full = This cup is full.
error-cup-name = Enter the name that you want to play under in this cup.
error-cup-called = A cup needs a name of at most { $most } characters.
error-cup-size = The tables of a cup have { $sizes } seats.
error-cup-rounds = A cup has one to { $most } rounds.
error-cup-hours = A round lasts from one hour to { $most } hours.
error-cup-begins = A cup begins within the next 90 days.
error-too-many-cups = You can have at most { $most } cups that are not over.
error-name-invisible = Nobody could see this name. Use letters, digits or an emoji.
error-name-marks = A name must begin with a letter, and each letter may carry at most { $most } accents or other marks. Leave some out.
error-name-mixed = “{ $word }” mixes letters of different alphabets that look alike. Write the word in one alphabet.
error-name-taken = “{ $name }” is too similar to “{ $other }”, a name that is taken here. Add a word or choose another name.
error-too-many-tables = This server allows { $most } tables in play, and all are taken. Try again when some are over.
error-too-many-of-yours = You have { $most } games in play, the most allowed here. Finish one of them first.
error-too-many-from-here = Your address has { $most } tables that were opened within a day or are still in play, the most allowed here. Finish some of them, or try again tomorrow.
error-too-many-changes = This seat has changed hands too often. You can keep playing.
error-too-many-undos = This table has used up its undos. You can keep playing.
error-too-many-reviews = The server is already reviewing many games. Try again when some are done.
error-no-moment = The game has no such move. Choose one of its moves.
error-store = The server could not read or save this just now. Nothing is lost: try again in a moment.
error-table-closed = This game was started under older rules that Grange no longer plays. You can still view it, but not continue it.
error-table-unreadable = The stored data of this table is damaged, so it cannot be opened. The server’s owner will find details in its log.
error-too-slow = The request did not arrive completely in time. Send it again.
error-broken = Something went wrong on the server. Its owner will find the details in the log. Try again in a moment.
error-too-long = This took too long and was stopped. Nothing has changed.
error-stale = The table changed while you were choosing: you saw it at move { $seen }, and it is now at move { $position }. Look at it and choose again.
error-record-not-yet = You can download the record when the game is over; before that it would reveal what is hidden.
error-rematch-not-yet = You can start a rematch when the game is over.
error-rematch-apart = There is no rematch: not everybody at this table wants to meet again. Open a new table.
error-no-such-day = That day has no game. Look at the list of past days.
error-daily-not-yet = This is today’s challenge. Its replay and record open tomorrow; until then others are still playing it.
error-malformed = The server could not read this. Go back and try again; programs find the expected format in the API description.
error-malformed-at = Something here is missing or wrong. Check: { $places }
error-no-hello = The first message must arrive within ten seconds: a JSON document with token, after and lang.
error-talks-too-much = Too many messages at once. Wait a few seconds.
error-too-fast = Too many requests from this address. Wait a second and try again.
error-crowded = Too many requests at once: { $most } of yours are still waiting. Wait for some answers, then try again.
error-too-large = This is too large. The limit is { $most } KiB.
error-no-page = There is nothing here. The API is described at /api/openapi.json.
error-method = This address does not support that method. The Allow header lists those it supports.
error-cannot-listen = The address { $host }:{ $port } is in use or does not belong to this machine. Try another --host or --port.
error-web-missing = Serving needs the package { $package }. Install it with: pip install 'grange[web]'
error-postgres-missing = PostgreSQL needs the package { $package }. Install it with: pip install 'grange[postgres]'
error-envs-missing = Environments need the package { $package }. Install it with: pip install 'grange[envs]'
error-spiel-missing = OpenSpiel's games need the package { $package }. Install it with: pip install 'grange[spiel]'
error-render-missing = Pictures made of pixels need the package { $package }. Install it with: pip install 'grange[render]'
error-env-reward = There is no reward “{ $reward }”. Possible: { $rewards }.
error-env-mask = The mask cannot be in “{ $mask }”. Possible: { $masks }.
error-env-render-mode = There is no render mode “{ $mode }”. Possible: { $modes }.
error-env-number = { $number } is not a number of games. Use a whole number from 1.
error-env-idle = No game is under way. Call reset() to begin one.
error-env-action = { $action } is not an action. Use a whole number from 0 to { $last }.
error-env-autoreset = There is no autoreset mode “{ $mode }”. Possible: { $modes }.
error-env-each = { $what } must have one value for each of the { $number } games.
error-env-seeds = { $number } is not a number of seeds. Use a whole number from 1 to { $most }.
env-wait = Wait
error-database-address = --database takes the address of a PostgreSQL database, such as postgresql://name@host/grange. Without it, tables are stored in a file in the data folder.
error-processes-file = Several processes need a PostgreSQL server: only one process can use an SQLite file. Give its address with --database postgresql://…, or leave out --processes.
error-notice-address = { $name } must be the public address of this house, such as https://grange.example.org.
error-notice-mail = To send e-mails, set { $smtp } (the mail server), { $sender } (the sender, such as grange@example.org) and { $address } (the public address of this house).
error-notice-smtp = { $name } must look like smtp://user:password@mail.example.org:587, or smtps://… for a server that speaks TLS from the start.
error-proxy = { $option } takes an address or a network, such as 127.0.0.1 or 10.0.0.0/8: { $problem }.
error-setting = The setting { $name } cannot be “{ $value }” ({ $source }). See: grange serve --help
error-setting-unknown = { $file } has the line “{ $name }”, which is not a setting. Settings are: { $known }.
error-setting-file = Cannot read the settings in { $file }: { $problem }.
error-processes-number = --processes takes a number from 1 to { $most }. A good choice is the number of processors.
error-database-unreachable = Cannot use the database { $database } now: { $problem }. Check that it is running and that address, name and password are right.
error-database-rights = { $database } belongs to another user, so Grange cannot create tables there. Make Grange’s user its owner: ALTER DATABASE … OWNER TO …
error-database-old = { $database } was created by an older version of Grange. Make a backup (grange database backup), stop all servers that use it, and then run: grange database upgrade
error-database-new = { $database } was created by a newer version of Grange. Install that version, or restore an older backup.
error-database-bare = { $database } does not have the tables of this version of Grange yet. Start a server on it once, or run: grange database upgrade. The old file will be kept.
error-database-not-empty = { $database } is not empty. Restore into an empty database, or into a new folder with --data.
error-database-in-use = Other programs of Grange use { $database } now (connections: { $connections }). Stop all servers on it first.
error-backup-bare = { $database } holds no tables, so there is nothing to back up. If this is the wrong database, give the right folder with --data, or the address with --database.
error-secret-missing = There is no { $file }, though this database is in use. Put the house’s old secret there. If it is lost, start once with --new-secret: links and cookies given out before will then stop working.
error-secret-other = { $file } is not the secret that { $database } was used with: links, cookies and seats would not work. Put the right one there. To switch to this one, start once with --new-secret.
error-disk = Cannot use { $file }: { $problem }. Check that the disk has free space and works.
error-database-troubles = { $troubles ->
        [one] Found one problem. You can play at all other tables.
       *[other] Found { $troubles } problems. You can play at all other tables.
    }
error-backup-missing = Cannot read the backup { $file }. Check the name.
error-backup-broken = { $file } is not a complete Grange backup. Nothing was restored.
error-no-database = There is no database { $file }. Give its folder with --data, or its address with --database.
error-which-file = Give the file: { $command }
error-folder-in-use = Another server is using the folder { $place }. Stop it, or choose another folder with --data.
error-secret-short = { $file } does not hold a secret of at least { $least } characters. Put the old one back; if there was none, delete the file and Grange will create a new one.
error-secret-line = { $file } has a line that cannot be read. The first line is the secret; each line below it is an older secret and the time until which it is accepted, such as “… until 2026-12-18T10:30:00Z”.
error-no-secret = There is no { $file }. Give the server’s folder with --data.
error-accept-old = --accept-old takes a number of days from 0 to { $most }.
error-database-read-only = Cannot write { $file }. Give this user write access to it and its folder, or choose another folder with --data.
error-database-busy = Cannot use { $file } now: { $problem }. Close the other program that has it open, and start again.
error-database-broken = { $file } is damaged ({ $problem }). Replace it with a backup; or move it away to start afresh, and keep it: “sqlite3 FILE .recover” can usually recover most of it.
error-passkey = Your browser’s answer could not be verified. Try again.
error-passkey-unknown = This house does not know the passkey any more. Pick another one, or use four words from another device.
error-passkeys-many = You have ten passkeys. Remove one first.
error-name-of-account = “{ $name }” looks like the name of another account. Choose another name.
error-foreign = This request did not come from one of Grange’s own pages. Go back, reload the page and try again.
error-record-unfinished = You can only watch finished games here. Finish this one first in the terminal: grange play --resume FILE.
error-record-from-position = Games that did not start from the beginning cannot be watched here yet.

mistake-unknown-value = { $place }: there is no such value. Known here: { $known }.
mistake-too-large = { $place }: the limit is { $most } for a number and { $longest } entries for a list.
mistake-other-kind = { $place }: expected something like { $usual }, found { $found }.

## Commands

cli-about = Grange: board games of fields and weather, in a terminal.
cli-command = COMMAND
cli-commands = commands
cli-usage = Usage:
cli-arguments = arguments
cli-options = options
cli-help = show this help
cli-default = default: { $value }
cli-version = show the version
cli-runs-plain = Grange { $version }, in plain Python
cli-runs-compiled = Grange { $version }, with compiled rules
cli-lang = language: en, ru or pl
cli-game = the game
cli-play = Play a game against bots, with others at this keyboard, or alone.
cli-play-seats = who sits where, such as me,steady or me,random,me; your own bot: my_bots:MyBot; “me” alone is a solo game (default: me,steady)
cli-save = save the game to this file after every choice
cli-resume = continue a saved game; without a file, the last one
cli-seed = random seed: the same seed gives the same game
cli-rule = a rule option; repeat for more; “grange games” lists them
cli-hand = cards to start with in hand, by code or name, in games that have them; short for --rule hand=…
cli-components = file with corrected component values
cli-simulate = Let bots play many games and show the results.
cli-simulate-seats = the bots, such as steady,steady,random; your own: my_bots:MyBot
cli-games-number = number of games
cli-jobs = number of processes (default: 1; on a cluster: as many as it has processors)
cli-rotate = move the bots on by one seat after every game, so that each plays every seat
cli-out = write the results to this file: .csv, .jsonl or .parquet; an interrupted run continues from it
cli-json = print the summary as JSON
cli-tournament = Let bots play each other in every pairing and seat, and rate them.
cli-new-game = Create a small working game that you can change step by step.
cli-new-game-name = name of the game in commands and addresses: lowercase letters, digits and underscores
cli-new-game-folder = where to write it: a folder for a package of its own, or grange/games in a checkout of Grange (default: grange-NAME)
new-game-package = { $folder } now holds a playable game. Next:
      pip install -e { $folder }
      grange play { $name }
      grange serve
    Then change { $module }/options.py, state.py and rules.py; each says what it is for.
new-game-ours = { $folder } now holds a playable game. Next, add this line to SHELF in { $file }:
      { $line }
    and try it: grange play { $name }, grange serve. Then change options.py, state.py and rules.py; each says what it is for.
    Its tests: pytest tests/contract -k { $name }
cli-tournament-bots = the bots that meet, such as random,steady,think:100; your own: my_bots:MyBot
cli-tournament-seats = seats at a table
cli-tournament-games = minimum number of games; a round in which all bots meet in all seats is always finished
cli-tournament-swiss = play this many Swiss rounds instead: each round pairs bots with close points that have not met
cli-tournament-out = write every game to this file when it ends; an interrupted tournament continues from it
cli-plot = draw the chart of ratings to this file
cli-replay = Step through a recorded game.
cli-replay-file = the record
cli-replay-end = show only the end
cli-review = Review a recorded game: what each position was worth, and which choices were stronger.
cli-review-out = write a page with the curve and the turning points to this file
cli-review-seconds = processor time to spend, in seconds
cli-list-games = List all games with their rule options.
cli-list-components = Show the values printed on a game’s components, and where each one comes from.
cli-rules = Read the rules of a game.
cli-serve = Start a server on this machine, for browsers and programs.
cli-open = open it in the browser
cli-host = address to listen on
cli-port = port to listen on; 0 takes any free one
cli-data = folder in which tables are stored
cli-database = address of a PostgreSQL database to store tables in, instead of a file in that folder; keep its password in ~/.pgpass rather than here
cli-processes = number of server processes that share the PostgreSQL database of --database; each also answers on a port of its own, counting up from --port
cli-rate = requests per second allowed from one address; 0 for no limit
cli-patience = seconds allowed for a request’s headers to arrive, and the same again for its body
cli-keep-unstarted = days after which a table is removed if nobody has made a choice there
cli-keep-unfinished = days after which an untouched game is archived; opening it brings it back unchanged
cli-proxy = address of a proxy in front of this server, or a network of proxies (10.0.0.0/8), trusted to name its visitors’ addresses; repeat for more
cli-log = format of the log: text for people, or one line of JSON per entry
cli-bot = a bot of your own for the tables of this server, as in mine=my_bots:MyBot; may be repeated
cli-metrics-token = token that lets other machines read /metrics; better kept in the environment variable GRANGE_METRICS_TOKEN
cli-config = TOML file with any of these settings, each under the name of its option; the environment variables GRANGE_RATE, GRANGE_PROXY and so on count more than the file, options count most
cli-check = check the settings, the database and the secret, list them with their sources, and do not serve
cli-burst = requests that one address may send at once before --rate applies
cli-at-once = requests of one address that are worked on at the same time
cli-connections = connections that one address may hold open; behind a proxy, the proxy has to limit them
cli-streams = streams (WebSockets) that one address may hold open
cli-exempt = address or network, such as that of a school, that has none of the limits for one address; repeat for more
cli-tables = tables in play that this house has room for
cli-tables-of-visitor = tables in play that one visitor may have opened
cli-tables-of-address = tables that may be opened from one address within a day or be still in play
cli-database-about = Manage the database of a server.
cli-database-what = backup FILE: write everything to a file, while games go on; restore FILE: load it into an empty database, SQLite or PostgreSQL; check: verify that nothing is missing or damaged; upgrade: bring the database up to date with this Grange
cli-database-file = the backup
cli-accept-old = days for which to accept what the old secret signed; 0 if others have learned it
cli-anyway = upgrade: continue even if servers are still connected
cli-new-secret = switch to a new or different secret, although the database knows another; links and cookies given out before stop working
database-is-new = The database is up to date.
secret-rotated = { $file } has a new secret. Restart the server to use it. Links, cookies and tokens signed with the old one still work for { $days } days. Keep a copy of the file in another safe place.
secret-rotated-at-once = { $file } has a new secret. Restart the server to use it. Links, cookies and tokens signed with the old one will then stop working. Keep a copy of the file in another safe place.
database-backed-up = { $file } holds { $tables ->
        [one] one table
       *[other] { $tables } tables
    } and { $choices ->
        [one] one choice
       *[other] { $choices } choices
    }, all that is in { $database }.
database-restored = The database now holds { $tables ->
        [one] one table
       *[other] { $tables } tables
    } and { $choices ->
        [one] one choice
       *[other] { $choices } choices
    }. Put the old secret into the data folder before you start a server, and check that the server’s user may read and write all files there.
database-is-whole = All is well: { $tables ->
        [one] one table
       *[other] { $tables } tables
    } with { $choices ->
        [one] one choice
       *[other] { $choices } choices
    }.
database-replays = { $tables ->
        [one] One of them opens by replaying its journal
       *[other] { $tables } of them open by replaying their journals
    }; nothing is missing.
database-damaged = The database reports: { $damage }
database-gap = Table { $table }: its journal lacks a choice.
database-unreadable = Table { $table } cannot be read.
serve-database-empty = { $file } is missing or empty, though this folder was in use. Grange will create a new one. If you had games here, stop now and put the old file back.
serve-database-upgraded = The database is now up to date. The previous version is in { $file }; delete that when everything works.
serve-secret-new = { $file } is a new secret for this house. Links and cookies given out before no longer work; if you have the old file, stop now and put it back.
database-secret = Keep { $secret } in another safe place too: without it no link and no cookie works.
database-secret-elsewhere = Keep the file “secret” from the server’s data folder in another safe place too: without it no link and no cookie works.
database-is-older = This database needs an upgrade before this Grange can serve it: grange database upgrade
serve-address = Grange is running at { $address }
    Its games are stored in { $place }. Stop with Ctrl-C.
serve-compiled = Rules and bots are compiled.
serve-checked = A server can start with these settings.
serve-process = Process { $number } has its own address: { $address }
cli-value-wrong = { $argument } cannot be “{ $value }”.
cli-value-no-integer = { $argument } must be a whole number, but you gave “{ $value }”.
cli-value-no-number = { $argument } must be a number such as 0.5 or 20, but you gave “{ $value }”.
cli-value-no-count = { $argument } must be a whole number above 0, but you gave “{ $value }”.
cli-value-no-amount = { $argument } must be 0 or a greater number, but you gave “{ $value }”.
cli-value-no-port = { $argument } must be a port from 0 to 65535, but you gave “{ $value }”.
cli-value-no-positive = { $argument } must be a number above 0, but you gave “{ $value }”.
cli-value-no-seed = { $argument } must be a whole number or the seed of a record, but you gave “{ $value }”.
cli-value-no-choice = { $argument } cannot be “{ $value }”. Possible: { $choices }.
cli-value-missing = Write a value after { $argument }.
cli-arguments-missing = Something is missing: { $arguments }.
cli-arguments-unknown = This command does not know: { $arguments }.
cli-wrong-arguments = Wrong arguments: { $problem }
cli-see-help = Help: { $help }

## Playing in a terminal

seat-me = You
seat-name = Player { $number }
seat-bot = Bot { $number } ({ $bot })
play-prompt = A number or a code; u undo, h hint, s scores, ? help, q quit and save
play-keys = Type the number of an option or its code. u undoes your last choice, h names options worth considering, s shows the scores, q quits and saves the game, Enter shows the table again.
play-hint = Worth considering, with the points each gains over a usual choice:
play-turn = It is { $name }’s turn.
play-left = Your game is saved in { $file }. Continue with: grange play --resume { $file }
play-won = { $count ->
    [one] The winner: { $names }
   *[other] The winners: { $names }
}
score-title = Score
score-total = Total
replay-at = Choice { $number } of { $all }
replay-choice = { $name }: { $choice }  ({ $code })
replay-keys = Enter: next, b: back, a number: go there, q: to the end

## Lists

games-seats = Players: { $least } to { $most }
games-usual = by default
components-title = The components of { $game }
components-name = Name
components-value = Value
components-source = Source
components-note = House values are our own, because the printed ones are not public. Do you own the game? Write the true values to a file and play with --components FILE.
source-rulebook = rulebook
source-source = public page
source-derived = derived
source-house = house
source-owner = your file

## Simulation

simulate-running = Playing
simulate-by-bot = By bot
simulate-by-seat = By seat
simulate-by-turn = By turn order
simulate-who = Player
simulate-games = Games
simulate-mean = Mean
simulate-spread = Spread
simulate-range = Range
simulate-wins = Wins
simulate-interval = 95% interval
simulate-speed = { $games ->
    [one] { $games } game
   *[other] { $games } games
} in { $seconds } s: { $speed } a second

## Tournaments

tournament-ladder = { $game }: ratings
tournament-rating = Rating
tournament-meetings = How often the row finished before the column
tournament-standings = { $game }: standings
tournament-round = R{ $number }
tournament-points = Points
tournament-rivals = Rivals

## What happens at every table

event-undo = { $who ->
    [you] You undo your last choice.
   *[other] { $name } undoes the last choice.
}
event-pace-begun = Everybody is here, and the game begins.
event-pace-late = { $who ->
    [you] Your time is up. { $level } plays for you until you return.
   *[other] { $name }’s time is up. { $level } plays until { $name } returns.
}
event-pace-handed = { $who ->
    [you] You let { $level } play for you.
   *[other] { $name } lets { $level } play.
}
event-pace-left = { $who ->
    [you] You leave the table. { $level } plays on for you.
   *[other] { $name } leaves the table. { $level } plays on.
}
event-pace-holiday = { $who ->
    [you] You go on holiday. { $level } plays for you.
   *[other] { $name } goes on holiday. { $level } plays.
}
event-pace-waits = { $who ->
    [you] You go on holiday. The table waits.
   *[other] { $name } goes on holiday. The table waits.
}
event-pace-back = { $who ->
    [you] You are back and play yourself.
   *[other] { $name } is back.
}
event-accord-offer = { $who ->
    [you] You propose to end the game here.
   *[other] { $name } proposes to end the game here.
}
event-accord-agree = { $who ->
    [you] You agree to end the game.
   *[other] { $name } agrees to end the game.
}
event-accord-decline = { $who ->
    [you] You want to play on.
   *[other] { $name } wants to play on.
}
event-accord-withdraw = { $who ->
    [you] You withdraw your proposal to end the game.
   *[other] { $name } withdraws the proposal to end the game.
}
event-accord-end = Everybody agrees: the game ends here, with the points as they stand.

## Levels of bots

level-gentle = Gentle
    .about = plays sensibly but often leaves the best for you: good for a first game.
    .takes = Gentle: chooses at once.
level-steady = Steady
    .about = plays well and fast, but hardly looks beyond this turn.
    .takes = Steady: chooses at once.
level-strong = Strong
    .about = tries its best moves and looks about a round ahead; it thinks for up to a second.
    .takes = Strong: up to a second for a choice.
level-master = Master
    .about = looks just as far, but thinks for up to five seconds: a rival for those who know the game.
    .takes = Master: up to five seconds for a choice.

## The lobby

error-table-gathers = This table is still looking for players. The game begins when every seat is taken.
error-table-unmet = This table has ended: it looked for players and did not find enough.
error-seeks-nobody = Sit down yourself, and leave at least one seat free for somebody from the lobby.
error-seeks-chosen = A table in the lobby needs cards that nobody has chosen: leave the seed out, and open no campaign.
error-seeks-range = The lowest rating, { $lowest }, is above the highest, { $highest }.
error-seeks-unrated = Only a rated table can ask for a range of ratings. Rate the table, or leave the range out.
error-seeks-many = The lobby already has { $most } tables from you or your address, the most allowed. End one of them, or wait until one is full.
error-lobby-full = Nobody can sit down there any more: the table is full, or it has ended. The lobby shows other tables.
error-lobby-apart = You cannot sit down at this table. The lobby shows other tables.
error-lobby-rating = Your rating of { $rating } does not fit this table. The lobby shows which ratings its host seeks.
error-wish-seats = No game here has tables for { $fewest } to { $most } people. Choose another number.
error-wish-counts = A wish is “rated”, “friendly” or “either”, not “{ $counts }”.
error-wish-many = You can have { $most } wishes at a time. Take one back first.
error-wish-often = Many wishes have come from your address today. Sit down at an open table, or try again in an hour.
error-needs-cookie = Send the cookie that the pages of this house have set: the answer depends on the visitor.
error-blocked-many = You can keep { $most } people away. Let somebody come again first.
error-nobody-there = Nobody sits in that seat.
error-about-yourself = This seat is your own.
error-reported-often = You have sent enough reports for today. The keeper of this house will look at them.
error-no-such-report = There is no open report { $report }.
error-no-such-club = There is no such club.
error-not-a-member = Only members of the club can see or do this. Ask somebody there for a link.
error-club-name-taken = Another club has the name “{ $name }” or one that looks like it. Choose another name.
error-club-nameless = A club needs a name.
error-club-link = This invitation no longer works. Ask the club for a new link.
error-club-full = This club is full.
error-clubs-many = You can be in { $most } clubs. Leave one first.
error-club-founder = You are the founder: hand the club over or close it before you leave.
error-club-role = Only the founder and the stewards of the club can do this.
error-club-unsure = Confirm that you want to close the club.
error-no-such-member = There is no such member.
error-no-such-evening = There is no such evening.
error-evening-time = An evening needs a day within the next year, a time such as 19:30, and a length of up to twelve hours.
error-evenings-many = A club can plan { $most } evenings ahead. Call one off first.
