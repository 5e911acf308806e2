"""Hand cards before the game: every way of dealing is a sequence of steps from the shuffled piles to the first round.

All seats choose at the same time and in secret. The state records which cards each seat has seen, so that they stay known to it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import lru_cache
from itertools import islice
from typing import Any

from grange.core.state import Bits
from grange.core.step import Question, Step
from grange.games.agricola.box import FIRST_MINOR, FIRST_OCCUPATION, FIRST_OF_DECKS, OCCUPATION_PILE, PILES, Box
from grange.games.agricola.options import AGAIN, DROP, ENOUGH, ENOUGH_OPTION, KEEP, OPTIONS
from grange.games.agricola.state import Agricola
from grange.games.agricola.variants.preset_hands import chosen_cards

HAND = 7  # cards of each kind

Sort = Callable[[Box, int], bool]  # returns whether a card is of this sort


def occupation(_: Box, card: int) -> bool:
    """Return whether a card is an occupation."""
    return card < FIRST_MINOR


def minor(_: Box, card: int) -> bool:
    """Return whether a card is a minor improvement."""
    return card >= FIRST_MINOR


def staying(box: Box, card: int) -> bool:
    """Return whether a card is a minor improvement that stays with its owner."""
    return card >= FIRST_MINOR and not box.minors[card].passes


def traveling(box: Box, card: int) -> bool:
    """Return whether a card is a minor improvement that passes on."""
    return card >= FIRST_MINOR and box.minors[card].passes


def for_players(number: int) -> Sort:
    """Return the sort of occupations with a given printed number of players."""
    return lambda box, card: card < FIRST_MINOR and box.occupations[card].players == number


# what every seat is dealt, if not seven of each kind
USUAL: tuple[tuple[int, Sort], ...] = ((HAND, occupation), (HAND, minor))
HANDS: dict[str, tuple[tuple[int, Sort], ...]] = {
    "ten": ((10, occupation), (10, minor)),
    "dorn1": ((5, occupation), (5, minor)),
    "dorn2": ((3, occupation), (3, minor)),
    "deyfuss": ((HAND, occupation), (6, staying), (1, traveling)),
    "lopez": ((3, for_players(1)), (2, for_players(3)), (2, for_players(4)), (HAND, minor)),
}
MINORS = (minor, staying, traveling)
EXCHANGES = 6  # before the game


def occupations_in_all(state: Agricola) -> int:
    """Count the occupations that a seat is dealt."""
    return sum([number for number, sort in HANDS.get(state.deal, USUAL) if sort not in MINORS])


def deal_cards(state: Agricola) -> None:
    """Shuffle the cards for this number of players, and deal them."""
    cards = [card for card in fitting_cards(state) if not any(card in own for own in state.cards)]
    state.piles_of_cards = [[card for card in cards if pile_of(card) == pile] for pile in range(len(PILES))]
    for pile in state.piles_of_cards:
        state.chance.shuffle(pile)
    state.then(*OPENINGS[state.deal])


def fitting_cards(state: Agricola) -> list[int]:
    """List the hand cards for this number of players; one way of dealing also uses occupations for more players."""
    occupations = state.box.occupations.items()
    fitting = [card for card, printed in occupations if printed.players <= state.seats or state.deal == "lopez"]
    return [*fitting, *state.box.minors]


def open_at_start(state: Agricola) -> list[int]:
    """List the occupations that replace others in the hand of a solo player."""
    return state.cards[0] if state.seats == 1 else []


@lru_cache(maxsize=100)
def sorts_of(deal: str, box: Box) -> list[int]:
    """Number the sort of each hand card: everybody knows how many of each sort were dealt."""
    sorts = HANDS.get(deal, USUAL)
    cards = range(FIRST_OCCUPATION, FIRST_OF_DECKS)
    return [next(number for number, (_, sort) in enumerate(sorts) if sort(box, card)) for card in cards]


# Piles, hands, and what is seen of them


def pile_of(card: int) -> int:
    """Return the pile to which a card belongs."""
    return int(card >= FIRST_MINOR)


def of_kind(cards: Iterable[int], pile: int) -> list[int]:
    """List the cards that belong to a pile."""
    return [card for card in cards if pile_of(card) == pile]


def take(state: Agricola, number: int, sort: Sort) -> list[int]:
    """Take the top cards of a sort from their pile, as far as there are enough."""
    uppermost = (card for pile in state.piles_of_cards for card in reversed(pile) if sort(state.box, card))
    found = list(islice(uppermost, max(0, number)))
    for card in found:
        state.piles_of_cards[pile_of(card)].remove(card)
    return found


def draw(state: Agricola, seat: int, number: int, sort: Sort) -> list[int]:
    """Let a seat draw cards of a sort into its hand."""
    cards = take(state, number, sort)
    state.hands[seat] += cards
    record_seen(state, seat, cards)
    return cards


def drop(state: Agricola, seat: int, card: int) -> None:
    """Remove a card in a seat's hand from the game."""
    state.hands[seat].remove(card)
    state.known &= ~(1 << card)
    state.gone.append(card)


