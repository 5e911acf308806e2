"""The Legendary deck: its occupations, improvements and action spaces."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from grange.core.state import Bits
from grange.core.step import Question, Step
from grange.games.agricola import farm
from grange.games.agricola.box import (
    ANIMALS,
    BOAR,
    CARD_NUMBER,
    CARD_OF_SPACE,
    CATTLE,
    CLAY,
    CLOSED,
    FAIRY,
    FIRST_MINOR,
    FIRST_OCCUPATION,
    FOOD,
    GOODS,
    GROW_ANYWAY,
    HERD,
    LEGENDARY_DECK,
    LLAMA,
    NO_GOOD,
    NO_SEAT,
    NO_SPACE,
    NOBODY,
    REED,
    SEATS,
    SHEEP,
    STONE,
    USE,
    WOOD,
)
from grange.games.agricola.cards import ANY_TIME, AT_HOME, CARDS, COMING_HOME, FEEDING, WORK_ENDS, Moment
from grange.games.agricola.cards.drawn import Drawn, accumulation_spaces, free_spaces
from grange.games.agricola.cards.hand import space, used
from grange.games.agricola.options import (
    AT,
    CELL,
    CONVERT,
    ENOUGH,
    ENOUGH_OPTION,
    FAMILY,
    GIVE,
    INTO,
    LOSE,
    OPTIONS,
    SPACE,
    STAY,
    TOP,
)
from grange.games.agricola.rules.actions import do
from grange.games.agricola.rules.animals import find_room
from grange.games.agricola.rules.costs import convert, edible_goods
from grange.games.agricola.rules.family import can_grow_anyway
from grange.games.agricola.rules.goods import goods_on
from grange.games.agricola.rules.pretending import Pretending
from grange.games.agricola.rules.spaces import UseSpace, place_person, possible_spaces
from grange.games.agricola.rules.turn import EndOfTurn, NextTurn, SendPerson
from grange.games.agricola.scoring import has_llamas, points_for
from grange.games.agricola.state import Agricola
from grange.games.agricola.variants.deal import draw, minor, record_seen
from grange.games.agricola.variants.decks import ShuffleBack, can_leave, cook_before_drawing, draw_cards, remove_card, rest

FISHING, BASIC_WISH = space("fishing"), space("basic_wish")
FAIRY_RING, WARRIOR_QUEEN = space("fairy_ring"), space("warrior_queen")
ROADS = {space("road_not_taken_reed"): (REED, STONE), space("road_not_taken_clay"): (CLAY,)}
REVENANT, UNICORN = CARD_NUMBER["revenant"], CARD_NUMBER["unicorn_one"]


# Occupations

WAITS_THERE, HAS_WORKED, FIRST_SPACE = 1, 2, 3  # values of the Revenant's note


class Revenant(Drawn):
    """When people return home, a person of the family moves onto the card.

    It needs no room, and in every round it works last of all, twice. The note is 1 while the person waits, then 3 plus the number
    of its first space, and 2 when it has done its work.
    """

    keeps = "person"
    beds = 1
    times = (AT_HOME, WORK_ENDS)

    def at(self, state: Agricola, seat: int, when: int) -> None:
        note = state.notes[self.number]
        if when == AT_HOME:
            lies_down = rest(state, seat)
            state.notes[self.number] = WAITS_THERE if lies_down else 0
            if lies_down and not note:
                state.emit("event-rests", seat=seat, card=self.number)
        elif note == WAITS_THERE:
            state.notes[self.number] = HAS_WORKED
            state.resting[seat] -= 1
            state.placed[seat] -= 1
            sender = state.sent_by[seat]
            first = WorkLast(seat, NO_SPACE) if sender == NO_SEAT else SendLast(sender, seat)
            state.then(first, EndOfTurn(seat), NextTurn(seat))
        elif note >= FIRST_SPACE:
            state.notes[self.number] = HAS_WORKED
            state.then(WorkLast(seat, note - FIRST_SPACE), EndOfTurn(seat), NextTurn(seat))

    def lodges(self, state: Agricola) -> int:
        return min(1, state.notes[self.number])

    def lying(self, state: Agricola) -> tuple[str, int]:
        return self.keeps, min(1, state.notes[self.number])


@dataclass(frozen=True, slots=True)
class WorkLast(Question):
    """The person that waited on a card may go to a space, and then to a second one."""

    seat: int
    space: int  # where it is now

    prompt = "ask-work-last"
    chapter = "decks"

    def options(self, state: Agricola) -> list[int]:
        return [*SPACE.options(self.spaces(state)), STAY.option()]

    def spaces(self, state: Agricola) -> list[int]:
        """List where the person can go, as the table will be once it has left its first space."""
        if self.space == NO_SPACE:
            return possible_spaces(state, self.seat)
        with (
            Pretending(state.taken, self.space, self.leaves(state)),
            Pretending(state.placed, self.seat, state.placed[self.seat] - 1),
        ):
            return [space for space in possible_spaces(state, self.seat) if space != self.space]

    def leaves(self, state: Agricola) -> int:
        """Return who is on its first space once it has left; a space for one person a round stays closed."""
        closed = self.space in state.tile or self.space in ROADS
        return CLOSED if closed else state.taken[self.space] & ~(1 << self.seat)

    def choose(self, state: Agricola, option: int) -> None:
        verb, where = OPTIONS.read(option)
        if verb is STAY:
            state.placed[self.seat] += self.space == NO_SPACE
            return
        if self.space == NO_SPACE:
            state.notes[REVENANT] = FIRST_SPACE + where
        else:
            self.go_on(state)
        place_person(state, self.seat, where)

    def go_on(self, state: Agricola) -> None:
        """Leave the first space; what a card does for a person who was there still happens."""
        state.taken[self.space] = self.leaves(state)
        state.placed[self.seat] -= 1
        if self.space in CARD_OF_SPACE:
            CARDS[CARD_OF_SPACE[self.space]].left(state, self.seat, self.space)

    def about(self, state: Agricola) -> dict[str, Any]:
        return {"actions": 2 if self.space == NO_SPACE else 1}


@dataclass(frozen=True, slots=True)
class SendLast(SendPerson):
    """The seat chooses the first space for another seat's person that works last; that other seat chooses the second."""

    def let_choose(self, state: Agricola) -> None:
        state.then(WorkLast(self.whose, NO_SPACE))

    def send(self, state: Agricola, space: int) -> None:
        cook_before_drawing(state, self.whose, space, goods_on(state, space))
        WorkLast(self.whose, NO_SPACE).choose(state, SPACE.option(space))


