"""The house: all tables in play, one choice at a time each, and everybody who watches them."""

from __future__ import annotations

import asyncio
import logging
import random
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Any, TypeVar

from grange.bots import BOTS
from grange.core.errors import BadRecord, IllegalOption, NothingToUndo, UnknownBot
from grange.core.record import clean_name
from grange.core.state import State
from grange.games import find
from grange.web.archive import Archive
from grange.web.capacity import Capacity, Steward
from grange.web.chores import replayed
from grange.web.leases import Leases
from grange.web.refusals import NoSuchTable, TooLong, TooMany, Unwritten, WrongToken
from grange.web.room import Room
from grange.web.secret import Secret
from grange.web.store import FACED, SAID, Entry, GoneError, PositionTakenError, Store, StoredTable, Written
from grange.web.table import UNDO, Closed, LiveTable, Stale, document_of, has_moment
from grange.web.thinking import Thinkers
from grange.web.workers import Overrun, WorkerDied, Workers

log = logging.getLogger("grange.house")

T = TypeVar("T")

MOST_HELD = 200  # visitors whose seats a room remembers
MOST_ENTRIES = 5_000  # of a journal in which choices can still be taken back; the longest games have some 2,000
FIRST_PAUSE, LONGEST_PAUSE = 0.5, 30.0  # seconds that a table waits after something failed
SWEEP = 600.0  # seconds between two looks for tables that nobody touches
LOOK = 5.0  # seconds between two looks for tables whose bots no process moves
MOST_FACED = 10_000  # tables of which is remembered who is at which screen
MOST_RACES = 10  # choices of others, made elsewhere at the same moment, that a choice gives way to


