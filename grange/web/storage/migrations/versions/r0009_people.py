"""People who come back: their devices, one-use tickets and passkeys, names of accounts, and the accuracy of reviews."""

from __future__ import annotations

from alembic import op
from sqlalchemy import JSON, Boolean, Column, Float, Integer, String, Text, false

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """Create the tables, and add the columns."""
    op.create_table(
        "devices",
        Column("id", String(64), primary_key=True),
        Column("person", String(64), nullable=False),
        Column("browser", String(16), nullable=False),
        Column("in_hand", Boolean, nullable=False),
        Column("created", Float, nullable=False),
        Column("seen", Float, nullable=False),
        Column("signed_out", Boolean, nullable=False, server_default=false()),
    )
    op.create_index("devices_by_person", "devices", ["person"])
    op.create_table(
        "tickets",
        Column("mark", String(32), primary_key=True),
        Column("kind", String(16), nullable=False),
        Column("person", String(64), nullable=False),
        Column("until", Float, nullable=False),
        Column("document", JSON, nullable=False),
    )
    op.create_index("tickets_by_person", "tickets", ["person", "kind"])
    op.create_index("tickets_by_time", "tickets", ["until"])
    op.create_table(
        "passkeys",
        Column("id", String(64), primary_key=True),
        Column("person", String(64), nullable=False),
        Column("credential", Text, nullable=False),
        Column("public_key", Text, nullable=False),
        Column("uses", Integer, nullable=False),
        Column("created", Float, nullable=False),
        Column("used", Float),
    )
    op.create_index("passkeys_by_person", "passkeys", ["person"])
    op.create_table(
        "account_names",
        Column("look", String(64), primary_key=True),
        Column("person", String(64), nullable=False),
        Column("name", String(40), nullable=False),
    )
    op.create_index("account_names_by_person", "account_names", ["person"])
    op.add_column("reviews", Column("accuracy", JSON))
    op.add_column("seats", Column("account", Boolean, nullable=False, server_default=false()))
    op.add_column("channels", Column("device", String(64)))
