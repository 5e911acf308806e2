"""Ending a game by agreement: who may offer it, who has to agree, and what is left of such a game."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from fastapi.testclient import TestClient

from grange.core.record import replay_record
from grange.games import find, games
from grange.web.app import Settings, create_app
from grange.web.house.house import House
from tests.web.conftest import Table, Visitor
from tests.web.pages.test_pages import csrf, send
from tests.web.pages.test_pages import open_table as open_on_page
from tests.web.stores import both_stores


def say(visitor: Visitor, answer: str, offer: int | None = None) -> int:
    status: int = visitor.post("accord", {"answer": answer, "offer": offer}).status_code
    return status


def refused(visitor: Visitor, answer: str, offer: int | None = None) -> tuple[int, str]:
    response = visitor.post("accord", {"answer": answer, "offer": offer})
    return response.status_code, response.json()["error"]


def offer_of(table: Table) -> Any:
    return table.spectator.see()["offer"]


def offered(table: Table, seat: int = 0) -> int:
    """Let a seat offer to end the game; return the position of the offer."""
    assert say(table.seats[seat], "offer") == 204
    position: int = offer_of(table)["position"]
    return position


def codes(client: Any, table: Table) -> list[str]:
    return [entry.code for entry in client.app.state.house.rooms[table.id].live.journal if entry.code.startswith("@")]


def test_a_game_ends_when_everybody_agrees_with_the_points_as_they_stand(open_table, client):
    table = open_table(3)
    table.play_first_options(8)
    before = table.spectator.see()
    offer = offered(table, 1)
    assert offer_of(table) == {"position": offer, "seat": 1, "agreed": [], "undecided": [0, 2]}
    assert say(table.seats[0], "agree", offer) == 204
    assert offer_of(table) == {"position": offer, "seat": 1, "agreed": [0], "undecided": [2]}
    assert not table.spectator.see()["view"]["over"]
    assert say(table.seats[2], "agree", offer) == 204
    after = table.spectator.see(since=before["position"])
    assert after["view"]["over"]
    assert after["ended"] == "agreement"
    assert after["offer"] is None
    assert after["view"]["scores"] == before["view"]["scores"]
    assert after["news"] == [
        "P1 proposes to end the game here.",
        "P0 agrees to end the game.",
        "P2 agrees to end the game.",
        "Everybody agrees: the game ends here, with the points as they stand.",
    ]
    assert refused(table.seats[0], "offer") == (409, "error-game-over")
    assert table.seats[0].choose("take:0").json()["error"] == "error-game-over"


def test_a_game_that_ends_before_anybody_has_points_shows_no_empty_sheet(open_table, client):
    table = open_table(2, game="petrichor")
    offer = offered(table)
    assert 'class="sums"' not in client.get(f"/table/{table.id}").text
    assert say(table.seats[1], "agree", offer) == 204
    page = client.get(f"/table/{table.id}").text
    assert 'id="ending"' in page
    assert 'class="sums"' not in page


def test_one_who_declines_ends_the_offer_and_not_the_game(open_table):
    table = open_table(3)
    offer = offered(table)
    assert say(table.seats[1], "agree", offer) == 204
    assert say(table.seats[2], "decline", offer) == 204
    seen = table.spectator.see(since=0)
    assert (seen["offer"], seen["ended"], seen["view"]["over"]) == (None, None, False)
    assert seen["news"][-1] == "P2 wants to play on."
    assert refused(table.seats[1], "agree", offer) == (409, "error-offer-gone")


def test_whoever_has_offered_can_withdraw_it_and_nobody_else(open_table):
    table = open_table(2)
    offer = offered(table)
    assert refused(table.seats[1], "withdraw", offer) == (403, "error-offer-not-yours")
    assert refused(table.seats[0], "decline", offer) == (403, "error-offer-not-yours")
    assert say(table.seats[0], "withdraw", offer) == 204
    assert offer_of(table) is None


def test_only_seats_have_a_say(open_table):
    table = open_table(2)
    for visitor in (table.spectator, table.host, Visitor(table.client, table.id, "wrong")):
        assert refused(visitor, "offer") == (403, "error-wrong-token")
    offer = offered(table)
    for visitor in (table.spectator, table.host):
        assert refused(visitor, "agree", offer) == (403, "error-wrong-token")
    left = open_table(3)
    assert left.seats[2].post("leave", {}).status_code == 204
    assert refused(left.seats[2], "offer") == (403, "error-left")


@pytest.mark.parametrize("body", [{}, {"answer": "yes"}, {"answer": "agree", "offer": -1}, {"answer": "offer", "seat": 1}])
def test_a_malformed_answer_changes_nothing(open_table, body):
    table = open_table(2)
    assert table.seats[0].post("accord", body).status_code == 422
    assert offer_of(table) is None


def test_everything_sent_twice_counts_once(open_table, client):
    table = open_table(3)
    offer = offered(table)
    assert offered(table) == offer
    for _ in range(2):
        assert say(table.seats[1], "agree", offer) == 204
    for _ in range(2):
        assert say(table.seats[2], "agree", offer) == 204
    assert codes(client, table) == ["@offer", "@agree", "@agree", "@end"]


def test_an_answer_to_an_earlier_offer_is_not_taken_for_the_next(open_table):
    table = open_table(2)
    first = offered(table)
    assert say(table.seats[0], "withdraw", first) == 204
    assert offered(table, 1) != first
    assert refused(table.seats[0], "agree", first) == (409, "error-offer-gone")
    assert not table.spectator.see()["view"]["over"]


def test_whoever_offers_what_is_offered_already_agrees(open_table):
    table = open_table(2)
    offered(table)
    assert say(table.seats[1], "offer") == 204
    assert table.spectator.see()["ended"] == "agreement"


def test_nobody_is_asked_again_before_the_next_move(open_table):
    table = open_table(2)
    mover = table.asked()[0]
    assert say(table.seats[1 - mover], "decline", offered(table, mover)) == 204
    assert refused(table.seats[mover], "offer") == (409, "error-offer-again")
    seen = table.seats[mover].see()
    assert table.seats[mover].choose(seen["question"]["options"][0]["code"], seen["position"]).status_code == 200
    assert say(table.seats[mover], "offer") == 204


def test_play_goes_on_while_an_offer_is_open(open_table):
    table = open_table(2)
    offer = offered(table)
    table.play_first_options(5)
    assert offer_of(table)["position"] == offer
    assert say(table.seats[1], "agree", offer) == 204
    assert table.spectator.see()["ended"] == "agreement"


# bots


def test_bots_follow_the_others(open_table):
    table = open_table(guests=[{"name": "Anna"}, {"bot": "random"}, {"name": "Tom"}])
    assert say(table.seats[2], "agree", offered(table)) == 204
    assert table.spectator.see()["ended"] == "agreement"


def hand_over(table: Table, seat: int, bot: str | None = "random") -> None:
    assert table.seats[seat].post(f"seats/{seat}/bot", {"bot": bot}).status_code == 204


def test_a_bot_that_plays_for_somebody_follows_the_others(open_table):
    table = open_table(3)
    hand_over(table, 2)
    offer = offered(table)
    assert offer_of(table)["undecided"] == [1]
    assert say(table.seats[1], "agree", offer) == 204
    assert table.spectator.see()["ended"] == "agreement"


def test_somebody_for_whom_a_bot_plays_may_still_decline(open_table):
    table = open_table(3)
    hand_over(table, 2)
    assert say(table.seats[2], "decline", offered(table)) == 204
    assert offer_of(table) is None


def test_a_game_ends_when_a_bot_takes_the_seat_of_the_last_one_undecided(open_table):
    table = open_table(3)
    assert say(table.seats[1], "agree", offered(table)) == 204
    hand_over(table, 2)
    assert table.spectator.see()["ended"] == "agreement"


def test_nobody_ends_a_game_while_bots_play_for_all_others(open_table):
    table = open_table(2)
    hand_over(table, 1)
    offer = offered(table)
    assert offer_of(table)["undecided"] == [1]
    hand_over(table, 1, None)
    assert not table.spectator.see()["view"]["over"]
    assert say(table.seats[1], "agree", offer) == 204
    assert table.spectator.see()["ended"] == "agreement"


def test_whoever_is_left_alone_for_good_can_end_the_game(open_table):
    table = open_table(2)
    assert table.seats[1].post("leave", {}).status_code == 204
    assert say(table.seats[0], "offer") == 204
    assert table.spectator.see()["ended"] == "agreement"


def test_a_game_against_bots_alone_is_played_to_its_end(open_table):
    table = open_table(guests=[{"name": "Anna"}, {"bot": "random"}])
    assert refused(table.seats[0], "offer") == (409, "error-offer-alone")


def test_a_game_of_a_campaign_is_played_to_its_end(client):
    body = {"game": "agricola", "seats": [{"name": "Anna"}, {"name": "Tom"}]}
    opened = client.post("/api/campaigns", json=body).json()
    house: House = client.app.state.house
    first = house.rooms[opened["table"]].live.stored.seats[0]
    seat = Visitor(client, opened["table"], house.rights.seat_token(opened["table"], first))
    assert refused(seat, "offer") == (409, "error-offer-campaign")


# restarts


@both_stores
def test_an_offer_survives_a_restart_and_so_does_the_end(settings: Settings):
    with TestClient(create_app(settings)) as first:
        opened = first.post("/api/tables", json={"game": "evergreen", "seats": [{}, {}, {}], "seed": 7}).json()
        offer = offered(table := Table(first, opened))
        assert say(table.seats[1], "agree", offer) == 204
    with TestClient(create_app(settings)) as second:
        table = Table(second, opened)
        assert offer_of(table) == {"position": offer, "seat": 0, "agreed": [1], "undecided": [2]}
        assert say(table.seats[2], "agree", offer) == 204
    with TestClient(create_app(settings)) as third:
        seen = Table(third, opened).spectator.see()
        assert (seen["view"]["over"], seen["ended"], seen["offer"]) == (True, "agreement", None)


@both_stores
def test_a_server_that_stopped_before_the_end_was_written_ends_the_game_later(settings: Settings, monkeypatch: pytest.MonkeyPatch):
    with TestClient(create_app(settings)) as first:
        opened = first.post("/api/tables", json={"game": "evergreen", "seats": [{}, {}], "seed": 7}).json()
        table = Table(first, opened)

        async def stop(*_: Any) -> None:
            """Do nothing more, as if the process had been killed."""

        with monkeypatch.context() as patched:
            patched.setattr(House, "_end_if_agreed", stop)
            assert say(table.seats[1], "agree", offered(table)) == 204
        assert not table.spectator.see()["view"]["over"]
    with TestClient(create_app(settings)) as second:
        assert Table(second, opened).spectator.see()["ended"] == "agreement"


# what is left of such a game


@pytest.mark.parametrize("game", [game.name for game in games()])
def test_what_was_agreed_stands_in_the_record_and_the_replay_of_every_game(open_table, client, game):
    table = open_table(2, game=game)
    table.play_first_options(7)
    scores = table.spectator.see()["view"]["scores"]
    assert say(table.seats[1], "agree", offered(table)) == 204
    for visitor in (*table.seats, table.spectator):
        seen = visitor.see()
        assert (seen["view"]["over"], seen["question"], seen["view"]["scores"]) == (True, None, scores)
        assert seen["view"]["winners"]
    record = client.get(f"/api/tables/{table.id}/record").json()
    assert (record["over"], record["ended"]) == (True, "agreement")
    again = replay_record(find(game), record)
    assert (again.over, again.scores) == (True, scores)
    page = client.get(f"/table/{table.id}").text
    assert "Everybody agreed to end the game early." in page
    replay = client.get(f"/table/{table.id}/replay?at=7").text
    assert "The winner" in replay
    assert "Everybody agreed to end the game early." in replay
    files = {"record": ("game.json", json.dumps(record), "application/json")}
    uploaded = client.post("/upload", data={"csrf": csrf(client)}, files=files, follow_redirects=False)
    assert uploaded.status_code == 303, uploaded.text
    assert "Everybody agreed to end the game early." in client.get(uploaded.headers["location"].removesuffix("/replay")).text


def test_a_record_that_says_so_of_a_whole_game_is_refused(open_table, client):
    table = open_table(2)
    table.play_first_options()
    record = {**client.get(f"/api/tables/{table.id}/record").json(), "ended": "agreement"}
    files = {"record": ("game.json", json.dumps(record), "application/json")}
    assert client.post("/upload", data={"csrf": csrf(client)}, files=files).status_code == 422


def test_partners_end_their_game_together(client):
    body = {"game": "agricola", "seats": [{}] * 4, "rules": {"team": "lower"}, "seed": 7}
    table = Table(client, client.post("/api/tables", json=body).json())
    offer = offered(table)
    for seat in (1, 2, 3):
        assert say(table.seats[seat], "agree", offer) == 204
    seen = table.spectator.see()
    assert seen["ended"] == "agreement"
    assert len(seen["view"]["winners"]) in (2, 4)
    assert "Everybody agreed" in client.get(f"/table/{table.id}").text


@pytest.mark.parametrize("game", [game.name for game in games()])
def test_an_offer_shows_nobody_anything_hidden(open_table, game):
    table = open_table(2, game=game)
    table.play_first_options(4)
    before = [visitor.see()["view"] for visitor in (*table.seats, table.spectator)]
    offered(table)
    assert [visitor.see()["view"] for visitor in (*table.seats, table.spectator)] == before
    assert table.client.get(f"/api/tables/{table.id}/record").status_code == 409


# pages


@pytest.fixture
def seated(client: TestClient, stranger: TestClient) -> tuple[str, Callable[[TestClient, dict[str, Any]], Any]]:
    """Two browsers at one table."""
    address = open_on_page(client, "me", "friend", **{"name-0": "Vera"})
    link = re.search(r'value="[^"]*(/sit/[^"]+)"', client.get(address).text)
    assert link
    stranger.post(link[1], data={"csrf": csrf(stranger), "name": "Tom"})
    return address, lambda who, body: send(who, f"{address}/accord", **body)


def test_points_below_zero_are_offered_with_a_real_minus(client):
    form = {"csrf": csrf(client), "kind-0": "me", "kind-1": "friend"}
    address = client.post("/new/agricola", data=form, follow_redirects=False).headers["location"]
    assert send(client, f"{address}/accord", seat=0, answer="offer").status_code == 200
    bar = client.get(address).text.partition('id="accord"')[2].partition("</section>")[0]
    assert "You −14" in bar
    assert "-14" not in bar


def test_the_bar_asks_the_others_and_lets_the_first_withdraw(seated, client, stranger):
    address, post = seated
    assert post(client, {"seat": 0, "answer": "offer"}).status_code == 200
    mine, theirs = client.get(address).text, stranger.get(address).text
    assert "You propose to end the game here, with the points as they stand." in mine
    assert 'data-accord-answer="withdraw"' in mine
    assert 'data-accord-answer="agree"' not in mine
    assert "Vera proposes to end the game here, with the points as they stand." in theirs
    offer = re.search(r'data-accord-answer="agree" data-seat="1" data-offer="(\d+)"', theirs)
    assert offer
    spectator = TestClient(client.app)
    spectator.portal = client.portal
    watched = spectator.get(address).text
    assert "Vera proposes to end the game here" in watched
    assert "data-accord-answer" not in watched
    assert post(spectator, {"seat": 1, "answer": "agree", "offer": int(offer[1])}).status_code == 403
    assert post(stranger, {"seat": 1, "answer": "agree", "offer": int(offer[1])}).status_code == 200
    assert 'id="agreed"' in client.get(address).text


def test_a_table_offers_it_below_the_phrases_where_people_can_agree(seated, client):
    address, _ = seated
    page = client.get(address).text
    assert page.index("data-phrase=") < page.index("data-propose")
    alone = client.get(open_on_page(client, "me", "bot:gentle")).text
    assert "data-propose" not in alone


def test_the_list_of_games_and_the_record_say_how_it_ended(seated, client, stranger):
    _, post = seated
    assert post(client, {"seat": 0, "answer": "offer"}).status_code == 200
    assert post(stranger, {"seat": 1, "answer": "offer"}).status_code == 200
    assert "Everybody agreed to end the game early." in client.get("/games").text
    played = client.get("/api/record").json()["games"]
    assert [game["agreed"] for game in played] == [True]
    assert ",yes," in client.get("/record.csv").text
