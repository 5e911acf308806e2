"""Results of the games of clubs, from which their seasons are computed."""

from __future__ import annotations

from alembic import op
from sqlalchemy import Column, Float, ForeignKey, Integer, String

revision = "0016"
down_revision = "0015"


def upgrade() -> None:
    """Create the tables."""
    op.create_table(
        "club_results",
        Column("table_id", String(32), primary_key=True),
        Column("club", String(32), ForeignKey("clubs.id", ondelete="CASCADE"), nullable=False),
        Column("game", String(32), nullable=False),
        Column("ended", Float, nullable=False),
    )
    op.create_index("club_results_by_club", "club_results", ["club", "ended"])
    op.create_table(
        "club_result_seats",
        Column("table_id", String(32), ForeignKey("club_results.table_id", ondelete="CASCADE"), primary_key=True),
        Column("seat", Integer, primary_key=True, autoincrement=False),
        Column("player", String(64), nullable=False),
        Column("place", Integer, nullable=False),
    )
    op.create_index("club_result_seats_by_player", "club_result_seats", ["player"])
