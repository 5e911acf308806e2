"""Campaigns over the API and on their pages: open them, play game by game, carry things over; attackers cannot break them."""

from __future__ import annotations

import asyncio
import re
import sqlite3
from dataclasses import replace
from typing import Any

import pytest
from fastapi.testclient import TestClient

import grange
from grange.web.app import create_app
from grange.web.house import campaigns
from grange.web.house.campaigns import campaign_in
from grange.web.house.capacity import Host
from grange.web.stored import NextTakenError
from tests.web.pages.test_pages import csrf
from tests.web.servers import until
from tests.web.stores import both_stores

BOT = {"bot": "random"}


def auth(token: str | None) -> dict[str, str]:
    return {"authorization": f"Bearer {token}"} if token else {}


class Series:
    """A campaign that was opened for a test."""

    def __init__(self, client: Any, *seats: dict[str, str], **rules: str) -> None:
        self.client = client
        answer = client.post("/api/campaigns", json={"game": "agricola", "seats": list(seats), "rules": rules})
        assert answer.status_code == 201, answer.text
        self.opened = answer.json()
        self.path = f"/api/campaigns/{self.opened['campaign']}"

    def see(self, seat: int | None = None) -> Any:
        token = None if seat is None else self.opened["tokens"][seat]
        return self.client.get(self.path, headers=auth(token)).json()

    def post(self, what: str, body: Any = None, token: str | None = None) -> Any:
        return self.client.post(f"{self.path}/{what}", json=body, headers=auth(token))

    def keep(self, seat: int, thing: Any) -> Any:
        return self.post("keep", {"thing": thing}, self.opened["tokens"][seat])

    def next(self, seat: int = 0) -> Any:
        return self.post("next", token=self.opened["tokens"][seat])

    def play_out(self) -> None:
        """End the game that is being played, as a person and bots would."""
        shown = self.see()
        end(self.client, shown["table"])

    def let_end(self, **outcome: Any) -> None:
        """Let the game that is being played have ended in some way."""
        store = self.client.app.state.house.store
        stored = store.campaigns.find(self.opened["campaign"])
        stored.document["games"].append(outcome)
        store.write(store.campaigns.change, replace(stored, playing=None))


def end(client: Any, table: str) -> None:
    """Let bots play for all people of a table until its game is over."""
    house = client.app.state.house
    people = [seat.seat for seat in house.store.load(table).seats if seat.person]
    for seat in people:
        client.portal.call(client.app.state.seats.seat_bot, table, seat, "random")
    until(lambda: client.get(f"/api/tables/{table}").json()["view"]["over"])
    for seat in people:
        client.portal.call(client.app.state.seats.seat_bot, table, seat, None)


@pytest.fixture
def friends(client):
    return Series(client, {"name": "Ada"}, BOT)


@pytest.fixture
def between(friends):
    """A campaign with friends after its first game: the first seat has three occupations to choose from."""
    friends.let_end(scores=[40, 30], places=[1, 2], played=[["tutor", "groom", "scholar"], []], kept=[None, ""])
    return friends


def test_a_campaign_begins_with_the_table_of_its_first_game(friends):
    shown = friends.see(0)
    assert (shown["number"], shown["length"], shown["playing"], shown["table"]) == (1, 3, True, friends.opened["table"])
    assert shown["headline"] == "Game 1 of 3: the first player is drawn by lot"
    seen = friends.client.get(f"/api/tables/{shown['table']}", headers=auth(shown["token"])).json()
    assert (seen["view"]["seat"], seen["view"]["rules"]["cards"]) == (0, "on")


def test_a_game_that_is_over_is_taken_in_by_whoever_looks_first_and_bots_choose_at_once(friends):
    friends.play_out()
    shown = friends.see()
    game = shown["document"]["games"][0]
    assert (shown["number"], shown["playing"], len(game["scores"])) == (2, False, 2)
    assert game["kept"][1] is not None
    assert friends.see() == shown


def test_the_library_takes_up_what_the_api_shows(between):
    assert grange.resume_campaign(between.see()["document"]).number == 2


