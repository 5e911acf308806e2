"""A state is an ordinary Python value: `copy` and `pickle` do what everybody expects."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import pytest

import grange
from grange.core.state import State
from tests.contract.setups import SETUPS, Setup, moments, played
from tests.contract.test_copies import alike, all_slots, own_fields

every_setup = pytest.mark.parametrize("setup", SETUPS, ids=str)


def pickled(state: State) -> State:
    again: State = pickle.loads(pickle.dumps(state))
    return again


WAYS: tuple[Any, ...] = (copy.copy, copy.deepcopy, pickled)


def is_equal(state: State, again: State) -> bool:
    """Tell whether a state equals another one, also in what equality leaves out: history, events and open questions."""
    same = all(alike(getattr(again, name), getattr(state, name)) for name in own_fields(state) if name != "origin")
    return same and again == state and again.origin == state.origin and again.game is state.game


@every_setup
def test_copies_and_pickles_of_a_state_are_equal_and_independent(setup: Setup):
    for state in moments(setup.begin(4, events=True), 4, every=41):
        before, history = state.to_dict(), state.history[:]
        for way in WAYS:
            again = way(state)
            assert is_equal(state, again), way
            played(again, 7)
            assert state.to_dict() == before, f"{way} shares a list with its original"
            assert state.history == history


@every_setup
def test_a_pickle_plays_on_like_its_original(setup: Setup):
    *_, state = (state.copy() for state in moments(setup.begin(5), 5, every=31))
    again = pickled(state)
    assert played(again, 2) == played(state, 2)
    assert again.history == state.history
    assert again.record() == state.record()
    assert is_equal(state, pickled(state)), "a finished game"


@every_setup
def test_imagined_states_and_positions_can_be_copied_and_pickled(setup: Setup):
    state = next(moments(setup.begin(6), 6))
    for special in (state.imagine(0, 3), grange.from_dict(state.to_dict())):
        for way in WAYS:
            again = way(special)
            assert is_equal(special, again)
            assert all(hasattr(again, name) for name in all_slots(special))
    imagined = pickled(state.imagine(0, 3))
    assert imagined.origin.seed is None


def test_states_that_share_an_origin_share_it_in_one_pickle_too():
    state = grange.new_game("evergreen", 2, 7)
    one, other = pickle.loads(pickle.dumps([state, state.copy()]))
    assert one.origin is other.origin
    assert pickle.loads(pickle.dumps(state.game)) is state.game


def test_a_pickled_game_with_corrected_components_keeps_them():
    state = grange.new_game("evergreen", 2, 7, components={"score": {"lap": 90}})
    again = pickled(state)
    assert again.origin.components == {"score": {"lap": 90}}
    assert played(again, 2) == played(state, 2)
