"""The capacity of a server: quotas for visitors and addresses, and what happens to unused tables."""

from __future__ import annotations

import re
import sqlite3
import time
from typing import Any

import pytest
from fastapi.testclient import TestClient
from sqlalchemy import update
from sqlalchemy.exc import OperationalError

from grange.web.app import Settings, create_app
from grange.web.house.capacity import Capacity
from grange.web.http.limits.config import Bounds
from grange.web.storage.schema import tables
from grange.web.storage.store import Store
from tests.web.pages.test_pages import csrf, open_table, send
from tests.web.servers import until
from tests.web.stores import both_stores

BODY = {"game": "evergreen", "seats": [{}]}


@pytest.fixture
def house_with(database):
    """Open a house of a certain capacity."""
    clients = []

    def client(**capacity) -> TestClient:
        settings = Settings(database, "secret", 1, capacity=Capacity(**capacity), bounds=Bounds(rate=0))
        clients.append(TestClient(create_app(settings)))
        return clients[-1].__enter__()

    yield client
    for each in clients:
        each.__exit__(None, None, None)


def age(client: Any, table: str, days: float) -> None:
    """Let a table lie untouched for some days."""
    lying = update(tables).where(tables.c.id == table.removeprefix("/table/"))
    with client.app.state.house.store.writing.begin() as connection:
        connection.execute(lying.values(touched=time.time() - days * 86400))
    client.app.state.house.rooms.clear()


def put_away(client: Any) -> None:
    client.portal.call(client.app.state.house.put_away)


@both_stores
def test_one_visitor_has_only_so_many_games_in_play(house_with):
    client = house_with(of_a_visitor=2)
    open_table(client, "me")
    open_table(client, "me")
    answer = client.post("/play/evergreen", data={"csrf": csrf(client)}, follow_redirects=False)
    assert answer.status_code == 503
    assert "Finish one of them" in answer.text
    other = TestClient(client.app)
    open_table(other, "me")


@both_stores
def test_from_one_address_only_so_many_tables_are_opened_in_a_day(house_with):
    client = house_with(of_an_address=3)
    answers = [client.post("/api/tables", json=BODY) for _ in range(5)]
    assert [answer.status_code for answer in answers] == [201, 201, 201, 503, 503]
    assert answers[-1].json()["error"] == "error-too-many-from-here"


@both_stores
def test_from_all_networks_of_a_site_eight_times_as_many_tables_are_opened_as_from_one(house_with):
    here = house_with(of_an_address=1)

    def opens(address: str) -> int:
        client = TestClient(here.app, client=(address, 1))
        client.portal = here.portal
        return client.post("/api/tables", json=BODY).status_code

    assert [opens("2001:db8::1"), opens("2001:db8::2")] == [201, 503]
    assert [opens(f"2001:db8:0:{network}::1") for network in range(1, 10)] == [201] * 7 + [503] * 2
    assert [opens("2001:db8:1::1"), opens("192.0.2.1"), opens("192.0.2.2"), opens("::ffff:192.0.2.2")] == [201, 201, 201, 503]


def test_no_address_can_be_read_in_the_database(house_with):
    client = house_with()
    client.post("/api/tables", json=BODY)
    dump = "\n".join(sqlite3.connect(client.app.state.house.store.database.file).iterdump())
    assert "testclient" not in dump


@both_stores
def test_a_table_that_nobody_began_is_cleared_away_after_a_day_and_its_owner_is_told_before(house_with):
    client = house_with()
    table = open_table(client, "me", "friend")
    assert "If nobody makes the first move by" in client.get("/games").text
    assert "If nobody makes the first move by" in client.get(table).text
    age(client, table, 0.9)
    put_away(client)
    assert client.get(table).status_code == 200
    age(client, table, 1.1)
    put_away(client)
    assert client.get(table).status_code == 404
    assert table not in client.get("/games").text


def choose_first(client: TestClient, table: str) -> None:
    page = client.get(table).text
    code, position = re.search(r'data-option="([^"]+)"', page), re.search(r'data-position="(\d+)"', page)
    assert code
    assert position
    answer = send(client, f"{table}/choose", seat=0, position=int(position[1]), option=code[1])
    assert answer.status_code == 200, answer.text


@both_stores
def test_a_game_that_nobody_touches_is_put_away_after_ninety_days_and_nothing_of_it_is_lost(house_with):
    client = house_with(of_a_visitor=1)
    table = open_table(client, "me")
    choose_first(client, table)
    assert "rchived" not in client.get("/games").text
    age(client, table, 80)
    assert "will be archived unless" in client.get("/games").text
    put_away(client)
    assert client.app.state.house.store.upkeep.running() == 1
    age(client, table, 91)
    put_away(client)
    assert client.app.state.house.store.upkeep.running() == 0
    assert "open it to continue" in client.get("/games").text
    choose_first(client, table)
    assert client.app.state.house.store.upkeep.running() == 1
    assert "rchived" not in client.get("/games").text


def test_a_table_that_somebody_watches_is_not_cleared_away(house_with):
    client = house_with()
    table = open_table(client, "me")
    age(client, table, 2)
    with client.websocket_connect(f"{table}/live") as socket:
        socket.receive_json()
        put_away(client)
        assert client.get(table).status_code == 200


def test_a_finished_game_stays(house_with):
    client = house_with()
    body = {"game": "evergreen", "seats": [{"bot": "random"}]}
    table = client.post("/api/tables", json=body).json()["table"]
    until(lambda: client.get(f"/api/tables/{table}").json()["view"]["over"])
    age(client, table, 400)
    put_away(client)
    assert client.get(f"/table/{table}").status_code == 200


def test_an_old_journal_without_news_still_opens(house_with):
    client = house_with()
    table = open_table(client, "me")
    choose_first(client, table)
    with sqlite3.connect(client.app.state.house.store.database.file) as database:
        database.executescript(
            "update journal set news = null; update tables set beginning = null, summary = null; delete from kept;"
        )
    client.app.state.house.rooms.clear()
    assert table in client.get("/games").text
    choose_first(client, table)


@both_stores
def test_a_choice_that_could_not_be_written_can_be_sent_again(house_with, monkeypatch):
    client = house_with()
    table = open_table(client, "me")
    page = client.get(table).text
    code = re.search(r'data-option="([^"]+)"', page)
    assert code
    with monkeypatch.context() as broken:

        def refuse(*_, **__):
            raise OperationalError("INSERT", None, Exception("disk full"))

        broken.setattr(Store, "write_together", refuse)
        answer = send(client, f"{table}/choose", seat=0, position=0, option=code[1])
        assert answer.status_code == 503
        assert "Nothing is lost" in answer.json()["message"]
    assert send(client, f"{table}/choose", seat=0, position=0, option=code[1]).json() == {"position": 1}


def test_what_goes_into_a_deleted_database_is_refused_and_not_lost(house_with):
    client = house_with()
    table = open_table(client, "me")
    client.app.state.house.store.database.file.unlink()
    page = client.get(table).text
    code = re.search(r'data-option="([^"]+)"', page)
    assert code
    assert send(client, f"{table}/choose", seat=0, position=0, option=code[1]).status_code == 503
