"""Seats: people sit down under a display name, and a bot plays for a person who is away."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from grange.bots import is_bot, names
from grange.core.errors import UnknownBot
from grange.web.house.house import House
from grange.web.house.names import check_distinct, readable, shown_names
from grange.web.house.room import Room
from grange.web.pace.entries import ARRIVED, BACK, HANDED, by_a_bot
from grange.web.refusals import NoSuchTable, WrongToken
from grange.web.stored import Entry, GoneError, StoredTable


class Seats:
    """Changes who sits at the tables of a house."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.archive, self.store = house.archive, house.store

    async def take(self, table: str, token: str | None, name: str, visitor: str | None = None) -> int:
        """Let a person sit down under a display name; a visitor's browser keeps the seat."""
        room = await self.house.room(table)
        seat = self.house.rights.own_seat(room, token)
        name = readable(name)
        called = {"name": name} if name else {}
        async with self.house.up_to_date(room):
            others = [each for each in room.live.stored.seats if each.seat != seat]
            if name:
                check_distinct(name, [shown for each in others for shown in shown_names(each.name, each.seat + 1)])
            await self._change(room, seat, taken=True, **called)
            await self.house.note(room, Entry(seat, ARRIVED), lambda live: live.pace is not None and seat not in live.arrived)
            if visitor is not None:
                await self._write(self.store.hold, table, visitor, seat)
                room.held.pop(visitor, None)
        room.ring()
        return seat

    async def hand_over(self, table: str, token: str | None, seat: int, bot: str | None) -> None:
        """Let the host hand a person's seat to a bot, or back."""
        await self.house.room(table)
        self.house.rights.check_host(table, token)
        await self.seat_bot(table, seat, bot)

    async def seat_bot(self, table: str, seat: int, bot: str | None) -> None:
        """Let a bot play a person's seat, or give it back."""
        room = await self.house.room(table)
        if bot is not None and not is_bot(bot):
            raise UnknownBot("error-unknown-bot", bot=bot[:80], bots=names())
        entry = Entry(seat, BACK if bot is None else by_a_bot(HANDED, bot))
        async with self.house.up_to_date(room):
            _check_person(room.live.stored, seat)
            await self.house.note(room, entry, lambda live: live.stored.seats[seat].bot != bot)
        self.house.changed(room)

    async def _change(self, room: Room, seat: int, **changed: Any) -> None:
        """Write down what has changed about a seat; call this only with the room's lock."""
        await self._write(self.store.change_seat, room.live.stored.id, seat, changed)
        sitting = room.live.stored.seats
        sitting[seat] = replace(sitting[seat], **changed)
        room.forget_pictures()

    async def _write(self, ask: Callable[..., None], *arguments: Any) -> None:
        try:
            await self.archive.write(ask, *arguments)
        except GoneError as problem:
            raise NoSuchTable("error-no-such-table") from problem


def _check_person(stored: StoredTable, seat: int) -> None:
    """Refuse a seat that belongs to no person."""
    if not any(each.seat == seat and each.person for each in stored.seats):
        raise WrongToken("error-not-a-persons-seat", seat=seat)
