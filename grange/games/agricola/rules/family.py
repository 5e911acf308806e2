"""The family and its growth."""

from __future__ import annotations

from dataclasses import dataclass

from grange.core.step import Step
from grange.games.agricola.box import FOOD, Price
from grange.games.agricola.cards import GROWING, cards_at, concerns
from grange.games.agricola.rules.costs import payable, settle
from grange.games.agricola.rules.housing import beds
from grange.games.agricola.state import Agricola


def can_grow_anyway(state: Agricola, seat: int) -> bool:
    """Return whether the family could grow, with or without room."""
    return state.people[seat] + state.away[seat] < state.box.most_people and can_afford(state, seat)


def can_grow(state: Agricola, seat: int) -> bool:
    """Return whether the family could grow with room: it has room for more people than there are, including those at work."""
    people = state.people[seat]
    if people + state.away[seat] >= state.box.most_people or not can_afford(state, seat):
        return False
    return people < (beds(state, seat) if state.has_cards else state.rooms[seat].bit_count())


def growth_price(state: Agricola, seat: int) -> Price:
    """Return what family growth costs because of cards."""
    return Price(((FOOD, sum([card.growth_food for card in cards_at(state, seat, GROWING)])),))


def can_afford(state: Agricola, seat: int) -> bool:
    """Return whether the seat can pay for family growth, if it costs anything."""
    return not state.has_decks or not concerns(state, seat, GROWING) or payable(state, seat, growth_price(state, seat))


@dataclass(frozen=True, slots=True)
class GrowFamily(Step):
    """A newborn stands beside its parent. It works from the next round on."""

    seat: int

    def happen(self, state: Agricola) -> None:
        state.people[self.seat] += 1
        state.newborns[self.seat] += 1
        state.emit("event-newborn", seat=self.seat)
        if state.has_decks and concerns(state, self.seat, GROWING):
            settle(state, self.seat, growth_price(state, self.seat))
