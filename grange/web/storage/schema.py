"""The schema: the tables and columns of the database.

Every change needs a revision in `migrations`, which upgrades older databases.
"""

from __future__ import annotations

from sqlalchemy import JSON, Boolean, Column, Float, ForeignKey, Index, Integer, MetaData, String, Table, Text, false, text

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("version", Integer, nullable=False),
    Column("setup", JSON, nullable=False),  # seats, seed, rules and components
    Column("created", Float, nullable=False),
    Column("over", Boolean, nullable=False, default=False),
    Column("daily", String(10)),  # the day of its challenge
    Column("scores", JSON),  # once the game is over
    Column("points", Integer),  # of the first seat, once the game is over
    Column("seed_chosen", Boolean, nullable=False, server_default=false()),  # by the host, who may know what is hidden
    Column("lesson", Boolean, nullable=False, server_default=false()),  # whether it is an unfinished guided first game
    Column("opened_from", String(32)),  # a hash of the address that does not reveal it
    Column("touched", Float, nullable=False, server_default=text("0")),  # the time of the last choice or arrival
    Column("started", Boolean, nullable=False, server_default=false()),  # whether a person has made a choice
    Column("away", Boolean, nullable=False, server_default=false()),  # whether it was archived after a long time without use
    Column("summary", JSON),  # what a list of games shows of it
    Column("beginning", JSON),  # the events before the first choice
    Column("rematch_of", String(32)),  # the earlier table of the same people
    Column("campaign", String(32)),  # the campaign that it belongs to
    Column("campaign_table", Integer),  # the index of this table in its campaign, from 0
    Column("closed", String(8)),  # ENDED or HIDDEN, if the keeper of the house has closed it; UNMET, if it found too few players
    Column("closed_at", Float),  # the time at which the keeper closed it
    Column("pauses", JSON),  # the times during which the keeper had it closed, and no clock ran
    Column("deadline", Float),  # the time at which a bot has to play on for somebody, unless the house was down
    Column("rated", Boolean, nullable=False, server_default=false()),  # whether it counts for ratings
    Column("club", String(32)),  # whose season it counts for
    Index("tables_by_club", "club", "over"),
    Index("tables_by_deadline", "deadline"),
    Index("tables_by_day", "daily", "game"),
    Index("tables_by_address", "opened_from", "created"),
    Index("tables_by_touch", "over", "away", "touched"),
    Index("tables_by_rematch", "rematch_of", unique=True),  # a table has one rematch, whoever asks for it
    Index("tables_by_campaign", "campaign", "campaign_table", unique=True),  # and a campaign one next game
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("name", String(40), nullable=False),
    Column("bot", String(32)),  # the bot that plays the seat now, if any
    Column("person", Boolean, nullable=False),  # whether the seat is a person's, even while a bot plays it
    Column("taken", Boolean, nullable=False, default=False),  # whether the person has arrived
    Column("account", Boolean, nullable=False, server_default=false()),  # whether the name is that of the person's account
    Column("link", Integer, nullable=False, server_default=text("0")),  # how often the host has made a new link for the seat
)

journal = Table(
    "journal",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("position", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("code", String(80), nullable=False),
    Column("at", Float, nullable=False),
    Column("news", JSON),  # the events that the choice caused
)

snapshots = Table(
    "kept",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("moment", JSON, nullable=False),  # the snapshot after the last choice
)

holders = Table(
    "holders",
    metadata,
    Column("visitor", String(64), primary_key=True),  # a hash of a browser's cookie
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),  # or HOST
    Index("holders_by_table", "table_id"),
)

campaigns = Table(
    "campaigns",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("document", JSON, nullable=False),  # the outcomes of its games, and what is carried over
    Column("revision", Integer, nullable=False),  # counts its changes
    Column("playing", String(32)),  # the table of the game in progress
    Column("touched", Float, nullable=False),
)

reviews = Table(
    "reviews",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("done", Boolean, nullable=False),
    Column("document", JSON, nullable=False),  # everything known so far, so that the review can continue
    Column("asked", Float),  # the time of the request; null after a failure, when nobody waits for it any more
    Column("visitor", String(64)),  # the requester: a hash of the cookie
    Column("address", String(32)),  # and a hash of the address
    Column("accuracy", JSON),  # of each seat in the whole game, in percent, once it is done
)

challenges = Table(
    "challenges",
    metadata,
    Column("day", String(10), primary_key=True),
    Column("game", String(32), primary_key=True),
    Column("seed", String(32), nullable=False),  # a hexadecimal number
)

