"""What things cost: prices that cards can change, several ways to pay, and food made of other goods at that moment."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from grange.core.errors import EmptyQuestion
from grange.core.step import Question, Step
from grange.games.agricola.box import CARD, FIREPLACES, FOOD, RENOVATE, Price
from grange.games.agricola.cards import CARDS
from grange.games.agricola.options import CONVERT, MOST_WAYS, OPTIONS, PAY
from grange.games.agricola.state import Agricola


def prices(state: Agricola, seat: int, thing: int) -> Sequence[Price]:
    """List the ways to pay for a thing as the rules and the card itself say, and as the seat's cards have changed them."""
    ways = state.box.prices[state.house[seat]].get(thing) or prices_on_farm(state, seat, thing)
    for card in state.cards[seat]:
        if CARDS[card].thrifty:
            ways = CARDS[card].prices(state, seat, thing, ways)
    return ways


def prices_on_farm(state: Agricola, seat: int, thing: int) -> Sequence[Price]:
    """List the ways to pay for what depends on the seat: on its rooms, or on a Fireplace that it could give back."""
    if thing == RENOVATE:
        return state.box.renovation_prices[state.house[seat]][state.rooms[seat].bit_count()]
    return [*state.box.hearth_prices[thing - CARD], *[Price((), card) for card in fireplaces(state, seat)]]


def fireplaces(state: Agricola, seat: int) -> list[int]:
    """List the Fireplaces that the seat could give back for a Hearth."""
    return [card for card in state.cards[seat] if card in FIREPLACES]


def payable(state: Agricola, seat: int, price: Price) -> bool:
    """Tell whether the seat can pay a price, with food that it makes of other goods where needed."""
    own = state.goods[seat]
    for good, amount in price.goods:
        if own[good] < amount and (good != FOOD or food_within_reach(state, seat, price) < amount):
            return False
    return True


def food_within_reach(state: Agricola, seat: int, price: Price) -> int:
    """Count the food that the seat has or can make, apart from goods that the price itself needs."""
    left = state.goods[seat][:]
    for good, amount in price.goods:
        if good != FOOD:
            left[good] -= amount
    return left[FOOD] + sum(left[good] * food for good, food in state.cooking(seat).items())


def ways_to_pay(state: Agricola, seat: int, thing: int, number: int = 1) -> list[Price]:
    """List the prices for a number of things that the seat can pay now."""
    ways = prices(state, seat, thing)
    if number > 1:
        ways = [price.times(number) for price in ways]
    return [price for price in ways if payable(state, seat, price)][:MOST_WAYS]


def can_pay(state: Agricola, seat: int, thing: int) -> bool:
    """Tell whether the seat can pay for one of a thing."""
    own = state.goods[seat]
    for price in prices(state, seat, thing):
        for good, amount in price.goods:
            if own[good] < amount and (good != FOOD or not payable(state, seat, price)):
                break
        else:
            return True
    return False


def pay(state: Agricola, seat: int, thing: int, number: int = 1) -> None:
    """Let the seat pay; it is asked only when there are several ways. What nobody can pay for must not have been offered."""
    ways = ways_to_pay(state, seat, thing, number)
    if not ways:
        raise EmptyQuestion("error-empty-question", step=ChoosePrice.__name__)
    if len(ways) == 1:
        settle(state, seat, ways[0])
    else:
        state.then(ChoosePrice(seat, thing, number))


def settle(state: Agricola, seat: int, price: Price) -> None:
    """Take the goods of a price; missing food is made of other goods."""
    food = 0
    for good, amount in price.goods:
        if good == FOOD:
            food = amount
        else:
            state.goods[seat][good] -= amount
    if price.card >= 0:
        state.cards[seat].remove(price.card)
        state.supply = sorted([*state.supply, price.card])
        state.tell("event-returns", seat=seat, major=price.card)
    if food:
        state.then(PayFood(seat, food))


@dataclass(frozen=True, slots=True)
class ChoosePrice(Question):
    """The seat chooses one of several ways to pay."""

    seat: int
    thing: int
    number: int

    prompt = "ask-price"
    chapter = "improvements"

    def ways(self, state: Agricola) -> list[Price]:
        """List the ways that the seat can afford."""
        return ways_to_pay(state, self.seat, self.thing, self.number)

    def options(self, state: Agricola) -> list[int]:
        return PAY.options(range(len(self.ways(state))))

    def choose(self, state: Agricola, option: int) -> None:
        _, way = OPTIONS.read(option)
        settle(state, self.seat, self.ways(state)[way])


@dataclass(frozen=True, slots=True)
class PayFood(Step):
    """The seat pays food; while it has too little, it turns other goods into food."""

    seat: int
    food: int

    def happen(self, state: Agricola) -> None:
        if state.goods[self.seat][FOOD] < self.food:
            state.then(MakeFood(self.seat, self.food), self)
        else:
            state.goods[self.seat][FOOD] -= self.food


@dataclass(frozen=True, slots=True)
class MakeFood(Question):
    """The seat turns one good into food in order to pay."""

    seat: int
    food: int

    prompt = "ask-make-food"
    chapter = "food"

    def options(self, state: Agricola) -> list[int]:
        own = state.goods[self.seat]
        return CONVERT.options([good for good in state.cooking(self.seat) if own[good]])

    def choose(self, state: Agricola, option: int) -> None:
        _, good = OPTIONS.read(option)
        convert(state, self.seat, good)

    def about(self, state: Agricola) -> dict[str, Any]:
        return {"missing": self.food - state.goods[self.seat][FOOD], "food": self.food}


def convert(state: Agricola, seat: int, good: int) -> None:
    """Turn one good into food."""
    food = state.cooking(seat)[good]
    own = state.goods[seat]
    own[good] -= 1
    own[FOOD] += food
    state.tell("event-converts", seat=seat, good=good, food=food)
