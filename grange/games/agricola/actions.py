"""The actions of Agricola: what a seat can do on a space or through a card; whether it is possible, and how it begins."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Any

from grange.core.step import Question, Step
from grange.games.agricola import farm
from grange.games.agricola.animals import HouseAnimals, receive
from grange.games.agricola.box import (
    ACTIONS,
    ADD,
    ANIMALS,
    BAKING,
    BUILD,
    CARD,
    CATTLE,
    CROPS,
    DO,
    ENCLOSE,
    ENOUGH,
    FENCES,
    FIELD,
    FOOD,
    GRAIN,
    HOUSES,
    REED,
    RENOVATE,
    ROOM,
    ROOMS,
    SHEEP,
    SIDE_STABLE,
    SOWING,
    SPACES,
    STABLE,
    STABLES,
    STONE,
    TAKE,
    VEGETABLE,
    WOOD,
    Price,
)
from grange.games.agricola.cards import CARDS
from grange.games.agricola.costs import can_pay, pay, payable, settle
from grange.games.agricola.state import Agricola

NO_SPACE = len(SPACES)


# Before and after


def act(state: Agricola, seat: int, action: int, space: int, step: Step[Agricola]) -> None:
    """Let an action happen, with what the seat's cards do before and after it."""
    if any(CARDS[card].attentive for card in state.cards[seat]):
        state.then(Before(seat, action, space), step, After(seat, action, space))
    elif step.asks:
        state.then(step)
    else:
        step.happen(state)


@dataclass(frozen=True, slots=True)
class Before(Step[Agricola]):
    """The seat's cards act before it does something."""

    seat: int
    action: int
    space: int

    def happen(self, state: Agricola) -> None:
        for card in state.cards[self.seat]:
            CARDS[card].before(state, self.seat, self.action, self.space)


@dataclass(frozen=True, slots=True)
class After(Step[Agricola]):
    """The seat's cards act after it did something."""

    seat: int
    action: int
    space: int

    def happen(self, state: Agricola) -> None:
        for card in state.cards[self.seat]:
            CARDS[card].after(state, self.seat, self.action, self.space)


# Choosing among actions


@dataclass(frozen=True, slots=True)
class ChooseActions(Question[Agricola]):
    """The seat does each of several actions at most once, in any order; at least one of them, unless it has begun before."""

    seat: int
    actions: int  # a bit for each
    begun: bool

    prompt = "ask-actions"
    chapter = "spaces"

    def options(self, state: Agricola) -> list[int]:
        found = [DO + action for action in each_of(self.actions) if CAN[action](state, self.seat)]
        return [*found, ENOUGH] if self.begun else found

    def choose(self, state: Agricola, option: int) -> None:
        if option == ENOUGH:
            return
        action = option - DO
        act(state, self.seat, action, NO_SPACE, BEGIN[action](self.seat))
        if left := self.actions & ~(1 << action):
            state.then(ChooseActions(self.seat, left, begun=True))


def begin(state: Agricola, seat: int, actions: int) -> None:
    """Let the seat begin with one of some actions; where there is only one, it does that."""
    if actions & (actions - 1):
        state.then(ChooseActions(seat, actions, begun=False))
    else:
        action = actions.bit_length() - 1
        act(state, seat, action, NO_SPACE, BEGIN[action](seat))


@cache
def each_of(actions: int) -> tuple[int, ...]:
    """List the actions of a set."""
    return tuple(action for action in range(len(ACTIONS)) if actions >> action & 1)


def set_of(*actions: int) -> int:
    """Make a set of actions: a number with a bit for each."""
    return sum(1 << action for action in actions)


# Rooms, stables, renovation


def room_places(state: Agricola, seat: int) -> int:
    """Find where a room can be built: on unused land beside the house."""
    return farm.beside(state.rooms[seat]) & state.unused(seat)


def can_build_rooms(state: Agricola, seat: int) -> bool:
    """Tell whether the seat could build a room."""
    return can_pay(state, seat, ROOMS) and room_places(state, seat) > 0


