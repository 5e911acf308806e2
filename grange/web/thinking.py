"""Thinking: bots choose in worker processes, with a deadline, so that nobody waits for them."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

from grange.bots import DEEP, make_bot
from grange.bots.random import Random
from grange.core.chance import Chance, any_seed
from grange.core.glimpse import Glimpse
from grange.core.position import origin_at
from grange.core.state import State
from grange.games import find
from grange.web.workers import Overrun, WorkerDied, Workers

log = logging.getLogger("grange.thinking")

LONGEST_THOUGHT = 20.0  # seconds more than others that deep bots may take, on a slow machine
TRIES = 3  # how often a bot begins again when its process dies


def think(bot: str, imagined: dict[str, Any], seat: int, seed: int) -> str:
    """Let a bot choose, in a worker process; all it gets is an imagined table, so there is nothing to peek at."""
    state = origin_at(find(imagined["game"]), imagined).begin()
    return state.code(make_bot(bot, Chance.of(seed)).choose(Glimpse(state, seat)))


class Thinkers:
    """The processes in which bots think."""

    def __init__(self, processes: int, deadline: float) -> None:
        self.workers = Workers(processes, deadline)
        self.deep = Workers(processes, deadline + LONGEST_THOUGHT)  # so that nobody waits for a bot at another table

    async def choose(self, bot: str, state: State, seat: int) -> str:
        """Ask a bot; if it fails or takes too long, choose something legal in its place and note the fault."""
        seed = any_seed()
        imagined = await asyncio.to_thread(imagined_by, state, seat, seed)
        workers = self.deep if bot in DEEP else self.workers
        for _ in range(TRIES):
            try:
                return await workers.run(think, bot, imagined, seat, seed)
            except WorkerDied:
                log.error("the process in which bot %s was thinking has died", bot)
            except Overrun:
                log.error("bot %s took more than %s s for a question of %s", bot, workers.deadline, state.game.name)
                break
            except Exception:
                log.exception("bot %s failed at a question of %s", bot, state.game.name)
                break
        return state.code(Random(Chance.of(seed)).choose(Glimpse(state, seat)))

    @property
    def waiting(self) -> int:
        """How many choices wait for a free process."""
        return self.workers.waiting + self.deep.waiting

    @property
    def sound(self) -> bool:
        """Whether the processes can work."""
        return self.workers.sound and self.deep.sound

    def close(self) -> None:
        """End the processes."""
        self.workers.close()
        self.deep.close()


def imagined_by(state: State, seat: int, seed: int) -> dict[str, Any]:
    """Write down the table as a seat could imagine it."""
    return state.imagine(seat, seed).to_dict()
