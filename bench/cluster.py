"""Measures games a second on every backend: here, in one and two processes, and on a local Ray cluster with one and two workers.

    python bench/cluster.py [--game evergreen] [--bot random] [--games 400]

Starting workers is measured apart, as the seconds until the first result. All backends must give the same results.
"""

from __future__ import annotations

from argparse import ArgumentParser
from collections.abc import Iterator
from contextlib import closing
from itertools import islice
from time import perf_counter

from grange.games import names
from grange.lab.batch import packed, unpack
from grange.lab.simulation import Plan, Result, play_game
from grange.lab.tasks import HERE, LOCAL, Count, Workers, in_order, open_backend

BACKENDS = {
    "serial": HERE,
    "processes, 1 worker": Workers(1),
    "processes, 2 workers": Workers(2),
    "Ray, 1 worker": Workers(1, LOCAL),
    "Ray, 2 workers": Workers(2, LOCAL),
}


def results_of(plan: Plan, games: int, workers: Workers) -> Iterator[Result]:
    """Play games; also a single process is a worker of its own here."""
    if workers is HERE:
        yield from (play_game(plan, number) for number in range(games))
        return
    with closing(open_backend(workers, packed(play_game, plan))) as backend:
        yield from map(unpack, in_order(backend, range(games), Count(games, None)))


def main() -> None:
    """Measure all backends, one after the other."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=names(), default="evergreen")
    parser.add_argument("--bot", default="random")
    parser.add_argument("--games", type=int, default=400)
    asked = parser.parse_args()
    plan = Plan(asked.game, [asked.bot, asked.bot], 1)
    expected: list[Result] = []
    print("| backend | games a second | seconds until the first result |\n|---|---|---|")
    for name, workers in BACKENDS.items():
        began = perf_counter()
        results = results_of(plan, asked.games, workers)
        played = [next(results)]
        first = perf_counter()
        played += islice(results, asked.games - 1)
        ended = perf_counter()
        next(results, None)  # closes the backend
        expected = expected or played
        if played != expected:
            raise SystemExit(f"{name}: other results than in a serial run")
        print(f"| {name} | {(asked.games - 1) / (ended - first):.1f} | {first - began:.1f} |", flush=True)


if __name__ == "__main__":
    main()
