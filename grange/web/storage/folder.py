"""The data folder: for one server at a time, with a secret that only its owner can read, and a database that is checked first."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from typing import IO

from sqlalchemy.exc import SQLAlchemyError

from grange.core.errors import BadSetup
from grange.core.words import Message
from grange.web.secret import Keys
from grange.web.storage import secret_file
from grange.web.storage.databases import database_at, first_line, is_server, opened
from grange.web.storage.upgrade import make_ready

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


def take(path: Path, address: str | None = None) -> DataFolder:
    """Take a folder for a server, or explain what is wrong with it and what to do.

    The tables are in a file there, or in the database at the address; then the folder holds only the secret.
    """
    os.umask(OWNER_ONLY)
    try:
        path.mkdir(parents=True, exist_ok=True)
        lock = _locked(path)
        known = (path / SECRET).exists()
        keys = _keys_in(path)
    except OSError as problem:
        raise BadSetup("error-cannot-write", file=str(path)) from problem
    if address is not None:
        return DataFolder(path, keys, address, _look_at_server(address), lock=lock)
    folder = DataFolder(path, keys, address_in(path), str(path), lock=lock)
    _look_at_file(folder, known)
    return folder


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


def _keys_in(path: Path) -> Keys:
    """Read the server's secret, or make one."""
    file = path / SECRET
    if not file.exists():
        secret_file.make(file)
    keys = secret_file.read(file)
    file.chmod(0o600)
    return keys


def _look_at_file(folder: DataFolder, known: bool) -> None:
    """Refuse a database file that is broken or read-only; warn the owner if it has disappeared."""
    file = folder.path / "tables.db"
    if not file.exists() or not file.stat().st_size:
        if known:
            folder.warnings.append(Message("serve-database-empty", {"file": str(file)}))
        return
    if not known:
        folder.warnings.append(Message("serve-secret-new", {"file": str(folder.path / SECRET)}))
    if file.is_dir():
        raise BadSetup("error-database-broken", file=str(file), problem="is a folder")
    if not os.access(file, os.W_OK) or not os.access(folder.path, os.W_OK):
        raise BadSetup("error-database-read-only", file=str(file))
    try:
        file.chmod(0o600)
        with closing(sqlite3.connect(file, timeout=5)) as database:
            (answer,) = database.execute("PRAGMA quick_check(1)").fetchone()
            database.execute("BEGIN IMMEDIATE")
    except sqlite3.OperationalError as problem:
        raise BadSetup("error-database-busy", file=str(file), problem=str(problem)) from problem
    except (sqlite3.DatabaseError, OSError) as problem:
        raise BadSetup("error-database-broken", file=str(file), problem=str(problem)) from problem
    if answer != "ok":
        raise BadSetup("error-database-broken", file=str(file), problem=answer)
    _make_ready(folder)


def _make_ready(folder: DataFolder) -> None:
    """Upgrade an older database, tell its owner about the copy, and refuse a database that is not ours."""
    database = database_at(folder.address)
    try:
        copy = make_ready(database)
    except SQLAlchemyError as problem:
        raise BadSetup("error-database-broken", file=database.name, problem=first_line(problem)) from problem
    finally:
        database.engine.dispose()
    if copy:
        folder.warnings.append(Message("serve-database-upgraded", {"file": str(copy)}))


def _look_at_server(address: str) -> str:
    """Refuse a database that does not answer or is not ours; return its name."""
    if not is_server(address):
        raise BadSetup("error-database-address")
    with opened(address) as database:
        make_ready(database)
        return database.name
