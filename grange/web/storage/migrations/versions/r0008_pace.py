"""Pace: when somebody's time is up at a table, and when the house was down."""

from __future__ import annotations

from alembic import op
from sqlalchemy import Column, Float

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Add the column and the table."""
    op.add_column("tables", Column("deadline", Float))
    op.create_index("tables_by_deadline", "tables", ["deadline"])
    op.create_table("outages", Column("began", Float, primary_key=True), Column("ended", Float, nullable=False))
