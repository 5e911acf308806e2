"""The house: all tables in play, one choice at a time each, and everybody who watches them."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace
from typing import Any, TypeVar

from grange.bots import BOTS
from grange.core.chance import any_seed
from grange.core.errors import BadRecord, IllegalOption, UnknownBot
from grange.core.game import Origin
from grange.core.lesson import LEARNER
from grange.core.record import Player, clean_name
from grange.core.state import State
from grange.core.table import Panels
from grange.games import find
from grange.web.archive import Archive
from grange.web.capacity import Capacity, Host, Steward
from grange.web.chores import replayed, shelved
from grange.web.company import LEVELS, usual_character
from grange.web.phrases import Talk
from grange.web.refusals import NoSuchTable, NotYet, TooLong, TooMany, Unwritten, WrongToken
from grange.web.rematch import next_origin, next_seats
from grange.web.schema import HOST
from grange.web.secret import Secret, new_name
from grange.web.store import (
    Entry,
    GoneError,
    NextTakenError,
    PositionTakenError,
    Right,
    Store,
    StoredCampaign,
    StoredSeat,
    StoredTable,
    Written,
)
from grange.web.table import UNDO, Closed, LiveTable, Stale, document_of, has_moment, setup_of
from grange.web.thinking import Thinkers
from grange.web.workers import Overrun, WorkerDied, Workers

log = logging.getLogger("grange.house")

T = TypeVar("T")

MOST_HELD = 200  # visitors whose seats a room remembers
MOST_ENTRIES = 5_000  # of a journal in which choices can still be taken back; the longest games have some 2,000
FIRST_PAUSE, LONGEST_PAUSE = 0.5, 30.0  # seconds that a table waits after something failed
SWEEP = 600.0  # seconds between two looks for tables that nobody touches


@dataclass
class Drawn:
    """The pictures of one state, for each who looks at it from another side or in another language."""

    state: State
    pictures: dict[Any, Panels] = field(default_factory=dict)
    parts: dict[Any, str] = field(default_factory=dict)  # everything that a page is sent


@dataclass
class Room:
    """A table in memory, with those who watch it."""

    live: LiveTable
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    bells: set[asyncio.Event] = field(default_factory=set)  # one for each who watches
    bots: asyncio.Task[None] | None = None
    held: dict[str, list[int]] = field(default_factory=dict)  # the seats of every visitor who came by
    faced: dict[str, int] = field(default_factory=dict)  # the seat that is at each visitor's screen, where several share one
    talk: Talk = field(default_factory=Talk)
    drawn: Drawn | None = None
    drawing: asyncio.Lock = field(default_factory=asyncio.Lock)  # what one viewer waits for, the next finds drawn


@dataclass(frozen=True)
class Opened:
    """A new table and the secrets that open it."""

    table: str
    host: str
    tokens: list[str | None]  # one for each seat that a person may take


class House:
    """Opens tables, plays choices, lets bots move and wakes watchers. All in one event loop, which never waits or computes."""

    def __init__(self, store: Store, secret: Secret, thinkers: Thinkers, chores: Workers, capacity: Capacity | None = None) -> None:
        self.archive = Archive(store)
        self.store = store
        self.secret = secret
        self.thinkers = thinkers
        self.chores = chores
        self.capacity = capacity or Capacity()
        self.steward = Steward(self.archive, secret, self.capacity)
        self.rooms: OrderedDict[str, Room] = OrderedDict()
        self.opening, self.daily, self.learning = asyncio.Lock(), asyncio.Lock(), asyncio.Lock()
        self.tasks: set[asyncio.Task[None]] = set()

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
        await asyncio.to_thread(self.archive.close)

    async def do_chore(self, chore: Callable[..., T], *arguments: Any) -> T:
        """Do something long in a worker; refuse it when it takes too long."""
        try:
            return await self.chores.run(chore, *arguments)
        except (Overrun, WorkerDied, MemoryError) as problem:
            log.error("a chore did not come to its end: %s", chore.__name__)
            raise TooLong("error-too-long") from problem

    # tables

    async def open_table(
        self,
        game: str,
        guests: list[Player],
        rules: dict[str, Any],
        seed: int | None = None,
        daily: str | None = None,
        host: Host | None = None,
        lesson: bool = False,
        campaign: StoredCampaign | None = None,
    ) -> Opened:
        """Set a new table up; everything is checked before anything is written."""
        host = host or Host()
        for guest in guests:
            if guest.bot is not None and guest.bot not in BOTS:
                raise UnknownBot("error-unknown-bot", bot=guest.bot[:80], bots=list(BOTS))
        if campaign is None:
            find(game).check_chosen(rules)
        origin = find(game).origin(len(guests), any_seed() if seed is None else seed, rules, {})
        await self.steward.check(host)
        stored = StoredTable(
            new_name(),
            game,
            origin.game.version,
            setup_of(origin),
            time.time(),
            [_seat(seat, guest, seat in host.own) for seat, guest in enumerate(guests)],
            daily=daily,
            touched=time.time(),
            seed_chosen=seed is not None and daily is None and not lesson,
            lesson=lesson,
            **_place_in(campaign),
        )
        await self._lay(stored, host, _rights_of(host), campaign)
        tokens = [None if guest.bot else self.seat_token(stored.id, seat) for seat, guest in enumerate(guests)]
        return Opened(stored.id, self.secret.token("host", stored.id), tokens)

    async def rematch(self, table: str, host: Host) -> str:
        """Open the rematch of a finished game, or find it: a game has one, however many ask for it."""
        room = await self.room(table)
        if room.live.stored.campaign:
            raise NotYet("error-rematch-campaign")
        if not room.live.state.over:
            raise NotYet("error-rematch-not-yet")
        if room.live.closed:
            raise Closed("error-table-closed")
        async with room.lock:
            found = await self.archive.read(self.store.rematch, table)
            room.live.stored.rematch = found or await self._open_rematch(room.live, host)
            room.drawn = None
        self._ring(room)
        return room.live.stored.rematch

    async def _open_rematch(self, live: LiveTable, host: Host) -> str:
        """Open the rematch, unless another process has just done so. Whoever asks for it is its host."""
        before, origin = live.stored, await asyncio.to_thread(next_origin, live)
        rights = [right for right in await self.archive.read(self.store.rights, before.id) if right.seat != HOST]
        try:
            return await self.open_after(before, origin, host, [*_rights_of(Host(visitor=host.visitor)), *rights], rematch=True)
        except NextTakenError:
            return await self.archive.read(self.store.rematch, before.id) or before.id

    async def open_after(
        self,
        before: StoredTable,
        origin: Origin,
        host: Host,
        rights: list[Right],
        *,
        rematch: bool = False,
        campaign: StoredCampaign | None = None,
    ) -> str:
        """Open a table for the people of another: its rematch, or the next game of its campaign."""
        now, sitting = time.time(), next_seats(before.seats, rights)
        setup, version = setup_of(origin), origin.game.version
        stored = StoredTable(new_name(), before.game, version, setup, now, sitting, touched=now, **_place_in(campaign))
        stored.rematch_of = before.id if rematch else None
        await self._lay(stored, host, rights, campaign)
        return stored.id

    async def _lay(self, stored: StoredTable, host: Host, rights: list[Right], campaign: StoredCampaign | None = None) -> None:
        """Lay a new table: write it down, with its campaign, bring it into memory, and let bots begin."""
        live = await asyncio.to_thread(LiveTable, stored)
        stored.beginning = [document_of(event) for event in live.beginning]
        campaign = replace(campaign, playing=stored.id) if campaign else None
        await self._keep(stored, await asyncio.to_thread(live.written, None, live.state), host, rights, campaign)
        self._let_bots_move(self._admit(live))

    async def lay_again(self, stored: StoredTable, host: Host) -> str:
        """Lay a table at which choices were made already."""
        await self._lay(stored, host, _rights_of(host))
        return stored.id

    async def shelve(self, text: str, host: Host) -> str:
        """Make a table of a finished game's record, to be replayed."""
        await self.steward.check(host)
        done = await self.do_chore(shelved, text, new_name(), time.time())
        await self._keep(done.table, done.written, host, _rights_of(host))
        return done.table.id

    async def open_daily(self, game: str, day: str, host: Host, called: str = "") -> str:
        """Open a day's challenge, or find the visitor's own: everybody has one try, however often they ask."""
        async with self.daily:
            table = await self.archive.read(self.store.daily_of, game, day, host.visitor)
            if table is None:
                table = (await self.open_table(game, [Player(called)], {}, self.daily_seed(game, day), day, host)).table
            return table

    async def open_lesson(self, game: str, host: Host) -> str:
        """Open a guided first game against the gentlest bot, or find the one that the visitor has not finished."""
        async with self.learning:
            table = await self.archive.read(self.store.lesson_of, game, host.visitor)
            if table is None:
                lesson = find(game).lesson()
                guests = [Player(bot=None if seat == LEARNER else LEVELS[0]) for seat in range(lesson.seats)]
                table = (await self.open_table(game, guests, dict(lesson.rules), lesson.seed, host=host, lesson=True)).table
            return table

    async def end_lesson(self, table: str) -> None:
        """Let a guided first game go on like any other."""
        room = await self.room(table)
        async with room.lock:
            await self.archive.write(self.store.end_lesson, table)
            room.live.stored.lesson = False
            room.drawn = None
        self._ring(room)
        self._let_bots_move(room)

    def daily_seed(self, game: str, day: str) -> int:
        """Give the seed of a day's challenge, which nobody can foresee."""
        return self.secret.seed("daily", game, day)

    async def _keep(
        self, stored: StoredTable, written: Written, host: Host, rights: list[Right], campaign: StoredCampaign | None = None
    ) -> None:
        """Write a new table down, if there is still room for it: one is counted and written after another."""
        async with self.opening:
            stored.opened_from = await self.steward.check(host)
            await self.archive.write(self.store.create, stored, written, rights, campaign)

    async def room(self, table: str) -> Room:
        """Find a table, in memory or in the store, and see whether a bot is to move there."""
        room = self.rooms.get(table)
        if room is None:
            live = await self._load(table)
            room = self.rooms.get(table) or self._admit(live)
        self._let_bots_move(room)
        self.rooms.move_to_end(table)
        return room

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

    def _admit(self, live: LiveTable) -> Room:
        """Bring a table into memory; the longest unused one that nobody watches may have to leave."""
        room = self.rooms[live.stored.id] = Room(live)
        idle = [name for name, other in self.rooms.items() if not other.bells and not other.bots and not other.lock.locked()]
        for name in idle[: max(0, len(self.rooms) - self.capacity.rooms)]:
            if name != live.stored.id:
                del self.rooms[name]
        return room

    async def put_away(self) -> None:
        """Put away what nobody touches, apart from tables that are in use."""
        used = [name for name, room in self.rooms.items() if room.bells or room.bots or room.lock.locked()]
        for name in await self.steward.put_away(used):
            self.rooms.pop(name, None)

    async def _sweep(self) -> None:
        """From time to time, put away what nobody touches."""
        while True:
            await _patiently(self.put_away)
            await asyncio.sleep(SWEEP)

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

    async def held(self, room: Room, visitor: str) -> list[int]:
        """List the seats that a visitor's browser has the right to, HOST among them."""
        if visitor not in room.held:
            if len(room.held) >= MOST_HELD:
                room.held.clear()
            room.held[visitor] = await self.archive.read(self.store.held, visitor, room.live.stored.id)
        return room.held[visitor]

    def face(self, room: Room, visitor: str, seat: int) -> None:
        """Note who is at a visitor's screen."""
        if len(room.faced) >= MOST_HELD:
            room.faced.clear()
        room.faced[visitor] = seat

    async def look(self, table: str, visitor: str, seat: int) -> None:
        """Let somebody say to be at a visitor's screen now, and show them their seat."""
        room = await self.room(table)
        self.face(room, visitor, seat)
        self._ring(room)

    async def say(self, table: str, seat: int, phrase: str) -> None:
        """Let a seat say a phrase to all who watch."""
        room = await self.room(table)
        room.talk.say(seat, phrase)
        self._ring(room)

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
            if entry.code == UNDO and live.position >= MOST_ENTRIES:
                raise TooMany("error-too-many-undos")
            await self._write(room, entry)
        self._ring(room)
        self._let_bots_move(room)
        return room.live.position

    async def _write(self, room: Room, entry: Entry) -> None:
        """Try a choice, write it, and only then make it part of the table."""
        live, table = room.live, room.live.stored.id
        state = await asyncio.to_thread(live.after, entry)
        written = await asyncio.to_thread(live.written, entry, state)
        news = [document_of(event) for event in state.events or []]
        person = live.stored.seats[entry.seat].bot is None
        try:
            await self.archive.write(self.store.append, table, live.position, entry, news, written, person)
        except PositionTakenError as problem:
            room.live = await self._load(table)  # another process has written to this journal
            raise Stale("error-stale", seen=live.position, position=room.live.position) from problem
        live.take_over(entry, state)

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
        async with room.lock:
            await self._change_seat(room, replace(self._person(room.live.stored, seat), bot=bot))
        self._ring(room)
        self._let_bots_move(room)

    def _person(self, stored: StoredTable, seat: int) -> StoredSeat:
        chosen = next((each for each in stored.seats if each.seat == seat and each.person), None)
        if chosen is None:
            raise WrongToken("error-not-a-persons-seat", seat=seat)
        return chosen

    async def take_seat(self, table: str, token: str | None, name: str, visitor: str | None = None) -> int:
        """Let a person sit down under a name; a visitor's browser keeps the seat."""
        room = await self.room(table)
        seat = self.own_seat(room, token)
        async with room.lock:
            stored = room.live.stored.seats[seat]
            await self._change_seat(room, replace(stored, name=clean_name(name) or stored.name, taken=True))
            if visitor is not None:
                await self._write_seat(self.store.hold, visitor, table, seat)
                room.held.pop(visitor, None)
        self._ring(room)
        return seat

    async def _change_seat(self, room: Room, changed: StoredSeat) -> None:
        """Write down who sits in a seat now; only with the room's lock, so that no change is lost."""
        await self._write_seat(self.store.change_seat, room.live.stored.id, changed)
        room.live.stored.seats[changed.seat] = changed
        room.drawn = None

    async def _write_seat(self, ask: Callable[..., None], *arguments: Any) -> None:
        try:
            await self.archive.write(ask, *arguments)
        except GoneError as problem:
            raise NoSuchTable("error-no-such-table") from problem

    async def _wake_bots(self) -> None:
        """Open the tables at which a bot was to move when the server stopped."""

        async def wake() -> None:
            for table in await self.archive.read(self.store.waiting_for_bots):
                try:
                    await self.room(table)
                except Exception as problem:
                    log.warning("table %s cannot be opened: %r", table[:6], problem)

        await _patiently(wake)

    def _let_bots_move(self, room: Room) -> None:
        """See that a task moves the bots of a table as long as one of them is asked."""
        if room.bots is None and room.live.bot_to_move() is not None:
            room.bots = asyncio.get_running_loop().create_task(self._move_bots(room))

    async def _move_bots(self, room: Room) -> None:
        """Let bots choose until none is asked; whatever fails is tried again, less and less often."""
        pause = FIRST_PAUSE
        try:
            while (seat := room.live.bot_to_move()) is not None:
                try:
                    await self._bot_moves(room, seat)
                    pause = FIRST_PAUSE
                except Exception as problem:
                    log.error("a bot's choice at table %s failed and is tried again: %r", room.live.stored.id[:6], problem)
                    await asyncio.sleep(pause)
                    pause = min(2 * pause, LONGEST_PAUSE)
        finally:
            room.bots = None

    async def _bot_moves(self, room: Room, seat: int) -> None:
        """Let a bot choose, unless its question has changed while it was thinking."""
        bot, asked_at = room.live.stored.seats[seat].bot or "", room.live.asked_at[seat]
        code = room.live.prepared(seat) or await self.thinkers.choose(bot, room.live.state, seat)
        async with room.lock:
            if room.live.asked_at[seat] == asked_at and room.live.stored.seats[seat].bot:
                await self._write(room, Entry(seat, code))
        self._ring(room)

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


def _rights_of(host: Host) -> list[Right]:
    """Give whoever opens a table with a browser the table and the seats they take."""
    return [] if host.visitor is None else [Right(host.visitor, seat) for seat in (HOST, *host.own)]


def _place_in(campaign: StoredCampaign | None) -> dict[str, Any]:
    """Give a new table its place in a campaign, if it is a game of one."""
    return {"campaign": campaign.id, "campaign_table": campaign.tables} if campaign else {}


def _seat(seat: int, guest: Player, here: bool) -> StoredSeat:
    name = clean_name(guest.name) or (usual_character(seat) if guest.bot else "")
    return StoredSeat(seat, name, guest.bot, person=guest.bot is None, taken=here or guest.bot is not None)


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
