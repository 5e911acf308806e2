"""The matchmaker: takes wishes, and opens a table when some of them meet.

Wishes are matched by one process at a time. The table is opened and its wishes are met in one transaction, so a set of wishes
leads to one table, whatever is killed meanwhile. Everybody is called through their notices; no page has to stay open.
"""

from __future__ import annotations

import logging

from grange.core.errors import BadSetup, GrangeError
from grange.games import find, names
from grange.web.house.accounts import check_account, has_account
from grange.web.house.names import looks_like, readable
from grange.web.house.opening import Opening
from grange.web.lobby.lobby import DAY, SEEKS, Lobby
from grange.web.lobby.matching import EITHER, FRIENDLY, RATED, Meeting, meetings
from grange.web.log_entry import LogEntry
from grange.web.notices.trials import Trials
from grange.web.refusals import Crowded, TooMany, Unwritten
from grange.web.secret import new_name
from grange.web.storage.store.lobby import WishGoneError
from grange.web.stored import StoredSeat, Wish

MOST = 3  # wishes of a visitor at the same time
REMEMBERED = DAY  # seconds for which a wish that has ended is remembered, to say so
COUNTS = (RATED, FRIENDLY, EITHER)
FEWEST = 2  # people at a table of the lobby

log = logging.getLogger("grange.lobby")


class Matchmaker:
    """Brings wishes together."""

    def __init__(self, lobby: Lobby, opening: Opening, trials: Trials) -> None:
        self.lobby, self.opening, self.trials, self.house = lobby, opening, trials, lobby.house
        self.archive, self.store = lobby.archive, lobby.store
        lobby.duties.append(self.work)

    async def wish(
        self, visitor: str, name: str, game: str, fewest: int, most: int, pace: str, counts: str, address: str | None = None
    ) -> Wish:
        """Store a wish; refuse one that no table could ever meet, or more than a visitor or an address may have."""
        _check(game, fewest, most, pace, counts)
        if address and self.house.capacity.of_an_address and not self.trials.may_wish(address):
            raise Crowded("error-wish-often")
        if counts == RATED:
            await check_account(self.house, visitor)
        elif counts == EITHER and not await has_account(self.house, visitor):
            counts = FRIENDLY  # only accounts play for ratings
        now = self.house.timekeeper.clock()
        wish = Wish(
            id=new_name(),
            visitor=visitor,
            name=readable(name),
            game=game,
            fewest=fewest,
            most=most,
            pace=pace,
            counts=counts,
            made=now,
            until=now + SEEKS[pace],
        )
        if not await self.archive.write(self.store.wish, wish, MOST):
            raise TooMany("error-wish-many", most=MOST)
        self.lobby.changed()
        return wish

    async def take_back(self, visitor: str, wish: str) -> bool:
        """Forget a wish of a visitor; return whether there was one."""
        found: bool = await self.archive.write(self.store.take_back, visitor, wish)
        self.lobby.changed()
        return found

    async def wishes_of(self, visitor: str) -> list[Wish]:
        """List the wishes of a visitor that stand or have just ended."""
        return await self.archive.read(self.store.wishes_of, visitor, self.house.timekeeper.clock() - REMEMBERED)

    async def work(self) -> None:
        """End the wishes whose time is up, and open tables for those that match."""
        now = self.house.timekeeper.clock()
        if await self.archive.read(self.store.wishes_due, now, now - REMEMBERED):
            await self.archive.write(self.store.end_wishes, now, now - REMEMBERED)
            self.lobby.changed()
        wishes = await self.archive.read(self.store.wishes, now)
        apart = await self.archive.read(self.store.blocked_pairs, {wish.visitor for wish in wishes}) if len(wishes) > 1 else set()
        for meeting in meetings(wishes, apart, now):
            await self._open(meeting, now)

    async def _open(self, meeting: Meeting, now: float) -> None:
        """Open a table for matching wishes; one that cannot be opened must not hold up the others."""
        try:
            sitting = await self._seated(meeting)
            await self.opening.open_met(meeting.game, meeting.pace, meeting.rated, sitting, [wish.id for wish in meeting.wishes])
            self.lobby.changed()
        except WishGoneError:
            return  # somebody has changed their mind
        except Unwritten:
            raise
        except GrangeError as problem:
            log.warning(LogEntry("log-wishes-unmet", problem=problem))

    async def _seated(self, meeting: Meeting) -> list[tuple[str, StoredSeat]]:
        """Seat everybody in the order of their random ids; a name that looks like another one at the table is left out."""
        sitting: list[tuple[str, StoredSeat]] = []
        for seat, wish in enumerate(sorted(meeting.wishes, key=lambda wish: wish.id)):
            taken = any(looks_like(wish.name, other.name) for _, other in sitting if other.name)
            name = "" if taken else wish.name
            account = bool(name) and name == await self.archive.read(self.house.store.people.name_of, wish.visitor)
            sitting.append((wish.visitor, StoredSeat(seat, name, None, person=True, taken=True, account=account)))
        return sitting


def _check(game: str, fewest: int, most: int, pace: str, counts: str) -> None:
    """Refuse a wish that no table could ever meet."""
    seats = set(find(game).seats) if game else {size for name in names() for size in find(name).seats}
    if not FEWEST <= fewest <= most or not any(fewest <= size <= most for size in seats):
        raise BadSetup("error-wish-seats", fewest=fewest, most=most)
    if pace not in SEEKS:
        raise BadSetup("error-no-such-pace", pace=pace[:80], paces=list(SEEKS))
    if counts not in COUNTS:
        raise BadSetup("error-wish-counts", counts=counts[:80])
