## The balance report: its command, its page and its tables

cli-balance = Weigh a game: which seats, cards, tiles and printed numbers are too strong, as one page.
cli-balance-seats = seats at a table (usually four)
cli-balance-bots = the bot that plays; then, after commas, a bot of another strength to compare with
cli-balance-games = the most games to play; fewer are played if the stop rule is satisfied earlier
cli-balance-width = the stop rule: half the width of an interval, as a share of the spread of a seat’s points; nothing is flagged until intervals are that narrow
cli-balance-always = a rule for both games, NAME=VALUE; may be repeated
cli-balance-rule = a rule of the game that is compared with the usual one, NAME=VALUE; may be repeated
cli-balance-components = your own component values, which are compared with the usual ones
cli-balance-parts = the parts to play, such as base,ladder,house; without it, all of them
cli-balance-again = how many of the most striking cards to test again on new seeds; 0 for all
cli-balance-tables = how the numbers of the page are written: as csv, or as parquet
cli-balance-out = the folder for the page, its numbers and the games played so far; an interrupted run continues from it
error-balance-part = There is no part “{ $part }”. There are: { $parts }.
error-balance-part-without = There is nothing to play for the part { $part } of { $game } with these settings: other needs --rule or --components, a ladder needs two seats, and single cards are dealt only in Agricola. There are: { $parts }.
error-balance-other = --rule and --components are compared in the part “other”. Name it too: --parts base,other.
error-balance-width = The stop rule must be a share above 0 and below 1, such as 0.1.
error-balance-bots = Name one bot, or two of different strength: --bots steady,gentle.
balance-written = The report is in { $file }.
balance-enough = The stop rule is satisfied after { $games ->
    [one] one game
   *[other] { $games } games
 }.
balance-not-enough = { $games ->
    [one] After one game
   *[other] After { $games } games
 } the stop rule is not satisfied, so nothing is flagged. Give the same command with more --games to continue.
balance-stopped = Stopped. What was played is kept: the same command continues from there.

## Parts of a run

balance-part-base = usual games
balance-part-other = games of the other box
balance-part-ladder = mixed tables
balance-part-exchange = exchanges
balance-part-restricted = restricted play
balance-part-second = games at another strength
balance-part-decks = games with all decks
balance-part-draft = drafts
balance-part-house = house values
balance-part-recount = games rescored

## The frame of the page

balance-title = { $game }: balance report, { $games } games
balance-report = Balance report
balance-report-of = Balance report, { $date }
balance-heading = { $game }, weighed in { $games ->
    [one] one game
   *[other] { $games } games
 }
balance-theme = Light or dark
balance-print = Print
balance-chapters = Chapters
balance-percent = { $number } %
balance-span = { $low } to { $high }

balance-lede = { $seats ->
    [one] One seat
   *[other] { $seats } seats
 }, every one played by the bot _{ $bot }_.
balance-lede-enough = The intervals are as narrow as the stop rule asked before the first game.
balance-lede-early = The intervals are still wider than the stop rule asks, so nothing here is flagged. It takes about { $games } games.
balance-stands-out = What stands out
balance-stands-cards = { $number ->
    [0] *None of the { $of } hand cards* that were ever played stands out beyond chance.
    [one] *One of the { $of } hand cards* that were ever played stands out beyond chance:
   *[other] *{ $number } of the { $of } hand cards* that were ever played stand out beyond chance:
 }
