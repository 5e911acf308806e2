"""What a seat of Agricola observes, as bytes: the board, every farm, and, where they are played, cards and decks."""

from __future__ import annotations

from functools import lru_cache

from grange.core.observation import LARGEST, Layout, orders, small, whose
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
BOARD = len(SPACES)
FIRST_ROUND_CARD = SPACES.index(ROUND_CARDS[0])
WAITING = ROUNDS * len(GOODS)  # goods of a seat on round spaces
STANDS = [bytes(who >> bit & 1 for who in range(256)) for bit in range(len(SEATS) + 1)]  # the last bit: the space is closed
DIGITS = bytes(digit & 1 for digit in range(256))  # turns the digits 0 and 1 into numbers
FENCES = farm.FENCE_PLACES
LAND = 3 * farm.SPACES + FENCES  # rooms, fields, stables and fences
CROPS = 2 * farm.SPACES
NUMBERS = len(GOODS) + 5
OF_DECKS = ("bonus", "resting", "away", "leaving", "lent", "skips")
ON_SPACES = f"for the spaces {', '.join(SPACES)}"
ON_FARM = f"for the farm spaces {', '.join(farm.NAMES)}"
HAND_CARDS = "occupations and minor improvements, by their number"


class Observation:
    """Writes what a seat knows of a table."""

    def __init__(self, state: Agricola, layout: Layout) -> None:
        seats = state.seats
        self.orders = orders(seats)
        self.has_seasons = state.origin.rules["seasons"] != "off"
        self.has_gaps = bool(state.house_rules & OPEN_PASTURES)
        self.cards_before = CARDS if state.has_cards else len(MAJORS)  # how many kinds can lie in front of a seat
        self.leader = layout.add("leader", seats, 1, "who begins this round, one-hot, the own seat first")
        self.token = layout.add("token", seats, 1, "who holds the starting player token, one-hot, the own seat first")
        self.round = layout.add("round", 1, ROUNDS, "the round, from 1")
        self.shown = layout.add(
            "shown", len(ROUND_CARDS), ROUNDS, f"place of each round card on the board, from 1; else 0: {', '.join(ROUND_CARDS)}"
        )
        self.piles = layout.add("piles", BOARD, LARGEST, f"goods that have gathered, {ON_SPACES}")
        for offset in range(seats):
            layout.add(f"{whose(offset)}.there", BOARD, 1, f"whether a person stands there, {ON_SPACES}")
        layout.add("closed", BOARD, 1, f"whether the space may not be used now, {ON_SPACES}")
        self.supply = layout.add("supply", len(MAJORS), 1, f"major improvements that nobody owns: {', '.join(MAJORS)}")
        self.farms = layout.size
        for offset in range(seats):
            self._add_farm(state, layout, whose(offset))
        self.farm_size = (layout.size - self.farms) // seats
        self.season = layout.add("season", len(SEASONS) if self.has_seasons else 0, 1, f"one-hot: {', '.join(SEASONS)}")
        if state.has_cards:
            self.notes = layout.add("notes", CARDS, LARGEST, "what cards in front of seats have to remember, by their number")
            self.waiting = layout.add("waiting", CARDS, LARGEST, "goods on round spaces, by the card that put them there")
        if state.has_hands:
            self._add_hands(layout, seats)
        if state.has_decks:
            self._add_decks(layout)

    def _add_farm(self, state: Agricola, layout: Layout, owner: str) -> None:
        layout.add(f"{owner}.rooms", farm.SPACES, 1, f"rooms, {ON_FARM}")
        layout.add(f"{owner}.fields", farm.SPACES, 1, f"fields, {ON_FARM}")
        layout.add(f"{owner}.stables", farm.SPACES, 1, f"stables, {ON_FARM}")
        layout.add(f"{owner}.fences", FENCES, 1, "fences: four lines along the rows, then three along the columns")
        layout.add(f"{owner}.grain", farm.SPACES, LARGEST, f"grain on fields, {ON_FARM}")
        layout.add(f"{owner}.vegetables", farm.SPACES, LARGEST, f"vegetables on fields, {ON_FARM}")
        layout.add(f"{owner}.goods", len(GOODS), LARGEST, f"goods: {', '.join(GOODS)}")
        layout.add(f"{owner}.family", 3, LARGEST, "people with newborns, newborns, and people placed in this round")
        layout.add(f"{owner}.begging", 1, LARGEST, "begging markers")
        layout.add(f"{owner}.gained", 1, LARGEST, "building resources gained in this work phase")
        layout.add(f"{owner}.house", len(HOUSES), 1, f"what the house is made of, one-hot: {', '.join(HOUSES)}")
        layout.add(f"{owner}.cards", self.cards_before, 1, "cards in front of the seat, by their number")
        layout.add(f"{owner}.coming", WAITING, LARGEST, "goods that wait on round spaces: for each round, by kind of good")
        layout.add(f"{owner}.gaps", FENCES if self.has_gaps else 0, 1, "open sides of pastures, like the fences")
        if state.has_decks:
            layout.add(f"{owner}.wasted", farm.SPACES, 1, f"spaces that are used, but of no use, {ON_FARM}")
            layout.add(f"{owner}.circles", farm.SPACES, 1, f"those of them under a crop circle, {ON_FARM}")
            layout.add(f"{owner}.people", len(OF_DECKS), LARGEST, f"by cards of the decks: {', '.join(OF_DECKS)}")
            layout.add(f"{owner}.small", 1, 1, "whether the animals are small")
            layout.add(f"{owner}.sent_by", len(SEATS), 1, "who chooses the next space for a person, one-hot, the own seat first")

    def _add_hands(self, layout: Layout, seats: int) -> None:
        self.hand = layout.add("own.hand", HAND, 1, f"the own hand: {HAND_CARDS}")
        self.pack = layout.add("own.pack", HAND, 1, f"the cards to choose from while they are dealt: {HAND_CARDS}")
        self.seen = layout.add("own.seen", HAND, LARGEST, f"cards seen so far, numbered by the set they were seen in: {HAND_CARDS}")
        self.market = layout.add("market", HAND, 1, f"cards that lie open: {HAND_CARDS}")
        self.known = layout.size
        for other in range(1, seats):
            layout.add(f"{whose(other)}.known", HAND, 1, f"cards known to be in a hand: {HAND_CARDS}")
        self.in_hand = layout.add("in_hand", 2 * seats, LARGEST, "occupations and minor improvements in each hand, the own first")

    def _add_decks(self, layout: Layout) -> None:
        self.shelf = layout.add("shelf", CARDS, 1, "cards beside the board that concern everybody")
        self.spent = layout.add("spent", CARDS, 1, "cards of the decks that are out of the game")
        self.scried = layout.add("scried", CARDS, LARGEST, "the next cards of the Legendary deck that the own seat knows, from 1")
        self.beside = layout.add("beside", BOARD, 1, "action spaces beside the board")
        self.candies = layout.add("candies", BOARD, 1, "spaces on which a candy lies")
        self.strewn = layout.add("strewn", BOARD * len(GOODS), LARGEST, "other goods on spaces: for each space, by kind of good")
        self.decks = layout.add("decks", len(DECKS), LARGEST, f"cards left: {', '.join(DECKS)}")
        layout.add("kept", 1, 1, "whether nobody can take the starting player token")

    def write(self, state: Agricola, seat: int, row: bytearray) -> None:
        """Write what the seat may know of the table."""
        seats = state.seats
        order = self.orders[seat]
        row[self.leader + (state.leader - seat) % seats] = 1
        row[self.token + (state.token - seat) % seats] = 1
        self._write_board(state, order, row)
        place = self.farms
        for owner in order:
            self._write_farm(state, owner, seat, row, place)
            place += self.farm_size
        if state.coming:
            self._write_coming(state, seat, row)
        if self.has_seasons:
            row[self.season + state.season - 1] = 1
        if state.has_cards:
            self._write_notes(state, row)
        if state.has_hands:
            self._write_hands(state, order, row)
        if state.has_decks:
            self._write_decks(state, seat, row)

    def _write_board(self, state: Agricola, order: list[int], row: bytearray) -> None:
        """Write the round, the goods on the spaces and who stands there."""
        row[self.round] = state.round
        place = self.shown - FIRST_ROUND_CARD
        for number, card in enumerate(state.shown, start=1):
            row[place + card] = number
        place = self.piles
        row[place : place + BOARD] = small(state.piles)
        place += BOARD
        taken = small(state.taken)
        for owner in order:
            row[place : place + BOARD] = taken.translate(STANDS[owner])
            place += BOARD
        row[place : place + BOARD] = taken.translate(STANDS[-1])
        place = self.supply
        for card in state.supply:
            row[place + card] = 1

    def _write_farm(self, state: Agricola, owner: int, seat: int, row: bytearray, place: int) -> None:
        """Write the farm of a seat, and what belongs to it."""
        fences = state.fences[owner] & ~state.gaps[owner]
        row[place : place + LAND] = land(state.rooms[owner], state.fields[owner], state.stables[owner], fences)
        place += LAND
        row[place : place + CROPS] = state.grain[owner] + state.vegetables[owner]
        place += CROPS
        numbers = [*state.goods[owner], state.people[owner], state.newborns[owner], state.placed[owner]]
        numbers += (state.begging[owner], state.gained[owner])
        row[place : place + NUMBERS] = small(numbers)
        place += NUMBERS
        row[place + state.house[owner]] = 1
        place += len(HOUSES)
        for card in state.cards[owner]:
            row[place + card] = 1
        place += self.cards_before + WAITING
        if self.has_gaps:
            row[place : place + FENCES] = bits(state.gaps[owner], FENCES)
            place += FENCES
        if state.has_decks:
            _write_farm_of_decks(state, owner, seat, row, place)

    def _write_coming(self, state: Agricola, seat: int, row: bytearray) -> None:
        """Write the goods that wait on round spaces."""
        first = self.farms + LAND + CROPS + NUMBERS + len(HOUSES) + self.cards_before
        for when, owner, good, amount, card in state.coming:
            place = first + (owner - seat) % state.seats * self.farm_size + (when - 1) * len(GOODS) + good
            row[place] = min(LARGEST, row[place] + amount)
            if state.has_cards:
                row[self.waiting + card] = min(LARGEST, row[self.waiting + card] + amount)

    def _write_notes(self, state: Agricola, row: bytearray) -> None:
        """Write what cards in front of seats remember."""
        notes = state.notes
        for cards in state.cards:
            for card in cards:
                if notes[card]:
                    row[self.notes + card] = min(LARGEST, max(0, notes[card]))

    def _write_hands(self, state: Agricola, order: list[int], row: bytearray) -> None:
        """Write the own hand, and what is known of the others'."""
        seat, known = order[0], state.known
        for first, cards in ((self.hand, state.hands[seat]), (self.pack, state.packs[seat]), (self.market, state.market)):
            for card in cards:
                row[first + card - FIRST_OCCUPATION] = 1
        row[self.seen : self.seen + HAND] = seen_in_sets(tuple(state.seen[seat]))
        place = self.known - FIRST_OCCUPATION
        if known:
            for other in order[1:]:
                for card in state.hands[other]:
                    if known >> card & 1:
                        row[place + card] = 1
                place += HAND
        place = self.in_hand
        for owner in order:
            occupations = minors = 0
            for card in state.hands[owner]:
                if card < FIRST_MINOR:
                    occupations += 1
                else:
                    minors += 1
            row[place], row[place + 1] = occupations, minors
            place += 2

    def _write_decks(self, state: Agricola, seat: int, row: bytearray) -> None:
        """Write what lies beside the board."""
        for first, things in ((self.shelf, state.shelf), (self.spent, state.spent), (self.beside, state.beside)):
            for thing in things:
                row[first + thing] = 1
        deck = state.decks[LEGENDARY_DECK]
        for place, card in enumerate(reversed(deck[len(deck) - state.scried[seat] :]), start=1):
            row[self.scried + card] = place
        row[self.candies : self.candies + BOARD] = bits(state.candies, BOARD)
        for space, good, amount in state.strewn:
            row[self.strewn + space * len(GOODS) + good] = min(LARGEST, amount)
        numbers = [*[len(cards) for cards in state.decks], state.kept]
        row[self.decks : self.decks + len(numbers)] = small(numbers)


