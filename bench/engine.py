"""Measures the engine: random decisions and copies per second for every game and seat count, against catanatron in the same run.

    make bench            or:  python bench/engine.py [SECONDS]

A decision is a choice between at least two options, for us and for the peer alike: our core answers questions with a single option
by itself and does not count them. Catanatron's ticks count those, too (about three of four), so its ticks have a column of
their own. Each number is the best of several short runs in CPU time, in turn with the peer's, because other work on the machine
only ever slows a run down. `bench/beside.py` compares two installations, such as a compiled one and a plain one.
"""

from __future__ import annotations

import random
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from rich.box import SIMPLE
from rich.console import Console
from rich.table import Table

import grange

ROUNDS = 5  # runs of each kind
RULES: dict[str, tuple[dict[str, Any], ...]] = {"agricola": ({}, {"cards": "on"})}  # the rules to measure, where there are several
HEAVIEST = {"cards": "on", "x_deck": "on", "legendary_deck": "on", "seasons": "spring"}  # the slowest rules of Agricola, for four


@dataclass(frozen=True)
class Setup:
    """A game for a number of seats, with its usual rules or others."""

    game: str
    seats: int
    rules: dict[str, Any]

    def __str__(self) -> str:
        return " ".join([f"{self.game} {self.seats}", "heaviest" if self.rules is HEAVIEST else " ".join(self.rules)]).strip()

    def begin(self, seed: int) -> grange.State:
        return grange.new_game(self.game, self.seats, seed, **self.rules)


def setups() -> Iterator[Setup]:
    """List the set-ups to measure."""
    for game in grange.games():
        for seats in game.seats:
            for rules in RULES.get(game.name, ({},)):
                yield Setup(game.name, seats, rules)
    yield Setup("agricola", 4, HEAVIEST)


@dataclass
class Run:
    """The counts of one run."""

    decisions: int = 0
    ticks: int = 0
    seconds: float = 0.0
    slowest_question: float = 0.0
    slowest_game: float = 0.0

    @property
    def speed(self) -> float:
        return self.decisions / self.seconds

    @property
    def tick_speed(self) -> float:
        return self.ticks / self.seconds


def ours(setup: Setup, seconds: float, watch: bool = False) -> Run:
    """Play random games of ours for a while; watching every question costs time and needs a separate run."""
    chance, run, seed = random.Random(1), Run(), 0
    started = time.process_time()
    while (now := time.process_time()) - started < seconds:
        run.decisions += watched_game(setup.begin(seed), chance, run) if watch else random_game(setup.begin(seed), chance)
        run.slowest_game = max(run.slowest_game, time.process_time() - now)
        seed += 1
    run.seconds = time.process_time() - started
    return run


def random_game(state: grange.State, chance: random.Random) -> int:
    draw = chance.random
    while not state.over:
        options = state.decision.options
        state.play(options[int(draw() * len(options))])
    return len(state.history)


def watched_game(state: grange.State, chance: random.Random, run: Run) -> int:
    while not state.over:
        before = time.process_time()
        options = state.decision.options
        state.play(options[int(chance.random() * len(options))])
        run.slowest_question = max(run.slowest_question, time.process_time() - before)
    return len(state.history)


def copies(setup: Setup, seconds: float) -> float:
    """Copy a state from the middle of a game for a while."""
    state = setup.begin(1)
    chance = random.Random(1)
    for _ in range(20 * setup.seats):
        state.play(chance.choice(state.decision.options))
    number, started = 0, time.process_time()
    while time.process_time() - started < seconds:
        for _ in range(200):
            state.copy()
        number += 200
    return number / (time.process_time() - started)


def peer(seconds: float) -> Run:
    """Play random games of Catan with catanatron for a while."""
    from catanatron import Color, Game, RandomPlayer

    run = Run()
    started = time.process_time()
    while time.process_time() - started < seconds:
        game = Game([RandomPlayer(Color.RED), RandomPlayer(Color.BLUE)])
        while game.winning_color() is None and game.state.num_turns < 1000:
            run.decisions += len(game.state.playable_actions) > 1
            run.ticks += 1
            game.play_tick()
    run.seconds = time.process_time() - started
    return run


COLUMNS = (
    "game, seats",
    "decisions\na second",
    "peer's\ndecisions",
    "\nratio",
    "peer's\nticks",
    "\nratio",
    "copies\na second",
    "slowest\nquestion",
    "slowest\ngame",
)


def row(setup: Setup, seconds: float) -> list[str]:
    """Measure one set-up, in turn with the peer."""
    pairs = [(ours(setup, seconds), peer(seconds)) for _ in range(ROUNDS)]
    mine = max(run.speed for run, _ in pairs)
    theirs, ticks = max(run.speed for _, run in pairs), max(run.tick_speed for _, run in pairs)
    watched = ours(setup, seconds, watch=True)
    copied = max(copies(setup, seconds / ROUNDS) for _ in range(ROUNDS))
    return [
        str(setup),
        f"{mine:,.0f}",
        f"{theirs:,.0f}",
        f"{mine / theirs:.1f}",
        f"{ticks:,.0f}",
        f"{mine / ticks:.1f}",
        f"{copied:,.0f}",
        f"{watched.slowest_question * 1e3:.2f}",
        f"{watched.slowest_game * 1e3:.1f}",
    ]


def main() -> None:
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 1.0
    how = f"Python {sys.version.split()[0]}, best of {ROUNDS} runs of {seconds:g} s"
    table = Table(
        title=f"{how}\nThe peer is catanatron; the slowest are in milliseconds",
        title_justify="left",
        box=SIMPLE,
        padding=0,
        show_edge=False,
    )
    for column in COLUMNS:
        table.add_column(column, justify="left" if column == COLUMNS[0] else "right", vertical="bottom")
    console = Console()
    with console.status("Measuring"):
        for setup in setups():
            table.add_row(*row(setup, seconds))
    console.print(table)


if __name__ == "__main__":
    main()
