"""The bot that thinks: it plays rollouts of the judge's best options on imagined tables, and takes the best.

All options are tried on the same tables (common random numbers), so that no option is lucky with its cards. After every stage the
worse half of them is dropped, and the others are tried on more tables (sequential halving). An option that is clearly behind the
best one is dropped at once, and a stage that has dropped its half ends early: the next one gets what it did not use. So a search
ends when it is sure, or when its budget is used up. The game says how far rollouts go, how they play, and how they are evaluated
(`core/foresight.py`); by default they go to the end of the game. Where a game names whole turns, these are tried instead of
options; several of them may begin with the same option.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from itertools import count
from math import ceil, fsum, log2, sqrt
from operator import sub
from time import monotonic

from grange.bots.judged import Judged
from grange.bots.learned import foresight_for
from grange.bots.searcher import searcher_for
from grange.core.chance import Chance
from grange.core.foresight import Line, Rollouts, Values
from grange.core.glimpse import Glimpse
from grange.core.state import State
from grange.core.step import Question

ROLLOUTS = 200  # the default budget
SURE = 3.0  # an option this many standard errors behind is clearly behind
FEWEST = 8  # the least number of tables before anything is clear
SHADES = 1000  # steps of random noise
BRIEF = 0.2  # the share of a budget for minor questions

Tries = Callable[[list[Line]], list[float]]  # returns the values of lines on the next table


class Think(Judged):
    """Looks ahead, for a number of rollouts, or for a number of seconds if given."""

    def __init__(self, chance: Chance, rollouts: int = ROLLOUTS, seconds: float = 0.0) -> None:
        super().__init__(chance)
        self.rollouts = rollouts
        self.seconds = seconds

    def choose(self, glimpse: Glimpse) -> int:
        """Choose the option with the best results."""
        lines, tables = self.considered(glimpse), self.tables(glimpse)
        return self.weighed(lines, lambda left: values_on(next(tables), glimpse.seat, left), share_of(glimpse))

    def considered(self, glimpse: Glimpse) -> list[Line]:
        """List the lines that are worth rollouts, the judge's best first; only one where none are needed, as after a search."""
        searcher = searcher_for(glimpse, self.chance, self.rollouts, share_of(glimpse) * self.seconds)
        if searcher:
            return [Line(searcher.choose(glimpse))]
        search = foresight_for(glimpse.imagine(0)).search
        if search.turns and (turns := search.turns(glimpse.imagine(0), glimpse.question, glimpse.options)):
            return turns
        ranked = self.rank(glimpse)[: search.width if pays(glimpse) else 1]
        return [Line(option, noise=self.noise(glimpse)) for option in ranked]

    def noise(self, glimpse: Glimpse) -> float:
        """Return random noise for an option of a secret question, so that nobody can predict the choice."""
        most = glimpse.game.bots.foresight.search.surprises.get(type(glimpse.question), 0.0)
        return most * self.chance.below(SHADES) / SHADES if most else 0.0

    def weighed(self, lines: list[Line], try_on_next: Tries, share: float) -> int:
        """Choose the option that begins the best line, by the values of lines on one table after another."""
        budget, trial = Budget(round(share * self.rollouts), share * self.seconds), Trial(lines, try_on_next)
        while len({line.option for line in trial.left}) > 1:
            halve(trial, budget)
        return trial.left[0].option

    def tables(self, glimpse: Glimpse) -> Iterator[State]:
        """Imagine one table after another."""
        return imagined_tables(glimpse, self.chance)


class Budget:
    """What a search may cost: a number of rollouts, or a number of seconds if given."""

    def __init__(self, rollouts: int, seconds: float) -> None:
        self.rollouts = rollouts
        self.until = monotonic() + seconds if seconds else 0.0

    def left(self) -> float:
        """Return how much of it is left."""
        return self.until - monotonic() if self.until else self.rollouts

    def covers(self, options: int, rest: float) -> bool:
        """Check whether a rest stays after trying options once more; seconds are only known afterward."""
        return self.left() - (0 if self.until else options) >= rest

    def spend(self, options: int) -> None:
        """Count that options were tried once."""
        self.rollouts -= options


class Trial:
    """The lines that are left, and the value of each on the tables tried so far."""

    def __init__(self, lines: list[Line], try_on_next: Tries) -> None:
        self.try_on_next = try_on_next
        self.tables = 0  # tables tried so far
        self.left = lines  # the best first; before the first table, the judge's best
        self.values: dict[Line, list[float]] = {line: [] for line in lines}

    def go_on(self) -> None:
        """Try the lines that are left on one more table, and drop those that are then clearly behind."""
        for line, value in zip(self.left, self.try_on_next(self.left), strict=True):
            self.values[line].append(value + line.noise)
        self.tables += 1
        leader, *others = sorted(self.left, key=lambda line: -sum(self.values[line]))
        self.left = [leader, *[other for other in others if not surely_ahead(self.values[leader], self.values[other])]]


