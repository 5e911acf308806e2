"""Improvements: cards that a seat pays for and lays out in front of it."""

from __future__ import annotations

from dataclasses import dataclass

from grange.core.step import Question, Step
from grange.games.agricola.box import CARD
from grange.games.agricola.cards import CARDS
from grange.games.agricola.costs import can_pay, pay
from grange.games.agricola.options import OPTIONS, PLAY
from grange.games.agricola.state import Agricola


def can_improve(state: Agricola, seat: int) -> bool:
    """Tell whether the seat could build a major improvement."""
    if state.cards[seat]:
        return any(can_pay(state, seat, CARD + card) for card in state.supply)
    own = state.goods[seat]
    for card in state.supply:  # with no cards in front of the seat, nothing changes the printed prices
        for good, amount in state.box.major_goods[card]:
            if own[good] < amount:
                break
        else:
            return True
    return False


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