def test_the_next_game_begins_with_what_is_carried_over_and_everybody_sits_where_they_sat(between):
    assert between.see(0)["choices"] == ["tutor", "groom", "scholar"]
    assert between.keep(0, "groom").json()["undecided"] == []
    table = between.next().json()["table"]
    shown = between.see(0)
    assert (shown["table"], shown["playing"]) == (table, True)
    seen = between.client.get(f"/api/tables/{table}", headers=auth(shown["token"])).json()
    assert seen["view"]["table"]["farms"][0]["cards"][0] == "groom"
    assert seen["view"]["table"]["farms"][1]["goods"]["food"] >= 4
    assert (seen["view"]["seat"], seen["seats"][0]["name"]) == (0, "Ada")


def test_a_whole_campaign_with_friends_comes_to_its_end(client):
    series = Series(client, {"name": "Ada"}, BOT, {"name": "Ivo"})
    for number in range(1, 4):
        assert series.see()["number"] == number
        series.play_out()
        for seat in series.see()["undecided"]:
            assert series.keep(seat, series.see(seat)["choices"][0]).status_code == 200
        if number < 3:
            assert series.next().status_code == 200
    shown = series.see()
    assert (shown["over"], shown["complete"], len(shown["winners"]) >= 1) == (True, True, True)
    assert series.next().json()["error"] == "error-campaign-over"


def test_a_lost_game_alone_is_repeated(client):
    series = Series(client, {"name": "Ada"})
    series.play_out()
    shown = series.see()
    assert (shown["number"], shown["goal"], shown["undecided"]) == (1, 50, [])
    again = series.next().json()["table"]
    assert again != shown["table"]
    assert series.see()["playing"]


@both_stores
def test_the_next_game_is_begun_once_however_many_ask_at_the_same_time(between):
    between.keep(0, None)
    campaigns = between.client.app.state.campaigns

    async def all_at_once() -> list[str]:
        return await asyncio.gather(*(campaigns.next_table(between.opened["campaign"], Host()) for _ in range(8)))

    assert len(set(between.client.portal.call(all_at_once))) == 1


def test_the_next_game_waits_until_everybody_has_chosen(between):
    answer = between.next()
    assert (answer.status_code, answer.json()["error"]) == (409, "error-campaign-undecided")
    assert not between.see()["playing"]


@pytest.mark.parametrize("thing", ["consultant", "nobody", "", "x" * 80])
def test_an_occupation_that_was_not_played_cannot_be_kept(between, thing):
    before = between.see()
    answer = between.keep(0, thing)
    assert (answer.status_code, answer.json()["error"]) == (409, "error-campaign-not-played")
    assert between.see() == before


@pytest.mark.parametrize("body", [{}, {"thing": 3}, {"thing": "x" * 81}, {"thing": "tutor", "seat": 1}, [], None, "tutor"])
def test_what_is_not_asked_for_is_refused(between, body):
    before = between.see()
    assert between.post("keep", body, between.opened["tokens"][0]).status_code == 422
    assert between.see() == before


def test_a_wrong_token_opens_nothing(between):
    own = between.opened["tokens"][0]
    tampered = own[:-1] + ("a" if own[-1] != "a" else "b")
    table = between.see(0)["token"]  # opens the seat at its table only
    for token in (None, "", tampered, table, between.opened["host"], "x" * 190):
        before = between.see()
        assert between.post("keep", {"thing": "tutor"}, token).status_code == 403
        assert between.post("next", token=token).status_code == 403
        assert between.see() == before
    for token in (None, own, tampered):
        assert between.post("give-up", token=token).status_code == 403
    assert between.client.get(between.path, headers=auth(tampered)).status_code == 403


def test_a_bots_seat_has_no_token(friends):
    assert friends.opened["tokens"][1] is None
    forged = friends.client.app.state.campaigns.seat_token(friends.opened["campaign"], 1)
    assert friends.post("keep", {"thing": None}, forged).status_code == 403


def test_nothing_is_chosen_and_nothing_given_up_while_a_game_is_played(friends):
    assert friends.keep(0, None).json()["error"] == "error-campaign-playing"
    assert friends.post("give-up", token=friends.opened["host"]).json()["error"] == "error-campaign-playing"
    assert friends.next().json()["table"] == friends.opened["table"]