balance-stands-confirmed = { $effect }, confirmed on new seeds
balance-stands-cards-early = *{ $of } hand cards* were played. Which of them stand out is shown when the stop rule is satisfied.
balance-early = Nothing is flagged before the stop rule is satisfied.
balance-stands-seats = *Turn order*: place { $place } wins most, { $share } ({ $span }); pure chance would give { $lot }. The difference may be luck.
balance-stands-seats-early = *Turn order*: place { $place } wins most, { $share } ({ $span }); pure chance would give { $lot }.
balance-stands-seats-sure = *Turn order matters*: place { $place } wins most, { $share } ({ $span }); pure chance would give { $lot }.
balance-stands-open = *The race is open*: the seat that leads after chapter { $chapter } wins { $share } of the games ({ $span }).
balance-stands-decided = *Mostly decided after chapter { $chapter }*: the seat that leads then wins { $share } of the games ({ $span }).
balance-stands-group = *{ $first } and { $second } carry the game*: together they pay { $share } of these points.
balance-stands-house = *Worth checking in your box*: { $number ->
    [0] none of { $of } house values changes
    [one] one of { $of } house values changes
   *[other] { $number } of { $of } house values change
 } nearly every game.

balance-how-sure = How certain this is
balance-sure-card = A card’s effect is known to *± { $points } points*. Four times as many games make that half as wide.
balance-sure-seat = The points of a seat are known to *± { $points }*. Four times as many games make that half as wide.
balance-sure-rule = The stop rule, fixed before the first game: ± { $rule } points.
balance-narrowing = How the interval shrinks with more games
balance-test-blanks = *A test on itself.* { $number } cards were never played. They are blanks, so all must be worth the same: { $mean } against an average card. { $misses ->
    [0] No interval misses that
    [one] One interval misses that
   *[other] { $misses } intervals miss that
 }; chance alone gives { $expected }.
balance-test-mirror = *A test on itself.* The field is laid at random, so the first row of places must be worth as much as the last. It is: the difference is { $points } ({ $span }).
balance-test-mirror-fails = *A test on itself.* The field is laid at random, so the first row of places must be worth as much as the last. It brings { $points } points ({ $span }), so the test fails: among equal options the bot takes the first. Do not trust single places.
balance-opinion = What a bot’s opinion is worth
balance-opinion-about = The bot _{ $bot }_ has its own taste. If a card helps it, the card is easy to use. If a card does nothing for it, that may be the card or the player. Ask a second, stronger bot before you change a number.

balance-fact-game = Game
balance-fact-bots = Bots
balance-fact-bots-are = { $bot } × { $seats }, Grange { $version }
balance-fact-games = Games
balance-fact-choices = Choices
balance-fact-points = Points
balance-fact-points-are = mean { $mean }, spread { $spread }; winners { $winner }
balance-fact-seed = Seed
balance-fact-seed-is = { $seed }; digest of all games { $digest }
balance-fact-command = Command

## Seats

balance-seats = Seats
balance-place = { $place ->
    [1] first
    [2] second
    [3] third
   *[other] fourth
 }
balance-seats-drawn = The first player is drawn by lot, and the places follow in turn order. Place { $place } wins most, { $share } ({ $span }).
balance-seats-fixed = All seats act alike, so they must be worth the same. Seat { $place } wins most, { $share } ({ $span }).
balance-seats-doubt = With this number of games, that may well be chance.
balance-seats-points = Points above the mean of the table
balance-seats-wins = Share of wins; pure chance would give { $share }

## The shape of the game

balance-shape = The shape of the game
balance-shape-lead = Half of the games have { $choices } choices (nine in ten between { $low } and { $high }).
balance-shape-margin = The winner ends { $margin } points ahead (half of the games: { $low } to { $high }).
balance-shape-narrow = Of all choices, { $share } are between two options; forced moves are made without asking and do not count.
balance-by-lot = by pure chance
balance-after = after chapter
balance-chapter-axis = chapter
balance-decided = Share of games won by the seat that leads after each chapter
balance-decided-about = *When it is decided.* How often the seat that leads on points after a chapter (a round or a season) wins in the end. Points as they stand, not a forecast.
balance-options = Options of a choice, chapter by chapter
balance-options-about = *How much there is to choose.* Options of a choice: the median, half of all, eight in ten.
balance-lead-changes = How often the lead changes
balance-lead-changes-about = *How often the lead changes* in a game.
balance-sources = Where winners get their points
balance-sources-about = Upper dot: winners. Grey: everybody else at the same tables. One scale for all; the number is the difference. Sorted by what sets winners apart.
balance-source-label = { $name }: winners { $winners }, others { $others }

