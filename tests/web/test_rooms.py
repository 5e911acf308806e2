"""Behind the API: bots that fail, two servers on one journal, tables that leave memory."""

from __future__ import annotations

import asyncio
import logging
from concurrent.futures import ThreadPoolExecutor

import pytest

import grange
from grange.web.house import Guest, House
from grange.web.secret import Secret
from grange.web.store import Entry, PositionTakenError, Store, StoredSeat, StoredTable
from grange.web.table import LiveTable, Stale
from grange.web.thinking import Thinkers


def run(coroutine):
    """Run a coroutine in a thread of its own: a browser's event loop may be running in this one."""
    with ThreadPoolExecutor(1) as threads:
        return threads.submit(asyncio.run, coroutine).result()


@pytest.fixture
def address(tmp_path):
    return f"sqlite:///{tmp_path / 'tables.db'}"


def house_at(address: str, **settings) -> House:
    return House(Store(address), Secret("secret"), Thinkers(1, 10), **settings)


def choice(thinkers: Thinkers, bot: str) -> str:
    state = grange.new_game("evergreen", 1, 3)

    async def ask() -> str:
        try:
            return await thinkers.choose(bot, state, 0)
        finally:
            thinkers.close()

    code = run(ask())
    assert code in state.decision.codes
    return code


def test_a_bot_thinks_in_a_process_of_its_own():
    assert choice(Thinkers(1, 60), "greedy")


def test_a_bot_that_overruns_its_time_is_replaced_by_a_legal_choice_and_the_fault_is_noted(caplog):
    with caplog.at_level(logging.ERROR):
        assert choice(Thinkers(1, 0.001), "greedy")
    assert "took more than" in caplog.text


def test_a_bot_that_fails_is_replaced_by_a_legal_choice_and_the_fault_is_noted(caplog):
    with caplog.at_level(logging.ERROR):
        assert choice(Thinkers(1, 60), "no such bot")
    assert "failed" in caplog.text


def test_two_servers_on_one_journal_never_play_the_same_position_twice(address):
    async def play() -> None:
        one, other = house_at(address), house_at(address)
        opened = await one.open_table("evergreen", [Guest()], {}, 3)
        code = (await other.room(opened.table)).live.state.decision.codes[0]
        assert await one.choose(opened.table, 0, 0, code) == 1
        with pytest.raises(Stale):
            await other.choose(opened.table, 0, 0, code)
        assert (await other.room(opened.table)).live.position == 1
        assert (await other.room(opened.table)).live.state == (await one.room(opened.table)).live.state
        one.close()
        other.close()

    run(play())


def test_a_table_that_leaves_memory_comes_back_as_it_was(address):
    async def play() -> None:
        house = house_at(address, most_rooms=2)
        opened = await house.open_table("evergreen", [Guest()], {}, 3)
        state = (await house.room(opened.table)).live.state
        await house.choose(opened.table, 0, 0, state.decision.codes[0])
        before = (await house.room(opened.table)).live.state
        for seed in range(4):
            await house.open_table("evergreen", [Guest()], {}, seed)
        assert opened.table not in house.rooms
        assert (await house.room(opened.table)).live.state == before
        house.close()

    run(play())


def test_two_choices_at_once_are_played_one_after_the_other(address):
    async def play() -> None:
        house = house_at(address)
        opened = await house.open_table("evergreen", [Guest()], {}, 3)
        codes = (await house.room(opened.table)).live.state.decision.codes
        answers = await asyncio.gather(*(house.choose(opened.table, 0, 0, code) for code in codes), return_exceptions=True)
        assert [isinstance(answer, Stale) for answer in answers].count(True) == len(codes) - 1
        assert (await house.room(opened.table)).live.position == 1
        house.close()

    run(play())


def stored_table(journal: list[Entry]) -> StoredTable:
    setup = {"seats": 1, "seed": 3, "rules": {}, "components": {}}
    return StoredTable("t" * 22, "evergreen", 1, setup, 0.0, [StoredSeat(0, "", None, True, False)], journal)


def test_a_journal_position_can_be_written_only_once(address):
    store = Store(address)
    store.create(stored_table([]))
    store.append("t" * 22, 0, Entry(0, "take:0"))
    with pytest.raises(PositionTakenError):
        store.append("t" * 22, 0, Entry(0, "take:1"))
    loaded = store.load("t" * 22)
    assert loaded is not None
    assert loaded.journal == [Entry(0, "take:0")]


def test_a_journal_with_an_undo_plays_to_where_it_was():
    code = grange.new_game("evergreen", 1, 3).decision.codes[0]
    live = LiveTable(stored_table([Entry(0, code), Entry(0, "undo"), Entry(0, code)]))
    again = grange.new_game("evergreen", 1, 3)
    again.play(code)
    assert live.state == again
    assert live.position == 3
