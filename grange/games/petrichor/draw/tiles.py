"""A tile of Petrichor's field: its crop, the water on it, the cloud over it, and what it pays."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import ceil

from grange.core.picture import fitted, moved, number, numbers, picture, tag, text, use, use_at, wobble, wobbly_box
from grange.core.words import Words
from grange.games.petrichor.box import (
    BARE,
    CLEAR,
    CORN,
    CROPS,
    GROWN,
    GROWTHS,
    LAKE,
    NAMES,
    PEAR,
    RICE,
    SKIES,
    SPOILED,
    SPROUTING,
    THUNDER,
    WHEAT,
)
from grange.games.petrichor.draw.parts import (
    CROP_TINTS,
    drop_outline,
    drops_counted,
    drops_in_rows,
    hollow_mark,
    mark_of,
    wide_piece,
)
from grange.games.petrichor.forecast import pays_now, ripens_with
from grange.games.petrichor.scoring import most_alone, rank_of
from grange.games.petrichor.state import Petrichor

TILE = (216, 184)
EDGE = wobbly_box(1, 1, 214, 182, 9, 0.8)
SHADOW = f'<path d="{EDGE}" fill="var(--shade)" opacity=".2" transform="translate(2 3)"/>'
PAPER = f'<path d="{EDGE}" fill="var(--paper-top)"/>'
LINE = f'<path d="{EDGE}" fill="none" stroke="var(--line)" stroke-width="1.8"/>'
EARTH = (
    '<path d="M-4 117C60 104 140 121 220 111V184H-4z" fill="var(--earth)" opacity=".8"/>'
    '<path d="M-4 128C60 115 140 132 220 122M-4 139C60 126 140 143 220 133M-4 150C60 137 140 154 220 144" fill="none" '
    'stroke="var(--earth-d)" stroke-width="2" opacity=".75" stroke-linecap="round" stroke-dasharray="16 7 5 9 26 8"/>'
    '<path d="M-4 117C60 104 140 121 220 111" fill="none" stroke="var(--line)" stroke-width="1.7"/>'
    '<path d="M92 114l-2.4 -6M92 114l.6 -8M93 114l3.2 -6M126 115.4l-2.4 -6M126 115.4l.6 -8M127 115.4l3.2 -6M176 114.4l-2.4 -6'
    'M176 114.4l.6 -8M177 114.4l3.2 -6M200 113l-2.4 -6M200 113l.6 -8M201 113l3.2 -6" fill="none" stroke="var(--pine-d)" '
    'stroke-width="1.5" stroke-linecap="round"/>'
)
WOULD = f'<path d="{wobbly_box(2, 2, 212, 180, 8, 0.8)}" class="wouldbox dark"/>'
ROW = 152  # y at which the row of points begins
CACTUS = (  # the prickly pear, in a square of 48
    '<g stroke="var(--line)" stroke-width="1.3" stroke-linejoin="round">'
    '<path d="M18 46C15 38 16 30 22 27C29 26 32 36 29 46z" fill="var(--pine)"/>'
    '<path d="M22 29C13 26 9 17 14 11C21 8 27 19 25 28z" fill="var(--leaf)"/>'
    '<path d="M26 31C26 21 32 15 38 18C43 23 36 33 28 35z" fill="var(--leaf-d)"/>'
    '<path d="M14 11C11 8 12 4 15 4C19 4 19 9 17 10zM38 18C37 14 40 10 43 12C46 15 43 19 40 20z'
    'M20 12C20 8 23 6 25 8C27 11 24 15 22 15z" fill="var(--rust)"/></g>'
    '<path d="M17 15l1 1M20 19l1 1M17 21l1 1M33 22l1 1M31 27l1 1M36 24l1 1M22 33l1 1M25 38l1 1M21 41l1 1" '
    'stroke="var(--line)" stroke-width="1.5" stroke-linecap="round"/>'
)


def tile(state: Petrichor, place: int, words: Words) -> str:
    """Draw the tile at a place; a tile that lies face down shows only its back."""
    name = f"tile-{NAMES[place]}"
    if state.hidden:
        label = words.say("picture-of-back", place=NAMES[place])
        return picture(_back(state, place), (0, 0, *TILE), "bit tile", label, name)
    seen = (state.crops[place], state.growth[place], state.water_on(place), state.sky[place], state.drops_over(place))
    label = _label(words, place, *seen)
    return picture(_face(state, place, words), (0, 0, *TILE), "bit tile", label, name)


def would_be(state: Petrichor, after: Petrichor, place: int, words: Words) -> str:
    """Draw a tile as it would be after a weather: what comes or goes is pale, inside a dashed frame."""
    crop = state.crops[place]
    seen = (crop, after.growth[place], after.water_on(place), after.sky[place], after.drops_over(place))
    body = (
        _ground(place, crop, pays_now(after, place))
        + _title(after, place, words.say(f"crop-{CROPS[crop]}"))
        + _plant(crop)
        + _fertilizer(state, place)
        + _pale(_growth(after, place), after.growth[place] != state.growth[place])
        + _water_would(state, after, place)
        + _pale(_cloud(state if after.sky[place] == CLEAR else after, place), after.sky[place] != state.sky[place])
        + (_points(after, place) if state.box.crops[crop].drops else "")
        + _place_name(place)
        + WOULD
    )
    return picture(body, (0, 0, *TILE), "bit tile", _label(words, place, *seen), f"tile-{NAMES[place]}")


def _pale(drawn: str, is_pale: bool) -> str:
    return f'<g class="would">{drawn}</g>' if is_pale and drawn else drawn


@lru_cache(maxsize=2000)
def _label(words: Words, place: int, crop: int, growth: int, drops: int, sky: int, cloud: int) -> str:
    """Describe a place for people who cannot see it."""
    things = {"crop": CROPS[crop], "place": NAMES[place], "growth": GROWTHS[growth], "sky": SKIES[sky]}
    return words.say("picture-of-tile", **things, drops=drops, cloud=cloud)


def _face(state: Petrichor, place: int, words: Words) -> str:
    """Draw a tile that lies face up, from the ground to the cloud above it."""
    crop = state.crops[place]
    return (
        _ground(place, crop, pays_now(state, place))
        + _title(state, place, words.say(f"crop-{CROPS[crop]}"))
        + _plant(crop)
        + _fertilizer(state, place)
        + _growth(state, place)
        + _water(state, place)
        + _cloud(state, place)
        + (_points(state, place) if state.box.crops[crop].drops else "")
        + _place_name(place)
    )


def _back(state: Petrichor, place: int) -> str:
    """Draw a tile that lies face down."""
    inner = wobbly_box(12, 12, 192, 160, 6, 0.8)
    return (
        f'{SHADOW}{PAPER}<path d="{inner}" fill="var(--accent-wash)" stroke="var(--line)" stroke-width="1"/>'
        f'<path d="{inner}" fill="url(#hatch)" opacity=".5"/>{wide_piece("cloud", 60, 60, 96)}{LINE}'
        + _fertilizer(state, place, 84, 118, 44)
        + _place_name(place, 24, 40)
    )


# The ground


@lru_cache(maxsize=256)
def _ground(place: int, crop: int, pays: bool) -> str:
    """Draw the paper, the sky and the earth of a tile, and its row of points, golden if the tile pays."""
    clip = f"clip-{NAMES[place]}"
    row = (
        f'<rect y="{ROW}" width="216" height="34" fill="var(--{"straw-l" if pays else "paper-top"})"/>'
        f'<path d="M0 {ROW}H216" stroke="var(--line)" stroke-width="1.3"/>'
    )
    return (
        f'{SHADOW}{PAPER}<clipPath id="{clip}"><path d="{EDGE}"/></clipPath><g clip-path="url(#{clip})">'
        f'<rect data-look="tile-{NAMES[place]}" width="216" height="184" fill="var(--{CROP_TINTS[crop]})" opacity=".2"/>'
        f'<path d="{_sky_lines(place)}" stroke="var(--ink)" stroke-width=".8" opacity=".16"/>'
        f"{EARTH}{'' if crop == LAKE else row}</g>{LINE}"
    )


def _sky_lines(place: int) -> str:
    """Return the path of some short lines in the sky, different at every place."""
    return "".join(
        f"M{numbers((110 if line % 2 == 0 else 14) + wobble(14, place, line), 54 + 12 * line)}"
        f"h{number(52 + wobble(22, line, place))}"
        for line in range(4)
    )


def _title(state: Petrichor, place: int, name: str) -> str:
    """Write the crop's name and draw the drops that it needs, filled as far as there is water."""
    crop = state.box.crops[state.crops[place]]
    water = state.water_on(place)
    needed = max(crop.drops, crop.spoils)
    step = min(13, 84 / max(1, needed))
    drops = ""
    for drop in range(needed):
        x = 202 - (needed - 1 - drop) * step
        drops += drop_outline(x, 19, drop < water, ' stroke-dasharray="2 1.6"' if drop >= crop.drops else "")
    if crop.spoils:  # cross out the drop that spoils it
        drops += '<path d="M197 12l10 12M207 12l-10 12" stroke="var(--rust)" stroke-width="1.8" stroke-linecap="round"/>'
    room = 184 - needed * step
    fitting, size = fitted(name, 17, room)
    narrow = " tile-long" if len(name) > 7 or size < 17 else ""
    return text(12, 23, fitting, size, f"t book tile-name{narrow}") + drops


