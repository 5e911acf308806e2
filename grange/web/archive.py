"""The archive: the one door to the store, with threads of its own, so that the event loop never waits for a disk.

One thread writes and a few read. What is waiting when the writer comes goes to disk together, which costs no more than one alone;
each is answered when it is there. A database that is locked, full or gone makes calls fail with a clear refusal; nothing is
lost, and what is sent again later is written then.
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

from grange.web.databases import first_line
from grange.web.refusals import Unwritten
from grange.web.store import Order, Store

T = TypeVar("T")

READERS = 4
LONGEST_WAIT = 10.0  # seconds that a write may wait for others
MOST_TOGETHER = 100  # writes that share a transaction
TRIES = 3  # for a write that others, of another process, cross

log = logging.getLogger("grange.archive")


@dataclass(frozen=True, eq=False)
class Waiting:
    """Something to be written, and the answer that somebody waits for."""

    ask: Callable[..., Any]
    arguments: tuple[Any, ...]
    since: float = field(default_factory=time.monotonic)
    answer: Future[Any] = field(default_factory=Future)

    @property
    def table(self) -> str:
        """The table that it is about, which comes first; nothing if it is about a new one, or about many."""
        first = self.arguments[0] if self.arguments else None
        return first if isinstance(first, str) else ""

    def settle(self, outcome: Any) -> None:
        """Give the answer: what came of it, or why it was refused."""
        if isinstance(outcome, Exception):
            self.answer.set_exception(outcome)
        else:
            self.answer.set_result(outcome)


class Archive:
    """Calls the store's methods and gives what they return."""

    def __init__(self, store: Store) -> None:
        self.store = store
        store.database.trust()
        self.committed: Callable[[float], None] = lambda _: None  # gets the time that a commit took
        self._waiting: SimpleQueue[Waiting] = SimpleQueue()
        self._writer = ThreadPoolExecutor(1, thread_name_prefix="writer")
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="reader")

    async def read(self, ask: Callable[..., T], *arguments: Any) -> T:
        """Let the store look something up."""
        return await _answered(asyncio.get_running_loop().run_in_executor(self._readers, ask, *arguments))

    async def write(self, ask: Callable[..., T], *arguments: Any) -> T:
        """Let the store write something; it is on disk when this returns."""
        waiting = Waiting(ask, arguments)
        self._waiting.put(waiting)
        self._writer.submit(self._write_what_waits)
        return await _answered(asyncio.wrap_future(waiting.answer))

    def _write_what_waits(self) -> None:
        """Write together what is waiting; each who came has sent the writer, and finds it done if another was before them."""
        together = [each for each in self._taken() if each.answer.set_running_or_notify_cancel()]
        late = [each for each in together if time.monotonic() - each.since > LONGEST_WAIT]
        for each in late:  # others have held the database up for so long that nobody may wait for it any more
            each.settle(Unwritten("error-store"))
        self._write([each for each in together if each not in late])

    def _taken(self) -> list[Waiting]:
        """Take from those who wait as many as may share a transaction."""
        taken: list[Waiting] = []
        while len(taken) < MOST_TOGETHER:
            try:
                taken.append(self._waiting.get_nowait())
            except Empty:
                break
        return taken

    def _write(self, together: list[Waiting]) -> None:
        """Write in one transaction, and only then answer; what fails as a whole is refused to all.

        Tables are written in the order of their names: two processes that wrote the same ones the other way round would wait for
        each other. Where that happens all the same, each is written alone.
        """
        together.sort(key=lambda each: each.table)
        if not together:
            return
        orders = [(each.ask, each.arguments) for each in together]
        try:
            outcomes = self._written(orders)
        except OperationalError as problem:
            crossed = self.store.database.were_crossed(problem)
            outcomes = [self._written_alone(order) for order in orders] if crossed else [problem] * len(together)
        except Exception as problem:
            outcomes = [problem] * len(together)
        for each, outcome in zip(together, outcomes, strict=True):
            each.settle(outcome)

    def _written(self, orders: Sequence[Order]) -> list[Any]:
        self.store.database.check()
        begun = time.perf_counter()
        outcomes = self.store.write_together(orders)
        self.committed(time.perf_counter() - begun)
        return outcomes

    def _written_alone(self, order: Order) -> Any:
        """Write one thing in a transaction of its own; who is crossed again tries again."""
        outcome: Any = None
        for _ in range(TRIES):
            try:
                return self._written([order])[0]
            except Exception as problem:
                outcome = problem
                if not (isinstance(problem, OperationalError) and self.store.database.were_crossed(problem)):
                    break
        return outcome

    def close(self) -> None:
        """Finish what is being written and let go of the database."""
        self._writer.shutdown()
        self._readers.shutdown(cancel_futures=True)
        self.store.close()


async def _answered(answer: Awaitable[T]) -> T:
    """Wait for an answer; whatever the database stumbles over is a refusal."""
    try:
        return await answer
    except SQLAlchemyError as problem:
        log.error("the database failed: %s", first_line(problem))  # what comes after it may name a table
        raise Unwritten("error-store") from problem
