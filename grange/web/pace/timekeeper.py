"""The keeper of time: notes that the house is up, and lets a bot play on for a seat whose time is up.

A deadline is acted upon through the journal: the entry that names the bot has a position, which can be written only once. So it
does not matter how many processes look. One that holds the lease does, to avoid double work.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from typing import Protocol

from grange.core.errors import BadRecord, GrangeError
from grange.web.background.retrying import keep_on
from grange.web.cluster.leases import Leases
from grange.web.house.room import Room
from grange.web.house.table import Closed, LiveTable
from grange.web.log_entry import LogEntry
from grange.web.pace.clocks import Outage
from grange.web.pace.entries import BACK, LATE, by_a_bot
from grange.web.refusals import Unwritten
from grange.web.storage.archive import Archive
from grange.web.stored import Entry

LEASE = "pace"
LOOK = 1.0  # seconds between two checks for tables at which somebody's time is up
BEAT = 5.0  # seconds between two notes that the house is up
LONGEST_BEAT = 3 * BEAT  # seconds without such a note after which the house was down
AGAIN = 60.0  # seconds until a table that could not be opened is tried again
AT_ONCE = 50  # tables in one check

log = logging.getLogger("grange.pace")


class Tables(Protocol):
    """What the keeper needs of the house."""

    async def present_room(self, table: str) -> Room:
        """Find a table with everything that other processes have written."""

    def up_to_date(self, room: Room) -> AbstractAsyncContextManager[None]:
        """Lock a room, after catching up with other processes."""

    async def note(self, room: Room, entry: Entry, needed: Callable[[LiveTable], bool]) -> None:
        """Write a side entry, as long as it is needed."""

    def changed(self, room: Room) -> None:
        """Wake everybody at a table, its bots too."""


class Timekeeper:
    """Keeps the time of a house."""

    def __init__(self, tables: Tables, archive: Archive, leases: Leases) -> None:
        self.tables, self.archive, self.leases = tables, archive, leases
        self.clock: Callable[[], float] = time.time
        self.outages: list[Outage] = []  # all tables in memory share this list
        self.beaten = 0.0  # the time of the last note

    async def run(self) -> None:
        """Keep the time as long as this process runs, even if something fails."""
        await keep_on(self._look, LOOK, log, "log-clocks-wait")

    async def _look(self) -> None:
        if self.clock() - self.beaten >= BEAT:
            await self.beat()
        if await self.leases.take(LEASE):
            await self.act()

    async def beat(self) -> None:
        """Note that the house is up, and learn when it was not."""
        now = self.clock()
        alone = not self.beaten and not self.archive.store.database.shared
        longest = 0.0 if alone else LONGEST_BEAT  # no other server can have been up on the same file
        self.outages[:] = await self.archive.write(self.archive.store.pace.beat, now, longest)
        self.beaten = now

    async def know_outages(self) -> None:
        """Make sure that all outages until now are known, including any since this process last noted that it runs."""
        if not 0 <= self.clock() - self.beaten <= LONGEST_BEAT:
            await self.beat()

    async def act(self) -> None:
        """Let bots play on wherever somebody's time is up."""
        for table, deadline in await self.archive.read(self.archive.store.pace.due, self.clock(), AT_ONCE):
            try:
                await self.act_at(table, deadline)
            except Unwritten:
                raise
            except GrangeError as problem:  # a table that cannot be opened must not hold up the others
                log.warning(LogEntry("log-late-unopened", table=table[:6], problem=repr(problem)))
                again = None if isinstance(problem, Closed | BadRecord) else self.clock() + AGAIN
                await self.archive.write(self.archive.store.pace.postpone, table, deadline, again)

    async def act_at(self, table: str, seen: float) -> None:
        """Let a bot play on for each seat of a table whose time is up; if nobody's is, note when it will be."""
        room = await self.tables.present_room(table)
        await self.know_outages()
        async with self.tables.up_to_date(room):
            late = room.live.late_seats(self.clock())
            for seat in room.live.returning(self.clock()):
                await self.tables.note(room, Entry(seat, BACK), lambda live, seat=seat: seat in live.returning(self.clock()))  # type: ignore[misc]
            if not late:
                deadline = None if room.live.outdated else room.live.deadline
                await self.archive.write(self.archive.store.pace.postpone, table, seen, deadline)
            for seat in late:
                await self._let_play(room, seat)
        self.tables.changed(room)

    async def _let_play(self, room: Room, seat: int) -> None:
        """Let a bot play on for a seat, if its time is still up. Needs the room's lock."""
        pace = room.live.pace
        if pace and pace.late:
            entry = Entry(seat, by_a_bot(LATE, pace.late))
            await self.tables.note(room, entry, lambda live: seat in live.late_seats(self.clock()))
