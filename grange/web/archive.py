"""The archive: the store behind threads of its own, so that the event loop never waits for a disk.

One thread writes and a few read. A database that is locked, full or gone makes calls fail with a clear refusal; nothing is lost,
and what is sent again later is written then.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from sqlalchemy.exc import SQLAlchemyError

from grange.web.refusals import Unwritten
from grange.web.store import Store

T = TypeVar("T")

READERS = 4
LONGEST_WAIT = 10.0  # seconds that a write may wait for others

log = logging.getLogger("grange.archive")


class Archive:
    """Calls the store's methods and gives what they return."""

    def __init__(self, store: Store) -> None:
        self.store = store
        store.database.trust()
        self._writer = ThreadPoolExecutor(1, thread_name_prefix="writer")
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="reader")

    async def read(self, ask: Callable[..., T], *arguments: Any) -> T:
        """Let the store look something up."""
        return await self._call(self._readers, ask, *arguments)

    async def write(self, ask: Callable[..., T], *arguments: Any) -> T:
        """Let the store write something; it is on disk when this returns."""
        return await self._call(self._writer, self._write, time.monotonic(), ask, *arguments)

    def _write(self, since: float, ask: Callable[..., T], *arguments: Any) -> T:
        """Write, unless others have held the database up for so long that nobody may wait for it any more."""
        if time.monotonic() - since > LONGEST_WAIT:
            raise Unwritten("error-store")
        self.store.database.check()
        return ask(*arguments)

    async def _call(self, threads: ThreadPoolExecutor, ask: Callable[..., T], *arguments: Any) -> T:
        try:
            return await asyncio.get_running_loop().run_in_executor(threads, ask, *arguments)
        except SQLAlchemyError as problem:
            log.error("the database failed: %s", problem)
            raise Unwritten("error-store") from problem

    def close(self) -> None:
        """Finish what is being written and let go of the database."""
        self._writer.shutdown(wait=True, cancel_futures=True)
        self._readers.shutdown(wait=True, cancel_futures=True)
        self.store.close()
