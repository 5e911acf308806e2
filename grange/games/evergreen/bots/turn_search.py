"""Beam search over the rest of a turn of Evergreen: every step keeps only the best few gardens."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from grange.core.step import Step
from grange.games.evergreen.bots.evaluation import prospect_at
from grange.games.evergreen.bots.garden import Garden, bushed, cells_in, grown, sprouted, watered
from grange.games.evergreen.box import BESIDE, EMPTY, NO_CELL, POWERS, SIDES, SMALL, SPROUT, biome_of, power_of
from grange.games.evergreen.options import A, B, C, D
from grange.games.evergreen.rules.actions import GrowTrees, PlantOrGrow, PlantSprouts, PlantThenGrow
from grange.games.evergreen.rules.powers import PlaceLake, PlantBush, RaiseTree, raised, use_power
from grange.games.evergreen.rules.turn import ChooseAction, ChoosePower, begin
from grange.games.evergreen.state import Evergreen

WIDTH = 4  # gardens that each step keeps

Deed = Callable[[Garden, int], Garden]  # a change of one cell


class Gardener:
    """Plans the rest of a seat's turn and evaluates the gardens it can lead to."""

    def __init__(self, state: Evergreen, seat: int, width: int = WIDTH) -> None:
        self.state = state
        self.seat = seat
        self.width = width
        self.season_ends = state.round == state.box.rounds[state.season]
        later = int(self.season_ends)
        rounds = sum(state.box.rounds[state.season :]) - state.round
        self.prospect = prospect_at(state, state.season + later, (state.sun + later) % len(SIDES), rounds)
        self.land = self.prospect.land
        self.bushes = state.bushes if state.strict else state.box.cells
        self.lakes = state.lakes if state.strict else state.box.cells
        self._known: dict[Garden, float] = {}

    # evaluation at the end of the turn

    def value(self, garden: Garden) -> float:
        """Estimate the points that a garden brings from the end of this round on."""
        value = self._known.get(garden)
        if value is None:
            value = self.prospect.value(garden)
            if self.season_ends:
                _, _, small, big, bushes = garden
                value += self.land.light(small, big, self.state.sun) + self.land.largest_forest(small | big | bushes)
            self._known[garden] = value
        return value

    def value_of_seat(self, levels: list[int]) -> float:
        """Estimate the points that the powers bring from the end of this round on."""
        return self.prospect.value_of_seat(levels, self.state.next_first == self.seat)

    def best(self, gardens: Iterable[Garden], width: int = 0) -> list[Garden]:
        """Keep the best gardens, without duplicates; of equal ones the first."""
        distinct, width = dict.fromkeys(gardens), width or self.width
        if len(distinct) <= width:
            return list(distinct)
        return sorted(distinct, key=self.value, reverse=True)[:width]

    # the rest of a turn

    def outcomes(self, gardens: list[Garden], steps: Sequence[Step]) -> list[Garden]:
        """Find the best gardens that steps lead to. The steps are in agenda order: the next one is the last."""
        for step in reversed(steps):
            gardens = FOLLOW[type(step)](self, gardens, step)
        return gardens

    def repeated(self, done: Deed, gardens: list[Garden], kind: int, cells: int, times: int) -> list[Garden]:
        """Change cells that hold one kind of piece, up to a number of times."""
        found, newest = gardens, gardens
        for _ in range(times):
            newest = self.best([done(garden, cell) for garden in newest for cell in cells_in(garden[kind] & cells)])
            found = self.best([*found, *newest])
        return found

    def grown(self, gardens: dict[Garden, int], times: int, width: int = 0) -> list[Garden]:
        """Let different cells grow, up to a number. Each garden comes with the cells that may grow in it."""
        found, newest = list(gardens), gardens
        for _ in range(times):
            after = {
                grown(garden, cell): cells ^ cell
                for garden, cells in newest.items()
                for cell in cells_in(cells & (garden[SPROUT] | garden[SMALL]))
            }
            newest = {garden: after[garden] for garden in self.best(after, width)}
            found += newest
        return self.best(found, width)

    def with_lake(self, garden: Garden, cell: int) -> Garden:
        """Place a lake and let the best two of its neighbours grow."""
        return self.grown({watered(garden, cell): self.land.beside[cell]}, 2, width=1)[0]

    def cells_of(self, area: int) -> int:
        """Return the cells of an area: a biome, the whole planet, or the neighbours of a cell."""
        return self.land.areas[area] if area < BESIDE else self.land.beside[self.land.bits[area - BESIDE]]


