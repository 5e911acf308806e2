"""Cards that a seat plays: improvements that it pays for, and occupations that it learns."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Any

from grange.core.step import Question, Step
from grange.games.agricola.box import CARD, FIRST_MINOR, FOOD, HEARTHS, MAJORS, NO_SPACE, Box, Goods, Price
from grange.games.agricola.cards import CARDS, CHANGED, all_cards_at
from grange.games.agricola.options import OPTIONS, PLAY
from grange.games.agricola.rules.conditions import meets
from grange.games.agricola.rules.costs import can_pay, fireplaces, pay, payable, prices_change, settle, with_income
from grange.games.agricola.state import Agricola
from grange.games.agricola.variants.card_draws import REDRAWN, DrawMore

# Major improvements


@lru_cache(maxsize=1 << len(MAJORS))
def cheapest(box: Box, supply: tuple[int, ...]) -> tuple[Goods, ...]:
    """List the printed prices of major improvements, without those that cover another."""
    found = [box.major_goods[card] for card in supply]
    return tuple([goods for goods in found if not any(covers(goods, other) for other in found if other != goods)])


def covers(goods: Goods, other: Goods) -> bool:
    """Return whether `goods` covers `other`."""
    amounts = dict(goods)
    return all(amounts.get(good, 0) >= amount for good, amount in other)


def can_build_major(state: Agricola, seat: int) -> bool:
    """Return whether the seat could build a major improvement."""
    own = state.goods[seat]
    for goods in cheapest(state.box, tuple(state.supply)):
        for good, amount in goods:
            if own[good] < amount:
                break
        else:
            return True
    if prices_change(state, seat):
        return any(can_pay(state, seat, CARD + other) for other in state.supply)
    return can_exchange(state, seat)


def can_exchange(state: Agricola, seat: int) -> bool:
    """Return whether the seat could give back a Fireplace for a Hearth."""
    return len(fireplaces(state, seat)) > 0 and any(card in state.supply for card in HEARTHS)


# Minor improvements


def minors_in_reach(state: Agricola, seat: int) -> list[int]:
    """List the minor improvements in the seat's hand whose conditions it meets and that it can pay for."""
    return [card for card in state.hands[seat] if card >= FIRST_MINOR and is_in_reach(state, seat, card)]


def is_in_reach(state: Agricola, seat: int, card: int) -> bool:
    """Return whether the seat meets the conditions of a minor improvement and can pay for it."""
    needs = state.box.minors[card].needs
    return (not needs or meets(state, seat, needs)) and CARDS[card].allowed(state, seat) and can_pay(state, seat, CARD + card)


def can_play_minor(state: Agricola, seat: int) -> bool:
    """Return whether the seat could play a minor improvement."""
    return any(card >= FIRST_MINOR and is_in_reach(state, seat, card) for card in state.hands[seat])


def can_improve(state: Agricola, seat: int) -> bool:
    """Return whether the seat could build a major improvement or play a minor one."""
    return can_build_major(state, seat) or (state.has_hands and can_play_minor(state, seat))


@dataclass(frozen=True, slots=True)
class BuildImprovement(Question):
    """The seat must build one major improvement, or play one minor improvement from its hand; with `minor`, only a minor one."""

    seat: int
    minor: bool = False

    prompt = "ask-improvement"
    chapter = "improvements"

    def options(self, state: Agricola) -> list[int]:
        majors = [] if self.minor else [card for card in state.supply if can_pay(state, self.seat, CARD + card)]
        return PLAY.options([*majors, *minors_in_reach(state, self.seat)] if state.has_hands else majors)

    def choose(self, state: Agricola, option: int) -> None:
        _, card = OPTIONS.read(option)
        pay(state, self.seat, CARD + card)
        state.then(LayCard(self.seat, card))

    def about(self, state: Agricola) -> dict[str, Any]:
        return {"kind": "minor" if self.minor else "any" if state.has_hands else "major"}


