"""Wishes: the house opens one table for those that meet, calls everybody, and ends what nobody shares."""

from __future__ import annotations

import pytest
from fastapi.testclient import TestClient

from grange.core.words import LANGUAGES
from grange.web.lobby.lobby import SEEKS
from grange.web.lobby.matching import PATIENCE
from grange.web.lobby.matchmaker import MOST, REMEMBERED
from grange.web.notices import trials
from grange.web.stored import Channel
from tests.web.lobby.people import Guest, look_after
from tests.web.stores import both_stores


@pytest.fixture
def anna(client: TestClient) -> Guest:
    return Guest(client, "Anna")


@pytest.fixture
def tom(client: TestClient) -> Guest:
    return Guest(client, "Tom")


@both_stores
def test_wishes_that_meet_lead_to_one_table_with_everybody_there(client, anna, tom):
    for guest in (anna, tom):
        guest.client.cookies.set("called", guest.name)
        assert guest.wish().status_code == 303
    look_after(client)
    look_after(client)
    (mine,), (theirs,) = anna.wishes(), tom.wishes()
    assert mine["table"] == theirs["table"] is not None
    table = anna.see(mine["table"])
    assert sorted(seat["name"] for seat in table["seats"]) == ["Anna", "Tom"]
    assert (table["gathers"], table["pace"]) == (False, {"name": "evening", "late": "steady"})
    assert client.app.state.house.store.upkeep.running() == 1
    for guest in (anna, tom):
        assert f'href="/table/{mine["table"]}"' in guest.client.get("/lobby").text
        assert guest.client.get("/games").text.count(f"/table/{mine['table']}") > 0


def test_everybody_is_called_also_whoever_is_not_on_move(client, anna, tom):
    for guest in (anna, tom):
        guest.wish(game="petrichor")
        visitor = client.app.state.house.store.lobby.wishes(0.0)[-1].visitor
        channel = Channel(guest.name, visitor, "json", "https://example.org", None, True, True, "https://grange.example", 0.0)
        client.portal.call(client.app.state.house.archive.write, client.app.state.house.store.notices.add_channel, channel)
    look_after(client)
    table = anna.wishes()[0]["table"]
    turns = client.app.state.house.store.notices.new_turns(0.0)
    assert sorted((turn.channel, turn.table_id, turn.own) for turn in turns) == [("Anna", table, False), ("Tom", table, False)]
    assert len(anna.see(table)["view"]["asked"]) == 1


def test_people_wait_for_more_and_see_for_how_long(client, anna, tom):
    anna.wish(people="2-4")
    assert "Nobody else wants the same yet" in anna.client.get("/lobby").text
    tom.wish(people="2-4")
    look_after(client)
    assert anna.wishes()[0]["stands"]
    assert "One person wants the same" in anna.client.get("/lobby").text
    look_after(client, PATIENCE["evening"] + 1)
    assert anna.wishes()[0]["table"]


def test_a_wish_that_nobody_shares_ends_and_says_so(client, anna):
    anna.wish()
    look_after(client, SEEKS["evening"] + 1)
    (ended,) = anna.wishes()
    assert (ended["stands"], ended["table"]) == (False, None)
    assert "Nobody wanted the same in time" in anna.client.get("/lobby").text
    look_after(client, SEEKS["evening"] + REMEMBERED + 60)
    assert anna.wishes() == []


def test_a_wish_can_be_taken_back_by_nobody_else(client, anna, tom):
    anna.wish()
    wish = anna.wishes()[0]["wish"]
    tom.post(f"/lobby/wishes/{wish}/end")
    assert len(anna.wishes()) == 1
    assert anna.post(f"/lobby/wishes/{wish}/end").status_code == 303
    assert anna.wishes() == []
    tom.wish()
    look_after(client)
    assert tom.wishes()[0]["stands"]


def test_a_visitor_has_few_wishes_and_bad_ones_change_nothing(anna):
    for _ in range(MOST):
        assert anna.wish().status_code == 303
    assert anna.wish().status_code == 422
    assert len(anna.wishes()) == MOST


@pytest.mark.parametrize(
    "bad",
    [
        {"people": "1-1"},
        {"people": "4-2"},
        {"people": "x"},
        {"people": "7-8"},
        {"pace": "slow"},
        {"counts": "?"},
        {"game": "chess"},
    ],
)
def test_a_wish_that_no_table_could_meet_is_refused(anna, bad):
    assert anna.wish(**bad).status_code == 422
    assert anna.wishes() == []


def test_wishes_over_the_api_need_the_cookie_of_the_pages(client, anna):
    refused = TestClient(client.app).post("/api/lobby/wishes", json={})
    assert (refused.status_code, refused.json()["error"]) == (403, "error-needs-cookie")
    foreign = anna.client.post("/api/lobby/wishes", json={}, headers={"origin": "https://elsewhere.example"})
    assert foreign.status_code == 403
    rated = {"game": "agricola", "fewest": 3, "most": 4, "pace": "day", "counts": "rated"}
    stranger = anna.client.post("/api/lobby/wishes", json=rated)
    assert (stranger.status_code, stranger.json()["error"]) == (403, "error-rated-sign-in")
    anna.make_account()
    made = anna.client.post("/api/lobby/wishes", json=rated)
    assert (made.status_code, made.json()["stands"]) == (201, True)
    assert anna.client.delete(f"/api/lobby/wishes/{made.json()['wish']}").status_code == 204
    assert anna.wishes() == []


def test_people_with_look_alike_names_meet_and_one_stays_nameless(client, anna, tom):
    anna.client.post("/api/lobby/wishes", json={"name": "Anna", "fewest": 2, "most": 2})
    tom.client.post("/api/lobby/wishes", json={"name": "ANNA", "fewest": 2, "most": 2})
    look_after(client)
    names = [seat["name"] for seat in anna.see(anna.wishes()[0]["table"])["seats"]]
    assert sorted(names)[0] == ""
    assert len(set(names)) == 2


def test_only_whoever_has_an_account_wishes_for_a_rated_game_at_first(anna):
    assert '<option value="friendly" selected>' in anna.client.get("/lobby").text
    assert anna.wish(counts="rated").status_code == 422
    assert '<option value="rated" selected>' in anna.wish(counts="rated").text  # what was picked stays
    anna.make_account()
    assert '<option value="rated" selected>' in anna.client.get("/lobby").text


def test_an_address_opens_no_end_of_tables_by_wishes_of_ever_new_visitors(client, monkeypatch):
    monkeypatch.setattr(trials, "WISHES", (0.0, 3))
    guests = [Guest(client, "") for _ in range(4)]
    assert [guest.wish().status_code for guest in guests] == [303, 303, 303, 422]
    assert "Many wishes have come from your address" in guests[3].wish().text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_page_says_the_wish_in_every_language(client, anna, lang):
    anna.client.cookies.set("lang", lang)
    assert 'name="people"' in anna.client.get("/lobby").text
    anna.wish(game="", people="3-4", pace="day", counts="either")
    page = anna.client.get("/lobby").text
    assert "/end" in page
    for _ in range(2):
        assert 'name="people"' in anna.client.get("/lobby").text  # for another wish
        anna.wish(game="", people="3-4", pace="day", counts="either")
    assert 'name="people"' not in anna.client.get("/lobby").text
