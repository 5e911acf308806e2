"""States as ordinary Python values: what `pickle` stores of a state, and how it is put together again."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from grange.core.agenda import UNKNOWN
from grange.core.chance import Chance
from grange.core.step import Step

if TYPE_CHECKING:
    from grange.core.game import Game, Origin
    from grange.core.state import State

# the fields of the core beside origin, chance and agenda
FIELDS = ("over", "has_asides", "_acting", "_waiting", "history", "undo_floor", "together_since", "events", "unwritten")

Stored = tuple[type[Step], tuple[Any, ...]]  # a step: its kind and its fields


def stored(state: State) -> tuple[Any, ...]:
    """Return how `pickle` stores a state: its origin, its agenda and its fields; what is in the box is read again."""
    agenda = [[_step_out(state.game, step) for step in stack] for stack in state.agenda]
    fields = {name: getattr(state, name) for name in (*FIELDS, *state.game.table)}
    return state_again, (state.origin, state.chance.memory, agenda, [*state._listed], fields)


def state_again(
    origin: Origin, memory: int, agenda: list[list[Stored]], listed: list[list[int]], fields: Mapping[str, Any]
) -> State:
    """Build the state that `stored` described."""
    state = origin.fresh(Chance(memory))
    state.agenda = [[kind(*values) for kind, values in stack] for stack in agenda]
    state._listed = [options or UNKNOWN for options in listed]
    for name, value in fields.items():
        setattr(state, name, value)
    return state


def game_of(state: type[State]) -> Game[Any]:
    """Return the game that a kind of state belongs to."""
    return state.game


def origin_again(game: Game[Any], *setup: Any) -> Origin:
    """Set the same game up again."""
    return game.origin(*setup)


def _step_out(game: Game[Any], step: Step) -> Stored:
    kind = type(step)
    return kind, tuple(getattr(step, name) for name in game.step_fields[kind.__name__])
