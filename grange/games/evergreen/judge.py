"""What each option is worth to a player who looks no further than this turn.

A planet is held as a few whole numbers, one bit a cell, so that light and forests of a thousand possible planets are counted in
milliseconds.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from grange.core.game import Judge
from grange.core.options import Verb
from grange.core.step import Question
from grange.games.evergreen.box import (
    BIG,
    BIOMES,
    BUSH,
    EMPTY,
    LAKE,
    POWERS,
    SMALL,
    SPROUT,
    WILD,
    Box,
    biome_of,
    power_of,
)
from grange.games.evergreen.draft import TakeCard
from grange.games.evergreen.options import GROW, OPTIONS, PLACE_BUSH, PLACE_LAKE, PLANT, POWER
from grange.games.evergreen.state import Evergreen
from grange.games.evergreen.turn import ChooseAction, ChoosePower

ROW = 16  # bits from one row to the next: there is room beside every row, so that shadows fall off the edge
CASTS = (ROW, -1, -ROW, 1)  # where a shadow falls when the sun stands in the north, east, south, west


class Land:
    """The bits of a planet's cells, its biomes and what lies around each cell."""

    def __init__(self, box: Box) -> None:
        self.bits = [1 << ((row + 1) * ROW + column + 1) for row, column in box.spots]
        self.everywhere = sum(self.bits)
        self.areas = [sum(self.bits[area]) for area in box.areas]
        self.biomes = self.areas[:WILD]
        self.beside = {bit: sum(self.bits[other] for other in box.neighbours[cell]) for cell, bit in enumerate(self.bits)}


@lru_cache(maxsize=8)
def land_of(box: Box) -> Land:
    """Work out the bits of a box's planet once."""
    return Land(box)


def each(bits: int) -> list[int]:
    """Split a set of cells into its cells."""
    cells = []
    while bits:
        cell = bits & -bits
        cells.append(cell)
        bits ^= cell
    return cells


def shifted(bits: int, by: int) -> int:
    """Move a set of cells by one step or more."""
    return bits << by if by > 0 else bits >> -by


def largest_forest(wooded: int) -> int:
    """Count the cells of the largest forest."""
    largest = 0
    while wooded:
        forest, edge = 0, wooded & -wooded
        while edge:
            forest |= edge
            edge = (edge << 1 | edge >> 1 | edge << ROW | edge >> ROW) & wooded & ~forest
        wooded &= ~forest
        largest = max(largest, forest.bit_count())
    return largest


# A garden is what stands on a planet: the cells of each kind of piece, in the order of box.PIECES.
Garden = tuple[int, int, int, int, int, int]


def with_piece(garden: Garden, cell: int, piece: int) -> Garden:
    """Put a piece on a cell, in place of what stood there."""
    pieces = [kind & ~cell for kind in garden]
    pieces[piece] |= cell
    return pieces[0], pieces[1], pieces[2], pieces[3], pieces[4], pieces[5]


def grown(garden: Garden, cell: int) -> Garden:
    """Let a sprout or a small tree grow."""
    return with_piece(garden, cell, SMALL if garden[SPROUT] & cell else BIG)