@dataclass(frozen=True, slots=True)
class BuildRooms(Question[Agricola]):
    """The seat builds any number of rooms, each beside a room that stands already, of the house's material."""

    seat: int
    begun: bool

    prompt = "ask-room"
    chapter = "house"

    def options(self, state: Agricola) -> list[int]:
        places = room_places(state, self.seat) if can_pay(state, self.seat, ROOMS) else 0
        found = [ROOM + place for place in farm.spaces_of(places)]
        return [*found, ENOUGH] if self.begun else found

    def choose(self, state: Agricola, option: int) -> None:
        if option == ENOUGH:
            return
        pay(state, self.seat, ROOMS)
        state.rooms[self.seat] |= 1 << option - ROOM
        state.tell("event-room", seat=self.seat, place=option - ROOM)
        state.then(BuildRooms(self.seat, begun=True))


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
class BuildStables(Question[Agricola]):
    """The seat builds stables: any number, or exactly one at the price of the Side Job."""

    seat: int
    price: int
    begun: bool

    prompt = "ask-stable"
    chapter = "stables"

    def options(self, state: Agricola) -> list[int]:
        places = stable_places(state, self.seat) if can_pay(state, self.seat, self.price) else 0
        found = [STABLE + place for place in farm.spaces_of(places)]
        return [*found, ENOUGH] if self.begun else found

    def choose(self, state: Agricola, option: int) -> None:
        if option == ENOUGH:
            return
        pay(state, self.seat, self.price)
        state.stables[self.seat] |= 1 << option - STABLE
        state.tell("event-stable", seat=self.seat, place=option - STABLE)
        if self.price == STABLES:
            state.then(BuildStables(self.seat, self.price, begun=True))


def can_renovate(state: Agricola, seat: int) -> bool:
    """Tell whether the seat could renovate its house."""
    return state.house[seat] < len(HOUSES) - 1 and can_pay(state, seat, RENOVATE)


@dataclass(frozen=True, slots=True)
class Renovate(Step[Agricola]):
    """The whole house is renovated by one step: from wood to clay, or from clay to stone."""

    seat: int

    def happen(self, state: Agricola) -> None:
        pay(state, self.seat, RENOVATE)
        state.house[self.seat] += 1
        state.tell("event-renovates", seat=self.seat, house=HOUSES[state.house[self.seat]])


# Fences


