"""Seats: people sit down under a display name, and a bot plays for a person who is away."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Any

from grange.bots import is_bot, names
from grange.core.errors import GameOver, GrangeError, UnknownBot
from grange.web.house.accounts import check_account
from grange.web.house.bot_characters import USUAL_LEVEL
from grange.web.house.house import House
from grange.web.house.names import check_distinct, readable, shown_names
from grange.web.house.room import Room
from grange.web.house.table import Closed, LiveTable
from grange.web.pace.entries import ARRIVED, BACK, HANDED, HOLIDAY, LEFT, by_a_bot, kind_of, on_holiday
from grange.web.refusals import NoSuchTable, NotYet, TooMany, Unwritten, WrongToken
from grange.web.storage.schema import HOST
from grange.web.storage.store.lobby import UnwelcomeError
from grange.web.stored import Entry, GoneError, SeatTakenError, StoredSeat, StoredTable

MOST_LINKS = 50  # that a host makes for one seat


class Seats:
    """Changes who sits at the tables of a house."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.archive, self.store = house.archive, house.store

    async def take(self, table: str, token: str | None, name: str, visitor: str | None = None) -> int:
        """Let a person sit down under a display name; a visitor's browser keeps the seat."""
        room = await self.house.room(table)
        link = self.house.rights.linked_seat(room, token) if token and visitor is not None else None
        seat = link.seat if link else self.house.rights.own_seat(room, token)
        name = readable(name)
        if room.live.stored.rated:
            await self._check_rated(table, seat, visitor)
        account = name != "" and visitor is not None and name == await self.archive.read(self.store.people.name_of, visitor)
        called: dict[str, Any] = {"name": name, "account": account} if name else {}
        async with self.house.up_to_date(room):
            others = [each for each in room.live.stored.seats if each.seat != seat]
            if name:
                check_distinct(name, [shown for each in others for shown in shown_names(each.name, each.seat + 1)])
            if link and visitor is not None and seat not in await self.house.rights.held_now(room, visitor):
                await self._take_by_link(room, visitor, link, called)
            else:
                await self._change(room, seat, taken=True, **called)
            await self.house.note(room, Entry(seat, ARRIVED), lambda live: live.pace is not None and seat not in live.arrived)
            if visitor is not None:
                await self._write(self.store.hold, table, visitor, seat)
                room.held.pop(visitor, None)
        room.ring()
        return seat

    async def _check_rated(self, table: str, seat: int, visitor: str | None) -> None:
        """Refuse somebody without an account at a rated table, a second seat there, and a seat that is somebody else's."""
        await check_account(self.house, visitor)
        rights = [right for right in await self.archive.read(self.store.rights, table) if right.seat != HOST]
        if any(right.visitor == visitor and right.seat != seat for right in rights):
            raise WrongToken("error-rated-one-seat")
        if any(right.seat == seat and right.visitor != visitor for right in rights):
            raise WrongToken("error-rated-taken")

    async def _take_by_link(self, room: Room, visitor: str, link: StoredSeat, called: dict[str, Any]) -> None:
        """Let a visitor take a seat by its link; call this only with the room's lock."""
        try:
            await self._write(self.store.take_by_link, room.live.stored.id, visitor, link, called)
        except SeatTakenError as problem:
            raise WrongToken("error-link-used") from problem
        except UnwelcomeError as problem:
            raise NotYet("error-lobby-apart") from problem
        sitting = room.live.stored.seats
        sitting[link.seat] = replace(sitting[link.seat], taken=True, link=link.link + 1, **called)
        room.forget_pictures()

    async def renew_link(self, table: str, seat: int) -> str:
        """Replace the link of a free seat by a new one, whose token this returns; the old link opens nothing any more."""
        room = await self.house.room(table)
        async with self.house.up_to_date(room):
            check_person(room.live.stored, seat)
            if room.live.stored.seats[seat].link >= MOST_LINKS:
                raise TooMany("error-too-many-links")
            try:
                await self._write(self.store.renew_link, table, room.live.stored.seats[seat])
            except SeatTakenError as problem:
                raise WrongToken("error-not-the-hosts-seat") from problem
            sitting = room.live.stored.seats
            sitting[seat] = replace(sitting[seat], link=sitting[seat].link + 1)
            room.forget_pictures()
            token = self.house.rights.link_token(table, sitting[seat])
        room.ring()
        return token

    async def hand_over(self, table: str, token: str | None, seat: int, bot: str | None) -> None:
        """Let a bot play a seat, or give it back: for its player, or for the host before the player has come."""
        room = await self.house.room(table)
        if not self.house.rights.is_host(table, token) and self.house.rights.seat_of(room, token) != seat:
            raise WrongToken("error-wrong-token")
        await self.seat_bot(table, seat, bot, by_host=self.house.rights.is_host(table, token))

    async def seat_bot(self, table: str, seat: int, bot: str | None, by_host: bool = False) -> None:
        """Let a bot play a person's seat, or give it back; a host may do so only before the person has come."""
        if bot is not None and not is_bot(bot):
            raise UnknownBot("error-unknown-bot", bot=bot[:80], bots=names())
        entry = Entry(seat, BACK if bot is None else by_a_bot(HANDED, bot))
        await self._replace(
            table, entry, lambda live: live.stored.seats[seat].bot != bot or (bot is None and live.is_replaced(seat)), by_host
        )

    async def leave(self, table: str, seat: int) -> None:
        """Let a player leave for good: a bot plays the seat until the end."""
        room = await self.house.room(table)
        bot = (room.live.pace and room.live.pace.late) or USUAL_LEVEL
        await self._replace(table, Entry(seat, by_a_bot(LEFT, bot)), lambda live: not live.has_left(seat))

    async def take_holiday(self, visitor: str, until: float) -> int:
        """Let a visitor be away until a time at all tables with clocks; return the number of tables.

        A bot plays where that was agreed; elsewhere the table waits, and the clock stands.
        """

        async def leave(table: str, seat: int) -> None:
            room = await self.house.room(table)
            entry = Entry(seat, on_holiday(until, room.live.pace.late if room.live.pace else None))
            await self._replace(table, entry, lambda live: live.replaced.get(seat) != entry)

        await self.archive.write(self.store.people.choose, visitor, {"away_until": until})
        return await self._wherever_possible(visitor, leave)

    async def end_holiday(self, visitor: str) -> None:
        """End a visitor's holiday at all tables."""

        async def come_back(table: str, seat: int) -> None:
            await self._replace(table, Entry(seat, BACK), lambda live: live.is_on_holiday(seat))

        await self._wherever_possible(visitor, come_back)
        await self.archive.write(self.store.people.choose, visitor, {"away_until": None})

    async def _wherever_possible(self, visitor: str, change: Callable[[str, int], Awaitable[None]]) -> int:
        """Change all seats of a visitor that have clocks; skip closed tables and those that the visitor has left."""
        changed = 0
        for table, seat in await self.archive.read(self.store.pace.seats_with_clocks, visitor):
            try:
                await change(table, seat)
                changed += 1
            except Unwritten:
                raise
            except GrangeError:
                continue
        return changed

    async def _replace(self, table: str, entry: Entry, needed: Callable[[LiveTable], bool], by_host: bool = False) -> None:
        """Write that a bot plays a person's seat, or that its player does again."""
        room = await self.house.room(table)
        async with self.house.up_to_date(room):
            check_person(room.live.stored, entry.seat)
            if by_host and room.live.stored.seats[entry.seat].taken:
                raise WrongToken("error-not-the-hosts-seat")
            if room.live.has_left(entry.seat):
                raise WrongToken("error-left")
            if room.live.outdated:
                raise Closed("error-table-closed")
            if room.live.state.over and entry.code != BACK:
                raise GameOver("error-game-over")
            if kind_of(entry.code) in (HANDED, HOLIDAY):
                self.house.check_space(room.live)
            await self.house.note(room, entry, needed)
        if room.live.gathers:
            self.house.sought()
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


def check_person(stored: StoredTable, seat: int) -> None:
    """Refuse a seat that belongs to no person."""
    if not any(each.seat == seat and each.person for each in stored.seats):
        raise WrongToken("error-not-a-persons-seat", seat=seat)
