"""Voting: for a weather, or for the harvest by lowering a die."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from grange.core.step import Question
from grange.games.petrichor.box import DICE, HARVEST, MOST_OWNERS, WEATHERS
from grange.games.petrichor.options import BACK, LOWER, OPTIONS, VOTE
from grange.games.petrichor.state import Petrichor


def cast_vote(state: Petrichor, owner: int, weather: int) -> None:
    """Put a vote on a weather."""
    state.votes[weather][owner] += 1
    state.emit("event-votes", owner=owner, weather=weather)


def lower_die(state: Petrichor, owner: int, face: int) -> None:
    """Lower a die by one, which scores points; turning a die to harvest scores more."""
    state.dice[state.dice.index(face)] = face - 1
    points = state.box.turn if face == 1 else state.box.lower
    state.points[owner][DICE] += points
    state.emit("event-lowers" if face > 1 else "event-turns-die", owner=owner, points=points)


def weathers_to_vote_for(kind: int) -> tuple[int, int]:
    """Name the weathers that an action may vote for: its own, and the next one clockwise."""
    return kind, (kind + 1) % len(WEATHERS)


def faces_to_lower(state: Petrichor) -> list[int]:
    """List the faces of the dice that do not show harvest."""
    return sorted({*state.dice} - {HARVEST})


@dataclass(frozen=True, slots=True)
class Vote(Question):
    """The seat must vote: for the weather of its action, for the next one clockwise, or for the harvest by lowering a die."""

    seat: int
    kind: int

    prompt = "ask-vote"
    chapter = "vote"

    def options(self, state: Petrichor) -> list[int]:
        return VOTES_FOR[self.kind] + LOWER.options(faces_to_lower(state))

    def choose(self, state: Petrichor, option: int) -> None:
        verb, thing = OPTIONS.read(option)
        if verb is LOWER:
            lower_die(state, self.seat, thing)
        elif state.votes_left(self.seat):
            cast_vote(state, self.seat, thing)
        else:
            state.then(TakeVoteBack(self.seat, thing))


@dataclass(frozen=True, slots=True)
class TakeVoteBack(Question):
    """A seat without votes in its supply must move one of its votes from any weather to the one it votes for.

    If it takes a vote from that same weather, nothing changes.
    """

    seat: int
    weather: int

    prompt = "ask-vote-back"
    chapter = "vote"

    def options(self, state: Petrichor) -> list[int]:
        return BACK.options([weather for weather, votes in enumerate(state.votes) if votes[self.seat]])

    def choose(self, state: Petrichor, option: int) -> None:
        _, weather = OPTIONS.read(option)
        state.votes[weather][self.seat] -= 1
        cast_vote(state, self.seat, self.weather)

    def about(self, state: Petrichor) -> dict[str, Any]:
        return {"weather": WEATHERS[self.weather]}


VOTES_FOR = tuple(VOTE.options(weathers_to_vote_for(kind)) for kind in range(len(WEATHERS)))
VOTE_AFTER = tuple(tuple(Vote(seat, kind) for kind in range(len(WEATHERS))) for seat in range(MOST_OWNERS))
