"""The harvest: fields, feeding, breeding."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from grange.core.state import Bits
from grange.core.step import Question, Step
from grange.games.agricola import farm
from grange.games.agricola.box import FAIRY, FOOD, GRAIN, HERD, NO_GOOD, SEATS, SHEEP, VEGETABLE
from grange.games.agricola.cards import BEFORE_FIELDS, BREEDING, FEEDING, FIELDS, all_cards_at, cards_at
from grange.games.agricola.options import CONVERT, CRAFT, ENOUGH, ENOUGH_OPTION, FEED, FEED_OPTION, OPTIONS
from grange.games.agricola.rules.animals import LetAnimalGo
from grange.games.agricola.rules.costs import convert, food_values
from grange.games.agricola.rules.fields import card_fields
from grange.games.agricola.rules.housing import homeless, room_for_fairies
from grange.games.agricola.rules.pause import PAUSES
from grange.games.agricola.state import Agricola

ALL_KINDS = sum(1 << animal for animal in HERD)


@dataclass(frozen=True, slots=True)
class FieldPhase(Step):
    """Every planted field gives one of its crops."""

    def happen(self, state: Agricola) -> None:
        state.emit("event-harvest")
        for seat in range(state.seats):
            reap_fields(state, seat)


def reap_fields(state: Agricola, seat: int) -> None:
    """Take one crop from every planted field of a seat."""
    grain = reap(state.grain[seat], state.fields[seat])
    vegetables = reap(state.vegetables[seat], state.fields[seat])
    if state.has_cards:
        vegetables += reap_cards(state, seat)
    state.gain(seat, tuple((crop, number) for crop, number in ((GRAIN, grain), (VEGETABLE, vegetables)) if number))


def reap(crops: bytearray, fields: int) -> int:
    """Take one from every field with crops of a kind, and count them."""
    number = 0
    for place in farm.spaces_of(fields):
        if crops[place]:
            crops[place] -= 1
            number += 1
    return number


def reap_cards(state: Agricola, seat: int) -> int:
    """Take a vegetable from every card field, and count them."""
    planted = [card for card in card_fields(state, seat) if state.notes[card]]
    for card in planted:
        state.notes[card] -= 1
    return len(planted)


@dataclass(frozen=True, slots=True)
class FeedingPhase(Step):
    """All families eat at the same time."""

    def happen(self, state: Agricola) -> None:
        state.together(MEALS[: state.seats])


def food_needed(state: Agricola, seat: int) -> int:
    """Count the food that the seat's family eats at a harvest."""
    newborns = state.newborns[seat]
    return state.box.adult[state.seats - 1] * (state.people[seat] - newborns) + state.box.newborn[state.seats - 1] * newborns


@dataclass(frozen=True, slots=True)
class FeedFamily(Question):
    """The seat may turn goods into food, each workshop once in a harvest. Then the family eats, and begs for what is missing.

    Once there is enough food, only workshops are offered: crops and animals can be turned into food at any later time.
    """

    seat: int
    crafts: Bits  # the goods whose workshops were used in this harvest

    prompt = "ask-feed"
    chapter = "harvest"

    def options(self, state: Agricola) -> list[int]:
        own = state.goods[self.seat]
        enough = own[FOOD] >= food_needed(state, self.seat)
        if enough and not state.cards[self.seat]:
            return [FEED_OPTION]
        first = CONVERT.first
        found = [] if enough else [first + good for good in food_values(state, self.seat) if own[good]]
        if state.cards[self.seat]:
            found += CRAFT.options([good for good in self.workshops(state) if own[good]])
        return [*found, FEED_OPTION]

    def workshops(self, state: Agricola) -> dict[int, int]:
        """Return how much food each unused workshop gives, by its good."""
        workshops = [major for major in state.majors_of(self.seat) if major.craft_food]
        return {major.craft: major.craft_food for major in workshops if not self.crafts >> major.craft & 1}

    def choose(self, state: Agricola, option: int) -> None:
        verb, good = OPTIONS.read(option)
        if verb is FEED:
            eat(state, self.seat)
            for card in cards_at(state, self.seat, FEEDING) if state.has_decks else ():
                card.at(state, self.seat, FEEDING)
            if state.cards[self.seat]:  # without a card nobody cooks animals
                state.then(CookBeforeBreeding(self.seat))
        elif verb is CRAFT:
            craft(state, self.seat, good, self.workshops(state)[good])
            state.then(FeedFamily(self.seat, self.crafts | 1 << good))
        elif verb is CONVERT:
            convert(state, self.seat, good)
            state.then(self)

    def about(self, state: Agricola) -> dict[str, Any]:
        need, have = food_needed(state, self.seat), state.goods[self.seat][FOOD]
        return {"need": need, "have": have, "missing": max(0, need - have)}


MEALS = tuple(FeedFamily(seat, 0) for seat in SEATS)


def craft(state: Agricola, seat: int, good: int, food: int) -> None:
    """Turn one good into food in a workshop."""
    state.goods[seat][good] -= 1
    state.goods[seat][FOOD] += food
    state.emit("event-crafts", seat=seat, good=good, food=food)


