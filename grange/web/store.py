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
from dataclasses import dataclass, field
from typing import Any, TypeAlias, TypeVar

from sqlalchemy import Select, Subquery, Text, bindparam, case, cast, delete, func, select, update
from sqlalchemy.engine import Connection, Row
from sqlalchemy.exc import IntegrityError, OperationalError

from grange.web.databases import WRITES, database_at
from grange.web.schema import HOST, campaigns, holders, journal, kept, reviews, seats, tables
from grange.web.upgrade import make_ready

LISTED = (
    *(tables.c[name] for name in ("id", "game", "version", "over", "started", "away", "touched")),
    cast(tables.c.summary, Text).label("summary"),
)
CAMPAIGN = (
    *(campaigns.c[name] for name in ("id", "revision", "playing", "touched")),
    cast(campaigns.c.document, Text).label("document"),
)
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
AT_ONCE = 500  # tables that are put away in one transaction
# what processes tell each other
MOVED, CHANGED, SAID, FACED, REVIEW, USED = "moved", "changed", "said", "faced", "review", "used"

T = TypeVar("T")
Order: TypeAlias = tuple[Callable[..., Any], Sequence[Any]]  # a method that writes, and what it is given after the connection


class PositionTakenError(Exception):
    """Somebody else has written this position of the journal, or it does not come next any more."""


class GoneError(Exception):
    """The table was cleared away."""


class _RefusedError(Exception):
    """One of several things that were to be written together was refused."""


class NextTakenError(Exception):
    """Somebody else has opened the table that comes after this one, or changed its campaign."""


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


@dataclass(frozen=True)
class Written:
    """What is written down of a table after a choice, besides the choice itself."""

    moment: dict[str, Any]  # from which the table opens again
    summary: dict[str, Any]  # what a list of games shows
    scores: list[int] | None = None  # when the game is over


@dataclass
class StoredTable:
    """A table as the store knows it."""

    id: str
    game: str
    version: int
    setup: dict[str, Any]
    created: float
    seats: list[StoredSeat]
    journal: list[Entry] = field(default_factory=list)
    news: list[Any] = field(default_factory=list)  # what each choice made happen
    beginning: list[Any] | None = None
    moment: dict[str, Any] | None = None  # the latest, if it is kept
    daily: str | None = None
    seed_chosen: bool = False
    opened_from: str | None = None
    touched: float = 0.0
    started: bool = False
    lesson: bool = False  # whether it is a guided first game that goes on
    rematch_of: str | None = None  # the table at which the same people sat before
    rematch: str | None = None  # the table at which they sit now
    campaign: str | None = None  # of which it is a game
    campaign_table: int | None = None  # the how manieth table of the campaign it is, from 0


@dataclass(frozen=True)
class Since:
    """What has become of a table since a position of its journal."""

    journal: list[Entry]
    seats: list[StoredSeat]
    lesson: bool
    rematch: str | None


@dataclass(frozen=True)
class StoredCampaign:
    """A campaign as the store knows it."""

    id: str
    document: dict[str, Any]
    revision: int = 0  # before it was written for the first time
    playing: str | None = None  # the table of the game that has begun and is not taken in yet
    last: str = ""  # its latest table
    tables: int = 0  # that it has had


@dataclass(frozen=True)
class Right:
    """What a visitor's browser has the right to at a table: a seat, or to be its host."""

    visitor: str
    seat: int


@dataclass(frozen=True)
class Listed:
    """A table as a list of games shows it."""

    id: str
    game: str
    version: int
    over: bool
    started: bool
    away: bool
    touched: float
    summary: dict[str, Any] | None
    seats: list[StoredSeat]
    held: list[int]  # by the visitor


@dataclass(frozen=True)
class DailyPlace:
    """Somebody's place in a day's challenge."""

    day: str
    game: str
    table: str
    name: str
    place: int
    points: int
    touched: float
    mine: bool


