"""Monitoring a server: its health, its metrics and its log, and never a secret."""

from __future__ import annotations

import json
import logging
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from fastapi.testclient import TestClient
from sqlalchemy import func, select
from sqlalchemy.exc import OperationalError

from grange.cli import main
from grange.core.words import LANGUAGES, read_words
from grange.version import VERSION
from grange.web.app import create_app
from grange.web.background.workers import BEGINNING, Post, WorkerDied, Workers
from grange.web.http.limits.config import Bounds
from grange.web.http.logs import AsJson
from grange.web.log_entry import LogEntry
from grange.web.refusals import Unwritten
from grange.web.storage.schema import campaigns
from grange.web.storage.upgrade import newest
from tests.web.servers import PATIENCE, until
from tests.web.stores import both_stores

ROOM = 64 * 1024  # bytes: enough for an empty database, and not for its tables
TOKEN = "a token that nobody guesses"


# health


def test_a_server_that_is_well_says_so(client):
    answer = client.get("/health")
    assert answer.status_code == 200
    assert answer.json()["well"]


def test_a_server_whose_database_does_not_answer_is_not_well(client, monkeypatch):
    def gone():
        raise OperationalError("select", {}, Exception("gone"))

    monkeypatch.setattr(client.app.state.house.store, "answers", gone)
    answer = client.get("/health")
    assert answer.status_code == 503
    assert answer.json() == {"well": False, "database": False, "writes": True, "workers": True, "version": answer.json()["version"]}


@pytest.fixture
def at_once(monkeypatch):
    """Let a server try anew whenever it is asked whether it can write."""
    monkeypatch.setattr("grange.web.http.health.BELIEVED", -1.0)


def says(client) -> tuple[int, bool]:
    answer = client.get("/health")
    return answer.status_code, answer.json()["writes"]


@pytest.mark.usefixtures("at_once")
def test_a_server_whose_database_was_deleted_is_not_well(client, open_table):
    open_table()
    assert says(client) == (200, True)
    client.app.state.house.store.database.file.unlink()
    assert says(client) == (503, False)


@pytest.mark.usefixtures("at_once")
def test_a_server_whose_database_was_replaced_is_not_well(client, open_table):
    open_table()
    file = client.app.state.house.store.database.file
    shutil.copy(file, file.with_name("copy"))
    file.with_name("copy").replace(file)
    assert says(client) == (503, False)


@pytest.mark.usefixtures("at_once")
def test_a_server_whose_data_folder_was_moved_away_is_not_well_until_it_is_back(client, open_table):
    open_table()
    folder = client.app.state.house.store.database.file.parent
    elsewhere = folder.rename(folder.with_name("elsewhere"))
    assert says(client) == (503, False)
    elsewhere.rename(folder)
    assert says(client) == (200, True)


def mount(*arguments: str | Path) -> bool:
    """Tell whether a disk could be mounted, which not every system allows everybody."""
    if sys.platform != "linux" or not shutil.which("mount"):
        return False
    return subprocess.run(["mount", *arguments], check=False, capture_output=True).returncode == 0


@pytest.fixture
def small_disk(tmp_path) -> Iterator[Path]:
    """A disk of two megabytes, where this user may mount one."""
    disk = tmp_path / "disk"
    disk.mkdir()
    if not mount("-t", "tmpfs", "-o", "size=2m", "tmpfs", disk):
        pytest.skip("no disk can be mounted here")
    yield disk
    subprocess.run(["umount", "--lazy", disk], check=True)


@pytest.fixture
def on_small_disk(settings, small_disk) -> Iterator[TestClient]:
    with TestClient(create_app(replace(settings, database=f"sqlite:///{small_disk / 'tables.db'}"))) as client:
        yield client


@pytest.mark.usefixtures("at_once")
def test_a_server_whose_disk_is_full_is_not_well_until_there_is_room(on_small_disk, small_disk):
    assert says(on_small_disk) == (200, True)
    fill(small_disk / "filling")
    answers = {says(on_small_disk) for _ in range(300)}  # there may be a little room left in the database's own files
    assert (503, False) in answers
    assert says(on_small_disk) == (503, False)
    (small_disk / "filling").unlink()
    assert says(on_small_disk) == (200, True)


