"""Food providers: cards that bring food."""

from __future__ import annotations

from grange.games.agricola.box import (
    BAKE,
    BUILDING_ROOMS,
    CATTLE,
    CLAY_HOUSE,
    FOOD,
    IMPROVEMENTS,
    LESSONS,
    RENOVATING,
    SHEEP,
    STONE_HOUSE,
    WOOD,
    WOOD_HOUSE,
    Goods,
)
from grange.games.agricola.cards import AFTER, BEFORE, BEFORE_FIELDS, COMING_HOME, FIELDS, ROUND_STARTS, Moment
from grange.games.agricola.cards.hand import WOOD_SPACES, Minor, Occupation, pays, rounds_left, space, used, uses
from grange.games.agricola.rules.actions import do
from grange.games.agricola.rules.bread import can_bake
from grange.games.agricola.rules.fields import empty_card_fields, grain_fields, vegetable_fields
from grange.games.agricola.state import Agricola

FISHING, GRAIN_SEEDS, FARMLAND = space("fishing"), space("grain_seeds"), space("farmland")
CATTLE_MARKET = space("cattle_market")
ABOVE_FISHING = (space("reed_bank"), space("clay_pit"), space("forest"))  # without the card of the first round, which is there, too


# Occupations


class MushroomCollector(Occupation):
    """After using a wood space its owner may leave 1 wood there for 2 food."""

    offered = AFTER

    def may(self, state: Agricola, seat: int, moment: Moment) -> bool:
        return uses(moment, *WOOD_SPACES) and pays(state, seat, (WOOD, 1))

    def use(self, state: Agricola, seat: int, moment: Moment) -> None:
        self.leaves(state, seat, moment.space, WOOD, 1)
        self.gives(state, seat, (FOOD, 2))


class Roughcaster(Occupation):
    """Each time its owner builds clay rooms, or renovates from clay to stone, 3 food."""

    def after(self, state: Agricola, seat: int, action: int, space: int, was: int) -> None:
        house = state.house[seat]
        plastered = action in BUILDING_ROOMS and house == CLAY_HOUSE
        if plastered or (action in RENOVATING and was == CLAY_HOUSE and house == STONE_HOUSE):
            self.gives(state, seat, (FOOD, 3))


class WallBuilder(Occupation):
    """Each time its owner builds rooms, place 1 food on each of the next four round spaces."""

    def after(self, state: Agricola, seat: int, action: int, space: int, was: int) -> None:
        if action in BUILDING_ROOMS:
            self.puts(state, seat, FOOD, 1, range(1, 5))


class Manservant(Occupation):
    """Once its owner lives in a stone house, place 3 food on every remaining round space."""

    def changed(self, state: Agricola, owner: int) -> None:
        if state.house[owner] == STONE_HOUSE and not state.notes[self.number]:
            state.notes[self.number] = 1
            self.puts(state, owner, FOOD, 3, range(1, rounds_left(state) + 1))


class OvenFiringBoy(Occupation):
    """Going to a wood space, its owner may also bake bread."""

    offered = BEFORE

    def may(self, state: Agricola, seat: int, moment: Moment) -> bool:
        return uses(moment, *WOOD_SPACES) and can_bake(state, seat)

    def use(self, state: Agricola, seat: int, moment: Moment) -> None:
        do(state, seat, BAKE)


class PaperMaker(Occupation):
    """Before its owner plays another occupation, it may pay 1 wood to get 1 food for each occupation in front of it."""

    offered = BEFORE

    def may(self, state: Agricola, seat: int, moment: Moment) -> bool:
        return moment.action in LESSONS and state.goods[seat][WOOD] > 0

    def use(self, state: Agricola, seat: int, moment: Moment) -> None:
        self.costs(state, seat, (WOOD, 1))
        self.gives(state, seat, (FOOD, state.occupations(seat)))

    def income(self, state: Agricola, seat: int, action: int, space: int) -> Goods:
        if action in LESSONS and state.goods[seat][WOOD]:
            return (WOOD, -1), (FOOD, state.occupations(seat))
        return ()


# Minor improvements


class PondHut(Minor):
    """Place 1 food on each of the next three round spaces."""

    def play(self, state: Agricola, seat: int) -> None:
        self.puts(state, seat, FOOD, 1, range(1, 4))