def record_seen(state: Agricola, seat: int, cards: Iterable[int]) -> None:
    """Record that a seat sees these cards together: from now on it can tell them from all others that it has seen."""
    here, known = set_of_cards(cards), state.seen[seat]
    fresh = here
    for some in known:
        fresh &= ~some
    parts = [part for some in known for part in (some & here, some & ~here)]
    state.seen[seat] = [part for part in (*parts, fresh) if part]


def set_of_cards(cards: Iterable[int]) -> Bits:
    """Return a set of cards: an integer with one bit for each."""
    return sum([1 << card for card in cards])


# Dealing


@dataclass(frozen=True, slots=True)
class DealHands(Step):
    """Every seat gets its cards. The first seat also gets the cards chosen before the game, which everybody knows.

    A solo player gets one occupation fewer for each that already lies open because of a campaign.
    """

    def happen(self, state: Agricola) -> None:
        chosen = chosen_cards(state.origin)
        if chosen:
            draw(state, 0, len(chosen), lambda _, card: card in chosen)
            state.known = set_of_cards(chosen)
            state.emit("event-chosen", seat=0, cards=chosen)
        for seat in range(state.seats):
            for number, sort in HANDS.get(state.deal, USUAL):
                held = [*state.hands[seat], *open_at_start(state)]
                wanted = number - len([card for card in held if sort(state.box, card)])
                if sort not in MINORS:  # occupations of another sort may replace them
                    wanted = min(wanted, occupations_in_all(state) - len(of_kind(held, OCCUPATION_PILE)))
                draw(state, seat, wanted, sort)


# Drafts


@dataclass(frozen=True, slots=True)
class DealPacks(Step):
    """Every seat gets a pack of cards to choose from."""

    occupations: int
    minors: int

    def happen(self, state: Agricola) -> None:
        state.revealed()
        for seat in range(state.seats):
            state.packs[seat] = [*take(state, self.occupations, occupation), *take(state, self.minors, minor)]
            record_seen(state, seat, state.packs[seat])


@dataclass(frozen=True, slots=True)
class ChooseFromPacks(Step):
    """All seats keep some cards of each kind from their packs; seats that would keep all their cards are not asked."""

    keeps: int  # of each kind

    def happen(self, state: Agricola) -> None:
        kept = [min(self.keeps, len(of_kind(state.packs[0], pile))) for pile in range(len(PILES))]
        if sum(kept) < len(state.packs[0]):
            state.together([KeepCards(seat, *kept) for seat in range(state.seats)])
            return
        for seat in range(state.seats):
            for card in state.packs[seat][:]:
                keep(state, seat, card)


@dataclass(frozen=True, slots=True)
class KeepCards(Question):
    """The seat must keep a number of cards from its pack, one after another."""

    seat: int
    occupations: int
    minors: int

    prompt = "ask-keep"
    chapter = "deals"

    def options(self, state: Agricola) -> list[int]:
        wanted = (self.occupations, self.minors)
        return KEEP.options([card for card in state.packs[self.seat] if wanted[pile_of(card)]])

    def choose(self, state: Agricola, option: int) -> None:
        _, card = OPTIONS.read(option)
        keep(state, self.seat, card)
        left = [self.occupations, self.minors]
        left[pile_of(card)] -= 1
        if any(left):
            state.then(KeepCards(self.seat, *left))

    def about(self, state: Agricola) -> dict[str, Any]:
        kinds = {(True, False): "occupation", (False, True): "minor"}
        kind = kinds.get((self.occupations > 0, self.minors > 0), "any")
        return {"kind": kind, "occupations": self.occupations, "minors": self.minors, "count": self.occupations + self.minors}


def keep(state: Agricola, seat: int, card: int) -> None:
    """Take a card from a seat's pack into its hand."""
    state.packs[seat].remove(card)
    state.hands[seat].append(card)
    state.emit_only(seat, "event-keeps", seat=seat, card=card)


@dataclass(frozen=True, slots=True)
class PassPacks(Step):
    """All seats pass the rest of their packs to the left."""

    def happen(self, state: Agricola) -> None:
        state.revealed()
        state.packs = [*state.packs[-1:], *state.packs[:-1]]
        for seat in range(state.seats):
            record_seen(state, seat, state.packs[seat])
        state.emit("event-packs-pass")


@dataclass(frozen=True, slots=True)
class ClearPacks(Step):
    """The rest of the packs leaves the game."""

    def happen(self, state: Agricola) -> None:
        for pack in state.packs:
            state.gone += pack
        state.packs = [[] for _ in range(state.seats)]


# Choosing from the hand


@dataclass(frozen=True, slots=True)
class DropTogether(Step):
    """All seats discard cards until they have the usual number of each kind."""

    def happen(self, state: Agricola) -> None:
        state.together([DropCards(seat) for seat in range(state.seats)])


