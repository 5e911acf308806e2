"""Advice: a few options worth considering, what each of them gains, and why.

The judge's best options are played on imagined tables, the same tables for all of them, as far as the game says
(`core/foresight.py`). The gain of an option is counted in the game's points, relative to a usual choice: the middle one of those
that are behind the best. Advice names only options that gain clearly more than chance could explain, and never all of them. Options
without a clear difference share a rank.

The reason is what an option does directly, up to the end of its turn: the row of the score sheet that it raises most, as far as a
usual choice does not, and a second one. The words of a game have a sentence for each row. Where the turn shows no reason, the
results of the lines of play may show one, or a loss that the option avoids; otherwise the advice says that it pays off later.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import chain
from math import copysign, fsum, inf, sqrt
from operator import itemgetter, sub
from time import monotonic

from grange.bots.learned import hints_for
from grange.bots.steady import Steady
from grange.bots.think import finish_turn, imagined_tables, line_of, play_on
from grange.core.chance import Chance
from grange.core.foresight import UNEXPLAINED, Line, Sheet, Values, more_of, rivals_of
from grange.core.glimpse import Glimpse
from grange.core.state import State
from grange.core.words import Message

LEAST = 0.5  # points; smaller differences are not mentioned
SURE = 2.0  # the least ratio of a difference to its standard error
SHARE = 1 / 3  # the share of a gain that a row needs to be its reason, or to be mentioned as well
FEWEST = 3  # options to try, however long that takes
SHOWN = 2  # tables on which the direct effects of options are written down
RIVALS = "rivals"  # the row for the best rival's points, counted negative


@dataclass(frozen=True)
class Advice:
    """An option, the points that it gains over a usual one, and the reasons as messages."""

    option: int
    gain: float  # negative where others are better
    reason: Message
    besides: Message | None = None  # a second row that speaks for it
    rank: int = 1  # options without a clear difference share a rank

    @property
    def why(self) -> list[Message]:
        """List all reasons."""
        return [self.reason, self.besides] if self.besides else [self.reason]

    @property
    def amount(self) -> Message | None:
        """Return the gain as a message in whole points, which is as exact as it gets; None if it is negligible."""
        if abs(self.gain) < LEAST:
            return None
        return Message("advice-gain" if self.gain > 0 else "advice-gain.less", {"points": whole(self.gain)})


@dataclass(frozen=True)
class Budget:
    """How much to try: a number of lines of play, and a number of seconds."""

    lines: int = 36
    seconds: float = inf


BUDGET = Budget(lines=240, seconds=0.6)  # so that a hint takes less than a second


def advise(glimpse: Glimpse, chance: Chance, budget: Budget, number: int = 3, *, suggested: Collection[int] = ()) -> list[Advice]:
    """List a few options that are clearly better than a usual one, the best first; empty if all are about equal.

    If some options are `suggested`, list only those, as many as possible, but never everything that the seat could do.
    """
    width = hints_for(glimpse.imagine(0)).search.width
    ranked = [option for option in Steady(chance).rank(glimpse) if option in (suggested or glimpse.options)]
    lines = LinesOfPlay(glimpse, chance, budget, considered(ranked, width))
    best, usual = lines.best(), lines.usual()
    ahead = [option for option in best[:number] if usual and lines.is_ahead(option, usual)]
    least = min(number, len(suggested), len(glimpse.options) - 1)
    named = ahead if len(ahead) >= least else best[:least]
    lines.write_down(list(dict.fromkeys([*named, *usual])) if named else [])
    return without_repeats([lines.advice(option, usual, rank) for option, rank in zip(named, lines.ranks(named), strict=True)])


def considered(ranked: list[int], width: int) -> list[int]:
    """Choose the options to try from those that the judge has ranked: its best, and one from the middle to compare with."""
    if len(ranked) <= width:
        return ranked
    return [*ranked[: width - 1], ranked[max(width - 1, len(ranked) // 2)]]


def without_advice(options: int) -> Message:
    """Say why the advice names none of a number of options."""
    return Message("advice-even" if options > 1 else "advice-only")


def without_repeats(advice: list[Advice]) -> list[Advice]:
    """Give options that share a rank the same gain, and shorten a reason that repeats the first one's."""
    shortened: list[Advice] = []
    for advised in advice:
        first = next((other for other in shortened if other.rank == advised.rank), advised)
        equal = replace(advised, gain=first.gain, reason=plain(advised.reason), besides=advised.besides and plain(advised.besides))
        same = first is not advised and equal.why == first.why
        shortened.append(replace(equal, reason=Message("advice-same"), besides=None) if same else equal)
    return shortened


def plain(reason: Message) -> Message:
    """Leave out the points of a row where the total gain stands beside it."""
    return Message(f"{reason.key}.plain") if "points" in reason.values else reason


def compare(glimpse: Glimpse, chance: Chance, budget: Budget, option: int, other: int) -> Advice:
    """Return what an option gains over another one, and why."""
    lines = LinesOfPlay(glimpse, chance, budget, [option, other])
    lines.write_down([option, other])
    return lines.advice(option, [other])


