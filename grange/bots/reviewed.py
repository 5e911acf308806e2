"""What a review has to say: the curve, the mistakes, the turning points among them, and how well each seat played."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from math import floor, inf, sqrt
from typing import NamedTuple

from grange.bots.review import GRAVE, SURE, Draft, Mark, Move, Weighed
from grange.core.words import Told

MOST_TURNS = 5  # turning points of a game
APART = 1 / 20  # of the moves that lie between two of them at least
SWING, MOST_SWINGS = 4.0, 3  # points by which the curve moves there at least, and how many such places are named
WIDE = 2  # points of the curve to each side of such a place
LEFT = 2  # points that reasons may not leave unsaid; they are rounded
PHASES = ("opening", "middle", "ending")  # each a third of the moves
LEAST_STAKE, MOST_STAKE = 0.5, 12.0  # points that are at stake where a choice is made, as it counts for accuracy
HALF = 2.0  # times what a choice brings in the mean: one that cost as much was half right


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


class Swing(NamedTuple):
    """A place where the curve of a seat moved far although nobody was seen to err there."""

    move: int  # about where it is
    seat: int
    change: float

    @property
    def amount(self) -> str:
        """The change as it is written."""
        return f"{round(self.change):+d}".replace("-", "−")


@dataclass(frozen=True)
class Reviewed:
    """A review that is made."""

    curve: list[Point]
    mistakes: list[Mistake]  # in the order of play
    turns: list[int]  # the numbers of the moves that cost most, in the order of play
    best: list[int]  # the numbers of moves than which nothing stronger is known
    accuracy: list[list[int]]  # of each seat in each phase, in percent, and in the whole game
    swings: list[Swing]  # in the order of play; only where nothing turned the game

    def mistake(self, move: int) -> Mistake | None:
        """Find the mistake that a move was, if it was one."""
        return next((mistake for mistake in self.mistakes if mistake.move == move), None)

    def swing(self, move: int) -> Swing | None:
        """Find the swing that lies at a move, if one does."""
        return next((swing for swing in self.swings if swing.move == move), None)


def sum_up(draft: Draft, history: Sequence[Move], scores: Sequence[int]) -> Reviewed:
    """Say what a review has found."""
    moves = len(history)
    found = [mistake for choice in draft.choices if (mistake := _mistake(choice)) is not None]
    turns = turning_points(found, moves)
    worths = curve(draft, moves, scores)
    lost, half = losses(draft, found), HALF * max(worths[0].worths) * len(scores) / moves
    fine = [at for at in draft.agreed if all(mistake.move != at + 1 for mistake in found)]
    fine += [choice.at for choice in draft.choices if choice.regret > 0 and choice.first and max(choice.gains()) <= 0]
    return Reviewed(
        curve=worths,
        mistakes=found,
        turns=turns,
        best=sorted(at + 1 for at in fine),
        accuracy=[accuracy(choices_of(seat, draft, history, lost), half) for seat in range(len(scores))],
        swings=swings(worths, noise(draft)) if draft.done and not turns else [],
    )


def turning_points(mistakes: Sequence[Mistake], moves: int) -> list[int]:
    """Pick the moves that cost most; of those that lie close together, only the gravest.

    >>> turning_points([Mistake(move, 0, "a", [("b", 4.0 + move)]) for move in (10, 11, 30, 31, 50)], 60)
    [11, 31, 50]
    """
    found: list[int] = []
    for mistake in sorted(mistakes, key=lambda mistake: -mistake.loss):
        if mistake.loss >= GRAVE and all(abs(mistake.move - other) > APART * moves for other in found):
            found.append(mistake.move)
    return sorted(found[:MOST_TURNS])


def losses(draft: Draft, mistakes: Sequence[Mistake]) -> dict[int, float]:
    """Tell what choices cost, by the moves before them: what is sure where it was looked into, and what others seemed to cost.

    What seemed to cost something on a first few tables did so partly by chance; of those that were looked into, it is known how
    much of that was left.
    """
    doubted = [choice for choice in draft.choices if choice.doubted]
    sure = {mistake.move - 1: mistake.loss for mistake in mistakes}
    seemed = sum(max(0.0, choice.seemed()) for choice in doubted)
    left = min(1.0, sum(sure.values()) / seemed) if seemed else 0.0
    unsure = {choice.at: left * choice.seemed() for choice in draft.choices if not choice.doubted and choice.seemed() > 0}
    return sure | unsure


def _mistake(choice: Weighed) -> Mistake | None:
    """Tell whether a choice was a mistake: something else would surely have brought more."""
    stronger = choice.stronger()
    if not stronger:
        return None
    return Mistake(choice.at + 1, choice.seat, choice.options[0], stronger, reasons(choice, stronger[0][1]))


def reasons(choice: Weighed, loss: float) -> list[Told]:
    """Give the reasons for a loss so that they add up to it: no larger than it was in the end, and with what they leave unsaid."""
    share = min(1.0, loss / choice.reasoned) if choice.reasoned > 0 else 1.0
    told = [_part(Told(each["key"], each["values"]), share) for each in choice.why or []]
    parts = [each.values["points"] * (-1 if each.key.endswith(".less") else 1) for each in told if "points" in each.values]
    rest = round(loss) - sum(parts)
    if not told or len(parts) < len(told) or abs(rest) < LEFT:
        return told
    return [*told, Told("review-rest" if rest > 0 else "review-rest.less", {"points": abs(rest)})]


def _part(told: Told, share: float) -> Told:
    """Let a reason count for a share of its points."""
    if "points" not in told.values:
        return told
    return Told(told.key, {**told.values, "points": max(1, round(share * told.values["points"]))})


def curve(draft: Draft, moves: int, scores: Sequence[int]) -> list[Point]:
    """Lay the curve through all marks, each leaning a little on its neighbours, to what the seats had in the end."""
    raw = [Point(mark.at, [total / mark.tables for total in mark.sums]) for mark in draft.marks if mark.tables]
    raw.append(Point(moves, [float(points) for points in scores]))
    inner = [
        Point(here.at, [(a + 2 * b + c) / 4 for a, b, c in zip(before.worths, here.worths, after.worths, strict=True)])
        for before, here, after in zip(raw, raw[1:], raw[2:], strict=False)
    ]
    return [*raw[:1], *inner, *raw[-1:]] if len(raw) > 1 else raw


def noise(draft: Draft) -> list[float]:
    """Tell how far a point of the curve may lie off by chance, for each seat: its standard error, in the mean over all points."""
    marks = [mark for mark in draft.marks if mark.tables > 1]
    if not marks:
        return [inf] * len(draft.marks[0].sums if draft.marks else [])
    return [sqrt(sum(_variance(mark, seat) for mark in marks) / len(marks)) for seat in range(len(marks[0].sums))]


def _variance(mark: Mark, seat: int) -> float:
    """Tell the variance of the mean of a mark."""
    number, mean = mark.tables, mark.sums[seat] / mark.tables
    return max(0.0, mark.squares[seat] - number * mean * mean) / (number * (number - 1))


def swings(points: Sequence[Point], errors: Sequence[float]) -> list[Swing]:
    """Find where the curve of a seat moved most, and surely: by luck, or by what others chose."""
    between = zip(points, points[WIDE:], points[2 * WIDE :], strict=False)
    moved = [
        Swing(here.at, seat, after.worths[seat] - before.worths[seat])
        for before, here, after in between
        for seat in range(len(here.worths))
    ]
    found: list[Swing] = []
    for swing in sorted(moved, key=lambda swing: -abs(swing.change)):
        far = all(abs(swing.move - other.move) > 2 * APART * points[-1].at for other in found)
        if far and abs(swing.change) >= max(SWING, SURE * errors[swing.seat]) and len(found) < MOST_SWINGS:
            found.append(swing)
    return sorted(found)


class Choice(NamedTuple):
    """A choice as it counts for accuracy: in which phase it was made, what was at stake, and what it cost."""

    phase: int
    stake: float
    loss: float


def choices_of(seat: int, draft: Draft, history: Sequence[Move], lost: Mapping[int, float]) -> list[Choice]:
    """List the choices of a seat, as far as they were looked at."""
    return [
        Choice(len(PHASES) * at // len(history), stake, lost.get(at, 0.0))
        for at, (stake, (who, _)) in enumerate(zip(draft.stakes, history, strict=False))
        if who == seat
    ]


def accuracy(choices: Sequence[Choice], half: float) -> list[int]:
    """Tell how right choices were in each phase and in the whole game, in percent; where more was at stake, a choice counts more.

    A choice that cost nothing is wholly right, one that cost the given number of points half right, and none is wholly wrong.

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
