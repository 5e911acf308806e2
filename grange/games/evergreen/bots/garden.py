"""A planet as a few integers with one bit for each cell, which makes it fast to count light and forests."""

from __future__ import annotations

from functools import lru_cache

from grange.games.evergreen.box import BIG, EMPTY, LAKE, SMALL, WILD, Box

# Cells that are empty, and cells with sprouts, small trees, big trees and bushes. Lakes need no bits, because nothing grows there.
Garden = tuple[int, int, int, int, int]


class Land:
    """The bits of a planet's cells, its biomes, each cell's neighbours, and how far trees cast their shadows."""

    def __init__(self, box: Box) -> None:
        self.row = box.size[1] + max(1, *box.shadow)  # bits of a row, with a gap so that no shadow falls into another
        self.bits = [1 << (row * self.row + column) for row, column in box.spots]
        self.everywhere = sum(self.bits)
        self.areas = [sum(self.bits[area]) for area in box.areas]
        self.biomes = self.areas[:WILD]
        self.beside = {bit: sum(self.bits[other] for other in box.neighbours[cell]) for cell, bit in enumerate(self.bits)}
        self.small_light, self.big_light = box.light[SMALL], box.light[BIG]
        casts = (self.row, -1, -self.row, 1)  # where shadows fall if the sun is in the north, east, south, west
        self.shadows = [self._shadows(box, step) for step in casts]

    def _shadows(self, box: Box, step: int) -> tuple[bool, list[int], list[int]]:
        """Return whether shadows are shifts to the left, and the numbers of bits by which those of small and big trees shift."""
        small, big = ([abs(step) * far for far in range(1, box.shadow[tree] + 1)] for tree in (SMALL, BIG))
        return step > 0, small, big

    def garden(self, planet: bytearray) -> Garden:
        """Convert a planet into a garden."""
        pieces = [0] * (LAKE + 1)
        for bit, piece in zip(self.bits, planet, strict=False):  # a planet has one extra cell, which stays empty
            pieces[piece] |= bit
        return pieces[0], pieces[1], pieces[2], pieces[3], pieces[4]

    def planet(self, garden: Garden) -> bytearray:
        """Convert a garden into a planet."""
        kinds = [next((kind for kind, cells in enumerate(garden) if cells & bit), LAKE) for bit in self.bits]
        return bytearray([*kinds, EMPTY])

    def largest_forest(self, wooded: int) -> int:
        """Count the cells of the largest forest."""
        return largest_forest(self.row, wooded)

    def beside_two(self, cells: int) -> int:
        """Find the cells that lie beside at least two of the given cells."""
        left, right, up, down = cells << 1, cells >> 1, cells << self.row, cells >> self.row
        return left & right | up & down | (left | right) & (up | down)

    def light(self, small: int, big: int, sun: int) -> int:
        """Count the light that trees gather with the sun on a side. A shadow darkens trees no taller than the one that casts it."""
        leftwards, small_shadow, big_shadow = self.shadows[sun]
        dark = 0
        if leftwards:
            for by in big_shadow:
                dark |= big << by
            dark_big = big & dark
            for by in small_shadow:
                dark |= small << by
        else:
            for by in big_shadow:
                dark |= big >> by
            dark_big = big & dark
            for by in small_shadow:
                dark |= small >> by
        lit_small, lit_big = (small ^ small & dark).bit_count(), (big ^ dark_big).bit_count()
        return self.small_light * lit_small + self.big_light * lit_big


@lru_cache(maxsize=8)
def land_of(box: Box) -> Land:
    """Compute the bits of a box's planet once."""
    return Land(box)


def cells_in(bits: int) -> list[int]:
    """List the single cells of a set of cells."""
    cells = []
    while bits:
        cell = bits & -bits
        cells.append(cell)
        bits ^= cell
    return cells


@lru_cache(maxsize=1 << 13)
def largest_forest(row: int, wooded: int) -> int:
    """Count the cells of the largest forest; `row` is the number of bits from one row to the next."""
    largest = 0
    while wooded.bit_count() > largest:
        forest, edge = 0, wooded & -wooded
        while edge:
            forest |= edge
            wooded ^= edge
            edge = (edge << 1 | edge >> 1 | edge << row | edge >> row) & wooded
        largest = max(largest, forest.bit_count())
    return largest


def sprouted(garden: Garden, cell: int) -> Garden:
    """Plant a sprout on an empty cell."""
    empty, sprouts, small, big, bushes = garden
    return empty ^ cell, sprouts ^ cell, small, big, bushes


def bushed(garden: Garden, cell: int) -> Garden:
    """Plant a bush on an empty cell."""
    empty, sprouts, small, big, bushes = garden
    return empty ^ cell, sprouts, small, big, bushes ^ cell


def watered(garden: Garden, cell: int) -> Garden:
    """Lay a lake on an empty cell."""
    empty, sprouts, small, big, bushes = garden
    return empty ^ cell, sprouts, small, big, bushes


def grown(garden: Garden, cell: int) -> Garden:
    """Let a sprout or a small tree grow."""
    empty, sprouts, small, big, bushes = garden
    if sprouts & cell:
        return empty, sprouts ^ cell, small ^ cell, big, bushes
    return empty, sprouts, small ^ cell, big ^ cell, bushes
