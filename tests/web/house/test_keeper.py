"""The keeper of a house: tables, visitors and messages are looked after while people play, and everything is logged."""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from fastapi.testclient import TestClient
from sqlalchemy import func, select, text
from starlette.testclient import WebSocketTestSession
from starlette.websockets import WebSocketDisconnect

from grange.cli import main
from grange.games import find
from grange.web.app import Settings, create_app
from grange.web.storage.databases import opened
from grange.web.storage.store.keeper import owners
from grange.web.stored import Waiting
from tests.web.conftest import Table
from tests.web.identity.test_transfer import code_of, join
from tests.web.pages.test_pages import csrf, send
from tests.web.pages.test_pages import open_table as open_on_page
from tests.web.record.finished import finished
from tests.web.record.test_record import me, store_of
from tests.web.servers import until
from tests.web.stores import both_stores

Keep = Callable[..., str]


@pytest.fixture(autouse=True)
def _look_often(monkeypatch):
    monkeypatch.setattr("grange.web.cluster.keeper.LOOKS", 0.05)


@pytest.fixture
def settings(settings: Settings) -> Settings:
    return replace(settings, process="one:1")


@pytest.fixture
def keep(database: str, tmp_path: Path, capsys) -> Keep:
    """Do something as the keeper; give what was said."""
    where = ["--database", database] if database.startswith("postgresql") else ["--data", str(tmp_path)]
    quiet = ("find", "who", "orders", "log")

    def kept(*arguments: str, refused: bool = False) -> str:
        reason = [] if arguments[0] in quiet else ["--reason", "a test"]
        code = main(["house", *arguments, *reason, *where, "--lang", "en"])
        said = capsys.readouterr()
        assert code == (2 if refused else 0), said.err
        return said.err if refused else said.out

    return kept


def visitor_of(client: TestClient) -> str:
    return hashlib.sha256(client.cookies["grange"].partition(".")[0].encode()).hexdigest()[:12]


def link(table: str) -> str:
    return f"https://grange.example{table}" if table.startswith("/") else f"https://grange.example/table/{table}"


def until_closed(socket: WebSocketTestSession) -> None:
    """Read what comes, until the server closes the socket; a test that waits for ever fails by its time limit."""
    while socket.receive()["type"] != "websocket.close":
        pass


# tables


@both_stores
def test_a_table_that_was_ended_can_be_viewed_but_not_played(open_table, keep):
    table = open_table()
    table.play_first_options(1)
    seen = table.seats[table.asked()[0]].see()
    keep("end", link(table.id))
    asked = table.seats[seen["view"]["seat"]]
    refused = asked.choose(seen["question"]["options"][0]["code"], seen["position"])  # even before the process has heard of it
    assert (refused.status_code, refused.json()["error"]) == (409, "error-table-ended")
    until(lambda: table.spectator.see()["question"] is None)
    assert not asked.see()["can_undo"]
    assert "already" in keep("end", link(table.id), refused=True)
    keep("reopen", link(table.id))
    until(lambda: asked.see()["question"])
    assert asked.choose(seen["question"]["options"][0]["code"], seen["position"]).status_code == 200


def test_a_page_says_that_its_table_was_ended(client, keep):
    table = open_on_page(client, "me")
    keep("end", link(table))
    until(lambda: "The keeper of this house ended it." in client.get(table).text)
    assert "ended by the keeper" in client.get("/games").text
    assert "ended by the keeper" in keep("find", link(table))


def test_bots_of_a_table_that_was_ended_stop(client, database, keep):
    opened_table = client.post("/api/tables", json={"game": "evergreen", "seats": [{}, {"bot": "random"}], "seed": 7}).json()
    keep("end", link(opened_table["table"]))
    assert client.app.state.house.store.lists.waiting_for_bots() == []


@both_stores
def test_a_hidden_table_is_gone_from_pages_api_sockets_and_lists(client, keep):
    table = open_on_page(client, "me", "friend")
    with client.websocket_connect(f"{table}/live") as socket:
        socket.receive()
        keep("hide", link(table))
        until(lambda: client.get(table).status_code == 404)
        until_closed(socket)
    assert client.get(f"/api/tables/{table.removeprefix('/table/')}").status_code == 404
    assert table not in client.get("/games").text
    keep("reopen", link(table))
    until(lambda: client.get(table).status_code == 200)


