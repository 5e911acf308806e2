"""What a seat sees, and how everything else is dealt again on imagined tables."""

from __future__ import annotations

from typing import Any

from grange.core.chance import Chance
from grange.template_game.options import PLACES
from grange.template_game.state import TemplateGame


def sight(state: TemplateGame, _seat: int | None) -> dict[str, Any]:
    """Describe what everybody sees: all but the order of the sacks to come."""
    return {
        "row": {name: grain or None for name, grain in zip(PLACES, state.row, strict=True)},
        "deck": len(state.deck),
        "taken": [sacks[:] for sacks in state.taken],
    }


def deal_again(state: TemplateGame, _seat: int, chance: Chance) -> None:
    """Deal the sacks to come in another order; sorting them first leaves no trace of the true one."""
    state.deck.sort()
    chance.shuffle(state.deck)
