"""Opening tables: new ones, rematches, games of a campaign, daily challenges, lessons and uploaded records."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import Any

from grange.bots import is_bot, names
from grange.core.chance import strong_seed
from grange.core.errors import BadSetup, UnknownBot
from grange.core.game import Origin
from grange.core.lesson import LEARNER, Lesson
from grange.core.record import Player
from grange.games import find
from grange.web.background.page_tasks import imported_table
from grange.web.house.accounts import check_account, has_account
from grange.web.house.bot_characters import CHARACTERS, LEVELS, USUAL_LEVEL, usual_character
from grange.web.house.capacity import Host
from grange.web.house.documents import document_of, setup_of
from grange.web.house.house import House
from grange.web.house.names import check_distinct, free_name, readable, shown_names
from grange.web.house.rematch import next_origin, next_seats
from grange.web.house.table import LOBBY, Closed, LiveTable
from grange.web.pace.agreed import checked_pace, pace_in
from grange.web.pace.agreed import document_of as pace_document
from grange.web.pace.entries import BEGUN, on_holiday
from grange.web.pace.entries import event_of as told_by
from grange.web.refusals import NotYet
from grange.web.secret import new_name
from grange.web.storage.schema import HOST
from grange.web.stored import Entry, NextTakenError, Right, StoredCampaign, StoredSeat, StoredTable, Written


@dataclass(frozen=True)
class Opened:
    """A new table and its tokens."""

    table: str
    host: str
    tokens: list[str | None]  # one for each seat that a person may take


class Opening:
    """Opens tables in a house; it checks everything before it writes anything."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.archive, self.store, self.secret, self.quotas = house.archive, house.store, house.secret, house.quotas
        self.counting, self.daily, self.learning = asyncio.Lock(), asyncio.Lock(), asyncio.Lock()

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
        """Open a new table."""
        host = host or Host()
        for guest in guests:
            if guest.bot is not None and not is_bot(guest.bot):
                raise UnknownBot("error-unknown-bot", bot=guest.bot[:80], bots=names())
        if campaign is None:
            find(game).check_chosen(rules)
        if host.rated:
            await self._check_rated(guests, host, usual=seed is None and daily is None and campaign is None and not lesson)
        if host.seeks:
            _check_seeking(guests, host, usual=seed is None and daily is None and campaign is None)
        origin = find(game).origin(len(guests), strong_seed() if seed is None else seed, rules, {})
        await self.quotas.check(host)
        account = await self.archive.read(self.store.people.name_of, host.visitor) if host.visitor else ""
        stored = StoredTable(
            id=new_name(),
            game=game,
            version=origin.game.version,
            setup={**setup_of(origin), **_agreed(host)},
            created=self.house.timekeeper.clock(),
            seats=[_seat(seat, guest, seat in host.own, account) for seat, guest in enumerate(_named(guests))],
            daily=daily,
            touched=time.time(),
            seed_chosen=seed is not None and daily is None and not lesson,
            lesson=lesson,
            rated=host.rated,
            seeks=host.seeks,
            club=host.club,
            **_place_in(campaign),
        )
        await self._lay(stored, host, _rights_of(host), campaign)
        own = host.own or (0,) if host.rated else host.own  # at a rated table, nobody else may see what a player sees
        given = [each for each in stored.seats if each.bot is None and (each.seat in own or not (host.seeks or host.rated))]
        tokens = [self.house.rights.seat_token(stored.id, each) if each in given else None for each in stored.seats]
        return Opened(stored.id, self.secret.token("host", stored.id), tokens)

    async def _check_rated(self, guests: Sequence[Player], host: Host, usual: bool) -> None:
        """Refuse a rated table unless every seat is for a different person with an account."""
        if not usual:
            raise BadSetup("error-rated-chosen")
        if len(guests) < 2 or len(host.own) > 1 or any(guest.bot for guest in guests):
            raise BadSetup("error-rated-people")
        await check_account(self.house, host.visitor)

    async def rematch(self, table: str, host: Host) -> str:
        """Open the rematch of a finished game, or find it if somebody has opened it already."""
        room = await self.house.present_room(table)
        if room.live.stored.campaign:
            raise NotYet("error-rematch-campaign")
        if not room.live.state.over:
            raise NotYet("error-rematch-not-yet")
        if room.live.outdated:
            raise Closed("error-table-closed")
        async with room.lock:
            found = await self.archive.read(self.store.rematch, table)
            if not found:
                await self._check_company(table)
            room.live.stored.rematch = found or await self._open_rematch(room.live, host)
            room.forget_pictures()
        room.ring()
        return room.live.stored.rematch

    async def _check_company(self, table: str) -> None:
        """Refuse a rematch in which one player keeps another away."""
        people = {right.visitor for right in await self.archive.read(self.store.rights, table)}
        apart = await self.archive.read(self.store.lobby.blocked_pairs, people)
        if any(one in people and other in people for one, other in apart):
            raise NotYet("error-rematch-apart")

    async def _open_rematch(self, live: LiveTable, host: Host) -> str:
        """Open the rematch, unless another process has just done so. The visitor who asks is its host."""
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
        now, sitting = self.house.timekeeper.clock(), next_seats(before.seats, rights)
        stored = StoredTable(
            id=new_name(),
            game=before.game,
            version=origin.game.version,
            setup={**setup_of(origin), **_same_pace(before, sitting)},
            created=now,
            seats=sitting,
            touched=now,
            rematch_of=before.id if rematch else None,
            rated=before.rated and rematch and await self._have_accounts(rights),
            club=before.club if rematch else None,
            **_place_in(campaign),
        )
        await self._lay(stored, host, rights, campaign)
        return stored.id

    async def _have_accounts(self, rights: Sequence[Right]) -> bool:
        """Check whether everybody who plays has an account."""
        return all([await has_account(self.house, right.visitor) for right in rights if right.seat != HOST])

    async def open_met(
        self, game: str, pace: str, rated: bool, sitting: Sequence[tuple[str, StoredSeat]], wishes: Sequence[str]
    ) -> str:
        """Open a table with the usual rules for people whose wishes meet; the game begins at once."""
        origin, now = find(game).origin(len(sitting), strong_seed(), {}, {}), self.house.timekeeper.clock()
        begun = Entry(len(sitting) - 1, BEGUN, now)
        stored = StoredTable(
            id=new_name(),
            game=game,
            version=origin.game.version,
            setup={**setup_of(origin), **_agreed(Host(own=range(len(sitting)), pace=checked_pace(pace, USUAL_LEVEL))), LOBBY: True},
            created=now,
            seats=[seat for _, seat in sitting],
            journal=[begun],
            news=[[document_of(event) for event in told_by(begun)]],
            touched=now,
            rated=rated,
        )
        await self._lay(stored, Host(), [Right(visitor, seat.seat) for visitor, seat in sitting], wishes=wishes)
        return stored.id

    async def _lay(
        self,
        stored: StoredTable,
        host: Host,
        rights: list[Right],
        campaign: StoredCampaign | None = None,
        wishes: Sequence[str] = (),
    ) -> None:
        """Write a new table and its campaign, bring the table into memory, and let its bots begin."""
        await self._keep_holidays(stored, host, rights)
        live = await asyncio.to_thread(LiveTable, stored)
        stored.beginning = [document_of(event) for event in live.beginning]
        campaign = replace(campaign, playing=stored.id) if campaign else None
        await self._keep(stored, await asyncio.to_thread(live.to_write, None, live.state), host, rights, campaign, wishes)
        self.house.bots.let_move(self.house.admit(live))

    async def _keep_holidays(self, stored: StoredTable, host: Host, rights: Sequence[Right]) -> None:
        """Mark the players of a new table who are on holiday as away there, too, apart from its opener."""
        pace, now = pace_in(stored.setup), self.house.timekeeper.clock()
        called = [right for right in rights if right.seat != HOST and right.visitor != host.visitor] if pace else []
        profiles = await self.archive.read(self.store.people.profiles, [right.visitor for right in called]) if called else {}
        for right in called:
            until = profiles[right.visitor].away_until
            if pace and until and until > now:
                away = Entry(right.seat, on_holiday(until, pace.late), now)
                stored.journal.append(away)
                stored.news.append([document_of(event) for event in told_by(away)])

    async def open_for(self, stored: StoredTable, rights: list[Right]) -> None:
        """Open a table whose name was chosen before, unless another process has just done so."""
        with suppress(NextTakenError):
            await self._lay(stored, Host(), rights)

    async def lay_again(self, stored: StoredTable, host: Host) -> str:
        """Open a table with choices that were made elsewhere."""
        await self._lay(stored, host, _rights_of(host))
        return stored.id

    async def shelve(self, text: str, host: Host) -> str:
        """Store the record of a finished game as a table, so that people can replay it."""
        await self.quotas.check(host)
        done = await self.house.run_in_worker(imported_table, text, new_name(), time.time())
        await self._keep(done.table, done.written, host, _rights_of(host))
        return done.table.id

    async def open_daily(self, game: str, day: str, host: Host, called: str = "") -> str:
        """Open a day's challenge, or find the visitor's own: everybody has one attempt."""
        async with self.daily, self.house.leases.alone(f"daily {game} {day} {host.visitor}"):
            table = await self.archive.read(self.store.days.table_of, game, day, host.visitor)
            if table is None:
                seed = await self.house.daily_seed(game, day)
                table = (await self.open_table(game, [Player(called)], {}, seed, day, host)).table
            return table

    async def open_lesson(self, game: str, lesson: Lesson, host: Host) -> str:
        """Open a lesson against the gentlest bot, or find the visitor's unfinished one."""
        async with self.learning, self.house.leases.alone(f"lesson {game} {host.visitor}"):
            table = await self.archive.read(self.store.lists.lesson_of, game, lesson.seed, host.visitor)
            if table is None:
                guests = [Player(bot=None if seat == LEARNER else LEVELS[0]) for seat in range(lesson.seats)]
                table = (await self.open_table(game, guests, dict(lesson.rules), lesson.seed, host=host, lesson=True)).table
            return table

    async def _keep(
        self,
        stored: StoredTable,
        written: Written,
        host: Host,
        rights: list[Right],
        campaign: StoredCampaign | None = None,
        wishes: Sequence[str] = (),
    ) -> None:
        """Write a new table if there is still room for it. Only one at a time is counted and written."""
        async with self.counting:
            stored.opened_from = await self.quotas.check(host)
            await self.archive.write(self.store.create, stored, written, rights, campaign, wishes)
        if stored.seeks:
            self.house.sought()


