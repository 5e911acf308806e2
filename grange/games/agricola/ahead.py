"""How bots that think look ahead alone at Agricola: they plan this round and the next, and keep the best tables after every turn.

Nobody is in the way of who plays alone, so that nothing but the next round card is left to chance.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from grange.core.foresight import lead
from grange.core.step import Question
from grange.games.agricola.plan import JUDGES, Way, follow, valued_ways
from grange.games.agricola.state import Agricola
from grange.games.agricola.turn import PlacePerson
from grange.games.agricola.value import net_of
from grange.games.agricola.worth import farm_of

WIDTH = 8  # courses that go on, beside the best of each option
ROUNDS_AHEAD = 1


class Course(NamedTuple):
    """A course that play may take: the option with which it began, the table that it has reached, and what that is worth."""

    option: int
    table: Agricola
    worth: float


class Longer(NamedTuple):
    """A course, one more turn, and what the table is worth after it."""

    course: Course
    way: Way
    worth: float


def look_on(state: Agricola, question: Any, options: list[int]) -> list[float]:
    """Value options of who plays alone by the best tables to which they lead at the end of the next round."""
    seat, last = question.seat, state.round + ROUNDS_AHEAD
    courses = [reached(option, state.copy(), [option], seat, 0.0) for option in options]
    while going := [course for course in courses if goes_on(course.table, last)]:
        kept = best_of([longer for course in going for longer in turns_of(course, seat)], seat)
        ended = [course for course in courses if not goes_on(course.table, last)]
        courses = [*ended, *(reached(old.option, old.table.copy(), way.choices, seat, worth) for old, way, worth in kept)]
    return [max([course.worth for course in courses if course.option == option]) for option in options]


def looking_ahead_pays(state: Agricola) -> bool:
    """Let who plays alone ponder where people go; the rest of a turn is planned with that."""
    return state.seats > 1 or isinstance(state.asked()[0], PlacePerson)


def goes_on(table: Agricola, last: int) -> bool:
    """Tell whether a person is to be placed, up to the last round that is planned."""
    return not table.over and table.round <= last


def reached(option: int, table: Agricola, choices: list[int], seat: int, worth: float) -> Course:
    """Play a turn, and answer what is asked as the judges do until the next person is to be placed."""
    follow(table, choices)
    while not table.over and not isinstance(table.asked()[0], PlacePerson):
        question, options = table.asked()
        judge = JUDGES.get(type(question)) or JUDGES[Question]
        worths = judge(table, question, options)
        table.follow(options[worths.index(max(worths))])
    return Course(option, table, lead(table, seat) if table.over else worth)


def turns_of(course: Course, seat: int) -> list[Longer]:
    """Play the next turn of a course in all ways."""
    net, (question, _) = net_of(course.table), course.table.asked()
    assert net is not None  # nobody alone is in a team
    found, values = valued_ways(net, course.table, seat, question.options(course.table))
    return [Longer(course, way, worth) for way, worth in zip(found, values, strict=True)]


def best_of(found: list[Longer], seat: int) -> list[Longer]:
    """Keep the best courses that lead to unlike tables, and the best of each option."""
    kept: list[Longer] = []
    tables: set[object] = set()
    options: set[int] = set()
    for longer in sorted(found, key=lambda longer: -longer.worth):
        table = farm_of(longer.way.after, seat), tuple(longer.way.after.taken)
        if (len(kept) < WIDTH and table not in tables) or longer.course.option not in options:
            kept.append(longer)
            tables.add(table)
            options.add(longer.course.option)
    return kept
