"""Ending a game by agreement: one seat offers it, and it ends when everybody else agrees, with the points as they stand."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

from grange.core.errors import GameOver
from grange.web.house.house import House
from grange.web.house.room import Room
from grange.web.house.seats import check_person
from grange.web.house.table import LiveTable, Stale
from grange.web.pace.entries import AGREED, DECLINED, OFFERED, WITHDRAWN
from grange.web.refusals import NotYet, WrongToken
from grange.web.stored import Entry

Answer = Literal["offer", "agree", "decline", "withdraw"]


class Accord:
    """Lets people offer to end a game, and answer."""

    def __init__(self, house: House) -> None:
        self.house = house

    async def say(self, table: str, seat: int, answer: Answer, offer: int | None = None) -> None:
        """Offer to end a game, or answer the offer at a position of the journal. The same answer sent twice counts once."""
        room = await self.house.room(table)
        async with self.house.up_to_date(room):
            if answer != "agree" or not room.live.ended:  # the last one to agree may send it twice
                self._check(room.live, seat)
                await (self._offer(room, seat) if answer == "offer" else self._answer(room, seat, answer, offer))
        self.house.changed(room)

    def _check(self, live: LiveTable, seat: int) -> None:
        """Refuse visitors who may not decide here, and games that cannot end early."""
        check_person(live.stored, seat)
        if live.has_left(seat):
            raise WrongToken("error-left")
        live.check_playable()
        if live.state.over:
            raise GameOver("error-game-over")
        if not may_be_ended(live):
            raise NotYet("error-offer-campaign" if live.stored.campaign else "error-offer-alone")

    async def _offer(self, room: Room, seat: int) -> None:
        """Offer to end the game; if somebody else has just done so, agree to that."""
        if room.live.offer is None:
            self.house.check_space(room.live)
            if not room.live.may_offer_again(seat):
                raise NotYet("error-offer-again")
            await self.house.note(room, Entry(seat, OFFERED), lambda live: live.offer is None and not live.state.over)
        if (theirs := room.live.offer) is not None:
            await self._agree(room, seat, theirs.position)

    async def _answer(self, room: Room, seat: int, answer: str, offer: int | None) -> None:
        found = room.live.offer
        if found is None or found.position != offer:
            raise Stale("error-offer-gone", seen=room.live.position, position=room.live.position)
        if answer == "agree":
            await self._agree(room, seat, found.position)
        elif (answer == "withdraw") != (found.seat == seat):
            raise WrongToken("error-offer-not-yours")
        else:
            await self.house.note(room, Entry(seat, WITHDRAWN if answer == "withdraw" else DECLINED), _open_at(found.position))

    async def _agree(self, room: Room, seat: int, position: int) -> None:
        is_open = _open_at(position)
        await self.house.note(room, Entry(seat, AGREED), lambda live: is_open(live) and _has_no_say_yet(live, seat))


def may_be_ended(live: LiveTable) -> bool:
    """Check whether the players of a table can agree to end its game, as nothing else depends on its result."""
    stored = live.stored
    return sum(each.person for each in stored.seats) > 1 and not (stored.campaign or stored.daily or stored.lesson)


def _open_at(position: int) -> Callable[[LiveTable], bool]:
    """Return whether the offer at a position is still open."""
    return lambda live: live.offer is not None and live.offer.position == position


def _has_no_say_yet(live: LiveTable, seat: int) -> bool:
    return live.offer is not None and seat != live.offer.seat and seat not in live.offer.agreed
