"""The powers: using a power moves its marker forward, and the marker shows how strong the power is."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Any

from grange.core.step import Question
from grange.games.evergreen.box import (
    BESIDE,
    BUSH,
    HARVEST,
    LAKE,
    NO_CELL,
    PIECES,
    POWERS,
    SMALL,
    SPROUT,
    WILD,
    pieces,
    power_of,
)
from grange.games.evergreen.options import ENOUGH, ENOUGH_OPTION, GROW, OPTIONS, PLACE_BUSH, PLACE_LAKE
from grange.games.evergreen.rules.actions import FREE, cells_with, grow, grow_trees, plant_sprouts, put
from grange.games.evergreen.state import Evergreen

ONLY = [pieces(kind) for kind in range(len(PIECES))]


def raise_power(state: Evergreen, seat: int) -> None:
    """Move the marker of the card's power forward by one, unless it is at the end. Then the power takes effect."""
    power = power_of(state.card_of(seat))
    level = raised(state, seat, power)
    state.levels[seat][power] = level
    strength = state.box.tracks[power][level]
    state.emit("event-power", seat=seat, power=POWERS[power], strength=strength)
    if POWERS[power] == "harvest":
        state.points[seat][HARVEST] += strength
    elif strength:
        state.then(use_power(seat, power, strength))


def raised(state: Evergreen, seat: int, power: int) -> int:
    """Return where the marker of a power would be after its use."""
    return min(state.levels[seat][power] + 1, len(state.box.tracks[power]) - 1)


def power_matters(state: Evergreen, seat: int) -> bool:
    """Return whether using the power matters: it raises the marker for later rounds, but the last round needs an effect."""
    if not state.in_last_round:
        return True
    power = power_of(state.card_of(seat))
    strength = state.box.tracks[power][raised(state, seat, power)]
    if not strength or POWERS[power] == "harvest":
        return strength > 0
    return len(use_power(seat, power, strength).options(state)) > 1  # more than stopping at once


def use_power(seat: int, power: int, times: int) -> Question:
    """Return the question that lets a power change the planet."""
    if POWERS[power] == "sprout":
        return plant_sprouts(seat, WILD, times)
    if POWERS[power] == "small":
        return raise_tree(seat, SPROUT, times)
    if POWERS[power] == "big":
        return raise_tree(seat, SMALL, times)
    return plant_bush(seat, times) if POWERS[power] == "bush" else place_lake(seat, times)


@dataclass(frozen=True, slots=True)
class RaiseTree(Question):
    """Small tree and big tree powers: the seat may grow pieces of one kind anywhere, up to a number."""

    seat: int
    kind: int
    times: int

    prompt = "ask-raise-tree"
    chapter = "power"

    def options(self, state: Evergreen) -> list[int]:
        return [*cells_with(state, self.seat, WILD, ONLY[self.kind], GROW), ENOUGH_OPTION]

    def choose(self, state: Evergreen, option: int) -> None:
        verb, cell = OPTIONS.read(option)
        if verb is ENOUGH:
            return
        grow(state, self.seat, cell)
        if self.times > 1:
            state.then(raise_tree(self.seat, self.kind, self.times - 1))

    def about(self, state: Evergreen) -> dict[str, Any]:
        return {"times": self.times, "piece": PIECES[self.kind + 1]}


@dataclass(frozen=True, slots=True)
class PlantBush(Question):
    """The seat may plant bushes on empty cells anywhere, up to a number. In the strict game the supply limits them."""

    seat: int
    times: int

    prompt = "ask-bush"
    chapter = "power"

    def options(self, state: Evergreen) -> list[int]:
        if state.strict and state.bushes == 0:
            return [ENOUGH_OPTION]
        return [*cells_with(state, self.seat, WILD, FREE, PLACE_BUSH), ENOUGH_OPTION]

    def choose(self, state: Evergreen, option: int) -> None:
        verb, cell = OPTIONS.read(option)
        if verb is ENOUGH:
            return
        put(state, self.seat, cell, BUSH)
        if state.strict:
            state.bushes -= 1
        if self.times > 1:
            state.then(plant_bush(self.seat, self.times - 1))

    def about(self, state: Evergreen) -> dict[str, Any]:
        return {"times": self.times}


@dataclass(frozen=True, slots=True)
class PlaceLake(Question):
    """The seat may place lakes on empty cells anywhere, up to a number. It may grow up to two neighbours of each lake at once.

    In the strict game the supply limits the lakes.
    """

    seat: int
    times: int

    prompt = "ask-lake"
    chapter = "power"

    def options(self, state: Evergreen) -> list[int]:
        if state.strict and state.lakes == 0:
            return [ENOUGH_OPTION]
        return [*cells_with(state, self.seat, WILD, FREE, PLACE_LAKE), ENOUGH_OPTION]

    def choose(self, state: Evergreen, option: int) -> None:
        verb, cell = OPTIONS.read(option)
        if verb is ENOUGH:
            return
        put(state, self.seat, cell, LAKE)
        if state.strict:
            state.lakes -= 1
        state.then(grow_trees(self.seat, BESIDE + cell, 2, NO_CELL))
        if self.times > 1:
            state.then(place_lake(self.seat, self.times - 1))

    def about(self, state: Evergreen) -> dict[str, Any]:
        return {"times": self.times}


raise_tree = cache(RaiseTree)
plant_bush = cache(PlantBush)
place_lake = cache(PlaceLake)
