"""Workers and bots: a task that overruns, fails or is killed harms no other, and every table gets its choice in the end."""

from __future__ import annotations

import asyncio
import json
import logging
import os
import random
import signal
import subprocess
import sys
import time
from dataclasses import replace
from pathlib import Path
from typing import Any, NoReturn
from unittest.mock import AsyncMock

import pytest

import grange
from grange.bots.think import Think
from grange.core.chance import Chance
from grange.core.glimpse import Glimpse
from grange.core.record import Player
from grange.web.background.bot_tasks import TRIES, BotPool, TriedInTurn, consider, imagined_by
from grange.web.background.workers import Overrun, Post, WorkerDied, Workers
from grange.web.house.house import House
from grange.web.house.opening import Opening
from grange.web.house.room import Room
from grange.web.refusals import TooLong, Unwritten
from grange.web.storage.store import Store
from tests.web.house.test_rooms import house_at, run
from tests.web.servers import PATIENCE, log_keys, until

pytestmark = pytest.mark.slow


@pytest.fixture(autouse=True)
def _busy_machine(monkeypatch):
    """Let a task take as long on a clock as a test waits for anything, however little of a processor it gets."""
    monkeypatch.setattr("grange.web.background.workers.BUSY", float(PATIENCE))


def same(value):
    return value


def slow(seconds):
    time.sleep(seconds)
    return os.getpid()


def compute(seconds):
    end = time.process_time() + seconds
    while time.process_time() < end:
        pass
    return os.getpid()


def for_ever() -> NoReturn:
    while True:
        pass


def fail():
    raise grange.BadRecord("error-record-json")


def die():
    os.kill(os.getpid(), signal.SIGKILL)


def eat_memory():
    return len(bytearray(8 << 30))


def at_work(processes: int, deadline: float, work):
    """Run a coroutine with workers that have begun and have read this file, so that neither counts."""

    async def working():
        workers = Workers([Post()] * processes, PATIENCE)
        try:
            await asyncio.gather(*(workers.run(slow, 0.1) for _ in range(processes)))
            workers.deadline = deadline
            return await work(workers)
        finally:
            workers.close()

    return run(working())


def test_a_task_gives_its_result_or_raises_what_went_wrong():
    async def work(workers: Workers) -> None:
        assert await workers.run(same, {"a": [1, 2]}) == {"a": [1, 2]}
        with pytest.raises(grange.BadRecord, match="not a recorded game"):
            await workers.run(fail)
        with pytest.raises(MemoryError):
            await workers.run(eat_memory)
        assert await workers.run(same, 5) == 5

    at_work(1, PATIENCE, work)


def test_only_the_time_that_a_task_is_worked_on_counts():
    async def work(workers: Workers) -> None:
        pids = await asyncio.gather(*(workers.run(compute, 0.3) for _ in range(4)))
        assert len(pids) == 4

    at_work(1, 1, work)


def test_a_task_that_waits_for_the_machine_is_slow_but_not_too_long():
    async def work(workers: Workers) -> None:
        assert await workers.run(slow, 1)

    at_work(1, 0.5, work)


def test_an_overrun_ends_one_worker_and_the_others_go_on():
    async def work(workers: Workers) -> None:
        tasks = [workers.run(for_ever), workers.run(slow, 0.5), *(workers.run(same, number) for number in range(20))]
        first, second, *rest = await asyncio.gather(*tasks, return_exceptions=True)
        assert isinstance(first, Overrun)
        assert isinstance(second, int)
        assert rest == list(range(20))

    at_work(2, 1, work)


def test_a_worker_that_dies_is_replaced():
    async def work(workers: Workers) -> None:
        with pytest.raises(WorkerDied):
            await workers.run(die)
        assert await workers.run(same, 1) == 1

    at_work(1, PATIENCE, work)


def test_a_terminal_that_interrupts_all_processes_leaves_the_end_of_workers_to_the_server():
    async def work(workers: Workers) -> None:
        worker = await workers.run(slow, 0)
        os.kill(worker, signal.SIGINT)
        assert await workers.run(slow, 0.1) == worker

    at_work(1, PATIENCE, work)


ORPHANS = """
import asyncio, sys
from grange.web.background.workers import Post, Workers
from tests.web.background.test_workers import slow, for_ever

async def work():
    workers = Workers([Post()] * 2, 1000)
    print(await workers.run(slow, 0), flush=True)
    await asyncio.gather(workers.run(for_ever), workers.run(for_ever))

asyncio.run(work())
"""


