from __future__ import annotations

import pytest

from grange.core.errors import BadSetup
from grange.lab.simulation import Plan, Result, simulate
from grange.lab.statistics import by_bot, by_seat, by_turn, wilson

PLAN = Plan("evergreen", ["random", "steady"], 1, {}, {})


@pytest.fixture(scope="module")
def alone():
    """Six games, played in one process."""
    return list(simulate(PLAN, 6, jobs=1))


@pytest.mark.slow
def test_the_same_seed_gives_the_same_results_whatever_the_number_of_processes(alone):
    assert list(simulate(PLAN, 6, jobs=2)) == alone
    assert [result.number for result in alone] == [0, 1, 2, 3, 4, 5]


def test_no_processes_play_no_games():
    with pytest.raises(BadSetup, match="jobs must be at least 1"):
        simulate(PLAN, 2, jobs=0)


def test_another_seed_gives_other_games(alone):
    other = Plan("evergreen", ["random", "steady"], 2, {}, {})
    assert list(simulate(other, 2, jobs=1)) != alone[:2]


def test_more_games_begin_with_the_same_ones(alone):
    assert list(simulate(PLAN, 2, jobs=1)) == alone[:2]


def result(scores, winners, bots=("steady", "random", "steady"), first=None, game="evergreen"):
    return Result(0, 1, list(bots), scores, winners, [{}] * len(bots), 10, first, game)


def test_a_bot_is_summed_up_over_all_its_seats():
    steady, random = by_bot([result([10, 20, 30], [2]), result([30, 20, 10], [0])])
    assert (steady.bot, steady.mean, steady.least, steady.most, steady.share) == ("steady", 20, 10, 30, 1.0)
    assert (random.bot, random.mean, random.spread, random.share) == ("random", 20, 0, 0.0)


def test_a_shared_win_counts_as_a_part_of_one_for_each():
    first, second, third = by_seat([result([10, 10, 5], [0, 1])])
    assert (first.share, second.share, third.share) == (0.5, 0.5, 0.0)


def test_the_interval_holds_the_share_and_stays_between_none_and_all():
    assert wilson(0, 10)[0] == 0.0
    assert wilson(10, 10)[1] == 1.0
    low, high = wilson(50, 100)
    assert low == pytest.approx(0.404, abs=0.001)
    assert high == pytest.approx(0.596, abs=0.001)


def test_bots_that_changed_seats_keep_their_own_wins():
    always = [result([20, 10], [0], ("steady", "random")), result([10, 20], [1], ("random", "steady"))]
    steady, random = by_bot(always)
    assert (steady.bot, steady.games, steady.mean, steady.share) == ("steady", 2, 20, 1.0)
    assert (random.bot, random.games, random.mean, random.share) == ("random", 2, 10, 0.0)


def test_a_bot_counts_only_the_games_in_which_it_sat():
    games = [result([20, 10], [0], ("steady", "random")), result([10, 20], [1], ("random", "gentle"))]
    assert {row.bot: (row.games, row.share) for row in by_bot(games)} == {
        "steady": (1, 1.0),
        "random": (2, 0.0),
        "gentle": (1, 1.0),
    }


def test_a_seat_has_a_row_for_each_bot_that_sat_in_it():
    games = [result([20, 10], [0], ("steady", "random")), result([10, 20], [1], ("random", "steady"))]
    rows = [(row.seat, row.bot, row.games, row.share) for row in by_seat(games)]
    assert rows == [(0, "steady", 1, 1.0), (0, "random", 1, 0.0), (1, "random", 1, 0.0), (1, "steady", 1, 1.0)]


def test_no_results_sum_up_to_nothing():
    assert by_bot([]) == by_seat([]) == by_turn([]) == []


@pytest.mark.parametrize(
    "other", [result([1, 2], [1], ("steady", "random")), result([1, 2, 3], [2], game="petrichor")], ids=["seats", "game"]
)
def test_results_of_other_games_or_numbers_of_seats_are_not_summed_up_together(other):
    with pytest.raises(BadSetup, match="separately"):
        by_bot([result([10, 20, 30], [2]), other])


def test_wins_are_told_by_turn_order():
    games = [result([20, 10, 5], [0], first=0), result([20, 10, 5], [0], first=1), result([5, 6, 7], [2], first=1)]
    rows = [(row.turn, row.bot, row.games, row.share) for row in by_turn(games)]
    assert rows[:4] == [(0, "steady", 1, 1.0), (0, "random", 2, 0.0), (1, "random", 1, 0.0), (1, "steady", 2, 0.5)]
    assert rows[4:] == [(2, "steady", 3, 1 / 3)]
    assert by_turn([result([1, 2, 3], [2])]) == []


def test_results_tell_who_began():
    results = list(simulate(Plan("petrichor", ["random", "random"], 1), 6))
    assert {played.first for played in results} == {0, 1}
    assert {played.game for played in results} == {"petrichor"}
    assert [played.first for played in simulate(Plan("farmerama", ["random", "random"], 1), 1)] == [None]
    assert [played.first for played in simulate(Plan("petrichor", ["random"], 1), 1)] == [None]


def test_bots_that_rotate_sit_in_every_seat():
    plan = Plan("evergreen", ["random", "gentle", "steady"], 1, rotate=True)
    seatings = [plan.seating(number) for number in range(4)]
    assert seatings == [
        ["random", "gentle", "steady"],
        ["steady", "random", "gentle"],
        ["gentle", "steady", "random"],
        ["random", "gentle", "steady"],
    ]
    assert [played.bots for played in simulate(plan, 2, jobs=1)] == seatings[:2]
