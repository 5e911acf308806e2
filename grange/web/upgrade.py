"""Upgrades: which revision of the schema a database has, and how it comes to ours.

An empty database gets its tables from whoever opens it first. A file of SQLite has one server, which brings it up to date by itself
and keeps a copy of it first. On a PostgreSQL database servers of the old code may still be running: its owner says when, with
`grange database upgrade`, and until then servers of the new code do not begin.
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
from grange.web.databases import WRITES, Database
from grange.web.schema import tables

EMPTY = "empty"
BEFORE_ALEMBIC = "before Alembic"


def make_ready(database: Database) -> Path | None:
    """Make a database ready for this code, or refuse it; give the copy that was kept of an older one."""
    found = revision_of(database)
    if found == newest():
        return None
    if found != EMPTY and not database.upgrades_itself:
        raise BadSetup("error-database-old", database=database.name)
    return upgrade(database)


def upgrade(database: Database) -> Path | None:
    """Bring a database up to date, whoever else wants that at the same time; give the copy that was kept of it."""
    found = revision_of(database)
    if found == newest():
        return None
    kept = None if found == EMPTY else database.keep_copy()
    with database.engine.execution_options(**{WRITES: True}).begin() as connection:
        database.be_alone(connection)
        raise_to(connection, newest())
    return kept


def raise_to(connection: Connection, revision: str) -> None:
    """Let an older database have a certain revision of the schema, when the transaction is over."""
    settings = _settings()
    settings.attributes["connection"] = connection
    command.upgrade(settings, revision)


def revision_of(database: Database) -> str:
    """Find the revision that a database has; refuse one that only newer code knows."""
    with database.engine.connect() as connection:
        found = revision_in(connection)
    if found not in (EMPTY, BEFORE_ALEMBIC, *known()):
        raise BadSetup("error-database-new", database=database.name)
    return found


def revision_in(connection: Connection) -> str:
    """Find the revision that a database has now, whatever that is."""
    found = MigrationContext.configure(connection).get_current_revision()
    if found is None:
        return BEFORE_ALEMBIC if inspect(connection).has_table(tables.name) else EMPTY
    return found


def newest() -> str:
    """Name the revision that this code needs."""
    return known()[0]


@cache
def known() -> list[str]:
    """List the revisions that this code knows, the newest first."""
    return [each.revision for each in ScriptDirectory.from_config(_settings()).walk_revisions()]


def _settings() -> Config:
    """Tell Alembic where our revisions are."""
    settings = Config()
    settings.set_main_option("script_location", str(Path(__file__).parent / "migrations").replace("%", "%%"))
    settings.set_main_option("path_separator", "os")
    return settings
