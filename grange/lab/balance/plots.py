"""Plots of the balance report: a few lines of SVG each. Colours come by class, so theme and print need no second drawing.

Four marks mean the same in every plot: filled is beyond chance, hollow may be chance, grey is only observed, a cross is a blank.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from html import escape
from math import ceil, floor

from grange.core.picture import number as coordinate
from grange.lab.balance.certainty import Estimate

SURE, OPEN, BLANK, WATCHED = "sure", "open", "control", "grey"
STEPS = (0.05, 0.1, 0.2, 0.25, 0.5, 1, 2, 3, 5, 10, 20, 25, 50, 100, 200, 500)
WIDE = 900  # from here on a plot needs a second drawing for a phone

Form = Callable[[float], str]


def svg(width: float, height: float, body: str, label: str, css: str = "plot") -> str:
    """Make a picture; without a label, screen readers skip it."""
    css += " w5" if 480 <= width < 700 else ""
    spoken = f'role="img" aria-label="{escape(label)}"' if label else 'aria-hidden="true"'
    return f'<svg class="{css}" viewBox="0 0 {coordinate(width)} {coordinate(height)}" {spoken}>{body}</svg>'


def text(x: float, y: float, said: str, css: str = "p-t", anchor: str = "start") -> str:
    """Write text."""
    anchored = "" if anchor == "start" else f' text-anchor="{anchor}"'
    return f'<text x="{coordinate(x)}" y="{coordinate(y)}" class="{css}"{anchored}>{escape(said)}</text>'


def line(x1: float, y1: float, x2: float, y2: float, css: str) -> str:
    """Draw a straight line."""
    return f'<path d="M{coordinate(x1)} {coordinate(y1)}L{coordinate(x2)} {coordinate(y2)}" class="{css}"/>'


def nice(step: float) -> float:
    """Return a round number that is at least nearly as large."""
    return next((each for each in STEPS if each >= step * 0.95), 1000)


@dataclass(frozen=True)
class Scale:
    """A straight scale from data to units of the picture."""

    low: float
    high: float
    left: float
    right: float
    step: float

    def at(self, value: float) -> float:
        """Return where a value lies."""
        return self.left + (self.right - self.left) * (value - self.low) / (self.high - self.low)

    def inside(self, value: float) -> float:
        """Return where a value lies, or the nearer end of the scale if it lies outside."""
        ends = sorted((self.left, self.right))
        return min(max(self.at(value), ends[0]), ends[1])

    @property
    def ticks(self) -> list[float]:
        """The round numbers on the scale."""
        first, last = ceil(self.low / self.step - 1e-9), floor(self.high / self.step + 1e-9)
        return [each * self.step for each in range(first, last + 1)]


def around_zero(estimates: Sequence[Estimate], left: float, right: float, least: float = 0.5) -> Scale:
    """Return a scale with zero in its middle, which holds all numbers and all but the longest intervals."""
    ends = sorted(max(abs(each.low), abs(each.high)) for each in estimates) or [least]
    most = max([least, ends[int((len(ends) - 1) * 0.95)], *(1.1 * abs(each.value) for each in estimates)])
    step = nice(most / 3)
    most = step * ceil(most / step)
    return Scale(-most, most, left, right, step)


def from_zero(estimates: Sequence[Estimate], left: float, right: float) -> Scale:
    """Return a scale that begins at zero."""
    most = max((each.high for each in estimates), default=0.0) or 1.0
    step = nice(most / 4)
    return Scale(0, step * ceil(most / step), left, right, step)


def interval(x: Scale, y: float, estimate: Estimate, mark: str = OPEN, guess: float | None = None, size: float = 4.5) -> str:
    """Draw a dot on its interval; an interval that leaves the picture ends in an arrow."""
    low, high = x.inside(estimate.low), x.inside(estimate.high)
    drawn = f"M{coordinate(low)} {coordinate(y)}H{coordinate(high)}"
    for end, at, way in ((estimate.low, low, 5), (estimate.high, high, -5)):
        if x.low <= end <= x.high:
            drawn += f"M{coordinate(at)} {coordinate(y - 3.5)}v7"
        else:
            drawn += f"M{coordinate(at + way)} {coordinate(y - 4)}L{coordinate(at)} {coordinate(y)}l{way} 4"
    body = f'<path d="{drawn}" class="p-span p-{mark}"/>'
    if guess is not None:
        body += line(x.inside(guess), y - 8, x.inside(guess), y + 8, "p-guess")
    return body + dot(x.inside(estimate.value), y, mark, size)


def dot(x: float, y: float, mark: str, size: float = 4.5) -> str:
    """Draw one of the four marks."""
    if mark == BLANK:
        arm = 0.8 * size
        ways = f"M{coordinate(x - arm)} {coordinate(y - arm)}l{coordinate(2 * arm)} {coordinate(2 * arm)}"
        ways += f"M{coordinate(x + arm)} {coordinate(y - arm)}l{coordinate(-2 * arm)} {coordinate(2 * arm)}"
        return f'<path d="{ways}" class="p-cross"/>'
    return f'<circle cx="{coordinate(x)}" cy="{coordinate(y)}" r="{size}" class="p-dot p-{mark}"/>'


def axis(x: Scale, top: float, bottom: float, form: Form, zero: float = 0.0) -> str:
    """Draw the rules of a scale and write their numbers below."""
    rules = {"p-rule": "", "p-zero": ""}
    said = ""
    for tick in x.ticks:
        rules["p-zero" if abs(tick - zero) < 1e-9 else "p-rule"] += (
            f"M{coordinate(x.at(tick))} {coordinate(top)}V{coordinate(bottom)}"
        )
        said += text(x.at(tick), bottom + 15, form(tick), "p-t p-soft", "middle")
    return "".join(f'<path d="{drawn}" class="{css}"/>' for css, drawn in rules.items() if drawn) + said


def ticks(x: Scale, width: float, form: Form) -> str:
    """Draw the numbers of a scale for the head of a column."""
    body = "".join(
        line(x.at(tick), 16, x.at(tick), 22, "p-zero") + text(x.at(tick), 12, form(tick), "p-t p-soft", "middle")
        for tick in x.ticks
    )
    return svg(width, 22, body, "", "rowplot")


@dataclass(frozen=True)
class PlotRow:
    """A row of a plot: a name, an estimate, how sure it is, and the number at the end."""

    name: str
    estimate: Estimate
    mark: str
    number: str


def rows_plot(rows: Sequence[PlotRow], x: Scale, form: Form, label: str, pitch: float = 30, zero: float = 0.0) -> str:
    """Draw dots on their intervals, one row each; a wide plot gets a second drawing for a phone."""
    width, tall = x.right + 60, pitch * len(rows)
    body = axis(x, 6, tall + 6, form, zero)
    for place, row in enumerate(rows):
        y = 6 + pitch * (place + 0.5)
        body += text(0, y + 4.5, row.name, "p-t p-name") + interval(x, y, row.estimate, row.mark)
        body += text(width, y + 4.5, row.number, "p-t p-num", "end")
    if width < WIDE - 100:
        return svg(width, tall + 30, body, label)
    return svg(width, tall + 30, body, label, "plot at-desk") + _in_hand(rows, x, form, label, zero)


def _in_hand(rows: Sequence[PlotRow], wide: Scale, form: Form, label: str, zero: float) -> str:
    x = Scale(wide.low, wide.high, 4, 296, wide.step)
    body = axis(x, 6, 40 * len(rows) + 6, form, zero)
    for place, row in enumerate(rows):
        y = 6 + 40 * place
        body += text(0, y + 15, row.name, "p-t p-name p-halo") + interval(x, y + 28, row.estimate, row.mark)
        body += text(356, y + 32, row.number, "p-t p-num", "end")
    return svg(358, 40 * len(rows) + 28, body, label, "plot in-hand")


@dataclass(frozen=True)
class Column:
    """A card among all others."""

    name: str
    title: str
    estimate: Estimate
    mark: str


def caterpillar(columns: Sequence[Column], band: Sequence[tuple[float, float]], says: tuple[str, str, str, str], form: Form) -> str:
    """Draw all cards from the best to the worst, over the band in which equal cards would lie."""
    width, height = 1080, 300
    left, right, top, bottom = 40, width - 10, 14, height - 34
    most = ceil(max(max(abs(each.estimate.low), abs(each.estimate.high)) for each in columns) * 0.92)
    y = Scale(-most, most, bottom, top, nice(2 * most / 6))
    step = (right - left) / len(columns)
    at = [left + step * (place + 0.5) for place in range(len(columns))]
    body = "".join(_rule(left, right, y, tick, form) for tick in y.ticks)
    upper = [f"{coordinate(x)} {coordinate(y.at(high))}" for x, (_, high) in zip(at, band, strict=True)]
    lower = [f"{coordinate(x)} {coordinate(y.at(low))}" for x, (low, _) in zip(at, band, strict=True)]
    body += f'<path d="M{"L".join([*upper, *reversed(lower)])}Z" class="p-band"/>'
    body += "".join(_column(x, y, column, form) for x, column in zip(at, columns, strict=True))
    named = [*enumerate(columns[:3]), *((len(columns) - 3 + place, each) for place, each in enumerate(columns[-3:]))]
    for place, column in named if len(columns) > 5 else ():
        early = place < 3
        across = 26 if early else -26
        down = top + 6 + 19 * place if early else bottom - 6 - 19 * (len(columns) - 1 - place)
        body += line(at[place], y.at(column.estimate.value), at[place] + across, down, "p-lead")
        body += text(at[place] + across + (4 if early else -4), down + 4, column.title, "p-t p-it", "start" if early else "end")
    best, worst, middle, label = says
    body += text(left, height - 8, best, "p-t p-soft p-it") + text(right, height - 8, worst, "p-t p-soft p-it", "end")
    body += text((left + right) / 2, height - 8, middle, "p-t p-soft p-it", "middle")
    return svg(width, height, body, label, "plot p-wide")


def _rule(left: float, right: float, y: Scale, tick: float, form: Form) -> str:
    css = "p-zero" if abs(tick) < 1e-9 else "p-rule"
    return line(left, y.at(tick), right, y.at(tick), css) + text(left - 8, y.at(tick) + 4.5, form(tick), "p-t p-soft", "end")


def _column(x: float, y: Scale, column: Column, form: Form) -> str:
    found = column.estimate
    title = f"{column.title}: {form(found.value)} ({form(found.low)} … {form(found.high)})"
    span = line(x, y.inside(found.low), x, y.inside(found.high), f"p-thin p-{column.mark}")
    mark = dot(x, y.inside(found.value), column.mark, 4.6 if column.mark == SURE else 3.6)
    return f'<g class="p-card" data-card="{escape(column.name)}"><title>{escape(title)}</title>{span}{mark}</g>'


@dataclass(frozen=True)
class Dot:
    """A thing with two numbers; some are drawn as squares."""

    name: str
    across: float
    up: float
    square: bool


def scatter(dots: Sequence[Dot], says: tuple[str, str, str], form: Form) -> str:
    """Draw things with two numbers; the ones at the edges get their names."""
    width, height = 1080, 380
    left, right, top, bottom = 56, width - 150, 14, height - 44
    most = max(abs(each.up) for each in dots)
    step = nice(most / 3)
    x = Scale(1, max(2, ceil(max(each.across for each in dots))), left + 10, right, 1)
    y = Scale(-step * ceil(most / step), step * ceil(most / step), bottom, top, step)
    below, beside, label = says
    body = "".join(_rule(left, right, y, tick, form) for tick in y.ticks)
    body += "".join(text(x.at(tick), bottom + 17, f"{tick:.0f}", "p-t p-soft", "middle") for tick in x.ticks)
    by_height = sorted(dots, key=lambda each: each.up)
    named = {each.name for each in (*by_height[:2], *by_height[-4:])}
    for each in dots:
        at, down = x.at(each.across), y.at(each.up)
        shape = f'<rect x="{coordinate(at - 4)}" y="{coordinate(down - 4)}" width="8" height="8" class="p-dot p-open"/>'
        title = f"<title>{escape(f'{each.name}: {each.across:.1f}, {form(each.up)}')}</title>"
        body += f"<g>{title}{shape if each.square else dot(at, down, OPEN, 4.2)}</g>"
        body += text(at + 9, down + 4, each.name, "p-t p-it p-halo") if each.name in named else ""
    body += text((left + right) / 2, height - 8, below, "p-t p-soft p-it", "middle")
    body += text(right + 12, y.at(0) + 4.5, beside, "p-t p-soft p-it")
    return svg(width, height, body, label, "plot p-wide")


def way(rows: Sequence[tuple[int, Estimate]], chance: float, says: tuple[str, str, str], form: Form, height: float = 330) -> str:
    """Draw a share that changes from chapter to chapter, with its band, over what a lottery would give."""
    width = 520
    left, right, top, bottom = 44, width - 12, 12, height - 40
    x = Scale(rows[0][0], max(rows[-1][0], rows[0][0] + 1), left + 8, right - 8, 1)
    y = Scale(0, 1, bottom, top, 0.25)
    by_lot, below, label = says
    body = "".join(_rule(left, right, y, tick, form) for tick in y.ticks)
    body += line(left, y.at(chance), right, y.at(chance), "p-chance")
    body += text(right, y.at(chance) + 16, by_lot, "p-t p-soft p-it", "end")
    body += _area(x, y, [(chapter, found.low, found.high) for chapter, found in rows], "p-band p-warm")
    body += _way(x, y, [(chapter, found.value) for chapter, found in rows])
    every = max(1, ceil(len(rows) / 14))
    for place, (chapter, found) in enumerate(rows):
        body += dot(x.at(chapter), y.at(found.value), SURE, 4)
        body += text(x.at(chapter), bottom + 17, str(chapter), "p-t p-soft", "middle") if place % every == 0 else ""
    body += text((left + right) / 2, height - 6, below, "p-t p-soft p-it", "middle")
    return svg(width, height, body, label)


def fan(rows: Sequence[tuple[int, list[float]]], below: str, label: str, height: float = 210) -> str:
    """Draw how many options a choice has, chapter by chapter: median, half of all, most of all."""
    width = 520
    left, right, top, bottom = 44, width - 12, 12, height - 40
    step = nice(max(most for _, (*_, most) in rows) / 4)
    x = Scale(rows[0][0], max(rows[-1][0], rows[0][0] + 1), left + 8, right - 8, 1)
    y = Scale(0, step * ceil(max(most for _, (*_, most) in rows) / step), bottom, top, step)
    body = "".join(_rule(left, right, y, tick, lambda value: f"{value:.0f}") for tick in y.ticks)
    for low, high, css in ((0, 4, "p-band"), (1, 3, "p-band p-warm")):
        body += _area(x, y, [(chapter, deciles[low], deciles[high]) for chapter, deciles in rows], css)
    body += _way(x, y, [(chapter, deciles[2]) for chapter, deciles in rows])
    every = max(1, ceil(len(rows) / 14))
    body += "".join(text(x.at(chapter), bottom + 17, str(chapter), "p-t p-soft", "middle") for chapter, _ in rows[::every])
    body += text((left + right) / 2, height - 6, below, "p-t p-soft p-it", "middle")
    return svg(width, height, body, label)


def _area(x: Scale, y: Scale, rows: Sequence[tuple[float, float, float]], css: str) -> str:
    upper = [f"{coordinate(x.at(place))} {coordinate(y.at(high))}" for place, _, high in rows]
    lower = [f"{coordinate(x.at(place))} {coordinate(y.at(low))}" for place, low, _ in reversed(rows)]
    return f'<path d="M{"L".join([*upper, *lower])}Z" class="{css}"/>'


def _way(x: Scale, y: Scale, rows: Sequence[tuple[float, float]]) -> str:
    drawn = "M" + "L".join(f"{coordinate(x.at(place))} {coordinate(y.at(value))}" for place, value in rows)
    return f'<path d="{drawn}" class="p-way-ink"/><path d="{drawn}" class="p-way"/>'


def bars(rows: Sequence[tuple[str, int]], label: str, form: Form, width: float = 520, height: float = 130) -> str:
    """Draw counts as inked bars."""
    left, bottom, top = 8, height - 24, 20
    most, total = max(count for _, count in rows), sum(count for _, count in rows)
    wide = (width - 2 * left) / len(rows)
    body = line(left, bottom, width - left, bottom, "p-zero")
    for place, (name, count) in enumerate(rows):
        tall, x = (bottom - top) * count / most, left + wide * place + 3
        shape = f'x="{coordinate(x)}" y="{coordinate(bottom - tall)}" width="{coordinate(wide - 6)}" height="{coordinate(tall)}"'
        body += f'<rect {shape} class="p-bar"/>' + text(x + wide / 2 - 3, bottom + 16, name, "p-t p-soft", "middle")
        if count / total >= 0.005:
            body += text(x + wide / 2 - 3, bottom - tall - 5, form(count / total), "p-t p-num", "middle")
    return svg(width, height, body, label)


def mirrored(with_it: Sequence[int], without: Sequence[int], start: int, step: int, says: tuple[str, str, str]) -> str:
    """Draw the points of the seats with a card above, and of those without below, on the same scale of shares."""
    width, height, left, middle = 360, 150, 8, 66
    totals = max(1, sum(with_it)), max(1, sum(without))
    most = max(max(with_it) / totals[0], max(without) / totals[1]) or 1
    wide = (width - 2 * left) / len(with_it)
    body = ""
    for counts, total, css, way in zip((with_it, without), totals, ("p-bar", "p-bar p-pale"), (-1, 1), strict=True):
        drawn = ""
        for place, count in enumerate(counts):
            tall, x = 52 * count / total / most, left + wide * place + 1
            drawn += f"M{coordinate(x)} {middle}v{coordinate(way * tall)}h{coordinate(wide - 2)}V{middle}z" if count else ""
        body += f'<path d="{drawn}" class="{css}"/>'
    for place in range(len(with_it)):
        x = left + wide * place
        if (start + place * step) % (2 * step) == 0:
            body += text(x, height - 6, str(start + place * step).replace("-", "−"), "p-t p-soft", "middle")
    body += line(left, middle, width - left, middle, "p-zero")
    body += text(width - left, 12, says[0], "p-t p-it", "end") + text(width - left, middle + 52, says[1], "p-t p-soft p-it", "end")
    return svg(width, height, body, says[2])


def two_dots(x: Scale, winners: Estimate, others: Estimate, mark: str, label: str, form: Form) -> str:
    """Draw one row of the score sheet: winners above, the others below."""
    body = axis(x, 4, 48, form) + interval(x, 16, winners, mark) + interval(x, 36, others, WATCHED)
    return svg(250, 70, body, label)