class Werewolf(Drawn):
    """Each time people return home, its owner must sacrifice an animal: its own or, without any, another player's.

    The owner of the animal may use a free space.
    """

    times = (COMING_HOME,)

    def at(self, state: Agricola, seat: int, when: int) -> None:
        state.then(WantAnimal(seat))


@dataclass(frozen=True, slots=True)
class WantAnimal(Step):
    """Look for an animal only now, because earlier cards may have taken some."""

    seat: int

    def happen(self, state: Agricola) -> None:
        if has_animals(state, self.seat):
            state.then(Sacrifice(self.seat, self.seat))
            return
        others = [other for other in range(state.seats) if has_animals(state, other)]
        state.then(*[HideAnimals(other) for other in others], LookElsewhere(self.seat))


@dataclass(frozen=True, slots=True)
class HideAnimals(Question):
    """Before the werewolf chooses, the seat may cook animals. Afterwards nobody may cook in response."""

    seat: int

    prompt = "ask-hide-animals"
    chapter = "decks"
    leaves_time = False

    def options(self, state: Agricola) -> list[int]:
        return [*CONVERT.options(animals_to_cook(state, self.seat)), ENOUGH_OPTION]

    def choose(self, state: Agricola, option: int) -> None:
        verb, animal = OPTIONS.read(option)
        if verb is not ENOUGH:
            convert(state, self.seat, animal)
            state.then(self)


def animals_to_cook(state: Agricola, seat: int) -> list[int]:
    """List the animals that a seat could cook."""
    return [good for good in edible_goods(state, seat) if good in HERD]