def _write_farm_of_decks(state: Agricola, owner: int, seat: int, row: bytearray, place: int) -> None:
    """Write what the decks have done to a seat."""
    used = bits(state.wasted[owner], farm.SPACES) + bits(state.circles[owner], farm.SPACES)
    people = [state.bonus[owner], state.resting[owner], state.away[owner], state.leaving[owner], state.lent[owner]]
    people += (state.skips[owner], state.shrunk >> owner & 1)
    written = used + small(people)
    row[place : place + len(written)] = written
    sender = state.sent_by[owner]
    if sender >= 0:
        row[place + len(written) + (sender - seat) % state.seats] = 1


def bits(some: int, length: int) -> bytes:
    """Write a set as bytes, a 1 for each of its members."""
    return f"{some:0{length}b}".encode().translate(DIGITS)[::-1]


@lru_cache(maxsize=1 << 14)
def land(rooms: int, fields: int, stables: int, fences: int) -> bytes:
    """Write what is built on a farm."""
    return b"".join([bits(some, farm.SPACES) for some in (rooms, fields, stables)]) + bits(fences, FENCES)


@lru_cache(maxsize=1 << 10)
def seen_in_sets(sets: tuple[int, ...]) -> bytes:
    """Write which hand cards a seat has seen: the number of their set, from 1."""
    row = bytearray(HAND)
    for number, some in enumerate(sets, start=1):
        for place, is_in in enumerate(bits(some >> FIRST_OCCUPATION, HAND)):
            if is_in:
                row[place] = min(LARGEST, number)
    return bytes(row)
