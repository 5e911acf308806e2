"""A server with very many tables, written directly into its database: copies of one that was played."""

from __future__ import annotations

import datetime
import random
import time
from typing import Any

from sqlalchemy import Table, insert, select, text

from grange.web.secret import new_name
from grange.web.storage.databases import database_at
from grange.web.storage.schema import holders, journal, seats, snapshots, tables

PARTS = (seats, journal, snapshots, holders)
AT_ONCE = 2_000  # tables in one transaction


def fill(database: str, table: str, copies: int, daily: bool = False) -> None:
    """Copy a table many times; with `daily`, as finished games of the latest daily challenges."""
    engine = database_at(database).engine
    with engine.connect() as connection:
        head = dict(connection.execute(select(tables).where(tables.c.id == table)).one()._mapping)
        rows = {part: [dict(row._mapping) for row in connection.execute(_of(part, table))] for part in PARTS}
    for begun in range(0, copies, AT_ONCE):
        names = [new_name() for _ in range(min(AT_ONCE, copies - begun))]
        with engine.begin() as connection:
            heads = [head | {"id": name} | (_finished(begun + at) if daily else {}) for at, name in enumerate(names)]
            connection.execute(insert(tables), heads)
            for part, found in rows.items():
                if found:
                    connection.execute(insert(part), [row | {"table_id": name} for name in names for row in found])
    if engine.name == "postgresql":  # it analyzes new rows by itself, but only once a minute
        with engine.begin() as connection:
            connection.execute(text("ANALYZE"))
    engine.dispose()


def _of(part: Table, table: str) -> Any:
    return select(part).where(part.c.table_id == table)


def _finished(number: int) -> dict[str, Any]:
    """Return the columns of a finished challenge; half of them are today's."""
    day = datetime.datetime.now(datetime.UTC).date() - datetime.timedelta(days=number % 2 * (1 + number % 30))
    points = random.randint(20, 120)
    return {
        "over": True,
        "daily": day.isoformat(),
        "points": points,
        "scores": [points],
        "touched": time.time() - number % 2 * 86400,
    }
