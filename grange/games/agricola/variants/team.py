"""The Marketplace: partners exchange goods between their farms, and pay a good for each kind."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from grange.core.state import Bits
from grange.core.step import Question
from grange.games.agricola.box import GOODS, SHEEP, STONE
from grange.games.agricola.options import AMOUNT, ENOUGH, ENOUGH_OPTION, GET, GIVE, MOST_AMOUNT, OPTIONS, SEND
from grange.games.agricola.rules.animals import find_room
from grange.games.agricola.state import Agricola


def can_send(state: Agricola, seat: int, good: int) -> bool:
    """Return whether the seat has a good for its partner, and another one to pay with."""
    own = state.goods[seat]
    return own[good] > 0 and sum(own) > 1


def can_get(state: Agricola, seat: int, good: int) -> bool:
    """Return whether the partner has a good for the seat, and the seat can pay, if need be with what it gets."""
    other = state.goods[state.partner(seat)][good]
    return other > 1 or (other > 0 and any(state.goods[seat]))


def can_trade(state: Agricola, seat: int) -> bool:
    """Return whether the seat could give its partner something or take something."""
    return any(can_send(state, seat, good) or can_get(state, seat, good) for good in range(len(GOODS)))


@dataclass(frozen=True, slots=True)
class Trade(Question):
    """The seat may give goods to its partner or take goods from it, each kind at most once."""

    seat: int
    moved: Bits  # the kinds of goods already handed over

    prompt = "ask-trade"
    chapter = "team"

    def options(self, state: Agricola) -> list[int]:
        left = [good for good in range(len(GOODS)) if not self.moved >> good & 1]
        found = SEND.options([good for good in left if can_send(state, self.seat, good)])
        found += GET.options([good for good in left if can_get(state, self.seat, good)])
        return [*found, ENOUGH_OPTION] if self.moved else found

    def choose(self, state: Agricola, option: int) -> None:
        verb, good = OPTIONS.read(option)
        if verb is not ENOUGH:
            state.then(PayToll(self.seat, good, gives=verb is SEND), SayAmount(self.seat, self.moved, good, gives=verb is SEND))


@dataclass(frozen=True, slots=True)
class PayToll(Question):
    """To hand over any number of a good, the seat must pay one good of any kind; it may be one of those it gets."""

    seat: int
    good: int
    gives: bool

    prompt = "ask-toll"
    chapter = "team"
    leaves_time = False

    def options(self, state: Agricola) -> list[int]:
        own = state.goods[self.seat]
        if self.gives:
            return GIVE.options([good for good in range(len(GOODS)) if own[good] > (good == self.good)])
        comes = state.goods[state.partner(self.seat)][self.good] > 1
        return GIVE.options([good for good in range(len(GOODS)) if own[good] or (comes and good == self.good)])

    def choose(self, state: Agricola, option: int) -> None:
        _, good = OPTIONS.read(option)
        payer = self.seat if state.goods[self.seat][good] else state.partner(self.seat)  # it pays with one of those it gets
        state.goods[payer][good] -= 1
        state.emit("event-toll", seat=self.seat, goods=((good, 1),))

    def about(self, state: Agricola) -> dict[str, Any]:
        return {"good": GOODS[self.good], "way": "give" if self.gives else "get"}


@dataclass(frozen=True, slots=True)
class SayAmount(Question):
    """The seat must choose how much of a good is handed over."""

    seat: int
    moved: Bits
    good: int
    gives: bool

    prompt = "ask-amount"
    chapter = "team"
    leaves_time = False

    def partners(self, state: Agricola) -> tuple[int, int]:
        """Return the seat that gives and the seat that gets."""
        partner = state.partner(self.seat)
        return (self.seat, partner) if self.gives else (partner, self.seat)

    def options(self, state: Agricola) -> list[int]:
        giver, _ = self.partners(state)
        return AMOUNT.options(range(min(state.goods[giver][self.good], MOST_AMOUNT)))

    def choose(self, state: Agricola, option: int) -> None:
        _, step = OPTIONS.read(option)
        giver, taker = self.partners(state)
        arrives = step + 1
        state.goods[giver][self.good] -= arrives
        state.goods[taker][self.good] += arrives
        if self.good <= STONE:
            state.gained[taker] += arrives
        key = "event-gives" if self.gives else "event-gets"
        state.emit(key, seat=self.seat, goods=((self.good, arrives),))
        if self.good >= SHEEP:
            find_room(state, taker, ((self.good, arrives),))
        state.then(Trade(self.seat, self.moved | 1 << self.good))

    def about(self, state: Agricola) -> dict[str, Any]:
        return {"good": GOODS[self.good], "way": "give" if self.gives else "get"}
