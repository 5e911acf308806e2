"""Databases: a file of SQLite or a server with PostgreSQL, and what each needs so that what was written stays written.

Everything else speaks to both in the same words. Only the store opens connections, and only the archive calls the store.
"""

from __future__ import annotations

import logging
import sqlite3
import time
from collections.abc import AsyncIterator, Iterator, Mapping
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any, Protocol

from sqlalchemy import URL, ColumnElement, Connection, Engine, bindparam, cast, create_engine, event, func, make_url, select, true
from sqlalchemy.dialects.postgresql import JSONB
from sqlalchemy.exc import ArgumentError, OperationalError, SQLAlchemyError

from grange.core.errors import BadSetup
from grange.web.refusals import Unwritten

WRITES = "grange_writes"  # marks the connections that are going to write
CONNECT_WITHIN = 5  # seconds
LONGEST_LOCK = 5000  # milliseconds that a write waits for another program
LONGEST_IDLE = 10_000  # milliseconds that a process which does not go on keeps others from what it was writing
GONE_AFTER = {  # seconds, apart from the last: a server behind a line that is cut is not waited for as long as the system would
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 3,
    "tcp_user_timeout": 10_000,  # milliseconds
}
CONNECTING: dict[str, Any] = {"connect_timeout": CONNECT_WITHIN, "application_name": "grange", **GONE_AFTER}
NOTICED_AFTER = {  # the same at the other end: the server lets go of what a machine held that is not there any more
    "tcp_keepalives_idle": 5,
    "tcp_keepalives_interval": 2,
    "tcp_keepalives_count": 3,
}
PASSWORDS = ("password", "sslpassword")  # that may also stand among the options of an address
SCHEMA_LOCK = 0x6772616E6765  # any number that is only ours
CHANNEL = "grange"  # on which processes tell each other what they wrote
TELL = select(func.pg_notify(CHANNEL, bindparam("notice")))
CROSSED = ("40001", "40P01")  # what PostgreSQL calls transactions that stood in each other's way

log = logging.getLogger("grange.databases")


class Database(Protocol):
    """Where a store lies."""

    engine: Engine
    name: str  # as its owner knows it, without a password
    upgrades_itself: bool  # when newer code opens it
    shared: bool  # by several processes at the same time
    snapshot: Mapping[str, Any]  # options of a connection that sees everything as it was at one moment

    def damages(self, connection: Connection) -> list[str]:
        """List what the database itself finds wrong with what it holds."""

    def keep_copy(self) -> Path | None:
        """Keep the database as it is beside it, if that can be done from here."""

    def be_alone(self, connection: Connection) -> None:
        """Let nobody else change the schema until the transaction is over."""

    def trust(self) -> None:
        """Remember what the database is, to know it again."""

    def check(self) -> None:
        """Refuse to write where it would be lost."""

    def day(self, moment: ColumnElement[float]) -> ColumnElement[str]:
        """Name the day of a moment, as 2026-11-17."""

    def may_ask(self, summary: ColumnElement[Any], seat: ColumnElement[int]) -> ColumnElement[bool]:
        """Tell whether a seat is asked according to a table's summary, as far as the database can read it."""

    def tell(self, connection: Connection, notice: str) -> None:
        """Tell the other processes something when the transaction is over, and not before."""

    def told(self) -> AsyncIterator[str | None]:
        """Give what processes tell, for as long as the database can be heard; first of all nothing, when that begins."""

    def were_crossed(self, problem: OperationalError) -> bool:
        """Tell whether transactions only stood in each other's way, and can be tried again."""


def database_at(address: str) -> Database:
    """Find the database at an address; nothing is opened yet."""
    try:
        url = make_url(address)
        return KINDS[url.drivername](url)
    except (ArgumentError, KeyError, ValueError):  # a port that is no number; what it is may be part of a password
        raise BadSetup("error-database-address") from None


