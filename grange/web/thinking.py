"""Thinking: bots choose in processes of their own, with a deadline, so that nobody waits for them."""

from __future__ import annotations

import asyncio
import logging
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from typing import Any

from grange.bots import make_bot
from grange.bots.random import Random
from grange.core.chance import Chance, any_seed
from grange.core.glimpse import Glimpse
from grange.core.position import origin_at
from grange.core.state import State
from grange.games import find

log = logging.getLogger("grange.thinking")


def think(bot: str, imagined: dict[str, Any], seat: int, seed: int) -> str:
    """Let a bot choose, in a worker process; all it gets is an imagined table, so there is nothing to peek at."""
    state = origin_at(find(imagined["game"]), imagined).begin()
    return state.code(make_bot(bot, Chance.of(seed)).choose(Glimpse(state, seat)))


class Thinkers:
    """A few processes in which bots think."""

    def __init__(self, processes: int, deadline: float) -> None:
        self.processes = processes
        self.deadline = deadline
        self._pool: ProcessPoolExecutor | None = None

    async def choose(self, bot: str, state: State, seat: int) -> str:
        """Ask a bot; if it fails or takes too long, choose something legal in its place and note the fault."""
        seed = any_seed()
        imagined = state.imagine(seat, seed).to_dict()
        pool = self._open()
        try:
            future = asyncio.get_running_loop().run_in_executor(pool, think, bot, imagined, seat, seed)
            return await asyncio.wait_for(future, self.deadline)
        except TimeoutError:
            log.error("bot %s took more than %s s for a question of %s", bot, self.deadline, state.game.name)
            self.close(pool)
        except BrokenProcessPool:
            log.error("the process in which bot %s was thinking has died", bot)
            self.close(pool)
        except Exception:
            log.exception("bot %s failed at a question of %s", bot, state.game.name)
        return state.code(Random(Chance.of(seed)).choose(Glimpse(state, seat)))

    def _open(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(self.processes, mp_context=get_context("spawn"))
        return self._pool

    def close(self, pool: ProcessPoolExecutor | None = None) -> None:
        """End the processes, also one that would think for ever; the next question opens new ones."""
        ending = pool or self._pool
        if ending is None:
            return
        if ending is self._pool:
            self._pool = None
        for process in list((ending._processes or {}).values()):
            process.kill()
        ending.shutdown(wait=False, cancel_futures=True)
