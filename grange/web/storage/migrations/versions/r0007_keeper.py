"""The keeper of a house has a log, orders that stand, and reports of processes; tables can be ended and hidden."""

from __future__ import annotations

from alembic import op
from sqlalchemy import JSON, Column, Float, Integer, String

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Add the tables, and the column for closed tables."""
    op.add_column("tables", Column("closed", String(8)))
    op.create_table(
        "keeper_log",
        Column("id", Integer, primary_key=True, autoincrement=False),
        Column("at", Float, nullable=False),
        Column("deed", String(16), nullable=False),
        Column("about", String(64), nullable=False),
        Column("reason", String(200), nullable=False),
    )
    op.create_table(
        "orders",
        Column("kind", String(16), primary_key=True),
        Column("about", String(64), primary_key=True),
        Column("document", JSON, nullable=False),
        Column("until", Float),
    )
    op.create_table(
        "processes",
        Column("name", String(100), primary_key=True),
        Column("answers", Integer, nullable=False),
        Column("report", JSON, nullable=False),
    )