def fences_within_reach(state: Agricola, seat: int) -> int:
    """Count the fences that the seat has left and can pay for."""
    return min(state.fences_left(seat), state.goods[seat][WOOD] // state.box.fence_wood)


def can_build_fences(state: Agricola, seat: int) -> bool:
    """Tell whether the seat could enclose a pasture."""
    most = fences_within_reach(state, seat)
    return most > 0 and farm.can_enclose(state.fences[seat], state.tiled(seat), most)


def pastures_within_reach(state: Agricola, seat: int) -> tuple[farm.Region, ...]:
    """List every pasture that the seat could enclose and pay for now."""
    return farm.new_pastures(state.fences[seat], state.tiled(seat), fences_within_reach(state, seat))


@dataclass(frozen=True, slots=True)
class BuildFences(Question[Agricola]):
    """The seat names the spaces of a pasture one after another and encloses it; then perhaps another.

    A space is offered only if some pasture with it and the chosen ones can be paid.
    """

    seat: int
    chosen: int
    begun: bool

    prompt = "ask-pasture"
    chapter = "fences"

    def options(self, state: Agricola) -> list[int]:
        regions = pastures_within_reach(state, self.seat)
        chosen, ready, within = self.chosen, False, 0
        for some, _ in regions:
            if some & chosen == chosen:
                within |= some
                ready = ready or some == chosen
        if chosen:
            within &= farm.beside(chosen) & ~chosen
        found = [ADD + place for place in farm.spaces_of(within)]
        if ready:
            found.append(ENCLOSE)
        return [*found, ENOUGH] if self.begun and not chosen else found

    def choose(self, state: Agricola, option: int) -> None:
        if option == ENOUGH:
            state.then(HouseAnimals(self.seat, newborn=False))  # a divided pasture may hold fewer
            return
        if option != ENCLOSE:
            state.then(BuildFences(self.seat, self.chosen | 1 << option - ADD, self.begun))
            return
        new = farm.border(self.chosen) & ~state.fences[self.seat]
        pay(state, self.seat, FENCES, new.bit_count())
        state.fences[self.seat] |= new
        state.tell("event-fences", seat=self.seat, spaces=self.chosen.bit_count(), fences=new.bit_count())
        state.then(BuildFences(self.seat, 0, begun=True))

    def about(self, state: Agricola) -> dict[str, Any]:
        new = farm.border(self.chosen) & ~state.fences[self.seat]
        stables = (self.chosen & state.stables[self.seat]).bit_count()
        return {
            "spaces": self.chosen.bit_count(),
            "wood": new.bit_count() * state.box.fence_wood,
            "have": state.goods[self.seat][WOOD],
            "room": state.box.grazing * self.chosen.bit_count() << stables,
        }


# Fields


def field_places(state: Agricola, seat: int) -> int:
    """Find where a field can be plowed: on unused land, beside a field if there is one."""
    unused = state.unused(seat)
    return unused & farm.beside(state.fields[seat]) if state.fields[seat] else unused


def can_plow(state: Agricola, seat: int) -> bool:
    """Tell whether the seat could plow a field."""
    return field_places(state, seat) > 0


@dataclass(frozen=True, slots=True)
class PlowField(Question[Agricola]):
    """The seat plows one field."""

    seat: int

    prompt = "ask-plow"
    chapter = "fields"

    def options(self, state: Agricola) -> list[int]:
        return [FIELD + place for place in farm.spaces_of(field_places(state, self.seat))]

    def choose(self, state: Agricola, option: int) -> None:
        state.fields[self.seat] |= 1 << option - FIELD
        state.tell("event-plows", seat=self.seat, place=option - FIELD)


def can_sow(state: Agricola, seat: int) -> bool:
    """Tell whether the seat could sow a field."""
    own = state.goods[seat]
    return (own[GRAIN] > 0 or own[VEGETABLE] > 0) and len(state.empty_fields(seat)) > 0


@dataclass(frozen=True, slots=True)
class SowFields(Question[Agricola]):
    """The seat sows any number of its empty fields, each with grain or with a vegetable; the fields are taken in order."""

    seat: int
    begun: bool

    prompt = "ask-sow"
    chapter = "fields"

    def options(self, state: Agricola) -> list[int]:
        own = state.goods[self.seat]
        found = [SOWING + crop for crop in CROPS if own[crop]] if state.empty_fields(self.seat) else []
        return [*found, ENOUGH] if self.begun else found

    def choose(self, state: Agricola, option: int) -> None:
        if option == ENOUGH:
            return
        crop, place = option - SOWING, state.empty_fields(self.seat)[0]
        state.goods[self.seat][crop] -= 1
        sown = state.grain if crop == GRAIN else state.vegetables
        sown[self.seat][place] = state.box.sown[crop]
        state.tell("event-sows", seat=self.seat, good=crop, place=place)
        state.then(SowFields(self.seat, begun=True))

    def about(self, state: Agricola) -> dict[str, Any]:
        return {"fields": len(state.empty_fields(self.seat))}


# Bread


def baking_rate(state: Agricola, seat: int, baked: int) -> int:
    """Tell how much food the next grain of a baking gives: every oven is used up to its limit, the best first."""
    ovens = sorted([(major.bakes, major.most) for major in state.majors_of(seat)], reverse=True)
    for food, most in ovens:
        if food and (not most or baked < most):
            return food
        baked -= most
    return 0


def can_bake(state: Agricola, seat: int) -> bool:
    """Tell whether the seat could bake bread."""
    return state.goods[seat][GRAIN] > 0 and len(state.cards[seat]) > 0 and baking_rate(state, seat, 0) > 0


@dataclass(frozen=True, slots=True)
class BakeBread(Question[Agricola]):
    """The seat bakes grain of its supply, one after another."""

    seat: int
    baked: int

    prompt = "ask-bake"
    chapter = "food"

    def options(self, state: Agricola) -> list[int]:
        more = state.goods[self.seat][GRAIN] > 0 and baking_rate(state, self.seat, self.baked) > 0
        return [BAKING] * more + [ENOUGH] * (self.baked > 0)

    def choose(self, state: Agricola, option: int) -> None:
        if option == ENOUGH:
            return
        food = baking_rate(state, self.seat, self.baked)
        state.goods[self.seat][GRAIN] -= 1
        state.goods[self.seat][FOOD] += food
        state.tell("event-bakes", seat=self.seat, food=food)
        state.then(BakeBread(self.seat, self.baked + 1))

    def about(self, state: Agricola) -> dict[str, Any]:
        return {"food": baking_rate(state, self.seat, self.baked), "grain": state.goods[self.seat][GRAIN]}


# The family


def can_grow_anyway(state: Agricola, seat: int) -> bool:
    """Tell whether the family could grow, with or without room."""
    return state.people[seat] < state.box.most_people


def can_grow(state: Agricola, seat: int) -> bool:
    """Tell whether the family could grow with room: if it has more rooms than people, wherever those are."""
    return can_grow_anyway(state, seat) and state.rooms[seat].bit_count() > state.people[seat]


@dataclass(frozen=True, slots=True)
class GrowFamily(Step[Agricola]):
    """A newborn stands beside its parent; it will work from the next round on."""

    seat: int

    def happen(self, state: Agricola) -> None:
        state.people[self.seat] += 1
        state.newborns[self.seat] += 1
        state.tell("event-newborn", seat=self.seat)


# Improvements


def can_improve(state: Agricola, seat: int) -> bool:
    """Tell whether the seat could build a major improvement."""
    if state.cards[seat]:
        return any(can_pay(state, seat, CARD + card) for card in state.supply)
    own = state.goods[seat]
    for card in state.supply:  # with no cards in front of the seat, nothing changes the printed prices
        for good, amount in state.box.major_goods[card]:
            if own[good] < amount:
                break
        else:
            return True
    return False


@dataclass(frozen=True, slots=True)
class BuildImprovement(Question[Agricola]):
    """The seat builds one major improvement."""

    seat: int

    prompt = "ask-improvement"
    chapter = "improvements"

    def options(self, state: Agricola) -> list[int]:
        return [BUILD + card for card in state.supply if can_pay(state, self.seat, CARD + card)]

    def choose(self, state: Agricola, option: int) -> None:
        card = option - BUILD
        pay(state, self.seat, CARD + card)
        state.then(LayCard(self.seat, card))


@dataclass(frozen=True, slots=True)
class LayCard(Step[Agricola]):
    """A card that was paid for comes to lie in front of the seat."""

    seat: int
    card: int

    def happen(self, state: Agricola) -> None:
        state.supply = [other for other in state.supply if other != self.card]
        state.cards[self.seat].append(self.card)
        state.tell("event-builds", seat=self.seat, major=self.card)
        CARDS[self.card].laid(state, self.seat)


# Choices of the markets


def cattle_price(state: Agricola) -> Price:
    """Give what cattle costs at the Animal Market."""
    return Price(((FOOD, state.box.cattle_food),))


@dataclass(frozen=True, slots=True)
class ChooseAnimal(Question[Agricola]):
    """The seat takes a sheep with food, or a wild boar, or buys cattle for food."""

    seat: int

    prompt = "ask-animal"
    chapter = "tiles"

    def options(self, state: Agricola) -> list[int]:
        return [TAKE + animal for animal in ANIMALS if animal != CATTLE or payable(state, self.seat, cattle_price(state))]

    def choose(self, state: Agricola, option: int) -> None:
        animal = option - TAKE
        if animal == CATTLE:
            settle(state, self.seat, cattle_price(state))
        if animal == SHEEP:
            state.then(Receive(self.seat, FOOD, state.box.sheep_food))
        state.then(Receive(self.seat, animal, 1))


@dataclass(frozen=True, slots=True)
class ChooseMaterial(Question[Agricola]):
    """The seat takes reed or stone."""

    seat: int

    prompt = "ask-material"
    chapter = "spaces"

    def options(self, state: Agricola) -> list[int]:
        return [TAKE + REED, TAKE + STONE]

    def choose(self, state: Agricola, option: int) -> None:
        receive(state, self.seat, ((option - TAKE, state.box.choice[state.seats - 1]),))


@dataclass(frozen=True, slots=True)
class Receive(Step[Agricola]):
    """The seat gets goods."""

    seat: int
    good: int
    amount: int

    def happen(self, state: Agricola) -> None:
        receive(state, self.seat, ((self.good, self.amount),))


# every action in the order of ACTIONS: whether it is possible, and how it begins

CAN: tuple[Callable[[Agricola, int], bool], ...] = (
    can_build_rooms,
    can_build_stables,
    can_build_side_stable,
    can_renovate,
    can_build_fences,
    can_plow,
    can_sow,
    can_bake,
    can_grow,
    can_grow_anyway,
    can_improve,
    lambda *_: True,
    lambda *_: True,
)

BEGIN: tuple[Callable[[int], Step[Agricola]], ...] = (
    lambda seat: BuildRooms(seat, begun=False),
    lambda seat: BuildStables(seat, STABLES, begun=False),
    lambda seat: BuildStables(seat, SIDE_STABLE, begun=False),
    Renovate,
    lambda seat: BuildFences(seat, 0, begun=False),
    PlowField,
    lambda seat: SowFields(seat, begun=False),
    lambda seat: BakeBread(seat, 0),
    GrowFamily,
    GrowFamily,
    BuildImprovement,
    ChooseAnimal,
    ChooseMaterial,
)
