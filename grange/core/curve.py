"""The curve of a game: what it was worth to each seat after every move, with its rounds, and flags where much was lost."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import chain, count
from math import ceil, floor

from grange.core.picture import WIDE, escaped, moved, number, numbers, text, use, use_at, width_of

LEFT, TOP, FOOT, EDGE = 34, 14, 26, 8  # what is left free around the lines
MOST_LINES = 6  # of the scale
STEPS = (1, 2, 5, 10, 20, 25, 50, 100, 200)
LINE, MARKS = 17, 5  # between two names at the right; marks of its seat on every line
POLE, CLOTH = 26, "M0 1q6-4 11 0t10 0v10q-6 4-10 0t-11 0z"
FLAG_WIDTH, FLAG_HEIGHT = 23, 16  # of its cloth, with a little room around it
ABOVE = 6  # between a line and the foot of a flag
SMALL = 12  # size of letters


@dataclass(frozen=True)
class Curve:
    """What is drawn."""

    points: Sequence[tuple[int, Sequence[float]]]  # after how many moves, and what the game was worth to each seat
    last: int  # the number of the last move
    chapters: Sequence[tuple[int, str, str]]  # the first move of each, its name, and the same in brief
    flags: Sequence[tuple[int, int]]  # moves, and the seats that made them
    names: Sequence[str]  # of the seats, with what they had in the end
    label: str
    at: int | None = None  # the move that is looked at
    link: str = ""  # where a moment can be looked at, up to its number


@dataclass(frozen=True)
class Scale:
    """Where moves and points lie in the picture."""

    left: float
    right: float
    top: float
    bottom: float
    last: int
    low: int
    high: int
    step: int

    def x(self, move: float) -> float:
        """Find a move from left to right."""
        return self.left + (self.right - self.left) * move / max(1, self.last)

    def y(self, worth: float) -> float:
        """Find points from the bottom up."""
        return self.bottom - (self.bottom - self.top) * (worth - self.low) / (self.high - self.low)


def worth_after(points: Sequence[tuple[int, Sequence[float]]], move: int) -> list[float]:
    """Give what the game was worth to each seat after a move, between two points of the curve on the line from one to the other.

    >>> worth_after([(0, [10.0]), (4, [18.0])], 1)
    [12.0]
    """
    end, later = next((point for point in points if point[0] >= move), points[-1])
    start, earlier = next((point for point in reversed(points) if point[0] <= move), points[0])
    share = (move - start) / (end - start) if end > start else 0.0
    return [a + (b - a) * share for a, b in zip(earlier, later, strict=True)]


def draw_curve(curve: Curve, width: float, height: float, named: bool = True) -> str:
    """Draw a curve for a page that has the colours and the pieces."""
    size = f'viewBox="0 0 {numbers(width, height)}"'
    return f'<svg class="curve" {size} role="group" aria-label="{escaped(curve.label)}">{lines(curve, width, height, named)}</svg>'


def lines(curve: Curve, width: float, height: float, named: bool = True) -> str:
    """Draw what lies in a picture of this size, with the names of the seats after their lines where there is room for them."""
    longest = WIDE * max(width_of(name, SMALL + 1) for name in curve.names)
    scale = _scale(curve, width - (min(longest, width / 5) + 30 if named else EDGE), height)
    body = _grid(scale) + _chapters(curve, scale) + (_places(curve, scale) if curve.link else "")
    if curve.at is not None:
        x = scale.x(curve.at)
        body += (
            f'<path d="M{numbers(x, scale.top - 8)}V{number(scale.bottom + 4)}" stroke="var(--ink)" stroke-width="2" fill="none"/>'
        )
    seats = range(len(curve.names))
    body += "".join(_line(curve, scale, seat) for seat in reversed(seats))
    body += _names(curve, scale, width) if named else ""
    return body + _flags(curve, scale)


def _scale(curve: Curve, right: float, height: float) -> Scale:
    """Choose the points with which the scale begins and ends, and the step between its lines."""
    worths = [worth for _, each in curve.points for worth in each]
    low, high = min(worths), max(worths)
    step = next((step for step in STEPS if (high - low) / step < MOST_LINES - 1), STEPS[-1])
    low, high = floor(low / step) * step, ceil(high / step) * step
    return Scale(LEFT, right, TOP, height - FOOT, curve.last, low, max(high, low + step), step)


def _grid(scale: Scale) -> str:
    """Draw the lines of the scale, each with its points."""
    drawn = ""
    for worth in range(scale.low, scale.high + 1, scale.step):
        y = scale.y(worth)
        drawn += f'<path d="M{numbers(scale.left, y)}H{number(scale.right)}" stroke="var(--rule)" fill="none"/>'
        drawn += text(scale.left - 6, y + 4, str(worth).replace("-", "−"), SMALL, "t soft num", "end")
    return drawn


def _chapters(curve: Curve, scale: Scale) -> str:
    """Draw where chapters begin, and their names: in full if there is room for all, otherwise in brief, none over another."""
    starts = [scale.x(start) for start, *_ in curve.chapters]
    rooms = list(zip(starts, [*starts[1:], scale.x(curve.last)], curve.chapters, strict=True))
    in_full = all(width_of(name, SMALL + 1) <= end - x - 6 for x, end, (_, name, _) in rooms)
    drawn, free = "", 0.0
    for x, end, (_, name, brief) in rooms:
        drawn += f'<path d="M{numbers(x, scale.top - 4)}V{number(scale.bottom + 4)}" stroke="var(--rule-strong)" fill="none"/>'
        said, middle = name if in_full else brief, (x + end) / 2
        half = width_of(said, SMALL + 1) / 2
        if middle - half >= free:
            drawn += text(middle, scale.bottom + 19, said, SMALL + 1, "t soft it", "middle")
            free = middle + half + 6
    return drawn


def _line(curve: Curve, scale: Scale, seat: int) -> str:
    """Draw the line of a seat, with its mark on it here and there, so that it can be told without its colour."""
    places = [(scale.x(at), scale.y(worths[seat])) for at, worths in curve.points]
    path = "M" + "L".join(numbers(*place) for place in places)
    colour = "var(--seat-3-l)" if seat == 3 else f"var(--seat-{seat})"
    lines = "".join(
        f'<path d="{path}" fill="none" stroke="{stroke}" stroke-width="{wide}" stroke-linejoin="round"/>'
        for stroke, wide in (("var(--ink)", 4.4), (colour, 2.6))
    )
    apart = max(1, len(places) // MARKS)
    return lines + "".join(use_at(f"seat-{seat}", x, y, SMALL) for x, y in places[(seat + 1) * apart // 4 : -1 : apart])


def _names(curve: Curve, scale: Scale, width: float) -> str:
    """Write the names after the ends of their lines, none over another."""
    ends = sorted((scale.y(worth), seat) for seat, worth in enumerate(curve.points[-1][1]))
    drawn, y = "", float("-inf")
    for place, (end, seat) in enumerate(ends):
        lowest = scale.bottom + 8 - LINE * (len(ends) - 1 - place)
        y = max(min(end, lowest), y + LINE)
        drawn += use(f"seat-{seat}", scale.right + 6, y - 7, 14)
        drawn += text(scale.right + 25, y + 4.5, curve.names[seat], SMALL + 1, "t num", room=width - scale.right - 26)
    return drawn


def _flags(curve: Curve, scale: Scale) -> str:
    """Set a flag over the line of whoever lost much there; one that would cover another waves to the other side, or elsewhere."""
    drawn = ""
    covered: list[Cloth] = []
    for move, seat in curve.flags:
        foot = max(scale.y(worth_after(curve.points, move)[seat]) - ABOVE, float(POLE))
        places = _cloths(scale, scale.x(move), foot)
        cloth = next(cloth for cloth in places if not any(map(cloth.covers, covered)))
        covered.append(cloth)
        drawn += _flag(curve, move, cloth, foot)
    return drawn


@dataclass(frozen=True)
class Cloth:
    """Where the cloth of a flag hangs: its pole, its upper edge, and whether it waves to the right."""

    x: float
    y: float
    right: bool

    def covers(self, other: Cloth) -> bool:
        """Tell whether two of them lie over each other."""
        left, others = (each.x - (0 if each.right else FLAG_WIDTH) for each in (self, other))
        return abs(left - others) < FLAG_WIDTH and abs(self.y - other.y) < FLAG_HEIGHT


def _cloths(scale: Scale, x: float, foot: float) -> Iterator[Cloth]:
    """Name the places where the cloth of a flag could hang, the best first: over its line, higher up, and then below."""
    top = foot - POLE
    above = int(top // FLAG_HEIGHT)
    for lower in chain(range(0, -above - 1, -1), count(1)):
        for right in (True, False):
            if (x + FLAG_WIDTH <= scale.right) if right else (x - FLAG_WIDTH >= scale.left):
                yield Cloth(x, top + lower * FLAG_HEIGHT, right)


def _flag(curve: Curve, move: int, cloth: Cloth, foot: float) -> str:
    """Draw a flag on its pole."""
    colour = "var(--rust)" if move == curve.at else "var(--fresh)"
    drawn = f'<path d="M0 {number(max(POLE, foot - cloth.y))}V0" stroke="var(--ink)" stroke-width="1.5" fill="none"/>'
    drawn += f'<path d="{CLOTH}" fill="{colour}" stroke="var(--line)" stroke-width="1.5" stroke-linejoin="round"/>'
    if not cloth.right:
        drawn = f'<g transform="scale(-1 1)">{drawn}</g>'
    return _linked(curve, move, moved(drawn, cloth.x, cloth.y), named=True)


def _places(curve: Curve, scale: Scale) -> str:
    """Lay a place that can be clicked around every point."""
    drawn, starts = "", [at for at, _ in curve.points]
    for at, after in zip(starts, [*starts[1:], curve.last], strict=True):
        x, high = scale.x(at), scale.bottom - scale.top
        wide = max(1.0, scale.x(after) - x)
        box = f'<rect x="{number(x)}" y="{number(scale.top)}" width="{number(wide)}" height="{number(high)}" fill="transparent"/>'
        drawn += _linked(curve, at, box, named=False)
    return drawn


def _linked(curve: Curve, move: int, drawn: str, *, named: bool) -> str:
    """Make what is drawn a way to a moment; one without a name is for a pointer only."""
    if not curve.link:
        return drawn
    told = f'aria-label="{move}"' if named else 'tabindex="-1" aria-hidden="true"'
    return f'<a href="{escaped(curve.link)}{move}" data-at="{move}" {told}>{drawn}</a>'
