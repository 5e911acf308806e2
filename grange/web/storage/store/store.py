"""The store: an append-only journal of choices for each table, in SQLite or PostgreSQL.

The journal is the truth. Each position in it can be written only once, so that two processes can never both play the same choice.
A call returns only when its data is on disk. Beside the journal lies the table's latest snapshot, from which it opens.
"""

from __future__ import annotations

import json
import secrets
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any, TypeAlias, TypeVar

from sqlalchemy import bindparam, delete, literal, null, select, union_all, update
from sqlalchemy.engine import Connection
from sqlalchemy.exc import IntegrityError, OperationalError

from grange.web.storage.databases import CHANNEL, WRITES, database_at
from grange.web.storage.facts import BACKUP, fact
from grange.web.storage.schema import campaigns, holders, journal, open_tables, seats, snapshots, tables
from grange.web.storage.store.campaigns import Campaigns, write_campaign
from grange.web.storage.store.choices import Choice, ChoiceWriter
from grange.web.storage.store.clubs import ClubStore
from grange.web.storage.store.company import CompanyStore
from grange.web.storage.store.cups import Cups
from grange.web.storage.store.days import Days
from grange.web.storage.store.keeper import Keeper
from grange.web.storage.store.kinds import CHANGED, LOBBY, MOVED
from grange.web.storage.store.lists import Lists
from grange.web.storage.store.lobby import LobbyStore, UnwelcomeError, met_unwillingly
from grange.web.storage.store.notices import NoticeStore
from grange.web.storage.store.pace import PaceStore
from grange.web.storage.store.people import PeopleStore
from grange.web.storage.store.players import Players
from grange.web.storage.store.queries import rematch_of, seats_of
from grange.web.storage.store.ratings import Ratings
from grange.web.storage.store.results import Results
from grange.web.storage.store.reviews import Reviews
from grange.web.storage.store.upkeep import Upkeep
from grange.web.storage.upgrade import make_ready
from grange.web.stored import (
    EndSeat,
    Entry,
    GoneError,
    NextTakenError,
    PositionTakenError,
    Right,
    SeatTakenError,
    Since,
    StoredCampaign,
    StoredSeat,
    StoredTable,
    Written,
)

# prepared statements for every choice; building one takes as long as running it
ENTER = journal.insert()
BEFORE = select(journal.c.position).where(journal.c.table_id == bindparam("this"), journal.c.position == bindparam("before"))
CHANGE = update(tables).where(
    tables.c.id == bindparam("this"), tables.c.closed.is_(None), (bindparam("before") < 0) | BEFORE.exists()
)
KEEP = update(snapshots).where(snapshots.c.table_id == bindparam("this"))
LATER = (
    select(journal.c.seat, journal.c.code, journal.c.at)
    .where(journal.c.table_id == bindparam("this"), journal.c.position >= bindparam("first"))
    .order_by(journal.c.position)
)
# everything that may have changed at a table, in one statement: a row for the table, one for each seat, one for each choice
FOLLOWING = tables.alias()
HEAD, SITTING, CHOSEN = range(3)
SINCE = union_all(
    select(
        literal(HEAD).label("kind"),
        literal(0).label("at"),
        literal(0).label("seat"),
        select(FOLLOWING.c.id).where(FOLLOWING.c.rematch_of == tables.c.id).scalar_subquery().label("text"),
        tables.c.closed.label("bot"),
        tables.c.lesson.label("flag"),
        tables.c.lesson.label("taken"),
        tables.c.created.label("time"),
        tables.c.lesson.label("account"),
        literal(0).label("link"),
    ).where(tables.c.id == bindparam("this")),
    select(
        literal(SITTING),
        literal(0),
        seats.c.seat,
        seats.c.name,
        seats.c.bot,
        seats.c.person,
        seats.c.taken,
        literal(0.0),
        seats.c.account,
        seats.c.link,
    ).where(seats.c.table_id == bindparam("this")),
    select(
        literal(CHOSEN),
        journal.c.position,
        journal.c.seat,
        journal.c.code,
        null(),
        literal(False),
        literal(False),
        journal.c.at,
        literal(False),
        literal(0),
    ).where(journal.c.table_id == bindparam("this"), journal.c.position >= bindparam("first")),
).order_by("kind", "at", "seat")

