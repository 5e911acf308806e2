"""The pastures of a farm: fences, stables, animals, and the pasture that a seat is choosing."""

from __future__ import annotations

from grange.core.picture import number, tag, use
from grange.core.words import Words
from grange.games.agricola import farm
from grange.games.agricola.box import GOODS, HERD
from grange.games.agricola.draw.arrange import Herd
from grange.games.agricola.draw.parts import stretched
from grange.games.agricola.draw.yard import Scale, ShownFarm, token

# Pastures, fences, stables


def grass(look: ShownFarm, scale: Scale) -> str:
    """Draw the ground of all pastures."""
    side = number(scale.side)
    return "".join(
        f'<rect x="{number(x)}" y="{number(y)}" width="{side}" height="{side}" fill="var(--leaf)" opacity=".42"/>'
        for x, y in map(scale.at, farm.spaces_of(farm.enclosed_by(look.fences)))
    )


def stables(look: ShownFarm, scale: Scale, is_small: bool) -> str:
    """Draw the stables."""
    across, down, size = (0.2, 0.12, 0.7) if is_small else (0.37, 0.1, 0.6)
    side = scale.side
    return "".join(
        token(look, place, use("stable", x + side * across, y + side * down, side * size))
        for place in farm.spaces_of(look.stables)
        for x, y in [scale.at(place)]
    )


def _fence_lines(fences: int, scale: Scale) -> tuple[list[tuple[float, float]], list[tuple[float, float]]]:
    """Return where fences begin: those along the rows, and those along the columns."""
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
    """Return the places of the posts, from back to front."""
    level, upright = _fence_lines(fences, scale)
    side = scale.side
    found = {*level, *upright, *((x + side, y) for x, y in level), *((x, y + side) for x, y in upright)}
    return sorted(found, key=lambda corner: (corner[1], corner[0]))


def rails(fences: int, scale: Scale) -> str:
    """Draw fences without their posts."""
    level, upright = _fence_lines(fences, scale)
    return "".join(
        [stretched("fence-v", x - 10, y, 20, scale.side) for x, y in upright]
        + [stretched("fence-h", x, y - 9.5, scale.side, 19) for x, y in level]
    )


def posts(fences: int, scale: Scale) -> str:
    """Draw the posts of fences."""
    return "".join(stretched("fence-post", x - 7, y - 15, 14, 25) for x, y in _corners(fences, scale))


def simple_fences(look: ShownFarm, scale: Scale) -> str:
    """Draw fences as lines with posts, for a small picture."""
    level, upright = _fence_lines(look.built, scale)
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
        for x, y in _corners(look.built, scale)
    )


# Animals

SPOTS = ((0.03, 0.4), (0.44, 0.08), (0.45, 0.44))  # on a space without a stable, as shares of its side
BESIDE_STABLE = (0.0, 0.4)


def animals(look: ShownFarm, scale: Scale, is_small: bool) -> str:
    """Draw the animals on pastures, in stables and in the house."""
    herds = "".join(_herd(look, herd, scale, is_small) for herd in look.animals.herds if herd.number)
    return herds + _in_stables(look, scale) + _pets(look, scale, is_small)


def _herd(look: ShownFarm, herd: Herd, scale: Scale, is_small: bool) -> str:
    body = _counted(herd, scale) if is_small else _flock(look, herd, scale)
    return f'<g class="token" id="herd-{look.seat}-{herd.pasture}">{body}</g>'


def _flock(look: ShownFarm, herd: Herd, scale: Scale) -> str:
    """Draw the animals of a pasture, as many as there are spots; the tag has their number."""
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
    """Draw one animal of a pasture with the number of all."""
    x, y = scale.at(farm.spaces_of(herd.pasture)[0])
    side = scale.side
    return use(_animal(herd.kind), x + side * 0.06, y + side * 0.1, side * 0.86) + tag(
        x + side - 8, y + side - 9, str(herd.number), 13.6, 9 + 6 * len(str(herd.number))
    )


def _in_stables(look: ShownFarm, scale: Scale) -> str:
    side = scale.side
    return "".join(
        use(_animal(kind), x + side * 0.04, y + side * 0.4, side * 0.56)
        for place, kind in look.animals.stabled
        for x, y in [scale.at(place)]
    )


def _pets(look: ShownFarm, scale: Scale, is_small: bool) -> str:
    """Draw the animals in the first room of the house; there are more than allowed only while one must still go.

    If the house has burnt down, those that must go wait on its land.
    """
    pets = look.animals.pets
    if not pets:
        return ""
    side = scale.side
    x, y = scale.at(farm.spaces_of(look.rooms or look.burnt or farm.ALL)[0])
    body = use(_animal(pets[0]), x + side * 0.08, y + side * 0.06, side * (0.6 if is_small else 0.48))
    if len(pets) > 1:
        body += tag(x + side * 0.68, y + side * 0.3, str(len(pets)), 13.6, 9 + 6 * len(str(len(pets))))
    return f'<g class="token" id="pets-{look.seat}">{body}</g>'


def _animal(kind: int) -> str:
    return GOODS[HERD[kind]]


def capacities(look: ShownFarm, scale: Scale, words: Words) -> str:
    """Write on every pasture how many animals it holds."""
    drawn = []
    for herd in look.animals.herds:
        x, y = scale.at(farm.spaces_of(herd.pasture)[-1])
        label = words.say("pasture-tag", count=herd.number, room=herd.room)
        drawn.append(tag(x + scale.side / 2, y + scale.side - 1, label, 15, max(54, 7.6 * len(label) + 10)))
    return "".join(drawn)


# The pasture that a seat is choosing


def plan(look: ShownFarm, scale: Scale, words: Words) -> str:
    """Draw the chosen spaces, the fences that they would need, their cost, and how many animals they would hold."""
    if not look.chosen:
        return ""
    new = look.new
    rings = "".join(_picked(*scale.at(place), scale.side) for place in farm.spaces_of(look.chosen))
    x, y = scale.at(farm.spaces_of(look.chosen)[-1])
    x, y = x + scale.side / 2, y + scale.side / 2
    cost, room = words.say("goods-wood", count=look.wood), words.say("tag-room", room=look.room)
    return (
        f'{rings}<g class="would">{rails(new, scale)}{posts(new, scale)}</g>'
        f"{tag(x, y - 11, cost, 15, 7.8 * len(cost) + 12)}{tag(x, y + 12, room, 15, 7.8 * len(room) + 12)}"
    )


def _picked(x: float, y: float, side: float) -> str:
    return "".join(
        f'<rect class="chosen" x="{number(x + inset)}" y="{number(y + inset)}" width="{number(side - 2 * inset)}" '
        f'height="{number(side - 2 * inset)}" rx="8"/>'
        for inset in (10, 15)
    )
