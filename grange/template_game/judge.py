"""Value each option for a player who looks no further than this turn: bots play by it, and use it to look ahead."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from grange.core.step import Question
from grange.template_game.options import OPTIONS
from grange.template_game.state import TemplateGame


def most_grain(state: TemplateGame, question: Question, options: list[int]) -> list[float]:  # noqa: ARG001
    """Value a sack by its grain."""
    return [float(state.row[OPTIONS.read(option)[1]]) for option in options]


JUDGES: Mapping[type, Any] = {Question: most_grain}  # each type of question may have its own judge