def test_a_hidden_game_is_gone_from_records(client, keep):
    store = store_of(client)
    hidden, _ = finished(store, me(client), daily=True)
    shown, _ = finished(store, me(client), daily=True, points=-100)
    keep("hide", link(hidden))
    assert [each["table"] for each in client.get("/api/record").json()["games"]] == [shown]
    assert hidden not in client.get("/record.csv").text
    (mine,) = store.results.games_of(me(client), "2026-11-01", "2026-11-30", 10)
    assert mine.place_of_day == 1


def test_nobody_is_called_to_a_table_that_was_ended(client, open_table, keep):
    table, house = open_table(2), client.app.state.house
    mover = table.asked()[0]
    waiting = Waiting("channel", table.id, mover, house.rooms[table.id].live.turn_at[mover], 0)
    assert client.portal.call(client.app.state.courier.room_on_move, waiting) is not None
    keep("end", link(table.id))
    until(lambda: house.rooms[table.id].live.stopped)
    assert client.portal.call(client.app.state.courier.room_on_move, waiting) is None


def test_a_new_name_has_no_key_of_an_account(client, open_table, keep, database):
    table = open_table(2)
    with opened(database) as there, there.engine.begin() as connection:
        connection.execute(text("UPDATE seats SET account = true"))
    keep("rename", link(table.id), "1", "Otto")
    with opened(database) as there, there.engine.connect() as connection:
        assert connection.execute(text("SELECT account FROM seats WHERE seat = 0")).scalar_one() == 0


@pytest.fixture
def finished_daily(client, database, monkeypatch) -> str:
    """A challenge of today that somebody with a rude name has finished."""
    monkeypatch.setattr("grange.web.house.days.game_of", lambda day: find("evergreen"))
    form = {"csrf": csrf(client), "name": "Rudename"}
    table: str = client.post("/daily", data=form, follow_redirects=False).headers["location"]
    with opened(database) as there, there.engine.begin() as connection:
        connection.execute(text("UPDATE tables SET over = true, points = 31, scores = '[31]'"))
    return table


@both_stores
def test_a_rude_name_on_the_board_of_the_day_is_changed_and_keeps_its_place(client, finished_daily, keep):
    assert "Rudename" in client.get("/days").text
    assert ">31<" in client.get("/days").text
    keep("rename", link(finished_daily), "1", "Anna")
    until(lambda: "Rudename" not in client.get(finished_daily).text)
    board = client.get("/days").text
    assert "Rudename" not in board
    assert "Anna" in board
    keep("rename", link(finished_daily), "1", "")
    assert "Anna" not in client.get("/days").text
    assert "numbered from 1 to 1" in keep("rename", link(finished_daily), "2", "Anna", refused=True)
    keep("hide", link(finished_daily))
    assert ">31<" not in client.get("/days").text


def test_a_new_name_is_checked_like_any_other(open_table, keep):
    table = open_table()
    assert keep("rename", link(table.id), "1", "P1", refused=True)
    assert [seat["name"] for seat in table.spectator.see()["seats"]] == ["P0", "P1"]


# visitors


@both_stores
def test_a_banned_visitor_is_locked_out_at_once_and_others_are_not(client, stranger, keep):
    table = open_on_page(client, "me", "friend")
    me = visitor_of(client)
    assert me in keep("find", link(table))
    assert table.removeprefix("/table/") in keep("find", me)
    stranger.get("/")
    with client.websocket_connect(f"{table}/live") as socket:
        socket.receive()
        keep("ban", me)
        until_closed(socket)
    assert client.get("/").status_code == 403
    assert "The keeper of this house has banned you" in client.get(table).text
    assert client.get("/health").status_code == 200
    assert stranger.get(table).status_code == 200
    with pytest.raises(WebSocketDisconnect), client.websocket_connect(f"{table}/live"):
        pass
    assert "This visitor is banned" in keep("find", me)
    keep("unban", me)
    until(lambda: client.get("/").status_code == 200)
    assert keep("unban", me, refused=True)


