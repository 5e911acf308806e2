"""Behind the API: two servers on one journal, tables that leave memory, snapshots from which tables open."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Any

import pytest

import grange
from grange.core.record import Player
from grange.core.state import State
from grange.web.background.bot_tasks import BotPool
from grange.web.background.workers import Post, Workers
from grange.web.house.capacity import Capacity
from grange.web.house.house import House
from grange.web.house.opening import Opening
from grange.web.house.table import LiveTable, Stale
from grange.web.secret import Secret
from grange.web.storage.store import Store
from grange.web.stored import Entry, PositionTakenError, StoredSeat, StoredTable
from tests.web.servers import PATIENCE
from tests.web.stores import both_stores


def run(coroutine):
    """Run a coroutine in a thread of its own: a browser's event loop may be running in this one."""
    with ThreadPoolExecutor(1) as threads:
        return threads.submit(asyncio.run, coroutine).result()


@asynccontextmanager
async def house_at(address: str, **capacity):
    workers = Workers([Post()], PATIENCE)
    house = House(Store(address), Secret("secret"), workers, BotPool(workers, 1), Capacity(**capacity))
    try:
        yield house
    finally:
        await house.close()


@both_stores
def test_two_servers_on_one_journal_never_play_the_same_position_twice(database):
    async def play() -> None:
        async with house_at(database) as one, house_at(database) as other:
            opened = await Opening(one).open_table("evergreen", [Player()], {}, 3)
            first, second, *_ = (await other.room(opened.table)).live.state.decision.codes
            assert await one.play_choice(opened.table, 0, 0, first) == 1
            with pytest.raises(Stale):
                await other.play_choice(opened.table, 0, 0, second)
            assert await other.play_choice(opened.table, 0, 0, first) == 1
            assert (await other.room(opened.table)).live.position == 1
            assert (await other.room(opened.table)).live.state == (await one.room(opened.table)).live.state

    run(play())


@both_stores
def test_a_table_that_leaves_memory_comes_back_as_it_was(database):
    async def play() -> None:
        async with house_at(database, rooms=2) as house:
            opened = await Opening(house).open_table("evergreen", [Player()], {}, 3)
            state = (await house.room(opened.table)).live.state
            await house.play_choice(opened.table, 0, 0, state.decision.codes[0])
            before = (await house.room(opened.table)).live
            for seed in range(4):
                await Opening(house).open_table("evergreen", [Player()], {}, seed)
            assert opened.table not in house.rooms
            again = (await house.room(opened.table)).live
            assert again.state == before.state
            assert again.state.record() == before.state.record()
            assert again.news == before.news
            assert again.beginning == before.beginning
            assert again.asked_at == before.asked_at

    run(play())


@both_stores
def test_two_choices_at_once_are_played_one_after_the_other(database):
    async def play() -> None:
        async with house_at(database) as house:
            opened = await Opening(house).open_table("evergreen", [Player()], {}, 3)
            codes = (await house.room(opened.table)).live.state.decision.codes
            answers = await asyncio.gather(*(house.play_choice(opened.table, 0, 0, code) for code in codes), return_exceptions=True)
            assert [isinstance(answer, Stale) for answer in answers].count(True) == len(codes) - 1
            assert (await house.room(opened.table)).live.position == 1

    run(play())


# the journal and the moment that lies beside it


def stored_table(game: str = "evergreen", seats: int = 1, journal: tuple[Entry, ...] = ()) -> StoredTable:
    setup = {"seats": seats, "seed": 3, "rules": {}, "components": {}}
    sitting = [StoredSeat(seat, "", None, person=True, taken=False) for seat in range(seats)]
    return StoredTable(
        id="t" * 22,
        game=game,
        version=grange.new_game(game, seats).game.version,
        setup=setup,
        created=0.0,
        seats=sitting,
        journal=list(journal),
    )


@both_stores
def test_a_journal_position_can_be_written_only_once(database):
    store, live = Store(database), LiveTable(stored_table())
    store.write(store.create, live.stored, live.to_write(None, live.state))
    for entry in (Entry(0, live.state.decision.codes[0]), Entry(0, live.state.decision.codes[1])):
        state = live.after(entry)
        if entry.code == live.state.decision.codes[0]:
            store.write(store.append, live.stored.id, 0, entry, [], live.to_write(entry, state), True)
        else:
            with pytest.raises(PositionTakenError):
                store.write(store.append, live.stored.id, 0, entry, [], live.to_write(entry, state), True)
    loaded = store.load(live.stored.id)
    assert loaded is not None
    assert loaded.journal == [Entry(0, live.state.decision.codes[0])]