class Store:
    """Keeps tables. A method that reads is a transaction of its own; one that writes is given one, which others may share."""

    def __init__(self, address: str) -> None:
        self.database = database_at(address)
        self.engine = self.database.engine
        self.writing = self.engine.execution_options(**{WRITES: True})
        self.name = secrets.token_hex(4)  # by which a process knows its own notices
        make_ready(self.database)

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
            _write_campaign(connection, campaign)
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
                _seats_of(connection, [table_id])[table_id],
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
                connection.execute(_rematch(table_id)).scalar_one_or_none(),
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
            sitting = _seats_of(connection, [table_id])[table_id]
            rematch = connection.execute(_rematch(table_id)).scalar_one_or_none()
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

    # campaigns

    def campaign(self, campaign_id: str) -> StoredCampaign | None:
        """Read a campaign, with its latest table."""
        if not campaign_id.isprintable():
            return None
        last = select(tables.c.id, tables.c.campaign_table).where(tables.c.campaign == campaign_id)
        with self.engine.connect() as connection:
            row = connection.execute(select(*CAMPAIGN).where(campaigns.c.id == campaign_id)).one_or_none()
            table = connection.execute(last.order_by(tables.c.campaign_table.desc())).first()
        if row is None or table is None:
            return None
        return StoredCampaign(row.id, _document(row.document) or {}, row.revision, row.playing, table.id, table.campaign_table + 1)

    def change_campaign(self, connection: Connection, campaign: StoredCampaign) -> None:
        """Write down what has become of a campaign, unless somebody else has changed it meanwhile."""
        _write_campaign(connection, campaign)

    def campaigns_of(self, visitor: str, most: int) -> list[tuple[str, dict[str, Any], list[StoredSeat]]]:
        """List a visitor's campaigns, the newest first, with those who sit at their latest tables."""
        own = select(tables.c.campaign).join(holders, holders.c.table_id == tables.c.id).where(holders.c.visitor == visitor)
        newest = select(*CAMPAIGN).where(campaigns.c.id.in_(own)).order_by(campaigns.c.touched.desc()).limit(most)
        with self.engine.connect() as connection:
            rows = connection.execute(newest).all()
            games = select(tables.c.id, tables.c.campaign).where(tables.c.campaign.in_([row.id for row in rows]))
            last = {game.campaign: game.id for game in connection.execute(games.order_by(tables.c.campaign_table))}
            sitting = _seats_of(connection, list(last.values()))
        return [(row.id, _document(row.document) or {}, sitting[last[row.id]]) for row in rows]

    # reviews

    def review(self, table_id: str) -> dict[str, Any] | None:
        """Read what is known of the review of a table's game."""
        document = select(cast(reviews.c.document, Text)).where(reviews.c.table_id == table_id)
        with self.engine.connect() as connection:
            text = connection.execute(document).scalar_one_or_none()
        return None if text is None else _document(text) or {}

    def begin_review(self, connection: Connection, table_id: str) -> None:
        """Write down that a review is being made of which nothing is known yet."""
        if not connection.execute(select(reviews.c.done).where(reviews.c.table_id == table_id)).first():
            connection.execute(reviews.insert().values(table_id=table_id, document={}, done=False))

    def keep_review(self, connection: Connection, table_id: str, document: dict[str, Any], done: bool) -> None:
        """Write down what is known of the review of a table's game."""
        known = {"document": document, "done": done}
        if not connection.execute(update(reviews).where(reviews.c.table_id == table_id).values(**known)).rowcount:
            connection.execute(reviews.insert().values(table_id=table_id, **known))

    def reviews_left(self) -> list[str]:
        """List the tables with a review that was begun and is not made yet."""
        with self.engine.connect() as connection:
            return list(connection.execute(select(reviews.c.table_id).where(~reviews.c.done)).scalars())

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
            return connection.execute(_rematch(table_id)).scalar_one_or_none()

    # lists

    def tables_of(self, visitor: str, most: int) -> list[Listed]:
        """List a visitor's tables, the newest first."""
        own = _tables_of(visitor)
        newest = select(*LISTED).where(tables.c.id.in_(own)).order_by(tables.c.touched.desc()).limit(most)
        with self.engine.connect() as connection:
            rows = connection.execute(newest).all()
            ids = [row.id for row in rows]
            sitting = _seats_of(connection, ids)
            mine = connection.execute(select(holders).where(holders.c.visitor == visitor, holders.c.table_id.in_(ids))).all()
        return [_listed(row, sitting[row.id], sorted(right.seat for right in mine if right.table_id == row.id)) for row in rows]

    def daily(self, day: str, visitor: str, best: int) -> tuple[list[DailyPlace], dict[str, int]]:
        """Give the best places of a day's challenges and the visitor's own, and how many have played each.

        Only what is shown is ranked: a day may have thousands.
        """
        played = select(tables.c.game, func.count()).where(tables.c.daily == day).group_by(tables.c.game).order_by(tables.c.game)
        with self.engine.connect() as connection:
            counts: dict[str, int] = {row[0]: row[1] for row in connection.execute(played)}
            places = [place for game in counts for place in self._places(connection, day, game, visitor, best)]
        return places, counts

    def _places(self, connection: Connection, day: str, game: str, visitor: str, best: int) -> list[DailyPlace]:
        """Give the best places of one challenge and the visitor's own."""
        finished = self._finished().where(tables.c.daily == day, tables.c.game == game)
        leading = finished.order_by(tables.c.points.desc(), tables.c.touched).limit(best).subquery()
        rows = connection.execute(_with_names(leading, visitor).order_by(leading.c.points.desc(), leading.c.touched)).all()
        places = [DailyPlace(**row._mapping, place=place) for place, row in enumerate(rows, 1)]
        others = finished.where(tables.c.id.in_(_tables_of(visitor)), tables.c.id.not_in([place.table for place in places]))
        for row in connection.execute(_with_names(others.subquery(), visitor)):
            before = (tables.c.points > row.points) | ((tables.c.points == row.points) & (tables.c.touched < row.touched))
            better = connection.execute(select(func.count()).select_from(finished.where(before).subquery())).scalar_one()
            places.append(DailyPlace(**row._mapping, place=better + 1))
        return places

    def days(self, before: str, visitor: str, most: int) -> list[DailyPlace]:
        """List the first places of the challenges of past days, and the visitor's own, the latest day first."""
        place = func.row_number().over(
            partition_by=(tables.c.daily, tables.c.game), order_by=(tables.c.points.desc(), tables.c.touched)
        )
        ranked = self._finished().add_columns(place.label("place")).where(tables.c.daily < before).subquery()
        latest = select(ranked.c.day).distinct().order_by(ranked.c.day.desc()).limit(most)
        mine = ranked.c.table.in_(_tables_of(visitor))
        shown = _with_names(ranked, visitor).where(ranked.c.day.in_(latest), (ranked.c.place == 1) | mine)
        with self.engine.connect() as connection:
            rows = connection.execute(shown.order_by(ranked.c.day.desc(), ranked.c.game, ranked.c.place))
            return [DailyPlace(**row._mapping) for row in rows]

    def _finished(self) -> Select[Any]:
        """List every table at which a day's challenge was finished while the day was not over."""
        in_time = self.database.day(tables.c.touched) <= tables.c.daily
        columns = (tables.c.daily.label("day"), tables.c.game, tables.c.id.label("table"), tables.c.points, tables.c.touched)
        return select(*columns).where(tables.c.daily.is_not(None), tables.c.points.is_not(None), in_time)

    def first_day(self) -> str | None:
        """Name the first day whose challenge anybody has begun."""
        with self.engine.connect() as connection:
            first: str | None = connection.execute(select(func.min(tables.c.daily))).scalar_one()
            return first

    def daily_of(self, game: str, day: str, visitor: str) -> str | None:
        """Find the table at which a visitor plays a day's challenge."""
        mine = select(tables.c.id).join(holders, holders.c.table_id == tables.c.id)
        chosen = mine.where(tables.c.daily == day, tables.c.game == game, holders.c.visitor == visitor)
        with self.engine.connect() as connection:
            return connection.execute(chosen).scalars().first()

    def lesson_of(self, game: str, visitor: str) -> str | None:
        """Find the table at which a visitor is learning a game."""
        mine = select(tables.c.id).join(holders, holders.c.table_id == tables.c.id)
        chosen = mine.where(tables.c.lesson, ~tables.c.over, tables.c.game == game, holders.c.visitor == visitor)
        with self.engine.connect() as connection:
            return connection.execute(chosen).scalars().first()

    def games_played(self, visitor: str) -> set[str]:
        """List the games of which a visitor has begun one, and not left it while learning."""
        own = _tables_of(visitor)
        begun = select(tables.c.game).where(tables.c.id.in_(own), tables.c.started, ~tables.c.lesson).distinct()
        with self.engine.connect() as connection:
            return set(connection.execute(begun).scalars())

    def waiting_for_bots(self) -> list[str]:
        """List the running tables with a bot among those who are asked."""
        asked = select(*LISTED, seats.c.seat).join(seats, seats.c.table_id == tables.c.id)
        with self.engine.connect() as connection:
            bots = asked.where(seats.c.bot.is_not(None), self.database.may_ask(tables.c.summary, seats.c.seat))
            rows = connection.execute(bots.where(~tables.c.over, ~tables.c.away)).all()
        summaries = [(row, _document(row.summary)) for row in rows]
        return sorted({row.id for row, known in summaries if known is None or row.seat in known.get("asked", [])})

    # how full the house is

    def running(self) -> int:
        """Count the tables in play."""
        with self.engine.connect() as connection:
            return int(connection.execute(select(func.count()).where(~tables.c.over, ~tables.c.away)).scalar_one())

    def running_of(self, visitor: str) -> int:
        """Count the tables in play that a visitor has opened."""
        own = select(holders.c.table_id).where(holders.c.visitor == visitor, holders.c.seat == HOST)
        counted = select(func.count()).where(tables.c.id.in_(own), ~tables.c.over, ~tables.c.away)
        with self.engine.connect() as connection:
            return int(connection.execute(counted).scalar_one())

    def opened_from(self, address: str, since: float) -> int:
        """Count the tables that were opened from an address since a moment, or are still in play."""
        in_play = ~tables.c.over & ~tables.c.away
        counted = select(func.count()).where(tables.c.opened_from == address, (tables.c.created >= since) | in_play)
        with self.engine.connect() as connection:
            return int(connection.execute(counted).scalar_one())

    def touch(self, connection: Connection, used: Sequence[str], unstarted_before: float, unfinished_before: float) -> None:
        """Note that somebody uses tables which would soon be cleared or put away."""
        before = case((tables.c.started, unfinished_before), else_=unstarted_before)
        soon = (tables.c.id.in_(list(used)), ~tables.c.over, tables.c.touched < before)
        connection.execute(update(tables).where(*soon).values(touched=time.time()))

    def put_away(self, connection: Connection, unstarted_before: float, unfinished_before: float, used: Sequence[str]) -> list[str]:
        """Clear away tables that nobody began, and put away those that nobody has touched for long, apart from those in use."""
        idle = [~tables.c.over, ~tables.c.away, tables.c.id.not_in(list(used))]
        chosen = select(tables.c.id).where(*idle).limit(AT_ONCE).with_for_update(skip_locked=True)  # nobody sits down meanwhile
        unstarted = chosen.where(~tables.c.started, tables.c.touched < unstarted_before)
        unfinished = chosen.where(tables.c.started, tables.c.touched < unfinished_before)
        cleared = list(connection.execute(unstarted).scalars())
        away = list(connection.execute(unfinished).scalars())
        for part in (journal, kept, holders, seats):
            connection.execute(delete(part).where(part.c.table_id.in_(cleared)))
        connection.execute(delete(tables).where(tables.c.id.in_(cleared)))
        connection.execute(update(tables).where(tables.c.id.in_(away)).values(away=True))
        if cleared:
            without_tables = ~select(tables.c.id).where(tables.c.campaign == campaigns.c.id).exists()
            connection.execute(delete(campaigns).where(without_tables))
        return cleared + away


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