def _agreed(host: Host) -> dict[str, Any]:
    """Return the pace of a new table and whether it seeks players, as parts of the set-up."""
    pace = {"pace": pace_document(host.pace, host.own)} if host.pace else {}
    return {**pace, **({LOBBY: True} if host.seeks else {})}


def _check_seeking(guests: Sequence[Player], host: Host, usual: bool) -> None:
    """Refuse a table in the lobby at which nobody could sit down, or whose host knows what is hidden."""
    if not usual:
        raise BadSetup("error-seeks-chosen")
    if not host.own or all(guest.bot or seat in host.own for seat, guest in enumerate(guests)):
        raise BadSetup("error-seeks-nobody")
    lowest, highest = host.seeks.lowest if host.seeks else None, host.seeks.highest if host.seeks else None
    if lowest is not None and highest is not None and lowest > highest:
        raise BadSetup("error-seeks-range", lowest=lowest, highest=highest)
    if not host.rated and (lowest is not None or highest is not None):
        raise BadSetup("error-seeks-unrated")


def _same_pace(before: StoredTable, sitting: Sequence[StoredSeat]) -> dict[str, Any]:
    """Return the pace of an earlier table of the same people, as a part of the set-up."""
    pace = pace_in(before.setup)
    return {"pace": pace_document(pace, [each.seat for each in sitting if each.person and each.taken])} if pace else {}


