"""How tables are opened: new ones and rematches, the games of a campaign, challenges, guided first games and records."""

from __future__ import annotations

import asyncio
import time
from dataclasses import dataclass, replace
from typing import Any

from grange.bots import BOTS
from grange.core.chance import any_seed
from grange.core.errors import UnknownBot
from grange.core.game import Origin
from grange.core.lesson import LEARNER
from grange.core.record import Player, clean_name
from grange.games import find
from grange.web.capacity import Host
from grange.web.chores import shelved
from grange.web.company import LEVELS, usual_character
from grange.web.house import House
from grange.web.refusals import NotYet
from grange.web.rematch import next_origin, next_seats
from grange.web.schema import HOST
from grange.web.secret import new_name
from grange.web.store import NextTakenError, Right, StoredCampaign, StoredSeat, StoredTable, Written
from grange.web.table import Closed, LiveTable, document_of, setup_of


@dataclass(frozen=True)
class Opened:
    """A new table and the secrets that open it."""

    table: str
    host: str
    tokens: list[str | None]  # one for each seat that a person may take


class Opening:
    """Opens tables in a house; everything is checked before anything is written."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.archive, self.store, self.secret, self.steward = house.archive, house.store, house.secret, house.steward
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
        tokens = [None if guest.bot else self.house.seat_token(stored.id, seat) for seat, guest in enumerate(guests)]
        return Opened(stored.id, self.secret.token("host", stored.id), tokens)

    async def rematch(self, table: str, host: Host) -> str:
        """Open the rematch of a finished game, or find it: a game has one, however many ask for it."""
        room = await self.house.present_room(table)
        if room.live.stored.campaign:
            raise NotYet("error-rematch-campaign")
        if not room.live.state.over:
            raise NotYet("error-rematch-not-yet")
        if room.live.closed:
            raise Closed("error-table-closed")
        async with room.lock:
            found = await self.archive.read(self.store.rematch, table)
            room.live.stored.rematch = found or await self._open_rematch(room.live, host)
            room.forget_pictures()
        self.house.ring(room)
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
        self.house.let_bots_move(self.house.admit(live))

    async def lay_again(self, stored: StoredTable, host: Host) -> str:
        """Lay a table at which choices were made already."""
        await self._lay(stored, host, _rights_of(host))
        return stored.id

    async def shelve(self, text: str, host: Host) -> str:
        """Make a table of a finished game's record, to be replayed."""
        await self.steward.check(host)
        done = await self.house.do_chore(shelved, text, new_name(), time.time())
        await self._keep(done.table, done.written, host, _rights_of(host))
        return done.table.id

    async def open_daily(self, game: str, day: str, host: Host, called: str = "") -> str:
        """Open a day's challenge, or find the visitor's own: everybody has one try, however often they ask."""
        async with self.daily, self.house.leases.alone(f"daily {game} {day} {host.visitor}"):
            table = await self.archive.read(self.store.days.table_of, game, day, host.visitor)
            if table is None:
                table = (await self.open_table(game, [Player(called)], {}, self.house.daily_seed(game, day), day, host)).table
            return table

    async def open_lesson(self, game: str, host: Host) -> str:
        """Open a guided first game against the gentlest bot, or find the one that the visitor has not finished."""
        async with self.learning, self.house.leases.alone(f"lesson {game} {host.visitor}"):
            table = await self.archive.read(self.store.lists.lesson_of, game, host.visitor)
            if table is None:
                lesson = find(game).lesson()
                guests = [Player(bot=None if seat == LEARNER else LEVELS[0]) for seat in range(lesson.seats)]
                table = (await self.open_table(game, guests, dict(lesson.rules), lesson.seed, host=host, lesson=True)).table
            return table

    async def _keep(
        self, stored: StoredTable, written: Written, host: Host, rights: list[Right], campaign: StoredCampaign | None = None
    ) -> None:
        """Write a new table down, if there is still room for it: one is counted and written after another."""
        async with self.counting:
            stored.opened_from = await self.steward.check(host)
            await self.archive.write(self.store.create, stored, written, rights, campaign)


def _rights_of(host: Host) -> list[Right]:
    """Give whoever opens a table with a browser the table and the seats they take."""
    return [] if host.visitor is None else [Right(host.visitor, seat) for seat in (HOST, *host.own)]


def _place_in(campaign: StoredCampaign | None) -> dict[str, Any]:
    """Give a new table its place in a campaign, if it is a game of one."""
    return {"campaign": campaign.id, "campaign_table": campaign.tables} if campaign else {}


def _seat(seat: int, guest: Player, here: bool) -> StoredSeat:
    name = clean_name(guest.name) or (usual_character(seat) if guest.bot else "")
    return StoredSeat(seat, name, guest.bot, person=guest.bot is None, taken=here or guest.bot is not None)
