"""Pairs: the usual game and another one, played with the same seeds, so that only what differs between them remains."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from grange.lab.balance.certainty import FALSE_ALARMS, Estimate, chance_of_signs, mean, q_values, share
from grange.lab.balance.row import Row

# House values


@dataclass(frozen=True)
class Change:
    """What changes if a house value is one more or one less."""

    place: str
    path: tuple[Any, ...]
    usual: int
    games: int
    touched: Estimate  # the share of games, played anew, that end with other points
    other_winner: Estimate  # the share of games, played anew, that another seat wins
    recounted: Estimate | None  # the same for the same moves, only counted anew; None where they were never possible
    points: dict[int, Estimate]  # of a seat, for one less and one more


def changes(base: Sequence[Row], rows: Sequence[Row]) -> list[Change]:
    """Sum up each house value; those that touch most games come first."""
    usual = {row.number: row for row in base}
    by_value: dict[tuple[Any, ...], list[Row]] = defaultdict(list)
    for row in rows:
        by_value[row.about["place"], tuple(row.about["path"]), row.about["usual"]].append(row)
    found = [_change(usual, key, played) for key, played in by_value.items()]
    return sorted(found, key=lambda each: (-each.touched.value, -each.other_winner.value))


def _change(usual: dict[int, Row], key: tuple[Any, ...], rows: Sequence[Row]) -> Change:
    pairs = [(usual[row.about["base"]], row) for row in rows]
    recounts = [(before, row.about["recount"]) for before, row in pairs if row.about.get("recount")]
    points = {}
    for step in (-1, 1):
        differences = [np.mean(row.scores) - np.mean(before.scores) for before, row in pairs if row.about["step"] == step]
        if (estimate := mean(differences)) is not None:
            points[step] = estimate
    place, path, usual_value = key
    return Change(
        place=place,
        path=path,
        usual=usual_value,
        games=len(rows),
        touched=share(sum(before.scores != row.scores for before, row in pairs), len(pairs)),
        other_winner=share(sum(not set(before.winners) & set(row.winners) for before, row in pairs), len(pairs)),
        recounted=share(sum(not set(before.winners) & set(told["winners"]) for before, told in recounts), len(recounts))
        if recounts
        else None,
        points=points,
    )


def other_winner(rows: Sequence[Row]) -> float:
    """Return how often another seat would win if the game were simply another game."""
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
    told = [Moved(name, estimate, q, game) for (name, estimate, game), q in zip(found, q_values(chances), strict=True)]
    return sorted(told, key=lambda each: (each.q, -abs(each.difference.value)))


def margin(row: Row) -> float:
    """Return how far the winner is ahead."""
    first, second = sorted((*row.scores, *([] if row.seats > 1 else [0])), reverse=True)[:2]
    return float(first - second)


def measures(rows: Sequence[Row]) -> dict[str, Callable[[Row], float]]:
    """Name the numbers of a game that are compared."""
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