@dataclass(frozen=True, slots=True)
class LookElsewhere(Step):
    """If its owner has no animals, the werewolf takes another player's, if any player has one."""

    seat: int

    def happen(self, state: Agricola) -> None:
        if any(has_animals(state, other) for other in range(state.seats)):
            state.then(ChooseVictim(self.seat))


def has_animals(state: Agricola, seat: int) -> bool:
    """Return whether a seat has an animal."""
    return any(state.herd(seat))


@dataclass(frozen=True, slots=True)
class ChooseVictim(Question):
    """The seat must choose whose animal is sacrificed."""

    seat: int

    prompt = "ask-victim"
    chapter = "decks"
    leaves_time = False

    def options(self, state: Agricola) -> list[int]:
        return FAMILY.options([other for other in range(state.seats) if has_animals(state, other)])

    def choose(self, state: Agricola, option: int) -> None:
        _, other = OPTIONS.read(option)
        state.then(Sacrifice(self.seat, other))


@dataclass(frozen=True, slots=True)
class Sacrifice(Question):
    """The seat must choose the animal to sacrifice. It may cook its own animals first; other players cannot cook in response."""

    seat: int
    whose: int

    prompt = "ask-sacrifice"
    chapter = "decks"
    leaves_time = False

    def options(self, state: Agricola) -> list[int]:
        found = GIVE.options([animal for animal in HERD if state.goods[self.whose][animal]])
        return found + CONVERT.options(animals_to_cook(state, self.seat)) if self.whose == self.seat else found

    def choose(self, state: Agricola, option: int) -> None:
        verb, animal = OPTIONS.read(option)
        if verb is CONVERT:
            convert(state, self.seat, animal)
            state.then(WantAnimal(self.seat))
            return
        state.goods[self.whose][animal] -= 1
        state.emit("event-sacrifice", seat=self.whose, good=animal)
        state.then(ActOnFreeSpace(self.whose))


@dataclass(frozen=True, slots=True)
class ActOnFreeSpace(Question):
    """The seat may use a space without a person; it sends nobody there."""

    seat: int

    prompt = "ask-free-space"
    chapter = "decks"

    def options(self, state: Agricola) -> list[int]:
        return [*AT.options(free_spaces(state, self.seat)), ENOUGH_OPTION]

    def choose(self, state: Agricola, option: int) -> None:
        verb, where = OPTIONS.read(option)
        if verb is not ENOUGH:
            state.emit("event-acts", seat=self.seat, space=where)
            state.then(UseSpace(self.seat, where))


class NobleKnight(Drawn):
    """Each time its owner uses Fishing, 2 wood."""

    def before(self, state: Agricola, seat: int, action: int, space: int) -> None:
        if used(action, space, FISHING):
            self.gives(state, seat, (WOOD, 2))


class ChuckTheWoodChuck(Drawn):
    """Each time its owner uses a space that gives only wood, 1 more wood."""

    def before(self, state: Agricola, seat: int, action: int, space: int) -> None:
        if action == USE and {good for good, amount in goods_on(state, space) if amount} == {WOOD}:
            self.gives(state, seat, (WOOD, 1))


# Minor improvements


class UnicornOne(Drawn):
    """When animals breed, and at the end, the unicorn counts as one animal of a kind that its owner chooses.

    When animals breed, its note is the chosen kind.
    """

    times = (FEEDING,)

    def at(self, state: Agricola, seat: int, when: int) -> None:
        single = single_kinds(state, seat)
        state.notes[self.number] = single[-1] if single else 0
        if len(single) > 1:
            state.then(BeOneOf(seat))

    def counts_as(self, state: Agricola, seat: int, kinds: Bits) -> int:
        single = [kind for kind in single_kinds(state, seat) if kinds >> kind & 1]
        chosen = state.notes[self.number]
        return chosen if chosen in single else single[-1] if single else NO_GOOD

    def bonus(self, state: Agricola, seat: int) -> int:
        box, own = state.box, state.goods[seat]
        steps = {kind: box.steps[name] for kind, name in zip(ANIMALS, ("sheep", "boar", "cattle"), strict=True)}
        if has_llamas(state):
            steps[LLAMA] = box.steps["llamas"]
        missing = box.score["missing"]
        return max(
            points_for(own[kind] + 1, scale, missing) - points_for(own[kind], scale, missing) for kind, scale in steps.items()
        )


