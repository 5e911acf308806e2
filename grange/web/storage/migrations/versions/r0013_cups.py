"""Cups: who plays in them, and the tables of each round."""

from __future__ import annotations

from alembic import op
from sqlalchemy import JSON, Boolean, Column, Float, ForeignKey, Integer, String

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    """Create the tables."""
    op.create_table(
        "cups",
        Column("id", String(32), primary_key=True),
        Column("name", String(40), nullable=False),
        Column("game", String(32), nullable=False),
        Column("rules", JSON, nullable=False),
        Column("size", Integer, nullable=False),
        Column("rounds", Integer, nullable=False),
        Column("pace", String(8), nullable=False),
        Column("rated", Boolean, nullable=False),
        Column("hours", Float, nullable=False),
        Column("host", String(64), nullable=False),
        Column("created", Float, nullable=False),
        Column("begins", Float, nullable=False),
        Column("state", String(8), nullable=False),
        Column("round", Integer, nullable=False),
        Column("deadline", Float),
        Column("ended", Float),
    )
    op.create_index("cups_by_state", "cups", ["state", "begins"])
    op.create_table(
        "cup_players",
        Column("cup_id", String(32), ForeignKey("cups.id"), primary_key=True),
        Column("player", String(64), primary_key=True),
        Column("name", String(40), nullable=False),
        Column("entered", Float, nullable=False),
        Column("gone", Float),
    )
    op.create_index("cup_players_by_player", "cup_players", ["player"])
    op.create_table(
        "cup_tables",
        Column("cup_id", String(32), ForeignKey("cups.id"), primary_key=True),
        Column("round", Integer, primary_key=True, autoincrement=False),
        Column("number", Integer, primary_key=True, autoincrement=False),
        Column("table_id", String(32)),
        Column("places", JSON),
        Column("absent", JSON),
        Column("points", JSON),
    )
    op.create_index("cup_tables_by_table", "cup_tables", ["table_id"], unique=True)
    op.create_table(
        "cup_seats",
        Column("cup_id", String(32), primary_key=True),
        Column("round", Integer, primary_key=True, autoincrement=False),
        Column("number", Integer, primary_key=True, autoincrement=False),
        Column("seat", Integer, primary_key=True, autoincrement=False),
        Column("player", String(64), nullable=False),
    )
    op.create_index("cup_seats_by_player", "cup_seats", ["player"])
