"""The X deck: action spaces, traders, artifacts, and its one occupation. `x_events.py` has its events."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import Any, ClassVar

from grange.core.step import Question
from grange.games.agricola import farm
from grange.games.agricola.box import (
    BUILDING_ROOMS,
    CARD_NUMBER,
    CLAY,
    FOOD,
    FREE_STABLE,
    GOODS,
    GROW,
    NOBODY,
    REED,
    RENOVATING,
    ROOMS,
    SIDE_STABLE,
    STABLES,
    STONE,
    USE,
    USUAL_GOODS,
    WOOD,
    WOOD_HOUSE,
    Goods,
)
from grange.games.agricola.cards import AFTER, AT_HOME, COMING_HOME, FEEDING, FIELDS, Moment
from grange.games.agricola.cards.drawn import Drawn, HandOver, accumulation_spaces, free_spaces
from grange.games.agricola.cards.hand import pays, space, uses
from grange.games.agricola.options import AT, CONVERT, ENOUGH, ENOUGH_OPTION, GIVE, INTO, OPTIONS, TAKE
from grange.games.agricola.rules.animals import receive
from grange.games.agricola.rules.costs import convert, edible_goods
from grange.games.agricola.rules.fields import card_fields
from grange.games.agricola.rules.goods import goods_on
from grange.games.agricola.rules.spaces import UseSpace, clear
from grange.games.agricola.state import Agricola
from grange.games.agricola.variants.decks import cook_before_drawing, draw_cards, rest, take_from_shelf

FENCING = space("fencing")
STABLE_ACTIONS = (STABLES, SIDE_STABLE)  # stables that cost something
STABLE_BUILDING = (*STABLE_ACTIONS, FREE_STABLE)
TRANSMOGRIFIER = CARD_NUMBER["transmogrifier"]
FUEL, FUZZBALLS = CARD_NUMBER["strange_alien_energy"], CARD_NUMBER["furry_friends"]


# Action spaces


class ExtraterrestrialExcrement(Drawn):
    """A space: 1 more grain on every grain field, 1 more vegetable on every vegetable field."""

    def can_visit(self, state: Agricola, seat: int, space: int) -> bool:
        planted = any(state.grain[seat]) or any(state.vegetables[seat])
        return planted or any(state.notes[card] for card in card_fields(state, seat))

    def visit(self, state: Agricola, seat: int, space: int) -> None:
        for crops in (state.grain[seat], state.vegetables[seat]):
            for place in farm.spaces_of(state.fields[seat]):
                if crops[place]:
                    crops[place] += 1
        for card in card_fields(state, seat):
            if state.notes[card]:
                state.notes[card] += 1
        state.emit("event-dungs", seat=seat)


class HomemadeSpaceRocket(Drawn):
    """A space: 4 points for 2 wood, 2 clay, 1 reed and 1 stone, once on each visit."""

    parts: ClassVar[Goods] = ((WOOD, 2), (CLAY, 2), (REED, 1), (STONE, 1))
    points = 4

    def can_visit(self, state: Agricola, seat: int, space: int) -> bool:
        return all(state.goods[seat][good] >= amount for good, amount in self.parts)

    def visit(self, state: Agricola, seat: int, space: int) -> None:
        self.costs(state, seat, *self.parts)
        self.scores(state, seat, self.points)


class Transmogrifier(Drawn):
    """A space: all goods of a kind in the supply, or all on an accumulation space, become as many of another kind."""

    def can_visit(self, state: Agricola, seat: int, space: int) -> bool:
        return any(state.goods[seat]) or len(filled_spaces(state)) > 0

    def visit(self, state: Agricola, seat: int, space: int) -> None:
        state.then(ChooseWhatTurns(seat))


def filled_spaces(state: Agricola) -> list[int]:
    """List the accumulation spaces with goods."""
    return [space for space in accumulation_spaces(state) if any(amount for _, amount in goods_on(state, space))]


@dataclass(frozen=True, slots=True)
class ChooseWhatTurns(Question):
    """The seat must choose a kind of its own goods, or a space. First it may turn goods into food, which then turns together."""

    seat: int

    prompt = "ask-transmute"
    chapter = "decks"
    leaves_time = False

    def options(self, state: Agricola) -> list[int]:
        own = state.goods[self.seat]
        edible = CONVERT.options(edible_goods(state, self.seat))
        return [*GIVE.options([good for good in range(len(GOODS)) if own[good]]), *edible, *AT.options(filled_spaces(state))]

    def choose(self, state: Agricola, option: int) -> None:
        verb, thing = OPTIONS.read(option)
        if verb is CONVERT:
            convert(state, self.seat, thing)
            state.then(self)
        else:
            state.then(TurnSupply(self.seat, thing) if verb is GIVE else TurnSpace(self.seat, thing))


@dataclass(frozen=True, slots=True)
class TurnSupply(Question):
    """The seat must choose what all its goods of a kind become."""

    seat: int
    good: int

    prompt = "ask-into"
    chapter = "decks"
    leaves_time = False

    def options(self, state: Agricola) -> list[int]:
        return INTO.options([other for other in USUAL_GOODS if other != self.good])

    def choose(self, state: Agricola, option: int) -> None:
        _, other = OPTIONS.read(option)
        amount, state.goods[self.seat][self.good] = state.goods[self.seat][self.good], 0
        receive(state, self.seat, ((other, amount),), TRANSMOGRIFIER)


@dataclass(frozen=True, slots=True)
class TurnSpace(Question):
    """The seat must choose what all goods on a space become; goods that come there later are as printed."""

    seat: int
    space: int

    prompt = "ask-into"
    chapter = "decks"
    leaves_time = False

    def options(self, state: Agricola) -> list[int]:
        lying = {good for good, amount in goods_on(state, self.space) if amount}
        return INTO.options([other for other in USUAL_GOODS if {other} != lying])

    def choose(self, state: Agricola, option: int) -> None:
        _, other = OPTIONS.read(option)
        amount = sum(number for _, number in goods_on(state, self.space))
        clear(state, self.space)
        state.put_on_space(self.space, other, amount)
        state.emit("event-transmutes", seat=self.seat, space=self.space, goods=((other, amount),))


# Traders


class Merchants(Drawn, ABC):
    """Traders who wait on the shelf until a player does what they want and pays them for the card."""

    offered = AFTER
    price: ClassVar[tuple[int, int]]

    @abstractmethod
    def wants(self, state: Agricola, seat: int, moment: Moment) -> bool:
        """Return whether the seat has just done what they want."""

    def may(self, state: Agricola, seat: int, moment: Moment) -> bool:
        return self.number in state.shelf and self.wants(state, seat, moment) and pays(state, seat, self.price)

    def use(self, state: Agricola, seat: int, moment: Moment) -> None:
        take_from_shelf(state, seat, self.number)
        self.costs(state, seat, self.price)
        state.emit("event-trades", seat=seat, card=self.number)


class MerchantsOfJupiter(Merchants):
    """For a player who builds a stable and pays 2 reed; in summer, stables may come with rooms, also with those of a new house.

    During building or renovating, its note is the number of stables before.
    """

    price = (REED, 2)

    def before(self, state: Agricola, seat: int, action: int, space: int) -> None:
        if action in BUILDING_ROOMS or action in RENOVATING:
            state.notes[self.number] = state.stables[seat].bit_count()

    def wants(self, state: Agricola, seat: int, moment: Moment) -> bool:
        may_bring = moment.action in BUILDING_ROOMS or moment.action in RENOVATING
        came_with_rooms = may_bring and state.stables[seat].bit_count() > state.notes[self.number]
        return came_with_rooms or moment.action in STABLE_BUILDING

    def use(self, state: Agricola, seat: int, moment: Moment) -> None:
        state.notes[self.number] = 0
        super().use(state, seat, moment)


class MerchantsOfMars(Merchants):
    """For a player who has a child with room for it, and pays 2 food."""

    price = (FOOD, 2)

    def wants(self, state: Agricola, seat: int, moment: Moment) -> bool:
        return moment.action == GROW


class MerchantsOfPluto(Merchants):
    """For a player who uses the space for fences, and pays 2 stone."""

    price = (STONE, 2)

    def wants(self, state: Agricola, seat: int, moment: Moment) -> bool:
        return uses(moment, FENCING)


# Artifacts


class LeyLines(Drawn):
    """At the end, 1 point for every column of three rooms or three fields, and for every pasture that covers a column."""

    def bonus(self, state: Agricola, seat: int) -> int:
        columns = [farm.WEST << column for column in range(farm.COLUMNS)]
        filled = sum([spaces & column == column for spaces in (state.rooms[seat], state.fields[seat]) for column in columns])
        crossed = [any(pasture & column == column for column in columns) for pasture in farm.pastures_of(state.fences[seat])]
        return filled + sum(crossed)


class StrangeAlienEnergy(Drawn):
    """It has three tanks of fuel. Right before people return home, its owner may spend one to use a free space."""

    keeps = "fuel"
    times = (COMING_HOME,)
    tanks = 3

    def play(self, state: Agricola, seat: int) -> None:
        state.notes[self.number] = self.tanks

    def at(self, state: Agricola, seat: int, when: int) -> None:
        if state.notes[self.number]:
            state.then(UseFuel(seat))


@dataclass(frozen=True, slots=True)
class UseFuel(Question):
    """The seat may use a space without a person; it sends nobody there."""

    seat: int

    prompt = "ask-fuel"
    chapter = "decks"

    def options(self, state: Agricola) -> list[int]:
        return [*AT.options(free_spaces(state, self.seat)), ENOUGH_OPTION]

    def choose(self, state: Agricola, option: int) -> None:
        verb, where = OPTIONS.read(option)
        if verb is ENOUGH:
            return
        state.notes[FUEL] -= 1
        state.emit("event-fuel", seat=self.seat, space=where)
        state.then(UseSpace(self.seat, where))

    def about(self, state: Agricola) -> dict[str, Any]:
        return {"tanks": state.notes[FUEL]}


class AlienFarmhand(Drawn):
    """It marks an accumulation space. Right before people return home, its owner may take a good from there if nobody is there.

    Its note is the space, counted from 1.
    """

    times = (COMING_HOME,)

    def play(self, state: Agricola, seat: int) -> None:
        state.then(MarkSpace(seat, self.number))

    def at(self, state: Agricola, seat: int, when: int) -> None:
        where = state.notes[self.number] - 1
        if where >= 0 and state.taken[where] == NOBODY and any(amount for _, amount in goods_on(state, where)):
            state.then(TakeOne(seat, where))

    def marks(self, state: Agricola, space: int) -> str:
        return "pitchfork" if state.notes[self.number] == space + 1 else ""


@dataclass(frozen=True, slots=True)
class MarkSpace(Question):
    """The seat must choose the accumulation space that a card marks."""

    seat: int
    card: int

    prompt = "ask-mark"
    chapter = "decks"
    leaves_time = False

    def options(self, state: Agricola) -> list[int]:
        return AT.options(accumulation_spaces(state))

    def choose(self, state: Agricola, option: int) -> None:
        _, where = OPTIONS.read(option)
        state.notes[self.card] = where + 1
        state.emit("event-marks", seat=self.seat, space=where, card=self.card)


@dataclass(frozen=True, slots=True)
class TakeOne(Question):
    """The seat may take one good from a space."""

    seat: int
    space: int

    prompt = "ask-take-one"
    chapter = "decks"

    def options(self, state: Agricola) -> list[int]:
        return [*TAKE.options(sorted({good for good, amount in goods_on(state, self.space) if amount})), ENOUGH_OPTION]

    def choose(self, state: Agricola, option: int) -> None:
        verb, good = OPTIONS.read(option)
        if verb is ENOUGH:
            return
        take_one(state, self.space, good)
        receive(state, self.seat, ((good, 1),), space=self.space)
        cook_before_drawing(state, self.seat, self.space, ((good, 1),))
        draw_cards(state, self.seat, self.space, ((good, 1),))


def take_one(state: Agricola, where: int, good: int) -> None:
    """Take one good from a space."""
    if good in dict(state.box.fills[where][state.seats]) and state.piles[where]:
        state.piles[where] -= 1
        return
    entry = next(entry for entry in state.strewn if entry[:2] == [where, good])
    left = [[where, good, entry[2] - 1]] if entry[2] > 1 else []
    state.strewn = [*[other for other in state.strewn if other is not entry], *left]


class Replicator(Drawn):
    """When its owner next takes goods from an accumulation space, 1 more of each kind; then the card moves one seat to the left."""

    def before(self, state: Agricola, seat: int, action: int, space: int) -> None:
        if action != USE or space not in state.box.fills:
            return
        taken = [good for good, amount in goods_on(state, space) if amount]
        if taken:
            self.gives(state, seat, *[(good, 1) for good in taken])
            state.then(HandOver(seat, self.number))


class TheXFile(Drawn):
    """Each time its owner builds fences, stables or wooden rooms, they cost 1 wood less in all.

    During building, its note is the number of rooms or stables before, counted from 1.
    """

    free_fences = 1

    def before(self, state: Agricola, seat: int, action: int, space: int) -> None:
        if action in BUILDING_ROOMS or action in STABLE_ACTIONS:
            state.notes[self.number] = 1 + self.built(state, seat, ROOMS if action in BUILDING_ROOMS else STABLES)

    def after(self, state: Agricola, seat: int, action: int, space: int, was: int) -> None:
        state.notes[self.number] = 0

    def less(self, state: Agricola, seat: int, thing: int) -> Goods:
        if thing not in STABLE_ACTIONS and (thing != ROOMS or state.house[seat] != WOOD_HOUSE):
            return ()
        note = state.notes[self.number]
        return ((WOOD, 1),) if note in (0, 1 + self.built(state, seat, thing)) else ()

    def built(self, state: Agricola, seat: int, thing: int) -> int:
        """Count the rooms or stables of a seat and, in a team, of its partner, for whom it may build."""
        built = state.rooms if thing == ROOMS else state.stables
        return built[seat].bit_count() + (built[state.partner(seat)].bit_count() if state.team else 0)


class FurryFriends(Drawn):
    """Two fuzzballs. In the field phase every two have a young one; then each eats 1 food, or leaves and costs 1 point.

    At the end each is worth 1 point.
    """

    keeps = "fuzzball"
    times = (FIELDS, FEEDING)
    first = 2

    def play(self, state: Agricola, seat: int) -> None:
        state.notes[self.number] = self.first

    def at(self, state: Agricola, seat: int, when: int) -> None:
        number = state.notes[self.number]
        if when == FIELDS:
            state.notes[self.number] += number // 2
        elif number:
            state.then(FeedFuzzballs(seat, number))

    def bonus(self, state: Agricola, seat: int) -> int:
        return state.notes[self.number]


@dataclass(frozen=True, slots=True)
class FeedFuzzballs(Question):
    """The seat may feed one fuzzball after another; unfed ones leave."""

    seat: int
    left: int  # fuzzballs that have not eaten yet

    prompt = "ask-fuzzballs"
    chapter = "decks"

    def options(self, state: Agricola) -> list[int]:
        if state.goods[self.seat][FOOD]:
            return [GIVE.option(FOOD), ENOUGH_OPTION]
        return [*CONVERT.options(edible_goods(state, self.seat)), ENOUGH_OPTION]

    def choose(self, state: Agricola, option: int) -> None:
        verb, good = OPTIONS.read(option)
        if verb is ENOUGH:
            state.notes[FUZZBALLS] -= self.left
            state.bonus[self.seat] -= self.left
            state.emit("event-fuzzballs", seat=self.seat, count=self.left)
        elif verb is CONVERT:
            convert(state, self.seat, good)
            state.then(self)
        else:
            state.goods[self.seat][FOOD] -= 1
            if self.left > 1:
                state.then(FeedFuzzballs(self.seat, self.left - 1))

    def about(self, state: Agricola) -> dict[str, Any]:
        return {"count": self.left}


# The occupation


class Rebel(Drawn):
    """5 points at once. When people return home, a person of the family moves onto the card for good, as soon as one can."""

    keeps = "person"
    times = (AT_HOME,)
    points = 5

    def play(self, state: Agricola, seat: int) -> None:
        self.scores(state, seat, self.points)

    def at(self, state: Agricola, seat: int, when: int) -> None:
        if not state.notes[self.number] and rest(state, seat):
            state.notes[self.number] = 1
            state.emit("event-rests", seat=seat, card=self.number)
