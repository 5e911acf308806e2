"""What the keeper of a house does: each deed is one transaction, with its entry in the log.

Servers read the log every second and apply what is new to the tables in their memory. So it does not matter where and when a
process ends: a deed has happened as a whole or not at all, and a server that starts finds it in the database.
"""

from __future__ import annotations

import hashlib
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Column, Connection, Engine, String, delete, func, select, update

from grange.web.storage.databases import WRITES, Database
from grange.web.storage.schema import (
    HOST,
    blocks,
    complaints,
    holders,
    journal,
    keeper_log,
    metadata,
    orders,
    processes,
    reviews,
    seats,
    tables,
)
from grange.web.storage.store.clubs import heal
from grange.web.storage.store.ratings import forget_player
from grange.web.stored import Deed, Report, StandingOrder

BAN, ANNOUNCEMENT, DRAIN = "ban", "announcement", "drain"  # the kinds of orders
FORGOT, ASKED = "forget", "who"  # deeds that servers handle specially
CODE = 12  # characters of a visitor's digest, by which the keeper knows visitors


@contextmanager
def keeping(database: Database) -> Iterator[Connection]:
    """Give a transaction for a deed; deeds happen one after another, so that their entries are committed in order."""
    with database.engine.execution_options(**{WRITES: True}).begin() as connection:
        database.lock_schema(connection)
        yield connection


def note(connection: Connection, deed: str, about: str, reason: str) -> int:
    """Enter a deed into the log; return the number of the entry."""
    number: int = connection.execute(select(func.coalesce(func.max(keeper_log.c.id), 0) + 1)).scalar_one()
    connection.execute(keeper_log.insert().values(id=number, at=time.time(), deed=deed, about=about, reason=reason))
    return number


def deeds(connection: Connection, after: int) -> list[Deed]:
    """List the entries of the log after one of them."""
    chosen = select(keeper_log).where(keeper_log.c.id > after).order_by(keeper_log.c.id)
    return [Deed(**row._mapping) for row in connection.execute(chosen)]


# tables


def find(connection: Connection, name: str) -> list[str]:
    """Find the table of a name, or all tables of the campaign of that name."""
    either = (tables.c.id == name) | (tables.c.campaign == name)
    return list(connection.execute(select(tables.c.id).where(either).order_by(tables.c.created)).scalars())


@dataclass(frozen=True)
class Found:
    """What the keeper sees of a table: its row, its number of choices, its seats, and the codes of those who hold each."""

    table: Any
    choices: int
    sitting: Sequence[Any]
    codes: dict[int, list[str]]  # by seat, the host's under HOST


def see_table(connection: Connection, name: str) -> Found:
    """Read what the keeper sees of a table."""
    table = connection.execute(select(tables).where(tables.c.id == name)).one()
    choices = connection.execute(select(func.count()).where(journal.c.table_id == name)).scalar_one()
    sitting = connection.execute(select(seats).where(seats.c.table_id == name).order_by(seats.c.seat)).all()
    codes: dict[int, list[str]] = {}
    for row in connection.execute(select(holders.c.seat, holders.c.visitor).where(holders.c.table_id == name)):
        codes.setdefault(row.seat, []).append(row.visitor[:CODE])
    for seat in [HOST, *(each.seat for each in sitting if each.person and each.taken)]:
        codes.setdefault(seat, [code_of(name, seat)])
    return Found(table, choices, sitting, codes)


def code_of(table: str, seat: int) -> str:
    """Return the code by which the keeper knows a player or host who has only a token."""
    return hashlib.sha256(f"{table} {seat}".encode()).hexdigest()[:CODE]


def locked(connection: Connection, name: str) -> Any:
    """Read whether a table is over and from where it was opened, and lock it until the deed is done."""
    chosen = select(tables.c.id, tables.c.over, tables.c.opened_from).where(tables.c.id == name)
    return connection.execute(chosen.with_for_update()).one_or_none()


def tables_of(connection: Connection, code: str, most: int) -> Sequence[Any]:
    """List the newest tables of a visitor, with the name that each seat shows."""
    at = (seats.c.table_id == holders.c.table_id) & (seats.c.seat == holders.c.seat)
    own = select(tables.c.id, tables.c.game, tables.c.touched, seats.c.name).join(holders, holders.c.table_id == tables.c.id)
    listed = own.join(seats, at).where(holders.c.visitor.startswith(code)).order_by(tables.c.touched.desc())
    return connection.execute(listed.limit(most)).all()


