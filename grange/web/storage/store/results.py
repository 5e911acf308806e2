"""Results of finished games: what a visitor's record is made of."""

from __future__ import annotations

import json
from dataclasses import dataclass
from itertools import groupby
from typing import Any

from sqlalchemy import ColumnElement, Text, case, cast, func, null, select, update
from sqlalchemy.engine import Connection, Row

from grange.web.storage.databases import Database
from grange.web.storage.schema import holders, reviews, seats, tables
from grange.web.storage.store.queries import document_of, is_shown, tables_of
from grange.web.stored import Played, StoredSeat


@dataclass(frozen=True)
class Results:
    """Finds the finished games of visitors, and completes the results of games that ended before results were stored."""

    database: Database

    def games_of(self, visitor: str, first: str, last: str, most: int) -> list[Played]:
        """List a visitor's finished games, the latest first; those of challenges between two days with their places.

        Lessons, games whose seed the host chose and games that the keeper has hidden are no part of a record.
        """
        own = (tables.c.id.in_(tables_of(visitor)), tables.c.over, ~tables.c.lesson, ~tables.c.seed_chosen, is_shown())
        latest = select(tables).where(*own).order_by(tables.c.touched.desc()).limit(most).subquery()
        mine = (holders.c.table_id == latest.c.id) & (holders.c.seat == seats.c.seat) & (holders.c.visitor == visitor)
        in_time = self.database.day(latest.c.touched) <= latest.c.daily
        asked_for = in_time & latest.c.daily.between(first, last)
        found = (
            select(
                latest.c.id,
                latest.c.game,
                latest.c.touched,
                case((in_time, latest.c.daily), else_=null()).label("daily"),
                case((asked_for, self._place(latest.c)), else_=null()).label("place_of_day"),
                cast(latest.c.summary, Text).label("summary"),
                seats,
                holders.c.visitor.is_not(None).label("mine"),
                func.coalesce(reviews.c.done, False).label("reviewed"),
                cast(reviews.c.accuracy, Text).label("accuracy"),
            )
            .join(seats, seats.c.table_id == latest.c.id)
            .outerjoin(holders, mine)
            .outerjoin(reviews, reviews.c.table_id == latest.c.id)
            .order_by(latest.c.touched.desc(), latest.c.id, seats.c.seat)
        )
        with self.database.engine.connect() as connection:
            rows = connection.execute(found).all()
        each = [_played(list(sitting)) for _, sitting in groupby(rows, key=lambda row: row.id)]
        return [game for game in each if game is not None]

    def _place(self, mine: Any) -> ColumnElement[int]:
        """Return the place of a table in the ranking of its day."""
        other = tables.alias()
        better = (other.c.points > mine.points) | ((other.c.points == mine.points) & (other.c.touched < mine.touched))
        same_day = (other.c.daily == mine.daily, other.c.game == mine.game, self.database.day(other.c.touched) <= other.c.daily)
        ranked = (*same_day, other.c.points.is_not(None), is_shown(other), better)
        return select(func.count() + 1).select_from(other).where(*ranked).scalar_subquery()

    def keep(self, connection: Connection, table_id: str, result: dict[str, Any]) -> None:
        """Store the result of a game that ended before results were stored."""
        text = connection.execute(select(cast(tables.c.summary, Text)).where(tables.c.id == table_id, tables.c.over)).scalar()
        summary = document_of(text)
        if summary is not None and "result" not in summary:
            connection.execute(update(tables).where(tables.c.id == table_id).values(summary={**summary, "result": result}))


def _played(rows: list[Row[Any]]) -> Played | None:
    """Put a game together from the rows of its seats; a damaged one must not hide the others."""
    row, summary = rows[0], document_of(rows[0].summary)
    if summary is None:
        return None
    return Played(
        row.id,
        row.game,
        row.touched,
        row.daily,
        row.place_of_day,
        summary,
        [StoredSeat(each.seat, each.name, each.bot, each.person, each.taken, each.account, each.link) for each in rows],
        [each.seat for each in rows if each.mine],
        bool(row.reviewed),
        _accuracy(row.accuracy),
    )


def _accuracy(text: str | None) -> list[int] | None:
    try:
        found = json.loads(text or "null")
    except ValueError:
        return None
    return found if isinstance(found, list) else None