notice_wishes = Table(
    "notice_wishes",
    metadata,
    Column("visitor", String(64), primary_key=True),
    Column("lang", String(2), nullable=False),
    Column("zone", String(64), nullable=False),  # the time zone of quiet hours, such as Europe/Warsaw
    Column("quiet_from", Integer),  # the hour from which on nothing is sent; null without quiet hours
    Column("quiet_until", Integer),
    Column("digest", Float, nullable=False, server_default=text("0")),  # the time of the last daily digest
)

channels = Table(
    "channels",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("visitor", String(64), nullable=False),
    Column("kind", String(16), nullable=False),  # push, json, discord, slack or email
    Column("address", Text, nullable=False),  # of a push service, a webhook or a mailbox
    Column("keys", JSON),  # of a browser, which encrypt what it gets
    Column("private", Boolean, nullable=False),  # whether only the visitor reads it
    Column("confirmed", Boolean, nullable=False),  # whether the owner of a mailbox has agreed to e-mails
    Column("site", Text, nullable=False),  # the house's address as the visitor knows it
    Column("created", Float, nullable=False),
    Column("tried", Float, nullable=False, server_default=text("0")),  # the time of the last trial
    Column("delivered", Float),  # the time of the last success
    Column("failed", Float),  # the time of the first failure since then
    Column("trouble", String(32)),  # and what the last one was
    Column("device", String(64)),  # the device that set it up
    Index("channels_by_visitor", "visitor"),
    Index("channels_by_address", "kind", "address"),
)

notices = Table(
    "notices",
    metadata,
    Column("channel", String(32), ForeignKey("channels.id", ondelete="CASCADE"), primary_key=True),
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("since", Integer, nullable=False),  # the position at which the turn began; a later turn replaces an earlier one
    Column("due", Float),  # the time of the next attempt; null when nothing is left to do
    Column("tries", Integer, nullable=False, server_default=text("0")),
    Column("claimed", Float, nullable=False, server_default=text("0")),  # until when a process is sending it
    Column("outcome", String(16)),  # sent, failed, or why it was not sent
    Index("notices_by_due", "due"),
    Index("notices_by_table", "table_id"),
)

watchers = Table(
    "watchers",
    metadata,
    Column("visitor", String(64), primary_key=True),
    Column("table_id", String(32), primary_key=True),
    Column("process", String(16), primary_key=True),
    Column("until", Float, nullable=False),  # a process that was killed says nothing more
)

devices = Table(
    "devices",
    metadata,
    Column("id", String(64), primary_key=True),  # a hash of a browser's cookie
    Column("person", String(64), nullable=False),  # whose it is; a browser that is not listed here is a person of its own
    Column("browser", String(16), nullable=False),
    Column("in_hand", Boolean, nullable=False),
    Column("created", Float, nullable=False),
    Column("seen", Float, nullable=False),
    Column("signed_out", Boolean, nullable=False, server_default=false()),
    Index("devices_by_person", "person"),
)

tickets = Table(
    "tickets",
    metadata,
    Column("mark", String(32), primary_key=True),  # a keyed hash of what can be used once: a transfer code, or a challenge
    Column("kind", String(16), nullable=False),
    Column("person", String(64), nullable=False),
    Column("until", Float, nullable=False),
    Column("document", JSON, nullable=False),
    Index("tickets_by_person", "person", "kind"),
    Index("tickets_by_time", "until"),
)

passkeys = Table(
    "passkeys",
    metadata,
    Column("id", String(64), primary_key=True),  # a hash of the credential's id
    Column("person", String(64), nullable=False),
    Column("credential", Text, nullable=False),
    Column("public_key", Text, nullable=False),
    Column("uses", Integer, nullable=False),  # as the authenticator counts them
    Column("created", Float, nullable=False),
    Column("used", Float),
    Column("device", String(64)),  # the device that added it
    Index("passkeys_by_person", "person"),
)

account_names = Table(
    "account_names",
    metadata,
    Column("look", String(64), primary_key=True),  # a hash of what the name looks like; one for each way to write it
    Column("person", String(64), nullable=False),
    Column("name", String(40), nullable=False),
    Index("account_names_by_person", "person"),
)

results = Table(  # how rated games ended: ratings can be computed from them again
    "results",
    metadata,
    Column("table_id", String(32), primary_key=True),  # stays when the table is gone
    Column("game", String(32), nullable=False),
    Column("seats", Integer, nullable=False),
    Column("ended", Float, nullable=False),
    Column("number", Integer),  # the order in which ratings have counted it; null before they have
    Index("results_by_number", "number", unique=True),
)