def _place_name(place: int, x: float = 12, y: float = 43) -> str:
    return f'<g class="cell-name" pointer-events="none">{text(x, y, NAMES[place], 15.5, "soft")}</g>'


def _plant(crop: int) -> str:
    if crop == LAKE:
        return use("lake", 14, 62, 116)
    if crop == PEAR:
        return f'<g transform="translate(6 82) scale(1.42)">{CACTUS}</g>'
    return use(CROPS[crop], 4, 80, 70)


def _fertilizer(state: Petrichor, place: int, x: float = 8, y: float = 53, size: float = 28) -> str:
    if not state.fertilized[place]:
        return ""
    return use("fertility", x, y, size) + tag(x + size + 12, y + size / 2, f"+{state.box.fertilizer}", 15.5, 27)


def _growth(state: Petrichor, place: int) -> str:
    """Draw the growth token: pale with the weather that it waits for, golden when grown, with drought when spoiled."""
    growth = state.growth[place]
    if growth == BARE:
        return ""
    fill = "straw" if growth == GROWN else "mark"
    piece = "drought" if growth == SPOILED else "sprout"
    disc = f'<circle r="14" fill="var(--{fill})" stroke="var(--line)" stroke-width="1.4"/>{use_at(piece, 0, -1, 22)}'
    waits = use(f"weather-{ripens_with(state.crops[place])}", 10, -8, 22) if growth == SPROUTING else ""
    return f'<g class="token" id="growth-{NAMES[place]}" data-on="tile-{NAMES[place]}">{moved(disc + waits, 18, 134)}</g>'


