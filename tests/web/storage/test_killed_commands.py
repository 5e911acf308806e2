"""A command of `grange database` that is killed at any moment leaves nothing half done, and succeeds the next time."""

from __future__ import annotations

import itertools
import os
import signal
import sys
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Engine, event

from grange.cli import main
from grange.core.errors import BadSetup
from grange.web.background.workers import BEGINNING
from grange.web.house.inspection import inspect
from grange.web.storage.databases import opened
from grange.web.storage.folder import take
from grange.web.storage.store import Store
from grange.web.storage.upgrade import newest, revision_of
from tests.web.servers import until
from tests.web.storage.test_backup import OLDER, lay, lay_at, save
from tests.web.stores import both_stores

AT_COMMIT = 0
STEPS = (1, 2, 5, 12, 25, 45, 70, 10_000)  # statements after which the command is killed; the last comes never
READING = ("SELECT", "PRAGMA", "BEGIN")
FILES = ("os.rename", "os.remove")  # what Python reports before it changes a folder; of "open", only files that are written count
WRITING = os.O_WRONLY | os.O_RDWR


def die() -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def run_and_die(arguments: list[str], statements: int) -> None:
    """Run a command in this process, which is killed after some statements, or when all are made and it is about to commit."""
    made = itertools.count(1)

    def count(*_: Any) -> None:
        if next(made) == statements:
            die()

    event.listen(Engine, "before_cursor_execute", count)
    if statements == AT_COMMIT:
        event.listen(Engine, "commit", lambda _: die())
    os.environ["LANG"] = "en"
    main(arguments)


def run_and_die_changing(arguments: list[str], change: int) -> None:
    """Run a command in this process, which is killed before one of its changes: a statement that writes, a commit, or a file."""
    made = itertools.count(1)

    def count(*_: Any) -> None:
        if next(made) == change:
            die()

    def hear_statement(_connection: Any, _cursor: Any, statement: str, *_: Any) -> None:
        if not statement.lstrip().startswith(READING):
            count()

    def hear_file(name: str, about: tuple[Any, ...]) -> None:
        if (name in FILES or (name == "open" and about[2] & WRITING)) and "__pycache__" not in str(about[0]):
            count()

    event.listen(Engine, "before_cursor_execute", hear_statement)
    event.listen(Engine, "commit", count)
    sys.addaudithook(hear_file)
    os.environ["LANG"] = "en"
    sys.exit(main(arguments))


def killed(statements: int, *arguments: Any) -> None:
    process = BEGINNING.Process(target=run_and_die, args=([*map(str, arguments)], statements))
    process.start()
    process.join()


def killed_before(change: int, *arguments: Any) -> bool:
    """Run a command and kill it before one of its changes; tell whether it has so many."""
    process = BEGINNING.Process(target=run_and_die_changing, args=([*map(str, arguments)], change))
    process.start()
    process.join()
    assert process.exitcode in (0, -signal.SIGKILL)
    return process.exitcode != 0


@pytest.fixture(autouse=True)
def _keep_umask():
    before = os.umask(0o022)
    yield
    os.umask(before)


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
