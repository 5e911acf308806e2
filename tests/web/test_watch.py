"""What a watchman sees of a server: whether it is well, its meters and its log, and never a secret."""

from __future__ import annotations

import json
import logging
from dataclasses import replace
from io import StringIO

import pytest
from fastapi.testclient import TestClient
from sqlalchemy.exc import OperationalError

from grange.web.app import create_app
from grange.web.logs import AsJson
from grange.web.workers import BEGINNING, WorkerDied, Workers
from tests.web.servers import PATIENCE
from tests.web.test_rooms import run

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
    assert answer.json() == {"well": False, "database": False, "workers": True, "version": answer.json()["version"]}


def test_a_server_whose_workers_cannot_begin_is_not_well(client, monkeypatch):
    def refused(process):
        raise OSError("no more processes")

    monkeypatch.setattr(BEGINNING.Process, "_Popen", staticmethod(refused))
    with pytest.raises(WorkerDied):
        client.portal.call(client.app.state.house.chores.run, len, "abc")
    answer = client.get("/health")
    assert answer.status_code == 503
    assert answer.json()["database"]


def test_tasks_that_have_no_worker_yet_are_waiting():
    workers = Workers(1, PATIENCE)

    async def ask() -> tuple[int, int]:
        import asyncio

        tasks = [asyncio.create_task(workers.run(len, "abc")) for _ in range(3)]
        await asyncio.sleep(0)
        before = workers.waiting
        await asyncio.gather(*tasks)
        return before, workers.waiting

    try:
        assert run(ask()) == (2, 0)
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
    assert table.id[:6] not in told


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

    monkeypatch.setattr(client.app.state.house, "seat_of", fails)
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


def test_names_in_our_code_stay_readable_in_a_trace(log):
    logging.getLogger("grange.house").error("test_names_in_our_code_stay_readable_in_a_trace")
    assert log()[-1]["message"] == "test_names_in_our_code_stay_readable_in_a_trace"
