"""The curve of a game: its value to each seat after every move, with its rounds, and flags where a seat lost much."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import chain, count, pairwise
from math import ceil, floor

from grange.core.picture import WIDE, escaped, moved, number, numbers, text, use, use_at, width_of

LEFT, TOP, FOOT, EDGE = 34, 14, 26, 8  # the margins around the lines
MOST_LINES = 6  # of the grid
STEPS = (1, 2, 5, 10, 20, 25, 50, 100, 200)
LINE, MARKS = 17, 5  # height of a name at the right; seat marks on every curve
POLE, CLOTH = 26, "M0 1q6-4 11 0t10 0v10q-6 4-10 0t-11 0z"
FLAG_WIDTH, FLAG_HEIGHT = 23, 16  # of a flag's cloth, with a little margin
ABOVE = 6  # between a curve and the foot of a flag
SMALL = 12  # font size


@dataclass(frozen=True)
class Curve:
    """Everything that the picture shows."""

    points: Sequence[tuple[int, Sequence[float]]]  # the number of moves made, and the value of the game to each seat then
    last: int  # the number of the last move
    chapters: Sequence[tuple[int, str, str]]  # the first move of each, its name, and its short name
    flags: Sequence[tuple[int, int]]  # the moves, and the seats that made them
    names: Sequence[str]  # of the seats, with their final points
    label: str
    at: int | None = None  # the move that the viewer is looking at
    link: str = ""  # the address of a replay position, without the number of its move


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
        """Return the x coordinate of a move."""
        return self.left + (self.right - self.left) * move / max(1, self.last)

    def y(self, value: float) -> float:
        """Return the y coordinate of a value in points."""
        return self.bottom - (self.bottom - self.top) * (value - self.low) / (self.high - self.low)


def values_after(points: Sequence[tuple[int, Sequence[float]]], move: int) -> list[float]:
    """Return the value of the game to each seat after a move, interpolated between two points of the curve.

    >>> values_after([(0, [10.0]), (4, [18.0])], 1)
    [12.0]
    """
    end, later = next((point for point in points if point[0] >= move), points[-1])
    start, earlier = next((point for point in reversed(points) if point[0] <= move), points[0])
    share = (move - start) / (end - start) if end > start else 0.0
    return [a + (b - a) * share for a, b in zip(earlier, later, strict=True)]


def draw_curve(curve: Curve, width: float, height: float, named: bool = True) -> str:
    """Draw a curve for a page that already has the colours and the pieces."""
    size = f'viewBox="0 0 {numbers(width, height)}"'
    return f'<svg class="curve" {size} role="group" aria-label="{escaped(curve.label)}">{lines(curve, width, height, named)}</svg>'


def lines(curve: Curve, width: float, height: float, named: bool = True) -> str:
    """Draw the contents of a picture of this size; with `named`, the names of the seats follow their lines."""
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
    """Choose the lowest and highest points of the scale, and the step between its grid lines."""
    points = [value for _, values in curve.points for value in values]
    low, high = min(points), max(points)
    step = next((step for step in STEPS if (high - low) / step < MOST_LINES - 1), STEPS[-1])
    low, high = floor(low / step) * step, ceil(high / step) * step
    return Scale(LEFT, right, TOP, height - FOOT, curve.last, low, max(high, low + step), step)


def _grid(scale: Scale) -> str:
    """Draw the grid lines, each with its points."""
    drawn = ""
    for value in range(scale.low, scale.high + 1, scale.step):
        y = scale.y(value)
        drawn += f'<path d="M{numbers(scale.left, y)}H{number(scale.right)}" stroke="var(--rule)" fill="none"/>'
        drawn += text(scale.left - 6, y + 4, str(value).replace("-", "−"), SMALL, "t soft num", "end")
    return drawn


def _chapters(curve: Curve, scale: Scale) -> str:
    """Draw where chapters begin and what they are called: in full if every name fits, otherwise in brief, without overlaps."""
    chapters = pairwise([*curve.chapters, (curve.last, "", "")])
    rooms = [(scale.x(start), scale.x(end), name, brief) for (start, name, brief), (end, *_) in chapters]
    in_full = all(width_of(name, SMALL + 1) <= end - x - 6 for x, end, name, _ in rooms)
    drawn, free = "", 0.0
    for x, end, name, brief in rooms:
        drawn += f'<path d="M{numbers(x, scale.top - 4)}V{number(scale.bottom + 4)}" stroke="var(--rule-strong)" fill="none"/>'
        said, middle = name if in_full else brief, (x + end) / 2
        half = width_of(said, SMALL + 1) / 2
        if middle - half >= free:
            drawn += text(middle, scale.bottom + 19, said, SMALL + 1, "t soft it", "middle")
            free = middle + half + 6
    return drawn


def _line(curve: Curve, scale: Scale, seat: int) -> str:
    """Draw the line of a seat, with a few seat marks on it for those who cannot tell the colours apart."""
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
    """Write the names after the ends of their lines, without overlaps."""
    ends = sorted((scale.y(value), seat) for seat, value in enumerate(curve.points[-1][1]))
    drawn, y = "", float("-inf")
    for place, (end, seat) in enumerate(ends):
        lowest = scale.bottom + 8 - LINE * (len(ends) - 1 - place)
        y = max(min(end, lowest), y + LINE)
        drawn += use(f"seat-{seat}", scale.right + 6, y - 7, 14)
        drawn += text(scale.right + 25, y + 4.5, curve.names[seat], SMALL + 1, "t num", room=width - scale.right - 26)
    return drawn


def _flags(curve: Curve, scale: Scale) -> str:
    """Draw a flag above the line of each seat that lost much; a flag that would cover another turns around or moves."""
    drawn = ""
    covered: list[Cloth] = []
    for move, seat in curve.flags:
        foot = max(scale.y(values_after(curve.points, move)[seat]) - ABOVE, float(POLE))
        places = _cloths(scale, scale.x(move), foot)
        cloth = next(cloth for cloth in places if not any(map(cloth.covers, covered)))
        covered.append(cloth)
        drawn += _flag(curve, move, cloth, foot)
    return drawn


@dataclass(frozen=True)
class Cloth:
    """The place of a flag's cloth: its pole, its upper edge, and whether it hangs to the right."""

    x: float
    y: float
    right: bool

    def covers(self, other: Cloth) -> bool:
        """Check whether two cloths overlap."""
        left, others = (cloth.x - (0 if cloth.right else FLAG_WIDTH) for cloth in (self, other))
        return abs(left - others) < FLAG_WIDTH and abs(self.y - other.y) < FLAG_HEIGHT


def _cloths(scale: Scale, x: float, foot: float) -> Iterator[Cloth]:
    """Yield the places where the cloth of a flag could hang, best first: above its line, higher up, and then below."""
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
    """Lay a clickable area around every point."""
    drawn = ""
    for at, after in pairwise([*(at for at, _ in curve.points), curve.last]):
        x, high = scale.x(at), scale.bottom - scale.top
        wide = max(1.0, scale.x(after) - x)
        box = f'<rect x="{number(x)}" y="{number(scale.top)}" width="{number(wide)}" height="{number(high)}" fill="transparent"/>'
        drawn += _linked(curve, at, box, named=False)
    return drawn


def _linked(curve: Curve, move: int, drawn: str, *, named: bool) -> str:
    """Link a drawing to a replay position; a link without a name is for pointers only, hidden from screen readers."""
    if not curve.link:
        return drawn
    spoken = f'aria-label="{move}"' if named else 'tabindex="-1" aria-hidden="true"'
    return f'<a href="{escaped(curve.link)}{move}" data-at="{move}" {spoken}>{drawn}</a>'
