"""The challenge of the day: the same for everybody, and nobody learns what is to come before the day is over."""

from __future__ import annotations

import datetime
import re

import pytest
from fastapi.testclient import TestClient

from tests.web.servers import until
from tests.web.test_pages import csrf

pytestmark = pytest.mark.slow


def play_daily(client: TestClient) -> str:
    """Let a bot finish the visitor's challenge."""
    address = client.post("/daily/evergreen", data={"csrf": csrf(client)}, follow_redirects=False).headers["location"]
    handed = client.post(f"{address}/bot", json={"seat": 0, "bot": "random"}, headers={"x-grange": "1"})
    assert handed.status_code == 200
    until(lambda: client.get(f"/api{address.replace('/table/', '/tables/')}").json()["view"]["over"])
    return address


@pytest.fixture
def tomorrow(monkeypatch):
    def comes() -> None:
        day = datetime.datetime.now(datetime.UTC).date() + datetime.timedelta(days=1)
        monkeypatch.setattr("grange.web.days.today", lambda: day)

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
    assert "/replay" not in page
    tomorrow()
    assert [client.get(path).status_code for path in sealed] == [200, 200, 200]
    assert "/replay" in client.get(address).text


def test_the_front_page_lists_the_best_and_ones_own_place(client):
    store = client.app.state.house.store
    mine = play_daily(client)
    fill(store, 1000, "evergreen")
    page = client.get("/").text
    ladder = re.findall(
        r"<tr[^>]*><td>(\d+)</td>", page.partition('class="ladder" data-game="evergreen"')[2].partition("</table>")[0]
    )
    assert [int(place) for place in ladder[:5]] == [1, 2, 3, 4, 5]
    assert len(ladder) in (5, 6)
    assert "1001 have played" in page or "1,001 have played" in page
    assert mine in page


def fill(store, number: int, game: str) -> None:
    """Let many people have finished today's challenge."""
    from grange.web.days import today
    from grange.web.schema import seats, tables

    day = today().isoformat()
    usual = {"game": game, "version": 1, "setup": {}, "created": 1.0, "over": True, "daily": day, "touched": 1.0}
    rows = [{**usual, "id": f"d{n:021}", "points": 90 + n % 70, "scores": [90 + n % 70]} for n in range(number)]
    with store.engine.begin() as connection:
        connection.execute(tables.insert(), rows)
        sitting = [{"table_id": row["id"], "seat": 0, "name": "Ada", "person": True, "taken": True} for row in rows]
        connection.execute(seats.insert(), sitting)


def test_a_table_with_a_chosen_seed_says_so_before_anybody_sits_down(client):
    body = {"game": "evergreen", "seats": [{}, {}], "seed": 7}
    opened = client.post("/api/tables", json=body).json()
    assert client.get(f"/api/tables/{opened['table']}").json()["seed_chosen"] is True
    for path in (f"/sit/{opened['table']}/{opened['tokens'][1]}", f"/table/{opened['table']}"):
        assert 'id="seed-chosen"' in client.get(path).text
    fair = client.post("/api/tables", json=body | {"seed": None}).json()
    assert client.get(f"/api/tables/{fair['table']}").json()["seed_chosen"] is False
    assert 'id="seed-chosen"' not in client.get(f"/sit/{fair['table']}/{fair['tokens'][1]}").text
