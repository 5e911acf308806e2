"""Building on the farm: rooms, stables, and the renovation of the house."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from grange.core.step import Question, Step
from grange.games.agricola import farm
from grange.games.agricola.box import (
    FREE_STABLE,
    HOUSES,
    REBUILD,
    RENOVATE,
    RESTORE,
    ROOMS,
    SIDE_STABLE,
    STABLES,
    STONE_HOUSE,
    WOOD_HOUSE,
)
from grange.games.agricola.cards import RENOVATION, cards_at, concerns
from grange.games.agricola.options import DO, ENOUGH, ENOUGH_OPTION, OPTIONS, ROOM, ROOM_FOR, STABLE, STABLE_FOR
from grange.games.agricola.rules.costs import can_pay, can_pay_for_partner, pay
from grange.games.agricola.rules.housing import touching
from grange.games.agricola.rules.season import SEASON
from grange.games.agricola.state import Agricola
from grange.games.agricola.variants.house_rules import TOUCHING

NEW_ROOMS = 2  # of a house that is rebuilt

# Rooms


def room_places(state: Agricola, seat: int) -> int:
    """Find the spaces for a room: unused land beside the house."""
    return farm.beside(state.rooms[seat]) & state.unused(seat)


def can_build_rooms(state: Agricola, seat: int) -> bool:
    """Return whether the seat could build a room."""
    if can_pay(state, seat, ROOMS) and room_places(state, seat) > 0:
        return True
    return bool(state.team) and rooms_for_partner(state, seat) > 0


def rooms_for_partner(state: Agricola, seat: int) -> int:
    """Find the spaces on its partner's farm where the seat could build a room and pay for it."""
    places = room_places(state, state.partner(seat))
    return places if places and can_pay_for_partner(state, seat, ROOMS) else 0


@dataclass(frozen=True, slots=True)
class BuildRooms(Question):
    """The seat builds any number of rooms, or only one, each beside another room and of the house's material."""

    seat: int
    begun: bool
    one: bool = False

    prompt = "ask-room"
    chapter = "house"

    def options(self, state: Agricola) -> list[int]:
        places = room_places(state, self.seat) if can_pay(state, self.seat, ROOMS) else 0
        found = ROOM.options(farm.spaces_of(places))
        if state.team:
            found += ROOM_FOR.options(farm.spaces_of(rooms_for_partner(state, self.seat)))
        return [*found, ENOUGH_OPTION] if self.begun else found

    def choose(self, state: Agricola, option: int) -> None:
        verb, place = OPTIONS.read(option)
        if verb is ENOUGH:
            return
        if verb is ROOM:
            pay(state, self.seat, ROOMS)
            state.rooms[self.seat] |= 1 << place
            state.emit("event-room", seat=self.seat, place=place)
        else:
            pay(state, self.seat, ROOMS, helping=1)
            state.rooms[state.partner(self.seat)] |= 1 << place
            state.emit("event-room-for", seat=self.seat, place=place)
        SEASON[state.season].room_built(state, self.seat)
        if not self.one:
            state.then(self if self.begun else BuildRooms(self.seat, begun=True))

    def about(self, state: Agricola) -> dict[str, Any]:
        return {"team": "yes" if state.team else "no"}


# Stables


def stable_places(state: Agricola, seat: int) -> int:
    """Find the spaces for a stable: any space without a tile, one stable on each."""
    if state.stables[seat].bit_count() >= state.box.stables:
        return 0
    places = farm.ALL & ~(state.tiled(seat) | state.stables[seat])
    if state.house_rules & TOUCHING:
        return places & (touching(state, seat) | state.enclosed(seat))
    return places


def can_build_stables(state: Agricola, seat: int) -> bool:
    """Return whether the seat could build a stable."""
    if can_pay(state, seat, STABLES) and stable_places(state, seat) > 0:
        return True
    return bool(state.team) and stables_for_partner(state, seat) > 0


def stables_for_partner(state: Agricola, seat: int) -> int:
    """Find the spaces on its partner's farm where the seat could build one of the partner's stables and pay for it."""
    places = stable_places(state, state.partner(seat))
    return places if places and can_pay_for_partner(state, seat, STABLES) else 0


def can_build_free_stable(state: Agricola, seat: int) -> bool:
    """Return whether the seat could build a free stable."""
    return stable_places(state, seat) > 0


def can_build_side_stable(state: Agricola, seat: int) -> bool:
    """Return whether the seat could build the one stable of the Side Job."""
    if can_pay(state, seat, SIDE_STABLE) and stable_places(state, seat) > 0:
        return True
    return bool(state.team) and stables_for_partner(state, seat) > 0


