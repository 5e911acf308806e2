from __future__ import annotations

import pytest

from grange.lab.simulation import Plan, Result, simulate
from grange.lab.statistics import by_bot, by_seat, wilson

PLAN = Plan("evergreen", ["random", "greedy"], 1, {}, {})


@pytest.mark.slow
def test_the_same_seed_gives_the_same_results_whatever_the_number_of_processes():
    alone = list(simulate(PLAN, 6, jobs=1))
    assert list(simulate(PLAN, 6, jobs=2)) == alone
    assert [result.number for result in alone] == [0, 1, 2, 3, 4, 5]


def test_another_seed_gives_other_games():
    other = Plan("evergreen", ["random", "greedy"], 2, {}, {})
    assert list(simulate(other, 2)) != list(simulate(PLAN, 2))


def test_more_games_begin_with_the_same_ones():
    assert list(simulate(PLAN, 4))[:2] == list(simulate(PLAN, 2))


def result(scores, winners, bots=("greedy", "random", "greedy")):
    return Result(0, 1, list(bots), scores, winners, [{}] * len(bots), 10)


def test_a_bot_is_summed_up_over_all_its_seats():
    greedy, random = by_bot([result([10, 20, 30], [2]), result([30, 20, 10], [0])])
    assert (greedy.bot, greedy.mean, greedy.least, greedy.most, greedy.share) == ("greedy", 20, 10, 30, 1.0)
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
