"""A planet: its dial with the score track, its land, the pieces on it, and the sun."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from math import ceil, cos, pi, sin

from grange.core.picture import number, numbers, picture, text, use, use_at, width_of, wobbly_box
from grange.core.words import Words
from grange.games.evergreen.box import BIG, BUSH, EMPTY, LAKE, SEASONS, SIDES, SMALL, SPROUT, TOWARDS, Box
from grange.games.evergreen.draw.land import CELL, RADIUS, cells, globe_of, land
from grange.games.evergreen.scoring import is_lit
from grange.games.evergreen.state import Evergreen

VIEW = (-326, -326, 652, 652)  # the centre of the planet is at 0, 0
RIM = 312  # radius of the dial
NUMBERS = 294  # radius of the ring of numbers
NEAR_SUN = 0.03  # share of the dial within which the sun hides the score marker
BESIDE_SUN = 252  # radius of the ring to which the marker moves then
TAG_DISTANCE = 36  # from the marker to its tag

# for each piece on a cell: its drawing, its size, and its distance from the lower edge
DRAWINGS = {
    SPROUT: ("sprout", 42, 5),
    SMALL: ("tree-small", 50, 5),
    BIG: ("tree-big", 64, 4),
    BUSH: ("bush", 52, 5),
    LAKE: ("lake", 58, 4),
}
SHADOW_WIDTH = {SMALL: 11, BIG: 17}


def planet(state: Evergreen, seat: int, words: Words, name: str, small: bool = False) -> str:
    """Draw the planet of a seat; a small one has no text, because nobody could read it."""
    body = (
        _globe(state.box, bytes(state.planets[seat]), state.sun, seat, small)
        + ("" if small else _seasons(state, words))
        + _sun(state, seat, small)
        + ("" if small else _score_marker(state, seat))
    )
    return picture(body, VIEW, "board", words.say("planet-of", name=name, side=SIDES[state.sun]), f"planet-{seat}")


@lru_cache(maxsize=500)
def _globe(box: Box, pieces: bytes, sun: int, seat: int, small: bool) -> str:
    """Draw a planet with its pieces, cached for all viewers."""
    clip = f"clip-{seat}"
    return (
        f'<clipPath id="{clip}"><circle r="{RADIUS}"/></clipPath>'
        + _dial(0 if small else box.lap)
        + f'<g clip-path="url(#{clip})">{land(box)}</g>'
        + cells(box, pieces, seat, small)
        + f'<circle r="{RADIUS}" fill="none" stroke="var(--line)" stroke-width="2.6"/>'
        + f'<circle cx="1.4" cy="1.6" r="{RADIUS}" fill="none" stroke="var(--line)" stroke-width="1.4"/>'
        + f'<path clip-path="url(#{clip})" fill="url(#shade)" d="{_shadows(box, pieces, sun)}"/>'
        + _tokens(box, pieces, seat)
        + ("" if small else _light_badges(box, pieces, sun))
    )


# The dial


@lru_cache(maxsize=16)
def _dial(lap: int) -> str:
    """Draw the ring with the score track; without points it stays blank."""
    ring = (
        f'<circle r="{RIM}" fill="var(--paper-deep)" stroke="var(--ink)" stroke-width="1.5"/>'
        f'<circle r="{RIM - 4.5}" fill="none" stroke="var(--ink)" stroke-width=".75"/>'
    )
    return ring + _ticks(lap) + "".join(_dial_number(points, lap) for points in range(0, lap, _step_of_numbers(lap)))


def _ticks(lap: int) -> str:
    """Draw the lines between the points of the score track, and dots where there is no number."""
    lines, dots = "", ""
    for points in range(lap):
        lines += f"M{numbers(*_on_ring(281, points + 0.5, lap))}L{numbers(*_on_ring(307, points + 0.5, lap))}"
        if points % _step_of_numbers(lap):
            dots += f"M{numbers(*_on_ring(NUMBERS, points, lap))}h0"
    return (
        f'<path d="{lines}" stroke="var(--ink)" stroke-width=".75" opacity=".7"/>'
        f'<path d="{dots}" stroke="var(--ink)" stroke-width="2.8" stroke-linecap="round" opacity=".55"/>'
    )


def _dial_number(points: int, lap: int) -> str:
    x, y = _on_ring(NUMBERS, points, lap)
    return text(x, y + 5, str(points), 14.5, "t num dial", "middle")


def _step_of_numbers(lap: int) -> int:
    """Return the step between printed numbers: every fifth point, or fewer on a long track."""
    return 5 * max(1, ceil(lap / 75))


def _on_ring(radius: float, points: float, lap: int) -> tuple[float, float]:
    """Find a number of points on a ring that starts in the north and runs clockwise."""
    angle = 2 * pi * points / lap
    return radius * sin(angle), -radius * cos(angle)


# Shadows


def _shadows(box: Box, pieces: bytes, sun: int) -> str:
    """Return the path of all shadows: the trees' outlines, lying away from the sun."""
    return "".join(_shadow(box, cell, piece, sun) for cell, piece in enumerate(pieces) if box.shadow[piece])


