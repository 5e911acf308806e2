"""What a bot's author meets first: reprs, sentences, codes and views."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

import grange
from grange.core.words import LANGUAGES
from tests.contract.setups import SETUPS, Setup, moments, played

every_setup = pytest.mark.parametrize("setup", SETUPS, ids=str)
every_game = pytest.mark.parametrize("game", grange.games(), ids=lambda game: game.name)

SEED = 8_765_432_109


@every_setup
def test_reprs_are_short_and_tell_nothing_that_is_hidden(setup: Setup):
    for state in moments(setup.begin(SEED), every=19):
        for decision in state.decisions:
            twin = state.imagine(decision.seat, 1)
            twin.history = state.history  # an imagined state has none
            assert repr(twin) == repr(state)
            for shown in (repr(state), repr(decision), repr(state.origin), repr(state.game)):
                assert str(SEED) not in shown
                assert len(shown) < 300
                assert "0x" not in shown
            assert not any(code in repr(decision) for code in decision.codes if ":" in code)


@every_game
def test_reprs_say_how_far_a_game_is(game):
    state = grange.new_game(game.name, max(game.seats), 1)
    seat = state.decision.seat
    assert f"State of {game.name}: {state.seats} seats, 0 choices made, seat" in repr(state)
    assert f"seat {seat} chooses one of {len(state.decision.options)} options" in repr(state.decision)
    assert "over, scores" in repr(played(state))


@every_game
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_state_says_everything_that_it_tells(game, lang):
    state = grange.new_game(game.name, max(game.seats), 1, events=True)
    for moment in moments(state, every=31):
        decision = moment.decision
        assert moment.say(decision.prompt, lang)
        assert moment.say(moment.where(), lang)
        assert all(moment.say(moment.label(option, decision.seat), lang) for option in decision.options)
    assert state.events
    assert all(state.say(event, lang, viewer=0) for event in state.events)
    mine = replace(next(event for event in state.events if event.values.get("seat") == 0), only=None)
    assert "Ada" in state.say(mine, lang, ["Ada"]) or state.say(mine, lang, viewer=0) == state.say(mine, lang)


@every_game
def test_a_glimpse_names_the_codes_of_its_options(game):
    """Codes may depend on how the table lies: Evergreen names the cells of the planet that is played."""
    for seed in range(4):
        for state in moments(grange.new_game(game.name, max(game.seats), seed), every=7):
            for decision in state.decisions:
                glimpse = grange.Glimpse(state, decision.seat)
                assert glimpse.codes == decision.codes
                assert [state.option(code) for code in glimpse.codes] == glimpse.options


def texts(view: Any) -> Iterator[str]:
    """List all texts of a view, and the names of its fields."""
    if isinstance(view, dict):
        for name, value in view.items():
            yield name
            yield from texts(value)
    elif isinstance(view, list):
        for value in view:
            yield from texts(value)
    elif isinstance(view, str):
        yield view


@every_setup
def test_nothing_in_a_view_has_to_be_taken_apart(setup: Setup):
    for state in moments(setup.begin(2), every=23):
        for seat in (None, *range(setup.seats)):
            together = [text for text in texts(state.view(seat)["table"]) if " " in text]
            assert not together, f"let `sight` give {together[0]!r} as a table of its parts"
