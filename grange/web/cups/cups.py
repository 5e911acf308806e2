"""The keeper of cups: closes the entry, publishes rounds, opens their tables, and lets bots finish what is late.

Every step can be repeated: a round is published once, the name of a table is chosen with its pairing, and places are written
once. So it does not matter where a process ends, or how many look. One that holds the lease does, to avoid double work.
"""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from dataclasses import replace

from grange.core.chance import strong_seed
from grange.core.errors import BadSetup, GrangeError
from grange.core.game import Origin
from grange.games import find
from grange.web.background.retrying import keep_on
from grange.web.cups.standing import is_played, next_tables, present
from grange.web.house.bot_characters import USUAL_LEVEL
from grange.web.house.documents import setup_of
from grange.web.house.names import BadName, check_distinct, looks_of, readable
from grange.web.house.opening import Opening
from grange.web.house.rematch import MOST_SEEDS
from grange.web.house.seats import Seats
from grange.web.house.table import LiveTable
from grange.web.log_entry import LogEntry
from grange.web.pace.agreed import ALLOWANCES, Pace
from grange.web.pace.agreed import document_of as pace_document
from grange.web.pace.entries import LATE, by_a_bot
from grange.web.refusals import NoSuchCup, NotSignedIn, NotYet, TooMany, Unwritten
from grange.web.secret import new_name
from grange.web.storage.store.cups import OFF, OPEN, OVER
from grange.web.stored import CupHead, CupPlayer, CupTable, Entry, Right, StoredCup, StoredSeat, StoredTable

LEASE = "cups"
LOOK = 2.0  # seconds between two checks of all cups
HOUR = 3600.0
GRACE = HOUR  # seconds that a player has for each choice after the deadline; in a short round, a tenth of the round
MOST_PLAYERS, MOST_ROUNDS = 200, 12  # of a cup
MOST_CUPS = 3  # of a person, that are not over
SHORTEST_ROUND, LONGEST_ROUND = 1.0, 24.0 * 60  # hours
LONGEST_WAIT = 90 * 24 * HOUR  # seconds until a cup begins
LONGEST_NAME = 40
SIZES = (2, 3, 4)

log = logging.getLogger("grange.cups")


