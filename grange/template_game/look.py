"""What a player reads who points at a thing on the table: the message `look-<thing>`."""

from __future__ import annotations

from grange.core.look import Look, look
from grange.template_game.state import TemplateGame

CHAPTERS = {"grain": "turn", "category-grain": "end"}  # of the rules page, in which the sentence of each thing stands


def look_up(state: TemplateGame, thing: str) -> Look | None:  # noqa: ARG001
    """Look up a piece, or a row of the score sheet."""
    return look(thing, "grain", CHAPTERS[thing]) if thing in CHAPTERS else None
