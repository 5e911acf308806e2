"""A farm of Agricola: house, fields, pastures, animals, and the pasture that is being chosen. Large, or small for others."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from grange.core.picture import number, picture, use, use_at
from grange.core.words import Words
from grange.games.agricola import farm
from grange.games.agricola.box import GOODS, HOUSES, NUMBER, SHEEP
from grange.games.agricola.draw.arrange import Arrangement, Herd, arrange
from grange.games.agricola.draw.parts import stretched, tag
from grange.games.agricola.fences import chosen_by, plan
from grange.games.agricola.state import Agricola

LARGE, SMALL = (470, 298), (203, 129)
WALLS = ("earth", "rust-d", "slate-d")  # the colour of the walls of each house
WISHES = tuple(NUMBER[name] for name in ("modest_wish", "basic_wish", "urgent_wish"))


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
    chosen: int  # spaces of the pasture that is being chosen
    wood: int  # what that costs
    room: int  # what that holds


def farmyard(state: Agricola, seat: int, words: Words, name: str, is_small: bool = False) -> str:
    """Draw the farm of a seat."""
    return _drawn(look_at(state, seat), words, name, is_small)


def newborns_at_work(state: Agricola, seat: int) -> int:
    """Count the newborns that stand beside their parents on the board."""
    return min(state.newborns[seat], sum(state.taken[space] == seat for space in WISHES))


def look_at(state: Agricola, seat: int) -> Look:
    """Collect what a picture of a farm shows."""
    chosen = chosen_by(state, seat)
    planned = plan(state, seat, chosen)
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
        chosen,
        planned["wood"],
        planned["room"],
    )


@lru_cache(maxsize=500)
def _drawn(look: Look, words: Words, name: str, is_small: bool) -> str:
    scale = GLANCE if is_small else DESK
    body = (
        _land(scale, is_small)
        + _cells(look, scale)
        + _house(look, scale)
        + _fields(look, scale, is_small)
        + _pastures(look, scale)
        + _stables(look, scale, is_small)
        + (_simple_fences(look, scale) if is_small else _rails(look.fences, scale))
        + _animals(look, scale, is_small)
        + ("" if is_small else _posts(look.fences, scale) + _capacities(look, scale, words) + _plan(look, scale, words))
        + _family(look, scale, is_small)
    )
    label = words.say("picture-of-farm", name=name)
    return picture(body, (0, 0, *(SMALL if is_small else LARGE)), "bit farm", label, f"farm-{look.seat}")


# The ground


def _land(scale: Scale, is_small: bool) -> str:
    width, height = SMALL if is_small else LARGE
    corner = number(scale.corner)
    if is_small:
        return (
            f'<rect x="1" y="1" width="{width - 2}" height="{height - 2}" rx="{corner}" fill="var(--biome-meadow)" '
            f'stroke="var(--line)" stroke-width="1.5"/>'
        )
    return (
        f'<rect x="3" y="4" width="{width - 4}" height="{height - 4}" rx="{corner}" fill="var(--shade)" opacity=".2"/>'
        f'<rect x="1" y="1" width="{width - 2}" height="{height - 2}" rx="{corner}" fill="url(#biome-meadow)" '
        f'stroke="var(--line)" stroke-width="2"/>'
    )


def _cells(look: Look, scale: Scale) -> str:
    """Draw the ground of every space."""
    side = number(scale.side - 2 * scale.gap)
    drawn = []
    for place, name in enumerate(farm.NAMES):
        x, y = scale.at(place)
        corners = f'x="{number(x + scale.gap)}" y="{number(y + scale.gap)}" width="{side}" height="{side}"'
        ground = f'<rect class="ground space" {corners} rx="{number(scale.gap + 3)}"/>'
        drawn.append(f'<g id="farm-{look.seat}-{name}" class="cell">{ground}</g>')
    return "".join(drawn)


def _token(look: Look, place: int, body: str) -> str:
    """Name what stands on a space, so that the page can tell when it is new."""
    name = f"{look.seat}-{farm.NAMES[place]}"
    return f'<g class="token" id="token-{name}" data-on="farm-{name}">{body}</g>'


# The house: one wall around all rooms, doorways between them


def _house(look: Look, scale: Scale) -> str:
    side, kind = scale.side, HOUSES[look.house]
    rooms = "".join(_token(look, place, use(f"room-{kind}", *scale.at(place), side)) for place in farm.spaces_of(look.rooms))
    outer, inner = _walls(look.rooms, scale)
    ink = 1.8 if scale is GLANCE else 2.6
    return rooms + "".join(
        f'<path d="{path}" fill="none" stroke="var(--line)" stroke-width="{number(wide)}" stroke-linecap="square"/>'
        f'<path d="{path}" fill="none" stroke="var(--{WALLS[look.house]})" stroke-width="{number(wide - ink)}" '
        f'stroke-linecap="square"/>'
        for path, wide in ((inner, scale.wall * 0.8), (outer, scale.wall))
        if path
    )


def _walls(rooms: int, scale: Scale) -> tuple[str, str]:
    """Give the paths of the walls around the house and of those between its rooms."""
    around = farm.border(rooms)
    outer = inner = ""
    side, wing, door = number(scale.side), number(scale.side * 0.34), number(scale.side * 0.32)
    for place in farm.spaces_of(rooms):
        x, y = scale.at(place)
        for edge, is_level, (ex, ey) in _edges(place, x, y, scale.side):
            start = f"M{number(ex)} {number(ey)}"
            if around >> edge & 1:
                outer += f"{start}h{side}" if is_level else f"{start}v{side}"
            elif (ex, ey) != (x, y):  # each doorway once
                inner += f"{start}h{wing}m{door} 0h{wing}" if is_level else f"{start}v{wing}m0 {door}v{wing}"
    return outer, inner


def _edges(place: int, x: float, y: float, side: float) -> list[tuple[int, bool, tuple[float, float]]]:
    """List the four edges of a space: the number of its fence, whether it lies level, and where it begins."""
    row, column = divmod(place, farm.COLUMNS)
    upper, left = row * farm.COLUMNS + column, (farm.ROWS + 1) * farm.COLUMNS + row * (farm.COLUMNS + 1) + column
    return [
        (upper, True, (x, y)),
        (upper + farm.COLUMNS, True, (x, y + side)),
        (left, False, (x, y)),
        (left + 1, False, (x + side, y)),
    ]


# Fields


def _fields(look: Look, scale: Scale, is_small: bool) -> str:
    size, corner, width = (13.6, (9.5, 10.5), 15.0) if is_small else (15.5, (15.0, 15.0), 20.0)
    side = scale.side - 2 * scale.inset
    drawn = []
    for place in farm.spaces_of(look.fields):
        x, y = scale.at(place)
        crops = look.grain[place] or look.vegetables[place]
        piece = "field-grain" if look.grain[place] else "field-vegetable" if crops else "field"
        body = use(piece, x + scale.inset, y + scale.inset, side)
        if crops:
            body += tag(x + scale.side - corner[0], y + scale.side - corner[1], str(crops), size, width)
        drawn.append(_token(look, place, body))
    return "".join(drawn)


# Pastures, fences, stables


def _pastures(look: Look, scale: Scale) -> str:
    side = number(scale.side)
    return "".join(
        f'<rect x="{number(x)}" y="{number(y)}" width="{side}" height="{side}" fill="var(--leaf)" opacity=".42"/>'
        for x, y in map(scale.at, farm.spaces_of(farm.enclosed_by(look.fences)))
    )


def _stables(look: Look, scale: Scale, is_small: bool) -> str:
    across, down, size = (0.2, 0.12, 0.7) if is_small else (0.37, 0.1, 0.6)
    side = scale.side
    return "".join(
        _token(look, place, use("stable", x + side * across, y + side * down, side * size))
        for place in farm.spaces_of(look.stables)
        for x, y in [scale.at(place)]
    )


def _fence_lines(fences: int, scale: Scale) -> tuple[list[tuple[float, float]], list[tuple[float, float]]]:
    """Give where fences begin: those along the rows and those along the columns."""
    level = [
        (scale.x(edge % farm.COLUMNS), scale.y(edge // farm.COLUMNS))
        for edge in range((farm.ROWS + 1) * farm.COLUMNS)
        if fences >> edge & 1
    ]
    first = (farm.ROWS + 1) * farm.COLUMNS
    upright = [
        (scale.x(edge % (farm.COLUMNS + 1)), scale.y(edge // (farm.COLUMNS + 1)))
        for edge in range(farm.ROWS * (farm.COLUMNS + 1))
        if fences >> first + edge & 1
    ]
    return level, upright


def _corners(fences: int, scale: Scale) -> list[tuple[float, float]]:
    """Give the places of the posts, from the back to the front."""
    level, upright = _fence_lines(fences, scale)
    side = scale.side
    found = {*level, *upright, *((x + side, y) for x, y in level), *((x, y + side) for x, y in upright)}
    return sorted(found, key=lambda corner: (corner[1], corner[0]))


def _rails(fences: int, scale: Scale) -> str:
    level, upright = _fence_lines(fences, scale)
    return "".join(
        [stretched("fence-v", x - 10, y, 20, scale.side) for x, y in upright]
        + [stretched("fence-h", x, y - 9.5, scale.side, 19) for x, y in level]
    )


def _posts(fences: int, scale: Scale) -> str:
    return "".join(stretched("fence-post", x - 7, y - 15, 14, 25) for x, y in _corners(fences, scale))


def _simple_fences(look: Look, scale: Scale) -> str:
    """Draw fences as lines with posts, for a small picture."""
    level, upright = _fence_lines(look.fences, scale)
    side = number(scale.side)
    path = "".join(f"M{number(x)} {number(y)}h{side}" for x, y in level)
    path += "".join(f"M{number(x)} {number(y)}v{side}" for x, y in upright)
    if not path:
        return ""
    lines = "".join(
        f'<path d="{path}" fill="none" stroke="var(--{colour})" stroke-width="{wide}" stroke-linecap="round"/>'
        for colour, wide in (("line", 5), ("clay", 2.4))
    )
    return lines + "".join(
        f'<rect x="{number(x - 3.2)}" y="{number(y - 4)}" width="6.4" height="7.4" rx="1" fill="var(--earth)" '
        f'stroke="var(--line)" stroke-width="1.2"/>'
        for x, y in _corners(look.fences, scale)
    )


# Animals

SPOTS = ((0.03, 0.4), (0.44, 0.08), (0.45, 0.44))  # on a space without a stable, as parts of its side
BESIDE_STABLE = (0.0, 0.4)


def _animals(look: Look, scale: Scale, is_small: bool) -> str:
    herds = "".join(_herd(look, herd, scale, is_small) for herd in look.animals.herds if herd.number)
    return herds + _in_stables(look, scale) + _pets(look, scale, is_small)


def _herd(look: Look, herd: Herd, scale: Scale, is_small: bool) -> str:
    body = _counted(herd, scale) if is_small else _flock(look, herd, scale)
    return f'<g class="token" id="herd-{look.seat}-{herd.pasture}">{body}</g>'


def _flock(look: Look, herd: Herd, scale: Scale) -> str:
    """Draw the animals of a pasture, as far as there are spots for them; the tag tells their number."""
    spots = []
    for spot in SPOTS:
        for place in farm.spaces_of(herd.pasture):
            has_stable = look.stables >> place & 1
            if not has_stable:
                spots.append((place, *spot))
            elif spot == SPOTS[0]:
                spots.append((place, *BESIDE_STABLE))
    shown = sorted(spots[: herd.number], key=lambda spot: spot[0] // farm.COLUMNS + spot[2])
    side = scale.side
    return "".join(
        use(_animal(herd.kind), x + side * across, y + side * down, side * 0.54)
        for place, across, down in shown
        for x, y in [scale.at(place)]
    )


def _counted(herd: Herd, scale: Scale) -> str:
    """Draw one animal of a pasture with their number."""
    x, y = scale.at(farm.spaces_of(herd.pasture)[0])
    side = scale.side
    return use(_animal(herd.kind), x + side * 0.06, y + side * 0.1, side * 0.86) + tag(
        x + side - 8, y + side - 9, str(herd.number), 13.6, 9 + 6 * len(str(herd.number))
    )


def _in_stables(look: Look, scale: Scale) -> str:
    side = scale.side
    return "".join(
        use(_animal(kind), x + side * 0.04, y + side * 0.4, side * 0.56)
        for place, kind in look.animals.stabled
        for x, y in [scale.at(place)]
    )


def _pets(look: Look, scale: Scale, is_small: bool) -> str:
    """Draw the animals in the house, in its first room; more than there may be only while one must still go."""
    pets = look.animals.pets
    if not pets:
        return ""
    side = scale.side
    x, y = scale.at(farm.spaces_of(look.rooms)[0])
    body = use(_animal(pets[0]), x + side * 0.08, y + side * 0.06, side * (0.6 if is_small else 0.48))
    if len(pets) > 1:
        body += tag(x + side * 0.68, y + side * 0.3, str(len(pets)), 13.6, 9 + 6 * len(str(len(pets))))
    return f'<g class="token" id="pets-{look.seat}">{body}</g>'


def _animal(kind: int) -> str:
    return GOODS[SHEEP + kind]


def _capacities(look: Look, scale: Scale, words: Words) -> str:
    """Write on every pasture how many animals it holds."""
    drawn = []
    for herd in look.animals.herds:
        x, y = scale.at(farm.spaces_of(herd.pasture)[-1])
        told = words.say("pasture-tag", count=herd.number, room=herd.room)
        drawn.append(tag(x + scale.side / 2, y + scale.side - 1, told, 15, max(54, 7.6 * len(told) + 10)))
    return "".join(drawn)


# A pasture that is being chosen


def _plan(look: Look, scale: Scale, words: Words) -> str:
    """Draw the chosen spaces, the fences that they would need, and what they cost and hold."""
    if not look.chosen:
        return ""
    new = farm.border(look.chosen) & ~look.fences
    rings = "".join(_picked(*scale.at(place), scale.side) for place in farm.spaces_of(look.chosen))
    x, y = scale.at(farm.spaces_of(look.chosen)[-1])
    x, y = x + scale.side / 2, y + scale.side / 2
    cost, room = words.say("goods-wood", count=look.wood), words.say("tag-room", room=look.room)
    return (
        f'{rings}<g class="would">{_rails(new, scale)}{_posts(new, scale)}</g>'
        f"{tag(x, y - 11, cost, 14, 7.4 * len(cost) + 12)}{tag(x, y + 12, room, 14, 7.4 * len(room) + 12)}"
    )


def _picked(x: float, y: float, side: float) -> str:
    return "".join(
        f'<rect class="chosen" x="{number(x + inset)}" y="{number(y + inset)}" width="{number(side - 2 * inset)}" '
        f'height="{number(side - 2 * inset)}" rx="8"/>'
        for inset in (10, 15)
    )


# The family


def _family(look: Look, scale: Scale, is_small: bool) -> str:
    """Draw who is at home, from the lowest room on, then the newborns, then marks for those who are away."""
    rooms = farm.spaces_of(look.rooms)[::-1]
    kinds = ["person"] * look.home + ["newborn"] * look.young + ["away"] * (0 if is_small else look.away)
    drawn = []
    for inhabitant, kind in enumerate(kinds):
        x, y = scale.at(rooms[inhabitant % len(rooms)])
        shift = scale.side * 0.22 * (inhabitant // len(rooms))
        drawn.append(
            f'<g class="token" id="home-{look.seat}-{inhabitant}">{_inhabitant(look.seat, kind, x + shift, y, scale.side)}</g>'
        )
    return "".join(drawn)


def _inhabitant(seat: int, kind: str, x: float, y: float, side: float) -> str:
    if kind == "person":
        return use(f"person-{seat}", x + side * 0.15, y + side * 0.16, side * 0.7)
    if kind == "newborn":
        return use("newborn", x + side * 0.25, y + side * 0.28, side * 0.5, f"of-{seat}")
    return (
        f'<g class="away" opacity=".85"><circle cx="{number(x + side / 2)}" cy="{number(y + side / 2)}" r="13" '
        f'fill="var(--mark)" stroke="var(--line)" stroke-width="1.2"/>{use_at(f"seat-{seat}", x + side / 2, y + side / 2, 16)}</g>'
    )
