"""What a seat of Agricola observes, as bytes: the board, every farm, and, where they are played, cards and decks."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from grange.core.observation import LARGEST, Part, members, one_of, small, whose
from grange.games.agricola import farm
from grange.games.agricola.box import (
    CARD_NAMES,
    DECKS,
    FIRST_MINOR,
    FIRST_OCCUPATION,
    FIRST_OF_DECKS,
    GOODS,
    HOUSES,
    LEGENDARY_DECK,
    MAJORS,
    ROUND_CARDS,
    ROUNDS,
    SEASONS,
    SEATS,
    SPACES,
)
from grange.games.agricola.state import Agricola
from grange.games.agricola.variants.house_rules import OPEN_PASTURES

CARDS = len(CARD_NAMES)
HAND = FIRST_OF_DECKS - FIRST_OCCUPATION  # the cards that can be in a hand
FIRST_ROUND_CARD = SPACES.index(ROUND_CARDS[0])
WAITING = ROUNDS * len(GOODS)  # goods of a seat on round spaces
HOUSE, SEASON = one_of(len(HOUSES)), one_of(len(SEASONS))
SEAT = [one_of(number) for number in range(len(SEATS) + 1)]
STANDS = [bytes(who >> bit & 1 for who in range(256)) for bit in range(len(SEATS) + 1)]  # the last bit: the space is closed
DIGITS = bytes(digit & 1 for digit in range(256))  # turns the digits 0 and 1 into numbers
NO_CARDS = bytes(CARDS)
NO_HAND_CARDS = bytes(HAND)
FARM = f"for the farm spaces {', '.join(farm.NAMES)}"
OF_DECKS = ("bonus", "resting", "away", "leaving", "lent", "skips")


# Which parts there are


def parts(state: Agricola) -> list[Part]:
    """Name the parts of an observation."""
    spaces = f"for the spaces {', '.join(SPACES)}"
    farms = [part for offset in range(state.seats) for part in _farm_parts(state, whose(offset))]
    return [
        Part("leader", state.seats, 1, "who begins this round, one-hot, the own seat first"),
        Part("token", state.seats, 1, "who holds the starting player token, one-hot, the own seat first"),
        Part("shown", len(ROUND_CARDS), ROUNDS, f"place of each round card on the board, from 1; else 0: {', '.join(ROUND_CARDS)}"),
        Part("piles", len(SPACES), LARGEST, f"goods that have gathered, {spaces}"),
        *(
            Part(f"{whose(offset)}.there", len(SPACES), 1, f"whether a person stands there, {spaces}")
            for offset in range(state.seats)
        ),
        Part("closed", len(SPACES), 1, f"whether the space may not be used now, {spaces}"),
        Part("supply", len(MAJORS), 1, f"major improvements that nobody owns: {', '.join(MAJORS)}"),
        *farms,
        Part("round", 1, ROUNDS, "the round, from 1"),
        *([Part("season", len(SEASONS), 1, f"one-hot: {', '.join(SEASONS)}")] if _has_seasons(state) else []),
        *(_card_parts() if state.has_cards else []),
        *(_hand_parts(state) if state.has_hands else []),
        *(_deck_parts() if state.has_decks else []),
    ]


def _has_seasons(state: Agricola) -> bool:
    return state.origin.rules["seasons"] != "off"


def _has_gaps(state: Agricola) -> bool:
    """Tell whether pastures may be open."""
    return bool(state.house_rules & OPEN_PASTURES)


def _farm_parts(state: Agricola, owner: str) -> list[Part]:
    cards = CARDS if state.has_cards else len(MAJORS)
    return [
        Part(f"{owner}.rooms", farm.SPACES, 1, f"rooms, {FARM}"),
        Part(f"{owner}.fields", farm.SPACES, 1, f"fields, {FARM}"),
        Part(f"{owner}.stables", farm.SPACES, 1, f"stables, {FARM}"),
        Part(f"{owner}.fences", farm.FENCE_PLACES, 1, "fences: four lines along the rows, then three along the columns"),
        Part(f"{owner}.grain", farm.SPACES, LARGEST, f"grain on fields, {FARM}"),
        Part(f"{owner}.vegetables", farm.SPACES, LARGEST, f"vegetables on fields, {FARM}"),
        Part(f"{owner}.house", len(HOUSES), 1, f"what the house is made of, one-hot: {', '.join(HOUSES)}"),
        Part(f"{owner}.goods", len(GOODS), LARGEST, f"goods: {', '.join(GOODS)}"),
        Part(f"{owner}.family", 3, LARGEST, "people with newborns, newborns, and people placed in this round"),
        Part(f"{owner}.begging", 1, LARGEST, "begging markers"),
        Part(f"{owner}.gained", 1, LARGEST, "building resources gained in this work phase"),
        Part(f"{owner}.cards", cards, 1, "cards in front of the seat, by their number"),
        Part(f"{owner}.coming", WAITING, LARGEST, "goods that wait on round spaces: for each round, by kind of good"),
        *([Part(f"{owner}.gaps", farm.FENCE_PLACES, 1, "open sides of pastures, like the fences")] if _has_gaps(state) else []),
        *(_farm_parts_of_decks(owner) if state.has_decks else []),
    ]


def _farm_parts_of_decks(owner: str) -> list[Part]:
    return [
        Part(f"{owner}.wasted", farm.SPACES, 1, f"spaces that are used, but of no use, {FARM}"),
        Part(f"{owner}.circles", farm.SPACES, 1, f"those of them under a crop circle, {FARM}"),
        Part(f"{owner}.people", len(OF_DECKS), LARGEST, f"by cards of the decks: {', '.join(OF_DECKS)}"),
        Part(f"{owner}.sent_by", len(SEATS), 1, "who chooses the next space for a person, one-hot, the own seat first"),
        Part(f"{owner}.small", 1, 1, "whether the animals are small"),
    ]


def _card_parts() -> list[Part]:
    return [
        Part("notes", CARDS, LARGEST, "what cards in front of seats have to remember, by their number"),
        Part("waiting", CARDS, LARGEST, "goods on round spaces, by the card that put them there"),
    ]


def _hand_parts(state: Agricola) -> list[Part]:
    cards = "occupations and minor improvements, by their number"
    return [
        Part("own.hand", HAND, 1, f"the own hand: {cards}"),
        Part("own.pack", HAND, 1, f"the cards to choose from while they are dealt: {cards}"),
        Part("own.seen", HAND, LARGEST, f"hand cards seen so far, numbered by the set in which they were seen: {cards}"),
        Part("market", HAND, 1, f"cards that lie open: {cards}"),
        *(Part(f"{whose(other)}.known", HAND, 1, f"cards known to be in a hand: {cards}") for other in range(1, state.seats)),
        Part("in_hand", 2 * state.seats, LARGEST, "occupations and minor improvements in each hand, the own first"),
    ]


def _deck_parts() -> list[Part]:
    return [
        Part("shelf", CARDS, 1, "cards beside the board that concern everybody"),
        Part("spent", CARDS, 1, "cards of the decks that are out of the game"),
        Part("scried", CARDS, LARGEST, "the next cards of the Legendary deck that the own seat has seen: 1 is the next"),
        Part("beside", len(SPACES), 1, "action spaces beside the board"),
        Part("candies", len(SPACES), 1, "spaces on which a candy lies"),
        Part("strewn", len(SPACES) * len(GOODS), LARGEST, "other goods on spaces: for each space, by kind of good"),
        Part("decks", len(DECKS), LARGEST, f"cards left: {', '.join(DECKS)}"),
        Part("kept", 1, 1, "whether nobody can take the starting player token"),
    ]


# What is written


def table(state: Agricola, seat: int) -> list[bytes | bytearray]:
    """Write what the seat may know of the table."""
    seats = state.seats
    order = [*range(seat, seats), *range(seat)]
    shown = bytearray(len(ROUND_CARDS))
    for place, card in enumerate(state.shown, start=1):
        shown[card - FIRST_ROUND_CARD] = place
    taken = small(state.taken)
    written: list[bytes | bytearray] = [
        SEAT[seats][(state.leader - seat) % seats],
        SEAT[seats][(state.token - seat) % seats],
        shown,
        small(state.piles),
        *[taken.translate(STANDS[owner]) for owner in order],
        taken.translate(STANDS[-1]),
        members(state.supply, len(MAJORS)),
    ]
    coming = _coming(state) if state.coming else [bytes(WAITING)] * seats
    gaps = _has_gaps(state)
    for owner in order:
        _write_farm(state, owner, coming[owner], written)
        if gaps:
            written.append(bits(state.gaps[owner], farm.FENCE_PLACES))
        if state.has_decks:
            _write_farm_of_decks(state, owner, seat, written)
    written.append(small([state.round]))
    if state.origin.rules["seasons"] != "off":
        written.append(SEASON[state.season - 1])
    if state.has_cards:
        _write_cards(state, written)
    if state.has_hands:
        _write_hands(state, order, written)
    if state.has_decks:
        _write_decks(state, seat, written)
    return written


def bits(some: int, length: int) -> bytes:
    """Write a set as bytes, a 1 for each of its members."""
    return f"{some:0{length}b}".encode().translate(DIGITS)[::-1]


farm_bits = lru_cache(maxsize=1 << 15)(bits)


def _write_farm(state: Agricola, owner: int, coming: bytes | bytearray, written: list[bytes | bytearray]) -> None:
    """Write the farm of a seat, and what belongs to it."""
    numbers = [*state.goods[owner], state.people[owner], state.newborns[owner], state.placed[owner]]
    numbers += (state.begging[owner], state.gained[owner])
    written += (
        farm_bits(state.rooms[owner], farm.SPACES),
        farm_bits(state.fields[owner], farm.SPACES),
        farm_bits(state.stables[owner], farm.SPACES),
        farm_bits(state.fences[owner] & ~state.gaps[owner], farm.FENCE_PLACES),
        state.grain[owner],
        state.vegetables[owner],
        HOUSE[state.house[owner]],
        small(numbers),
        members(state.cards[owner], CARDS if state.has_cards else len(MAJORS)),
        coming,
    )


def _coming(state: Agricola) -> list[bytearray]:
    """Write, for each seat, the goods that wait on round spaces."""
    rows = [bytearray(WAITING) for _ in range(state.seats)]
    for when, whose_goods, good, amount, _ in state.coming:
        place = (when - 1) * len(GOODS) + good
        rows[whose_goods][place] = min(LARGEST, rows[whose_goods][place] + amount)
    return rows


def _write_farm_of_decks(state: Agricola, owner: int, seat: int, written: list[bytes | bytearray]) -> None:
    """Write what the decks have done to a seat."""
    sender = state.sent_by[owner]
    numbers = [state.bonus[owner], state.resting[owner], state.away[owner], state.leaving[owner], state.lent[owner]]
    written += (
        farm_bits(state.wasted[owner], farm.SPACES),
        farm_bits(state.circles[owner], farm.SPACES),
        small([*numbers, state.skips[owner]]),
        SEAT[len(SEATS)][(sender - seat) % state.seats if sender >= 0 else -1],
        small([state.shrunk >> owner & 1]),
    )


def _write_cards(state: Agricola, written: list[bytes | bytearray]) -> None:
    """Write what cards remember, and what they have put on round spaces."""
    notes, remembered = bytearray(CARDS), state.notes
    for cards in state.cards:
        for card in cards:
            if remembered[card]:
                notes[card] = min(LARGEST, max(0, remembered[card]))
    written.append(notes)
    if not state.coming:
        written.append(NO_CARDS)
        return
    waiting = bytearray(CARDS)
    for _, _, _, amount, card in state.coming:
        waiting[card] = min(LARGEST, waiting[card] + amount)
    written.append(waiting)


def _write_hands(state: Agricola, order: Sequence[int], written: list[bytes | bytearray]) -> None:
    """Write the own hand, and what is known of the others'."""
    seat, known = order[0], state.known
    written += (
        _hand_cards(state.hands[seat]),
        _hand_cards(state.packs[seat]),
        _seen(tuple(state.seen[seat])),
        _hand_cards(state.market) if state.market else NO_HAND_CARDS,
    )
    for other in order[1:]:
        written.append(_hand_cards([card for card in state.hands[other] if known >> card & 1]) if known else NO_HAND_CARDS)
    numbers: list[int] = []
    for owner in order:
        occupations = len([card for card in state.hands[owner] if card < FIRST_MINOR])
        numbers += (occupations, len(state.hands[owner]) - occupations)
    written.append(small(numbers))


