"""Building on the farm: rooms, stables, and the renovation of the house."""

from __future__ import annotations

from dataclasses import dataclass

from grange.core.step import Question, Step
from grange.games.agricola import farm
from grange.games.agricola.box import HOUSES, RENOVATE, ROOMS, SIDE_STABLE, STABLES
from grange.games.agricola.costs import can_pay, pay
from grange.games.agricola.options import ENOUGH, ENOUGH_OPTION, OPTIONS, ROOM, STABLE
from grange.games.agricola.state import Agricola

# Rooms


def room_places(state: Agricola, seat: int) -> int:
    """Find where a room can be built: on unused land beside the house."""
    return farm.beside(state.rooms[seat]) & state.unused(seat)


def can_build_rooms(state: Agricola, seat: int) -> bool:
    """Tell whether the seat could build a room."""
    return can_pay(state, seat, ROOMS) and room_places(state, seat) > 0


@dataclass(frozen=True, slots=True)
class BuildRooms(Question):
    """The seat builds any number of rooms, each beside a room that stands already, of the house's material."""

    seat: int
    begun: bool

    prompt = "ask-room"
    chapter = "house"

    def options(self, state: Agricola) -> list[int]:
        places = room_places(state, self.seat) if can_pay(state, self.seat, ROOMS) else 0
        found = ROOM.options(farm.spaces_of(places))
        return [*found, ENOUGH_OPTION] if self.begun else found

    def choose(self, state: Agricola, option: int) -> None:
        verb, place = OPTIONS.read(option)
        if verb is ENOUGH:
            return
        pay(state, self.seat, ROOMS)
        state.rooms[self.seat] |= 1 << place
        state.tell("event-room", seat=self.seat, place=place)
        state.then(self if self.begun else BuildRooms(self.seat, begun=True))


# Stables


def stable_places(state: Agricola, seat: int) -> int:
    """Find where a stable can be built: one to a space, on any space without a tile."""
    if state.stables[seat].bit_count() >= state.box.stables:
        return 0
    return farm.ALL & ~(state.rooms[seat] | state.fields[seat] | state.stables[seat])


def can_build_stables(state: Agricola, seat: int) -> bool:
    """Tell whether the seat could build a stable."""
    return can_pay(state, seat, STABLES) and stable_places(state, seat) > 0


def can_build_side_stable(state: Agricola, seat: int) -> bool:
    """Tell whether the seat could build the one stable of the Side Job."""
    return can_pay(state, seat, SIDE_STABLE) and stable_places(state, seat) > 0


@dataclass(frozen=True, slots=True)
class BuildStables(Question):
    """The seat builds stables: any number, or exactly one at the price of the Side Job."""

    seat: int
    price: int
    begun: bool

    prompt = "ask-stable"
    chapter = "stables"

    def options(self, state: Agricola) -> list[int]:
        places = stable_places(state, self.seat) if can_pay(state, self.seat, self.price) else 0
        found = STABLE.options(farm.spaces_of(places))
        return [*found, ENOUGH_OPTION] if self.begun else found

    def choose(self, state: Agricola, option: int) -> None:
        verb, place = OPTIONS.read(option)
        if verb is ENOUGH:
            return
        pay(state, self.seat, self.price)
        state.stables[self.seat] |= 1 << place
        state.tell("event-stable", seat=self.seat, place=place)
        if self.price == STABLES:
            state.then(self if self.begun else BuildStables(self.seat, self.price, begun=True))


# Renovation


def can_renovate(state: Agricola, seat: int) -> bool:
    """Tell whether the seat could renovate its house."""
    return state.house[seat] < len(HOUSES) - 1 and can_pay(state, seat, RENOVATE)


@dataclass(frozen=True, slots=True)
class Renovate(Step):
    """The whole house is renovated by one step: from wood to clay, or from clay to stone."""

    seat: int

    def happen(self, state: Agricola) -> None:
        pay(state, self.seat, RENOVATE)
        state.house[self.seat] += 1
        state.tell("event-renovates", seat=self.seat, house=HOUSES[state.house[self.seat]])