def eat(state: Agricola, seat: int) -> None:
    """Feed the family; each missing food costs a begging marker."""
    need, own = food_needed(state, seat), state.goods[seat]
    eaten = min(own[FOOD], need)
    own[FOOD] -= eaten
    state.emit("event-eats", seat=seat, food=eaten)
    if eaten < need:
        state.begging[seat] += need - eaten
        state.emit("event-begs", seat=seat, markers=need - eaten)


@dataclass(frozen=True, slots=True)
class CookBeforeBreeding(Question):
    """Before breeding the seat may cook animals; it is asked if that makes room for young."""

    seat: int
    kinds: Bits = ALL_KINDS  # kinds that will breed

    prompt = "ask-cook"
    chapter = "harvest"

    def options(self, state: Agricola) -> list[int]:
        own, cooking = state.goods[self.seat], food_values(state, self.seat)
        found = CONVERT.options([animal for animal in HERD if animal in cooking and own[animal]])
        crowded = found and homeless(state, self.seat, young_of(parents(state, self.seat, self.kinds), self.kinds))
        return [*found, ENOUGH_OPTION] if crowded else [ENOUGH_OPTION]

    def choose(self, state: Agricola, option: int) -> None:
        verb, animal = OPTIONS.read(option)
        if verb is ENOUGH:
            return
        convert(state, self.seat, animal)
        state.then(self)


def parents(state: Agricola, seat: int, kinds: Bits) -> tuple[int, ...]:
    """Count the animals of each kind that could have young; a card may count as one more when some kinds breed."""
    if not state.has_decks:
        return state.animals(seat)
    herd = list(state.herd(seat))
    for card in cards_at(state, seat, BREEDING):
        if (kind := card.counts_as(state, seat, kinds)) != NO_GOOD:
            herd[kind - SHEEP] += 1
    return tuple(herd)


def young_of(animals: tuple[int, ...], kinds: Bits = ALL_KINDS) -> tuple[int, ...]:
    """Return which kinds have young: one for every breeding kind with at least two animals."""
    return tuple([int(number > 1 and kinds >> animal & 1) for animal, number in zip(HERD, animals, strict=False)])


@dataclass(frozen=True, slots=True)
class BreedingPhase(Step):
    """Every kind of which a seat has at least two animals has one newborn, if the farm has room for it."""

    def happen(self, state: Agricola) -> None:
        for seat in range(state.seats):
            breed(state, seat)
        crowded = [seat for seat in range(state.seats) if homeless(state, seat)]
        if crowded:
            state.together([LetAnimalGo(seat, newborn=True) for seat in crowded])


def breed(state: Agricola, seat: int, kinds: Bits = ALL_KINDS) -> None:
    """Let the seat's animals have young."""
    animals = parents(state, seat, kinds)
    if state.has_decks and kinds == ALL_KINDS:
        breed_fairies(state, seat)
    if max(animals) < 2:
        return
    born = tuple((animal, 1) for animal, number in zip(HERD, young_of(animals, kinds), strict=False) if number)
    if not born:
        return
    for animal, _ in born:
        state.goods[seat][animal] += 1
    state.emit("event-breeds", seat=seat, goods=born)


def breed_fairies(state: Agricola, seat: int) -> None:
    """Let the seat's fairies breed: two or more have a young one, if there is an unused space for it."""
    if can_breed_fairies(state, seat):
        state.goods[seat][FAIRY] += 1
        state.emit("event-breeds", seat=seat, goods=((FAIRY, 1),))


def can_breed_fairies(state: Agricola, seat: int) -> bool:
    """Return whether a fairy could be born."""
    return state.goods[seat][FAIRY] > 1 and room_for_fairies(state, seat) > state.goods[seat][FAIRY]


# With cards


@dataclass(frozen=True, slots=True)
class Breed(Step):
    """A card lets some kinds of a seat's animals breed outside a harvest."""

    seat: int
    kinds: Bits

    def happen(self, state: Agricola) -> None:
        breed(state, self.seat, self.kinds)
        if homeless(state, self.seat):
            state.then(LetAnimalGo(self.seat, newborn=True))


@dataclass(frozen=True, slots=True)
class BeforeFields(Step):
    """Before the fields are reaped, all players may do what they can do at any time."""

    def happen(self, state: Agricola) -> None:
        state.together(PAUSES[: state.seats])


@dataclass(frozen=True, slots=True)
class StartOfFields(Step):
    """Cards act at the start of the field phase."""

    def happen(self, state: Agricola) -> None:
        for owner, card in all_cards_at(state, state.leader, BEFORE_FIELDS):
            card.at(state, owner, BEFORE_FIELDS)


@dataclass(frozen=True, slots=True)
class CardsInFieldPhase(Step):
    """Cards act in the field phase."""

    def happen(self, state: Agricola) -> None:
        for owner, card in all_cards_at(state, state.leader, FIELDS):
            card.at(state, owner, FIELDS)


HARVEST = (FieldPhase(), FeedingPhase(), BreedingPhase())
HARVEST_WITH_CARDS = (BeforeFields(), StartOfFields(), FieldPhase(), CardsInFieldPhase(), FeedingPhase(), BreedingPhase())
