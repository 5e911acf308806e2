"""Matches between nets, or between a net and a bot, to measure whether a generation is stronger.

    python -m grange.lab.training.match agricola NET OTHER --games 40 --simulations 64

Each player is the file of a net, or the name of a bot. With `--seats 4` the first one plays among three of the second; with
`--seats 1` both play alone. `--rule cards=on` changes the rules. Every deal is played once from each seat.
"""

from __future__ import annotations

import os
from argparse import ArgumentParser
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from statistics import fmean
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
    even: float = 0.5  # the share of wins of a player who is as strong as the others

    @property
    def share(self) -> float:
        """The share of games that the first player won."""
        return self.wins / self.games

    @property
    def strength(self) -> float:
        """The share of wins, where 1 is that of an equally strong player."""
        return self.share / self.even


def player_of(name: str) -> Player:
    """Return a player: the net in a file, or a bot."""
    if not name.endswith(".npz"):
        return name
    with np.load(Path(name)) as weights:
        return Evaluation(dict(weights))


@undisturbed()
def match(
    game: str, players: Sequence[Player], games: int, simulations: int, seed: int, rules: dict[str, str], seats: int = 2
) -> Outcome:
    """Play games side by side: one seat for the first player, the others for the second, and every deal from each seat.

    Alone, both players get the same deal, and the one with more points wins it.
    """
    found, learning = find(game), find(game).bots.learning
    if learning is None:
        raise CannotLearn("error-cannot-learn", game=game)
    sides = max(2, seats)
    games += -games % sides
    deals = [Chance.of(seed, number // sides).below(SEEDS) for number in range(games)]
    tables = [Table(found, learning, seats, rules, Chance.of(seed, number), deal) for number, deal in enumerate(deals)]
    seated = [[int(seat != number % sides) for seat in range(seats)] for number in range(games)]
    while any(not table.state.over for table in tables):
        for which, player in enumerate(players):
            own = [table for table, places in zip(tables, seated, strict=True) if is_asked(table, places, which)]
            answer(own, player, simulations)
    points: list[list[float]] = [[], []]
    for table, places in zip(tables, seated, strict=True):
        for place, own in zip(places, table.state.scores, strict=True):
            points[place].append(own)
    if seats == 1:
        wins = sum((own > its) + (own == its) / 2 for own, its in zip(*points, strict=True))
        return Outcome(games // 2, wins, [fmean(own) for own in points])
    won = [table.state.winners for table in tables]
    wins = sum(1 / len(winners) for number, winners in enumerate(won) if number % sides in winners)
    return Outcome(games, wins, [fmean(own) for own in points], 1 / sides)


def is_asked(table: Table, places: Sequence[int], which: int) -> bool:
    """Check whether a player has to choose next at a table."""
    return not table.state.over and places[table.state.decision.seat] == which


def answer(tables: Sequence[Table], player: Player, simulations: int) -> None:
    """Let a player choose once at each table: a net by a search on all of them, a bot by itself."""
    if isinstance(player, str):
        for table in tables:
            bot = make_bot(player, Chance.of(table.chance.word()))
            table.state.follow(bot.choose(Glimpse(table.state, table.state.decision.seat)))
        return
    searches = [table.search(simulations, noise=False) for table in tables]
    grow(searches, player)
    for table, search in zip(tables, searches, strict=True):
        table.state.follow(search.choice())


def main() -> None:
    """Play a match and print its outcome."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("players", nargs=2)
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--rule", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--simulations", type=int, default=64)
    parser.add_argument("--seed", type=int, default=7)
    asked: Any = parser.parse_args()
    rules = dict(rule.split("=", 1) for rule in asked.rule)
    players = [player_of(name) for name in asked.players]
    outcome = match(asked.game, players, asked.games, asked.simulations, asked.seed, rules, asked.seats)
    low, high = wilson(outcome.wins, outcome.games)
    print(
        f"{outcome.share:.0%} ({low:.0%} – {high:.0%}) of {outcome.games}, points {outcome.points[0]:.1f} : {outcome.points[1]:.1f}"
    )


if __name__ == "__main__":
    main()
