"""Crop providers: cards that bring grain and vegetables, and fields for them."""

from __future__ import annotations

from dataclasses import dataclass

from grange.core.state import Bits
from grange.core.step import Question
from grange.games.agricola import farm
from grange.games.agricola.box import FOOD, GRAIN, VEGETABLE, WOOD
from grange.games.agricola.cards import ANY_TIME, FIELDS, ROUND_STARTS, Moment
from grange.games.agricola.cards.hand import MayUse, Minor, Occupation, pays, space, used
from grange.games.agricola.options import CELL, ENOUGH, ENOUGH_OPTION, OPTIONS, USE
from grange.games.agricola.rules.costs import can_go_on
from grange.games.agricola.rules.fields import card_fields, empty_card_fields
from grange.games.agricola.state import Agricola

DAY_LABORER, GRAIN_SEEDS, PLAYERS = space("day_laborer"), space("grain_seeds"), space("traveling_players")


# Occupations


class ScytheWorker(Occupation):
    """When it is played, 1 grain. In the field phase of a harvest its owner may take one more grain from each grain field."""

    times = (FIELDS,)

    def play(self, state: Agricola, seat: int) -> None:
        self.gives(state, seat, (GRAIN, 1))

    def at(self, state: Agricola, seat: int, when: int) -> None:
        if fields := [place for place, grain in enumerate([*state.grain[seat]]) if grain]:
            state.then(ReapMore(seat, self.number, sum(1 << place for place in fields)))


@dataclass(frozen=True, slots=True)
class ReapMore(Question):
    """The seat may take one more grain from any of its fields, from each at most once, as part of the same harvest."""

    seat: int
    card: int
    fields: Bits

    prompt = "ask-reap-more"
    chapter = "cards"
    leaves_time = False

    def options(self, state: Agricola) -> list[int]:
        left = [place for place in farm.spaces_of(self.fields) if state.grain[self.seat][place]]
        return [*CELL.options(left), ENOUGH_OPTION]

    def choose(self, state: Agricola, option: int) -> None:
        verb, place = OPTIONS.read(option)
        if verb is ENOUGH:
            return
        state.grain[self.seat][place] -= 1
        state.gain(self.seat, ((GRAIN, 1),), self.card)
        if left := self.fields & ~(1 << place):
            state.then(ReapMore(self.seat, self.card, left))


class SeasonalWorker(Occupation):
    """Each time its owner uses the Day Laborer, 1 grain; from round 6 on, 1 grain or 1 vegetable."""

    vegetables_from = 6

    def before(self, state: Agricola, seat: int, action: int, space: int) -> None:
        if not used(action, space, DAY_LABORER):
            return
        if state.round < self.vegetables_from:
            self.gives(state, seat, (GRAIN, 1))
        else:
            self.lets_choose(state, seat, GRAIN, VEGETABLE)


class Lutenist(Occupation):
    """Each time another player uses the Traveling Players, 1 food and 1 wood; then its owner may buy a vegetable for 2 food."""

    def on_any_use(self, state: Agricola, owner: int, actor: int, space: int) -> None:
        if space == PLAYERS and owner != actor:
            self.gives(state, owner, (FOOD, 1), (WOOD, 1))
            state.then(MayUse(owner, self.number))

    def may(self, state: Agricola, seat: int, moment: Moment) -> bool:
        return pays(state, seat, (FOOD, 2))

    def use(self, state: Agricola, seat: int, moment: Moment) -> None:
        self.costs(state, seat, (FOOD, 2))
        self.gives_then(state, seat, VEGETABLE, 1)


class Childless(Occupation):
    """At the start of every round, 1 food, and 1 grain or 1 vegetable, for an owner with three or more rooms and two people."""

    times = (ROUND_STARTS,)

    def at(self, state: Agricola, seat: int, when: int) -> None:
        if state.rooms[seat].bit_count() >= 3 and state.people[seat] == 2:
            self.gives(state, seat, (FOOD, 1))
            self.lets_choose(state, seat, GRAIN, VEGETABLE)


class Greengrocer(Occupation):
    """Each time its owner uses Grain Seeds, 1 vegetable."""

    def before(self, state: Agricola, seat: int, action: int, space: int) -> None:
        if used(action, space, GRAIN_SEEDS):
            self.gives(state, seat, (VEGETABLE, 1))


