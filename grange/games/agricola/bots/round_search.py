"""Beam search for solo games of Agricola: plan this round and the next, and keep the best tables after every turn.

A solo player has no rivals, so only the next round card is random.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from grange.core.foresight import lead
from grange.core.step import Question
from grange.games.agricola.bots.evaluation import net_of
from grange.games.agricola.bots.heuristic import farm_of
from grange.games.agricola.bots.turn_search import JUDGES, Way, follow, valued_ways
from grange.games.agricola.rules.turn import PlacePerson
from grange.games.agricola.state import Agricola

WIDTH = 8  # width of the beam, besides the best of each option
ROUNDS_AHEAD = 1


class Course(NamedTuple):
    """A line of play: its first option, the table it has reached, and that table's value."""

    option: int
    table: Agricola
    value: float


class Longer(NamedTuple):
    """A line of play with one more turn, and the value of the table after it."""

    course: Course
    way: Way
    value: float


def look_on(state: Agricola, question: Any, options: list[int]) -> list[float]:
    """Value options of a solo player by the best tables they lead to at the end of the next round."""
    seat, last = question.seat, state.round + ROUNDS_AHEAD
    courses = [reached(option, state.copy(), [option], seat, 0.0) for option in options]
    while going := [course for course in courses if goes_on(course.table, last)]:
        kept = best_of([longer for course in going for longer in turns_of(course, seat)], seat)
        ended = [course for course in courses if not goes_on(course.table, last)]
        courses = [*ended, *(reached(old.option, old.table.copy(), way.choices, seat, value) for old, way, value in kept)]
    return [max([course.value for course in courses if course.option == option]) for option in options]


def looking_ahead_pays(state: Agricola) -> bool:
    """Return whether search is worth its time: for a solo player only when placing people, which plans the rest of the turn."""
    return state.seats > 1 or isinstance(state.asked()[0], PlacePerson)


def goes_on(table: Agricola, last: int) -> bool:
    """Return whether a line has more people to place, up to the last planned round."""
    return not table.over and table.round <= last


def reached(option: int, table: Agricola, choices: list[int], seat: int, value: float) -> Course:
    """Play a turn, and answer questions as the judges do until the next person is to be placed."""
    follow(table, choices)
    while not table.over and not isinstance(table.asked()[0], PlacePerson):
        question, options = table.asked()
        judge = JUDGES.get(type(question)) or JUDGES[Question]
        values = judge(table, question, options)
        table.follow(options[values.index(max(values))])
    return Course(option, table, lead(table, seat) if table.over else value)


def turns_of(course: Course, seat: int) -> list[Longer]:
    """Extend a line by its next turn, in all ways."""
    net, (question, _) = net_of(course.table), course.table.asked()
    assert net is not None  # solo games have no teams
    found, values = valued_ways(net, course.table, seat, question.options(course.table))
    return [Longer(course, way, value) for way, value in zip(found, values, strict=True)]


def best_of(found: list[Longer], seat: int) -> list[Longer]:
    """Keep the best lines that lead to different tables, and the best of each option."""
    kept: list[Longer] = []
    tables: set[object] = set()
    options: set[int] = set()
    for longer in sorted(found, key=lambda longer: -longer.value):
        table = farm_of(longer.way.after, seat), tuple(longer.way.after.taken)
        if (len(kept) < WIDTH and table not in tables) or longer.course.option not in options:
            kept.append(longer)
            tables.add(table)
            options.add(longer.course.option)
    return kept