# Water and clouds

WATER_SPOTS = [(184.0 - 24 * (drop % 5), 124.0 - 24 * (drop // 5)) for drop in range(10)]
CLOUD_MIDDLE = 139


def _water(state: Petrichor, place: int) -> str:
    """Draw the drops on a tile; where there are many, one for each owner with a number."""
    owned = [drops[place] for drops in state.water]
    if not sum(owned):
        return ""
    if sum(owned) <= len(WATER_SPOTS):
        drawn = drops_in_rows(state, owned, WATER_SPOTS, f"water-{NAMES[place]}")
    else:
        drawn = drops_counted(state, owned, 146, 128, f"water-{NAMES[place]}")
    return f'<g class="token" id="water-{NAMES[place]}" data-on="tile-{NAMES[place]}">{drawn}</g>'


def _water_would(state: Petrichor, after: Petrichor, place: int) -> str:
    """Draw the drops on a tile with those that would fall, which are pale; if there are many, all are pale."""
    owned, later = ([drops[place] for drops in each.water] for each in (state, after))
    if sum(later) > len(WATER_SPOTS):
        return _pale(_water(after, place), owned != later)
    added = [more - drops for drops, more in zip(owned, later, strict=True)]
    fallen = drops_in_rows(state, added, WATER_SPOTS[sum(owned) :], f"fallen-{NAMES[place]}")
    return _water(state, place) + _pale(fallen, True)


def _cloud(state: Petrichor, place: int) -> str:
    """Draw the cloud over a tile with its drops."""
    if state.sky[place] == CLEAR:
        return ""
    owned = [drops[place] for drops in state.clouds]
    is_thunder = state.sky[place] == THUNDER
    body = wide_piece("thundercloud" if is_thunder else "cloud", 70, 22 if is_thunder else 27, 138)
    if sum(owned) <= 7:
        body += drops_in_rows(state, owned, _cloud_spots(sum(owned)), f"cloud-{NAMES[place]}")
    else:
        body += drops_counted(state, owned, CLOUD_MIDDLE, 64, f"cloud-{NAMES[place]}")
    return f'<g class="cloud token" id="cloud-{NAMES[place]}" data-on="tile-{NAMES[place]}">{body}</g>'


@lru_cache(maxsize=16)
def _cloud_spots(drops: int) -> list[tuple[float, float]]:
    """Place the drops of a cloud in one row of up to four, and the rest above it."""
    low = min(drops, 4)
    lower, upper = range(low), range(drops - low)
    return [
        *((CLOUD_MIDDLE - 12.5 * low + 25 * spot - 1, 57.0) for spot in lower),
        *((CLOUD_MIDDLE - 12.5 * len(upper) + 25 * spot - 1, 33.0) for spot in upper),
    ]


# The row of points


def _points(state: Petrichor, place: int) -> str:
    """Draw what a tile pays and the marks of the owners who get it: filled if it pays now, hollow if not yet."""
    owned = [drops[place] for drops in state.water]
    pays = pays_now(state, place)
    if state.crops[place] == RICE:
        return _points_for_each_drop(state, owned, pays)
    columns = _columns(state, place, owned)
    wide = TILE[0] / len(columns)
    body = ""
    for column, (points, owners) in enumerate(columns):
        x = column * wide
        token = 19 if state.crops[place] == WHEAT and column == 0 else 0
        body += f'<path d="M{numbers(x, 159)}v18" stroke="var(--rule-strong)"/>' if column else ""
        body += text(x + 17, 174, str(points), 16, _ink(pays), "middle")
        body += use("wheat", x + 29, 157, 21) if token else ""
        body += _marks(state, owners, x + 31 + token, wide - 33 - token, pays)
    return body


def _ink(pays: bool) -> str:
    return "tl num tile-num" if pays else "t soft num tile-num"


def _columns(state: Petrichor, place: int, owned: Sequence[int]) -> list[tuple[int, list[int]]]:
    """List the points of a tile's row, each with the owners who would get them."""
    crop = state.crops[place]
    row = _row(state, place)
    present = [owner for owner, drops in enumerate(owned) if drops]
    if crop == CORN:
        return [(row[many - 1], present if len(present) == many else []) for many in range(1, state.owners + 1)]
    if crop == WHEAT:
        reaper = most_alone(list(owned))
        return [(row[0], [owner for owner in present if owner == reaper]), (row[1], [o for o in present if o != reaper])]
    ranks = {owner: rank_of(owned[owner], list(owned)) for owner in present}
    return [(row[rank], [owner for owner in present if ranks[owner] == rank]) for rank in range(state.owners)]


def _row(state: Petrichor, place: int) -> list[int]:
    """Choose the row of points that applies: the sprout's until the crop is grown."""
    crop, growth = state.box.crops[state.crops[place]], state.growth[place]
    if growth == SPOILED:
        return crop.spoiled
    return crop.sprouting if crop.sprouting and growth != GROWN else crop.points


def _marks(state: Petrichor, owners: Sequence[int], x: float, room: float, pays: bool) -> str:
    """Draw owners' marks in one line, or in two where one is too narrow."""
    if not owners:
        return ""
    lines = 2 if len(owners) * 14 > room + 4 else 1
    per_line = ceil(len(owners) / lines)
    size = 18 if lines == 1 else 13
    step = min(size + 1, room / per_line)
    spots = [(x + step * (spot % per_line + 0.5), 168.5 + (spot // per_line - (lines - 1) / 2) * 13) for spot in range(len(owners))]
    return "".join(_mark(state, owner, *spot, size, pays) for owner, spot in zip(owners, spots, strict=True))


def _mark(state: Petrichor, owner: int, x: float, y: float, size: float, pays: bool) -> str:
    return use_at(mark_of(state, owner), x, y, size) if pays else hollow_mark(state, owner, x, y, size)


def _points_for_each_drop(state: Petrichor, owned: Sequence[int], pays: bool) -> str:
    """Draw what each drop is worth, and the total for each owner."""
    each = state.box.crops[RICE].points[0]
    present = [owner for owner, drops in enumerate(owned) if drops]
    body = text(15, 174, f"{each}×", 16, _ink(pays), "middle") + drop_outline(37, 169, True)
    step = min(44, 166 / max(1, len(present)))
    for spot, owner in enumerate(present):
        x = 50 + spot * step
        body += text(x + 13, 174, str(each * owned[owner]), 16, _ink(pays), "middle")
        body += _mark(state, owner, x + 32, 168.5, 16, pays)
    return body