T = TypeVar("T")
Order: TypeAlias = tuple[Callable[..., Any], Sequence[Any]]  # a writing method, and its arguments after the connection


class _RefusedError(Exception):
    """One of several writes in a transaction was refused."""


class Store:
    """Stores tables; its attributes store everything else.

    A reading method is a transaction of its own; a writing method gets one, which other writes may share.
    """

    def __init__(self, address: str) -> None:
        self.database = database_at(address)
        self.engine = self.database.engine
        self.writing = self.engine.execution_options(**{WRITES: True})
        self.name = secrets.token_hex(4)  # identifies this process in notifications
        make_ready(self.database)
        self.campaigns, self.reviews, self.upkeep = Campaigns(self.engine), Reviews(self.engine), Upkeep(self.engine)
        self.lists, self.days, self.results = Lists(self.database), Days(self.database), Results(self.database)
        self.keeper = Keeper(self.engine)
        self.notices, self.pace = NoticeStore(self.engine), PaceStore(self.engine)
        self.people = PeopleStore(self.engine, self.notify)
        self.ratings, self.cups = Ratings(self.database), Cups(self.database)
        self.clubs, self.players = ClubStore(self.database), Players(self.engine)
        self.lobby, self.company = LobbyStore(self.database, self.notify), CompanyStore(self.database, self.notify)
        self.reading = self.engine.execution_options(**self.database.single)  # for a single statement
        self.choice_writer = ChoiceWriter(self.database, CHANNEL) if self.database.shared else None

    def close(self) -> None:
        """Close the database."""
        if self.choice_writer:
            self.choice_writer.close()
        self.engine.dispose()

    def write(self, ask: Callable[..., T], *arguments: Any) -> T:
        """Write one thing; it is on disk when this returns."""
        (outcome,) = self.write_together([(ask, arguments)])
        if isinstance(outcome, Exception):
            raise outcome
        written: T = outcome
        return written

    def answers(self) -> None:
        """Check whether the database answers."""
        with self.engine.connect() as connection:
            connection.execute(select(1))

    def last_backup(self) -> float:
        """Return the time of the last backup; 0 if there was none."""
        with self.reading.connect() as connection:
            return float(fact(connection, BACKUP) or 0)

    def try_writing(self, connection: Connection) -> None:
        """Insert a row and delete it in the same transaction: nobody ever sees it, but the commit has to reach the disk."""
        mine = f"trial {self.name}"
        connection.execute(campaigns.insert().values(id=mine, document={}, revision=0, touched=0.0))
        connection.execute(delete(campaigns).where(campaigns.c.id == mine))

    def write_together(self, orders: Sequence[Order]) -> list[Any]:
        """Write several things, which are on disk when this returns; the result of a refused one is its error.

        A refusal is rare. Only then the transaction starts again, with a savepoint for each write, which costs as much as a choice.
        """
        if self._write_choices(orders):
            return [None] * len(orders)
        with suppress(_RefusedError), self.writing.begin() as connection:
            return [_written(connection, *order) for order in orders]
        with self.writing.begin() as connection:
            return [_outcome_of(connection, *order) for order in orders]

    def _write_choices(self, orders: Sequence[Order]) -> bool:
        """Write choices of different tables in one statement, if these are such choices; return whether they are on disk."""
        if self.choice_writer is None or not all(self.is_choice(ask) for ask, _ in orders):
            return False
        choices = [Choice(*arguments) for _, arguments in orders]
        if len({choice.table for choice in choices}) < len(choices) or any(choice.written.ending for choice in choices):
            return False
        rows = [choice.row(self._notification(MOVED, choice.table, _moved(choice.position, choice.entry))) for choice in choices]
        return self.choice_writer.write(rows)

    def is_choice(self, ask: Callable[..., Any]) -> bool:
        """Check whether a writing method is the one for choices."""
        return ask == self.append

    def notify(self, connection: Connection, what: str, about: str, more: Any = None) -> None:
        """Notify the other processes as soon as the transaction is on disk."""
        self.database.notify(connection, self._notification(what, about, more))

    def _notification(self, what: str, about: str, more: Any) -> str:
        return json.dumps([self.name, what, about, more])

    # tables

    def create(
        self,
        connection: Connection,
        table: StoredTable,
        written: Written,
        rights: Sequence[Right] = (),
        campaign: StoredCampaign | None = None,
        wishes: Sequence[str] = (),
    ) -> None:
        """Store a new table with its holders; an imported table has its whole journal.

        With the table of a campaign's next game, this stores the campaign, too; with that of some wishes, that they are met.
        """
        if wishes:
            self.lobby.meet(connection, wishes, table.id, table.created)
        try:
            connection.execute(tables.insert().values(**_head(table), **_outcome(written)))
        except IntegrityError as problem:
            raise NextTakenError from problem
        if campaign is not None:
            write_campaign(connection, campaign)
        connection.execute(seats.insert(), [{"table_id": table.id, **vars(seat)} for seat in table.seats])
        connection.execute(snapshots.insert().values(table_id=table.id, moment=written.snapshot))
        if table.journal:
            rows = [
                {"table_id": table.id, "position": at, **vars(entry), "at": table.created, "news": table.news[at]}
                for at, entry in enumerate(table.journal)
            ]
            connection.execute(journal.insert(), rows)
        if rights:
            connection.execute(holders.insert(), [{"table_id": table.id, **vars(right)} for right in rights])
        if table.rematch_of:
            self.notify(connection, CHANGED, table.rematch_of)
        if table.seeks:
            connection.execute(open_tables.insert().values(table_id=table.id, **vars(table.seeks)))
            self.notify(connection, LOBBY, table.id)

    def load(self, table_id: str) -> StoredTable | None:
        """Load a table with its whole journal and its latest snapshot."""
        if not table_id.isprintable():  # PostgreSQL fails on texts that it cannot store
            return None
        with self.engine.connect().execution_options(**self.database.snapshot) as connection:
            head = connection.execute(select(tables).where(tables.c.id == table_id)).one_or_none()
            if head is None:
                return None
            rows = connection.execute(select(journal).where(journal.c.table_id == table_id).order_by(journal.c.position)).all()
            return StoredTable(
                id=head.id,
                game=head.game,
                version=head.version,
                setup=head.setup,
                created=head.created,
                seats=seats_of(connection, [table_id])[table_id],
                journal=[Entry(row.seat, row.code, row.at) for row in rows],
                news=[row.news for row in rows],
                beginning=head.beginning,
                snapshot=connection.execute(
                    select(snapshots.c.moment).where(snapshots.c.table_id == table_id)
                ).scalar_one_or_none(),
                daily=head.daily,
                seed_chosen=head.seed_chosen,
                opened_from=head.opened_from,
                touched=head.touched,
                started=head.started,
                lesson=head.lesson,
                rematch_of=head.rematch_of,
                rematch=connection.execute(rematch_of(table_id)).scalar_one_or_none(),
                campaign=head.campaign,
                campaign_table=head.campaign_table,
                closed=head.closed,
                closed_at=head.closed_at,
                pauses=[(began, ended) for began, ended in head.pauses or []],
                rated=head.rated,
                club=head.club,
            )

    def entries(self, table_id: str, position: int) -> list[Entry]:
        """Return a table's journal from a position on."""
        with self.reading.connect() as connection:
            rows = connection.execute(LATER, {"this": table_id, "first": position})
            return [Entry(row.seat, row.code, row.at) for row in rows]

    def since(self, table_id: str, position: int) -> Since | None:
        """Return everything that others have written for a table since a position."""
        with self.reading.connect() as connection:
            rows = connection.execute(SINCE, {"this": table_id, "first": position}).all()
        if not rows or rows[0].kind != HEAD:
            return None
        sitting = [
            StoredSeat(row.seat, row.text, row.bot, bool(row.flag), bool(row.taken), bool(row.account), row.link)
            for row in rows
            if row.kind == SITTING
        ]
        entries = [Entry(row.seat, row.text, row.time) for row in rows if row.kind == CHOSEN]
        return Since(entries, sitting, bool(rows[0].flag), rows[0].text, rows[0].bot)

    def append(
        self, connection: Connection, table_id: str, position: int, entry: Entry, news: list[Any], written: Written, person: bool
    ) -> None:
        """Write a choice at its position, with its results; refuse it if the position is taken, or if the one before it is not."""
        now = entry.at or time.time()
        row = {"table_id": table_id, "position": position, "seat": entry.seat, "code": entry.code, "at": now, "news": news}
        touched = {"touched": now, "away": False, **({"started": True} if person else {})}
        try:
            connection.execute(ENTER, row)
            if not connection.execute(CHANGE, {"this": table_id, "before": position - 1, **_outcome(written), **touched}).rowcount:
                raise PositionTakenError
            if not connection.execute(KEEP, {"this": table_id, "moment": written.snapshot}).rowcount:
                connection.execute(snapshots.insert().values(table_id=table_id, moment=written.snapshot))
            if written.ending:
                self._enter_result(connection, table_id, written.ending, now)
        except IntegrityError as problem:
            raise PositionTakenError from problem
        self.notify(connection, MOVED, table_id, _moved(position, entry))

    def _enter_result(self, connection: Connection, table_id: str, ending: Sequence[EndSeat], ended: float) -> None:
        """Write the result of a game for ratings, and for the season of its club."""
        head = connection.execute(select(tables.c.rated, tables.c.club).where(tables.c.id == table_id)).one()
        if head.rated:
            self.ratings.enter(connection, table_id, ending, ended)
        if head.club:
            self.clubs.enter(connection, table_id, head.club, ending, ended)

    def append_side_entry(
        self,
        connection: Connection,
        table_id: str,
        position: int,
        entry: Entry,
        news: list[Any],
        written: Written,
        changed: dict[str, Any],
    ) -> None:
        """Write a side entry, and in the same transaction what it changes about its seat."""
        self.append(connection, table_id, position, entry, news, written, False)
        if changed:
            chosen = (seats.c.table_id == table_id) & (seats.c.seat == entry.seat)
            connection.execute(update(seats).where(chosen).values(**changed))

    def end_lesson(self, connection: Connection, table_id: str) -> None:
        """Turn a guided first game into an ordinary one."""
        connection.execute(update(tables).where(tables.c.id == table_id).values(lesson=False))
        self.notify(connection, CHANGED, table_id)

    # seats and their holders

    def change_seat(self, connection: Connection, table_id: str, seat: int, changed: dict[str, Any]) -> None:
        """Store only the changed values of a seat: another process may be changing the rest."""
        chosen = (seats.c.table_id == table_id) & (seats.c.seat == seat)
        if not connection.execute(update(seats).where(chosen).values(**changed)).rowcount:
            raise GoneError
        connection.execute(update(tables).where(tables.c.id == table_id).values(touched=time.time(), away=False))
        self.notify(connection, CHANGED, table_id)

    def hold(self, connection: Connection, table_id: str, visitor: str, seat: int) -> None:
        """Give a visitor's browser the right to a seat, or to be the host."""
        row = {"visitor": visitor, "table_id": table_id, "seat": seat}
        held = select(tables.c.id).where(tables.c.id == table_id).with_for_update()  # the request may arrive twice at once
        if not connection.execute(held).first():
            raise GoneError
        if not connection.execute(select(holders).filter_by(**row)).first():
            connection.execute(holders.insert().values(**row))
            self.notify(connection, CHANGED, table_id)

    def take_by_link(self, connection: Connection, table_id: str, visitor: str, seat: StoredSeat, called: dict[str, Any]) -> None:
        """Let a visitor take a seat by its link, which works once; refuse a second visitor, a replaced link, and anybody kept away.

        The link counts as used then, and the token that the seat had so far no longer opens it.
        """
        people = connection.execute(select(holders.c.visitor).where(holders.c.table_id == table_id)).scalars().all()
        if met_unwillingly(connection, visitor, people):
            raise UnwelcomeError
        free = (seats.c.table_id == table_id, seats.c.seat == seat.seat, seats.c.link == seat.link, ~seats.c.taken)
        if not connection.execute(update(seats).where(*free).values(taken=True, link=seat.link + 1, **called)).rowcount:
            raise SeatTakenError
        self.hold(connection, table_id, visitor, seat.seat)
        connection.execute(update(tables).where(tables.c.id == table_id).values(touched=time.time(), away=False))
        self.notify(connection, CHANGED, table_id)

    def renew_link(self, connection: Connection, table_id: str, seat: StoredSeat) -> None:
        """Replace the link of a seat by a new one, as long as nobody has used it; the same request sent twice makes one link."""
        free = (seats.c.table_id == table_id, seats.c.seat == seat.seat, ~seats.c.taken)
        chosen = update(seats).where(*free, seats.c.link == seat.link).values(link=seat.link + 1)
        if not connection.execute(chosen).rowcount and not connection.execute(select(seats.c.seat).where(*free)).first():
            raise SeatTakenError
        self.notify(connection, CHANGED, table_id)

    def held(self, visitor: str, table_id: str) -> list[int]:
        """List the seats that a visitor holds at a table."""
        chosen = (holders.c.visitor == visitor) & (holders.c.table_id == table_id)
        with self.reading.connect() as connection:
            return sorted(connection.execute(select(holders.c.seat).where(chosen)).scalars())

    def sitting(self, table_id: str) -> list[StoredSeat]:
        """List the seats of a table."""
        with self.engine.connect() as connection:
            return seats_of(connection, [table_id])[table_id]

    def rights(self, table_id: str) -> list[Right]:
        """List everybody who holds a seat at a table, and its hosts."""
        chosen = select(holders).where(holders.c.table_id == table_id).order_by(holders.c.seat)
        with self.engine.connect() as connection:
            return [Right(row.visitor, row.seat) for row in connection.execute(chosen)]

    def rematch(self, table_id: str) -> str | None:
        """Find the rematch of a table."""
        with self.engine.connect() as connection:
            return connection.execute(rematch_of(table_id)).scalar_one_or_none()


