"""The lobby in the store: tables that seek players, and wishes.

Everything that gives a seat away locks the table's row first, so two people never get one seat, whatever processes they ask.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Collection, Sequence
from dataclasses import asdict, dataclass
from typing import Any

from sqlalchemy import delete, exists, func, or_, select, true, update
from sqlalchemy.engine import Connection

from grange.web.storage.databases import Database
from grange.web.storage.schema import HOST, blocks, club_members, game_wishes, holders, open_tables, seats, tables
from grange.web.storage.store.kinds import CHANGED, LOBBY
from grange.web.storage.store.queries import seats_of
from grange.web.stored import UNMET, GoneError, OpenTable, Seeking, StoredSeat, Wish, is_free

Notify = Callable[[Connection, str, str], None]
NameAt = Callable[[Sequence[StoredSeat], int], dict[str, Any]]  # returns the name of a person at a table, or refuses it


class FullError(Exception):
    """Nobody can sit down at this table any more: it is full, has begun or has ended."""


class UnwelcomeError(Exception):
    """Somebody at the table and this person do not want to meet."""


class WishGoneError(Exception):
    """One of some wishes was met or ended meanwhile."""


@dataclass(frozen=True)
class LobbyStore:
    """Stores who seeks whom."""

    database: Database
    notify: Notify

    # tables

    def open_tables(self, only: str = "") -> list[OpenTable]:
        """List the tables in the lobby, the oldest first; or only the one that is named."""
        chosen = (
            select(tables.c.id, tables.c.game, tables.c.version, tables.c.setup, tables.c.rated, tables.c.created, open_tables)
            .join(open_tables, open_tables.c.table_id == tables.c.id)
            .where(tables.c.closed.is_(None), (tables.c.id == only) if only else true())
            .order_by(tables.c.created, tables.c.id)
        )
        with self.database.engine.connect() as connection:
            rows = connection.execute(chosen).all()
            sitting = seats_of(connection, [row.id for row in rows])
            held: dict[str, dict[int, list[str]]] = {row.id: {} for row in rows}
            for each in connection.execute(select(holders).where(holders.c.table_id.in_(list(held)))):
                held[each.table_id].setdefault(each.seat, []).append(each.visitor)
        return [
            OpenTable(
                row.id,
                row.game,
                row.version,
                row.setup,
                row.rated,
                row.created,
                Seeking(row.until, row.lowest, row.highest, row.club),
                sitting[row.id],
                held[row.id],
            )
            for row in rows
        ]

    def join(self, connection: Connection, table: str, visitor: str | None, name_at: NameAt, now: float) -> int:
        """Give somebody a free seat of a table in the lobby; a player who sits there already keeps the seat."""
        sitting, people = self._sitting(connection, table, now)
        mine = (holders.c.table_id == table, holders.c.visitor == visitor, holders.c.seat != HOST)
        if visitor and (own := connection.execute(select(holders.c.seat).where(*mine)).scalars().first()) is not None:
            return int(own)
        if visitor and met_unwillingly(connection, visitor, people):
            raise UnwelcomeError
        if not self._may_sit(connection, table, visitor):
            raise UnwelcomeError
        seat = next((each.seat for each in sitting if is_free(each)), None)
        if seat is None:
            raise FullError
        chosen = (seats.c.table_id == table) & (seats.c.seat == seat)
        connection.execute(update(seats).where(chosen).values(taken=True, **name_at(sitting, seat)))
        connection.execute(update(tables).where(tables.c.id == table).values(touched=now))
        if visitor:
            connection.execute(holders.insert().values(visitor=visitor, table_id=table, seat=seat))
        self._tell(connection, table)
        return seat

    def _may_sit(self, connection: Connection, table: str, visitor: str | None) -> bool:
        """Check whether a table is for everybody, or for a club whose member the visitor is."""
        club = connection.execute(select(open_tables.c.club).where(open_tables.c.table_id == table)).scalar_one()
        mine = (club_members.c.club == club, club_members.c.person == visitor)
        return club is None or bool(connection.execute(select(exists().where(*mine))).scalar_one())

    def leave(self, connection: Connection, table: str, visitor: str, now: float) -> None:
        """Free the seats of a visitor who leaves a table in the lobby, and end their tokens; with its host, the table ends."""
        self._sitting(connection, table, now)
        mine = (holders.c.table_id == table, holders.c.visitor == visitor)
        held = list(connection.execute(select(holders.c.seat).where(*mine)).scalars())
        if HOST in held:
            self._end(connection, [table])
            return
        connection.execute(delete(holders).where(*mine))
        freed = (seats.c.table_id == table, seats.c.seat.in_(held))
        connection.execute(update(seats).where(*freed).values(taken=False, name="", account=False, link=seats.c.link + 1))
        self._tell(connection, table)

    def _sitting(self, connection: Connection, table: str, now: float) -> tuple[list[StoredSeat], set[str]]:
        """Lock a table in the lobby, and return who sits there; refuse one that is no longer in the lobby."""
        locked = connection.execute(select(tables.c.closed).where(tables.c.id == table).with_for_update()).one_or_none()
        if locked is None:
            raise GoneError
        if locked.closed is not None:
            raise FullError
        if not connection.execute(select(exists().where(open_tables.c.table_id == table, open_tables.c.until > now))).scalar_one():
            raise FullError
        people = set(connection.execute(select(holders.c.visitor).where(holders.c.table_id == table)).scalars())
        return seats_of(connection, [table])[table], people

    def full(self) -> list[str]:
        """List the tables in the lobby whose seats are all taken."""
        free = exists().where(seats.c.table_id == open_tables.c.table_id, seats.c.person, ~seats.c.taken, seats.c.bot.is_(None))
        with self.database.engine.connect() as connection:
            chosen = select(open_tables.c.table_id).join(tables, tables.c.id == open_tables.c.table_id)
            return list(connection.execute(chosen.where(~free, tables.c.closed.is_(None))).scalars())

    def settle(self, connection: Connection, table: str) -> None:
        """Take a table out of the lobby, because its game has begun."""
        connection.execute(delete(open_tables).where(open_tables.c.table_id == table))
        connection.execute(update(tables).where(tables.c.id == table).values(started=True, touched=time.time()))
        self.notify(connection, LOBBY, table)

    def end_unmet(self, connection: Connection, now: float) -> list[str]:
        """End the tables that have sought players for long enough; return them."""
        due = select(tables.c.id).join(open_tables, open_tables.c.table_id == tables.c.id).where(open_tables.c.until <= now)
        found = list(connection.execute(due.with_for_update(of=tables, skip_locked=True)).scalars())
        sitting = seats_of(connection, found)
        unmet = [table for table in found if any(map(is_free, sitting[table]))]
        self._end(connection, unmet)
        return unmet

    def unmet_due(self, now: float) -> bool:
        """Check whether a table has sought players for long enough."""
        with self.database.engine.connect() as connection:
            return bool(connection.execute(select(exists().where(open_tables.c.until <= now))).scalar_one())

    def _end(self, connection: Connection, names: Sequence[str]) -> None:
        going = (tables.c.id.in_(names), tables.c.closed.is_(None))  # the keeper may have ended it already
        connection.execute(update(tables).where(*going).values(closed=UNMET, deadline=None))
        connection.execute(delete(open_tables).where(open_tables.c.table_id.in_(names)))
        for table in names:
            self._tell(connection, table)

    def _tell(self, connection: Connection, table: str) -> None:
        self.notify(connection, CHANGED, table)
        self.notify(connection, LOBBY, table)

    # wishes

    def wishes(self, now: float) -> list[Wish]:
        """List the wishes that stand, the oldest first."""
        return self._wishes(game_wishes.c.ended.is_(None), game_wishes.c.until > now)

    def wishes_of(self, visitor: str, since: float) -> list[Wish]:
        """List the wishes of a visitor that stand, or that were met or ended since a time."""
        fresh = game_wishes.c.ended.is_(None) | (game_wishes.c.ended >= since)
        return self._wishes(game_wishes.c.visitor == visitor, fresh)

    def _wishes(self, *chosen: Any) -> list[Wish]:
        with self.database.engine.connect() as connection:
            rows = connection.execute(select(game_wishes).where(*chosen).order_by(game_wishes.c.made, game_wishes.c.id))
            return [Wish(**row._mapping) for row in rows]

    def wish(self, connection: Connection, wish: Wish, most: int) -> bool:
        """Store a wish; refuse more of a visitor than `most`. Return whether it stands."""
        self.database.lock(connection, wish.visitor)
        standing = (game_wishes.c.visitor == wish.visitor, game_wishes.c.ended.is_(None))
        if connection.execute(select(func.count()).where(*standing)).scalar_one() >= most:
            return False
        connection.execute(game_wishes.insert().values(**asdict(wish)))
        self.notify(connection, LOBBY, "")
        return True

    def take_back(self, connection: Connection, visitor: str, wish: str) -> bool:
        """Delete a wish of a visitor that stands, or that has ended; return whether there was one."""
        mine = (game_wishes.c.id == wish, game_wishes.c.visitor == visitor)
        found = bool(connection.execute(delete(game_wishes).where(*mine)).rowcount)
        self.notify(connection, LOBBY, "")
        return found

    def meet(self, connection: Connection, names: Sequence[str], table: str, now: float) -> None:
        """Note that some wishes have led to a table, which the same transaction opens; refuse if one of them no longer stands."""
        standing = (game_wishes.c.id.in_(names), game_wishes.c.ended.is_(None), game_wishes.c.until > now)
        met = connection.execute(update(game_wishes).where(*standing).values(ended=now, table_id=table)).rowcount
        if met != len(names):
            raise WishGoneError
        self.notify(connection, LOBBY, table)

    def end_wishes(self, connection: Connection, now: float, forgotten: float) -> int:
        """End the wishes whose time is up, and forget those that ended long ago; return how many have ended."""
        due = (game_wishes.c.ended.is_(None), game_wishes.c.until <= now)
        ended = connection.execute(update(game_wishes).where(*due).values(ended=now)).rowcount
        connection.execute(delete(game_wishes).where(game_wishes.c.ended < forgotten))
        if ended:
            self.notify(connection, LOBBY, "")
        return ended

    def wishes_due(self, now: float, forgotten: float) -> bool:
        """Check whether a wish has to end, or to be forgotten."""
        due = or_(game_wishes.c.ended.is_(None) & (game_wishes.c.until <= now), game_wishes.c.ended < forgotten)
        with self.database.engine.connect() as connection:
            return bool(connection.execute(select(exists().where(due))).scalar_one())

    # blocks

    def blocked_pairs(self, people: Collection[str]) -> set[tuple[str, str]]:
        """List the pairs of people who do not want to meet, with at least one of these."""
        chosen = select(blocks.c.visitor, blocks.c.other).where(blocks.c.visitor.in_(people) | blocks.c.other.in_(people))
        with self.database.engine.connect() as connection:
            return {(row.visitor, row.other) for row in connection.execute(chosen)}


def met_unwillingly(connection: Connection, visitor: str, people: Collection[str]) -> bool:
    """Check whether a visitor has blocked one of some people, or the other way round."""
    blocked = (blocks.c.visitor == visitor) & blocks.c.other.in_(people)
    blocking = (blocks.c.other == visitor) & blocks.c.visitor.in_(people)
    return bool(connection.execute(select(exists().where(blocked | blocking))).scalar_one())
