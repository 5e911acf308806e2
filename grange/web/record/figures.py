"""The figures of a record: games, places, means, bests and points by source, summed up from a list of games."""

from __future__ import annotations

import datetime
from collections.abc import Sequence
from dataclasses import dataclass

from grange.web.record.played import MyGame

LAST = 10  # games that one point of the curve stands for
MOST_BESTS = 2  # personal bests, each with a different number of seats


@dataclass(frozen=True)
class Figures:
    """Some games of a record, summed up."""

    games: int
    with_people: int
    against: int  # games with rivals, people or bots
    first: int  # of these
    mean: float
    best: MyGame
    places: list[int]  # how often each place was taken, from the first on
    accuracy: int | None  # the mean of the games with a review
    reviewed: int


@dataclass(frozen=True)
class Source:
    """Points of one source: the visitor's mean, and that of the average rival if there were rivals."""

    name: str
    mine: float
    rivals: float | None


@dataclass(frozen=True)
class Best:
    """A personal best: the most points with a number of seats, or the widest win."""

    game: MyGame
    margin: bool  # whether it is the widest win
    source: str | None  # that brought most
    brought: int


@dataclass(frozen=True)
class CurvePoint:
    """The mean of the last games up to one of them, with the worst and the best among them."""

    game: MyGame
    mean: float
    low: int
    high: int

    @property
    def ended(self) -> datetime.datetime:
        """When the last of them ended."""
        return self.game.ended


def figures(games: Sequence[MyGame]) -> Figures | None:
    """Sum up some games; None if there are none."""
    if not games:
        return None
    rivals = [game for game in games if game.seats > 1]
    reviewed = [game.accuracy for game in games if game.accuracy is not None]
    return Figures(
        games=len(games),
        with_people=sum(game.with_people for game in games),
        against=len(rivals),
        first=sum(game.place == 1 for game in rivals),
        mean=mean([game.points for game in games]),
        best=best_of(games),
        places=[
            sum(game.place == place for game in rivals) for place in range(1, max((game.seats for game in rivals), default=0) + 1)
        ],
        accuracy=round(mean(reviewed)) if reviewed else None,
        reviewed=len(reviewed),
    )


def best_of(games: Sequence[MyGame]) -> MyGame:
    """Return the game with the most points, the earliest if several are equal."""
    return min(games, key=lambda game: (-game.points, game.ended))


def mean(numbers: Sequence[float]) -> float:
    """Return the mean of some numbers."""
    return sum(numbers) / len(numbers)


def sources(games: Sequence[MyGame]) -> list[Source]:
    """Return the mean points by source, beside the average rival's; sources that never brought anything are left out."""
    known = [game for game in games if game.sheet]
    against = [game for game in known if game.rival_sheet]
    counted = against or known
    names = list(dict.fromkeys(name for game in counted for name in game.sheet))
    found = [
        Source(
            name,
            mean([game.sheet.get(name, 0) for game in counted]),
            mean([game.rival_sheet.get(name, 0.0) for game in against]) if against else None,
        )
        for name in names
    ]
    return [source for source in found if source.mine or source.rivals]


def curve(games: Sequence[MyGame]) -> list[CurvePoint]:
    """Return the course of the points, from the earliest game on; nothing before the second game."""
    ordered = sorted(games, key=lambda game: game.ended)
    found = []
    for at, game in enumerate(ordered):
        points = [each.points for each in ordered[max(0, at + 1 - LAST) : at + 1]]
        found.append(CurvePoint(game, mean(points), min(points), max(points)))
    return found if len(found) > 1 else []


def bests(games: Sequence[MyGame]) -> list[Best]:
    """Return the personal bests: the most points with different numbers of seats, and the widest win."""
    by_seats = [best_of([game for game in games if game.seats == seats]) for seats in {game.seats for game in games}]
    found = [_best(game) for game in sorted(by_seats, key=lambda game: -game.points)[:MOST_BESTS]]
    wins = [game for game in games if game.seats > 1 and game.place == 1 and game.margin > 0]
    if wins:
        found.append(_best(max(wins, key=lambda game: game.margin), margin=True))
    return found


def _best(game: MyGame, *, margin: bool = False) -> Best:
    source = max(game.sheet, key=lambda name: game.sheet[name]) if game.sheet else None
    return Best(game, margin, source, game.sheet[source] if source else 0)
