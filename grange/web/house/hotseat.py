"""One screen for several people: which player looks at it now, and when they hand it over.

In a game without secrets, the page simply shows the seat that the game asks. A seat with secrets is shown only after its player
has pressed a button, so that the page holds no secrets of the player before.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from grange.core.state import State
from grange.web.stored import StoredSeat


class Viewpoint(NamedTuple):
    """The seat for which a page is drawn, and the seat whose player must first come to the screen."""

    seat: int | None
    awaited: int | None = None
    place: int = 0  # the seat from which a spectator looks


def viewpoint(state: State, sitting: Sequence[StoredSeat], held: Sequence[int], at_screen: int | None) -> Viewpoint:
    """Choose the seat from which a visitor looks: one that the game asks, else the one at the screen; none for a spectator."""
    here = [seat for seat in held if seat >= 0 and sitting[seat].bot is None]
    own = here or [seat for seat in held if seat >= 0]
    asked = [decision.seat for decision in state.decisions if decision.seat in own]
    stays = at_screen is not None and at_screen in (asked or own)
    wanted = at_screen if stays else next(iter([*asked, *own]), None)
    if len(here) < 2 or state.over or wanted == at_screen or not _secrets(state, wanted, at_screen):
        return Viewpoint(wanted)
    return Viewpoint(None, wanted)


def is_shared(held: Sequence[int]) -> bool:
    """Check whether a visitor who holds these seats may share the screen with others; HOST is not a seat."""
    return sum(seat >= 0 for seat in held) > 1


def _secrets(state: State, *seats: int | None) -> bool:
    """Check whether one of the seats sees something that a spectator does not see."""
    sight = state.game.rules.sight.sight
    return any(sight(state, seat) != sight(state, None) for seat in seats if seat is not None)
