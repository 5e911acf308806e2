"""Scoring: what the games' ways to count have in common."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any


def best(ranks: Sequence[Any]) -> list[int]:
    """List the seats that nobody is ahead of; a rank is points, and then whatever breaks a tie.

    >>> best([(40, 2), (51, 0), (51, 3)])
    [2]
    """
    most = max(ranks)
    return [seat for seat, rank in enumerate(ranks) if rank == most]