## Skill

balance-skill = Skill
balance-skill-lead = { $games ->
    [one] One game at a mixed table
   *[other] { $games } games at mixed tables
 }: the same seats and seeds for everybody. _{ $best }_ ends { $points } points above _{ $worst }_ ({ $span }).
balance-skill-points = Mean points at mixed tables
balance-skill-wins = Share of wins per seat; pure chance would give { $share }

## What never happened

balance-never = What never happened
balance-never-lead = What is missing in { $games } games is a finding, too: a rule that nobody meets is a rule that nobody tests. These options were offered and never chosen.
balance-never-none = Everything that was offered in { $games } games was chosen at least once.
balance-never-cards = Hand cards never played: { $number }
balance-never-verb = “{ $verb }”: { $number } of { $offered }
balance-never-more = { $number ->
    [one] and one more
   *[other] and { $number } more
 }

## Things

balance-group-crop = Tiles
    .one = Crop
    .about = What each crop pays to all seats together in a game, and at what price in water.
balance-group-place = Places on the field
    .one = Place
    .about = Points reaped on each place, and new clouds over it. The field is laid at random, so places may differ only by their neighbours: a place in the middle has four, a corner two.
balance-group-weather = Weather
    .one = Weather
    .about = How often each weather comes, and how often its votes are won.
balance-group-power = Powers
    .one = Power
    .about = How often each power is used in a game, and its total strength.
balance-group-card = Cards
    .one = Card
    .about = How often each card is taken in a game, and how often nobody takes it. The deck is shuffled, so cards differ by chance, too.
balance-group-biome = Biomes
    .one = Biome
    .about = Which biomes are taken, planted and left to the fertility zone.
balance-group-animal = Animals
    .one = Animal
    .about = How often each animal produces in a game, for all seats together.
balance-group-good = Crops
    .one = Crop
    .about = What is sown and harvested in a game, for all seats together.
balance-group-sector = Numbers of the farm
    .one = Sector
    .about = Where players sow and harvest: the sectors of the farm.
balance-group-action = Actions
    .one = Action
    .about = Which actions seats choose, and how often an action brings nobody a tile.
balance-group-tile = Bonus tiles
    .one = Bonus tile
    .about = How often each bonus tile is won in a game. Before the game some of them go back into the box at random.
balance-tile = { $tile }
balance-group-major = Major improvements
    .one = Improvement
    .about = How often each major improvement is built in a game.
balance-measure-points = Points
balance-measure-grown = Grown
balance-measure-reaped = Reaped
balance-measure-drops = Drops
balance-measure-clouds = Clouds
balance-measure-came = Came
balance-measure-votes_won = Votes won
balance-measure-used = Used
balance-measure-strength = Strength
balance-measure-left = Left
balance-measure-taken = Taken
balance-measure-planted = Planted
balance-measure-produced = Produced
balance-measure-fed = Fed
balance-measure-harvested = Harvested
balance-measure-sown = Sown
balance-measure-chosen = Chosen
balance-measure-without_tile = Without a tile
balance-measure-built = Built
balance-a-game = A game
balance-one-more = One more at random
balance-one-more-note = One more at random: how many points a seat gains if the random field holds one more such tile.
balance-winners-more = Winners
balance-things-all = Show all { $number }
balance-things-note = All numbers are means per game. Winners: how much more of the first column winners had than the others; this is only an observation, not a cause.

## House values

