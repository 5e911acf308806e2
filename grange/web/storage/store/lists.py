"""Lists of tables: a visitor's own, and those that wait for bots."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from sqlalchemy import Text, cast, select
from sqlalchemy.engine import Row

from grange.web.storage.databases import Database
from grange.web.storage.schema import holders, seats, tables
from grange.web.storage.store.queries import document_of, seats_of, tables_of
from grange.web.stored import Listed, StoredSeat

LISTED = (
    *(tables.c[name] for name in ("id", "game", "version", "over", "started", "away", "touched")),
    cast(tables.c.summary, Text).label("summary"),
)


@dataclass(frozen=True)
class Lists:
    """Lists tables."""

    database: Database

    def tables_of(self, visitor: str, most: int) -> list[Listed]:
        """List a visitor's tables, the newest first."""
        own = tables_of(visitor)
        newest = select(*LISTED).where(tables.c.id.in_(own)).order_by(tables.c.touched.desc()).limit(most)
        with self.database.engine.connect() as connection:
            rows = connection.execute(newest).all()
            ids = [row.id for row in rows]
            sitting = seats_of(connection, ids)
            mine = connection.execute(select(holders).where(holders.c.visitor == visitor, holders.c.table_id.in_(ids))).all()
        return [_listed(row, sitting[row.id], sorted(right.seat for right in mine if right.table_id == row.id)) for row in rows]

    def lesson_of(self, game: str, seed: int, visitor: str) -> str | None:
        """Find the table at which a visitor takes the lesson of a game with this seed."""
        mine = select(tables.c.id, tables.c.setup).join(holders, holders.c.table_id == tables.c.id)
        chosen = mine.where(tables.c.lesson, ~tables.c.over, tables.c.game == game, holders.c.visitor == visitor)
        with self.database.engine.connect() as connection:
            return next((row.id for row in connection.execute(chosen) if row.setup["seed"] == seed), None)

    def games_played(self, visitor: str) -> set[str]:
        """List the games that a visitor has played, apart from unfinished lessons."""
        own = tables_of(visitor)
        begun = select(tables.c.game).where(tables.c.id.in_(own), tables.c.started, ~tables.c.lesson).distinct()
        with self.database.engine.connect() as connection:
            return set(connection.execute(begun).scalars())

    def waiting_for_bots(self) -> list[str]:
        """List the running tables at which a bot is asked."""
        asked = select(*LISTED, seats.c.seat).join(seats, seats.c.table_id == tables.c.id)
        with self.database.engine.connect() as connection:
            bots = asked.where(seats.c.bot.is_not(None), self.database.may_ask(tables.c.summary, seats.c.seat))
            rows = connection.execute(bots.where(~tables.c.over, ~tables.c.away)).all()
        summaries = [(row, document_of(row.summary)) for row in rows]
        return sorted({row.id for row, known in summaries if known is None or row.seat in known.get("asked", [])})


def _listed(row: Row[Any], sitting: list[StoredSeat], held: list[int]) -> Listed:
    summary = document_of(row.summary)
    return Listed(row.id, row.game, row.version, row.over, row.started, row.away, row.touched, summary, sitting, held)
