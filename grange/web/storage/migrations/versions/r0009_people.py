"""People who come back: the accuracy that a review found, for the record of each player."""

from __future__ import annotations

from alembic import op
from sqlalchemy import JSON, Column

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """Add the column."""
    op.add_column("reviews", Column("accuracy", JSON))
