"""Lists of tables: a visitor's own, and those that wait for bots."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Any

from sqlalchemy import Select, Text, cast, func, select
from sqlalchemy.engine import Row

from grange.web.storage.databases import Database
from grange.web.storage.schema import holders, journal, seats, tables
from grange.web.storage.store.queries import document_of, is_shown, seat_in, tables_of
from grange.web.stored import Listed

LISTED = (
    *(tables.c[name] for name in ("id", "game", "version", "over", "started", "away", "closed", "touched", "daily")),
    cast(tables.c.summary, Text).label("summary"),
)


@dataclass(frozen=True)
class Lists:
    """Lists tables."""

    database: Database

    def tables_of(self, visitor: str, most: int) -> list[Listed]:
        """List a visitor's tables with their seats and their last news: the running ones first, the newest of each first."""
        return self._listed(select(*LISTED).where(tables.c.id.in_(tables_of(visitor)), is_shown()), visitor, most)

    def tables_named(self, names: Sequence[str], visitor: str) -> list[Listed]:
        """List some tables as a visitor sees them in a list."""
        return self._listed(select(*LISTED).where(tables.c.id.in_(names), is_shown()), visitor, len(names))

    def _listed(self, own: Select[Any], visitor: str, most: int) -> list[Listed]:
        newest = own.order_by(tables.c.over, tables.c.touched.desc()).limit(most).subquery()
        choices = journal.alias()
        last = select(func.max(choices.c.position)).where(choices.c.table_id == newest.c.id).scalar_subquery()
        mine = (holders.c.table_id == newest.c.id) & (holders.c.seat == seats.c.seat) & (holders.c.visitor == visitor)
        listed = (
            select(newest, seats, holders.c.visitor.is_not(None).label("mine"), cast(journal.c.news, Text).label("news"))
            .join(seats, seats.c.table_id == newest.c.id)
            .outerjoin(holders, mine)
            .outerjoin(journal, (journal.c.table_id == newest.c.id) & (journal.c.position == last))
            .order_by(newest.c.over, newest.c.touched.desc(), newest.c.id, seats.c.seat)
        )
        with self.database.engine.connect() as connection:
            rows = connection.execute(listed).all()
        return [_listed(list(sitting)) for _, sitting in groupby(rows, key=lambda row: row.id)]

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

    def asking(self, visitor: str) -> list[tuple[str, str, int]]:
        """List the running tables at which a visitor is asked: each with its game and the version of the rules."""
        mine = (holders.c.table_id == tables.c.id) & (holders.c.seat == seats.c.seat) & (holders.c.visitor == visitor)
        asked = select(*LISTED, seats.c.seat).join(seats, seats.c.table_id == tables.c.id).join(holders, mine)
        with self.database.engine.connect() as connection:
            person = asked.where(seats.c.bot.is_(None), self.database.may_ask(tables.c.summary, seats.c.seat))
            rows = connection.execute(person.where(~tables.c.over, tables.c.closed.is_(None))).all()
        known = [(row, document_of(row.summary) or {}) for row in rows]
        return sorted({(row.id, row.game, row.version) for row, summary in known if row.seat in summary.get("asked", [])})

    def waiting_for_bots(self) -> list[str]:
        """List the running tables at which a bot is asked."""
        asked = select(*LISTED, seats.c.seat).join(seats, seats.c.table_id == tables.c.id)
        with self.database.engine.connect() as connection:
            bots = asked.where(seats.c.bot.is_not(None), self.database.may_ask(tables.c.summary, seats.c.seat))
            rows = connection.execute(bots.where(~tables.c.over, ~tables.c.away, tables.c.closed.is_(None))).all()
        summaries = [(row, document_of(row.summary)) for row in rows]
        return sorted({row.id for row, known in summaries if known is None or row.seat in known.get("asked", [])})


def _listed(rows: list[Row[Any]]) -> Listed:
    """Put a table together from the rows of its seats."""
    row = rows[0]
    return Listed(
        id=row.id,
        game=row.game,
        version=row.version,
        over=row.over,
        started=row.started,
        away=row.away,
        closed=row.closed,
        touched=row.touched,
        daily=row.daily,
        summary=document_of(row.summary),
        seats=[seat_in(each) for each in rows],
        held=[each.seat for each in rows if each.mine],
        news=_news(row.news),
    )


def _news(text: str | None) -> list[Any]:
    """Read the events of a choice; damaged ones must not hide the table."""
    try:
        news = json.loads(text or "[]")
    except ValueError:
        return []
    return news if isinstance(news, list) else []
