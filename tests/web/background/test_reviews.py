"""The review of a finished game, and playing on from one of its positions."""

from __future__ import annotations

import asyncio
import json
import re
from dataclasses import replace
from typing import Any

import pytest
from fastapi.testclient import TestClient
from sqlalchemy import text

import grange
from grange.bots.review import VERSION, Draft, begin, draft_in
from grange.core.state import State
from grange.web.app import Settings, create_app
from grange.web.background.page_tasks import replay_table
from grange.web.background.review_tasks import step
from grange.web.background.reviews import MOST_OF_A_SITE, MOST_OF_A_VISITOR, MOST_OF_AN_ADDRESS
from grange.web.history.play_on import seats_for
from grange.web.history.scenes import FURTHER
from grange.web.house.capacity import Host
from grange.web.house.table import UNDO, LiveTable
from grange.web.refusals import TooMany
from grange.web.stored import Entry, StoredSeat
from tests.contract.setups import played
from tests.web.pages.test_pages import csrf, open_table
from tests.web.servers import until
from tests.web.serving import HASTE


@pytest.fixture
def settings(settings: Settings) -> Settings:
    return replace(settings, review=HASTE)


@pytest.fixture
def alone(client) -> str:
    """A finished game that somebody has played alone, and badly."""
    return shelved(client, "petrichor", 1, 2)


@pytest.fixture
def two(client) -> str:
    """A finished game of two."""
    return shelved(client, "evergreen", 2, 5)


def shelved(client: TestClient, game: str, seats: int, seed: int) -> str:
    return uploaded(client, played(grange.new_game(game, seats, seed)))


def uploaded(client: TestClient, state: State) -> str:
    """Bring a finished game to the house; give the address of its table."""
    files = {"record": ("game.json", json.dumps(state.record()), "application/json")}
    answer = client.post("/upload", data={"csrf": csrf(client)}, files=files, follow_redirects=False)
    return str(answer.headers["location"]).removesuffix("/replay")


def ask(client: TestClient, table: str) -> str:
    """Ask for a review, wait for it, and give its page."""
    answer = client.post(f"{table}/review", data={"csrf": csrf(client)}, follow_redirects=False)
    assert answer.headers["location"] == f"{table}/review"
    until(lambda: "data-making" not in client.get(f"{table}/review").text)
    return client.get(f"{table}/review").text


def end_of(client: TestClient, table: str) -> str:
    """Give what the page of a game's end shows of its review."""
    return client.get(f"{table}/curve", params={"width": 800, "height": 200}).text


def turns(page: str) -> list[str]:
    """List the numbers of the moves that cost so much that a review calls them turning points."""
    listed = re.findall(r'<li class="[^"]*turning".*?<span class="no">(\d+)(.*?)</li>', page)
    return [number for number, told in listed if 'class="loss"' in told]


def known(client: Any, table: str) -> Draft:
    document = client.app.state.house.store.reviews.find(table.removeprefix("/table/"))
    draft = draft_in(document)
    assert draft is not None
    return draft


def play_on(client: TestClient, table: str, at: int | str, seat: int | str):
    return client.post(f"{table}/onward", data={"csrf": csrf(client), "at": at, "seat": seat}, follow_redirects=False)


@pytest.fixture
def onward(client, two) -> LiveTable:
    """A table at which the game of two goes on from its twentieth move; the second seat is a person's."""
    table = play_on(client, two, 20, 1).headers["location"]
    live: LiveTable = client.app.state.house.rooms[table.removeprefix("/table/")].live
    return live


def test_a_game_is_looked_into_once_in_the_background_and_its_page_shows_what_was_stronger(client, alone):
    assert "Review this game" in client.get(f"{alone}/review").text
    page = ask(client, alone)
    first = known(client, alone)
    ask(client, alone)
    assert known(client, alone) == first
    mistake = next(choice for choice in known(client, alone).choices if choice.stronger())
    assert 'class="curve"' in page
    assert "Accuracy" in page
    there = client.get(f"{alone}/review?at={mistake.at + 1}").text
    assert "A stronger choice" in there
    further = client.get(f"{alone}/review?at={mistake.at + 1}&further=true").text
    assert "How it might continue" in further
    assert re.findall('<ol class="line">(.*?)</ol>', further)[0].count("<li>") == FURTHER
    assert client.get(f"{alone}/review?at={mistake.at}&further=true").status_code == 200
    headline, chosen = re.search(r"<h1[^>]*><span[^>]*>([^<]+)", there), re.search(r'class="mine"><span>(.+?) <i>', there)
    assert headline
    assert chosen
    assert headline[1].endswith(f": {chosen[1]}")
    picture = re.search(r'<img src="([^"]+)"', there)
    assert picture
    end = end_of(client, alone)
    assert 'viewBox="0 0 800 200"' in end
    assert "Show the" in end
    assert set(re.findall(r'href="([^"]+)" data-at="\d+" aria-label', end)) == {f"{alone}/review?at={turn}" for turn in turns(page)}
    drawn = client.get(picture[1].replace("&amp;", "&"))
    assert drawn.headers["content-type"] == "image/svg+xml"
    assert drawn.text.count("drop-shadow") >= 3
    assert drawn.headers["content-security-policy"] == "default-src 'none'; style-src 'unsafe-inline'; sandbox"


