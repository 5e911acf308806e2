"""Scoring: what the games' ways to count have in common."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from grange.core.words import Told


class Teams(NamedTuple):
    """Who plays together, and how the points of partners become one score, where a game has teams."""

    title: Told  # how they count
    partners: list[list[int]]  # the seats of each team
    counted: list[dict[str, int]]  # of each team, what counts in each category; empty where only sums do


def no_teams(_state: Any) -> Teams | None:
    """Everybody plays alone."""
    return None


def best(ranks: Sequence[Any]) -> list[int]:
    """List the seats that nobody is ahead of; a rank is points, and then whatever breaks a tie.

    >>> best([(40, 2), (51, 0), (51, 3)])
    [2]
    """
    most = max(ranks)
    return [seat for seat, rank in enumerate(ranks) if rank == most]
