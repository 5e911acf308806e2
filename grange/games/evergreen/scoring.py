"""Points in Evergreen: light, the largest forest, fertility; the winner; the rank of a solo player."""

from __future__ import annotations

from itertools import compress

from grange.core.words import Message
from grange.games.evergreen.box import BIG, BUSH, CATEGORIES, SMALL, Box, pieces
from grange.games.evergreen.state import Evergreen

TREES = pieces(SMALL, BIG)
BIG_TREES = pieces(BIG)
WOODS = pieces(SMALL, BIG, BUSH)


def is_lit(box: Box, planet: bytearray, cell: int, sun: int) -> bool:
    """Return whether light reaches a tree: no tree of at least its height casts a shadow on it."""
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
    """Find the forests: trees and bushes that touch side by side, in any biomes."""
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
    """Sum the fertility of the biome of each big tree."""
    return sum([state.fertility(biome) for biome in compress(state.box.biome, state.planets[seat].translate(BIG_TREES))])


def scores(state: Evergreen) -> list[int]:
    """Count the present points of each seat."""
    return [sum(points) for points in state.points]


def winners(state: Evergreen) -> list[int]:
    """Find the seat with most points; of seats that tie, the first in turn order wins."""
    reached = scores(state)
    return [next(seat for seat in state.turn_order() if seat < state.seats and reached[seat] == max(reached))]


def score_sheet(state: Evergreen, seat: int) -> dict[str, int]:
    """List where a seat's points came from, category by category."""
    return dict(zip(CATEGORIES, state.points[seat], strict=True))


def verdict(state: Evergreen) -> Message | None:
    """Say which plant a solo player has become."""
    return Message("verdict-rank", {"rank": rank(state)}) if state.solo else None


def rank(state: Evergreen) -> str:
    """Name the plant that a solo player has become so far."""
    points = scores(state)[0]
    return next((name for name, most in state.box.ranks.items() if points <= most), "sequoia")