def test_a_server_that_starts_goes_on_with_a_review_that_was_being_made(client, settings, alone):
    table = alone.removeprefix("/table/")
    store = client.app.state.house.store
    store.write(store.reviews.ask, table, None, None)
    store.write(store.reviews.keep, table, begin(len(store.load(table).journal), 1, HASTE).to_dict(), False)
    with TestClient(create_app(settings)) as other:
        until(lambda: known(other, alone).done)


def test_a_step_of_a_review_goes_on_where_the_last_one_stopped(monkeypatch):
    monkeypatch.setattr("grange.web.background.review_tasks.STEP", 0.0)
    state = played(grange.new_game("petrichor", 1, 5))
    setup = {"seats": 1, "seed": 5, "rules": {}, "components": {}}
    one = step("petrichor", state.game.version, setup, state.history, None, HASTE)
    two = step("petrichor", state.game.version, setup, state.history, one, HASTE)
    assert [mark["tables"] for document in (one, two) for mark in document["marks"][:2]] == [1, 0, 1, 1]


def test_the_end_of_a_game_offers_a_review_and_says_how_far_it_has_come(client, two, monkeypatch):
    assert "Review this game" in end_of(client, two)
    house, reviews = client.app.state.house, client.app.state.reviews
    monkeypatch.setattr(reviews, "_start_working", lambda: None)
    asked = client.post(f"{two}/review", data={"csrf": csrf(client), "stay": "1"}, follow_redirects=False)
    assert asked.headers["location"] == two  # a visitor who asks there stays there
    assert "0% reviewed" in end_of(client, two)
    half = replace(begin(len(house.rooms[two.removeprefix("/table/")].live.state.history), 2, 60.0), stage=2, part=0.6)
    client.portal.call(house.archive.write, house.store.reviews.keep, two.removeprefix("/table/"), half.to_dict(), False)
    assert "50% reviewed" in end_of(client, two)


def test_who_plays_like_the_judge_finds_where_the_curve_moved_among_the_turning_points(client, two):
    client.get(two)
    state = client.app.state.house.rooms[two.removeprefix("/table/")].live.state
    draft = replace(begin(len(state.history), 2, 60.0), done=True, agreed=list(range(len(state.history))))
    for number, mark in enumerate(draft.marks):
        ends = [state.scores[0] - 30.0 * (number <= 20), float(state.scores[1])]
        mark.sums, mark.squares, mark.tables = [2 * end for end in ends], [2 * end * end for end in ends], 2
    house = client.app.state.house
    client.portal.call(house.archive.write, house.store.reviews.ask, two.removeprefix("/table/"), None, None)
    client.portal.call(house.archive.write, house.store.reviews.keep, two.removeprefix("/table/"), draft.to_dict(), True)
    page = client.get(f"{two}/review").text
    assert "The review found no choice that was surely stronger" in page
    assert "No single choice cost much. Where the curve moved most:" in page
    swing = re.findall(r'<li class="[^"]*turning".*?<span class="no">(\d+).*?class="swing".*?</svg>([^<]+)</b>', page)
    assert [change for _, change in swing] == ["+30"]
    there = client.get(f"{two}/review?at={swing[0][0]}").text
    assert "Player 1: about +30 around this move" in there


def test_how_a_game_goes_on_after_something_stronger_is_drawn_too(client, two):
    before, after = (
        client.get(f"{two}/picture", params={"at": 1, "stronger": "take:0", "further": each}) for each in (False, True)
    )
    assert before.status_code == after.status_code == 200
    assert before.text != after.text


def test_a_picture_of_what_could_not_be_chosen_is_refused(client, two):
    for code in ("take:9", "nonsense", "\0", '"]{}</style>'):
        for at in (1, 2, 30):
            assert client.get(f"{two}/picture", params={"at": at, "stronger": code}).status_code == 422


def test_a_game_that_is_not_over_is_not_looked_into(client):
    table = open_table(client, "me")
    for answer in (
        client.get(f"{table}/review"),
        client.get(f"{table}/picture?at=0"),
        client.get(f"{table}/curve?width=800&height=200"),
        play_on(client, table, 0, 0),
    ):
        assert answer.status_code == 409