class LinesOfPlay:
    """Lines of play: the results of several options on the same imagined tables."""

    def __init__(self, glimpse: Glimpse, chance: Chance, budget: Budget, options: list[int]) -> None:
        self.seat = glimpse.seat
        self.foresight = hints_for(glimpse.imagine(0))
        self.options = options[:]
        self.left_out = len(glimpse.options) - len(options)  # options that the judge ranked lower
        self.values: dict[int, list[float]] = {option: [] for option in options}  # table by table
        self.ends: dict[int, list[State]] = {option: [] for option in options}  # of the lines that were played
        self.changes: dict[int, defaultdict[str, float]] = {}  # the direct changes of options, row by row
        self.mixed: set[int] = set()  # options whose turn ends the round, so that not all changes are their own
        self.comes_to: dict[int, list[Sheet]] = {}  # the final score sheets that the game predicts, table by table
        self.shown: list[State] = []  # the first tables, before any choice
        self.tables = 0
        self.begun, self.seconds = monotonic(), budget.seconds
        self._play(imagined_tables(glimpse, chance), budget)

    def _play(self, tables: Iterator[State], budget: Budget) -> None:
        """Play on one table after another; a table counts once all options were tried on it."""
        while not self.tables or (self.tables + 1) * len(self.options) <= budget.lines:
            self._try_on(next(tables))
            self.tables += 1
            if (monotonic() - self.begun) * (self.tables + 1) / self.tables > self.seconds:
                break  # another table would take too long

    def _try_on(self, table: State) -> None:
        """Evaluate all options on a table."""
        if self.tables < SHOWN:
            self.shown.append(table)
        look = self._look(table)
        if look:
            for option, value in zip(self.options, look(table, table.question_of(self.seat), self.options), strict=True):
                self.values[option].append(value)
            return
        for place, option in enumerate(self.options):
            if not self.tables and place >= FEWEST and monotonic() - self.begun > self.seconds:
                self.left_out += len(self.options) - place
                del self.options[place:]  # the judge's best are enough
                break
            end = self._end(table, option)
            self.ends[option].append(end)
            self.values[option].append(self.foresight.rollouts.value(end, self.seat))

    def _end(self, table: State, option: int) -> State:
        """Play an option as far as the game says, or only to the end of the turn where the question asks for that."""
        if isinstance(table.question_of(self.seat), self.foresight.reasons.value_at_turn_end):
            return self._after(table, option)
        end = table.copy()
        play_on(end, self.seat, self._line(table, option), self.foresight.rollouts)
        return end

    def _line(self, table: State, option: int) -> Line:
        return line_of(table, table.question_of(self.seat), option)

    def _look(self, table: State) -> Values | None:
        """Return what evaluates options better than lines of play: the game's own function, or its judge for minor questions."""
        search = self.foresight.search
        if search.ponders and not isinstance(table.question_of(self.seat), search.ponders):
            return table.game.weigh
        return search.alone if table.seats == 1 else search.together

    # which options are better

    def best(self) -> list[int]:
        """Sort the options from the best to the worst; equal ones keep the judge's order."""
        return sorted(self.options, key=lambda option: -sum(self.values[option]))

    def usual(self) -> list[int]:
        """Find the usual choice, the base of comparison: the middle one or two of all options that are behind the best."""
        best, *others = self.best()
        behind = [option for option in others if self.is_ahead(best, [option])]
        number = len(behind) + self.left_out
        return behind[(number - 1) // 2 : number // 2 + 1] or behind[-1:]

    def ranks(self, options: list[int]) -> list[int]:
        """Rank sorted options; options without a clear difference share a rank."""
        ranks, first = [1], options[:1]  # of its rank
        for option in options[1:]:
            behind = self.is_ahead(first[0], [option])
            first = [option] if behind else first
            ranks.append(ranks[-1] + behind)
        return ranks[: len(options)]

    def gains(self, option: int, others: list[int]) -> list[float]:
        """Return how much better an option is than the mean of others, table by table."""
        means = [fsum(values) / len(others) for values in zip(*[self.values[other] for other in others], strict=True)]
        return list(map(sub, self.values[option], means))

    def is_ahead(self, option: int, others: list[int]) -> bool:
        """Check whether an option is better than the mean of others by more than chance could explain."""
        gains = self.gains(option, others)
        return mean(gains) >= LEAST and is_clear(gains)

    # why they are better

    def advice(self, option: int, usual: list[int], rank: int = 1) -> Advice:
        """Return what an option gains over a usual choice, and why; or what it does, if it gains hardly anything."""
        gain = mean(self.gains(option, usual)) if usual else 0.0
        clear = abs(gain) >= LEAST
        first, *second = self._reasons(option, usual, gain) if clear else [self._deed(option) or Message("advice-usual")]
        finer = self.foresight.reasons.because(self.shown[0], self.seat, first.key.removeprefix("advice-"))
        return Advice(option, gain, finer or first, second[0] if second else None, rank)

    def _reasons(self, option: int, usual: list[int], gain: float) -> list[Message]:
        """Say why an option gains or loses that much."""
        for measure in (gain, copysign(LEAST, gain)):  # a small row is better than none
            found = (reasons(measure, rows) for rows in self._evidence(option, usual))
            if best := next(filter(None, found), None):
                return best
        return [self._deed(option) or Message("advice-later" if gain > 0 else "advice-later.less")]

    def _deed(self, option: int) -> Message | None:
        """Say what an option mainly does directly, if that is known."""
        if option in self.mixed:
            return None
        known = [(row, points) for row, points in self.changes[option].items() if row != UNEXPLAINED]
        return next(iter(reasons(LEAST, dict(sorted(known, key=itemgetter(1))[-1:]))), None)

    def _evidence(self, option: int, usual: list[int]) -> Iterator[Sheet]:
        """Yield evidence for a gain: what only this option does, the results of the lines of play, the losses it avoids."""
        own, others = self.changes[option], [self.changes[other] for other in usual]
        more = {row: own[row] - mean([other[row] for other in others]) for row in {*own}.union(*others)}
        if option not in self.mixed:
            yield {row: min(own[row], points, key=abs) for row, points in more.items() if own[row] * points > 0}
        else:
            yield more  # what happens anyway is the same for both, and cancels out
        if not self.foresight.reasons.chaotic or all(end.over for end in self.ends[option]):
            yield self.outcomes(option, usual)
        yield {row: points for row, points in more.items() if abs(own[row]) < LEAST}

    def write_down(self, options: list[int]) -> None:
        """Write down the mean direct changes of options, row by row, and the results that the game predicts."""
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
        """Return what each option changes on a table up to the end of its turn, and its final sheet, if the game predicts one."""
        if self.foresight.reasons.sheets:
            return self.foresight.reasons.sheets(table, table.question_of(self.seat), options)
        ends = [self._after(table, option) for option in options]
        self.mixed |= {option for option, end in zip(options, ends, strict=True) if end.over or end.where() != table.where()}
        return [(self._differences(end, table), {}) for end in ends]

    def _after(self, table: State, option: int) -> State:
        """Play a turn on a table to its end."""
        end = table.copy()
        finish_turn(end, self.seat, self._line(table, option), self.foresight.rollouts)
        return end

    def outcomes(self, option: int, usual: list[int]) -> Sheet:
        """Return how the lines of an option differ from those of a usual choice, row by row, beyond chance."""
        rows: defaultdict[str, list[float]] = defaultdict(list)
        for more in chain.from_iterable(self._partings(option, other) for other in usual):
            for row, points in more.items():
                rows[row].append(points)
        return {row: mean(points) for row, points in rows.items() if is_clear(points)}

    def _partings(self, option: int, other: int) -> list[Sheet]:
        """Return the final differences of two options, table by table."""
        if self.foresight.reasons.sheets:
            return list(map(more_of, self.comes_to[option], self.comes_to[other]))
        return list(map(self._differences, self.ends[option], self.ends[other]))

    def _differences(self, one: State, another: State) -> Sheet:
        """Compare two tables row by row, by the game's own split of their values or by their sheets."""
        split = self.foresight.reasons.split(one, another, self.seat)
        if split is not None:
            return split
        return more_of(self._sheet(one), self._sheet(another))

    def _sheet(self, state: State) -> Sheet:
        """Return the score sheet that a seat may reach, with a row for its best rival."""
        sheet = self.foresight.reasons.sheet
        rivals = [sum(sheet(state, other).values()) for other in rivals_of(state, self.seat)]
        return {RIVALS: -max(rivals, default=0.0), **sheet(state, self.seat)}


def mean(numbers: Sequence[float]) -> float:
    """Compute the mean."""
    return fsum(numbers) / len(numbers)


def is_clear(differences: Sequence[float]) -> bool:
    """Check whether differences between two options exceed what chance could explain; a single one always does."""
    middle, number = mean(differences), len(differences)
    spread = fsum((difference - middle) ** 2 for difference in differences) / max(1, number - 1)
    return abs(middle) >= SURE * sqrt(spread / number)


def reasons(gain: float, rows: Sheet) -> list[Message]:
    """Choose the reasons for a gain or a loss: the row with the largest share, and a second one; empty if no row is large."""
    share = abs(gain)
    found = []
    for row in sorted((row for row in rows if row != UNEXPLAINED), key=lambda row: -rows[row] / gain)[:2]:
        if rows[row] * gain <= 0 or abs(rows[row]) < max(LEAST, SHARE * share):
            break
        found.append(of_row(row, rows[row]))
        share = abs(rows[row])
    return found


def of_row(row: str, points: float) -> Message:
    """Say what a row of the score sheet gains or loses."""
    return Message(f"advice-{row}" if points > 0 else f"advice-{row}.less", {"points": whole(points)})


def whole(points: float) -> int:
    """Round points to a whole number, at least one."""
    return max(1, round(abs(points)))
