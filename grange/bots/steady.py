"""The steady bot: it plays sound moves at once."""

from __future__ import annotations

from grange.bots.greedy import Greedy
from grange.bots.searcher import searcher_for
from grange.core.glimpse import Glimpse

SIMULATIONS = 32  # a few hundredths of a second


class Steady(Greedy):
    """Chooses by a short search where the game has a net for the table, and by the judge elsewhere."""

    def choose(self, glimpse: Glimpse) -> int:
        """Choose an option."""
        searcher = searcher_for(glimpse, self.chance, SIMULATIONS)
        return searcher.choose(glimpse) if searcher else super().choose(glimpse)
