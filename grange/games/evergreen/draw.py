"""The table of Evergreen as SVG."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from itertools import groupby
from math import ceil, cos, hypot, pi, sin

from grange.core.picture import (
    fitted,
    heading,
    in_two_lines,
    number,
    numbers,
    picture,
    place,
    sheet,
    standalone,
    text,
    use,
    use_at,
    width_of,
    wobbly_box,
    wobbly_line,
)
from grange.core.words import Words
from grange.games.evergreen.box import (
    BIG,
    BIOMES,
    BUSH,
    EMPTY,
    LAKE,
    POWERS,
    SEASONS,
    SIDES,
    SMALL,
    SPROUT,
    TOWARDS,
    WILD,
    Box,
    biome_of,
    power_of,
)
from grange.games.evergreen.scoring import is_lit, rank
from grange.games.evergreen.state import CATEGORIES, NO_CARD, Evergreen, card_words

# the piece that stands for each power
POWER_DRAWINGS = ("sprout", "tree-small", "tree-big", "bush", "lake", "bud")

# The whole table: what is the viewer's own, what is common to all, how the players stand

WIDTH, HEIGHT, MARGIN = 1240, 826, 24
OWN_WIDTH = 588
COMMON, COMMON_WIDTH = 638, 284
PLAYERS, PLAYERS_WIDTH = 948, 268
PADDING = 16  # of a sheet


def table(state: Evergreen, seat: int | None, words: Words, names: Sequence[str]) -> str:
    """Draw the whole table, seen from a seat; a spectator looks over the shoulder of the first."""
    called = [*names, *(words.say("seat-name", number=other + 1) for other in range(len(names), state.seats))]
    game = words.say("game-name")
    where = words.say("where", season=SEASONS[state.season], round=state.round, rounds=state.box.rounds[state.season])
    body = (
        f'<rect x="1" y="1" width="{WIDTH - 2}" height="{HEIGHT - 2}" rx="12" fill="var(--paper)" stroke="var(--ink)"/>'
        + _own_column(state, seat or 0, words, called[seat or 0])
        + _title(game, where)
        + _common_column(state, words)
        + _players_column(state, seat, words, called)
    )
    return standalone(body, WIDTH, HEIGHT, "evergreen", f"{game}. {where}")


def _title(game: str, where: str) -> str:
    """Write the name of the game and how far it has come."""
    after = COMMON + width_of(game, 21) + 12
    return (
        f'<g font-weight="700" fill="var(--accent)">{text(COMMON, 46, game, 21, "book")}</g>'
        f"{text(after, 46, where, 14, 't soft', room=WIDTH - MARGIN - after)}"
    )


def _own_column(state: Evergreen, viewer: int, words: Words, name: str) -> str:
    """Draw the viewer's planet and power tracks."""
    below = MARGIN + OWN_WIDTH
    owner, wide = _in_a_line(_name_tag(viewer, name, 200), _belongings(state, viewer))
    return (
        place(planet(state, viewer, words, name), MARGIN, MARGIN, OWN_WIDTH, OWN_WIDTH)
        + heading(MARGIN, below + 31, words.say("title-powers"), OWN_WIDTH - wide - 12)
        + _moved(owner, MARGIN + OWN_WIDTH - wide, below + 26)
        + place(tracks(state, viewer, words, columns=2), MARGIN, below + 48, OWN_WIDTH, 136)
    )


def _common_column(state: Evergreen, words: Words) -> str:
    """Draw the market and the fertility zone."""
    rows = _market_rows(state)
    width, height = (COMMON_WIDTH, 378) if rows <= 2 else (COMMON_WIDTH - 34, 504)
    return (
        heading(COMMON, 86, words.say("title-market"), COMMON_WIDTH)
        + place(market(state, words), COMMON, 102, width, height)
        + heading(COMMON, height + 132, words.say("title-fertility"), COMMON_WIDTH)
        + place(fertility(state, words), COMMON, height + 148, COMMON_WIDTH, _fertility_height(state))
    )


def _players_column(state: Evergreen, seat: int | None, words: Words, names: Sequence[str]) -> str:
    """Draw the score sheet, and below it the other planets or, in a solo game, the automa."""
    score, height = _score_sheet(state, seat, words, names)
    others = _automa(state, words) if state.solo else _other_planets(state, seat or 0, words, names)
    return _moved(score, PLAYERS, 70) + _moved(others, PLAYERS, 70 + height + 20)


def _moved(body: str, x: float, y: float) -> str:
    return f'<g transform="translate({numbers(x, y)})">{body}</g>'


def _in_a_line(*parts: tuple[str, float]) -> tuple[str, float]:
    """Put parts of known width side by side, and tell how wide they are together."""
    body, x = "", 0.0
    for part, wide in parts:
        body += _moved(part, x, 0)
        x += wide
    return body, x


# The planet. Its centre lies at 0, 0

RIM = 312  # radius of the dial
NUMBERS = 294  # radius of the ring on which its numbers stand
LAND = 272  # radius of the land
REACH = 259  # how far from the centre the corner of a cell may lie
VIEW = (-326, -326, 652, 652)
CELL = 68  # side of a cell on the usual planet; all that lies on a cell is drawn for it
LARGEST_CELL = 96
NEAR_SUN = 0.03  # so near, as a part of the dial, the sun is in the way of the score marker
BESIDE_SUN = 252  # radius of the ring on which the marker stands then
TAG_DISTANCE = 36  # from the marker to its tag

