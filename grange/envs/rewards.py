"""Rewards: what the seats get for their choices, in three ways.

- `win` pays at the end: 1 to winning seats, -1 to losing ones, 0 if all seats win together.
- `score` pays points as they come; over a game they add up to the final points.
- `margin` pays the lead over the best other seat as it changes; over a game it adds up to the final lead. Alone, it is the score.
"""

from __future__ import annotations

from typing import Protocol

from grange.core.state import State

ILLEGAL = -1.0  # for an action that is not legal, which ends the game


class Rewards(Protocol):
    """Pays the seats of one game after each choice."""

    def pay(self, state: State) -> list[float] | None:
        """Return the reward of each seat since the last time; None if no seat gets any."""


class Win:
    """Pays winners and losers at the end."""

    def __init__(self, state: State) -> None:
        pass

    def pay(self, state: State) -> list[float] | None:
        """Pay 1 for a win and -1 for a loss."""
        if not state.over:
            return None
        winners = state.winners
        if state.seats > 1 and len(winners) == state.seats:
            return [0.0] * state.seats
        return [1.0 if seat in winners else -1.0 for seat in range(state.seats)]


class Score:
    """Pays points as they come; those at the beginning are paid at the end."""

    def __init__(self, state: State) -> None:
        self.first = self.paid = self.count(state)

    def count(self, state: State) -> list[int]:
        """Count what the seats have now."""
        return state.scores

    def pay(self, state: State) -> list[float] | None:
        """Pay the change since the last time."""
        now, before = self.count(state), self.paid
        self.paid = now
        if state.over:
            before = [paid - first for paid, first in zip(before, self.first, strict=True)]
        return [float(new - old) for new, old in zip(now, before, strict=True)] if now != before else None


class Margin(Score):
    """Pays the lead over the best other seat as it changes."""

    def count(self, state: State) -> list[int]:
        """Count the lead of each seat; alone, its points."""
        scores = state.scores
        if len(scores) == 1:
            return scores
        return [own - max(scores[:seat] + scores[seat + 1 :]) for seat, own in enumerate(scores)]


REWARDS: dict[str, type[Win] | type[Score]] = {"win": Win, "score": Score, "margin": Margin}
