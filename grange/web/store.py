"""The store: an append-only journal of choices for each table, in SQLite or PostgreSQL.

The journal is the truth. A position in it can be written only once, so that two processes can never both play the same choice;
and a call returns only when what it wrote is on disk.
"""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import Any

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Integer,
    MetaData,
    String,
    Table,
    create_engine,
    event,
    func,
    select,
)
from sqlalchemy.engine import Connection
from sqlalchemy.exc import IntegrityError

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("version", Integer, nullable=False),
    Column("setup", JSON, nullable=False),  # seats, seed, rules and components
    Column("created", Float, nullable=False),
    Column("over", Boolean, nullable=False, default=False),
    Column("daily", String(10)),  # the day whose challenge it is
    Column("scores", JSON),  # when it is over
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("name", String(40), nullable=False),
    Column("bot", String(32)),  # who plays the seat now, if not a person
    Column("person", Boolean, nullable=False),  # whether the seat is a person's, even while a bot plays it
    Column("taken", Boolean, nullable=False, default=False),  # whether the person has come
)

journal = Table(
    "journal",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("position", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("code", String(80), nullable=False),
    Column("at", Float, nullable=False),
)


holders = Table(
    "holders",
    metadata,
    Column("visitor", String(64), primary_key=True),  # the digest of a browser's cookie
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),  # or HOST
)

HOST = -1  # stands in place of a seat for the one who opened the table


class PositionTakenError(Exception):
    """Somebody else has written this position of the journal."""


@dataclass(frozen=True)
class Entry:
    """One choice in a journal."""

    seat: int
    code: str


@dataclass(frozen=True)
class StoredSeat:
    """Who sits in a seat."""

    seat: int
    name: str
    bot: str | None
    person: bool
    taken: bool


@dataclass
class StoredTable:
    """A table as the store knows it."""

    id: str
    game: str
    version: int
    setup: dict[str, Any]
    created: float
    seats: list[StoredSeat]
    journal: list[Entry]
    daily: str | None = None


class Store:
    """Keeps tables. Every method is one transaction."""

    def __init__(self, address: str) -> None:
        self.engine = create_engine(address)
        if self.engine.dialect.name == "sqlite":
            event.listen(self.engine, "connect", _make_durable)
        metadata.create_all(self.engine)

    def close(self) -> None:
        """Let go of the database."""
        self.engine.dispose()

    def create(self, table: StoredTable, final: list[int] | None = None) -> None:
        """Write a new table down; one that was played elsewhere comes with its whole journal and its final scores."""
        head = {"id": table.id, "game": table.game, "version": table.version, "setup": table.setup}
        with self.engine.begin() as connection:
            connection.execute(
                tables.insert().values(**head, created=table.created, over=final is not None, daily=table.daily, scores=final)
            )
            connection.execute(seats.insert(), [{"table_id": table.id, **vars(seat)} for seat in table.seats])
            if table.journal:
                rows = [
                    {"table_id": table.id, "position": at, **vars(entry), "at": table.created}
                    for at, entry in enumerate(table.journal)
                ]
                connection.execute(journal.insert(), rows)

    def load(self, table_id: str) -> StoredTable | None:
        """Read a table with its whole journal."""
        with self.engine.connect() as connection:
            head = connection.execute(select(tables).where(tables.c.id == table_id)).one_or_none()
            if head is None:
                return None
            return StoredTable(
                head.id,
                head.game,
                head.version,
                head.setup,
                head.created,
                _seats_of(connection, table_id),
                _journal_of(connection, table_id),
                head.daily,
            )

    def append(self, table_id: str, position: int, entry: Entry, final: list[int] | None = None) -> None:
        """Write a choice at its position, and the final scores if it ended the game; refuse it if the position is taken."""
        row = {"table_id": table_id, "position": position, "seat": entry.seat, "code": entry.code, "at": time.time()}
        try:
            with self.engine.begin() as connection:
                connection.execute(journal.insert().values(**row))
                if final is not None:
                    connection.execute(tables.update().where(tables.c.id == table_id).values(over=True, scores=final))
        except IntegrityError as problem:
            raise PositionTakenError from problem

    def change_seat(self, table_id: str, seat: StoredSeat) -> None:
        """Write down who sits in a seat now."""
        chosen = (seats.c.table_id == table_id) & (seats.c.seat == seat.seat)
        with self.engine.begin() as connection:
            connection.execute(seats.update().where(chosen).values(name=seat.name, bot=seat.bot, taken=seat.taken))

    def hold(self, visitor: str, table_id: str, seat: int) -> None:
        """Note that a visitor's browser has the right to a seat, or to be the host."""
        row = {"visitor": visitor, "table_id": table_id, "seat": seat}
        if seat not in self.held(visitor, table_id):
            with self.engine.begin() as connection:
                connection.execute(holders.insert().values(**row))

    def held(self, visitor: str, table_id: str) -> list[int]:
        """List the seats that a visitor holds at a table."""
        chosen = (holders.c.visitor == visitor) & (holders.c.table_id == table_id)
        with self.engine.connect() as connection:
            return sorted(connection.execute(select(holders.c.seat).where(chosen)).scalars())

    def tables_of(self, visitor: str, most: int) -> list[str]:
        """List a visitor's tables, the newest first."""
        own = select(holders.c.table_id).where(holders.c.visitor == visitor)
        newest = select(tables.c.id).where(tables.c.id.in_(own)).order_by(tables.c.created.desc()).limit(most)
        with self.engine.connect() as connection:
            return list(connection.execute(newest).scalars())

    def daily(self, game: str, day: str) -> list[tuple[str, str, int | None]]:
        """List the tables of a day's challenge: the table, the player's name, and the points if it is over."""
        first = (seats.c.table_id == tables.c.id) & (seats.c.seat == 0)
        chosen = (
            select(tables.c.id, seats.c.name, tables.c.scores)
            .join(seats, first)
            .where(tables.c.game == game, tables.c.daily == day)
        )
        with self.engine.connect() as connection:
            return [(row.id, row.name, row.scores[0] if row.scores else None) for row in connection.execute(chosen)]

    def running(self) -> int:
        """Count the tables that are not over."""
        with self.engine.connect() as connection:
            return int(connection.execute(select(func.count()).where(~tables.c.over)).scalar_one())


def _seats_of(connection: Connection, table_id: str) -> list[StoredSeat]:
    rows = connection.execute(select(seats).where(seats.c.table_id == table_id).order_by(seats.c.seat))
    return [StoredSeat(row.seat, row.name, row.bot, row.person, row.taken) for row in rows]


def _journal_of(connection: Connection, table_id: str) -> list[Entry]:
    rows = connection.execute(select(journal).where(journal.c.table_id == table_id).order_by(journal.c.position))
    return [Entry(row.seat, row.code) for row in rows]


def _make_durable(connection: Any, _: Any) -> None:
    """Set SQLite up so that what is committed survives any crash, and readers never wait for a writer."""
    for pragma in ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON", "busy_timeout = 10000"):
        connection.execute(f"PRAGMA {pragma}")
