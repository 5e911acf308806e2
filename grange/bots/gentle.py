"""The gentle bot: it plays sensibly but often leaves the best option to others, so that a beginner can win."""

from __future__ import annotations

from grange.bots.judged import Judged
from grange.core.glimpse import Glimpse

SURE = 4  # one choice in four is the best option; the others are random, without the worst quarter


class Gentle(Judged):
    """Chooses a good or a middling option, and declines only where that is best."""

    def choose(self, glimpse: Glimpse) -> int:
        """Choose the best option, or one that is not bad."""
        best, *others = self.rank(glimpse)
        idle = glimpse.game.idle
        if best in idle or self.chance.below(SURE) == 0:
            return best
        busy = [option for option in others if option not in idle]
        return self.chance.pick([best, *busy[: 3 * len(busy) // 4]])
