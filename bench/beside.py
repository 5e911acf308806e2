"""Measures another installation of Grange in turn with this one, such as a compiled one against plain Python.

    python bench/beside.py OTHER_PYTHON [SECONDS] [GAME ...]

Random decisions, copies and choices of `steady` per second of CPU time; each number is the best of several short runs in separate
processes. Every process also plays the same games, which must end the same in both installations.
"""

from __future__ import annotations

import json
import random
import subprocess
import sys
import time
from pathlib import Path

from engine import copies, ours, setups
from rich.box import SIMPLE
from rich.console import Console
from rich.table import Table

import grange
from grange.bots import make_bot
from grange.core.chance import Chance
from grange.core.glimpse import Glimpse
from grange.core.position import digest_of

ROUNDS = 3  # runs of each installation
COLUMNS = ("decisions", "copies", "steady")


def choices(state: grange.State, seconds: float) -> float:
    """Let `steady` play for a while, and start again whenever a game is over."""
    number, bot, begun = 0, make_bot("steady", Chance.of(1)), state.copy()
    started = time.process_time()
    while time.process_time() - started < seconds:
        if state.over:
            state = begun.copy()
        seat = state.decision.seat
        state.play(bot.choose(Glimpse(state, seat)), seat)
        number += 1
    return number / (time.process_time() - started)


def end_of(state: grange.State) -> str:
    """Play a random game and return the fingerprint of its end."""
    chance = random.Random(1)
    while not state.over:
        state.play(chance.choice(state.decision.options))
    return digest_of(state)


def measure(name: str, seconds: float) -> None:
    """Measure one set-up in this process and print the numbers."""
    setup = next(setup for setup in setups() if str(setup) == name)
    speeds = [ours(setup, seconds).speed, copies(setup, seconds / 2), choices(setup.begin(1), seconds)]
    print(json.dumps([speeds, [end_of(setup.begin(seed)) for seed in range(5)]]))


def measured(python: str, name: str, seconds: float) -> tuple[list[float], list[str]]:
    """Measure one set-up with another interpreter."""
    command = [python, str(Path(__file__)), "--measure", name, str(seconds)]
    speeds, ends = json.loads(subprocess.run(command, check=True, capture_output=True, text=True).stdout)
    return speeds, ends


def row(other: str, name: str, seconds: float) -> list[str]:
    """Measure one set-up with both interpreters, in turn."""
    mine, theirs = [0.0] * len(COLUMNS), [0.0] * len(COLUMNS)
    for _ in range(ROUNDS):
        speeds, ends = measured(sys.executable, name, seconds)
        other_speeds, other_ends = measured(other, name, seconds)
        assert ends == other_ends, f"{name}: the games go differently"
        mine, theirs = [*map(max, mine, speeds)], [*map(max, theirs, other_speeds)]
    return [name, *(text for here, there in zip(mine, theirs, strict=True) for text in (f"{here:,.0f}", f"{there / here:.2f}"))]


def main() -> None:
    other, seconds = sys.argv[1], float(sys.argv[2]) if len(sys.argv) > 2 else 1.0
    games = sys.argv[3:]
    table = Table(title="A second of CPU time here, and the other installation to this one", box=SIMPLE, padding=0, show_edge=False)
    table.add_column("game, seats")
    for name in COLUMNS:
        table.add_column(name, justify="right")
        table.add_column("other", justify="right")
    console = Console()
    with console.status("Measuring"):
        for setup in setups():
            if not games or setup.game in games:
                table.add_row(*row(other, str(setup), seconds))
    console.print(table)


if __name__ == "__main__":
    if sys.argv[1:2] == ["--measure"]:
        measure(sys.argv[2], float(sys.argv[3]))
    else:
        main()
