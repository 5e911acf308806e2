"""Inspections: check that a database is intact and that every table in it can be read."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from pathlib import Path
from tempfile import TemporaryDirectory

from sqlalchemy import Connection, func, select

from grange.core.words import Message
from grange.web.house.table import has_snapshot
from grange.web.storage.backup import back_up, restore
from grange.web.storage.databases import Database, opened
from grange.web.storage.schema import journal, tables
from grange.web.storage.store import Store
from grange.web.storage.upgrade import newest, revision_of, upgrade


@dataclass
class Findings:
    """What an inspection has found."""

    tables: int = 0
    choices: int = 0
    older: bool = False  # whether it needs an upgrade before a server can use it
    replayed: int = 0  # tables without a valid snapshot, which open by playing their journal again
    troubles: list[Message] = field(default_factory=list)


def inspect(address: str) -> Findings:
    """Check a database without changing it; a server may be using it. Of an older one, check an upgraded copy."""
    with opened(address) as database:
        if revision_of(database) == newest():
            return _inspect(database, address)
        with TemporaryDirectory(prefix="grange-") as folder:
            return _inspect_copy(database, Path(folder))


def _inspect_copy(database: Database, folder: Path) -> Findings:
    """Copy an older database into a file, upgrade that, and check it."""
    file = folder / "tables.db"
    if not database.copy_to(file):
        back_up(database, folder / "backup", even_unused=True)
    with opened(f"sqlite:///{file}") as copy:
        if (folder / "backup").exists():
            restore(copy, folder / "backup")
        upgrade(copy)
        return replace(_inspect(copy, f"sqlite:///{file}"), older=True)


def _inspect(database: Database, address: str) -> Findings:
    found = Findings()
    with database.engine.connect() as connection:
        found.troubles = [Message("database-damaged", {"damage": each}) for each in database.damages(connection)]
        found.troubles += [Message("database-gap", {"table": table}) for table in _with_gaps(connection)]
        names = list(connection.execute(select(tables.c.id).order_by(tables.c.id)).scalars())
    store = Store(address)
    for name in names:
        _open(store, name, found)
    store.close()
    return found


def _with_gaps(connection: Connection) -> Iterator[str]:
    """Find the tables whose journal lacks a position."""
    first, last, number = func.min(journal.c.position), func.max(journal.c.position), func.count()
    gaps = select(journal.c.table_id).group_by(journal.c.table_id).having((first != 0) | (last != number - 1))
    yield from connection.execute(gaps.order_by(journal.c.table_id)).scalars()


def _open(store: Store, name: str, found: Findings) -> None:
    """Read one table as a server would."""
    try:
        stored = store.load(name)
        if stored is None:  # deleted meanwhile
            return
        found.replayed += not has_snapshot(stored)
    except (ValueError, LookupError, TypeError, AttributeError):
        found.troubles.append(Message("database-unreadable", {"table": name}))
        return
    found.tables += 1
    found.choices += len(stored.journal)
