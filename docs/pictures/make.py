"""Draws the pictures of the documentation: `make pictures`."""

from __future__ import annotations

from pathlib import Path

import grange
from grange.bots import make_bot
from grange.core.chance import Chance
from grange.core.glimpse import Glimpse
from grange.core.state import State

FOLDER = Path(__file__).parent


def middle_of_a_game() -> State:
    """Let three greedy bots play Evergreen into a draft in the middle of the game."""
    state = grange.new_game("evergreen", seats=3, seed=5)
    bot = make_bot("greedy", Chance.of(5))
    while len(state.history) < 190 or state.decision.question.prompt != "ask-take-card" or len(state.decision.options) != 3:
        state.play(bot.choose(Glimpse(state, state.decision.seat)))
    return state


if __name__ == "__main__":
    state = middle_of_a_game()
    (FOLDER / "evergreen.svg").write_text(state.svg(state.decision.seat, names=["Ada", "Moss", "Fern"]), encoding="utf-8")