@contextmanager
def opened(address: str) -> Iterator[Database]:
    """Use a database and let go of it again; say what is wrong if it does not answer."""
    database = database_at(address)
    try:
        yield database
    except SQLAlchemyError as problem:
        raise BadSetup("error-database-unreachable", database=database.name, problem=first_line(problem)) from problem
    finally:
        database.engine.dispose()


def first_line(problem: SQLAlchemyError) -> str:
    """Give what a database said was wrong, in one line."""
    return str(getattr(problem, "orig", None) or problem).partition("\n")[0]


def is_server(address: str) -> bool:
    """Tell whether an address is that of a server, and not of a file."""
    return isinstance(database_at(address), PostgresServer)


class SqliteFile:
    """A file that one server at a time uses; it needs nothing."""

    upgrades_itself = True
    shared = False
    snapshot: Mapping[str, Any] = {}  # as every transaction does

    def __init__(self, url: URL) -> None:
        self.file = Path(url.database or "")
        self.name = str(self.file)
        self.engine = create_engine(url, hide_parameters=True)  # what is hidden in a game does not belong into a log
        self.known: list[int] = []
        event.listen(self.engine, "connect", _make_durable)
        event.listen(self.engine, "begin", _begin)

    def damages(self, connection: Connection) -> list[str]:
        """Let SQLite look through the whole file, and for rows whose table is not there."""
        found = [str(row[0]) for row in connection.exec_driver_sql("PRAGMA integrity_check") if row[0] != "ok"]
        return found + [f"{row[0]} → {row[2]}" for row in connection.exec_driver_sql("PRAGMA foreign_key_check")]

    def keep_copy(self) -> Path | None:
        """Copy the file, with what is still on its way into it."""
        copy = self.file.with_name(f"{self.file.stem}-{time.strftime('%Y%m%d-%H%M%S', time.gmtime())}{self.file.suffix}")
        with closing(sqlite3.connect(self.file)) as source, closing(sqlite3.connect(copy)) as target:
            source.backup(target)
        return copy

    def be_alone(self, connection: Connection) -> None:
        """Leave it at the transaction, which has the whole file."""

    def trust(self) -> None:
        """Remember which files these are."""
        self.known = self._mark()

    def check(self) -> None:
        """Refuse to write into files that are not what they were: what goes into a deleted one is lost."""
        if self._mark() != self.known:
            log.error("%s was deleted or replaced: nothing more is written; put it back and start the server again", self.file)
            raise Unwritten("error-store")

    def day(self, moment: ColumnElement[float]) -> ColumnElement[str]:
        """Let SQLite name the day of a moment."""
        return func.date(moment, "unixepoch")

    def may_ask(self, summary: ColumnElement[Any], seat: ColumnElement[int]) -> ColumnElement[bool]:
        """Leave it to whoever reads the summary, which may be damaged."""
        return true()

    def tell(self, connection: Connection, notice: str) -> None:
        """Keep it to ourselves, as there is nobody else."""

    async def told(self) -> AsyncIterator[str | None]:
        """Hear nothing."""
        notices: list[str] = []
        for notice in notices:
            yield notice

    def were_crossed(self, problem: OperationalError) -> bool:
        """Know that nobody else writes here."""
        return False

    def _mark(self) -> list[int]:
        """Tell the database's files from others at the same place, and from one that was emptied."""
        ahead = self.file.with_name(f"{self.file.name}-wal")  # what is written goes there first
        there = [part.stat() for part in (self.file, ahead) if part.exists()]
        return [len(there), *(part.st_ino for part in there), *(int(part.st_size > 0) for part in there[:1])]


def _make_durable(connection: Any, _: Any) -> None:
    """Set SQLite up so that what is committed survives any crash, and readers never wait for a writer."""
    connection.isolation_level = None  # Python's own idea of when a transaction begins knows no savepoints
    for pragma in ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON", f"busy_timeout = {LONGEST_LOCK}"):
        connection.execute(f"PRAGMA {pragma}")


