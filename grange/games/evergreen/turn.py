"""The second phase of a round: each seat chooses an action for its card, and may use the power of the card before or after it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from grange.core.step import Question, Step
from grange.games.evergreen.actions import GrowTrees, PlantOrGrow, PlantSprouts, PlantThenGrow
from grange.games.evergreen.box import EMPTY, NO_CELL, SMALL, SPROUT, biome_of, card_words
from grange.games.evergreen.options import ACTION, OPTIONS, POWER, POWER_OPTION, SKIP_OPTION, A, B, C, D
from grange.games.evergreen.powers import RaisePower, power_matters
from grange.games.evergreen.state import Evergreen


@dataclass(frozen=True, slots=True)
class ActionsAndPowers(Step):
    """All seats act at the same time; when bushes and lakes can run out, one after another."""

    def happen(self, state: Evergreen) -> None:
        turns = [ChooseAction(seat, power_used=False) for seat in state.turn_order() if seat < state.seats]
        if state.strict:
            state.then(*turns)
        else:
            state.together(turns)


@dataclass(frozen=True, slots=True)
class ChooseAction(Question):
    """The seat must name one of the four actions; it may use the power of its card before.

    An action is offered if it can do something that no other offered one can; where nothing is possible, it is D. In the last round
    of all the power is offered only where it can do something.
    """

    seat: int
    power_used: bool

    prompt = "ask-choose-action"
    chapter = "action"

    def options(self, state: Evergreen) -> list[int]:
        area = biome_of(state.card_of(self.seat))
        land = state.planets[self.seat][state.box.areas[area]]
        options = ACTION.options(POSSIBLE[EMPTY in land, SPROUT in land or SMALL in land])
        if not self.power_used and power_matters(state, self.seat):
            options.append(POWER_OPTION)
        return options

    def choose(self, state: Evergreen, option: int) -> None:
        verb, action = OPTIONS.read(option)
        if verb is POWER:
            state.then(RaisePower(self.seat), ChooseAction(self.seat, power_used=True))
            return
        state.then(begin(action, self.seat, biome_of(state.card_of(self.seat))))
        if not self.power_used:
            state.then(ChoosePower(self.seat))

    def about(self, state: Evergreen) -> dict[str, Any]:
        return card_words(state.card_of(self.seat))


# the actions, where one can plant in the card's biome, and where something can grow there
POSSIBLE = {(True, True): (A, B, C, D), (True, False): (A, D), (False, True): (B, D), (False, False): (D,)}


def begin(action: int, seat: int, area: int) -> Question:
    """Give the question with which an action begins."""
    if action == A:
        return PlantSprouts(seat, area, 3)
    if action == B:
        return GrowTrees(seat, area, 2, NO_CELL)
    return PlantThenGrow(seat, area) if action == C else PlantOrGrow(seat)


@dataclass(frozen=True, slots=True)
class ChoosePower(Question):
    """The seat may use the power of its card after the action; in the last round of all only where it can do something."""

    seat: int

    prompt = "ask-choose-power"
    chapter = "power"

    def options(self, state: Evergreen) -> list[int]:
        return [POWER_OPTION, SKIP_OPTION] if power_matters(state, self.seat) else [SKIP_OPTION]

    def choose(self, state: Evergreen, option: int) -> None:
        verb, _ = OPTIONS.read(option)
        if verb is POWER:
            state.then(RaisePower(self.seat))

    def about(self, state: Evergreen) -> dict[str, Any]:
        return card_words(state.card_of(self.seat))