def single_kinds(state: Agricola, seat: int) -> list[int]:
    """List the kinds of which a farm has exactly one animal, so that one more makes a pair."""
    return [kind for kind in HERD if state.goods[seat][kind] == 1]


@dataclass(frozen=True, slots=True)
class BeOneOf(Question):
    """The seat must choose the kind as which the unicorn counts when animals breed."""

    seat: int

    prompt = "ask-unicorn"
    chapter = "decks"
    leaves_time = False

    def options(self, state: Agricola) -> list[int]:
        return INTO.options(single_kinds(state, self.seat))

    def choose(self, state: Agricola, option: int) -> None:
        _, state.notes[UNICORN] = OPTIONS.read(option)


class UnicornTwo(Drawn):
    """The family grows at once, even without room."""

    def play(self, state: Agricola, seat: int) -> None:
        if can_grow_anyway(state, seat):
            do(state, seat, GROW_ANYWAY)


class FencesOfUnusualSize(Drawn):
    """Each straight line of new fences costs as much wood as one fence."""

    long_fences = True


class Witch(Drawn):
    """It costs 1 wood and has 3 tokens. For a token its owner may look at the next three cards of the deck and reorder them.

    After the last token the card returns to the deck.
    """

    offered = ANY_TIME
    keeps = "scrying"
    tokens = 3
    seen = 3  # cards for each token

    def play(self, state: Agricola, seat: int) -> None:
        if state.goods[seat][WOOD]:
            self.costs(state, seat, (WOOD, 1))
        state.notes[self.number] = self.tokens

    def use(self, state: Agricola, seat: int, moment: Moment) -> None:
        state.revealed()
        state.notes[self.number] -= 1
        state.scried[seat] = min(self.seen, len(state.decks[LEGENDARY_DECK]))
        state.emit("event-scries", seat=seat)
        if state.scried[seat] > 1:
            state.then(OrderCards(seat, state.scried[seat]))
        if not state.notes[self.number]:
            state.cards[seat].remove(self.number)
            state.cards_changed()
            state.then(ShuffleBack(self.number))


@dataclass(frozen=True, slots=True)
class OrderCards(Question):
    """The seat sees the next cards of the deck and must choose their order, from the top."""

    seat: int
    left: int  # cards without a place yet; they lie below the others

    prompt = "ask-scry"
    chapter = "decks"
    leaves_time = False

    def options(self, state: Agricola) -> list[int]:
        return TOP.options(sorted(self.open_cards(state)))

    def open_cards(self, state: Agricola) -> list[int]:
        """List the cards without a place yet."""
        deck, seen = state.decks[LEGENDARY_DECK], state.scried[self.seat]
        return deck[len(deck) - seen : len(deck) - seen + self.left]

    def choose(self, state: Agricola, option: int) -> None:
        _, card = OPTIONS.read(option)
        deck = state.decks[LEGENDARY_DECK]
        first = len(deck) - state.scried[self.seat]
        others = [other for other in self.open_cards(state) if other != card]
        deck[first : first + self.left] = [*others, card]
        if self.left > 2:
            state.then(OrderCards(self.seat, self.left - 1))


class Camelot(Drawn):
    """The card houses one person and one animal of each kind."""

    beds = 1
    stalls = True

    def lying(self, state: Agricola) -> tuple[str, int]:
        owner = next((seat for seat in range(state.seats) if self.number in state.cards[seat]), NO_SEAT)
        here = [kind for kind in HERD if state.goods[owner][kind]] if owner != NO_SEAT else []
        return (GOODS[here[0]], len(here)) if here else ("", 0)


# The major improvement


class FireBogOven(Drawn):
    """At any time its owner may turn an animal, a llama or a fairy into 2 food."""


# Action spaces


