"""Rights and secrets: only a token gives the right to act in a seat, and nobody sees what is hidden."""

from __future__ import annotations

import json
import sqlite3

import pytest
from fastapi.testclient import TestClient

import grange
from grange.core.chance import SEEDS
from grange.web.app import Settings, create_app
from grange.web.house.capacity import Capacity
from grange.web.house.house import House
from grange.web.http.limits.config import Bounds
from tests.web.conftest import Visitor
from tests.web.pages.test_pages import csrf
from tests.web.pages.test_pages import open_table as opened_page
from tests.web.servers import until
from tests.web.stores import both_stores


def test_only_the_seats_token_plays_in_it(client, open_table):
    table, elsewhere = open_table(), open_table()
    asked = table.asked()[0]
    body = {"position": 0, "option": "take:0"}
    for token in (None, "x" * 22, "", table.host.token, table.id, elsewhere.seats[asked].token):
        headers = {"authorization": f"Bearer {token}"} if token is not None else {}
        answer = client.post(f"/api/tables/{table.id}/choices", json=body, headers=headers)
        assert (answer.status_code, answer.json()["error"]) == (403, "error-wrong-token"), token
    assert table.seats[1 - asked].post("choices", body).status_code == 409, "it sits there, and is not asked"
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


@pytest.mark.parametrize("who", ["another seat", "spectator", "forger", "host of another table"])
def test_only_its_player_and_the_host_hand_a_seat_to_a_bot(client, open_table, who):
    table, elsewhere = open_table(), open_table()
    forger, other_host = (Visitor(client, table.id, token) for token in ("x" * 22, elsewhere.host.token))
    visitor = {"another seat": table.seats[1], "spectator": table.spectator, "forger": forger, "host of another table": other_host}[
        who
    ]
    assert visitor.post("seats/0/bot", {"bot": "steady"}).status_code == 403
    assert table.spectator.see()["seats"][0]["bot"] is None


def test_a_browser_that_did_not_open_the_table_hands_no_seat_to_a_bot(client, stranger):
    page = opened_page(client, "me", "open")
    asked = {"json": {"seat": 0, "bot": "steady"}, "headers": {"x-grange": "1"}}
    stranger.get("/")  # it has a cookie, too
    assert stranger.post(f"{page}/bot", **asked).status_code == 403
    assert client.get(page.replace("/table/", "/api/tables/")).json()["seats"][0]["bot"] is None
    assert client.post(f"{page}/bot", **asked).status_code == 200


def test_a_guest_with_a_browser_hands_the_own_seat_to_a_bot_and_no_other(client, stranger, open_table):
    table = open_table()
    form = {"csrf": csrf(stranger), "name": "Guest"}
    assert stranger.post(f"/sit/{table.id}/{table.seats[1].token}", data=form, follow_redirects=False).status_code == 303
    for seat, status in ((0, 403), (1, 200)):
        answer = stranger.post(f"/table/{table.id}/bot", json={"seat": seat, "bot": "steady"}, headers={"x-grange": "1"})
        assert answer.status_code == status
    assert [seat["bot"] for seat in table.spectator.see()["seats"]] == [None, "steady"]


def test_a_bots_own_seat_cannot_be_taken_by_the_host(open_table):
    table = open_table(guests=[{"name": "P0"}, {"bot": "steady"}])
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


# seeds


@both_stores
def test_a_table_of_the_house_has_a_seed_that_nobody_can_find_by_trying_and_its_record_can_be_replayed(client):
    opened = client.post("/api/tables", json={"game": "evergreen", "seats": [{"bot": "random"}]}).json()["table"]
    house = client.app.state.house
    until(lambda: house.rooms[opened].live.state.over)
    seed = house.rooms[opened].live.origin.seed
    assert seed > SEEDS
    house.rooms.clear()
    record = client.get(f"/api/tables/{opened}/record").json()
    assert record["seed"] == f"{seed:032x}"
    assert grange.replay(record).over
    assert client.get(f"/table/{opened}/replay").status_code == 200


def test_a_seed_that_somebody_chooses_is_a_small_number(client):
    for seed, status in ((SEEDS - 1, 201), (SEEDS, 422)):
        body = {"game": "evergreen", "seats": [{}], "seed": seed}
        assert client.post("/api/tables", json=body).status_code == status
