"""Tables with clocks: what is agreed, what runs, and who plays when somebody's time is up; with a clock that tests turn."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from typing import Any
from unittest.mock import AsyncMock

import pytest
from fastapi.testclient import TestClient

from grange.core.words import LANGUAGES
from grange.web.app import Settings, create_app
from grange.web.house.table import LiveTable
from grange.web.live.fragments import page_words
from grange.web.live.seat_clocks import time_in_words
from grange.web.pace.agreed import DAY, HOUR
from grange.web.pace.timekeeper import AGAIN
from grange.web.refusals import TooLong
from grange.web.storage.store.keeper import close
from grange.web.stored import ENDED, HIDDEN
from tests.web.conftest import Table
from tests.web.pages.test_pages import csrf
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
    monkeypatch.setattr("grange.web.pace.timekeeper.time.time", clock)
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


def look(client: Any) -> None:
    """Let the keeper of time look at all tables."""
    client.portal.call(client.app.state.house.timekeeper.act)


def beat(client: Any) -> None:
    client.portal.call(client.app.state.house.timekeeper.beat)


def turn(client: Any, clock: Time, seconds: float) -> None:
    """Let time go by while the house is up."""
    keeper = client.app.state.house.timekeeper
    clock.now += seconds
    keeper.beaten = clock.now  # as if it had noted all the time that it is up
    client.portal.call(keeper.archive.write, keeper.archive.store.pace.beat, clock.now, float("inf"))


def clocks(table: Table) -> list[Any]:
    return [seat["clock"] and (seat["clock"]["runs"], seat["clock"]["left"]) for seat in table.spectator.see()["seats"]]


def choose_first(table: Table, seat: int) -> Any:
    seen = table.seats[seat].see()
    return table.seats[seat].choose(seen["question"]["options"][0]["code"], seen["position"])


def clock_on(page: str) -> str:
    """Return what the only table on the page of my games says about time."""
    (shown,) = re.findall(r'<span class="(clock.*?)</span>', page, re.DOTALL)
    return " ".join(re.sub(r"<svg.*?</svg>|<[^>]+>|clock|\">", " ", shown, flags=re.DOTALL).split())


@pytest.mark.parametrize("mine", [True, False])
def test_my_games_tell_how_long_whoever_is_on_move_has(open_paced: Any, client: Any, clock: Time, mine: bool):
    table = open_paced("day", None)
    mover = table.asked()[0]
    seat = table.seats[mover if mine else 1 - mover]
    client.post(f"/sit/{table.id}/{seat.token}", data={"csrf": csrf(client), "nameless": "1"})
    who = "" if mine else f"{('Anna', 'Tom')[mover]}, "
    turn(client, clock, 2 * HOUR)
    assert clock_on(client.get("/games").text) == f"{who}22 h A move a day"
    turn(client, clock, 20.5 * HOUR)
    assert clock_on(client.get("/games").text) == f"short {who}1 h 30 min A move a day"


def test_my_games_tell_that_a_table_waits_for_somebody_on_holiday(open_paced: Any, client: Any, stranger: Any, clock: Time):
    table = open_paced("day", None)
    mover = table.asked()[0]
    for browser, seat in ((stranger, mover), (client, 1 - mover)):
        browser.post(f"/sit/{table.id}/{table.seats[seat].token}", data={"csrf": csrf(browser), "nameless": "1"})
    day = (datetime.fromtimestamp(clock.now, UTC) + timedelta(days=3)).date()
    assert stranger.post("/me/holiday", data={"csrf": csrf(stranger), "day": day.isoformat()}).status_code == 200
    until = f"on holiday until {day.day} {day:%b}"
    assert clock_on(client.get("/games").text) == f"{('Anna', 'Tom')[mover]} {until}"
    assert clock_on(stranger.get("/games").text) == until


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


def test_at_a_live_table_no_clock_runs_before_everybody_has_come(client: Any, clock: Time):
    body = {"game": "evergreen", "seats": [{}, {}], "seed": 7, "pace": {"name": "live", "late": BOT}}
    table = Table(client, client.post("/api/tables", json=body).json())
    mover = table.asked()[0]
    assert table.seats[mover].post("seat", {"name": "Anna"}).status_code == 200
    turn(client, clock, HOUR)
    look(client)
    assert clocks(table)[mover] == (False, 330)
    assert choose_first(table, mover).status_code == 200  # nobody has to wait for the other
    assert table.seats[1 - mover].post("seat", {"name": "Tom"}).status_code == 200
    turn(client, clock, 10)
    (runs,) = [seat for seat, (runs, _) in enumerate(clocks(table)) if runs]
    assert clocks(table)[runs] == (True, 320)


def test_at_a_live_table_a_bot_instead_of_somebody_starts_the_clocks(client: Any, clock: Time):
    body = {"game": "evergreen", "seats": [{}, {}], "seed": 7, "pace": {"name": "live", "late": BOT}}
    table = Table(client, client.post("/api/tables", json=body).json())
    mover = table.asked()[0]
    assert table.seats[mover].post("seat", {"name": "Anna"}).status_code == 200
    assert table.host.post(f"seats/{1 - mover}/bot", {"bot": BOT}).status_code == 204
    turn(client, clock, 10)
    assert clocks(table)[mover] == (True, 320)


def test_a_turn_that_is_taken_back_costs_and_brings_no_time(client: Any, open_paced: Any, clock: Time):
    table = open_paced("live")
    mover = table.asked()[0]
    for _ in range(3):
        while table.asked() == [mover]:
            assert choose_first(table, mover).status_code == 200
        turn(client, clock, 5)
        if table.seats[mover].undo().status_code != 200:
            pytest.skip("nothing can be taken back here")
        assert clocks(table)[1 - mover] == (False, 330)


def test_no_clock_runs_while_the_keeper_has_a_table_closed(client: Any, open_paced: Any, clock: Time):
    table, store = open_paced(), client.app.state.house.store
    mover = table.asked()[0]
    turn(client, clock, HOUR)
    for how, seconds in ((ENDED, 2 * DAY), (HIDDEN, 2 * DAY), (None, 0)):
        with store.writing.begin() as connection:
            assert close(connection, table.id, how)
        turn(client, clock, seconds)
        client.portal.call(client.app.state.house.catch_up, client.app.state.house.rooms[table.id])
        look(client)
    assert clocks(table)[mover] == (True, DAY - HOUR)
    client.app.state.house.rooms.clear()
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
        beat(client)
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
    assert len(client.app.state.house.timekeeper.outages) == 1


def test_a_table_opens_with_the_same_clocks_from_its_snapshot_and_from_its_journal(client: Any, open_paced: Any, clock: Time):
    table = open_paced("live", BOT)
    for number in range(12):
        turn(client, clock, 3 + number)
        assert choose_first(table, table.asked()[0]).status_code == 200
    house = client.app.state.house
    held = house.rooms[table.id].live.clocks
    stored = house.store.load(table.id)
    stored.outages = house.timekeeper.outages
    assert LiveTable(stored).clocks == held
    stored.snapshot = None
    assert LiveTable(stored).clocks == held


def test_a_deadline_that_another_process_writes_during_a_look_is_kept(client: Any, open_paced: Any, clock: Time):
    table, keeper = open_paced(), client.app.state.house.timekeeper
    store = keeper.archive.store
    clock.now += 4 * DAY  # the house was down, so nobody is late, and the deadline is written anew
    beat(client)
    ((_, seen),) = store.pace.due(clock.now, 10)
    store.write(store.pace.postpone, table.id, seen, clock.now)  # as the other process does
    client.portal.call(keeper.act_at, table.id, seen)
    assert store.pace.due(clock.now, 10) == [(table.id, clock.now)]


def test_a_table_that_cannot_be_opened_at_its_deadline_is_tried_again(client: Any, open_paced: Any, clock: Time, monkeypatch: Any):
    table, house = open_paced(), client.app.state.house
    mover = table.asked()[0]
    turn(client, clock, 4 * DAY)
    with monkeypatch.context() as busy:
        busy.setattr(house, "present_room", AsyncMock(side_effect=TooLong("error-too-long")))
        look(client)
    turn(client, clock, AGAIN)
    look(client)
    assert table.spectator.see()["seats"][mover]["bot"] == BOT


def test_a_choice_of_the_house_cannot_be_sent(open_paced: Any):
    table = open_paced()
    mover = table.asked()[0]
    for code in ("@back", "@late:random", "@here"):
        assert table.seats[mover].choose(code).status_code == 422


@pytest.fixture
def patient(client: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots that think for ever."""
    monkeypatch.setattr(client.app.state.house.bots, "let_move", lambda _: None)


