"""Databases of any earlier version are upgraded to today's schema, and nothing in them is lost."""

from __future__ import annotations

import os
import sqlite3
import threading
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import text

from grange.core.errors import BadSetup
from grange.web.secret import fingerprint
from grange.web.storage.databases import WRITES, database_at
from grange.web.storage.folder import take
from grange.web.storage.schema import metadata
from grange.web.storage.store import Store
from grange.web.storage.upgrade import newest, raise_to, revision_of, upgrade
from tests.web.stores import both_stores

BEFORE_ALEMBIC = Path(__file__).parent / "before_alembic.sql"  # written by the code of the last day without revisions

FIRST_OF_ALL = """
    CREATE TABLE tables (id VARCHAR(32) NOT NULL, game VARCHAR(32) NOT NULL, version INTEGER NOT NULL, setup JSON NOT NULL,
        created FLOAT NOT NULL, over BOOLEAN NOT NULL, daily VARCHAR(10), scores JSON, PRIMARY KEY (id));
    CREATE TABLE seats (table_id VARCHAR(32) NOT NULL, seat INTEGER NOT NULL, name VARCHAR(40) NOT NULL, bot VARCHAR(32),
        person BOOLEAN NOT NULL, taken BOOLEAN NOT NULL, PRIMARY KEY (table_id, seat),
        FOREIGN KEY(table_id) REFERENCES tables (id));
    CREATE TABLE journal (table_id VARCHAR(32) NOT NULL, position INTEGER NOT NULL, seat INTEGER NOT NULL,
        code VARCHAR(80) NOT NULL, at FLOAT NOT NULL, PRIMARY KEY (table_id, position),
        FOREIGN KEY(table_id) REFERENCES tables (id));
    INSERT INTO tables VALUES ('t', 'evergreen', 1, '{}', 5.0, 0, NULL, NULL);
    INSERT INTO journal VALUES ('t', 0, 0, 'take:0', 7.0);
"""


@pytest.fixture(autouse=True)
def _keep_umask():
    before = os.umask(0o022)
    yield
    os.umask(before)


@pytest.fixture
def old(tmp_path: Path):
    """Make a database as older code left it."""

    def made(script: str) -> Path:
        file = tmp_path / "data" / "tables.db"
        file.parent.mkdir()
        (file.parent / "secret").write_text("s" * 64)
        with closing(sqlite3.connect(file)) as database:
            database.executescript(script)
        return file

    return made


def rows_in(file: Path) -> dict[str, list[Any]]:
    """Read everything that is in a database."""
    with closing(sqlite3.connect(file)) as database:
        names = [name for (name,) in database.execute("select name from sqlite_master where type = 'table'")]
        return {name: sorted(database.execute(f"select * from {name}")) for name in names}


def test_a_database_from_before_alembic_opens_with_all_that_is_in_it(old):
    file = old(BEFORE_ALEMBIC.read_text(encoding="utf-8"))
    before = rows_in(file)
    assert all(before.values())
    later: dict[str, list[Any]] = {table.name: [] for table in metadata.sorted_tables if table.name not in before}
    later["challenges"] = [("2026-11-17", "evergreen", f"{1965082347535444:x}")]  # the seed of a table of that day
    folder = take(file.parent)
    later["house"] = [("secret", fingerprint(folder.keys.current))]
    after = rows_in(file)
    widths = {name: len(rows[0]) for name, rows in before.items()}  # new columns come after the older ones
    cut = {name: sorted(row[: widths.get(name)] for row in rows) for name, rows in after.items()}
    assert cut == before | later | {"alembic_version": [(newest(),)]}
    assert [warning.key for warning in folder.warnings] == ["serve-database-upgraded"]
    kept = Path(str(folder.warnings[0].values["file"]))
    assert rows_in(kept) == before
    assert not kept.stat().st_mode & 0o077