# Occupations


def by_kind(cards: Iterable[int]) -> tuple[list[int], list[int]]:
    """Split hand cards into occupations and minor improvements."""
    return [card for card in cards if card < FIRST_MINOR], [card for card in cards if card >= FIRST_MINOR]


def occupations_in_hand(state: Agricola, seat: int) -> list[int]:
    """List the occupations in a seat's hand."""
    return [card for card in state.hands[seat] if card < FIRST_MINOR]


def lesson_price(state: Agricola, seat: int, lesson: int) -> Price:
    """Return the price of the seat's next occupation at a place that teaches them."""
    prices = state.box.lessons[state.seats][lesson]
    return in_food(prices[min(len(state.played_occupations(seat)), len(prices) - 1)])


@cache
def in_food(food: int) -> Price:
    """Return a price in food."""
    return Price(((FOOD, food),))


def can_learn(state: Agricola, seat: int, lesson: int) -> bool:
    """Return whether the seat could play an occupation, if need be with food that a card brings first."""
    if not state.hands[seat] or min(state.hands[seat]) >= FIRST_MINOR:
        return False
    price = lesson_price(state, seat, lesson)
    return payable(state, seat, price) or with_income(state, seat, lesson, NO_SPACE, lambda: payable(state, seat, price))


@dataclass(frozen=True, slots=True)
class PlayOccupation(Question):
    """The seat must play one occupation from its hand, at the price of the place that teaches it."""

    seat: int
    lesson: int

    prompt = "ask-occupation"
    chapter = "cards"

    def options(self, state: Agricola) -> list[int]:
        price = lesson_price(state, self.seat, self.lesson)
        return PLAY.options(occupations_in_hand(state, self.seat)) if payable(state, self.seat, price) else []

    def choose(self, state: Agricola, option: int) -> None:
        _, card = OPTIONS.read(option)
        settle(state, self.seat, lesson_price(state, self.seat, self.lesson))
        state.then(LayCard(self.seat, card))

    def about(self, state: Agricola) -> dict[str, Any]:
        return {"food": lesson_price(state, self.seat, self.lesson).goods[0][1]}


# Laying a card out


@dataclass(frozen=True, slots=True)
class LayCard(Step):
    """A card that was paid for lies in front of the seat and acts; a traveling card only acts."""

    seat: int
    card: int

    def happen(self, state: Agricola) -> None:
        seat, card = self.seat, self.card
        if card < len(MAJORS):
            state.supply = [other for other in state.supply if other != card]
            state.emit("event-builds", seat=seat, card=card)
        else:
            state.hands[seat].remove(card)
            state.known &= ~(1 << card)
            state.emit("event-plays", seat=seat, card=card)
        passes = card >= FIRST_MINOR and state.box.minors[card].passes
        if not passes:
            state.cards[seat].append(card)
            state.cards_changed()
        CARDS[card].play(state, seat)
        if passes:
            state.then(PassOn(seat, card))
        if CARDS[card].interests & CHANGED:
            CARDS[card].changed(state, seat)
        if card >= len(MAJORS) and state.deal in REDRAWN:
            state.then(DrawMore(seat))


@dataclass(frozen=True, slots=True)
class PassOn(Step):
    """A traveling card goes to the left neighbour's hand; in a solo game it leaves the game."""

    seat: int
    card: int

    def happen(self, state: Agricola) -> None:
        if state.seats == 1:
            state.gone.append(self.card)
            return
        neighbour = (self.seat + 1) % state.seats
        state.hands[neighbour].append(self.card)
        state.known |= 1 << self.card
        state.emit("event-passes", seat=neighbour, card=self.card)


def house_changed(state: Agricola, actor: int) -> None:
    """Let all cards act that react to a change of any player's house."""
    for owner, card in all_cards_at(state, actor, CHANGED):
        card.changed(state, owner)
