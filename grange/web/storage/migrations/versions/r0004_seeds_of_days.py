"""The seeds of the days' challenges are kept, so that none changes when the house gets another secret."""

from __future__ import annotations

import json

from alembic import op
from sqlalchemy import Column, String, Text, cast, column, select, table

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Keep the seeds of all challenges that somebody has begun."""
    challenges = op.create_table(
        "challenges",
        Column("day", String(10), primary_key=True),
        Column("game", String(32), primary_key=True),
        Column("seed", String(32), nullable=False),
    )
    tables = table("tables", column("daily"), column("game"), column("setup"))
    begun = select(tables.c.daily, tables.c.game, cast(tables.c.setup, Text)).where(tables.c.daily.is_not(None)).distinct()
    seeds = {(day, game): json.loads(setup).get("seed") for day, game, setup in op.get_bind().execute(begun)}
    rows = [{"day": day, "game": game, "seed": f"{seed:x}"} for (day, game), seed in seeds.items() if isinstance(seed, int)]
    if rows:
        op.bulk_insert(challenges, rows)
