"""Advice: a few options worth considering, what each of them gains, and why.

The judge's best options are played on imagined tables, the same for all of them, as far as the game says (`core/foresight.py`).
What an option gains is counted in the game's points, against the middle one of the others: by so much more a seat would lead. The
reason is the row of the score sheet that makes most of the gain, and a second one is said where both together come nearer to it;
the words of a game have a sentence for each row. Where no rows bear the gain out, that is said instead.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import chain
from math import inf
from time import monotonic

from grange.bots.greedy import Greedy
from grange.bots.think import imagined_tables, line_of, play_on
from grange.core.chance import Chance
from grange.core.foresight import Look, rivals_of
from grange.core.glimpse import Glimpse
from grange.core.state import State
from grange.core.words import Told

LEAST = 0.5  # points that are worth a word
SHARE = 1 / 3  # of a gain that a row must have to be its reason, and another one to be said, too
FAR = 1.0  # how many times its gain, or points, what is said may be off
FEWEST = 3  # options that are looked at, however long that takes
RIVALS = "rivals"  # the row of what the best of the others would have, counted below nothing


@dataclass(frozen=True)
class Advice:
    """An option, the points that it gains over a usual one, and why: sentences to be."""

    option: int
    gain: float  # below nothing where others are better
    reason: Told
    besides: Told | None = None  # another row that belongs to it, for it or against it

    @property
    def why(self) -> list[Told]:
        """Give all that is said."""
        return [self.reason, self.besides] if self.besides else [self.reason]

    @property
    def amount(self) -> Told:
        """Say the gain as a number."""
        points = round(abs(self.gain), 1)
        return Told(
            "advice-gain.none" if not points else "advice-gain" if self.gain > 0 else "advice-gain.less", {"points": points}
        )


@dataclass(frozen=True)
class Budget:
    """How much is tried: so many lines of play, or as many as fit into so many seconds."""

    lines: int = 36
    seconds: float = inf


BUDGET = Budget(lines=240, seconds=0.7)  # so that a hint is there within a second


def advise(glimpse: Glimpse, chance: Chance, budget: Budget, number: int = 3) -> list[Advice]:
    """Name a few options worth considering, the best first."""
    width = (glimpse.game.hints or glimpse.game.foresight).width
    options = Greedy(chance).rank(glimpse)[: max(width, number)]
    lines = Lines(glimpse, chance, budget, options)
    best = lines.best()
    return [lines.advice(option, [other for other in best if other != option]) for option in best[:number]]


def compare(glimpse: Glimpse, chance: Chance, budget: Budget, option: int, other: int) -> Advice:
    """Tell what an option gains over a certain other one, and why."""
    return Lines(glimpse, chance, budget, [option, other]).advice(option, [other])


class Lines:
    """Lines of play: what came of each of several options on the same imagined tables."""

    def __init__(self, glimpse: Glimpse, chance: Chance, budget: Budget, options: list[int]) -> None:
        self.seat = glimpse.seat
        self.foresight = glimpse.game.hints or glimpse.game.foresight
        self.options = options[:]
        self.worths = dict.fromkeys(options, 0.0)
        self.ends: dict[int, list[State]] = {option: [] for option in options}
        self.tables = 0
        self.begun, self.seconds = monotonic(), budget.seconds
        tables = imagined_tables(glimpse, chance)
        self.now = next(tables)
        self._play(chain([self.now], tables), budget)

    def _play(self, tables: Iterator[State], budget: Budget) -> None:
        """Play on one table after another; each counts once all options were tried on it."""
        while not self.tables or (self.tables + 1) * len(self.options) <= budget.lines:
            self._play_on(next(tables))
            self.tables += 1
            if (monotonic() - self.begun) * (self.tables + 1) / self.tables > self.seconds:
                break  # another one would take too long

    def _play_on(self, table: State) -> None:
        look = self._look(table)
        if look:
            worths = look(table, table.question_of(self.seat), self.options)
            self.worths.update({option: self.worths[option] + worth for option, worth in zip(self.options, worths, strict=True)})
        for place, option in enumerate(self.options):
            if not self.tables and place >= FEWEST and monotonic() - self.begun > self.seconds:
                del self.options[place:]  # the judge's best are enough
                break
            end = table.copy()
            play_on(end, self.seat, line_of(table, table.question_of(self.seat), option), self.foresight)
            self.ends[option].append(end)
            if not look:
                self.worths[option] += self.foresight.value(end, self.seat)

    def _look(self, table: State) -> Look | None:
        """Find what values options better than lines do: what the game has for that, or its judge, if it need not ponder."""
        foresight = self.foresight
        if foresight.ponders and not isinstance(table.question_of(self.seat), foresight.ponders):
            return table.game.weigh
        return foresight.alone if table.seats == 1 else foresight.together

    def _sheet(self, state: State) -> Mapping[str, float]:
        """Write down what a seat may come to have, row by row, and its best rival."""
        sheet = self.foresight.sheet
        rivals = [sum(sheet(state, other).values()) for other in rivals_of(state, self.seat)]
        return {RIVALS: -max(rivals, default=0.0), **sheet(state, self.seat)}

    def best(self) -> list[int]:
        """Order the options from the best to the worst; the judge's order decides between equals."""
        return sorted(self.options, key=lambda option: -self.worths[option])

    def advice(self, option: int, others: list[int]) -> Advice:
        """Tell what an option gains over the middle one of others, which are in their order."""
        if not others:
            return Advice(option, 0.0, Told("advice-only"))
        other = others[len(others) // 2]
        gain = (self.worths[option] - self.worths[other]) / self.tables
        first, *second = reasons(gain, self.rows(option, other))
        finer = self.foresight.because(self.now, self.seat, first.key.removeprefix("advice-"))
        return Advice(option, gain, finer or first, *second)

    def rows(self, option: int, other: int) -> dict[str, float]:
        """Tell by how much two options differ, row by row, on average over all tables."""
        rows: dict[str, float] = defaultdict(float)
        for one, another in zip(self.ends[option], self.ends[other], strict=True):
            for row, points in self._differences(one, another).items():
                rows[row] += points / self.tables
        return rows

    def _differences(self, one: State, another: State) -> Mapping[str, float]:
        """Compare two tables row by row, as the game splits their worth or by their sheets."""
        split = self.foresight.split(one, another, self.seat)
        if split is not None:
            return split
        own, its = self._sheet(one), self._sheet(another)
        return {row: own.get(row, 0.0) - its.get(row, 0.0) for row in {**own, **its}}


def reasons(gain: float, rows: Mapping[str, float]) -> list[Told]:
    """Find what is said of a gain or a loss: one row or two that bear it out, or how it is where none do."""
    if abs(gain) < LEAST:
        return [Told("advice-even")]
    row = max(rows, key=lambda row: rows[row] / gain)
    if abs(rows[row]) < LEAST or rows[row] / gain < SHARE or sum(rows.values()) / gain < SHARE:
        return [Told("advice-later" if gain > 0 else "advice-later.less")]
    said = [row, *_besides(row, gain, rows)]
    if abs(gain - sum(rows[each] for each in said)) > FAR * max(1.0, abs(gain)):
        gained, lost = (sum(max(0.0, sign * points) for points in rows.values()) for sign in (1, -1))
        return [Told("advice-balance" if gain > 0 else "advice-balance.less", {"gained": round(gained), "lost": round(lost)})]
    return [of_row(each, rows[each]) for each in said]


def _besides(row: str, gain: float, rows: Mapping[str, float]) -> list[str]:
    """Find the row that tells most of what a first one leaves unsaid of a gain, if that is worth a second sentence."""
    left = gain - rows[row]
    others = [other for other in rows if other != row and abs(rows[other]) >= LEAST]
    nearest = sorted(others, key=lambda other: abs(left - rows[other]))[:1]
    told = [abs(left) - abs(left - rows[other]) for other in nearest]
    return nearest if abs(left) >= SHARE * abs(gain) and told and told[0] >= SHARE * abs(left) else []


def of_row(row: str, points: float) -> Told:
    """Say what a row gains or loses."""
    return Told(f"advice-{row}" if points > 0 else f"advice-{row}.less", {"points": max(1, round(abs(points)))})
