"""What a seat sees, and a new deal of everything else for imagined tables."""

from __future__ import annotations

from typing import Any

from grange.core.chance import Chance
from grange.template_game.options import PLACES
from grange.template_game.state import TemplateGame


def sight(state: TemplateGame, _seat: int | None) -> dict[str, Any]:
    """Describe what everybody sees: everything but the order of the sacks to come."""
    return {
        "row": {name: grain or None for name, grain in zip(PLACES, state.row, strict=True)},
        "deck": len(state.deck),
        "taken": [sacks[:] for sacks in state.taken],
    }


def deal_again(state: TemplateGame, _seat: int, chance: Chance) -> None:
    """Shuffle the sacks to come again: everybody knows them, but not their order. Sorting them first removes every trace of it."""
    state.deck.sort()
    chance.shuffle(state.deck)
