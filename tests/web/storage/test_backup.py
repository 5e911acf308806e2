"""Backups during play, restored into either kind of database; and the findings of an inspection."""

from __future__ import annotations

import gzip
import json
import os
import shutil
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import MetaData, delete, select, text, update

from grange.cli import main
from grange.core.errors import BadSetup
from grange.web.house.inspection import inspect
from grange.web.storage import secret_file
from grange.web.storage.backup import back_up, restore
from grange.web.storage.databases import WRITES, database_at, opened
from grange.web.storage.fingerprint import settle
from grange.web.storage.schema import journal, metadata, snapshots
from grange.web.storage.store import Store
from grange.web.storage.upgrade import newest, raise_to, revision_of, upgrade
from grange.web.stored import Entry, Right, StoredSeat, StoredTable, Written
from tests.web.servers import PATIENCE, Server, until
from tests.web.storage.kills import Player
from tests.web.stores import both_stores, new_database

OLDER = "0004"  # an earlier revision of the schema


@pytest.fixture
def store(database: str) -> Iterator[Store]:
    store = Store(database)
    yield store
    store.close()


@pytest.fixture
def elsewhere(request: pytest.FixtureRequest, tmp_path: Path, database: str) -> Iterator[str]:
    """A database of the other kind."""
    if not database.startswith("sqlite"):
        yield f"sqlite:///{tmp_path / 'restored.db'}"
        return
    with new_database(request.getfixturevalue("postgres")) as address:
        yield address


def lay(store: Store, name: str, choices: int = 0) -> None:
    """Lay a table at which some choices were made."""
    seats = [StoredSeat(0, "Żółw", None, person=True, taken=True)]
    table = StoredTable(
        id=name,
        game="evergreen",
        version=1,
        setup={"seed": 2**60},
        created=0.1,
        seats=seats,
        journal=[Entry(0, "take:0")] * choices,
        news=[[]] * choices,
    )
    store.write(store.create, table, Written({"position": choices}, {"asked": [0]}), [Right("visitor", 0)])


def lay_at(revision: str, database: str, tmp_path: Path) -> None:
    """Make a database of an earlier revision with a table in it."""
    source = Store(f"sqlite:///{tmp_path / 'source.db'}")
    lay(source, "t", 3)
    there, older = database_at(database), MetaData()
    with there.engine.execution_options(**{WRITES: True}).begin() as connection, source.engine.connect() as reading:
        raise_to(connection, revision)
        older.reflect(connection)
        for table in older.sorted_tables:
            if (now := metadata.tables.get(table.name)) is not None:
                rows = reading.execute(select(*(now.c[column.name] for column in table.c))).mappings().all()
                if rows:
                    connection.execute(now.insert(), [dict(row) for row in rows])
    there.engine.dispose()
    source.close()


def choose(store: Store, name: str, position: int) -> None:
    store.write(store.append, name, position, Entry(0, "take:0"), [], Written({"position": position + 1}, {}), True)


def rows_in(address: str) -> dict[str, list[str]]:
    """Read everything that is in a database, as either kind would give it."""
    with opened(address) as database, database.engine.connect() as connection:
        return {
            table.name: sorted(json.dumps(dict(row), sort_keys=True) for row in connection.execute(select(table)).mappings())
            for table in metadata.sorted_tables
        }


def save(address: str, file: Path) -> Path:
    with opened(address) as database:
        back_up(database, file)
    return file


def bring_back(address: str, file: Path) -> None:
    with opened(address) as database:
        restore(database, file)


@both_stores
def test_a_backup_brings_everything_into_a_database_of_the_other_kind(store, database, elsewhere, tmp_path):
    for number in range(3):
        lay(store, f"t{number}", number)
    file = save(database, tmp_path / "backup.gz")
    assert not file.stat().st_mode & 0o077
    bring_back(elsewhere, file)
    assert rows_in(elsewhere) == rows_in(database)
    assert save(elsewhere, tmp_path / "again.gz").stat().st_size
    assert sorted(lines_of(tmp_path / "again.gz")[1:-1]) == sorted(lines_of(file)[1:-1])


