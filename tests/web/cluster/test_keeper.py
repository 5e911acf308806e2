"""The keeper's deeds at real processes: one is drained and stays away while others serve, and no kill leaves a deed half done."""

from __future__ import annotations

import itertools
import os
import signal
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import text

from grange.cli import main
from grange.web.secret import Keys
from grange.web.storage.databases import opened
from grange.web.storage.folder import look, take
from grange.web.storage.store.keeper import deeds, reports
from tests.web.servers import PATIENCE, Server, until
from tests.web.storage.killed import AT_COMMIT, killed, killed_before
from tests.web.storage.test_killed_commands import where
from tests.web.stores import both_stores

SEVERAL = 4  # changes from one kill to the next in the longest deed, which deletes from many tables


def house(*arguments: Any) -> int:
    return main(["house", *map(str, arguments), "--lang", "en"])


# draining


def names(database: str) -> list[str]:
    """List the processes that the database knows."""
    with opened(database) as there, there.engine.connect() as connection:
        return [report.process for report in reports(connection)]


@pytest.mark.parametrize("database", ["postgresql"], indirect=True)
def test_a_drained_process_stays_away_until_it_is_wanted_and_the_other_serves(database, tmp_path):
    server = Server(tmp_path, more=["--database", database, "--processes", "2"])
    server.start()
    try:
        until(lambda: len(names(database)) == 2)
        first, second = names(database)
        own = f"http://127.0.0.1:{second.rpartition(':')[2]}"
        assert house("drain", second, "--reason", "memory", "--database", database) == 0
        until(lambda: health(own) == {"well": False, "drained": True})
        assert names(database) == [first]
        assert {httpx.get(f"{server.address}/api/games", timeout=PATIENCE).status_code for _ in range(20)} == {200}
        assert house("drain", first, "--reason", "the last one", "--database", database) == 2
        kill(own)
        until(lambda: health(own) == {"well": False, "drained": True})  # the one that took its place stays away, too
        assert httpx.get(f"{own}/", timeout=PATIENCE).headers["retry-after"] == "60"
        assert house("undrain", second, "--reason", "done", "--database", database) == 0
        until(lambda: health(own).get("well"))
        assert sorted(names(database)) == [first, second]
    finally:
        server.kill()


def health(address: str) -> dict[str, Any]:
    """Return what a process says of its health, without what does not matter here."""
    try:
        told: dict[str, Any] = httpx.get(f"{address}/health", timeout=5).json()
    except httpx.HTTPError:
        return {}
    return {name: value for name, value in told.items() if name != "version"}


def kill(address: str) -> None:
    """Kill the process that listens at its own port: of those that have it open, the one that is no supervisor."""
    port = int(address.rpartition(":")[2])
    inodes = {
        line.split()[9] for line in Path("/proc/net/tcp").read_text().splitlines()[1:] if line.split()[1].endswith(f":{port:04X}")
    }
    holders = [int(folder.name) for folder in Path("/proc").glob("[0-9]*") if inodes & set(sockets_of(folder))]
    parents = {pid: int(Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[1]) for pid in holders}
    (only,) = [pid for pid in holders if parents[pid] in holders and not set(parents.values()) & {pid}]
    os.kill(only, signal.SIGKILL)


def sockets_of(folder: Path) -> Iterator[str]:
    """List the inodes of the sockets that a process has open."""
    try:
        for link in (folder / "fd").iterdir():
            named = str(link.readlink())
            if named.startswith("socket:["):
                yield named[8:-1]
    except OSError:
        return


# kills


class House:
    """A running server, whose keeper is killed again and again."""

    def __init__(self, database: str, folder: Path) -> None:
        self.database, self.folder = database, folder
        more = ["--database", database] if database.startswith("postgresql") else []
        self.where = where(database, folder)
        self.server = Server(folder, more=more)
        self.server.start()
        self.client = httpx.Client(base_url=self.server.address, timeout=PATIENCE, trust_env=False)
        until(lambda: names(database))
        self.client.get("/")
        opened_table = self.client.post(
            "/api/tables", json={"game": "evergreen", "seats": [{"name": "Ottilie"}, {}], "seed": 7}
        ).json()
        self.table, self.token = opened_table["table"], opened_table["tokens"][0]
        with opened(database) as there, there.engine.begin() as connection:
            row = {"visitor": "ab" * 32, "table": self.table}
            connection.execute(text("INSERT INTO holders (visitor, table_id, seat) VALUES (:visitor, :table, 0)"), row)
            connection.execute(text("INSERT INTO holders (visitor, table_id, seat) VALUES (:visitor, :table, -1)"), row)
            connection.execute(text("INSERT INTO processes (name, answers, report) VALUES ('other:1', 0, '{}')"))

    def rows(self) -> dict[str, list[Any]]:
        """Read everything that a deed may change, without the times of the log."""
        asked = {
            "tables": "SELECT closed, opened_from IS NULL FROM tables",
            "names": "SELECT name FROM seats ORDER BY seat",
            "tickets": "SELECT person, kind FROM tickets",
            "holders": "SELECT visitor, seat FROM holders ORDER BY seat",
            "orders": "SELECT kind, about FROM orders ORDER BY kind, about",
            "log": "SELECT id, deed FROM keeper_log WHERE deed <> 'who' ORDER BY id",
        }
        with opened(self.database) as there, there.engine.connect() as connection:
            return {name: [tuple(row) for row in connection.execute(text(query))] for name, query in asked.items()}


