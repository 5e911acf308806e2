"""Who watches which table, at any process: a person who is looking at a table is not called to it.

A table in a hidden window does not count, since nobody looks at it. Only visitors with channels are stored. A process keeps
confirming its watchers, so those of a killed process are soon forgotten.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress

from grange.web.log_entry import LogEntry
from grange.web.refusals import Unwritten
from grange.web.storage.archive import Archive

HEARTBEAT, EXPIRES = 10.0, 30.0  # seconds
BREATH = 1.0  # seconds between two messages of a page that are heeded
SEEN, HIDDEN = "seen", "hidden"  # what a page says when its window comes into sight or is hidden

log = logging.getLogger("grange.notices")


class Watchers:
    """Notes the visitors who watch tables at this process."""

    def __init__(self, archive: Archive) -> None:
        self.archive, self.notices, self.process = archive, archive.store.notices, archive.store.name
        self.sockets: Counter[tuple[str, str]] = Counter()  # of each visitor at each table
        self.noted: set[tuple[str, str]] = set()  # those that are stored

    @asynccontextmanager
    async def watching(self, visitor: str, table: str) -> AsyncIterator[Callable[[str], Awaitable[None]]]:
        """Note that a visitor watches a table, for as long as a socket lasts; yield the function that takes its messages."""
        looks = False

        async def look(now: bool) -> None:
            nonlocal looks
            before, looks = looks, now
            if now and not before:
                await self._come(visitor, table)
            elif before and not now:
                await asyncio.shield(self._go(visitor, table))  # a socket's task may be cancelled when it is closed

        async def hear(message: str) -> None:
            if message in (SEEN, HIDDEN):
                await look(message == SEEN)
                await asyncio.sleep(BREATH)

        await look(True)
        try:
            yield hear
        finally:
            await look(False)

    async def _come(self, visitor: str, table: str) -> None:
        self.sockets[visitor, table] += 1
        await self.note([(visitor, table)])

    async def _go(self, visitor: str, table: str) -> None:
        self.sockets[visitor, table] -= 1
        if not self.sockets[visitor, table]:
            del self.sockets[visitor, table]
            await self._leave(visitor, table)

    async def note(self, watching: list[tuple[str, str]]) -> None:
        """Store those watchers who have channels; a table is shown even if this fails."""
        new = [pair for pair in watching if pair not in self.noted]
        try:
            known = await self.archive.read(self.notices.with_channels, {visitor for visitor, _ in new}) if new else set()
            for visitor, table in new:
                if visitor in known and (visitor, table) in self.sockets:
                    self.noted.add((visitor, table))
                    await self.archive.write(self.notices.watch, visitor, table, self.process, time.time() + EXPIRES)
        except Unwritten as problem:
            log.error(LogEntry("log-watchers-unnoted", problem=problem))

    async def note_visitor(self, visitor: str) -> None:
        """Store which tables a visitor is watching who has just added a first channel."""
        await self.note([pair for pair in self.sockets if pair[0] == visitor])

    async def _leave(self, visitor: str, table: str) -> None:
        if (visitor, table) in self.noted:
            self.noted.discard((visitor, table))
            with suppress(Unwritten):  # then it expires
                await self.archive.write(self.notices.leave, visitor, table, self.process)

    async def stay(self) -> None:
        """Keep confirming the watchers of this process."""
        while True:
            await asyncio.sleep(HEARTBEAT)
            await self.note(list(self.sockets))
            now = time.time()
            with suppress(Unwritten):
                if self.noted:
                    await self.archive.write(self.notices.watch_on, self.process, now, now + EXPIRES)
