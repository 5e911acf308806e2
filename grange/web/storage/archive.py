"""The archive: the only access to the store, with its own threads, so that the event loop never waits for a disk.

One thread writes and a few read. The writer commits all waiting writes in one transaction, which costs no more than a single one,
and answers each when it is on disk. If the database is locked, full or gone, calls fail with a clear refusal. Nothing is lost:
a client that repeats its call later succeeds.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass, field
from queue import Empty, SimpleQueue
from typing import Any, TypeVar

from sqlalchemy.exc import OperationalError, SQLAlchemyError

from grange.web.log_entry import LogEntry
from grange.web.refusals import Unwritten
from grange.web.storage.databases import first_line
from grange.web.storage.store import Order, Store

T = TypeVar("T")

READERS = 4
LONGEST_WAIT = 10.0  # seconds that a write may wait for its turn
MOST_TOGETHER = 100  # writes that may share a transaction
TRIES = 3  # for a write that collides with those of other processes

log = logging.getLogger("grange.archive")


@dataclass(frozen=True, eq=False)
class Waiting:
    """A waiting write, and the future for its answer."""

    ask: Callable[..., Any]
    arguments: tuple[Any, ...]
    since: float = field(default_factory=time.monotonic)
    answer: Future[Any] = field(default_factory=Future)

    @property
    def table(self) -> str:
        """The table that it concerns, which is its first argument; empty for a new table, or for many."""
        first = self.arguments[0] if self.arguments else None
        return first if isinstance(first, str) else ""

    def settle(self, outcome: Any) -> None:
        """Answer with the result, or with the reason for a refusal."""
        if isinstance(outcome, Exception):
            self.answer.set_exception(outcome)
        else:
            self.answer.set_result(outcome)


class Archive:
    """Calls the store's methods in threads and returns their results."""

    def __init__(self, store: Store) -> None:
        self.store = store
        store.database.trust()
        self.committed: Callable[[float, int], None] = lambda *_: None  # gets the duration of each commit, and its number of writes
        self.failed: Callable[[], None] = lambda: None  # called after every failure of the database
        self._waiting: SimpleQueue[Waiting] = SimpleQueue()
        self._writer = ThreadPoolExecutor(1, thread_name_prefix="writer")
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="reader")

    async def read(self, ask: Callable[..., T], *arguments: Any) -> T:
        """Let the store read something."""
        return await self._answered(asyncio.get_running_loop().run_in_executor(self._readers, ask, *arguments))

    async def write(self, ask: Callable[..., T], *arguments: Any) -> T:
        """Let the store write something; it is on disk when this returns."""
        waiting = Waiting(ask, arguments)
        self._waiting.put(waiting)
        self._writer.submit(self._write_what_waits)
        return await self._answered(asyncio.wrap_future(waiting.answer))

    @property
    def waiting(self) -> int:
        """The number of writes that wait for the writer."""
        return self._waiting.qsize()

    async def notify(self, what: str, table: str, more: Any) -> None:
        """Notify other processes, if there can be any, of something that nobody writes down."""
        if self.store.database.shared:
            await self.write(self.store.notify, what, table, more)

    def _write_what_waits(self) -> None:
        """Write everything that waits; each caller wakes the writer, which may find that an earlier call has done it."""
        together = [write for write in self._taken() if write.answer.set_running_or_notify_cancel()]
        late = [write for write in together if time.monotonic() - write.since > LONGEST_WAIT]
        for write in late:  # the database was blocked so long that these callers have given up
            write.settle(Unwritten("error-store"))
        self._write([write for write in together if write not in late])

    def _taken(self) -> list[Waiting]:
        """Take as many waiting writes as may share a transaction."""
        taken: list[Waiting] = []
        while len(taken) < MOST_TOGETHER:
            try:
                taken.append(self._waiting.get_nowait())
            except Empty:
                break
        return taken

    def _write(self, together: list[Waiting]) -> None:
        """Write each group in one transaction, and only then answer; if the transaction fails, refuse all of the group.

        Tables are written in the order of their names: two processes that wrote the same ones in different orders could deadlock.
        If transactions collide all the same, each write gets a transaction of its own.
        """
        together.sort(key=lambda write: write.table)
        for group in self._groups(together):
            self._write_group(group)

    def _groups(self, together: list[Waiting]) -> list[list[Waiting]]:
        """Separate choices from the rest, where the database writes many choices in one statement."""
        if not self.store.database.shared:
            return [together] if together else []
        choices = [write for write in together if self.store.is_choice(write.ask)]
        others = [write for write in together if not self.store.is_choice(write.ask)]
        return [group for group in (choices, others) if group]

    def _write_group(self, together: list[Waiting]) -> None:
        orders = [(write.ask, write.arguments) for write in together]
        try:
            outcomes = self._written(orders)
        except OperationalError as problem:
            collided = self.store.database.have_collided(problem)
            outcomes = [self._written_alone(order) for order in orders] if collided else [problem] * len(together)
        except Exception as problem:
            outcomes = [problem] * len(together)
        for write, outcome in zip(together, outcomes, strict=True):
            write.settle(outcome)

    def _written(self, orders: Sequence[Order]) -> list[Any]:
        self.store.database.check()
        begun = time.perf_counter()
        outcomes = self.store.write_together(orders)
        self.committed(time.perf_counter() - begun, len(orders))
        return outcomes

    def _written_alone(self, order: Order) -> Any:
        """Write one thing in a transaction of its own, and try again after a collision."""
        outcome: Any = None
        for _ in range(TRIES):
            try:
                return self._written([order])[0]
            except Exception as problem:
                outcome = problem
                if not (isinstance(problem, OperationalError) and self.store.database.have_collided(problem)):
                    break
        return outcome

    def close(self) -> None:
        """Finish the current write and close the database."""
        self._writer.shutdown()
        self._readers.shutdown(cancel_futures=True)
        self.store.close()

    async def _answered(self, answer: Awaitable[T]) -> T:
        """Wait for an answer; every failure of the database becomes a refusal."""
        try:
            return await answer
        except SQLAlchemyError as problem:
            log.error(LogEntry("log-database-failed", problem=first_line(problem)))  # later lines may name a table
            self.failed()
            raise Unwritten("error-store") from problem
