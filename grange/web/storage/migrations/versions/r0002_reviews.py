"""Reviews of finished games are kept with their tables."""

from __future__ import annotations

from alembic import op
from sqlalchemy import JSON, Boolean, Column, ForeignKey, String

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Create the table of reviews."""
    op.create_table(
        "reviews",
        Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
        Column("done", Boolean, nullable=False),
        Column("document", JSON, nullable=False),
    )
