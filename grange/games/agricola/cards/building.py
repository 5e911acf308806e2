"""Building resource providers: cards that bring wood, clay, reed and stone, or make building cheaper."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from grange.core.step import Question
from grange.games.agricola.box import (
    CARD,
    CLAY,
    CLAY_HOUSE,
    FOOD,
    MATERIAL,
    REED,
    RENOVATE,
    RESTORE,
    ROOMS,
    ROUNDS,
    STONE,
    WOOD,
    WOOD_HOUSE,
    Goods,
    Price,
)
from grange.games.agricola.cards import ANY_TIME, ROUND_STARTS, TURN_ENDS, Moment
from grange.games.agricola.cards.hand import STONE_SPACES, WOOD_SPACES, MayUse, Minor, Occupation, pays, space, used
from grange.games.agricola.options import OPTIONS, STEP
from grange.games.agricola.rules.costs import can_spare, swapped
from grange.games.agricola.state import Agricola

FISHING, DAY_LABORER = space("fishing"), space("day_laborer")
FOREST, REED_BANK, CLAY_PIT = space("forest"), space("reed_bank"), space("clay_pit")
FIELD_SPACES = tuple(map(space, ("farmland", "grain_seeds", "grain_utilization", "cultivation")))
HOUSE_THINGS = (ROOMS, RENOVATE, RESTORE)


# Occupations


class WoodCutter(Occupation):
    """Using a wood space brings 1 more wood."""

    def before(self, state: Agricola, seat: int, action: int, space: int) -> None:
        if used(action, space, *WOOD_SPACES):
            self.gives(state, seat, (WOOD, 1))


class FirewoodCollector(Occupation):
    """Each time its owner uses Farmland, Grain Seeds, Grain Utilization or Cultivation, 1 wood at the end of that turn."""

    times = (TURN_ENDS,)

    def before(self, state: Agricola, seat: int, action: int, space: int) -> None:
        if used(action, space, *FIELD_SPACES):
            state.notes[self.number] += 1

    def at(self, state: Agricola, seat: int, when: int) -> None:
        if wood := state.notes[self.number]:
            state.notes[self.number] = 0
            self.gives(state, seat, (WOOD, wood))


class ClayHutBuilder(Occupation):
    """Once its owner no longer lives in a wooden house, place 2 clay on each of the next five round spaces."""

    def changed(self, state: Agricola, owner: int) -> None:
        if state.house[owner] != WOOD_HOUSE and not state.notes[self.number]:
            state.notes[self.number] = 1
            self.puts(state, owner, CLAY, 2, range(1, 6))


class FrameBuilder(Occupation):
    """For each room and each renovation, 1 wood may replace 2 clay or 2 stone."""

    def instead(self, state: Agricola, seat: int, thing: int, price: Price) -> Sequence[Price]:
        amounts = dict(price.goods)
        if thing not in HOUSE_THINGS:
            return ()
        return [swapped(price, ((good, 2),), ((WOOD, 1),)) for good in (CLAY, STONE) if amounts.get(good, 0) >= 2]


class Priest(Occupation):
    """When it is played in a clay house of exactly two rooms, 3 clay, 2 reed and 2 stone."""

    def play(self, state: Agricola, seat: int) -> None:
        if state.house[seat] == CLAY_HOUSE and state.rooms[seat].bit_count() == 2:
            self.gives(state, seat, (CLAY, 3), (REED, 2), (STONE, 2))


class Stonecutter(Occupation):
    """Every improvement, room and renovation costs 1 stone less."""

    def less(self, state: Agricola, seat: int, thing: int) -> Goods:
        return ((STONE, 1),) if thing in HOUSE_THINGS or thing >= CARD else ()


class SmallScaleFarmer(Occupation):
    """At the start of every round, 1 wood for an owner with exactly two rooms."""

    times = (ROUND_STARTS,)

    def at(self, state: Agricola, seat: int, when: int) -> None:
        if state.rooms[seat].bit_count() == 2:
            self.gives(state, seat, (WOOD, 1))


class Geologist(Occupation):
    """Each time its owner uses the Forest or the Reed Bank, 1 clay; with three players or more also for the Clay Pit."""

    def before(self, state: Agricola, seat: int, action: int, space: int) -> None:
        if used(action, space, FOREST, REED_BANK) or (state.seats > 2 and used(action, space, CLAY_PIT)):
            self.gives(state, seat, (CLAY, 1))


class RoofBallaster(Occupation):
    """When it is played, its owner may pay 1 food to get 1 stone for each room."""

    def play(self, state: Agricola, seat: int) -> None:
        state.then(MayUse(seat, self.number))

    def may(self, state: Agricola, seat: int, moment: Moment) -> bool:
        return pays(state, seat, (FOOD, 1))

    def use(self, state: Agricola, seat: int, moment: Moment) -> None:
        self.costs(state, seat, (FOOD, 1))
        self.gives_then(state, seat, STONE, state.rooms[seat].bit_count())


class Carpenter(Occupation):
    """A room costs 3 of the house's material and 2 reed."""

    def base(self, state: Agricola, seat: int, thing: int) -> Sequence[Price]:
        return (Price(((MATERIAL[state.house[seat]], 3), (REED, 2))),) if thing == ROOMS else ()