def _begin(connection: Connection) -> None:
    """Begin a transaction; who is going to write takes the file at once, so that nobody comes in between."""
    connection.exec_driver_sql("BEGIN IMMEDIATE" if connection.get_execution_options().get(WRITES) else "BEGIN")


class PostgresServer:
    """A database on a server of its own, on this machine or another."""

    upgrades_itself = False
    shared = True
    snapshot: Mapping[str, Any] = {"isolation_level": "REPEATABLE READ"}

    def __init__(self, url: URL) -> None:
        self.name = url.difference_update_query(PASSWORDS).render_as_string(hide_password=True)
        try:
            self.engine = create_engine(
                url.set(drivername="postgresql+psycopg"),
                hide_parameters=True,
                pool_pre_ping=True,  # a server that was away is found again by the next who asks
                connect_args=CONNECTING,
            )
        except ModuleNotFoundError as problem:
            raise BadSetup("error-postgres-missing", package=str(problem.name)) from problem
        event.listen(self.engine, "connect", _keep_its_word)

    def damages(self, connection: Connection) -> list[str]:
        """Find nothing: PostgreSQL checks every page that it reads, and no row is there without its table."""
        return []

    def keep_copy(self) -> Path | None:
        """Leave it to the owner, who has `grange database backup`."""
        return None

    def be_alone(self, connection: Connection) -> None:
        """Take a lock that all of us know, however long another needs it."""
        connection.execute(select(func.set_config("lock_timeout", "0", True)))
        connection.execute(select(func.pg_advisory_xact_lock(SCHEMA_LOCK)))

    def trust(self) -> None:
        """Know it by its address alone."""

    def check(self) -> None:
        """Leave it to the server, which refuses by itself what it cannot keep."""

    def day(self, moment: ColumnElement[float]) -> ColumnElement[str]:
        """Let PostgreSQL name the day of a moment."""
        return func.to_char(func.timezone("UTC", func.to_timestamp(moment)), "YYYY-MM-DD")

    def may_ask(self, summary: ColumnElement[Any], seat: ColumnElement[int]) -> ColumnElement[bool]:
        """Let PostgreSQL look, so that tables at which nobody waits for a bot are not even sent."""
        asked = cast(summary, JSONB)["asked"]
        return asked.is_(None) | asked.contains(func.to_jsonb(seat))

    def tell(self, connection: Connection, notice: str) -> None:
        """Let PostgreSQL tell it with the commit."""
        connection.execute(TELL, {"notice": notice})

    async def told(self) -> AsyncIterator[str | None]:
        """Hear notices on a connection of their own."""
        import psycopg

        _, address = self.engine.dialect.create_connect_args(self.engine.url)
        connection = await psycopg.AsyncConnection.connect(**{**address, **CONNECTING}, autocommit=True)
        async with connection:
            await connection.execute(f"LISTEN {CHANNEL}")
            yield None
            async for notice in connection.notifies():
                yield notice.payload

    def were_crossed(self, problem: OperationalError) -> bool:
        """Know a deadlock, and what could not be brought into an order, by their numbers."""
        return getattr(problem.orig, "sqlstate", None) in CROSSED


def _keep_its_word(connection: Any, _: Any) -> None:
    """Let a commit wait for the disk, even where the server is set up not to, and nobody wait for a lock or for us for ever."""
    connection.execute("SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off'")
    bounds = {"lock_timeout": LONGEST_LOCK, "idle_in_transaction_session_timeout": LONGEST_IDLE}
    for name, value in {**bounds, **NOTICED_AFTER}.items():
        connection.execute("SELECT set_config(%s, %s, false)", [name, str(value)])
    connection.commit()


KINDS: dict[str, type[SqliteFile | PostgresServer]] = {
    "sqlite": SqliteFile,
    "postgresql": PostgresServer,
    "postgres": PostgresServer,
}