balance-house = House values worth checking
balance-house-lead = Some numbers are printed only on the components and are not public, so ours are guesses (_house_). Each was raised and lowered by one, and tested in two ways. _Touched_ is the share of games in which the same moves then become impossible or score differently; _impossible_ is the share of the former. *Filled:* the same moves, rescored. *Hollow:* played anew, so that the bots could adapt. The dotted line is what two unrelated games would give ({ $fresh }): a dot near it says that the game took another course, not that the value is unfair. An underlined value leads to the record in which changing it shows most.
balance-house-untouched = { $number ->
    [0] Every one of { $of } values changed some game.
    [one] One of { $of } values changed no game at all.
   *[other] { $number } of { $of } values changed no game at all.
 }
balance-house-value = House value
balance-house-ours = Ours
balance-house-winner = Games with another winner
balance-house-touched = Touched
balance-house-points = Points of a seat
balance-house-impossible = Impossible
balance-house-recounts = Rescored
balance-house-anew = Played anew
balance-house-all = Show all { $number } values
# what a house value is; below it stands its place in the components file
balance-value-crops-points = { $crop }: for { $place ->
    [1] most drops
    [2] second most drops
    [3] third most drops
   *[other] fourth most drops
}
balance-value-crops-sprouting = { $crop }, sprouting: for { $place ->
    [1] most drops
    [2] second most drops
    [3] third most drops
   *[other] fourth most drops
}
balance-value-crops-spoiled = { $crop }, spoiled: for { $place ->
    [1] most drops
    [2] second most drops
    [3] third most drops
   *[other] fourth most drops
}
balance-value-crops-corn-points = Corn: for each owner, of { $place } there
balance-value-crops-drops = { $crop }: drops to grow
balance-value-crops-priority = { $crop }: rank for the south wind
balance-value-pieces-fertilizers = Fertilizers
balance-value-score-track = Vote track: { $number ->
    [one] { $number } vote won
   *[other] { $number } votes won
}
balance-value-tracks = { $power }: strength at step { $number }
balance-value-tracks-harvest = Harvest: points at step { $number }
balance-value-deck-mild = { $biome } with { $power }, mild card: fertility
balance-value-deck-harsh = { $biome } with { $power }, harsh card: fertility
balance-value-farm-fields = Fields in sector { $place }
balance-value-wheel-pacifier = Sector of the pacifier
balance-value-stables = { $animal } on its pasture at the end
balance-value-score-usual = { $animal }, usual table: produced { $number ->
    [one] { $number } time
   *[other] { $number } times
}
balance-value-score-generous = { $animal }, generous table: produced { $number ->
    [one] { $number } time
   *[other] { $number } times
}
balance-value-ring-numbers = Action ring, place { $place }: { $shared ->
    [0] alone
   *[other] shared
}
balance-value-ring-harvest = Action ring: where harvesting begins
balance-value-ring-water = Action ring: where water begins
balance-value-tiles-number = Bonus tile “{ $bonus }”: how many
balance-value-tiles-goods = Bonus tile “{ $bonus }”: { $good }
balance-value-end-rounds = Rounds at most
balance-value-deal-open_cards = Open cards beyond the number of players

## Cards

balance-cards = Cards
balance-cards-lead = A row compares the seats that were dealt a card with all others, whether they played it or not. The deal is random, so the difference is the card’s doing.
balance-cards-sure = { $number ->
    [0] *None of { $of }* played cards stands out beyond chance.
    [one] *One of { $of }* played cards stands out beyond chance.
   *[other] *{ $number } of { $of }* played cards stand out beyond chance.
 }
