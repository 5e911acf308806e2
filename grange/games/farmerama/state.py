"""What lies on the table in Farmerama."""

from __future__ import annotations

from grange.core.chance import Chance
from grange.core.game import Origin
from grange.core.state import State
from grange.games.farmerama.box import (
    ALONE,
    ANIMALS,
    CARROT,
    CORN,
    EMPTY,
    GOODS,
    HAY,
    MOST_FIELDS,
    NO_CARD,
    NUMBERED,
    OATS,
    SECTORS,
    SHARED,
    STABLE,
    WATER,
    Box,
    Tile,
)

NO_CROPS = bytes(MOST_FIELDS)


class Farmerama(State):
    """One game of Farmerama."""

    round: int  # from 1; 0 before the first
    turned: int  # how often the action wheel has been turned
    head: int  # the seat with the Head Sheep, in a game of three
    shown: bool  # whether the seats have revealed their cards
    chosen: list[int]  # the action cards of each seat, one bit for each
    done: list[int]  # cards whose action is under way or over, one bit for each
    fields: list[bytearray]  # the pair on each field of each seat
    animals: list[list[int]]  # the sector of each seat's animals, or STABLE
    wheel: list[int]  # how often each seat has turned its wheel
    barn: list[list[int]]  # the goods of each seat
    cubes: list[list[int]]  # how often each seat's animals have produced
    gardens: list[list[int]]  # the bonus tiles of each seat
    bank: list[int]  # the goods that all share
    stack: list[int]  # bonus tiles; the top one is the last
    open: list[int]  # bonus tiles to win
    removed: list[int]  # bonus tiles put back into the box
    deck: list[int]  # cards of the solo game; the top one is the last
    extra: list[int]  # cards to be mixed in; the top one is the last
    used: list[int]  # cards drawn and not put back
    returned: int  # number of known cards put under the deck
    known: list[int]  # number of each kind known to be in this deck or drawn from it
    drawn: int  # the card of this round, or NO_CARD
    specials: int  # special tiles

    __slots__ = (*__annotations__, "box", "eats", "professional", "solo", "tracks")

    def lay(self, origin: Origin, chance: Chance) -> None:
        """Set up the table as it is before the first step."""
        super().lay(origin, chance)
        self.box: Box = origin.box
        self.solo = self.seats == 1
        self.professional = origin.rules["mode"] == "professional" and not self.solo
        self.eats: list[list[int]] = self.box.feed(origin.rules["cow"])
        self.tracks: list[list[int]] = self.box.tracks(origin.rules["score"])
        everybody = range(self.seats)
        self.round = 0
        self.turned = 0
        self.head = 0
        self.shown = False
        self.chosen = [0 for _ in everybody]
        self.done = [0 for _ in everybody]
        self.fields = [bytearray(self.box.start) for _ in everybody]
        self.animals = [[STABLE] * len(ANIMALS) for _ in everybody]
        self.wheel = [0 for _ in everybody]
        self.barn = [self.box.barn[:] for _ in everybody]
        self.cubes = [[0] * len(ANIMALS) for _ in everybody]
        self.gardens = [[] for _ in everybody]
        self.bank = [0] * len(GOODS)
        self.stack = []
        self.open = []
        self.removed = []
        self.deck = []
        self.extra = []
        self.used = []
        self.returned = 0
        self.known = [0] * len(NUMBERED)
        self.drawn = NO_CARD
        self.specials = 0

    def copy_into(self, other: Farmerama) -> None:
        """Make `other` an independent copy of this state."""
        super().copy_into(other)
        other.box = self.box
        other.solo = self.solo
        other.professional = self.professional
        other.eats = self.eats
        other.tracks = self.tracks
        other.round = self.round
        other.turned = self.turned
        other.head = self.head
        other.shown = self.shown
        other.chosen = self.chosen[:]
        other.done = self.done[:]
        other.fields = [*map(bytearray.copy, self.fields)]
        other.animals = [*map(list.copy, self.animals)]
        other.wheel = self.wheel[:]
        other.barn = [*map(list.copy, self.barn)]
        other.cubes = [*map(list.copy, self.cubes)]
        other.gardens = [*map(list.copy, self.gardens)]
        other.bank = self.bank[:]
        other.stack = self.stack[:]
        other.open = self.open[:]
        other.removed = self.removed[:]
        other.deck = self.deck[:]
        other.extra = self.extra[:]
        other.used = self.used[:]
        other.returned = self.returned
        other.known = self.known[:]
        other.drawn = self.drawn
        other.specials = self.specials

    # questions about the table

    def crops_in_barn(self, seat: int) -> int:
        """Count the crops in a barn, without the water."""
        return sum(self.barn[seat][:WATER])

    def scarecrows(self, seat: int) -> int:
        """Count the visible scarecrows; each sector's first field has one."""
        return self.fields[seat][::MOST_FIELDS].count(EMPTY)

    def under(self, seat: int, sector: int) -> int:
        """Return the sector of the farm under a sector of the seat's wheel."""
        return (sector - self.wheel[seat]) % SECTORS

    def crop_to_sow(self, seat: int, field: int) -> int:
        """Return the crop that the seat's wheel allows to sow on a field."""
        return self.box.sows[(field // MOST_FIELDS + self.wheel[seat]) % SECTORS]

    def pasture_of(self, seat: int, animal: int) -> int:
        """Return the sector of the pasture to which an animal's symbol on the wheel points."""
        return self.under(seat, self.box.pastures[animal])

    def next_crossed(self, seat: int) -> int:
        """Return the sector of the farm that the arm would cross next."""
        return (SECTORS - 1 - self.wheel[seat]) % SECTORS

    def way_is_free(self, seat: int) -> bool:
        """Return whether the sector that the arm would cross next holds neither crops nor animals."""
        sector = (SECTORS - 1 - self.wheel[seat]) % SECTORS
        first = sector * MOST_FIELDS
        return sector not in self.animals[seat] and self.fields[seat][first : first + MOST_FIELDS] == NO_CROPS

    def can_pay(self, seat: int, crops: list[int]) -> bool:
        """Return whether a barn holds these amounts of crops."""
        carrot, hay, oats, corn, _ = self.barn[seat]
        return carrot >= crops[CARROT] and hay >= crops[HAY] and oats >= crops[OATS] and corn >= crops[CORN]

    def is_shared(self, seat: int, action: int) -> bool:
        """Return whether another seat has revealed the same card; in a solo game all actions but the drawn one count as shared."""
        if self.solo:
            return action != self.drawn
        others = [other for other, cards in enumerate(self.chosen) if other != seat and cards >> action & 1]
        return bool(others)

    def numbers(self, action: int, later: int = 0) -> list[int]:
        """Return the two numbers of an action on the action wheel, now or a number of rounds later."""
        ring = self.box.ring
        return ring[(self.box.begin[action] + self.turned + later) % len(ring)]

    def times(self, seat: int, action: int) -> int:
        """Return how often the seat may do an action in this round."""
        return self.numbers(action)[SHARED if self.is_shared(seat, action) else ALONE]

    def stars_of(self, seat: int, animal: int) -> int:
        """Return the stars of an animal's product."""
        return self.tracks[animal][self.cubes[seat][animal]]

    def tile(self, kind: int) -> Tile:
        """Return a kind of bonus tile."""
        return self.box.tiles[kind]

    @property
    def rounds(self) -> int:
        """The number of rounds after which the game ends at the latest."""
        return self.box.solo_rounds if self.solo else self.box.most_rounds

    @property
    def tiles_have_run_out(self) -> bool:
        """Whether the stack cannot refill the open tiles now or, with three seats, could not in an earlier round."""
        too_few = len(self.open) + len(self.stack) < self.box.open
        return too_few or len(self.removed) < self.box.removed[self.seats - 1]