# how each piece is drawn on a cell: its drawing, its size, how far above the lower edge
DRAWINGS = {
    SPROUT: ("sprout", 42, 5),
    SMALL: ("tree-small", 50, 5),
    BIG: ("tree-big", 64, 4),
    BUSH: ("bush", 52, 5),
    LAKE: ("lake", 58, 4),
}
SHADOW_WIDTH = {SMALL: 11, BIG: 17}


class Globe:
    """Where the cells of a planet lie in its picture."""

    def __init__(self, box: Box) -> None:
        rows, columns = box.size
        farthest = max(
            hypot(abs(row + 0.5 - rows / 2) + 0.5, abs(column + 0.5 - columns / 2) + 0.5)
            for row, column in (*box.spots, *box.crevasses)
        )
        self.side = min(LARGEST_CELL, round(REACH / farthest, 1))
        self.scale = self.side / CELL
        self.left = -columns / 2 * self.side
        self.top = -rows / 2 * self.side
        above, beside = ceil(LAND / self.side - rows / 2), ceil(LAND / self.side - columns / 2)
        self.rows = range(-above, rows + above)  # so many that they cover the whole land
        self.columns = range(-beside, columns + beside)

    def corner(self, spot: tuple[int, int]) -> tuple[float, float]:
        """Find the upper left corner of a cell."""
        row, column = spot
        return self.left + column * self.side, self.top + row * self.side


@lru_cache(maxsize=16)
def _globe(box: Box) -> Globe:
    return Globe(box)


def planet(state: Evergreen, seat: int, words: Words, name: str, small: bool = False) -> str:
    """Draw the planet of a seat; small, without the words that could not be read then."""
    clip = f"clip-{seat}"
    body = (
        f'<clipPath id="{clip}"><circle r="{LAND}"/></clipPath>'
        + _dial(0 if small else state.box.lap)
        + f'<g clip-path="url(#{clip})">{_land(state.box)}</g>'
        + _cells(state, seat, small)
        + f'<circle r="{LAND}" fill="none" stroke="var(--line)" stroke-width="2.6"/>'
        + f'<circle cx="1.4" cy="1.6" r="{LAND}" fill="none" stroke="var(--line)" stroke-width="1.4"/>'
        + f'<path clip-path="url(#{clip})" fill="url(#shade)" d="{_shadows(state, seat)}"/>'
        + _tokens(state, seat)
        + ("" if small else _light_badges(state, seat) + _seasons(state, words))
        + _sun(state, seat, small)
        + ("" if small else _score_marker(state, seat))
    )
    return picture(body, VIEW, "board", words.say("planet-of", name=name, side=SIDES[state.sun]))


@lru_cache(maxsize=16)
def _dial(lap: int) -> str:
    """Draw the ring with the score track; without points it stays blank."""
    ring = (
        f'<circle r="{RIM}" fill="var(--paper-deep)" stroke="var(--ink)" stroke-width="1.5"/>'
        f'<circle r="{RIM - 4.5}" fill="none" stroke="var(--ink)" stroke-width=".75"/>'
    )
    return ring + _ticks(lap) + "".join(_dial_number(points, lap) for points in range(0, lap, _step_of_numbers(lap)))


def _ticks(lap: int) -> str:
    """Draw the lines between the points of the score track, and dots where no number stands."""
    lines, dots = "", ""
    for points in range(lap):
        lines += f"M{numbers(*_on_ring(281, points + 0.5, lap))}L{numbers(*_on_ring(307, points + 0.5, lap))}"
        if points % _step_of_numbers(lap):
            dots += f"M{numbers(*_on_ring(NUMBERS, points, lap))}h0"
    return (
        f'<path d="{lines}" stroke="var(--ink)" stroke-width=".75" opacity=".7"/>'
        f'<path d="{dots}" stroke="var(--ink)" stroke-width="2.8" stroke-linecap="round" opacity=".55"/>'
    )


def _step_of_numbers(lap: int) -> int:
    """Tell which points are printed as numbers: every fifth, or fewer where there are many."""
    return 5 * max(1, ceil(lap / 75))


def _dial_number(points: int, lap: int) -> str:
    x, y = _on_ring(NUMBERS, points, lap)
    return text(x, y + 5, str(points), 14.5, "t num dial", "middle")


def _on_ring(radius: float, points: float, lap: int) -> tuple[float, float]:
    """Find a number of points on a ring that begins in the north and goes clockwise."""
    angle = 2 * pi * points / lap
    return radius * sin(angle), -radius * cos(angle)


@lru_cache(maxsize=16)
def _land(box: Box) -> str:
    """Draw the biomes, up to the edge of the planet and below the crevasses."""
    land = _biomes_of_land(box)
    edge = {spot: 0 for spot in land if spot not in box.spots and spot not in box.crevasses}
    fields = "".join(f'<path fill="url(#biome-{name})" d="{_area(box, land, biome)}"/>' for biome, name in enumerate(BIOMES))
    return (
        f'{fields}<path fill="var(--shade)" opacity=".13" d="{_area(box, edge, 0)}"/>'
        f'<path d="{_borders(box, land)}" fill="none" stroke="var(--line)" stroke-width="2.2" stroke-linecap="round"/>'
        f'<path d="{_limb()}" fill-rule="evenodd" fill="url(#shade)" opacity=".55"/>'
    )


