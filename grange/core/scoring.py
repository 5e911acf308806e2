"""Scoring: what the scoring of all games shares."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from grange.core.words import Message


class Teams(NamedTuple):
    """Which seats play together, and how the points of partners become one score, in a game with teams."""

    title: Message  # says how teams count
    partners: list[list[int]]  # the seats of each team
    counted: list[dict[str, int]]  # what counts in each category for each team; empty where only sums count


def no_teams(_state: Any) -> Teams | None:
    """Let everybody play alone."""
    return None


def best(ranks: Sequence[Any]) -> list[int]:
    """List the seats that rank first; a rank is a tuple of points and tie-breakers.

    >>> best([(40, 2), (51, 0), (51, 3)])
    [2]
    """
    most = max(ranks)
    return [seat for seat, rank in enumerate(ranks) if rank == most]
