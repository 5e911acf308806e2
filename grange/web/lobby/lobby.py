"""The lobby: people sit down at tables that seek players, and the house ends tables that nobody joins.

A table of the lobby gathers its players first: nobody plays and no clock runs until the last seat is taken. Then an entry of the
journal says that the game has begun. Whatever a killed process leaves half done, another process finishes at its next check.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

from grange.core.errors import BadSetup, GrangeError
from grange.games import find
from grange.web.background.retrying import keep_on
from grange.web.house.accounts import has_account
from grange.web.house.house import House
from grange.web.house.names import check_distinct, readable, shown_names
from grange.web.identity.emblems import usual_emblem
from grange.web.log_entry import LogEntry
from grange.web.pace.agreed import NO_CLOCK
from grange.web.pace.entries import ARRIVED, BEGUN
from grange.web.ratings.model import UNKNOWN, rating_of
from grange.web.refusals import NoSuchTable, NotSignedIn, NotYet, Unwritten
from grange.web.storage.store.lobby import FullError, UnwelcomeError
from grange.web.stored import Entry, GoneError, OpenTable, Seeking, Skill, StoredSeat, is_free

LEASE = "lobby"
LOOK = 1.0  # seconds between two checks for work
HOUR, DAY = 3600.0, 24 * 3600.0
SEEKS = {"live": HOUR, "evening": 6 * HOUR, "day": 3 * DAY, NO_CLOCK: 3 * DAY}  # seconds until a table that nobody joins ends

Skills = Mapping[tuple[str, int], Skill]  # somebody's ratings by game and number of seats

log = logging.getLogger("grange.lobby")


@dataclass(frozen=True)
class LobbyView:
    """The lobby at one moment: its tables, and who does not want to meet whom."""

    tables: list[OpenTable] = field(default_factory=list)
    blocked: set[tuple[str, str]] = field(default_factory=set)
    emblems: dict[str, str] = field(default_factory=dict)  # of everybody who sits there
    names: dict[str, str] = field(default_factory=dict)  # of those among them whose page everybody may see

    def to(self, visitor: str, clubs: Collection[str] = ()) -> list[OpenTable]:
        """List the tables that a visitor may see: those for everybody or for one's clubs, and not those of somebody blocked."""
        return [table for table in self.tables if table.seeking.club in (None, *clubs) and not self._apart(visitor, table)]

    def _apart(self, visitor: str, table: OpenTable) -> bool:
        return any((visitor, other) in self.blocked or (other, visitor) in self.blocked for other in table.people)


