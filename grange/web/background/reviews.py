"""Background reviews: finished games are reviewed one after another, with the lowest priority.

A worker makes a review step by step and stores the draft after every step. So a page shows its progress, and a restarted server
continues it. Waiting reviews are stored, too, before the request is answered. Visitors take turns, as with all tasks of workers. If
several servers share a database, one of them makes a review, and another continues it if that one ends.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from contextlib import suppress
from typing import Any

from grange.bots.review import draft_in
from grange.bots.reviewed import sum_up
from grange.web.background.fair_queue import Asker, FairQueue, Urgency
from grange.web.background.review_tasks import step
from grange.web.background.workers import Overrun, WorkerDied
from grange.web.house.capacity import Host, marks_of
from grange.web.house.house import House
from grange.web.house.table import LiveTable
from grange.web.log_entry import LogEntry
from grange.web.refusals import TooMany, Unwritten
from grange.web.storage.store import REVIEW
from grange.web.stored import WaitingReview

log = logging.getLogger("grange.reviews")

LONGEST_STEP = 300.0  # seconds that a step may take, while more urgent tasks run
MOST_WAITING = 100
MOST_OF_A_VISITOR, MOST_OF_AN_ADDRESS, MOST_OF_A_SITE = 3, 10, 30  # waiting at the same time
TRIES = 3  # attempts at a step when its process dies
LOOK = 30.0  # seconds between two searches for abandoned reviews


def accuracy_in(known: dict[str, Any], live: LiveTable) -> list[int]:
    """Return how right the choices of each seat were in the whole game, in percent; nothing if the review cannot be read."""
    draft = draft_in(known)
    if draft is None or not draft.done:
        return []
    return [phases[-1] for phases in sum_up(draft, live.state.history, live.state.scores).accuracy]


class Reviews:
    """Makes reviews, one at a time and at most one for each table."""

    def __init__(self, house: House, seconds: float) -> None:
        self.house = house
        self.archive, self.store, self.leases = house.archive, house.store, house.leases
        self.seconds = seconds
        self.waiting: FairQueue[str] = FairQueue()  # tables for this server to review
        self.expected: set[str] = set()  # the waiting tables, and the one under review
        self.task: asyncio.Task[None] | None = None  # makes reviews as long as any are waiting
        self.looking: asyncio.Task[None] | None = None

    def begin(self) -> None:
        """Continue the reviews that were waiting when a server stopped."""
        self.looking = asyncio.get_running_loop().create_task(self._look())

    async def close(self) -> None:
        """Stop, and leave the drafts as they are."""
        tasks = [task for task in (self.task, self.looking) if task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    @property
    def number(self) -> int:
        """The number of reviews that wait here or are being made."""
        return len(self.expected)

    async def of(self, table: str) -> dict[str, Any] | None:
        """Return what is known of a table's review; None if nobody has asked for one."""
        return await self.archive.read(self.store.reviews.find, table)

    async def is_made(self, table: str) -> bool:
        """Check whether a review is in progress or waiting, here or elsewhere."""
        return await self.archive.read(self.store.reviews.is_waited_for, table)

    async def ask(self, table: str, host: Host) -> None:
        """Request a review, unless it exists or is in progress. The request is stored when this returns."""
        known = await self.of(table)
        if await self.is_made(table) or (known is not None and draft_in(known) is not None and known.get("done")):
            return
        asker = Asker(None if host.address is None else marks_of(self.house.secret, host.address)[0], host.visitor)
        if self._are_too_many(asker, await self.archive.read(self.store.reviews.waiting)):
            raise TooMany("error-too-many-reviews")
        await self.archive.write(self.store.reviews.ask, table, asker.visitor, asker.address)
        self.expect(table, asker)
        await self.archive.notify(REVIEW, table, asker)

    def expect(self, table: str, asker: Asker) -> None:
        """Queue a review here; another server may still be first."""
        if table not in self.expected:
            self.expected.add(table)
            self.waiting.put(table, Urgency.LATER, asker)
        self._start_working()

    def _start_working(self) -> None:
        """Make sure that a task makes the waiting reviews."""
        if self.task is None or self.task.done():
            self.task = asyncio.get_running_loop().create_task(self._work())

    def _are_too_many(self, asker: Asker, waiting: Sequence[WaitingReview]) -> bool:
        """Check whether too many reviews are waiting: in all, of a visitor, of an address, or of a site with many addresses."""
        if sum(other.visitor == asker.visitor for other in waiting) >= MOST_OF_A_VISITOR or len(waiting) >= MOST_WAITING:
            return True
        if not self.house.capacity.of_an_address or asker.address is None:
            return False
        site, dot, _ = asker.address.partition(".")
        of_address = sum(other.address == asker.address for other in waiting)
        of_site = sum(bool(dot) and (other.address or "").startswith(site + dot) for other in waiting)
        return of_address >= MOST_OF_AN_ADDRESS or of_site >= MOST_OF_A_SITE

    async def _look(self) -> None:
        """Search for waiting reviews again and again, since a server or the database may have failed."""
        while True:
            try:
                for review in await self.archive.read(self.store.reviews.waiting):
                    self.expect(review.table, Asker(review.address, review.visitor))
            except Unwritten as problem:
                log.error(LogEntry("log-reviews-unreadable", problem=repr(problem)))
            await asyncio.sleep(LOOK)

    async def _work(self) -> None:
        """Make all waiting reviews; a visitor can ask again for one that failed."""
        while (table := self.waiting.take()) is not None:
            lease = f"review {table}"
            try:
                if await self.leases.take(lease):
                    await self._make(table)
            except Unwritten as problem:
                log.error(LogEntry("log-review-postponed", table=table[:6], problem=repr(problem)))
            except Exception:
                log.exception(LogEntry("log-review-failed", table=table[:6]))
                await self._give_up(table)
            finally:
                self.expected.discard(table)
                self.leases.release(lease)

    async def _give_up(self, table: str) -> None:
        with suppress(Unwritten):  # then another attempt follows
            await self.archive.write(self.store.reviews.give_up, table)

    async def _make(self, table: str) -> None:
        """Make a review step by step."""
        live, known = (await self.house.room(table)).live, await self.of(table)
        game = (live.stored.game, live.stored.version, live.stored.setup, live.state.history)
        done = known is not None and draft_in(known) is not None and bool(known.get("done"))
        while not done:
            known = await self._step(*game, known, self.seconds)
            done = bool(known.get("done"))
            await self.archive.write(self.store.reviews.keep, table, known, done)
        accuracy = await asyncio.to_thread(accuracy_in, known or {}, live)
        await self.archive.write(self.store.reviews.keep_accuracy, table, accuracy)

    async def _step(self, *arguments: Any) -> dict[str, Any]:
        for _ in range(TRIES):
            try:
                return await self.house.workers.run(step, *arguments, urgency=Urgency.LATER, deadline=LONGEST_STEP)
            except (WorkerDied, Overrun):
                log.error(LogEntry("log-review-died"))
        raise WorkerDied
