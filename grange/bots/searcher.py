"""The searching bot: it grows a tree with the game's net, for a number of simulations or of seconds."""

from __future__ import annotations

from time import monotonic

from grange.bots.learned import learned_for
from grange.bots.search import Search, grow
from grange.core.chance import Chance
from grange.core.evaluation import Evaluation
from grange.core.glimpse import Glimpse
from grange.core.learning import Learning

TRIAL = 48  # simulations that show how many fit into a second


class Searcher:
    """Chooses what the search finds best."""

    def __init__(self, learning: Learning, evaluate: Evaluation, chance: Chance, simulations: int, seconds: float = 0.0) -> None:
        self.learning = learning
        self.evaluate = evaluate
        self.chance = chance
        self.simulations = simulations
        self.seconds = seconds

    def choose(self, glimpse: Glimpse) -> int:
        """Choose an option."""
        return self.searched(glimpse).choice()

    def rank(self, glimpse: Glimpse) -> list[int]:
        """Sort the options from the best to the worst."""
        return self.searched(glimpse).ranked()

    def searched(self, glimpse: Glimpse) -> Search:
        """Search a question; with a budget in seconds, a short trial shows how many simulations these are worth."""
        begun = monotonic()
        first = min(TRIAL, self.simulations) if self.seconds else self.simulations
        search = Search(glimpse.imagine, glimpse.seat, glimpse.options, self.learning, self.chance, first)
        grow([search], self.evaluate)
        taken = monotonic() - begun
        if 0 < taken < self.seconds and len(glimpse.options) > 1:
            search.go_on(int(first * (self.seconds - taken) / taken))
            grow([search], self.evaluate)
        return search


def searcher_for(glimpse: Glimpse, chance: Chance, simulations: int, seconds: float = 0.0) -> Searcher | None:
    """Return a searching bot for a table, if the game has a net that has learnt tables of this kind."""
    learned = learned_for(glimpse.imagine(0))
    return Searcher(learned.learning, learned.net, chance, simulations, seconds) if learned else None
