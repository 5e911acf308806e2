"""What lies on the table in Farmerama."""

from __future__ import annotations

from typing import Any

from grange.core.chance import Chance
from grange.core.codes import Codes
from grange.core.errors import BadPosition
from grange.core.game import Origin
from grange.core.state import State
from grange.core.words import Told
from grange.games.farmerama import check, deck, scoring, telling
from grange.games.farmerama.box import (
    ACTIONS,
    ALONE,
    ANIMALS,
    CARROT,
    CODES,
    CORN,
    CROPS,
    EMPTY,
    GOODS,
    HAY,
    MOST_FIELDS,
    NAMES,
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
    head: int  # who holds the Head Sheep, with three seats
    shown: bool  # whether the chosen cards have been revealed
    chosen: list[int]  # the action cards of each seat, a bit for each
    done: list[int]  # those whose action is under way or over, a bit for each
    fields: list[bytearray]  # the pair on each field of each seat
    animals: list[list[int]]  # the sector of each seat's animals, or STABLE
    wheel: list[int]  # how often each seat has turned its wheel
    barn: list[list[int]]  # the goods of each seat
    cubes: list[list[int]]  # how often each seat's animals have produced
    gardens: list[list[int]]  # the bonus tiles of each seat
    bank: list[int]  # the goods of all
    stack: list[int]  # bonus tiles; the top one is the last
    open: list[int]  # bonus tiles that can be won
    removed: list[int]  # bonus tiles in the box
    deck: list[int]  # cards of the solo game; the top one is the last
    extra: list[int]  # those to be mixed in; the top one is the last
    used: list[int]  # those that have been drawn and not been put back
    returned: int  # how many have been put under the deck, and are known
    known: list[int]  # how many of each kind are known to be in this deck or to have come from it
    drawn: int  # the card of this round, or deck.NO_CARD
    specials: int  # special tiles

    __slots__ = (*__annotations__, "box", "eats", "professional", "solo", "tracks")

    def __init__(self, origin: Origin, chance: Chance) -> None:
        super().__init__(origin, chance)
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
        self.drawn = deck.NO_CARD
        self.specials = 0

    def copy_into(self, other: Farmerama) -> None:
        """Make the other an independent copy of this state."""
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
        other.fields = [fields[:] for fields in self.fields]
        other.animals = [animals[:] for animals in self.animals]
        other.wheel = self.wheel[:]
        other.barn = [barn[:] for barn in self.barn]
        other.cubes = [cubes[:] for cubes in self.cubes]
        other.gardens = [garden[:] for garden in self.gardens]
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

    # what players ask about the table

    def crops_in_barn(self, seat: int) -> int:
        """Count the crops in a barn; water is none."""
        return sum(self.barn[seat][:WATER])

    def scarecrows(self, seat: int) -> int:
        """Count the scarecrows that can be seen; the first field of each sector has one."""
        return self.fields[seat][::MOST_FIELDS].count(EMPTY)

    def under(self, seat: int, sector: int) -> int:
        """Give the sector of the farm that lies under a sector of the seat's wheel."""
        return (sector - self.wheel[seat]) % SECTORS

    def crop_to_sow(self, seat: int, field: int) -> int:
        """Tell which crop the seat's wheel lets it sow on a field."""
        return self.box.sows[(field // MOST_FIELDS + self.wheel[seat]) % SECTORS]

    def pasture_of(self, seat: int, animal: int) -> int:
        """Give the sector whose pasture an animal's symbol on the wheel points at."""
        return self.under(seat, self.box.pastures[animal])

    def is_empty(self, seat: int, sector: int) -> bool:
        """Tell whether a sector of the farm holds neither crops nor animals."""
        first = sector * MOST_FIELDS
        return self.fields[seat][first : first + MOST_FIELDS] == NO_CROPS and sector not in self.animals[seat]

    def next_crossed(self, seat: int) -> int:
        """Give the sector of the farm that the arm would cross next."""
        return (SECTORS - 1 - self.wheel[seat]) % SECTORS

    def can_turn(self, seat: int) -> bool:
        """The wheel turns for one water if the sector that its arm crosses is empty."""
        return self.barn[seat][WATER] > 0 and self.is_empty(seat, self.next_crossed(seat))

    def can_pay(self, seat: int, crops: list[int]) -> bool:
        """Tell whether a barn holds as much of each crop."""
        carrot, hay, oats, corn, _ = self.barn[seat]
        return carrot >= crops[CARROT] and hay >= crops[HAY] and oats >= crops[OATS] and corn >= crops[CORN]

    def is_shared(self, seat: int, action: int) -> bool:
        """Tell whether another seat has revealed the same card; alone, every action but the drawn one counts as shared."""
        if self.solo:
            return action != self.drawn
        return any(cards >> action & 1 for other, cards in enumerate(self.chosen) if other != seat)

    def numbers(self, action: int, later: int = 0) -> list[int]:
        """Give the two numbers of an action on the action wheel, now or some rounds later."""
        ring = self.box.ring
        return ring[(self.box.begin[action] + self.turned + later) % len(ring)]

    def times(self, seat: int, action: int) -> int:
        """Tell how often the seat may do an action in this round."""
        return self.numbers(action)[SHARED if self.is_shared(seat, action) else ALONE]

    def stars_of(self, seat: int, animal: int) -> int:
        """Tell the stars of an animal's product."""
        return self.tracks[animal][self.cubes[seat][animal]]

    def tile(self, kind: int) -> Tile:
        """Look at a bonus tile."""
        return self.box.tiles[kind]

    @property
    def rounds(self) -> int:
        """The rounds after which the game ends at the latest."""
        return self.box.solo_rounds if self.solo else self.box.most_rounds

    @property
    def tiles_have_run_out(self) -> bool:
        """Whether the stack cannot fill the open tiles, in this round or, with three seats, since an earlier one."""
        too_few = len(self.open) + len(self.stack) < self.box.open
        return too_few or len(self.removed) < self.box.removed[self.seats - 1]

    # what happens to goods and animals

    def take(self, seat: int, good: int, number: int) -> int:
        """Take goods from the bank into the barn, as many as there are; tell how many."""
        taken = min(number, self.bank[good])
        self.bank[good] -= taken
        self.barn[seat][good] += taken
        return taken

    def give_back(self, seat: int, good: int, number: int) -> None:
        """Return goods from the barn to the bank."""
        self.barn[seat][good] -= number
        self.bank[good] += number

    def turn_wheel(self, seat: int) -> None:
        """Turn the seat's wheel for one water; animals that come under the pacifier produce and go home."""
        self.give_back(seat, WATER, 1)
        self.wheel[seat] += 1
        self.tell("event-turns", seat=seat)
        nursery = self.under(seat, self.box.pacifier)
        for animal, sector in enumerate(self.animals[seat]):
            if sector == nursery:
                self.animals[seat][animal] = STABLE
                cubes, top = self.cubes[seat], len(self.tracks[animal]) - 1
                cubes[animal] = min(cubes[animal] + 1, top)
                self.tell("event-produces", seat=seat, animal=animal, stars=self.stars_of(seat, animal))

    # what the core asks

    @property
    def codes(self) -> Codes:
        return CODES

    @property
    def scores(self) -> list[int]:
        return [sum(self.score_sheet(seat).values()) for seat in range(self.seats)]

    @property
    def winners(self) -> list[int]:
        return scoring.winners(self) if self.over else []

    def score_sheet(self, seat: int) -> dict[str, int]:
        return scoring.sheet(self, seat)

    def outlook(self, seat: int) -> dict[str, Told]:
        return scoring.outlook(self, seat)

    def verdict(self) -> Told | None:
        return scoring.verdict(self) if self.over and self.solo else None

    def where(self) -> Told:
        if self.solo:
            return Told("where-alone", {"round": self.round, "rounds": self.rounds})
        return Told("where", {"round": self.round, "tiles": len(self.stack)})

    def label(self, option: int, seat: int) -> Told:
        return telling.label(self, option, seat)

    def detail(self, option: int, seat: int) -> Told | None:
        return telling.detail(self, option, seat)

    def icon(self, option: int) -> str:
        return telling.icon(option)

    def target(self, option: int, seat: int) -> str:
        return telling.target(option)

    def spell(self, values: dict[str, Any]) -> dict[str, Any]:
        return telling.spell(self, values)

    def sight(self, seat: int | None) -> dict[str, Any]:
        """The others' cards are hidden until all are revealed, and so are the tiles and the cards that lie face down."""
        return {
            "round": self.round,
            "numbers": {name: self.numbers(action) for action, name in enumerate(NUMBERED)},
            "next": {name: self.numbers(action, 1) for action, name in enumerate(NUMBERED)},
            "head": self.head if self.seats == 3 else None,
            "farms": [self._farm_in_sight(other, self.shown or other == seat) for other in range(self.seats)],
            "bank": dict(zip(GOODS, self.bank, strict=True)),
            "stack": len(self.stack),
            "open": [self.tile(kind).name for kind in self.open],
            "alone": self._alone_in_sight() if self.solo else None,
        }

    def _farm_in_sight(self, seat: int, cards: bool) -> dict[str, Any]:
        fields = {NAMES[field]: self.fields[seat][field] for sector in self.box.fields for field in sector}
        return {
            "cards": [ACTIONS[action] for action in CARDS_IN[self.chosen[seat]]] if cards else None,
            "laid": self.chosen[seat].bit_count(),
            "done": [ACTIONS[action] for action in CARDS_IN[self.done[seat]]],
            "fields": {name: CROPS[pair - 1] if pair else None for name, pair in fields.items()},
            "animals": dict(zip(ANIMALS, self.animals[seat], strict=True)),
            "wheel": self.wheel[seat],
            "barn": dict(zip(GOODS, self.barn[seat], strict=True)),
            "produced": dict(zip(ANIMALS, self.cubes[seat], strict=True)),
            "garden": [self.tile(kind).name for kind in self.gardens[seat]],
        }

    def _alone_in_sight(self) -> dict[str, Any]:
        return {
            "drawn": None if self.drawn == deck.NO_CARD else NUMBERED[self.drawn],
            "deck": len(self.deck),
            "under": [NUMBERED[card] for card in self.deck[: self.returned]],
            "extra": len(self.extra),
            "used": [NUMBERED[card] for card in self.used],
            "known": dict(zip(NUMBERED, self.known, strict=True)),
            "specials": self.specials,
        }

    def deal_again(self, seat: int, chance: Chance) -> None:
        """Nobody knows the others' cards before they are revealed, and no tiles and cards that lie face down."""
        if not self.shown:
            for other in range(self.seats):
                if other != seat:
                    cards = list(range(len(ACTIONS)))
                    chance.shuffle(cards)
                    self.chosen[other] = sum(1 << card for card in cards[: self.chosen[other].bit_count()])
        unseen = sorted([*self.stack, *self.removed])
        chance.shuffle(unseen)
        self.removed = [unseen.pop() for _ in self.removed]
        self.stack = unseen
        if self.solo:
            deck.deal_again(self, chance)

    def limits(self) -> dict[str, int]:
        most = max(number for numbers in self.box.ring for number in numbers)
        cards = self.box.cards[self.seats - 1] + self.box.head_sheep
        return {"action": len(ACTIONS), "times": 1 + most, "number": 1 + cards, "tiles": 3}

    def check(self) -> None:
        """Refuse positions that could not lie on a table."""
        name = check.fault(self)
        if name:
            raise BadPosition("error-position-field", field=name)


ALL_CARDS = (1 << len(ACTIONS)) - 1
# the actions whose bits are set, for every set of cards
CARDS_IN = tuple([action for action in range(len(ACTIONS)) if cards >> action & 1] for cards in range(ALL_CARDS + 1))
