"""Planning a turn of Evergreen: what the rest of it can make of a garden, with the best few gardens kept at every step."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from grange.core.step import Step
from grange.games.evergreen.actions import GrowTrees, PlantOrGrow, PlantSprouts, PlantThenGrow
from grange.games.evergreen.box import BESIDE, EMPTY, NO_CELL, POWERS, SIDES, SMALL, SPROUT, biome_of, power_of
from grange.games.evergreen.garden import Garden, bushed, each, grown, sprouted, watered
from grange.games.evergreen.options import A, B, C, D
from grange.games.evergreen.powers import PlaceLake, PlantBush, RaiseTree, raised, use_power
from grange.games.evergreen.state import Evergreen
from grange.games.evergreen.turn import ChooseAction, ChoosePower, begin
from grange.games.evergreen.value import prospect_at

WIDTH = 4  # gardens that are kept at every step

Deed = Callable[[Garden, int], Garden]  # what is done on a cell


class Gardener:
    """Plans the rest of a seat's turn and values the gardens that can come of it."""

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

    # what a garden and the powers are worth when the turn is over

    def value(self, garden: Garden) -> float:
        """Estimate the points a garden brings from the end of this round on."""
        value = self._known.get(garden)
        if value is None:
            value = self.prospect.value(garden)
            if self.season_ends:
                _, _, small, big, bushes = garden
                value += self.land.light(small, big, self.state.sun) + self.land.largest_forest(small | big | bushes)
            self._known[garden] = value
        return value

    def value_of_seat(self, levels: list[int]) -> float:
        """Estimate what the powers bring from the end of this round on."""
        return self.prospect.value_of_seat(levels, self.state.next_first == self.seat)

    def best(self, gardens: Iterable[Garden], width: int = 0) -> list[Garden]:
        """Keep the best of some gardens, the first of equals first."""
        distinct, width = dict.fromkeys(gardens), width or self.width
        if len(distinct) <= width:
            return list(distinct)
        return sorted(distinct, key=self.value, reverse=True)[:width]

    # the rest of a turn

    def outcomes(self, gardens: list[Garden], steps: Sequence[Step]) -> list[Garden]:
        """Find the best gardens that steps make of others; they are in the order of the agenda, on which the next is the last."""
        for step in reversed(steps):
            gardens = FOLLOW[type(step)](self, gardens, step)
        return gardens

    def repeated(self, done: Deed, gardens: list[Garden], kind: int, cells: int, times: int) -> list[Garden]:
        """Do something on cells that hold one kind of piece, up to a number of times."""
        found, newest = gardens, gardens
        for _ in range(times):
            newest = self.best([done(garden, cell) for garden in newest for cell in each(garden[kind] & cells)])
            found = self.best([*found, *newest])
        return found

    def grown(self, gardens: dict[Garden, int], times: int, width: int = 0) -> list[Garden]:
        """Let different cells grow, up to a number; each garden comes with the cells that may grow in it."""
        found, newest = list(gardens), gardens
        for _ in range(times):
            after = {
                grown(garden, cell): cells ^ cell
                for garden, cells in newest.items()
                for cell in each(cells & (garden[SPROUT] | garden[SMALL]))
            }
            newest = {garden: after[garden] for garden in self.best(after, width)}
            found += newest
        return self.best(found, width)

    def with_lake(self, garden: Garden, cell: int) -> Garden:
        """Lay one lake and let its best two neighbours grow."""
        return self.grown({watered(garden, cell): self.land.beside[cell]}, 2, width=1)[0]

    def cells_of(self, area: int) -> int:
        """Give the cells of a biome, of the whole planet, or beside a cell."""
        return self.land.areas[area] if area < BESIDE else self.land.beside[self.land.bits[area - BESIDE]]


# What each step of a turn makes of gardens


def plant(gardener: Gardener, gardens: list[Garden], step: PlantSprouts) -> list[Garden]:
    """Plant sprouts in an area."""
    return gardener.repeated(sprouted, gardens, EMPTY, gardener.cells_of(step.area), step.times)


def grow(gardener: Gardener, gardens: list[Garden], step: GrowTrees) -> list[Garden]:
    """Let cells of an area grow, all but one."""
    cells = gardener.cells_of(step.area)
    if step.but != NO_CELL:
        cells &= ~gardener.land.bits[step.but]
    return gardener.grown(dict.fromkeys(gardens, cells), step.times)


def plant_then_grow(gardener: Gardener, gardens: list[Garden], step: PlantThenGrow) -> list[Garden]:
    """Plant one sprout, and let another cell grow."""
    cells = gardener.cells_of(step.area)
    planted = {sprouted(garden, cell): cells ^ cell for garden in gardens for cell in each(garden[EMPTY] & cells)}
    good = gardener.best(planted)
    return gardener.grown({**dict.fromkeys(gardens, cells), **{garden: planted[garden] for garden in good}}, 1)


def plant_or_grow(gardener: Gardener, gardens: list[Garden], _: PlantOrGrow) -> list[Garden]:
    """Plant one sprout or let one cell grow, anywhere."""
    everywhere = gardener.land.everywhere
    planted = gardener.repeated(sprouted, gardens, EMPTY, everywhere, 1)
    return gardener.best([*planted, *gardener.grown(dict.fromkeys(gardens, everywhere), 1)])


def raise_trees(gardener: Gardener, gardens: list[Garden], step: RaiseTree) -> list[Garden]:
    """Let pieces of one kind grow, anywhere."""
    return gardener.repeated(grown, gardens, step.kind, gardener.land.everywhere, step.times)


def plant_bushes(gardener: Gardener, gardens: list[Garden], step: PlantBush) -> list[Garden]:
    """Plant bushes anywhere, while there are some."""
    return gardener.repeated(bushed, gardens, EMPTY, gardener.land.everywhere, min(step.times, gardener.bushes))


def place_lakes(gardener: Gardener, gardens: list[Garden], step: PlaceLake) -> list[Garden]:
    """Lay lakes anywhere, while there are some, each with the growth beside it."""
    return gardener.repeated(gardener.with_lake, gardens, EMPTY, gardener.land.everywhere, min(step.times, gardener.lakes))


def choose_action(gardener: Gardener, gardens: list[Garden], step: ChooseAction) -> list[Garden]:
    """Do any of the four actions, with the power before or after it if it has not been used."""
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
    """Use the power, or do without."""
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