def _write_campaign(connection: Connection, campaign: StoredCampaign) -> None:
    """Write a campaign for the first time, or over the revision that was read."""
    row = {"document": campaign.document, "revision": campaign.revision + 1, "playing": campaign.playing, "touched": time.time()}
    if not campaign.revision:
        connection.execute(campaigns.insert().values(id=campaign.id, **row))
        return
    read = (campaigns.c.id == campaign.id) & (campaigns.c.revision == campaign.revision)
    if not connection.execute(update(campaigns).where(read).values(**row)).rowcount:
        raise NextTakenError


def _tables_of(visitor: str) -> Select[tuple[str]]:
    """List the tables that a visitor holds."""
    return select(holders.c.table_id).where(holders.c.visitor == visitor)


def _with_names(places: Subquery, visitor: str) -> Select[Any]:
    """Say whose places these are, and which are the visitor's own."""
    first = (seats.c.table_id == places.c.table) & (seats.c.seat == 0)
    return select(places, seats.c.name, places.c.table.in_(_tables_of(visitor)).label("mine")).join(seats, first)


def _rematch(table_id: str) -> Select[Any]:
    return select(tables.c.id).where(tables.c.rematch_of == table_id)


def _outcome(written: Written) -> dict[str, Any]:
    """Give the columns of a table that change with every choice."""
    scores = written.scores
    return {"summary": written.summary, "over": scores is not None, "scores": scores, "points": scores[0] if scores else None}


def _seats_of(connection: Connection, ids: Sequence[str]) -> dict[str, list[StoredSeat]]:
    sitting: dict[str, list[StoredSeat]] = {table: [] for table in ids}
    for row in connection.execute(select(seats).where(seats.c.table_id.in_(ids)).order_by(seats.c.seat)):
        sitting[row.table_id].append(StoredSeat(row.seat, row.name, row.bot, row.person, row.taken))
    return sitting


def _listed(row: Row[Any], sitting: list[StoredSeat], held: list[int]) -> Listed:
    summary = _document(row.summary)
    return Listed(row.id, row.game, row.version, row.over, row.started, row.away, row.touched, summary, sitting, held)


def _document(text: str | None) -> dict[str, Any] | None:
    """Read what a list shows of a table or a campaign; what is damaged there must not hide the others."""
    try:
        document = json.loads(text or "null")
    except ValueError:
        return None
    return document if isinstance(document, dict) else None
