"""A farm of Agricola, large or small: its ground, house, fields and family."""

from __future__ import annotations

from functools import lru_cache

from grange.core.picture import number, picture, tag, use, use_at
from grange.core.words import Words
from grange.games.agricola import farm
from grange.games.agricola.box import HOUSES
from grange.games.agricola.draw import pastures
from grange.games.agricola.draw.yard import DESK, GLANCE, LARGE, SMALL, Scale, ShownFarm, shown_farm, token
from grange.games.agricola.state import Agricola

WALLS = ("earth", "rust-d", "slate-d")  # colour of the walls of each house


def farmyard(state: Agricola, seat: int, words: Words, name: str, is_small: bool = False) -> str:
    """Draw the farm of a seat."""
    return _drawn(shown_farm(state, seat), words, name, is_small)


@lru_cache(maxsize=500)
def _drawn(look: ShownFarm, words: Words, name: str, is_small: bool) -> str:
    scale = GLANCE if is_small else DESK
    body = (
        _land(scale, is_small)
        + _cells(look, scale)
        + _house(look, scale)
        + _fields(look, scale, is_small)
        + _waste(look, scale)
        + _fairies(look, scale)
        + pastures.grass(look, scale)
        + pastures.stables(look, scale, is_small)
        + (pastures.simple_fences(look, scale) if is_small else pastures.rails(look.built, scale))
        + pastures.animals(look, scale, is_small)
        + (
            ""
            if is_small
            else pastures.posts(look.built, scale) + pastures.capacities(look, scale, words) + pastures.plan(look, scale, words)
        )
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


def _cells(look: ShownFarm, scale: Scale) -> str:
    """Draw the ground of every space."""
    side = number(scale.side - 2 * scale.gap)
    drawn = []
    for place, name in enumerate(farm.NAMES):
        x, y = scale.at(place)
        corners = f'x="{number(x + scale.gap)}" y="{number(y + scale.gap)}" width="{side}" height="{side}"'
        ground = f'<rect class="ground space" {corners} rx="{number(scale.gap + 3)}"/>'
        drawn.append(f'<g\nid="farm-{look.seat}-{name}" class="cell" data-look="yard">{ground}</g>')
    return "".join(drawn)


# The house: one wall around all rooms, with doorways between them


def _house(look: ShownFarm, scale: Scale) -> str:
    side, kind = scale.side, HOUSES[look.house]
    rooms = "".join(token(look, place, use(f"room-{kind}", *scale.at(place), side)) for place in farm.spaces_of(look.rooms))
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
    """Return the paths of the walls around the house and of those between its rooms."""
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
    """List the four edges of a space: the number of its fence, whether it is horizontal, and where it begins."""
    row, column = divmod(place, farm.COLUMNS)
    upper, left = row * farm.COLUMNS + column, (farm.ROWS + 1) * farm.COLUMNS + row * (farm.COLUMNS + 1) + column
    return [
        (upper, True, (x, y)),
        (upper + farm.COLUMNS, True, (x, y + side)),
        (left, False, (x, y)),
        (left + 1, False, (x + side, y)),
    ]


# Fields


def _fields(look: ShownFarm, scale: Scale, is_small: bool) -> str:
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
        drawn.append(token(look, place, body))
    return "".join(drawn)


# Traces of deck cards


def _waste(look: ShownFarm, scale: Scale) -> str:
    """Draw crop circles and burnt places."""
    pieces = [("circles", look.circles), ("burnt", look.burnt)]
    side = scale.side - 2 * scale.inset
    return "".join(
        token(look, place, use(piece, x + scale.inset, y + scale.inset, side))
        for piece, some in pieces
        for place in farm.spaces_of(some)
        for x, y in [scale.at(place)]
    )


def _fairies(look: ShownFarm, scale: Scale) -> str:
    """Draw the fairies on unused spaces."""
    side = scale.side - 2 * scale.inset
    return "".join(
        token(look, place, use("fairies" if count > 1 else "fairy", x + scale.inset, y + scale.inset, side))
        for place, count in look.fairies
        for x, y in [scale.at(place)]
    )


# The family


def _family(look: ShownFarm, scale: Scale, is_small: bool) -> str:
    """Draw the people at home from the lowest room on, then the newborns, then marks for those who are away.

    Without a house all sleep outdoors, where there is a place.
    """
    rooms = (farm.spaces_of(look.rooms) or farm.spaces_of(look.burnt) or (farm.SPACES - 1,))[::-1]
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
