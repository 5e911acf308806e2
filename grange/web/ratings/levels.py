"""The ratings of the levels of bots, on the scale of people's; `bench/strength.py --levels` measures and writes them.

Bots play no rated games, so the two scales need a common point: Steady has the rating of an unknown player.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from grange.web.ratings.model import is_provisional, rating_of
from grange.web.stored import Skill

FILE = Path(__file__).parent / "levels.toml"


@dataclass(frozen=True)
class Level:
    """The rating of a level of bots, in points."""

    level: str
    rating: int
    margin: int


@cache
def levels(game: str, seats: int) -> list[Level]:
    """List the measured levels of a game with a number of seats, the gentlest first."""
    measured = tomllib.loads(FILE.read_text(encoding="utf-8")).get(game, {}).get(str(seats), {})
    return sorted((Level(name, *numbers) for name, numbers in measured.items()), key=lambda level: level.rating)


def level_near(game: str, seats: int, skill: Skill) -> Level | None:
    """Return the level closest to a person's rating; None while the rating is provisional, or where no level was measured."""
    known = [] if is_provisional(skill) else levels(game, seats)
    return min(known, key=lambda level: abs(level.rating - rating_of(skill)), default=None)
