"""What a table of Agricola promises a seat: a small net values how all farms and the board stand.

There is one for each number of seats, in `nets.json`; `python -m grange.lab.train` finds them. They were trained without cards and
seasons; what cards promise is added as the judge believes it (`promise.py`). Alone there is another one, which knows hand cards
from games with them. A team is none of their business.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from grange.core.foresight import lead
from grange.games.agricola.box import FOLDER, ROUNDS
from grange.games.agricola.features import FEATURES, FEATURES_WITH_CARDS, features
from grange.games.agricola.promise import promise_of_hand, promise_of_played
from grange.games.agricola.state import Agricola
from grange.games.agricola.worth import points_of_shelf

if TYPE_CHECKING:
    from grange.core.net import Net

WITH_CARDS = " with cards"  # in the names of nets, after the number of seats


@cache
def nets(*, cards: bool = False) -> dict[str, Net]:
    """Read the nets that know hand cards, or those that do not, when the first of them is needed, and NumPy with them."""
    from grange.core.net import read_nets

    found = read_nets(FOLDER, FEATURES_WITH_CARDS if cards else FEATURES)
    return {kind: net for kind, net in found.items() if kind.endswith(WITH_CARDS) == cards}


def net_of(state: Agricola) -> Net | None:
    """Find the net that knows tables like this one, if there is one."""
    if state.team:
        return None
    return nets(cards=True)[f"{state.seats}{WITH_CARDS}"] if knows_cards(state) else nets().get(str(state.seats))


def knows_cards(state: Agricola) -> bool:
    """Tell whether a net knows the hand cards of a table; else what they promise is added to what the net expects."""
    return state.dealt and not state.team and f"{state.seats}{WITH_CARDS}" in nets(cards=True)


def margin(outcome: list[float]) -> float:
    """Tell by how much a seat will lead the best of its rivals; alone, what it will have."""
    own, best_rival = outcome
    return own - best_rival


def promised(state: Agricola, seat: int) -> float:
    """Value what cards bring a seat beyond its farm: those before it, in its hand and on the shelf."""
    if not state.carded or knows_cards(state):
        return 0.0
    left = ROUNDS - state.round
    promise = promise_of_played(state, seat, left) + state.bonus[seat]
    promise += promise_of_hand(state, seat, left) if state.dealt else 0.0
    return promise + (points_of_shelf(state, seat) if state.decked else 0)


def promised_to_rivals(state: Agricola, seat: int) -> float:
    """Value what cards bring the rival of a seat to whom they bring most."""
    return max([promised(state, other) for other in range(state.seats) if other != seat], default=0.0)


def value(state: Agricola, seat: int) -> float:
    """Estimate by how many points a seat will lead in the end."""
    net = net_of(state)
    if state.over or net is None:
        return lead(state, seat)
    (outcome,) = net([features(state, seat, cards=knows_cards(state))])
    return margin(outcome) + promised(state, seat) - promised_to_rivals(state, seat)


def rounds_begun(state: Agricola) -> int:
    """Count the rounds that have begun, and the end; nothing but the end, where no net knows what a round is worth."""
    return 0 if net_of(state) is None else state.round + state.over
