"""Tables with clocks: what is agreed, what runs, and who plays when somebody's time is up; with a clock that tests turn."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

import pytest
from fastapi.testclient import TestClient

from grange.web.app import Settings, create_app
from grange.web.house.table import LiveTable
from grange.web.pace.agreed import DAY, HOUR
from tests.web.conftest import Table
from tests.web.servers import until
from tests.web.stores import both_stores

BOT = "random"


@dataclass
class Time:
    """A clock that stands until a test turns it."""

    now: float = 1_900_000_000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Time:
    return Time()


@pytest.fixture
def frozen(monkeypatch: pytest.MonkeyPatch, clock: Time) -> Time:
    """The time of every house that opens from now on."""
    monkeypatch.setattr("grange.web.pace.keeper.time.time", clock)
    return clock


@pytest.fixture
def client(settings: Settings, frozen: Time) -> Iterator[TestClient]:
    with TestClient(create_app(settings)) as client:
        yield client


@pytest.fixture
def open_paced(client: TestClient) -> Callable[..., Table]:
    def opened(name: str = "day", late: str | None = BOT, **more: Any) -> Table:
        seats = [{"name": "Anna"}, {"name": "Tom"}]
        body = {"game": "evergreen", "seats": seats, "seed": 7, "pace": {"name": name, "late": late}, **more}
        answer = client.post("/api/tables", json=body)
        assert answer.status_code == 201, answer.text
        table = Table(client, answer.json())
        for seat, guest in zip(table.seats, seats, strict=True):
            assert seat.post("seat", {"name": guest["name"]}).status_code == 200
        return table

    return opened


def call(client: Any, what: Callable[..., Any], *arguments: Any) -> Any:
    return client.portal.call(what, *arguments)


def look(client: Any) -> None:
    """Let the keeper of time look at all tables."""
    call(client, client.app.state.house.keeper.act)


def turn(client: Any, clock: Time, seconds: float) -> None:
    """Let time go by while the house is up."""
    keeper = client.app.state.house.keeper
    clock.now += seconds
    keeper.beaten = clock.now  # as if it had noted all the time that it is up
    client.portal.call(keeper.archive.write, keeper.archive.store.pace.beat, clock.now, float("inf"))


def clocks(table: Table) -> list[Any]:
    return [seat["clock"] and (seat["clock"]["runs"], seat["clock"]["left"]) for seat in table.spectator.see()["seats"]]


def choose_first(table: Table, seat: int) -> Any:
    seen = table.seats[seat].see()
    return table.seats[seat].choose(seen["question"]["options"][0]["code"], seen["position"])


def test_a_table_without_a_pace_has_no_clocks(client: TestClient, open_table: Any):
    seen = open_table(2).spectator.see()
    assert seen["pace"] is None
    assert [seat["clock"] for seat in seen["seats"]] == [None, None]


def test_the_pace_and_the_clocks_are_in_the_api(open_paced: Any, client: Any, clock: Time):
    table = open_paced("evening", None)
    mover = table.asked()[0]
    assert table.spectator.see()["pace"] == {"name": "evening", "late": None}
    turn(client, clock, 600)
    expected: list[Any] = [(False, HOUR), (False, HOUR)]
    for seat in table.asked():
        expected[seat] = (True, HOUR - 600)
    assert clocks(table) == expected
    assert expected[mover][0]


def test_a_pace_or_a_bot_that_does_not_exist_is_refused(client: TestClient):
    seats: list[Any] = [{}, {}]
    for pace in ({"name": "weekly"}, {"name": "day", "late": "nobody"}, {"name": "day", "more": 1}):
        assert client.post("/api/tables", json={"game": "evergreen", "seats": seats, "pace": pace}).status_code == 422


def test_nobodys_clock_runs_before_they_have_come(client: Any, clock: Time):
    body = {"game": "evergreen", "seats": [{}, {}], "seed": 7, "pace": {"name": "day", "late": BOT}}
    table = Table(client, client.post("/api/tables", json=body).json())
    turn(client, clock, 9 * DAY)
    look(client)
    assert not any(runs for runs, _ in clocks(table))
    mover = table.asked()[0]
    assert table.seats[mover].post("seat", {"name": "Anna"}).status_code == 200
    turn(client, clock, HOUR)
    assert clocks(table)[mover] == (True, DAY - HOUR)


@both_stores
def test_at_the_deadline_a_bot_plays_until_the_player_chooses_again(client: Any, open_paced: Any, clock: Time):
    table = open_paced()
    mover = table.asked()[0]
    turn(client, clock, DAY - 1)
    look(client)
    assert table.spectator.see()["seats"][mover]["bot"] is None
    before = table.spectator.see()["position"]
    turn(client, clock, 2)
    look(client)
    seen = table.spectator.see(since=before)
    assert seen["seats"][mover] == {"name": ["Anna", "Tom"][mover], "bot": BOT, "here": True, "clock": None}
    name = ["Anna", "Tom"][mover]
    assert f"{name}’s time is up. random plays until {name} returns." in seen["news"]
    until(lambda: table.spectator.see()["position"] > before + 1)  # the bot has chosen


def test_a_player_who_returns_takes_over_at_once(client: Any, open_paced: Any, clock: Time, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(client.app.state.house.bots, "let_move", lambda _: None)  # a bot that thinks for long
    table = open_paced()
    mover = table.asked()[0]
    turn(client, clock, DAY + 1)
    look(client)
    seen = table.seats[mover].see()
    assert seen["seats"][mover]["bot"] == BOT
    answer = choose_first(table, mover)
    assert answer.status_code == 200, answer.text
    after = table.seats[mover].see(since=seen["position"])
    assert after["seats"][mover]["bot"] is None
    assert "You are back and play yourself." in after["news"]
    codes = seen["question"]["options"][0]["code"]
    again = table.seats[mover].choose(codes, seen["position"])  # the same choice sent twice is played once
    assert again.json() == answer.json()


def test_a_table_that_waits_lets_no_bot_play(client: Any, open_paced: Any, clock: Time):
    table = open_paced("day", None)
    mover = table.asked()[0]
    turn(client, clock, 30 * DAY)
    look(client)
    assert table.spectator.see()["seats"][mover]["bot"] is None
    assert clocks(table)[mover] == (True, 0)
    assert choose_first(table, mover).status_code == 200


@both_stores
def test_a_house_that_was_down_took_nobodys_time(settings: Settings, frozen: Time):
    with TestClient(create_app(settings)) as client:
        body = {"game": "evergreen", "seats": [{}, {}], "seed": 7, "pace": {"name": "day", "late": BOT}}
        opened = client.post("/api/tables", json=body).json()
        table = Table(client, opened)
        for seat in table.seats:
            seat.post("seat", {"name": ""})
        turn(client, frozen, HOUR)
        mover = table.asked()[0]
    frozen.now += 3 * DAY
    with TestClient(create_app(settings)) as client:
        table = Table(client, opened)
        call(client, client.app.state.house.keeper.beat)
        look(client)
        assert clocks(table)[mover] == (True, DAY - HOUR)
        assert table.spectator.see()["seats"][mover]["bot"] is None
        turn(client, frozen, DAY - HOUR - 1)
        look(client)
        assert table.spectator.see()["seats"][mover]["bot"] is None
        turn(client, frozen, 2)
        look(client)
        assert table.spectator.see()["seats"][mover]["bot"] == BOT


def test_a_house_that_slept_for_long_notices_it_with_the_next_choice(client: Any, open_paced: Any, clock: Time):
    table = open_paced("evening", None)
    mover = table.asked()[0]
    clock.now += 2 * HOUR  # a laptop that was closed
    assert choose_first(table, mover).status_code == 200
    assert all(left == HOUR for _, left in clocks(table))
    assert len(client.app.state.house.keeper.outages) == 1


def test_a_table_opens_with_the_same_clocks_from_its_snapshot_and_from_its_journal(client: Any, open_paced: Any, clock: Time):
    table = open_paced("live", BOT)
    for number in range(12):
        turn(client, clock, 3 + number)
        assert choose_first(table, table.asked()[0]).status_code == 200
    house = client.app.state.house
    held = house.rooms[table.id].live.clocks
    stored = house.store.load(table.id)
    stored.outages = house.keeper.outages
    assert LiveTable(stored).clocks == held
    stored.snapshot = None
    assert LiveTable(stored).clocks == held


def test_a_choice_of_the_house_cannot_be_sent(open_paced: Any):
    table = open_paced()
    mover = table.asked()[0]
    for code in ("@back", "@late:random", "@here"):
        assert table.seats[mover].choose(code).status_code == 422