class Cups:
    """The cups of a house."""

    def __init__(self, opening: Opening, seats: Seats) -> None:
        self.opening, self.seats, self.house = opening, seats, opening.house
        self.archive, self.store = opening.house.archive, opening.house.store

    # people

    async def load(self, cup: str) -> StoredCup:
        """Find a cup."""
        found = await self.archive.read(self.store.cups.load, cup)
        if found is None:
            raise NoSuchCup("error-no-such-cup")
        return found

    async def found(self, head: CupHead) -> str:
        """Found a cup; its host does not play unless they enter."""
        now = self.house.timekeeper.clock()
        head = replace(head, id=new_name(), name=readable(head.name), created=now)
        await asyncio.to_thread(_check, head)
        await self._check_account(head.host)
        if not await self.archive.write(self.store.cups.found, head, MOST_CUPS):
            raise TooMany("error-too-many-cups", most=MOST_CUPS)
        return head.id

    async def enter(self, cup: str, person: str, name: str) -> None:
        """Let somebody with an account enter a cup before it begins."""
        await self.load(cup)
        await self._check_account(person)
        own, name = await self.archive.read(self.store.people.name_of, person), readable(name)
        if not (own or name):
            raise BadSetup("error-cup-name")
        if not own and await self.archive.read(self.store.people.is_anothers_name, person, looks_of(name)):
            raise BadName("error-name-of-account", name=name)
        player = CupPlayer(person, own or name, self.house.timekeeper.clock())
        if problem := await self.archive.write(self.store.cups.enter, cup, player, MOST_PLAYERS, check_distinct):
            raise NotYet(problem)

    async def leave(self, cup: str, person: str) -> None:
        """Let somebody leave a cup: a bot finishes their current game, and they are not paired again."""
        found = await self.load(cup)
        await self.archive.write(self.store.cups.leave, cup, person, self.house.timekeeper.clock())
        for table in present(found):
            if table.table and table.places is None and person in table.players:
                with suppress(GrangeError):  # a game that has just ended, or that they have left already
                    await self.seats.leave(table.table, table.players.index(person))

    async def _check_account(self, person: str) -> None:
        if not person or not await self.archive.read(self.store.people.passkeys_of, person):
            raise NotSignedIn("error-cup-sign-in")

    # the course of a cup

    async def run(self) -> None:
        """Look after all cups as long as this process runs, even if something fails."""
        await keep_on(self._act_if_ours, LOOK, log, "log-cups-wait")

    async def _act_if_ours(self) -> None:
        if await self.house.leases.take(LEASE):
            await self.act()

    async def act(self) -> None:
        """Take every cup a step further; a cup that fails must not hold up the others."""
        for cup in await self.archive.read(self.store.cups.due, self.house.timekeeper.clock()):
            try:
                await self.act_at(cup)
            except Unwritten:
                raise
            except GrangeError as problem:
                log.warning(LogEntry("log-cup-stuck", cup=cup[:6], problem=repr(problem)))

    async def act_at(self, cup: str) -> None:
        """Take a cup as far as it can go now."""
        found = await self.load(cup)
        if found.head.state == OPEN:
            if found.head.begins <= self.house.timekeeper.clock():
                await self._begin(found)
            return
        for table in await self.archive.read(self.store.cups.unopened, cup, found.head.round):
            await self._open(found, next(each for each in present(found) if each.table == table))
        if await self.archive.read(self.store.cups.has_ended, cup, found.head.round):
            await self.archive.write(self.store.cups.collect, cup, found.head.round)
            found = await self.load(cup)
        if is_played(found):
            await self._next(found)
        elif found.head.deadline is not None and self.house.timekeeper.clock() >= found.head.deadline:
            await self._hurry(found)

    async def _begin(self, cup: StoredCup) -> None:
        """Close the entry: publish the first round, or call the cup off if too few have come."""
        if len(cup.players) < 2:
            await self.archive.write(self.store.cups.end, cup.head.id, OFF, 0, self.house.timekeeper.clock())
        else:
            await self._publish(cup)

    async def _next(self, cup: StoredCup) -> None:
        """Publish the next round, or end the cup after the last one, or if fewer than two are left."""
        left = sum(player.gone is None for player in cup.players)
        if cup.head.round >= cup.head.rounds or left < 2:
            await self.archive.write(self.store.cups.end, cup.head.id, OVER, cup.head.round, self.house.timekeeper.clock())
        else:
            await self._publish(cup)

    async def _publish(self, cup: StoredCup) -> None:
        """Pair a round, publish it, and open its tables."""
        paired = await asyncio.to_thread(next_tables, cup)
        number, deadline = cup.head.round + 1, self.house.timekeeper.clock() + cup.head.hours * HOUR
        if await self.archive.write(self.store.cups.publish, cup.head.id, number, paired, deadline):
            for table in paired:
                if table.table:
                    await self._open(cup, table)

    async def _open(self, cup: StoredCup, paired: CupTable) -> None:
        """Open a published table for its players; the first seat begins."""
        origin = await asyncio.to_thread(_origin, cup.head, len(paired.players))
        names, now = {player.player: player.name for player in cup.players}, self.house.timekeeper.clock()
        accounts = [await self.archive.read(self.store.people.name_of, player) for player in paired.players]
        stored = StoredTable(
            id=paired.table or "",
            game=cup.head.game,
            version=origin.game.version,
            setup={**setup_of(origin), "pace": pace_document(Pace(cup.head.pace, USUAL_LEVEL), [])},
            created=now,
            seats=[
                StoredSeat(seat, names[player], None, person=True, taken=True, account=accounts[seat] == names[player])
                for seat, player in enumerate(paired.players)
            ],
            touched=now,
            rated=cup.head.rated,
        )
        await self.opening.open_for(stored, [Right(player, seat) for seat, player in enumerate(paired.players)])

    async def _hurry(self, cup: StoredCup) -> None:
        """After the deadline of a round, let bots play for those who keep their tables waiting."""
        for table in present(cup):
            if table.table and table.places is None:
                room = await self.house.present_room(table.table)
                async with self.house.up_to_date(room):
                    for seat in _waited_for(room.live, self.house.timekeeper.clock() - _grace(cup.head)):
                        entry = Entry(seat, by_a_bot(LATE, USUAL_LEVEL))
                        await self.house.note(room, entry, lambda live, seat=seat: live.stored.seats[seat].bot is None)  # type: ignore[misc]
                self.house.changed(room)


def _grace(head: CupHead) -> float:
    """Return the seconds that a player may take for a choice after the deadline of a round."""
    return min(GRACE, head.hours * HOUR / 10)


def _waited_for(live: LiveTable, before: float) -> list[int]:
    """List the seats whose turn began before a time."""
    asked = [decision.seat for decision in live.state.decisions if live.stored.seats[decision.seat].bot is None]
    return [seat for seat in asked if live.asked_since[seat] < before]


def _origin(head: CupHead, seats: int) -> Origin:
    """Draw seeds until one lets the first seat begin."""
    game = find(head.game)
    for _ in range(MOST_SEEDS):
        origin = game.origin(seats, strong_seed(), head.rules, {})
        if game.begun_by(origin) in (0, None):
            break
    return origin


def _check(head: CupHead) -> None:
    """Refuse a cup that nobody could play."""
    game = find(head.game)
    game.check_chosen(head.rules)
    if head.size not in SIZES or head.size not in game.seats:
        raise BadSetup("error-cup-size", sizes=[str(size) for size in SIZES if size in game.seats])
    if head.pace not in ALLOWANCES:
        raise BadSetup("error-no-such-pace", pace=head.pace[:80], paces=list(ALLOWANCES))
    for seats in range(2, head.size + 1):
        game.origin(seats, 1, head.rules, {})
    if not head.name or len(head.name) > LONGEST_NAME:
        raise BadSetup("error-cup-called", most=LONGEST_NAME)
    if not 1 <= head.rounds <= MOST_ROUNDS:
        raise BadSetup("error-cup-rounds", most=MOST_ROUNDS)
    if not SHORTEST_ROUND <= head.hours <= LONGEST_ROUND:
        raise BadSetup("error-cup-hours", most=int(LONGEST_ROUND))
    if not head.created < head.begins <= head.created + LONGEST_WAIT:
        raise BadSetup("error-cup-begins")
