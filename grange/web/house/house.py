"""The house: all tables in memory, one choice at a time at each, and everybody who watches them."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Any, TypeVar

from grange.core.errors import BadRecord, IllegalOption, NothingToUndo
from grange.core.state import State
from grange.games import find
from grange.web.background.bot_tasks import BotPool
from grange.web.background.fair_queue import Urgency
from grange.web.background.page_tasks import replay_table
from grange.web.background.retrying import Pauses, retry
from grange.web.background.waiting import while_they_wait, who_asks
from grange.web.background.workers import Overrun, WorkerDied, Workers
from grange.web.cluster.leases import Leases
from grange.web.house.bots import Bots
from grange.web.house.capacity import Capacity, Quotas
from grange.web.house.documents import document_of
from grange.web.house.rights import Rights
from grange.web.house.room import Room
from grange.web.house.screens import Screens
from grange.web.house.table import UNDO, Closed, LiveTable, Stale, has_snapshot
from grange.web.log_entry import LogEntry
from grange.web.pace.agreed import pace_in
from grange.web.pace.entries import ARRIVED, BACK, ENDED, change_of, is_side_entry
from grange.web.pace.timekeeper import Timekeeper
from grange.web.ratings.rater import Rater
from grange.web.refusals import NoSuchTable, TooLong, TooMany, Unwritten, WrongToken
from grange.web.secret import Secret
from grange.web.storage.archive import Archive
from grange.web.storage.store import SAID, Store
from grange.web.stored import Entry, PositionTakenError, Written

log = logging.getLogger("grange.house")

T = TypeVar("T")

MOST_ENTRIES = 5_000  # of a journal, after which nobody may undo or hand a seat over; the longest games have some 2,000
FIRST_PAUSE, LONGEST_PAUSE = 0.5, 30.0  # seconds until a sweep that failed is tried again
SWEEP = 600.0  # seconds between two sweeps
MOST_RACES = 10  # times that a choice is tried again because another process wrote first


class House:
    """Finds tables, plays choices and wakes watchers. All this runs in one event loop, which never waits or computes."""

    def __init__(self, store: Store, secret: Secret, workers: Workers, bot_pool: BotPool, capacity: Capacity | None = None) -> None:
        self.archive = Archive(store)
        self.store = store
        self.secret = secret
        self.workers = workers
        self.bot_pool = bot_pool
        self.capacity = capacity or Capacity()
        self.quotas = Quotas(self.archive, secret, self.capacity)
        self.leases = Leases(store.database)
        self.rooms: OrderedDict[str, Room] = OrderedDict()
        self.rights = Rights(secret, self.archive)
        self.screens = Screens(self.rooms, self.archive)
        self.bots = Bots(self, self.archive, self.leases, bot_pool)
        self.timekeeper = Timekeeper(self, self.archive, self.leases)
        self.tasks: set[asyncio.Task[None]] = set()
        self.wrote: Callable[[bool], None] = lambda _: None  # called after every choice with whether it was a bot's
        self.rater = Rater(self.archive, self.leases)
        self.sought: Callable[[], None] = lambda: None  # called when a table that seeks players was opened or changed

    def begin(self) -> None:
        """Start the tasks that wake bots, keep the time and put unused tables away."""
        for task in (self.bots.look_after(), self.timekeeper.run(), self.rater.run(), self._sweep()):
            self.tasks.add(asyncio.get_running_loop().create_task(task))

    async def close(self) -> None:
        """Stop the bots, finish pending writes and close the store."""
        moving = [room.bots for room in self.rooms.values() if room.bots]
        for task in (*self.tasks, *moving):
            task.cancel()
        await asyncio.gather(*self.tasks, *moving, return_exceptions=True)
        self.bot_pool.close()
        self.workers.close()
        await asyncio.to_thread(self.leases.close)
        await asyncio.to_thread(self.archive.close)

    async def run_in_worker(self, task: Callable[..., T], *arguments: Any, urgency: Urgency = Urgency.PAST) -> T:
        """Run a long task in a worker while the client waits for it; refuse it when it takes too long."""
        return await while_they_wait(self._run(urgency, task, *arguments))

    def check_hints(self) -> None:
        """Refuse a client with too many waiting hints, before another one is prepared."""
        self.workers.check(Urgency.HINT, who_asks())

    async def _run(self, urgency: Urgency, task: Callable[..., T], *arguments: Any) -> T:
        try:
            return await self.workers.run(task, *arguments, urgency=urgency, asker=who_asks())
        except (Overrun, WorkerDied, MemoryError) as problem:
            log.error(LogEntry("log-task-unfinished", task=task.__name__))
            raise TooLong("error-too-long") from problem

    # tables

    async def room(self, table: str) -> Room:
        """Find a table, in memory or in the store, and let its bots move."""
        room = self.rooms.get(table)
        if room is None:
            live = await self._load(table)
            room = self.rooms.get(table) or self.admit(live)
            if self.store.database.shared:  # notifications during the load found no room
                await self.catch_up(room)
                room = self.rooms.setdefault(table, room)  # it may have left memory again meanwhile
            if room.live.agreed_to_end:  # a process may have been stopped before it could write that
                async with room.lock:
                    await self._end_if_agreed(room)
        room.check_shown()
        self.bots.let_move(room)
        self.rooms.move_to_end(table)
        return room

    async def present_room(self, table: str) -> Room:
        """Find a table with everything that other processes have written."""
        known = table in self.rooms
        room = await self.room(table)
        if known and self.store.database.shared:
            await self.catch_up(room)
        return room

    async def catch_up(self, room: Room) -> None:
        """Read and play what other processes have written of a table."""
        async with room.lock:
            await self._catch_up(room)
        self.bots.let_move(room)

    async def receive(self, room: Room, position: int, entry: Entry) -> None:
        """Play an entry that another process has written, after any earlier ones that are missing here."""
        async with room.lock:
            live = room.live
            if live.position == position:
                await self._play_written(room, [*live.journal[live.last :], entry])
            elif live.position < position:
                await self._play_written(room, await self.archive.read(self.store.entries, live.stored.id, live.last))
        self.bots.let_move(room)

    async def _play_written(self, room: Room, entries: Sequence[Entry]) -> None:
        """Play entries that other processes have written; the first is the last one that we know. Needs the room's lock.

        If the last one that we know has changed, somebody restored an older database, and the table is loaded again.
        """
        known = room.live.journal[room.live.last :]
        if list(entries[: len(known)]) != known:
            log.error(LogEntry("log-table-changed", table=room.live.stored.id[:6]))
            room.live = await self._load(room.live.stored.id)
            room.forget_pictures()
            room.ring()
            return
        for entry in entries[len(known) :]:
            room.live.add(entry, await asyncio.to_thread(room.live.after, entry))
        if any(is_side_entry(entry.code) for entry in entries[len(known) :]):
            room.forget_pictures()
        if len(entries) > len(known):
            room.ring()

    async def _catch_up(self, room: Room) -> None:
        """Read and play what is new. Needs the room's lock."""
        table = room.live.stored.id
        since = await self.archive.read(self.store.since, table, room.live.last)
        if since is None:
            self.rooms.pop(table, None)
            raise NoSuchTable("error-no-such-table")
        await self._play_written(room, since.journal)
        stored = room.live.stored
        if stored.closed != since.closed:  # its clocks stood meanwhile
            room.live = await self._load(table)
            room.forget_pictures()
            room.ring()
            return
        known = stored.seats, stored.lesson, stored.rematch, stored.closed
        if known != (since.seats, since.lesson, since.rematch, since.closed):
            stored.seats, stored.lesson, stored.rematch, stored.closed = since.seats, since.lesson, since.rematch, since.closed
            room.forget_pictures()
            room.ring()

    @asynccontextmanager
    async def up_to_date(self, room: Room) -> AsyncIterator[None]:
        """Lock a room, after catching up with other processes."""
        async with room.lock:
            if self.store.database.shared:
                await self._catch_up(room)
            yield

    async def _load(self, table: str) -> LiveTable:
        """Load a table from its snapshot; if that is missing or not the journal's, a worker plays the journal first."""
        try:
            stored = await self.archive.read(self.store.load, table)
            if stored is None:
                raise NoSuchTable("error-no-such-table")
            opens = await asyncio.to_thread(has_snapshot, stored)
            if pace_in(stored.setup):
                await self.timekeeper.know_outages()
                stored.outages = self.timekeeper.outages
            if not opens and stored.version == find(stored.game).version:
                stored = await self._run(Urgency.PAGE, replay_table, stored)
                stored.outages = self.timekeeper.outages
            return await asyncio.to_thread(LiveTable, stored)
        except (NoSuchTable, Closed, Unwritten, TooLong):
            raise
        except (ValueError, LookupError, TypeError, AttributeError) as problem:
            log.exception(LogEntry("log-table-unreadable", table=table[:6]))
            raise BadRecord("error-table-unreadable") from problem

    def admit(self, live: LiveTable) -> Room:
        """Bring a table into memory; if there are too many, the least recently used ones leave."""
        live.stored.outages = self.timekeeper.outages
        room = self.rooms[live.stored.id] = Room(live, at_screen=self.screens.at(live.stored.id))
        idle = [name for name, other in self.rooms.items() if not other.in_use]
        for name in idle[: max(0, len(self.rooms) - self.capacity.rooms)]:
            if name != live.stored.id:
                del self.rooms[name]
        return room

    async def put_away(self) -> None:
        """Put away tables that nobody has used for a long time."""
        used = [name for name, room in self.rooms.items() if room.in_use]
        if self.store.database.shared:
            await self.quotas.keep(used)
        for name in await self.quotas.put_away(used):
            self.rooms.pop(name, None)

    async def _sweep(self) -> None:
        """Put unused tables away, again and again."""
        while True:
            await retry(self.put_away, pauses=Pauses(FIRST_PAUSE, LONGEST_PAUSE), log=log)
            await asyncio.sleep(SWEEP)

    # days, phrases, lessons

    async def daily_seed(self, game: str, day: str) -> int:
        """Return the seed of a day's challenge, which nobody can predict. It is stored, so a new secret does not change it."""
        kept = await self.archive.read(self.store.days.seed_of, day, game)
        if kept is None:
            kept = await self.archive.write(self.store.days.keep_seed, day, game, self.secret.seed("daily", game, day))
        return kept

    async def say(self, table: str, seat: int, phrase: str) -> None:
        """Send a seat's phrase to all viewers."""
        room = await self.room(table)
        room.talk.say(seat, phrase)
        room.ring()
        await self.archive.notify(SAID, table, {"seat": seat, "phrase": phrase})

    async def end_lesson(self, table: str) -> None:
        """Turn a lesson into an ordinary game."""
        room = await self.room(table)
        async with room.lock:
            await self.archive.write(self.store.end_lesson, table)
            room.live.stored.lesson = False
            room.forget_pictures()
        room.ring()
        self.bots.let_move(room)

    # choices

    async def play_choice(self, table: str, seat: int, seen: int, code: str) -> int:
        """Play a choice and return the position after it. It is on disk then; the same choice sent twice is played once."""
        if code == UNDO or is_side_entry(code):
            raise IllegalOption("error-no-such-code", code=code)
        return await self._enter(table, Entry(seat, code), seen)

    async def undo_choice(self, table: str, seat: int, seen: int) -> int:
        """Take a seat's last choice back."""
        return await self._enter(table, Entry(seat, UNDO), seen)

    async def _enter(self, table: str, entry: Entry, seen: int) -> int:
        """Write a choice into the journal if it is legal and not there yet, and wake all viewers."""
        room = await self.room(table)
        async with room.lock:
            if seen > room.live.position:  # the player has seen more at another process
                await self._catch_up(room)
            for _ in range(MOST_RACES):
                if seen < room.live.position and room.live.written_already(entry.seat, seen, entry.code):
                    break
                self._check(room.live, entry, seen)
                await self.welcome(room, entry.seat)
                if await self.write(room, entry):
                    break
            else:
                raise Stale("error-stale", seen=seen, position=room.live.position)
        room.ring()
        self.bots.let_move(room)
        return room.live.position

    async def welcome(self, room: Room, seat: int) -> None:
        """Note that a seat's player is here: for the first time, or instead of a bot that played on. Needs the room's lock."""
        if room.live.has_left(seat):
            raise WrongToken("error-left")
        await self.note(room, Entry(seat, ARRIVED), lambda live: live.pace is not None and seat not in live.arrived)
        await self.note(room, Entry(seat, BACK), lambda live: live.is_replaced(seat))

    async def note(self, room: Room, entry: Entry, needed: Callable[[LiveTable], bool]) -> None:
        """Write a side entry, as long as it is needed. Needs the room's lock."""
        for _ in range(MOST_RACES):
            if not needed(room.live):
                return None
            if await self.write(room, entry):
                return await self._end_if_agreed(room)
        raise Stale("error-stale", seen=room.live.position, position=room.live.position)

    async def _end_if_agreed(self, room: Room) -> None:
        """End a game as soon as everybody agrees to the open offer. Needs the room's lock."""
        if (offer := room.live.offer) is not None:
            await self.note(room, Entry(offer.seat, ENDED), lambda live: live.agreed_to_end)

    def check_space(self, live: LiveTable) -> None:
        """Refuse what players could repeat for ever, at a table whose journal is long."""
        if live.position >= MOST_ENTRIES:
            raise TooMany("error-too-many-changes")

    def _check(self, live: LiveTable, entry: Entry, seen: int) -> None:
        """Refuse a choice that comes too late, or an undo that is not possible."""
        live.check_fresh(entry.seat, seen)
        if entry.code == UNDO and live.state.over:
            raise NothingToUndo("error-nothing-to-undo")
        if entry.code == UNDO and live.position >= MOST_ENTRIES:
            raise TooMany("error-too-many-undos")

    async def write(self, room: Room, entry: Entry) -> bool:
        """Try a choice, write it, and only then add it to the table; return whether it was written. Needs the room's lock.

        If another process has written at this position, play what it wrote instead.
        """
        live = room.live
        if live.pace:
            await self.timekeeper.know_outages()
        entry = replace(entry, at=self.timekeeper.clock())
        state, written, news = await asyncio.to_thread(_tried, live, entry)
        person = live.stored.seats[entry.seat].bot is None
        try:
            if is_side_entry(entry.code):
                changed = change_of(entry.code)
                await self.archive.write(self.store.append_side_entry, live.stored.id, live.position, entry, news, written, changed)
            else:
                await self.archive.write(self.store.append, live.stored.id, live.position, entry, news, written, person)
        except PositionTakenError as problem:
            position = live.position
            await self._catch_up(room)
            room.live.check_playable()
            if room.live is live and live.position == position:
                raise Unwritten("error-store") from problem
            return False
        live.add(entry, state)
        if written.ending:
            self.rater.bell.set()
        if is_side_entry(entry.code):
            room.forget_pictures()
        else:
            self.wrote(not person)
        return True

    def changed(self, room: Room) -> None:
        """Wake everybody at a table, its bots too."""
        room.ring()
        self.bots.let_move(room)

    # watching

    @asynccontextmanager
    async def watching(self, table: str) -> AsyncIterator[tuple[Room, asyncio.Event]]:
        """Watch a table: return it with a bell that rings at every change. A watched table stays in memory."""
        room, bell = await self.room(table), asyncio.Event()
        room.bells.add(bell)
        try:
            if self.store.database.shared:
                await self.catch_up(room)
                await self.quotas.keep([table])
            yield room, bell
        finally:
            room.bells.discard(bell)


def _tried(live: LiveTable, entry: Entry) -> tuple[State, Written, list[dict[str, Any]]]:
    """Try a choice: return the state after it, what has to be written, and its events."""
    state = live.after(entry)
    return state, live.to_write(entry, state), [document_of(event) for event in state.events or []]
