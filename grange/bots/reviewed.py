"""The findings of a review: the curve, the mistakes, the turning points among them, and how well each seat played."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from math import floor, inf, sqrt
from typing import NamedTuple

from grange.bots.review import GRAVE, SURE, Draft, Mark, Move, Weighed
from grange.core.words import Message

MOST_TURNS = 5  # turning points of a game
APART = 1 / 20  # the least distance between two of them, as a share of all moves
SWING, MOST_SWINGS = 4.0, 3  # the least change of the curve in points, and the most such places
WIDE = 2  # points of the curve on each side of such a place
LEFT = 2  # points that reasons may leave unsaid, since they are rounded
PHASES = ("opening", "middle", "ending")  # each a third of the moves
LEAST_STAKE, MOST_STAKE = 0.5, 12.0  # limits for the points at stake in a choice, as they count for accuracy
HALF = 2.0  # a choice that costs this multiple of a mean choice's gain is half right


class Point(NamedTuple):
    """A point of the curve: the value of the game to each seat after a number of moves."""

    at: int
    values: list[float]


@dataclass(frozen=True)
class Mistake:
    """A choice that cost points, and the stronger options."""

    move: int  # its number, from 1
    seat: int
    chosen: str  # a code
    stronger: list[tuple[str, float]]  # codes and gains, the best first
    why: list[Message] = field(default_factory=list)  # messages: why the best was stronger

    @property
    def loss(self) -> float:
        """The points that it cost."""
        return self.stronger[0][1]


class Swing(NamedTuple):
    """A place where the curve of a seat moved far although no mistake was found there."""

    move: int  # its approximate number
    seat: int
    change: float

    @property
    def amount(self) -> str:
        """The change as text."""
        return f"{round(self.change):+d}".replace("-", "−")


@dataclass(frozen=True)
class Reviewed:
    """A finished review."""

    curve: list[Point]
    mistakes: list[Mistake]  # in the order of play
    turns: list[int]  # the numbers of the most costly moves, in the order of play
    best: list[int]  # the numbers of moves without a known stronger option
    accuracy: list[list[int]]  # of each seat in each phase and in the whole game, in percent
    swings: list[Swing]  # in the order of play; only in games without turning points

    def mistake(self, move: int) -> Mistake | None:
        """Return the mistake at a move, if there is one."""
        return next((mistake for mistake in self.mistakes if mistake.move == move), None)

    def swing(self, move: int) -> Swing | None:
        """Return the swing at a move, if there is one."""
        return next((swing for swing in self.swings if swing.move == move), None)


def sum_up(draft: Draft, history: Sequence[Move], scores: Sequence[int]) -> Reviewed:
    """Sum up what a review has found."""
    moves = len(history)
    found = [mistake for choice in draft.choices if (mistake := _mistake(choice)) is not None]
    turns = turning_points(found, moves)
    values = curve(draft, moves, scores)
    lost, half = losses(draft, found), HALF * max(values[0].values) * len(scores) / moves
    fine = [at for at in draft.agreed if all(mistake.move != at + 1 for mistake in found)]
    fine += [choice.at for choice in draft.choices if choice.regret > 0 and choice.first and max(choice.gains()) <= 0]
    return Reviewed(
        curve=values,
        mistakes=found,
        turns=turns,
        best=sorted(at + 1 for at in fine),
        accuracy=[accuracy(choices_of(seat, draft, history, lost), half) for seat in range(len(scores))],
        swings=swings(values, noise(draft)) if draft.done and not turns else [],
    )


def turning_points(mistakes: Sequence[Mistake], moves: int) -> list[int]:
    """Pick the moves that cost most; of those close together, only the gravest.

    >>> turning_points([Mistake(move, 0, "a", [("b", 4.0 + move)]) for move in (10, 11, 30, 31, 50)], 60)
    [11, 31, 50]
    """
    found: list[int] = []
    for mistake in sorted(mistakes, key=lambda mistake: -mistake.loss):
        if mistake.loss >= GRAVE and all(abs(mistake.move - other) > APART * moves for other in found):
            found.append(mistake.move)
    return sorted(found[:MOST_TURNS])


def losses(draft: Draft, mistakes: Sequence[Mistake]) -> dict[int, float]:
    """Return what choices cost, by the number of moves before them: the confirmed losses, and estimates for all others.

    A loss that appeared on the first few tables is partly chance. The examined choices show how much of it usually remains, and the
    estimates are reduced by that share.
    """
    doubted = [choice for choice in draft.choices if choice.doubted]
    sure = {mistake.move - 1: mistake.loss for mistake in mistakes}
    seemed = sum(max(0.0, choice.seemed()) for choice in doubted)
    left = min(1.0, sum(sure.values()) / seemed) if seemed else 0.0
    unsure = {choice.at: left * choice.seemed() for choice in draft.choices if not choice.doubted and choice.seemed() > 0}
    return sure | unsure


def _mistake(choice: Weighed) -> Mistake | None:
    """Return the mistake that a choice was, if another option would clearly have brought more."""
    stronger = choice.stronger()
    if not stronger:
        return None
    return Mistake(choice.at + 1, choice.seat, choice.options[0], stronger, reasons(choice, stronger[0][1]))


def reasons(choice: Weighed, loss: float) -> list[Message]:
    """Return the reasons for a loss, scaled so that they add up to it, with a last one for the rest."""
    share = min(1.0, loss / choice.reasoned) if choice.reasoned > 0 else 1.0
    found = [_part(Message(reason["key"], reason["values"]), share) for reason in choice.why or []]
    parts = [reason.values["points"] * (-1 if reason.key.endswith(".less") else 1) for reason in found if "points" in reason.values]
    rest = round(loss) - sum(parts)
    if not found or len(parts) < len(found) or abs(rest) < LEFT:
        return found
    return [*found, Message("review-rest" if rest > 0 else "review-rest.less", {"points": abs(rest)})]


def _part(reason: Message, share: float) -> Message:
    """Scale the points of a reason."""
    if "points" not in reason.values:
        return reason
    return Message(reason.key, {**reason.values, "points": max(1, round(share * reason.values["points"]))})


def curve(draft: Draft, moves: int, scores: Sequence[int]) -> list[Point]:
    """Draw the curve through all marks, smoothed a little, up to the final points of the seats."""
    raw = [Point(mark.at, [total / mark.tables for total in mark.sums]) for mark in draft.marks if mark.tables]
    raw.append(Point(moves, [float(points) for points in scores]))
    inner = [
        Point(here.at, [(a + 2 * b + c) / 4 for a, b, c in zip(before.values, here.values, after.values, strict=True)])
        for before, here, after in zip(raw, raw[1:], raw[2:], strict=False)
    ]
    return [*raw[:1], *inner, *raw[-1:]] if len(raw) > 1 else raw


def noise(draft: Draft) -> list[float]:
    """Return the standard error of the curve for each seat, averaged over all its points."""
    marks = [mark for mark in draft.marks if mark.tables > 1]
    if not marks:
        return [inf] * len(draft.marks[0].sums if draft.marks else [])
    return [sqrt(sum(_variance(mark, seat) for mark in marks) / len(marks)) for seat in range(len(marks[0].sums))]


def _variance(mark: Mark, seat: int) -> float:
    """Return the variance of the mean of a mark."""
    number, mean = mark.tables, mark.sums[seat] / mark.tables
    return max(0.0, mark.squares[seat] - number * mean * mean) / (number * (number - 1))


def swings(points: Sequence[Point], errors: Sequence[float]) -> list[Swing]:
    """List where the curve of a seat clearly moved most: by luck, or by what others chose."""
    between = zip(points, points[WIDE:], points[2 * WIDE :], strict=False)
    moved = [
        Swing(here.at, seat, after.values[seat] - before.values[seat])
        for before, here, after in between
        for seat in range(len(here.values))
    ]
    found: list[Swing] = []
    for swing in sorted(moved, key=lambda swing: -abs(swing.change)):
        far = all(abs(swing.move - other.move) > 2 * APART * points[-1].at for other in found)
        if far and abs(swing.change) >= max(SWING, SURE * errors[swing.seat]) and len(found) < MOST_SWINGS:
            found.append(swing)
    return sorted(found)


class Choice(NamedTuple):
    """A choice as it counts for accuracy: its phase, the points at stake, and what it cost."""

    phase: int
    stake: float
    loss: float


def choices_of(seat: int, draft: Draft, history: Sequence[Move], lost: Mapping[int, float]) -> list[Choice]:
    """List the choices of a seat, as far as they were examined."""
    return [
        Choice(len(PHASES) * at // len(history), stake, lost.get(at, 0.0))
        for at, (stake, (who, _)) in enumerate(zip(draft.stakes, history, strict=False))
        if who == seat
    ]


def accuracy(choices: Sequence[Choice], half: float) -> list[int]:
    """Return how right choices were in each phase and in the whole game, in percent, weighted by what was at stake.

    A choice that cost nothing is wholly right, one that cost `half` points is half right, and none is wholly wrong.

    >>> accuracy([Choice(0, 6.0, 0.0), Choice(0, 6.0, 4.0), Choice(2, 6.0, 0.0), Choice(2, 12.0, 12.0)], 4.0)
    [75, 100, 50, 60]
    """
    half = max(1.0, half)
    found = []
    for phases in (*((phase,) for phase in range(len(PHASES))), range(len(PHASES))):
        rights = [
            (min(MOST_STAKE, max(LEAST_STAKE, stake)), half / (half + loss)) for phase, stake, loss in choices if phase in phases
        ]
        whole = sum(weight for weight, _ in rights)
        found.append(floor(100 * sum(weight * right for weight, right in rights) / whole) if rights else 100)
    return found
