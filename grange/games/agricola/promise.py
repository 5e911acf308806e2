"""What hand cards promise: estimates for the judge of options, and for choosing cards before the game begins."""

from __future__ import annotations

import tomllib

from grange.games.agricola.box import CARD_NAMES, FOLDER, FOOD, REED, ROUNDS, WOOD
from grange.games.agricola.cards import CARDS
from grange.games.agricola.state import Agricola

_TOLD = tomllib.loads((FOLDER / "promise.toml").read_text(encoding="utf-8"))
A_ROUND: list[float] = [_TOLD["rounds"].get(name, 0.0) for name in CARD_NAMES]
AT_ONCE: list[float] = [_TOLD["play"].get(name, 0.0) for name in CARD_NAMES]
GOOD_TO_COME = {WOOD: 0.25, REED: 0.4, FOOD: 0.0}  # food is reckoned with the meals
USUAL_GOOD = 0.5


def promise_of_cards(state: Agricola, seat: int, rounds_left: int) -> float:
    """Value the cards in front of a seat for what they will still do in the rounds to come."""
    return sum([A_ROUND[card] for card in state.cards[seat]]) * rounds_left


def bonus_of_cards(state: Agricola, seat: int) -> int:
    """Count the points that the cards in front of a seat bring as things stand."""
    return sum([CARDS[card].bonus(state, seat) for card in state.cards[seat]])


def promise_of_goods_to_come(state: Agricola, seat: int) -> float:
    """Value the goods that wait for a seat on round spaces."""
    return sum([GOOD_TO_COME.get(good, USUAL_GOOD) * amount for _, whose, good, amount in state.coming if whose == seat])


def worth_in_hand(card: int) -> float:
    """Value a card before the game begins."""
    return AT_ONCE[card] + A_ROUND[card] * (ROUNDS - 3)
