"""A command of `grange database` that is killed at any moment leaves nothing half done, and succeeds the next time."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from grange.cli import main
from grange.core.errors import BadSetup
from grange.web.house.inspection import inspect
from grange.web.storage.databases import opened
from grange.web.storage.folder import take
from grange.web.storage.store import Store
from grange.web.storage.upgrade import newest, revision_of
from tests.web.servers import until
from tests.web.storage.killed import killed
from tests.web.storage.test_backup import OLDER, lay, lay_at, save
from tests.web.stores import both_stores

pytestmark = pytest.mark.usefixtures("usual_umask")

STEPS = (1, 2, 5, 12, 25, 45, 70, 10_000)  # statements after which the command is killed; the last comes never


@pytest.fixture
def backup(tmp_path: Path) -> Path:
    source = Store(f"sqlite:///{tmp_path / 'source.db'}")
    lay(source, "t", 3)
    source.close()
    return save(f"sqlite:///{tmp_path / 'source.db'}", tmp_path / "backup.gz")


def where(database: str, tmp_path: Path) -> list[str]:
    return ["--database", database] if database.startswith("postgresql") else ["--data", str(tmp_path)]


def succeeds(*arguments: Any) -> bool:
    """Run a command; tell whether it succeeded. PostgreSQL may need a moment to notice that somebody was killed."""
    return main([*map(str, arguments)]) == 0


@both_stores
def test_a_restore_that_is_killed_leaves_a_database_into_which_it_can_be_restored(database, tmp_path, backup):
    for statements in STEPS:
        killed(statements, "database", "restore", backup, *where(database, tmp_path))
        try:
            whole = inspect(database).tables == 1
        except BadSetup:  # nothing is there
            whole = False
        assert whole or statements < STEPS[-1]
        if whole:
            break
    assert inspect(database).choices == 3


@both_stores
def test_an_upgrade_that_is_killed_has_happened_or_not(database, tmp_path):
    lay_at(OLDER, database, tmp_path)
    for statements in STEPS[:-1]:
        killed(statements, "database", "upgrade", *where(database, tmp_path))
        with opened(database) as there:
            assert revision_of(there) in (OLDER, newest())
    until(lambda: succeeds("database", "upgrade", *where(database, tmp_path)))
    found = inspect(database)
    assert (found.older, found.choices, found.troubles) == (False, 3, [])


@both_stores
def test_a_backup_that_is_killed_leaves_the_older_one_and_the_database_as_they_were(database, tmp_path):
    store = Store(database)
    lay(store, "t", 3)
    store.close()
    file = tmp_path / "mine.gz"
    assert succeeds("database", "backup", file, *where(database, tmp_path))
    before = file.read_bytes()
    for statements in STEPS[:4]:
        killed(statements, "database", "backup", file, *where(database, tmp_path))
        assert file.read_bytes() == before
    assert inspect(database).choices == 3


def test_a_server_that_is_killed_while_it_takes_its_folder_starts_the_next_time(tmp_path):
    for statements in STEPS[:-1]:
        killed(statements, "serve", "--data", tmp_path / str(statements), "--port", "99999")  # which is no port
        folder = take(tmp_path / str(statements))
        assert folder.keys.current
