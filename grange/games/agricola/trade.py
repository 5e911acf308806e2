"""The Marketplace between partners: goods go from one farm to the other, and one of each kind stays there."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from grange.core.state import Bits
from grange.core.step import Question
from grange.games.agricola.animals import find_room
from grange.games.agricola.box import ANIMALS, GOODS, STONE
from grange.games.agricola.options import AMOUNT, ENOUGH, ENOUGH_OPTION, GET, MOST_AMOUNT, OPTIONS, SEND
from grange.games.agricola.state import Agricola

TOLL = 1  # of each kind of good that is handed over


def can_hand_over(state: Agricola, giver: int, good: int) -> bool:
    """Tell whether a seat has enough of a good to hand some of it over."""
    return state.goods[giver][good] > TOLL


def can_trade(state: Agricola, seat: int) -> bool:
    """Tell whether the seat could give something to its partner, or take something."""
    own, other = state.goods[seat], state.goods[state.partner(seat)]
    return any(amount > TOLL for amount in own) or any(amount > TOLL for amount in other)


@dataclass(frozen=True, slots=True)
class Trade(Question):
    """The seat gives goods to its partner or takes goods from it, each kind at most once."""

    seat: int
    moved: Bits  # the kinds of goods that have been handed over

    prompt = "ask-trade"
    chapter = "team"

    def options(self, state: Agricola) -> list[int]:
        left = [good for good in range(len(GOODS)) if not self.moved >> good & 1]
        found = SEND.options([good for good in left if can_hand_over(state, self.seat, good)])
        found += GET.options([good for good in left if can_hand_over(state, state.partner(self.seat), good)])
        return [*found, ENOUGH_OPTION] if self.moved else found

    def choose(self, state: Agricola, option: int) -> None:
        verb, good = OPTIONS.read(option)
        if verb is not ENOUGH:
            state.then(SayAmount(self.seat, self.moved, good, gives=verb is SEND))


@dataclass(frozen=True, slots=True)
class SayAmount(Question):
    """The seat says how much of a good arrives; one more leaves, which is paid to the supply."""

    seat: int
    moved: Bits
    good: int
    gives: bool

    prompt = "ask-amount"
    chapter = "team"
    leaves_time = False

    def partners(self, state: Agricola) -> tuple[int, int]:
        """Tell who gives and who gets."""
        partner = state.partner(self.seat)
        return (self.seat, partner) if self.gives else (partner, self.seat)

    def options(self, state: Agricola) -> list[int]:
        giver, _ = self.partners(state)
        return AMOUNT.options(range(min(state.goods[giver][self.good] - TOLL, MOST_AMOUNT)))

    def choose(self, state: Agricola, option: int) -> None:
        _, step = OPTIONS.read(option)
        giver, taker = self.partners(state)
        arrives = step + 1
        state.goods[giver][self.good] -= arrives + TOLL
        state.goods[taker][self.good] += arrives
        if self.good <= STONE:
            state.gained[taker] += arrives
        key = "event-gives" if self.gives else "event-gets"
        state.tell(key, seat=self.seat, goods=((self.good, arrives + TOLL),), arrives=arrives)
        if self.good in ANIMALS:
            find_room(state, taker, ((self.good, arrives),))
        state.then(Trade(self.seat, self.moved | 1 << self.good))

    def about(self, state: Agricola) -> dict[str, Any]:
        return {"good": GOODS[self.good], "way": "give" if self.gives else "get"}