class Gardener:
    """Values the gardens that a seat could have after this turn."""

    def __init__(self, state: Evergreen, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.box = state.box
        self.land = land_of(state.box)
        self.suns = [(state.sun + later) % 4 for later in range(len(state.box.rounds) - state.season)]
        self.rounds_left = sum(state.box.rounds[state.season :]) - state.round
        self.soil = [state.fertility(biome) + self.rounds_left / 12 for biome in range(len(BIOMES))]
        self.bushes = state.bushes if state.strict else self.box.cells
        self.lakes = state.lakes if state.strict else self.box.cells
        planet = state.planets[seat]
        pieces = [0] * (LAKE + 1)
        for cell, bit in enumerate(self.land.bits):
            pieces[planet[cell]] |= bit
        self.garden: Garden = (pieces[0], pieces[1], pieces[2], pieces[3], pieces[4], pieces[5])
        young = min(self.rounds_left, LAST_PROMISE)
        self.sprout_promise = SPROUT_PROMISE * young
        self.small_promise = SMALL_PROMISE * young
        self._known: dict[tuple[int, int, int], float] = {}

    def value(self, garden: Garden) -> float:
        """Estimate the points a garden brings if nothing more is done, and what its young plants promise."""
        woods = garden[SMALL], garden[BIG], garden[BUSH]
        value = self._known.get(woods)
        if value is None:
            value = self._known[woods] = self._value_of_woods(*woods)
        return value + self.sprout_promise * garden[SPROUT].bit_count()

    def _value_of_woods(self, small: int, big: int, bushes: int) -> float:
        value = len(self.suns) * largest_forest(small | big | bushes) + self.small_promise * small.bit_count()
        for sun in self.suns:
            value += self._light(small, big, CASTS[sun])
        for soil, cells in zip(self.soil, self.land.biomes, strict=True):
            value += soil * (big & cells).bit_count()
        return value

    def _light(self, small: int, big: int, step: int) -> int:
        """Count the light at the end of one season, whose shadows fall in steps of so many bits."""
        shadow, light = self.box.shadow, self.box.light
        dark_small = dark_big = 0
        for distance in range(1, shadow[BIG] + 1):
            dark_big |= shifted(big, step * distance)
        for distance in range(1, shadow[SMALL] + 1):
            dark_small |= shifted(small, step * distance)
        lit_small = (small & ~dark_small & ~dark_big).bit_count()
        return light[SMALL] * lit_small + light[BIG] * (big & ~dark_big).bit_count()

    # what the best of several gardens is

    def best(self, gardens: list[Garden]) -> Garden:
        """Choose the garden of highest value; the first of equals."""
        return max(gardens, key=self.value)

    def planted(self, garden: Garden, cells: int, piece: int, times: int) -> Garden:
        """Put pieces on the best empty cells, up to a number."""
        for _ in range(times):
            garden = self.best([garden, *(with_piece(garden, cell, piece) for cell in each(garden[EMPTY] & cells))])
        return garden

    def grown(self, garden: Garden, cells: int, times: int) -> Garden:
        """Let the best different cells grow, up to a number."""
        for _ in range(times):
            before = garden
            growing = cells & (garden[SPROUT] | garden[SMALL])
            garden = self.best([garden, *(grown(garden, cell) for cell in each(growing))])
            cells &= before[SPROUT] & garden[SPROUT] | before[SMALL] & garden[SMALL]  # what has not grown yet
        return garden

    def laked(self, garden: Garden, times: int) -> Garden:
        """Lay lakes where they do most good, each with the growth beside it."""
        for _ in range(times):
            garden = self.best([garden, *(self.with_lake(garden, cell) for cell in each(garden[EMPTY]))])
        return garden

    def with_lake(self, garden: Garden, cell: int) -> Garden:
        """Lay one lake and let its best two neighbours grow."""
        return self.grown(with_piece(garden, cell, LAKE), self.land.beside[cell], 2)

    # what a turn yields

    def after_action(self, garden: Garden, action: int, biome: int) -> Garden:
        """Play one of the four actions as well as a gardener can who looks no further."""
        cells, everywhere = self.land.areas[biome], self.land.everywhere
        if action == 0:
            return self.planted(garden, cells, SPROUT, 3)
        if action == 1:
            return self.grown(garden, cells, 2)
        if action == 2:
            return self.planted(self.grown(garden, cells, 1), cells, SPROUT, 1)
        return self.best([self.planted(garden, everywhere, SPROUT, 1), self.grown(garden, everywhere, 1)])

    def best_action(self, garden: Garden, biome: int) -> Garden:
        """Play the best of the four actions."""
        return self.best([self.after_action(garden, action, biome) for action in range(4)])

    def after_power(self, garden: Garden, power: int) -> tuple[Garden, float]:
        """Raise and use a power; give the garden, and the points that it brings apart from the garden."""
        track = self.box.tracks[power]
        level = self.state.levels[self.seat][power]
        strength = track[min(level + 1, len(track) - 1)]
        bonus = LEVEL_PROMISE * self.rounds_left if level + 1 < len(track) else 0.0
        name, everywhere = POWERS[power], self.land.everywhere
        if name == "sprout":
            return self.planted(garden, everywhere, SPROUT, strength), bonus
        if name == "small":
            return self.raised(garden, SPROUT, strength), bonus
        if name == "big":
            return self.raised(garden, SMALL, strength), bonus
        if name == "bush":
            return self.planted(garden, everywhere, BUSH, min(strength, self.bushes)), bonus
        if name == "lake":
            return self.laked(garden, min(strength, self.lakes)), bonus
        return garden, bonus + strength

    def raised(self, garden: Garden, kind: int, times: int) -> Garden:
        """Let the best pieces of one kind grow, up to a number."""
        for _ in range(times):
            garden = self.best([garden, *(grown(garden, cell) for cell in each(garden[kind]))])
        return garden

    def turn(self, card: int) -> float:
        """Value a whole turn with a card: the best action, then the power."""
        garden, bonus = self.after_power(self.best_action(self.garden, biome_of(card)), power_of(card))
        return self.value(garden) + bonus

    def after(self, verb: Verb, cell: int) -> Garden:
        """Do one thing on a cell, or nothing."""
        bit = self.land.bits[cell]
        if verb is PLANT:
            return with_piece(self.garden, bit, SPROUT)
        if verb is GROW:
            return grown(self.garden, bit)
        if verb is PLACE_BUSH:
            return with_piece(self.garden, bit, BUSH)
        return self.with_lake(self.garden, bit) if verb is PLACE_LAKE else self.garden


LAST_PROMISE = 9  # more rounds than this promise nothing more
SPROUT_PROMISE = 0.3  # what a sprout is worth for each round in which it can still grow
SMALL_PROMISE = 0.5
LEVEL_PROMISE = 0.3  # what a step on a power track is worth for each round to come


# What options are worth, for each kind of question


def worths_of_cards(state: Evergreen, question: TakeCard, options: list[int]) -> list[float]:
    """Value cards of the market: the best turn with each."""
    gardener = Gardener(state, question.seat)
    return [gardener.turn(state.market[place]) for _, place in map(OPTIONS.read, options)]


def worths_of_actions(state: Evergreen, question: ChooseAction, options: list[int]) -> list[float]:
    """Value each action with the power after it, if that is still to come; and the power with the best action after it."""
    gardener, card = Gardener(state, question.seat), state.card_of(question.seat)

    def worth(verb: Verb, action: int) -> float:
        garden, bonus = gardener.garden, 0.0
        if verb is POWER:
            garden, bonus = gardener.after_power(garden, power_of(card))
            return gardener.value(gardener.best_action(garden, biome_of(card))) + bonus
        garden = gardener.after_action(garden, action, biome_of(card))
        if not question.power_used:
            garden, bonus = gardener.after_power(garden, power_of(card))
        return gardener.value(garden) + bonus

    return [worth(*OPTIONS.read(option)) for option in options]


def worths_of_power(state: Evergreen, question: ChoosePower, options: list[int]) -> list[float]:
    """Value the power of the card after the action, and the garden without it."""
    gardener = Gardener(state, question.seat)
    garden, bonus = gardener.after_power(gardener.garden, power_of(state.card_of(question.seat)))
    used, skipped = gardener.value(garden) + bonus, gardener.value(gardener.garden)
    return [used if verb is POWER else skipped for verb, _ in map(OPTIONS.read, options)]


def worths_of_cells(state: Evergreen, question: Any, options: list[int]) -> list[float]:
    """Value each thing that can be done on a cell, and doing nothing."""
    gardener = Gardener(state, question.seat)
    return [gardener.value(gardener.after(*OPTIONS.read(option))) for option in options]


JUDGES: dict[type, Judge] = {
    TakeCard: worths_of_cards,
    ChooseAction: worths_of_actions,
    ChoosePower: worths_of_power,
    Question: worths_of_cells,
}