def test_a_new_house_on_a_full_disk_says_so_and_may_be_tried_later(small_disk, capsys):
    fill(small_disk / "filling")
    os.truncate(small_disk / "filling", (small_disk / "filling").stat().st_size - ROOM)
    assert main(["serve", "--data", str(small_disk), "--port", "0", "--lang", "en"]) == 75
    assert "Check that the disk has free space" in capsys.readouterr().err


def fill(file: Path) -> None:
    with file.open("wb", buffering=0) as filling, suppress(OSError):
        while True:
            filling.write(b"x" * 4096)


@pytest.mark.usefixtures("at_once")
def test_a_server_whose_folder_became_read_only_is_not_well(on_small_disk, small_disk):
    assert says(on_small_disk) == (200, True)
    store = on_small_disk.app.state.house.store
    store.engine.dispose()  # a disk with files open for writing cannot be made read-only
    store.database.trust()
    if not mount("-o", "remount,ro", small_disk):
        pytest.skip("the disk cannot be made read-only here")
    assert says(on_small_disk) == (503, False)


@pytest.mark.usefixtures("at_once")
@pytest.mark.parametrize("database", ["postgresql"], indirect=True)
def test_a_server_whose_postgresql_refuses_to_write_is_not_well(client):
    assert says(client) == (200, True)
    engine = client.app.state.house.store.engine

    def read_only(value: str) -> None:
        with engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
            connection.exec_driver_sql("SET default_transaction_read_only = off")
            connection.exec_driver_sql(f"ALTER DATABASE {engine.url.database} SET default_transaction_read_only = {value}")
        engine.dispose()

    read_only("on")
    assert says(client) == (503, False)
    assert client.get("/health").json()["database"]
    read_only("off")
    assert says(client) == (200, True)


@both_stores
def test_however_many_ask_whether_it_is_well_nothing_more_is_written(client, monkeypatch):
    store, tried = client.app.state.house.store, []
    real = store.try_writing

    def count(connection):
        tried.append(1)
        real(connection)

    monkeypatch.setattr(store, "try_writing", count)
    monkeypatch.setattr("grange.web.http.health.BELIEVED", float(PATIENCE))
    assert [client.get("/health").status_code for _ in range(20)] == [200] * 20
    assert len(tried) <= 1
    with store.engine.connect() as connection:
        assert connection.execute(select(func.count()).select_from(campaigns)).scalar_one() == 0


def test_a_server_whose_workers_cannot_begin_is_not_well(client, monkeypatch):
    def refused(process):
        raise OSError("no more processes")

    monkeypatch.setattr(BEGINNING.Process, "_Popen", staticmethod(refused))
    with pytest.raises(WorkerDied):
        client.portal.call(client.app.state.house.workers.run, len, "abc")
    answer = client.get("/health")
    assert answer.status_code == 503
    assert answer.json()["database"]


def test_tasks_that_have_no_worker_yet_are_waiting():
    workers = Workers([Post()], PATIENCE)
    try:
        first, second, _ = (workers.begin(time.sleep, 10 * PATIENCE) for _ in range(3))
        until(lambda: first.running() and workers.waiting == 2)
        second.cancel()
        assert workers.waiting == 1
    finally:
        workers.close()


# meters


@pytest.fixture
def served(settings):
    with TestClient(create_app(replace(settings, metrics_token=TOKEN))) as client:
        yield client.app


def read(app, headers=None, client="127.0.0.1", base="http://127.0.0.1:8765"):
    return TestClient(app, base_url=base, client=(client, 50_000)).get("/metrics", headers=headers or {})


def test_this_machine_reads_the_meters(served):
    assert read(served).status_code == 200
    assert read(served, client="::1", base="http://[::1]:8765").status_code == 200


@pytest.mark.parametrize(
    "asked",
    [
        {"client": "192.0.2.7"},
        {"headers": {"x-forwarded-for": "192.0.2.7"}},
        {"headers": {"x-forwarded-for": "127.0.0.1"}},
        {"headers": {"forwarded": "for=127.0.0.1"}},
        {"headers": {"x-real-ip": "127.0.0.1"}},
        {"base": "http://grange.example"},
        {"headers": {"authorization": "Bearer another"}, "client": "192.0.2.7"},
        {"headers": {"authorization": "Bearer "}, "client": "192.0.2.7"},
    ],
)
def test_to_strangers_and_through_a_proxy_there_are_no_meters(served, asked):
    answer = read(served, **asked)
    assert answer.status_code == 404
    assert "grange_choices" not in answer.text


