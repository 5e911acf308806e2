"""What hand cards promise: estimates for the judge of options, and for choosing cards before the game begins."""

from __future__ import annotations

import tomllib
from collections.abc import Callable

from grange.games.agricola.box import (
    BOAR,
    CARD,
    CARD_NAMES,
    CARD_NUMBER,
    CATTLE,
    CLAY,
    FIRST_MINOR,
    FIRST_OCCUPATION,
    FIRST_OF_DECKS,
    FOLDER,
    FOOD,
    GOODS,
    GRAIN,
    REED,
    ROUNDS,
    SHEEP,
    STONE,
    VEGETABLE,
    WOOD,
    WOOD_HOUSE,
)
from grange.games.agricola.cards import CARDS
from grange.games.agricola.costs import prices
from grange.games.agricola.state import Agricola

_TOLD = tomllib.loads((FOLDER / "promise.toml").read_text(encoding="utf-8"))
BRINGS: list[dict[str, float]] = [_TOLD["brings"].get(name, {}) for name in CARD_NAMES]
LASTS: list[int] = [_TOLD["lasts"].get(name, ROUNDS) for name in CARD_NAMES]
AT_ONCE: list[float] = [_TOLD["play"].get(name, 0.0) for name in CARD_NAMES]

# how much of what cards promise is believed: an occupation takes an action of its own, a minor improvement comes beside another one
FAITH = [1.05 if card >= FIRST_MINOR else 0.65 for card in range(len(CARD_NAMES))]
PRICE = {WOOD: 0.3, CLAY: 0.3, REED: 0.5, STONE: 0.6, GRAIN: 0.6, VEGETABLE: 0.9, SHEEP: 0.6, BOAR: 0.9, CATTLE: 1.2}
MINOR_PLAYED = 0.8  # what any minor improvement is worth: it comes beside another action, and there is seldom a better moment
FOOD_IN_HAND = 0.4  # what food is worth that a card in the hand would bring
HOPE = 0.6  # how much of the best minor improvement in the hand is believed, if all that it costs is there

GOOD_TO_COME = {WOOD: 0.25, REED: 0.4, FOOD: 0.0}  # food is reckoned with the meals
USUAL_GOOD = 0.5


def _worth_of_goods(brings: dict[str, float]) -> float:
    """Value goods; food is reckoned with the meals."""
    return sum(PRICE.get(GOODS.index(name), 0.0) * amount for name, amount in brings.items())


FOOD_A_ROUND: list[float] = [faith * brings.get("food", 0.0) for faith, brings in zip(FAITH, BRINGS, strict=True)]
A_ROUND: list[float] = [
    faith * (_TOLD["rounds"].get(name, 0.0) + _worth_of_goods(brings))
    for name, faith, brings in zip(CARD_NAMES, FAITH, BRINGS, strict=True)
]
# what must be so, for a card to keep its promise
NEEDS: dict[int, Callable[[Agricola, int], bool]] = {
    CARD_NUMBER["scullery"]: lambda state, seat: state.house[seat] == WOOD_HOUSE,
    CARD_NUMBER["small_scale_farmer"]: lambda state, seat: state.rooms[seat].bit_count() == 2,
}


def keeps_promise(state: Agricola, seat: int, card: int) -> bool:
    """Tell whether a card in front of a seat does as things stand what it promises."""
    return card not in NEEDS or NEEDS[card](state, seat)


def promise_of_cards(state: Agricola, seat: int, rounds_left: int) -> float:
    """Value the cards in front of a seat for what they will still do in the rounds to come, apart from food."""
    hand_cards = [card for card in state.cards[seat] if card >= FIRST_OCCUPATION]
    promised = sum([A_ROUND[card] * min(rounds_left, LASTS[card]) for card in hand_cards if keeps_promise(state, seat, card)])
    return promised + MINOR_PLAYED * len([card for card in hand_cards if FIRST_MINOR <= card < FIRST_OF_DECKS])


def promise_of_hand(state: Agricola, seat: int, rounds_left: int) -> float:
    """Value the best minor improvement in a seat's hand, so that what it costs is kept for it."""
    minors = [(promise_in_hand(card, rounds_left), card) for card in state.hands[seat] if FIRST_MINOR <= card < FIRST_OF_DECKS]
    best = 0.0
    for promise, card in sorted(minors, reverse=True):
        if promise <= best:  # none of those that follow can be better
            break
        best = max(best, promise * part_of_price(state, seat, card))
    return HOPE * best


def promise_of_played(state: Agricola, seat: int, rounds_left: int) -> float:
    """Value the cards in front of a seat with their food and points, and the goods to come that they have laid out."""
    food = FOOD_IN_HAND * rounds_left * food_of_cards(state, seat)
    points = bonus_of_cards(state, seat) + promise_of_goods_to_come(state, seat)
    return promise_of_cards(state, seat, rounds_left) + food + points


def part_of_price(state: Agricola, seat: int, card: int) -> float:
    """Tell how much of what a minor improvement costs is there."""
    part = 1.0
    for good, amount in prices(state, seat, CARD + card)[0].goods:
        if amount:
            part *= min(1.0, state.goods[seat][good] / amount)
    return part


def food_of_cards(state: Agricola, seat: int) -> float:
    """Estimate the food that the cards in front of a seat will bring in a round."""
    return sum([FOOD_A_ROUND[card] for card in state.cards[seat] if keeps_promise(state, seat, card)])


def bonus_of_cards(state: Agricola, seat: int) -> int:
    """Count the points that the cards in front of a seat bring as things stand."""
    return sum([CARDS[card].bonus(state, seat) for card in state.cards[seat]])


def promise_of_goods_to_come(state: Agricola, seat: int) -> float:
    """Value the goods that wait for a seat on round spaces."""
    return sum([GOOD_TO_COME.get(good, USUAL_GOOD) * amount for _, whose, good, amount in state.coming if whose == seat])


def promise_in_hand(card: int, rounds: int) -> float:
    """Value what a card in the hand would bring in a number of rounds."""
    return (A_ROUND[card] + FOOD_IN_HAND * FOOD_A_ROUND[card]) * min(rounds, LASTS[card])


def worth_in_hand(card: int) -> float:
    """Value a card before the game begins."""
    return AT_ONCE[card] + promise_in_hand(card, ROUNDS - 3)
