"""Search the rest of a seat's turn in Agricola: the judge plays each option to the end, and a net values the table after it.

Without a net for the table, the judge alone decides.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, NamedTuple

from grange.core.game import Judge
from grange.games.agricola.bots import judge
from grange.games.agricola.bots.evaluation import knows_cards, margin, net_of, value_of_cards_held
from grange.games.agricola.bots.features import features_with, rivals_of
from grange.games.agricola.bots.judge import Turn, likely
from grange.games.agricola.box import IMPROVE, LESSONS, MAJORS, MINOR, set_of
from grange.games.agricola.options import OPTIONS, PLAY
from grange.games.agricola.rules.actions import ChooseActions
from grange.games.agricola.rules.improvements import BuildImprovement, PlayOccupation
from grange.games.agricola.rules.turn import PlacePerson
from grange.games.agricola.state import Agricola

if TYPE_CHECKING:
    from grange.core.net import Net

CARD_ACTIONS = set_of(IMPROVE, MINOR, *LESSONS)  # actions that play hand cards

Valued = Callable[[list[Agricola]], list[float]]  # values of tables for a seat


class Way(NamedTuple):
    """A way to play the rest of a turn: all choices, and the table after them."""

    choices: list[int]
    after: Agricola


def asks_for_cards(question: Any) -> bool:
    """Return whether a question asks which card to play, or whether to play one."""
    if isinstance(question, ChooseActions):
        return question.actions & CARD_ACTIONS > 0
    return isinstance(question, (PlayOccupation, BuildImprovement))


class Planned(Turn):
    """Plays the rest of a seat's turn to its end, and asks a net which cards to play."""

    def __init__(self, state: Agricola, seat: int, valued: Valued) -> None:
        super().__init__(state, seat)
        self.valued = valued

    def answered(self, state: Agricola) -> Agricola:
        """Answer a question: about cards by the resulting tables, otherwise as the judge does."""
        decision = state.decision
        if decision.seat != self.seat or not asks_for_cards(decision.question):
            return super().answered(state)
        ends = [self.finished(self.played(state, option)) for option in self.worth_trying(state)]
        values = self.valued(ends) if len(ends) > 1 else [0.0]
        return ends[values.index(max(values))]

    def worth_trying(self, state: Agricola) -> list[int]:
        """Prune all major improvements but the judge's best, and what the seat could also do at another time."""
        options = likely(state.decision.options)
        majors = [option for option in options if is_major(option)]
        if len(majors) < 2:
            return options
        best = max(majors, key=lambda option: self.outlook.value(self.finished(self.played(state, option)), self.seat))
        return [best, *[option for option in options if option not in majors]]


def is_major(option: int) -> bool:
    """Return whether an option builds a major improvement."""
    verb, card = OPTIONS.read(option)
    return verb is PLAY and card < len(MAJORS)


def ways(state: Agricola, seat: int, options: list[int], valued: Valued | None = None) -> list[Way]:
    """Play each option to the end of the seat's turn; `valued`, if given, also chooses hand cards."""
    turn, begun = Planned(state, seat, valued) if valued else Turn(state, seat), len(state.history)
    ends = [turn.finished(turn.played(turn.state, option)) for option in options]
    return [Way([choice for _, choice in after.history[begun:]], after) for after in ends]


def valued_by(net: Net, state: Agricola, seat: int) -> Valued:
    """Return a function with which a net values tables after a seat's turn."""
    rivals, cards = rivals_of(state, seat), knows_cards(state)

    def valued(tables: list[Agricola]) -> list[float]:
        farms = list(map(margin, net([features_with(table, seat, rivals, cards=cards) for table in tables])))
        if not state.has_cards:
            return farms
        return [farm + value_of_cards_held(table, seat) for farm, table in zip(farms, tables, strict=True)]

    return valued


def valued_ways(net: Net, state: Agricola, seat: int, options: list[int]) -> tuple[list[Way], list[float]]:
    """Play each option to the end of the seat's turn, and let a net value the resulting tables."""
    valued = valued_by(net, state, seat)
    found = ways(state, seat, options, valued if knows_cards(state) else None)
    return found, valued([way.after for way in found])


def values_of_places(state: Agricola, question: PlacePerson, options: list[int]) -> list[float]:
    """Value the spaces to which a person can go by the tables after the turn."""
    net = net_of(state)
    if net is None:
        return judge.values_in_turn(state, question, options)
    return valued_ways(net, state, question.seat, options)[1]


def values_of_cards(state: Agricola, question: Any, options: list[int]) -> list[float]:
    """Value cards to play by the tables after the turn, if a net knows them."""
    net = net_of(state)
    if net is None or not knows_cards(state) or not asks_for_cards(question):
        return judge.values_in_turn(state, question, options)
    turn = Planned(state, question.seat, valued_by(net, state, question.seat))
    tried = turn.worth_trying(turn.state)
    values = dict(zip(tried, turn.valued([turn.finished(turn.played(turn.state, option)) for option in tried]), strict=True))
    worst = min(values.values())
    return [values.get(option, worst - 1.0) for option in options]


def play_turn(state: Agricola, question: Any) -> bool:
    """Play a whole turn on an imagined table if a net knows what is best; return whether it did."""
    net = net_of(state)
    if net is None or not isinstance(question, PlacePerson):
        return False
    found, values = valued_ways(net, state, question.seat, question.options(state))
    follow(state, found[values.index(max(values))].choices)
    return True


def follow(state: Agricola, choices: list[int]) -> None:
    """Make the planned choices of a turn one after another, as long as they are possible."""
    for choice in choices:
        if state.over or choice not in state.asked()[1]:
            break  # a card came in between
        state.follow(choice)


JUDGES: dict[type, Judge] = {
    **judge.JUDGES,
    PlacePerson: judge.with_asides(values_of_places),
    **dict.fromkeys((ChooseActions, PlayOccupation, BuildImprovement), judge.with_asides(values_of_cards)),
}
