"""Voting: for a weather, or for the harvest by lowering a die."""

from __future__ import annotations

from grange.games.petrichor.box import DICE
from grange.games.petrichor.state import Petrichor


def cast_vote(state: Petrichor, owner: int, weather: int) -> None:
    """Put a vote on a weather."""
    state.votes[weather][owner] += 1
    state.tell("event-votes", owner=owner, weather=weather)


def lower_die(state: Petrichor, owner: int, face: int) -> None:
    """Lower a die by one; the lowest turns to harvest and gives more points."""
    state.dice[state.dice.index(face)] = face - 1
    points = state.box.turn if face == 1 else state.box.lower
    state.points[owner][DICE] += points
    state.tell("event-lowers" if face > 1 else "event-turns-die", owner=owner, points=points)
