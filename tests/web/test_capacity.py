"""How much a house holds: quotas for visitors and addresses, and what becomes of tables that nobody touches."""

from __future__ import annotations

import re
import sqlite3
import time
from typing import Any

import pytest
from fastapi.testclient import TestClient

from grange.web.app import Settings, create_app
from grange.web.capacity import Capacity
from grange.web.limits import Bounds
from tests.web.servers import until
from tests.web.test_pages import csrf, open_table, send

pytestmark = pytest.mark.slow

BODY = {"game": "evergreen", "seats": [{}]}


@pytest.fixture
def house_with(tmp_path):
    """Open a house of a certain capacity."""
    clients = []

    def client(**capacity) -> TestClient:
        settings = Settings(
            f"sqlite:///{tmp_path / 'tables.db'}", "secret", 1, capacity=Capacity(**capacity), bounds=Bounds(rate=0)
        )
        clients.append(TestClient(create_app(settings)))
        return clients[-1].__enter__()

    yield client
    for each in clients:
        each.__exit__(None, None, None)


def age(client: Any, table: str, days: float) -> None:
    """Let a table lie untouched for some days."""
    path = client.app.state.house.archive.file
    with sqlite3.connect(path) as database:
        database.execute("update tables set touched = ? where id = ?", [time.time() - days * 86400, table.removeprefix("/table/")])
    client.app.state.house.rooms.clear()


def put_away(client: Any) -> None:
    client.portal.call(client.app.state.house.put_away)


def test_one_visitor_has_only_so_many_games_in_play(house_with):
    client = house_with(of_a_visitor=2)
    open_table(client, "me")
    open_table(client, "me")
    answer = client.post("/play/evergreen", data={"csrf": csrf(client)}, follow_redirects=False)
    assert answer.status_code == 503
    assert "Finish one of them" in answer.text
    other = TestClient(client.app)
    open_table(other, "me")


def test_from_one_address_only_so_many_tables_are_opened_in_a_day(house_with):
    client = house_with(of_an_address=3)
    answers = [client.post("/api/tables", json=BODY) for _ in range(5)]
    assert [answer.status_code for answer in answers] == [201, 201, 201, 503, 503]
    assert answers[-1].json()["error"] == "error-too-many-from-here"


def test_no_address_can_be_read_in_the_database(house_with):
    client = house_with()
    client.post("/api/tables", json=BODY)
    dump = "\n".join(sqlite3.connect(client.app.state.house.archive.file).iterdump())
    assert "testclient" not in dump


def test_a_table_that_nobody_began_is_cleared_away_after_a_day_and_its_owner_is_told_before(house_with):
    client = house_with()
    table = open_table(client, "me", "friend")
    assert "will be cleared away on" in client.get("/").text
    assert "will be cleared away on" in client.get(table).text
    age(client, table, 0.9)
    put_away(client)
    assert client.get(table).status_code == 200
    age(client, table, 1.1)
    put_away(client)
    assert client.get(table).status_code == 404
    assert table not in client.get("/").text


def choose_first(client: TestClient, table: str) -> None:
    page = client.get(table).text
    code, position = re.search(r'data-option="([^"]+)"', page), re.search(r'data-position="(\d+)"', page)
    assert code
    assert position
    answer = send(client, f"{table}/choose", seat=0, position=int(position[1]), option=code[1])
    assert answer.status_code == 200, answer.text


def test_a_game_that_nobody_touches_is_put_away_after_ninety_days_and_nothing_of_it_is_lost(house_with):
    client = house_with(of_a_visitor=1)
    table = open_table(client, "me")
    choose_first(client, table)
    assert "put away" not in client.get("/").text
    age(client, table, 80)
    assert "will be put away on" in client.get("/").text
    put_away(client)
    assert client.app.state.house.store.running() == 1
    age(client, table, 91)
    put_away(client)
    assert client.app.state.house.store.running() == 0
    assert "open it to go on" in client.get("/").text
    choose_first(client, table)
    assert client.app.state.house.store.running() == 1
    assert "put away" not in client.get("/").text


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


def test_a_database_of_an_older_version_grows_and_its_tables_count_as_touched_when_they_were_played(tmp_path):
    path = tmp_path / "tables.db"
    with sqlite3.connect(path) as database:
        database.executescript("""
            CREATE TABLE tables (id VARCHAR(32) PRIMARY KEY, game VARCHAR(32) NOT NULL, version INTEGER NOT NULL,
                setup JSON NOT NULL, created FLOAT NOT NULL, over BOOLEAN NOT NULL, daily VARCHAR(10), scores JSON);
            CREATE TABLE seats (table_id VARCHAR(32), seat INTEGER, name VARCHAR(40) NOT NULL, bot VARCHAR(32),
                person BOOLEAN NOT NULL, taken BOOLEAN NOT NULL, PRIMARY KEY (table_id, seat));
            CREATE TABLE journal (table_id VARCHAR(32), position INTEGER, seat INTEGER NOT NULL, code VARCHAR(80) NOT NULL,
                at FLOAT NOT NULL, PRIMARY KEY (table_id, position));
        """)
        database.execute("INSERT INTO tables VALUES ('t', 'evergreen', 1, '{}', 5.0, 0, NULL, NULL)")
        database.execute("INSERT INTO journal VALUES ('t', 0, 0, 'take:0', 7.0)")
    from grange.web.store import Store

    store = Store(f"sqlite:///{path}")
    loaded = store.load("t")
    store.close()
    assert loaded is not None
    assert (loaded.touched, loaded.started, loaded.moment) == (7.0, True, None)


def test_an_old_journal_without_news_still_opens(house_with):
    client = house_with()
    table = open_table(client, "me")
    choose_first(client, table)
    with sqlite3.connect(client.app.state.house.archive.file) as database:
        database.executescript(
            "update journal set news = null; update tables set beginning = null, summary = null; delete from kept;"
        )
    client.app.state.house.rooms.clear()
    assert table in client.get("/").text
    choose_first(client, table)


def test_a_choice_that_could_not_be_written_can_be_sent_again(house_with, monkeypatch):
    from grange.web.archive import Archive, Unwritten

    client = house_with()
    table = open_table(client, "me")
    page = client.get(table).text
    code = re.search(r'data-option="([^"]+)"', page)
    assert code
    with monkeypatch.context() as broken:

        def refuse(*_):
            raise Unwritten("error-store")

        broken.setattr(Archive, "_write_safely", refuse)
        answer = send(client, f"{table}/choose", seat=0, position=0, option=code[1])
        assert answer.status_code == 503
        assert "Nothing is lost" in answer.json()["message"]
    assert send(client, f"{table}/choose", seat=0, position=0, option=code[1]).json() == {"position": 1}


def test_what_goes_into_a_deleted_database_is_refused_and_not_lost(house_with):
    client = house_with()
    table = open_table(client, "me")
    client.app.state.house.archive.file.unlink()
    page = client.get(table).text
    code = re.search(r'data-option="([^"]+)"', page)
    assert code
    assert send(client, f"{table}/choose", seat=0, position=0, option=code[1]).status_code == 503