def _written(connection: Connection, ask: Callable[..., Any], arguments: Sequence[Any]) -> Any:
    """Write one of several things; if it is refused, raise, so that all start again."""
    try:
        return ask(connection, *arguments)
    except OperationalError:
        raise
    except Exception as problem:
        raise _RefusedError from problem


def _outcome_of(connection: Connection, ask: Callable[..., Any], arguments: Sequence[Any]) -> Any:
    """Write one of several things; if it is refused, roll it back and return the error."""
    point = connection.begin_nested()
    try:
        outcome = ask(connection, *arguments)
    except OperationalError:  # a problem of the database would affect the others, too
        raise
    except Exception as problem:
        point.rollback()  # this fails if the database has aborted the whole transaction
        return problem
    point.commit()
    return outcome


def _moved(position: int, entry: Entry) -> list[Any]:
    """Return what a notification says about a choice."""
    return [position, entry.seat, entry.code, entry.at]


def _head(table: StoredTable) -> dict[str, Any]:
    """Return the columns of a table that never change, and the time of its last use."""
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
        "rated": table.rated,
        "club": table.club,
    }


def _outcome(written: Written) -> dict[str, Any]:
    """Return the columns of a table that change with every choice."""
    scores = written.scores
    return {
        "summary": written.summary,
        "over": scores is not None,
        "scores": scores,
        "points": scores[0] if scores else None,
        "deadline": None if scores else written.deadline,
    }
