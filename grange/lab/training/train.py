"""Trains a game's net: first on games between varied scripted players, then on generations of self-play with the search.

The run's folder holds the samples of each generation, the net trained on them, the best net so far, a log, and a curve. A killed
run continues where it stopped. The games of a chunk depend only on the run's settings, the generation and the chunk's number.
"""

from __future__ import annotations

import json
import os
import shutil
from collections.abc import Callable, Sequence
from pathlib import Path
from statistics import fmean
from typing import Any

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
os.environ.setdefault("OMP_NUM_THREADS", "1")

import numpy as np
import torch

from grange.core.words import Message
from grange.games import find
from grange.lab.tasks import Workers
from grange.lab.training import learner, samples
from grange.lab.training.curve import draw_curve
from grange.lab.training.match import match, player_of
from grange.lab.training.run import Run, play_all

WINDOW = 4  # generations that a net learns from, including the newest
USES = 1.5  # about how often a position of a new generation is used in training
MOST_STEPS = 6000
QUICK_RATE, SLOW_RATE, SLOWER = 1e-3, 5e-4, 3  # learning rates, and the generation from which the second one holds
MATCH, SIMULATIONS = 96, 32  # games of a match and simulations of a choice in it
JUDGE = "grange.bots.judged:Judged"  # the bot without a net

Tell = Callable[[Message], Any]


def train(run: Run, generations: int, workers: Workers, tell: Tell, after: Path | None = None) -> None:
    """Train generation after generation; begin with a given net instead of scripted games, if there is one."""
    run.folder.mkdir(parents=True, exist_ok=True)
    if after and not run.net(0).exists():
        shutil.copy(after, run.net(0))
        shutil.copy(after, run.best)
    for generation in range(generations + 1):
        if not run.net(generation).exists():
            play_all(run, generation, workers, lambda done, of, left, own=generation: tell(playing(own, done, of, left)))  # type: ignore[misc]
            tell(Message("train-learning", {"generation": generation}))
            losses = learn(run, generation)
            note(run, {"generation": generation, "losses": losses, **measure_strength(run, generation)})
            tell(Message("train-generation", last_line(run)))


def playing(generation: int, done: int, of: int, left: float) -> Message:
    """Report the progress of a generation's games."""
    return Message("train-playing", {"generation": generation, "done": done, "of": of, "minutes": round(left / 60)})


def learn(run: Run, generation: int) -> dict[str, float]:
    """Train the net of a generation on the newest samples; return its last losses."""
    game, learning = find(run.game), run.learning
    oldest = max(1 if generation > WINDOW - 2 else 0, generation - WINDOW + 1)  # scripted games are soon forgotten
    found = samples.read_samples(run.files(range(oldest, generation + 1)))
    torch.set_num_threads(1)  # on a busy machine, several threads wait for each other
    torch.manual_seed(run.seed + generation)
    net = learner.Net(len(learning.features), len(learning.rows), max(game.codes.code_of) + 1)
    if generation:
        with np.load(run.net(generation - 1)) as weights:
            net.load(dict(weights))
    else:
        net.scale.copy_(torch.from_numpy(learner.scale_of(found["rows"][:: max(1, len(found["rows"]) // 100_000)])))
    steps = min(MOST_STEPS, int(USES * len(found["rows"]) / learner.BATCH) + 200)
    losses = learner.learn(net, found, steps, QUICK_RATE if generation < SLOWER else SLOW_RATE, run.seed + generation)
    learner.write(run.net(generation), net)
    return losses[-1]


def measure_strength(run: Run, generation: int) -> dict[str, Any]:
    """Let a new net play against the best one so far and against the game's judge; it becomes the best if it is no weaker.

    The judge is met at tables for two, or alone in a game for one. The best net is met with every number of seats that training
    games have, and the mean strength decides.
    """
    own, seed = player_of(str(run.net(generation))), run.seed + 1000 * generation
    numbers = sorted({setup.seats for setup in run.learning.setups})
    judge = match(run.game, [own, JUDGE], MATCH // 2, SIMULATIONS, seed, {}, min(2, numbers[-1]))
    found = {
        "judge": round(100 * judge.share),
        "points": round(judge.points[0], 1),
        "its": round(judge.points[1], 1),
        "best": 100,
    }
    if run.best.exists():
        best = player_of(str(run.best))
        outcomes = [match(run.game, [own, best], MATCH // len(numbers), SIMULATIONS, seed, {}, seats) for seats in numbers]
        found["best"] = round(50 * fmean(outcome.strength for outcome in outcomes))
    if found["best"] >= 50:
        shutil.copy(run.net(generation), run.best)
    return found


def note(run: Run, line: dict[str, Any]) -> None:
    """Add a line to the log, and draw the curve again."""
    with run.log.open("a", encoding="utf-8") as log:
        log.write(json.dumps(line) + "\n")
    (run.folder / "curve.svg").write_text(draw_curve(lines_of(run)), encoding="utf-8")


def lines_of(run: Run) -> Sequence[dict[str, Any]]:
    """Read the log."""
    return [json.loads(line) for line in run.log.read_text(encoding="utf-8").splitlines()]


def last_line(run: Run) -> dict[str, Any]:
    """Return what a message about the last generation says."""
    line = lines_of(run)[-1]
    return {name: line[name] for name in ("generation", "judge", "points", "its", "best")}
