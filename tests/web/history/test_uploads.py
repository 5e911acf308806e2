"""Records from strangers: a worker reads them, and no record harms the server."""

from __future__ import annotations

import json
import time
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any

import pytest

import grange
from grange.web.background.page_tasks import ImportedTable, imported_table
from tests.contract.setups import played
from tests.web.pages.test_pages import csrf
from tests.web.servers import until

pytestmark = pytest.mark.slow


def upload(client, text: str | bytes):
    files = {"record": ("game.json", text, "application/json")}
    return client.post("/upload", data={"csrf": csrf(client)}, files=files, follow_redirects=False)


def record_from(game: str, **table) -> str:
    """Write a record that begins at a position with some fields of its table changed."""
    state = grange.new_game(game, 2, 3)
    position = state.to_dict()
    position["table"] |= table
    record = state.record()
    del record["seed"]
    return json.dumps(record | {"position": position})


HANDS = [[10**9, 0, 0, 0], [0, 0, 0, 0]]
RECORD = played(grange.new_game("evergreen", 1, 5)).record()


@pytest.mark.parametrize(
    "text",
    [
        record_from("petrichor", hands=HANDS),
        record_from("petrichor", hands=[[60_000] * 4] * 2),
        record_from("agricola", goods=[[10**9] * 12] * 2),
        record_from("farmerama", round=-5),
        "[" * 30_000,
        '{"grange": ' * 5000 + "1" + "}" * 5000,
        json.dumps(RECORD | {"version": 1}).replace('"version": 1', '"version": ' + "7" * 4000),
        json.dumps(RECORD | {"rules": "x"}),
        json.dumps(RECORD | {"players": ["\ud800"]}),
        json.dumps(RECORD | {"choices": ["\udcff"]}),
        json.dumps(RECORD | {"choices": RECORD["choices"][:10] * 500}),
        json.dumps(RECORD | {"components": {"supply": {"bushes": 10**9}}}),
        b"\xff\xfe\x00",
        b"",
    ],
    ids=lambda text: str(text)[:30],
)
def test_a_record_that_would_hurt_is_refused_clearly(client, text):
    answer = upload(client, text)
    assert answer.status_code == 422
    assert client.get("/").status_code == 200


def when_told(begun: Path, go: Path, *asked: Any) -> ImportedTable:
    """Read a record, but only when the test says so."""
    begun.touch()
    until(go.exists)
    return imported_table(*asked)


def test_while_a_long_record_is_read_others_are_served(client, stranger, tmp_path, monkeypatch):
    begun, go = tmp_path / "begun", tmp_path / "go"
    monkeypatch.setattr("grange.web.house.opening.imported_table", partial(when_told, begun, go))
    with ThreadPoolExecutor(1) as uploading:
        answer = uploading.submit(upload, client, json.dumps(RECORD))
        until(begun.exists)
        assert stranger.get("/").status_code == 200
        assert stranger.get("/api/games").status_code == 200
        assert not answer.done()
        go.touch()
        assert answer.result().status_code == 303


def dozing(*_):
    time.sleep(60)


def test_a_record_that_takes_too_long_is_broken_off(client, monkeypatch):
    monkeypatch.setattr("grange.web.house.opening.imported_table", dozing)
    client.app.state.house.workers.deadline = 0.1
    answer = upload(client, json.dumps(RECORD))
    assert answer.status_code == 422
    assert "took too long" in answer.text
