"""Measures how strong bots are: solo games by their points and wins, and matches for two, with intervals.

    python bench/strength.py solo evergreen master 20 [RULE=VALUE ...]
    python bench/strength.py match petrichor master greedy 20 [RULE=VALUE ...]

Every game has a seed of its own, from 1,000,000 on, which nothing was tuned on; in a match, each is played twice, with seats
exchanged. There is a line a game as it ends, so that a long measurement can be read before it is over.
"""

from __future__ import annotations

import sys
import time
from math import sqrt
from statistics import fmean, stdev

from grange.lab.simulation import Plan, Result, play_seed
from grange.lab.statistics import CONFIDENCE, wilson

FIRST_SEED = 1_000_000


def told(game: str, bots: list[str], seed: int, rules: dict[str, str]) -> Result:
    """Play a game and tell how it ended and how long a choice took."""
    started = time.process_time()
    result = play_seed(Plan(game, bots, seed, rules, {}), seed, seed)
    seconds = time.process_time() - started
    print(
        f"  {seed} {' '.join(bots)}: {result.scores}, won by {result.winners}, {seconds / result.choices:.2f} s a choice",
        flush=True,
    )
    return result


def solo(game: str, bot: str, games: int, rules: dict[str, str]) -> None:
    """Let a bot play alone."""
    results = [told(game, [bot], FIRST_SEED + number, rules) for number in range(games)]
    points = [result.scores[0] for result in results]
    margin = CONFIDENCE * stdev(points) / sqrt(games) if games > 1 else 0.0
    low, high = wilson(sum(bool(result.winners) for result in results), games)
    print(f"{game} alone, {bot}, {games} games: mean {fmean(points):.1f} ± {margin:.1f}, won {low:.0%} to {high:.0%}")


def match(game: str, one: str, other: str, games: int, rules: dict[str, str]) -> None:
    """Let two bots meet, in both seats with every seed."""
    wins = 0.0
    for number in range(games):
        bots = [one, other] if number % 2 == 0 else [other, one]
        result = told(game, bots, FIRST_SEED + number // 2, rules)
        wins += sum(bots[seat] == one for seat in result.winners) / max(1, len(result.winners))
    low, high = wilson(wins, games)
    print(f"{game}, {one} against {other}, {games} games: won {wins:g}, {low:.0%} to {high:.0%}")


def main(kind: str, game: str, *asked: str) -> None:
    """Read what is to be measured."""
    rules = dict(rule.split("=", 1) for rule in asked if "=" in rule)
    *bots, games = [part for part in asked if "=" not in part]
    if kind == "solo":
        solo(game, bots[0], int(games), rules)
    else:
        match(game, bots[0], bots[1], int(games), rules)


if __name__ == "__main__":
    main(*sys.argv[1:])
