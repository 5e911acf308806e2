"""Open tables: they stand in the lobby until their seats are taken or their time is up, and nobody plays before."""

from __future__ import annotations

import re
from concurrent.futures import ThreadPoolExecutor

import pytest
from fastapi.testclient import TestClient

from grange.core.words import LANGUAGES
from grange.web.house.capacity import Capacity
from grange.web.lobby.lobby import SEEKS, LobbyView
from tests.web.lobby.people import Guest, look_after
from tests.web.stores import both_stores

HOUR = 3600.0

SENT = {"X-Grange": "1"}  # as our own scripts send it


@pytest.fixture
def anna(client: TestClient) -> Guest:
    return Guest(client, "Anna")


@pytest.fixture
def tom(client: TestClient) -> Guest:
    return Guest(client, "Tom")


@both_stores
def test_a_table_in_the_lobby_begins_when_its_last_seat_is_taken(client, anna, tom):
    table = anna.open("me", "friend", "friend", pace="evening")
    assert [(one["table"], one["free"], one["pace"]["name"]) for one in tom.lobby()] == [(table, 2, "evening")]
    assert tom.sit(table).headers["location"] == f"/table/{table}"
    assert [seat["name"] for seat in tom.see(table)["seats"]] == ["Anna", "Tom", ""]
    assert anna.see(table)["gathers"]
    assert Guest(client, "Bea").sit(table).status_code == 303
    begun = anna.see(table)
    assert not begun["gathers"]
    assert [seat["here"] for seat in begun["seats"]] == [True] * 3
    assert [seat["clock"]["runs"] for seat in begun["seats"]] == [seat in begun["view"]["asked"] for seat in range(3)]
    assert tom.lobby() == []


def test_nobody_plays_and_no_clock_runs_while_a_table_gathers(client, anna, tom):
    table = anna.open("me", "friend", pace="evening")
    refused = anna.client.post(
        f"/table/{table}/choose", json={"seat": 0, "position": 0, "option": "take:0"}, headers={"x-grange": "1"}
    )
    assert (refused.status_code, refused.json()["error"]) == (409, "error-table-gathers")
    seen = anna.see(table)
    assert seen["question"] is None
    assert [seat["clock"]["runs"] for seat in seen["seats"]] == [False, False]
    assert "Looking for players" in anna.client.get(f"/table/{table}").text
    assert anna.client.get("/games/next").json() == {"count": 0}
    tom.sit(table)
    assert any(seat["clock"]["runs"] for seat in anna.see(table)["seats"])
    waiting = [guest.client.get("/games/next").json()["count"] for guest in (anna, tom)]
    assert sum(waiting) == len(anna.see(table)["view"]["asked"])


def test_bots_wait_until_everybody_is_there(client, anna, tom):
    table = anna.open("bot:steady", "me", "friend", game="petrichor")
    assert anna.see(table)["position"] == 0
    tom.sit(table)
    assert anna.see(table)["position"] > 0


@both_stores
def test_two_people_never_get_one_seat(client, anna):
    table = anna.open("me", "friend", "friend")
    guests = [Guest(client, f"Guest {letter}") for letter in "ABCDEFGH"]
    with ThreadPoolExecutor(len(guests)) as pool:
        answers = list(pool.map(lambda guest: guest.sit(table).status_code, guests))
    assert sorted(answers) == [303] * 2 + [409] * 6
    rights = client.app.state.house.store.rights(table)
    assert sorted(right.seat for right in rights) == [-1, 0, 1, 2]
    assert len({right.visitor for right in rights}) == 3


def test_whoever_sits_down_twice_keeps_the_seat(anna, tom):
    table = anna.open("me", "friend", "friend")
    tom.sit(table)
    tom.sit(table)
    assert [seat["here"] for seat in tom.see(table)["seats"]] == [True, True, False]
    assert tom.client.get(f"/lobby/{table}", follow_redirects=False).headers["location"] == f"/table/{table}"


def test_a_name_that_looks_like_another_is_refused_and_takes_no_seat(anna, tom):
    table = anna.open("me", "friend")
    refused = tom.sit(table, name="Аnnа")
    assert refused.status_code == 422
    assert tom.see(table)["seats"][1]["here"] is False


@both_stores
def test_a_table_that_nobody_joins_ends_and_says_so(client, anna, tom):
    table = anna.open("me", "friend", "friend", pace="evening")
    tom.sit(table)
    look_after(client, SEEKS["evening"] - HOUR)
    assert len(tom.lobby()) == 1
    look_after(client, SEEKS["evening"] + 1)
    assert tom.lobby() == []
    assert tom.sit(table).status_code == 409
    for guest in (anna, tom):
        assert "Nobody came in time" in guest.client.get(f"/table/{table}").text
        assert "not enough players came" in guest.client.get("/games").text