def test_nobody_lets_many_games_be_looked_into_at_the_same_time(client, monkeypatch):
    async def for_ever(_: str) -> None:
        await asyncio.Event().wait()

    reviews = client.app.state.reviews
    monkeypatch.setattr(reviews, "_make", for_ever)
    tables = [open_table(client, "me").removeprefix("/table/") for _ in range(MOST_OF_AN_ADDRESS + 1)]
    for number, table in enumerate(tables[:-1]):
        client.portal.call(reviews.ask, table, Host("here", f"visitor {number // MOST_OF_A_VISITOR}"))
    client.portal.call(reviews.ask, tables[0], Host("here", "visitor 0"))
    for host in (Host("there", "visitor 0"), Host("here", "somebody else")):
        with pytest.raises(TooMany):
            client.portal.call(reviews.ask, tables[-1], host)
    client.portal.call(reviews.ask, tables[-1], Host("there", "somebody else"))


def test_a_site_with_many_networks_does_not_fill_the_queue_for_reviews(client, monkeypatch):
    reviews = client.app.state.reviews
    monkeypatch.setattr(reviews, "_start_working", lambda: None)
    tables = [open_table(client, "me").removeprefix("/table/") for _ in range(MOST_OF_A_SITE + 1)]
    for number, table in enumerate(tables[:-1]):
        client.portal.call(reviews.ask, table, Host(f"2001:db8:1:{number:x}::/64", f"visitor {number}"))
    with pytest.raises(TooMany):
        client.portal.call(reviews.ask, tables[-1], Host("2001:db8:1:ffff::/64", "somebody else"))
    client.portal.call(reviews.ask, tables[-1], Host("2001:db8:2:ffff::/64", "somebody else"))


def test_a_game_is_played_on_from_one_of_its_moments_against_bots(client, two, onward):
    before = client.app.state.house.rooms[two.removeprefix("/table/")].live
    assert onward.state.history[:20] == before.state.history[:20]
    assert [bool(seat.bot) for seat in onward.stored.seats] == [True, False]
    page = client.get(f"/table/{onward.stored.id}").text
    assert "You are watching" not in page
    assert "continues from a point in a finished one" in page


def test_what_a_table_was_opened_with_cannot_be_taken_back_and_what_came_after_can(onward):
    for forgets in (False, True):
        table = replace(onward.stored, journal=onward.journal[:20], setup=onward.stored.setup)
        live = LiveTable(replay_table(table)) if forgets else LiveTable(replace(table, snapshot=None))
        seat = live.state.decisions[-1].seat
        assert not live.can_undo(seat)
        for entry in (Entry(seat, live.state.decisions[-1].codes[0]), Entry(seat, UNDO)):
            live.add(entry, live.after(entry))
        assert not live.can_undo(seat)
        assert len(live.state.history) == 20


def test_a_moment_that_a_game_never_had_is_refused(client, two):
    for at, seat in (("-1", "0"), ("9" * 5000, "0"), ("3", "7"), ("x", "0"), ("100000", "0")):
        assert play_on(client, two, at, seat).status_code == 409


def test_bots_take_the_other_seats_and_no_two_have_the_same_face():
    sitting = [
        StoredSeat(0, "Ada", None, person=True, taken=True),
        StoredSeat(1, "Juno", None, person=True, taken=True),
        StoredSeat(2, "Moss", "master", person=False, taken=True),
    ]
    seats = seats_for(sitting, 0)
    assert seats[0].name == "Ada"
    assert [seat.bot for seat in seats] == [None, "steady", "master"]
    assert len({seat.name for seat in seats}) == 3


@pytest.mark.parametrize("damaged", ["no document", "[]", '{"version": VERSION, "done": true}', '{"version": VERSION, "marks": 7}'])
def test_a_damaged_review_is_made_anew_when_somebody_asks_for_it(client, alone, damaged):
    row = {"table": alone.removeprefix("/table/"), "text": damaged.replace("VERSION", str(VERSION))}
    with client.app.state.house.store.writing.begin() as connection:
        connection.execute(text("INSERT INTO reviews (table_id, document, done) VALUES (:table, :text, true)"), row)
    assert client.get(f"{alone}/review").status_code == 200
    ask(client, alone)
    assert known(client, alone).done


@pytest.mark.parametrize("damage", [('"at": ', '"at": 999'), ('"sums": [', '"sums": ["x", '), ('"stage": ', '"stage": 70')])
def test_a_review_of_which_one_letter_was_damaged_is_made_anew_too(client, alone, damage):
    table = alone.removeprefix("/table/")
    ask(client, alone)
    with client.app.state.house.store.writing.begin() as connection:
        kept = connection.execute(text("SELECT document FROM reviews WHERE table_id = :table"), {"table": table}).scalar_one()
        row = {"table": table, "text": kept.replace(*damage)}
        connection.execute(text("UPDATE reviews SET document = :text WHERE table_id = :table"), row)
    assert client.get(f"{alone}/review").status_code == 200
    assert end_of(client, alone)
    ask(client, alone)
    assert known(client, alone).done