# Minor improvements


class CornScoop(Minor):
    """Each time its owner uses Grain Seeds, 1 more grain."""

    def before(self, state: Agricola, seat: int, action: int, space: int) -> None:
        if used(action, space, GRAIN_SEEDS):
            self.gives(state, seat, (GRAIN, 1))


class LargeGreenhouse(Minor):
    """Place 1 vegetable on the round spaces four, seven and nine rounds ahead."""

    def play(self, state: Agricola, seat: int) -> None:
        self.puts(state, seat, VEGETABLE, 1, (4, 7, 9))


class ClearingSpade(Minor):
    """At any time its owner may move a crop from a field with two or more to an empty field."""

    offered = ANY_TIME

    def may(self, state: Agricola, seat: int, moment: Moment) -> bool:
        return len(crops_to_move(state, seat)) > 0

    def use(self, state: Agricola, seat: int, moment: Moment) -> None:
        state.then(MoveCrop(seat))


@dataclass(frozen=True, slots=True)
class MoveCrop(Question):
    """The seat must move a crop from a field with two or more to an empty field; a vegetable goes to an empty card field first."""

    seat: int

    prompt = "ask-move-crop"
    chapter = "cards"
    leaves_time = False

    def options(self, state: Agricola) -> list[int]:
        return crops_to_move(state, self.seat, above=1)

    def choose(self, state: Agricola, option: int) -> None:
        verb, thing = OPTIONS.read(option)
        grain, vegetables = state.grain[self.seat], state.vegetables[self.seat]
        crop = GRAIN if verb is CELL and grain[thing] else VEGETABLE
        crops, place = next_empty_field(state, self.seat, crop)
        if verb is USE:
            state.notes[thing] -= 1
        elif crop == GRAIN:
            grain[thing] -= 1
        else:
            vegetables[thing] -= 1
        crops[place] = 1
        state.emit("event-moves-crop", seat=self.seat)


def crops_to_move(state: Agricola, seat: int, above: int = 0) -> list[int]:
    """List the fields with two crops or more from which one can move, leaving enough for the pending steps beyond `above`."""
    own = farm.spaces_of(state.fields[seat])
    grain = [place for place in own if state.grain[seat][place] > 1]
    vegetables = [place for place in own if state.vegetables[seat][place] > 1]
    cards = [card for card in card_fields(state, seat) if state.notes[card] > 1]
    if grain and not can_fill(state, seat, GRAIN, above):
        grain = []
    if (vegetables or cards) and not can_fill(state, seat, VEGETABLE, above):
        vegetables, cards = [], []
    return [*CELL.options(sorted([*grain, *vegetables])), *USE.options(cards)]


def can_fill(state: Agricola, seat: int, crop: int, above: int) -> bool:
    """Return whether a seat has an empty field for a crop, and could fill it and still do its pending steps."""
    if not state.empty_fields(seat) and (crop == GRAIN or not empty_card_fields(state, seat)):
        return False
    crops, place = next_empty_field(state, seat, crop)
    crops[place] = 1
    possible = can_go_on(state, seat, above)
    crops[place] = 0
    return possible


def next_empty_field(state: Agricola, seat: int, crop: int) -> tuple[bytearray | list[int], int]:
    """Find the empty field that a crop goes to: the list that counts its crops, and its index there."""
    if crop == VEGETABLE and (cards := empty_card_fields(state, seat)):
        return state.notes, cards[0]
    return (state.grain if crop == GRAIN else state.vegetables)[seat], state.empty_fields(seat)[0]


class MarketStall(Minor):
    """1 vegetable."""

    def play(self, state: Agricola, seat: int) -> None:
        self.gives(state, seat, (VEGETABLE, 1))


class SackCart(Minor):
    """Place 1 grain on each of the round spaces 5, 8, 11 and 14 that is still to come."""

    rounds = (5, 8, 11, 14)

    def play(self, state: Agricola, seat: int) -> None:
        self.puts(state, seat, GRAIN, 1, [when - state.round for when in self.rounds if when > state.round])


class Beanfield(Minor):
    """The card is a field for vegetables only."""

    is_field = True
    keeps = "vegetable"
