"""A token bucket: limits the rate of something, and allows bursts."""

from __future__ import annotations

import time


class TokenBucket:
    """Refills at a rate and empties with each use."""

    __slots__ = ("left", "rate", "since", "size")

    def __init__(self, rate: float, size: int) -> None:
        self.rate, self.size, self.left, self.since = rate, size, float(size), time.monotonic()

    def take(self, amount: int = 1) -> bool:
        """Take an amount, if there is enough."""
        self._fill()
        if self.left < amount:
            return False
        self.left -= amount
        return True

    def lose(self, amount: float) -> None:
        """Remove what was used elsewhere, even below zero, but never by more than a full bucket."""
        self._fill()
        self.left = max(-float(self.size), self.left - amount)

    def _fill(self) -> None:
        now = time.monotonic()
        self.left = min(self.size, self.left + (now - self.since) * self.rate)
        self.since = now
