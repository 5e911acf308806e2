"""Facts about the house as a whole, such as the fingerprint of its secret."""

from __future__ import annotations

from alembic import op
from sqlalchemy import Column, String

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Add the table."""
    op.create_table(
        "house",
        Column("name", String(32), primary_key=True),
        Column("value", String(200), nullable=False),
    )
