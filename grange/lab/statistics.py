"""Statistics of simulated games."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from math import sqrt
from statistics import fmean, stdev
from typing import Any

from grange.lab.simulation import Result

CONFIDENCE = 1.96  # standard deviations to either side hold 95 % of a normal distribution


@dataclass(frozen=True)
class Summary:
    """How well a bot did, in one seat or in all of its seats."""

    bot: str
    seat: int | None
    games: int
    mean: float
    spread: float
    least: int
    most: int
    share: float  # of the wins; a shared win counts as a part of one
    interval: tuple[float, float]  # which holds the true share in 95 of 100 cases

    def to_dict(self) -> dict[str, Any]:
        """Write the summary as plain JSON."""
        return asdict(self)


def wilson(wins: float, games: int) -> tuple[float, float]:
    """Give Wilson's interval for a share of wins; it stays between 0 and 1 and holds for few games too."""
    share, square = wins / games, CONFIDENCE**2
    middle = (share + square / (2 * games)) / (1 + square / games)
    half = CONFIDENCE * sqrt(share * (1 - share) / games + square / (4 * games**2)) / (1 + square / games)
    return max(0.0, middle - half), min(1.0, middle + half)


def by_bot(results: list[Result]) -> list[Summary]:
    """Sum up each kind of bot over all its seats."""
    bots = results[0].bots
    return [_summary(results, name, None, [seat for seat, bot in enumerate(bots) if bot == name]) for name in dict.fromkeys(bots)]


def by_seat(results: list[Result]) -> list[Summary]:
    """Sum up each seat."""
    return [_summary(results, name, seat, [seat]) for seat, name in enumerate(results[0].bots)]


def _summary(results: list[Result], bot: str, seat: int | None, seats: list[int]) -> Summary:
    scores = [result.scores[place] for result in results for place in seats]
    wins = sum(1 / len(result.winners) for result in results for place in result.winners if place in seats)
    games = len(results)
    spread = stdev(scores) if len(scores) > 1 else 0.0
    return Summary(bot, seat, games, fmean(scores), spread, min(scores), max(scores), wins / games, wilson(wins, games))