def _biomes_of_land(box: Box) -> dict[tuple[int, int], int]:
    """Give each place its biome; where there is no cell, the nearest cell's, rather one from the middle."""
    globe = _globe(box)
    rows, columns = box.size

    def nearest(row: int, column: int) -> int:
        def distance(cell: int) -> float:
            y, x = box.spots[cell]
            return (y - row) ** 2 + (x - column) ** 2 + 0.01 * abs(2 * y + 1 - rows) + 0.013 * abs(2 * x + 1 - columns)

        return box.biome[min(range(box.cells), key=distance)]

    return {(row, column): nearest(row, column) for row in globe.rows for column in globe.columns}


def _area(box: Box, land: dict[tuple[int, int], int], biome: int) -> str:
    """Give the path around all places of a biome, in rows as long as possible."""
    globe = _globe(box)
    path = ""
    for row in globe.rows:
        for found, run in groupby(globe.columns, key=lambda column: land.get((row, column))):
            if found == biome:
                columns = list(run)
                x, y = globe.corner((row, columns[0]))
                width = len(columns) * globe.side + 0.6
                path += f"M{numbers(x - 0.3, y - 0.3)}h{number(width)}v{number(globe.side + 0.6)}h{number(-width)}z"
    return path


def _borders(box: Box, land: dict[tuple[int, int], int]) -> str:
    """Give the path of all borders between biomes."""
    globe = _globe(box)
    path = ""
    for (row, column), biome in land.items():
        x, y = globe.corner((row + 1, column + 1))
        if land.get((row, column + 1), biome) != biome:
            path += wobbly_line(x, y - globe.side, x, y)
        if land.get((row + 1, column), biome) != biome:
            path += wobbly_line(x - globe.side, y, x, y)
    return path


def _limb() -> str:
    """Give the path of the planet's shaded edge, away from the light of the drawing."""
    circle = f"a{LAND} {LAND} 0 1 1 0 {2 * LAND}a{LAND} {LAND} 0 1 1 0 {-2 * LAND}z"
    return f"M0 {-LAND}{circle}M-14 {-LAND - 12}{circle}"


def _cells(state: Evergreen, seat: int, small: bool) -> str:
    """Draw the cells; the empty ones bear their names."""
    planet = state.planets[seat]
    grounds, names, crevasses = _grounds(state.box, small)
    cells = [
        f'<g id="planet-{seat}-{cell_name}" class="cell">{grounds[cell]}{"" if planet[cell] else names[cell]}</g>'
        for cell, cell_name in enumerate(state.box.cell_names)
    ]
    return "".join(cells) + crevasses


@lru_cache(maxsize=32)
def _grounds(box: Box, small: bool) -> tuple[list[str], list[str], str]:
    """Draw the ground and the name of every cell, and the crevasses."""
    grounds = [f'<path class="ground" d="{_outline(box, spot, small)}"/>' for spot in box.spots]
    names = [""] * box.cells if small else [_cell_name(box, cell) for cell in range(box.cells)]
    return grounds, names, "".join(_crevasse(box, spot, small) for spot in box.crevasses)


def _outline(box: Box, spot: tuple[int, int], small: bool) -> str:
    globe = _globe(box)
    x, y = globe.corner(spot)
    side = globe.side - 8
    if small:
        return f"M{numbers(x + 4, y + 4)}h{number(side)}v{number(side)}h{number(-side)}z"
    return wobbly_box(x + 4, y + 4, side, side)


def _cell_name(box: Box, cell: int) -> str:
    globe = _globe(box)
    x, y = globe.corner(box.spots[cell])
    name = text(x + globe.side - 9, y + globe.side - 10, box.cell_names[cell], 13.5, "tl", "end")
    return f'<g class="cell-name" opacity=".7">{name}</g>'


def _crevasse(box: Box, spot: tuple[int, int], small: bool) -> str:
    globe = _globe(box)
    x, y = globe.corner(spot)
    half = globe.side / 2
    edge = 'stroke="var(--line)" stroke-width="1.6" stroke-dasharray="5 4"'
    ground = f'<path d="{_outline(box, spot, small)}" fill="var(--stone)" {edge}/>'
    return ground + use_at("crevasse", x + half, y + half, 44 * globe.scale)


def _shadows(state: Evergreen, seat: int) -> str:
    """Give the path of all shadows: trees laid down, away from the sun."""
    return "".join(
        _shadow(state.box, cell, piece, state.sun) for cell, piece in enumerate(state.planets[seat]) if state.box.shadow[piece]
    )


@lru_cache(maxsize=2000)
def _shadow(box: Box, cell: int, piece: int, sun: int) -> str:
    """Give the path of a shadow, from the foot of its tree over as many cells as it is long."""
    globe = _globe(box)
    left, top = globe.corner(box.spots[cell])
    x, foot = left + 0.5 * globe.side, top + 0.79 * globe.side
    down, right = (-step for step in TOWARDS[sun])
    width = SHADOW_WIDTH[piece] * globe.scale
    end = (box.shadow[piece] + 0.34 - 0.29 * down) * globe.side  # the foot is below the middle of its cell

    def at(away: float, aside: float) -> str:
        return numbers(x + right * away + abs(down) * aside, foot + down * away - abs(right) * aside)

    return _shadow_aside(at, end, width) if right else _shadow_ahead(at, end, width)


