"""The steady bot: a short search where the game has a net, and otherwise what yields most in this turn."""

from __future__ import annotations

from grange.bots.judged import Judged
from grange.bots.searcher import searcher_for
from grange.core.glimpse import Glimpse

SIMULATIONS = 32


class Steady(Judged):
    """Chooses what a short search or the game's judge ranks first."""

    def rank(self, glimpse: Glimpse) -> list[int]:
        """Sort the options from the best to the worst; hints use this, too."""
        searcher = searcher_for(glimpse, self.chance, SIMULATIONS)
        return searcher.rank(glimpse) if searcher else super().rank(glimpse)
