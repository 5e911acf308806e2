"""What a server says when its folder is in use, broken, empty or not its own."""

from __future__ import annotations

import os
import re
import shutil
import signal
import stat
import subprocess
import sys
from pathlib import Path
from unittest import mock

import httpx
import pytest
from sqlalchemy import make_url, text

from grange.cli import main
from grange.core.errors import BadSetup
from grange.web.storage.databases import opened
from grange.web.storage.folder import DataFolder, look, take
from grange.web.storage.store import Store
from tests.web.servers import PATIENCE, Server, until


@pytest.fixture(autouse=True)
def _keep_umask():
    before = os.umask(0o022)
    yield
    os.umask(before)


@pytest.fixture
def used(tmp_path: Path) -> Path:
    """A folder in which a server has run."""
    folder = take(tmp_path / "data")
    Store(folder.address).close()
    assert folder.lock is not None
    folder.lock.close()
    return folder.path


def begun(folder: Path) -> subprocess.Popen[str]:
    """Start a server as somebody at a terminal does."""
    command = [sys.executable, "-m", "grange", "serve", "--port", "0", "--data", str(folder), "--lang", "en"]
    pipe, environment = subprocess.PIPE, {"COLUMNS": "500", "PATH": "/usr/bin:/bin"}
    return subprocess.Popen(command, stdout=pipe, stderr=pipe, text=True, env=environment, start_new_session=True)


def said_by(folder: Path, capsys: pytest.CaptureFixture[str]) -> str:
    """Try to start a server, and give what it said before it gave up."""
    with mock.patch("grange.web.cluster.processes.serve", side_effect=AssertionError("it has begun")):
        assert main(["serve", "--port", "0", "--data", str(folder), "--lang", "en"])
    told = capsys.readouterr()
    return " ".join((told.out + told.err).split())


def test_a_server_opens_at_an_address_that_it_says_and_whoever_stops_it_with_its_workers_sees_no_complaints(tmp_path):
    server = begun(tmp_path)
    assert server.stdout is not None
    address = re.search(r"http://[\d.]+:\d+", server.stdout.readline())
    assert address
    transport = httpx.HTTPTransport(verify=False, retries=8)
    with httpx.Client(base_url=address[0], transport=transport, timeout=PATIENCE) as client:
        table = client.post("/api/tables", json={"game": "evergreen", "seats": [{"bot": "random"}]}).json()["table"]
        until(lambda: client.get(f"/api/tables/{table}").json()["position"])
    os.killpg(server.pid, signal.SIGINT)  # as a terminal does
    _, complaints = server.communicate(timeout=PATIENCE)
    assert not complaints


def test_two_servers_do_not_share_a_folder(tmp_path):
    server = Server(tmp_path)
    server.start()
    try:
        other = begun(tmp_path)
        _, complaints = other.communicate(timeout=PATIENCE)
        assert other.returncode
        assert "Another server is using the folder" in complaints
        assert "Traceback" not in complaints
    finally:
        server.kill()
    server.start()
    server.kill()


def test_nobody_else_on_the_machine_can_read_what_is_stored(tmp_path):
    server = Server(tmp_path / "data")
    server.start()
    httpx.post(f"{server.address}/api/tables", json={"game": "evergreen", "seats": [{}]}, timeout=PATIENCE)
    modes = {path.name: stat.S_IMODE(path.stat().st_mode) for path in (tmp_path / "data").iterdir()}
    server.kill()
    assert {"tables.db", "secret"} <= set(modes)
    assert all(mode & 0o077 == 0 for mode in modes.values()), modes


@pytest.mark.parametrize("secret", ["", "   \n", "short"])
def test_a_secret_that_is_none_is_refused(used, secret, capsys):
    (used / "secret").write_text(secret)
    assert "does not hold a secret" in said_by(used, capsys)


