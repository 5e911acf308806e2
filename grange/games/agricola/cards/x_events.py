"""The events of the X deck: they happen at once; some stay in force."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar

from grange.core.step import Question, Step
from grange.games.agricola import farm
from grange.games.agricola.actions import do
from grange.games.agricola.animals import find_room, receive
from grange.games.agricola.box import (
    BOAR,
    CATTLE,
    CLAY_HOUSE,
    GOODS,
    GROW_ANYWAY,
    HOUSES,
    SHEEP,
    STONE_HOUSE,
    WOOD_HOUSE,
)
from grange.games.agricola.cards import AT_HOME, WORK_STARTS
from grange.games.agricola.cards.drawn import Drawn, spaces_of_use
from grange.games.agricola.decks import OWNER, SHELF, can_part, part
from grange.games.agricola.family import can_grow_anyway
from grange.games.agricola.improvements import house_changed
from grange.games.agricola.options import AT, CELL, ENOUGH, ENOUGH_OPTION, FAMILY, GIVE, OPTIONS, PART, POINTS, SPACE
from grange.games.agricola.spaces import place_person, possible_spaces
from grange.games.agricola.state import Agricola
from grange.games.agricola.turn import EndOfTurn

# Events that change the rules


class SpaceDiner(Drawn):
    """Exactly 42 points win."""

    goes = SHELF
    wins_with = 42


class Tripods(Drawn):
    """After every way home each seat gives a good or a person; every family growth costs 1 food more."""

    goes = SHELF
    growth_food = 1
    times = (AT_HOME,)

    def at(self, state: Agricola, seat: int, when: int) -> None:
        tribute = PayTribute(seat)
        if tribute.possible(state):
            state.then(tribute)


@dataclass(frozen=True, slots=True)
class PayTribute(Question):
    """The seat gives a good, or somebody of its family."""

    seat: int

    prompt = "ask-tribute"
    chapter = "decks"
    leaves_time = False

    def options(self, state: Agricola) -> list[int]:
        own = state.goods[self.seat]
        found = GIVE.options([good for good in range(len(GOODS)) if own[good]])
        return [*found, PART.option()] if can_part(state, self.seat) else found

    def choose(self, state: Agricola, option: int) -> None:
        verb, good = OPTIONS.read(option)
        if verb is PART:
            part(state, self.seat)
            return
        state.goods[self.seat][good] -= 1
        state.tell("event-tribute", seat=self.seat, goods=((good, 1),))


class DarlingIShrunk(Drawn):
    """The drawer's pastures and stables hold twice as many animals; cooked animals give half the food."""

    goes = OWNER

    def play(self, state: Agricola, seat: int) -> None:
        state.shrunk |= 1 << seat


# People


class EarthlingsAreEasy(Drawn):
    """The family grows at once, even without room."""

    def play(self, state: Agricola, seat: int) -> None:
        if can_grow_anyway(state, seat):
            do(state, seat, GROW_ANYWAY)


class AlienAbduction(Drawn):
    """A sheep, a wild boar and a cattle; on the way home somebody of the family goes away."""

    def play(self, state: Agricola, seat: int) -> None:
        state.leaving[seat] += 1
        self.gives(state, seat, (SHEEP, 1), (BOAR, 1), (CATTLE, 1))


