"""A tournament: bots meet in rounds, each with one seed, in which all pairings play and everybody sits in every seat."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from functools import partial
from itertools import combinations, combinations_with_replacement
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from grange.core.chance import SEEDS, Chance
from grange.core.errors import BadSetup
from grange.lab.simulation import Plan, Result, play_seed


@dataclass(frozen=True)
class Tournament:
    """Who meets in which game."""

    game: str
    bots: list[str]
    seats: int
    seed: int
    rules: dict[str, str]
    components: dict[str, Any]

    def seatings(self) -> list[list[str]]:
        """List the games of a round: every choice of as many bots as there are seats, once for each place they can move on to.

        Where there are fewer bots than seats, some sit twice, but never one alone.
        """
        enough = len(self.bots) >= self.seats
        tables = list((combinations if enough else combinations_with_replacement)(self.bots, self.seats))
        mixed = [list(table) for table in tables if len(set(table)) > 1]
        return [table[first:] + table[:first] for table in mixed for first in range(self.seats)]

    def whole_rounds(self, games: int) -> int:
        """Round a number of games up to whole rounds, so that nobody had a better seat or seed."""
        a_round = len(self.seatings())
        return -(-games // a_round) * a_round


def play_number(tournament: Tournament, number: int) -> Result:
    """Play the game of this number; the games of a round share their seed."""
    seatings = tournament.seatings()
    turn, place = divmod(number, len(seatings))
    seed = Chance.of(tournament.seed, turn).below(SEEDS)
    plan = Plan(tournament.game, seatings[place], tournament.seed, tournament.rules, tournament.components)
    return play_seed(plan, number, seed)


def hold(tournament: Tournament, numbers: range, jobs: int = 1) -> Iterator[Result]:
    """Play games of a tournament, and give their results in order as they come."""
    play = partial(play_number, tournament)
    if jobs == 1:
        yield from map(play, numbers)
        return
    with get_context("spawn").Pool(jobs) as pool:
        yield from pool.imap(play, numbers)


# The file of a tournament: a line that says which it is, and one for each game that was played


def resume(path: Path, tournament: Tournament) -> list[Result]:
    """Read the games that a file already has, and leave it ready for more; a line that was cut off is played again."""
    head = json.dumps(asdict(tournament))
    try:
        lines = path.read_text(encoding="utf-8").splitlines(keepends=True) if path.exists() else []
        whole = [line for line in lines if line.endswith("\n")]
        if whole and whole[0].strip() != head:
            raise BadSetup("error-other-tournament", file=str(path))
        path.write_text("".join(whole) if whole else head + "\n", encoding="utf-8")
    except OSError as problem:
        raise BadSetup("error-cannot-write", file=str(path)) from problem
    return [Result(**json.loads(line)) for line in whole[1:]]


def append(path: Path, result: Result) -> None:
    """Write a game into the file as soon as it is over."""
    with path.open("a", encoding="utf-8") as file:
        file.write(json.dumps(result.to_dict()) + "\n")