balance-best = best
balance-worst = worst
balance-columns = { $number } hand cards, one column each
balance-caterpillar = Dealt effects of all cards in order, with the band in which equal cards would lie
balance-caterpillar-about = Every column is a card, its measured effect in points and its 95 % interval. The shaded band is where the columns would lie if all cards were alike: the same games, with hands swapped at random between the seats. Only what leaves the band is news. 0 is an average card of its kind. A cross is a card that nobody ever played: a blank.
balance-mark-sure = beyond chance: at most one flag in two hundred is expected to be a false alarm
balance-mark-open = may be chance
balance-mark-control = never played: a blank, for comparison
balance-mark-grey = only observed, not dealt at random: not a cause
balance-mark-guess = upright stroke: our best guess, drawn toward 0 as far as the noise demands
balance-filter = Filter
balance-find = Find a card
balance-all = All
balance-flag-strong = strong
balance-flag-weak = weak
balance-flag-unplayed = never played
balance-flag-seldom = seldom played
balance-flag-skill = skill card
balance-flag-trap = trap
balance-flag-few = too few games
balance-column-name = Card
balance-column-dealt = Dealt
balance-column-played = Played
balance-column-round = Round
balance-column-plot = Dealt effect, points
balance-column-effect = Effect
balance-column-shrunk = Guess
balance-column-wins = Wins, %
balance-column-q = q
balance-column-flag = Flag
balance-show-all = Show all { $number } cards
balance-confirmed = confirmed
balance-unconfirmed = not confirmed
balance-cards-note = Effect: measured points. Guess: drawn toward the mean of all cards as far as the noise demands. Wins: change of the share of wins, in points of a hundred. q: share of false alarms among all cards at least this striking. Cards of the decks come from games of their own; a draw is compared with other draws.
balance-ways = What it is worth, measured in several ways
balance-way-dealt = Dealt or not
balance-way-second = Dealt to { $bot }
balance-way-exchanged = Exchanged
balance-way-restricted = Allowed to play it
balance-way-observed = Played or kept
balance-not-run = not run
balance-card-blank = { $dealt ->
    [one] Dealt once
   *[other] Dealt { $dealt } times
 } and never played: a blank. What sets it apart from the other blanks is chance, and shows how large chance is.
balance-card-played = { $dealt ->
    [one] Dealt once,
   *[other] Dealt { $dealt } times,
 } { $played ->
    [one] played once,
   *[other] played { $played } times,
 } usually in round { $round }.
balance-card-higher = Seats that were dealt it ended { $points } points higher ({ $span }); allowing for the noise we would expect { $guess }.
balance-card-lower = Seats that were dealt it ended { $points } points lower ({ $span }); allowing for the noise we would expect { $guess }.
balance-card-luck = Its own interval ({ $span }) leaves 0 out, but among so many cards some will by luck (q { $q }). Our best guess is { $guess }.
balance-card-open = Its interval ({ $span }) includes 0: these games cannot tell. Our best guess is { $guess }.
balance-card-early = Its interval is { $span }, and our best guess { $guess }; nothing is flagged before the stop rule is satisfied.
balance-again-exchanged = *Exchanged*, on { $games ->
    [one] one new seed
   *[other] { $games } new seeds
 }: each is played twice, with this card and with another of its kind in its place ({ $span }).
balance-again-restricted = *Allowed to play it*: { $games ->
    [one] one game
   *[other] { $games } games
 } played again, in which the seat may not play it; this is what it lost ({ $span }).
balance-again-grows = *Skill card:* it brings { $bot } { $points } points more than { $second } ({ $span }).
balance-again-shrinks = *Trap:* it brings { $bot } { $points } points less than { $second } ({ $span }).
balance-record-with = with it
balance-record-without = without it
balance-record-pair = The games that show it best:
balance-record-seat = Game { $game } shows it best for place { $place }
balance-record-comeback = In game { $game } the winner was { $points ->
    [one] one point
   *[other] { $points } points
 } behind after chapter { $chapter }.
balance-record-card = Game { $game }, seat { $seat }: the best game with it
balance-with-and-without = Points with it and without
balance-with = with it, { $number }
balance-without = without, { $number }
balance-where-from = Where they come from

balance-pairs = Pairs
balance-pairs-lead = Two cards in one hand, beyond what both bring alone. { $number } pairs were dealt together often enough to be tested; one pair comes together in about { $hands } hands.
balance-pairs-sure = { $number ->
    [0] *None* stands out.
    [one] *One* stands out.
   *[other] *{ $number }* stand out.
 }
