"""Ratings: whether a table counts for them, the results of those that did, and the ratings themselves."""

from __future__ import annotations

from alembic import op
from sqlalchemy import Boolean, Column, Float, ForeignKey, Integer, String, false

revision = "0012"
down_revision = "0010"


def upgrade() -> None:
    """Create the tables, and add the column."""
    op.add_column("tables", Column("rated", Boolean, nullable=False, server_default=false()))
    op.create_table(
        "results",
        Column("table_id", String(32), primary_key=True),
        Column("game", String(32), nullable=False),
        Column("seats", Integer, nullable=False),
        Column("ended", Float, nullable=False),
        Column("number", Integer),
    )
    op.create_index("results_by_number", "results", ["number"], unique=True)
    op.create_table(
        "result_seats",
        Column("table_id", String(32), ForeignKey("results.table_id"), primary_key=True),
        Column("seat", Integer, primary_key=True, autoincrement=False),
        Column("player", String(64), nullable=False),
        Column("team", Integer, nullable=False),
        Column("place", Integer, nullable=False),
        Column("points", Integer, nullable=False),
        Column("counted", Boolean, nullable=False),
        Column("mu", Float),
        Column("sigma", Float),
    )
    op.create_index("result_seats_by_player", "result_seats", ["player"])
    op.create_table(
        "ratings",
        Column("person", String(64), primary_key=True),
        Column("game", String(32), primary_key=True),
        Column("seats", Integer, primary_key=True, autoincrement=False),
        Column("mu", Float, nullable=False),
        Column("sigma", Float, nullable=False),
        Column("games", Integer, nullable=False),
        Column("first", Integer, nullable=False),
    )
    op.create_index("ratings_by_strength", "ratings", ["game", "seats", "mu"])
