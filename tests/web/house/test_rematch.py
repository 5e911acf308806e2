"""The rematch: the same people, the same rules, and the next seat begins."""

from __future__ import annotations

import re
from typing import Any

import pytest
from fastapi.testclient import TestClient

import grange
from grange.core.game import Game
from grange.games import find
from grange.web.house.documents import setup_of
from grange.web.house.rematch import next_origin, next_starter
from grange.web.house.results import ranking
from grange.web.house.table import LiveTable
from grange.web.live.ending import margin
from grange.web.stored import StoredSeat, StoredTable
from tests.web.pages.test_pages import csrf, open_table
from tests.web.servers import until
from tests.web.stores import both_stores

STARTERS = [(game.name, seats) for game in grange.games() if game.rules.starter for seats in game.seats if seats > 1]


def finish(host: TestClient, table: str, *seats: int) -> None:
    """Let bots play for people until the game is over, and give the seats back."""
    hand_over: Any = host.app.state.seats.seat_bot  # type: ignore[attr-defined]
    for seat in seats:
        host.portal.call(hand_over, table.rpartition("/")[2], seat, "random")  # type: ignore[union-attr]
    until(lambda: seen(host, table)["view"]["over"])
    for seat in seats:
        host.portal.call(hand_over, table.rpartition("/")[2], seat, None)  # type: ignore[union-attr]


def seen(client: TestClient, table: str) -> Any:
    return client.get(f"/api{table.replace('/table/', '/tables/')}").json()


def rematch(client: TestClient, table: str):
    return client.post(f"{table}/rematch", data={"csrf": csrf(client)}, follow_redirects=False)


@pytest.fixture
def ended(client, stranger) -> str:
    """A finished game of two people and a bot."""
    table = open_table(client, "me", "friend", "bot:gentle", **{"name-0": "Ada", "rule-sun": "south"})
    links = re.findall(r"/sit/[\w-]+/[\w-]+", client.get(table).text)
    stranger.post(links[0], data={"csrf": csrf(stranger), "name": "Juno"})
    finish(client, table, 0, 1)
    return table


@both_stores
def test_everybody_who_sat_there_finds_the_one_rematch_whoever_asks_first(client, stranger, ended):
    first = rematch(stranger, ended).headers["location"]
    assert rematch(client, ended).headers["location"] == rematch(stranger, ended).headers["location"] == first
    assert first != ended
    before, after = seen(client, ended), seen(client, first)
    assert [(seat["name"], seat["bot"]) for seat in after["seats"]] == [(seat["name"], seat["bot"]) for seat in before["seats"]]
    assert client.app.state.house.store.load(first.rpartition("/")[2]).setup["rules"]["sun"] == "south"
    for visitor in (client, stranger):
        assert first in visitor.get("/games").text
        assert "You are watching" not in visitor.get(first).text


def test_the_old_tables_page_offers_the_rematch_to_all_who_watch_it(client, stranger, ended):
    assert ">Rematch<" in client.get(ended).text
    with client.websocket_connect(f"{ended}/live") as socket:
        assert ">Rematch<" in socket.receive_json()["desk"]
        rematch(stranger, ended)
        assert "To the rematch" in socket.receive_json()["desk"]


def test_the_next_seat_begins_the_rematch_and_the_end_page_says_so(client, ended):
    page = client.get(ended).text
    house = client.app.state.house
    before = client.portal.call(house.room, ended.rpartition("/")[2]).live
    after = client.portal.call(house.room, rematch(client, ended).headers["location"].rpartition("/")[2]).live
    assert after.starter == (before.starter + 1) % 3 == next_starter(before)
    said = "you begin" if after.starter == 0 else f"{after.stored.seats[after.starter].name} begins"
    assert said in page
    assert after.origin.seed != before.origin.seed
    assert not after.stored.seed_chosen


@pytest.mark.parametrize(("game", "seats"), STARTERS)
def test_where_the_lot_decides_who_begins_it_falls_on_the_next_seat(game, seats):
    live = live_table(game, seats)
    assert live.starter is not None
    for _ in range(3):
        assert live.game.begun_by(next_origin(live)) == next_starter(live) == (live.starter + 1) % seats


def live_table(game: str, seats: int) -> LiveTable:
    origin = find(game).origin(seats, 7, {}, {})
    sitting = [StoredSeat(seat, "", None, person=True, taken=True) for seat in range(seats)]
    return LiveTable(
        StoredTable(id="t", game=game, version=origin.game.version, setup=setup_of(origin), created=0.0, seats=sitting)
    )


def test_where_the_same_seat_always_begins_a_rematch_does_not_look_for_ever(monkeypatch):
    monkeypatch.setattr(Game, "begun_by", lambda _game, _origin: 0)
    assert next_origin(live_table("evergreen", 2)).seats == 2


def test_a_rematch_is_only_for_those_who_sat_there_and_only_after_the_end(client, stranger):
    table = open_table(client, "me", "bot:gentle")
    assert rematch(client, table).status_code == 409
    finish(client, table, 0)
    assert rematch(stranger, table).status_code == 403
    assert client.post(f"{table}/rematch", data={"csrf": "x"}).status_code == 403
    assert rematch(client, "/table/nowhere").status_code == 404
    assert "rematch</" not in stranger.get(table).text.lower().partition('id="ending"')[2].partition("</section>")[0]


@both_stores
def test_a_rematch_that_was_cleared_away_can_be_opened_again(client, ended):
    first = rematch(client, ended).headers["location"]
    house = client.app.state.house
    house.store.write(house.store.upkeep.put_away, 9e12, 0.0, [])
    house.rooms.pop(first.rpartition("/")[2])
    again = rematch(client, ended).headers["location"]
    assert again != first
    assert client.get(again).status_code == 200


def test_places_are_shared_by_those_with_the_same_points_and_winners_are_first():
    assert ranking([43, 52, 43, 41], [1]) == ([1, 0, 2, 3], [2, 1, 2, 4])
    assert margin([43, 52, 43, 41], [1]) == 9
    assert ranking([43, 43, 40, 39], [0]) == ([0, 1, 2, 3], [1, 2, 3, 4])
    assert margin([43, 43, 40, 39], [0]) == 0
