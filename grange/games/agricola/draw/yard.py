"""What a picture of a farm shows, and at which scale: large for its owner, small for the others."""

from __future__ import annotations

from typing import NamedTuple

from grange.games.agricola import farm
from grange.games.agricola.box import NUMBER
from grange.games.agricola.draw.arrange import Arrangement, arrange, fairies
from grange.games.agricola.rules.fences import fencing_on, new_fences
from grange.games.agricola.state import Agricola

LARGE, SMALL = (470, 298), (203, 129)
WISHES = tuple(NUMBER[name] for name in ("modest_wish", "basic_wish", "urgent_wish", "winter"))


class Scale(NamedTuple):
    """The sizes in which a farm is drawn."""

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
        """Return the upper left corner of a space."""
        row, column = divmod(place, farm.COLUMNS)
        return self.x(column), self.y(row)


DESK, GLANCE = Scale(20, 86, 4, 5, 9, 12), Scale(9, 37, 2, 2, 4.4, 7)


class ShownFarm(NamedTuple):
    """Everything that a picture of a farm shows."""

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
    burnt: int  # other wasted spaces, and where a house has burnt down
    fairies: tuple[tuple[int, int], ...]  # farm spaces where fairies live, and how many
    chosen: int  # spaces of the pasture that the seat is choosing
    wood: int  # its cost
    room: int  # the animals that it would hold
    built: int  # the fences built; pastures may be open
    new: int  # the fences that the chosen pasture would need


def newborns_at_work(state: Agricola, seat: int) -> int:
    """Count the newborns beside their parents on the board."""
    return min(state.newborns[seat], sum(state.taken[space] >> seat & 1 for space in WISHES))


def shown_farm(state: Agricola, seat: int) -> ShownFarm:
    """Collect what a picture of a farm shows."""
    fencing = fencing_on(state, seat)
    planned = fencing.plan(state)
    return ShownFarm(
        seat=seat,
        house=state.house[seat],
        rooms=state.rooms[seat],
        fields=state.fields[seat],
        grain=bytes(state.grain[seat]),
        vegetables=bytes(state.vegetables[seat]),
        stables=state.stables[seat],
        fences=state.fences[seat],
        animals=arrange(state, seat),
        home=state.at_home(seat),
        young=state.newborns[seat] - newborns_at_work(state, seat),
        away=state.placed[seat],
        circles=state.circles[seat],
        burnt=burnt(state, seat),
        fairies=fairies(state, seat),
        chosen=fencing.chosen,
        wood=planned["wood"],
        room=planned["room"],
        built=state.fences[seat] & ~state.gaps[seat],
        new=new_fences(state, seat, fencing.chosen),
    )


def burnt(state: Agricola, seat: int) -> int:
    """Find the farm spaces with burnt tokens: wasted ones and, if the house was lost, the first rooms."""
    lost = state.unused(seat) & state.box.rooms if not state.rooms[seat] else 0
    return state.wasted[seat] & ~state.circles[seat] | lost


def token(look: ShownFarm, place: int, body: str) -> str:
    """Wrap a piece on a space with a name, so that the page can detect when it is new."""
    name = f"{look.seat}-{farm.NAMES[place]}"
    return f'<g class="token" id="token-{name}" data-on="farm-{name}">{body}</g>'
