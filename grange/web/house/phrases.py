"""Phrases: seven things that people at a table can say; each reader gets them in their own language."""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass, field

from grange.web.refusals import NothingThere, NotYet
from grange.web.token_bucket import TokenBucket

PHRASES = ("well-played", "take-time", "moment", "oh", "not-seen", "thanks", "another")
PHRASES_A_SECOND, PHRASES_AT_ONCE = 0.2, 3  # for each seat
MOST_KEPT = 20  # for viewers who have not received them yet


@dataclass(frozen=True)
class SpokenPhrase:
    """A phrase, and the seat that said it."""

    seat: int
    phrase: str


@dataclass
class Talk:
    """The latest phrases at a table; no database keeps them."""

    count: int = 0
    latest: deque[SpokenPhrase] = field(default_factory=lambda: deque(maxlen=MOST_KEPT))
    allowances: dict[int, TokenBucket] = field(default_factory=dict)  # how much each seat may still say

    def say(self, seat: int, phrase: str) -> None:
        """Say a phrase; refuse a seat that talks too much."""
        if phrase not in PHRASES:
            raise NothingThere("error-unknown-thing", thing=phrase)
        if not self._breath_of(seat).take():
            raise NotYet("error-talks-too-much")
        self._add(seat, phrase)

    def hear(self, seat: int, phrase: str) -> None:
        """Add a phrase from another process; it counts against the seat's limit here, too."""
        if phrase not in PHRASES:
            raise LookupError(phrase)
        self._breath_of(seat).take()
        self._add(seat, phrase)

    def _breath_of(self, seat: int) -> TokenBucket:
        return self.allowances.setdefault(seat, TokenBucket(PHRASES_A_SECOND, PHRASES_AT_ONCE))

    def _add(self, seat: int, phrase: str) -> None:
        self.count += 1
        self.latest.append(SpokenPhrase(seat, phrase))

    def since(self, count: int) -> list[SpokenPhrase]:
        """List the phrases after the first `count`."""
        fresh = min(self.count - count, len(self.latest))
        return list(self.latest)[len(self.latest) - fresh :]
