"""A beginner's seat: three spaces are suggested to it whenever it places a person."""

from __future__ import annotations

from grange.games.agricola.state import Agricola
from grange.games.agricola.turn import PlaceAnother, PlacePerson

BEGINNERS = ("off", "1", "2", "3", "4", "all")  # whose seat it is: nobody's, one, or all


def suggests(state: Agricola, seat: int) -> bool:
    """Tell whether a beginner sits in a seat that is to place a person."""
    if state.origin.rules["beginner"] not in ("all", str(seat + 1)):
        return False
    decision = state.decision_of(seat)
    return decision is not None and isinstance(decision.question, PlacePerson | PlaceAnother)
