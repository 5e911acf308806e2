"""Databases: an SQLite file or a PostgreSQL server, and the settings that each needs so that committed data survive.

All other code treats both alike. Only the store opens connections, and only the archive calls the store.
"""

from __future__ import annotations

import logging
import sqlite3
import time
from collections.abc import AsyncIterator, Iterator, Mapping
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any, Protocol

from sqlalchemy import (
    URL,
    ColumnElement,
    Connection,
    Engine,
    bindparam,
    cast,
    create_engine,
    event,
    func,
    make_url,
    select,
    text,
    true,
)
from sqlalchemy.dialects.postgresql import JSONB
from sqlalchemy.exc import ArgumentError, OperationalError, SQLAlchemyError

from grange.core.errors import BadSetup
from grange.web.log_entry import LogEntry
from grange.web.refusals import Unwritten

WRITES = "grange_writes"  # marks the connections that will write
MOST_CONNECTIONS = 8  # of a process: four readers, the writer's two, leases, and one to spare
CONNECT_WITHIN = 5  # seconds
LONGEST_LOCK = 5000  # milliseconds that a write waits for another program's lock
LONGEST_IDLE = 10_000  # milliseconds that a stalled process may block others with an open transaction
GONE_AFTER = {  # in seconds, apart from the last; shorter than the system's limits, to notice a broken connection soon
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 3,
    "tcp_user_timeout": 10_000,  # milliseconds
}
CONNECTING: dict[str, Any] = {"connect_timeout": CONNECT_WITHIN, "application_name": "grange", **GONE_AFTER}
NOTICED_AFTER = {  # the same on the server's side, which then releases the locks of a machine that is gone
    "tcp_keepalives_idle": 5,
    "tcp_keepalives_interval": 2,
    "tcp_keepalives_count": 3,
}
PASSWORDS = ("password", "sslpassword")  # that may also stand among the options of an address
SCHEMA_LOCK = 0x6772616E6765  # an arbitrary number that only we use
OUR_LOCKS = 0x6772616E  # another one, beside the hash of what is locked
CHANNEL = "grange"  # for notifications between processes
TELL = select(func.pg_notify(CHANNEL, bindparam("notification")))
OTHERS = """
SELECT count(*) FROM pg_stat_activity
WHERE application_name = :ours AND datname = current_database() AND pid <> pg_backend_pid()
"""
COLLISIONS = ("40001", "40P01")  # PostgreSQL's codes for transactions that collided

log = logging.getLogger("grange.databases")


class Database(Protocol):
    """The database of a store."""

    engine: Engine
    name: str  # the name shown to its owner, without a password
    upgrades_itself: bool  # whether newer code upgrades it on opening
    shared: bool  # whether several processes use it at the same time
    snapshot: Mapping[str, Any]  # options of a connection that sees a consistent snapshot
    single: Mapping[str, Any]  # options of a connection on which each statement is a transaction of its own

    def damages(self, connection: Connection) -> list[str]:
        """List the damages that the database itself finds."""

    def keep_copy(self) -> Path | None:
        """Copy the database beside itself, if that is possible from here."""

    def copy_to(self, file: Path) -> bool:
        """Copy the database into an SQLite file, if it is one; return whether it was copied."""

    def others(self, connection: Connection) -> int:
        """Count the connections of servers and other commands, as far as the database knows them."""

    def check_rights(self, connection: Connection) -> None:
        """Refuse a database in which this user cannot create tables."""

    def lock_schema(self, connection: Connection) -> None:
        """Lock the schema against other processes until the end of the transaction."""

    def lock(self, connection: Connection, what: str) -> None:
        """Lock a name against other processes until the end of the transaction, so that none counts what we are about to change."""

    def trust(self) -> None:
        """Remember the identity of the database's files."""

    def check(self) -> None:
        """Refuse to write where the data would be lost."""

    def day(self, moment: ColumnElement[float]) -> ColumnElement[str]:
        """Return the day of a time, as 2026-11-17."""

    def may_ask(self, summary: ColumnElement[Any], seat: ColumnElement[int]) -> ColumnElement[bool]:
        """Return a condition for whether a table's summary says that a seat is asked, as far as the database can read it."""

    def notify(self, connection: Connection, notification: str) -> None:
        """Notify the other processes when the transaction is committed, and not before."""

    def notifications(self) -> AsyncIterator[str | None]:
        """Yield the notifications of processes while the connection lasts; the first item is None, when listening begins."""

    def have_collided(self, problem: OperationalError) -> bool:
        """Check whether transactions only collided and can be tried again."""


