"""What a picture of a farm shows, and how large: on one's own desk, or at a glance for the others."""

from __future__ import annotations

from typing import NamedTuple

from grange.games.agricola import farm
from grange.games.agricola.box import NUMBER
from grange.games.agricola.draw.arrange import Arrangement, arrange, fairies
from grange.games.agricola.fences import fencing_on, new_fences
from grange.games.agricola.state import Agricola

LARGE, SMALL = (470, 298), (203, 129)
WISHES = tuple(NUMBER[name] for name in ("modest_wish", "basic_wish", "urgent_wish", "winter"))


class Scale(NamedTuple):
    """How large the parts of a farm are drawn."""

    margin: float
    side: float  # of a space
    gap: float  # around the ground of a space
    inset: float  # of a field
    wall: float
    corner: float

    def x(self, column: int) -> float:
        return self.margin + column * self.side

    def y(self, row: int) -> float:
        return self.margin + row * self.side

    def at(self, place: int) -> tuple[float, float]:
        """Give the upper left corner of a space."""
        row, column = divmod(place, farm.COLUMNS)
        return self.x(column), self.y(row)


DESK, GLANCE = Scale(20, 86, 4, 5, 9, 12), Scale(9, 37, 2, 2, 4.4, 7)


class Look(NamedTuple):
    """All that a picture of a farm shows."""

    seat: int
    house: int
    rooms: int
    fields: int
    grain: bytes
    vegetables: bytes
    stables: int
    fences: int
    animals: Arrangement
    home: int  # people in the house
    young: int  # newborns in the house
    away: int
    circles: int  # farm spaces under crop circles
    burnt: int  # those that lie waste otherwise, and where a house has burnt down
    fairies: tuple[tuple[int, int], ...]  # farm spaces where fairies live, and how many
    chosen: int  # spaces of the pasture that is being chosen
    wood: int  # what that costs
    room: int  # what that holds
    built: int  # the fences that stand; pastures may be open
    new: int  # the fences that the chosen pasture would need


def newborns_at_work(state: Agricola, seat: int) -> int:
    """Count the newborns that stand beside their parents on the board."""
    return min(state.newborns[seat], sum(state.taken[space] >> seat & 1 for space in WISHES))


def look_at(state: Agricola, seat: int) -> Look:
    """Collect what a picture of a farm shows."""
    fencing = fencing_on(state, seat)
    planned = fencing.plan(state)
    return Look(
        seat,
        state.house[seat],
        state.rooms[seat],
        state.fields[seat],
        bytes(state.grain[seat]),
        bytes(state.vegetables[seat]),
        state.stables[seat],
        state.fences[seat],
        arrange(state, seat),
        state.at_home(seat),
        state.newborns[seat] - newborns_at_work(state, seat),
        state.placed[seat],
        state.circles[seat],
        burnt(state, seat),
        fairies(state, seat),
        fencing.chosen,
        planned["wood"],
        planned["room"],
        state.fences[seat] & ~state.gaps[seat],
        new_fences(state, seat, fencing.chosen),
    )


def burnt(state: Agricola, seat: int) -> int:
    """Find the farm spaces on which burnt tokens lie: wasted ones, and the first rooms of who has lost the house."""
    lost = state.unused(seat) & state.box.rooms if not state.rooms[seat] else 0
    return state.wasted[seat] & ~state.circles[seat] | lost


def token(look: Look, place: int, body: str) -> str:
    """Name what stands on a space, so that the page can tell when it is new."""
    name = f"{look.seat}-{farm.NAMES[place]}"
    return f'<g class="token" id="token-{name}" data-on="farm-{name}">{body}</g>'
