"""Matches between nets, or between a net and a bot, to measure whether a generation is stronger.

    python -m grange.lab.training.match agricola NET OTHER --games 40 --simulations 64

Each player is the file of a net, or the name of a bot. Every deal is played once from each seat.
"""

from __future__ import annotations

import os
from argparse import ArgumentParser
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

import numpy as np

from grange.bots import make_bot
from grange.bots.search import Evaluate, grow, undisturbed
from grange.core.chance import SEEDS, Chance
from grange.core.evaluation import Evaluation
from grange.core.glimpse import Glimpse
from grange.games import find
from grange.lab.statistics import wilson
from grange.lab.training.run import CannotLearn
from grange.lab.training.selfplay import Table

Player = Evaluate | str  # a net, or the name of a bot


@dataclass(frozen=True)
class Outcome:
    """The results of the first player."""

    games: int
    wins: float
    points: list[float]  # of both players, on average

    @property
    def share(self) -> float:
        """The share of games that the first player won."""
        return self.wins / self.games


def player_of(name: str) -> Player:
    """Return a player: the net in a file, or a bot."""
    if not name.endswith(".npz"):
        return name
    with np.load(Path(name)) as weights:
        return Evaluation(dict(weights))


@undisturbed()
def match(game: str, players: Sequence[Player], games: int, simulations: int, seed: int, rules: dict[str, str]) -> Outcome:
    """Play games for two, all side by side, and each deal twice, with swapped seats."""
    found, learning = find(game), find(game).bots.learning
    if learning is None:
        raise CannotLearn("error-cannot-learn", game=game)
    deals = [Chance.of(seed, number // 2).below(SEEDS) for number in range(games)]
    tables = [Table(found, learning, 2, rules, Chance.of(seed, number), deal) for number, deal in enumerate(deals)]
    bots = [
        [None if callable(player) else make_bot(player, Chance.of(seed, number, 1)) for player in players]
        for number in range(games)
    ]
    running = list(range(games))
    while running:
        for which, player in enumerate(players):
            own = [
                number
                for number in running
                if not tables[number].state.over and (tables[number].state.decision.seat + number) % 2 == which
            ]
            if callable(player):
                searches = [tables[number].search(simulations, noise=False) for number in own]
                grow(searches, player)
                for number, search in zip(own, searches, strict=True):
                    tables[number].state.follow(search.choice())
            else:
                for number in own:
                    state, bot = tables[number].state, bots[number][which]
                    if bot is not None:
                        state.follow(bot.choose(Glimpse(state, state.decision.seat)))
        running = [number for number in running if not tables[number].state.over]
    wins, points = 0.0, [0.0, 0.0]
    for number, table in enumerate(tables):
        first, winners, scores = number % 2, table.state.winners, table.state.scores
        wins += 1 / len(winners) if first in winners else 0.0
        points = [points[0] + scores[first], points[1] + scores[1 - first]]
    return Outcome(games, wins, [total / games for total in points])


def main() -> None:
    """Play a match and print its outcome."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("players", nargs=2)
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--simulations", type=int, default=64)
    parser.add_argument("--seed", type=int, default=7)
    asked: Any = parser.parse_args()
    outcome = match(asked.game, [player_of(name) for name in asked.players], asked.games, asked.simulations, asked.seed, {})
    low, high = wilson(outcome.wins, outcome.games)
    print(
        f"{outcome.share:.0%} ({low:.0%} – {high:.0%}) of {outcome.games}, points {outcome.points[0]:.1f} : {outcome.points[1]:.1f}"
    )


if __name__ == "__main__":
    main()
