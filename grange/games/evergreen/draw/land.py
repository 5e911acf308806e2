"""The land of a planet: its biomes, cells and crevasses, and their coordinates."""

from __future__ import annotations

from functools import lru_cache
from itertools import groupby
from math import ceil, hypot

from grange.core.picture import number, numbers, text, use_at, wobbly_box, wobbly_line
from grange.games.evergreen.box import BIOMES, Box

RADIUS = 272  # of the land, whose centre is at 0, 0
REACH = 259  # greatest distance of a cell's corner from the centre
CELL = 68  # side of a cell on the usual planet; pieces are drawn to this size and scaled
LARGEST_CELL = 96

Spot = tuple[int, int]  # row and column

# The biomes


@lru_cache(maxsize=16)
def land(box: Box) -> str:
    """Draw the biomes, up to the edge of the planet and below the crevasses."""
    biomes = _biomes(box)
    edge = {spot: 0 for spot in biomes if spot not in box.spots and spot not in box.crevasses}
    fields = "".join(f'<path fill="url(#biome-{name})" d="{_area(box, biomes, biome)}"/>' for biome, name in enumerate(BIOMES))
    return (
        f'{fields}<path fill="var(--shade)" opacity=".13" d="{_area(box, edge, 0)}"/>'
        f'<path d="{_borders(box, biomes)}" fill="none" stroke="var(--line)" stroke-width="2.2" stroke-linecap="round"/>'
        f'<path d="{_limb()}" fill-rule="evenodd" fill="url(#shade)" opacity=".55"/>'
    )


def _biomes(box: Box) -> dict[Spot, int]:
    """Assign a biome to each spot; a spot without a cell gets that of the nearest cell, preferring cells near the middle."""
    globe = globe_of(box)
    rows, columns = box.size

    def nearest(row: int, column: int) -> int:
        def distance(cell: int) -> float:
            y, x = box.spots[cell]
            return (y - row) ** 2 + (x - column) ** 2 + 0.01 * abs(2 * y + 1 - rows) + 0.013 * abs(2 * x + 1 - columns)

        return box.biome[min(range(box.cells), key=distance)]

    return {(row, column): nearest(row, column) for row in globe.rows for column in globe.columns}


def _area(box: Box, biomes: dict[Spot, int], biome: int) -> str:
    """Return the path around all spots of a biome, in rows as long as possible."""
    globe = globe_of(box)
    path = ""
    for row in globe.rows:
        for found, run in groupby(globe.columns, key=lambda column: biomes.get((row, column))):
            if found == biome:
                columns = list(run)
                x, y = globe.corner((row, columns[0]))
                width = len(columns) * globe.side + 0.6
                path += f"M{numbers(x - 0.3, y - 0.3)}h{number(width)}v{number(globe.side + 0.6)}h{number(-width)}z"
    return path


def _borders(box: Box, biomes: dict[Spot, int]) -> str:
    """Return the path of all borders between biomes."""
    globe = globe_of(box)
    path = ""
    for (row, column), biome in biomes.items():
        x, y = globe.corner((row + 1, column + 1))
        if biomes.get((row, column + 1), biome) != biome:
            path += wobbly_line(x, y - globe.side, x, y)
        if biomes.get((row + 1, column), biome) != biome:
            path += wobbly_line(x - globe.side, y, x, y)
    return path


def _limb() -> str:
    """Return the path of the planet's shaded edge, away from the light of the drawing."""
    circle = f"a{RADIUS} {RADIUS} 0 1 1 0 {2 * RADIUS}a{RADIUS} {RADIUS} 0 1 1 0 {-2 * RADIUS}z"
    return f"M0 {-RADIUS}{circle}M-14 {-RADIUS - 12}{circle}"


# The cells and the crevasses


def cells(box: Box, pieces: bytes, seat: int, small: bool) -> str:
    """Draw the cells and the crevasses; empty cells carry their names."""
    grounds, names, crevasses = _grounds(box, small)
    drawn = [
        f'<g\nid="planet-{seat}-{cell_name}" class="cell" data-look="biome-{BIOMES[box.biome[cell]]}">'
        f"{grounds[cell]}{'' if pieces[cell] else names[cell]}</g>"
        for cell, cell_name in enumerate(box.cell_names)
    ]
    return "".join(drawn) + crevasses


@lru_cache(maxsize=32)
def _grounds(box: Box, small: bool) -> tuple[list[str], list[str], str]:
    """Draw the ground of every cell and the crevasses, and return them with the cells' names."""
    grounds = [f'<path class="ground" d="{_outline(box, spot, small)}"/>' for spot in box.spots]
    names = [""] * box.cells if small else [_cell_name(box, cell) for cell in range(box.cells)]
    return grounds, names, "".join(_crevasse(box, spot, small) for spot in box.crevasses)


def _outline(box: Box, spot: Spot, small: bool) -> str:
    """Return the path around a cell, drawn as if by hand; a small planet needs no such detail."""
    globe = globe_of(box)
    x, y = globe.corner(spot)
    side = globe.side - 8
    if small:
        return f"M{numbers(x + 4, y + 4)}h{number(side)}v{number(side)}h{number(-side)}z"
    return wobbly_box(x + 4, y + 4, side, side)


def _cell_name(box: Box, cell: int) -> str:
    globe = globe_of(box)
    x, y = globe.corner(box.spots[cell])
    name = text(x + globe.side - 9, y + globe.side - 10, box.cell_names[cell], 13.5, "tl", "end")
    return f'<g class="cell-name" opacity=".7">{name}</g>'


def _crevasse(box: Box, spot: Spot, small: bool) -> str:
    globe = globe_of(box)
    x, y = globe.corner(spot)
    half = globe.side / 2
    edge = 'stroke="var(--line)" stroke-width="1.6" stroke-dasharray="5 4"'
    ground = f'<path d="{_outline(box, spot, small)}" fill="var(--stone)" {edge}/>'
    return ground + use_at("crevasse", x + half, y + half, 44 * globe.scale)


# Coordinates


@lru_cache(maxsize=16)
def globe_of(box: Box) -> Globe:
    """Compute the cells' coordinates once for every box."""
    return Globe(box)


class Globe:
    """The coordinates of a planet's cells in its picture."""

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
        above, beside = ceil(RADIUS / self.side - rows / 2), ceil(RADIUS / self.side - columns / 2)
        self.rows = range(-above, rows + above)  # enough rows to cover the whole land
        self.columns = range(-beside, columns + beside)

    def corner(self, spot: Spot) -> tuple[float, float]:
        """Return the upper left corner of a cell."""
        row, column = spot
        return self.left + column * self.side, self.top + row * self.side