def test_a_ban_also_locks_out_a_program_that_plays_a_visitors_seat_with_a_token(client, stranger, keep):
    table = Table(stranger, client.post("/api/tables", json={"game": "evergreen", "seats": [{}, {}]}).json())
    path = f"/api/tables/{table.id}"
    client.get("/")
    store_of(client).write(store_of(client).hold, table.id, me(client), 0)
    with stranger.websocket_connect(f"{path}/live") as socket:
        socket.send_text(json.dumps({"token": table.seats[0].token}))
        socket.receive()
        keep("ban", visitor_of(client))
        until_closed(socket)
    assert stranger.get(path, headers=table.seats[0].headers).status_code == 403
    assert table.spectator.see()
    assert table.seats[1].see()
    keep("unban", visitor_of(client))
    until(lambda: stranger.get(path, headers=table.seats[0].headers).status_code == 200)


def test_a_player_of_whom_there_is_only_a_token_can_be_banned(client, open_table, keep):
    table = open_table()
    assert table.seats[0].post("seat", {"name": "Anna"}).status_code == 200
    found = re.search(r"Anna \(visitor (\w+)\)", keep("find", link(table.id)))
    assert found
    keep("ban", found[1])
    until(lambda: table.seats[0].post("seat", {"name": "Bela"}).status_code == 403)
    assert table.seats[1].see()
    assert table.spectator.see()
    with client.websocket_connect(f"/api/tables/{table.id}/live") as socket:
        socket.send_text(json.dumps({"token": table.seats[0].token}))
        assert "error-banned" in socket.receive_text()


@both_stores
def test_the_address_that_opened_a_table_can_be_banned_though_nobody_wrote_it_down(settings, keep):
    with TestClient(create_app(settings), client=("198.51.100.7", 1)) as client:
        body = {"game": "evergreen", "seats": [{}]}
        table = Table(client, client.post("/api/tables", json=body).json())
        keep("ban", link(table.id))
        until(lambda: client.get("/api/games").status_code == 403)
        assert "198.51" not in keep("orders") + keep("log")
        keep("unban", link(table.id))
        until(lambda: client.get("/api/games").status_code == 200)


@pytest.mark.parametrize(
    ("network", "address"),
    [("198.51.100.0/24", "198.51.100.7"), ("2001:db8:1:2:3::9", "2001:db8:1:2::1"), ("::ffff:192.0.2.1", "192.0.2.1")],
)
def test_a_network_can_be_banned_and_of_ipv6_a_whole_household(settings, keep, network, address):
    with TestClient(create_app(settings), client=(address, 1)) as client:
        assert client.get("/api/games").status_code == 200
        keep("ban", network, "--days", "1")
        until(lambda: client.get("/api/games").status_code == 403)
    with TestClient(create_app(settings), client=("203.0.113.1", 1)) as client:
        assert client.get("/api/games").status_code == 200


@pytest.mark.parametrize("whom", ["0.0.0.0/0", "::/0", "nobody", "https://grange.example/table/AAAAAAAAAAAAAAAAAAAAAA"])
def test_nobody_is_banned_by_mistake(client, keep, whom):
    keep("ban", whom, refused=True)
    assert "no bans" in keep("orders")


@both_stores
def test_a_persons_data_is_deleted_in_the_database_and_in_memory(client, stranger, database, keep):
    form = {"csrf": csrf(client), "kind-0": "me", "kind-1": "friend", "name-0": "Ottilie"}
    table = client.post("/new/evergreen", data=form, follow_redirects=False).headers["location"]
    me = visitor_of(client)
    assert "Ottilie" in stranger.get(table).text
    keep("forget", me)
    until(lambda: "Ottilie" not in stranger.get(table).text)
    assert send(client, f"{table}/hint", seat=0).status_code == 403
    with opened(database) as there, there.engine.connect() as connection:
        for owner in owners():
            assert connection.execute(select(func.count()).where(owner.startswith(me))).scalar_one() == 0
        assert connection.execute(text("SELECT count(*) FROM tables WHERE opened_from IS NOT NULL")).scalar_one() == 0
        everything = [row for name in ("seats", "tables", "reviews") for row in connection.execute(text(f"SELECT * FROM {name}"))]
    assert "Ottilie" not in str(everything)
    assert keep("forget", me, refused=True)


