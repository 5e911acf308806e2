"""Simulation: games between bots. The same plan gives the same results, wherever they are played."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass, field, replace
from typing import Any, NamedTuple

from grange.bots import AnyBot, bot_name, check_bots, let_choose, make_bot
from grange.core.chance import SEEDS, Chance
from grange.core.state import State
from grange.games import find
from grange.lab.tasks import Workers, run_tasks

Watch = Callable[[State], object]


@dataclass(frozen=True)
class Plan:
    """What to simulate.

    A bot is the name of a built-in one, `module:Class` for a custom one, its class, or a function that makes it.
    """

    game: str
    bots: Sequence[AnyBot]
    seed: int = 1
    rules: dict[str, str] = field(default_factory=dict)
    components: dict[str, Any] = field(default_factory=dict)
    rotate: bool = False  # whether the bots move on by one seat after every game

    def to_dict(self) -> dict[str, Any]:
        """Write the plan as plain JSON."""
        return asdict(replace(self, bots=[bot_name(bot) for bot in self.bots]))

    def seating(self, number: int) -> list[AnyBot]:
        """Return the bots by seat for the game of this number."""
        first = number % len(self.bots) if self.rotate else 0
        return [*self.bots[-first:], *self.bots[:-first]]


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
    first: int | None = None  # the seat that was drawn to begin; None where none is
    game: str = ""

    def to_dict(self) -> dict[str, Any]:
        """Write the result as plain JSON."""
        return asdict(self)

    def turn(self, seat: int) -> int | None:
        """Return the place of a seat in the order of turns, counted from 0; None where no seat was drawn to begin."""
        return None if self.first is None else (seat - self.first) % len(self.bots)


def simulate(plan: Plan, games: int, jobs: int | None = 1, cluster: str | None = None) -> Iterator[Result]:
    """Play games of a plan, and yield their results in order: here, in processes, or on the Ray cluster at an address."""
    check_bots(plan.bots)
    return run_tasks(play_game, plan, range(games), Workers(jobs, cluster))


class Choice(NamedTuple):
    """A choice of a game, and the table as it was before it."""

    seat: int
    question: str  # the name of the step that asks
    option: str  # the code of what was chosen
    options: int  # how many there were
    season: str | None  # None where the game has none
    round: int | None
    sheet: dict[str, int]  # the seat's score sheet so far


def play_watched(plan: Plan, number: int) -> tuple[Result, list[Choice]]:
    """Play the game of this number as `play_game` does, and list its choices, too."""
    seen: list[Choice] = []
    state, result = play_out(plan, number, seed_of(plan, number), lambda state: seen.append(choice_in(state)))
    chosen = [state.code(option) for _, option in state.history]
    return result, [choice._replace(option=option) for choice, option in zip(seen, chosen, strict=True)]


def choice_in(state: State) -> Choice:
    """Describe the open question of a state; the choice is still missing."""
    decision, where = state.decision, state.where().values
    name, seat = type(decision.question).__name__, decision.seat
    return Choice(seat, name, "", len(decision.options), where.get("season"), where.get("round"), state.score_sheet(seat))


def play_game(plan: Plan, number: int) -> Result:
    """Play the game of this number; its seed and its bots' choices depend on nothing else."""
    return play_seed(plan, number, seed_of(plan, number))


def seed_of(plan: Plan, number: int) -> int:
    """Return the seed of a plan's game of this number."""
    return Chance.of(plan.seed, number).below(SEEDS)


def play_seed(plan: Plan, number: int, seed: int) -> Result:
    """Play a game with a given seed."""
    return play_out(plan, number, seed)[1]


def play_out(plan: Plan, number: int, seed: int, watch: Watch | None = None) -> tuple[State, Result]:
    """Play a game with a given seed; return its end and its result."""
    bots = plan.seating(number)
    state = find(plan.game).origin(len(bots), seed, plan.rules, plan.components).begin()
    first = state.game.starting_seat(state)
    finish(state, bots, seed, watch)
    sheets = [state.score_sheet(seat) for seat in range(state.seats)]
    names = [bot_name(bot) for bot in bots]
    return state, Result(
        number=number,
        seed=seed,
        bots=names,
        scores=state.scores,
        winners=state.winners,
        sheets=sheets,
        choices=len(state.history),
        first=first,
        game=plan.game,
    )


def finish(state: State, bots: Sequence[AnyBot], seed: int, watch: Watch | None = None) -> None:
    """Let bots play a game to its end, and show it before every choice to a function that watches."""
    players, names = [make_bot(bot, Chance.of(seed, seat)) for seat, bot in enumerate(bots)], [bot_name(bot) for bot in bots]
    while not state.over:
        seat = state.decision.seat
        if watch:
            watch(state)
        let_choose(players[seat], names[seat], state, seat)
