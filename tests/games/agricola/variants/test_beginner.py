"""A beginner's seat: three suggested spaces at every placement."""

from __future__ import annotations

import grange
from tests.games.agricola.builders import a_farm, a_turn, play


def suggested(state: grange.State, seat: int) -> bool:
    return bool(state.game.rules.suggests(state, seat))


def test_a_beginner_gets_suggestions_whenever_a_person_is_placed():
    state = a_turn(a_farm(), a_farm(), beginner="1")
    assert suggested(state, 0)
    assert not suggested(state, 1)
    state = play(state, "space:farmland")
    assert not suggested(state, 0)  # where the field lies is another question


def test_others_get_none():
    state = play(a_turn(a_farm(), a_farm(), beginner="1"), "space:day_laborer")
    assert not suggested(state, 1)
    assert not suggested(a_turn(a_farm(), a_farm()), 0)


def test_all_seats_may_be_beginners():
    state = a_turn(a_farm(), a_farm(), beginner="all")
    assert suggested(state, 0)
    assert suggested(play(state, "space:day_laborer"), 1)


def test_a_seat_that_nobody_takes_changes_nothing():
    assert not suggested(a_turn(a_farm(), a_farm(), beginner="4"), 0)


def test_only_spaces_are_suggested_also_where_an_open_card_could_be_taken():
    state = grange.new_game("agricola", 2, 1, cards="on", deal="petry", beginner="all")
    codes = state.decision.codes
    assert any(code.startswith("fetch:") for code in codes)
    suggestions = [state.code(option) for option in state.game.rules.suggests(state, state.decision.seat)]
    assert suggestions == [code for code in codes if code.startswith("space:")]
