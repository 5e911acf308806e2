"""Foresight: how far a searching bot looks ahead in a game, how it plays on until there, and how it evaluates the result."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from grange.core.weights import Weights
from grange.core.words import Message

Values = Callable[[Any, Any, list[int]], list[float]]  # the value of each option to a state's question, on an imagined table
Sheet = Mapping[str, float]  # points by row
Sheets = Callable[[Any, Any, list[int]], Sequence[tuple[Sheet, Sheet]]]  # for a state, its question and its options

WIN = 5.0  # the value of a win, in points
UNEXPLAINED = "unexplained"  # the row for differences that would explain nothing to a player


def to_the_end(state: Any) -> int:  # noqa: ARG001
    """Count no progress, so that rollouts go to the end of the game."""
    return 0


def lead(state: Any, seat: int) -> float:
    """Evaluate a seat by its points minus those of its best rival, plus a bonus for a win; partners are not rivals."""
    points = state.scores
    others = [points[other] for other in rivals_of(state, seat)]
    return float(points[seat] - max(others, default=0) + WIN * (seat in state.winners))


def rivals_of(state: Any, seat: int) -> list[int]:
    """List the seats that play against a seat."""
    teams = state.game.rules.teams(state)
    own = next((team for team in teams.partners if seat in team), [seat]) if teams else [seat]
    return [other for other in range(state.seats) if other not in own]


def as_it_stands(state: Any, seat: int) -> Sheet:
    """Expect a seat's score sheet to stay as it is now."""
    sheet: Sheet = state.score_sheet(seat)
    return sheet


def more_of(own: Sheet, its: Sheet) -> Sheet:
    """Return, row by row, how much more one sheet has than another."""
    return {row: own.get(row, 0.0) - its.get(row, 0.0) for row in {**own, **its}}


def nothing_finer(state: Any, seat: int, row: str) -> Message | None:  # noqa: ARG001
    """Add no explanation about this position."""
    return None


def nothing_split(one: Any, other: Any, seat: int) -> Sheet | None:  # noqa: ARG001
    """Leave it to the score sheets to show how two tables differ."""
    return None


def always(state: Any) -> bool:  # noqa: ARG001
    """Approve of every table."""
    return True


@dataclass(frozen=True)
class Line:
    """A candidate of a search: an option, or a whole turn that begins with it, played on an imagined table.

    Lines travel to other processes. So a turn is a function of a module, or a partial of one with plain values.
    """

    option: int
    turn: Callable[[Any], None] | None = None
    noise: float = 0.0  # random points added to it during this search


@dataclass(frozen=True)
class Rollouts:
    """How a bot plays on from an option, how far, and how it evaluates the state where it stops; by default the game's end."""

    progress: Callable[[Any], int] = to_the_end  # a number that grows wherever a rollout may stop, such as the round
    horizon: int = 1  # how far that number grows in a rollout
    value: Callable[[Any, int], float] = lead  # evaluates the state there for a seat
    judges: Mapping[type, Values] = field(default_factory=dict)  # faster than the game's own
    turn: Callable[[Any, Any], bool] | None = None  # plays a whole turn at once if it can, and returns whether it did
    begins: tuple[type, ...] = ()  # the questions that begin turns: the direct effect of an option ends before the next of them


@dataclass(frozen=True)
class Search:
    """Which options or turns a bot searches, and when a search is worth its time."""

    width: int = 6  # how many options to search, the judge's best first
    turns: Callable[[Any, Any, list[int]], list[Line]] | None = None  # the best turns that a question begins, to search whole turns
    alone: Values | None = None  # evaluates the options of a solo game on one table, instead of rollouts
    together: Values | None = None  # the same for several players
    ponders: tuple[type, ...] = ()  # the questions worth a full search (empty: all); whole turns get a brief one elsewhere
    surprises: Mapping[type, float] = field(default_factory=dict)  # secret questions: the most random points an option may get
    pays: Callable[[Any], bool] = always  # whether a search is worth its time at this table; if not, the judge decides


@dataclass(frozen=True)
class Reasons:
    """What explains to a player why an option is better than another."""

    sheet: Callable[[Any, int], Sheet] = as_it_stands  # the score sheet to expect where a rollout stops
    sheets: Sheets | None = None  # where options are evaluated, not played: what each changes directly, and its expected result
    split: Callable[[Any, Any, int], Sheet | None] = nothing_split  # how two tables differ, row by row
    because: Callable[[Any, int, str], Message | None] = nothing_finer  # why a row matters to a seat now, if there is more to say
    value_at_turn_end: tuple[type, ...] = ()  # the questions whose options hints value at the end of the turn, not after later play
    chaotic: bool = False  # whether small changes alter everybody's later play so much that rollouts explain nothing


@dataclass(frozen=True)
class Foresight:
    """What a game brings for searching bots and for hints."""

    rollouts: Rollouts = Rollouts()
    search: Search = Search()
    reasons: Reasons = Reasons()


@dataclass(frozen=True)
class Fit:
    """What a game brings to fit the weights of its evaluation."""

    features: Sequence[str]
    describe: Callable[[Any, int], list[float]]  # the features of a seat in a state
    kind: Callable[[Any], str]  # which set of weights a state needs
    stage: Callable[[Any], int]  # which row of that set a state needs
    known: Callable[[Any, int], float]  # the part of a seat's result that is already certain in a state
    use: Callable[[dict[str, Weights]], None]  # lets the evaluation use other weights from now on, in this process