def test_whoever_has_the_token_reads_the_meters_from_anywhere(served):
    forwarded = {"authorization": f"Bearer {TOKEN}", "x-forwarded-for": "192.0.2.7"}
    assert read(served, headers=forwarded, base="http://grange.example").status_code == 200


def test_without_a_token_none_opens_the_meters(client):
    assert read(client.app, headers={"authorization": "Bearer "}, client="192.0.2.7").status_code == 404


def test_the_meters_count_choices_tables_and_sockets_and_name_no_table(client, open_table):
    table = open_table()
    table.play_first_options(2)
    with client.websocket_connect(f"/api/tables/{table.id}/live") as socket:
        socket.send_json({})
        socket.receive_json()
        told = read(client.app).text
    lines = dict(line.rsplit(" ", 1) for line in told.splitlines() if not line.startswith("#"))
    assert lines['grange_choices_total{by="person"}'] == "2.0"
    assert lines['grange_answer_seconds_count{kind="choice"}'] == "2.0"
    assert float(lines["grange_commit_seconds_count"]) >= 3
    assert (lines["grange_sockets"], lines["grange_tables_live"], lines["grange_tables_watched"]) == ("1.0", "1.0", "1.0")
    assert lines["grange_bots_waiting"] == "0.0"
    assert lines["grange_tables_limit"] == "10000.0"
    assert lines["grange_writes_waiting"] == lines["grange_reviews_waiting"] == "0.0"
    assert float(lines["grange_commit_writes_sum"]) >= 3
    assert lines['grange_answers_total{kind="choice",status="200"}'] == "2.0"
    assert table.id[:6] not in told


def metered(app) -> dict[str, float]:
    """Read all meters."""
    lines = (line.rsplit(" ", 1) for line in read(app).text.splitlines() if not line.startswith("#"))
    return {name: float(value) for name, value in lines}


def test_meters_exist_from_the_start_and_tell_the_version(client):
    found = metered(client.app)
    assert found['grange_choices_total{by="person"}'] == found['grange_choices_total{by="bot"}'] == 0
    assert found['grange_answers_total{kind="page",status="503"}'] == found['grange_refusals_total{reason="error-store"}'] == 0
    assert found["grange_database_failures_total"] == found["grange_workers_died_total"] == 0
    assert found[f'grange_build_info{{schema="{newest()}",version="{VERSION}"}}'] == 1
    assert not [name for name in found if "_created" in name]