class CarboniteCousin(Drawn):
    """On the way home somebody is frozen on the round space four rounds ahead, and works first of all in that round.

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
            state.tell("event-thaws", seat=seat)
            state.then(WorkFirst(seat), EndOfTurn(seat))
        elif when == AT_HOME and not state.notes[self.number] and can_part(state, seat):
            state.people[seat] -= 1
            state.away[seat] += 1
            state.notes[self.number] = state.round + self.rounds
            state.tell("event-freezes", seat=seat, round=state.round + self.rounds)


@dataclass(frozen=True, slots=True)
class WorkFirst(Question):
    """The seat may place a person before anybody else does."""

    seat: int

    prompt = "ask-work-first"
    chapter = "decks"

    def options(self, state: Agricola) -> list[int]:
        return [*SPACE.options(possible_spaces(state, self.seat)), ENOUGH_OPTION]

    def choose(self, state: Agricola, option: int) -> None:
        verb, space = OPTIONS.read(option)
        if verb is not ENOUGH:
            place_person(state, self.seat, space)


class BeamMeDown(Drawn):
    """The drawer chooses the space for the next person of every other seat."""

    def play(self, state: Agricola, seat: int) -> None:
        for other in range(state.seats):
            if other != seat:
                state.sent_by[other] = seat


class IAmYourFather(Drawn):
    """For five goods the drawer may take over somebody of another family, even without room."""

    price: ClassVar[int] = 5

    def play(self, state: Agricola, seat: int) -> None:
        has_place = state.people[seat] + state.away[seat] < state.box.most_people
        if has_place and sum(state.goods[seat]) >= self.price:
            state.then(TakeOver(seat))


@dataclass(frozen=True, slots=True)
class TakeOver(Question):
    """The seat may choose a family that has somebody to spare."""

    seat: int

    prompt = "ask-father"
    chapter = "decks"
    leaves_time = False

    def options(self, state: Agricola) -> list[int]:
        others = [other for other in range(state.seats) if other != self.seat and can_part(state, other)]
        return [*FAMILY.options(others), ENOUGH_OPTION]

    def choose(self, state: Agricola, option: int) -> None:
        verb, other = OPTIONS.read(option)
        if verb is FAMILY:
            state.then(GiveGoods(self.seat, other, IAmYourFather.price))


@dataclass(frozen=True, slots=True)
class GiveGoods(Question):
    """The seat gives goods to another, one after the other; for the last one somebody comes."""

    seat: int
    whose: int
    left: int

    prompt = "ask-give"
    chapter = "decks"
    leaves_time = False

    def options(self, state: Agricola) -> list[int]:
        own = state.goods[self.seat]
        return GIVE.options([good for good in range(len(GOODS)) if own[good]])

    def choose(self, state: Agricola, option: int) -> None:
        _, good = OPTIONS.read(option)
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
    """Somebody goes over to another family: who is still at home, or else somebody at work, who stays where he stands."""

    seat: int
    whose: int

    def happen(self, state: Agricola) -> None:
        if not state.at_home(self.whose):
            state.placed[self.whose] -= 1
            state.placed[self.seat] += 1
            standing = [space for space, who in enumerate(state.taken) if who == 1 << self.whose]
            for space in standing[:1]:
                state.taken[space] = 1 << self.seat
        state.people[self.whose] -= 1
        state.people[self.seat] += 1
        state.tell("event-adopted", seat=self.seat)


# The board


FEWEST, MOST, CANDIES = 2, 6, 2  # points on the Candy Trail, and candies for each of them


class CandyTrail(Drawn):
    """Two to six points now, and twice as many candies on the board; each that is left at the end costs a point."""

    goes = OWNER

    def play(self, state: Agricola, seat: int) -> None:
        state.then(ChooseCandies(seat))

    def heard(self, state: Agricola, owner: int, actor: int, space: int) -> None:
        state.candies &= ~(1 << space)

    def bonus(self, state: Agricola, seat: int) -> int:
        return -state.candies.bit_count()


@dataclass(frozen=True, slots=True)
class ChooseCandies(Question):
    """The seat chooses how many points it takes."""

    seat: int

    prompt = "ask-candies"
    chapter = "decks"
    leaves_time = False

    def options(self, state: Agricola) -> list[int]:
        return POINTS.options(range(FEWEST, MOST + 1))

    def choose(self, state: Agricola, option: int) -> None:
        _, points = OPTIONS.read(option)
        state.bonus[self.seat] += points
        state.tell("event-candies", seat=self.seat, points=points)
        state.then(LayCandy(self.seat, CANDIES * points))


@dataclass(frozen=True, slots=True)
class LayCandy(Question):
    """The seat puts candies on different spaces."""

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
    """All wooden houses burn down, and all clay houses become stone."""

    def play(self, state: Agricola, seat: int) -> None:
        for owner in range(state.seats):
            if state.house[owner] == WOOD_HOUSE and state.rooms[owner]:
                state.rooms[owner] = 0
                state.tell("event-burns", seat=owner)
            elif state.house[owner] == CLAY_HOUSE:
                state.house[owner] = STONE_HOUSE
                state.tell("event-renovates", seat=owner, house=HOUSES[STONE_HOUSE])
        for owner in range(state.seats):
            find_room(state, owner)
        house_changed(state, seat)


class CropCircles(Drawn):
    """Two adjacent farm spaces are used from now on, but of no use; what stands there is lost."""

    def play(self, state: Agricola, seat: int) -> None:
        circles = CoverSpaces(seat, 0)
        if circles.possible(state):
            state.then(circles)


@dataclass(frozen=True, slots=True)
class CoverSpaces(Question):
    """The seat chooses the two spaces, one after the other; a house keeps at least one room."""

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
    """Find the spaces that can be covered together with one of their neighbours."""
    if space & state.wasted[seat]:
        return 0
    rooms, beside = state.rooms[seat], farm.beside(space) & ~state.wasted[seat]
    last_two = [1 << place for place in farm.spaces_of(beside) if rooms and not rooms & ~(space | 1 << place)]
    return beside & ~sum(last_two)


def cover(state: Agricola, seat: int, some: int) -> None:
    """Lay crop circles on spaces; their pastures are no more, and fences that no other pasture needs go back."""
    fences = 0
    for pasture in farm.pastures_of(state.fences[seat]):
        if not pasture & some:
            fences |= farm.border(pasture)
    had_rooms = state.rooms[seat]
    state.fences[seat] = fences
    state.gaps[seat] &= fences
    state.rooms[seat] &= ~some
    state.fields[seat] &= ~some
    state.stables[seat] &= ~some
    for place in farm.spaces_of(some):
        state.grain[seat][place] = state.vegetables[seat][place] = 0
    state.wasted[seat] |= some
    state.circles[seat] |= some
    state.tell("event-circles", seat=seat)
    find_room(state, seat)
    if had_rooms != state.rooms[seat]:
        house_changed(state, seat)
