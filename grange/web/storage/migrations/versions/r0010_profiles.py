"""What people choose for themselves: name, emblem and pace; links to seats that are made anew, and pauses of closed tables."""

from __future__ import annotations

from alembic import op
from sqlalchemy import JSON, Boolean, Column, Float, Integer, String, false, text

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    """Create the table, and add the columns."""
    op.create_table(
        "profiles",
        Column("person", String(64), primary_key=True),
        Column("name", String(40), nullable=False, server_default=""),
        Column("emblem", String(16), nullable=False, server_default=""),
        Column("pace", String(16)),
        Column("public", Boolean, nullable=False, server_default=false()),
        Column("away_until", Float),
    )
    op.add_column("passkeys", Column("device", String(64)))
    op.add_column("seats", Column("link", Integer, nullable=False, server_default=text("0")))
    op.add_column("tables", Column("closed_at", Float))
    op.add_column("tables", Column("pauses", JSON))
