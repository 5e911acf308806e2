"""Phrases: seven things that people at a table can say to each other, each read in the reader's own language."""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass, field

from grange.web.bounds import Bucket
from grange.web.refusals import NothingThere, NotYet

PHRASES = ("well-played", "take-time", "moment", "oh", "not-seen", "thanks", "another")
PHRASES_A_SECOND, PHRASES_AT_ONCE = 0.2, 3  # that one seat may say
MOST_KEPT = 20  # for those who have not heard them yet


@dataclass(frozen=True)
class Said:
    """A phrase that a seat has said."""

    seat: int
    phrase: str


@dataclass
class Talk:
    """What is said at a table; nothing of it is kept for long, and nothing is written down."""

    count: int = 0
    latest: deque[Said] = field(default_factory=lambda: deque(maxlen=MOST_KEPT))
    breath: dict[int, Bucket] = field(default_factory=dict)  # of each seat that has spoken

    def say(self, seat: int, phrase: str) -> None:
        """Let a seat say a phrase, unless it talks too much."""
        if phrase not in PHRASES:
            raise NothingThere("error-unknown-thing", thing=phrase)
        if not self._breath_of(seat).take():
            raise NotYet("error-talks-too-much")
        self._add(seat, phrase)

    def hear(self, seat: int, phrase: str) -> None:
        """Add what a seat has said at another process; it took its breath all the same."""
        if phrase not in PHRASES:
            raise LookupError(phrase)
        self._breath_of(seat).take()
        self._add(seat, phrase)

    def _breath_of(self, seat: int) -> Bucket:
        return self.breath.setdefault(seat, Bucket(PHRASES_A_SECOND, PHRASES_AT_ONCE))

    def _add(self, seat: int, phrase: str) -> None:
        self.count += 1
        self.latest.append(Said(seat, phrase))

    def since(self, count: int) -> list[Said]:
        """List what was said after a number of phrases."""
        fresh = min(self.count - count, len(self.latest))
        return list(self.latest)[len(self.latest) - fresh :]