def _hand_cards(cards: Sequence[int]) -> bytearray:
    """Write a set of hand cards."""
    row = bytearray(HAND)
    for card in cards:
        row[card - FIRST_OCCUPATION] = 1
    return row


@lru_cache(maxsize=1 << 10)
def _seen(sets: tuple[int, ...]) -> bytes:
    """Write which hand cards a seat has seen: the number of their set, from 1."""
    row = bytearray(HAND)
    for number, some in enumerate(sets, start=1):
        for place, is_in in enumerate(bits(some >> FIRST_OCCUPATION, HAND)):
            if is_in:
                row[place] = min(LARGEST, number)
    return bytes(row)


def _write_decks(state: Agricola, seat: int, written: list[bytes | bytearray]) -> None:
    """Write what lies beside the board."""
    deck = state.decks[LEGENDARY_DECK]
    scried, strewn = bytearray(CARDS), bytearray(len(SPACES) * len(GOODS))
    for place, card in enumerate(reversed(deck[len(deck) - state.scried[seat] :]), start=1):
        scried[card] = place
    for space, good, amount in state.strewn:
        strewn[space * len(GOODS) + good] = min(LARGEST, amount)
    written += (
        members(state.shelf, CARDS),
        members(state.spent, CARDS),
        scried,
        members(state.beside, len(SPACES)),
        bits(state.candies, len(SPACES)),
        strewn,
        small([*[len(cards) for cards in state.decks], state.kept]),
    )
