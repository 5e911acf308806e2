"""The review: it finds what a choice cost, from what could be known, and can be left and taken up again."""

from __future__ import annotations

import json

import pytest

from grange.bots.review import Draft, Weighed, begin, draft_in, go_on
from grange.bots.reviewed import Reviewed, sum_up, worth_after
from tests.contract.setups import Setup, played
from tests.core.toy import Toy, toy

SEED = 2  # of a game with two cards that are worth something
HASTE = 1e-6  # seconds that are over at once, so that everything is done just as often as it must be


def bid(state: Toy, *bids: int) -> None:
    """Let the seats bid, the last first."""
    for seat in reversed(range(len(bids))):
        state.play(f"bid:{bids[seat]}", seat)


def game() -> Toy:
    """Play a game in which the first seat wins both cards and wants only the second."""
    state = toy(seed=SEED)
    for wants in ("decline", "keep"):
        bid(state, 2, 0)
        state.play(wants)
    return state


def made(state: Toy) -> Draft:
    draft = begin(len(state.history), state.seats, HASTE)
    while not draft.done:
        go_on(state.origin, state.history, draft, HASTE)
    return draft


def reviewed(state: Toy) -> Reviewed:
    return sum_up(made(state), len(state.history), state.scores)


def test_points_that_somebody_declined_are_a_mistake_and_taking_them_was_stronger():
    state = game()
    mistake = reviewed(state).mistake(3)
    assert mistake is not None
    assert (mistake.seat, mistake.chosen, [code for code, _ in mistake.stronger]) == (0, "decline", ["keep"])
    assert mistake.loss >= toy(seed=SEED).card
    assert reviewed(state).mistake(6) is None
    assert 6 in reviewed(state).best


def test_the_curve_has_a_worth_for_every_seat_after_every_move_and_ends_with_the_points():
    state = game()
    curve = reviewed(state).curve
    assert [len(worth_after(curve, move)) for move in range(len(state.history) + 1)] == [2] * 7
    assert worth_after(curve, len(state.history)) == state.points
    assert worth_after(curve, 3)[0] < worth_after(curve, 2)[0]


def test_a_review_that_is_left_and_taken_up_again_says_the_same():
    state = game()
    draft = begin(len(state.history), state.seats, HASTE)
    while not draft.done:
        go_on(state.origin, state.history, draft, HASTE)
        taken_up = draft_in(json.loads(json.dumps(draft.to_dict())))
        assert taken_up is not None
        draft = taken_up
    once = made(state)
    once.spent, once.trying = draft.spent, draft.trying
    assert draft == once


def test_a_draft_of_another_version_is_begun_anew():
    assert draft_in({**made(game()).to_dict(), "version": 0}) is None


def test_what_others_had_chosen_in_secret_does_not_count_in_what_a_choice_cost():
    weighed = []
    for secret in (0, 1):
        state = toy(seed=SEED)
        bid(state, 1, secret)
        draft = begin(len(state.history), 2, HASTE)
        while not draft.done:
            go_on(state.origin, state.history, draft, HASTE)
        weighed.append([choice for choice in draft.choices if choice.seat == 0])
    assert weighed[0] == weighed[1] != []


def test_a_loss_that_chance_could_explain_is_no_mistake():
    fresh = [[0.0, gain] for gain in (9.0, -8.0, 10.0, -7.0)]
    assert not Weighed(0, 0, ["a", "b"], 1.0, fresh=fresh).is_sure(1)
    assert Weighed(0, 0, ["a", "b"], 1.0, fresh=[[0.0, gain] for gain in (2.0, 3.0, 2.0, 3.0)]).is_sure(1)


@pytest.mark.slow
def test_every_choice_of_a_real_game_is_looked_at():
    state = played(Setup("petrichor", 1).begin(2))
    draft = begin(len(state.history), state.seats, HASTE)
    while not draft.done:
        go_on(state.origin, state.history, draft, 60)
    assert sorted([*draft.agreed, *(choice.at for choice in draft.choices)]) == list(range(len(state.history)))
    assert sum_up(draft, len(state.history), state.scores).mistakes
