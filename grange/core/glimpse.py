"""A glimpse: everything that a bot may know of a game. A bot never gets the state itself, so it cannot cheat."""

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
        self._code = state.code
        self._look = state.view
        self._deal = state.imagine

    @property
    def codes(self) -> list[str]:
        """The codes of the options, in the same order."""
        return [self._code(option) for option in self.options]

    def view(self) -> dict[str, Any]:
        """Return what the seat sees."""
        return self._look(self.seat)

    def imagine(self, seed: int) -> State:
        """Return a state in which everything that the seat may not know is dealt at random."""
        return self._deal(self.seat, seed)