@pytest.fixture
def running(database: str, tmp_path: Path) -> Iterator[House]:
    found = House(database, tmp_path)
    yield found
    found.server.kill()


@both_stores
def test_a_deed_that_is_killed_has_happened_with_its_entry_in_the_log_or_not_at_all(running):
    link = f"https://grange.example/table/{running.table}"
    commands = [
        ["rename", link, "1", "Anna"],
        ["end", link],
        ["reopen", link],
        ["hide", link],
        ["ban", "192.0.2.0/24"],
        ["unban", "192.0.2.0/24"],
        ["announce", "--maintenance", "22:00"],
        ["withdraw"],
        ["drain", "other:1"],
        ["undrain", "other:1"],
        ["forget", "ab" * 6],
    ]
    for deed in commands:
        dies_or_does(running, deed)
    assert [name for _, name in running.rows()["log"]] == [deed[0] for deed in commands]
    assert running.client.get("/health").json()["well"]
    assert running.client.get(f"/table/{running.table}").status_code == 404  # it is hidden, and the server knows


def dies_or_does(running: House, deed: list[str]) -> None:
    """Kill a command before each of its changes, after which nothing may have happened, until it has no more and happens."""
    command = ["house", *deed, "--reason", "a test", *running.where]
    before = running.rows()
    for change in itertools.count(1, step=SEVERAL if deed[0] == "forget" else 1):
        if not killed_before(change, *command):
            break
        assert running.rows() == before, (deed, change)
    assert change > 3, "a deed, its entry in the log and the commit"
    after = running.rows()
    assert after["log"] == [*before["log"], (len(before["log"]) + 1, deed[0])]
    assert {**after, "log": []} != {**before, "log": []}


@both_stores
def test_a_rotation_that_is_killed_has_happened_with_its_entry_in_the_log_or_not_at_all(database, tmp_path):
    address = database if database.startswith("postgresql") else None
    command = ["house", "rotate-secret", "--reason", "a test", *where(database, tmp_path), "--data", str(tmp_path)]
    before, entries, ends = started(tmp_path, address), 0, []
    for change in itertools.count(1):
        was_killed = killed_before(change, *command)
        look(tmp_path, address)  # as `grange serve --check` does
        after, said = started(tmp_path, address), rotations(database)
        assert (after.current != before.current) == (said == entries + 1)
        assert after.current == before.current or after.older[0].key == before.current
        assert {file.name for file in tmp_path.iterdir()} <= {"secret", "lock", "tables.db"}
        ends.append(said > entries)
        before, entries = after, said
        if not was_killed:
            break
    assert (ends[0], ends[-2:]) == (False, [True, True])  # the last kill came after the commit, and the server ended what was begun


def started(folder: Path, address: str | None) -> Keys:
    """Return the secrets with which a server starts."""
    taken = take(folder, address)
    assert taken.lock is not None
    taken.lock.close()
    return taken.keys


def rotations(database: str) -> int:
    """Count the rotations in the keeper's log."""
    with opened(database) as there, there.engine.connect() as connection:
        return sum(deed.deed == "rotate-secret" for deed in deeds(connection, 0))


@both_stores
def test_a_question_of_a_killed_keeper_is_answered_to_the_next_one(running, capsys):
    for statements in (5, 20, AT_COMMIT):
        killed(statements, "house", "who", *running.where)
    assert house("who", *running.where) == 0
    said = capsys.readouterr().out
    assert "connections 0" in said
    with opened(running.database) as there, there.engine.connect() as connection:
        assert {str(report.report) for report in reports(connection)} <= {"{}"}
