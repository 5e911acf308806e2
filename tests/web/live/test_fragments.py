"""What a table's page asks: how the options of a question are laid out."""

from __future__ import annotations

from typing import Any

import grange
from grange.core.state import State
from grange.core.words import read_words
from grange.web.live.fragments import SHORT, question


def first_question(game: str, prompt: str) -> dict[str, Any]:
    """Let everybody take their first option until somebody is asked for something among three things or more."""
    state: State = grange.new_game(game, 2, 1)
    while state.decision.prompt.key != prompt or len(state.decision.options) < 3:
        state.play(state.decision.options[0], state.decision.seat)
    asked = question(state, state.decision.seat, read_words("en", state.game.folder))
    assert asked is not None
    return asked


def test_places_stand_close_together_and_whole_sentences_do_not():
    """A vote names a weather on the board, but in more words than fit into a quarter of a phone."""
    assert first_question("evergreen", "ask-plant")["short"]
    vote = first_question("petrichor", "ask-vote")
    assert any(len(option["label"]) > SHORT for option in vote["buttons"])
    assert not vote["short"]