# What each step of a turn makes of gardens


def plant(gardener: Gardener, gardens: list[Garden], step: PlantSprouts) -> list[Garden]:
    """Plant sprouts in an area."""
    return gardener.repeated(sprouted, gardens, EMPTY, gardener.cells_of(step.area), step.times)


def grow(gardener: Gardener, gardens: list[Garden], step: GrowTrees) -> list[Garden]:
    """Let cells of an area grow, except the one that the step excludes."""
    cells = gardener.cells_of(step.area)
    if step.but != NO_CELL:
        cells &= ~gardener.land.bits[step.but]
    return gardener.grown(dict.fromkeys(gardens, cells), step.times)


def plant_then_grow(gardener: Gardener, gardens: list[Garden], step: PlantThenGrow) -> list[Garden]:
    """Plant one sprout, then let another cell grow."""
    cells = gardener.cells_of(step.area)
    planted = {sprouted(garden, cell): cells ^ cell for garden in gardens for cell in cells_in(garden[EMPTY] & cells)}
    good = gardener.best(planted)
    return gardener.grown({**dict.fromkeys(gardens, cells), **{garden: planted[garden] for garden in good}}, 1)


def plant_or_grow(gardener: Gardener, gardens: list[Garden], _: PlantOrGrow) -> list[Garden]:
    """Plant one sprout or let one cell grow, anywhere."""
    everywhere = gardener.land.everywhere
    planted = gardener.repeated(sprouted, gardens, EMPTY, everywhere, 1)
    return gardener.best([*planted, *gardener.grown(dict.fromkeys(gardens, everywhere), 1)])


def raise_trees(gardener: Gardener, gardens: list[Garden], step: RaiseTree) -> list[Garden]:
    """Let pieces of one kind grow anywhere."""
    return gardener.repeated(grown, gardens, step.kind, gardener.land.everywhere, step.times)


def plant_bushes(gardener: Gardener, gardens: list[Garden], step: PlantBush) -> list[Garden]:
    """Plant bushes anywhere, as long as the supply lasts."""
    return gardener.repeated(bushed, gardens, EMPTY, gardener.land.everywhere, min(step.times, gardener.bushes))


def place_lakes(gardener: Gardener, gardens: list[Garden], step: PlaceLake) -> list[Garden]:
    """Place lakes anywhere, as long as the supply lasts, and let their neighbours grow."""
    return gardener.repeated(gardener.with_lake, gardens, EMPTY, gardener.land.everywhere, min(step.times, gardener.lakes))


def choose_action(gardener: Gardener, gardens: list[Garden], step: ChooseAction) -> list[Garden]:
    """Do any of the four actions, with the power before or after it if it is still unused."""
    area = biome_of(gardener.state.card_of(gardener.seat))
    actions = [begin(action, step.seat, area) for action in (A, B, C, D)]
    ends = [gardener.outcomes(gardens, [action]) for action in actions]
    if not step.power_used:
        before = use(gardener, gardens)
        ends = [*[use(gardener, end) for end in ends], *[gardener.outcomes(before, [action]) for action in actions]]
    return gardener.best([garden for end in ends for garden in end])


def use(gardener: Gardener, gardens: list[Garden]) -> list[Garden]:
    """Use the power of the seat's card, one step stronger than its marker shows."""
    state, power = gardener.state, power_of(gardener.state.card_of(gardener.seat))
    strength = state.box.tracks[power][raised(state, gardener.seat, power)]
    if POWERS[power] == "harvest" or not strength:
        return gardens
    return gardener.outcomes(gardens, [use_power(gardener.seat, power, strength)])


def choose_power(gardener: Gardener, gardens: list[Garden], _: ChoosePower) -> list[Garden]:
    """Use the power, or do without it."""
    return gardener.best([*gardens, *use(gardener, gardens)])


FOLLOW: dict[type, Callable[[Gardener, list[Garden], Any], list[Garden]]] = {
    PlantSprouts: plant,
    GrowTrees: grow,
    PlantThenGrow: plant_then_grow,
    PlantOrGrow: plant_or_grow,
    RaiseTree: raise_trees,
    PlantBush: plant_bushes,
    PlaceLake: place_lakes,
    ChooseAction: choose_action,
    ChoosePower: choose_power,
}
