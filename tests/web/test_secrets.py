"""Rights and secrets: a token is the only right to act in a seat, and nobody sees what is hidden."""

from __future__ import annotations

import json
import sqlite3

import pytest
from fastapi.testclient import TestClient

from grange.web.app import Settings, create_app
from grange.web.bounds import Bounds
from grange.web.capacity import Capacity
from grange.web.house import House


def test_only_the_seats_token_plays_in_it(client, open_table):
    table = open_table()
    asked = table.asked()[0]
    body = {"position": 0, "option": "take:0"}
    for token in (None, "x" * 22, "", table.seats[1 - asked].token, table.host.token, table.id):
        headers = {"authorization": f"Bearer {token}"} if token is not None else {}
        answer = client.post(f"/api/tables/{table.id}/choices", json=body, headers=headers)
        assert answer.status_code in (403, 409), token
    assert table.spectator.see()["position"] == 0


def test_a_tampered_token_opens_nothing(client, open_table):
    table = open_table()
    token = table.seats[0].token
    for wrong in (token[:-1], token + "A", token.swapcase(), token[::-1]):
        answer = client.get(f"/api/tables/{table.id}", headers={"authorization": f"Bearer {wrong}"})
        assert answer.status_code == 403


def test_a_token_of_one_table_opens_no_other(client, open_table):
    one, other = open_table(), open_table()
    answer = client.get(f"/api/tables/{other.id}", headers=one.seats[0].headers)
    assert answer.status_code == 403


@pytest.mark.parametrize("who", ["seat", "spectator", "nobody"])
def test_only_the_host_hands_seats_to_bots(open_table, who):
    table = open_table()
    visitor = {"seat": table.seats[0], "spectator": table.spectator, "nobody": table.spectator}[who]
    assert visitor.post("seats/0/bot", {"bot": "greedy"}).status_code == 403
    assert table.spectator.see()["seats"][0]["bot"] is None


def test_a_bots_own_seat_cannot_be_taken_by_the_host(open_table):
    table = open_table(guests=[{"name": "P0"}, {"bot": "greedy"}])
    assert table.host.post("seats/1/bot", {"bot": None}).status_code == 403


def test_tokens_are_not_in_the_database(settings, open_table):
    table = open_table()
    path = settings.database.removeprefix("sqlite:///")
    dump = "\n".join(sqlite3.connect(path).iterdump())
    for token in (table.host.token, *(seat.token for seat in table.seats)):
        assert token not in dump


def test_neither_seed_nor_the_order_of_the_deck_leaves_the_server(client, open_table):
    seed = 123_456_789_012
    table = open_table(seed=seed)
    table.play_first_options(20)
    house: House = client.app.state.house
    deck = house.rooms[table.id].live.state.to_dict()["table"]["deck"]
    for visitor in (table.spectator, *table.seats):
        text = json.dumps(visitor.see(since=0))
        assert str(seed) not in text
        assert json.dumps(deck) not in text
        assert visitor.see()["view"]["table"]["deck"] == len(deck)


def test_a_body_that_is_too_large_is_refused(client, open_table):
    table = open_table()
    answer = client.post(f"/api/tables/{table.id}/choices", content=b"x" * 70_000, headers=table.seats[0].headers)
    assert answer.status_code == 413
    assert answer.json()["error"] == "error-too-large"


def test_an_address_that_asks_too_often_is_refused(tmp_path):
    settings = Settings(f"sqlite:///{tmp_path / 'tables.db'}", "secret", bounds=Bounds(rate=0.001, burst=5))
    with TestClient(create_app(settings)) as client:
        codes = [client.get("/api/games").status_code for _ in range(7)]
    assert codes == [200] * 5 + [429] * 2


def test_a_full_house_opens_no_more_tables(tmp_path):
    settings = Settings(f"sqlite:///{tmp_path / 'tables.db'}", "secret", bounds=Bounds(rate=0), capacity=Capacity(tables=2))
    body = {"game": "evergreen", "seats": [{}]}
    with TestClient(create_app(settings)) as client:
        codes = [client.post("/api/tables", json=body).status_code for _ in range(3)]
        assert codes == [201, 201, 503]
