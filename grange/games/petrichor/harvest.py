"""The harvest: every crop that grows pays and gives its drops back."""

from __future__ import annotations

from dataclasses import dataclass

from grange.core.step import Step
from grange.games.petrichor import scoring
from grange.games.petrichor.box import BARE, HARVEST, WHEAT
from grange.games.petrichor.state import Petrichor


@dataclass(frozen=True, slots=True)
class HarvestTime(Step):
    """The harvest comes in the last round, when all dice show it, or, alone, when the neutral player has no drops left."""

    def happen(self, state: Petrichor) -> None:
        dry = state.solo and not state.supply[state.neutral]
        if dry:
            state.dice = [HARVEST] * len(state.dice)  # so all dice are rolled again
        if state.last_round or all(face == HARVEST for face in state.dice):
            state.tell("event-harvest")
            for place in state.field:
                if state.growth[place] != BARE:
                    reap(state, place)


def reap(state: Petrichor, place: int) -> None:
    """Pay for a tile, then give its drops back and take its token off."""
    crop = state.crops[place]
    drops = [water[place] for water in state.water]
    for owner, points in enumerate(scoring.pays(state, place)):
        if drops[owner]:
            state.points[owner][crop] += points
            state.tell("event-reaps", owner=owner, place=place, crop=crop, points=points)
    if crop == WHEAT and (reaper := scoring.most_alone(drops)) >= 0:
        state.wheat[reaper] += 1
        state.tell("event-wheat", owner=reaper)
    for owner, water in enumerate(state.water):
        state.supply[owner] += water[place]
        water[place] = 0
    state.growth[place] = BARE