balance-pairs-about = The most striking pairs; most of the hollow ones are surely noise. On the right: hands that held both.

balance-draft = The draft
balance-draft-lead = { $games ->
    [one] One drafted game
   *[other] { $games } drafted games
 }, one kind after the other, seven cards passed on: when is a card taken? 1 is first.
balance-draft-taste = As far as these games can show, the bot’s preferences say nothing about what a card brings: the correlation of pick and dealt effect is { $value } ({ $span }).
balance-draft-taste-good = The bot takes strong cards early: the correlation of pick and dealt effect is { $value } ({ $span }).
balance-draft-taste-bad = The bot takes strong cards late: the correlation of pick and dealt effect is { $value } ({ $span }).
balance-draft-pick = average pick
balance-draft-about = Round: occupations; square: minor improvements. Early picks are on the left, strong cards on top: the dots of a good judge fall from the upper left to the lower right.
balance-draft-first = Taken first
balance-draft-last = Taken last

balance-spaces = Spaces and major improvements by round
balance-spaces-lead = How often somebody goes to a space in a round in which it lies open, and how often each major improvement is built in a round, in per cent. The darker, the more often; hatched: the card is not out yet.
balance-spaces-note = Round cards come out at different times within their stage, so the first cells of a stage rest on fewer games.
balance-move = move
balance-move-about = The last column tells how early in a round somebody goes there, as the mean number of the move.
balance-space = Space or improvement
balance-always-open = Always open
balance-round-cards = Round cards, in their order
balance-not-open = not yet open

## Against another box

balance-other = Against another box
balance-other-lead = The same { $games ->
    [one] seed
   *[other] { $games } seeds
 }, played with what differs here:
balance-other-beyond = { $number ->
    [one] One of { $of } numbers moved beyond chance.
   *[other] { $number } of { $of } numbers moved beyond chance.
 }
balance-other-nothing = Nothing moved beyond chance: these games are too few to show a change of this size.
balance-other-about = The other game minus the usual one, for the same seeds; beyond chance.
balance-other-rest = { $number ->
    [one] One number did not move beyond chance
   *[other] { $number } numbers did not move beyond chance
 }
balance-record-other = { $name }: game { $game } shows it best
balance-moved-points = Points of a seat
balance-moved-winner = Points of the winner
balance-moved-margin = The winner’s lead
balance-moved-choices = Choices in a game

## How it was counted

balance-method = How it was counted
balance-method-intervals = *Intervals* contain the true value in 95 of 100 reports. For points, whole games are resampled a thousand times, because the seats of a game depend on each other; shares have Wilson’s interval; means of single games have Student’s.
balance-method-stop = *The stop rule* says how narrow the intervals must be. It was fixed before the first game and is stored in the file of the run, so nobody can stop just when a number looks good. Nothing is flagged before it is satisfied.
balance-method-flags = *Flags* follow Benjamini and Hochberg: in each family of questions at most one flag in two hundred is expected to be a false alarm. Of the seats, the one that is farthest from the others is flagged first and left out, so one strong seat does not make all others look weak.
balance-method-dealt = *Dealt effect*: points of the seats that were dealt a card, minus the mean of their place in turn order, compared with all other seats. 0 is an average card of its kind, not an empty hand.
balance-method-guess = *Guess.* The noisier a card’s number, the further its guess is drawn toward the middle. Sort by it: the measured numbers exaggerate at both ends.
balance-method-blanks = *Blanks*, which nobody ever played, are not candidates. They show how large chance is.
balance-method-pairs = *Pairs.* House values and another box are played with the same seeds as the usual games, and only differences within a seed count. Random signs show how often chance would give as much.
balance-method-watched = *Only observed* is whatever players chose themselves, such as playing a card. Players who are well off play more cards, so this says little about the card. It stays grey.
balance-method-records = *Records.* Surprising numbers lead to a game that shows them; open its file with grange replay.