def _shadow_aside(at: Callable[[float, float], str], end: float, width: float) -> str:
    """Give the path of a shadow beside its tree: the crown lies a little higher than the foot."""
    start = 0.25 * end
    return (
        f"M{at(0, 5)}C{at(start, 1.9 * width)} {at(end, 1.9 * width)} {at(end, 0.35 * width)}"
        f"C{at(end, -0.7 * width)} {at(start, -0.75 * width)} {at(0, -5)}Z"
    )


def _shadow_ahead(at: Callable[[float, float], str], end: float, width: float) -> str:
    """Give the path of a shadow before or behind its tree: a trunk and a crown."""
    trunk, crown, top = 0.3 * end, 0.62 * end, 0.85 * end
    return (
        f"M{at(0, 5)}C{at(trunk, 5)} {at(trunk, width)} {at(crown, width)}"
        f"C{at(top, width)} {at(end, 0.7 * width)} {at(end, 0)}"
        f"C{at(end, -0.7 * width)} {at(top, -width)} {at(crown, -width)}"
        f"C{at(trunk, -width)} {at(trunk, -5)} {at(0, -5)}Z"
    )


def _tokens(state: Evergreen, seat: int) -> str:
    """Draw what stands on the cells."""
    globe = _globe(state.box)
    tokens = ""
    for cell, piece in enumerate(state.planets[seat]):
        if piece != EMPTY:
            drawing, size, above = DRAWINGS[piece]
            x, y = globe.corner(state.box.spots[cell])
            left, top = x + (CELL - size) / 2 * globe.scale, y + (CELL - size - above) * globe.scale
            name = f"token-{seat}-{state.box.cell_names[cell]}"
            tokens += f'<g id="{name}" class="token">{use(drawing, left, top, size * globe.scale)}</g>'
    return tokens


def _light_badges(state: Evergreen, seat: int) -> str:
    """Draw what each tree would gather if light were counted now."""
    globe, planet = _globe(state.box), state.planets[seat]
    badges = ""
    for cell, piece in enumerate(planet):
        light = state.box.light[piece]
        if light and is_lit(state.box, planet, cell, state.sun):
            x, y = globe.corner(state.box.spots[cell])
            badges += _badge(x + globe.side - 13, y + 13, light)
    return badges


def _badge(x: float, y: float, light: int) -> str:
    circle = f'<circle cx="{number(x)}" cy="{number(y)}" r="9.5" fill="var(--straw-l)" stroke="var(--line)" stroke-width="1.3"/>'
    return f'<g class="badge">{circle}{text(x, y + 4.7, str(light), 13.5, "tl num", "middle")}</g>'


def _sun(state: Evergreen, seat: int, small: bool) -> str:
    """Draw the sun on its side; where the planet is small, it is larger."""
    down, right = TOWARDS[state.sun]
    size, ring = (100, 275) if small else (70, 290)
    return f'<g id="sun-{seat}" class="sunmark">{use_at("sun", right * ring, down * ring, size)}</g>'


def _score_marker(state: Evergreen, seat: int) -> str:
    """Draw the seat's mark at its points; it gives way to the sun. A tag tells the points of the laps before."""
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
    """Tell on which side of the score marker its tag covers neither the sun nor a number of the dial."""
    if abs(from_sun) < 0.1:
        return 1 if from_sun > 0 else -1
    return -1 if (points + 1) % _step_of_numbers(lap) == 0 else 1


def _paper_tag(x: float, y: float, words: str) -> str:
    width = width_of(words, 13.5) + 6
    box = wobbly_box(x - width / 2, y - 9, width, 18, 3, 0.5)
    paper = f'<path d="{box}" fill="var(--paper-top)" stroke="var(--ink)" stroke-width="1.1"/>'
    return paper + text(x, y + 4.8, words, 13.5, "t num", "middle")


def _seasons(state: Evergreen, words: Words) -> str:
    """Write the seasons into the corners, clockwise, each with a dot for every round."""
    corners = ((-1, -1), (1, -1), (1, 1), (-1, 1))
    return "".join(_season(state, words, season, *corners[season]) for season in range(len(SEASONS)))


def _season(state: Evergreen, words: Words, season: int, right: int, down: int) -> str:
    """Write a season, and fill the dots of the rounds that were played."""
    rounds = state.box.rounds[season]
    played = rounds if season < state.season else state.round if season == state.season else 0
    present = season == state.season and not state.over
    x, y = 318 * right, 291 * down
    first, anchor = (x + 6, "start") if right < 0 else (x - 6 - 16 * (rounds - 1), "end")
    name = text(x, y, words.say(f"season-{SEASONS[season]}"), 21, "t it" if present else "t it soft", anchor)
    dots = "".join(_round_dot(first + 16 * turn, y + 15, turn < played) for turn in range(rounds))
    return f'<g class="season{" on" if present else ""}">{name}{dots}</g>'


