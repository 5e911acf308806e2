"""The daily challenge: the same for everybody, and nobody learns what comes before the day is over."""

from __future__ import annotations

import datetime
import re

import pytest
from fastapi.testclient import TestClient

from grange.core.chance import seed_out
from grange.games import find, games
from grange.web.house import days
from tests.web.pages.test_pages import csrf
from tests.web.servers import until
from tests.web.stores import both_stores


def play_daily(client: TestClient) -> str:
    """Let a bot finish the visitor's challenge."""
    address = client.post("/daily", data={"csrf": csrf(client)}, follow_redirects=False).headers["location"]
    handed = client.post(f"{address}/bot", json={"seat": 0, "bot": "random"}, headers={"x-grange": "1"})
    assert handed.status_code == 200
    until(lambda: client.get(f"/api{address.replace('/table/', '/tables/')}").json()["view"]["over"])
    return address


@pytest.fixture(autouse=True)
def evergreen_every_day(monkeypatch):
    """Let the game that is over soonest be the game of every day."""
    monkeypatch.setattr("grange.web.house.days.game_of", lambda day: find("evergreen"))


@pytest.fixture
def tomorrow(monkeypatch):
    def comes() -> None:
        day = datetime.datetime.now(datetime.UTC).date() + datetime.timedelta(days=1)
        monkeypatch.setattr("grange.web.house.days.today", lambda: day)

    return comes


def test_neither_record_nor_replay_of_a_challenge_can_be_had_before_its_day_is_over(client, tomorrow):
    address = play_daily(client)
    api = f"/api{address.replace('/table/', '/tables/')}"
    sealed = [f"{address}/record", f"{address}/replay", f"{api}/record"]
    for path in sealed:
        answer = client.get(path)
        assert answer.status_code == 409, path
        assert "tomorrow" in answer.text
        assert '"seed"' not in answer.text
    page = client.get(address).text
    assert 'id="sealed"' in page
    assert f"{address}/replay" not in page
    tomorrow()
    assert [client.get(path).status_code for path in sealed] == [200, 200, 200]
    assert f"{address}/replay" in client.get(address).text


def test_who_has_only_opened_the_challenge_has_not_played_it(client, stranger):
    client.post("/daily", data={"csrf": csrf(client)})
    assert "Nobody has played yet" in stranger.get("/").text


@both_stores
def test_the_front_page_lists_the_best_and_ones_own_place(client):
    store = client.app.state.house.store
    mine = play_daily(client)
    fill(store, 1000, "evergreen")
    page = client.get("/").text
    ladder = re.findall(
        r"<tr[^>]*><td>(\d+)</td>", page.partition('class="ladder" data-game="evergreen"')[2].partition("</table>")[0]
    )
    assert [int(place) for place in ladder[:3]] == [1, 2, 3]
    assert len(ladder) in (3, 4)
    assert "1001 people have played" in page or "1,001 people have played" in page
    assert mine in page


def fill(store, number: int, game: str) -> None:
    """Let many people have finished today's challenge."""
    from grange.web.house.days import today
    from grange.web.storage.schema import seats, tables

    day = today().isoformat()
    usual = {"game": game, "version": 1, "setup": {}, "created": 1.0, "over": True, "daily": day, "touched": 1.0}
    rows = [{**usual, "id": f"d{n:021}", "points": 90 + n % 70, "scores": [90 + n % 70]} for n in range(number)]
    with store.engine.begin() as connection:
        connection.execute(tables.insert(), rows)
        sitting = [{"table_id": row["id"], "seat": 0, "name": "Ada", "person": True, "taken": True} for row in rows]
        connection.execute(seats.insert(), sitting)


def test_a_game_of_the_day_says_so_at_its_table_and_at_its_end(client):
    begun = client.post("/daily", data={"csrf": csrf(client), "name": "Ada"}, follow_redirects=False).headers["location"]
    assert "Game of " in client.get(begun).text
    assert play_daily(client) == begun
    ended = client.get(begun).text
    assert f"/days/{days.today().isoformat()}" in ended.partition('id="ending"')[2]
    assert "Ada" in client.get(f"/days/{days.today().isoformat()}").text
    assert client.get("/").text.count('action="/daily"') == 0