class BrushwoodCollector(Occupation):
    """A single wood may replace the reed of a room or of a renovation."""

    def instead(self, state: Agricola, seat: int, thing: int, price: Price) -> Sequence[Price]:
        reed = dict(price.goods).get(REED, 0)
        return [swapped(price, ((REED, reed),), ((WOOD, 1),))] if reed and thing in HOUSE_THINGS else ()


class Pastor(Occupation):
    """Once its owner is the only player with a house of two rooms: 3 wood, 2 clay, 1 reed, 1 stone."""

    def changed(self, state: Agricola, owner: int) -> None:
        small = [seat for seat in range(state.seats) if state.rooms[seat].bit_count() == 2]
        if small == [owner] and not state.notes[self.number]:
            state.notes[self.number] = 1
            self.gives(state, owner, (WOOD, 3), (CLAY, 2), (REED, 1), (STONE, 1))


# Minor improvements


class ClayEmbankment(Minor):
    """1 clay for every two clay in the supply."""

    def play(self, state: Agricola, seat: int) -> None:
        if clay := state.goods[seat][CLAY] // 2:
            self.gives(state, seat, (CLAY, clay))


class LumberMill(Minor):
    """Every improvement costs 1 wood less."""

    def less(self, state: Agricola, seat: int, thing: int) -> Goods:
        return ((WOOD, 1),) if thing >= CARD else ()


class Canoe(Minor):
    """Each time its owner uses Fishing, 1 food and 1 reed."""

    def before(self, state: Agricola, seat: int, action: int, space: int) -> None:
        if used(action, space, FISHING):
            self.gives(state, seat, (FOOD, 1), (REED, 1))


class StoneTongs(Minor):
    """Each time its owner uses a quarry, 1 more stone."""

    def before(self, state: Agricola, seat: int, action: int, space: int) -> None:
        if used(action, space, *STONE_SPACES):
            self.gives(state, seat, (STONE, 1))


class ThickForest(Minor):
    """Place 1 wood on each remaining even round space."""

    def play(self, state: Agricola, seat: int) -> None:
        even = [when for when in range(2, ROUNDS + 1, 2) if when > state.round]
        self.puts(state, seat, WOOD, 1, [when - state.round for when in even])


class LoamPit(Minor):
    """Each time its owner uses the Day Laborer, 3 clay."""

    def before(self, state: Agricola, seat: int, action: int, space: int) -> None:
        if used(action, space, DAY_LABORER):
            self.gives(state, seat, (CLAY, 3))


class HardPorcelain(Minor):
    """At any time its owner may exchange 2, 3 or 4 clay for 1, 2 or 3 stone."""

    offered = ANY_TIME

    def may(self, state: Agricola, seat: int, moment: Moment) -> bool:
        return any(can_fire(state, seat, stone) for stone in PORCELAIN)

    def use(self, state: Agricola, seat: int, moment: Moment) -> None:
        state.then(FirePorcelain(seat, self.number))


PORCELAIN = (1, 2, 3)  # stone; each amount costs one more clay


def can_fire(state: Agricola, seat: int, stone: int, above: int = 0) -> bool:
    """Return whether the seat has the clay for an amount of stone, and could still do its pending steps."""
    return can_spare(state, seat, ((CLAY, stone + 1),), above, gets=((STONE, stone),))


@dataclass(frozen=True, slots=True)
class FirePorcelain(Question):
    """The seat must choose how much stone it takes, for one more clay than stone."""

    seat: int
    card: int

    prompt = "ask-porcelain"
    chapter = "cards"
    leaves_time = False

    def options(self, state: Agricola) -> list[int]:
        return STEP.options([stone - 1 for stone in PORCELAIN if can_fire(state, self.seat, stone, above=1)])

    def choose(self, state: Agricola, option: int) -> None:
        _, step = OPTIONS.read(option)
        state.goods[self.seat][CLAY] -= step + 2
        state.emit("event-card-costs", seat=self.seat, card=self.card, goods=((CLAY, step + 2),))
        state.gain(self.seat, ((STONE, step + 1),), self.card)
