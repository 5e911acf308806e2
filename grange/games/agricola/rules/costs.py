"""What things cost: prices that cards can change, alternative prices, and food made from other goods in order to pay."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from grange.core.errors import EmptyQuestion
from grange.core.step import Question, Step
from grange.games.agricola.box import (
    CARD,
    FENCES,
    FIREPLACES,
    FIRST_MINOR,
    FIRST_OF_DECKS,
    FOOD,
    GRAIN,
    HEARTHS,
    HERD,
    MAJORS,
    NO_SEAT,
    RENOVATE,
    RESTORE,
    VEGETABLE,
    WOOD,
    Box,
    Goods,
    Price,
)
from grange.games.agricola.cards import CARDS, INCOME, THRIFTY, Card, cards_at, concerns, team_cards_at, team_concerns
from grange.games.agricola.options import CONVERT, OPTIONS, PAY
from grange.games.agricola.rules.pretending import Pretending
from grange.games.agricola.rules.season import SEASON
from grange.games.agricola.state import Agricola


def prices(state: Agricola, seat: int, thing: int, number: int = 1, helping: int = 0) -> Sequence[Price]:
    """List alternative prices for a number of things, as printed and as changed by the season and the seat's cards.

    With `helping`, the things are for the partner and cost more: fences cost that much more wood. Cards of both partners count.
    """
    if helping:
        return prices_for_partner(state, seat, thing, number, helping)
    ways = state.box.prices[state.house[seat]].get(thing) or prices_on_farm(state, seat, thing)
    if not state.has_cards or not team_concerns(state, seat, THRIFTY):
        ways = SEASON[state.season].prices(state, thing, ways) if state.season else ways
        return ways if number == 1 else [price.times(number) for price in ways]
    thrifty = team_cards_at(state, seat, THRIFTY)
    found = list(ways)
    for card in thrifty:
        found += card.base(state, seat, thing)
    if state.season:
        found = list(SEASON[state.season].prices(state, thing, found))
    return changed(state, seat, thing, found if number == 1 else [price.times(number) for price in found], thrifty)


def prices_for_partner(state: Agricola, seat: int, thing: int, number: int, helping: int) -> Sequence[Price]:
    """List alternative prices for building on the partner's farm; no card changes what fences cost more there."""
    partner = state.partner(seat)
    house = state.house[partner]
    thrifty = team_cards_at(state, seat, THRIFTY) if state.has_cards else []
    ways = list(state.box.prices[house][thing])
    for card in thrifty:
        ways += card.base(state, partner, thing)
    more = state.box.more_for_partner[house].get(thing, ())
    found = [swapped(price.times(number), (), more) for price in ways]
    if thrifty:
        found = changed(state, partner, thing, found, thrifty)
    return [swapped(price, (), ((WOOD, helping),)) for price in found] if thing == FENCES else found


def prices_on_farm(state: Agricola, seat: int, thing: int) -> Sequence[Price]:
    """List alternative prices that depend on the seat: on its rooms, on a Fireplace that it could give back, on its people."""
    card = thing - CARD
    if card >= FIRST_MINOR:
        return (CARDS[card].cost(state, seat),)
    if thing in (RENOVATE, RESTORE):
        house = state.house[seat] if thing == RENOVATE else -1
        return state.box.renovation_prices[house][state.rooms[seat].bit_count()]
    if card in HEARTHS:
        return [*state.box.hearth_prices[card], *[Price((), other) for other in fireplaces(state, seat)]]
    return (CARDS[card].cost(state, seat),)


def fireplaces(state: Agricola, seat: int) -> list[int]:
    """List the Fireplaces that the seat could give back for a Hearth."""
    return [card for card in state.cards[seat] if card in FIREPLACES]


# Cards change prices: first what can be paid instead, then discounts, so that a discount never rules out a way to pay; the other
# order never gives a lower price. The order in which the cards were played does not matter.


def changed(state: Agricola, seat: int, thing: int, ways: Sequence[Price], thrifty: Sequence[Card]) -> list[Price]:
    """Change prices as the seat's cards say, and drop prices that are worse than another."""
    less: list[tuple[int, int]] = []
    for card in thrifty:
        less += card.less(state, seat, thing)
    found = with_swaps(state, seat, thing, ways, thrifty)
    return without_worse([reduced(price, less) for price in found] if less else found)


def with_swaps(state: Agricola, seat: int, thing: int, ways: Sequence[Price], thrifty: Sequence[Card]) -> list[Price]:
    """List these prices and the prices that cards allow instead of them."""
    found = list(ways)
    for card in thrifty:
        for price in found[:]:
            found += card.instead(state, seat, thing, price)
    return found


def reduced(price: Price, less: Sequence[tuple[int, int]]) -> Price:
    """Reduce a price by some goods, at most to zero."""
    amounts = dict(price.goods)
    for good, amount in less:
        if good in amounts:
            amounts[good] = max(0, amounts[good] - amount)
    return Price(sorted_goods(amounts), price.card)


