"""The curve of a record: the mean of the last games over time, within a band from the worst to the best of them."""

from __future__ import annotations

import datetime
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Protocol

LEFT, TOP, BELOW = 40, 8, 26  # room for the numbers at the left, above, and for the months
MOST_STEPS = 4  # from line to line
STEPS = (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000)
APART = 70  # the least distance in pixels between the names of two months


class Point(Protocol):
    """A point of a curve."""

    @property
    def ended(self) -> datetime.datetime: ...
    @property
    def mean(self) -> float: ...
    @property
    def low(self) -> int: ...
    @property
    def high(self) -> int: ...


@dataclass(frozen=True)
class CurveDrawing:
    """The numbers and paths of a curve at a size."""

    width: int
    height: int
    right: float
    lines: list[tuple[float, int]]  # height and points of each line of the grid
    dates: list[tuple[float, datetime.datetime]]
    line: str
    band: str
    end: tuple[float, float]


def draw_curve(points: Sequence[Point], width: int, height: int, room: int) -> CurveDrawing:
    """Draw a curve; `room` is left at the right for its last number."""
    levels = levels_for(min(point.low for point in points), max(point.high for point in points))
    along = _scale(0, len(points) - 1, LEFT, width - room)
    up = _scale(levels[0], levels[-1], height - BELOW, TOP)
    at = [along(number) for number in range(len(points))]
    top = [f"{x:.1f} {up(point.high):.1f}" for x, point in zip(at, points, strict=True)]
    bottom = [f"{x:.1f} {up(point.low):.1f}" for x, point in zip(at, points, strict=True)]
    line = [f"{x:.1f} {up(point.mean):.1f}" for x, point in zip(at, points, strict=True)]
    return CurveDrawing(
        width,
        height,
        width - room,
        [(round(up(level), 1), level) for level in levels],
        _dates(points, at),
        f"M{'L'.join(line)}",
        f"M{'L'.join([*top, *reversed(bottom)])}Z",
        (round(at[-1], 1), round(up(points[-1].mean), 1)),
    )


def levels_for(low: int, high: int) -> list[int]:
    """Return the points at which the grid has lines: few, round, and around everything.

    >>> levels_for(43, 81)
    [40, 50, 60, 70, 80, 90]
    >>> levels_for(12, 12)
    [11, 12, 13]
    """
    low, high = (low, high) if low < high else (low - 1, high + 1)
    step = next(step for step in STEPS if (high - low) / step <= MOST_STEPS)
    first, last = low // step, -(-high // step)
    return [number * step for number in range(first, last + 1)]


def _scale(low: float, high: float, begin: float, end: float) -> Callable[[float], float]:
    return lambda value: begin + (value - low) * (end - begin) / (high - low)


def _dates(points: Sequence[Point], at: Sequence[float]) -> list[tuple[float, datetime.datetime]]:
    """Return where new months begin, as far as there is room for their names."""
    found: list[tuple[float, datetime.datetime]] = []
    for x, point in zip(at, points, strict=True):
        ended = point.ended
        new = not found or (ended.year, ended.month) != (found[-1][1].year, found[-1][1].month)
        if new and (not found or x - found[-1][0] >= APART):
            found.append((round(x, 1), ended))
    return found