def test_workers_end_with_a_server_that_is_killed():
    """Even in the middle of a task."""
    server = subprocess.Popen([sys.executable, "-c", ORPHANS], stdout=subprocess.PIPE, text=True)
    assert server.stdout is not None
    begun = {int(server.stdout.readline()), *_children(server.pid)}
    assert all(map(_lives, begun))
    server.kill()
    server.wait()
    server.stdout.close()
    until(lambda: not any(map(_lives, begun)))


def _children(process: int) -> list[int]:
    """List the processes that one has begun: those that others are forked from, and those that look after their files."""
    threads = Path(f"/proc/{process}/task").glob("*/children")
    return [int(child) for thread in threads for child in thread.read_text(encoding="utf-8").split()]


def _lives(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    stat = Path(f"/proc/{process}/stat").read_text(encoding="utf-8")
    return stat.rpartition(")")[2].split()[0] != "Z"  # one that has ended may not be buried yet


# bots


def thinkers_in(processes: int, deadline: float = PATIENCE) -> BotPool:
    """Let bots think in this number of processes, which do any task."""
    return BotPool(Workers([Post()] * processes, deadline), processes)


def close(bot_pool: BotPool) -> None:
    bot_pool.close()
    bot_pool.workers.close()


def choice(bot_pool: BotPool, bot: str) -> str:
    state = grange.new_game("evergreen", 1, 3)

    async def ask() -> str:
        try:
            return await bot_pool.choose(bot, state, 0)
        finally:
            close(bot_pool)

    code = run(ask())
    assert code in state.decision.codes
    return code


def test_a_bot_thinks_in_a_process_of_its_own():
    assert choice(thinkers_in(1), "steady")


def test_a_bot_that_takes_its_time_holds_no_other_up(caplog):
    bot_pool = thinkers_in(1)
    state = grange.new_game("evergreen", 1, 3)
    order = []

    async def ask(bot: str) -> None:
        assert await bot_pool.choose(bot, state, 0) in state.decision.codes
        order.append(bot)

    async def both() -> None:
        try:
            await bot_pool.choose("steady", state, 0)  # its process has begun
            await asyncio.gather(ask("master"), ask("steady"))
        finally:
            close(bot_pool)

    with caplog.at_level(logging.ERROR):
        run(both())
    assert order == ["steady", "master"]
    assert not caplog.text


def test_deep_bots_at_tables_that_nobody_watches_hold_nobody_up():
    bot_pool = thinkers_in(1)
    state = grange.new_game("evergreen", 1, 3)
    order = []

    async def ask(name: str) -> None:
        await bot_pool.choose("strong", state, 0, watched=name == "watched")
        order.append(name)

    async def all_of_them() -> None:
        try:
            await asyncio.gather(*(ask(name) for name in ("first", "second", "third", "watched")))
        finally:
            close(bot_pool)

    run(all_of_them())
    assert "watched" in order[:2]


@pytest.mark.parametrize(("game", "choices"), [("petrichor", 0), ("agricola", 0), ("evergreen", 2)])
def test_a_thought_in_several_processes_comes_to_the_same_choice_as_in_one(game, choices):
    state = grange.new_game(game, 3, 3)  # without a net, so that there are rollouts
    for _ in range(choices):
        state.play(state.decision.options[0], state.decision.seat)
    seat = state.decision.seat
    imagined = json.dumps(imagined_by(state, seat, 5))

    def thought(processes: int) -> int:
        workers, bot = Workers([Post()] * processes, PATIENCE), Think(Chance.of(7), rollouts=60)
        try:
            lines, share, first = workers.begin(consider, "master", imagined, seat, 7).result()
            return bot.weighed(lines, TriedInTurn(workers.begin, processes, imagined, seat, first), share)
        finally:
            workers.close()

    alone = Think(Chance.of(7), rollouts=60).choose(Glimpse(state.imagine(seat, 5), seat))
    assert {thought(1), thought(3)} == {alone}


def test_a_deep_bot_thinks_in_all_processes_and_goes_on_when_they_die(caplog):
    bot_pool, state = thinkers_in(2), grange.new_game("agricola", 3, 3)  # without a net, so that there are rollouts
    processes: list[Any] = bot_pool.workers._all

    async def ask() -> str:
        asked = asyncio.ensure_future(bot_pool.choose("strong", state, state.decision.seat))
        try:
            await asyncio.to_thread(until, lambda: all(worker.process for worker in processes))
            for worker in processes:
                worker.process.kill()
            return await asked
        finally:
            close(bot_pool)

    with caplog.at_level(logging.ERROR):
        assert run(ask()) in state.decision.codes
    assert log_keys(caplog).count("log-bot-died") < TRIES  # so nobody chose in its place
    assert not {"log-bot-failed", "log-bot-slow"} & {*log_keys(caplog)}


class Endless:
    """A bot that never comes to a choice."""

    def choose(self, glimpse: Glimpse) -> int:
        return for_ever()


def test_a_bot_that_overruns_its_time_is_replaced_by_a_legal_choice_and_the_fault_is_noted(caplog):
    with caplog.at_level(logging.ERROR):
        assert choice(thinkers_in(1, 0.1), f"{__name__}:Endless")
    assert "log-bot-slow" in log_keys(caplog)


def test_a_bot_that_fails_is_replaced_by_a_legal_choice_and_the_fault_is_noted(caplog):
    with caplog.at_level(logging.ERROR):
        assert choice(thinkers_in(1), "no such bot")
    assert "log-bot-failed" in log_keys(caplog)


async def until_over(house, tables: list[str]) -> None:
    """Wait until bots have finished all games, without touching the tables."""
    while not all(house.rooms[table].live.state.over for table in tables):
        await asyncio.sleep(0.05)


KILLED_AFTER = 40  # choices


def kill_all(workers: Workers) -> None:
    for worker in workers._all:
        if worker.process is not None and worker.process.pid is not None:
            os.kill(worker.process.pid, signal.SIGKILL)


def test_every_table_gets_its_bots_choices_though_workers_are_killed_and_writes_fail(tmp_path, monkeypatch):
    """Nobody opens the tables again, and nobody restarts the server; they come to their end all the same."""
    chance = random.Random(4)
    calls = 0
    workers: list[Workers] = []

    reliable = Store.append

    def unreliable(*arguments, **named):
        nonlocal calls
        calls += 1
        if calls % KILLED_AFTER == 0:
            kill_all(workers[0])
        if 20 <= calls < 60 and chance.random() < 0.5:
            raise Unwritten("error-store")
        return reliable(*arguments, **named)

    monkeypatch.setattr(Store, "append", unreliable)
    monkeypatch.setattr("grange.web.house.bots.FIRST_PAUSE", 0.01)

    async def play() -> None:
        async with house_at(f"sqlite:///{tmp_path / 'tables.db'}") as house:
            workers.append(house.workers)
            bots = [Player(bot="random"), Player(bot="random")]
            tables = [(await Opening(house).open_table("evergreen", bots, {}, seed)).table for seed in range(6)]
            await until_over(house, tables)

    run(play())
    assert calls >= 60


def test_a_server_that_begins_again_lets_its_bots_go_on_by_themselves(tmp_path):
    address = f"sqlite:///{tmp_path / 'tables.db'}"

    async def play() -> None:
        async with house_at(address) as house:
            table = (await Opening(house).open_table("evergreen", [Player(bot="random"), Player(bot="random")], {}, 3)).table
        async with house_at(address) as house:
            house.begin()
            while table not in house.rooms:
                await asyncio.sleep(0.02)
            await until_over(house, [table])

    run(play())


def test_bots_go_on_though_their_table_could_not_be_opened_at_first(tmp_path, monkeypatch):
    address = f"sqlite:///{tmp_path / 'tables.db'}"
    reliable, opened = House.present_room, []

    async def busy(house, table):
        opened.append(table)
        if len(opened) == 1:
            raise TooLong("error-too-long")
        return await reliable(house, table)

    async def play() -> None:
        async with house_at(address) as house:
            table = (await Opening(house).open_table("evergreen", [Player(bot="random"), Player(bot="random")], {}, 3)).table
        monkeypatch.setattr("grange.web.house.bots.LOOK", 0.01)
        monkeypatch.setattr(House, "present_room", busy)
        async with house_at(address) as house:
            house.begin()
            while table not in house.rooms:
                await asyncio.sleep(0.02)
            await until_over(house, [table])

    run(play())


def test_a_bot_whose_player_comes_back_as_it_begins_is_not_asked(tmp_path, caplog):
    async def play() -> None:
        async with house_at(f"sqlite:///{tmp_path / 'tables.db'}") as house:
            house.leases.take = AsyncMock(side_effect=lambda table: come_back(house.rooms[table]))
            table = (await Opening(house).open_table("evergreen", [Player(bot="random"), Player(bot="random")], {}, 3)).table
            while house.rooms[table].bots:
                await asyncio.sleep(0)
            house.leases.take.assert_awaited_once()

    def come_back(room: Room) -> bool:
        room.live.stored.seats = [replace(seat, bot=None) for seat in room.live.stored.seats]
        return True

    run(play())
    assert log_keys(caplog) == []


def test_workers_begin_without_the_database():
    """What they import delays the first move of bots after a restart, and takes memory."""
    code = "import sys, grange.web.background.preload; sys.exit('sqlalchemy' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
