"""The schema: what the database holds.

Whoever changes it writes a revision in `migrations`, through which older databases grow into it.
"""

from __future__ import annotations

from sqlalchemy import JSON, Boolean, Column, Float, ForeignKey, Index, Integer, MetaData, String, Table, false, text

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
    Column("daily", String(10)),  # the day whose challenge it is
    Column("scores", JSON),  # when it is over
    Column("points", Integer),  # the first seat's, when it is over
    Column("seed_chosen", Boolean, nullable=False, server_default=false()),  # whoever chose it knows what is hidden
    Column("lesson", Boolean, nullable=False, server_default=false()),  # whether it is a guided first game that goes on
    Column("opened_from", String(32)),  # a mark of the address, from which the address cannot be told
    Column("touched", Float, nullable=False, server_default=text("0")),  # when somebody last chose or sat down
    Column("started", Boolean, nullable=False, server_default=false()),  # whether a person has chosen
    Column("away", Boolean, nullable=False, server_default=false()),  # whether it was put away, as nobody touched it for long
    Column("summary", JSON),  # what a list of games shows of it
    Column("beginning", JSON),  # what happened before the first choice
    Column("rematch_of", String(32)),  # the table at which the same people sat before
    Column("campaign", String(32)),  # of which it is a game
    Column("campaign_table", Integer),  # the how manieth table of the campaign it is, from 0
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
    Column("bot", String(32)),  # who plays the seat now, if not a person
    Column("person", Boolean, nullable=False),  # whether the seat is a person's, even while a bot plays it
    Column("taken", Boolean, nullable=False, default=False),  # whether the person has come
)

journal = Table(
    "journal",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("position", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("code", String(80), nullable=False),
    Column("at", Float, nullable=False),
    Column("news", JSON),  # what the choice made happen
)

kept = Table(
    "kept",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("moment", JSON, nullable=False),  # the table as it stands after its last choice
)

holders = Table(
    "holders",
    metadata,
    Column("visitor", String(64), primary_key=True),  # the digest of a browser's cookie
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),  # or HOST
    Index("holders_by_table", "table_id"),
)

campaigns = Table(
    "campaigns",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("document", JSON, nullable=False),  # how its games ended, and what is carried over
    Column("revision", Integer, nullable=False),  # counts what was written of it
    Column("playing", String(32)),  # the table of the game that has begun and is not taken in yet
    Column("touched", Float, nullable=False),
)

reviews = Table(
    "reviews",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("done", Boolean, nullable=False),
    Column("document", JSON, nullable=False),  # everything that is known of it, so that it can be gone on with
)

HOST = -1  # stands in place of a seat for the one who opened the table
