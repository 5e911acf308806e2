"""What the planets bring at the end of a season and of the game."""

from __future__ import annotations

from dataclasses import dataclass

from grange.core.step import Step
from grange.games.evergreen.box import FERTILITY, FOREST, LIGHT
from grange.games.evergreen.scoring import fertility_points, forest_points, light_points
from grange.games.evergreen.state import Evergreen


@dataclass(frozen=True, slots=True)
class GatherLight(Step):
    """Every tree that light reaches gives points."""

    def happen(self, state: Evergreen) -> None:
        for seat, planet in enumerate(state.planets):
            points = light_points(state.box, planet, state.sun)
            state.points[seat][LIGHT] += points
            state.tell("event-light", seat=seat, points=points)


@dataclass(frozen=True, slots=True)
class LargestForest(Step):
    """Every tree and bush of the largest forest gives a point."""

    def happen(self, state: Evergreen) -> None:
        for seat, planet in enumerate(state.planets):
            points = forest_points(state.box, planet)
            state.points[seat][FOREST] += points
            state.tell("event-forest", seat=seat, points=points)


@dataclass(frozen=True, slots=True)
class EndOfGame(Step):
    """Every big tree gives as many points as its biome is fertile; ties go to who would have been first."""

    def happen(self, state: Evergreen) -> None:
        state.first = state.next_first
        for seat in range(state.seats):
            points = fertility_points(state, seat)
            state.points[seat][FERTILITY] += points
            state.tell("event-fertility", seat=seat, points=points)