@dataclass(frozen=True, slots=True)
class BuildStables(Question):
    """The seat builds stables: any number, or exactly one at another price. A free stable is only for its own farm."""

    seat: int
    price: int
    begun: bool

    prompt = "ask-stable"
    chapter = "stables"

    def options(self, state: Agricola) -> list[int]:
        places = stable_places(state, self.seat) if can_pay(state, self.seat, self.price) else 0
        found = STABLE.options(farm.spaces_of(places))
        if state.team and self.price != FREE_STABLE:
            found += STABLE_FOR.options(farm.spaces_of(stables_for_partner(state, self.seat)))
        return [*found, ENOUGH_OPTION] if self.begun else found

    def choose(self, state: Agricola, option: int) -> None:
        verb, place = OPTIONS.read(option)
        if verb is ENOUGH:
            return
        if verb is STABLE:
            pay(state, self.seat, self.price)
            state.stables[self.seat] |= 1 << place
            state.emit("event-stable", seat=self.seat, place=place)
        else:
            pay(state, self.seat, STABLES, helping=1)
            state.stables[state.partner(self.seat)] |= 1 << place
            state.emit("event-stable-for", seat=self.seat, place=place)
        if self.price == STABLES:
            state.then(self if self.begun else BuildStables(self.seat, self.price, begun=True))

    def about(self, state: Agricola) -> dict[str, Any]:
        return {"team": "yes" if state.team and self.price != FREE_STABLE else "no"}


# Renovation


def renovations(state: Agricola, seat: int) -> list[int]:
    """List how the seat could renovate its house now: by one step or, with a card, from wood directly to stone."""
    if state.house[seat] == STONE_HOUSE:
        return []
    if not state.rooms[seat]:
        return [REBUILD] if can_rebuild(state, seat) else []
    if not state.has_cards or not concerns(state, seat, RENOVATION):
        return [RENOVATE] if can_pay(state, seat, RENOVATE) else []
    cards = cards_at(state, seat, RENOVATION)
    if any(card.forbids_renovation for card in cards):
        return []
    ways = [RENOVATE, RESTORE] if state.house[seat] == WOOD_HOUSE and any(card.restores for card in cards) else [RENOVATE]
    return [way for way in ways if can_pay(state, seat, way)]


def can_renovate(state: Agricola, seat: int) -> bool:
    """Return whether the seat could renovate its house."""
    if state.has_cards:
        return len(renovations(state, seat)) > 0
    return state.house[seat] != STONE_HOUSE and can_pay(state, seat, RENOVATE)


@dataclass(frozen=True, slots=True)
class Renovate(Question):
    """The whole house is renovated by one step, from wood to clay or from clay to stone; with a card it may be two steps at once.

    A seat that has lost its house builds a new one of wood instead.
    """

    seat: int

    prompt = "ask-renovation"
    chapter = "house"

    def options(self, state: Agricola) -> list[int]:
        return DO.options(renovations(state, self.seat))

    def choose(self, state: Agricola, option: int) -> None:
        _, way = OPTIONS.read(option)
        pay(state, self.seat, way)
        if way == REBUILD:
            state.then(RebuildHouse(self.seat))
            return
        state.then(ChangeHouse(self.seat, state.house[self.seat] + 1 if way == RENOVATE else STONE_HOUSE))


@dataclass(frozen=True, slots=True)
class ChangeHouse(Step):
    """Once the renovation is paid for, the house changes its material."""

    seat: int
    house: int

    def happen(self, state: Agricola) -> None:
        state.house[self.seat] = self.house
        state.emit("event-renovates", seat=self.seat, house=HOUSES[self.house])


# A house that was lost


def house_places(state: Agricola, seat: int) -> int:
    """Find where the first room of a new house can stand, on unused land beside unused land, and then where the second can.

    By a house rule, the first room must touch what is left of the farm.
    """
    if state.rooms[seat]:
        return room_places(state, seat)
    unused = state.unused(seat)
    places = unused & farm.beside(unused)
    return places & touching(state, seat) if state.house_rules & TOUCHING else places


def can_rebuild(state: Agricola, seat: int) -> bool:
    """Return whether the seat could rebuild its house."""
    return can_pay(state, seat, REBUILD) and house_places(state, seat) > 0


@dataclass(frozen=True, slots=True)
class RebuildHouse(Question):
    """The seat must choose where the two wooden rooms of its new house stand. Then the season acts for each of them."""

    seat: int

    prompt = "ask-rebuild"
    chapter = "decks"

    def options(self, state: Agricola) -> list[int]:
        return ROOM.options(farm.spaces_of(house_places(state, self.seat)))

    def choose(self, state: Agricola, option: int) -> None:
        _, place = OPTIONS.read(option)
        state.rooms[self.seat] |= 1 << place
        state.house[self.seat] = WOOD_HOUSE
        state.emit("event-room", seat=self.seat, place=place)
        if state.rooms[self.seat].bit_count() < NEW_ROOMS:
            state.then(self)
        else:
            for _ in range(NEW_ROOMS):
                SEASON[state.season].room_built(state, self.seat)