@dataclass(frozen=True, slots=True)
class DropCards(Question):
    """The seat must remove a card from the game, of a kind of which it has more than seven."""

    seat: int

    prompt = "ask-drop"
    chapter = "deals"

    def options(self, state: Agricola) -> list[int]:
        return DROP.options(too_many(state, self.seat))

    def choose(self, state: Agricola, option: int) -> None:
        _, card = OPTIONS.read(option)
        drop(state, self.seat, card)
        state.emit_only(self.seat, "event-drops", seat=self.seat, card=card)
        if too_many(state, self.seat):
            state.then(self)

    def about(self, state: Agricola) -> dict[str, Any]:
        occupations, minors = [len(of_kind(state.hands[self.seat], pile)) - hand_limit(state, pile) for pile in range(len(PILES))]
        return {"occupations": occupations, "minors": minors, "count": occupations + minors}


def too_many(state: Agricola, seat: int) -> list[int]:
    """List the cards in a seat's hand of the kinds of which it has too many."""
    kinds = [of_kind(state.hands[seat], pile) for pile in range(len(PILES))]
    return [card for pile, cards in enumerate(kinds) if len(cards) > hand_limit(state, pile) for card in cards]


def hand_limit(state: Agricola, pile: int) -> int:
    """Return how many cards of a kind a seat keeps: seven, including those that lie open in a solo campaign."""
    return HAND - len(of_kind(open_at_start(state), pile))


@dataclass(frozen=True, slots=True)
class MulliganTime(Step):
    """All seats may replace their hands."""

    def happen(self, state: Agricola) -> None:
        state.together([Mulligan(seat) for seat in range(state.seats)])


@dataclass(frozen=True, slots=True)
class Mulligan(Question):
    """The seat may remove all its cards of a kind from the game and draw one fewer, as often as it likes, while the pile lasts."""

    seat: int

    prompt = "ask-mulligan"
    chapter = "deals"
    shares = True  # the piles

    def options(self, state: Agricola) -> list[int]:
        numbers = [len(of_kind(state.hands[self.seat], pile)) for pile in range(len(PILES))]
        enough = [pile for pile, number in enumerate(numbers) if 1 < number <= len(state.piles_of_cards[pile]) + 1]
        return [*AGAIN.options(enough), ENOUGH_OPTION]

    def choose(self, state: Agricola, option: int) -> None:
        verb, pile = OPTIONS.read(option)
        if verb is ENOUGH:
            return
        state.revealed()
        cards = of_kind(state.hands[self.seat], pile)
        for card in cards:
            drop(state, self.seat, card)
        draw(state, self.seat, len(cards) - 1, occupation if pile == OCCUPATION_PILE else minor)
        state.emit("event-mulligan", seat=self.seat, pile=pile, count=len(cards) - 1)
        state.then(self)


@dataclass(frozen=True, slots=True)
class ExchangeTime(Step):
    """All seats may exchange some of their cards."""

    def happen(self, state: Agricola) -> None:
        state.together([ExchangeBefore(seat, EXCHANGES) for seat in range(state.seats)])


@dataclass(frozen=True, slots=True)
class ExchangeBefore(Question):
    """The seat may remove a card from the game and draw another of its kind, a few times."""

    seat: int
    left: int

    prompt = "ask-exchange"
    chapter = "deals"
    shares = True  # the piles

    def options(self, state: Agricola) -> list[int]:
        cards = [card for card in state.hands[self.seat] if state.piles_of_cards[pile_of(card)]]
        return [*DROP.options(cards), ENOUGH_OPTION]

    def choose(self, state: Agricola, option: int) -> None:
        verb, card = OPTIONS.read(option)
        if verb is ENOUGH:
            return
        state.revealed()
        drop(state, self.seat, card)
        (drawn,) = draw(state, self.seat, 1, minor if card >= FIRST_MINOR else occupation)
        state.emit_only(self.seat, "event-drops", seat=self.seat, card=card)
        state.emit_only(self.seat, "event-drawn", seat=self.seat, card=drawn)
        if self.left > 1:
            state.then(ExchangeBefore(self.seat, self.left - 1))

    def about(self, state: Agricola) -> dict[str, Any]:
        return {"count": self.left}


# Every way to deal


def draft(occupations: int, minors: int, keeps: Iterable[int]) -> tuple[Step, ...]:
    """List the steps of a draft: packs of a given size, from which seats repeatedly keep some cards and pass on the rest."""
    rounds = [step for number in keeps for step in (PassPacks(), ChooseFromPacks(number))]
    return (DealPacks(occupations, minors), *rounds[1:], ClearPacks())


ONE_BY_ONE = (1,) * HAND
OPENINGS: dict[str, tuple[Step, ...]] = {
    "plain": (DealHands(),),
    "by_type": (*draft(7, 0, ONE_BY_ONE), *draft(0, 7, ONE_BY_ONE)),
    "combined": draft(7, 7, ONE_BY_ONE),
    "taiwan": (*draft(8, 0, ONE_BY_ONE), *draft(0, 8, ONE_BY_ONE)),
    "quick": draft(7, 7, (3, 2, 2)),
    "ten": (DealHands(), DropTogether()),
    "mulligan": (DealHands(), MulliganTime()),
    "dorn1": (DealHands(),),
    "dorn2": (DealHands(), ExchangeTime()),
    "deyfuss": (DealHands(),),
    "lopez": (DealHands(),),
    "petry": (DealHands(),),
}
