"""Estimates of what hand cards are worth, for the judge of options and for choosing cards before the game."""

from __future__ import annotations

import tomllib
from collections.abc import Callable

from grange.core.campaign import Campaign
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
from grange.games.agricola.rules.costs import prices
from grange.games.agricola.state import Agricola

_TOLD = tomllib.loads((FOLDER / "bots" / "card_estimates.toml").read_text(encoding="utf-8"))
BRINGS: list[dict[str, float]] = [_TOLD["brings"].get(name, {}) for name in CARD_NAMES]
LASTS: list[int] = [_TOLD["lasts"].get(name, ROUNDS) for name in CARD_NAMES]
AT_ONCE: list[float] = [_TOLD["play"].get(name, 0.0) for name in CARD_NAMES]

# discounts: an occupation takes an action of its own, a minor improvement comes with another action
FAITH = [1.05 if card >= FIRST_MINOR else 0.65 for card in range(len(CARD_NAMES))]
PRICE = {WOOD: 0.3, CLAY: 0.3, REED: 0.5, STONE: 0.6, GRAIN: 0.6, VEGETABLE: 0.9, SHEEP: 0.6, BOAR: 0.9, CATTLE: 1.2}
MINOR_PLAYED = 0.8  # value of any minor improvement, because it comes with another action and there is seldom a better time
FOOD_IN_HAND = 0.4  # value of food that a card in the hand would bring
HOPE = 0.6  # discount for the best minor improvement in the hand, if the seat has all that it costs

GOOD_TO_COME = {WOOD: 0.25, REED: 0.4, FOOD: 0.0}  # food counts with the meals
USUAL_GOOD = 0.5


def _value_of_goods(brings: dict[str, float]) -> float:
    """Value goods without food, which counts with the meals."""
    return sum(PRICE.get(GOODS.index(name), 0.0) * amount for name, amount in brings.items())


FOOD_A_ROUND: list[float] = [faith * brings.get("food", 0.0) for faith, brings in zip(FAITH, BRINGS, strict=True)]
A_ROUND: list[float] = [
    faith * (_TOLD["rounds"].get(name, 0.0) + _value_of_goods(brings))
    for name, faith, brings in zip(CARD_NAMES, FAITH, BRINGS, strict=True)
]
# conditions under which a card brings what is estimated
NEEDS: dict[int, Callable[[Agricola, int], bool]] = {
    CARD_NUMBER["scullery"]: lambda state, seat: state.house[seat] == WOOD_HOUSE,
    CARD_NUMBER["small_scale_farmer"]: lambda state, seat: state.rooms[seat].bit_count() == 2,
}


def works_as_estimated(state: Agricola, seat: int, card: int) -> bool:
    """Return whether a card in front of a seat can do what is estimated, as things are now."""
    return card not in NEEDS or NEEDS[card](state, seat)


def value_of_cards(state: Agricola, seat: int, rounds_left: int) -> float:
    """Value what the cards in front of a seat will do in the remaining rounds, without food."""
    hand_cards = [card for card in state.cards[seat] if card >= FIRST_OCCUPATION]
    value = sum([A_ROUND[card] * min(rounds_left, LASTS[card]) for card in hand_cards if works_as_estimated(state, seat, card)])
    return value + MINOR_PLAYED * len([card for card in hand_cards if FIRST_MINOR <= card < FIRST_OF_DECKS])


def value_of_hand(state: Agricola, seat: int, rounds_left: int) -> float:
    """Value the best minor improvement in a seat's hand, so that bots save up for it."""
    minors = [(value_in_hand(card, rounds_left), card) for card in state.hands[seat] if FIRST_MINOR <= card < FIRST_OF_DECKS]
    best = 0.0
    for value, card in sorted(minors, reverse=True):
        if value <= best:  # none of the following can be better
            break
        best = max(best, value * part_of_price(state, seat, card))
    return HOPE * best


def value_of_played_cards(state: Agricola, seat: int, rounds_left: int) -> float:
    """Value the cards in front of a seat with their food and points, and the goods they have placed on round spaces."""
    food = FOOD_IN_HAND * rounds_left * food_of_cards(state, seat)
    points = bonus_of_cards(state, seat) + value_of_goods_to_come(state, seat)
    return value_of_cards(state, seat, rounds_left) + food + points


def part_of_price(state: Agricola, seat: int, card: int) -> float:
    """Return which share of a minor improvement's price the seat has."""
    part = 1.0
    for good, amount in prices(state, seat, CARD + card)[0].goods:
        if amount:
            part *= min(1.0, state.goods[seat][good] / amount)
    return part


def food_of_cards(state: Agricola, seat: int) -> float:
    """Estimate the food that the cards in front of a seat bring in a round."""
    return sum([FOOD_A_ROUND[card] for card in state.cards[seat] if works_as_estimated(state, seat, card)])


def bonus_of_cards(state: Agricola, seat: int) -> int:
    """Count the points that the cards in front of a seat bring, as things are now."""
    return sum([CARDS[card].bonus(state, seat) for card in state.cards[seat]])


def value_of_goods_to_come(state: Agricola, seat: int) -> float:
    """Value the goods that wait for a seat on round spaces."""
    return sum([GOOD_TO_COME.get(good, USUAL_GOOD) * amount for _, whose, good, amount, _ in state.coming if whose == seat])


def value_in_hand(card: int, rounds: int) -> float:
    """Value what a card in the hand would bring in a number of rounds."""
    return (A_ROUND[card] + FOOD_IN_HAND * FOOD_A_ROUND[card]) * min(rounds, LASTS[card])


def occupation_to_keep(campaign: Campaign, seat: int) -> str:
    """Name the occupation that is worth most at the start of the next game of a campaign."""
    return max(campaign.choices(seat), key=lambda name: value_before_the_game(CARD_NUMBER[name]))


def value_before_the_game(card: int) -> float:
    """Value a card before the game."""
    return AT_ONCE[card] + value_in_hand(card, ROUNDS - 3)
