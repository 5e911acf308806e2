"""The review: it finds what a choice cost, from what its player could know, and can stop and continue."""

from __future__ import annotations

import itertools
import json
from itertools import islice

import pytest

import grange
from grange.bots.review import Draft, Weighed, Work, begin, draft_in, go_on
from grange.bots.reviewed import Choice, Mistake, Point, Reviewed, accuracy, reasons, sum_up, swings, turning_points
from grange.core.curve import values_after
from grange.core.words import Message
from tests.contract.setups import Setup, moments, played
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
    return sum_up(made(state), state.history, state.scores)


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
    assert [len(values_after(curve, move)) for move in range(len(state.history) + 1)] == [2] * 7
    assert values_after(curve, len(state.history)) == state.points
    assert values_after(curve, 3)[0] < values_after(curve, 2)[0]


def test_a_review_that_is_left_and_taken_up_again_says_the_same():
    state = game()
    draft = begin(len(state.history), state.seats, HASTE)
    while not draft.done:
        go_on(state.origin, state.history, draft, HASTE)
        taken_up = draft_in(json.loads(json.dumps(draft.to_dict())))
        assert taken_up is not None
        draft = taken_up
    once = made(state)
    once.spent, once.begun, once.trying = draft.spent, draft.begun, draft.trying
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


def weighed(*ends: float) -> Weighed:
    """Give a choice that surely cost six points, and what games that were played to their end say to that."""
    return Weighed(0, 0, ["a", "b"], 1.0, fresh=[[0.0, 6.0]] * 4, ends=list(ends))


def test_what_a_choice_cost_is_what_is_left_of_it_at_the_end_of_games():
    assert weighed().stronger() == [("b", 6.0)]
    assert weighed(3.0, 5.0, 4.0, 4.0).stronger() == [("b", 4.0)]
    assert weighed(30.0, 30.0, 30.0, 30.0).stronger() == [("b", 6.0)]


def test_a_loss_that_games_played_to_their_end_speak_against_is_no_mistake():
    assert weighed(-3.0, 1.0, -1.0, 2.0).stronger() == []


def test_reasons_add_up_to_what_a_choice_cost():
    choice = weighed()
    choice.why = [{"key": "advice-grass", "values": {"points": 7}}, {"key": "advice-votes.less", "values": {"points": 4}}]
    choice.reasoned = 6.0
    assert reasons(choice, 6.0)[2:] == [Message("review-rest", {"points": 3})]
    assert [told.values["points"] for told in reasons(choice, 3.0)] == [4, 2]  # as much of each as was left
    choice.why.append({"key": "advice-later", "values": {}})
    assert len(reasons(choice, 6.0)) == 3  # what has no number is not counted


def test_a_game_has_few_turning_points_and_none_beside_another():
    blunders = [Mistake(move, 0, "a", [("b", 18.0 + move % 3)]) for move in range(1, 101)]
    found = turning_points(blunders, 100)
    assert len(found) == 5
    assert min(after - before for before, after in itertools.pairwise(found)) > 5


def test_accuracy_tells_weak_players_apart_and_a_perfect_one_has_a_hundred():
    ratings = [
        accuracy([Choice(0, 6.0, 20.0)] * wrong + [Choice(0, 6.0, 0.0)] * (30 - wrong), 2.0)[-1] for wrong in (30, 20, 10, 0)
    ]
    assert ratings[::-1] == sorted(ratings, reverse=True)
    assert ratings[0] > 5
    assert ratings[-1] == 100


def test_a_choice_at_which_much_was_at_stake_counts_more_for_accuracy():
    careless, sure = Choice(0, 9.0, 9.0), Choice(0, 1.0, 0.0)
    assert accuracy([careless, *[sure] * 9], 3.0)[0] < accuracy([careless._replace(stake=1.0), *[sure] * 9], 3.0)[0]


def test_the_curve_is_told_to_have_moved_where_it_did_and_nobody_erred():
    points = [Point(at, [50.0 + 9.0 * (at >= 60), 50.0]) for at in range(0, 101, 2)]
    (swing,) = swings(points, [2.0, 2.0])
    assert (swing.seat, swing.amount) == (0, "+9")
    assert 56 <= swing.move <= 64
    assert swings(points, [5.0, 5.0]) == []  # chance could explain it


@pytest.mark.slow
def test_every_choice_of_a_real_game_is_looked_at_and_progress_goes_on_steadily():
    *_, middle = islice(moments(Setup("petrichor", 1).begin(2)), 36)
    state = played(grange.from_dict(middle.to_dict()), 2)
    draft = begin(len(state.history), state.seats, HASTE)
    progress = [draft.progress for _ in Work(state.origin, state.history, draft)]
    assert progress == sorted(progress)
    assert max(after - before for before, after in itertools.pairwise(progress)) < 0.1
    draft.done = True
    assert {*draft.agreed, *(choice.at for choice in draft.choices)} == set(range(len(state.history)))
    assert sum_up(draft, state.history, state.scores).mistakes
