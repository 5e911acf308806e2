"""The first schema that Alembic knows.

Before it, databases grew by themselves: one of any earlier time gets the tables, columns and indexes that it lacks.
"""

from __future__ import annotations

from alembic import op
from sqlalchemy import JSON, Boolean, Column, Float, ForeignKey, Index, Integer, MetaData, String, Table, false, inspect, text
from sqlalchemy.schema import CreateColumn

revision = "0001"
down_revision = None

metadata = MetaData()

Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("version", Integer, nullable=False),
    Column("setup", JSON, nullable=False),
    Column("created", Float, nullable=False),
    Column("over", Boolean, nullable=False, default=False),
    Column("daily", String(10)),
    Column("scores", JSON),
    Column("points", Integer),
    Column("seed_chosen", Boolean, nullable=False, server_default=false()),
    Column("lesson", Boolean, nullable=False, server_default=false()),
    Column("opened_from", String(32)),
    Column("touched", Float, nullable=False, server_default=text("0")),
    Column("started", Boolean, nullable=False, server_default=false()),
    Column("away", Boolean, nullable=False, server_default=false()),
    Column("summary", JSON),
    Column("beginning", JSON),
    Column("rematch_of", String(32)),
    Column("campaign", String(32)),
    Column("campaign_table", Integer),
    Index("tables_by_day", "daily", "game"),
    Index("tables_by_address", "opened_from", "created"),
    Index("tables_by_touch", "over", "away", "touched"),
    Index("tables_by_rematch", "rematch_of", unique=True),
    Index("tables_by_campaign", "campaign", "campaign_table", unique=True),
)

Table(
    "seats",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("name", String(40), nullable=False),
    Column("bot", String(32)),
    Column("person", Boolean, nullable=False),
    Column("taken", Boolean, nullable=False, default=False),
)

Table(
    "journal",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("position", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("code", String(80), nullable=False),
    Column("at", Float, nullable=False),
    Column("news", JSON),
)

Table(
    "kept",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("moment", JSON, nullable=False),
)

Table(
    "holders",
    metadata,
    Column("visitor", String(64), primary_key=True),
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Index("holders_by_table", "table_id"),
)

Table(
    "campaigns",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("document", JSON, nullable=False),
    Column("revision", Integer, nullable=False),
    Column("playing", String(32)),
    Column("touched", Float, nullable=False),
)

# older tables have no such time: use that of their last choice
UNTOUCHED = """
UPDATE tables SET
    touched = coalesce((SELECT max(at) FROM journal WHERE table_id = tables.id), created),
    started = EXISTS (SELECT 1 FROM journal WHERE table_id = tables.id)
WHERE touched = 0
"""


def upgrade() -> None:
    """Create what is not there yet, and add to older tables what they lack."""
    connection = op.get_bind()
    metadata.create_all(connection)
    there = inspect(connection)
    for table in metadata.sorted_tables:
        known = {column["name"] for column in there.get_columns(table.name)}
        for column in table.columns:
            if column.name not in known:
                declared = CreateColumn(column).compile(dialect=connection.dialect)
                op.execute(text(f"ALTER TABLE {table.name} ADD COLUMN {declared}"))
        for index in table.indexes:
            index.create(connection, checkfirst=True)
    op.execute(text(UNTOUCHED))
