"""A beginner's seat: three spaces are suggested to it whenever it places a person."""

from __future__ import annotations

from grange.games.agricola.options import OPTIONS, SPACE
from grange.games.agricola.rules.turn import PlaceAnother, PlacePerson
from grange.games.agricola.state import Agricola

BEGINNERS = ("off", "1", "2", "3", "4", "all")  # whose seat it is: nobody's, one, or all


def suggests(state: Agricola, seat: int) -> list[int]:
    """List the spaces of which three are suggested, if a beginner sits in a seat that is to place a person."""
    if state.origin.rules["beginner"] not in ("all", str(seat + 1)):
        return []
    decision = state.decision_of(seat)
    if decision is None or not isinstance(decision.question, PlacePerson | PlaceAnother):
        return []
    return [option for option in decision.options if OPTIONS.read(option)[0] is SPACE]
