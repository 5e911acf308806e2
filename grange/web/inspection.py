"""Inspections: whether a database is whole, and every table in it can be opened."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from sqlalchemy import Connection, func, select

from grange.core.errors import BadSetup
from grange.core.words import Told
from grange.web.databases import opened
from grange.web.schema import journal, tables
from grange.web.store import Store
from grange.web.table import has_moment
from grange.web.upgrade import newest, revision_of


@dataclass
class Findings:
    """What an inspection has found."""

    tables: int = 0
    choices: int = 0
    replayed: int = 0  # tables whose latest moment is missing, so that they open by playing their journal again
    troubles: list[Told] = field(default_factory=list)


def inspect(address: str) -> Findings:
    """Look through a database without changing anything; a server may be running on it."""
    found = Findings()
    with opened(address) as database:
        if revision_of(database) != newest():
            raise BadSetup("error-database-old", database=database.name)
        with database.engine.connect() as connection:
            found.troubles = [Told("database-damaged", {"damage": each}) for each in database.damages(connection)]
            found.troubles += [Told("database-gap", {"table": table}) for table in _with_gaps(connection)]
            names = list(connection.execute(select(tables.c.id).order_by(tables.c.id)).scalars())
        store = Store(address)
        for name in names:
            _open(store, name, found)
        store.close()
    return found


def _with_gaps(connection: Connection) -> Iterator[str]:
    """Find the tables in whose journal a position is missing."""
    first, last, number = func.min(journal.c.position), func.max(journal.c.position), func.count()
    gaps = select(journal.c.table_id).group_by(journal.c.table_id).having((first != 0) | (last != number - 1))
    yield from connection.execute(gaps.order_by(journal.c.table_id)).scalars()


def _open(store: Store, name: str, found: Findings) -> None:
    """Read one table as a server would."""
    try:
        stored = store.load(name)
        if stored is None:  # cleared away meanwhile
            return
        found.replayed += not has_moment(stored)
    except (ValueError, LookupError, TypeError, AttributeError):
        found.troubles.append(Told("database-unreadable", {"table": name}))
        return
    found.tables += 1
    found.choices += len(stored.journal)
