"""Cards in front of a seat, and the moments at which they act.

A card is a small class: its docstring is its rule, its methods are moments. `play`, `before`, `after`, `on_any_use`, `changed` and
`at` happen by themselves. An optional use is offered to the owner at the moments in `offered`: `may` returns whether it is possible
now, `use` does it. Methods about prices and room are called whenever the rules need them.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from types import ModuleType
from typing import ClassVar, NamedTuple

from grange.core.state import Bits
from grange.games.agricola.box import CARD_NAMES, CARD_NUMBER, NO_ACTION, NO_CARD, NO_GOOD, NO_SPACE, Goods, Price
from grange.games.agricola.state import Agricola

# moments and questions, one bit for each, so that one operation shows whether they concern a card
BEFORE, AFTER, ANY_USE, CHANGED = (1 << bit for bit in range(4))
ROUND_STARTS, TURN, TURN_ENDS, COMING_HOME, BEFORE_FIELDS, FIELDS, ROUND_ENDS, ANY_TIME, WAKES = (1 << bit for bit in range(4, 13))
THRIFTY, INCOME, FENCING, HOUSING, RENOVATION, JOINING, FARMING = (1 << bit for bit in range(13, 20))
WORK_STARTS, AT_HOME, FEEDING, GROWING = (1 << bit for bit in range(20, 24))
WORK_ENDS, BREEDING = 1 << 24, 1 << 25
NEVER, EVER = 0, 1 << 26
REWARDING, SHARING = 1 << 27, 1 << 28  # whether it brings points to its owner beyond those printed, and to any seat
ANYBODY = -1  # in place of a seat: all seats together


class Moment(NamedTuple):
    """When a card offers something: before or after an action on a space, or at a time of the round."""

    when: int
    action: int = NO_ACTION
    space: int = NO_SPACE
    was: int = 0


class Card:
    """A card that can lie in front of a seat.

    An `action` is one of those in the box, such as ROOMS or SOW, or USE if a person uses a space; then `space` is that space.
    `was` is the state before the action: the rooms, stables, fields or fences, or the material of the house.
    To add steps, a card calls `state.then`.
    """

    number: int = 0  # index in CARDS
    interests: ClassVar[Bits] = 0  # the moments that concern it
    offered: ClassVar[Bits] = NEVER  # the moments at which its owner may use it
    times: ClassVar[tuple[int, ...]] = ()  # times of the round at which it acts by itself
    beds: ClassVar[int] = 0  # people that it houses
    grazing: ClassVar[int] = 0  # additional animals in every pasture
    free_fences: ClassVar[int] = 0  # in every action that builds fences
    fence_goods: ClassVar[tuple[int, ...]] = ()  # goods that can pay for fences, besides wood
    is_field: ClassVar[bool] = False  # for vegetables only; its note is their number
    forbids_renovation: ClassVar[bool] = False
    restores: ClassVar[bool] = False  # lets its owner renovate a wooden house directly to stone
    joins: ClassVar[bool] = False  # lets its owner's people join one other player's on the spaces for children
    keeps: ClassVar[str] = ""  # what its note counts: a piece that lies on it, or points
    growth_food: ClassVar[int] = 0  # additional price of every family growth
    wins_with: ClassVar[int] = 0  # points with which a seat wins, whatever the others have
    goes: ClassVar[str] = ""  # where a drawn event goes, if not out of the game
    touches: ClassVar[tuple[int, ...]] = ()  # goods that its drawer may want to cook before it acts
    stalls: ClassVar[bool] = False  # whether it houses an animal of each kind
    long_fences: ClassVar[bool] = False  # whether a straight line of fences costs as much as one fence
    brings_llamas: ClassVar[bool] = False  # whether llamas score while it lies on the shelf
    replaces: ClassVar[tuple[int, ...]] = ()  # action spaces that are closed while it lies on the shelf
    waits: ClassVar[str] = ""  # the piece that waits for it on a round space, whose number is its note

    def __init_subclass__(cls) -> None:
        moments = {
            BEFORE: cls.before is not Card.before,
            AFTER: cls.after is not Card.after,
            ANY_USE: cls.on_any_use is not Card.on_any_use,
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
            REWARDING: cls.bonus is not Card.bonus,
            SHARING: cls.shared_bonus is not Card.shared_bonus,
        }
        cls.interests = sum(moment for moment, concerned in moments.items() if concerned) | cls.offered | sum(cls.times)

    # before it is played

    def cost(self, state: Agricola, seat: int) -> Price:
        """Return the printed price of the card."""
        minor = state.box.minors.get(self.number)
        return minor.price if minor else state.box.majors[self.number].price

    def allowed(self, state: Agricola, seat: int) -> bool:
        """Return whether the card can be played, apart from its price and its printed conditions."""
        return True

    # what happens by itself

    def play(self, state: Agricola, seat: int) -> None:
        """Act when the owner plays it."""

    def before(self, state: Agricola, seat: int, action: int, space: int) -> None:
        """Act before its owner takes an action."""

    def after(self, state: Agricola, seat: int, action: int, space: int, was: int) -> None:
        """Act after its owner has taken an action, but not after the one that played the card itself."""

    def on_any_use(self, state: Agricola, owner: int, actor: int, space: int) -> None:
        """Act before any player uses a space, its owner included."""

    def changed(self, state: Agricola, owner: int) -> None:
        """Act when any player's house has changed, and when the card is played."""

    def at(self, state: Agricola, seat: int, when: int) -> None:
        """Act at one of its times of the round."""

    # what its owner may do

    def may(self, state: Agricola, seat: int, moment: Moment) -> bool:
        """Return whether its owner can use it now."""
        return True

    def use(self, state: Agricola, seat: int, moment: Moment) -> None:
        """Do what it offers."""

    # an action space that it brings

    def can_visit(self, state: Agricola, seat: int, space: int) -> bool:
        """Return whether a person of a seat could do something there."""
        return True

    def visit(self, state: Agricola, seat: int, space: int) -> None:
        """Do what a visit of a seat's person brings."""

    def left(self, state: Agricola, seat: int, space: int) -> None:
        """Act when a person of a seat moves on from there to another space."""

    # prices, in three stages

    def base(self, state: Agricola, seat: int, thing: int) -> Sequence[Price]:
        """List alternative prices for a thing."""
        return ()

    def less(self, state: Agricola, seat: int, thing: int) -> Goods:
        """Return the goods by which a thing is cheaper; a price never falls below zero."""
        return ()

    def instead(self, state: Agricola, seat: int, thing: int, price: Price) -> Sequence[Price]:
        """List prices that may replace a price."""
        return ()

    def income(self, state: Agricola, seat: int, action: int, space: int) -> Goods:
        """Return the goods that it can bring before its owner pays for an action."""
        return ()

    # breeding

    def counts_as(self, state: Agricola, seat: int, kinds: Bits) -> int:
        """Name the kind of animal as which it counts while some kinds breed."""
        return NO_GOOD

    # what can be seen on it

    def lying(self, state: Agricola) -> tuple[str, int]:
        """Return the piece that lies on it, and the number."""
        return self.keeps, state.notes[self.number] if self.keeps else 0

    def marks(self, state: Agricola, space: int) -> str:
        """Name the token that it puts on a space."""
        return ""

    # room in it

    def lodges(self, state: Agricola) -> int:
        """Count the people that it houses now."""
        return self.beds

    def pets(self, state: Agricola, seat: int) -> int:
        """Count the animals that it lets the house hold."""
        return 0

    # what it is worth

    def shared_bonus(self, state: Agricola, seat: int) -> int:
        """Count the points that it brings any seat at the end, whether or not that seat owns it."""
        return 0

    def bonus(self, state: Agricola, seat: int) -> int:
        """Count the points that it brings its owner at the end, beyond those printed on it."""
        return 0


