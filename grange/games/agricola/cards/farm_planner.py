"""Farm planners: cards for the house, fields, fences and stables."""

from __future__ import annotations

from collections.abc import Sequence

from grange.games.agricola.box import (
    CLAY,
    FENCE_ONE,
    FENCES,
    FOOD,
    FREE_STABLE,
    GRAIN,
    ONE_ROOM,
    PLOW,
    REED,
    RENOVATE,
    RENOVATING,
    ROOMS,
    STONE_HOUSE,
    WOOD,
    WOOD_HOUSE,
    Price,
    set_of,
)
from grange.games.agricola.cards import AFTER, BEFORE, ROUND_STARTS, Moment
from grange.games.agricola.cards.hand import Minor, Occupation, pays, space, uses
from grange.games.agricola.rules.actions import ChooseActions, do
from grange.games.agricola.rules.building import can_build_free_stable, can_build_rooms, can_renovate
from grange.games.agricola.rules.costs import swapped
from grange.games.agricola.rules.fences import can_fence_one
from grange.games.agricola.rules.fields import can_plow, field_price
from grange.games.agricola.state import Agricola

DAY_LABORER, FARMLAND = space("day_laborer"), space("farmland")


# Occupations


class AnimalTamer(Occupation):
    """When it is played, 1 wood or 1 grain. The house holds one animal for each room."""

    def play(self, state: Agricola, seat: int) -> None:
        self.lets_choose(state, seat, WOOD, GRAIN)

    def pets(self, state: Agricola, seat: int) -> int:
        return state.rooms[seat].bit_count()


class Conservator(Occupation):
    """Its owner may renovate a wooden house directly to stone."""

    restores = True


class HedgeKeeper(Occupation):
    """In every action that builds fences, three of them cost no wood."""

    free_fences = 3


class PlowDriver(Occupation):
    """At the start of every round, an owner with a stone house may pay 1 food to plow a field."""

    offered = ROUND_STARTS
    price = ((FOOD, 1),)

    def may(self, state: Agricola, seat: int, moment: Moment) -> bool:
        (food,) = field_price(state, self.price).goods
        return state.house[seat] == STONE_HOUSE and can_plow(state, seat, self.price) and pays(state, seat, food)

    def use(self, state: Agricola, seat: int, moment: Moment) -> None:
        self.costs(state, seat, *self.price)
        do(state, seat, PLOW)


class Cottager(Occupation):
    """Each time its owner uses the Day Laborer, it may also build one room or renovate, at the usual price."""

    offered = BEFORE

    def may(self, state: Agricola, seat: int, moment: Moment) -> bool:
        return uses(moment, DAY_LABORER) and (can_build_rooms(state, seat) or can_renovate(state, seat))

    def use(self, state: Agricola, seat: int, moment: Moment) -> None:
        state.then(ChooseActions(seat, set_of(ONE_ROOM, RENOVATE), begun=False, one=True))


class Groom(Occupation):
    """When it is played, 1 wood. At the start of every round, an owner with a stone house may build a stable for 1 wood."""

    offered = ROUND_STARTS

    def play(self, state: Agricola, seat: int) -> None:
        self.gives(state, seat, (WOOD, 1))

    def may(self, state: Agricola, seat: int, moment: Moment) -> bool:
        stone = state.house[seat] == STONE_HOUSE
        return stone and can_build_free_stable(state, seat) and pays(state, seat, (WOOD, 1))

    def use(self, state: Agricola, seat: int, moment: Moment) -> None:
        self.costs(state, seat, (WOOD, 1))
        do(state, seat, FREE_STABLE)


class AssistantTiller(Occupation):
    """Each time its owner uses the Day Laborer, it may also plow a field."""

    offered = BEFORE

    def may(self, state: Agricola, seat: int, moment: Moment) -> bool:
        return uses(moment, DAY_LABORER) and can_plow(state, seat)

    def use(self, state: Agricola, seat: int, moment: Moment) -> None:
        do(state, seat, PLOW)


# Minor improvements


class ShiftingCultivation(Minor):
    """Plow a field."""

    def allowed(self, state: Agricola, seat: int) -> bool:
        return can_plow(state, seat, self.cost(state, seat).goods)

    def play(self, state: Agricola, seat: int) -> None:
        do(state, seat, PLOW)


class DrinkingTrough(Minor):
    """Every pasture holds two more animals, with or without a stable."""

    grazing = 2


class RammedClay(Minor):
    """When it is played, 1 clay. Its owner may pay for any fence with clay instead of wood."""

    fence_goods = (CLAY,)

    def play(self, state: Agricola, seat: int) -> None:
        self.gives(state, seat, (CLAY, 1))

    def instead(self, state: Agricola, seat: int, thing: int, price: Price) -> Sequence[Price]:
        if thing != FENCES:
            return ()
        wood = dict(price.goods).get(WOOD, 0)
        return [swapped(price, ((WOOD, clay),), ((CLAY, clay),)) for clay in range(1, wood + 1)]


class Handplow(Minor):
    """Place a field on the round space five rounds ahead; in that round its owner may plow it."""

    offered = ROUND_STARTS
    waits = "field"
    ahead = 5

    def play(self, state: Agricola, seat: int) -> None:
        state.notes[self.number] = state.round + self.ahead

    def may(self, state: Agricola, seat: int, moment: Moment) -> bool:
        return state.notes[self.number] == state.round and can_plow(state, seat)

    def use(self, state: Agricola, seat: int, moment: Moment) -> None:
        do(state, seat, PLOW)


class MiniPasture(Minor):
    """Fence a single space, with free fences."""

    def allowed(self, state: Agricola, seat: int) -> bool:
        return can_fence_one(state, seat)

    def play(self, state: Agricola, seat: int) -> None:
        do(state, seat, FENCE_ONE)


class Caravan(Minor):
    """The card houses one person, but is not a room."""

    beds = 1


class CarpentersParlor(Minor):
    """A wooden room costs 2 wood and 2 reed."""

    def base(self, state: Agricola, seat: int, thing: int) -> Sequence[Price]:
        return (Price(((WOOD, 2), (REED, 2))),) if thing == ROOMS and state.house[seat] == WOOD_HOUSE else ()


class MiningHammer(Minor):
    """When it is played, 1 food. With every renovation its owner may build a free stable."""

    offered = AFTER

    def play(self, state: Agricola, seat: int) -> None:
        self.gives(state, seat, (FOOD, 1))

    def may(self, state: Agricola, seat: int, moment: Moment) -> bool:
        return moment.action in RENOVATING and can_build_free_stable(state, seat)

    def use(self, state: Agricola, seat: int, moment: Moment) -> None:
        do(state, seat, FREE_STABLE)


class MoldboardPlow(Minor):
    """Twice in the game, when its owner uses the Farmland, it may plow a second field."""

    offered = AFTER
    keeps = "field"
    fields = 2

    def play(self, state: Agricola, seat: int) -> None:
        state.notes[self.number] = self.fields

    def may(self, state: Agricola, seat: int, moment: Moment) -> bool:
        return uses(moment, FARMLAND) and state.notes[self.number] > 0 and can_plow(state, seat)

    def use(self, state: Agricola, seat: int, moment: Moment) -> None:
        state.notes[self.number] -= 1
        do(state, seat, PLOW)
