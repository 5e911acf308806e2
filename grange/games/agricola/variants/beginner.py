"""A beginner's seat: whenever it places a person, three spaces are suggested."""

from __future__ import annotations

from grange.games.agricola.options import OPTIONS, SPACE
from grange.games.agricola.rules.turn import PlaceAnother, PlacePerson
from grange.games.agricola.state import Agricola

BEGINNERS = ("off", "1", "2", "3", "4", "all")  # for nobody, for one seat, or for all


def suggests(state: Agricola, seat: int) -> list[int]:
    """List the spaces among which three are suggested, if a beginner is about to place a person."""
    if state.origin.rules["beginner"] not in ("all", str(seat + 1)):
        return []
    decision = state.decision_of(seat)
    if decision is None or not isinstance(decision.question, PlacePerson | PlaceAnother):
        return []
    return [option for option in decision.options if OPTIONS.read(option)[0] is SPACE]