class MilkJug(Minor):
    """Each time any player uses the Cattle Market, its owner gets 3 food and every other player 1."""

    def on_any_use(self, state: Agricola, owner: int, actor: int, space: int) -> None:
        if space == CATTLE_MARKET:
            for seat in range(state.seats):
                self.gives(state, seat, (FOOD, 3 if seat == owner else 1))


class Claypipe(Minor):
    """When people return home, 2 food if the owner's work has brought seven building materials or more."""

    times = (COMING_HOME,)

    def at(self, state: Agricola, seat: int, when: int) -> None:
        if state.gained[seat] >= 7:
            self.gives(state, seat, (FOOD, 2))


class JunkRoom(Minor):
    """1 food after every improvement, this one included."""

    def play(self, state: Agricola, seat: int) -> None:
        self.gives(state, seat, (FOOD, 1))

    def after(self, state: Agricola, seat: int, action: int, space: int, was: int) -> None:
        if action in IMPROVEMENTS:
            self.gives(state, seat, (FOOD, 1))


class Basket(Minor):
    """After using a wood space its owner may leave 2 wood there for 3 food."""

    offered = AFTER

    def may(self, state: Agricola, seat: int, moment: Moment) -> bool:
        return uses(moment, *WOOD_SPACES) and pays(state, seat, (WOOD, 2))

    def use(self, state: Agricola, seat: int, moment: Moment) -> None:
        self.leaves(state, seat, moment.space, WOOD, 2)
        self.gives(state, seat, (FOOD, 3))


class DutchWindmill(Minor):
    """Each time its owner bakes bread in a round right after a harvest, 3 more food."""

    def after(self, state: Agricola, seat: int, action: int, space: int, was: int) -> None:
        if action == BAKE and state.round - 1 in state.box.harvests:
            self.gives(state, seat, (FOOD, 3))


class StrawberryPatch(Minor):
    """Place 1 food on each of the next three round spaces."""

    def play(self, state: Agricola, seat: int) -> None:
        self.puts(state, seat, FOOD, 1, range(1, 4))


class HerringPot(Minor):
    """Each time its owner uses Fishing, place 1 food on each of the next three round spaces."""

    def before(self, state: Agricola, seat: int, action: int, space: int) -> None:
        if used(action, space, FISHING):
            self.puts(state, seat, FOOD, 1, range(1, 4))


class ButterChurn(Minor):
    """In the field phase, 1 food for every three sheep and 1 for every two cattle."""

    times = (FIELDS,)

    def at(self, state: Agricola, seat: int, when: int) -> None:
        if food := state.goods[seat][SHEEP] // 3 + state.goods[seat][CATTLE] // 2:
            self.gives(state, seat, (FOOD, food))


class Brook(Minor):
    """Each time its owner uses one of the four spaces above Fishing, 1 food."""

    def brings(self, state: Agricola, action: int, space: int) -> bool:
        """Return whether a space is above Fishing."""
        return used(action, space, *ABOVE_FISHING, *state.shown[:1])

    def before(self, state: Agricola, seat: int, action: int, space: int) -> None:
        if self.brings(state, action, space):
            self.gives(state, seat, (FOOD, 1))

    def income(self, state: Agricola, seat: int, action: int, space: int) -> Goods:
        return ((FOOD, 1),) if self.brings(state, action, space) else ()


class Scullery(Minor):
    """At the start of every round, 1 food for an owner with a wooden house."""

    times = (ROUND_STARTS,)

    def at(self, state: Agricola, seat: int, when: int) -> None:
        if state.house[seat] == WOOD_HOUSE:
            self.gives(state, seat, (FOOD, 1))


class ThreeFieldRotation(Minor):
    """At the start of the field phase, 3 food with a grain field, a vegetable field and an empty field."""

    times = (BEFORE_FIELDS,)

    def at(self, state: Agricola, seat: int, when: int) -> None:
        empty = len(state.empty_fields(seat)) + len(empty_card_fields(state, seat))
        if grain_fields(state, seat) and vegetable_fields(state, seat) and empty:
            self.gives(state, seat, (FOOD, 3))


class Pitchfork(Minor):
    """Each time its owner uses Grain Seeds while a person is on the Farmland, 3 food."""

    def before(self, state: Agricola, seat: int, action: int, space: int) -> None:
        if used(action, space, GRAIN_SEEDS) and state.people_on(FARMLAND):
            self.gives(state, seat, (FOOD, 3))
