"""Good company: a visitor keeps somebody away, or reports them or a table to the keeper of the house."""

from __future__ import annotations

import time

from grange.web.house.house import House
from grange.web.house.names import one_line
from grange.web.house.room import Room
from grange.web.lobby.lobby import DAY, Lobby
from grange.web.refusals import Crowded, NothingThere, NotYet, TooMany
from grange.web.secret import new_name
from grange.web.stored import Block, Complaint

REASONS = ("name", "rude", "stalls", "unfair", "other")
LONGEST = 300  # characters of a complaint
MOST_BLOCKS = 200  # of a visitor
COMPLAINTS_A_DAY = 5  # of a visitor


class Company:
    """Stores what people say about each other."""

    def __init__(self, house: House, lobby: Lobby) -> None:
        self.house, self.lobby = house, lobby
        self.archive, self.store = house.archive, house.store.company

    async def block(self, visitor: str, table: str, seat: int) -> None:
        """Keep the person in a seat away from a visitor's tables and wishes, and both out of each other's sight."""
        room = await self.house.present_room(table)
        for other in await self._others(room, seat, visitor):
            await self.block_player(visitor, other, room.live.stored.seats[seat].name)

    async def block_player(self, visitor: str, other: str, name: str) -> None:
        """Keep a person away whom the visitor knows by a name."""
        if visitor == other:
            raise NotYet("error-about-yourself")
        if not await self.archive.write(self.store.block, Block(new_name(), visitor, other, name, time.time()), MOST_BLOCKS):
            raise TooMany("error-blocked-many", most=MOST_BLOCKS)
        self.lobby.changed()

    async def unblock(self, visitor: str, block: str) -> bool:
        """Let somebody come again; return whether they were blocked."""
        found: bool = await self.archive.write(self.store.unblock, visitor, block)
        self.lobby.changed()
        return found

    async def report(self, visitor: str, table: str, seat: int | None, reason: str, words: str) -> None:
        """Store a complaint about the person in a seat, or about a table, for the keeper of the house."""
        if reason not in REASONS:
            raise NothingThere("error-unknown-thing", thing=reason[:80])
        room = await self.house.present_room(table)
        other = (await self._others(room, seat, visitor))[0] if seat is not None else None
        name = room.live.stored.seats[seat].name if seat is not None else ""
        now = time.time()
        text = one_line(words, LONGEST)
        complaint = Complaint(
            id=new_name(), at=now, visitor=visitor, other=other, table_id=table, seat=seat, name=name, reason=reason, words=text
        )
        if not await self.archive.write(self.store.complain, complaint, now - DAY, COMPLAINTS_A_DAY):
            raise Crowded("error-reported-often", most=COMPLAINTS_A_DAY)

    async def _others(self, room: Room, seat: int, visitor: str) -> list[str]:
        """List the people who hold a seat; refuse a seat that is free, or the visitor's own."""
        if seat not in range(len(room.live.stored.seats)):
            raise NothingThere("error-nobody-there")
        held = await self.archive.read(self.store.at, room.live.stored.id, seat)
        if not held:
            raise NothingThere("error-nobody-there")
        if visitor in held:
            raise NotYet("error-about-yourself")
        return held
