"""What each option is worth to a player who looks no further than this turn; all bots use it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from grange.core.step import Question
from grange.template_game.options import OPTIONS
from grange.template_game.state import TemplateGame


def most_grain(state: TemplateGame, question: Question, options: list[int]) -> list[float]:  # noqa: ARG001
    """Like a sack for its grain."""
    return [float(state.row[OPTIONS.read(option)[1]]) for option in options]


JUDGES: Mapping[type, Any] = {Question: most_grain}  # a type of question of its own may have a judge of its own
