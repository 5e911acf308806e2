"""The daily challenges: who plays them, and their rankings."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from sqlalchemy import Select, Subquery, func, select, text
from sqlalchemy.engine import Connection

from grange.web.storage.databases import Database
from grange.web.storage.schema import challenges, holders, seats, tables
from grange.web.storage.store.queries import is_shown, tables_of
from grange.web.stored import DailyPlace


@dataclass(frozen=True)
class Days:
    """Finds the tables of the daily challenges."""

    database: Database

    def places(self, day: str, visitor: str, best: int) -> tuple[list[DailyPlace], dict[str, int]]:
        """Return the best places of a day's challenges and the visitor's own, and how many have finished each challenge.

        Only the visible places are ranked: a day may have thousands.
        """
        finished = self._finished().where(tables.c.daily == day).subquery()
        played = select(finished.c.game, func.count()).group_by(finished.c.game).order_by(finished.c.game)
        with self.database.engine.connect() as connection:
            counts: dict[str, int] = {row[0]: row[1] for row in connection.execute(played)}
            places = [place for game in counts for place in self._places_of(connection, day, game, visitor, best)]
        return places, counts

    def _places_of(self, connection: Connection, day: str, game: str, visitor: str, best: int) -> list[DailyPlace]:
        """List the best places of one challenge and the visitor's own."""
        finished = self._finished().where(tables.c.daily == day, tables.c.game == game)
        leading = finished.order_by(tables.c.points.desc(), tables.c.touched).limit(best).subquery()
        rows = connection.execute(_with_names(leading, visitor).order_by(leading.c.points.desc(), leading.c.touched)).all()
        places = [DailyPlace(**row._mapping, place=place) for place, row in enumerate(rows, 1)]
        others = finished.where(tables.c.id.in_(tables_of(visitor)), tables.c.id.not_in([place.table for place in places]))
        for row in connection.execute(_with_names(others.subquery(), visitor)):
            before = (tables.c.points > row.points) | ((tables.c.points == row.points) & (tables.c.touched < row.touched))
            better = connection.execute(select(func.count()).select_from(finished.where(before).subquery())).scalar_one()
            places.append(DailyPlace(**row._mapping, place=better + 1))
        return places

    def past(self, before: str, visitor: str, most: int) -> list[DailyPlace]:
        """List the first places of past challenges, and the visitor's own, the latest day first."""
        place = func.row_number().over(
            partition_by=(tables.c.daily, tables.c.game), order_by=(tables.c.points.desc(), tables.c.touched)
        )
        ranked = self._finished().add_columns(place.label("place")).where(tables.c.daily < before).subquery()
        latest = select(ranked.c.day).distinct().order_by(ranked.c.day.desc()).limit(most)
        mine = ranked.c.table.in_(tables_of(visitor))
        shown = _with_names(ranked, visitor).where(ranked.c.day.in_(latest), (ranked.c.place == 1) | mine)
        with self.database.engine.connect() as connection:
            rows = connection.execute(shown.order_by(ranked.c.day.desc(), ranked.c.game, ranked.c.place))
            return [DailyPlace(**row._mapping) for row in rows]

    def _finished(self) -> Select[Any]:
        """Select every table at which a challenge was finished before its day was over."""
        in_time = self.database.day(tables.c.touched) <= tables.c.daily
        columns = (tables.c.daily.label("day"), tables.c.game, tables.c.id.label("table"), tables.c.points, tables.c.touched)
        return select(*columns).where(tables.c.daily.is_not(None), tables.c.points.is_not(None), in_time, is_shown())

    def first(self) -> str | None:
        """Return the first day whose challenge anybody has begun."""
        with self.database.engine.connect() as connection:
            first: str | None = connection.execute(select(func.min(tables.c.daily))).scalar_one()
            return first

    def table_of(self, game: str, day: str, visitor: str) -> str | None:
        """Find the table at which a visitor plays a day's challenge."""
        mine = select(tables.c.id).join(holders, holders.c.table_id == tables.c.id)
        chosen = mine.where(tables.c.daily == day, tables.c.game == game, holders.c.visitor == visitor)
        with self.database.engine.connect() as connection:
            return connection.execute(chosen).scalars().first()

    def seed_of(self, day: str, game: str) -> int | None:
        """Return the seed of a day's challenge; None if nobody has asked for it yet."""
        with self.database.engine.connect() as connection:
            return _seed_of(connection, day, game)

    def keep_seed(self, connection: Connection, day: str, game: str, seed: int) -> int:
        """Store the seed of a day's challenge, unless there is one already; return the valid seed."""
        values = {"day": day, "game": game, "seed": f"{seed:x}"}
        connection.execute(text("INSERT INTO challenges VALUES (:day, :game, :seed) ON CONFLICT DO NOTHING"), values)
        kept = _seed_of(connection, day, game)
        return seed if kept is None else kept


def _seed_of(connection: Connection, day: str, game: str) -> int | None:
    found = select(challenges.c.seed).where(challenges.c.day == day, challenges.c.game == game)
    seed = connection.execute(found).scalar_one_or_none()
    return None if seed is None else int(seed, 16)


def _with_names(places: Subquery, visitor: str) -> Select[Any]:
    """Add the display names to places, and mark the visitor's own."""
    first = (seats.c.table_id == places.c.table) & (seats.c.seat == 0)
    return select(places, seats.c.name, places.c.table.in_(tables_of(visitor)).label("mine")).join(seats, first)
