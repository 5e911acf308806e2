"""The store: an append-only journal of choices for each table, in SQLite or PostgreSQL.

The journal is the truth. A position in it can be written only once, so that two processes can never both play the same choice;
and a call returns only when what it wrote is on disk. Beside it lies the table's latest moment, from which it opens.
"""

from __future__ import annotations

import json
import secrets
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any, TypeAlias, TypeVar

from sqlalchemy import bindparam, select, update
from sqlalchemy.engine import Connection
from sqlalchemy.exc import IntegrityError, OperationalError

from grange.web.databases import WRITES, database_at
from grange.web.schema import holders, journal, kept, seats, tables
from grange.web.store.campaigns import Campaigns, write_campaign
from grange.web.store.days import Days
from grange.web.store.fullness import Fullness
from grange.web.store.lists import Lists
from grange.web.store.queries import rematch_of, seats_of
from grange.web.store.reviews import Reviews
from grange.web.store.stored import (
    Entry,
    GoneError,
    NextTakenError,
    PositionTakenError,
    Right,
    Since,
    StoredCampaign,
    StoredTable,
    Written,
)
from grange.web.upgrade import make_ready

# what every choice writes and others read; made once, since making them costs as much as writing
ENTER = journal.insert()
BEFORE = select(journal.c.position).where(journal.c.table_id == bindparam("this"), journal.c.position == bindparam("before"))
CHANGE = update(tables).where(tables.c.id == bindparam("this"), (bindparam("before") < 0) | BEFORE.exists())
KEEP = update(kept).where(kept.c.table_id == bindparam("this"))
LATER = (
    select(journal.c.seat, journal.c.code)
    .where(journal.c.table_id == bindparam("this"), journal.c.position >= bindparam("first"))
    .order_by(journal.c.position)
)
# what processes tell each other
MOVED, CHANGED, SAID, FACED, REVIEW, USED = "moved", "changed", "said", "faced", "review", "used"

T = TypeVar("T")
Order: TypeAlias = tuple[Callable[..., Any], Sequence[Any]]  # a method that writes, and what it is given after the connection


class _RefusedError(Exception):
    """One of several things that were to be written together was refused."""