def test_the_host_may_give_the_campaign_up(between):
    assert between.post("give-up", token=between.opened["host"]).json()["over"]
    assert between.next().json()["error"] == "error-campaign-over"
    assert between.keep(0, "tutor").json()["error"] == "error-campaign-nothing-to-keep"


def test_a_game_of_a_campaign_has_no_rematch_of_its_own(between):
    opening = between.client.app.state.opening
    with pytest.raises(grange.GrangeError, match="on its own page"):
        between.client.portal.call(opening.rematch, between.opened["table"], Host())


@pytest.mark.parametrize(
    "asked",
    [
        {"game": "evergreen", "seats": [{}]},
        {"game": "chess", "seats": [{}]},
        {"game": "agricola", "seats": []},
        {"game": "agricola", "seats": [{}] * 5},
        {"game": "agricola", "seats": [{"bot": "nobody"}]},
        {"game": "agricola", "seats": [{}], "rules": {"start": "food=9"}},
        {"game": "agricola", "seats": [{}], "rules": {"hand": "A086"}},
        {"game": "agricola", "seats": [{}], "rules": {"deal": "combined"}},  # nobody to pass cards to
        {"game": "agricola", "seats": [{"name": "x" * 41}]},
        {"game": "agricola", "seats": [{}], "more": 1},
    ],
)
def test_a_campaign_that_cannot_be_is_not_opened(client, asked):
    answer = client.post("/api/campaigns", json=asked)
    assert answer.status_code == 422, answer.text
    assert len(answer.json()["message"]) > 10
    assert client.app.state.house.store.upkeep.running() == 0


@pytest.mark.parametrize("start", ["food=99", "food=99,0", "goal=1", "usual"])
def test_what_a_campaign_carries_over_cannot_be_had_at_an_ordinary_table(client, start):
    asked = {"game": "agricola", "seats": [{}, {}], "rules": {"cards": "on", "start": start}}
    assert client.post("/api/tables", json=asked).json()["error"] == "error-campaign-rule"
    form = {"csrf": csrf(client), "kind-0": "me", "rule-start": start}
    table = client.post("/new/agricola", data=form, follow_redirects=False).headers["location"]
    stored = client.app.state.house.store.load(table.rpartition("/")[2])
    assert "start" not in stored.setup["rules"]


def test_what_one_seat_sees_of_a_campaign_is_stored_nowhere(client, friends):
    for address in (friends.path, friends.path.removeprefix("/api").replace("campaigns", "campaign")):
        assert client.get(address).headers["cache-control"] == "no-store"


@pytest.mark.parametrize("name", ["x" * 22, "x", "x" * 500, "a-b"])
def test_there_is_nothing_at_another_address(client, name):
    assert client.get(f"/api/campaigns/{name}").status_code in (404, 422)


@both_stores
def test_a_campaign_survives_a_restart(between, settings):
    between.keep(0, "groom")
    shown = between.see(0)
    with TestClient(create_app(settings)) as again:
        assert again.get(between.path, headers=auth(between.opened["tokens"][0])).json() == shown


def test_a_game_that_ended_just_before_the_server_stopped_is_taken_in_later(friends, settings):
    friends.play_out()
    with TestClient(create_app(settings)) as again:
        assert again.get(friends.path).json()["number"] == 2


@both_stores
def test_a_next_game_that_nobody_began_is_cleared_away_and_can_be_begun_again(friends):
    friends.play_out()
    for _ in friends.see()["undecided"]:
        friends.keep(0, None)
    first = friends.next().json()["table"]
    house = friends.client.app.state.house
    house.store.write(house.store.upkeep.put_away, 9e12, 0.0, [])
    house.rooms.pop(first)
    shown = friends.see()
    assert (shown["playing"], shown["number"]) == (False, 2)
    assert friends.next().json()["table"] != first


def test_a_campaign_that_nobody_began_is_cleared_away_with_its_table(friends):
    house = friends.client.app.state.house
    house.store.write(house.store.upkeep.put_away, 9e12, 0.0, [])
    house.rooms.clear()
    assert friends.client.get(friends.path).json()["error"] == "error-no-such-campaign"


