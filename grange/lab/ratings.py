"""Ratings: the strength of bots, from the order in which they finished, with confidence intervals.

A game counts as all its pairs (Bradley–Terry model): a bot that is 400 points stronger wins ten times as often as it loses. The
pairs of a game with more than two seats are not independent. Each pair counts less, so that a game counts as many pairs as a
finishing order has places to fill, one fewer than its seats.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations
from math import exp, log, sqrt

import numpy as np

from grange.lab.simulation import Result
from grange.lab.statistics import CONFIDENCE, wilson

MEAN = 1500.0  # the rating of an average bot of the tournament
SCALE = 400 / log(10)  # points per natural logarithm of the odds
DRAWN = 1.0  # draws assumed between every two bots, so that no strength is infinite
STEPS = 100  # the most iterations of Newton's method
LONGEST_STEP = 1.0

Matrix = list[list[float]]


@dataclass(frozen=True)
class Rating:
    """The rating of a bot."""

    bot: str
    games: int
    rating: float
    margin: float  # half of the 95 % confidence interval
    share: float  # of the wins
    interval: tuple[float, float]
    mean: float  # points


def places(result: Result) -> list[tuple[bool, int]]:
    """Return a sort key for each seat, the lowest for the best: winners come first, then points decide."""
    return [(False, 0) if seat in result.winners else (True, -score) for seat, score in enumerate(result.scores)]


def count_wins(results: list[Result], bots: list[str]) -> Matrix:
    """Count how often each bot finished before each other one; a shared place is half a win for each."""
    number = {bot: place for place, bot in enumerate(bots)}
    wins = [[0.0] * len(bots) for _ in bots]
    for result in results:
        place, weight = places(result), 2 / len(result.bots)
        for one, other in combinations(range(len(result.bots)), 2):
            if result.bots[one] != result.bots[other]:
                share = 0.5 if place[one] == place[other] else float(place[one] < place[other])
                wins[number[result.bots[one]]][number[result.bots[other]]] += weight * share
                wins[number[result.bots[other]]][number[result.bots[one]]] += weight * (1 - share)
    return wins


def rate(results: list[Result], bots: list[str]) -> list[Rating]:
    """Rate the bots of a tournament, the strongest first."""
    strengths, errors = fit(count_wins(results, bots))
    rows = []
    for bot, strength, error in zip(bots, strengths, errors, strict=True):
        sat = [(result, seat) for result in results for seat, name in enumerate(result.bots) if name == bot]
        wins = sum(1 / len(result.winners) for result, seat in sat if seat in result.winners)
        mean = sum(result.scores[seat] for result, seat in sat) / len(sat)
        margin = CONFIDENCE * SCALE * error
        rows.append(Rating(bot, len(sat), MEAN + SCALE * strength, margin, wins / len(sat), wilson(wins, len(sat)), mean))
    return sorted(rows, key=lambda row: -row.rating)


def fit(wins: Matrix) -> tuple[list[float], list[float]]:
    """Fit the most likely strengths, whose mean is 0, and their standard errors, by Newton's method."""
    everybody = range(len(wins))
    with_draws = [[wins[one][other] + DRAWN / 2 * (one != other) for other in everybody] for one in everybody]
    strengths = [0.0 for _ in everybody]
    for _ in range(STEPS):
        slope, covariance = _look(with_draws, strengths)
        steps = [sum(covariance[one][other] * slope[other] for other in everybody) for one in everybody]
        longest = max(map(abs, steps))
        strengths = [
            strength + step * LONGEST_STEP / max(LONGEST_STEP, longest) for strength, step in zip(strengths, steps, strict=True)
        ]
        if longest < 1e-9:
            break
    _, covariance = _look(with_draws, strengths)
    return strengths, [sqrt(max(0.0, covariance[one][one] - 1 / len(wins) ** 2)) for one in everybody]


def _look(wins: Matrix, strengths: list[float]) -> tuple[list[float], Matrix]:
    """Return the gradient of the likelihood, and the inverse of its information matrix.

    Games show only differences of strengths, so their sum is held at 0: that adds 1 to each entry, and 1 / n² to the inverse.
    """
    everybody = range(len(wins))
    slope = [0.0 for _ in everybody]
    information = [[1.0 for _ in everybody] for _ in everybody]
    for one in everybody:
        for other in everybody:
            if one != other:
                games = wins[one][other] + wins[other][one]
                chance = 1 / (1 + exp(strengths[other] - strengths[one]))
                slope[one] += wins[one][other] - games * chance
                information[one][one] += games * chance * (1 - chance)
                information[one][other] -= games * chance * (1 - chance)
    covariance: Matrix = np.linalg.inv(information).tolist()
    return slope, covariance