def test_the_tables_of_the_very_first_database_count_as_touched_when_they_were_played(old):
    store = Store(f"sqlite:///{old(FIRST_OF_ALL)}")
    loaded = store.load("t")
    store.close()
    assert loaded is not None
    assert (loaded.touched, loaded.started, loaded.snapshot) == (7.0, True, None)


@pytest.mark.parametrize("script", ["", FIRST_OF_ALL, BEFORE_ALEMBIC.read_text(encoding="utf-8")], ids=["new", "first", "last"])
def test_a_file_has_todays_schema_whatever_it_was(old, script):
    assert differences(f"sqlite:///{old(script)}") == []


@both_stores
def test_a_new_database_has_the_schema_that_the_code_describes(database):
    assert differences(database) == []


def differences(address: str) -> list[Any]:
    """Say how an upgraded database differs from what the code describes."""
    store = Store(address)
    with store.engine.connect() as connection:
        found = compare_metadata(MigrationContext.configure(connection), metadata)
    store.close()
    return list(found)


@both_stores
def test_a_database_of_the_last_release_keeps_seats_holders_and_reviews(database):
    older = database_at(database)
    with older.engine.execution_options(**{WRITES: True}).begin() as connection:
        raise_to(connection, "0005")
        head = "INSERT INTO tables (id, game, version, setup, created, over) VALUES ('t', 'evergreen', 1, '{}', 5.0, :yes)"
        connection.execute(text(head), {"yes": True})
        seat = "INSERT INTO seats (table_id, seat, name, person, taken) VALUES ('t', 0, 'Ada', :yes, :yes)"
        connection.execute(text(seat), {"yes": True})
        connection.execute(text("INSERT INTO holders (visitor, table_id, seat) VALUES ('v', 't', 0)"))
        connection.execute(text("INSERT INTO reviews (table_id, done, document) VALUES ('t', :yes, '{}')"), {"yes": True})
    upgrade(older)
    older.engine.dispose()
    store = Store(database)
    loaded = store.load("t")
    assert loaded is not None
    assert [(seat.name, seat.account) for seat in loaded.seats] == [("Ada", False)]
    assert store.held("v", "t") == [0]
    assert store.people.devices_of("v") == []
    store.close()


@both_stores
def test_a_database_of_a_newer_grange_is_refused(database):
    leave_at(database, "9999")
    with pytest.raises(BadSetup, match="newer version of Grange"):
        Store(database)


def test_a_file_that_is_up_to_date_is_opened_without_a_copy(old):
    file = old("")
    Store(f"sqlite:///{file}").close()
    assert take(file.parent).warnings == []
    assert len(list(file.parent.glob("*.db"))) == 1


@pytest.mark.parametrize("database", ["postgresql"], indirect=True)
def test_on_postgresql_an_old_schema_waits_until_its_owner_upgrades_it(database, tmp_path):
    lay_the_first_schema(database)
    with pytest.raises(BadSetup, match="grange database upgrade"):
        take(tmp_path / "data", database)
    upgrade(database_at(database))
    assert take(tmp_path / "other", database).warnings == []


@pytest.mark.parametrize("database", ["postgresql"], indirect=True)
def test_servers_that_begin_at_once_make_one_schema(database):
    failed: list[Exception] = []

    def begin() -> None:
        try:
            Store(database).close()
        except Exception as problem:
            failed.append(problem)

    servers = [threading.Thread(target=begin) for _ in range(3)]
    for server in servers:
        server.start()
    for server in servers:
        server.join()
    assert failed == []
    assert revision_of(database_at(database)) == newest()


def leave_at(address: str, revision: str) -> None:
    """Pretend that other code was here."""
    store = Store(address)
    with store.writing.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = :revision"), {"revision": revision})
    store.close()


def lay_the_first_schema(address: str) -> None:
    """Make a database as it was before it had revisions."""
    database = database_at(address)
    with database.engine.execution_options(**{WRITES: True}).begin() as connection:
        raise_to(connection, "0001")
        connection.execute(text("DROP TABLE alembic_version"))
    database.engine.dispose()
