"""Statistics of simulated games."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from math import sqrt
from statistics import fmean, stdev
from typing import Any

from grange.core.errors import BadSetup
from grange.lab.simulation import Result

CONFIDENCE = 1.96  # standard deviations on either side that hold 95 % of a normal distribution

Key = tuple[str, int | None, int | None]  # a bot, its seat and its place in the order of turns; None where that does not matter


@dataclass(frozen=True)
class Summary:
    """The results of a bot: over all seats, in one seat, or at one place in the order of turns."""

    bot: str
    seat: int | None  # None over all seats
    turn: int | None  # the place in the order of turns, 0 for the seat that began; None over all places
    games: int  # number of games in which it sat there
    mean: float  # points of a seat
    spread: float  # standard deviation of the points
    least: int
    most: int
    share: float  # of the wins; a shared win counts as a fraction
    interval: tuple[float, float]  # the 95 % confidence interval of the share

    def to_dict(self) -> dict[str, Any]:
        """Write the summary as plain JSON."""
        return asdict(self)


def wilson(wins: float, games: int) -> tuple[float, float]:
    """Return Wilson's interval for a share of wins, which stays between 0 and 1 and holds for few games, too."""
    share, square = wins / games, CONFIDENCE**2
    middle = (share + square / (2 * games)) / (1 + square / games)
    half = CONFIDENCE * sqrt(share * (1 - share) / games + square / (4 * games**2)) / (1 + square / games)
    return max(0.0, middle - half), min(1.0, middle + half)


def by_bot(results: Sequence[Result]) -> list[Summary]:
    """Sum up each kind of bot over all its seats; a game counts once for each kind of bot that played it."""
    return _grouped(results, lambda result, seat: (result.bots[seat], None, None))


def by_seat(results: Sequence[Result]) -> list[Summary]:
    """Sum up each seat, and in it each kind of bot that sat there."""
    return _grouped(results, lambda result, seat: (result.bots[seat], seat, None))


def by_turn(results: Sequence[Result]) -> list[Summary]:
    """Sum up each place in the order of turns, and at it each kind of bot; empty where no seat is drawn to begin."""
    return _grouped([result for result in results if result.first is not None], _place_in_turn)


def _place_in_turn(result: Result, seat: int) -> Key:
    return result.bots[seat], None, result.turn(seat)


def _grouped(results: Sequence[Result], key_of: Callable[[Result, int], Key]) -> list[Summary]:
    """Group the seats of each game by key, and sum them up."""
    check_alike(results)
    groups: dict[Key, list[tuple[Result, list[int]]]] = {}
    for result in results:
        seats: dict[Key, list[int]] = {}
        for seat in range(len(result.bots)):
            seats.setdefault(key_of(result, seat), []).append(seat)
        for key, sat in seats.items():
            groups.setdefault(key, []).append((result, sat))
    rows = [_summary(*key, played) for key, played in groups.items()]
    return sorted(rows, key=lambda row: (row.seat or 0, row.turn or 0))


def check_alike(results: Sequence[Result]) -> None:
    """Refuse to sum up results of different games or different numbers of seats."""
    kinds = sorted({(result.game, len(result.bots)) for result in results})
    if len(kinds) > 1:
        raise BadSetup("error-unlike-results", kinds=[f"{game} ({seats})".strip() for game, seats in kinds])


def _summary(bot: str, seat: int | None, turn: int | None, played: list[tuple[Result, list[int]]]) -> Summary:
    scores = [result.scores[place] for result, seats in played for place in seats]
    wins = sum(1 / len(result.winners) for result, seats in played for place in result.winners if place in seats)
    games = len(played)
    spread = stdev(scores) if len(scores) > 1 else 0.0
    low, high = min(scores), max(scores)
    return Summary(
        bot=bot,
        seat=seat,
        turn=turn,
        games=games,
        mean=fmean(scores),
        spread=spread,
        least=low,
        most=high,
        share=wins / games,
        interval=wilson(wins, games),
    )
