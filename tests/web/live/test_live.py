"""The stream of changes: every viewer sees what they may see, as it happens."""

from __future__ import annotations

import pytest
from starlette.websockets import WebSocketDisconnect


def hello(socket, token=None, after=0, lang="en"):
    socket.send_json({"token": token, "after": after, "lang": lang})
    return socket.receive_json()


def test_a_watcher_sees_the_table_at_once_and_every_change(client, open_table):
    table = open_table()
    first = table.asked()[0]
    with client.websocket_connect(f"/api/tables/{table.id}/live") as socket:
        assert hello(socket)["position"] == 0
        table.seats[first].choose("take:0")
        change = socket.receive_json()
        assert change["position"] == 1
        assert change["question"] is None
        assert any(f"P{first} takes" in sentence for sentence in change["news"])


def test_a_seat_gets_its_question_over_the_stream(client, open_table):
    table = open_table()
    first = table.asked()[0]
    second = 1 - first
    with client.websocket_connect(f"/api/tables/{table.id}/live") as socket:
        assert hello(socket, table.seats[second].token)["question"] is None
        table.seats[first].choose("take:0")
        assert [option["code"] for option in socket.receive_json()["question"]["options"]] == ["take:1", "take:2"]


def test_who_comes_back_gets_what_they_missed(client, open_table):
    table = open_table()
    first = table.asked()[0]
    table.seats[first].choose("take:0")
    with client.websocket_connect(f"/api/tables/{table.id}/live") as socket:
        assert hello(socket, after=0)["news"]
    with client.websocket_connect(f"/api/tables/{table.id}/live") as socket:
        assert hello(socket, after=1)["news"] == []


def test_who_has_seen_more_than_there_is_gets_the_table_as_it_is(client, open_table):
    table = open_table()
    with client.websocket_connect(f"/api/tables/{table.id}/live") as socket:
        assert hello(socket, after=99)["position"] == 0


def test_a_bots_moves_come_over_the_stream(client, open_table):
    table = open_table(guests=[{"name": "P0"}, {"name": "Robot", "bot": "steady"}])
    with client.websocket_connect(f"/api/tables/{table.id}/live") as socket:
        seen = hello(socket, table.seats[0].token)
        told = seen["news"]
        while not any("Robot takes" in sentence for sentence in told):
            if seen["question"]:  # the bot has nothing to do until we have chosen
                table.seats[0].choose(seen["question"]["options"][0]["code"], seen["position"])
            seen = socket.receive_json()
            told += seen["news"]
        assert told == table.seats[0].see(since=0)["news"][: len(told)], "all that happened, and in its order"


@pytest.mark.slow
@pytest.mark.parametrize("first", ["", "nonsense", "[]", '{"after": -1}', '{"token": 5}', '{"frob": 1}', '{"lang": "xx"}'])
def test_a_malformed_hello_is_answered_and_the_socket_closed(client, open_table, first):
    table = open_table()
    with client.websocket_connect(f"/api/tables/{table.id}/live") as socket:
        socket.send_text(first)
        assert socket.receive_json()["error"] == "error-malformed"
        with pytest.raises(WebSocketDisconnect):
            socket.receive_json()


def test_a_wrong_token_and_a_wrong_table_are_answered(client, open_table):
    table = open_table()
    with client.websocket_connect(f"/api/tables/{table.id}/live") as socket:
        assert hello(socket, "x" * 22)["error"] == "error-wrong-token"
    with client.websocket_connect(f"/api/tables/{'x' * 22}/live") as socket:
        assert hello(socket)["error"] == "error-no-such-table"


def test_whatever_a_watcher_sends_later_changes_nothing(client, open_table):
    table = open_table()
    first = table.asked()[0]
    with client.websocket_connect(f"/api/tables/{table.id}/live") as socket:
        hello(socket, table.seats[first].token)
        for message in ("nonsense", '{"option": "take:0", "position": 0}', "x" * 10_000):
            socket.send_text(message)
        assert table.spectator.see()["position"] == 0
        table.seats[first].choose("take:0")
        assert socket.receive_json()["position"] == 1
