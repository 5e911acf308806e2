"""The events of the X deck. They happen at once; some stay in force."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar

from grange.core.step import Question, Step
from grange.games.agricola import farm
from grange.games.agricola.box import (
    BOAR,
    CATTLE,
    CLAY_HOUSE,
    FOOD,
    GOODS,
    GROW_ANYWAY,
    HERD,
    HOUSES,
    NO_SEAT,
    SHEEP,
    STONE_HOUSE,
    WOOD_HOUSE,
)
from grange.games.agricola.cards import AT_HOME, WORK_STARTS
from grange.games.agricola.cards.drawn import Drawn, spaces_of_use
from grange.games.agricola.options import AT, CELL, CONVERT, ENOUGH, ENOUGH_OPTION, FAMILY, GIVE, OPTIONS, PART, POINTS, SPACE
from grange.games.agricola.rules.actions import do
from grange.games.agricola.rules.animals import find_room, receive
from grange.games.agricola.rules.costs import convert, edible_goods, food_values
from grange.games.agricola.rules.family import can_grow_anyway
from grange.games.agricola.rules.improvements import house_changed
from grange.games.agricola.rules.spaces import place_person, possible_spaces
from grange.games.agricola.rules.turn import EndOfTurn, SendPerson
from grange.games.agricola.state import Agricola
from grange.games.agricola.variants.decks import OWNER, SHELF, can_part, part

# Events that change the rules


class SpaceDiner(Drawn):
    """A seat with exactly 42 points wins."""

    goes = SHELF
    wins_with = 42


class Tripods(Drawn):
    """Each time people have returned home, every seat gives a good or a person. Every family growth costs 1 more food."""

    goes = SHELF
    growth_food = 1
    times = (AT_HOME,)

    def at(self, state: Agricola, seat: int, when: int) -> None:
        tribute = PayTribute(seat)
        if tribute.possible(state):
            state.then(tribute)


@dataclass(frozen=True, slots=True)
class PayTribute(Question):
    """The seat must give a good, or a person of its family; without food, it may cook to give one."""

    seat: int

    prompt = "ask-tribute"
    chapter = "decks"
    leaves_time = False

    def options(self, state: Agricola) -> list[int]:
        found = goods_to_give(state, self.seat, 1)
        return [*found, PART.option()] if can_part(state, self.seat) else found

    def choose(self, state: Agricola, option: int) -> None:
        verb, good = OPTIONS.read(option)
        if verb is PART:
            part(state, self.seat)
            return
        if verb is CONVERT:
            convert(state, self.seat, good)
            state.then(self)
            return
        state.goods[self.seat][good] -= 1
        state.emit("event-tribute", seat=self.seat, goods=((good, 1),))


def goods_to_give(state: Agricola, seat: int, number: int) -> list[int]:
    """List the goods of which the seat could give one and, if its food is too little for all, those it could cook first."""
    own = state.goods[seat]
    found = GIVE.options([good for good in range(len(GOODS)) if own[good]])
    return found if own[FOOD] >= number else found + CONVERT.options(edible_goods(state, seat, MORE_THAN_ONE))


MORE_THAN_ONE = 2  # food; a good that gives only one can be given itself


class DarlingIShrunk(Drawn):
    """The drawer's pastures and stables hold twice as many animals, and its cooked animals give half the food."""

    goes = OWNER
    touches = HERD

    def play(self, state: Agricola, seat: int) -> None:
        state.shrunk |= 1 << seat


# People


class EarthlingsAreEasy(Drawn):
    """The family grows at once, even without room."""

    def play(self, state: Agricola, seat: int) -> None:
        if can_grow_anyway(state, seat):
            do(state, seat, GROW_ANYWAY)


class AlienAbduction(Drawn):
    """A sheep, a wild boar and a cattle; when people return home, a person of the family leaves."""

    def play(self, state: Agricola, seat: int) -> None:
        state.leaving[seat] += 1
        self.gives(state, seat, (SHEEP, 1), (BOAR, 1), (CATTLE, 1))


class CarboniteCousin(Drawn):
    """When people return home, a person is frozen on the round space four rounds ahead, and works first of all in that round.

    Its note is that round.
    """

    goes = OWNER
    waits = "person"
    times = (AT_HOME, WORK_STARTS)
    rounds = 4

    def at(self, state: Agricola, seat: int, when: int) -> None:
        if when == WORK_STARTS and state.notes[self.number] == state.round:
            state.people[seat] += 1
            state.away[seat] -= 1
            state.emit("event-thaws", seat=seat)
            sender = state.sent_by[seat]
            state.then(WorkFirst(seat) if sender == NO_SEAT else SendFirst(sender, seat), EndOfTurn(seat))
        elif when == AT_HOME and not state.notes[self.number] and can_part(state, seat):
            state.people[seat] -= 1
            state.away[seat] += 1
            state.notes[self.number] = state.round + self.rounds
            state.emit("event-freezes", seat=seat, round=state.round + self.rounds)