def database_at(address: str) -> Database:
    """Return the database at an address without opening it."""
    try:
        url = make_url(address)
        return KINDS[url.drivername](url)
    except (ArgumentError, KeyError, ValueError):  # such as a bad port, which is not shown: it may be part of a password
        raise BadSetup("error-database-address") from None


@contextmanager
def opened(address: str) -> Iterator[Database]:
    """Use a database and close it again; explain what is wrong if it does not answer."""
    database = database_at(address)
    try:
        yield database
    except SQLAlchemyError as problem:
        raise BadSetup("error-database-unreachable", database=database.name, problem=first_line(problem)) from problem
    finally:
        database.engine.dispose()


def first_line(problem: SQLAlchemyError) -> str:
    """Return the first line of a database's error."""
    return str(getattr(problem, "orig", None) or problem).partition("\n")[0]


def is_server(address: str) -> bool:
    """Check whether an address is that of a server, and not of a file."""
    return isinstance(database_at(address), PostgresServer)


class SqliteFile:
    """An SQLite file, which one server at a time uses; it needs no set-up."""

    upgrades_itself = True
    shared = False
    snapshot: Mapping[str, Any] = {}  # every transaction is one
    single: Mapping[str, Any] = {}

    def __init__(self, url: URL) -> None:
        self.file = Path(url.database or "")
        self.name = str(self.file)
        self.engine = create_engine(url, hide_parameters=True)  # parameters may hold secrets of a game; keep them out of logs
        self.known: list[int] = []
        event.listen(self.engine, "connect", _make_durable)
        event.listen(self.engine, "begin", _begin)

    def damages(self, connection: Connection) -> list[str]:
        """Let SQLite check the whole file, also for rows whose table is missing."""
        found = [str(row[0]) for row in connection.exec_driver_sql("PRAGMA integrity_check") if row[0] != "ok"]
        return found + [f"{row[0]} → {row[2]}" for row in connection.exec_driver_sql("PRAGMA foreign_key_check")]

    def keep_copy(self) -> Path | None:
        """Copy the file, including the write-ahead log."""
        copy = self.file.with_name(f"{self.file.stem}-{time.strftime('%Y%m%d-%H%M%S', time.gmtime())}{self.file.suffix}")
        self.copy_to(copy)
        return copy

    def copy_to(self, file: Path) -> bool:
        """Let SQLite copy itself; a server may be using it."""
        with closing(sqlite3.connect(self.file)) as source, closing(sqlite3.connect(file)) as target:
            source.backup(target)
        return True

    def others(self, connection: Connection) -> int:
        """Return 0: the lock of the data folder keeps others away."""
        return 0

    def check_rights(self, connection: Connection) -> None:
        """Do nothing: the data folder is checked first."""

    def lock_schema(self, connection: Connection) -> None:
        """Do nothing: a transaction locks the whole file."""

    def lock(self, connection: Connection, what: str) -> None:
        """Do nothing: a transaction locks the whole file."""

    def trust(self) -> None:
        """Remember the identity of the files."""
        self.known = self._mark()

    def check(self) -> None:
        """Refuse to write into files that were replaced: data in a deleted file would be lost."""
        if self._mark() != self.known:
            log.error(LogEntry("log-database-replaced", file=str(self.file)))
            raise Unwritten("error-store")

    def day(self, moment: ColumnElement[float]) -> ColumnElement[str]:
        """Let SQLite compute the day of a time."""
        return func.date(moment, "unixepoch")

    def may_ask(self, summary: ColumnElement[Any], seat: ColumnElement[int]) -> ColumnElement[bool]:
        """Return true: the reader of the summary checks it, since it may be damaged."""
        return true()

    def notify(self, connection: Connection, notification: str) -> None:
        """Do nothing, since there is no other process."""

    async def notifications(self) -> AsyncIterator[str | None]:
        """Yield nothing."""
        notifications: list[str] = []
        for notification in notifications:
            yield notification

    def have_collided(self, problem: OperationalError) -> bool:
        """Return False, since nobody else writes here."""
        return False

    def _mark(self) -> list[int]:
        """Return the identity of the database's files, to notice other files at the same path, or an emptied one."""
        ahead = self.file.with_name(f"{self.file.name}-wal")  # new data goes there first
        there = [part.stat() for part in (self.file, ahead) if part.exists()]
        return [len(there), *(part.st_ino for part in there), *(int(part.st_size > 0) for part in there[:1])]


def _make_durable(connection: Any, _: Any) -> None:
    """Set SQLite up so that committed data survives any crash, and readers never wait for a writer."""
    connection.isolation_level = None  # Python's own transaction handling knows no savepoints
    for pragma in ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON", f"busy_timeout = {LONGEST_LOCK}"):
        connection.execute(f"PRAGMA {pragma}")


