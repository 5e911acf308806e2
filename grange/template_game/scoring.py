"""Points, winners and the score sheet."""

from __future__ import annotations

from grange.core.words import Message
from grange.template_game.state import TemplateGame


def scores(state: TemplateGame) -> list[int]:
    """Count the grain of each seat."""
    return [sum(sacks) for sacks in state.taken]


def winners(state: TemplateGame) -> list[int]:
    """Find the seats with most grain."""
    points = scores(state)
    return [seat for seat, grain in enumerate(points) if grain == max(points)]


def score_sheet(state: TemplateGame, seat: int) -> dict[str, int]:
    """List where a seat's points came from; the message `category-…` names each row."""
    return {"grain": sum(state.taken[seat])}


def verdict(state: TemplateGame) -> Message | None:  # noqa: ARG001
    """Say how a finished game went beyond its points; here nothing."""
    return None
