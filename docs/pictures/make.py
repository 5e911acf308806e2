"""Draws the pictures of the documentation: `make pictures`."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import grange
from grange.bots import make_bot
from grange.core.chance import Chance
from grange.core.glimpse import Glimpse
from grange.core.state import State

FOLDER = Path(__file__).parent


def middle_of_a_game(game: str, seats: int, is_reached: Callable[[State], bool]) -> State:
    """Let steady bots play until a moment in the middle of the game."""
    state = grange.new_game(game, seats=seats, seed=5)
    bot = make_bot("steady", Chance.of(5))
    while not is_reached(state):
        state.play(bot.choose(Glimpse(state, state.decision.seat)))
    return state


def a_draft(state: State) -> bool:
    """Tell whether a seat of Evergreen chooses among three cards."""
    return len(state.history) >= 190 and state.decision.question.prompt == "ask-take-card" and len(state.decision.options) == 3


def a_turn(state: State) -> bool:
    """Tell whether a seat of Agricola sends a person."""
    return len(state.history) >= 130 and state.decision.question.prompt == "ask-place"


if __name__ == "__main__":
    for game, seats, is_reached in (("evergreen", 3, a_draft), ("agricola", 4, a_turn)):
        state = middle_of_a_game(game, seats, is_reached)
        picture = state.svg(state.decision.seat, names=["Ada", "Moss", "Fern", "Ivo"][:seats])
        (FOLDER / f"{game}.svg").write_text(picture, encoding="utf-8")