result_seats = Table(
    "result_seats",
    metadata,
    Column("table_id", String(32), ForeignKey("results.table_id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("player", String(64), nullable=False),  # a person, or a name that nobody knows once everything about them was deleted
    Column("team", Integer, nullable=False),  # partners have the same one
    Column("place", Integer, nullable=False),
    Column("points", Integer, nullable=False),
    Column("counted", Boolean, nullable=False),  # whether the player made at least half of the choices
    Column("mu", Float),  # the rating after it, as ratings have counted it
    Column("sigma", Float),
    Index("result_seats_by_player", "player"),
)

ratings = Table(
    "ratings",
    metadata,
    Column("person", String(64), primary_key=True),
    Column("game", String(32), primary_key=True),
    Column("seats", Integer, primary_key=True, autoincrement=False),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Column("first", Integer, nullable=False),  # places
    Index("ratings_by_strength", "game", "seats", "mu"),
)

cups = Table(
    "cups",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("game", String(32), nullable=False),
    Column("rules", JSON, nullable=False),
    Column("size", Integer, nullable=False),  # seats of a whole table
    Column("rounds", Integer, nullable=False),
    Column("pace", String(8), nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("hours", Float, nullable=False),  # that a round lasts at most
    Column("host", String(64), nullable=False),  # the person who founded it
    Column("created", Float, nullable=False),
    Column("begins", Float, nullable=False),  # until then people may enter
    Column("state", String(8), nullable=False),  # open, playing, over or off
    Column("round", Integer, nullable=False),  # the current one, 0 before the first
    Column("deadline", Float),  # of the current round
    Column("ended", Float),
    Index("cups_by_state", "state", "begins"),
)

cup_players = Table(
    "cup_players",
    metadata,
    Column("cup_id", String(32), ForeignKey("cups.id"), primary_key=True),
    Column("player", String(64), primary_key=True),  # a person, or a name that nobody knows once everything about them was deleted
    Column("name", String(40), nullable=False),
    Column("entered", Float, nullable=False),
    Column("gone", Float),  # the time at which the player left a cup in play
    Index("cup_players_by_player", "player"),
)

cup_tables = Table(  # the pairings: a row is written with its round and never changes, but gets its places once
    "cup_tables",
    metadata,
    Column("cup_id", String(32), ForeignKey("cups.id"), primary_key=True),
    Column("round", Integer, primary_key=True, autoincrement=False),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("table_id", String(32)),  # chosen with the pairing, so that the table can be opened only once; null for a bye
    Column("places", JSON),  # of each seat, once its game is over
    Column("absent", JSON),  # the seats for which a bot has finished
    Column("points", JSON),
    Index("cup_tables_by_table", "table_id", unique=True),
)

cup_seats = Table(
    "cup_seats",
    metadata,
    Column("cup_id", String(32), primary_key=True),
    Column("round", Integer, primary_key=True, autoincrement=False),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("player", String(64), nullable=False),
    Index("cup_seats_by_player", "player"),
)

open_tables = Table(  # those that stand in the lobby: a row leaves with the last free seat, or when its time is up
    "open_tables",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("until", Float, nullable=False),  # the time at which the table ends by itself
    Column("lowest", Integer),  # the rating that players need
    Column("highest", Integer),
    Column("club", String(32)),  # whose members alone may sit down
    Index("open_tables_by_time", "until"),
)

game_wishes = Table(
    "game_wishes",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("visitor", String(64), nullable=False),
    Column("name", String(40), nullable=False),  # the display name
    Column("game", String(32), nullable=False),  # empty for any
    Column("fewest", Integer, nullable=False),  # people at the table
    Column("most", Integer, nullable=False),
    Column("pace", String(8), nullable=False),
    Column("counts", String(8), nullable=False),  # rated, friendly or either
    Column("made", Float, nullable=False),
    Column("until", Float, nullable=False),  # the time at which it ends by itself
    Column("ended", Float),  # the time at which it was met or ended; null while it stands
    Column("table_id", String(32)),  # the table that it led to
    Index("game_wishes_by_visitor", "visitor"),
    Index("game_wishes_by_time", "ended", "until"),
)

blocks = Table(
    "blocks",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("visitor", String(64), nullable=False),  # who does not want to meet somebody
    Column("other", String(64), nullable=False),
    Column("name", String(40), nullable=False),  # by which the visitor knew them
    Column("created", Float, nullable=False),
    Index("blocks_by_visitor", "visitor", "other", unique=True),
    Index("blocks_by_other", "other"),
)

complaints = Table(
    "complaints",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("at", Float, nullable=False),
    Column("visitor", String(64)),  # who complains; null once everything about them was deleted
    Column("other", String(64)),  # about whom; null for a table as a whole
    Column("table_id", String(32), nullable=False),
    Column("seat", Integer),
    Column("name", String(40), nullable=False),  # that the seat showed
    Column("reason", String(16), nullable=False),
    Column("words", String(300), nullable=False),
    Column("done", Float),  # the time at which the keeper has settled it
    Column("answer", String(200)),  # and how
    Index("complaints_by_visitor", "visitor", "at"),
    Index("complaints_by_time", "done", "at"),
)

clubs = Table(
    "clubs",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("about", String(120), nullable=False),
    Column("sign", String(16), nullable=False),  # a drawing
    Column("founded", Float, nullable=False),
    Column("link", Integer, nullable=False),  # counts the invitation links; only the latest works
)

club_looks = Table(
    "club_looks",
    metadata,
    Column("look", String(64), primary_key=True),  # a hash of what the name looks like, so that no other club looks like it
    Column("club", String(32), ForeignKey("clubs.id", ondelete="CASCADE"), nullable=False),
)

club_members = Table(
    "club_members",
    metadata,
    Column("id", String(32), primary_key=True),  # by which members know each other
    Column("club", String(32), ForeignKey("clubs.id", ondelete="CASCADE"), nullable=False),
    Column("person", String(64), nullable=False),
    Column("role", String(8), nullable=False),  # founder, steward or member
    Column("name", String(40), nullable=False),  # the display name in the club
    Column("joined", Float, nullable=False),
    Index("club_members_by_club", "club", "person", unique=True),
    Index("club_members_by_person", "person"),
)

club_results = Table(  # how the games of a club ended: its season can be computed from them again
    "club_results",
    metadata,
    Column("table_id", String(32), primary_key=True),  # stays when the table is gone
    Column("club", String(32), ForeignKey("clubs.id", ondelete="CASCADE"), nullable=False),
    Column("game", String(32), nullable=False),
    Column("ended", Float, nullable=False),
    Index("club_results_by_club", "club", "ended"),
)

club_result_seats = Table(
    "club_result_seats",
    metadata,
    Column("table_id", String(32), ForeignKey("club_results.table_id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("player", String(64), nullable=False),  # a person, or a name that nobody knows once everything about them was deleted
    Column("place", Integer, nullable=False),
    Index("club_result_seats_by_player", "player"),
)

evenings = Table(
    "evenings",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("club", String(32), ForeignKey("clubs.id", ondelete="CASCADE"), nullable=False),
    Column("at", Float, nullable=False),
    Column("until", Float, nullable=False),
    Column("zone", String(64), nullable=False),  # in which its time is said
    Column("about", String(200), nullable=False),
    Column("made", Float, nullable=False),
    Index("evenings_by_club", "club", "until"),
)

evening_answers = Table(
    "evening_answers",
    metadata,
    Column("evening", String(32), ForeignKey("evenings.id", ondelete="CASCADE"), primary_key=True),
    Column("person", String(64), primary_key=True),
    Column("answer", String(8), nullable=False),  # yes, maybe or no
)

profiles = Table(
    "profiles",
    metadata,
    Column("person", String(64), primary_key=True),  # people who have chosen nothing have no row
    Column("name", String(40), nullable=False, server_default=""),  # the display name that the person used last
    Column("emblem", String(16), nullable=False, server_default=""),  # empty: the usual one of the person
    Column("pace", String(16)),  # the usual pace of new tables
    Column("public", Boolean, nullable=False, server_default=false()),  # whether everybody may see the person's page
    Column("away_until", Float),  # the end of the person's holiday
)

push_keys = Table(
    "push_keys",
    metadata,
    Column("name", String(32), primary_key=True),
    Column("value", String(200), nullable=False),
)

outages = Table(
    "outages",
    metadata,
    Column("began", Float, primary_key=True),  # the last time at which the house was known to be up
    Column("ended", Float, nullable=False),
)

house = Table(
    "house",
    metadata,
    Column("name", String(32), primary_key=True),
    Column("value", String(200), nullable=False),  # such as the fingerprint of the secret
)

keeper_log = Table(
    "keeper_log",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),  # counts up without a gap, in the order of commits
    Column("at", Float, nullable=False),
    Column("deed", String(16), nullable=False),
    Column("about", String(64), nullable=False),  # a table, the beginning of a visitor's digest, a network or a process
    Column("reason", String(200), nullable=False),
)

orders = Table(
    "orders",
    metadata,
    Column("kind", String(16), primary_key=True),  # ban, announcement or drain
    Column("about", String(64), primary_key=True),  # what is banned or drained
    Column("document", JSON, nullable=False),  # the sentences of an announcement, by language; whom a ban is about
    Column("until", Float),  # the time at which it ends by itself
)

processes = Table(
    "processes",
    metadata,
    Column("name", String(100), primary_key=True),  # machine and port
    Column("answers", Integer, nullable=False),  # the entry of the keeper's log that the report answers; 0 for none
    Column("report", JSON, nullable=False),  # who is connected and what waits
)

HOST = -1  # in place of a seat: the visitor who opened the table