def test_refusals_failures_and_errors_are_counted(client, open_table, monkeypatch):
    table = open_table()
    assert client.get(f"/api/tables/{'x' * 22}").status_code == 404
    with client.app.state.house.store.engine.begin() as connection:
        connection.exec_driver_sql("DROP TABLE journal")
    assert table.seats[table.asked()[0]].choose("take:0", 0).status_code == 503
    monkeypatch.setattr(client.app.state.house.rights, "seat_of", lambda *_: 1 // 0)
    with pytest.raises(ZeroDivisionError):
        table.spectator.see()
    found = metered(client.app)
    assert found['grange_refusals_total{reason="error-no-such-table"}'] == 1
    assert found['grange_refusals_total{reason="error-store"}'] == 1
    assert found['grange_answers_total{kind="choice",status="503"}'] == 1
    assert found['grange_answers_total{kind="api",status="500"}'] == 1
    assert found["grange_database_failures_total"] >= 1


def test_who_is_too_fast_is_counted(settings):
    with TestClient(create_app(replace(settings, bounds=Bounds(rate=0.001, burst=2)))) as client:
        assert [client.get("/api/games").status_code for _ in range(3)] == [200, 200, 429]
        app: Any = client.app
        assert app.state.meters.registry.get_sample_value("grange_refusals_total", {"reason": "error-too-fast"}) == 1


@both_stores
def test_the_meters_know_the_last_backup_and_the_tables_in_play(client, settings, open_table, tmp_path, monkeypatch):
    monkeypatch.setattr("grange.web.http.metrics.LOOKS_AT_DATABASE", 0.01)
    assert metered(client.app)["grange_last_backup_seconds"] == 0
    open_table()
    command = ["database", "backup", str(tmp_path / "backup"), "--lang", "en"]
    where = ["--database", settings.database] if "postgresql" in settings.database else ["--data", str(tmp_path)]
    assert main([*command, *where]) == 0
    with TestClient(create_app(settings)) as other:
        until(lambda: metered(other.app)["grange_last_backup_seconds"] > time.time() - PATIENCE)
        assert metered(other.app)["grange_tables_in_play"] == 1


def test_a_worker_that_dies_is_counted(client):
    workers = client.app.state.house.workers
    with pytest.raises(WorkerDied):
        workers.begin(os._exit, 1).result(PATIENCE)
    assert metered(client.app)["grange_workers_died_total"] == 1


# logs


@pytest.fixture
def log(monkeypatch):
    monkeypatch.setattr(logging.getLogger("uvicorn"), "propagate", True)  # as at a server that logs for machines
    written, handler = StringIO(), logging.StreamHandler()
    handler.setStream(written)
    handler.setFormatter(AsJson())
    logging.getLogger().addHandler(handler)
    yield lambda: [json.loads(line) for line in written.getvalue().splitlines()]
    logging.getLogger().removeHandler(handler)


def test_a_log_for_machines_has_a_line_for_each_entry_and_no_secret(client, open_table, monkeypatch, log):
    table = open_table(seed=8_765_432_109_876)
    token, cookie = table.seats[0].token, client.get("/").cookies["grange"]

    def fails(*_):
        raise RuntimeError(f"/sit/{table.id}/{token} {cookie} 8765432109876 postgresql://club:password@127.0.0.1/grange")

    monkeypatch.setattr(client.app.state.house.rights, "seat_of", fails)
    with pytest.raises(RuntimeError):
        client.get(f"/sit/{table.id}/{token}")
    logging.getLogger("uvicorn.error").error("Exception at /sit/%s/%s", table.id, token, exc_info=RuntimeError(cookie))
    logging.getLogger("grange.house").error("a bot's choice at table %s failed", table.id)
    lines = log()
    assert [line["level"] for line in lines[-2:]] == ["error", "error"]
    assert lines[-1]["message"] == f"a bot's choice at table {table.id[:6]}… failed"
    told = json.dumps(lines)
    for secret in (table.id, token, cookie, *cookie.split("."), "8765432109876", "password"):
        assert secret not in told


def test_a_database_that_fails_tells_the_log_nothing_of_a_game(client, open_table, log):
    table = open_table(seed=8_765_432_109_876)
    house = client.app.state.house
    with house.store.engine.begin() as connection:
        connection.exec_driver_sql("drop table journal")
    assert table.seats[0].choose("take:0", 0).status_code in (409, 503)
    assert table.seats[1].choose("take:0", 0).status_code in (409, 503)
    lines = [line for line in log() if line["logger"] == "grange.archive"]
    assert lines
    for secret in (table.id, "8765432109876", "take:0"):
        assert secret not in json.dumps(lines)


def test_a_log_for_machines_tells_start_stop_and_refusals_and_everything_in_it_is_json(tmp_path):
    command = [sys.executable, "-m", "grange", "serve", "--port", "0", "--data", str(tmp_path), "--log", "json"]
    server = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    assert server.stderr is not None
    lines: list[dict[str, str]] = []
    while not any(line.get("event") == "log-serving" for line in lines):
        lines.append(json.loads(server.stderr.readline()))
    refused = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)  # the folder is in use
    server.terminate()
    told, rest = server.communicate(timeout=PATIENCE)
    lines += [json.loads(line) for line in rest.splitlines()]
    assert any("http://127.0.0.1:" in line["message"] for line in lines)
    assert any(line.get("event") == "log-stopping" and VERSION in line["message"] for line in lines)
    assert told == refused.stdout == ""
    assert refused.returncode == 75
    assert [json.loads(line)["level"] for line in refused.stderr.splitlines()] == ["error"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_log_says_our_own_errors_in_words_and_names_others(monkeypatch, lang):
    monkeypatch.setattr(LogEntry, "lang", lang)
    assert str(LogEntry("log-clocks-wait", problem=Unwritten("error-store"))).endswith(read_words(lang).say("error-store"))
    assert str(LogEntry("log-clocks-wait", problem=KeyError("x"))).endswith("KeyError('x')")


def test_names_in_our_code_stay_readable_in_a_trace(log):
    logging.getLogger("grange.house").error("test_names_in_our_code_stay_readable_in_a_trace")
    assert log()[-1]["message"] == "test_names_in_our_code_stay_readable_in_a_trace"
