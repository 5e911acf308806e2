"""Bot tasks: bots choose in worker processes, with a deadline, so that the event loop never waits for them.

A deep bot searches several imagined tables at once, in as many processes as there are. A thread only compares their results.
"""

from __future__ import annotations

import asyncio
import json
import logging
from collections import deque
from collections.abc import Callable
from concurrent.futures import Future
from functools import lru_cache, partial
from itertools import count
from typing import Any

from grange.bots import DEEP, make_bot
from grange.bots.random import Random
from grange.bots.think import imagined_table, share_of, values_on
from grange.core.chance import Chance, any_seed
from grange.core.foresight import Line
from grange.core.glimpse import Glimpse
from grange.core.position import origin_at
from grange.core.state import State
from grange.games import find
from grange.web.background.crew import Crew
from grange.web.background.fair_queue import NOBODY, Asker, Urgency
from grange.web.background.workers import Overrun, WorkerDied, Workers
from grange.web.log_entry import LogEntry

log = logging.getLogger("grange.thinking")

LONGEST_LOOK = 20.0  # extra seconds that deep bots may take for one table, on a slow machine
TRIES = 3  # attempts when a bot's process dies


# In worker processes, which get only an imagined table, so a bot cannot cheat


def think(bot: str, imagined: str, seat: int, seed: int) -> int:
    """Let a bot choose."""
    return make_bot(bot, Chance.of(seed)).choose(glimpse_of(imagined, seat))


def consider(bot: str, imagined: str, seat: int, seed: int) -> tuple[list[Line], float, int]:
    """Let a deep bot list the lines to search, its share of the time, and the seed of its tables."""
    thinker, glimpse = DEEP[bot](Chance.of(seed)), glimpse_of(imagined, seat)
    return thinker.considered(glimpse), share_of(glimpse), thinker.chance.word()


def try_out(imagined: str, seat: int, first: int, number: int, lines: list[Line]) -> list[float]:
    """Evaluate lines of play on one table."""
    return values_on(imagined_table(glimpse_of(imagined, seat), first, number), seat, lines)


@lru_cache(maxsize=4)
def glimpse_of(imagined: str, seat: int) -> Glimpse:
    """Read what a seat sees of a table, and cache it for all lines tried there."""
    position = json.loads(imagined)
    return Glimpse(origin_at(find(position["game"]), position).begin(), seat)


# In the server


class TriedInTurn:
    """Tries lines of a search on one table after another; while the search waits for one, the next ones are tried, too.

    Results count in the order of the tables. So the same number of tables gives the same choice, whatever the number of processes.
    """

    def __init__(self, begin: Callable[..., Future[Any]], at_once: int, imagined: str, seat: int, first: int) -> None:
        self.begin = begin
        self.at_once = at_once
        self.thought = (imagined, seat, first)
        self.numbers = count()
        self.begun: deque[tuple[list[Line], Future[list[float]]]] = deque()

    def __call__(self, left: list[Line]) -> list[float]:
        """Wait for the values of the remaining lines on the next table; values of lines dropped meanwhile are ignored."""
        while len(self.begun) < self.at_once:
            self.begun.append((left, self.begin(try_out, *self.thought, next(self.numbers), left)))
        lines, found = self.begun.popleft()
        values = dict(zip(lines, found.result(), strict=True))
        return [values[line] for line in left]

    def leave(self) -> None:
        """Cancel the tables that nobody waits for."""
        for _, found in self.begun:
            found.cancel()


class BotPool:
    """Lets bots think in the workers of a server."""

    def __init__(self, workers: Workers, at_once: int) -> None:
        self.workers = workers
        self.at_once = at_once
        threads = [*[(None, [Urgency.BOT])] * at_once, (None, [Urgency.LATER])]  # one more thread for tables without people
        self.thoughts: Crew[None] = Crew(threads)
        self.asked: set[Future[int]] = set()  # pending choices

    async def choose(self, bot: str, state: State, seat: int, *, watched: bool = True, asker: Asker = NOBODY) -> str:
        """Ask a bot; if it fails or takes too long, choose something legal in its place and log the failure."""
        seed = any_seed()
        imagined = await asyncio.to_thread(lambda: json.dumps(imagined_by(state, seat, seed)))
        urgency = Urgency.BOT if watched else Urgency.LATER
        for _ in range(TRIES):
            try:
                return state.code(await asyncio.wrap_future(self._begin(bot, imagined, seat, seed, urgency, asker)))
            except WorkerDied:
                log.error(LogEntry("log-bot-died", player=bot))
            except Overrun:
                log.error(LogEntry("log-bot-slow", player=bot, seconds=self._deadline(bot), title=state.game.name))
                break
            except Exception:
                log.exception(LogEntry("log-bot-failed", player=bot, title=state.game.name))
                break
        return state.code(Random(Chance.of(seed)).choose(Glimpse(state, seat)))

    def _begin(self, bot: str, imagined: str, seat: int, seed: int, urgency: Urgency, asker: Asker) -> Future[int]:
        """Let a bot choose in one process, or a deep bot in several, while a thread compares their results."""
        begin = partial(self.workers.begin, urgency=urgency, asker=asker, deadline=self._deadline(bot))
        if bot in DEEP:
            choosing = self.thoughts.begin(lambda _: self._ponder(begin, bot, imagined, seat, seed), urgency, asker)
        else:
            choosing = begin(think, bot, imagined, seat, seed)
        self.asked.add(choosing)
        choosing.add_done_callback(self.asked.discard)
        return choosing

    def _ponder(self, begin: Callable[..., Future[Any]], bot: str, imagined: str, seat: int, seed: int) -> int:
        lines, share, first = begin(consider, bot, imagined, seat, seed).result()
        tried = TriedInTurn(begin, self.at_once, imagined, seat, first)
        try:
            return DEEP[bot](Chance.of(seed)).weighed(lines, tried, share)
        finally:
            tried.leave()

    def _deadline(self, bot: str) -> float:
        return self.workers.deadline + (LONGEST_LOOK if bot in DEEP else 0.0)

    @property
    def waiting(self) -> int:
        """The number of choices that wait for a free process."""
        return sum(not choosing.running() for choosing in list(self.asked))

    def close(self) -> None:
        """Start no further choices."""
        self.thoughts.close()


def imagined_by(state: State, seat: int, seed: int) -> dict[str, Any]:
    """Return the position of the table as a seat could imagine it."""
    return state.imagine(seat, seed).to_dict()
