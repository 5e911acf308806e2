"""Points in Evergreen: light, the largest forest, fertility; who wins; how well a solo game went."""

from __future__ import annotations

from itertools import compress
from typing import TYPE_CHECKING

from grange.core.words import Told
from grange.games.evergreen.box import BIG, BUSH, SMALL, Box, pieces

if TYPE_CHECKING:
    from grange.games.evergreen.state import Evergreen


TREES = pieces(SMALL, BIG)
WOODS = pieces(SMALL, BIG, BUSH)


def is_lit(box: Box, planet: bytearray, cell: int, sun: int) -> bool:
    """Tell whether light reaches a tree: no tree at least as tall casts its shadow on it."""
    tree = planet[cell]
    shadow = box.shadow
    for distance, other in enumerate(box.sunwards[sun][cell], start=1):
        blocker = planet[other]
        if shadow[blocker] >= distance and blocker >= tree:
            return False
    return True


def light_points(box: Box, planet: bytearray, sun: int) -> int:
    """Count the light that the trees of a planet gather."""
    trees = compress(range(box.cells), planet.translate(TREES))
    return sum([box.light[planet[cell]] for cell in trees if is_lit(box, planet, cell, sun)])


def forests(box: Box, planet: bytearray) -> list[list[int]]:
    """Find the forests: trees and bushes that touch side by side, whatever their biomes."""
    wooded = planet.translate(WOODS)
    found: list[list[int]] = []
    while (start := wooded.find(1)) >= 0:
        wooded[start] = 0
        forest = [start]
        for cell in forest:
            for other in box.neighbours[cell]:
                if wooded[other]:
                    wooded[other] = 0
                    forest.append(other)
        found.append(forest)
    return found


def forest_points(box: Box, planet: bytearray) -> int:
    """Count the trees and bushes of the largest forest."""
    return max((len(forest) for forest in forests(box, planet)), default=0)


def fertility_points(state: Evergreen, seat: int) -> int:
    """Count, for each big tree, how fertile its biome is."""
    biome = state.box.biome
    return sum(state.fertility(biome[cell]) for cell, piece in enumerate(state.planets[seat]) if piece == BIG)


def winners(state: Evergreen) -> list[int]:
    """Find the seat with most points; of those that tie, the first in turn order wins."""
    most = max(state.scores)
    return [next(seat for seat in state.turn_order() if seat < state.seats and state.scores[seat] == most)]


def rank(state: Evergreen) -> Told:
    """Name the plant that a solo player has become."""
    points = state.scores[0]
    reached = next((name for name, most in state.box.ranks.items() if points <= most), "sequoia")
    return Told("verdict-rank", {"rank": reached})
