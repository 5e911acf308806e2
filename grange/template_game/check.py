"""Check that a position can occur, so that one edited by hand is either playable or refused."""

from __future__ import annotations

from grange.template_game.rules import TakeSack
from grange.template_game.state import NO_SACK, SACKS, TemplateGame


def fault(state: TemplateGame) -> str | None:
    """Name the first part of a position that is impossible."""
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
    """Return how many values each field of a step can have, besides the seat: there are no other fields."""
    return {}
