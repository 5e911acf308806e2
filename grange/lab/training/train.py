"""Trains a game's net: first on games between varied scripted players, then on generations of self-play with the search.

    python -m grange.lab.training.train agricola --folder runs/agricola --jobs 2

The run's folder holds the samples of each generation, the net trained on them, and a log. A killed run continues where it stopped.
The games of a chunk depend only on the seed, the generation and the chunk's number.
"""

from __future__ import annotations

import json
import os
import sys
import time
from argparse import ArgumentParser
from dataclasses import dataclass
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from typing import Any

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
os.environ.setdefault("OMP_NUM_THREADS", "1")

import numpy as np

from grange.core.chance import Chance
from grange.core.evaluation import Evaluation
from grange.core.learning import Learning
from grange.games import find
from grange.lab.training import samples
from grange.lab.training.selfplay import Table, below, draw, play

CHUNK = 48  # games played side by side
WINDOW = 4  # generations that a net learns from, including the newest
STEPS_A_SAMPLE = 1.5  # about how often a position of a new generation is used in training
MOST_STEPS = 6000


@dataclass(frozen=True)
class Run:
    """The settings of a run, and its folder."""

    game: str
    folder: Path
    seed: int
    first: int  # games of generation 0
    games: int  # of each later one
    full: int  # simulations of a full search
    quick: int
    share: float  # of choices with a full search

    def chunks(self, generation: int) -> int:
        """Count the chunks of a generation."""
        return -(-(self.games if generation else self.first) // CHUNK)

    def chunk(self, generation: int, number: int) -> Path:
        """Return the file of a chunk."""
        return self.folder / f"games-{generation:03}-{number:04}.npz"

    def net(self, generation: int) -> Path:
        """Return the file of the net that learnt from a generation."""
        return self.folder / f"net-{generation:03}.npz"


SEATS_SHARES = {1: 0.15, 2: 0.55, 3: 0.12, 4: 0.18}


def tables_of(run: Run, generation: int, number: int) -> list[Table]:
    """Set up the tables of a chunk, with mixed numbers of seats and rules."""
    chance = Chance.of(run.seed, generation, number)
    seats = [list(SEATS_SHARES)[draw(chance, list(SEATS_SHARES.values()))] for _ in range(CHUNK)]
    return [Table(find(run.game), learning_of(run.game), own, {}, Chance.of(chance.word())) for own in seats]


def learning_of(game: str) -> Learning:
    """Return what a net needs to learn a game."""
    found = find(game).bots.learning
    if found is None:
        sys.exit(f"No net can learn {game} yet.")
    return found


def play_chunk(run: Run, generation: int, number: int) -> None:
    """Play the games of a chunk and write their samples."""
    file = run.chunk(generation, number)
    if file.exists():
        return
    tables = tables_of(run, generation, number)
    if generation == 0:
        games = [first_game(table) for table in tables]
    else:
        for table in tables:
            open_unlike(table)
        with np.load(run.net(generation - 1)) as weights:
            games = play(tables, Evaluation(dict(weights)), run.full, run.quick, run.share)
    samples.write(file, games)


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


UNLIKE, LONGEST = 0.35, 24  # the share of games with a scripted opening, and its longest length in choices


def open_unlike(table: Table) -> None:
    """Let scripted players make the first choices of some games, so that the search meets positions it would avoid."""
    if not below(table.chance, UNLIKE):
        return
    state = table.state
    players = [table.learning.first(table.chance) for _ in range(state.seats)]
    for _ in range(table.chance.below(LONGEST)):
        if state.over:
            return
        question, options = state.asked()
        state.follow(players[question.seat](state, question, options)[0])


def play_all(run: Run, generation: int, jobs: int) -> None:
    """Play all missing chunks of a generation."""
    todo = [number for number in range(run.chunks(generation)) if not run.chunk(generation, number).exists()]
    begun = time.monotonic()
    with get_context("spawn").Pool(jobs) as pool:
        for done, _ in enumerate(pool.imap_unordered(partial(play_chunk, run, generation), todo), 1):
            left = (time.monotonic() - begun) / done * (len(todo) - done)
            print(f"generation {generation}: chunk {done} of {len(todo)}, {left:.0f} s left", flush=True)


def train(run: Run, generation: int) -> None:
    """Train the net on the newest generations."""
    import torch

    from grange.lab.training import learner

    torch.set_num_threads(2)
    game, learning = find(run.game), learning_of(run.game)
    first = max(1 if generation > WINDOW - 2 else 0, generation - WINDOW + 1)
    files = [run.chunk(older, number) for older in range(first, generation + 1) for number in range(run.chunks(older))]
    found = samples.read(files)
    torch.manual_seed(run.seed + generation)
    net = learner.Net(len(learning.features), len(learning.rows), max(game.codes.code_of) + 1)
    if generation:
        with np.load(run.net(generation - 1)) as weights:
            net.load(dict(weights))
    else:
        net.scale.copy_(torch.from_numpy(learner.scale_of(found["rows"][:: max(1, len(found["rows"]) // 100_000)])))
    number = len(found["rows"])
    steps = min(MOST_STEPS, int(STEPS_A_SAMPLE * number / learner.BATCH) + 200)
    losses = learner.learn(net, found, steps, 1e-3 if generation < 3 else 5e-4, run.seed + generation)
    learner.write(run.net(generation), net)
    report = {"generation": generation, "positions": number, "steps": steps, "first": losses[0], "last": losses[-1]}
    with (run.folder / "log.jsonl").open("a") as log:
        log.write(json.dumps({"at": time.strftime("%H:%M"), **report}) + "\n")
    print(report, flush=True)


def main() -> None:
    """Train generation after generation."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--folder", type=Path, required=True)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--first", type=int, default=12000)
    parser.add_argument("--games", type=int, default=3000)
    parser.add_argument("--full", type=int, default=32)
    parser.add_argument("--quick", type=int, default=12)
    parser.add_argument("--share", type=float, default=0.4)
    parser.add_argument("--generations", type=int, default=100)
    asked: Any = parser.parse_args()
    run = Run(asked.game, asked.folder, asked.seed, asked.first, asked.games, asked.full, asked.quick, asked.share)
    run.folder.mkdir(parents=True, exist_ok=True)
    for generation in range(asked.generations):
        if run.net(generation).exists():
            continue
        play_all(run, generation, asked.jobs)
        train(run, generation)


if __name__ == "__main__":
    main()
