"""Leases: permissions that only one process may hold at a time, such as the one to move a table's bots.

A lease is an advisory lock of PostgreSQL on a dedicated connection. It ends with the process, however that ends, and with the
connection; so it is checked again before each use. An SQLite file has only one process, which gets every lease.
"""

from __future__ import annotations

import asyncio
import hashlib
import time
from collections.abc import AsyncIterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager

from sqlalchemy import Connection, func, select
from sqlalchemy.exc import SQLAlchemyError

from grange.web.refusals import Unwritten
from grange.web.storage.databases import Database

ASKS_AGAIN = 0.05  # seconds between two attempts to take a lease
LONGEST_WAIT = 10.0  # seconds to wait for a lease


class Leases:
    """The leases of one process. A single thread handles them, so that each call ends before the next begins."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="leases")
        self._line: Connection | None = None
        self._held: set[str] = set()

    async def take(self, name: str) -> bool:
        """Take a lease, or check that it is still ours; return whether it is."""
        if not self.database.shared:
            return True
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._take, name)

    def release(self, name: str) -> None:
        """Release a lease soon, and in any case before the next attempt to take it."""
        if self.database.shared:
            self._thread.submit(self._release, name)

    @asynccontextmanager
    async def alone(self, name: str) -> AsyncIterator[None]:
        """Hold a lease for a while; wait if another process has it."""
        until = time.monotonic() + LONGEST_WAIT
        try:
            while not await self.take(name):
                if time.monotonic() > until:
                    raise Unwritten("error-store")
                await asyncio.sleep(ASKS_AGAIN)
            yield
        finally:
            self.release(name)

    def close(self) -> None:
        """Release all leases."""
        self._thread.submit(self._lose)
        self._thread.shutdown()

    def _take(self, name: str) -> bool:
        try:
            line = self._connected()
            if name in self._held:
                line.execute(select(1))
            elif line.execute(select(func.pg_try_advisory_lock(_key(name)))).scalar_one():
                self._held.add(name)
        except SQLAlchemyError as problem:
            self._lose()
            raise Unwritten("error-store") from problem
        return name in self._held

    def _release(self, name: str) -> None:
        if name not in self._held:
            return
        try:
            self._connected().execute(select(func.pg_advisory_unlock(_key(name))))
            self._held.discard(name)
        except SQLAlchemyError:
            self._lose()

    def _connected(self) -> Connection:
        if self._line is None:
            self._line = self.database.engine.connect().execution_options(isolation_level="AUTOCOMMIT")
        return self._line

    def _lose(self) -> None:
        """Drop the connection, and with it all leases."""
        self._held.clear()
        if self._line is not None:
            self._line.invalidate()
            self._line.close()
            self._line = None


def _key(name: str) -> int:
    """Compute the number of a lease in PostgreSQL."""
    return int.from_bytes(hashlib.sha256(name.encode()).digest()[:8], signed=True)
