"""Certainty: intervals, false alarms and best guesses. Every number of a balance report comes with its doubt from here.

Seats of one game depend on each other, so points are resampled by whole games. Shares get Wilson's interval. Where many things are
asked about at once, Benjamini and Hochberg's q-values keep the share of false alarms below a promised level.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import erfc, sqrt
from typing import Any

import numpy as np

from grange.lab.statistics import CONFIDENCE, wilson

Array = Any  # a NumPy array

FALSE_ALARMS = 0.005  # the promised share of false alarms among all flags of a family
DRAWS = 1000  # bootstrap samples
SIGNS = 4000  # random signs for paired differences
SWAPS = 200  # random permutations of hands


@dataclass(frozen=True)
class Estimate:
    """A number with its 95 % interval and its standard error."""

    value: float
    low: float
    high: float
    error: float = 0.0

    @property
    def half(self) -> float:
        """Half the width of the interval."""
        return (self.high - self.low) / 2

    def leaves_out(self, value: float) -> bool:
        """Return whether the interval leaves a value out."""
        return not self.low <= value <= self.high

    def less(self, amount: float) -> Estimate:
        """Return the same estimate, measured from another zero."""
        return Estimate(self.value - amount, self.low - amount, self.high - amount, self.error)

    def times(self, factor: float) -> Estimate:
        """Return the same estimate in another unit."""
        return Estimate(self.value * factor, self.low * factor, self.high * factor, self.error * factor)


def share(wins: float, games: int) -> Estimate:
    """Estimate a share with Wilson's interval; without games it could be anything."""
    if not games:
        return Estimate(0.0, 0.0, 1.0, 1.0)
    low, high = wilson(wins, games)
    return Estimate(wins / games, low, high, (high - low) / 2 / CONFIDENCE)


def student(freedom: int) -> float:
    """Return the 97.5 % quantile of Student's distribution (by an expansion that is accurate from 3 degrees of freedom)."""
    z = 1.959964
    terms = (
        (z**3 + z) / 4,
        (5 * z**5 + 16 * z**3 + 3 * z) / 96,
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384,
    )
    return z + sum(term / float(freedom**power) for power, term in enumerate(terms, start=1))


def mean(values: Sequence[float] | Array) -> Estimate | None:
    """Estimate the mean of independent numbers, one a game; None for fewer than four of them."""
    numbers = np.asarray(values, float)
    if len(numbers) < 4:
        return None
    middle, error = float(numbers.mean()), float(numbers.std(ddof=1)) / sqrt(len(numbers))
    half = student(len(numbers) - 1) * error
    return Estimate(middle, middle - half, middle + half, error)


@lru_cache(maxsize=2)  # a report asks about the same games many times
def times_drawn(games: int, seed: int, draws: int) -> Array:
    """Draw as many games as there are with replacement, many times; return how often each game is drawn."""
    chance = np.random.default_rng(seed)
    times = chance.multinomial(games, np.full(games, 1 / games), draws).astype(np.float32)
    times.setflags(write=False)
    return times


class Resampling:
    """All games drawn again with replacement, many times: the bootstrap over games."""

    def __init__(self, games: int, seed: int = 1, draws: int = DRAWS) -> None:
        self.weights = times_drawn(games, seed, draws)

    def ratio(self, sums: Array, counts: Array) -> Estimate:
        """Estimate a mean over seats, from its sum and its count in each game."""
        return self._estimate(sums.sum() / counts.sum(), *self._drawn(sums, counts))

    def difference(self, sums: Array, counts: Array, other_sums: Array, other_counts: Array) -> Estimate:
        """Estimate the difference of two means over seats of the same games."""
        value = sums.sum() / counts.sum() - other_sums.sum() / other_counts.sum()
        (one, fine), (other, too) = self._drawn(sums, counts), self._drawn(other_sums, other_counts)
        return self._estimate(value, one - other, fine & too)

    def differences(self, held: Array, numbers: Array, seats: int) -> list[Estimate]:
        """Estimate for each row of `held` the difference between the seats that hold something and all others.

        All rows are drawn together, which is much faster than one after the other.
        """
        games = len(numbers) // seats
        holders = held.reshape(len(held), games, seats)
        table = numbers.reshape(games, seats)
        sums, counts = (holders * table).sum(2).T, holders.sum(2).T
        all_sums, all_counts = table.sum(1, keepdims=True), np.full((games, 1), seats)
        parts = np.hstack([sums, counts, all_sums, all_counts]).astype(np.float32)
        drawn = np.asarray(self.weights @ parts, float)
        rows = len(held)
        inside, number, whole, every = drawn[:, :rows], drawn[:, rows : 2 * rows], drawn[:, -2:-1], drawn[:, -1:]
        fine = (number > 0) & (every > number)
        apart = inside / np.where(fine, number, 1) - (whole - inside) / np.where(fine, every - number, 1)
        values = sums.sum(0) / counts.sum(0) - (all_sums.sum() - sums.sum(0)) / (all_counts.sum() - counts.sum(0))
        if not fine.all():
            return [self._estimate(value, apart[:, row], fine[:, row]) for row, value in enumerate(values)]
        lows, highs = np.quantile(apart, [0.025, 0.975], axis=0)  # all at once, which is faster
        return [Estimate(*map(float, each)) for each in zip(values, lows, highs, apart.std(0, ddof=1), strict=True)]

    def slope(self, doses: Array, outcomes: Array) -> Estimate:
        """Estimate how much the outcome of a game changes with one unit more of something that was drawn by lot."""
        games = self.weights.sum(1)
        doses, outcomes = doses - doses.mean(), outcomes - outcomes.mean()  # which keeps the small numbers exact
        products = np.column_stack([doses, outcomes, doses * outcomes, doses * doses]).astype(np.float32)
        means = (self.weights @ products / games[:, None]).T
        spread = means[3] - means[0] ** 2
        slopes = (means[2] - means[0] * means[1]) / np.where(spread > 0, spread, 1)
        whole = float(np.cov(doses, outcomes)[0, 1] / doses.var(ddof=1))
        return self._estimate(whole, slopes, spread > 1e-9)

    def _drawn(self, sums: Array, counts: Array) -> tuple[Array, Array]:
        drawn, totals = (self.weights @ np.column_stack([sums, counts]).astype(np.float32)).T  # no copy of all weights
        return drawn / np.where(totals > 0, totals, 1), totals > 0

    def _estimate(self, value: float, drawn: Array, fine: Array) -> Estimate:
        kept = drawn[fine]
        low, high = np.quantile(kept, [0.025, 0.975])
        return Estimate(float(value), float(low), float(high), float(kept.std(ddof=1)))