def halve(trial: Trial, budget: Budget) -> None:
    """Try options until half of them are clearly behind, or until the stage has used its budget; then drop the worse half."""
    half = ceil(len(trial.left) / 2)
    stages = ceil(log2(len(trial.left)))
    rest = budget.left() * (stages - 1) / stages
    while len(trial.left) > half and (not trial.tables or budget.covers(len(trial.left), rest)):
        budget.spend(len(trial.left))
        trial.go_on()
    trial.left = trial.left[:half]


def surely_ahead(values: list[float], others: list[float]) -> bool:
    """Check whether one option is clearly no worse than another one on the same tables."""
    if len(values) < FEWEST:
        return False
    gains = list(map(sub, values, others))
    mean = fsum(gains) / len(gains)
    spread = fsum((gain - mean) ** 2 for gain in gains) / (len(gains) - 1)
    return mean >= SURE * sqrt(spread / len(gains))


def share_of(glimpse: Glimpse) -> float:
    """Return the share of the budget for a question; a minor question in the middle of a turn gets less."""
    return 1.0 if ponders(glimpse) else BRIEF


def ponders(glimpse: Glimpse) -> bool:
    """Check whether the game finds this question worth a full search."""
    worth_it = glimpse.game.bots.foresight.search.ponders
    return not worth_it or isinstance(glimpse.question, worth_it)


def pays(glimpse: Glimpse) -> bool:
    """Check whether a question is worth a search, also at this table."""
    table = glimpse.imagine(0)
    return ponders(glimpse) and foresight_for(table).search.pays(table)


def imagined_tables(glimpse: Glimpse, chance: Chance) -> Iterator[State]:
    """Yield imagined tables, seeded by the next number of a generator."""
    first = chance.word()
    for number in count():
        yield imagined_table(glimpse, first, number)


def imagined_table(glimpse: Glimpse, first: int, number: int) -> State:
    """Imagine one table of a series, by its number."""
    return glimpse.imagine(Chance.of(first, number).word())


def line_of(table: State, question: Question, option: int) -> Line:
    """Return the line to try for one option: the best turn that begins with it, where the game names whole turns."""
    turns = foresight_for(table).search.turns
    found = turns(table, question, [option]) if turns else []
    return found[0] if found else Line(option)


def values_on(table: State, seat: int, lines: list[Line]) -> list[float]:
    """Evaluate lines of a seat on one imagined table."""
    search = foresight_for(table).search
    whole = search.alone if table.seats == 1 else search.together
    if whole:
        return whole(table, table.question_of(seat), [line.option for line in lines])
    return [outcome(table.copy(), seat, line) for line in lines]


def outcome(state: State, seat: int, line: Line) -> float:
    """Play a line and a rollout on an imagined table, and evaluate the result."""
    rollouts = foresight_for(state).rollouts
    play_on(state, seat, line, rollouts)
    return rollouts.value(state, seat)


def play_on(state: State, seat: int, line: Line, rollouts: Rollouts) -> None:
    """Play a line on an imagined table and then a rollout with the judges, up to the game's horizon."""
    until = rollouts.progress(state) + rollouts.horizon
    judges = judges_of(state, rollouts)
    play_line(state, seat, line)
    while not state.over and rollouts.progress(state) < until:
        question, options = state.asked()
        if rollouts.turn and rollouts.turn(state, question):
            continue
        state.follow(judged_best(judges, state, question, options))


def finish_turn(state: State, seat: int, line: Line, rollouts: Rollouts) -> None:
    """Play a line on an imagined table, and answer further questions to its seat until its turn or the round ends."""
    judges, where = judges_of(state, rollouts), state.where()
    play_line(state, seat, line)
    while not state.over and state.where() == where:
        question, options = state.asked()
        if question.seat != seat or isinstance(question, rollouts.begins):
            return
        state.follow(judged_best(judges, state, question, options))


def play_line(state: State, seat: int, line: Line) -> None:
    """Play an option, or the whole turn that begins with it."""
    if line.turn:
        line.turn(state)
    else:
        state.follow(line.option, seat)


def judges_of(state: State, rollouts: Rollouts) -> Mapping[type, Values]:
    """Return the judges of rollouts: the game's own, where these bring no others."""
    return {**state.game.bots.judges, **rollouts.judges}


def judged_best(judges: Mapping[type, Values], state: State, question: Question, options: list[int]) -> int:
    """Return the option that judges value most."""
    judge = judges.get(type(question)) or judges[Question]
    values = judge(state, question, options)
    return options[values.index(max(values))]
