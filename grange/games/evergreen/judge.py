"""What each option is worth to a player who looks no further than this turn."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from grange.core.game import Judge
from grange.core.options import Verb
from grange.core.step import Question
from grange.games.evergreen.box import BIOMES, EMPTY, POWERS, SIDES, SMALL, SPROUT, biome_of, power_of
from grange.games.evergreen.draft import TakeCard
from grange.games.evergreen.garden import Garden, bushed, each, grown, land_of, largest_forest, sprouted, watered
from grange.games.evergreen.options import GROW, OPTIONS, PLACE_BUSH, PLACE_LAKE, PLANT, POWER, A, B, C, D
from grange.games.evergreen.state import Evergreen
from grange.games.evergreen.turn import ChooseAction, ChoosePower

LAST_PROMISE = 9  # more rounds than this promise nothing more
SPROUT_PROMISE = 0.3  # what a sprout is worth for each round in which it can still grow
SMALL_PROMISE = 0.5
LEVEL_PROMISE = 0.3  # what a step on a power track is worth for each round to come


class Gardener:
    """Values the gardens that a seat could have after this turn."""

    def __init__(self, state: Evergreen, seat: int) -> None:
        self.box = state.box
        self.levels = state.levels[seat]
        self.land = land_of(state.box)
        self.garden = self.land.garden(state.planets[seat])
        self.suns = [(state.sun + later) % len(SIDES) for later in range(len(state.box.rounds) - state.season)]
        self.rounds_left = sum(state.box.rounds[state.season :]) - state.round
        self.soil = [(state.fertility(biome) + self.rounds_left / 12, self.land.biomes[biome]) for biome in range(len(BIOMES))]
        self.bushes = state.bushes if state.strict else self.box.cells
        self.lakes = state.lakes if state.strict else self.box.cells
        young = min(self.rounds_left, LAST_PROMISE)
        self.sprout_promise = SPROUT_PROMISE * young
        self.small_promise = SMALL_PROMISE * young
        self._known: dict[tuple[int, int, int], float] = {}

    def value(self, garden: Garden) -> float:
        """Estimate the points a garden brings if nothing more is done, and what its young plants promise."""
        _, sprouts, small, big, bushes = garden
        value = self._known.get((small, big, bushes))
        if value is None:
            value = self._known[small, big, bushes] = self._value_of_woods(small, big, bushes)
        return value + self.sprout_promise * sprouts.bit_count()

    def _value_of_woods(self, small: int, big: int, bushes: int) -> float:
        value = len(self.suns) * largest_forest(small | big | bushes) + self.small_promise * small.bit_count()
        for sun in self.suns:
            value += self.land.light(small, big, sun)
        for soil, cells in self.soil:
            value += soil * (big & cells).bit_count()
        return value

    # what the best of several gardens is

    def best(self, gardens: list[Garden]) -> Garden:
        """Choose the garden of highest value; the first of equals."""
        return max(gardens, key=self.value)

    def sprouted(self, garden: Garden, cells: int, times: int) -> Garden:
        """Plant sprouts, up to a number, if they can still grow; all cells are worth the same, so the first will do."""
        if not self.sprout_promise:
            return garden
        for cell in each(garden[EMPTY] & cells)[:times]:
            garden = sprouted(garden, cell)
        return garden

    def bushed(self, garden: Garden, times: int) -> Garden:
        """Plant bushes on the best empty cells, up to a number."""
        return self._repeated(bushed, garden, EMPTY, times)

    def raised(self, garden: Garden, kind: int, times: int) -> Garden:
        """Let the best pieces of one kind grow, up to a number."""
        return self._repeated(grown, garden, kind, times)

    def watered(self, garden: Garden, times: int) -> Garden:
        """Lay lakes where they do most good, each with the growth beside it."""
        return self._repeated(self.with_lake, garden, EMPTY, times)

    def _repeated(self, done: Callable[[Garden, int], Garden], garden: Garden, kind: int, times: int) -> Garden:
        """Do something on the best cells that hold one kind of piece, up to a number of times, while the garden gets better."""
        for _ in range(times):
            before = garden
            garden = self.best([before, *[done(before, cell) for cell in each(before[kind])]])
            if garden is before:
                break
        return garden

    def grown(self, garden: Garden, cells: int, times: int) -> Garden:
        """Let the best different cells grow, up to a number."""
        for _ in range(times):
            before = garden
            growing = cells & (before[SPROUT] | before[SMALL])
            garden = self.best([before, *[grown(before, cell) for cell in each(growing)]])
            if garden is before:
                break
            cells &= before[SPROUT] & garden[SPROUT] | before[SMALL] & garden[SMALL]  # what has not grown yet
        return garden

    def with_lake(self, garden: Garden, cell: int) -> Garden:
        """Lay one lake and let its best two neighbours grow."""
        return self.grown(watered(garden, cell), self.land.beside[cell], 2)

    # what a turn yields

    def after_action(self, garden: Garden, action: int, biome: int) -> Garden:
        """Play one of the four actions as well as a gardener can who looks no further."""
        cells, everywhere = self.land.areas[biome], self.land.everywhere
        if action == A:
            return self.sprouted(garden, cells, 3)
        if action == B:
            return self.grown(garden, cells, 2)
        if action == C:
            return self.sprouted(self.grown(garden, cells, 1), cells, 1)
        return self.best([self.sprouted(garden, everywhere, 1), self.grown(garden, everywhere, 1)])

    def best_action(self, garden: Garden, biome: int) -> Garden:
        """Play the best of the four actions."""
        return self.best([self.after_action(garden, action, biome) for action in (A, B, C, D)])

    def after_power(self, garden: Garden, power: int) -> tuple[Garden, float]:
        """Raise and use a power; give the garden, and the points that it brings apart from the garden."""
        track, level = self.box.tracks[power], self.levels[power]
        strength = track[min(level + 1, len(track) - 1)]
        bonus = LEVEL_PROMISE * self.rounds_left if level + 1 < len(track) else 0.0
        name = POWERS[power]
        if name == "sprout":
            return self.sprouted(garden, self.land.everywhere, strength), bonus
        if name == "small":
            return self.raised(garden, SPROUT, strength), bonus
        if name == "big":
            return self.raised(garden, SMALL, strength), bonus
        if name == "bush":
            return self.bushed(garden, min(strength, self.bushes)), bonus
        if name == "lake":
            return self.watered(garden, min(strength, self.lakes)), bonus
        return garden, bonus + strength

    def after(self, verb: Verb, cell: int) -> Garden:
        """Do one thing on a cell, or nothing."""
        bit = self.land.bits[cell]
        if verb is PLANT:
            return sprouted(self.garden, bit)
        if verb is GROW:
            return grown(self.garden, bit)
        if verb is PLACE_BUSH:
            return bushed(self.garden, bit)
        return self.with_lake(self.garden, bit) if verb is PLACE_LAKE else self.garden


# What options are worth, for each kind of question


def worths_of_cards(state: Evergreen, question: TakeCard, options: list[int]) -> list[float]:
    """Value cards of the market: the best action with each, then its power."""
    gardener = Gardener(state, question.seat)

    def worth(card: int) -> float:
        garden, bonus = gardener.after_power(gardener.best_action(gardener.garden, biome_of(card)), power_of(card))
        return gardener.value(garden) + bonus

    return [worth(state.market[place]) for _, place in map(OPTIONS.read, options)]


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
