"""A Swiss tournament of bots: every round pairs bots with equal points, who have not met if possible."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from grange.bots import AnyBot, bot_name, check_bots
from grange.core.chance import SEEDS, Chance
from grange.core.swiss import Round, Sitting, Standing, pair, standings, table_sizes
from grange.games import find
from grange.lab.ratings import places
from grange.lab.simulation import Plan, Result, play_seed
from grange.lab.tasks import HERE, Workers, run_tasks
from grange.lab.tournament import Tournament

MOST_SEEDS = 200  # seeds to try until the first seat begins


@dataclass(frozen=True)
class SwissTournament(Tournament):
    """Which bots meet at tables of `seats`, and in how many rounds; with few or uneven bots some tables are smaller."""

    rounds: int = 5

    @property
    def sizes(self) -> list[int]:
        """The sizes of the tables of each round; 1 is a bye."""
        return table_sizes(len(self.bots), self.seats)

    @property
    def games(self) -> int:
        """How many games are played in all rounds."""
        return self.rounds * self.games_a_round

    @property
    def games_a_round(self) -> int:
        """How many games are played in each round."""
        return sum(size > 1 for size in self.sizes)


@dataclass(frozen=True)
class _Paired:
    """The tables of a round, as other processes need them."""

    tournament: SwissTournament
    tables: list[list[AnyBot]]

    @property
    def bots(self) -> Sequence[AnyBot]:
        return self.tournament.bots


def hold_rounds(tournament: SwissTournament, known: Sequence[Result] = (), workers: Workers = HERE) -> Iterator[Result]:
    """Play the missing games, round after round, and yield their results in order.

    >>> contest = SwissTournament("evergreen", ["random", "gentle", "steady"], rounds=2)
    >>> [result.bots for result in hold_rounds(contest)]
    [['gentle', 'steady'], ['steady', 'random']]
    """
    check_bots(tournament.bots)
    results = list(known)
    while len(results) < tournament.games:
        done, begun = divmod(len(results), tournament.games_a_round)
        paired = [sitting for sitting in paired_after(tournament, results, done) if len(sitting.players) > 1]
        by_name = {bot_name(bot): bot for bot in tournament.bots}
        tables = [[by_name[name] for name in sitting.players] for sitting in paired]
        numbers = range(done * len(tables) + begun, (done + 1) * len(tables))
        for result in run_tasks(_play_table, _Paired(tournament, tables), numbers, workers):
            results.append(result)
            yield result


def _play_table(paired: _Paired, number: int) -> Result:
    """Play the game of this number; its first bot begins."""
    tournament, bots = paired.tournament, paired.tables[number % len(paired.tables)]
    game = find(tournament.game)
    for trial in range(MOST_SEEDS):
        seed = Chance.of(tournament.seed, number, trial).below(SEEDS)
        if game.begun_by(game.origin(len(bots), seed, tournament.rules, tournament.components)) in (0, None):
            break
    return play_seed(Plan(tournament.game, bots, seed, tournament.rules, tournament.components), number, seed)


def paired_after(tournament: SwissTournament, results: Sequence[Result], rounds: int) -> list[Sitting]:
    """Pair the round that follows some whole ones."""
    return pair(tournament.names, tournament.seats, rounds_of(tournament, results)[:rounds], seed=tournament.seed)


def rounds_of(tournament: SwissTournament, results: Sequence[Result]) -> list[Round]:
    """Put the rounds of a tournament together from its games; a player without a game had a bye."""
    size, found = tournament.games_a_round, list[Round]()
    for first in range(0, len(results), size):
        tables = [_sat(result) for result in results[first : first + size]]
        sitting = {player for table in tables for player in table.players}
        byes = [Sitting((name,)) for name in tournament.names if name not in sitting] if len(tables) == size else []
        found.append([*tables, *byes])
    return found


def _sat(result: Result) -> Sitting:
    keys = places(result)
    return Sitting(tuple(result.bots), tuple(1 + sum(other < own for other in keys) for own in keys))


def final(tournament: SwissTournament, results: Sequence[Result]) -> list[Standing]:
    """Rank the bots after all games."""
    return standings(tournament.names, tournament.seats, rounds_of(tournament, results))