def bot_of(table: Table, seat: int) -> str | None:
    bot: str | None = table.spectator.see()["seats"][seat]["bot"]
    return bot


@pytest.mark.usefixtures("patient")
def test_a_player_lets_a_bot_play_and_takes_the_seat_back(open_paced: Any, client: Any, clock: Time):
    table = open_paced("evening", BOT)
    mover = table.asked()[0]
    turn(client, clock, 60)
    assert table.seats[mover].post(f"seats/{mover}/bot", {"bot": "steady"}).status_code == 204
    assert bot_of(table, mover) == "steady"
    turn(client, clock, 600)  # which nobody spends
    position = table.spectator.see()["position"]
    assert table.seats[mover].post(f"seats/{mover}/bot", {"bot": None}).status_code == 204
    assert bot_of(table, mover) is None
    assert clocks(table)[mover] == (True, HOUR - 60)
    news = table.spectator.see(since=position - 1)["news"]
    name = ["Anna", "Tom"][mover]
    assert news == [f"{name} lets Steady play.", f"{name} is back."]


def spent(client: Any, clock: Time, table: Table, left: float) -> int:
    """Let the seat on move spend its time until so much is left; return the seat."""
    mover = int(table.asked()[0])
    turn(client, clock, clocks(table)[mover][1] - left)
    return mover


