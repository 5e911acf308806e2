"""Cards in front of a seat, and the moments at which they act.

A card is a small class whose docstring is its rule and whose methods are moments. What happens by itself happens in `play`,
`before`, `after`, `heard`, `changed` or `at`. What its owner may do or leave is offered at the moment that `offered` names: `may`
tells whether it can be done now, `use` does it. Prices and room on the farm are asked for whenever they are needed.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from types import ModuleType
from typing import ClassVar, NamedTuple

from grange.core.state import Bits
from grange.games.agricola.box import CARD_NAMES, CARD_NUMBER, NO_ACTION, NO_CARD, NO_GOOD, NO_SPACE, Goods, Price
from grange.games.agricola.state import Agricola

# moments and questions, one bit for each, so that it can be told at once whether a card concerns them
BEFORE, AFTER, HEARD, CHANGED = (1 << bit for bit in range(4))
ROUND_STARTS, TURN, TURN_ENDS, COMING_HOME, BEFORE_FIELDS, FIELDS, ROUND_ENDS, ANY_TIME, WAKES = (1 << bit for bit in range(4, 13))
THRIFTY, INCOME, FENCING, HOUSING, RENOVATION, JOINING, FARMING = (1 << bit for bit in range(13, 20))
WORK_STARTS, AT_HOME, FEEDING, GROWING = (1 << bit for bit in range(20, 24))
WORK_ENDS, BREEDING = 1 << 24, 1 << 25
NEVER, EVER = 0, 1 << 26
ANYBODY = -1  # in the place of a seat: all of them together


class Moment(NamedTuple):
    """When something is offered to a seat: before or after an action on a space, or at a time of the round."""

    when: int
    action: int = NO_ACTION
    space: int = NO_SPACE
    was: int = 0


class Card:
    """A card that can lie in front of a seat.

    An `action` is one of those in the box, such as ROOMS or SOW, or USE when a person uses a space; then `space` is that space.
    `was` is how things stood before the action: the rooms, stables, fields or fences, or the material of the house.
    To add steps, a card calls `state.then`.
    """

    number: int = 0  # among CARDS
    hears: ClassVar[Bits] = 0  # the moments that concern it
    offered: ClassVar[Bits] = NEVER  # the moments at which its owner may use it
    times: ClassVar[tuple[int, ...]] = ()  # of the round, at which it acts by itself
    beds: ClassVar[int] = 0  # people for whom it has room
    grazing: ClassVar[int] = 0  # more animals in every pasture
    free_fences: ClassVar[int] = 0  # in every action of building fences
    fence_goods: ClassVar[tuple[int, ...]] = ()  # with which fences can be paid, beside wood
    is_field: ClassVar[bool] = False  # for vegetables; its note is how many grow there
    forbids_renovation: ClassVar[bool] = False
    restores: ClassVar[bool] = False  # lets a wooden house become one of stone at once
    joins: ClassVar[bool] = False  # lets its owner's people join one other player's on the spaces for children
    keeps: ClassVar[str] = ""  # what its note counts: the piece that lies on it, or points
    growth_food: ClassVar[int] = 0  # that every family growth costs more
    wins_with: ClassVar[int] = 0  # points with which a seat wins, whatever others have
    goes: ClassVar[str] = ""  # where an event goes that was drawn from a deck, if not out of the game
    stalls: ClassVar[bool] = False  # whether it holds an animal of each kind
    long_fences: ClassVar[bool] = False  # whether fences in a straight line cost as much as one
    brings_llamas: ClassVar[bool] = False  # whether llamas score while it lies on the shelf
    replaces: ClassVar[tuple[int, ...]] = ()  # the action spaces that are none while it lies on the shelf
    waits: ClassVar[str] = ""  # the piece that waits for it on the round space of which its note is the number

    def __init_subclass__(cls) -> None:
        moments = {
            BEFORE: cls.before is not Card.before,
            AFTER: cls.after is not Card.after,
            HEARD: cls.heard is not Card.heard,
            CHANGED: cls.changed is not Card.changed,
            THRIFTY: (cls.base, cls.less, cls.instead) != (Card.base, Card.less, Card.instead),
            INCOME: cls.income is not Card.income,
            FENCING: bool(cls.free_fences or cls.fence_goods or cls.long_fences),
            HOUSING: bool(cls.beds or cls.grazing or cls.stalls) or cls.pets is not Card.pets,
            RENOVATION: cls.restores or cls.forbids_renovation,
            JOINING: cls.joins,
            FARMING: cls.is_field,
            GROWING: bool(cls.growth_food),
            BREEDING: cls.counts_as is not Card.counts_as,
        }
        cls.hears = sum(moment for moment, concerned in moments.items() if concerned) | cls.offered | sum(cls.times)

    # before it is played

    def cost(self, state: Agricola, seat: int) -> Price:
        """Give what the card itself costs as it is printed."""
        minor = state.box.minors.get(self.number)
        return minor.price if minor else state.box.majors[self.number].price

    def allowed(self, state: Agricola, seat: int) -> bool:
        """Tell whether it can be played, apart from its price and its printed conditions."""
        return True

    # what happens by itself

    def play(self, state: Agricola, seat: int) -> None:
        """Act when it comes to lie in front of its owner."""

    def before(self, state: Agricola, seat: int, action: int, space: int) -> None:
        """Act before its owner does something."""

    def after(self, state: Agricola, seat: int, action: int, space: int, was: int) -> None:
        """Act after its owner did something; not after the action that brought the card itself."""

    def heard(self, state: Agricola, owner: int, actor: int, space: int) -> None:
        """Act before anybody uses a space, its owner included."""

    def changed(self, state: Agricola, owner: int) -> None:
        """Act when somebody's house has changed, and when the card is played."""

    def at(self, state: Agricola, seat: int, when: int) -> None:
        """Act at one of its times of the round."""

    # what its owner may do

    def may(self, state: Agricola, seat: int, moment: Moment) -> bool:
        """Tell whether its owner can use it now."""
        return True

    def use(self, state: Agricola, seat: int, moment: Moment) -> None:
        """Do what it offers."""

    # an action space that it brings

    def can_visit(self, state: Agricola, seat: int, space: int) -> bool:
        """Tell whether a person of a seat could do something there."""
        return True

    def visit(self, state: Agricola, seat: int, space: int) -> None:
        """Let a person of a seat do what is done there."""

    # prices, in three stages

    def base(self, state: Agricola, seat: int, thing: int) -> Sequence[Price]:
        """List other prices for a thing, in place of the usual one."""
        return ()

    def less(self, state: Agricola, seat: int, thing: int) -> Goods:
        """Give the goods that a thing costs less; a price never falls below nothing."""
        return ()

    def instead(self, state: Agricola, seat: int, thing: int, price: Price) -> Sequence[Price]:
        """List what can be paid instead of a price."""
        return ()

    def income(self, state: Agricola, seat: int, action: int, space: int) -> Goods:
        """Give the goods that it brings before an action has to be paid, if its owner wants them."""
        return ()

    # breeding

    def counts_as(self, state: Agricola, seat: int, kinds: Bits) -> int:
        """Name the kind of animal of which it is one more while some kinds breed."""
        return NO_GOOD

    # what can be seen on it

    def lying(self, state: Agricola) -> tuple[str, int]:
        """Tell what lies on it, and how many."""
        return self.keeps, state.notes[self.number] if self.keeps else 0

    def marks(self, state: Agricola, space: int) -> str:
        """Name the token that lies on a space because of it."""
        return ""

    # room that it has

    def lodges(self, state: Agricola) -> int:
        """Count the people for whom it has room now."""
        return self.beds

    def pets(self, state: Agricola, seat: int) -> int:
        """Count the animals that the house holds because of it."""
        return 0

    # what it is worth

    def shared_bonus(self, state: Agricola, seat: int) -> int:
        """Count the points that it brings any seat at the end, its owner or another."""
        return 0

    def bonus(self, state: Agricola, seat: int) -> int:
        """Count the points that it brings at the end beyond those printed on it."""
        return 0


