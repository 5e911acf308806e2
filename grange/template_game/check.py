"""Which positions are possible: one that was edited by hand is played on or refused."""

from __future__ import annotations

from grange.template_game.rules import TakeSack
from grange.template_game.state import NO_SACK, SACKS, TemplateGame


def fault(state: TemplateGame) -> str | None:
    """Name the first part of a position that is impossible, if there is one."""
    lying = [sack for sack in state.row if sack != NO_SACK]
    sacks = [*lying, *state.deck, *(sack for own in state.taken for sack in own)]
    if sorted(sacks) != sorted(SACKS):
        return "table.deck"
    if len(lying) < len(state.row) and state.deck:
        return "table.row"
    steps = state.agenda[0]
    if len(steps) != bool(lying) or not all(isinstance(step, TakeSack) for step in steps):
        return "agenda"
    return None


def limits(state: TemplateGame) -> dict[str, int]:  # noqa: ARG001
    """Return how many values the fields of steps have; beside the seat they have none."""
    return {}
