"""The data folder: for one server at a time, with a secret that only its owner can read, and a database that is checked first."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import IO

from sqlalchemy.exc import SQLAlchemyError

from grange.core.errors import BadSetup
from grange.core.words import Message
from grange.web.secret import Keys
from grange.web.storage.databases import database_at, first_line, is_server, opened
from grange.web.storage.fingerprint import check_secret, settle
from grange.web.storage.upgrade import EMPTY, make_ready, newest, revision_of

SECRET = "secret"
OWNER_ONLY = 0o077  # permissions that nobody else gets on our files


@dataclass
class DataFolder:
    """A data folder that this server holds until it ends."""

    path: Path
    keys: Keys
    address: str  # of the database
    place: str  # where the tables are, for the owner
    warnings: list[Message] = field(default_factory=list)  # for the owner
    lock: IO[str] | None = None  # held while it is open


def take(path: Path, address: str | None = None, new_secret: bool = False) -> DataFolder:
    """Take a folder for a server, or explain what is wrong with it and what to do.

    The tables are in a file there, or in the database at the address; then the folder holds only the secret.
    """
    lock = hold(path)
    warnings: list[Message] = []
    if address is not None:
        place = _look_at_server(address)
    else:
        address, place = address_in(path), str(path)
        warnings += look_at_file(path)
    keys, more = _keys_in(path, address, new_secret)
    return DataFolder(path, keys, address, place, [*warnings, *more], lock)


def look(path: Path, address: str | None = None) -> None:
    """Refuse a folder and a database on which no server could start, without changing anything."""
    file, there = path / SECRET, path
    while not there.exists():
        there = there.parent
    if not there.is_dir() or not os.access(there, os.W_OK):
        raise BadSetup("error-cannot-write", file=str(path))
    if address is not None and not is_server(address):
        raise BadSetup("error-database-address")
    if address is None and not (path / "tables.db").is_file():
        return
    with opened(address or address_in(path)) as database:
        found = revision_of(database)
        if found == EMPTY:
            with database.engine.connect() as connection:
                database.check_rights(connection)
            return
        if found == newest():
            check_secret(database, file)
        elif not database.upgrades_itself:
            raise BadSetup("error-database-old", database=database.name)


def hold(path: Path) -> IO[str]:
    """Make a folder that only its owner can read, and lock it."""
    os.umask(OWNER_ONLY)
    try:
        path.mkdir(parents=True, exist_ok=True)
        return _locked(path)
    except OSError as problem:
        raise BadSetup("error-cannot-write", file=str(path)) from problem


@contextmanager
def restoring(path: Path) -> Iterator[str]:
    """Hold a folder while its database is restored; give the address. A failure leaves nothing new behind.

    The files belong to the owner of the folder afterward, who may be another user than the one that restores them.
    """
    was_there, before = path.exists(), set(path.iterdir()) if path.is_dir() else set()
    lock = hold(path)
    try:
        yield address_in(path)
        for file in set(path.iterdir()) - before:
            _give_to_owner(file, path)
    except BaseException:
        for file in set(path.iterdir()) - before:
            file.unlink(missing_ok=True)
        if not was_there:
            path.rmdir()
        raise
    finally:
        lock.close()


def _give_to_owner(file: Path, folder: Path) -> None:
    if hasattr(os, "chown") and os.geteuid() == 0:
        os.chown(file, folder.stat().st_uid, folder.stat().st_gid)


def address_in(path: Path) -> str:
    """Return the address of the database file in a folder."""
    return f"sqlite:///{path / 'tables.db'}"


def _locked(path: Path) -> IO[str]:
    """Lock the folder: two servers on one folder would not see each other's choices."""
    lock = (path / "lock").open("w", encoding="utf-8")
    try:
        import fcntl

        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except ImportError:
        pass  # a system without such locks
    except OSError as problem:
        lock.close()
        raise BadSetup("error-folder-in-use", place=str(path)) from problem
    return lock


def _keys_in(path: Path, address: str, new_secret: bool) -> tuple[Keys, list[Message]]:
    """Read the server's secret, or make one for a new house."""
    file = path / SECRET
    try:
        with opened(address) as database:
            keys, warnings = settle(database, file, new_secret)
        file.chmod(0o600)
    except OSError as problem:
        raise BadSetup("error-cannot-write", file=str(file)) from problem
    return keys, warnings


def look_at_file(path: Path) -> list[Message]:
    """Refuse a database file that is broken or read-only, and bring it up to date; return warnings for its owner."""
    file = path / "tables.db"
    if not file.exists() or not file.stat().st_size:
        lost = [Message("serve-database-empty", {"file": str(file)})] if (path / SECRET).exists() else []
        return lost + _make_ready(path)
    if file.is_dir():
        raise BadSetup("error-database-broken", file=str(file), problem="is a folder")
    if not os.access(file, os.W_OK) or not os.access(path, os.W_OK):
        raise BadSetup("error-database-read-only", file=str(file))
    try:
        file.chmod(0o600)
        with closing(sqlite3.connect(file, timeout=5)) as database:
            (answer,) = database.execute("PRAGMA quick_check(1)").fetchone()
            database.execute("BEGIN IMMEDIATE")
    except sqlite3.OperationalError as problem:
        if "disk" in str(problem):  # it is full, or cannot be read
            raise BadSetup("error-disk", file=str(file), problem=str(problem)) from problem
        raise BadSetup("error-database-busy", file=str(file), problem=str(problem)) from problem
    except (sqlite3.DatabaseError, OSError) as problem:
        raise BadSetup("error-database-broken", file=str(file), problem=str(problem)) from problem
    if answer != "ok":
        raise BadSetup("error-database-broken", file=str(file), problem=answer)
    return _make_ready(path)


def _make_ready(path: Path) -> list[Message]:
    """Upgrade an older database, tell its owner about the copy, and refuse a database that is not ours."""
    database = database_at(address_in(path))
    try:
        copy = make_ready(database)
    except SQLAlchemyError as problem:
        key = "error-disk" if "disk" in first_line(problem) else "error-database-broken"
        raise BadSetup(key, file=database.name, problem=first_line(problem)) from problem
    finally:
        database.engine.dispose()
    return [Message("serve-database-upgraded", {"file": str(copy)})] if copy else []


def _look_at_server(address: str) -> str:
    """Refuse a database that does not answer or is not ours; return its name."""
    if not is_server(address):
        raise BadSetup("error-database-address")
    with opened(address) as database:
        make_ready(database)
        return database.name
