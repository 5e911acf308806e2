"""Fits the weights of a game's evaluation: regresses the results of games between noisy players on features of positions.

    python -m grange.lab.fit evergreen --seats 1 --games 3000 --times 4
    python -m grange.lab.fit evergreen --seats 2 3 4 --games 1500 --times 4 --folder fit

With `--folder`, a run that was stopped continues from the games that lie there.

The games alternate between these numbers of seats; the same weights serve all. Each time plays games with the latest weights. Ridge
regression over the games of all times then fits a row of weights for each number of stages left. A row that lies off the line
between its neighbours is penalized, so a stage with few games borrows from the stages around it. Each time's games show where the
latest weights are wrong.
"""

from __future__ import annotations

import json
import sys
from argparse import ArgumentParser
from contextlib import closing
from dataclasses import asdict, dataclass
from itertools import islice
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from grange.core.chance import Chance
from grange.core.foresight import Fit
from grange.core.step import Question
from grange.core.weights import Weights, read_weights, write_weights
from grange.games import find
from grange.lab.run_file import RunFile
from grange.lab.tasks import LOCAL, Workers, run_tasks

Array = Any  # a NumPy array

RIDGE = 0.001  # the penalty on weights, for features in units of their spread
BEND = 1.0  # the penalty on weights off the line between neighbouring stages
NOISES = (0, 40, 120)  # random choices per thousand; each seat draws one of these for a game
MANY = 1000


class Sample(NamedTuple):
    """A position of a game and its result."""

    stage: int
    features: list[float]
    outcome: float


def play(game_name: str, seats: int, seed: int, rules: dict[str, str]) -> list[Sample]:
    """Play a game between noisy players, and describe it at every step of its progress."""
    game: Any = find(game_name)
    fit: Fit = game.bots.fit
    chance = Chance.of(seed, 1)
    noises = [chance.pick(list(NOISES)) for _ in range(seats)]
    state = game.origin(seats, seed, rules, {}).begin()
    described: list[tuple[int, int, list[float], float]] = []
    last = -1
    while not state.over:
        if (progress := game.bots.foresight.rollouts.progress(state)) > last:
            last = progress
            described += [(seat, fit.stage(state), fit.describe(state, seat), fit.known(state, seat)) for seat in range(seats)]
        question, options = state.asked()
        if chance.below(MANY) < noises[question.seat]:
            state.follow(chance.pick(options))
        elif not (game.bots.foresight.rollouts.turn and game.bots.foresight.rollouts.turn(state, question)):
            state.follow(best(game, state, question, options))
    ends = [fit.known(state, seat) for seat in range(seats)]
    return [Sample(stage, features, ends[seat] - known) for seat, stage, features, known in described]


def best(game: Any, state: Any, question: Any, options: list[int]) -> int:
    """Return the option that the judge of rollouts values most."""
    judges = {**game.bots.judges, **game.bots.foresight.rollouts.judges}
    judge = judges.get(type(question)) or judges[Question]
    values = judge(state, question, options)
    return options[max(range(len(options)), key=values.__getitem__)]


def fitted(samples: list[Sample]) -> Weights:
    """Fit a row of weights for each stage; a constant feature gets what all positions of a stage have in common."""
    stages = np.array([sample.stage for sample in samples])
    features = np.array([sample.features for sample in samples])
    outcomes = np.array([sample.outcome for sample in samples])
    spread = features.std(0)
    used = spread > 1e-9
    weights = np.zeros((1 + stages.max(), len(spread)))
    weights[:, used] = ridge(stages, features[:, used] / spread[used], outcomes) / spread[used]
    for always in np.flatnonzero((features == 1).all(0))[:1]:
        for stage in np.unique(stages):
            here = stages == stage
            weights[stage, always] = (outcomes[here] - features[here] @ weights[stage]).mean()
    found: Weights = weights.tolist()
    return found