@pytest.mark.parametrize("how", ["noise", "truncated", "half"])
def test_a_broken_database_is_said_with_what_to_do(used, how, capsys):
    file = used / "tables.db"
    whole = file.read_bytes()
    file.write_bytes({"noise": b"not a database at all" * 100, "truncated": whole[:5000], "half": whole[: len(whole) // 2]}[how])
    assert "is damaged" in said_by(used, capsys)


def test_a_database_that_cannot_be_written_is_said(used, monkeypatch):
    real = os.access
    monkeypatch.setattr(os, "access", lambda path, mode: not str(path).endswith("tables.db") and real(path, mode))
    with pytest.raises(BadSetup, match="Cannot write"):
        take(used)


def test_a_folder_that_cannot_be_made_is_said(tmp_path):
    (tmp_path / "file").write_text("")
    with pytest.raises(BadSetup, match="Cannot write"):
        take(tmp_path / "file" / "data")


@pytest.mark.parametrize("how", ["deleted", "empty"])
def test_a_database_that_is_gone_is_told_to_its_owner(used, how):
    (used / "tables.db").unlink()
    if how == "empty":
        (used / "tables.db").touch()
    assert [warning.key for warning in take(used).warnings] == ["serve-database-empty"]


def test_a_new_folder_needs_no_warning(tmp_path):
    assert take(tmp_path / "new").warnings == []


def test_no_server_begins_without_the_secret_of_its_house_unless_it_is_told_to(used):
    (used / "secret").unlink()
    with pytest.raises(BadSetup, match="--new-secret"):
        take(used)
    assert not (used / "secret").exists()
    folder = take(used, new_secret=True)
    assert folder.lock is not None
    folder.lock.close()
    assert take(used).warnings == []


def test_no_server_begins_with_the_secret_of_another_house_unless_it_is_told_to(used):
    (used / "secret").write_text("x" * 40)
    with pytest.raises(BadSetup, match="is not the secret"):
        take(used)
    folder = take(used, new_secret=True)
    assert [warning.key for warning in folder.warnings] == ["serve-secret-new"]


def test_a_rotated_secret_is_that_of_the_house(used):
    before = (used / "secret").read_text()
    for days in ("1", "0", "0"):
        assert main(["house", "rotate-secret", "--accept-old", days, "--reason", "a test", "--data", str(used)]) == 0
    folder = take(used)
    assert folder.keys.current != before
    assert folder.lock is not None
    folder.lock.close()
    (used / "secret").write_text(folder.keys.current)  # without the old one
    assert take(used).warnings == []


@pytest.mark.parametrize("database", ["postgresql"], indirect=True)
def test_a_server_on_postgresql_needs_the_secret_of_its_house(database, tmp_path, capsys):
    first = take(tmp_path / "one", database)
    assert take(tmp_path / "one-more", database, new_secret=True).keys.current != first.keys.current
    with pytest.raises(BadSetup, match="is not the secret"):
        take_again(tmp_path / "one", first, database)
    with pytest.raises(BadSetup, match="There is no"):
        take(tmp_path / "third", database)
    assert not (tmp_path / "third" / "secret").exists()


def take_again(path: Path, folder: DataFolder, database: str) -> DataFolder:
    assert folder.lock is not None
    folder.lock.close()
    return take(path, database)


@pytest.mark.parametrize("database", ["postgresql"], indirect=True)
def test_a_postgresql_database_of_another_user_is_refused_before_a_server_starts(database, tmp_path):
    guest = f"guest_{make_url(database).database}"
    theirs = make_url(database).set(username=guest).render_as_string()
    with opened(database) as there, there.engine.begin() as connection:
        connection.execute(text(f"CREATE ROLE {guest} LOGIN"))
        connection.execute(text("REVOKE CREATE ON SCHEMA public FROM PUBLIC"))  # as it is since PostgreSQL 15
    for start in (look, take):
        with pytest.raises(BadSetup, match="belongs to another user"):
            start(tmp_path / "new", theirs)
    with opened(database) as there, there.engine.begin() as connection:
        connection.execute(text(f"DROP ROLE {guest}"))


def test_a_database_that_is_away_has_another_exit_code_than_one_that_needs_its_owner(used, tmp_path, capsys):
    away = ["serve", "--data", str(tmp_path / "new"), "--database", "postgresql://nobody@127.0.0.1:1/grange"]
    assert main(away) == 75
    (used / "secret").write_text("x" * 40)
    assert main(["serve", "--data", str(used), "--port", "0"]) == 2


def test_a_folder_can_be_moved(used, tmp_path):
    shutil.move(used, tmp_path / "elsewhere")
    assert take(tmp_path / "elsewhere").warnings == []


def test_a_number_of_processes_that_makes_no_sense_is_refused(tmp_path, capsys):
    for number in ("0", "-1", "1000"):
        assert main(["serve", "--data", str(tmp_path / "new"), "--processes", number, "--lang", "en"]) == 2
        assert "from 1 to 64" in capsys.readouterr().err
    assert not (tmp_path / "new").exists()