def test_a_guest_gives_the_seat_back_and_the_host_ends_the_table(anna, tom):
    table = anna.open("me", "friend", "friend")
    tom.sit(table)
    assert tom.post(f"/lobby/{table}/leave").status_code == 303
    assert [(seat["name"], seat["here"]) for seat in anna.see(table)["seats"]] == [("Anna", True), ("", False), ("", False)]
    assert anna.post(f"/lobby/{table}/leave").status_code == 303
    assert tom.lobby() == []
    assert "Nobody came in time" in anna.client.get(f"/table/{table}").text


def test_a_game_that_a_killed_process_did_not_begin_is_begun_later(client, anna, tom, monkeypatch):
    table = anna.open("me", "friend", pace="live")
    monkeypatch.setattr(client.app.state.lobby, "begin_if_full", _nothing)
    tom.sit(table)
    assert anna.see(table)["gathers"]
    monkeypatch.undo()
    look_after(client)
    assert not anna.see(table)["gathers"]
    assert anna.lobby() == []


async def _nothing(_: str) -> None:
    """Do nothing, as a process that was killed."""


def test_a_host_fills_the_last_seat_with_a_bot(client):
    body = {"game": "evergreen", "seats": [{"name": "Anna"}, {}], "lobby": {}}
    opened = client.post("/api/tables", json=body).json()
    assert opened["tokens"][0]
    assert opened["tokens"][1] is None
    bot = f"/api/tables/{opened['table']}/seats/1/bot"
    assert client.post(bot, json={"bot": "steady"}, headers={"authorization": f"Bearer {opened['host']}"}).status_code == 204
    look_after(client)
    assert client.get(f"/api/tables/{opened['table']}").json()["gathers"] is False


def test_whoever_has_left_a_table_in_the_lobby_does_not_look_into_the_hand_of_the_next_player(client, anna, tom):
    table = anna.open("me", "friend", "friend", game="agricola")
    left = tom.client.post(f"/api/lobby/tables/{table}/seat", json={"name": "Tom"}, headers=SENT)
    assert left.status_code == 200, left.text
    assert tom.post(f"/lobby/{table}/leave").status_code == 303
    taken = client.post(f"/api/lobby/tables/{table}/seat", json={"name": "Sam"}).json()
    for answer, status in ((left.json(), 403), (taken, 200)):
        headers = {"authorization": f"Bearer {answer['token']}"}
        assert client.get(f"/api/tables/{table}", headers=headers).status_code == status


def test_the_api_opens_a_rated_table_and_gives_a_seat_with_its_token(client, anna, tom):
    for person in (anna, tom):
        person.make_account()
    body = {"game": "agricola", "seats": [{"name": "Anna"}, {}], "rated": True, "lobby": {"lowest": 1400, "highest": 1600}}
    table = anna.client.post("/api/tables", json=body, headers=SENT).json()["table"]
    (shown,) = client.get("/api/lobby").json()["tables"]
    assert (shown["table"], shown["rated"], shown["lowest"], shown["highest"]) == (table, True, 1400, 1600)
    refused = client.post(f"/api/lobby/tables/{table}/seat", json={"name": "Sam"})
    assert (refused.status_code, refused.json()["error"]) == (403, "error-rated-sign-in")
    taken = tom.client.post(f"/api/lobby/tables/{table}/seat", json={"name": "Tom"}, headers=SENT).json()
    assert taken["seat"] == 1
    headers = {"authorization": f"Bearer {taken['token']}"}
    assert client.get(f"/api/tables/{table}", headers=headers).json()["view"]["seat"] == 1
    again = client.post(f"/api/lobby/tables/{table}/seat", json={"name": "Sam"})  # the lobby does not show it any more
    assert (again.status_code, again.json()["error"]) == (409, "error-lobby-full")


def test_a_rating_that_does_not_fit_is_refused_and_the_seat_stays_free(anna, tom):
    for person in (anna, tom):
        person.make_account()
    table = anna.open("me", "friend", counts="rated", lowest="1600")
    refused = tom.client.post(f"/api/lobby/tables/{table}/seat", json={"name": "Tom"}, headers=SENT)
    assert (refused.status_code, refused.json()["error"]) == (409, "error-lobby-rating")
    assert [one["free"] for one in tom.lobby()] == [1]