@pytest.mark.usefixtures("patient")
def test_handing_over_and_taking_back_earns_no_time(open_paced: Any, client: Any, clock: Time):
    table = open_paced("live", BOT)
    mover = spent(client, clock, table, 5.0)
    for bot in (BOT, None):
        assert table.seats[mover].post(f"seats/{mover}/bot", {"bot": bot}).status_code == 204
    assert clocks(table)[mover] == (True, 5.0)


@pytest.mark.usefixtures("patient")
def test_a_holiday_that_is_broken_off_earns_no_time(open_paced: Any, client: Any, clock: Time):
    table = open_paced("day", BOT)
    mover = spent(client, clock, table, 5.0)
    house, seats = client.app.state.house, client.app.state.seats
    client.portal.call(house.archive.write, house.store.hold, table.id, "visitor", mover)
    client.portal.call(seats.take_holiday, "visitor", clock.now + 5 * DAY)
    client.portal.call(seats.end_holiday, "visitor")
    assert clocks(table)[mover] == (True, 5.0)
    client.portal.call(seats.take_holiday, "visitor", clock.now + 5 * DAY)
    turn(client, clock, 5 * DAY + 1)
    look(client)
    assert clocks(table)[mover] == (True, DAY)


@pytest.mark.usefixtures("patient")
def test_whoever_was_late_has_time_to_look_though_another_bot_was_called_meanwhile(open_paced: Any, client: Any, clock: Time):
    table = open_paced("live", BOT)
    mover = spent(client, clock, table, 0.0)
    look(client)
    for bot in ("steady", None):
        assert table.seats[mover].post(f"seats/{mover}/bot", {"bot": bot}).status_code == 204
    assert clocks(table)[mover] == (True, 60.0)


