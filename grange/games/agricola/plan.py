"""What a seat can make of its turn in Agricola: the judge plays each option on to the end, and a net values the table then.

Where no net knows the table, the judge alone decides.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from grange.core.game import Judge
from grange.games.agricola import judge
from grange.games.agricola.features import features_with, rivals_of
from grange.games.agricola.judge import Turn
from grange.games.agricola.state import Agricola
from grange.games.agricola.turn import PlacePerson
from grange.games.agricola.value import margin, net_of, promised

if TYPE_CHECKING:
    from grange.core.net import Net


class Way(NamedTuple):
    """A way to play the rest of a turn: all choices, and the table after them."""

    choices: list[int]
    after: Agricola


def ways(state: Agricola, seat: int, options: list[int]) -> list[Way]:
    """Play each option on to the end of the seat's turn."""
    turn, begun = Turn(state, seat), len(state.history)
    ends = [turn.finished(turn.played(turn.state, option)) for option in options]
    return [Way([choice for _, choice in after.history[begun:]], after) for after in ends]


def values_of(net: Net, state: Agricola, seat: int, found: list[Way]) -> list[float]:
    """Value the tables to which ways lead."""
    rivals = rivals_of(state, seat)
    farms = list(map(margin, net([features_with(way.after, seat, rivals) for way in found])))
    return [own + promised(way.after, seat) for own, way in zip(farms, found, strict=True)] if state.carded else farms


def worths_of_places(state: Agricola, question: PlacePerson, options: list[int]) -> list[float]:
    """Value the spaces to which a person can go by the tables after the turn."""
    net = net_of(state)
    if net is None:
        return judge.worths_in_turn(state, question, options)
    return values_of(net, state, question.seat, ways(state, question.seat, options))


def play_turn(state: Agricola, question: Any) -> bool:
    """Play a whole turn on an imagined table, where a net knows what is best; tell whether it was played."""
    net = net_of(state)
    if net is None or not isinstance(question, PlacePerson):
        return False
    found = ways(state, question.seat, question.options(state))
    values = values_of(net, state, question.seat, found)
    for choice in found[values.index(max(values))].choices:
        if state.over or choice not in state.asked()[1]:
            break  # a card came between
        state.follow(choice)
    return True


JUDGES: dict[type, Judge] = {**judge.JUDGES, PlacePerson: judge.with_asides(worths_of_places)}
