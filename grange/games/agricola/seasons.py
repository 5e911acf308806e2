"""The seasons: what each brings and takes in the preparation, what it closes, and what is done on its own space."""

from __future__ import annotations

from dataclasses import dataclass

from grange.core.step import Step
from grange.games.agricola.animals import receive
from grange.games.agricola.box import (
    ANIMALS,
    CLOSED,
    FISHING,
    FOOD,
    GRAIN,
    HERD,
    SEASONS,
    SHEEP,
    VEGETABLE,
    WINTER,
    WOOD,
    Price,
)
from grange.games.agricola.cards import BREEDING, FEEDING, those_that_hear
from grange.games.agricola.costs import payable, settle, swapped
from grange.games.agricola.family import GrowFamily, can_grow_anyway, growth_price
from grange.games.agricola.fields import grain_fields, vegetable_fields
from grange.games.agricola.harvest import ALL_KINDS, Breed, CookBeforeBreeding, can_breed_fairies, parents, reap_fields
from grange.games.agricola.housing import has_room_for_kind
from grange.games.agricola.state import Agricola

# The wheel and the preparation


def turn_wheel(state: Agricola) -> None:
    """Let the next season come; after autumn it is winter."""
    state.season = 1 + state.season % len(SEASONS)


def is_frozen(state: Agricola) -> bool:
    """Tell whether Fishing is closed in this round: in winter, up to a round."""
    return state.season == WINTER and state.round < state.box.seasons.fishing_from_round


def change_goods(state: Agricola) -> None:
    """Add goods to the spaces where they gather or take some away, as the season says; in winter Fishing is closed at first."""
    seasons, season, piles = state.box.seasons, state.season, state.piles
    state.tell("event-season", season=SEASONS[season - 1])
    for space in (*state.board, *state.shown):
        for good, _ in state.box.fills.get(space, [()] * 5)[state.seats]:
            more = seasons.refill[season].get(good, 0) + (seasons.fishing[season] if space == FISHING else 0)
            piles[space] = max(0, piles[space] + more)
    if is_frozen(state):
        state.taken[FISHING] = CLOSED


# Winter: a child by the fire


def harvests_to_come(state: Agricola) -> int:
    """Count the harvests from this round on."""
    return sum([end >= state.round for end in state.box.harvests])


def child_price(state: Agricola) -> Price:
    """Give what a child without a room costs in winter: wood, and food for each harvest to come."""
    seasons = state.box.seasons
    return Price(((WOOD, seasons.child_wood), (FOOD, seasons.child_food * harvests_to_come(state))))


def can_have_winter_child(state: Agricola, seat: int) -> bool:
    """Tell whether the family could grow by the fire, and pay what cards want for every growth, too."""
    price = child_price(state)
    if state.decked:
        price = swapped(price, (), growth_price(state, seat).goods)
    return can_grow_anyway(state, seat) and payable(state, seat, price)


@dataclass(frozen=True, slots=True)
class ChildByFire(Step):
    """The seat pays wood and food, and its family grows, with or without room."""

    seat: int

    def possible(self, state: Agricola) -> bool:
        return can_have_winter_child(state, self.seat)

    def happen(self, state: Agricola) -> None:
        settle(state, self.seat, child_price(state))
        state.then(GrowFamily(self.seat))


# Spring: animals breed


def can_breed(state: Agricola, seat: int) -> bool:
    """Tell whether at least one animal could be born: two of a kind, and room for one more if all others went."""
    own = state.goods[seat]
    if state.decked and can_breed_fairies(state, seat):
        return True
    return any(
        parents(state, seat, 1 << kind)[kind - SHEEP] > 1 and has_room_for_kind(state, seat, own[kind] + 1)
        for kind in (HERD if state.decked else ANIMALS)
    )


@dataclass(frozen=True, slots=True)
class BreedInSpring(Step):
    """The seat's animals breed as in a harvest; before it, animals may be cooked."""

    seat: int

    def possible(self, state: Agricola) -> bool:
        return can_breed(state, self.seat)

    def happen(self, state: Agricola) -> None:
        for card in those_that_hear(state, self.seat, BREEDING) if state.decked else ():
            card.at(state, self.seat, FEEDING)  # as before the breeding of a harvest
        if state.cards[self.seat]:  # without one, nobody cooks animals
            state.then(CookBeforeBreeding(self.seat))
        state.then(Breed(self.seat, ALL_KINDS))


# Summer: grain is sold


def can_sell(state: Agricola, seat: int) -> bool:
    """Tell whether the seat has a grain to sell."""
    return state.goods[seat][GRAIN] > 0


@dataclass(frozen=True, slots=True)
class SellGrain(Step):
    """The seat sells one grain."""

    seat: int

    def possible(self, state: Agricola) -> bool:
        return can_sell(state, self.seat)

    def happen(self, state: Agricola) -> None:
        food = state.box.seasons.grain_food
        state.goods[self.seat][GRAIN] -= 1
        state.goods[self.seat][FOOD] += food
        state.tell("event-sells", seat=self.seat, food=food)


# Autumn: the fields are reaped, or a vegetable is taken


def can_reap(state: Agricola, seat: int) -> bool:
    """Tell whether anything grows on the seat's fields."""
    return grain_fields(state, seat) + vegetable_fields(state, seat) > 0


@dataclass(frozen=True, slots=True)
class ReapInAutumn(Step):
    """The seat takes one crop from each of its planted fields; this is no harvest, so cards that wait for one do nothing."""

    seat: int

    def possible(self, state: Agricola) -> bool:
        return can_reap(state, self.seat)

    def happen(self, state: Agricola) -> None:
        reap_fields(state, self.seat)


@dataclass(frozen=True, slots=True)
class TakeVegetable(Step):
    """The seat takes a vegetable."""

    seat: int

    def happen(self, state: Agricola) -> None:
        receive(state, self.seat, ((VEGETABLE, 1),))