def chance_of(estimate: Estimate, zero: float = 0.0) -> float:
    """Return how often chance alone would lead this far from zero (a two-sided p-value)."""
    if estimate.error <= 0:
        return 1.0 if estimate.value == zero else 0.0
    return erfc(abs(estimate.value - zero) / estimate.error / sqrt(2))


def chance_of_signs(differences: Sequence[float] | Array, seed: int = 1) -> float:
    """Return how often random signs give paired differences as large as these; this holds for few games, too."""
    numbers = np.asarray(differences, float)
    if not len(numbers) or not numbers.any():
        return 1.0
    chance = np.random.default_rng(seed)
    signs = chance.integers(0, 2, (SIGNS, len(numbers)), dtype=np.int8) * 2 - 1
    as_large = np.abs(signs @ numbers) >= abs(numbers.sum()) - 1e-9
    found = float((1 + as_large.sum()) / (SIGNS + 1))
    if as_large.any() or len(numbers) < 30:
        return found
    whole = mean(numbers)
    return found if whole is None else min(found, chance_of(whole))  # rarer than this number of draws can show


def q_values(chances: Sequence[float]) -> list[float]:
    """Return Benjamini and Hochberg's q-values: the share of false alarms if everything at least this rare is flagged."""
    found, best = [1.0] * len(chances), 1.0
    order = sorted(range(len(chances)), key=chances.__getitem__)
    for rank in range(len(chances), 0, -1):
        place = order[rank - 1]
        best = min(best, chances[place] * len(chances) / rank)
        found[place] = best
    return found


def shrunken(estimates: Sequence[Estimate]) -> tuple[list[float], float]:
    """Draw estimates toward their common mean as far as their noise demands; also return how much the true values differ.

    This is normal empirical Bayes. Rank by it: the measured numbers exaggerate at both ends.
    """
    if not estimates:
        return [], 0.0
    values = np.array([each.value for each in estimates])
    errors = np.array([max(each.error, 1e-9) for each in estimates])
    precision = 1 / errors**2
    middle = np.average(values, weights=precision)
    spread = max(0.0, float(np.average((values - middle) ** 2 - errors**2, weights=precision)))
    centre = np.average(values, weights=1 / (spread + errors**2))
    kept = spread / (spread + errors**2)
    guesses: list[float] = (centre + kept * (values - centre)).tolist()
    return guesses, sqrt(spread)


def band_of_equals(held: Array, points: Array, seats: int, seed: int = 1) -> list[tuple[float, float]]:
    """Return the band in which the ordered effects of equal cards would lie, the best first.

    `held` has a row for each card and a column for each seat of each game. Hands are swapped at random within each game.
    """
    chance = np.random.default_rng(seed)
    games = len(points) // seats
    counts = held.sum(1)
    ordered = []
    for _ in range(SWAPS):
        order = chance.permuted(np.tile(np.arange(seats), (games, 1)), axis=1) + seats * np.arange(games)[:, None]
        swapped = points[order.ravel()]
        inside = held @ swapped
        effects = inside / counts - (swapped.sum() - inside) / (len(points) - counts)
        ordered.append(np.sort(effects)[::-1])
    low, high = np.quantile(np.array(ordered), [0.025, 0.975], axis=0)
    return list(zip(low.tolist(), high.tolist(), strict=True))


def outliers(points: Array) -> list[int]:
    """Find the columns that stand apart from the others beyond chance; a row is a game.

    The column farthest from the mean of all is flagged and left out, and the rest is asked again. So one strong seat does not make
    all others look weak. Two columns that differ are both flagged.
    """
    left, flagged = list(range(points.shape[1])), list[int]()
    while len(left) > 1 and len(points) > 3:
        apart = points[:, left] - points[:, left].mean(1, keepdims=True)
        estimates = [mean(apart[:, place]) for place in range(len(left))]
        chances = [1.0 if each is None else chance_of(each) for each in estimates]
        if min(q_values(chances)) >= FALSE_ALARMS:
            break
        if len(left) == 2:
            return [*flagged, *left]
        flagged.append(left.pop(chances.index(min(chances)) if min(chances) > 0 else _farthest(estimates)))
    return flagged


def _farthest(estimates: Sequence[Estimate | None]) -> int:
    return max(range(len(estimates)), key=lambda place: abs(each.value) if (each := estimates[place]) else 0.0)