def _round_dot(x: float, y: float, played: bool) -> str:
    fill = "var(--ink)" if played else "none"
    return f'<circle cx="{number(x)}" cy="{number(y)}" r="5" fill="{fill}" stroke="var(--ink)" stroke-width="1.3"/>'


# Cards and the market

CARD = (128, 172)
CARD_GAP = 12
MARKET_COLUMNS = 2
WINDOW = 'x="10" y="10" width="108" height="102" rx="4"'
PAPER_OF_CARD = (
    '<rect x="3" y="4" width="123" height="166" rx="9" fill="var(--shade)" opacity=".22"/>'
    '<path d="M9 2.4Q64 1.4 119 2.2Q125.6 2.6 125.8 9Q126.4 86 125.6 161Q125.4 167.6 118.6 167.8Q64 168.6 9 167.8'
    'Q2.4 167.6 2.2 161Q1.6 86 2.2 9Q2.4 2.8 9 2.4z" fill="var(--paper-top)" stroke="var(--line)" stroke-width="1.6"/>'
)
SKY = (
    '<rect x="10" y="10" width="108" height="102" fill="var(--sky-l)"/>'
    '<path d="M10 22h40M60 22h58M10 28h20M44 28h40M96 28h22M10 34h60M84 34h34" '
    'stroke="var(--sky-d)" stroke-width=".9" opacity=".55"/>'
)
FAR_HILLS = {
    "meadow": "M10 74C40 54 70 60 118 62V100H10z",
    "flowers": "M10 72C40 60 80 56 118 62V100H10z",
    "wheat": "M10 66C50 58 80 54 118 66V100H10z",
    "rock": "M10 70L26 50 52 74 90 48 118 66V100H10z",
    "swamp": "M10 68C40 62 90 70 118 64V100H10z",
    "snow": "M10 66L50 48 70 64 96 46 118 62V100H10z",
}
HILLS = {
    "meadow": "M10 84C34 66 60 74 78 80S112 74 118 70V112H10z",
    "flowers": "M10 80C30 64 52 70 72 80S106 82 118 72V112H10z",
    "wheat": "M10 76C40 66 80 66 118 78V112H10z",
    "rock": "M10 86L32 58 44 70 66 46 86 72 98 62 118 84V112H10z",
    "swamp": "M10 82C40 76 80 84 118 78V112H10z",
    "snow": "M10 82L34 60 50 74 76 52 100 76 118 68V112H10z",
}
WILD_HILLS = (  # all biomes in one landscape, from the back to the front
    ("snow", "M30 112L62 42 76 54 90 44 118 96V112z"),
    ("rock", "M2 112V76L20 54 32 62 46 50 76 112z"),
    ("meadow", "M58 112C70 74 96 66 126 72V112z"),
    ("swamp", "M2 82C18 74 40 78 58 112H2z"),
    ("flowers", "M30 112C40 86 62 78 92 100V112z"),
    ("wheat", "M2 100C22 90 44 94 60 114H2z"),
)