def test_sentences_come_in_the_language_that_was_asked_for(friends):
    assert friends.client.get(friends.path, params={"lang": "ru"}).json()["headline"].startswith("Партия 1 из 3")


# Pages


def begin_on_page(client: Any, *kinds: str, **more: str) -> str:
    """Open a campaign as a visitor does; give its address."""
    form = {f"kind-{seat}": kind for seat, kind in enumerate(kinds)} | {"name-0": "Ada", "campaign": "campaign", **more}
    answer = client.post("/new/agricola", data={"csrf": csrf(client), **form}, follow_redirects=False)
    assert answer.status_code == 303, answer.text
    return str(answer.headers["location"])


def let_end(client: Any, address: str, **outcome: Any) -> None:
    store = client.app.state.house.store
    stored = store.campaigns.find(address.rpartition("/")[2])
    stored.document["games"].append(outcome)
    store.write(store.campaigns.change, replace(stored, playing=None))


def send(client: Any, address: str, what: str, **fields: str) -> Any:
    return client.post(f"{address}/{what}", data={"csrf": csrf(client), **fields}, follow_redirects=False)


@pytest.fixture
def alone(client):
    """The page of a campaign alone after its first game, with two occupations to choose from."""
    address = begin_on_page(client, "me")
    let_end(client, address, scores=[54], places=[1], played=[["tutor", "groom"]], kept=[None])
    return address


def test_the_front_page_and_a_new_table_offer_a_campaign_where_there_is_one(client):
    assert "/new/agricola?with=campaign" in client.get("/").text
    assert 'name="campaign"' in client.get("/new/agricola?with=campaign").text
    assert 'name="campaign"' not in client.get("/new/evergreen").text
    assert client.post("/new/evergreen", data={"csrf": csrf(client), "kind-0": "me", "campaign": "x"}).status_code == 422


@both_stores
def test_a_campaign_stands_among_ones_own_games(client, alone):
    assert alone in client.get("/games").text
    assert "Game 2 of 8: reach 55 points" in client.get("/games").text
    assert alone not in TestClient(client.app).get("/games").text


def test_the_page_shows_the_road_and_lets_one_choose_and_go_on(client, alone):
    page = client.get(alone).text
    assert "one game won; game 2 asks for 55 points" in page
    assert 'value="groom"' in page
    assert "next-game" not in page
    assert send(client, alone, "keep", seat="0", thing="groom").status_code == 303
    assert "next-game" in client.get(alone).text
    table = send(client, alone, "next").headers["location"]
    assert send(client, alone, "next").headers["location"] == table
    assert alone in client.get(table).text
    assert "in front of you" in client.get(table).text


@pytest.mark.parametrize("lang", ["en", "ru", "pl"])
@pytest.mark.parametrize("kinds", [("me",), ("me", "bot:steady", "friend", "here")])
def test_the_page_speaks_three_languages(client, lang, kinds):
    address = begin_on_page(client, *kinds)
    client.cookies.set("lang", lang)
    assert client.get(address).status_code == 200
    scores = list(range(60, 60 - len(kinds), -1))
    places = [1 + place for place in range(len(kinds))]
    played = [["tutor"], ["groom"], ["scholar"], ["priest"]][: len(kinds)]
    let_end(client, address, scores=scores, places=places, played=played, kept=[None] * len(kinds))
    page = client.get(address).text
    assert page.count('class="deciding"') == kinds.count("me") + kinds.count("here")


def test_friends_sit_down_by_links_that_the_host_finds_on_the_page(client, stranger):
    address = begin_on_page(client, "me", "friend")
    link = re.findall(r"/sit/[\w-]+/[\w-]+", client.get(address).text)[0]
    assert "/sit/" not in stranger.get(address).text
    stranger.post(link, data={"csrf": csrf(stranger), "name": "Ivo"})
    let_end(client, address, scores=[40, 30], places=[1, 2], played=[["tutor"], ["groom"]], kept=[None, None])
    assert send(stranger, address, "keep", seat="1", thing="groom").status_code == 303
    assert "Ivo" in client.get(address).text
    assert send(client, address, "keep", seat="0", thing="").status_code == 303
    table = send(stranger, address, "next").headers["location"]
    assert "You are watching" not in stranger.get(table).text
    assert "You are watching" not in client.get(table).text


