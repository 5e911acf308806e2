"""Explain a thing on the table to a visitor who points at it, with the message `look-<thing>`."""

from __future__ import annotations

from grange.core.look import Look, look
from grange.template_game.state import TemplateGame

CHAPTERS = {"grain": "turn", "category-grain": "end"}  # of the rules page with the sentence of each thing


def look_up(state: TemplateGame, thing: str) -> Look | None:  # noqa: ARG001
    """Explain a piece, or a row of the score sheet."""
    return look(thing, "grain", CHAPTERS[thing]) if thing in CHAPTERS else None
