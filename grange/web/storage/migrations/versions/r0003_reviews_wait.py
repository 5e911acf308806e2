"""Waiting reviews are stored, with the visitor who asked for them."""

from __future__ import annotations

from alembic import op
from sqlalchemy import Column, Float, String, text

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Add the columns; reviews in progress count as waiting."""
    op.add_column("reviews", Column("asked", Float))
    op.add_column("reviews", Column("visitor", String(64)))
    op.add_column("reviews", Column("address", String(32)))
    op.execute(text("UPDATE reviews SET asked = 0 WHERE NOT done"))