class LandOfMilkAndHoney(Drawn):
    """A space: 10 food, but a person of the family does not return home."""

    def can_visit(self, state: Agricola, seat: int, space: int) -> bool:
        return can_leave(state, seat)

    def visit(self, state: Agricola, seat: int, space: int) -> None:
        state.leaving[seat] += 1
        self.gives(state, seat, (FOOD, 10))


class WarriorQueen(Drawn):
    """A space in place of the Basic Wish for Children: 5 points, but a person of the family does not return home."""

    replaces = (BASIC_WISH,)
    points = 5

    def play(self, state: Agricola, seat: int) -> None:
        state.taken[WARRIOR_QUEEN], state.taken[BASIC_WISH] = state.taken[BASIC_WISH], CLOSED

    def can_visit(self, state: Agricola, seat: int, space: int) -> bool:
        return can_leave(state, seat)

    def visit(self, state: Agricola, seat: int, space: int) -> None:
        state.leaving[seat] += 1
        self.scores(state, seat, self.points)


class DragonsLair(Drawn):
    """A space with four bargains, each at most once on a visit.

    For a sheep three of the visitor's unused spaces burn, for a wild boar it draws two minor improvements, for a cattle it gets
    3 stone, and for a person another player loses an occupation.
    """

    def can_visit(self, state: Agricola, seat: int, space: int) -> bool:
        return len(Bargain(seat, 0).offers(state)) > 0

    def visit(self, state: Agricola, seat: int, space: int) -> None:
        state.then(Bargain(seat, 0))


PERSON = 1  # marks a person in the set of what the dragon has had, besides goods
BURNT, STONES, NEW_CARDS = 3, 3, 2


@dataclass(frozen=True, slots=True)
class Bargain(Question):
    """The seat must give the dragon an animal, or a person for an occupation that another player loses; then it may give more."""

    seat: int
    goods: Bits  # what the dragon has had already

    prompt = "ask-dragon"
    chapter = "decks"

    def offers(self, state: Agricola) -> list[int]:
        """List what the seat can give now."""
        own, seat = state.goods[self.seat], self.seat
        useful = {
            SHEEP: state.unused(seat) > 0,
            BOAR: state.has_hands and bool(state.piles_of_cards[1]),
            CATTLE: True,
        }
        animals = [kind for kind in ANIMALS if useful[kind] and own[kind] and not self.goods >> kind & 1]
        lost = occupations_to_lose(state, seat) if can_leave(state, seat) and not self.goods & PERSON else []
        return [*GIVE.options(animals), *LOSE.options(lost)]

    def options(self, state: Agricola) -> list[int]:
        return [*self.offers(state), ENOUGH_OPTION] if self.goods else self.offers(state)

    def choose(self, state: Agricola, option: int) -> None:
        verb, thing = OPTIONS.read(option)
        if verb is ENOUGH:
            return
        if verb is LOSE:
            state.leaving[self.seat] += 1
            lose_occupation(state, thing)
            state.then(Bargain(self.seat, self.goods | PERSON))
            return
        state.goods[self.seat][thing] -= 1
        state.emit("event-dragon", seat=self.seat, good=thing)
        if thing == SHEEP:
            state.then(BurnSpaces(self.seat, BURNT))
        elif thing == CATTLE:
            state.gain(self.seat, ((STONE, STONES),), CARD_NUMBER["dragons_lair"])
        else:
            draw_minors(state, self.seat, NEW_CARDS)
        state.then(Bargain(self.seat, self.goods | 1 << thing))


def occupations_to_lose(state: Agricola, seat: int) -> list[int]:
    """List the occupations of other players, except those with a person on them."""
    others = [card for other in range(state.seats) if other != seat for card in state.cards[other] if state.is_occupation(card)]
    return [card for card in others if CARDS[card].keeps != "person"]


def lose_occupation(state: Agricola, card: int) -> None:
    """Remove an occupation from the game; the note of one that was played names its owner, counted from 1."""
    owner = next(seat for seat in range(state.seats) if card in state.cards[seat])
    if FIRST_OCCUPATION <= card < FIRST_MINOR:
        state.cards[owner].remove(card)
        state.gone.append(card)
        state.notes[card] = 1 + owner
        state.cards_changed()
        for seat in range(state.seats):
            record_seen(state, seat, [card])
    else:
        remove_card(state, owner, card)
    state.emit("event-loses-card", seat=owner, card=card)
    lose_goods_to_come(state, owner, card)
    find_room(state, owner)