def lines_of(file: Path) -> list[str]:
    return [json.dumps(json.loads(line), sort_keys=True) for line in gzip.open(file, "rt", encoding="utf-8")]


@contextmanager
def being_played(store: Store, name: str) -> Iterator[Callable[[], int]]:
    """Let choices be made at a table all the time; give how many are acknowledged."""
    acknowledged, over = 0, threading.Event()

    def play() -> None:
        nonlocal acknowledged
        while not over.is_set():
            choose(store, name, acknowledged)
            acknowledged += 1

    player = threading.Thread(target=play)
    player.start()
    try:
        yield lambda: acknowledged
    finally:
        over.set()
        player.join()


@both_stores
def test_a_backup_while_people_play_is_of_one_moment_and_misses_nothing_acknowledged_before(store, database, elsewhere, tmp_path):
    lay(store, "t")
    with being_played(store, "t") as acknowledged:
        until(lambda: acknowledged() > 20)
        before = acknowledged()
        save(database, tmp_path / "backup.gz")
    bring_back(elsewhere, tmp_path / "backup.gz")
    restored = Store(elsewhere)
    table = restored.load("t")
    restored.close()
    assert table is not None
    assert len(table.journal) >= before
    assert table.snapshot == {"position": len(table.journal)}


@pytest.mark.parametrize("how", ["noise", "cut", "damaged", "line missing", "line added", "of something else", "from the future"])
def test_what_is_no_whole_backup_is_refused_and_leaves_the_database_as_it_was(store, database, tmp_path, how):
    lay(store, "t", 3)
    file = save(database, tmp_path / "backup.gz")
    lines, whole = lines_of(file), file.read_bytes()
    broken = {
        "noise": b"noise",
        "cut": whole[: len(whole) // 2],
        "damaged": whole[:10] + bytes([whole[10] ^ 0xFF]) + whole[11:],
        "line missing": packed(lines[:3] + lines[4:]),
        "line added": packed([*lines, lines[1]]),
        "of something else": packed(['{"kind": "song"}', *lines[1:]]),
        "from the future": packed([lines[0].replace(newest(), "9999"), *lines[1:]]),
    }[how]
    (tmp_path / "broken.gz").write_bytes(broken)
    other = f"sqlite:///{tmp_path / 'other.db'}"
    with pytest.raises(BadSetup, match="newer version of Grange" if how == "from the future" else "not a complete Grange backup"):
        bring_back(other, tmp_path / "broken.gz")
    bring_back(other, file)
    assert rows_in(other) == rows_in(database)


def packed(lines: list[str]) -> bytes:
    return gzip.compress("\n".join(lines).encode())


@both_stores
def test_a_backup_is_never_restored_over_something(store, database, tmp_path):
    lay(store, "t")
    file = save(database, tmp_path / "backup.gz")
    lay(store, "another")
    with pytest.raises(BadSetup, match="not empty"):
        bring_back(database, file)
    assert store.load("another")


@both_stores
def test_a_whole_database_passes_its_inspection_and_a_missing_choice_does_not(store, database):
    lay(store, "t0", 2)
    lay(store, "t1", 3)
    found = inspect(database)
    assert (found.tables, found.choices, found.replayed, found.troubles) == (2, 5, 2, [])
    with store.writing.begin() as connection:
        connection.execute(delete(journal).where(journal.c.table_id == "t1", journal.c.position == 1))
    assert [(trouble.key, trouble.values) for trouble in inspect(database).troubles] == [("database-gap", {"table": "t1"})]


def test_a_damaged_file_does_not_pass(store, database):
    lay(store, "t0", 2)
    lay(store, "t1", 2)
    with store.writing.begin() as connection:
        connection.execute(text("UPDATE kept SET moment = 'x' WHERE table_id = 't0'"))
    assert [trouble.key for trouble in inspect(database).troubles] == ["database-unreadable"]


def test_a_moment_that_is_no_document_does_not_pass(store, database):
    lay(store, "t0", 2)
    with store.writing.begin() as connection:
        connection.execute(update(snapshots).values(moment=[1]))
    assert [trouble.key for trouble in inspect(database).troubles] == ["database-unreadable"]


@pytest.fixture
def order(capsys, monkeypatch):
    """Give a command in a terminal, and what it said."""
    monkeypatch.setenv("COLUMNS", "500")
    before = os.umask(0o022)

    def said(*words: Any) -> str:
        main(["database", *map(str, words), "--lang", "en"])
        return "".join(capsys.readouterr())

    yield said
    os.umask(before)


def test_a_club_that_outgrows_its_file_moves_to_postgresql_and_plays_on(tmp_path, postgres, order):
    """The backup is made while a game is played; with it and the secret, every link opens what it opened before."""
    old = Server(tmp_path / "old")
    old.start()
    player = Player([old], 1, one_is_enough=True)
    player.start()
    try:
        until(lambda: player.games and len(player.games[0].chosen) > 5)
        assert "All is well: one table" in order("check", "--data", tmp_path / "old")
        before = len(player.games[0].chosen) - 1  # the last one may still be on its way
        assert "holds one table" in order("backup", tmp_path / "backup.gz", "--data", tmp_path / "old")
    finally:
        player.stopping = True
        player.join(PATIENCE)
        old.kill()
    with new_database(postgres) as address:
        new = Server(tmp_path / "new", more=["--database", address])
        (tmp_path / "new").mkdir()
        shutil.copy(tmp_path / "old" / "secret", tmp_path / "new" / "secret")
        assert "now holds one table" in order("restore", tmp_path / "backup.gz", "--database", address)
        assert "is not empty" in order("restore", tmp_path / "backup.gz", "--database", address)
        new.start()
        try:
            player.servers, game = [new], player.games[0]
            with httpx.Client(timeout=PATIENCE) as client:
                kept = client.get(f"{new.address}/api/tables/{game.table}").json()["position"]
                assert kept >= before
                del game.chosen[kept:]  # what came after the backup
                player.play(client, game)
                assert client.get(f"{new.address}/api/tables/{game.table}").json()["position"] == len(game.chosen)
            assert player.wrong == []
        finally:
            new.kill()
        assert "All is well: one table" in order("check", "--database", address)


def test_who_names_no_file_or_an_empty_folder_is_told_what_to_do(tmp_path, order):
    assert "grange database backup FILE" in order("backup", "--data", tmp_path)
    for what in (["backup", tmp_path / "x.gz"], ["check"], ["upgrade"]):
        assert "There is no database" in order(*what, "--data", tmp_path)
    assert "Cannot read the backup" in order("restore", tmp_path / "x.gz", "--data", tmp_path)
    assert not (tmp_path / "x.gz").exists()


def test_a_restore_that_fails_leaves_nothing_behind_and_one_that_succeeds_makes_no_secret(tmp_path, order, monkeypatch):
    source = Store(f"sqlite:///{tmp_path / 'source.db'}")
    lay(source, "t", 3)
    good = save(f"sqlite:///{tmp_path / 'source.db'}", tmp_path / "good.gz")
    source.close()
    (tmp_path / "bad.gz").write_bytes(good.read_bytes()[:-20])
    for there in (False, True):
        if there:
            (tmp_path / "new").mkdir()
        assert "Nothing was restored" in order("restore", tmp_path / "bad.gz", "--data", tmp_path / "new")
        assert (tmp_path / "new").exists() == there
        assert not there or not list((tmp_path / "new").iterdir())
    assert "now holds one table" in order("restore", good, "--data", tmp_path / "new")
    assert not (tmp_path / "new" / "secret").exists()


@both_stores
def test_a_backup_is_restored_into_a_house_that_has_started_and_is_not_used(database, tmp_path):
    source = Store(f"sqlite:///{tmp_path / 'source.db'}")
    lay(source, "t", 3)
    good = save(f"sqlite:///{tmp_path / 'source.db'}", tmp_path / "good.gz")
    source.close()
    Store(database).close()
    bring_back(database, good)
    assert inspect(database).tables == 1


@pytest.mark.parametrize("database", ["postgresql"], indirect=True)
def test_nothing_is_restored_under_a_running_server(database, tmp_path):
    source = Store(f"sqlite:///{tmp_path / 'source.db'}")
    lay(source, "t", 3)
    good = save(f"sqlite:///{tmp_path / 'source.db'}", tmp_path / "good.gz")
    source.close()
    running = Store(database)
    with running.engine.connect() as connection:
        connection.execute(text("SELECT 1"))
        with pytest.raises(BadSetup, match="Stop all servers"):
            bring_back(database, good)
    running.close()


@pytest.mark.parametrize("database", ["postgresql"], indirect=True)
def test_nothing_is_upgraded_under_a_running_server(database, tmp_path):
    lay_at(OLDER, database, tmp_path)
    with opened(database) as running, running.engine.connect() as connection, opened(database) as older:
        connection.execute(text("SELECT 1"))
        with pytest.raises(BadSetup, match="Stop all servers"):
            upgrade(older, beside_others=False)
    with opened(database) as older:
        upgrade(older, beside_others=False)


@both_stores
def test_an_older_database_is_inspected_and_stays_as_it_was(database, tmp_path):
    lay_at(OLDER, database, tmp_path)
    found = inspect(database)
    assert (found.tables, found.choices, found.older, found.troubles) == (1, 3, True, [])
    with opened(database) as older:
        assert revision_of(older) == OLDER


@both_stores
def test_an_older_database_that_nobody_has_used_is_inspected_too(database):
    with opened(database) as older, older.engine.execution_options(**{WRITES: True}).begin() as connection:
        raise_to(connection, OLDER)
    found = inspect(database)
    assert (found.tables, found.older, found.troubles) == (0, True, [])


def test_an_empty_house_is_not_backed_up_by_mistake(tmp_path, order):
    Store(f"sqlite:///{tmp_path / 'tables.db'}").close()
    assert "holds no tables" in order("backup", tmp_path / "x.gz", "--data", tmp_path)
    assert not (tmp_path / "x.gz").exists()


@both_stores
def test_a_backup_names_the_secret_of_its_house_and_no_other(store, database, tmp_path, order):
    lay(store, "t")
    where = ["--database", database] if store.database.shared else []
    file = tmp_path / "secret"
    secret_file.make(file)
    assert str(file) not in order("backup", tmp_path / "x.gz", *where, "--data", tmp_path)
    settle(store.database, file, new_secret=True)
    assert str(file) in order("backup", tmp_path / "x.gz", *where, "--data", tmp_path)


def test_a_folder_is_no_file_for_a_backup(store, database):
    lay(store, "t")
    for folder in (Path(), Path("/")):
        with pytest.raises(BadSetup, match="Cannot write"):
            save(database, folder)


def test_a_backup_that_fails_leaves_nothing_behind_and_the_older_one_as_it_was(store, database, tmp_path):
    lay(store, "t")
    file = save(database, tmp_path / "backup.gz")
    whole = file.read_bytes()
    with store.engine.begin() as connection:
        connection.execute(text("UPDATE kept SET moment = 'no document'"))
    with pytest.raises(json.JSONDecodeError):
        save(database, file)
    assert file.read_bytes() == whole
    assert not list(tmp_path.glob("*.part"))


@pytest.mark.parametrize("database", ["postgresql"], indirect=True)
def test_of_two_backups_restored_into_one_database_at_once_one_is_refused(tmp_path, database):
    source = Store(f"sqlite:///{tmp_path / 'source.db'}")
    lay(source, "t", 3)
    file = save(f"sqlite:///{tmp_path / 'source.db'}", tmp_path / "backup.gz")
    source.close()
    with ThreadPoolExecutor(2) as threads:
        restoring = [threads.submit(bring_back, database, file) for _ in range(2)]
        (refused,) = [problem for problem in (each.exception() for each in restoring) if problem]
    assert "not empty" in str(refused)


def test_a_database_is_named_without_its_password():
    for address in ("postgresql://me:sesame@host/grange", "postgresql://me@host/grange?password=sesame&sslmode=require"):
        assert "sesame" not in database_at(address).name


def test_an_address_with_a_port_that_is_no_number_is_refused_without_a_word_of_it(order):
    for what in ("check", "backup"):
        said = order(what, "x.gz", "--database", "postgresql://me:se#c@ret:word@host/grange")
        assert "--database takes the address" in said
        assert "word" not in said
