"""Self-play: games in which the search plays all seats, many side by side, so that their leaves are evaluated in one batch."""

from __future__ import annotations

from functools import partial
from typing import Any

from grange.bots.search import Evaluate, Search, grow, undisturbed
from grange.core.chance import SEEDS, Chance
from grange.core.game import Game
from grange.core.learning import Learning
from grange.lab.training.samples import Played

SHADES = 1 << 20


def below(chance: Chance, share: float) -> bool:
    """Return True with this probability."""
    return chance.below(SHADES) < share * SHADES


class Table:
    """A game of self-play in progress."""

    def __init__(
        self, game: Game[Any], learning: Learning, seats: int, rules: dict[str, str], chance: Chance, deal: int | None = None
    ) -> None:
        self.learning = learning
        self.chance = chance
        self.state: Any = game.origin(seats, chance.below(SEEDS) if deal is None else deal, rules, {}).begin()
        self.played = Played(learning)

    def search(self, simulations: int, *, noise: bool = True) -> Search:
        """Begin a search for the first open question."""
        state = self.state
        question, options = state.asked()
        imagine = partial(state.imagine, question.seat)
        return Search(imagine, question.seat, options, self.learning, self.chance, simulations, noise=noise)

    def note(self, policy: list[float]) -> None:
        """Add the first open question to the samples, with the policy to learn."""
        question, options = self.state.asked()
        self.played.note(self.learning.describe(self.state, question), question.seat, options, policy)


@undisturbed()
def play(tables: list[Table], evaluate: Evaluate, full: int, quick: int, share: float) -> list[Played]:
    """Play games to their end. Only a share of the choices gets a full search, and the policy learns only from these."""
    running = tables
    while running:
        deep = [below(table.chance, share) for table in running]
        searches = [table.search(full if slow else quick) for table, slow in zip(running, deep, strict=True)]
        grow(searches, evaluate)
        for table, search, slow in zip(running, searches, deep, strict=True):
            table.note(search.policy() if slow else [])
            table.state.follow(search.choice())
        running = [table for table in running if not table.state.over]
    for table in tables:
        table.played.end(table.state)
    return [table.played for table in tables]