@pytest.mark.usefixtures("patient")
def test_nobody_fills_a_journal_by_handing_over_and_taking_back(open_paced: Any, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("grange.web.house.house.MOST_ENTRIES", 6)
    table = open_paced()
    mover = table.asked()[0]
    statuses = [table.seats[mover].post(f"seats/{mover}/bot", {"bot": bot}).status_code for bot in (BOT, None) * 5]
    assert statuses[:4] == [204] * 4
    assert 503 in statuses
    assert table.spectator.see()["position"] <= 7
    assert choose_first(table, mover).status_code == 200
    assert table.seats[mover].post("leave", {}).status_code == 204


@pytest.mark.usefixtures("patient")
@pytest.mark.parametrize("how", ["left", "hidden", "ended"])
def test_a_holiday_begins_and_ends_although_one_table_is_closed_to_its_player(open_paced: Any, client: Any, clock: Time, how: str):
    closed, table = open_paced(), open_paced()
    house, seats = client.app.state.house, client.app.state.seats
    for each in (closed, table):
        client.portal.call(house.archive.write, house.store.hold, each.id, "visitor", 0)
    if how == "left":
        assert closed.seats[0].post("leave", {}).status_code == 204
    else:
        client.portal.call(house.archive.write, close, closed.id, how)
        client.portal.call(house.catch_up, house.rooms[closed.id])
    assert client.portal.call(seats.take_holiday, "visitor", clock.now + 5 * DAY) == 1
    assert house.rooms[table.id].live.is_on_holiday(0)
    client.portal.call(seats.end_holiday, "visitor")
    assert not house.rooms[table.id].live.is_on_holiday(0)


def test_nobody_hands_over_the_seat_of_a_player_who_has_come(open_paced: Any):
    table = open_paced()
    for visitor in (table.host, table.seats[1], table.spectator):
        for bot in ("steady", None):
            assert visitor.post("seats/0/bot", {"bot": bot}).status_code == 403
    assert bot_of(table, 0) is None


@pytest.mark.usefixtures("patient")
def test_the_host_seats_a_bot_only_until_the_player_comes(client: Any):
    body = {"game": "evergreen", "seats": [{}, {}], "seed": 7}
    table = Table(client, client.post("/api/tables", json=body).json())
    assert table.host.post("seats/1/bot", {"bot": "steady"}).status_code == 204
    assert table.seats[1].post("seat", {"name": "Tom"}).status_code == 200
    assert table.host.post("seats/1/bot", {"bot": None}).status_code == 403
    assert table.seats[1].post("seats/1/bot", {"bot": None}).status_code == 204
    assert bot_of(table, 1) is None


@pytest.mark.usefixtures("patient")
def test_who_leaves_for_good_does_not_come_back(open_paced: Any):
    table = open_paced()
    mover = table.asked()[0]
    seen = table.seats[mover].see()
    assert table.seats[mover].post("leave", {}).status_code == 204
    assert bot_of(table, mover) == BOT
    assert table.seats[mover].post(f"seats/{mover}/bot", {"bot": None}).status_code == 403
    assert table.seats[mover].choose(seen["question"]["options"][0]["code"], seen["position"]).status_code == 403
    assert bot_of(table, mover) == BOT


def test_who_has_left_is_asked_nothing_and_may_undo_nothing(client: Any, open_table: Any):
    table = open_table(game="petrichor")
    mover = table.asked()[0]
    client.post(f"/sit/{table.id}/{table.seats[mover].token}", data={"csrf": csrf(client), "name": "Ada"})
    choose_first(table, mover)
    assert table.seats[mover].see()["can_undo"]
    assert table.seats[mover].post("leave", {}).status_code == 204
    seen, page = table.seats[mover].see(), client.get(f"/table/{table.id}").text
    assert (seen["question"], seen["can_undo"]) == (None, False)
    assert "You have left this table; a bot plays on for you." in page
    assert 'id="undo"' not in page


@pytest.mark.usefixtures("patient")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_day_until_which_somebody_is_on_holiday_is_written_in_full(open_paced: Any, client: Any, lang: str):
    table = open_paced("evening", BOT)
    house, seats = client.app.state.house, client.app.state.seats
    client.portal.call(house.archive.write, house.store.hold, table.id, "visitor", 0)
    until_then = datetime(2026, 11, 25, tzinfo=UTC).timestamp()
    assert client.portal.call(seats.take_holiday, "visitor", until_then) == 1
    client.cookies.set("lang", lang)
    told = re.search(r"data-accord.*?<p>([^<]*)", client.get(f"/table/{table.id}").text, re.DOTALL)
    assert told
    assert {"en": "25 November.", "ru": "25 ноября.", "pl": "25 listopada."}[lang] in told[1]


@pytest.mark.usefixtures("patient")
@pytest.mark.parametrize("late", [BOT, None], ids=["a bot plays", "the table waits"])
def test_a_holiday_ends_by_itself_or_with_a_choice(open_paced: Any, client: Any, clock: Time, late: str | None):
    table = open_paced("evening", late)
    mover = table.asked()[0]
    visitor = f"visitor {late}"
    house, seats = client.app.state.house, client.app.state.seats
    client.portal.call(house.archive.write, house.store.hold, table.id, visitor, mover)
    assert client.portal.call(seats.take_holiday, visitor, clock.now + 5 * DAY) == 1
    assert bot_of(table, mover) == late
    turn(client, clock, 4 * DAY)
    look(client)
    assert house.rooms[table.id].live.is_on_holiday(mover)
    turn(client, clock, DAY + 1)
    look(client)
    assert bot_of(table, mover) is None
    assert clocks(table)[mover] == (True, HOUR)
    client.portal.call(seats.take_holiday, visitor, clock.now + 5 * DAY)
    turn(client, clock, DAY)
    assert choose_first(table, mover).status_code == 200
    assert not house.rooms[table.id].live.is_on_holiday(mover)
    client.portal.call(seats.take_holiday, visitor, clock.now + 5 * DAY)
    client.portal.call(seats.end_holiday, visitor)
    assert not house.rooms[table.id].live.is_on_holiday(mover)


@pytest.mark.parametrize("late", [BOT, None], ids=["a bot plays", "the table waits"])
def test_a_holiday_counts_at_the_rematch_that_somebody_else_opens(
    open_paced: Any, client: Any, stranger: Any, clock: Time, late: str | None
):
    table, house, seats = open_paced("day", late), client.app.state.house, client.app.state.seats
    for browser, seat in ((client, 0), (stranger, 1)):
        browser.post(f"/sit/{table.id}/{table.seats[seat].token}", data={"csrf": csrf(browser), "nameless": "1"})
    (away,) = {right.visitor for right in house.store.rights(table.id) if right.seat == 1}
    client.portal.call(seats.take_holiday, away, clock.now + 3 * DAY)
    assert table.seats[0].post("accord", {"answer": "offer"}).status_code == 204
    if late is None:
        offer = table.spectator.see()["offer"]["position"]
        assert table.seats[1].post("accord", {"answer": "agree", "offer": offer}).status_code == 204
    else:
        table.seats[0].post("leave", None)  # bots play for both, so that the game ends
        until(lambda: table.spectator.see()["view"]["over"])
    asked = client.post(f"/table/{table.id}/rematch", data={"csrf": csrf(client)}, follow_redirects=False)
    live = house.rooms[asked.headers["location"].split("/")[2].partition("?")[0]].live
    assert live.is_on_holiday(1)
    assert not live.is_on_holiday(0)
    assert live.stored.seats[1].bot == late
    assert LiveTable(house.store.load(live.stored.id)).is_on_holiday(1)
    turn(client, clock, 3 * DAY + 1)
    look(client)
    assert not live.is_on_holiday(1)
    assert live.stored.seats[1].bot is None


def test_a_form_for_a_holiday_takes_a_day_within_four_weeks(client: Any, clock: Time):
    csrf = re.search(r'name="csrf" value="([^"]+)"', client.get("/me").text)
    assert csrf
    today = datetime.fromtimestamp(clock.now, UTC).date()
    for day, told in ((1, "holiday"), (28, "holiday"), (29, "bad-day"), (0, "bad-day"), (-1, "bad-day")):
        form = {"csrf": csrf[1], "day": (today + timedelta(days=day)).isoformat()}
        answer = client.post("/me/holiday", data=form, follow_redirects=False)
        assert answer.headers["location"].endswith(f"told={told}"), day
    for form in ({"day": "tomorrow"}, {"day": ""}, {}):
        answer = client.post("/me/holiday", data={"csrf": csrf[1], **form}, follow_redirects=False)
        assert answer.headers["location"].endswith("told=bad-day")
    answer = client.post("/me/holiday", data={"csrf": csrf[1], "end": "1"}, follow_redirects=False)
    assert answer.headers["location"].endswith("told=back")


def open_on_page(client: Any, **form: str) -> str:
    csrf = re.search(r'name="csrf" value="([^"]+)"', client.get("/new/evergreen?with=friends").text)
    assert csrf
    sent = {"csrf": csrf[1], "kind-0": "me", "name-0": "Anna", "kind-1": "friend", **form}
    answer = client.post("/new/evergreen", data=sent, follow_redirects=False)
    assert answer.status_code == 303, answer.text
    address: str = answer.headers["location"]
    return address


@pytest.mark.parametrize(("late", "agreed"), [("bot", "steady"), ("wait", None)])
def test_the_page_of_a_new_table_offers_the_pace(client: Any, late: str, agreed: str | None):
    page = client.get("/new/evergreen").text
    assert re.findall(r'name="pace" value="(\w+)"( checked)?', page) == [
        ("live", ""),
        ("evening", ""),
        ("day", ""),
        ("none", " checked"),
    ]
    table = open_on_page(client, pace="day", late=late).rpartition("/")[2]
    live = client.app.state.house.rooms[table].live
    assert (live.pace.name, live.pace.late, live.arrived) == ("day", agreed, {0})


def test_a_table_of_the_page_has_no_clock_unless_one_was_chosen(client: Any):
    table = open_on_page(client).rpartition("/")[2]
    assert client.app.state.house.rooms[table].live.pace is None
    assert 'class="time' not in client.get(f"/table/{table}").text


@pytest.mark.usefixtures("patient")
@pytest.mark.parametrize("lang", ["en", "ru", "pl"])
def test_the_strip_shows_clocks_and_stand_ins(client: Any, clock: Time, lang: str):
    client.headers["accept-language"] = lang
    table = open_on_page(client, pace="evening", late="bot").rpartition("/")[2]
    page = client.get(f"/table/{table}").text
    assert "data-until" not in page  # it begins when the friend has come
    friend = TestClient(client.app)
    friend.portal = client.portal
    link = re.findall(r'value="http://testserver(/sit/[^"]+)"', page)[0]
    form = {"csrf": re.findall(r'name="csrf" value="([^"]+)"', friend.get(link).text)[0], "name": "Tom"}
    assert friend.post(link, data=form, follow_redirects=False).status_code == 303
    page = client.get(f"/table/{table}").text
    assert page.count('class="in-full"') == 4  # two seats, in the strip at a desk and in that of a phone
    assert "data-until" in page
    sent = {"seat": 0, "bot": "steady"}
    assert client.post(f"/table/{table}/bot", json=sent, headers={"x-grange": "1"}).status_code == 200
    page = client.get(f"/table/{table}").text
    assert 'class="time stand-in"' in page
    assert re.search(r'data-accord="[^"]+"', page)
    assert re.search(r'data-hand="" data-seat="0"', page)
    assert client.post(f"/table/{table}/leave", json={"seat": 0}, headers={"x-grange": "1"}).status_code == 200
    assert not re.search(r'class="btn primary" data-hand=""', client.get(f"/table/{table}").text)


@pytest.mark.parametrize(
    ("seconds", "full", "brief"),
    [
        (0, "0 s", "0 s"),
        (59.9, "59 s", "59 s"),
        (61, "1 min 1 s", "1 min"),
        (725, "12 min", "12 min"),
        (3600, "1 h", "1 h"),
        (7800, "2 h 10 min", "2 h"),
        (86399, "23 h", "23 h"),
        (259200, "72 h", "72 h"),
    ],
)
def test_time_is_said_in_words(seconds: float, full: str, brief: str):
    assert time_in_words(seconds, page_words("en")) == full
    assert time_in_words(seconds, page_words("en"), brief=True) == brief
