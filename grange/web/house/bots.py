"""Bots: who moves a table's bots, and what happens when a choice fails.

One task moves the bots of a table, in the one process that holds the table's lease. Whatever fails is tried again after a pause.
"""

from __future__ import annotations

import asyncio
import logging
import random
from collections.abc import Mapping
from typing import Protocol

from grange.core.errors import BadRecord
from grange.web.background.bot_tasks import BotPool
from grange.web.background.fair_queue import Asker
from grange.web.background.retrying import Pauses, retry
from grange.web.cluster.leases import Leases
from grange.web.house.room import Room
from grange.web.house.table import Closed
from grange.web.log_entry import LogEntry
from grange.web.refusals import NoSuchTable
from grange.web.storage.archive import Archive
from grange.web.stored import Entry

log = logging.getLogger("grange.house")

FIRST_PAUSE, LONGEST_PAUSE = 0.5, 30.0  # seconds until a bot's choice that failed is tried again
LOOK = 5.0  # seconds between two searches for tables whose bots no process moves


class Tables(Protocol):
    """What bots need of the house."""

    @property
    def rooms(self) -> Mapping[str, Room]:
        """The tables in memory."""

    async def present_room(self, table: str) -> Room:
        """Find a table with everything that other processes have written, and let its bots move."""

    async def write(self, room: Room, entry: Entry) -> bool:
        """Write a choice into the journal; return whether it was written."""


class Bots:
    """Moves the bots of all tables, each in a task of its own."""

    def __init__(self, tables: Tables, archive: Archive, leases: Leases, pool: BotPool) -> None:
        self.tables, self.archive, self.leases, self.pool = tables, archive, leases, pool
        self.hopeless: set[str] = set()  # tables whose bots cannot move any more

    async def look_after(self) -> None:
        """Keep opening tables that wait for a bot which no process moves, since a table may fail to open at first."""
        while True:
            await retry(self._wake, pauses=Pauses(FIRST_PAUSE, LONGEST_PAUSE), log=log)
            await asyncio.sleep(LOOK)

    async def _wake(self) -> None:
        tables = await self.archive.read(self.archive.store.lists.waiting_for_bots)
        for table in random.sample(tables, len(tables)):  # in any order, so that several processes share the work
            await self._wake_at(table)

    async def _wake_at(self, table: str) -> None:
        """Open a table whose bots no process moves; skip it from then on if its bots can never move."""
        room = self.tables.rooms.get(table)
        if table in self.hopeless or (room and room.bots) or not await self.leases.take(table):
            return
        try:
            room = await self.tables.present_room(table)
            if room.live.outdated:
                self.hopeless.add(table)
        except Exception as problem:
            log.warning(LogEntry("log-table-unopened", table=table[:6], problem=problem))
            if isinstance(problem, NoSuchTable | Closed | BadRecord):
                self.hopeless.add(table)
        finally:
            if room is None or room.bots is None:
                self.leases.release(table)

    def let_move(self, room: Room) -> None:
        """Start the task that moves a table's bots, if the game asks one of them and the task does not run yet."""
        if room.bots is None and room.live.bot_to_move() is not None:
            room.bots = asyncio.get_running_loop().create_task(self._move(room))

    async def _move(self, room: Room) -> None:
        """Let bots choose until the game asks none, unless another process moves them."""
        pauses, ours = Pauses(FIRST_PAUSE, LONGEST_PAUSE), True
        try:
            while ours and room.live.bot_to_move() is not None:
                try:
                    ours = await self._choose(room)
                    pauses.reset()
                except NoSuchTable:
                    ours = False
                except Exception as problem:
                    log.error(LogEntry("log-bot-retried", table=room.live.stored.id[:6], problem=problem))
                    await asyncio.sleep(pauses.next())
        finally:
            self.leases.release(room.live.stored.id)
            room.bots = None
        if ours:  # a process that asked for the lease meanwhile has left the table to us
            self.let_move(room)

    async def _choose(self, room: Room) -> bool:
        """Let a bot choose, and drop its choice if its question changed meanwhile; return whether this process holds the lease."""
        table = room.live.stored.id
        if not await self.leases.take(table):
            return False
        if (seat := room.live.bot_to_move()) is None:  # another process has let it choose, or its player has come back
            return True
        bot, asked_at = room.live.stored.seats[seat].bot or "", room.live.asked_at[seat]
        asker = Asker(room.live.stored.opened_from, table)
        code = room.live.prepared(seat) or await self.pool.choose(bot, room.live.state, seat, watched=bool(room.bells), asker=asker)
        async with room.lock:
            if not await self.leases.take(table):
                return False
            if room.live.asked_at[seat] == asked_at and room.live.stored.seats[seat].bot:
                await self.tables.write(room, Entry(seat, code))
        room.ring()
        return True
