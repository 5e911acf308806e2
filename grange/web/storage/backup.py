"""Backups: the whole database in one file of lines, the same for SQLite and PostgreSQL, so that tables can move between them.

The first line names the revision of the schema, then comes a line for each row, and the last line counts them, which reveals a
truncated file. A backup is a consistent snapshot of the database, taken while play goes on. A restore succeeds as a whole or
changes nothing.
"""

from __future__ import annotations

import gzip
import json
import os
import time
import zlib
from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from itertools import groupby, islice
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, MetaData, inspect, select
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from grange.core.errors import BadSetup
from grange.web.storage.databases import WRITES, Database
from grange.web.storage.facts import BACKUP, note
from grange.web.storage.schema import metadata, processes
from grange.web.storage.upgrade import BEFORE_ALEMBIC, EMPTY, newest, raise_to, revision_in, revision_of, revisions

KIND = "backup of a Grange database"
LAST = ""  # instead of a table's name, in the last line
AT_ONCE = 500  # rows to read or write at a time


def back_up(database: Database, file: Path, even_unused: bool = False) -> Counter[str]:
    """Write the database into a file, which replaces an older one only when complete; return the number of rows in each table.

    A database that nobody has used is refused, unless it is wanted on purpose: it is probably the wrong one.
    """
    revision = revision_of(database)
    if revision in (EMPTY, BEFORE_ALEMBIC):
        raise BadSetup("error-database-bare", database=database.name)
    if not even_unused and _is_bare(database):
        raise BadSetup("error-backup-bare", database=database.name)
    if not file.name or file.is_dir():
        raise BadSetup("error-cannot-write", file=str(file))
    part = file.with_name(f"{file.name}.part")
    try:
        with os.fdopen(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as raw:
            with gzip.open(raw, "wt", encoding="utf-8") as lines, database.engine.connect() as connection:
                counts = _write(lines, revision, connection.execution_options(**database.snapshot))
            os.fsync(raw.fileno())
        part.replace(file)
    except OSError as problem:
        raise BadSetup("error-cannot-write", file=str(file)) from problem
    finally:
        with suppress(OSError):
            part.unlink()  # a complete file has its final name by now
    return counts


def note_backup(database: Database) -> None:
    """Note the time of the backup in the database, for the metrics; skip a database that is older or read-only."""
    with suppress(SQLAlchemyError), database.engine.execution_options(**{WRITES: True}).begin() as connection:
        note(connection, BACKUP, f"{time.time():.0f}")


def _write(lines: Any, revision: str, connection: Connection) -> Counter[str]:
    counts: Counter[str] = Counter()
    print(json.dumps({"kind": KIND, "revision": revision}), file=lines)
    for table in _tables_in(connection).sorted_tables:
        for row in connection.execution_options(yield_per=AT_ONCE).execute(select(table)).mappings():
            print(json.dumps([table.name, dict(row)]), file=lines)
            counts[table.name] += 1
    print(json.dumps(counts), file=lines)
    return counts


def _tables_in(connection: Connection) -> MetaData:
    """Read the columns of our tables from a database, whatever its revision."""
    lasting = [table.name for table in metadata.sorted_tables if table is not processes]  # reports hold for a moment only
    ours = [name for name in lasting if inspect(connection).has_table(name)]
    found = MetaData()
    found.reflect(connection, only=ours)
    return found


def restore(database: Database, file: Path) -> Counter[str]:
    """Restore a backup into an empty database and upgrade it; return the number of rows in each table."""
    try:
        with gzip.open(file, "rt", encoding="utf-8") as lines:
            return _restore(database, (json.loads(line) for line in lines), str(file))
    except BadSetup:
        raise
    except (OSError, EOFError, zlib.error, ValueError, LookupError, TypeError, StopIteration, IntegrityError) as problem:
        raise BadSetup("error-backup-broken", file=str(file)) from problem


def _restore(database: Database, lines: Iterator[Any], file: str) -> Counter[str]:
    head = next(lines)
    if head["kind"] != KIND:
        raise ValueError(head)
    if head["revision"] not in revisions():
        raise BadSetup("error-database-new", database=file)
    counts: Counter[str] = Counter()
    with database.engine.execution_options(**{WRITES: True}).begin() as connection:
        database.check_rights(connection)
        database.lock_schema(connection)
        if revision_in(connection) != EMPTY:
            _clear(database, connection)
        raise_to(connection, head["revision"])
        there = _tables_in(connection).tables
        for name, rows in _batches(lines, counts):
            connection.execute(there[name].insert(), rows)
        raise_to(connection, newest())
    return counts


def _is_bare(database: Database) -> bool:
    with database.engine.connect() as connection:
        return not _is_used(connection)


def _is_used(connection: Connection) -> bool:
    """Check whether anybody has opened a table or a campaign."""
    found = _tables_in(connection).tables
    return any(connection.execute(select(found[name].c.id).limit(1)).first() for name in ("tables", "campaigns") if name in found)


def _clear(database: Database, connection: Connection) -> None:
    """Drop the tables of a database that a server has made and nobody has used; refuse any other."""
    if _is_used(connection):
        raise BadSetup("error-database-not-empty", database=database.name)
    if others := database.others(connection):
        raise BadSetup("error-database-in-use", database=database.name, connections=others)
    there = MetaData()
    there.reflect(connection)
    there.drop_all(connection)


def _batches(lines: Iterator[Any], counts: Counter[str]) -> Iterator[tuple[str, list[dict[str, Any]]]]:
    """Yield the rows of one table after another, in batches; refuse a file that does not end with the right count."""
    whole = False
    for name, same in groupby(lines, key=lambda line: line[0] if isinstance(line, list) else LAST):
        whole = name == LAST and list(same) == [counts]
        while rows := [row for _, row in islice(same, AT_ONCE)]:
            counts[name] += len(rows)
            yield name, rows
    if not whole:
        raise EOFError
