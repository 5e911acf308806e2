"""What a review has to say: the curve, the mistakes, the turning points among them, and how well each seat played."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from grange.bots.review import Draft, Weighed
from grange.core.words import Told

TURN = 4.0  # points that a turning point cost at least
MOST_TURNS = 8
PHASES = ("opening", "middle", "ending")  # each a third of the moves


class Point(NamedTuple):
    """A point of the curve: what the game was worth to each seat after so many moves."""

    at: int
    worths: list[float]


@dataclass(frozen=True)
class Mistake:
    """A choice that cost points, and what would have been stronger."""

    move: int  # its number, from 1
    seat: int
    chosen: str  # a code
    stronger: list[tuple[str, float]]  # codes, and what each would have brought more; the best first
    why: list[Told] = field(default_factory=list)  # sentences to be: why the best was stronger

    @property
    def loss(self) -> float:
        """What it cost."""
        return self.stronger[0][1]


@dataclass(frozen=True)
class Reviewed:
    """A review that is made."""

    curve: list[Point]
    mistakes: list[Mistake]  # in the order of play
    turns: list[int]  # the numbers of the moves that cost most, in the order of play
    best: list[int]  # the numbers of moves than which nothing stronger is known
    accuracy: list[list[int]]  # of each seat in each phase, in percent

    def mistake(self, move: int) -> Mistake | None:
        """Find the mistake that a move was, if it was one."""
        return next((mistake for mistake in self.mistakes if mistake.move == move), None)


def sum_up(draft: Draft, moves: int, scores: Sequence[int]) -> Reviewed:
    """Say what a review has found."""
    found = [mistake for choice in draft.choices if (mistake := _mistake(choice)) is not None]
    worst = sorted((mistake for mistake in found if mistake.loss >= TURN), key=lambda mistake: -mistake.loss)[:MOST_TURNS]
    fine = [choice.at for choice in draft.choices if choice.first and max(choice.gains()) <= 0]
    return Reviewed(
        curve=curve(draft, moves, scores),
        mistakes=found,
        turns=sorted(mistake.move for mistake in worst),
        best=sorted(at + 1 for at in (*draft.agreed, *fine)),
        accuracy=[accuracy(seat, found, moves, max(scores)) for seat in range(len(scores))],
    )


def _mistake(choice: Weighed) -> Mistake | None:
    """Tell whether a choice was a mistake: something else would surely have brought more."""
    stronger = choice.stronger()
    why = [Told(told["key"], told["values"]) for told in choice.why or []]
    return Mistake(choice.at + 1, choice.seat, choice.options[0], stronger, why) if stronger else None


def curve(draft: Draft, moves: int, scores: Sequence[int]) -> list[Point]:
    """Lay the curve through all marks, each leaning a little on its neighbours, to what the seats had in the end."""
    raw = [Point(mark.at, [total / mark.tables for total in mark.sums]) for mark in draft.marks if mark.tables]
    raw.append(Point(moves, [float(points) for points in scores]))
    inner = [
        Point(here.at, [(a + 2 * b + c) / 4 for a, b, c in zip(before.worths, here.worths, after.worths, strict=True)])
        for before, here, after in zip(raw, raw[1:], raw[2:], strict=False)
    ]
    return [*raw[:1], *inner, *raw[-1:]] if len(raw) > 1 else raw


def worth_after(points: Sequence[Point], move: int) -> list[float]:
    """Give what the game was worth to each seat after a move, between two points of the curve on the line from one to the other.

    >>> worth_after([Point(0, [10.0]), Point(4, [18.0])], 1)
    [12.0]
    """
    after = next((point for point in points if point.at >= move), points[-1])
    before = next((point for point in reversed(points) if point.at <= move), points[0])
    share = (move - before.at) / (after.at - before.at) if after.at > before.at else 0.0
    return [a + (b - a) * share for a, b in zip(before.worths, after.worths, strict=True)]


def accuracy(seat: int, mistakes: Sequence[Mistake], moves: int, best: int) -> list[int]:
    """Tell how much of what was to be had a seat has kept in each phase, in percent.

    To be had is a third of the best score at the table, and what the seat's mistakes of the phase cost, which it has not kept.

    >>> accuracy(0, [Mistake(2, 0, "a", [("b", 10.0)])], 9, 60)
    [67, 100, 100]
    """
    lost = [0.0] * len(PHASES)
    for mistake in mistakes:
        if mistake.seat == seat:
            lost[len(PHASES) * (mistake.move - 1) // moves] += mistake.loss
    share = max(1.0, best / len(PHASES))
    return [round(100 * share / (share + each)) for each in lost]
