"""The gentle bot: it does sensible things and leaves the best of them open more often than not, so that a beginner can win."""

from __future__ import annotations

from grange.bots.greedy import Greedy
from grange.core.glimpse import Glimpse

SURE = 4  # every fourth choice is surely the best; the others are any that is not among the worst quarter


class Gentle(Greedy):
    """Chooses a good option or a middling one; it declines only where that is best."""

    def choose(self, glimpse: Glimpse) -> int:
        """Choose the best option, or one that is not bad."""
        best, *others = self.rank(glimpse)
        idle = glimpse.game.idle
        if best in idle or self.chance.below(SURE) == 0:
            return best
        busy = [option for option in others if option not in idle]
        return self.chance.pick([best, *busy[: 3 * len(busy) // 4]])