def _begin(connection: Connection) -> None:
    """Begin a transaction; one that will write locks the file at once, so that nobody writes in between."""
    connection.exec_driver_sql("BEGIN IMMEDIATE" if connection.get_execution_options().get(WRITES) else "BEGIN")


class PostgresServer:
    """A PostgreSQL database, on this machine or another."""

    upgrades_itself = False
    shared = True
    snapshot: Mapping[str, Any] = {"isolation_level": "REPEATABLE READ"}
    single: Mapping[str, Any] = {"isolation_level": "AUTOCOMMIT"}  # saves the round trips of BEGIN and COMMIT

    def __init__(self, url: URL) -> None:
        self.name = url.difference_update_query(PASSWORDS).render_as_string(hide_password=True)
        try:
            self.engine = create_engine(
                url.set(drivername="postgresql+psycopg"),
                hide_parameters=True,
                pool_pre_ping=True,  # reconnects after the server was away
                pool_size=MOST_CONNECTIONS,  # all stay open: a new one costs ten round trips
                connect_args=CONNECTING,
            )
        except ModuleNotFoundError as problem:
            raise BadSetup("error-postgres-missing", package=str(problem.name)) from problem
        event.listen(self.engine, "connect", _make_server_durable)

    def damages(self, connection: Connection) -> list[str]:
        """Return nothing: PostgreSQL checks every page that it reads, and foreign keys keep rows with their tables."""
        return []

    def keep_copy(self) -> Path | None:
        """Return None: the owner has `grange database backup`."""
        return None

    def copy_to(self, file: Path) -> bool:
        """Return False: it is no file."""
        return False

    def others(self, connection: Connection) -> int:
        """Let PostgreSQL count them."""
        connection.execute(select(func.pg_stat_clear_snapshot()))
        found: int = connection.execute(text(OTHERS), {"ours": CONNECTING["application_name"]}).scalar_one()
        return found

    def check_rights(self, connection: Connection) -> None:
        """Ask for the right that only the owner has since PostgreSQL 15."""
        if not connection.execute(text("SELECT has_schema_privilege(current_schema(), 'CREATE')")).scalar_one():
            raise BadSetup("error-database-rights", database=self.name)

    def lock_schema(self, connection: Connection) -> None:
        """Take a lock that all our processes know, however long another one holds it."""
        connection.execute(select(func.set_config("lock_timeout", "0", True)))
        connection.execute(select(func.pg_advisory_xact_lock(SCHEMA_LOCK)))

    def lock(self, connection: Connection, what: str) -> None:
        """Take a lock that all our processes know by its name."""
        connection.execute(select(func.pg_advisory_xact_lock(OUR_LOCKS, func.hashtext(what))))

    def trust(self) -> None:
        """Do nothing: the address identifies the database."""

    def check(self) -> None:
        """Do nothing: the server itself refuses what it cannot store."""

    def day(self, moment: ColumnElement[float]) -> ColumnElement[str]:
        """Let PostgreSQL compute the day of a time."""
        return func.to_char(func.timezone("UTC", func.to_timestamp(moment)), "YYYY-MM-DD")

    def may_ask(self, summary: ColumnElement[Any], seat: ColumnElement[int]) -> ColumnElement[bool]:
        """Let PostgreSQL check, so that it does not send tables that wait for no bot."""
        asked = cast(summary, JSONB)["asked"]
        return asked.is_(None) | asked.contains(func.to_jsonb(seat))

    def notify(self, connection: Connection, notification: str) -> None:
        """Let PostgreSQL send the notification with the commit."""
        connection.execute(TELL, {"notification": notification})

    async def notifications(self) -> AsyncIterator[str | None]:
        """Yield notifications from a separate connection."""
        import psycopg

        _, address = self.engine.dialect.create_connect_args(self.engine.url)
        connection = await psycopg.AsyncConnection.connect(**{**address, **CONNECTING}, autocommit=True)
        async with connection:
            await connection.execute(f"LISTEN {CHANNEL}")
            yield None
            async for notification in connection.notifies():
                yield notification.payload

    def have_collided(self, problem: OperationalError) -> bool:
        """Check for the codes of a deadlock and of a serialization failure."""
        return getattr(problem.orig, "sqlstate", None) in COLLISIONS


def _make_server_durable(connection: Any, _: Any) -> None:
    """Make commits wait for the disk, even if the server's default is not to, and limit all waits for locks."""
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
