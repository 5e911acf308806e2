"""Clubs: their members, evenings and answers, and the tables of a club."""

from __future__ import annotations

from alembic import op
from sqlalchemy import Column, Float, ForeignKey, Integer, String

revision = "0015"
down_revision = "0014"


def upgrade() -> None:
    """Create the tables, and add the columns."""
    op.add_column("tables", Column("club", String(32)))
    op.create_index("tables_by_club", "tables", ["club", "over"])
    op.add_column("open_tables", Column("club", String(32)))
    op.create_table(
        "clubs",
        Column("id", String(32), primary_key=True),
        Column("name", String(40), nullable=False),
        Column("about", String(120), nullable=False),
        Column("sign", String(16), nullable=False),
        Column("founded", Float, nullable=False),
        Column("link", Integer, nullable=False),
    )
    op.create_table(
        "club_looks",
        Column("look", String(64), primary_key=True),
        Column("club", String(32), ForeignKey("clubs.id", ondelete="CASCADE"), nullable=False),
    )
    op.create_table(
        "club_members",
        Column("id", String(32), primary_key=True),
        Column("club", String(32), ForeignKey("clubs.id", ondelete="CASCADE"), nullable=False),
        Column("person", String(64), nullable=False),
        Column("role", String(8), nullable=False),
        Column("name", String(40), nullable=False),
        Column("joined", Float, nullable=False),
    )
    op.create_index("club_members_by_club", "club_members", ["club", "person"], unique=True)
    op.create_index("club_members_by_person", "club_members", ["person"])
    op.create_table(
        "evenings",
        Column("id", String(32), primary_key=True),
        Column("club", String(32), ForeignKey("clubs.id", ondelete="CASCADE"), nullable=False),
        Column("at", Float, nullable=False),
        Column("until", Float, nullable=False),
        Column("zone", String(64), nullable=False),
        Column("about", String(200), nullable=False),
        Column("made", Float, nullable=False),
    )
    op.create_index("evenings_by_club", "evenings", ["club", "until"])
    op.create_table(
        "evening_answers",
        Column("evening", String(32), ForeignKey("evenings.id", ondelete="CASCADE"), primary_key=True),
        Column("person", String(64), primary_key=True),
        Column("answer", String(8), nullable=False),
    )