@pytest.mark.parametrize(
    ("body", "key"),
    [
        ({"seats": [{"name": "Anna"}, {"bot": "steady"}]}, "error-seeks-nobody"),
        ({"seats": [{"name": "Anna"}, {}], "seed": 7}, "error-seeks-chosen"),
        ({"seats": [{"name": "Anna"}, {}], "lobby": {"lowest": 1700, "highest": 1600}}, "error-seeks-range"),
        ({"seats": [{"name": "Anna"}, {}], "lobby": {"lowest": 1500}}, "error-seeks-unrated"),
        ({"seats": [{"name": "Anna"}, {}], "lobby": {"lowest": -1}}, "error-malformed"),
    ],
)
def test_a_table_that_cannot_seek_is_refused(client, body, key):
    refused = client.post("/api/tables", json={"game": "evergreen", "lobby": {}, **body})
    assert (refused.status_code, refused.json()["error"]) == (422, key)
    assert client.get("/api/lobby").json() == {"tables": []}


def test_an_open_table_outlasts_the_sweep_of_unused_ones(client, anna):
    table = anna.open("me", "friend", pace="day")
    store = client.app.state.house.store
    client.portal.call(client.app.state.house.archive.write, store.upkeep.put_away, 1e12, 1e12, [])
    assert [one["table"] for one in anna.lobby()] == [table]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_page_shows_tables_filters_and_an_empty_lobby(client, anna, tom, lang):
    tom.client.cookies.set("lang", lang)
    assert "scene-benches" in tom.client.get("/lobby").text
    friendly = anna.open("me", "friend", pace="evening")
    anna.make_account()
    rated = anna.open("me", "friend", "friend", pace="day", counts="rated", lowest="1500", highest="1700")
    page = tom.client.get("/lobby").text
    assert page.count('class="open-table"') == 2
    assert "1500–1700" in page
    only = tom.client.get("/lobby?rated=1").text
    assert re.findall(r'href="/lobby/(\w{22})"', only) == [rated]
    fitting = tom.client.get("/lobby?fits=1").text
    assert re.findall(r'href="/lobby/(\w{22})"', fitting) == [friendly]
    seat = tom.client.get(f"/lobby/{rated}").text
    assert 'name="name"' not in seat  # Tom has no account, and is told before he writes a name
    assert 'href="/me"' in seat
    tom.make_account()
    assert set(re.findall(r'href="/lobby/(\w{22})"', tom.client.get("/lobby?fits=1").text)) == {friendly, rated}
    assert 'name="name"' in tom.client.get(f"/lobby/{rated}").text


def test_the_lobby_changes_on_open_pages(client, anna, tom):
    with tom.client.websocket_connect("/lobby/live") as socket:
        assert set(socket.receive_json()) == {"wishes", "tables"}
        table = anna.open("me", "friend")
        assert f"/lobby/{table}" in socket.receive_json()["tables"]
        Guest(client, "Bea").sit(table)
        assert table not in socket.receive_json()["tables"]


def test_a_rated_table_asks_for_an_account_and_a_fitting_rating_however_old_the_lobby_shown_is(client, anna, tom):
    anna.make_account()
    table = anna.open("me", "friend", counts="rated", lowest="1600")
    client.app.state.lobby.shown = LobbyView()  # as another process shows it, before it hears of the table
    seat = f"/api/lobby/tables/{table}/seat"
    assert tom.client.post(seat, json={"name": "Tom"}, headers=SENT).json()["error"] == "error-rated-sign-in"
    tom.make_account()
    client.app.state.lobby.shown = LobbyView()
    assert tom.client.post(seat, json={"name": "Tom"}, headers=SENT).json()["error"] == "error-lobby-rating"


def test_nobody_fills_the_lobby_with_tables_of_their_own(client, anna, tom):
    client.app.state.house.quotas.capacity = Capacity(seeking=2)
    first, _ = anna.open("me", "friend"), anna.open("me", "friend")
    refused = anna.post("/new/evergreen", **{"kind-0": "me", "kind-1": "friend", "join": "lobby"})
    assert refused.status_code == 422
    assert "The lobby already has 2 tables" in refused.text
    tom.sit(first)  # it begins, and leaves the lobby
    assert anna.open("me", "friend")
    body = {"game": "evergreen", "seats": [{}, {}], "lobby": {}}  # of programs, an address has five times as many
    answers = [client.post("/api/tables", json=body).status_code for _ in range(9)]
    assert answers == [201] * 8 + [503]
