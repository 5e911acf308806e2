"""Pairs: the usual game and another one, played with the same seeds, so that only what differs between them remains."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from grange.lab.balance.certainty import FALSE_ALARMS, Estimate, chance_of_signs, mean, q_values, share
from grange.lab.balance.house import STEPS
from grange.lab.balance.row import Row

FEWEST_GAMES = 8  # the fewest games with a step of a house value that allow an estimate

# House values


@dataclass(frozen=True)
class Change:
    """What changes if a house value is one more or one less: with the same moves scored anew, and in games played anew."""

    place: str
    path: tuple[Any, ...]
    usual: int
    recounts: int  # games with the same moves, scored anew
    games: int  # games that were played anew
    touched: Estimate | None  # the share of games in which the same moves are impossible or score differently
    impossible: Estimate | None  # the share of games in which the same moves are impossible
    recounted: Estimate | None  # the share of games that another seat wins with the same moves
    other_winner: Estimate | None  # the share of games, played anew, that another seat wins
    points: dict[int, Estimate]  # of a seat with the same moves, for one less and one more
    points_anew: dict[int, Estimate]  # of a seat in games played anew
    shown: tuple[int, int] | None = None  # the game and the step that show it best, with the same moves

    @property
    def name(self) -> str:
        """The name of the value, with the way to it."""
        return ".".join(map(str, (self.place, *self.path)))


Key = tuple[Any, ...]  # of a house value: its place, the way to it, and its usual number


@dataclass(frozen=True)
class Again:
    """A base game and how it ends with another house value; without an end where its moves were impossible."""

    step: int
    before: Row
    scores: list[int] | None
    winners: list[int] | None

    @property
    def points(self) -> float:
        """How many points more a seat has."""
        return float(np.mean(self.scores or self.before.scores) - np.mean(self.before.scores))

    @property
    def other_winner(self) -> bool:
        """Whether another seat wins."""
        return self.winners is not None and not set(self.before.winners) & set(self.winners)


def changes(base: Sequence[Row], anew: Sequence[Row], recounts: Sequence[Row]) -> list[Change]:
    """Sum up each house value; those that touch most games come first."""
    usual = {row.number: row for row in base}
    counted: dict[Key, list[Again]] = defaultdict(list)
    played: dict[Key, list[Again]] = defaultdict(list)
    for row in recounts:
        for recount in row.about["recounts"]:
            ended = recount["ended"] or {"scores": None, "winners": None}
            counted[_key(recount)].append(Again(recount["step"], usual[row.number], **ended))
    for row in anew:
        played[_key(row.about)].append(Again(row.about["step"], usual[row.about["base"]], row.scores, row.winners))
    found = [_change(key, counted[key], played[key]) for key in {**counted, **played}]
    return sorted(found, key=lambda each: (-_value(each.touched), -_value(each.recounted), -_value(each.other_winner)))


def _key(about: Mapping[str, Any]) -> Key:
    return about["place"], tuple(about["path"]), about["usual"]


def _value(estimate: Estimate | None) -> float:
    return estimate.value if estimate else 0.0


def _change(key: Key, counted: Sequence[Again], played: Sequence[Again]) -> Change:
    place, path, usual = key
    possible = [each for each in counted if each.scores is not None]
    return Change(
        place=place,
        path=path,
        usual=usual,
        recounts=len(counted),
        games=len(played),
        touched=_share(counted, lambda each: each.scores != each.before.scores),
        impossible=_share(counted, lambda each: each.scores is None),
        recounted=_share(possible, lambda each: each.other_winner),
        other_winner=_share(played, lambda each: each.other_winner),
        points=_points(possible),
        points_anew=_points(played),
        shown=_shown(possible),
    )


def _shown(possible: Sequence[Again]) -> tuple[int, int] | None:
    """Pick a game with another winner, or else the one whose points change most; None if no points change."""
    best = max(possible, key=lambda each: (each.other_winner, abs(each.points)), default=None)
    return (best.before.number, best.step) if best and (best.other_winner or best.points) else None


def _share(games: Sequence[Again], fits: Callable[[Again], bool]) -> Estimate | None:
    return share(sum(map(fits, games)), len(games)) if len(games) >= FEWEST_GAMES else None


def _points(games: Sequence[Again]) -> dict[int, Estimate]:
    by_step = {step: [each.points for each in games if each.step == step] for step in STEPS}
    return {step: effect for step, points in by_step.items() if len(points) >= FEWEST_GAMES and (effect := mean(points))}


def other_winner(rows: Sequence[Row]) -> float:
    """Return how often two unrelated games have different winners, as a yardstick."""
    shares = np.array([row.shares for row in rows]).mean(0)
    return float(1 - (shares**2).sum())


# Another box, or other rules


@dataclass(frozen=True)
class Moved:
    """A number of the other game, less the same number of the usual one."""

    name: str  # a category of the score sheet, or `points`, `winner`, `margin`, `choices`
    difference: Estimate
    q: float
    game: int  # the seed that shows it best

    @property
    def stands_out(self) -> bool:
        """Whether it is beyond chance."""
        return self.q < FALSE_ALARMS


def moved(base: Sequence[Row], rows: Sequence[Row]) -> list[Moved]:
    """Compare the games of the same seeds; the surest difference comes first."""
    usual = {row.number: row for row in base}
    pairs = [(usual[row.number], row) for row in rows if row.number in usual]
    found, chances = [], []
    for name, number in measures(base).items():
        differences = np.array([number(other) - number(before) for before, other in pairs], float)
        estimate = mean(differences)
        if estimate is not None and differences.any():
            sign = np.sign(estimate.value) or 1
            found.append((name, estimate, pairs[int(np.argmax(sign * differences))][0].number))
            chances.append(chance_of_signs(differences))
    compared = [Moved(name, estimate, q, game) for (name, estimate, game), q in zip(found, q_values(chances), strict=True)]
    return sorted(compared, key=lambda each: (each.q, -abs(each.difference.value)))


def margin(row: Row) -> float:
    """Return how far the winner is ahead."""
    first, second = sorted((*row.scores, *([] if row.seats > 1 else [0])), reverse=True)[:2]
    return float(first - second)


def measures(rows: Sequence[Row]) -> dict[str, Callable[[Row], float]]:
    """List the numbers of a game that are compared."""
    named: dict[str, Callable[[Row], float]] = {
        "points": lambda row: float(np.mean(row.scores)),
        "winner": lambda row: max(row.scores),
        "margin": margin,
        "choices": lambda row: len(row.moves),
    }
    for name in dict.fromkeys(name for row in rows for sheet in row.sheets for name in sheet):
        named[f"sheet-{name}"] = _of_sheet(name)
    return named


def _of_sheet(name: str) -> Callable[[Row], float]:
    return lambda row: float(np.mean([sheet.get(name, 0) for sheet in row.sheets]))
