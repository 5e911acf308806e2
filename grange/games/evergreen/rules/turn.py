"""The second phase of a round: each seat chooses an action for its card, and may use the card's power before or after it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Any

from grange.core.step import Question, Step
from grange.games.evergreen.box import EMPTY, NO_CELL, SMALL, SPROUT, biome_of, card_words
from grange.games.evergreen.options import ACTION, OPTIONS, POWER, POWER_OPTION, SKIP_OPTION, A, B, C, D
from grange.games.evergreen.rules.actions import grow_trees, plant_or_grow, plant_sprouts, plant_then_grow
from grange.games.evergreen.rules.powers import power_matters, raise_power
from grange.games.evergreen.state import Evergreen


@dataclass(frozen=True, slots=True)
class ActionsAndPowers(Step):
    """All seats act at the same time; in the strict game, where bushes and lakes can run out, one after another."""

    def happen(self, state: Evergreen) -> None:
        turns = [choose_action(seat, False) for seat in state.turn_order() if seat < state.seats]
        if state.strict:
            state.then(*turns)
        else:
            state.together(turns)


@dataclass(frozen=True, slots=True)
class ChooseAction(Question):
    """The seat must choose one of the four actions. It may use the power of its card first.

    An action is offered if it can do something that no other offered one can; if nothing is possible, only D is offered. In the
    last round of the game the power is offered only if it can do something.
    """

    seat: int
    power_used: bool

    prompt = "ask-choose-action"
    chapter = "action"

    def options(self, state: Evergreen) -> list[int]:
        area = biome_of(state.card_of(self.seat))
        land = state.planets[self.seat][state.box.areas[area]]
        actions = POSSIBLE[EMPTY in land, SPROUT in land or SMALL in land]
        return [*actions] if self.power_used or not power_matters(state, self.seat) else [*actions, POWER_OPTION]

    def choose(self, state: Evergreen, option: int) -> None:
        verb, action = OPTIONS.read(option)
        if verb is POWER:
            raise_power(state, self.seat)
            state.then(choose_action(self.seat, True))
            return
        state.then(begin(action, self.seat, biome_of(state.card_of(self.seat))))
        if not self.power_used:
            state.then(choose_power(self.seat))

    def about(self, state: Evergreen) -> dict[str, Any]:
        return card_words(state.card_of(self.seat))


# the actions, by whether the card's biome has an empty cell and whether it has a piece that can grow
POSSIBLE = {
    (True, True): ACTION.options((A, B, C, D)),
    (True, False): ACTION.options((A, D)),
    (False, True): ACTION.options((B, D)),
    (False, False): ACTION.options((D,)),
}


def begin(action: int, seat: int, area: int) -> Question:
    """Return the first question of an action."""
    if action == A:
        return plant_sprouts(seat, area, 3)
    if action == B:
        return grow_trees(seat, area, 2, NO_CELL)
    return plant_then_grow(seat, area) if action == C else plant_or_grow(seat)


@dataclass(frozen=True, slots=True)
class ChoosePower(Question):
    """The seat may use the power of its card after the action; in the last round of the game only if it can do something."""

    seat: int

    prompt = "ask-choose-power"
    chapter = "power"

    def options(self, state: Evergreen) -> list[int]:
        return [POWER_OPTION, SKIP_OPTION] if power_matters(state, self.seat) else [SKIP_OPTION]

    def choose(self, state: Evergreen, option: int) -> None:
        verb, _ = OPTIONS.read(option)
        if verb is POWER:
            raise_power(state, self.seat)

    def about(self, state: Evergreen) -> dict[str, Any]:
        return card_words(state.card_of(self.seat))


choose_action = cache(ChooseAction)
choose_power = cache(ChoosePower)
