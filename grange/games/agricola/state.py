"""What lies on the table in Agricola."""

from __future__ import annotations

from collections.abc import Iterable

from grange.core.chance import Chance
from grange.core.game import Origin
from grange.core.state import Bits, State
from grange.games.agricola import farm
from grange.games.agricola.box import (
    BOAR,
    CARD_NAMES,
    CATTLE,
    DECK_IMPROVEMENTS,
    DECK_OCCUPATIONS,
    DECKS,
    FAIRY,
    FIRST_MINOR,
    FIRST_OCCUPATION,
    FIRST_OF_DECKS,
    GOODS,
    MAJORS,
    NO_CARD,
    NO_SEAT,
    NOBODY,
    ROUNDS,
    SHEEP,
    SPACES,
    STONE,
    Box,
    Goods,
    Major,
)
from grange.games.agricola.setup import board_spaces, boards_by_season, first_season, team_spaces, tile_spaces
from grange.games.agricola.variants.house_rules import house_rules_of

DECK_LISTS = (
    *("shelf", "beside", "spent", "strewn", "bonus", "wasted", "circles", "resting", "away", "leaving", "sent_by"),
    *("lent", "skips", "scried"),
)


class Agricola(State):
    """One game of Agricola. Sets of farm spaces and of fences are integers with one bit for each, as in `farm.py`."""

    round: int  # from 1; 0 before the first
    leader: int  # the seat that starts this round
    token: int  # the seat with the starting player token
    deck: list[int]  # the round cards to come; the next one is the last
    shown: list[int]  # the revealed round cards, in order
    piles: list[int]  # goods on each accumulation space
    taken: list[int]  # the seats on each space, one bit for each, and one bit if it is closed
    coming: list[list[int]]  # goods that wait on round spaces: round, owner, good, amount, card
    supply: list[int]  # the major improvements without an owner
    cards: list[list[int]]  # in front of each seat
    notes: list[int]  # a number that each card may use, by card; empty if cards do not act
    hands: list[list[int]]
    piles_of_cards: list[list[int]]  # face down: the occupations, and the minor improvements; the next card is the last
    packs: list[list[int]]  # the cards each seat chooses from while cards are dealt
    market: list[int]  # hand cards that lie open for everybody
    gone: list[int]  # hand cards that have left the game
    seen: list[list[Bits]]  # the hand cards that each seat has seen, split into the sets that it can tell apart by their places
    known: Bits  # the hand cards whose holder everybody knows
    gained: list[int]  # building materials that each seat has gained in this work phase
    goods: list[list[int]]  # of each seat, in the order of GOODS; its animals are on the farm
    people: list[int]  # of each seat, including newborns
    newborns: list[int]
    placed: list[int]  # people that each seat has placed in this round
    house: list[int]  # the material of each house
    rooms: list[int]
    fields: list[int]
    stables: list[int]
    fences: list[Bits]
    grain: list[bytearray]  # on each farm space
    vegetables: list[bytearray]
    begging: list[int]
    gaps: list[Bits]  # gaps of open pastures: edges without a fence that count among the fences
    season: int  # the season of this round, or NO_SEASON
    decks: list[list[int]]  # the X deck and the Legendary deck, face down; the next card is the last
    shelf: list[int]  # cards beside the board for everybody: spaces, traders, events in force
    beside: list[int]  # the action spaces beside the board
    spent: list[int]  # deck cards that have left the game
    strewn: list[list[int]]  # goods of another kind than the space brings: space, good, amount
    candies: Bits  # the spaces with a candy
    bonus: list[int]  # points that seats have scored at once
    wasted: list[int]  # farm spaces that count as used, but have no use
    circles: list[int]  # those of them under a crop circle
    resting: list[int]  # people on a card for good: they live with the family, but never work
    away: list[int]  # people who are away for some rounds
    leaving: list[int]  # people who leave when people return home in this round
    sent_by: list[int]  # the seat that chooses the next space for a seat's person
    shrunk: Bits  # the seats whose animals are small
    lent: list[int]  # people of each seat that the left neighbour has yet to place
    skips: list[int]  # turns that each seat has yet to miss
    kept: bool  # whether nobody can take the starting player token
    scried: list[int]  # how many of the Legendary deck's next cards each seat has seen

    __slots__ = (
        *__annotations__,
        "boards",
        "box",
        "has_cards",
        "deal",
        "has_hands",
        "has_decks",
        "interests",
        "free_order",
        "house_rules",
        "team",
        "tile",
    )

    def lay(self, origin: Origin, chance: Chance) -> None:
        """Set up the table as it is before the first step."""
        super().lay(origin, chance)
        seats = self.seats
        self.has_hands = origin.rules["cards"] == "on"  # whether there are hand cards
        self.has_decks = "on" in [origin.rules[deck] for deck in DECKS]  # whether there is a deck beside the board
        self.has_cards = self.has_asides = self.has_hands or self.has_decks  # whether cards act
        self.deal = origin.rules["deal"]  # the way of dealing
        self.box: Box = origin.box.dealt if self.has_hands else origin.box
        self.interests: tuple[Bits, ...] = ()  # cached interests of the cards of each seat, and of all
        self.tile = tile_spaces(origin)  # spaces of the extra tile, of which one is used in a round
        self.boards = boards_by_season(board_spaces(origin) + self.tile + team_spaces(origin))
        self.team = "" if origin.rules["team"] == "off" else origin.rules["team"]  # how partners score; empty without teams
        self.free_order = seats == 1 and origin.rules["round_cards"] == "free"  # whether a solo player chooses the round cards
        self.house_rules: Bits = house_rules_of(origin)
        self.round = 0
        self.leader = self.token = 0
        self.deck = []
        self.shown = []
        self.piles = [0] * len(SPACES)
        self.taken = [NOBODY] * len(SPACES)
        self.coming = []
        self.supply = []
        self.cards = [[] for _ in range(seats)]
        self.notes = [0] * len(CARD_NAMES) if self.has_cards else []
        self.hands = [[] for _ in range(seats)] if self.has_hands else []
        self.piles_of_cards = [[], []] if self.has_hands else []
        self.packs = [[] for _ in range(seats)] if self.has_hands else []
        self.market = []
        self.gone = []
        self.seen = [[] for _ in range(seats)] if self.has_hands else []
        self.known = 0
        self.gained = [0] * seats
        self.goods = [[0] * len(GOODS) for _ in range(seats)]
        self.people = [self.box.people] * seats
        self.newborns = [0] * seats
        self.placed = [0] * seats
        self.house = [0] * seats
        self.rooms = [self.box.rooms] * seats
        self.fields = [0] * seats
        self.stables = [0] * seats
        self.fences = [0] * seats
        self.grain = [bytearray(farm.SPACES) for _ in range(seats)]
        self.vegetables = [bytearray(farm.SPACES) for _ in range(seats)]
        self.begging = [0] * seats
        self.gaps = [0] * seats
        self.season = first_season(origin)
        self._lay_decks()

    def _lay_decks(self) -> None:
        """Start without anything that a deck brings."""
        seats = self.seats
        self.decks = [[] for _ in DECKS]
        self.shelf = []
        self.beside = []
        self.spent = []
        self.strewn = []
        self.candies = 0
        self.bonus = [0] * seats
        self.wasted = [0] * seats
        self.circles = [0] * seats
        self.resting = [0] * seats
        self.away = [0] * seats
        self.leaving = [0] * seats
        self.sent_by = [NO_SEAT] * seats
        self.shrunk = 0
        self.lent = [0] * seats
        self.skips = [0] * seats
        self.kept = False
        self.scried = [0] * seats

    def copy_into(self, other: Agricola) -> None:
        """Make `other` an independent copy of this state."""
        super().copy_into(other)
        other.box = self.box
        other.has_hands = self.has_hands
        other.has_decks = self.has_decks
        other.has_cards = self.has_cards
        other.interests = self.interests
        other.deal = self.deal
        other.tile = self.tile
        other.team = self.team
        other.free_order = self.free_order
        other.house_rules = self.house_rules
        other.boards = self.boards
        other.round = self.round
        other.leader = self.leader
        other.token = self.token
        other.deck = self.deck[:]
        other.shown = self.shown[:]
        other.piles = self.piles[:]
        other.taken = self.taken[:]
        other.coming = self.coming[:]
        other.supply = self.supply[:]
        other.cards = list(map(list.copy, self.cards))
        other.notes = self.notes[:]
        other.hands = list(map(list.copy, self.hands))
        other.piles_of_cards = list(map(list.copy, self.piles_of_cards))
        other.packs = list(map(list.copy, self.packs))
        other.market = self.market[:]
        other.gone = self.gone[:]
        other.seen = self.seen[:]  # its sets are replaced, never changed
        other.known = self.known
        other.gained = self.gained[:]
        other.goods = list(map(list.copy, self.goods))
        other.people = self.people[:]
        other.newborns = self.newborns[:]
        other.placed = self.placed[:]
        other.house = self.house[:]
        other.rooms = self.rooms[:]
        other.fields = self.fields[:]
        other.stables = self.stables[:]
        other.fences = self.fences[:]
        other.grain = list(map(bytearray.copy, self.grain))
        other.vegetables = list(map(bytearray.copy, self.vegetables))
        other.begging = self.begging[:]
        other.gaps = self.gaps[:]
        other.season = self.season
        if self.has_decks:
            self._copy_decks_into(other)
        else:
            self._share_decks_with(other)

    def _copy_decks_into(self, other: Agricola) -> None:
        """Copy what decks have brought."""
        other.decks = list(map(list.copy, self.decks))
        other.shelf = self.shelf[:]
        other.beside = self.beside[:]
        other.spent = self.spent[:]
        other.strewn = self.strewn[:]
        other.candies = self.candies
        other.bonus = self.bonus[:]
        other.wasted = self.wasted[:]
        other.circles = self.circles[:]
        other.resting = self.resting[:]
        other.away = self.away[:]
        other.leaving = self.leaving[:]
        other.sent_by = self.sent_by[:]
        other.shrunk = self.shrunk
        other.lent = self.lent[:]
        other.skips = self.skips[:]
        other.kept = self.kept
        other.scried = self.scried[:]

    def _share_decks_with(self, other: Agricola) -> None:
        """Share the empty lists with a copy, because they stay empty in a game without decks."""
        other.decks = self.decks
        other.shelf = self.shelf
        other.beside = self.beside
        other.spent = self.spent
        other.strewn = self.strewn
        other.candies = self.candies
        other.bonus = self.bonus
        other.wasted = self.wasted
        other.circles = self.circles
        other.resting = self.resting
        other.away = self.away
        other.leaving = self.leaving
        other.sent_by = self.sent_by
        other.shrunk = self.shrunk
        other.lent = self.lent
        other.skips = self.skips
        other.kept = self.kept
        other.scried = self.scried

    # questions about the table

    @property
    def board(self) -> list[int]:
        """All open spaces apart from the round cards, with that of the present season."""
        return self.boards[self.season]

    def partner(self, seat: int) -> int:
        """Return the seat opposite a seat."""
        return (seat + 2) % self.seats

    def at_home(self, seat: int) -> int:
        """Count the people that can still be placed in this round."""
        return self.people[seat] - self.newborns[seat] - self.placed[seat]

    def people_on(self, space: int) -> list[int]:
        """List the seats with a person on a space."""
        return [seat for seat in range(self.seats) if self.taken[space] >> seat & 1]

    def cards_of_stage(self) -> list[int]:
        """List the round cards still to come in the stage of the next one."""
        if not self.deck:
            return []
        stage = self.box.stage_of[self.deck[-1]]
        return [card for card in self.box.stages[stage] if card in self.deck]

    def enclosed(self, seat: int) -> int:
        """The farm spaces in pastures."""
        return farm.enclosed_by(self.fences[seat])

    def tiled(self, seat: int) -> int:
        """The farm spaces with a room or a field, and those without any use."""
        return self.rooms[seat] | self.fields[seat] | self.wasted[seat]

    def unused(self, seat: int) -> int:
        """The farm spaces without tile or stable, outside pastures."""
        used = self.rooms[seat] | self.fields[seat] | self.stables[seat] | farm.enclosed_by(self.fences[seat])
        return farm.ALL & ~(used | self.wasted[seat])

    def empty_fields(self, seat: int) -> list[int]:
        """List the fields on which nothing grows."""
        grain, vegetables = self.grain[seat], self.vegetables[seat]
        return [place for place in farm.spaces_of(self.fields[seat]) if not grain[place] and not vegetables[place]]

    def fences_left(self, seat: int) -> int:
        """Count the fences that the seat has not built yet."""
        return self.box.fences - (self.fences[seat] & ~self.gaps[seat]).bit_count()

    def animals(self, seat: int) -> tuple[int, int, int]:
        """Count the animals of the seat: sheep, wild boar, cattle."""
        own = self.goods[seat]
        return own[SHEEP], own[BOAR], own[CATTLE]

    def herd(self, seat: int) -> tuple[int, ...]:
        """Count the animals of the seat, including llamas."""
        return tuple(self.goods[seat][SHEEP:FAIRY])

    def guest_of(self, seat: int) -> int:
        """Return whose person the seat has yet to place, lent by its right neighbour."""
        neighbour = (seat - 1) % self.seats
        return neighbour if self.lent[neighbour] else NO_SEAT

    def is_occupation(self, card: int) -> bool:
        """Return whether a card is an occupation."""
        return FIRST_OCCUPATION <= card < FIRST_MINOR or card in DECK_OCCUPATIONS

    def occupations(self, seat: int) -> int:
        """Count the occupations in front of a seat."""
        return len([card for card in self.cards[seat] if self.is_occupation(card)])

    def played_occupations(self, seat: int) -> list[int]:
        """List the occupations that a seat has played, also those that it has lost; those of a deck are only drawn."""
        played = [card for card in self.cards[seat] if FIRST_OCCUPATION <= card < FIRST_MINOR]
        if self.has_decks:
            played += [card for card in self.gone if FIRST_OCCUPATION <= card < FIRST_MINOR and self.notes[card] == 1 + seat]
        return played

    def improvements(self, seat: int) -> int:
        """Count the improvements in front of a seat, major and minor; artifacts are improvements, too."""
        return sum([self.is_improvement(card) for card in self.cards[seat]])

    def is_improvement(self, card: int) -> bool:
        """Return whether a card is an improvement."""
        return card < FIRST_OCCUPATION or FIRST_MINOR <= card < FIRST_OF_DECKS or card in DECK_IMPROVEMENTS

    def majors_of(self, seat: int) -> list[Major]:
        """List the major improvements in front of a seat."""
        return [self.box.majors[card] for card in self.cards[seat] if card < len(MAJORS)]

    # changes of cards and goods

    def cards_changed(self) -> None:
        """Clear the cache of what concerns the cards in front of the seats."""
        self.interests = ()
        self.has_asides = self.has_cards

    def gain(self, seat: int, goods: Goods, card: int = NO_CARD) -> None:
        """Give goods to a seat, possibly from a card."""
        own = self.goods[seat]
        for good, amount in goods:
            own[good] += amount
            if good <= STONE:
                self.gained[seat] += amount
        if self.events is None or not goods:
            return
        if card == NO_CARD:
            self.emit("event-gains", seat=seat, goods=goods)
        else:
            self.emit("event-card-gives", seat=seat, card=card, goods=goods)

    def put_on_space(self, space: int, good: int, amount: int) -> None:
        """Put goods on a space: into its pile if it accumulates that kind, otherwise beside it."""
        if any(good == usual for usual, _ in self.box.fills[space][self.seats]):
            self.piles[space] += amount
            return
        lying = sum([number for where, other, number in self.strewn if (where, other) == (space, good)])
        self.strewn = [entry for entry in self.strewn if entry[:2] != [space, good]]
        self.strewn.append([space, good, lying + amount])

    def put_on_rounds(self, seat: int, good: int, amount: int, ahead: Iterable[int], card: int) -> None:
        """Place a card's goods for a seat on the round spaces a number of rounds ahead, if they exist."""
        for rounds in ahead:
            if self.round + rounds <= ROUNDS:
                self.coming.append([self.round + rounds, seat, good, amount, card])