def lose_goods_to_come(state: Agricola, seat: int, card: int) -> None:
    """Remove the goods that a seat's lost card has placed on round spaces."""
    left = [entry for entry in state.coming if entry[4] != card]
    if len(left) < len(state.coming):
        state.coming = left
        state.emit("event-loses-goods", seat=seat, card=card)


def draw_minors(state: Agricola, seat: int, number: int) -> None:
    """Let a seat draw minor improvements, as many as there are."""
    state.revealed()
    for card in draw(state, seat, number, minor):
        state.emit_only(seat, "event-drawn", seat=seat, card=card)


@dataclass(frozen=True, slots=True)
class BurnSpaces(Question):
    """The seat must choose unused spaces of its farm that burn, one after another."""

    seat: int
    left: int

    prompt = "ask-burn"
    chapter = "decks"
    leaves_time = False

    def options(self, state: Agricola) -> list[int]:
        return CELL.options(farm.spaces_of(state.unused(self.seat)))

    def choose(self, state: Agricola, option: int) -> None:
        _, place = OPTIONS.read(option)
        state.wasted[self.seat] |= 1 << place
        state.emit("event-burns-space", seat=self.seat, place=place)
        if self.left > 1 and state.unused(self.seat):
            state.then(BurnSpaces(self.seat, self.left - 1))

    def about(self, state: Agricola) -> dict[str, Any]:
        return {"count": self.left}


class FairyRing(Drawn):
    """A space where fairies gather: two at first, one more in every round. At the end each seat with most fairies gets 5 points."""

    first = 2
    points = 5

    def play(self, state: Agricola, seat: int) -> None:
        state.piles[FAIRY_RING] = self.first

    def shared_bonus(self, state: Agricola, seat: int) -> int:
        fairies = [own[FAIRY] for own in state.goods]
        return self.points if fairies[seat] and fairies[seat] == max(fairies) else 0


class RoadNotTaken(Drawn):
    """A space with two sides, for one person. When people return home, it takes all remaining reed and stone, or all clay.

    Its note is the seat and side of a person that was there and has moved on, counted from 1.
    """

    times = (COMING_HOME,)

    def at(self, state: Agricola, seat: int, when: int) -> None:
        for road in ROADS:
            if state.taken[road] == 1 << seat or state.notes[self.number] == was_on(road, seat):
                state.notes[self.number] = 0
                walk(state, seat, road)

    def left(self, state: Agricola, seat: int, space: int) -> None:
        state.notes[self.number] = was_on(space, seat)

    def visit(self, state: Agricola, seat: int, space: int) -> None:
        if state.taken[space] == NOBODY:  # a card uses the space when people return home
            walk(state, seat, space)
            return
        for other in ROADS:
            if other != space:
                state.taken[other] = CLOSED


def was_on(road: int, seat: int) -> int:
    """Number a seat on a side of the road."""
    return 1 + list(ROADS).index(road) * len(SEATS) + seat


def walk(state: Agricola, seat: int, road: int) -> None:
    """Let a seat take the goods of a road from all accumulation spaces."""
    for where in accumulation_spaces(state):
        take_all(state, seat, where, ROADS[road])


def take_all(state: Agricola, seat: int, where: int, wanted: tuple[int, ...]) -> None:
    """Let a seat take all goods of these kinds from a space."""
    taken = tuple([(good, amount) for good, amount in goods_on(state, where) if amount and good in wanted])
    if taken:
        if any(good in wanted for good, _ in state.box.fills[where][state.seats]):
            state.piles[where] = 0
        state.strewn = [entry for entry in state.strewn if entry[0] != where or entry[1] not in wanted]
        state.gain(seat, taken, CARD_NUMBER["road_not_taken"])
        cook_before_drawing(state, seat, where, taken)
        draw_cards(state, seat, where, taken)