@dataclass(frozen=True, slots=True)
class WorkFirst(Question):
    """The seat may place a person before all others."""

    seat: int

    prompt = "ask-work-first"
    chapter = "decks"

    def options(self, state: Agricola) -> list[int]:
        return [*SPACE.options(possible_spaces(state, self.seat)), ENOUGH_OPTION]

    def choose(self, state: Agricola, option: int) -> None:
        verb, space = OPTIONS.read(option)
        if verb is not ENOUGH:
            place_person(state, self.seat, space)


@dataclass(frozen=True, slots=True)
class SendFirst(SendPerson):
    """The seat chooses the space for another seat's person that works before all others."""

    def let_choose(self, state: Agricola) -> None:
        state.then(WorkFirst(self.whose))


class BeamMeDown(Drawn):
    """The drawer chooses the space for the next person of every other seat."""

    def play(self, state: Agricola, seat: int) -> None:
        for other in range(state.seats):
            if other != seat:
                state.sent_by[other] = seat


class IAmYourFather(Drawn):
    """For five goods the drawer may take over a person of another family, even without room."""

    price: ClassVar[int] = 5

    def play(self, state: Agricola, seat: int) -> None:
        has_place = state.people[seat] + state.away[seat] < state.box.most_people
        if has_place and goods_within_reach(state, seat) >= self.price:
            state.then(TakeOver(seat))


def goods_within_reach(state: Agricola, seat: int) -> int:
    """Count the goods of a seat, counting as food those that give more than one when cooked."""
    own, cooking = state.goods[seat], food_values(state, seat)
    return sum(own) + sum([own[good] * (cooking[good] - 1) for good in edible_goods(state, seat, MORE_THAN_ONE)])


@dataclass(frozen=True, slots=True)
class TakeOver(Question):
    """The seat may choose a family with a person to spare, if need be after it has cooked to have enough goods."""

    seat: int

    prompt = "ask-father"
    chapter = "decks"
    leaves_time = False

    def options(self, state: Agricola) -> list[int]:
        others = [other for other in range(state.seats) if other != self.seat and can_part(state, other)]
        if others and sum(state.goods[self.seat]) < IAmYourFather.price:
            return [*CONVERT.options(edible_goods(state, self.seat, MORE_THAN_ONE)), ENOUGH_OPTION]
        return [*FAMILY.options(others), ENOUGH_OPTION]

    def choose(self, state: Agricola, option: int) -> None:
        verb, thing = OPTIONS.read(option)
        if verb is FAMILY:
            state.then(GiveGoods(self.seat, thing, IAmYourFather.price))
        elif verb is CONVERT:
            convert(state, self.seat, thing)
            state.then(self)


@dataclass(frozen=True, slots=True)
class GiveGoods(Question):
    """The seat gives goods to another seat, one after another; after the last a person comes. It may cook to give food."""

    seat: int
    whose: int
    left: int

    prompt = "ask-give"
    chapter = "decks"
    leaves_time = False

    def options(self, state: Agricola) -> list[int]:
        return goods_to_give(state, self.seat, self.left)

    def choose(self, state: Agricola, option: int) -> None:
        verb, good = OPTIONS.read(option)
        if verb is CONVERT:
            convert(state, self.seat, good)
            state.then(self)
            return
        state.goods[self.seat][good] -= 1
        receive(state, self.whose, ((good, 1),))
        if self.left > 1:
            state.then(GiveGoods(self.seat, self.whose, self.left - 1))
        else:
            state.then(Adopt(self.seat, self.whose))

    def about(self, state: Agricola) -> dict[str, Any]:
        return {"count": self.left}


@dataclass(frozen=True, slots=True)
class Adopt(Step):
    """A person joins another family: one still at home or, if there is none, one at work, who stays on its space."""

    seat: int
    whose: int

    def happen(self, state: Agricola) -> None:
        if not state.at_home(self.whose):
            state.placed[self.whose] -= 1
            state.placed[self.seat] += 1
            own_spaces = [space for space, who in enumerate(state.taken) if who == 1 << self.whose]
            for space in own_spaces[:1]:
                state.taken[space] = 1 << self.seat
        state.people[self.whose] -= 1
        state.people[self.seat] += 1
        state.emit("event-adopted", seat=self.seat)


# The board


FEWEST, MOST, CANDIES = 2, 6, 2  # least and most points of the Candy Trail, and candies for each point


