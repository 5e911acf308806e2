"""Fields: plowing and sowing."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from grange.core.step import Question
from grange.games.agricola import farm
from grange.games.agricola.box import CROPS, FOOD, GRAIN, VEGETABLE, Goods, Price
from grange.games.agricola.cards import FARMING, cards_at
from grange.games.agricola.options import ENOUGH, ENOUGH_OPTION, FIELD, FIELD_FOR, OPTIONS, SOWING
from grange.games.agricola.rules.costs import payable, settle
from grange.games.agricola.rules.housing import touching
from grange.games.agricola.rules.season import SEASON
from grange.games.agricola.state import Agricola
from grange.games.agricola.variants.house_rules import TOUCHING


def field_places(state: Agricola, seat: int) -> int:
    """Find the spaces for a field: unused land, beside a field if there is one."""
    unused = state.unused(seat)
    if state.fields[seat]:
        return unused & farm.beside(state.fields[seat])
    return unused & touching(state, seat) if state.house_rules & TOUCHING else unused


def field_price(state: Agricola, beside: Goods = ()) -> Price:
    """Return the price of a new field in this season, plus food that the seat has to pay besides."""
    return Price(((FOOD, SEASON[state.season].field_food(state) + dict(beside).get(FOOD, 0)),))


def fields_cost(state: Agricola) -> bool:
    """Return whether new fields cost something in this season."""
    return SEASON[state.season].field_food(state) > 0


def can_plow(state: Agricola, seat: int, beside: Goods = ()) -> bool:
    """Return whether the seat could plow a field and pay for it, if need be on top of other food."""
    has_place = field_places(state, seat) or (state.team and field_places(state, state.partner(seat)))
    return bool(has_place) and (not state.season or not fields_cost(state) or payable(state, seat, field_price(state, beside)))


@dataclass(frozen=True, slots=True)
class PlowField(Question):
    """The seat must plow one field, on its own farm or on its partner's, and pays what the season asks."""

    seat: int

    prompt = "ask-plow"
    chapter = "fields"

    def options(self, state: Agricola) -> list[int]:
        if fields_cost(state) and not payable(state, self.seat, field_price(state)):
            return []
        found = FIELD.options(farm.spaces_of(field_places(state, self.seat)))
        if state.team:
            found += FIELD_FOR.options(farm.spaces_of(field_places(state, state.partner(self.seat))))
        return found

    def choose(self, state: Agricola, option: int) -> None:
        verb, place = OPTIONS.read(option)
        if fields_cost(state):
            settle(state, self.seat, field_price(state))
        if verb is FIELD:
            state.fields[self.seat] |= 1 << place
            state.emit("event-plows", seat=self.seat, place=place)
        else:
            state.fields[state.partner(self.seat)] |= 1 << place
            state.emit("event-plows-for", seat=self.seat, place=place)

    def about(self, state: Agricola) -> dict[str, Any]:
        return {"team": "yes" if state.team else "no"}


# Sowing


def card_fields(state: Agricola, seat: int) -> list[int]:
    """List a seat's cards that are fields; only vegetables grow there."""
    return [card.number for card in cards_at(state, seat, FARMING)] if state.has_cards else []


def empty_card_fields(state: Agricola, seat: int) -> list[int]:
    """List a seat's card fields on which nothing grows."""
    return [card for card in card_fields(state, seat) if not state.notes[card]]


def grain_fields(state: Agricola, seat: int) -> int:
    """Count the fields on which grain grows."""
    return farm.SPACES - state.grain[seat].count(0)


def vegetable_fields(state: Agricola, seat: int) -> int:
    """Count the fields on which vegetables grow, including card fields."""
    return farm.SPACES - state.vegetables[seat].count(0) + sum([state.notes[card] > 0 for card in card_fields(state, seat)])


def crops_to_sow(state: Agricola, seat: int) -> list[int]:
    """List the crops that the seat has and could sow on an empty field."""
    own = state.goods[seat]
    if state.fields[seat] and state.empty_fields(seat):
        return [crop for crop in CROPS if own[crop]]
    return [VEGETABLE] if own[VEGETABLE] and empty_card_fields(state, seat) else []


def can_sow(state: Agricola, seat: int) -> bool:
    """Return whether the seat could sow a field."""
    own = state.goods[seat]
    return (own[GRAIN] > 0 or own[VEGETABLE] > 0) and len(crops_to_sow(state, seat)) > 0


@dataclass(frozen=True, slots=True)
class SowFields(Question):
    """The seat may sow any number of its empty fields, each with grain or with a vegetable.

    Fields are filled in order; vegetables go to card fields first, because nothing else grows there.
    """

    seat: int
    begun: bool

    prompt = "ask-sow"
    chapter = "fields"

    def options(self, state: Agricola) -> list[int]:
        found = SOWING.options(crops_to_sow(state, self.seat))
        return [*found, ENOUGH_OPTION] if self.begun else found

    def choose(self, state: Agricola, option: int) -> None:
        verb, crop = OPTIONS.read(option)
        if verb is ENOUGH:
            return
        state.goods[self.seat][crop] -= 1
        sow(state, self.seat, crop)
        state.then(self if self.begun else SowFields(self.seat, begun=True))

    def about(self, state: Agricola) -> dict[str, Any]:
        return {"fields": len(state.empty_fields(self.seat)) + len(empty_card_fields(state, self.seat))}


def sow(state: Agricola, seat: int, crop: int) -> None:
    """Sow a crop on the seat's next empty field."""
    if crop == VEGETABLE and (cards := empty_card_fields(state, seat)):
        state.notes[cards[0]] = state.box.sown[crop]
        state.emit("event-sows-card", seat=seat, good=crop, card=cards[0])
        return
    place = state.empty_fields(seat)[0]
    sown = state.grain if crop == GRAIN else state.vegetables
    sown[seat][place] = state.box.sown[crop]
    state.emit("event-sows", seat=seat, good=crop, place=place)
