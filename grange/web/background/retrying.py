"""Retrying: what failed is tried again, after pauses that double up to a limit."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any

from grange.web.log_entry import LogEntry

FIRST_PAUSE, LONGEST_PAUSE = 1.0, 30.0  # seconds after a failure, mostly of the database


class Pauses:
    """The seconds to wait after each failure: the first pause, then always twice as long, up to the longest."""

    def __init__(self, first: float, longest: float) -> None:
        self.first, self.longest = first, longest
        self.coming = first

    @property
    def fresh(self) -> bool:
        """Whether nothing has failed since the last success."""
        return self.coming == self.first

    def next(self) -> float:
        """Return the pause after this failure."""
        pause, self.coming = self.coming, min(2 * self.coming, self.longest)
        return pause

    def reset(self) -> None:
        """Begin again with the first pause, after a success."""
        self.coming = self.first


async def keep_on(work: Callable[[], Awaitable[Any]], rest: float, log: logging.Logger, failed: str) -> None:
    """Do some work again and again as long as this process runs; `failed` is the key of the log entry about a failure."""
    pauses = Pauses(FIRST_PAUSE, LONGEST_PAUSE)
    while True:
        try:
            await work()
            pauses.reset()
            await asyncio.sleep(rest)
        except Exception as problem:
            log.error(LogEntry(failed, problem=repr(problem)))
            await asyncio.sleep(pauses.next())


async def retry(
    work: Callable[..., Awaitable[Any]],
    *arguments: Any,
    pauses: Pauses,
    log: logging.Logger,
    on: type[Exception] = Exception,
    unless: tuple[type[Exception], ...] = (),
) -> None:
    """Do some work until it succeeds; raise at once an error of another kind, or of one for which no attempt can help."""
    while True:
        try:
            await work(*arguments)
            return
        except unless:
            raise
        except on as problem:
            log.error(LogEntry("log-retried", task=work.__name__, problem=repr(problem)))
            await asyncio.sleep(pauses.next())
