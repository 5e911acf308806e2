"""One screen for several people: who looks at it now, and when it has to be handed over.

Where nothing is secret, the page simply shows whoever is asked. Where a seat sees what others must not, it is shown to nobody until
its player has said to be there; so what one player held is not in the page when the next one comes.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from grange.core.state import State
from grange.web.store import StoredSeat


class Viewpoint(NamedTuple):
    """From which seat a page is drawn, and who is to come to the screen first."""

    seat: int | None
    awaited: int | None = None


def viewpoint(state: State, sitting: Sequence[StoredSeat], held: Sequence[int], faced: int | None) -> Viewpoint:
    """Choose the seat from which a visitor looks: one that is asked, else the one at the screen; none for a spectator."""
    here = [seat for seat in held if seat >= 0 and sitting[seat].bot is None]
    own = here or [seat for seat in held if seat >= 0]
    asked = [decision.seat for decision in state.decisions if decision.seat in own]
    stays = faced is not None and faced in (asked or own)
    wanted = faced if stays else next(iter([*asked, *own]), None)
    if len(here) < 2 or state.over or wanted == faced or not _secrets(state, wanted, faced):
        return Viewpoint(wanted)
    return Viewpoint(None, wanted)


def is_shared(held: Sequence[int]) -> bool:
    """Tell whether several people may be at the screen of a visitor who holds these seats; HOST is none."""
    return sum(seat >= 0 for seat in held) > 1


def _secrets(state: State, *seats: int | None) -> bool:
    """Tell whether one of the seats sees something that a spectator does not."""
    sight = state.game.sight.sight
    return any(sight(state, seat) != sight(state, None) for seat in seats if seat is not None)
