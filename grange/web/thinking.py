"""Thinking: bots choose in worker processes, with a deadline, so that nobody waits for them.

A deep bot looks at several imagined tables at once, in as many processes as there are; its thought itself, which only compares
what came of them, goes on in a thread.
"""

from __future__ import annotations

import asyncio
import json
import logging
from collections import deque
from concurrent.futures import Future, ThreadPoolExecutor
from functools import lru_cache
from itertools import count
from typing import Any

from grange.bots import DEEP, make_bot
from grange.bots.random import Random
from grange.bots.think import imagined_table, look, share_of
from grange.core.chance import Chance, any_seed
from grange.core.foresight import Line
from grange.core.glimpse import Glimpse
from grange.core.position import origin_at
from grange.core.state import State
from grange.games import find
from grange.web.workers import Overrun, WorkerDied, Workers

log = logging.getLogger("grange.thinking")

LONGEST_LOOK = 20.0  # seconds more than for a whole choice that deep bots may take for one table, on a slow machine
TRIES = 3  # how often a bot begins again when its process dies


# In worker processes; all they get is an imagined table, so there is nothing to peek at


def think(bot: str, imagined: str, seat: int, seed: int) -> int:
    """Let a bot choose."""
    return make_bot(bot, Chance.of(seed)).choose(glimpse_of(imagined, seat))


def consider(bot: str, imagined: str, seat: int, seed: int) -> tuple[list[Line], float, int]:
    """Let a deep bot name lines of play worth a second thought, its share of time, and the number from which its tables come."""
    thinker, glimpse = DEEP[bot](Chance.of(seed)), glimpse_of(imagined, seat)
    return thinker.considered(glimpse), share_of(glimpse), thinker.chance.word()


def try_out(imagined: str, seat: int, first: int, number: int, lines: list[Line]) -> list[float]:
    """Value lines of play on one table."""
    return look(imagined_table(glimpse_of(imagined, seat), first, number), seat, lines)


@lru_cache(maxsize=4)
def glimpse_of(imagined: str, seat: int) -> Glimpse:
    """Read what a seat sees of a table, once for all that is tried there."""
    position = json.loads(imagined)
    return Glimpse(origin_at(find(position["game"]), position).begin(), seat)


# In the server


class TriedInTurn:
    """Tries lines of a thought on one table after another; while somebody waits for one, those after it are looked at, too.

    Tables count in their order: as many of them lead to the same choice, however many processes there are.
    """

    def __init__(self, workers: Workers, at_once: int, imagined: str, seat: int, first: int) -> None:
        self.workers = workers
        self.at_once = at_once
        self.thought = (imagined, seat, first)
        self.numbers = count()
        self.begun: deque[tuple[list[Line], Future[list[float]]]] = deque()

    def __call__(self, left: list[Line]) -> list[float]:
        """Wait for the worths of the lines that are left on the next table; some that were dropped meanwhile were tried, too."""
        while len(self.begun) < self.at_once:
            self.begun.append((left, self.workers.begin(try_out, *self.thought, next(self.numbers), left)))
        lines, found = self.begun.popleft()
        worths = dict(zip(lines, found.result(), strict=True))
        return [worths[line] for line in left]

    def leave(self) -> None:
        """Begin no more of the tables that nobody waits for."""
        for _, found in self.begun:
            found.cancel()


class Thinkers:
    """The processes in which bots think."""

    def __init__(self, processes: int, deadline: float) -> None:
        self.processes = processes
        self.workers = Workers(processes, deadline)
        self.deep = Workers(processes, deadline + LONGEST_LOOK)  # so that nobody waits for a bot at another table
        self.thoughts = ThreadPoolExecutor(processes, thread_name_prefix="thought")  # as many at a time as can go on
        self.unwatched = ThreadPoolExecutor(1, thread_name_prefix="unwatched")  # so that nobody waits for tables without anybody
        self.pondering: set[Future[int]] = set()  # what deep bots have not chosen yet

    async def choose(self, bot: str, state: State, seat: int, *, watched: bool = True) -> str:
        """Ask a bot; if it fails or takes too long, choose something legal in its place and note the fault."""
        seed = any_seed()
        imagined = await asyncio.to_thread(lambda: json.dumps(imagined_by(state, seat, seed)))
        workers = self.deep if bot in DEEP else self.workers
        for _ in range(TRIES):
            try:
                return state.code(await asyncio.wrap_future(self._begin(bot, imagined, seat, seed, watched)))
            except WorkerDied:
                log.error("the process in which bot %s was thinking has died", bot)
            except Overrun:
                log.error("bot %s took more than %s s for a question of %s", bot, workers.deadline, state.game.name)
                break
            except Exception:
                log.exception("bot %s failed at a question of %s", bot, state.game.name)
                break
        return state.code(Random(Chance.of(seed)).choose(Glimpse(state, seat)))

    def _begin(self, bot: str, imagined: str, seat: int, seed: int, watched: bool) -> Future[int]:
        """Let a bot choose in one process; a deep bot in all that are free for it, while a thread compares what comes of it."""
        if bot not in DEEP:
            return self.workers.begin(think, bot, imagined, seat, seed)
        threads = self.thoughts if watched else self.unwatched
        pondering = threads.submit(self._ponder, bot, imagined, seat, seed)
        self.pondering.add(pondering)
        pondering.add_done_callback(self.pondering.discard)
        return pondering

    def _ponder(self, bot: str, imagined: str, seat: int, seed: int) -> int:
        lines, share, first = self.deep.begin(consider, bot, imagined, seat, seed).result()
        tried = TriedInTurn(self.deep, self.processes, imagined, seat, first)
        try:
            return DEEP[bot](Chance.of(seed)).weighed(lines, tried, share)
        finally:
            tried.leave()

    @property
    def waiting(self) -> int:
        """How many choices wait for a free process."""
        return self.workers.waiting + max(0, len(self.pondering) - self.processes)

    @property
    def sound(self) -> bool:
        """Whether the processes can work."""
        return self.workers.sound and self.deep.sound

    def close(self) -> None:
        """End the processes."""
        for threads in (self.thoughts, self.unwatched):
            threads.shutdown(wait=False, cancel_futures=True)
        self.workers.close()
        self.deep.close()


def imagined_by(state: State, seat: int, seed: int) -> dict[str, Any]:
    """Write down the table as a seat could imagine it."""
    return state.imagine(seat, seed).to_dict()
