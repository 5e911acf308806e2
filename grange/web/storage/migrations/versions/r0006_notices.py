"""Notices: channels on which people are called back, the queue of what is to be sent, and who watches which table."""

from __future__ import annotations

from alembic import op
from sqlalchemy import JSON, Boolean, Column, Float, ForeignKey, Integer, String, Text, text

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Create the tables."""
    op.create_table(
        "notice_wishes",
        Column("visitor", String(64), primary_key=True),
        Column("lang", String(2), nullable=False),
        Column("zone", String(64), nullable=False),
        Column("quiet_from", Integer),
        Column("quiet_until", Integer),
        Column("digest", Float, nullable=False, server_default=text("0")),
    )
    op.create_table(
        "channels",
        Column("id", String(32), primary_key=True),
        Column("visitor", String(64), nullable=False),
        Column("kind", String(16), nullable=False),
        Column("address", Text, nullable=False),
        Column("keys", JSON),
        Column("private", Boolean, nullable=False),
        Column("confirmed", Boolean, nullable=False),
        Column("site", Text, nullable=False),
        Column("created", Float, nullable=False),
        Column("tried", Float, nullable=False, server_default=text("0")),
        Column("delivered", Float),
        Column("failed", Float),
        Column("trouble", String(32)),
    )
    op.create_index("channels_by_visitor", "channels", ["visitor"])
    op.create_index("channels_by_address", "channels", ["kind", "address"])
    op.create_table(
        "notices",
        Column("channel", String(32), ForeignKey("channels.id", ondelete="CASCADE"), primary_key=True),
        Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        Column("seat", Integer, primary_key=True, autoincrement=False),
        Column("since", Integer, nullable=False),
        Column("due", Float),
        Column("tries", Integer, nullable=False, server_default=text("0")),
        Column("claimed", Float, nullable=False, server_default=text("0")),
        Column("outcome", String(16)),
    )
    op.create_index("notices_by_due", "notices", ["due"])
    op.create_index("notices_by_table", "notices", ["table_id"])
    op.create_table(
        "watchers",
        Column("visitor", String(64), primary_key=True),
        Column("table_id", String(32), primary_key=True),
        Column("process", String(16), primary_key=True),
        Column("until", Float, nullable=False),
    )
    op.create_table("push_keys", Column("name", String(32), primary_key=True), Column("value", String(200), nullable=False))
