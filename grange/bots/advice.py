"""Advice: a few options worth considering, what each of them gains, and why.

The judge's best options are played on imagined tables, the same for all of them, as far as the game says (`core/foresight.py`).
What an option gains is counted in the game's points, over a usual choice: the middle one of those that are behind the best. Only
options that gain clearly more than chance could explain are named, and never all of them; those between which nothing clear lies
share a rank.

The reason is what an option does by itself, up to the end of its turn: the row of the score sheet that it raises most, as far as a
usual choice does not, and a second one. The words of a game have a sentence for each row. Where a turn does not show it, what came
of the lines of play is asked, and what is spared; else it is said that it pays off later.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import chain
from math import copysign, fsum, inf, sqrt
from operator import itemgetter, sub
from time import monotonic

from grange.bots.greedy import Greedy
from grange.bots.think import finish_turn, imagined_tables, line_of, play_on
from grange.core.chance import Chance
from grange.core.foresight import UNTOLD, Line, Look, Sheet, more_of, rivals_of
from grange.core.glimpse import Glimpse
from grange.core.state import State
from grange.core.words import Told

LEAST = 0.5  # points that are worth a word
SURE = 2.0  # how many times its standard error a difference must be
SHARE = 1 / 3  # of a gain that a row must have to be its reason, and another one to be said, too
FEWEST = 3  # options that are looked at, however long that takes
SHOWN = 2  # tables on which it is written down what options do by themselves
RIVALS = "rivals"  # the row of what the best of the others would have, counted below nothing


@dataclass(frozen=True)
class Advice:
    """An option, the points that it gains over a usual one, and why: sentences to be."""

    option: int
    gain: float  # below nothing where others are better
    reason: Told
    besides: Told | None = None  # another row that speaks for it
    rank: int = 1  # the same for options between which nothing clear lies

    @property
    def why(self) -> list[Told]:
        """Give all that is said."""
        return [self.reason, self.besides] if self.besides else [self.reason]

    @property
    def amount(self) -> Told | None:
        """Say the gain as a number, in whole points, as it is no surer than that; nothing, if there is hardly any."""
        if abs(self.gain) < LEAST:
            return None
        return Told("advice-gain" if self.gain > 0 else "advice-gain.less", {"points": whole(self.gain)})


@dataclass(frozen=True)
class Budget:
    """How much is tried: so many lines of play, or as many as fit into so many seconds."""

    lines: int = 36
    seconds: float = inf


BUDGET = Budget(lines=240, seconds=0.6)  # so that a hint is there within a second


def advise(glimpse: Glimpse, chance: Chance, budget: Budget, number: int = 3, *, promised: int = 0) -> list[Advice]:
    """Name a few options that are clearly better than a usual one, the best first; none where all come to about the same.

    So many as were promised are named anyway, but never all of them.
    """
    width = (glimpse.game.hints or glimpse.game.foresight).width
    lines = Lines(glimpse, chance, budget, considered(Greedy(chance).rank(glimpse), width))
    best, usual = lines.best(), lines.usual()
    ahead = [option for option in best[:number] if usual and lines.is_ahead(option, usual)]
    least = min(promised, len(glimpse.options) - 1)
    named = ahead if len(ahead) >= least else best[:least]
    lines.write_down(list(dict.fromkeys([*named, *usual])) if named else [])
    return told_once([lines.advice(option, usual, rank) for option, rank in zip(named, lines.ranks(named), strict=True)])


def considered(ranked: list[int], width: int) -> list[int]:
    """Find the options that are tried, of those that the judge has ranked: its best, and one from the middle beside them."""
    if len(ranked) <= width:
        return ranked
    return [*ranked[: width - 1], ranked[max(width - 1, len(ranked) // 2)]]


def without_advice(options: int) -> Told:
    """Say why none of so many options is named."""
    return Told("advice-even" if options > 1 else "advice-only")


def told_once(advice: list[Advice]) -> list[Advice]:
    """Let those that share a rank gain as much as the first of it, and say no more than that where their reason is its, too."""
    told: list[Advice] = []
    for each in advice:
        first = next((other for other in told if other.rank == each.rank), each)
        equal = replace(each, gain=first.gain, reason=plain(each.reason), besides=each.besides and plain(each.besides))
        same = first is not each and equal.why == first.why
        told.append(replace(equal, reason=Told("advice-same"), besides=None) if same else equal)
    return told


def plain(told: Told) -> Told:
    """Leave out the points of a row, where it stands beside what is gained in all."""
    return Told(f"{told.key}.plain") if "points" in told.values else told


def compare(glimpse: Glimpse, chance: Chance, budget: Budget, option: int, other: int) -> Advice:
    """Tell what an option gains over a certain other one, and why."""
    lines = Lines(glimpse, chance, budget, [option, other])
    lines.write_down([option, other])
    return lines.advice(option, [other])


class Lines:
    """Lines of play: what came of each of several options on the same imagined tables."""

    def __init__(self, glimpse: Glimpse, chance: Chance, budget: Budget, options: list[int]) -> None:
        self.seat = glimpse.seat
        self.foresight = glimpse.game.hints or glimpse.game.foresight
        self.options = options[:]
        self.left_out = len(glimpse.options) - len(options)  # which the judge thought less of
        self.worths: dict[int, list[float]] = {option: [] for option in options}  # table by table
        self.ends: dict[int, list[State]] = {option: [] for option in options}  # of lines that were played
        self.changes: dict[int, defaultdict[str, float]] = {}  # that options make by themselves, row by row
        self.mixed: set[int] = set()  # whose turns end the round, so that their changes are not all their own doing
        self.comes_to: dict[int, list[Sheet]] = {}  # the sheets at the end of what the game foresees, table by table
        self.shown: list[State] = []  # the first tables, before anything was chosen
        self.tables = 0
        self.begun, self.seconds = monotonic(), budget.seconds
        self._play(imagined_tables(glimpse, chance), budget)

    def _play(self, tables: Iterator[State], budget: Budget) -> None:
        """Play on one table after another; each counts once all options were tried on it."""
        while not self.tables or (self.tables + 1) * len(self.options) <= budget.lines:
            self._try_on(next(tables))
            self.tables += 1
            if (monotonic() - self.begun) * (self.tables + 1) / self.tables > self.seconds:
                break  # another one would take too long

    def _try_on(self, table: State) -> None:
        """Value all options on a table."""
        if self.tables < SHOWN:
            self.shown.append(table)
        look = self._look(table)
        if look:
            for option, worth in zip(self.options, look(table, table.question_of(self.seat), self.options), strict=True):
                self.worths[option].append(worth)
            return
        for place, option in enumerate(self.options):
            if not self.tables and place >= FEWEST and monotonic() - self.begun > self.seconds:
                self.left_out += len(self.options) - place
                del self.options[place:]  # the judge's best are enough
                break
            end = self._end(table, option)
            self.ends[option].append(end)
            self.worths[option].append(self.foresight.value(end, self.seat))

    def _end(self, table: State, option: int) -> State:
        """Play an option on as far as the game says; one of a question that is settled with its turn only so far."""
        if isinstance(table.question_of(self.seat), self.foresight.settled):
            return self._after(table, option)
        end = table.copy()
        play_on(end, self.seat, self._line(table, option), self.foresight)
        return end

    def _line(self, table: State, option: int) -> Line:
        return line_of(table, table.question_of(self.seat), option)

    def _look(self, table: State) -> Look | None:
        """Find what values options better than lines do: what the game has for that, or its judge, if it need not ponder."""
        foresight = self.foresight
        if foresight.ponders and not isinstance(table.question_of(self.seat), foresight.ponders):
            return table.game.weigh
        return foresight.alone if table.seats == 1 else foresight.together

    # which options are better

    def best(self) -> list[int]:
        """Order the options from the best to the worst; the judge's order decides between equals."""
        return sorted(self.options, key=lambda option: -sum(self.worths[option]))

    def usual(self) -> list[int]:
        """Find the usual choice, to which others are compared: of all that are behind the best, the middle one or two."""
        best, *others = self.best()
        behind = [option for option in others if self.is_ahead(best, [option])]
        number = len(behind) + self.left_out
        return behind[(number - 1) // 2 : number // 2 + 1] or behind[-1:]

    def ranks(self, options: list[int]) -> list[int]:
        """Rank options that are in their order; those between which nothing clear lies share a rank."""
        ranks, first = [1], options[:1]  # of its rank
        for option in options[1:]:
            behind = self.is_ahead(first[0], [option])
            first = [option] if behind else first
            ranks.append(ranks[-1] + behind)
        return ranks[: len(options)]

    def gains(self, option: int, others: list[int]) -> list[float]:
        """Tell how much more an option comes to than others do in the mean, table by table."""
        worths = [fsum(each) / len(others) for each in zip(*[self.worths[other] for other in others], strict=True)]
        return list(map(sub, self.worths[option], worths))

    def is_ahead(self, option: int, others: list[int]) -> bool:
        """Tell whether an option comes to more than others do in the mean, by more than chance could explain."""
        gains = self.gains(option, others)
        return mean(gains) >= LEAST and is_clear(gains)

    # and why

    def advice(self, option: int, usual: list[int], rank: int = 1) -> Advice:
        """Tell what an option gains over a usual choice, and why; what it does, where it gains hardly anything."""
        gain = mean(self.gains(option, usual)) if usual else 0.0
        clear = abs(gain) >= LEAST
        first, *second = self._reasons(option, usual, gain) if clear else [self._deed(option) or Told("advice-usual")]
        finer = self.foresight.because(self.shown[0], self.seat, first.key.removeprefix("advice-"))
        return Advice(option, gain, finer or first, second[0] if second else None, rank)

    def _reasons(self, option: int, usual: list[int], gain: float) -> list[Told]:
        """Say why an option gains or loses so much."""
        for measure in (gain, copysign(LEAST, gain)):  # a small row is better than none
            found = (reasons(measure, rows) for rows in self._evidence(option, usual))
            if told := next(filter(None, found), None):
                return told
        return [self._deed(option) or Told("advice-later" if gain > 0 else "advice-later.less")]

    def _deed(self, option: int) -> Told | None:
        """Say what an option does most by itself, if that is known."""
        if option in self.mixed:
            return None
        told = [(row, points) for row, points in self.changes[option].items() if row != UNTOLD]
        return next(iter(reasons(LEAST, dict(sorted(told, key=itemgetter(1))[-1:]))), None)

    def _evidence(self, option: int, usual: list[int]) -> Iterator[Sheet]:
        """Look for what bears a gain out: what only this option does, what came of the lines of play, and what it spares."""
        own, others = self.changes[option], [self.changes[other] for other in usual]
        more = {row: own[row] - mean([other[row] for other in others]) for row in {*own}.union(*others)}
        if option not in self.mixed:
            yield {row: min(own[row], points, key=abs) for row, points in more.items() if own[row] * points > 0}
        else:
            yield more  # all that happens then anyway is the same
        if not self.foresight.wayward or all(end.over for end in self.ends[option]):
            yield self.outcomes(option, usual)
        yield {row: points for row, points in more.items() if abs(own[row]) < LEAST}

    def write_down(self, options: list[int]) -> None:
        """Write down what options change by themselves, row by row, in the mean, and what they come to."""
        for option in options:
            self.changes[option], self.comes_to[option] = defaultdict(float), []
        if monotonic() - self.begun > self.seconds:
            del self.shown[1:]
        for table in self.shown:
            for option, (change, end) in zip(options, self._sheets_on(table, options), strict=True):
                self.comes_to[option].append(end)
                for row, points in change.items():
                    self.changes[option][row] += points / len(self.shown)

    def _sheets_on(self, table: State, options: list[int]) -> Sequence[tuple[Sheet, Sheet]]:
        """Tell what each option changes on a table up to the end of its turn, and what it comes to, if the game knows."""
        if self.foresight.sheets:
            return self.foresight.sheets(table, table.question_of(self.seat), options)
        ends = [self._after(table, option) for option in options]
        self.mixed |= {option for option, end in zip(options, ends, strict=True) if end.over or end.where() != table.where()}
        return [(self._differences(end, table), {}) for end in ends]

    def _after(self, table: State, option: int) -> State:
        """Play a turn on a table to its end."""
        end = table.copy()
        finish_turn(end, self.seat, self._line(table, option), self.foresight)
        return end

    def outcomes(self, option: int, usual: list[int]) -> Sheet:
        """Tell in what the lines of an option differ from those of a usual choice, row by row, where more than chance does."""
        rows: defaultdict[str, list[float]] = defaultdict(list)
        for more in chain.from_iterable(self._partings(option, other) for other in usual):
            for row, points in more.items():
                rows[row].append(points)
        return {row: mean(points) for row, points in rows.items() if is_clear(points)}

    def _partings(self, option: int, other: int) -> list[Sheet]:
        """Tell table by table in what two options differ in the end."""
        if self.foresight.sheets:
            return list(map(more_of, self.comes_to[option], self.comes_to[other]))
        return list(map(self._differences, self.ends[option], self.ends[other]))

    def _differences(self, one: State, another: State) -> Sheet:
        """Compare two tables row by row, as the game splits their worth or by their sheets."""
        split = self.foresight.split(one, another, self.seat)
        if split is not None:
            return split
        return more_of(self._sheet(one), self._sheet(another))

    def _sheet(self, state: State) -> Sheet:
        """Write down what a seat may come to have, row by row, and its best rival."""
        sheet = self.foresight.sheet
        rivals = [sum(sheet(state, other).values()) for other in rivals_of(state, self.seat)]
        return {RIVALS: -max(rivals, default=0.0), **sheet(state, self.seat)}


def mean(numbers: Sequence[float]) -> float:
    """Find the mean."""
    return fsum(numbers) / len(numbers)


def is_clear(differences: Sequence[float]) -> bool:
    """Tell whether differences between two options are more than chance could explain; a single one has to be believed."""
    middle, number = mean(differences), len(differences)
    spread = fsum((difference - middle) ** 2 for difference in differences) / max(1, number - 1)
    return abs(middle) >= SURE * sqrt(spread / number)


def reasons(gain: float, rows: Sheet) -> list[Told]:
    """Find what is said of a gain or a loss: the row that makes most of it, and another one; nothing where no row does."""
    share = abs(gain)
    told = []
    for row in sorted((row for row in rows if row != UNTOLD), key=lambda row: -rows[row] / gain)[:2]:
        if rows[row] * gain <= 0 or abs(rows[row]) < max(LEAST, SHARE * share):
            break
        told.append(of_row(row, rows[row]))
        share = abs(rows[row])
    return told


def of_row(row: str, points: float) -> Told:
    """Say what a row gains or loses."""
    return Told(f"advice-{row}" if points > 0 else f"advice-{row}.less", {"points": whole(points)})


def whole(points: float) -> int:
    """Round points to whole ones, of which there is at least one."""
    return max(1, round(abs(points)))
