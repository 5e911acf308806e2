"""Finds the weights of a game's value: features of positions are fitted to what came of them, in games that noisy players played.

    python -m grange.lab.fit evergreen --seats 1 --games 600 --times 3

Every time, games are played with the weights found last. Ridge regression over the games of all times then corrects the weights
with which the first time began, by as much for each stage that is left. So what few games cannot tell stays as it was, and what the
players came to believe wrongly shows in the next games.
"""

from __future__ import annotations

from argparse import ArgumentParser
from math import sqrt
from multiprocessing import get_context
from operator import mul
from typing import Any, NamedTuple

from grange.core.chance import Chance
from grange.core.foresight import Fit
from grange.core.step import Question
from grange.core.weights import Weights, read_weights, write_weights
from grange.games import find
from grange.lab.ratings import Matrix, inverse

RIDGE = 0.01  # how much a correction costs, for features in units of their spread
NOISES = (0, 40, 120)  # of thousand choices, those that a player makes at random; each seat draws one for a game
MANY = 1000


class Sample(NamedTuple):
    """A position of a game and what came of it."""

    stage: int
    features: list[float]
    outcome: float


def play(game_name: str, seats: int, seed: int, rules: dict[str, str]) -> list[Sample]:
    """Play a game between noisy players, and describe every moment of it."""
    game: Any = find(game_name)
    fit: Fit = game.fit
    chance = Chance.of(seed, 1)
    noises = [chance.pick(list(NOISES)) for _ in range(seats)]
    state = game.origin(seats, seed, rules, {}).begin()
    moments: list[tuple[int, int, list[float], float]] = []
    last = -1
    while not state.over:
        if (moment := game.foresight.moment(state)) > last:
            last = moment
            moments += [(seat, fit.stage(state), fit.describe(state, seat), fit.known(state, seat)) for seat in range(seats)]
        question, options = state.asked()
        if chance.below(MANY) < noises[question.seat]:
            state.follow(chance.pick(options))
        elif not (game.foresight.turn and game.foresight.turn(state, question)):
            state.follow(best(game, state, question, options))
    ends = [fit.known(state, seat) for seat in range(seats)]
    return [Sample(stage, features, ends[seat] - known) for seat, stage, features, known in moments]


def best(game: Any, state: Any, question: Any, options: list[int]) -> int:
    """Choose what the judge likes best who plays on in the heads of bots."""
    judges = {**game.judges, **game.foresight.judges}
    judge = judges.get(type(question)) or judges[Question]
    worths = judge(state, question, options)
    return options[max(range(len(options)), key=worths.__getitem__)]


def ridge(samples: list[tuple[list[float], float, float]]) -> list[float]:
    """Fit weights to samples of features, outcome and importance; a feature that is always 1 gets what all have in common."""
    size, total = len(samples[0][0]), sum(weight for _, _, weight in samples)
    means = [sum(weight * row[place] for row, _, weight in samples) / total for place in range(size)]
    spreads = [sqrt(sum(weight * (row[place] - means[place]) ** 2 for row, _, weight in samples) / total) for place in range(size)]
    used = [place for place in range(size) if spreads[place] > 1e-9]
    middle = sum(weight * outcome for _, outcome, weight in samples) / total
    matrix: Matrix = [[RIDGE * total * (one == other) for other in used] for one in used]
    target = [0.0 for _ in used]
    for row, outcome, weight in samples:
        scaled = [(row[place] - means[place]) / spreads[place] for place in used]
        for at, own in enumerate(scaled):
            heavy, line = weight * own, matrix[at]
            target[at] += heavy * (outcome - middle)
            for other in range(at, len(used)):
                line[other] += heavy * scaled[other]
    for at in range(len(used)):
        for other in range(at):
            matrix[at][other] = matrix[other][at]
    solved = [sum(map(mul, line, target)) for line in inverse(matrix)]
    weights = [0.0] * size
    for place, found in zip(used, solved, strict=True):
        weights[place] = found / spreads[place]
    constant = next((place for place in range(size) if spreads[place] <= 1e-9 and means[place] == 1), None)
    if constant is not None:
        weights[constant] = middle - sum(weights[place] * means[place] for place in used)
    return weights


def corrected(before: Weights, samples: list[Sample]) -> Weights:
    """Correct all rows of weights by what they got wrong; a correction changes evenly from stage to stage."""
    missed = []
    for stage, features, outcome in samples:
        wrong = outcome - sum(map(mul, before[stage], features))
        missed.append(([*features, *[stage * feature for feature in features]], wrong, 1.0))
    found = ridge(missed)
    steady, changing = found[: len(before[0])], found[len(before[0]) :]
    return [
        [own + more + stage * much for own, more, much in zip(row, steady, changing, strict=True)]
        for stage, row in enumerate(before)
    ]


def _play(asked: tuple[str, int, int, dict[str, str]]) -> list[Sample]:
    return play(*asked)


def main() -> None:
    """Play, fit, write, as often as asked for."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=1)
    parser.add_argument("--games", type=int, default=600)
    parser.add_argument("--times", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--rule", action="append", default=[])
    chosen = parser.parse_args()
    rules = dict(rule.split("=") for rule in chosen.rule)
    game: Any = find(chosen.game)
    fit: Fit = game.fit
    kind = fit.kind(game.origin(chosen.seats, 0, rules, {}).begin())
    known = read_weights(game.folder, fit.features)
    before: Weights = known.get(kind, [])
    samples: list[Sample] = []
    for time in range(chosen.times):
        seeds = [Chance.of(chosen.seed, time, number).below(1 << 50) for number in range(chosen.games)]
        with get_context("spawn").Pool(chosen.jobs) as pool:  # new processes read the weights found last
            games = list(pool.imap(_play, [(chosen.game, chosen.seats, seed, rules) for seed in seeds], chunksize=4))
        samples += [sample for game_samples in games for sample in game_samples]
        before += [[0.0] * len(fit.features) for _ in range(len(before), 1 + max(sample.stage for sample in samples))]
        write_weights(game.folder, fit.features, {**known, kind: corrected(before, samples)})
        ends = [game_samples[0].outcome for game_samples in games]
        print(
            f"{time + 1}: {len(games)} games, {len(samples)} positions, {sum(ends) / len(ends):.1f} points from the first",
            flush=True,
        )


if __name__ == "__main__":
    main()