CARDS: list[Card] = [Card() for _ in CARD_NAMES]  # by their numbers; those that nobody has written yet do nothing


def concerns(state: Agricola, seat: int, moment: Bits) -> Bits:
    """Tell which of some moments and questions concern the cards in front of a seat; this is remembered until its cards change."""
    if not state.ears:
        listen(state)
    return state.ears[seat] & moment


def listen(state: Agricola) -> None:
    """Note what concerns the cards of each seat and of anybody, and whether there is one that can be used at any time."""
    ears = [_union([CARDS[card].hears for card in (*own, *state.shelf)]) for own in state.cards]
    state.ears = (*ears, _union(ears))
    state.has_asides = state.ears[ANYBODY] & ANY_TIME > 0


def cards_for(state: Agricola, seat: int) -> list[int]:
    """List the cards in front of a seat, and those on the shelf, which concern everybody."""
    return [*state.cards[seat], *state.shelf] if state.shelf else state.cards[seat]


def _union(sets: Iterable[Bits]) -> Bits:
    union = 0
    for some in sets:
        union |= some
    return union


def those_that_hear(state: Agricola, seat: int, moment: int) -> list[Card]:
    """List the cards in front of a seat and on the shelf that a moment concerns."""
    return [CARDS[card] for card in cards_for(state, seat) if CARDS[card].hears & moment] if concerns(state, seat, moment) else []


def team_concerns(state: Agricola, seat: int, moment: Bits) -> Bits:
    """Tell which of some moments and questions concern the cards in front of a seat or, in a team, of its partner."""
    own = concerns(state, seat, moment)
    return own | concerns(state, state.partner(seat), moment) if state.team else own


def team_that_hears(state: Agricola, seat: int, moment: int) -> list[Card]:
    """List the cards for a seat and, in a team, those for its partner that a moment concerns; each once."""
    own = those_that_hear(state, seat, moment)
    if not state.team:
        return own
    return own + [card for card in those_that_hear(state, state.partner(seat), moment) if card not in own]


def each_that_hears(state: Agricola, first: int, moment: int) -> Iterator[tuple[int, Card]]:
    """Go around the table from a seat, and give all cards that a moment concerns with their owners."""
    if not concerns(state, ANYBODY, moment):
        return
    for step in range(state.seats):
        owner = (first + step) % state.seats
        for card in those_that_hear(state, owner, moment):
            yield owner, card


def lay_out(*files: ModuleType) -> None:
    """Put the cards that are written in some files into their places: a class has the name of its card."""
    for file in files:
        for name, kind in vars(file).items():
            number = CARD_NUMBER.get(_SMALL.sub(r"_\1", name).lower(), NO_CARD)
            if isinstance(kind, type) and issubclass(kind, Card) and number != NO_CARD:
                CARDS[number] = kind()
                CARDS[number].number = number


_SMALL = re.compile(r"(?<!^)([A-Z])")
