"""The house: all tables in play, one choice at a time each, and everybody who watches them."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace
from typing import Any

from grange.bots import BOTS
from grange.core.chance import any_seed
from grange.core.errors import GrangeError, IllegalOption, UnknownBot
from grange.core.record import parsed, players_in, replay_record
from grange.games import find
from grange.web.secret import Secret, new_name
from grange.web.store import Entry, PositionTakenError, Store, StoredSeat, StoredTable
from grange.web.table import UNDO, LiveTable, Stale
from grange.web.thinking import Thinkers

log = logging.getLogger("grange.house")

LONGEST_NAME = 40
BOT_NAMES = ("Fern", "Moss", "Reed", "Sorrel", "Clover", "Sedge", "Yarrow", "Thyme")  # what bots are called, by seat


class NoSuchTable(GrangeError):
    """There is no table of that name."""


class WrongToken(GrangeError):
    """A token that does not open what was asked for."""


class TooMany(GrangeError):
    """More tables than this house can hold."""


class NotYet(GrangeError):
    """Something that can be had only when the game is over."""


@dataclass
class Room:
    """A table in memory, with those who watch it."""

    live: LiveTable
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    bells: set[asyncio.Event] = field(default_factory=set)  # one for each who watches
    bots: asyncio.Task[None] | None = None
    drawn_at: int = -1  # the position whose pictures are kept
    drawn: dict[Any, tuple[str, str]] = field(default_factory=dict)


@dataclass(frozen=True)
class Guest:
    """A seat as it is asked for: a person, or a bot."""

    name: str = ""
    bot: str | None = None


@dataclass(frozen=True)
class Opened:
    """A new table and the secrets that open it."""

    table: str
    host: str
    tokens: list[str | None]  # one for each seat that a person may take


class House:
    """Opens tables, plays choices, lets bots move and wakes watchers. All in one event loop."""

    def __init__(self, store: Store, secret: Secret, thinkers: Thinkers, most_tables: int = 10_000, most_rooms: int = 500) -> None:
        self.store = store
        self.secret = secret
        self.thinkers = thinkers
        self.most_tables = most_tables
        self.most_rooms = most_rooms
        self.rooms: OrderedDict[str, Room] = OrderedDict()

    def close(self) -> None:
        """End the bots and let go of the store."""
        for room in self.rooms.values():
            if room.bots:
                room.bots.cancel()
        self.thinkers.close()
        self.store.close()

    # tables

    async def open_table(
        self,
        game: str,
        guests: list[Guest],
        rules: dict[str, Any],
        seed: int | None = None,
        daily: str | None = None,
    ) -> Opened:
        """Set a new table up; everything is checked before anything is written."""
        for guest in guests:
            if guest.bot is not None and guest.bot not in BOTS:
                raise UnknownBot("error-unknown-bot", bot=guest.bot[:80], bots=list(BOTS))
        origin = find(game).origin(len(guests), any_seed() if seed is None else seed, rules, {})
        if await asyncio.to_thread(self.store.running) >= self.most_tables:
            raise TooMany("error-too-many-tables", most=self.most_tables)
        table = new_name()
        tokens = [None if guest.bot else self.seat_token(table, seat) for seat, guest in enumerate(guests)]
        opened = Opened(table, self.secret.token("host", table), tokens)
        setup = {"seats": origin.seats, "seed": origin.seed, "rules": dict(origin.rules), "components": dict(origin.components)}
        seats = [
            StoredSeat(
                seat,
                clean_name(guest.name) or (BOT_NAMES[seat % len(BOT_NAMES)] if guest.bot else ""),
                guest.bot,
                person=guest.bot is None,
                taken=guest.bot is not None,
            )
            for seat, guest in enumerate(guests)
        ]
        stored = StoredTable(opened.table, game, origin.game.version, setup, time.time(), seats, [], daily)
        await asyncio.to_thread(self.store.create, stored)
        self._let_bots_move(self._admit(stored))
        return opened

    async def shelve(self, text: str) -> str:
        """Make a table of a finished game's record, to be replayed; refuse a broken or unfinished one."""
        record = parsed(text)
        state = replay_record(find(record["game"]), record)
        if not state.over:
            raise NotYet("error-record-unfinished")
        if state.origin.seed is None:
            raise NotYet("error-record-from-position")
        table, origin = new_name(), state.origin
        setup = {"seats": origin.seats, "seed": origin.seed, "rules": dict(origin.rules), "components": dict(origin.components)}
        seats = [
            StoredSeat(seat, clean_name(player.name), player.bot if player.bot in BOTS else None, person=False, taken=True)
            for seat, player in enumerate(players_in(record, state.seats))
        ]
        entries = [Entry(seat, state.code(option)) for seat, option in state.history]
        stored = StoredTable(table, origin.game.name, origin.game.version, setup, time.time(), seats, entries)
        await asyncio.to_thread(self.store.create, stored, state.scores)
        return table

    async def room(self, table: str) -> Room:
        """Find a table, in memory or in the store."""
        room = self.rooms.get(table)
        if room is None:
            stored = await asyncio.to_thread(self.store.load, table)
            if stored is None:
                raise NoSuchTable("error-no-such-table")
            room = self.rooms.get(table) or self._admit(stored)
            self._let_bots_move(room)
        self.rooms.move_to_end(table)
        return room

    def _admit(self, stored: StoredTable) -> Room:
        """Bring a table into memory; the longest unused one that nobody watches may have to leave."""
        room = self.rooms[stored.id] = Room(LiveTable(stored))
        idle = [name for name, other in self.rooms.items() if not other.bells and not other.bots and not other.lock.locked()]
        for name in idle[: max(0, len(self.rooms) - self.most_rooms)]:
            if name != stored.id:
                del self.rooms[name]
        return room

    # rights

    def seat_token(self, table: str, seat: int) -> str:
        """Make the token of a seat."""
        return self.secret.token("seat", table, seat)

    def seat_of(self, room: Room, token: str | None) -> int | None:
        """Find the seat that a token opens; no token is a spectator's, a wrong one is refused."""
        if token is None:
            return None
        stored = room.live.stored
        for seat in stored.seats:
            if seat.person and self.secret.fits(token, "seat", stored.id, seat.seat):
                return seat.seat
        raise WrongToken("error-wrong-token")

    def own_seat(self, room: Room, token: str | None) -> int:
        """Find the seat that a token opens; there must be one."""
        seat = self.seat_of(room, token)
        if seat is None:
            raise WrongToken("error-wrong-token")
        return seat

    # choices

    async def choose(self, table: str, seat: int, seen: int, code: str) -> int:
        """Play a choice and give the position after it. It is on disk when this returns; one made twice is played once."""
        if code == UNDO:
            raise IllegalOption("error-unknown-code", code=code)
        return await self._enter(table, Entry(seat, code), seen)

    async def undo(self, table: str, seat: int, seen: int) -> int:
        """Take a seat's last choice back."""
        return await self._enter(table, Entry(seat, UNDO), seen)

    async def _enter(self, table: str, entry: Entry, seen: int) -> int:
        """Enter a choice into the journal if it fits and is not there yet, and let everybody know."""
        room = await self.room(table)
        async with room.lock:
            live = room.live
            if seen < live.position and live.written_already(entry.seat, seen, entry.code):
                return live.position
            live.check_fresh(entry.seat, seen)
            await self._write(room, entry)
        self._ring(room)
        self._let_bots_move(room)
        return room.live.position

    async def _write(self, room: Room, entry: Entry) -> None:
        """Try a choice, write it, and only then make it part of the table."""
        live = room.live
        state = live.after(entry)
        try:
            await asyncio.to_thread(self.store.append, live.stored.id, live.position, entry, state.scores if state.over else None)
        except PositionTakenError as problem:
            await self._read_again(room)
            raise Stale("error-stale", seen=live.position, position=room.live.position) from problem
        live.take_over(entry, state)

    async def _read_again(self, room: Room) -> None:
        """Catch up with a journal to which another process has written."""
        stored = await asyncio.to_thread(self.store.load, room.live.stored.id)
        if stored is not None:
            room.live = LiveTable(stored)

    # bots

    async def hand_over(self, table: str, token: str | None, seat: int, bot: str | None) -> None:
        """Let the host hand a person's seat to a bot, or back."""
        await self.room(table)
        if token is None or not self.secret.fits(token, "host", table):
            raise WrongToken("error-wrong-token")
        await self.seat_bot(table, seat, bot)

    async def seat_bot(self, table: str, seat: int, bot: str | None) -> None:
        """Let a bot play a person's seat, or give it back."""
        room = await self.room(table)
        if bot is not None and bot not in BOTS:
            raise UnknownBot("error-unknown-bot", bot=bot[:80], bots=list(BOTS))
        await self._change_seat(room, replace(self._person(room.live.stored, seat), bot=bot))
        self._ring(room)
        self._let_bots_move(room)

    def _person(self, stored: StoredTable, seat: int) -> StoredSeat:
        chosen = next((each for each in stored.seats if each.seat == seat and each.person), None)
        if chosen is None:
            raise WrongToken("error-not-a-persons-seat", seat=seat)
        return chosen

    async def take_seat(self, table: str, token: str | None, name: str) -> int:
        """Let a person sit down under a name."""
        room = await self.room(table)
        seat = self.own_seat(room, token)
        stored = room.live.stored.seats[seat]
        await self._change_seat(room, replace(stored, name=clean_name(name) or stored.name, taken=True))
        self._ring(room)
        return seat

    async def _change_seat(self, room: Room, changed: StoredSeat) -> None:
        await asyncio.to_thread(self.store.change_seat, room.live.stored.id, changed)
        room.live.stored.seats[changed.seat] = changed

    def _let_bots_move(self, room: Room) -> None:
        """See that a task moves the bots of a table as long as one of them is asked."""
        if room.bots is None and room.live.bot_to_move() is not None:
            room.bots = asyncio.get_running_loop().create_task(self._move_bots(room))

    async def _move_bots(self, room: Room) -> None:
        try:
            while (seat := room.live.bot_to_move()) is not None:
                bot, position = room.live.stored.seats[seat].bot or "", room.live.asked_at[seat]
                code = await self.thinkers.choose(bot, room.live.state, seat)
                async with room.lock:
                    if room.live.asked_at[seat] == position and room.live.stored.seats[seat].bot:
                        await self._write(room, Entry(seat, code))
                self._ring(room)
        except GrangeError:
            log.exception("a bot's choice was refused at table %s", room.live.stored.id[:6])
        finally:
            room.bots = None

    # watching

    def _ring(self, room: Room) -> None:
        """Tell all who watch that something has changed."""
        for bell in room.bells:
            bell.set()

    @asynccontextmanager
    async def watching(self, table: str) -> AsyncIterator[tuple[Room, asyncio.Event]]:
        """Watch a table: give it with a bell that rings at every change. A table that is watched stays in memory."""
        room, bell = await self.room(table), asyncio.Event()
        room.bells.add(bell)
        try:
            yield room, bell
        finally:
            room.bells.discard(bell)


def clean_name(name: str) -> str:
    """Take out of a name what cannot be printed, and what is too long."""
    return "".join(letter for letter in name if letter.isprintable()).strip()[:LONGEST_NAME]
