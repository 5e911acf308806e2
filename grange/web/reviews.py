"""Reviews in the house: finished games are looked into in the background, one after another, after everybody else.

A review is made step by step in a process of its own, which gives way to those of bots and pages. After every step, what is known
is written down: so a page shows how far it has come, and a server that starts again goes on with it. Of several servers on one
database, one makes a review, and another goes on with it if that one ends.
"""

from __future__ import annotations

import asyncio
import logging
import os
from contextlib import suppress
from typing import Any

from grange.bots.review import begin, draft_in, go_on
from grange.games import find
from grange.web.capacity import Host
from grange.web.house import House
from grange.web.refusals import TooMany, Unwritten
from grange.web.store import REVIEW
from grange.web.workers import Overrun, WorkerDied, Workers

log = logging.getLogger("grange.reviews")

STEP = 2.0  # seconds of a processor's time between two looks at what is known
LONGEST_STEP = 300.0  # seconds that a step may take, where others are served first
MOST_WAITING = 100
MOST_OF_A_VISITOR, MOST_OF_AN_ADDRESS = 3, 10  # that wait at the same time
TRIES = 3  # how often a step is begun again when its process dies
COURTESY = 10  # how far the process gives way to others
LOOK = 30.0  # seconds between two looks for reviews that another server has left


def step(
    name: str, version: int, setup: dict[str, Any], history: list[tuple[int, int]], known: dict[str, Any] | None, seconds: float
) -> dict[str, Any]:
    """Go on with a review for a step, in a worker."""
    with suppress(AttributeError, OSError):
        os.setpriority(os.PRIO_PROCESS, 0, COURTESY)
    origin = find(name).origin(setup["seats"], setup["seed"], setup["rules"], setup["components"], version=version)
    draft = (draft_in(known) if known else None) or begin(len(history), origin.seats, seconds)
    go_on(origin, history, draft, STEP)
    return draft.to_dict()


class Reviews:
    """Makes reviews, one at a time; each table has one at most."""

    def __init__(self, house: House, seconds: float) -> None:
        self.house = house
        self.archive, self.store, self.leases = house.archive, house.store, house.leases
        self.seconds = seconds
        self.workers = Workers(1, LONGEST_STEP)
        self.waiting: dict[str, Host] = {}  # tables, and who asked; the first is being reviewed
        self.task: asyncio.Task[None] | None = None  # makes reviews as long as any are waited for
        self.failed: set[str] = set()  # until somebody asks again
        self.looking: asyncio.Task[None] | None = None

    def begin(self) -> None:
        """Go on with the reviews that were being made when a server stopped."""
        self.looking = asyncio.get_running_loop().create_task(self._look())

    async def close(self) -> None:
        """Leave everything as it is."""
        tasks = [task for task in (self.task, self.looking) if task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self.workers.close()

    async def known(self, table: str) -> dict[str, Any] | None:
        """Give what is known of a table's review; nothing if nobody has asked for one."""
        return await self.archive.read(self.store.reviews.find, table)

    async def ask(self, table: str, host: Host) -> None:
        """Let a review be made, unless it is there or being made."""
        known = await self.known(table)
        if table in self.waiting or (known is not None and draft_in(known) is not None and known.get("done")):
            return
        if self._are_too_many(host):
            raise TooMany("error-too-many-reviews")
        self.expect(table, host)
        await self.house.tell(REVIEW, table, host.visitor)

    def expect(self, table: str, host: Host) -> None:
        """Let a review be made here, unless another server is before us."""
        self.failed.discard(table)
        self.waiting.setdefault(table, host)
        self._see_to_it()

    def is_made(self, table: str, known: dict[str, Any] | None) -> bool:
        """Tell whether a review is being made, here or elsewhere."""
        begun = known is not None and not known.get("done") and table not in self.failed
        return begun or table in self.waiting

    def _see_to_it(self) -> None:
        """See that a task makes the reviews that are waited for."""
        if self.task is None or self.task.done():
            self.task = asyncio.get_running_loop().create_task(self._work())

    def _are_too_many(self, host: Host) -> bool:
        """Tell whether as many wait as the house makes, or as somebody may ask for; an address has any number of visitors."""
        asked = list(self.waiting.values())
        if sum(other.visitor == host.visitor for other in asked) >= MOST_OF_A_VISITOR or len(asked) >= MOST_WAITING:
            return True
        of_address = sum(other.address == host.address for other in asked)
        return self.house.capacity.of_an_address > 0 and of_address >= MOST_OF_AN_ADDRESS

    async def _look(self) -> None:
        """Go on with reviews that were left; where several servers share a database, look for them again and again."""
        while True:
            try:
                for table in await self.archive.read(self.store.reviews.left):
                    if table not in self.failed:
                        self.expect(table, Host())
            except Unwritten as problem:
                log.error("reviews that were left cannot be found: %r", problem)
            if not self.store.database.shared:
                return
            await asyncio.sleep(LOOK)

    async def _work(self) -> None:
        """Make all reviews that are waited for; one that fails can be asked for again."""
        while self.waiting:
            table = next(iter(self.waiting))
            lease = f"review {table}"
            try:
                if await self.leases.take(lease):
                    await self._make(table)
            except Exception:
                log.exception("the review of table %s failed", table[:6])
                self.failed.add(table)
            finally:
                self.waiting.pop(table, None)
                self.leases.release(lease)

    async def _make(self, table: str) -> None:
        """Make a review step by step."""
        live, known = (await self.house.room(table)).live, await self.known(table)
        game = (live.stored.game, live.stored.version, live.stored.setup, live.state.history)
        await self.archive.write(self.store.reviews.begin, table)
        done = known is not None and draft_in(known) is not None and bool(known.get("done"))
        while not done:
            known = await self._step(*game, known, self.seconds)
            done = bool(known.get("done"))
            await self.archive.write(self.store.reviews.keep, table, known, done)

    async def _step(self, *arguments: Any) -> dict[str, Any]:
        for _ in range(TRIES):
            try:
                return await self.workers.run(step, *arguments)
            except (WorkerDied, Overrun):
                log.error("the process of a review has ended in the middle of it")
        raise WorkerDied