def test_a_second_device_is_banned_and_forgotten_with_its_person(client, stranger, keep):
    table = open_on_page(client, "me", "friend")
    me, seated = visitor_of(client), f"{table}/hint"
    join(stranger, code_of(client))
    keep("ban", me)
    until(lambda: stranger.get("/").status_code == 403)
    keep("unban", me)
    until(lambda: stranger.get("/").status_code == 200)
    until(lambda: send(stranger, seated, seat=0).status_code == 200)
    keep("forget", me)
    until(lambda: send(stranger, seated, seat=0).status_code == 403)
    assert keep("forget", me, refused=True)


# messages


@both_stores
def test_a_message_is_on_all_pages_in_three_languages_and_at_tables_at_once(client, keep):
    table = open_on_page(client, "me")
    with client.websocket_connect(f"{table}/live") as socket:
        socket.receive()
        keep("announce", "--maintenance", "22:00", "--pl", "Przerwa o <22>")
        assert "22:00 UTC" in _announced(socket)
        until(lambda: "for maintenance at 22:00 UTC" in client.get("/").text)
        assert "22:00 UTC" in client.get(table).text
        client.cookies["lang"] = "ru"
        assert "технические работы" in client.get("/").text
        client.cookies["lang"] = "pl"
        assert "Przerwa o &lt;22&gt;" in client.get("/").text
        keep("withdraw")
        assert _announced(socket) == ""
    assert "Przerwa" not in client.get("/").text
    assert keep("withdraw", refused=True)


def _announced(socket: WebSocketTestSession) -> str:
    while True:
        message = socket.receive()
        if "announced" in message.get("text", ""):
            said: str = json.loads(message["text"])["announced"]
            return said


def test_a_message_ends_by_itself(client, keep):
    keep("announce", "--en", "Hello, house", "--until", "2020-01-01T00:00")
    keep("ban", "192.0.2.0/24")
    until(lambda: client.app.state.orders.has_bans)
    assert "Hello, house" not in client.get("/").text


@pytest.mark.parametrize(
    "more", [[], ["--ru", "Привет"], ["--en", "x" * 301], ["--maintenance", "25:00"], ["--maintenance", "soon"]]
)
def test_a_message_without_english_or_with_a_wrong_time_is_refused(client, keep, more):
    keep("announce", *more, refused=True)
    assert "log is empty" in keep("log")


# looking


@both_stores
def test_the_keeper_sees_who_is_connected_and_what_waits(client, keep, database):
    table = open_on_page(client, "me")
    with client.websocket_connect(f"{table}/live") as socket:
        socket.receive()
        said = keep("who")
        assert "one:1" in said
        assert visitor_of(client) in said
        assert f"{table}/live" in said
        assert "testclient" in said
    with opened(database) as there, there.engine.connect() as connection:
        assert "testclient" not in str(connection.execute(text("SELECT report FROM processes")).all())
    assert "connections 0" in keep("who")


def test_a_process_that_was_killed_is_named_once(client, database, keep, monkeypatch):
    monkeypatch.setattr("grange.cli.house.lists.PATIENCE", 1.0)
    with opened(database) as there, there.engine.begin() as connection:
        connection.execute(text("INSERT INTO processes (name, answers, report) VALUES ('dead:1', 0, '{}')"))
    assert "dead:1 does not answer" in keep("who")
    assert "dead" not in keep("who")


@both_stores
def test_everything_is_logged_with_its_reason(client, keep):
    table = open_on_page(client, "me", "friend")
    keep("rename", link(table), "2", "Bob")
    keep("end", link(table))
    keep("ban", "192.0.2.1")
    lines = keep("log").splitlines()
    assert [line.split("  ")[1] for line in lines] == ["rename", "end", "ban"]
    assert all(line.endswith("a test") for line in lines)


def test_a_deed_needs_a_reason_and_what_is_not_understood_changes_nothing(client, tmp_path, keep, capsys):
    with pytest.raises(SystemExit):
        main(["house", "withdraw", "--data", str(tmp_path)])
    keep("end", "https://grange.example/rules/evergreen", refused=True)
    keep("forget", "Anna", refused=True)
    keep("find", "0123456789ab", refused=True)
    keep("drain", "nowhere:1", refused=True)
    keep("drain", "one:1", refused=True)
    assert "log is empty" in keep("log")


def test_a_house_that_does_not_exist_is_not_made(tmp_path, capsys):
    assert main(["house", "log", "--data", str(tmp_path / "new")]) == 2
    assert not (tmp_path / "new").exists()
