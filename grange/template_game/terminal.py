"""The table as text, for a terminal."""

from __future__ import annotations

from collections.abc import Sequence

from rich.markup import escape

from grange.core.words import Words
from grange.template_game.state import TemplateGame


def table(state: TemplateGame, _seat: int | None, words: Words, names: Sequence[str]) -> str:
    """Write the row, and the grain of each seat."""
    row = "   ".join(f"\\[{grain or ' '}]" for grain in state.row)
    stores = [f"{escape(name)}  {points}" for name, points in zip(names, state.scores, strict=True)]
    return "\n".join([f"{words.say('title-row')}: {row}", *stores])
