"""The bot that thinks: it tries the judge's best options on imagined tables, plays each on for a while, and takes the best.

All options are tried on the same tables (common random numbers), so that no option is lucky with its cards. After every stage the
worse half of them is dropped, and the others are tried on more tables (sequential halving). How far a table is played on, how, and
what it is worth then, says the game (`core/foresight.py`); a game that says nothing is played to its end.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import count
from math import ceil, log2
from time import monotonic

from grange.bots.greedy import Greedy
from grange.core.chance import Chance
from grange.core.foresight import Foresight
from grange.core.glimpse import Glimpse
from grange.core.state import State
from grange.core.step import Question

ROLLOUTS = 200  # if nothing else is said

Enough = Callable[[int], bool]  # whether so many tables are enough for a stage


class Think(Greedy):
    """Looks ahead, for so many rollouts, or for so many seconds where they are given."""

    def __init__(self, chance: Chance, rollouts: int = ROLLOUTS, seconds: float = 0.0) -> None:
        super().__init__(chance)
        self.rollouts = rollouts
        self.seconds = seconds

    def choose(self, glimpse: Glimpse) -> int:
        """Choose the option that leads to most."""
        foresight, ranked = glimpse.game.foresight, self.rank(glimpse)
        if not pays(glimpse):
            return ranked[0]
        left = ranked[: foresight.width]
        tables = self.tables(glimpse)
        worths = dict.fromkeys(left, 0.0)
        stages = ceil(log2(len(left)))
        for _ in range(stages):
            enough = self.budget(len(left), stages)
            tried = 0
            while not tried or not enough(tried):
                for option, worth in zip(left, look(next(tables), glimpse.seat, left), strict=True):
                    worths[option] += worth
                tried += 1
            left = sorted(left, key=lambda option: -worths[option])[: ceil(len(left) / 2)]
        return left[0]

    def tables(self, glimpse: Glimpse) -> Iterator[State]:
        """Imagine one table after another."""
        return imagined_tables(glimpse, self.chance)

    def budget(self, options: int, stages: int) -> Enough:
        """Give each stage the same share of the rollouts, or of the seconds."""
        if self.seconds:
            until = monotonic() + self.seconds / stages
            return lambda _: monotonic() >= until
        return lambda tables: (tables + 1) * options > self.rollouts / stages


def pays(glimpse: Glimpse) -> bool:
    """Tell whether the game says that a question is worth a second thought."""
    foresight = glimpse.game.foresight
    worth_it = not foresight.ponders or isinstance(glimpse.question, foresight.ponders)
    return worth_it and foresight.pays(glimpse.imagine(0))


def imagined_tables(glimpse: Glimpse, chance: Chance) -> Iterator[State]:
    """Imagine one table after another, as they come of a generator's next number."""
    first = chance.word()
    for number in count():
        yield glimpse.imagine(Chance.of(first, number).word())


def look(table: State, seat: int, options: list[int]) -> list[float]:
    """Value options of a seat on one imagined table."""
    foresight = table.game.foresight
    whole = foresight.alone if table.seats == 1 else foresight.together
    if whole:
        return whole(table, table.question_of(seat), options)
    return [outcome(table.copy(), seat, option) for option in options]


def outcome(state: State, seat: int, option: int) -> float:
    """Choose an option on an imagined table, play on as far as the game says, and value what came of it."""
    foresight = state.game.foresight
    play_on(state, seat, option, foresight)
    return foresight.value(state, seat)


def play_on(state: State, seat: int, option: int, foresight: Foresight) -> None:
    """Choose an option on an imagined table and play on, as well as the judges can, up to the moment that is worth a stop."""
    until = foresight.moment(state) + foresight.moments
    judges = {**state.game.judges, **foresight.judges}
    state.play(option, seat)
    while not state.over and foresight.moment(state) < until:
        question, options = state.asked()
        if foresight.turn and foresight.turn(state, question):
            continue
        judge = judges.get(type(question)) or judges[Question]
        worths = judge(state, question, options)
        state.follow(options[worths.index(max(worths))])
