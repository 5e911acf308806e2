"""The data folder: one server at a time, a secret that only its owner can read, and a database that is looked at first."""

from __future__ import annotations

import os
import secrets
import sqlite3
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from typing import IO

from sqlalchemy.exc import SQLAlchemyError

from grange.core.errors import BadSetup
from grange.core.words import Told
from grange.web.databases import database_at, first_line, is_server, opened
from grange.web.upgrade import make_ready

SHORTEST_SECRET = 32
OWNER_ONLY = 0o077  # what nobody else may do with our files


@dataclass
class DataFolder:
    """A folder that is ours until the server ends."""

    path: Path
    secret: str
    address: str  # of the database
    place: str  # where the tables are, as its owner knows it
    warnings: list[Told] = field(default_factory=list)  # what its owner should know
    lock: IO[str] | None = None  # held as long as it is open


def take(path: Path, address: str | None = None) -> DataFolder:
    """Take a folder for a server, or say what is wrong with it and what to do.

    The tables lie in a file there; or at the address of a database, and then the folder holds only the secret.
    """
    os.umask(OWNER_ONLY)
    try:
        path.mkdir(parents=True, exist_ok=True)
        lock = _locked(path)
        known = (path / "secret").exists()
        secret = _secret_in(path)
    except OSError as problem:
        raise BadSetup("error-cannot-write", file=str(path)) from problem
    if address is not None:
        return DataFolder(path, secret, address, _look_at_server(address), lock=lock)
    folder = DataFolder(path, secret, address_in(path), str(path), lock=lock)
    _look_at_file(folder, known)
    return folder


def address_in(path: Path) -> str:
    """Give the address of the database that lies in a folder."""
    return f"sqlite:///{path / 'tables.db'}"


def _locked(path: Path) -> IO[str]:
    """Keep others out: two servers on one folder would not see each other's choices."""
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


def _secret_in(path: Path) -> str:
    """Read the house's secret, or make one that only this user can read."""
    file = path / "secret"
    if not file.exists():
        with os.fdopen(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w") as new:
            new.write(secrets.token_hex(SHORTEST_SECRET))
    secret = file.read_text(encoding="utf-8", errors="replace").strip()
    if len(secret) < SHORTEST_SECRET:
        raise BadSetup("error-secret-short", file=str(file), least=SHORTEST_SECRET)
    file.chmod(0o600)
    return secret


def _look_at_file(folder: DataFolder, known: bool) -> None:
    """Refuse a database that is broken or cannot be written; tell the owner of one that is not there any more."""
    file = folder.path / "tables.db"
    if not file.exists() or not file.stat().st_size:
        if known:
            folder.warnings.append(Told("serve-database-empty", {"file": str(file)}))
        return
    if not known:
        folder.warnings.append(Told("serve-secret-new", {"file": str(folder.path / "secret")}))
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
    """Bring an older database up to date, tell its owner of the copy that was kept, and refuse one that is not ours."""
    database = database_at(folder.address)
    try:
        copy = make_ready(database)
    except SQLAlchemyError as problem:
        raise BadSetup("error-database-broken", file=database.name, problem=first_line(problem)) from problem
    finally:
        database.engine.dispose()
    if copy:
        folder.warnings.append(Told("serve-database-upgraded", {"file": str(copy)}))


def _look_at_server(address: str) -> str:
    """Refuse a database that does not answer or is not ours; give its name."""
    if not is_server(address):
        raise BadSetup("error-database-address")
    with opened(address) as database:
        make_ready(database)
        return database.name
