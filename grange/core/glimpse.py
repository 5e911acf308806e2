"""A glimpse: all that a bot gets to see of a game. It never gets the state itself, so no bot can cheat."""

from __future__ import annotations

from typing import Any

from grange.core.errors import WrongSeat
from grange.core.game import Game
from grange.core.state import State


class Glimpse:
    """One seat's open question, what the seat sees, and imagined tables that look the same to it."""

    def __init__(self, state: State, seat: int) -> None:
        decision = state.decision_of(seat)
        if decision is None:
            raise WrongSeat("error-not-your-turn", seat=str(seat), asked=[str(other.seat) for other in state.decisions])
        self.seat = seat
        self.seats = state.seats
        self.game: Game[Any] = state.game
        self.question = decision.question
        self.options = decision.options[:]
        self._look = state.view
        self._deal = state.imagine

    def view(self) -> dict[str, Any]:
        """See what the seat sees."""
        return self._look(self.seat)

    def imagine(self, seed: int) -> State:
        """Deal everything that the seat cannot know at random."""
        return self._deal(self.seat, seed)
