"""Bounds: what a server lets one address do, and buckets, with which rates are held."""

from __future__ import annotations

import time
from dataclasses import dataclass


@dataclass(frozen=True)
class Bounds:
    """What a server lets one address do."""

    largest_body: int = 64 * 1024  # of a program's request or an uploaded record
    largest_form: int = 8 * 1024  # of everything else
    rate: float = 50.0  # requests a second; 0 for no limit
    burst: int = 200
    at_once: int = 50  # requests that are worked on at the same time
    sockets: int = 60  # open at the same time
    patience: float = 15.0  # seconds for the head of a request, and as many for its body


class Bucket:
    """Fills at a rate and empties by one with each use."""

    __slots__ = ("left", "rate", "since", "size")

    def __init__(self, rate: float, size: int) -> None:
        self.rate, self.size, self.left, self.since = rate, size, float(size), time.monotonic()

    def take(self) -> bool:
        """Take one, if there is one."""
        self._fill()
        if self.left < 1:
            return False
        self.left -= 1
        return True

    def lose(self, amount: float) -> None:
        """Lose what was taken elsewhere, be there enough or not; what is owed is never more than a full bucket."""
        self._fill()
        self.left = max(-float(self.size), self.left - amount)

    def _fill(self) -> None:
        now = time.monotonic()
        self.left = min(self.size, self.left + (now - self.since) * self.rate)
        self.since = now
