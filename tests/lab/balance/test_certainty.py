"""The statistics of a balance report, against known values and against planted truths."""

from __future__ import annotations

import numpy as np
import pytest

from grange.lab.balance.certainty import (
    Estimate,
    Resampling,
    band_of_equals,
    chance_of,
    chance_of_signs,
    mean,
    outliers,
    q_values,
    share,
    shrunken,
    student,
)


def test_a_share_has_wilsons_interval():
    found = share(1, 10)
    assert (round(found.low, 4), round(found.high, 4)) == (0.0179, 0.4042)  # Wilson 1927, as in textbooks
    assert share(0, 20).low == 0.0
    assert (share(0, 0).low, share(0, 0).high) == (0.0, 1.0)


@pytest.mark.parametrize(("freedom", "quantile"), [(4, 2.776), (9, 2.262), (30, 2.042), (1000, 1.962)])
def test_students_quantiles_are_those_of_the_table(freedom, quantile):
    assert student(freedom) == pytest.approx(quantile, abs=0.01)


def test_a_mean_has_students_interval_and_three_games_have_none():
    found = mean([1.0, 2.0, 3.0, 4.0, 5.0])
    assert found is not None
    assert found.value == 3.0
    assert found.half == pytest.approx(2.776 * 0.7071, abs=0.01)
    assert mean([1.0, 2.0, 3.0]) is None


def test_games_drawn_again_give_the_interval_of_their_mean():
    numbers = np.random.default_rng(3).normal(10, 4, 400)
    known, drawn = mean(numbers), Resampling(400).ratio(numbers, np.ones(400))
    assert known is not None
    assert drawn.value == pytest.approx(known.value)
    assert drawn.half == pytest.approx(known.half, rel=0.1)


def test_seats_that_rise_and_fall_together_are_not_counted_twice():
    chance = np.random.default_rng(4)
    tables = chance.normal(0, 5, 300)  # both seats of a game share most of their luck
    two = tables * 2 + chance.normal(0, 1, 300)
    assert Resampling(300).ratio(two, np.full(300, 2.0)).half == pytest.approx(1.96 * 5 / 300**0.5, rel=0.15)


def test_a_slope_over_games_is_found():
    chance = np.random.default_rng(5)
    tiles = chance.integers(0, 4, 500).astype(float)
    found = Resampling(500).slope(tiles, 2 * tiles + chance.normal(0, 1, 500))
    assert found.low < 2 < found.high
    assert found.half < 0.2


def test_q_values_are_those_of_benjamini_and_hochberg():
    assert q_values([0.01, 0.04, 0.03, 0.5]) == pytest.approx([0.04, 0.16 / 3, 0.16 / 3, 0.5])
    assert q_values([]) == []


def test_guesses_are_drawn_together_by_noise_and_left_alone_without():
    noisy = [Estimate(value, 0, 0, 2.0) for value in (-1.0, 0.0, 1.0)]
    guesses, none = shrunken(noisy)
    assert guesses == pytest.approx([0, 0, 0])
    assert none == 0.0
    clear, spread = shrunken([Estimate(value, 0, 0, 0.01) for value in (-3.0, 0.0, 3.0)])
    assert clear == pytest.approx([-3, 0, 3], abs=0.01)
    assert spread == pytest.approx(6**0.5, abs=0.01)
    assert shrunken([]) == ([], 0.0)


def test_random_signs_hold_for_few_games():
    assert chance_of_signs([0.0, 0.0]) == 1.0
    assert chance_of_signs([1.0, 1.0, 1.0]) > 0.2  # two of eight patterns of signs are as extreme
    assert chance_of_signs([1.0] * 12) < 0.005
    assert chance_of_signs(np.random.default_rng(1).normal(5, 1, 60)) < 1e-9


def test_an_estimate_without_any_spread_is_certain():
    assert chance_of(Estimate(0, 0, 0, 0)) == 1.0
    assert chance_of(Estimate(1, 1, 1, 0)) == 0.0


def test_equal_cards_lie_within_their_band():
    chance = np.random.default_rng(6)
    held = np.zeros((10, 400))
    for game in range(100):
        for seat, card in enumerate(chance.permutation(10)[:4]):
            held[card, 4 * game + seat] = 1
    points = chance.normal(30, 5, 400)
    effects = sorted(((row @ points) / row.sum() - ((1 - row) @ points) / (1 - row).sum() for row in held), reverse=True)
    inside = [low <= effect <= high for effect, (low, high) in zip(effects, band_of_equals(held, points, 4), strict=True)]
    assert sum(inside) >= 8


def test_a_seat_with_a_bonus_is_found_and_nothing_else():
    found = []
    for seed in range(20):
        points = np.random.default_rng(seed).normal(30, 6, (300, 4))
        points[:, 2] += 5
        found.append(outliers(points))
    assert found.count([2]) >= 19


def test_equal_seats_are_flagged_no_more_often_than_promised():
    flagged = [outliers(np.random.default_rng(100 + seed).normal(30, 6, (200, 4))) for seed in range(200)]
    assert sum(bool(each) for each in flagged) <= 4  # one in two hundred is promised; five of 200 would be rare luck


def test_of_two_seats_that_differ_both_are_told():
    points = np.random.default_rng(8).normal(30, 6, (300, 2))
    points[:, 0] += 4
    assert sorted(outliers(points)) == [0, 1]
