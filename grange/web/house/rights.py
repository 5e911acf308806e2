"""Rights: which seat a token opens, and which seats a visitor's browser holds."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from grange.web.house.room import Room
from grange.web.refusals import WrongToken
from grange.web.secret import Secret
from grange.web.storage.archive import Archive
from grange.web.storage.schema import HOST
from grange.web.stored import StoredSeat

MOST_HELD = 200  # visitors whose seats a room remembers


class Rights:
    """Checks tokens against the house's secret, and looks up what browsers hold."""

    def __init__(self, secret: Secret, archive: Archive) -> None:
        self.secret, self.archive = secret, archive

    def seat_token(self, table: str, seat: StoredSeat) -> str:
        """Make the token of a seat: whoever has it plays the seat. Each new link ends it, and so does the use of a link."""
        return self.secret.token(*_mark(table, seat))

    def link_token(self, table: str, seat: StoredSeat) -> str:
        """Make the token of a seat's link: it lets one browser sit down, once, and opens nothing else."""
        return self.secret.token("link", table, seat.seat, seat.link)

    def linked_seat(self, room: Room, token: str) -> StoredSeat | None:
        """Find the seat whose link has a token; None for another token; refuse a link that its host has replaced."""
        stored = room.live.stored
        for seat in stored.seats:
            for link in range(seat.link, -1, -1):
                if seat.person and self.secret.fits(token, "link", stored.id, seat.seat, link):
                    was_used = seat.taken and link == seat.link - 1
                    if link < seat.link and not was_used:
                        raise WrongToken("error-link-replaced")
                    return seat
        return None

    def seat_of(self, room: Room, token: str | None) -> int | None:
        """Find the seat that a token opens; a spectator has no token, and a wrong one is refused."""
        if token is None:
            return None
        stored = room.live.stored
        for seat in stored.seats:
            if seat.person and self.secret.fits(token, *_mark(stored.id, seat)):
                return seat.seat
        raise WrongToken("error-wrong-token")

    def opened_by(self, table: str, sitting: Sequence[StoredSeat], token: str) -> int | None:
        """Find out what a token of a table opens, a seat or HOST; None for a wrong one. The table need not be in memory."""
        if self.is_host(table, token):
            return HOST
        return next((seat.seat for seat in sitting if self.secret.fits(token, *_mark(table, seat))), None)

    def own_seat(self, room: Room, token: str | None) -> int:
        """Find the seat that a token opens; refuse a spectator."""
        seat = self.seat_of(room, token)
        if seat is None:
            raise WrongToken("error-wrong-token")
        return seat

    def is_host(self, table: str, token: str | None) -> bool:
        """Check whether a token is the host's."""
        return token is not None and self.secret.fits(token, "host", table)

    async def held(self, room: Room, visitor: str) -> list[int]:
        """List the seats that a visitor's browser holds, HOST among them."""
        held = room.held  # when a seat is taken elsewhere, a new dict replaces this one, and what is read now stays out of it
        if visitor not in held:
            if len(held) >= MOST_HELD:
                held.clear()
            held[visitor] = await self.archive.read(self.archive.store.held, visitor, room.live.stored.id)
        return held[visitor]

    async def held_now(self, room: Room, visitor: str) -> list[int]:
        """Read them from the store again, because the visitor may have sat down at another process."""
        room.held.pop(visitor, None)
        return await self.held(room, visitor)


def _mark(table: str, seat: StoredSeat) -> tuple[Any, ...]:
    """Return what the token of a seat is made of."""
    return ("seat", table, seat.seat, *([seat.link] if seat.link else []))
