"""Undo of a choice, also of one that failed: the game is played again without it, from its origin or from an earlier state."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from grange.core.errors import GameOver, IllegalOption, WrongSeat

if TYPE_CHECKING:
    from grange.core.state import State


def last_own(state: State, seat: int) -> int:
    """Find the seat's last choice that it may take back, or -1.

    If others have chosen since, all these choices must belong to the current simultaneous action.
    """
    others = False
    for place in range(len(state.history) - 1, state.undo_floor - 1, -1):
        if state.history[place][0] == seat:
            together = state.acting_together and place >= state.together_since
            return place if together or not others else -1
        others = True
    return -1


def without(state: State, place: int, since: State | None) -> Any | None:
    """Play the game again without one choice; None if a later choice depends on it, or if its question would not be open again."""
    known = since is not None and len(since.history) <= place
    earlier: Any = since.copy() if since is not None and known else state.origin.begin(events=state.events is not None)
    question = None
    try:
        for when in range(len(earlier.history), len(state.history)):
            who, option = state.history[when]
            if when == place:
                question = earlier.question_of(who)
            else:
                earlier.play(option, who)
    except (IllegalOption, WrongSeat, GameOver):
        return None
    return earlier if any(steps and steps[-1] is question for steps in earlier.agenda) else None


def again(state: State, choices: int) -> Any:
    """Play a game again from its origin, up to a number of choices."""
    earlier: Any = state.origin.begin()
    for seat, option in state.history[:choices]:
        earlier.play(option, seat)
    return earlier


def put_back(state: State, earlier: State, events: int) -> None:
    """Restore an earlier state in place; the list of events stays the same object, cut to its first `events`."""
    log = state.events
    earlier.copy_into(state)
    state.events = log
    if log is not None:
        del log[events:]