@lru_cache(maxsize=2000)
def _shadow(box: Box, cell: int, piece: int, sun: int) -> str:
    """Return the path of a shadow, from the foot of its tree over the cells that it covers."""
    globe = globe_of(box)
    left, top = globe.corner(box.spots[cell])
    x, foot = left + 0.5 * globe.side, top + 0.79 * globe.side
    down, right = (-step for step in TOWARDS[sun])
    width = SHADOW_WIDTH[piece] * globe.scale
    end = (box.shadow[piece] + 0.34 - 0.29 * down) * globe.side  # the foot is below the middle of its cell

    def at(away: float, aside: float) -> str:
        return numbers(x + right * away + abs(down) * aside, foot + down * away - abs(right) * aside)

    return _shadow_aside(at, end, width) if right else _shadow_ahead(at, end, width)


def _shadow_aside(at: Callable[[float, float], str], end: float, width: float) -> str:
    """Return the path of a sideways shadow: the crown lies a little higher than the foot."""
    start = 0.25 * end
    return (
        f"M{at(0, 5)}C{at(start, 1.9 * width)} {at(end, 1.9 * width)} {at(end, 0.35 * width)}"
        f"C{at(end, -0.7 * width)} {at(start, -0.75 * width)} {at(0, -5)}Z"
    )


def _shadow_ahead(at: Callable[[float, float], str], end: float, width: float) -> str:
    """Return the path of a shadow before or behind its tree: a trunk and a crown."""
    trunk, crown, top = 0.3 * end, 0.62 * end, 0.85 * end
    return (
        f"M{at(0, 5)}C{at(trunk, 5)} {at(trunk, width)} {at(crown, width)}"
        f"C{at(top, width)} {at(end, 0.7 * width)} {at(end, 0)}"
        f"C{at(end, -0.7 * width)} {at(top, -width)} {at(crown, -width)}"
        f"C{at(trunk, -width)} {at(trunk, -5)} {at(0, -5)}Z"
    )


# The pieces on the planet, and what is around it


def _tokens(box: Box, pieces: bytes, seat: int) -> str:
    """Draw the pieces on the cells."""
    globe = globe_of(box)
    tokens = ""
    for cell, piece in enumerate(pieces):
        if piece != EMPTY:
            drawing, size, above = DRAWINGS[piece]
            x, y = globe.corner(box.spots[cell])
            left, top = x + (CELL - size) / 2 * globe.scale, y + (CELL - size - above) * globe.scale
            name = f"token-{seat}-{box.cell_names[cell]}"
            tokens += f'<g\nid="{name}" class="token">{use(drawing, left, top, size * globe.scale)}</g>'
    return tokens


def _light_badges(box: Box, pieces: bytes, sun: int) -> str:
    """Draw what each tree would gather if light were counted now."""
    globe, planet = globe_of(box), bytearray(pieces)
    badges = ""
    for cell, piece in enumerate(pieces):
        light = box.light[piece]
        if light and is_lit(box, planet, cell, sun):
            x, y = globe.corner(box.spots[cell])
            badges += _badge(x + globe.side - 13, y + 13, light)
    return badges


