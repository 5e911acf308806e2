"""Points for the planets at the end of a season and of the game."""

from __future__ import annotations

from dataclasses import dataclass

from grange.core.step import Step
from grange.games.evergreen.box import FERTILITY, FOREST, LIGHT
from grange.games.evergreen.scoring import fertility_points, forest_points, light_points
from grange.games.evergreen.state import Evergreen


@dataclass(frozen=True, slots=True)
class GatherLight(Step):
    """Every tree that light reaches scores points."""

    def happen(self, state: Evergreen) -> None:
        for seat, planet in enumerate(state.planets):
            points = light_points(state.box, planet, state.sun)
            state.points[seat][LIGHT] += points
            state.emit("event-light", seat=seat, points=points)


@dataclass(frozen=True, slots=True)
class LargestForest(Step):
    """Every tree and bush of the largest forest scores a point."""

    def happen(self, state: Evergreen) -> None:
        for seat, planet in enumerate(state.planets):
            points = forest_points(state.box, planet)
            state.points[seat][FOREST] += points
            state.emit("event-forest", seat=seat, points=points)


@dataclass(frozen=True, slots=True)
class EndOfGame(Step):
    """Every big tree scores the fertility of its biome. Ties go to the seat that would have come first in the next round."""

    def happen(self, state: Evergreen) -> None:
        state.first = state.next_first
        for seat in range(state.seats):
            points = fertility_points(state, seat)
            state.points[seat][FERTILITY] += points
            state.emit("event-fertility", seat=seat, points=points)
