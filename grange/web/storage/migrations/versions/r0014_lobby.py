"""The lobby: tables that seek players, wishes, blocks and complaints."""

from __future__ import annotations

from alembic import op
from sqlalchemy import Column, Float, ForeignKey, Integer, String

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    """Create the tables."""
    op.create_table(
        "open_tables",
        Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        Column("until", Float, nullable=False),
        Column("lowest", Integer),
        Column("highest", Integer),
    )
    op.create_index("open_tables_by_time", "open_tables", ["until"])
    op.create_table(
        "game_wishes",
        Column("id", String(32), primary_key=True),
        Column("visitor", String(64), nullable=False),
        Column("name", String(40), nullable=False),
        Column("game", String(32), nullable=False),
        Column("fewest", Integer, nullable=False),
        Column("most", Integer, nullable=False),
        Column("pace", String(8), nullable=False),
        Column("counts", String(8), nullable=False),
        Column("made", Float, nullable=False),
        Column("until", Float, nullable=False),
        Column("ended", Float),
        Column("table_id", String(32)),
    )
    op.create_index("game_wishes_by_visitor", "game_wishes", ["visitor"])
    op.create_index("game_wishes_by_time", "game_wishes", ["ended", "until"])
    op.create_table(
        "blocks",
        Column("id", String(32), primary_key=True),
        Column("visitor", String(64), nullable=False),
        Column("other", String(64), nullable=False),
        Column("name", String(40), nullable=False),
        Column("created", Float, nullable=False),
    )
    op.create_index("blocks_by_visitor", "blocks", ["visitor", "other"], unique=True)
    op.create_index("blocks_by_other", "blocks", ["other"])
    op.create_table(
        "complaints",
        Column("id", String(32), primary_key=True),
        Column("at", Float, nullable=False),
        Column("visitor", String(64)),
        Column("other", String(64)),
        Column("table_id", String(32), nullable=False),
        Column("seat", Integer),
        Column("name", String(40), nullable=False),
        Column("reason", String(16), nullable=False),
        Column("words", String(300), nullable=False),
        Column("done", Float),
        Column("answer", String(200)),
    )
    op.create_index("complaints_by_visitor", "complaints", ["visitor", "at"])
    op.create_index("complaints_by_time", "complaints", ["done", "at"])
