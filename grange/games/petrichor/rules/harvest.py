"""The harvest: every crop that has sprouted or grown pays and returns its drops."""

from __future__ import annotations

from dataclasses import dataclass

from grange.core.step import Step
from grange.games.petrichor import scoring
from grange.games.petrichor.box import BARE, HARVEST, WHEAT
from grange.games.petrichor.state import Petrichor


@dataclass(frozen=True, slots=True)
class HarvestTime(Step):
    """The harvest comes in the last round and when all dice show it; in a solo game also when the neutral supply is empty."""

    def happen(self, state: Petrichor) -> None:
        dry = state.solo and not state.supply[state.neutral]
        if dry:
            state.dice = [HARVEST] * len(state.dice)  # so that the clean-up rolls all dice again
        if state.last_round or all(face == HARVEST for face in state.dice):
            state.emit("event-harvest")
            for place in state.field:
                if state.growth[place] != BARE:
                    reap(state, place)


def reap(state: Petrichor, place: int) -> None:
    """Pay for a tile, return its drops to their owners and remove its growth token."""
    crop = state.crops[place]
    drops = [water[place] for water in state.water]
    for owner, points in enumerate(scoring.pays(state, place)):
        if drops[owner]:
            state.points[owner][crop] += points
            state.emit("event-reaps", owner=owner, place=place, crop=crop, points=points)
    if crop == WHEAT and (reaper := scoring.most_alone(drops)) >= 0:
        state.wheat[reaper] += 1
        state.emit("event-wheat", owner=reaper)
    for owner, water in enumerate(state.water):
        state.supply[owner] += water[place]
        water[place] = 0
    state.growth[place] = BARE