class Store:
    """Keeps tables, and has a part for each of the other things.

    A method that reads is a transaction of its own; one that writes is given one, which others may share.
    """

    def __init__(self, address: str) -> None:
        self.database = database_at(address)
        self.engine = self.database.engine
        self.writing = self.engine.execution_options(**{WRITES: True})
        self.name = secrets.token_hex(4)  # by which a process knows its own notices
        make_ready(self.database)
        self.campaigns, self.reviews, self.fullness = Campaigns(self.engine), Reviews(self.engine), Fullness(self.engine)
        self.lists, self.days = Lists(self.database), Days(self.database)

    def close(self) -> None:
        """Let go of the database."""
        self.engine.dispose()

    def write(self, ask: Callable[..., T], *arguments: Any) -> T:
        """Write one thing; it is on disk when this returns."""
        (outcome,) = self.write_together([(ask, arguments)])
        if isinstance(outcome, Exception):
            raise outcome
        written: T = outcome
        return written

    def answers(self) -> None:
        """See whether the database answers at all."""
        with self.engine.connect() as connection:
            connection.execute(select(1))

    def write_together(self, orders: Sequence[Order]) -> list[Any]:
        """Write several things, which are on disk when this returns; the error of one that was refused stands in its place.

        Hardly ever is one refused. Only then all begin anew, each behind a savepoint, which costs as much again as a choice.
        """
        with suppress(_RefusedError), self.writing.begin() as connection:
            return [_written(connection, *order) for order in orders]
        with self.writing.begin() as connection:
            return [_outcome_of(connection, *order) for order in orders]

    def tell(self, connection: Connection, what: str, about: str, more: Any = None) -> None:
        """Tell the other processes something, as soon as what was written with it is on disk."""
        self.database.tell(connection, json.dumps([self.name, what, about, more]))

    # tables

    def create(
        self,
        connection: Connection,
        table: StoredTable,
        written: Written,
        rights: Sequence[Right] = (),
        campaign: StoredCampaign | None = None,
    ) -> None:
        """Write a new table down, with who holds it; one that was played elsewhere comes with its whole journal.

        With the table of a campaign's next game, the campaign is written too.
        """
        try:
            connection.execute(tables.insert().values(**_head(table), **_outcome(written)))
        except IntegrityError as problem:
            raise NextTakenError from problem
        if campaign is not None:
            write_campaign(connection, campaign)
        connection.execute(seats.insert(), [{"table_id": table.id, **vars(seat)} for seat in table.seats])
        connection.execute(kept.insert().values(table_id=table.id, moment=written.moment))
        if table.journal:
            rows = [
                {"table_id": table.id, "position": at, **vars(entry), "at": table.created, "news": table.news[at]}
                for at, entry in enumerate(table.journal)
            ]
            connection.execute(journal.insert(), rows)
        if rights:
            connection.execute(holders.insert(), [{"table_id": table.id, **vars(right)} for right in rights])
        if table.rematch_of:
            self.tell(connection, CHANGED, table.rematch_of)

    def load(self, table_id: str) -> StoredTable | None:
        """Read a table with its whole journal and its latest moment."""
        if not table_id.isprintable():  # PostgreSQL does not look for what it cannot hold
            return None
        with self.engine.connect().execution_options(**self.database.snapshot) as connection:
            head = connection.execute(select(tables).where(tables.c.id == table_id)).one_or_none()
            if head is None:
                return None
            rows = connection.execute(select(journal).where(journal.c.table_id == table_id).order_by(journal.c.position)).all()
            return StoredTable(
                head.id,
                head.game,
                head.version,
                head.setup,
                head.created,
                seats_of(connection, [table_id])[table_id],
                [Entry(row.seat, row.code) for row in rows],
                [row.news for row in rows],
                head.beginning,
                connection.execute(select(kept.c.moment).where(kept.c.table_id == table_id)).scalar_one_or_none(),
                head.daily,
                head.seed_chosen,
                head.opened_from,
                head.touched,
                head.started,
                head.lesson,
                head.rematch_of,
                connection.execute(rematch_of(table_id)).scalar_one_or_none(),
                head.campaign,
                head.campaign_table,
            )

    def entries(self, table_id: str, position: int) -> list[Entry]:
        """Read what stands in a table's journal from a position on."""
        with self.engine.connect() as connection:
            rows = connection.execute(LATER, {"this": table_id, "first": position})
            return [Entry(row.seat, row.code) for row in rows]

    def since(self, table_id: str, position: int) -> Since | None:
        """Read everything that others have written of a table since a position."""
        with self.engine.connect() as connection:
            lesson = connection.execute(select(tables.c.lesson).where(tables.c.id == table_id)).scalar_one_or_none()
            if lesson is None:
                return None
            sitting = seats_of(connection, [table_id])[table_id]
            rematch = connection.execute(rematch_of(table_id)).scalar_one_or_none()
        return Since(self.entries(table_id, position), sitting, lesson, rematch)

    def append(
        self, connection: Connection, table_id: str, position: int, entry: Entry, news: list[Any], written: Written, person: bool
    ) -> None:
        """Write a choice at its position and what came of it; refuse it if the position is taken, or the one before it is not."""
        now = time.time()
        row = {"table_id": table_id, "position": position, "seat": entry.seat, "code": entry.code, "at": now, "news": news}
        touched = {"touched": now, "away": False, **({"started": True} if person else {})}
        try:
            connection.execute(ENTER, row)
            if not connection.execute(CHANGE, {"this": table_id, "before": position - 1, **_outcome(written), **touched}).rowcount:
                raise PositionTakenError
            if not connection.execute(KEEP, {"this": table_id, "moment": written.moment}).rowcount:
                connection.execute(kept.insert().values(table_id=table_id, moment=written.moment))
        except IntegrityError as problem:
            raise PositionTakenError from problem
        self.tell(connection, MOVED, table_id, [position, entry.seat, entry.code])

    def end_lesson(self, connection: Connection, table_id: str) -> None:
        """Note that a guided first game is one like any other from now on."""
        connection.execute(update(tables).where(tables.c.id == table_id).values(lesson=False))
        self.tell(connection, CHANGED, table_id)

    # seats and who holds them

    def change_seat(self, connection: Connection, table_id: str, seat: int, changed: dict[str, Any]) -> None:
        """Write down what has changed of a seat, and nothing else: another process may be changing the rest."""
        chosen = (seats.c.table_id == table_id) & (seats.c.seat == seat)
        if not connection.execute(update(seats).where(chosen).values(**changed)).rowcount:
            raise GoneError
        connection.execute(update(tables).where(tables.c.id == table_id).values(touched=time.time(), away=False))
        self.tell(connection, CHANGED, table_id)

    def hold(self, connection: Connection, table_id: str, visitor: str, seat: int) -> None:
        """Note that a visitor's browser has the right to a seat, or to be the host."""
        row = {"visitor": visitor, "table_id": table_id, "seat": seat}
        held = select(tables.c.id).where(tables.c.id == table_id).with_for_update()  # one after another: it may come twice at once
        if not connection.execute(held).first():
            raise GoneError
        if not connection.execute(select(holders).filter_by(**row)).first():
            connection.execute(holders.insert().values(**row))
            self.tell(connection, CHANGED, table_id)

    def held(self, visitor: str, table_id: str) -> list[int]:
        """List the seats that a visitor holds at a table."""
        chosen = (holders.c.visitor == visitor) & (holders.c.table_id == table_id)
        with self.engine.connect() as connection:
            return sorted(connection.execute(select(holders.c.seat).where(chosen)).scalars())

    def rights(self, table_id: str) -> list[Right]:
        """List everybody who holds a seat at a table, and its hosts."""
        chosen = select(holders).where(holders.c.table_id == table_id).order_by(holders.c.seat)
        with self.engine.connect() as connection:
            return [Right(row.visitor, row.seat) for row in connection.execute(chosen)]

    def rematch(self, table_id: str) -> str | None:
        """Find the table at which the people of another sit now."""
        with self.engine.connect() as connection:
            return connection.execute(rematch_of(table_id)).scalar_one_or_none()


