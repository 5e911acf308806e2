"""Screens: which seat is at the screen of a visitor who shares it with others.

Nobody writes this down. Every process remembers what it hears, even about tables that it does not have in memory, because the
browser may talk to it next.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Mapping

from grange.web.house.room import Room
from grange.web.storage.archive import Archive
from grange.web.storage.store import AT_SCREEN

MOST_VISITORS = 200  # of a table, whose screens are remembered
MOST_TABLES = 10_000  # of which screens are remembered


class Screens:
    """Remembers, for each table, the seat at each visitor's screen."""

    def __init__(self, rooms: Mapping[str, Room], archive: Archive) -> None:
        self.rooms, self.archive = rooms, archive
        self.tables: OrderedDict[str, dict[str, int]] = OrderedDict()

    def at(self, table: str) -> dict[str, int]:
        """Find the seat at each visitor's screen at a table, whether it is in memory here or not."""
        room = self.rooms.get(table)
        seats = room.at_screen if room else self.tables.setdefault(table, {})
        if len(self.tables) > MOST_TABLES:
            self.tables.popitem(last=False)
        return seats

    def note(self, table: str, visitor: str, seat: int) -> None:
        """Remember which seat is at a visitor's screen."""
        seats = self.at(table)
        if len(seats) >= MOST_VISITORS:
            seats.clear()
        seats[visitor] = seat

    async def take(self, room: Room, visitor: str, seat: int) -> None:
        """Put a seat at a visitor's screen, and notify other processes: the browser may talk to one of them next."""
        if room.at_screen.get(visitor) != seat:
            table = room.live.stored.id
            self.note(table, visitor, seat)
            await self.archive.notify(AT_SCREEN, table, {"visitor": visitor, "seat": seat})

    def forget(self) -> None:
        """Forget all screens, so that everybody who shares one says again who is there."""
        self.tables.clear()
        for room in self.rooms.values():
            room.at_screen.clear()
