"""Baking bread: ovens and fireplaces turn grain into food."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from grange.core.step import Question
from grange.games.agricola.box import FOOD, GRAIN
from grange.games.agricola.options import BAKING, ENOUGH, ENOUGH_OPTION, OPTIONS
from grange.games.agricola.rules.costs import can_spare, steps_down_to
from grange.games.agricola.state import Agricola


def baking_rate(state: Agricola, seat: int, baked: int) -> int:
    """Return how much food the next grain of a baking gives: ovens bake up to their limits, the best first."""
    ovens = sorted([(major.bakes, major.most) for major in state.majors_of(seat)], reverse=True)
    for food, most in ovens:
        if food and (not most or baked < most):
            return food
        baked -= most
    return 0


def can_bake(state: Agricola, seat: int) -> bool:
    """Return whether the seat could bake bread."""
    return state.goods[seat][GRAIN] > 0 and len(state.cards[seat]) > 0 and baking_rate(state, seat, 0) > 0


@dataclass(frozen=True, slots=True)
class BakeBread(Question):
    """The seat may bake grain from its supply, one at a time, but not grain that its pending steps need."""

    seat: int
    baked: int

    prompt = "ask-bake"
    chapter = "food"

    def options(self, state: Agricola) -> list[int]:
        above = steps_down_to(state, self.seat, self)
        more = can_spare(state, self.seat, ((GRAIN, 1),), above) and baking_rate(state, self.seat, self.baked) > 0
        return [BAKING.option()] * more + [ENOUGH_OPTION] * (self.baked > 0)

    def choose(self, state: Agricola, option: int) -> None:
        verb, _ = OPTIONS.read(option)
        if verb is ENOUGH:
            return
        food = baking_rate(state, self.seat, self.baked)
        state.goods[self.seat][GRAIN] -= 1
        state.goods[self.seat][FOOD] += food
        state.emit("event-bakes", seat=self.seat, food=food)
        state.then(BakeBread(self.seat, self.baked + 1))

    def about(self, state: Agricola) -> dict[str, Any]:
        return {"food": baking_rate(state, self.seat, self.baked), "grain": state.goods[self.seat][GRAIN]}