def swapped(price: Price, off: Goods, on: Goods) -> Price:
    """Replace some goods of a price by others."""
    amounts = dict(price.goods)
    for good, amount in off:
        amounts[good] -= amount
    for good, amount in on:
        amounts[good] = amounts.get(good, 0) + amount
    return Price(sorted_goods(amounts), price.card)


def sorted_goods(amounts: dict[int, int]) -> Goods:
    """Sort goods in their usual order, and drop those with amount 0."""
    return tuple(sorted((good, amount) for good, amount in amounts.items() if amount))


def without_worse(ways: Sequence[Price]) -> list[Price]:
    """Drop every price that costs more of some good, and less of none, than another."""
    if len(ways) == 1:
        return list(ways)
    fresh = list(dict.fromkeys(ways))
    return [price for price in fresh if not any(other != price and is_cheaper(other, price) for other in fresh)]


def is_cheaper(one: Price, other: Price) -> bool:
    """Return whether a price costs no more of any good than another."""
    amounts = dict(other.goods)
    return one.card == other.card and all(amounts.get(good, 0) >= amount for good, amount in one.goods)


# Paying


def payable(state: Agricola, seat: int, price: Price) -> bool:
    """Return whether the seat can pay a price, if need be with food made from other goods."""
    own = state.goods[seat]
    for good, amount in price.goods:
        if own[good] < amount and (good != FOOD or food_within_reach(state, seat, price) < amount):
            return False
    return True


def food_within_reach(state: Agricola, seat: int, price: Price) -> int:
    """Count the food that the seat has or can make, without using goods that the price itself needs."""
    left = state.goods[seat][:]
    for good, amount in price.goods:
        if good != FOOD:
            left[good] -= amount
    return left[FOOD] + sum([left[good] * food for good, food in food_values(state, seat).items()])


def with_income(state: Agricola, seat: int, action: int, space: int, possible: Callable[[], bool]) -> bool:
    """Return whether something is possible with the goods that the seat's cards could bring before it has to pay."""
    if not concerns(state, seat, INCOME):
        return False
    income = [entry for card in cards_at(state, seat, INCOME) for entry in card.income(state, seat, action, space)]
    if not income:
        return False
    richer = state.goods[seat][:]
    for good, amount in income:
        richer[good] += amount
    with Pretending(state.goods, seat, richer):
        return possible()


def can_spare(state: Agricola, seat: int, goods: Goods, above: int = 0, gets: Goods = ()) -> bool:
    """Return whether the seat has these goods and its pending steps stay possible without them.

    `gets` are goods that it receives for them.
    """
    own = state.goods[seat]
    for good, amount in goods:
        if own[good] < amount:
            return False
    left = own[:]
    for good, amount in goods:
        left[good] -= amount
    for good, amount in gets:
        left[good] += amount
    with Pretending(state.goods, seat, left):
        return can_go_on(state, seat, above)


def can_go_on(state: Agricola, seat: int, above: int = 0) -> bool:
    """Return whether all pending steps of the seat in this turn are possible; the first `above` of them are not checked."""
    steps = state.agenda[1 + seat] or state.agenda[0]
    for step in reversed(steps[: len(steps) - above]):
        if getattr(step, "seat", NO_SEAT) != seat:
            return True
        if not step.possible(state):
            return False
    return True


def steps_down_to(state: Agricola, seat: int, step: Step) -> int:
    """Count the seat's pending steps up to and including this one."""
    steps = state.agenda[1 + seat] or state.agenda[0]
    return steps[::-1].index(step) + 1


def ways_to_pay(state: Agricola, seat: int, thing: int, number: int = 1, helping: int = 0) -> list[Price]:
    """List the prices for a number of things that the seat can pay now; with `helping`, for its partner."""
    return [price for price in prices(state, seat, thing, number, helping) if payable(state, seat, price)]


def can_pay_for_partner(state: Agricola, seat: int, thing: int) -> bool:
    """Return whether the seat can pay for one thing on its partner's farm."""
    return can_pay_one_of(state, seat, prices(state, seat, thing, helping=1))


def can_pay(state: Agricola, seat: int, thing: int) -> bool:
    """Return whether the seat can pay for one thing, at its usual price or at one changed by the season or by cards."""
    usual = state.box.prices[state.house[seat]].get(thing) or prices_on_farm(state, seat, thing)
    if can_pay_one_of(state, seat, usual):
        return True
    if not state.has_cards and not state.season:
        return False
    return prices_change(state, seat) and can_pay_one_of(state, seat, prices(state, seat, thing))


def prices_change(state: Agricola, seat: int) -> bool:
    """Return whether the season or a card may change the seat's prices."""
    return SEASON[state.season].changes_prices or (state.has_cards and team_concerns(state, seat, THRIFTY) > 0)