def close(connection: Connection, table: str, how: str | None) -> bool:
    """End or hide a table, or open it again; return whether that changed anything."""
    chosen = select(tables.c.closed, tables.c.closed_at, tables.c.pauses).where(tables.c.id == table).with_for_update()
    known, now = connection.execute(chosen).one_or_none(), time.time()
    if known is None or known.closed == how:
        return False
    values: dict[str, Any] = {"closed": how, "closed_at": None if how is None else known.closed_at or now}
    if how is None and known.closed_at is not None:
        values["pauses"] = [*(known.pauses or []), [known.closed_at, now]]
    connection.execute(update(tables).where(tables.c.id == table).values(**values))
    return True


def rename(connection: Connection, table: str, seat: int, name: str) -> bool:
    """Change the display name of a seat; return whether there is such a seat. The time of the last choice stays as it is."""
    chosen = (seats.c.table_id == table) & (seats.c.seat == seat)
    return bool(connection.execute(update(seats).where(chosen).values(name=name, account=False)).rowcount)


# visitors


def forget(connection: Connection, code: str) -> int | None:
    """Delete everything that belongs to a visitor; return the number of their tables, which stay, without name and rights.

    Return None if there was nothing to delete.
    """
    own = holders.c.visitor.startswith(code)
    held = list(connection.execute(select(holders.c.table_id, holders.c.seat).where(own)))
    for table, seat in held:
        mine = (seats.c.table_id == table) & (seats.c.seat == seat)
        connection.execute(update(seats).where(mine, seats.c.person).values(name="", account=False))
        if seat == HOST:
            connection.execute(update(tables).where(tables.c.id == table).values(opened_from=None))
    asked = update(reviews).where(reviews.c.visitor.startswith(code)).values(visitor=None, address=None)
    found = connection.execute(asked).rowcount
    found += forget_player(connection, lambda column: column.startswith(code))
    found += connection.execute(delete(blocks).where(blocks.c.other.startswith(code))).rowcount
    about = update(complaints).where(complaints.c.other.startswith(code)).values(other=None, name="")
    found += connection.execute(about).rowcount
    for owner in owners():
        found += connection.execute(delete(owner.table).where(owner.startswith(code))).rowcount
    heal(connection)
    return len({table for table, _ in held}) if found else None


def owners() -> list[Column[str]]:
    """List the columns of the database that name the visitor or person to whom a row belongs; a review belongs to its game."""
    named = [column for table in reversed(metadata.sorted_tables) for column in table.c if column.name in ("visitor", "person")]
    return [column for column in named if isinstance(column.type, String) and column.table is not reviews]


# orders


def order(connection: Connection, kind: str, about: str, document: dict[str, Any], until: float | None = None) -> None:
    """Let an order stand, instead of an earlier one about the same."""
    withdraw(connection, kind, about)
    connection.execute(orders.insert().values(kind=kind, about=about, document=document, until=until))


def withdraw(connection: Connection, kind: str, about: str) -> bool:
    """Withdraw an order; return whether there was one."""
    return bool(connection.execute(delete(orders).where(orders.c.kind == kind, orders.c.about == about)).rowcount)


def standing(connection: Connection) -> list[StandingOrder]:
    """List the orders that stand now."""
    now = time.time()
    found = [StandingOrder(**row._mapping) for row in connection.execute(select(orders).order_by(orders.c.kind, orders.c.about))]
    return [each for each in found if each.until is None or each.until > now]


# processes


def reports(connection: Connection) -> list[Report]:
    """List the reports that processes have written for the keeper."""
    rows = connection.execute(select(processes).order_by(processes.c.name))
    return [Report(row.name, row.answers, row.report) for row in rows]


def put_reports_away(connection: Connection, silent: Sequence[str]) -> None:
    """Delete the answers of all processes, and the processes that have not answered, because they have ended."""
    connection.execute(delete(processes).where(processes.c.name.in_(silent)))
    connection.execute(update(processes).values(report={}))


@dataclass(frozen=True)
class Keeper:
    """Reads the keeper's deeds for servers, and stores what servers answer to the keeper."""

    engine: Engine

    def news(self, after: int) -> tuple[list[Deed], list[StandingOrder]]:
        """List the entries of the log after one of them, and the orders that stand."""
        with self.engine.connect() as connection:
            return deeds(connection, after), standing(connection)

    def last(self) -> int:
        """Return the number of the last entry of the log."""
        with self.engine.connect() as connection:
            last: int = connection.execute(select(func.coalesce(func.max(keeper_log.c.id), 0))).scalar_one()
            return last

    def tell(self, connection: Connection, process: str, answers: int = 0, report: dict[str, Any] | None = None) -> None:
        """Store that a process serves, with its answer to the keeper."""
        self.leave(connection, process)
        connection.execute(processes.insert().values(name=process, answers=answers, report=report or {}))

    def leave(self, connection: Connection, process: str) -> None:
        """Note that a process no longer serves."""
        connection.execute(delete(processes).where(processes.c.name == process))
