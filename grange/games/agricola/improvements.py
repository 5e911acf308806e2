"""Improvements: cards that a seat pays for and lays out in front of it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from grange.core.step import Question, Step
from grange.games.agricola.box import CARD, HEARTHS, MAJORS, Box, Goods
from grange.games.agricola.cards import CARDS
from grange.games.agricola.costs import can_pay, fireplaces, pay
from grange.games.agricola.options import OPTIONS, PLAY
from grange.games.agricola.state import Agricola


@lru_cache(maxsize=1 << len(MAJORS))
def cheapest(box: Box, supply: tuple[int, ...]) -> tuple[Goods, ...]:
    """List the printed prices of major improvements, without those that cover another one."""
    found = [box.major_goods[card] for card in supply]
    return tuple([goods for goods in found if not any(covers(goods, other) for other in found if other != goods)])


def covers(goods: Goods, other: Goods) -> bool:
    """Tell whether who has some goods has some others, too."""
    amounts = dict(goods)
    return all(amounts.get(good, 0) >= amount for good, amount in other)


def can_improve(state: Agricola, seat: int) -> bool:
    """Tell whether the seat could build a major improvement."""
    for card in state.cards[seat]:
        if CARDS[card].thrifty:
            return any(can_pay(state, seat, CARD + other) for other in state.supply)
    own = state.goods[seat]
    for goods in cheapest(state.box, tuple(state.supply)):
        for good, amount in goods:
            if own[good] < amount:
                break
        else:
            return True
    return len(state.cards[seat]) > 0 and can_exchange(state, seat)


def can_exchange(state: Agricola, seat: int) -> bool:
    """Tell whether the seat could give a Fireplace back for a Hearth."""
    return len(fireplaces(state, seat)) > 0 and any(card in state.supply for card in HEARTHS)


@dataclass(frozen=True, slots=True)
class BuildImprovement(Question):
    """The seat builds one major improvement."""

    seat: int

    prompt = "ask-improvement"
    chapter = "improvements"

    def options(self, state: Agricola) -> list[int]:
        return PLAY.options([card for card in state.supply if can_pay(state, self.seat, CARD + card)])

    def choose(self, state: Agricola, option: int) -> None:
        _, card = OPTIONS.read(option)
        pay(state, self.seat, CARD + card)
        state.then(LayCard(self.seat, card))


@dataclass(frozen=True, slots=True)
class LayCard(Step):
    """A card that was paid for comes to lie in front of the seat."""

    seat: int
    card: int

    def happen(self, state: Agricola) -> None:
        state.supply = [other for other in state.supply if other != self.card]
        state.cards[self.seat].append(self.card)
        state.tell("event-builds", seat=self.seat, major=self.card)
        CARDS[self.card].laid(state, self.seat)