def can_pay_one_of(state: Agricola, seat: int, ways: Sequence[Price]) -> bool:
    """Return whether the seat can pay one of these prices."""
    own = state.goods[seat]
    for price in ways:
        for good, amount in price.goods:
            if own[good] < amount and (good != FOOD or not payable(state, seat, price)):
                break
        else:
            return True
    return False


def pay(state: Agricola, seat: int, thing: int, number: int = 1, helping: int = 0) -> None:
    """Make the seat pay; it is asked only if there are several ways. At least one must be payable."""
    ways = ways_to_pay(state, seat, thing, number, helping)
    if not ways:
        raise EmptyQuestion("error-empty-question", step=ChoosePrice.__name__)
    if len(ways) == 1:
        settle(state, seat, ways[0])
    else:
        state.then(ChoosePrice(seat, thing, number, helping))


def settle(state: Agricola, seat: int, price: Price) -> None:
    """Take the goods of a price; missing food is made from other goods."""
    food = 0
    for good, amount in price.goods:
        if good == FOOD:
            food = amount
        else:
            state.goods[seat][good] -= amount
    if price.card >= 0:
        state.cards[seat].remove(price.card)
        state.cards_changed()
        state.supply = sorted([*state.supply, price.card])
        state.emit("event-returns", seat=seat, card=price.card)
    if food:
        state.then(PayFood(seat, food))


@dataclass(frozen=True, slots=True)
class ChoosePrice(Question):
    """The seat must choose one of several ways to pay."""

    seat: int
    thing: int
    number: int
    helping: int = 0  # above 0 if it is for the partner; for fences, the additional wood

    prompt = "ask-price"
    chapter = "improvements"
    leaves_time = False

    def ways(self, state: Agricola) -> list[Price]:
        """List the ways to pay that the seat can afford."""
        return ways_to_pay(state, self.seat, self.thing, self.number, self.helping)

    def options(self, state: Agricola) -> list[int]:
        return PAY.options(range(len(self.ways(state))))

    def choose(self, state: Agricola, option: int) -> None:
        _, way = OPTIONS.read(option)
        settle(state, self.seat, self.ways(state)[way])


@dataclass(frozen=True, slots=True)
class PayFood(Step):
    """The seat pays food. If it has too little, it must turn other goods into food first."""

    seat: int
    food: int

    def happen(self, state: Agricola) -> None:
        if state.goods[self.seat][FOOD] < self.food:
            state.then(MakeFood(self.seat, self.food), self)
        else:
            state.goods[self.seat][FOOD] -= self.food


# Food from other goods


@lru_cache(maxsize=1 << 12)
def cooking_with(box: Box, cards: tuple[int, ...]) -> Mapping[int, int]:
    """Return the food that a good gives the owner of these cards."""
    food = {GRAIN: 1, VEGETABLE: 1}
    for card in cards:
        if card < len(MAJORS):
            for good, amount in box.majors[card].cooks.items():
                food[good] = max(amount, food.get(good, 0))
        elif card >= FIRST_OF_DECKS:
            for good, amount in box.deck_cards[card].cooks.items():
                food[good] = max(amount, food.get(good, 0))
    return food


def food_values(state: Agricola, seat: int) -> Mapping[int, int]:
    """Return the food that the seat can make from each good at any time: from crops always, from animals if it can cook."""
    food = cooking_with(state.box, tuple(state.cards[seat]))
    if state.shrunk >> seat & 1:
        return {good: amount // 2 if good in HERD else amount for good, amount in food.items()}
    return food


@dataclass(frozen=True, slots=True)
class MakeFood(Question):
    """The seat must turn one good into food in order to pay."""

    seat: int
    food: int

    prompt = "ask-make-food"
    chapter = "food"
    leaves_time = False

    def options(self, state: Agricola) -> list[int]:
        own = state.goods[self.seat]
        return CONVERT.options([good for good in food_values(state, self.seat) if own[good]])

    def choose(self, state: Agricola, option: int) -> None:
        _, good = OPTIONS.read(option)
        convert(state, self.seat, good)

    def about(self, state: Agricola) -> dict[str, Any]:
        return {"missing": self.food - state.goods[self.seat][FOOD], "food": self.food}


def edible_goods(state: Agricola, seat: int, least: int = 1) -> list[int]:
    """List the goods that the seat could turn into food now, each into at least `least` food."""
    own = state.goods[seat]
    return [good for good, food in food_values(state, seat).items() if own[good] and food >= least]


def convert(state: Agricola, seat: int, good: int) -> None:
    """Turn one good into food."""
    food = food_values(state, seat)[good]
    own = state.goods[seat]
    own[good] -= 1
    own[FOOD] += food
    state.emit("event-converts", seat=seat, good=good, food=food)
