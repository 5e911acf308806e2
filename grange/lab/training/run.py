"""A training run: its settings, its files, and the games of each generation."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from grange.core.chance import Chance
from grange.core.errors import GrangeError
from grange.core.evaluation import Evaluation
from grange.core.learning import Learning, draw_place
from grange.games import find
from grange.lab.tasks import Progress, Workers, run_tasks
from grange.lab.training import samples
from grange.lab.training.selfplay import Table, below, play

CHUNK = 48  # games played side by side
SCRIPTED, LONGEST = 0.35, 24  # the share of games with a scripted opening, and its longest length in choices


class CannotLearn(GrangeError):
    """A game brings nothing that a net could learn from."""


@dataclass(frozen=True)
class Run:
    """The settings of a run, and its folder."""

    game: str
    folder: Path
    seed: int = 1
    first: int = 12000  # games of generation 0
    games: int = 3000  # of each later one
    full: int = 32  # simulations of a full search
    quick: int = 12
    share: float = 0.4  # of choices with a full search

    @property
    def learning(self) -> Learning:
        """What a net needs to learn the game."""
        found = find(self.game).bots.learning
        if found is None:
            raise CannotLearn("error-cannot-learn", game=self.game)
        return found

    def chunks(self, generation: int) -> int:
        """Count the chunks of a generation."""
        return -(-(self.games if generation else self.first) // CHUNK)

    def chunk(self, generation: int, number: int) -> Path:
        """Return the file of a chunk."""
        return self.folder / f"games-{generation:03}-{number:04}.npz"

    def files(self, generations: range) -> list[Path]:
        """List the files of generations; a run that began with a net has none of generation 0."""
        wanted = [self.chunk(generation, number) for generation in generations for number in range(self.chunks(generation))]
        return [file for file in wanted if file.exists()]

    def net(self, generation: int) -> Path:
        """Return the file of the net that learnt from a generation."""
        return self.folder / f"net-{generation:03}.npz"

    @property
    def best(self) -> Path:
        """The file of the last net that passed its gate."""
        return self.folder / "best.npz"

    @property
    def log(self) -> Path:
        """The file with a line for each generation."""
        return self.folder / "log.jsonl"


@dataclass(frozen=True)
class Generation:
    """What the games of a generation depend on."""

    run: Run
    number: int
    net: dict[str, Any]  # the arrays of the net that plays; none in generation 0


def play_all(run: Run, generation: int, workers: Workers, progress: Progress) -> None:
    """Play all missing chunks of a generation, and write each of them when it is done."""
    todo = [number for number in range(run.chunks(generation)) if not run.chunk(generation, number).exists()]
    plan = Generation(run, generation, net_of(run, generation))
    for number, content in zip(todo, run_tasks(play_chunk, plan, todo, workers, progress), strict=True):
        samples.write(run.chunk(generation, number), content)


def net_of(run: Run, generation: int) -> dict[str, Any]:
    """Read the net that plays the games of a generation."""
    if generation == 0:
        return {}
    with np.load(run.net(generation - 1)) as weights:
        return dict(weights)


def play_chunk(generation: Generation, number: int) -> bytes:
    """Play the games of a chunk, and return their samples as the content of a file."""
    run = generation.run
    tables = tables_of(run, generation.number, number)
    if generation.number == 0:
        return samples.content([first_game(table) for table in tables])
    for table in tables:
        play_scripted_opening(table)
    return samples.content(play(tables, Evaluation(generation.net), run.full, run.quick, run.share))


def tables_of(run: Run, generation: int, number: int) -> list[Table]:
    """Set up the tables of a chunk, with mixed numbers of seats and rules."""
    chance, setups = Chance.of(run.seed, generation, number), run.learning.setups
    shares = [setup.share for setup in setups]
    chosen = [setups[draw_place(shares, chance)] for _ in range(CHUNK)]
    return [Table(find(run.game), run.learning, setup.seats, dict(setup.rules), Chance.of(chance.word())) for setup in chosen]


def first_game(table: Table) -> samples.Played:
    """Play a game between the players that the game brings for the first net."""
    state = table.state
    players = [table.learning.first(table.chance) for _ in range(state.seats)]
    while not state.over:
        question, options = state.asked()
        option, policy = players[question.seat](state, question, options)
        table.note(policy)
        state.follow(option)
    table.played.end(state)
    return table.played


def play_scripted_opening(table: Table) -> None:
    """Let scripted players make the first choices of some games, so that the search meets positions it would avoid."""
    if not below(table.chance, SCRIPTED):
        return
    state = table.state
    players = [table.learning.first(table.chance) for _ in range(state.seats)]
    for _ in range(table.chance.below(LONGEST)):
        if state.over:
            return
        question, options = state.asked()
        state.follow(players[question.seat](state, question, options)[0])
