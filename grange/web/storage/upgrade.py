"""Upgrades: finds the revision of a database's schema and upgrades it to ours.

An empty database gets its tables from the first process that opens it. An SQLite file has one server, which keeps a copy and then
upgrades it. A PostgreSQL database may still have servers with the old code: its owner decides when to run
`grange database upgrade`, and until then servers with the new code do not start.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect

from grange.core.errors import BadSetup
from grange.web.storage.databases import WRITES, Database
from grange.web.storage.schema import tables

EMPTY = "empty"
BEFORE_ALEMBIC = "before Alembic"


def make_ready(database: Database) -> Path | None:
    """Make a database ready for this code, or refuse it; return the path of a copy if an older one was upgraded."""
    found = revision_of(database)
    if found == newest():
        return None
    if found != EMPTY and not database.upgrades_itself:
        raise BadSetup("error-database-old", database=database.name)
    return upgrade(database)


def upgrade(database: Database, beside_others: bool = True) -> Path | None:
    """Upgrade a database, even if others try the same at the same time; return the path of the copy.

    An owner who upgrades a database has to stop its servers first, unless it is done beside others on purpose.
    """
    found = revision_of(database)
    if found == newest():
        return None
    kept = None if found == EMPTY else database.keep_copy()
    with database.engine.execution_options(**{WRITES: True}).begin() as connection:
        if not beside_others and (others := database.others(connection)):
            raise BadSetup("error-database-in-use", database=database.name, connections=others)
        database.check_rights(connection)
        database.lock_schema(connection)
        raise_to(connection, newest())
    return kept


def check_newest(database: Database) -> None:
    """Refuse a database that this code cannot use as it is."""
    found = revision_of(database)
    if found != newest():
        raise BadSetup("error-database-bare" if found == EMPTY else "error-database-old", database=database.name)


def raise_to(connection: Connection, revision: str) -> None:
    """Upgrade a database to a revision of the schema within a transaction."""
    settings = _settings()
    settings.attributes["connection"] = connection
    command.upgrade(settings, revision)


def revision_of(database: Database) -> str:
    """Return the revision of a database; refuse one that only newer code knows."""
    with database.engine.connect() as connection:
        found = revision_in(connection)
    if found not in (EMPTY, BEFORE_ALEMBIC, *revisions()):
        raise BadSetup("error-database-new", database=database.name)
    return found


def revision_in(connection: Connection) -> str:
    """Return the current revision of a database, known or not."""
    found = MigrationContext.configure(connection).get_current_revision()
    if found is None:
        return BEFORE_ALEMBIC if inspect(connection).has_table(tables.name) else EMPTY
    return found


def newest() -> str:
    """Return the revision that this code needs."""
    return revisions()[0]


@cache
def revisions() -> list[str]:
    """List the revisions that this code knows, the newest first."""
    return [script.revision for script in ScriptDirectory.from_config(_settings()).walk_revisions()]


def _settings() -> Config:
    """Return Alembic's configuration with the path of our revisions."""
    settings = Config()
    settings.set_main_option("script_location", str(Path(__file__).parent / "migrations").replace("%", "%%"))
    settings.set_main_option("path_separator", "os")
    return settings
