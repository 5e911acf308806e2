"""The season of a club: thirteen weeks, in which each member's five best results of each game count."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta

from grange.web.stored import ClubGame, ClubResult

WEEK = 7 * 24 * 3600.0
WEEKS, BEST = 13, 5


@dataclass(frozen=True)
class Season:
    """A season: its number from 1, the week it is in, and when it began."""

    number: int
    week: int
    began: float

    @property
    def ends(self) -> float:
        """The time at which the next season begins."""
        return self.began + WEEKS * WEEK


@dataclass(frozen=True)
class Standing:
    """A member's place in a season."""

    person: str
    place: int
    games: int
    points: int
    moved: int | None  # places gained this week; None for somebody who was not ranked before


def season_at(founded: float, now: float) -> Season:
    """Return the season of a club at a time; the first begins on the Monday before the club was founded."""
    day = datetime.fromtimestamp(founded, UTC).replace(hour=0, minute=0, second=0, microsecond=0)
    first = (day - timedelta(days=day.weekday())).timestamp()
    passed = max(0, int((now - first) // WEEK))
    return Season(passed // WEEKS + 1, passed % WEEKS + 1, first + passed // WEEKS * WEEKS * WEEK)


def results_of(game: ClubGame) -> list[ClubResult]:
    """Return each person's points: one for taking part, and one for each person who came in behind them."""
    best: dict[str, int] = {}
    for person, place in game.places:
        best[person] = min(place, best.get(person, place))
    if len(best) < 2:
        return []
    points = {person: 1 + sum(other > place for other in best.values()) for person, place in best.items()}
    return [ClubResult(person, game.game, won, game.ended) for person, won in points.items()]


def standings(results: Sequence[ClubResult], season: Season) -> list[Standing]:
    """Rank members by the sum of their best results, with the places that they have gained or lost this week."""
    week = season.began + (season.week - 1) * WEEK
    before = _places([result for result in results if result.ended < week])
    now, sums = _places(results), _sums(results)
    played = {person: sum(result.person == person for result in results) for person in sums}
    return [
        Standing(person, place, played[person], sums[person], before[person] - place if person in before else None)
        for person, place in sorted(now.items(), key=lambda each: (each[1], -played[each[0]], each[0]))
    ]


def _places(results: Sequence[ClubResult]) -> dict[str, int]:
    sums = _sums(results)
    return {person: 1 + sum(other > own for other in sums.values()) for person, own in sums.items()}


def _sums(results: Sequence[ClubResult]) -> dict[str, int]:
    """Add up each person's best results of each game."""
    found: dict[tuple[str, str], list[int]] = {}
    for result in results:
        found.setdefault((result.person, result.game), []).append(result.points)
    sums: dict[str, int] = {}
    for (person, _), points in found.items():
        sums[person] = sums.get(person, 0) + sum(sorted(points, reverse=True)[:BEST])
    return sums
