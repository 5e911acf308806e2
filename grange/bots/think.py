"""The bot that thinks: it tries the judge's best options on imagined tables, plays each on for a while, and takes the best.

All options are tried on the same tables (common random numbers), so that no option is lucky with its cards. After every stage the
worse half of them is dropped, and the others are tried on more tables (sequential halving). An option that is surely behind the
best one is dropped at once, and a stage that has dropped its half is over: what it did not use is there for the next. So a thought
ends when it is sure, or when its budget is used up. How far a table is played on, how, and what it is worth then, says the game
(`core/foresight.py`); a game that says nothing is played to its end. Where a game names whole turns, they are tried instead of
options; several of them may begin with the same one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from itertools import count
from math import ceil, fsum, log2, sqrt
from operator import sub
from time import monotonic

from grange.bots.greedy import Greedy
from grange.core.chance import Chance
from grange.core.foresight import Foresight, Line, Look
from grange.core.glimpse import Glimpse
from grange.core.state import State
from grange.core.step import Question

ROLLOUTS = 200  # if nothing else is said
SURE = 3.0  # standard errors by which an option that is surely behind falls short
FEWEST = 8  # tables before anything is sure
SHADES = 1000  # steps of what chance adds
BRIEF = 0.2  # the share of a budget for what lies between the questions that are worth all of it

Tries = Callable[[list[Line]], list[float]]  # tells the worths of lines of play on the next table


class Think(Greedy):
    """Looks ahead, for so many rollouts, or for so many seconds where they are given."""

    def __init__(self, chance: Chance, rollouts: int = ROLLOUTS, seconds: float = 0.0) -> None:
        super().__init__(chance)
        self.rollouts = rollouts
        self.seconds = seconds

    def choose(self, glimpse: Glimpse) -> int:
        """Choose the option that leads to most."""
        lines, tables = self.considered(glimpse), self.tables(glimpse)
        return self.weighed(lines, lambda left: look(next(tables), glimpse.seat, left), share_of(glimpse))

    def considered(self, glimpse: Glimpse) -> list[Line]:
        """Name what is worth a second thought, the judge's best first; only that option, where none is needed."""
        foresight = glimpse.game.foresight
        if foresight.turns and (turns := foresight.turns(glimpse.imagine(0), glimpse.question, glimpse.options)):
            return turns
        ranked = self.rank(glimpse)[: foresight.width if pays(glimpse) else 1]
        return [Line(option, liking=self.liking(glimpse)) for option in ranked]

    def liking(self, glimpse: Glimpse) -> float:
        """Let chance have a say where all choose in secret: what everybody can reckon is no surprise."""
        most = glimpse.game.foresight.surprises.get(type(glimpse.question), 0.0)
        return most * self.chance.below(SHADES) / SHADES if most else 0.0

    def weighed(self, lines: list[Line], try_on_next: Tries, share: float) -> int:
        """Choose the option with which the best line begins, by what they are worth on one table after another."""
        budget, trial = Budget(round(share * self.rollouts), share * self.seconds), Trial(lines, try_on_next)
        while len({line.option for line in trial.left}) > 1:
            halve(trial, budget)
        return trial.left[0].option

    def tables(self, glimpse: Glimpse) -> Iterator[State]:
        """Imagine one table after another."""
        return imagined_tables(glimpse, self.chance)


class Budget:
    """What a thought may cost: so many rollouts, or so many seconds where they are given."""

    def __init__(self, rollouts: int, seconds: float) -> None:
        self.rollouts = rollouts
        self.until = monotonic() + seconds if seconds else 0.0

    def left(self) -> float:
        """Tell how much of it is left."""
        return self.until - monotonic() if self.until else self.rollouts

    def covers(self, options: int, rest: float) -> bool:
        """Tell whether options can be tried once more, so that a rest stays; how many seconds they take is seen afterward."""
        return self.left() - (0 if self.until else options) >= rest

    def spend(self, options: int) -> None:
        """Count that options were tried once."""
        self.rollouts -= options


class Trial:
    """The lines that are left, and what each was worth on tables on which all of them were tried."""

    def __init__(self, lines: list[Line], try_on_next: Tries) -> None:
        self.try_on_next = try_on_next
        self.tables = 0  # on which the lines were tried so far
        self.left = lines  # the best first, and before the first table the judge's best
        self.worths: dict[Line, list[float]] = {line: [] for line in lines}

    def go_on(self) -> None:
        """Try the lines that are left on one more table, and drop those that are surely behind then."""
        for line, worth in zip(self.left, self.try_on_next(self.left), strict=True):
            self.worths[line].append(worth + line.liking)
        self.tables += 1
        leader, *others = sorted(self.left, key=lambda line: -sum(self.worths[line]))
        self.left = [leader, *[other for other in others if not surely_ahead(self.worths[leader], self.worths[other])]]