def test_a_journal_with_an_undo_plays_to_where_it_was():
    code = grange.new_game("evergreen", 1, 3).decision.codes[0]
    live = LiveTable(stored_table(journal=(Entry(0, code), Entry(0, "undo"), Entry(0, code))))
    again = grange.new_game("evergreen", 1, 3)
    again.play(code)
    assert live.state == again
    assert live.position == 3


def played_with_undos(game: str, seats: int, choices: int) -> LiveTable:
    """Play a table, and take every third choice back where that is possible."""
    live = LiveTable(stored_table(game, seats))
    while live.position < choices and not live.state.over:
        decision = live.state.decisions[live.position % len(live.state.decisions)]
        entry = Entry(decision.seat, decision.codes[live.position % len(decision.codes)])
        live.add(entry, live.after(entry))
        if live.position % 3 == 0 and live.state.can_undo(entry.seat):
            live.add(Entry(entry.seat, "undo"), live.after(Entry(entry.seat, "undo")))
    return live


def kept(live: LiveTable) -> StoredTable:
    """Give a table as it comes out of the store."""
    from grange.web.house.documents import document_of

    return replace(
        live.stored,
        journal=list(live.journal),
        news=[[document_of(event) for event in happened] for happened in live.news],
        beginning=[document_of(event) for event in live.beginning],
        snapshot=live.to_write(None, live.state).snapshot,
    )


@pytest.mark.parametrize("game", ["evergreen", "petrichor", "farmerama", "agricola"])
@pytest.mark.parametrize("seats", [1, 3])
def test_a_table_opened_from_its_moment_is_the_one_that_its_journal_gives(game, seats):
    live = played_with_undos(game, seats, 90)
    opened, replayed = LiveTable(kept(live)), LiveTable(replace(kept(live), snapshot=None))
    for other in (opened, replayed):
        assert other.state == live.state
        assert other.state.history == live.state.history
        assert other.state.undo_floor == live.state.undo_floor
        assert other.news == live.news
        assert other.asked_at == live.asked_at
        assert [other.state.can_undo(seat) for seat in range(seats)] == [live.state.can_undo(seat) for seat in range(seats)]
    for seat in range(seats):
        if live.state.can_undo(seat):
            undo = Entry(seat, "undo")
            assert opened.after(undo) == replayed.after(undo) == live.after(undo)


def test_a_moment_that_does_not_belong_to_its_journal_is_not_believed():
    live = played_with_undos("evergreen", 2, 40)
    stored, other = kept(live), kept(played_with_undos("evergreen", 2, 30))
    for moment in (other.snapshot, None, {**(stored.snapshot or {}), "chain": "0" * 64}):
        assert LiveTable(replace(stored, snapshot=moment)).state == live.state


def test_a_moment_that_is_no_position_is_not_believed():
    live = played_with_undos("evergreen", 2, 40)
    stored = kept(live)
    assert stored.snapshot is not None
    broken = {**stored.snapshot, "position": {**stored.snapshot["position"], "table": {}}}
    assert LiveTable(replace(stored, snapshot=broken)).state == live.state


def test_what_was_taken_back_is_no_news_any_more():
    live = LiveTable(stored_table())
    entry = Entry(0, live.state.decision.codes[0])
    live.add(entry, live.after(entry))
    assert live.news_for(0, 0)
    live.add(Entry(0, "undo"), live.after(Entry(0, "undo")))
    assert [event.key for event in live.news_for(0, 0)] == ["event-undo"]


# what other threads see


class Watched(list[Any]):
    """A list that calls somebody whenever something is added."""

    def __init__(self, items, look):
        super().__init__(items)
        self.look = look

    def append(self, item):
        super().append(item)
        self.look()


def test_whoever_looks_while_a_choice_is_added_finds_everything_that_belongs_to_the_moment():
    live, looks = played_with_undos("evergreen", 2, 10), 0
    before = live.now

    def look() -> None:
        nonlocal looks
        looks += 1
        assert live.now is before
        assert max(live.standing) < min(len(live.journal), len(live.news), len(live.places))

    live.journal, live.news, live.places, live.standing = (
        Watched(items, look) for items in (live.journal, live.news, live.places, live.standing)
    )
    entry = Entry(live.state.decisions[0].seat, live.state.decisions[0].codes[0])
    state = live.after(entry)
    live.add(entry, state)
    assert looks == 4
    assert live.now == (state, before.position + 1)


def test_nobody_takes_a_choice_back_from_a_state_that_is_still_being_played_to(monkeypatch):
    live = LiveTable(kept(played_with_undos("evergreen", 2, 40)))
    play, seen = State.play, []

    def watched(state, *arguments):
        seen.append(live.anchor)
        return play(state, *arguments)

    monkeypatch.setattr(State, "play", watched)
    live._anchor()
    assert seen
    assert all(each is None for each in seen)
    assert live.anchor is not None
