"""Simulation: games between bots. Same plan, same results, whatever the number of processes."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import asdict, dataclass
from functools import partial
from multiprocessing import get_context
from typing import Any

from grange.bots import make_bot
from grange.core.chance import SEEDS, Chance
from grange.core.glimpse import Glimpse
from grange.core.state import State
from grange.games import find

BATCH = 4  # games that a process takes at once


@dataclass(frozen=True)
class Plan:
    """What is to be simulated."""

    game: str
    bots: list[str]
    seed: int
    rules: dict[str, str]
    components: dict[str, Any]

    def to_dict(self) -> dict[str, Any]:
        """Write the plan as plain JSON."""
        return asdict(self)


@dataclass(frozen=True)
class Result:
    """How one game ended."""

    number: int
    seed: int
    bots: list[str]
    scores: list[int]
    winners: list[int]
    sheets: list[dict[str, int]]
    choices: int

    def to_dict(self) -> dict[str, Any]:
        """Write the result as plain JSON."""
        return asdict(self)


def simulate(plan: Plan, games: int, jobs: int = 1) -> Iterator[Result]:
    """Play games of a plan, and give their results in order as they come."""
    play = partial(play_game, plan)
    if jobs == 1:
        yield from map(play, range(games))
        return
    with get_context("spawn").Pool(jobs) as pool:
        yield from pool.imap(play, range(games), chunksize=BATCH)


def play_game(plan: Plan, number: int) -> Result:
    """Play the game of this number; its seed and its bots' chance depend on nothing else."""
    return play_seed(plan, number, Chance.of(plan.seed, number).below(SEEDS))


def play_seed(plan: Plan, number: int, seed: int) -> Result:
    """Play a game whose seed is known."""
    state = find(plan.game).origin(len(plan.bots), seed, plan.rules, plan.components).begin()
    finish(state, plan.bots, seed)
    sheets = [state.score_sheet(seat) for seat in range(state.seats)]
    return Result(number, seed, plan.bots, state.scores, state.winners, sheets, len(state.history))


def finish(state: State, names: list[str], seed: int) -> None:
    """Let bots play a game to its end."""
    bots = [make_bot(name, Chance.of(seed, seat)) for seat, name in enumerate(names)]
    while not state.over:
        seat = state.decision.seat
        state.play(bots[seat].choose(Glimpse(state, seat)), seat)
