"""Foresight: how far a bot that thinks looks ahead in a game, how it plays on until there, and what it values then."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from grange.core.words import Told

Look = Callable[[Any, Any, list[int]], list[float]]  # the worth of each option to a state's question, on a table that is imagined
Sheet = Mapping[str, float]  # points by row
Sheets = Callable[[Any, Any, list[int]], Sequence[tuple[Sheet, Sheet]]]  # of a state, its question and options

WIN = 5.0  # points that it is worth to have won at the end
UNTOLD = "untold"  # the row of what makes a difference, but tells a player nothing


def to_the_end(state: Any) -> int:  # noqa: ARG001
    """Let no moment but the end be worth a stop."""
    return 0


def lead(state: Any, seat: int) -> float:
    """Value a seat's points, less those of its best rival, and whether it has won; partners are no rivals."""
    points = state.scores
    others = [points[other] for other in rivals_of(state, seat)]
    return float(points[seat] - max(others, default=0) + WIN * (seat in state.winners))


def rivals_of(state: Any, seat: int) -> list[int]:
    """List the seats that play against a seat."""
    teams = state.game.teams(state)
    own = next((team for team in teams.partners if seat in team), [seat]) if teams else [seat]
    return [other for other in range(state.seats) if other not in own]


def as_it_stands(state: Any, seat: int) -> Sheet:
    """Expect of a seat's score sheet what stands on it."""
    sheet: Sheet = state.score_sheet(seat)
    return sheet


def more_of(own: Sheet, its: Sheet) -> Sheet:
    """Tell row by row how much more one sheet has than another."""
    return {row: own.get(row, 0.0) - its.get(row, 0.0) for row in {**own, **its}}


def nothing_finer(state: Any, seat: int, row: str) -> Told | None:  # noqa: ARG001
    """Have no sentence of this position."""
    return None


def nothing_split(one: Any, other: Any, seat: int) -> Sheet | None:  # noqa: ARG001
    """Leave it to the sheets to tell in what two tables differ."""
    return None


def always(state: Any) -> bool:  # noqa: ARG001
    """Find it worth while at every table."""
    return True


@dataclass(frozen=True)
class Line:
    """What a bot that thinks tries: an option, or a whole turn that begins with it, as it is played on an imagined table.

    Lines are sent to other processes, so a turn is a function of a module, or part of one with plain values.
    """

    option: int
    turn: Callable[[Any], None] | None = None
    liking: float = 0.0  # points that chance adds to it for this thought


@dataclass(frozen=True)
class Foresight:
    """What a game brings for bots that think and for hints; without a value of its own it is played on to the end."""

    width: int = 6  # options that are looked at, the judge's best
    moment: Callable[[Any], int] = to_the_end  # of a state: a number that grows at every moment that is worth a stop
    moments: int = 1  # how many of them play goes on
    value: Callable[[Any, int], float] = lead  # what such a moment is worth to a seat
    sheet: Callable[[Any, int], Sheet] = as_it_stands  # what its score sheet may come to then, for reasons
    sheets: Sheets | None = None  # where options are looked at and not played: what each changes by itself, and what it comes to
    split: Callable[[Any, Any, int], Sheet | None] = nothing_split  # how two tables differ, row by row
    because: Callable[[Any, int, str], Told | None] = nothing_finer  # why a row matters to a seat now, if there is more to say
    begins: tuple[type, ...] = ()  # the questions with which turns begin: what an option does by itself is seen before the next one
    settled: tuple[type, ...] = ()  # the questions of which the end of a turn tells hints more than what comes after it
    wayward: bool = False  # whether small things change what everybody does next, so that what comes of lines explains nothing
    judges: Mapping[type, Look] = field(default_factory=dict)  # quicker than the game's own, to play on
    turn: Callable[[Any, Any], bool] | None = None  # plays a whole turn at once, where it can, and tells whether it did
    alone: Look | None = None  # instead of all that, how options of a solo game are looked at on one table
    together: Look | None = None  # the same with others
    turns: Callable[[Any, Any, list[int]], list[Line]] | None = (
        None  # the best turns that a question begins, if options are not tried
    )
    ponders: tuple[type, ...] = ()  # the questions that are worth it; turns are thought over briefly at others, too; none: all
    surprises: Mapping[type, float] = field(default_factory=dict)  # points up to which chance likes options of secret questions
    pays: Callable[[Any], bool] = always  # whether it pays at a table like this; if not, the judge's first thought stands


@dataclass(frozen=True)
class Fit:
    """What a game brings so that weights for its value can be found."""

    features: Sequence[str]
    describe: Callable[[Any, int], list[float]]  # a state and a seat, feature by feature
    kind: Callable[[Any], str]  # of a state: which weights it needs
    stage: Callable[[Any], int]  # of a state: which row of them
    known: Callable[[Any, int], float]  # of a state and a seat: the part of the outcome that is already known
