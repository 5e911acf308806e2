"""The four actions: planting sprouts and growing trees."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from itertools import compress
from typing import Any

from grange.core.options import Verb
from grange.core.step import Question
from grange.games.evergreen.box import BESIDE, EMPTY, NO_CELL, PIECES, SMALL, SPROUT, WILD, biome_name, pieces
from grange.games.evergreen.options import ENOUGH, ENOUGH_OPTION, GROW, OPTIONS, PLANT
from grange.games.evergreen.state import Evergreen

FREE = pieces(EMPTY)
GROWING = pieces(SPROUT, SMALL)


def cells_with(state: Evergreen, seat: int, area: int, wanted: bytes, verb: Verb) -> Iterable[int]:
    """List a verb's options for the cells of an area that hold a wanted piece."""
    planet = state.planets[seat]
    if area >= BESIDE:
        return verb.options([cell for cell in state.box.neighbours[area - BESIDE] if wanted[planet[cell]]])
    return compress(state.box.options[verb][area], planet[state.box.areas[area]].translate(wanted))


def growing_cells(state: Evergreen, seat: int, area: int, but: int) -> list[int]:
    """List the options to grow a sprout or a small tree in an area, except on the cell `but`."""
    options = [*cells_with(state, seat, area, GROWING, GROW)]
    if but != NO_CELL and (excepted := GROW.option(but)) in options:
        options.remove(excepted)
    return options


def put(state: Evergreen, seat: int, cell: int, piece: int) -> None:
    """Put a piece on an empty cell."""
    state.planets[seat][cell] = piece
    state.emit("event-plants", seat=seat, cell=cell, piece=PIECES[piece])


def grow(state: Evergreen, seat: int, cell: int) -> None:
    """A sprout becomes a small tree, a small tree becomes a big one."""
    planet = state.planets[seat]
    planet[cell] += 1
    state.emit("event-grows", seat=seat, cell=cell, piece=PIECES[planet[cell]])


def area_name(area: int) -> str:
    """Return the name of an area: a biome, the whole planet, or the shore of a lake."""
    return biome_name(area) if area <= WILD else "lake"


@dataclass(frozen=True, slots=True)
class PlantSprouts(Question):
    """The seat may plant sprouts on empty cells of an area, up to a number."""

    seat: int
    area: int
    times: int

    prompt = "ask-plant"
    chapter = "action"

    def options(self, state: Evergreen) -> list[int]:
        return [*cells_with(state, self.seat, self.area, FREE, PLANT), ENOUGH_OPTION]

    def choose(self, state: Evergreen, option: int) -> None:
        verb, cell = OPTIONS.read(option)
        if verb is ENOUGH:
            return
        put(state, self.seat, cell, SPROUT)
        if self.times > 1:
            state.then(plant_sprouts(self.seat, self.area, self.times - 1))

    def about(self, state: Evergreen) -> dict[str, Any]:
        return {"times": self.times, "area": area_name(self.area)}


@dataclass(frozen=True, slots=True)
class GrowTrees(Question):
    """The seat may grow sprouts and small trees on different cells of an area, up to a number."""

    seat: int
    area: int
    times: int
    but: int

    prompt = "ask-grow"
    chapter = "action"

    def options(self, state: Evergreen) -> list[int]:
        return [*growing_cells(state, self.seat, self.area, self.but), ENOUGH_OPTION]

    def choose(self, state: Evergreen, option: int) -> None:
        verb, cell = OPTIONS.read(option)
        if verb is ENOUGH:
            return
        grow(state, self.seat, cell)
        if self.times > 1:
            state.then(grow_trees(self.seat, self.area, self.times - 1, cell))

    def about(self, state: Evergreen) -> dict[str, Any]:
        return {"times": self.times, "area": area_name(self.area)}


@dataclass(frozen=True, slots=True)
class PlantThenGrow(Question):
    """The seat may plant one sprout, and then may grow one piece on another cell of the area. The new sprout does not grow."""

    seat: int
    area: int

    prompt = "ask-plant-then-grow"
    chapter = "action"

    def options(self, state: Evergreen) -> list[int]:
        return [*cells_with(state, self.seat, self.area, FREE, PLANT), ENOUGH_OPTION]

    def choose(self, state: Evergreen, option: int) -> None:
        verb, cell = OPTIONS.read(option)
        planted = NO_CELL
        if verb is PLANT:
            planted = cell
            put(state, self.seat, planted, SPROUT)
        state.then(grow_trees(self.seat, self.area, 1, planted))

    def about(self, state: Evergreen) -> dict[str, Any]:
        return {"area": area_name(self.area)}


@dataclass(frozen=True, slots=True)
class PlantOrGrow(Question):
    """The seat may plant one sprout or grow one piece, anywhere on its planet."""

    seat: int

    prompt = "ask-plant-or-grow"
    chapter = "action"

    def options(self, state: Evergreen) -> list[int]:
        plants = cells_with(state, self.seat, WILD, FREE, PLANT)
        return [*plants, *growing_cells(state, self.seat, WILD, NO_CELL), ENOUGH_OPTION]

    def choose(self, state: Evergreen, option: int) -> None:
        verb, cell = OPTIONS.read(option)
        if verb is GROW:
            grow(state, self.seat, cell)
        elif verb is PLANT:
            put(state, self.seat, cell, SPROUT)


# Steps never change, so one of each serves all games.
plant_sprouts = cache(PlantSprouts)
grow_trees = cache(GrowTrees)
plant_then_grow = cache(PlantThenGrow)
plant_or_grow = cache(PlantOrGrow)