def ridge(stages: Array, features: Array, outcomes: Array) -> Array:
    """Fit weights to the differences of results within each stage, for all stages at once, since neighbours are tied."""
    rows, size = 1 + stages.max(), features.shape[1]
    matrix, target = np.zeros((rows, size, rows, size)), np.zeros((rows, size))
    for stage in np.unique(stages):
        here = stages == stage
        apart = features[here] - features[here].mean(0)
        matrix[stage, :, stage] += apart.T @ apart
        target[stage] += apart.T @ (outcomes[here] - outcomes[here].mean())
    bends = np.diff(np.eye(rows), 2, axis=0)
    cost = (RIDGE * np.eye(rows) + BEND * bends.T @ bends) * len(stages) / len(np.unique(stages))
    for place in range(size):
        matrix[:, place, :, place] += cost
    return np.linalg.solve(matrix.reshape(rows * size, rows * size), target.ravel()).reshape(rows, size)


@dataclass(frozen=True)
class Games:
    """The games of one time: all players use the same weights."""

    game: str
    seats: list[int]  # the numbers of seats, in rotation
    seed: int
    time: int
    rules: dict[str, str]
    weights: dict[str, Weights]


def play_number(games: Games, number: int) -> list[Sample]:
    """Play the game of this number, with the weights of its time."""
    found: Any = find(games.game)
    found.bots.fit.use(games.weights)
    seed = Chance.of(games.seed, games.time, number).below(1 << 50)
    return play(games.game, games.seats[number % len(games.seats)], seed, games.rules)


def play_all(games: Games, number: int, folder: Path | None, workers: Workers) -> list[list[Sample]]:
    """Play the games of one time; those that lie in the folder are read, and the others are added to it."""
    if folder is None:
        return list(run_tasks(play_number, games, range(number), workers, show))
    with closing(RunFile(file_of(folder, games.time), asdict(games))) as file:
        for samples in run_tasks(play_number, games, range(file.done, number), workers, show):
            file.append(samples)
        return [[Sample(*sample) for sample in samples] for samples in islice(file, number)]


def file_of(folder: Path, time: int) -> Path:
    """Return the file with the games of one time."""
    return folder / f"time-{time + 1}.jsonl"


def first_weights(folder: Path | None, usual: dict[str, Weights]) -> dict[str, Weights]:
    """Return the weights with which a run began: those in its file, as the ones in use may be its own by now."""
    if folder is None or not (file := file_of(folder, 0)).exists():
        return usual
    with file.open(encoding="utf-8") as lines:
        weights: dict[str, Weights] = json.loads(lines.readline())["weights"]
    return weights


def show(done: int, of: int, left: float) -> None:
    """Show how many games are played, and how long the rest takes."""
    sys.stderr.write(f"\r{done} of {of} games, {left:.0f} s left  " + ("\n" if done == of else ""))
    sys.stderr.flush()


def main() -> None:
    """Play, fit and write, several times."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, nargs="+", default=[1])
    parser.add_argument("--games", type=int, default=600)
    parser.add_argument("--times", type=int, default=1)
    parser.add_argument("--jobs", type=int)
    parser.add_argument("--cluster", nargs="?", const=LOCAL, metavar="ADDRESS")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--rule", action="append", default=[])
    parser.add_argument("--folder", type=Path)
    chosen = parser.parse_args()
    rules = dict(rule.split("=") for rule in chosen.rule)
    game: Any = find(chosen.game)
    fit: Fit = game.bots.fit
    kind = fit.kind(game.origin(chosen.seats[0], 0, rules, {}).begin())
    if chosen.folder is not None:
        chosen.folder.mkdir(parents=True, exist_ok=True)
    known = weights = first_weights(chosen.folder, read_weights(game.folder, fit.features))
    samples: list[Sample] = []
    for time in range(chosen.times):
        plan = Games(chosen.game, chosen.seats, chosen.seed, time, rules, weights)
        games = play_all(plan, chosen.games, chosen.folder, Workers(chosen.jobs, chosen.cluster))
        samples += [sample for game_samples in games for sample in game_samples]
        write_weights(game.folder, fit.features, {**known, kind: fitted(samples)})
        weights = read_weights(game.folder, fit.features)
        ends = [game_samples[0].outcome for game_samples in games]
        print(
            f"{time + 1}: {len(games)} games, {len(samples)} positions, {sum(ends) / len(ends):.1f} points from the first",
            flush=True,
        )


if __name__ == "__main__":
    main()