@both_stores
def test_who_finishes_a_challenge_after_its_day_has_no_place_in_its_ranking(client, monkeypatch):
    now = days.today()
    day = now - datetime.timedelta(days=1)
    monkeypatch.setattr("grange.web.house.days.today", lambda: day)
    play_daily(client)
    monkeypatch.setattr("grange.web.house.days.today", lambda: now)
    assert "place 1" not in client.get("/days").text


def test_what_is_sealed_today_is_told_on_the_page_of_the_day_tomorrow(client, stranger, tomorrow):
    address, today = play_daily(client), days.today().isoformat()
    seed = str(seed_out(client.portal.call(client.app.state.house.daily_seed, "evergreen", today)))
    page = client.get(f"/days/{today}").text
    assert 'id="sealed"' in page
    assert seed not in page
    assert f"{address}/replay" not in page
    assert client.post(f"/days/{today}/evergreen", data={"csrf": csrf(client)}).status_code == 409
    assert today not in client.get("/days").text.partition('id="past"')[2]
    tomorrow()
    assert f"/days/{today}" in client.get("/days").text.partition('id="past"')[2]
    assert "place 1" in client.get("/days").text
    assert "not played" in stranger.get("/days").text
    page = client.get(f"/days/{today}").text
    assert seed in page
    assert client.get(f"{address}/replay").status_code == 200
    assert f"{address}/replay" in page
    past = stranger.post(f"/days/{today}/evergreen", data={"csrf": csrf(stranger)}, follow_redirects=False).headers["location"]
    store = client.app.state.house.store
    tables = [store.load(table.rpartition("/")[2]) for table in (address, past)]
    assert tables[0].setup["seed"] == tables[1].setup["seed"]
    assert tables[1].daily is None
    assert tables[1].seed_chosen


@pytest.mark.parametrize("day", ["yesterday", "2026-13-01", "20261101", "9999-01-01", "2026-11-1", "%00"])
def test_there_is_no_page_of_a_day_that_has_not_been(client, day):
    assert client.get(f"/days/{day}").status_code == 404
    assert client.post(f"/days/{day}/evergreen", data={"csrf": csrf(client)}).status_code == 404


@both_stores
def test_days_begin_with_the_first_that_was_played(client, tomorrow):
    today = days.today()
    before = (today - datetime.timedelta(days=1)).isoformat()
    assert client.get(f"/days/{today.isoformat()}").status_code == 200
    assert client.get(f"/days/{before}").status_code == 404
    play_daily(client)
    tomorrow()
    assert client.get(f"/days/{today.isoformat()}").status_code == 200
    assert client.get(f"/days/{before}").status_code == 404
    assert client.post(f"/days/{before}/evergreen", data={"csrf": csrf(client)}).status_code == 404


def test_nothing_but_our_games_is_played_on_a_past_day(client):
    today = days.today().isoformat()
    assert client.post(f"/days/{today}/chess", data={"csrf": csrf(client)}).status_code == 404
    assert client.post(f"/days/{today}/evergreen", data={"csrf": "x"}).status_code == 403


def test_a_table_with_a_chosen_seed_says_so_before_anybody_sits_down(client):
    body = {"game": "evergreen", "seats": [{}, {}], "seed": 7}
    opened = client.post("/api/tables", json=body).json()
    assert client.get(f"/api/tables/{opened['table']}").json()["seed_chosen"] is True
    for path in (f"/sit/{opened['table']}/{opened['tokens'][1]}", f"/table/{opened['table']}"):
        assert 'id="seed-chosen"' in client.get(path).text
    fair = client.post("/api/tables", json=body | {"seed": None}).json()
    assert client.get(f"/api/tables/{fair['table']}").json()["seed_chosen"] is False
    assert 'id="seed-chosen"' not in client.get(f"/sit/{fair['table']}/{fair['tokens'][1]}").text


def test_every_game_that_can_be_played_alone_has_its_days(monkeypatch):
    monkeypatch.undo()
    alone = {game.name for game in games() if 1 in game.seats}
    week = [datetime.date(2026, 11, 16) + datetime.timedelta(days=past) for past in range(len(alone))]
    assert {days.game_of(day).name for day in week} == alone