def halve(trial: Trial, budget: Budget) -> None:
    """Try options until half of them are surely behind; or drop the worse half when the stage's share of the budget is used up."""
    half = ceil(len(trial.left) / 2)
    stages = ceil(log2(len(trial.left)))
    rest = budget.left() * (stages - 1) / stages
    while len(trial.left) > half and (not trial.tables or budget.covers(len(trial.left), rest)):
        budget.spend(len(trial.left))
        trial.go_on()
    trial.left = trial.left[:half]


def surely_ahead(worths: list[float], others: list[float]) -> bool:
    """Tell whether one option is surely no worse than another one on the same tables."""
    if len(worths) < FEWEST:
        return False
    gains = list(map(sub, worths, others))
    mean = fsum(gains) / len(gains)
    spread = fsum((gain - mean) ** 2 for gain in gains) / (len(gains) - 1)
    return mean >= SURE * sqrt(spread / len(gains))


def share_of(glimpse: Glimpse) -> float:
    """Tell which part of its budget a thought has; in the middle of a turn that was thought over at its beginning it is brief."""
    return 1.0 if ponders(glimpse) else BRIEF


def ponders(glimpse: Glimpse) -> bool:
    """Tell whether a question is one of those that the game finds worth a second thought."""
    worth_it = glimpse.game.foresight.ponders
    return not worth_it or isinstance(glimpse.question, worth_it)


def pays(glimpse: Glimpse) -> bool:
    """Tell whether a question is worth a second thought at this table, too."""
    return ponders(glimpse) and glimpse.game.foresight.pays(glimpse.imagine(0))


def imagined_tables(glimpse: Glimpse, chance: Chance) -> Iterator[State]:
    """Imagine one table after another, as they come of a generator's next number."""
    first = chance.word()
    for number in count():
        yield imagined_table(glimpse, first, number)


def imagined_table(glimpse: Glimpse, first: int, number: int) -> State:
    """Imagine the table of a number, of those that begin with a number of their own."""
    return glimpse.imagine(Chance.of(first, number).word())


def line_of(table: State, question: Question, option: int) -> Line:
    """Give what is tried of one option: the best turn that begins with it, where the game names whole turns."""
    turns = table.game.foresight.turns
    found = turns(table, question, [option]) if turns else []
    return found[0] if found else Line(option)


def look(table: State, seat: int, lines: list[Line]) -> list[float]:
    """Value lines of a seat on one imagined table."""
    foresight = table.game.foresight
    whole = foresight.alone if table.seats == 1 else foresight.together
    if whole:
        return whole(table, table.question_of(seat), [line.option for line in lines])
    return [outcome(table.copy(), seat, line) for line in lines]


def outcome(state: State, seat: int, line: Line) -> float:
    """Play a line on an imagined table, play on as far as the game says, and value what came of it."""
    foresight = state.game.foresight
    play_on(state, seat, line, foresight)
    return foresight.value(state, seat)


def play_on(state: State, seat: int, line: Line, foresight: Foresight) -> None:
    """Play a line on an imagined table and play on, as well as the judges can, up to the moment that is worth a stop."""
    until = foresight.moment(state) + foresight.moments
    judges = {**state.game.judges, **foresight.judges}
    play_line(state, seat, line)
    while not state.over and foresight.moment(state) < until:
        question, options = state.asked()
        if foresight.turn and foresight.turn(state, question):
            continue
        state.follow(judged_best(judges, state, question, options))


def finish_turn(state: State, seat: int, line: Line, foresight: Foresight) -> None:
    """Play a line on an imagined table, and answer what else its seat is asked before its turn or the round is over."""
    judges, where = {**state.game.judges, **foresight.judges}, state.where()
    play_line(state, seat, line)
    while not state.over and state.where() == where:
        question, options = state.asked()
        if question.seat != seat or isinstance(question, foresight.begins):
            return
        state.follow(judged_best(judges, state, question, options))


def play_line(state: State, seat: int, line: Line) -> None:
    """Play an option, or the whole turn that begins with it."""
    if line.turn:
        line.turn(state)
    else:
        state.play(line.option, seat)


def judged_best(judges: Mapping[type, Look], state: State, question: Question, options: list[int]) -> int:
    """Find the option that judges value most."""
    judge = judges.get(type(question)) or judges[Question]
    worths = judge(state, question, options)
    return options[worths.index(max(worths))]