def _rights_of(host: Host) -> list[Right]:
    """Return the rights of a visitor who opens a table: to be its host, and the seats they take."""
    return [] if host.visitor is None else [Right(host.visitor, seat) for seat in (HOST, *host.own)]


def _place_in(campaign: StoredCampaign | None) -> dict[str, Any]:
    """Return the place of a new table in its campaign, if it has one."""
    return {"campaign": campaign.id, "campaign_table": campaign.tables} if campaign else {}


def _named(guests: Sequence[Player]) -> list[Player]:
    """Check that nobody's name looks like another, and give each unnamed bot a free character."""
    names = [readable(guest.name) for guest in guests]
    people = {seat for seat, guest in enumerate(guests) if guest.bot is None}
    for seat in people:
        others = [other for other in range(len(guests)) if other != seat and (names[other] or other in people)]
        if names[seat]:
            check_distinct(names[seat], [shown for other in others for shown in shown_names(names[other], other + 1)])
    for seat in range(len(guests)):
        if not names[seat] and seat not in people:
            names[seat] = free_name(CHARACTERS, CHARACTERS.index(usual_character(seat)), names)
    return [replace(guest, name=name) for guest, name in zip(guests, names, strict=True)]


def _seat(seat: int, guest: Player, here: bool, account: str) -> StoredSeat:
    person, known = guest.bot is None, here and bool(account) and guest.name == account
    return StoredSeat(seat, guest.name, guest.bot, person=person, taken=here or not person, account=person and known)