def _badge(x: float, y: float, light: int) -> str:
    circle = f'<circle cx="{number(x)}" cy="{number(y)}" r="9.5" fill="var(--straw-l)" stroke="var(--line)" stroke-width="1.3"/>'
    return f'<g class="badge">{circle}{text(x, y + 4.7, str(light), 13.5, "tl num", "middle")}</g>'


def _seasons(state: Evergreen, words: Words) -> str:
    """Write the seasons into the corners, clockwise, each with a dot for every round."""
    corners = ((-1, -1), (1, -1), (1, 1), (-1, 1))
    names = [words.say(f"season-{season}") for season in SEASONS]
    rounds, now = state.box.rounds, state.season
    played = [rounds[season] if season < now else state.round if season == now else 0 for season in range(len(SEASONS))]
    return "".join(
        _season(season, names[season], rounds[season], played[season], season == now and not state.over, corners[season])
        for season in range(len(SEASONS))
    )


@lru_cache(maxsize=500)
def _season(season: int, name: str, rounds: int, played: int, present: bool, corner: tuple[int, int]) -> str:
    """Write a season, and fill a dot for each round played."""
    right, down = corner
    x, y = 318 * right, 291 * down
    first, anchor = (x + 6, "start") if right < 0 else (x - 6 - 16 * (rounds - 1), "end")
    title = text(x, y, name, 21, "t it" if present else "t it soft", anchor)
    dots = "".join(_round_dot(first + 16 * turn, y + 15, turn < played) for turn in range(rounds))
    return f'<g class="season{" on" if present else ""}" data-look="season-{SEASONS[season]}">{title}{dots}</g>'


def _round_dot(x: float, y: float, played: bool) -> str:
    fill = "var(--ink)" if played else "none"
    return f'<circle cx="{number(x)}" cy="{number(y)}" r="5" fill="{fill}" stroke="var(--ink)" stroke-width="1.3"/>'


def _sun(state: Evergreen, seat: int, small: bool) -> str:
    """Draw the sun on its side, larger if the planet is small."""
    down, right = TOWARDS[state.sun]
    size, ring = (100, 275) if small else (70, 290)
    return f'<g id="sun-{seat}" class="sunmark">{use_at("sun", right * ring, down * ring, size)}</g>'


def _score_marker(state: Evergreen, seat: int) -> str:
    """Draw the seat's mark at its points, beside the sun if they meet. After a full lap, a tag shows the points of earlier laps."""
    lap = state.box.lap
    laps, points = divmod(state.scores[seat], lap)
    from_sun = (points / lap - state.sun / len(SIDES) + 0.5) % 1 - 0.5
    radius = BESIDE_SUN if abs(from_sun) < NEAR_SUN else NUMBERS
    marker = use_at(f"seat-{seat}", *_on_ring(radius, points, lap), 30)
    if laps == 0:
        return marker
    aside = TAG_DISTANCE / (2 * pi * radius) * lap * _side_of_tag(points, lap, from_sun)
    return marker + _paper_tag(*_on_ring(radius, points + aside, lap), f"+{laps * lap}")


def _side_of_tag(points: int, lap: int, from_sun: float) -> int:
    """Choose a side of the score marker where its tag hides neither the sun nor a number of the dial."""
    if abs(from_sun) < 0.1:
        return 1 if from_sun > 0 else -1
    return -1 if (points + 1) % _step_of_numbers(lap) == 0 else 1


def _paper_tag(x: float, y: float, words: str) -> str:
    width = width_of(words, 13.5) + 6
    box = wobbly_box(x - width / 2, y - 9, width, 18, 3, 0.5)
    paper = f'<path d="{box}" fill="var(--paper-top)" stroke="var(--ink)" stroke-width="1.1"/>'
    return f'<g class="badge">{paper}{text(x, y + 4.8, words, 13.5, "t num", "middle")}</g>'