def _written(connection: Connection, ask: Callable[..., Any], arguments: Sequence[Any]) -> Any:
    """Write one of several things; if it is refused, let all begin anew."""
    try:
        return ask(connection, *arguments)
    except OperationalError:
        raise
    except Exception as problem:
        raise _RefusedError from problem


def _outcome_of(connection: Connection, ask: Callable[..., Any], arguments: Sequence[Any]) -> Any:
    """Write one of several things; if it is refused, take back what it wrote, and give the reason."""
    point = connection.begin_nested()
    try:
        outcome = ask(connection, *arguments)
    except OperationalError:  # whatever holds the database up would hold up the others, too
        raise
    except Exception as problem:
        point.rollback()  # which fails if the database has given up the others, too
        return problem
    point.commit()
    return outcome


def _head(table: StoredTable) -> dict[str, Any]:
    """Give the columns of a table that never change, and when it was touched."""
    return {
        "id": table.id,
        "game": table.game,
        "version": table.version,
        "setup": table.setup,
        "created": table.created,
        "daily": table.daily,
        "seed_chosen": table.seed_chosen,
        "lesson": table.lesson,
        "opened_from": table.opened_from,
        "touched": table.created,
        "started": bool(table.journal),
        "beginning": table.beginning,
        "rematch_of": table.rematch_of,
        "campaign": table.campaign,
        "campaign_table": table.campaign_table,
    }


def _outcome(written: Written) -> dict[str, Any]:
    """Give the columns of a table that change with every choice."""
    scores = written.scores
    return {"summary": written.summary, "over": scores is not None, "scores": scores, "points": scores[0] if scores else None}