class CandyTrail(Drawn):
    """The drawer scores two to six points and places twice as many candies; each one left at the end costs it a point."""

    goes = OWNER

    def play(self, state: Agricola, seat: int) -> None:
        state.then(ChooseCandies(seat))

    def on_any_use(self, state: Agricola, owner: int, actor: int, space: int) -> None:
        state.candies &= ~(1 << space)

    def bonus(self, state: Agricola, seat: int) -> int:
        return -state.candies.bit_count()


@dataclass(frozen=True, slots=True)
class ChooseCandies(Question):
    """The seat must choose how many points it takes."""

    seat: int

    prompt = "ask-candies"
    chapter = "decks"
    leaves_time = False

    def options(self, state: Agricola) -> list[int]:
        return POINTS.options(range(FEWEST, MOST + 1))

    def choose(self, state: Agricola, option: int) -> None:
        _, points = OPTIONS.read(option)
        state.bonus[self.seat] += points
        state.emit("event-candies", seat=self.seat, points=points)
        state.then(LayCandy(self.seat, CANDIES * points))


@dataclass(frozen=True, slots=True)
class LayCandy(Question):
    """The seat must put the candies on different spaces."""

    seat: int
    left: int

    prompt = "ask-candy"
    chapter = "decks"
    leaves_time = False

    def options(self, state: Agricola) -> list[int]:
        return AT.options([space for space in spaces_of_use(state) if not state.candies >> space & 1])

    def choose(self, state: Agricola, option: int) -> None:
        _, space = OPTIONS.read(option)
        state.candies |= 1 << space
        if self.left > 1:
            state.then(LayCandy(self.seat, self.left - 1))

    def about(self, state: Agricola) -> dict[str, Any]:
        return {"count": self.left}


# Farms


class MindTheJets(Drawn):
    """All wooden houses burn down, and all clay houses become stone houses."""

    def play(self, state: Agricola, seat: int) -> None:
        for owner in range(state.seats):
            if state.house[owner] == WOOD_HOUSE and state.rooms[owner]:
                state.rooms[owner] = 0
                state.emit("event-burns", seat=owner)
            elif state.house[owner] == CLAY_HOUSE:
                state.house[owner] = STONE_HOUSE
                state.emit("event-renovates", seat=owner, house=HOUSES[STONE_HOUSE])
        for owner in range(state.seats):
            find_room(state, owner)
        house_changed(state, seat)


class CropCircles(Drawn):
    """The drawer must cover two adjacent farm spaces. They count as used, but have no use; what was there is lost."""

    def play(self, state: Agricola, seat: int) -> None:
        circles = CoverSpaces(seat, 0)
        if circles.possible(state):
            state.then(circles)


@dataclass(frozen=True, slots=True)
class CoverSpaces(Question):
    """The seat must choose the two spaces, one after the other; a house keeps at least one room."""

    seat: int
    chosen: int

    prompt = "ask-circles"
    chapter = "decks"
    leaves_time = False

    def options(self, state: Agricola) -> list[int]:
        if self.chosen:
            return CELL.options(farm.spaces_of(partners(state, self.seat, self.chosen)))
        return CELL.options([place for place in range(farm.SPACES) if partners(state, self.seat, 1 << place)])

    def choose(self, state: Agricola, option: int) -> None:
        _, place = OPTIONS.read(option)
        if self.chosen:
            cover(state, self.seat, self.chosen | 1 << place)
        else:
            state.then(CoverSpaces(self.seat, 1 << place))


def partners(state: Agricola, seat: int, space: int) -> int:
    """Find the neighbours of a space that can be covered together with it."""
    if space & state.wasted[seat]:
        return 0
    rooms, beside = state.rooms[seat], farm.beside(space) & ~state.wasted[seat]
    last_two = [1 << place for place in farm.spaces_of(beside) if rooms and not rooms & ~(space | 1 << place)]
    return beside & ~sum(last_two)


def cover(state: Agricola, seat: int, covered: int) -> None:
    """Cover spaces with crop circles. Their pastures are lost, and fences that no other pasture needs return to the supply."""
    fences = 0
    for pasture in farm.pastures_of(state.fences[seat]):
        if not pasture & covered:
            fences |= farm.border(pasture)
    had_rooms = state.rooms[seat]
    state.fences[seat] = fences
    state.gaps[seat] &= fences
    state.rooms[seat] &= ~covered
    state.fields[seat] &= ~covered
    state.stables[seat] &= ~covered
    for place in farm.spaces_of(covered):
        state.grain[seat][place] = state.vegetables[seat][place] = 0
    state.wasted[seat] |= covered
    state.circles[seat] |= covered
    state.emit("event-circles", seat=seat)
    find_room(state, seat)
    if had_rooms != state.rooms[seat]:
        house_changed(state, seat)
