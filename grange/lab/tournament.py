"""A tournament: bots meet in rounds with one seed each, in which all pairings play and every bot sits in every seat."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass, field, replace
from itertools import combinations, combinations_with_replacement
from typing import Any

from grange.bots import AnyBot, bot_name, check_bots
from grange.core.chance import SEEDS, Chance
from grange.lab.simulation import Plan, Result, play_seed
from grange.lab.tasks import HERE, Workers, run_tasks


@dataclass(frozen=True)
class Tournament:
    """Which bots meet, and in which game; bots are given as in a plan of a simulation."""

    game: str
    bots: Sequence[AnyBot]
    seats: int = 2
    seed: int = 1
    rules: dict[str, str] = field(default_factory=dict)
    components: dict[str, Any] = field(default_factory=dict)

    @property
    def names(self) -> list[str]:
        """The names of the bots, as results have them."""
        return [bot_name(bot) for bot in self.bots]

    def to_dict(self) -> dict[str, Any]:
        """Write the tournament as plain JSON."""
        return asdict(replace(self, bots=self.names))

    def seatings(self) -> list[list[AnyBot]]:
        """List the games of a round: every combination of bots for the seats, once for each rotation.

        Where there are fewer bots than seats, some sit twice, but no bot plays only against itself.
        """
        enough = len(self.bots) >= self.seats
        tables = list((combinations if enough else combinations_with_replacement)(self.bots, self.seats))
        mixed = [list(table) for table in tables if len(set(table)) > 1]
        return [table[first:] + table[:first] for table in mixed for first in range(self.seats)]

    def whole_rounds(self, games: int) -> int:
        """Round a number of games up to whole rounds, so that no bot gets a better seat or seed."""
        a_round = len(self.seatings())
        return -(-games // a_round) * a_round


def play_number(tournament: Tournament, number: int) -> Result:
    """Play the game of this number; the games of a round share their seed."""
    seatings = tournament.seatings()
    turn, place = divmod(number, len(seatings))
    seed = Chance.of(tournament.seed, turn).below(SEEDS)
    plan = Plan(tournament.game, seatings[place], tournament.seed, tournament.rules, tournament.components)
    return play_seed(plan, number, seed)


def hold(tournament: Tournament, numbers: range, workers: Workers = HERE) -> Iterator[Result]:
    """Play games of a tournament, and yield their results in order.

    >>> from grange.lab.ratings import rate
    >>> contest = Tournament("evergreen", ["random", "gentle"])
    >>> results = list(hold(contest, range(contest.whole_rounds(4))))
    >>> [row.bot for row in rate(results, contest.names)]
    ['gentle', 'random']
    """
    check_bots(tournament.bots)
    return run_tasks(play_number, tournament, numbers, workers)