def test_nobody_else_chooses_begins_or_gives_up(client, stranger, alone):
    before = client.get(alone).text.count("picked")
    for what, fields in (("keep", {"seat": "0", "thing": "groom"}), ("next", {}), ("give-up", {})):
        assert send(stranger, alone, what, **fields).status_code == 403
        assert client.post(f"{alone}/{what}", data={"csrf": "x", **fields}).status_code == 403
    for seat in ("1", "-1", "99", "", "x", "0" * 50):
        assert send(client, alone, "keep", seat=seat, thing="groom").status_code == 403
    assert send(client, alone, "keep", seat="0", thing="consultant").status_code == 409
    assert send(client, alone, "keep", seat="0", thing="x" * 5_000).status_code == 409
    assert send(client, alone, "keep", seat="0", thing="x" * 70_000).status_code == 413
    assert send(client, alone, "next").status_code == 409
    assert client.get(alone).text.count("picked") == before


def test_the_host_gives_a_campaign_up_and_its_page_says_so(client, alone):
    assert send(client, alone, "give-up").status_code == 303
    assert "The campaign was abandoned" in client.get(alone).text


def test_a_page_notices_what_others_have_done(client, alone):
    mark = client.get(f"{alone}/mark").json()
    send(client, alone, "keep", seat="0", thing="groom")
    assert client.get(f"{alone}/mark").json() != mark


def test_a_finished_game_leads_back_to_its_campaign(client):
    address = begin_on_page(client, "me", "bot:steady")
    table = client.app.state.house.store.campaigns.find(address.rpartition("/")[2]).last
    end(client, table)
    page = client.get(f"/table/{table}").text
    assert 'id="to-campaign"' in page
    assert 'id="to-rematch"' not in page
    assert "Game 2 of 3" in client.get(address).text


def test_the_end_of_a_campaign_names_who_has_won(client):
    address = begin_on_page(client, "me", "bot:steady")
    for _ in range(3):
        let_end(client, address, scores=[40, 30], places=[1, 2], played=[[], []], kept=["", ""])
    page = client.get(address).text
    assert "Winner of the campaign: Ada" in page
    assert "next-game" not in page


def test_a_campaign_that_is_not_there_has_a_page_that_says_so(client):
    assert client.get("/campaign/nowhere").status_code == 404
    assert client.get("/campaign/" + "x" * 500).status_code == 404


def test_a_campaign_is_read_once_however_often_it_is_looked_at_and_few_are_remembered(client, friends, monkeypatch):
    read: list[Any] = []

    def reading(document: Any) -> Any:
        read.append(document)
        return campaign_in(document)

    monkeypatch.setattr(campaigns, "campaign_in", reading)
    monkeypatch.setattr(campaigns, "MOST_KNOWN", 3)
    for _ in range(5):
        friends.see()
    assert len(read) == 1
    for _ in range(5):
        Series(client, BOT).see()
    assert len(client.app.state.campaigns.known) <= 3


@pytest.mark.parametrize("damage", ["x", "5", "null", "[]", "{}", '{"grange": 1, "campaign": "chess"}'])
def test_a_damaged_campaign_hides_no_other_and_says_that_it_is_damaged(client, settings, damage):
    broken, whole = begin_on_page(client, "me"), begin_on_page(client, "me")
    with sqlite3.connect(settings.database.removeprefix("sqlite:///")) as database:
        database.execute("update campaigns set document = ? where id = ?", [damage, broken.rpartition("/")[2]])
    assert whole in client.get("/games").text
    client.app.state.campaigns.known.clear()
    assert client.get(broken).status_code == 409
    assert client.get(whole).status_code == 200


@both_stores
def test_what_another_process_has_changed_is_not_written_over(between):
    store = between.client.app.state.house.store
    stored = store.campaigns.find(between.opened["campaign"])
    store.write(store.campaigns.change, stored)
    with pytest.raises(NextTakenError):
        store.write(store.campaigns.change, stored)
    assert store.campaigns.find(stored.id).revision == stored.revision + 1