class House:
    """Finds tables, plays choices, lets bots move and wakes watchers. All in one event loop, which never waits or computes."""

    def __init__(self, store: Store, secret: Secret, thinkers: Thinkers, chores: Workers, capacity: Capacity | None = None) -> None:
        self.archive = Archive(store)
        self.store = store
        self.secret = secret
        self.thinkers = thinkers
        self.chores = chores
        self.capacity = capacity or Capacity()
        self.steward = Steward(self.archive, secret, self.capacity)
        self.leases = Leases(store.database)
        self.rooms: OrderedDict[str, Room] = OrderedDict()
        self.faces: OrderedDict[str, dict[str, int]] = OrderedDict()  # the seat at each visitor's screen, by table
        self.hopeless: set[str] = set()  # tables whose bots cannot move any more
        self.tasks: set[asyncio.Task[None]] = set()
        self.wrote: Callable[[bool], None] = lambda _: None  # gets to know of every choice, and whether it was a bot's

    def begin(self) -> None:
        """Wake the tables at which a bot is to move, and look after tables that nobody touches."""
        for task in (self._wake_bots(), self._sweep()):
            self.tasks.add(asyncio.get_running_loop().create_task(task))

    async def close(self) -> None:
        """End the bots, finish what is being written and let go of the store."""
        moving = [room.bots for room in self.rooms.values() if room.bots]
        for task in (*self.tasks, *moving):
            task.cancel()
        await asyncio.gather(*self.tasks, *moving, return_exceptions=True)
        self.thinkers.close()
        self.chores.close()
        await asyncio.to_thread(self.leases.close)
        await asyncio.to_thread(self.archive.close)

    async def do_chore(self, chore: Callable[..., T], *arguments: Any) -> T:
        """Do something long in a worker; refuse it when it takes too long."""
        try:
            return await self.chores.run(chore, *arguments)
        except (Overrun, WorkerDied, MemoryError) as problem:
            log.error("a chore did not come to its end: %s", chore.__name__)
            raise TooLong("error-too-long") from problem

    # tables

    async def room(self, table: str) -> Room:
        """Find a table, in memory or in the store, and see whether a bot is to move there."""
        room = self.rooms.get(table)
        if room is None:
            live = await self._load(table)
            room = self.rooms.get(table) or self.admit(live)
            if self.store.database.shared:  # what was written while the table was opened was told in vain
                await self.catch_up(room)
                room = self.rooms.setdefault(table, room)  # it may have had to leave again meanwhile
        self.let_bots_move(room)
        self.rooms.move_to_end(table)
        return room

    async def present_room(self, table: str) -> Room:
        """Find a table as it is at this moment, whichever process has changed it."""
        known = table in self.rooms
        room = await self.room(table)
        if known and self.store.database.shared:
            await self.catch_up(room)
        return room

    async def catch_up(self, room: Room) -> None:
        """Take over what other processes have written of a table."""
        async with room.lock:
            await self._catch_up(room)
        self.let_bots_move(room)

    async def take_over(self, room: Room, position: int, entry: Entry) -> None:
        """Take over a choice that was made elsewhere, with those before it that are not known here yet."""
        async with room.lock:
            live = room.live
            if live.position == position:
                await self._play(room, [*live.journal[live.last :], entry])
            elif live.position < position:
                await self._play(room, await self.archive.read(self.store.entries, live.stored.id, live.last))
        self.let_bots_move(room)

    async def _play(self, room: Room, entries: Sequence[Entry]) -> None:
        """Play choices that were written elsewhere, after the last one that we know; only with the room's lock.

        If that one is not there any more, the database was brought back to an earlier moment, and the table is opened anew.
        """
        known = room.live.journal[room.live.last :]
        if list(entries[: len(known)]) != known:
            log.error("table %s is not what it was in the database, and is opened again", room.live.stored.id[:6])
            room.live = await self._load(room.live.stored.id)
            room.forget_pictures()
            self.ring(room)
            return
        for entry in entries[len(known) :]:
            room.live.take_over(entry, await asyncio.to_thread(room.live.after, entry))
        if len(entries) > len(known):
            self.ring(room)

    async def _catch_up(self, room: Room) -> None:
        """Read whatever is new and take it over; only with the room's lock."""
        table = room.live.stored.id
        since = await self.archive.read(self.store.since, table, room.live.last)
        if since is None:
            self.rooms.pop(table, None)
            raise NoSuchTable("error-no-such-table")
        await self._play(room, since.journal)
        stored = room.live.stored
        if (stored.seats, stored.lesson, stored.rematch) != (since.seats, since.lesson, since.rematch):
            stored.seats, stored.lesson, stored.rematch = since.seats, since.lesson, since.rematch
            room.forget_pictures()
            self.ring(room)

    async def _load(self, table: str) -> LiveTable:
        """Open a stored table from its latest moment; if that is missing or not the journal's, the journal is played again."""
        try:
            stored = await self.archive.read(self.store.load, table)
            if stored is None:
                raise NoSuchTable("error-no-such-table")
            opens = await asyncio.to_thread(has_moment, stored)
            if not opens and stored.version in find(stored.game).versions:
                stored = await self.do_chore(replayed, stored)
            return await asyncio.to_thread(LiveTable, stored)
        except (NoSuchTable, Closed, Unwritten, TooLong):
            raise
        except (ValueError, LookupError, TypeError, AttributeError) as problem:
            log.exception("table %s cannot be read", table[:6])
            raise BadRecord("error-table-unreadable") from problem

    def admit(self, live: LiveTable) -> Room:
        """Bring a table into memory; the longest unused one that nobody watches may have to leave."""
        room = self.rooms[live.stored.id] = Room(live, faced=self._faces_at(live.stored.id))
        idle = [name for name, other in self.rooms.items() if not other.bells and not other.bots and not other.lock.locked()]
        for name in idle[: max(0, len(self.rooms) - self.capacity.rooms)]:
            if name != live.stored.id:
                del self.rooms[name]
        return room

    async def put_away(self) -> None:
        """Put away what nobody touches, apart from tables that are in use."""
        used = [name for name, room in self.rooms.items() if room.bells or room.bots or room.lock.locked()]
        if self.store.database.shared:
            await self.steward.keep(used)
        for name in await self.steward.put_away(used):
            self.rooms.pop(name, None)

    async def _sweep(self) -> None:
        """From time to time, put away what nobody touches."""
        while True:
            await _patiently(self.put_away)
            await asyncio.sleep(SWEEP)

    # secrets and rights

    def daily_seed(self, game: str, day: str) -> int:
        """Give the seed of a day's challenge, which nobody can foresee."""
        return self.secret.seed("daily", game, day)

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

    async def held(self, room: Room, visitor: str) -> list[int]:
        """List the seats that a visitor's browser has the right to, HOST among them."""
        held = room.held  # another takes its place when somebody sits down elsewhere, and nothing older comes into that
        if visitor not in held:
            if len(held) >= MOST_HELD:
                held.clear()
            held[visitor] = await self.archive.read(self.store.held, visitor, room.live.stored.id)
        return held[visitor]

    async def held_now(self, room: Room, visitor: str) -> list[int]:
        """List them anew: the visitor may have sat down at another process."""
        room.held.pop(visitor, None)
        return await self.held(room, visitor)

    def _faces_at(self, table: str) -> dict[str, int]:
        """Find who is at which screen at a table, which may be in the memory of another process."""
        room = self.rooms.get(table)
        faces = room.faced if room else self.faces.setdefault(table, {})
        if len(self.faces) > MOST_FACED:
            self.faces.popitem(last=False)
        return faces

    def note_face(self, table: str, visitor: str, seat: int) -> None:
        """Note who is at a visitor's screen."""
        faces = self._faces_at(table)
        if len(faces) >= MOST_HELD:
            faces.clear()
        faces[visitor] = seat

    async def face(self, room: Room, visitor: str, seat: int) -> None:
        """Note who is at a visitor's screen, and let other processes know, to which the browser may talk next."""
        if room.faced.get(visitor) != seat:
            table = room.live.stored.id
            self.note_face(table, visitor, seat)
            await self.tell(FACED, table, {"visitor": visitor, "seat": seat})

    async def look(self, table: str, visitor: str, seat: int) -> None:
        """Let somebody say to be at a visitor's screen now, and show them their seat."""
        room = await self.room(table)
        await self.face(room, visitor, seat)
        self.ring(room)

    async def say(self, table: str, seat: int, phrase: str) -> None:
        """Let a seat say a phrase to all who watch."""
        room = await self.room(table)
        room.talk.say(seat, phrase)
        self.ring(room)
        await self.tell(SAID, table, {"seat": seat, "phrase": phrase})

    async def tell(self, what: str, table: str, more: Any) -> None:
        """Tell other processes, if there can be any, what is written down nowhere."""
        if self.store.database.shared:
            await self.archive.write(self.store.tell, what, table, more)

    async def end_lesson(self, table: str) -> None:
        """Let a guided first game go on like any other."""
        room = await self.room(table)
        async with room.lock:
            await self.archive.write(self.store.end_lesson, table)
            room.live.stored.lesson = False
            room.forget_pictures()
        self.ring(room)
        self.let_bots_move(room)

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
            if seen > room.live.position:  # the player has seen more at another process
                await self._catch_up(room)
            for _ in range(MOST_RACES):
                if seen < room.live.position and room.live.written_already(entry.seat, seen, entry.code):
                    break
                self._check(room.live, entry, seen)
                if await self._write(room, entry):
                    break
            else:
                raise Stale("error-stale", seen=seen, position=room.live.position)
        self.ring(room)
        self.let_bots_move(room)
        return room.live.position

    def _check(self, live: LiveTable, entry: Entry, seen: int) -> None:
        """Refuse a choice that does not fit, or not any more."""
        live.check_fresh(entry.seat, seen)
        if entry.code == UNDO and live.state.over:
            raise NothingToUndo("error-nothing-to-undo")
        if entry.code == UNDO and live.position >= MOST_ENTRIES:
            raise TooMany("error-too-many-undos")

    async def _write(self, room: Room, entry: Entry) -> bool:
        """Try a choice, write it, and only then make it part of the table; tell whether it was written.

        If another process has written at this position, what it wrote is taken over instead.
        """
        live = room.live
        state, written, news = await asyncio.to_thread(_tried, live, entry)
        person = live.stored.seats[entry.seat].bot is None
        try:
            await self.archive.write(self.store.append, live.stored.id, live.position, entry, news, written, person)
        except PositionTakenError as problem:
            position = live.position
            await self._catch_up(room)
            if room.live is live and live.position == position:
                raise Unwritten("error-store") from problem
            return False
        live.take_over(entry, state)
        self.wrote(not person)
        return True

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
        async with self._locked(room):
            self._check_person(room.live.stored, seat)
            await self._change_seat(room, seat, bot=bot)
        self.ring(room)
        self.let_bots_move(room)

    def _check_person(self, stored: StoredTable, seat: int) -> None:
        """Refuse a seat that is no person's."""
        if not any(each.seat == seat and each.person for each in stored.seats):
            raise WrongToken("error-not-a-persons-seat", seat=seat)

    async def take_seat(self, table: str, token: str | None, name: str, visitor: str | None = None) -> int:
        """Let a person sit down under a name; a visitor's browser keeps the seat."""
        room = await self.room(table)
        seat = self.own_seat(room, token)
        called = {"name": clean_name(name)} if clean_name(name) else {}
        async with self._locked(room):
            await self._change_seat(room, seat, taken=True, **called)
            if visitor is not None:
                await self._write_seat(self.store.hold, table, visitor, seat)
                room.held.pop(visitor, None)
        self.ring(room)
        return seat

    @asynccontextmanager
    async def _locked(self, room: Room) -> AsyncIterator[None]:
        """Have a room to oneself, with everybody in the seats where they are now."""
        async with room.lock:
            if self.store.database.shared:
                await self._catch_up(room)
            yield

    async def _change_seat(self, room: Room, seat: int, **changed: Any) -> None:
        """Write down what has changed of a seat; only with the room's lock."""
        await self._write_seat(self.store.change_seat, room.live.stored.id, seat, changed)
        sitting = room.live.stored.seats
        sitting[seat] = replace(sitting[seat], **changed)
        room.forget_pictures()

    async def _write_seat(self, ask: Callable[..., None], *arguments: Any) -> None:
        try:
            await self.archive.write(ask, *arguments)
        except GoneError as problem:
            raise NoSuchTable("error-no-such-table") from problem

    async def _wake_bots(self) -> None:
        """Open the tables at which a bot is to move and no process sees to it; of several processes each looks again and again."""

        async def wake() -> None:
            tables = await self.archive.read(self.store.lists.waiting_for_bots)
            for table in random.sample(tables, len(tables)):  # so that several processes share them
                await self._wake_bots_at(table)

        await _patiently(wake)
        while self.store.database.shared:
            await asyncio.sleep(LOOK)
            await _patiently(wake)

    async def _wake_bots_at(self, table: str) -> None:
        """Open a table whose bots nobody moves; one at which they cannot move any more is left alone from then on."""
        room = self.rooms.get(table)
        if table in self.hopeless or (room and room.bots) or not await self.leases.take(table):
            return
        try:
            room = await self.room(table)
            if room.live.closed:
                self.hopeless.add(table)
        except Exception as problem:
            log.warning("table %s cannot be opened: %r", table[:6], problem)
            if isinstance(problem, NoSuchTable | Closed | BadRecord):
                self.hopeless.add(table)
        finally:
            if room is None or room.bots is None:
                self.leases.release(table)

    def let_bots_move(self, room: Room) -> None:
        """See that a task moves the bots of a table as long as one of them is asked."""
        if room.bots is None and room.live.bot_to_move() is not None:
            room.bots = asyncio.get_running_loop().create_task(self._move_bots(room))

    async def _move_bots(self, room: Room) -> None:
        """Let bots choose until none is asked, unless another process does; whatever fails is tried again, less and less often."""
        pause, ours = FIRST_PAUSE, True
        try:
            while ours and (seat := room.live.bot_to_move()) is not None:
                try:
                    ours = await self._bot_moves(room, seat)
                    pause = FIRST_PAUSE
                except NoSuchTable:
                    ours = False
                except Exception as problem:
                    log.error("a bot's choice at table %s failed and is tried again: %r", room.live.stored.id[:6], problem)
                    await asyncio.sleep(pause)
                    pause = min(2 * pause, LONGEST_PAUSE)
        finally:
            self.leases.release(room.live.stored.id)
            room.bots = None
        if ours:  # whoever wanted the lease meanwhile has left the table to us
            self.let_bots_move(room)

    async def _bot_moves(self, room: Room, seat: int) -> bool:
        """Let a bot choose, unless its question has changed while it was thinking; tell whether its table is ours to move."""
        table = room.live.stored.id
        if not await self.leases.take(table):
            return False
        bot, asked_at = room.live.stored.seats[seat].bot or "", room.live.asked_at[seat]
        code = room.live.prepared(seat) or await self.thinkers.choose(bot, room.live.state, seat, watched=bool(room.bells))
        async with room.lock:
            if not await self.leases.take(table):
                return False
            if room.live.asked_at[seat] == asked_at and room.live.stored.seats[seat].bot:
                await self._write(room, Entry(seat, code))
        self.ring(room)
        return True

    # watching

    def ring(self, room: Room) -> None:
        """Tell all who watch that something has changed."""
        for bell in room.bells:
            bell.set()

    @asynccontextmanager
    async def watching(self, table: str) -> AsyncIterator[tuple[Room, asyncio.Event]]:
        """Watch a table: give it with a bell that rings at every change. A table that is watched stays in memory."""
        room, bell = await self.room(table), asyncio.Event()
        room.bells.add(bell)
        try:
            if self.store.database.shared:
                await self.catch_up(room)
                await self.steward.keep([table])
            yield room, bell
        finally:
            room.bells.discard(bell)


def _tried(live: LiveTable, entry: Entry) -> tuple[State, Written, list[dict[str, Any]]]:
    """Try a choice: give the state after it, what is to be written of it, and what it made happen."""
    state = live.after(entry)
    return state, live.written(entry, state), [document_of(event) for event in state.events or []]


async def _patiently(work: Callable[[], Any]) -> None:
    """Do something that must be done in the end; if it fails, try again, less and less often."""
    pause = FIRST_PAUSE
    while True:
        try:
            await work()
            return
        except Exception as problem:
            log.error("%s failed and is tried again: %r", work.__name__, problem)
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)
