"""Evaluate a table of Agricola for a seat with a small net that knows all farms and the board.

`nets.json` has one net for each number of seats; `training/train.py` makes them. They were trained without cards and seasons, so
the estimates of cards (`card_estimates.py`) are added. The solo game also has a net trained with hand cards. No net knows team
games.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from grange.core.foresight import lead
from grange.games.agricola.bots.card_estimates import value_of_hand, value_of_played_cards
from grange.games.agricola.bots.features import FEATURES, FEATURES_WITH_CARDS, features
from grange.games.agricola.bots.heuristic import points_of_shelf
from grange.games.agricola.box import FOLDER, ROUNDS
from grange.games.agricola.state import Agricola

if TYPE_CHECKING:
    from grange.core.net import Net

WITH_CARDS = " with cards"  # suffix in the names of nets, after the number of seats


@cache
def nets(*, cards: bool = False) -> dict[str, Net]:
    """Read the nets with or without hand cards on first use, and import NumPy only then."""
    from grange.core.net import read_nets

    found = read_nets(FOLDER, FEATURES_WITH_CARDS if cards else FEATURES)
    return {kind: net for kind, net in found.items() if kind.endswith(WITH_CARDS) == cards}


def net_of(state: Agricola) -> Net | None:
    """Find the net for tables like this one, if there is one."""
    if state.team:
        return None
    return nets(cards=True)[f"{state.seats}{WITH_CARDS}"] if knows_cards(state) else nets().get(str(state.seats))


def knows_cards(state: Agricola) -> bool:
    """Return whether a net knows the hand cards of a table; otherwise their estimates are added."""
    return state.has_hands and not state.team and f"{state.seats}{WITH_CARDS}" in nets(cards=True)


def margin(outcome: list[float]) -> float:
    """Return by how many points a seat will lead its best rival; in a solo game, its points."""
    own, best_rival = outcome
    return own - best_rival


def value_of_cards_held(state: Agricola, seat: int) -> float:
    """Value what cards bring a seat beyond its farm: those in front of it, in its hand and on the shelf."""
    if not state.has_cards or knows_cards(state):
        return 0.0
    left = ROUNDS - state.round
    points = value_of_played_cards(state, seat, left) + state.bonus[seat]
    points += value_of_hand(state, seat, left) if state.has_hands else 0.0
    return points + (points_of_shelf(state, seat) if state.has_decks else 0)


def value_of_rivals_cards(state: Agricola, seat: int) -> float:
    """Value what cards bring the rival who gains most from them."""
    return max([value_of_cards_held(state, other) for other in range(state.seats) if other != seat], default=0.0)


def value(state: Agricola, seat: int) -> float:
    """Estimate by how many points a seat will lead at the end."""
    net = net_of(state)
    if state.over or net is None:
        return lead(state, seat)
    (outcome,) = net([features(state, seat, cards=knows_cards(state))])
    return margin(outcome) + value_of_cards_held(state, seat) - value_of_rivals_cards(state, seat)


def rounds_begun(state: Agricola) -> int:
    """Count the rounds that have begun, plus one once the game is over; without a net count only the end."""
    return 0 if net_of(state) is None else state.round + state.over
