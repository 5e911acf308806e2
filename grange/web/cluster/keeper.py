"""The keeper's deeds at a running process: once a second it reads what is new in the log, and does its part.

What a deed changes is already in the database. Here tables in memory catch up with it, banned guests leave, and questions of the
keeper are answered.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from typing import Any

from grange.core.errors import GrangeError
from grange.version import VERSION
from grange.web.background.retrying import Pauses
from grange.web.house.house import House
from grange.web.house.orders import Orders
from grange.web.http.guests import Guest, Guests
from grange.web.identity.devices import Devices
from grange.web.log_entry import LogEntry
from grange.web.refusals import Unwritten
from grange.web.storage.store.keeper import ASKED, CODE, FORGOT
from grange.web.stored import Deed

LOOKS = 1.0  # seconds between two looks at the log
LONGEST_PAUSE = 10.0  # seconds until the next look if the database does not answer
KEPT = 60.0  # seconds after which a report is deleted: it names addresses
MOST_GUESTS = 500  # that a report lists

log = logging.getLogger("grange.keeper")


class FollowKeeper:
    """Does at one process what the keeper of the house orders."""

    def __init__(
        self, house: House, orders: Orders, guests: Guests, devices: Devices, waiting: Callable[[], dict[str, int]]
    ) -> None:
        self.house, self.orders, self.guests, self.devices, self.waiting = house, orders, guests, devices, waiting
        self.archive, self.keeper = house.archive, house.store.keeper
        self.reported: float | None = None  # when the last report was written
        self.read: int | None = None  # the last entry of the log that was followed here

    async def begin(self) -> None:
        """Read the orders before the first guest comes."""
        try:
            await self._look()
            await self.archive.write(self.keeper.tell, self.orders.process)
        except Unwritten:
            log.warning(LogEntry("log-keeper-unread"))

    async def follow(self) -> None:
        """Look for new deeds as long as this process runs."""
        pauses = Pauses(LOOKS, LONGEST_PAUSE)
        while True:
            try:
                await asyncio.sleep(pauses.coming)
                await self._look()
                pauses.reset()
            except Unwritten:
                pauses.next()
            except Exception:
                log.exception(LogEntry("log-keeper-failed"))

    async def end(self) -> None:
        """Say good-bye, so that the keeper does not wait for an answer."""
        try:
            await self.archive.write(self.keeper.leave, self.orders.process)
        except GrangeError:
            log.warning(LogEntry("log-keeper-left"))

    async def _look(self) -> None:
        """Take the orders that stand, and follow the deeds that are new."""
        if self.read is None:  # the log is for tables in memory, and there were none before
            self.read = await self.archive.read(self.keeper.last)
        deeds, standing = await self.archive.read(self.keeper.news, self.read)
        before = self.orders.announcement
        self.orders.take(standing)
        if self.orders.announcement != before:
            for room in self.house.rooms.values():
                room.ring()
        if deeds:
            self.guests.show_out()
        for deed in deeds:
            await self._follow(deed)
            self.read = deed.id
        if self.reported is not None and time.monotonic() - self.reported > KEPT:  # a keeper who was stopped has not put it away
            await self.archive.write(self.keeper.tell, self.orders.process)
            self.reported = None

    async def _follow(self, deed: Deed) -> None:
        """Do what a deed means for this process; one that changes nothing in memory needs nothing."""
        if deed.deed == ASKED:
            await self.archive.write(self.keeper.tell, self.orders.process, deed.id, self.report())
            self.reported = time.monotonic()
        elif deed.deed == FORGOT:
            self.house.screens.forget()
            self.devices.forget()
            for table in list(self.house.rooms):
                await self._catch_up(table)
        else:
            await self._catch_up(deed.about)

    async def _catch_up(self, table: str) -> None:
        """Let a table in memory catch up with the database, also with the rights of its visitors."""
        room = self.house.rooms.get(table)
        if room is not None:
            room.held = {}
            try:
                await self.house.catch_up(room)
            except Unwritten:
                raise
            except GrangeError as problem:
                log.warning(LogEntry("log-table-behind", table=table[:6], problem=problem))
            room.ring()

    def report(self) -> dict[str, Any]:
        """Tell the keeper who is connected here, and what waits."""
        guests = sorted(self.guests.here, key=lambda guest: guest.since)
        return {
            "version": VERSION,
            "tables": len(self.house.rooms),
            "sockets": len(guests),
            "waiting": self.waiting(),
            "guests": [_described(guest) for guest in guests[:MOST_GUESTS]],
        }


def _described(guest: Guest) -> dict[str, Any]:
    """Describe a guest: the page, the address, the beginning of the visitor's digest, and since when."""
    return {"page": guest.path, "address": guest.address, "visitor": guest.visitor[:CODE], "since": guest.since}