CARDS: list[Card] = [Card() for _ in CARD_NAMES]  # by their numbers; cards without a class do nothing


def concerns(state: Agricola, seat: int, moment: Bits) -> Bits:
    """Return which of these moments and questions concern the cards in front of a seat; cached until its cards change."""
    if not state.interests:
        collect_interests(state)
    return state.interests[seat] & moment


def collect_interests(state: Agricola) -> None:
    """Cache what concerns the cards of each seat and of all together, and whether any card has an aside."""
    interests = [_union([CARDS[card].interests for card in (*own, *state.shelf)]) for own in state.cards]
    state.interests = (*interests, _union(interests))
    state.has_asides = state.has_decks or state.interests[ANYBODY] & ANY_TIME > 0


def cards_for(state: Agricola, seat: int) -> list[int]:
    """List the cards in front of a seat, and those on the shelf, which concern everybody."""
    return [*state.cards[seat], *state.shelf] if state.shelf else state.cards[seat]


def _union(sets: Iterable[Bits]) -> Bits:
    union = 0
    for bits in sets:
        union |= bits
    return union


def cards_at(state: Agricola, seat: int, moment: int) -> list[Card]:
    """List the cards in front of a seat and on the shelf that a moment concerns."""
    return (
        [CARDS[card] for card in cards_for(state, seat) if CARDS[card].interests & moment] if concerns(state, seat, moment) else []
    )


def team_concerns(state: Agricola, seat: int, moment: Bits) -> Bits:
    """Return which of these moments and questions concern the cards in front of a seat or, in a team, of its partner."""
    own = concerns(state, seat, moment)
    return own | concerns(state, state.partner(seat), moment) if state.team else own


def team_cards_at(state: Agricola, seat: int, moment: int) -> list[Card]:
    """List the cards that a moment concerns, for a seat and, in a team, for its partner; each card once."""
    own = cards_at(state, seat, moment)
    if not state.team:
        return own
    return own + [card for card in cards_at(state, state.partner(seat), moment) if card not in own]


def all_cards_at(state: Agricola, first: int, moment: int) -> Iterator[tuple[int, Card]]:
    """Go around the table from a seat, and yield all cards that a moment concerns with their owners."""
    if not concerns(state, ANYBODY, moment):
        return
    for step in range(state.seats):
        owner = (first + step) % state.seats
        for card in cards_at(state, owner, moment):
            yield owner, card


def lay_out(*files: ModuleType) -> None:
    """Register the cards of these modules in CARDS; a class is named after its card."""
    for file in files:
        for name, kind in vars(file).items():
            number = CARD_NUMBER.get(_SMALL.sub(r"_\1", name).lower(), NO_CARD)
            if isinstance(kind, type) and issubclass(kind, Card) and number != NO_CARD:
                CARDS[number] = kind()
                CARDS[number].number = number


_SMALL = re.compile(r"(?<!^)([A-Z])")
