"""Measures the environments against PettingZoo's classics, with PettingZoo's own benchmark loop, in one run.

    python bench/envs.py [SECONDS]

Each number is the best of several short runs in CPU time; the environments take turns, because other work on the machine only ever
slows a run down. Needs the extras `envs` and `bench`. Run it in a compiled installation, too, to see its numbers beside these.
"""

from __future__ import annotations

import contextlib
import io
import random
import sys
import time
from collections.abc import Callable
from typing import Any

import numpy as np
from pettingzoo.env_registry.registration import make
from pettingzoo.test import performance_benchmark
from rich.box import SIMPLE
from rich.console import Console
from rich.table import Table

import grange
from grange.core.chance import Chance
from grange.core.native import is_compiled
from grange.core.state import State
from grange.envs import aec_env, gym_env, vector_env

ROUNDS = 5
HANABI, CONNECT_FOUR = "hanabi_v5", "connect_four_v3"
CARDS = {"cards": "on"}
# our environments, and the least multiples of Hanabi and of Connect Four that they aim at
AIMS: dict[tuple[str, int, str], tuple[float, float]] = {
    ("evergreen", 2, ""): (10, 3),
    ("petrichor", 2, ""): (10, 3),
    ("farmerama", 2, ""): (10, 3),
    ("agricola", 2, ""): (0, 1.5),
    ("agricola", 4, "cards"): (0, 0.8),
}
GAMES = 64  # in a vector environment
VECTOR_AIM = 2.0  # times the single environment
CALL_AIM = 50.0  # microseconds of `imagine` and `view`


class CpuClock:
    """Stands for the module `time` in PettingZoo's benchmark: it counts this process's CPU time, `scale` times as fast."""

    def __init__(self, scale: float) -> None:
        self.scale = scale

    def time(self) -> float:
        return time.process_time() * self.scale


def turns(env: Any, seconds: float) -> float:
    """Return the turns a second of PettingZoo's benchmark, which lasts five of its seconds."""
    module: Any = sys.modules[performance_benchmark.__module__]
    scale = 5 / seconds
    module.time = CpuClock(scale)
    said = io.StringIO()
    with contextlib.redirect_stdout(said):
        performance_benchmark(env)
    found = next(line for line in said.getvalue().splitlines() if line.endswith("turns per second"))
    return float(found.split()[0]) * scale


def single_steps(game: str, seconds: float) -> float:
    """Return the steps a second of one environment for a seat alone, with random legal actions."""
    env = gym_env(game, rivals=())
    _, info = env.reset(seed=1)
    steps, started = 0, time.process_time()
    while time.process_time() - started < seconds:
        _, _, over, _, info = env.step(random.choice(np.flatnonzero(info["action_mask"]).tolist()))
        if over:
            _, info = env.reset()
        steps += 1
    return steps / (time.process_time() - started)


def vector_steps(game: str, seconds: float) -> float:
    """Return the steps a second of many environments at once, with random legal actions."""
    env = vector_env(game, GAMES, rivals=())
    _, infos = env.reset(seed=1)
    generator = np.random.default_rng(1)
    steps, started = 0, time.process_time()
    while time.process_time() - started < seconds:
        games, legal = np.nonzero(infos["action_mask"])
        counts = np.bincount(games, minlength=GAMES)
        picked = counts.cumsum() - counts + (generator.random(GAMES) * counts).astype(np.int64)
        _, _, _, _, infos = env.step(legal[picked])
        steps += GAMES
    return steps / (time.process_time() - started)


def microseconds(call: Callable[[], object], seconds: float) -> float:
    """Return how long a call takes."""
    calls, started = 0, time.process_time()
    while time.process_time() - started < seconds:
        for _ in range(100):
            call()
        calls += 100
    return (time.process_time() - started) / calls * 1e6


def middle_of(game: str, seats: int, rules: dict[str, Any], choices: int) -> State:
    """Play some choices at random."""
    state, chance = grange.new_game(game, seats, 1, **rules), Chance.of(3)
    for _ in range(choices):
        decision = chance.pick(state.decisions)
        state.play(chance.pick(decision.options), decision.seat)
    return state


def main(seconds: float) -> None:
    envs: dict[Any, Any] = {name: make("aec", f"classic/{name}") for name in (HANABI, CONNECT_FOUR)}
    envs |= {key: aec_env(key[0], key[1], **(CARDS if key[2] else {})) for key in AIMS}
    best = dict.fromkeys(envs, 0.0)
    vectors = {game.name: [0.0, 0.0] for game in grange.games()}
    for _ in range(ROUNDS):
        for name, env in envs.items():
            best[name] = max(best[name], turns(env, seconds))
        for game, speeds in vectors.items():
            speeds[0] = max(speeds[0], single_steps(game, seconds))
            speeds[1] = max(speeds[1], vector_steps(game, seconds))
    console = Console()
    build = "compiled" if is_compiled(State) else "plain"
    console.print(seats_table(best, f"AEC, turns a second, {build} build"))
    console.print(vector_table(vectors, f"Gymnasium alone, steps a second, {build} build"))
    console.print(call_table(seconds, f"Agricola with cards, four seats, {build} build"))


def seats_table(best: dict[Any, float], title: str) -> Table:
    table = Table("environment", "turns/s", HANABI, "aim", CONNECT_FOUR, "aim", title=title, box=SIMPLE)
    for name, speed in best.items():
        hanabi, four = speed / best[HANABI], speed / best[CONNECT_FOUR]
        aims = AIMS.get(name, (0, 0))
        shown = name if isinstance(name, str) else " ".join(map(str, name))
        table.add_row(shown, f"{speed:,.0f}", f"{hanabi:.1f}", f"{aims[0] or ''}", f"{four:.2f}", f"{aims[1] or ''}")
    return table


def vector_table(vectors: dict[str, list[float]], title: str) -> Table:
    table = Table("game", "one", f"{GAMES} at once", "times", "aim", title=title, box=SIMPLE)
    for game, (single, vector) in vectors.items():
        table.add_row(game, f"{single:,.0f}", f"{vector:,.0f}", f"{vector / single:.2f}", str(VECTOR_AIM))
    return table


def call_table(seconds: float, title: str) -> Table:
    state = middle_of("agricola", 4, CARDS, 150)
    calls: dict[str, Callable[[], object]] = {"imagine": lambda: state.imagine(0, 1), "view": lambda: state.view(0)}
    table = Table("call", "µs", "aim", title=title, box=SIMPLE)
    for name, call in calls.items():
        fastest = min(microseconds(call, seconds / 2) for _ in range(ROUNDS))
        table.add_row(name, f"{fastest:.1f}", str(CALL_AIM))
    return table


if __name__ == "__main__":
    main(float(sys.argv[1]) if len(sys.argv) > 1 else 1.0)
