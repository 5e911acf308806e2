"""What each option is worth to a player who looks no further than this turn.

A planet is held as a few whole numbers, one bit a cell, so that light and forests of a thousand possible planets are counted in
milliseconds.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from grange.core.step import Question
from grange.games.evergreen.box import (
    ACTION,
    BIG,
    BIOMES,
    BUSH,
    EMPTY,
    LAKE,
    LONGEST,
    PLANT,
    POWER,
    POWERS,
    SMALL,
    SPROUT,
    WILD,
    Box,
    biome_of,
    power_of,
)
from grange.games.evergreen.rules import ChooseAction
from grange.games.evergreen.state import Evergreen

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


class Judge:
    """Values the gardens that a seat could have after this turn."""

    def __init__(self, state: Evergreen, seat: int, question: Question[Any]) -> None:
        self.state = state
        self.seat = seat
        self.action_to_come = isinstance(question, ChooseAction)
        self.power_to_come = isinstance(question, ChooseAction) and not question.power_used
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
        """Play one of the four actions as well as this judge can."""
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

    # what an option is worth

    def worth(self, option: int) -> float:
        """Value one option of the open question."""
        if option >= PLANT:
            return self._worth_of_cell(*divmod(option - PLANT, LONGEST * LONGEST))
        if option < ACTION:
            return self.turn(self.state.market[option])
        if option == POWER:
            return self._worth_of_power()
        if option < POWER:
            return self._worth_of_action(option - ACTION)
        return self.value(self.garden)

    def _worth_of_action(self, action: int) -> float:
        """Value an action and, if the power is still to come, the power after it."""
        card = self.state.card_of(self.seat)
        garden, bonus = self.after_action(self.garden, action, biome_of(card)), 0.0
        if self.power_to_come:
            garden, bonus = self.after_power(garden, power_of(card))
        return self.value(garden) + bonus

    def _worth_of_power(self) -> float:
        """Value the power and, if the action is still to come, the best action after it."""
        card = self.state.card_of(self.seat)
        garden, bonus = self.after_power(self.garden, power_of(card))
        if self.action_to_come:
            garden = self.best_action(garden, biome_of(card))
        return self.value(garden) + bonus

    def _worth_of_cell(self, verb: int, cell: int) -> float:
        bit = self.land.bits[cell]
        if verb == 1:
            return self.value(grown(self.garden, bit))
        if verb == 3:
            return self.value(self.with_lake(self.garden, bit))
        return self.value(with_piece(self.garden, bit, BUSH if verb == 2 else SPROUT))


LAST_PROMISE = 9  # more rounds than this promise nothing more
SPROUT_PROMISE = 0.3  # what a sprout is worth for each round in which it can still grow
SMALL_PROMISE = 0.5
LEVEL_PROMISE = 0.3  # what a step on a power track is worth for each round to come


def worths(state: Evergreen, seat: int) -> list[float]:
    """Value every option of the seat's open question."""
    decision = state.decision_of(seat)
    if decision is None:
        return []
    judge = Judge(state, seat, decision.question)
    return [judge.worth(option) for option in decision.options]