class Lobby:
    """The lobby of a house, as one process knows it."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.archive, self.store = house.archive, house.store.lobby
        self.bells: set[asyncio.Event] = set()  # one for each page that is open
        self.reading = asyncio.Lock()
        self.shown: LobbyView | None = None  # until something changes
        house.sought = self.changed
        self.duties: list[Callable[[], Awaitable[None]]] = []  # what else is done at each check

    # looking

    def changed(self) -> None:
        """Drop the cached lobby, and wake everybody who watches it."""
        self.shown = None
        for bell in self.bells:
            bell.set()

    async def look(self) -> LobbyView:
        """Return the lobby as it is now; requests at the same moment share one query."""
        async with self.reading:
            if (shown := self.shown) is not None:
                return shown
            self.shown = shown = LobbyView()  # a change during the reading puts None here, and the next look reads again
            tables = await self.archive.read(self.store.open_tables)
            people = {visitor for table in tables for visitor in table.people}
            blocked = await self.archive.read(self.store.blocked_pairs, people)
            emblems = await emblems_of(self.house, people)
            names = await self.archive.read(self.house.store.players.shown_to, "", sorted(people))
            read = LobbyView([table for table in tables if table.free and _plays(table)], blocked, emblems, names)
            self.shown = read if self.shown is shown else None
            return read

    @asynccontextmanager
    async def watching(self) -> AsyncIterator[asyncio.Event]:
        """Give a bell that rings whenever the lobby changes."""
        bell = asyncio.Event()
        self.bells.add(bell)
        try:
            yield bell
        finally:
            self.bells.discard(bell)

    # sitting down

    def seeking(self, pace: str, lowest: int | None = None, highest: int | None = None, club: str | None = None) -> Seeking:
        """Describe whom a new table seeks, and for how long."""
        if pace not in SEEKS:
            raise BadSetup("error-no-such-pace", pace=pace[:80], paces=list(SEEKS))
        return Seeking(self.house.timekeeper.clock() + SEEKS[pace], lowest, highest, club)

    async def clubs_of(self, visitor: str) -> dict[str, str]:
        """Return the names of a visitor's clubs."""
        return {club.id: club.name for club, _ in await self.archive.read(self.house.store.clubs.clubs_of, visitor)}

    async def join(self, table: str, visitor: str | None, name: str) -> int:
        """Give somebody a free seat of a table; the game begins when the last seat is taken."""
        name = readable(name)
        await self._check_rated(table, visitor)
        account = bool(name) and visitor is not None and name == await self.archive.read(self.house.store.people.name_of, visitor)
        seat: int = await self._write(self.store.join, table, visitor, _name_at(name, account), self.house.timekeeper.clock())
        await self._refresh(table)
        await self.begin_if_full(table)
        return seat

    async def _check_rated(self, table: str, visitor: str | None) -> None:
        """Refuse somebody without an account, or with a rating that does not fit, at a table that counts for ratings.

        What this process shows of the lobby may be a moment old, so this reads the table.
        """
        shown = next(iter(await self.archive.read(self.store.open_tables, table)), None)
        if shown is None or not shown.rated:
            return
        if visitor not in shown.people and (problem := kept_out(shown, await self.rated_as(visitor))):
            raise problem

    async def rated_as(self, visitor: str | None) -> Skills | None:
        """Return a visitor's ratings by game and number of seats; None for somebody without an account."""
        if visitor is None or not await has_account(self.house, visitor):
            return None
        return await self.archive.read(self.house.store.ratings.of, visitor)

    async def leave(self, table: str, visitor: str) -> None:
        """Free the seats of a visitor, before the game has begun; with its host, the table ends."""
        await self._write(self.store.leave, table, visitor, self.house.timekeeper.clock())
        await self._refresh(table)

    async def _write(self, ask: Callable[..., Any], *arguments: Any) -> Any:
        try:
            return await self.archive.write(ask, *arguments)
        except GoneError as problem:
            raise NoSuchTable("error-no-such-table") from problem
        except FullError as problem:
            raise NotYet("error-lobby-full") from problem
        except UnwelcomeError as problem:
            raise NotYet("error-lobby-apart") from problem
        finally:
            self.changed()

    async def _refresh(self, table: str) -> None:
        """Let a table in memory catch up with what was written."""
        if (room := self.house.rooms.get(table)) is not None:
            room.held = {}
            await self.house.catch_up(room)

    async def begin_if_full(self, table: str) -> None:
        """Begin the game of a table whose seats are all taken; a second call changes nothing."""
        room = await self.house.present_room(table)
        live = room.live
        if not live.gathers or any(map(is_free, live.stored.seats)):
            return
        people = [each.seat for each in live.stored.seats if each.person]
        async with self.house.up_to_date(room):
            for seat in people if live.pace else []:
                await self.house.note(room, Entry(seat, ARRIVED), lambda live, seat=seat: live.gathers and seat not in live.arrived)  # type: ignore[misc]
            await self.house.note(
                room, Entry(people[-1], BEGUN), lambda live: live.gathers and not any(map(is_free, live.stored.seats))
            )
        if not room.live.gathers:
            await self.archive.write(self.store.settle, table)
            self.changed()
        self.house.changed(room)

    # what has to be done

    async def run(self) -> None:
        """Look after the lobby as long as this process runs, even if something fails."""
        await keep_on(self._work_if_ours, LOOK, log, "log-lobby-waits")

    async def _work_if_ours(self) -> None:
        if await self.house.leases.take(LEASE):
            await self.work()

    async def work(self) -> None:
        """Begin the games of full tables, and end the tables that nobody has joined."""
        for table in await self.archive.read(self.store.full):
            await self._try(table)
        now = self.house.timekeeper.clock()
        if await self.archive.read(self.store.unmet_due, now):
            for table in await self.archive.write(self.store.end_unmet, now):
                await self._refresh(table)
            self.changed()
        for duty in self.duties:
            await duty()

    async def _try(self, table: str) -> None:
        """Begin a game that a killed process did not begin; a table that cannot be opened must not hold up the others."""
        try:
            await self.begin_if_full(table)
            if not (await self.house.room(table)).live.gathers:
                await self.archive.write(self.store.settle, table)
                self.changed()
        except Unwritten:
            raise
        except GrangeError as problem:
            log.warning(LogEntry("log-lobby-unopened", table=table[:6], problem=repr(problem)))


def kept_out(table: OpenTable, skills: Skills | None) -> GrangeError | None:
    """Return why somebody with these ratings may not sit down at a table that counts for ratings; None if they may."""
    if not table.rated:
        return None
    if skills is None:
        return NotSignedIn("error-rated-sign-in")
    rating, seeking = rating_of(skills.get((table.game, len(table.seats)), UNKNOWN)), table.seeking
    fits = (seeking.lowest or 0) <= rating <= (rating if seeking.highest is None else seeking.highest)
    return None if fits else NotYet("error-lobby-rating", rating=rating)


async def emblems_of(house: House, people: Collection[str]) -> dict[str, str]:
    """Return the emblem of each of some people."""
    profiles = await house.archive.read(house.store.people.profiles, sorted(people))
    return {person: profile.emblem or usual_emblem(person) for person, profile in profiles.items()}


def _plays(table: OpenTable) -> bool:
    """Check whether this server plays the rules of a table."""
    try:
        return find(table.game).version == table.version
    except GrangeError:
        return False


def _name_at(name: str, account: bool) -> Callable[[Sequence[StoredSeat], int], dict[str, Any]]:
    """Return a function that names somebody at a seat, unless the name looks like another one at the table."""

    def name_at(sitting: Sequence[StoredSeat], seat: int) -> dict[str, Any]:
        others = [each for each in sitting if each.seat != seat and not is_free(each)]
        if name:
            check_distinct(name, [shown for each in others for shown in shown_names(each.name, each.seat + 1)])
        return {"name": name, "account": account}

    return name_at