def market(state: Evergreen, words: Words) -> str:
    """Draw the market, two cards in a row; between two drafts, the cards that lie in front of the players."""
    places = _open_market(state, words) if state.market else _taken_cards(state, words)
    columns, rows = MARKET_COLUMNS, _market_rows(state)
    width, height = CARD[0] + CARD_GAP, CARD[1] + CARD_GAP
    body = "".join(place(part, i % columns * width, i // columns * height, *CARD) for i, part in enumerate(places))
    return picture(body, (0, 0, columns * width - CARD_GAP, rows * height - CARD_GAP), "board", words.say("title-market"))


def _market_rows(state: Evergreen) -> int:
    return ceil((state.drafters + 1) / MARKET_COLUMNS)


def _open_market(state: Evergreen, words: Words) -> list[str]:
    return [card(state, lying, words, f"market-{where}") for where, lying in enumerate(state.market)]


def _taken_cards(state: Evergreen, words: Words) -> list[str]:
    """Draw the card that each took in this round, and in the last place what became of the market."""
    taken = [
        card(state, state.card_of(drafter), words, f"taken-{drafter}", drafter)
        for drafter in range(state.drafters)
        if state.cards[drafter]
    ]
    return [*taken, _empty_place(words.say("market-empty"), "")]


def card(state: Evergreen, card: int, words: Words, name: str, owner: int | None = None) -> str:
    """Draw a card, with the token that lies on it or the mark of its owner; for NO_CARD, the empty place."""
    if card == NO_CARD:
        return _empty_place("", name)
    told = card_words(card)
    has_token = state.token != NO_CARD and state.market[state.token] == card
    body = (
        PAPER_OF_CARD
        + _window(biome_of(card), f"clip-{name}")
        + _icons(state.icons[card])
        + (use("first-player", 87, 6, 40) if has_token else "")
        + ("" if owner is None else _owner_mark(state, owner))
        + _power_medal(power_of(card))
        + text(12, 139.5, words.say(f"biome-{told['biome']}"), 16.5, "t it", room=104)
        + text(12, 156.5, words.say(f"power-{told['power']}"), 13, "t soft", room=104)
    )
    label = words.say("picture-of-card", **told)
    return picture(body, (0, 0, *CARD), "card", f"{label}, {words.say('token-here')}" if has_token else label, name)


def _empty_place(words: str, name: str) -> str:
    """Draw a place without a card, with words in two lines if it has any."""
    width, height = CARD
    edge = wobbly_box(3, 3, width - 6, height - 6, 8)
    body = f'<path d="{edge}" fill="none" stroke="var(--rule-strong)" stroke-width="1.5" stroke-dasharray="6 5"/>'
    for line, part in enumerate(in_two_lines(words)):
        body += text(width / 2, height / 2 + 18 * line, part, 13, "t soft", "middle", room=width - 16)
    return picture(body, (0, 0, *CARD), "card", words, name)


def _owner_mark(state: Evergreen, drafter: int) -> str:
    if drafter < state.seats:
        return use_at(f"seat-{drafter}", 103, 26, 24)
    return f'<g color="var(--line)">{use_at("ui-bot", 103, 26, 24)}</g>'


def _window(biome: int, clip: str) -> str:
    """Draw a landscape in its frame."""
    return (
        f'<clipPath id="{clip}"><rect {WINDOW}/></clipPath><g clip-path="url(#{clip})">{SKY}{_landscape(biome)}</g>'
        f'<rect {WINDOW} fill="none" stroke="var(--line)" stroke-width="1.3"/>'
    )


def _landscape(biome: int) -> str:
    """Draw the hills of a biome; for a wild card, hills of all biomes."""
    if biome == WILD:
        return "".join(_hill(name, path) for name, path in WILD_HILLS)
    name = BIOMES[biome]
    return f'<path d="{FAR_HILLS[name]}" fill="var(--biome-{name}-ink)" opacity=".55"/>' + _hill(name, HILLS[name])


def _hill(biome: str, path: str) -> str:
    return f'<path d="{path}" fill="url(#biome-{biome})" stroke="var(--line)" stroke-width="1.5" stroke-linejoin="round"/>'


def _icons(icons: int) -> str:
    """Draw the fertility of a card, closer together where there is much of it, or its drought."""
    if icons < 0:
        return use("drought", 15, 14, 34)
    step = min(30, 42 / max(1, icons - 1))
    return "".join(use("fertility", 15 + icon * step, 14, 30) for icon in range(icons))


def _power_medal(power: int) -> str:
    return (
        '<circle cx="98" cy="106" r="24.5" fill="var(--paper-top)" stroke="var(--line)" stroke-width="1.5"/>'
        '<circle cx="98" cy="106" r="21.4" fill="var(--wool)" stroke="var(--line)" stroke-width=".7"/>'
        + use(POWER_DRAWINGS[power], 80, 87.4, 36)
    )


# The fertility zone

FERTILITY_WIDTH = 284
FERTILITY_ROW, FERTILITY_COLUMN = 36, 137
FERTILITY_ROOM = 63  # for the name of a biome


def fertility(state: Evergreen, words: Words) -> str:
    """Draw how fertile each biome is, and what is left in the deck and in the supply."""
    names = [words.say(f"biome-{biome}") for biome in BIOMES]
    size = min(fitted(name, 14, FERTILITY_ROOM)[1] for name in names)
    body = "".join(_fertility_of(biome, name, size, state.fertility(biome)) for biome, name in enumerate(names))
    left = [words.say("deck-left", cards=len(state.deck))]
    if state.strict:
        left.append(words.say("supply-left", bushes=state.bushes, lakes=state.lakes))
    for line, told in enumerate(left):
        body += text(0, 126 + 21 * line, told, 13, "t soft", room=FERTILITY_WIDTH)
    return picture(body, (0, 0, FERTILITY_WIDTH, _fertility_height(state)), "board", words.say("title-fertility"))


def _fertility_height(state: Evergreen) -> float:
    return 153 if state.strict else 132


def _fertility_of(biome: int, name: str, size: float, icons: int) -> str:
    """Draw a biome's sample, its name, and its fertility."""
    row, column = divmod(biome, 2)
    body = (
        _swatch(biome, 1, 1, 27)
        + text(36, 19.5, name, size, room=FERTILITY_ROOM)
        + text(FERTILITY_COLUMN - 25, 19.5, str(icons), 15, "t num", "end")
        + use("fertility", FERTILITY_COLUMN - 22, 3, 22, "rim")
    )
    return _moved(body, column * (FERTILITY_WIDTH - FERTILITY_COLUMN), row * FERTILITY_ROW)


def _swatch(biome: int, x: float, y: float, size: float) -> str:
    """Draw a sample of a biome; of all of them for wild cards."""
    grounds = _all_biomes(x, y, size) if biome == WILD else ""
    fill = "none" if biome == WILD else f"url(#biome-{BIOMES[biome]})"
    return f'{grounds}<path d="{wobbly_box(x, y, size, size, 4, 0.6)}" fill="{fill}" stroke="var(--line)" stroke-width="1.3"/>'


def _all_biomes(x: float, y: float, size: float) -> str:
    """Draw the grounds of all biomes in a square, three in a row."""
    wide, high = number(size / 3), number(size / 2)
    return "".join(
        f'<rect x="{number(x + part % 3 * size / 3)}" y="{number(y + part // 3 * size / 2)}" width="{wide}" height="{high}" '
        f'fill="url(#biome-{biome})"/>'
        for part, biome in enumerate(BIOMES)
    )


# The power tracks

TRACK_WIDTH, TRACK_HEIGHT, TRACK_GAP = 296, 45, 24
FIRST_STEP = 132  # where the steps of a track begin
LONGEST_STEP = 32


def tracks(state: Evergreen, seat: int, words: Words, columns: int = 1) -> str:
    """Draw the power tracks of a seat with its markers."""
    rows = ceil(len(POWERS) / columns)
    view = (0, -2, columns * (TRACK_WIDTH + TRACK_GAP) - TRACK_GAP, rows * TRACK_HEIGHT)
    body = "".join(
        _moved(_track(state, seat, words, power), power // rows * (TRACK_WIDTH + TRACK_GAP), power % rows * TRACK_HEIGHT)
        for power in range(len(POWERS))
    )
    return picture(body, view, "board", words.say("title-powers"))


def _track(state: Evergreen, seat: int, words: Words, power: int) -> str:
    track, level = state.box.tracks[power], state.levels[seat][power]
    wide = min(LONGEST_STEP, (TRACK_WIDTH - FIRST_STEP) / len(track))
    steps = "".join(_step(FIRST_STEP + step * wide, wide - 6, strength, step - level) for step, strength in enumerate(track))
    return (
        f'<g id="track-{POWERS[power]}">'
        + use(POWER_DRAWINGS[power], 0, -2, 38, "rim")
        + _name_of_track(words.say(f"power-{POWERS[power]}"))
        + steps
        + use_at(f"seat-{seat}", FIRST_STEP + level * wide + wide / 2 - 3, 32.5, 17)
        + "</g>"
    )


def _name_of_track(name: str) -> str:
    """Write the name of a track, in two lines where one is too short."""
    room = FIRST_STEP - 52
    if width_of(name, 15) <= room:
        return text(46, 22, name, 15, "t it")
    return "".join(text(46, 14.5 + 16 * line, part, 15, "t it", room=room) for line, part in enumerate(in_two_lines(name)))


def _step(x: float, wide: float, strength: int, ahead: int) -> str:
    """Draw a step of a track: washed when it is reached, in a thick line where the marker is."""
    fill = "var(--paper-top)" if ahead > 0 else "var(--accent-wash)"
    line = 2.4 if ahead == 0 else 1.1
    box = f'<path d="{wobbly_box(x, 4, wide, 26, 1.5, 0.5)}" fill="{fill}" stroke="var(--ink)" stroke-width="{line}"/>'
    return box + text(x + wide / 2, 22.4, str(strength), 15, "t num soft" if ahead < 0 else "t num", "middle")


# How the players stand

HEAD_HEIGHT = 92  # of the score sheet, above the first category
ROW_HEIGHT = 26
TOTAL_HEIGHT = 46
RANK_HEIGHT = 25
PLACES_OF_OTHERS = {  # for so many other planets: their size, and the middle of the upper edge of each
    1: (226, ((134, 44),)),
    2: (148, ((134, 44), (134, 234))),
    3: (114, ((75, 42), (193, 42), (134, 216))),
}


def _score_sheet(state: Evergreen, seat: int | None, words: Words, names: Sequence[str]) -> tuple[str, float]:
    """Draw the score sheet, below it what a solo player may become; tell how high it is."""
    height = HEAD_HEIGHT + ROW_HEIGHT * len(CATEGORIES) + TOTAL_HEIGHT
    body = heading(PADDING, 29, words.say("title-score"), PLAYERS_WIDTH - 2 * PADDING)
    if seat is not None:
        body += _washed_column(state, seat, height - 8)
    body += "".join(_head_of_column(state, owner, names[owner]) for owner in range(state.seats))
    body += _categories(state, words)
    if state.solo:
        body += _moved(_ranks(state, words), 0, height)
        height += RANK_HEIGHT * (len(state.box.ranks) + 1) + 20
    return sheet(0, 0, PLAYERS_WIDTH, height) + body, height


def _categories(state: Evergreen, words: Words) -> str:
    """Draw where the points came from, and the totals."""
    sheets = [state.score_sheet(owner) for owner in range(state.seats)]
    body, y = "", HEAD_HEIGHT
    for category in CATEGORIES:
        row = _category(state, words.say(f"category-{category}"), [points[category] for points in sheets])
        body += _moved(row, 0, y)
        y += ROW_HEIGHT
    return body + _moved(_totals(state), 0, y)


def _column(state: Evergreen, seat: int) -> tuple[float, float]:
    """Find the middle of a seat's column on the score sheet, and how wide it is."""
    wide = min(56, 144 / state.seats)
    return PLAYERS_WIDTH - PADDING - wide * (state.seats - seat - 0.5), wide


def _washed_column(state: Evergreen, seat: int, bottom: float) -> str:
    """Draw the ground of the viewer's column."""
    middle, wide = _column(state, seat)
    size = f'width="{number(wide)}" height="{number(bottom - 42)}"'
    return f'<rect x="{number(middle - wide / 2)}" y="42" {size} fill="var(--accent-wash)"/>'


def _head_of_column(state: Evergreen, seat: int, name: str) -> str:
    middle, wide = _column(state, seat)
    return use_at(f"seat-{seat}", middle, 58, 22) + text(middle, 83, name, 12, "t soft", "middle", room=wide - 4)


def _category(state: Evergreen, name: str, points: list[int]) -> str:
    """Draw a row of the score sheet; what gave nothing yet is a dash."""
    first, wide = _column(state, 0)
    row = f'<path d="M{PADDING} 0H{PLAYERS_WIDTH - PADDING}" stroke="var(--rule)"/>'
    row += text(PADDING, 18, name, 14, "t soft", room=first - wide / 2 - PADDING - 2)
    for seat, points_of_seat in enumerate(points):
        row += text(_column(state, seat)[0] + 13, 18, str(points_of_seat or "–"), 14, "t num", "end")
    return row


def _totals(state: Evergreen) -> str:
    """Draw the last row of the score sheet; a winner's points are underlined twice."""
    line = f"M{PADDING} 0H{PLAYERS_WIDTH - PADDING}M{PADDING} 3H{PLAYERS_WIDTH - PADDING}"
    row = f'<path d="{line}" stroke="var(--ink)" stroke-width="1.2"/>'
    for seat, score in enumerate(state.scores):
        end = _column(state, seat)[0] + 16
        row += f'<g font-weight="700">{text(end, 26, str(score), 20, "t book", "end")}</g>'
        if seat in state.winners:
            row += f'<path d="M{numbers(end - 32, 31)}h32m0 3h-32" stroke="var(--ink)" stroke-width="1.3"/>'
    return row


def _ranks(state: Evergreen, words: Words) -> str:
    """Draw what a solo player may become; the present rank is washed."""
    reached = rank(state).values["rank"]
    rows, least = "", 0
    for row, (name, most) in enumerate(state.box.ranks.items()):
        rows += _rank(row, words.say(f"rank-{name}"), f"{least}–{most}", name == reached)
        least = most + 1
    return rows + _rank(len(state.box.ranks), words.say("rank-sequoia"), f"{least}+", reached == "sequoia")


def _rank(row: int, name: str, points: str, reached: bool) -> str:
    wide = PLAYERS_WIDTH - 2 * PADDING
    ground = f'<rect y="1" width="{wide}" height="{RANK_HEIGHT - 2}" rx="3" fill="var(--accent-wash)"/>' if reached else ""
    css = "t" if reached else "t soft"
    body = ground + text(8, 17.5, name, 14, f"{css} it", room=150) + text(wide - 8, 17.5, points, 14, f"{css} num", "end")
    return _moved(body, PADDING, 6 + RANK_HEIGHT * row)


def _other_planets(state: Evergreen, viewer: int, words: Words, names: Sequence[str]) -> str:
    """Draw the planets of the others on a sheet."""
    others = [seat for seat in range(state.seats) if seat != viewer]
    size, places = PLACES_OF_OTHERS[len(others)]
    body = sheet(0, 0, PLAYERS_WIDTH, places[-1][1] + size + (64 if size < 120 else 44))
    body += heading(PADDING, 29, words.say("title-planets"), PLAYERS_WIDTH - 2 * PADDING)
    for seat, (middle, top) in zip(others, places, strict=True):
        body += place(planet(state, seat, words, names[seat], small=True), middle - size / 2, top, size, size)
        body += _moved(_caption(state, seat, names[seat], size), middle, top + size + 17)
    return body


def _caption(state: Evergreen, seat: int, name: str, room: float) -> str:
    """Draw whose planet it is and what lies in front of that seat, in one line or, where there is no room, in two."""
    belongings = _belongings(state, seat)
    tag = _name_tag(seat, name, room if room < 120 else PLAYERS_WIDTH - 2 * PADDING - 86)
    if room < 120:
        return _moved(tag[0], -tag[1] / 2, 0) + _moved(belongings[0], -belongings[1] / 2, 27)
    line, wide = _in_a_line(tag, belongings)
    return _moved(line, -wide / 2, 0)


def _name_tag(seat: int, name: str, room: float) -> tuple[str, float]:
    """Draw a seat's mark and name; tell how wide they are."""
    room -= 25
    return use(f"seat-{seat}", 0, -9, 18) + text(25, 4.5, name, 14, room=room), 31 + min(room, width_of(name, 14))


def _belongings(state: Evergreen, drafter: int) -> tuple[str, float]:
    """Draw what lies in front of one who drafts: the first-player token and the card of this round; tell how wide that is."""
    body, x = "", 0.0
    if state.token == NO_CARD and state.next_first == drafter:
        body += use("first-player", x, -17, 28, "rim")
        x += 32
    if len(state.cards[drafter]) == state.round:
        taken = state.card_of(drafter)
        body += _swatch(biome_of(taken), x, -10, 20) + use(POWER_DRAWINGS[power_of(taken)], x + 23, -13, 25, "rim")
        x += 48
    return body, x


def _automa(state: Evergreen, words: Words) -> str:
    """Name the automa, which has no planet, and what lies in front of it."""
    name = words.say("automa")
    belongings, wide = _belongings(state, state.seats)
    written = text(PADDING, 32, name, 14, room=PLAYERS_WIDTH - 2 * PADDING - wide)
    return sheet(0, 0, PLAYERS_WIDTH, 54) + written + _moved(belongings, PLAYERS_WIDTH - PADDING - wide, 27)
