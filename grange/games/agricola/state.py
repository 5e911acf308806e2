"""What lies on the table in Agricola."""

from __future__ import annotations

from typing import Any

from grange.core.chance import Chance
from grange.core.codes import Codes
from grange.core.errors import BadPosition
from grange.core.game import Origin
from grange.core.state import Bits, State
from grange.core.words import Told
from grange.games.agricola import check, farm, scoring, telling
from grange.games.agricola.box import (
    CODES,
    EXTENSION,
    FIXED,
    GOODS,
    GRAIN,
    HOUSES,
    MAJORS,
    NOBODY,
    NUMBER,
    ROUNDS,
    SHEEP,
    SPACES,
    VEGETABLE,
    Box,
    Goods,
    Major,
)


class Agricola(State):
    """One game of Agricola. Sets of farm spaces and of fences are numbers with a bit for each, as `farm` explains."""

    round: int  # from 1; 0 before the first
    leader: int  # who begins this round
    token: int  # who holds the starting player token
    deck: list[int]  # the round cards to come; the next is the last
    shown: list[int]  # the round cards that lie on the board, in their rounds
    piles: list[int]  # goods on each accumulation space
    taken: list[int]  # who stands on each space
    coming: list[list[int]]  # goods that wait on round spaces: the round, whose they are, which good, how many
    supply: list[int]  # the major improvements that nobody owns
    cards: list[list[int]]  # in front of each seat
    goods: list[list[int]]  # of each seat, in the order of GOODS; the animals are on the farm
    people: list[int]  # of each seat, newborns included
    newborns: list[int]
    placed: list[int]  # people of each seat that have been placed in this round
    house: list[int]  # what each house is made of
    rooms: list[int]
    fields: list[int]
    stables: list[int]
    fences: list[Bits]
    grain: list[bytearray]  # on each farm space
    vegetables: list[bytearray]
    begging: list[int]

    __slots__ = (*__annotations__, "board", "box", "tile")

    def __init__(self, origin: Origin, chance: Chance) -> None:
        super().__init__(origin, chance)
        seats = self.seats
        self.box: Box = origin.box
        self.tile = tile_spaces(origin)  # spaces of the extra tile: one of them is used in a round
        self.board = board_spaces(origin) + self.tile  # all spaces but the round cards
        self.round = 0
        self.leader = self.token = 0
        self.deck = []
        self.shown = []
        self.piles = [0] * len(SPACES)
        self.taken = [NOBODY] * len(SPACES)
        self.coming = []
        self.supply = list(range(len(MAJORS)))
        self.cards = [[] for _ in range(seats)]
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

    def copy_into(self, other: Agricola) -> None:
        """Make the other an independent copy of this state."""
        super().copy_into(other)
        other.box = self.box
        other.tile = self.tile
        other.board = self.board
        other.round = self.round
        other.leader = self.leader
        other.token = self.token
        other.deck = self.deck[:]
        other.shown = self.shown[:]
        other.piles = self.piles[:]
        other.taken = self.taken[:]
        other.coming = self.coming[:]
        other.supply = self.supply[:]
        other.cards = [cards[:] for cards in self.cards]
        other.goods = [goods[:] for goods in self.goods]
        other.people = self.people[:]
        other.newborns = self.newborns[:]
        other.placed = self.placed[:]
        other.house = self.house[:]
        other.rooms = self.rooms[:]
        other.fields = self.fields[:]
        other.stables = self.stables[:]
        other.fences = self.fences[:]
        other.grain = [grain[:] for grain in self.grain]
        other.vegetables = [vegetables[:] for vegetables in self.vegetables]
        other.begging = self.begging[:]

    # what players ask about the table

    def at_home(self, seat: int) -> int:
        """Count the people that can still be placed in this round."""
        return self.people[seat] - self.newborns[seat] - self.placed[seat]

    def enclosed(self, seat: int) -> int:
        """The farm spaces that lie in pastures."""
        return farm.enclosed_by(self.fences[seat])

    def tiled(self, seat: int) -> int:
        """The farm spaces with a room or a field."""
        return self.rooms[seat] | self.fields[seat]

    def unused(self, seat: int) -> int:
        """The farm spaces without tile and stable that lie in no pasture."""
        used = self.rooms[seat] | self.fields[seat] | self.stables[seat] | farm.enclosed_by(self.fences[seat])
        return farm.ALL & ~used

    def empty_fields(self, seat: int) -> list[int]:
        """List the fields on which nothing grows."""
        grain, vegetables = self.grain[seat], self.vegetables[seat]
        return [place for place in farm.spaces_of(self.fields[seat]) if not grain[place] and not vegetables[place]]

    def fences_left(self, seat: int) -> int:
        """Count the fences that the seat has not built yet."""
        return self.box.fences - self.fences[seat].bit_count()

    def homeless(self, seat: int, newborn: tuple[int, int, int] = (0, 0, 0)) -> int:
        """Count the animals of the seat, some newborn ones included, that find no room on its farm."""
        sheep, boar, cattle = self.goods[seat][SHEEP:]
        if sheep + boar + cattle + sum(newborn) <= self.box.pets:
            return 0
        fences, stables = self.fences[seat], self.stables[seat]
        outside = (stables & ~farm.enclosed_by(fences)).bit_count()
        return farm.homeless(
            farm.capacities(fences, stables, self.box.grazing),
            outside * self.box.stabled + self.box.pets,
            sheep + newborn[0],
            boar + newborn[1],
            cattle + newborn[2],
        )

    def food_needed(self, seat: int) -> int:
        """Count the food that the seat's family eats at a harvest."""
        newborns = self.newborns[seat]
        return self.box.adult[self.seats - 1] * (self.people[seat] - newborns) + self.box.newborn[self.seats - 1] * newborns

    def majors_of(self, seat: int) -> list[Major]:
        """List the major improvements in front of a seat."""
        return [self.box.majors[card] for card in self.cards[seat] if card < len(MAJORS)]

    def cooking(self, seat: int) -> dict[int, int]:
        """Tell how much food each good gives at any time: crops always, animals where the seat can cook."""
        food = {GRAIN: 1, VEGETABLE: 1}
        for major in self.majors_of(seat):
            for good, amount in major.cooks.items():
                food[good] = max(amount, food.get(good, 0))
        return food

    # what happens to goods

    def gain(self, seat: int, goods: Goods) -> None:
        """Give goods to a seat."""
        own = self.goods[seat]
        for good, amount in goods:
            own[good] += amount
        if self.events is not None and goods:
            self.tell("event-gains", seat=seat, goods=goods)

    def spend(self, seat: int, goods: Goods) -> None:
        """Take goods from a seat, which must have them."""
        own = self.goods[seat]
        for good, amount in goods:
            own[good] -= amount

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
        return scoring.score_sheet(self, seat)

    def outlook(self, seat: int) -> dict[str, Told]:
        return scoring.outlook(self, seat)

    def verdict(self) -> Told | None:
        return scoring.verdict(self) if self.over and self.seats == 1 else None

    def where(self) -> Told:
        key = "where-harvest" if self.round in self.box.harvests else "where"
        return Told(key, {"round": self.round, "rounds": ROUNDS})

    def label(self, option: int, seat: int) -> Told:
        return telling.label(self, option, seat)

    def detail(self, option: int, seat: int) -> Told | None:
        return telling.detail(self, option, seat)

    def icon(self, option: int) -> str:
        return telling.icon(self, option)

    def target(self, option: int, seat: int) -> str:
        return telling.target(option, seat)

    def spell(self, values: dict[str, Any]) -> dict[str, Any]:
        return telling.spell(values)

    def sight(self, seat: int | None) -> dict[str, Any]:
        """Everything lies open but the order of the round cards to come."""
        return {
            "round": self.round,
            "leader": self.leader,
            "token": self.token,
            "shown": [SPACES[card] for card in self.shown],
            "piles": {SPACES[space]: self.piles[space] for space in (*self.board, *self.shown) if space in self.box.fills},
            "taken": {SPACES[space]: who for space, who in enumerate(self.taken) if who != NOBODY},
            "coming": [
                {"round": when, "seat": whose, "good": GOODS[good], "amount": amount} for when, whose, good, amount in self.coming
            ],
            "supply": [MAJORS[card] for card in self.supply],
            "farms": [self._farm_in_sight(owner) for owner in range(self.seats)],
            "points": [self.score_sheet(owner) for owner in range(self.seats)],
        }

    def _farm_in_sight(self, seat: int) -> dict[str, Any]:
        return {
            "goods": dict(zip(GOODS, self.goods[seat], strict=True)),
            "people": self.people[seat],
            "newborns": self.newborns[seat],
            "at_home": self.at_home(seat),
            "house": HOUSES[self.house[seat]],
            "rooms": names(self.rooms[seat]),
            "fields": names(self.fields[seat]),
            "grain": {farm.NAMES[place]: amount for place, amount in enumerate(self.grain[seat]) if amount},
            "vegetables": {farm.NAMES[place]: amount for place, amount in enumerate(self.vegetables[seat]) if amount},
            "stables": names(self.stables[seat]),
            "fences": self.fences[seat],
            "pastures": [names(pasture) for pasture in farm.pastures_of(self.fences[seat])],
            "cards": [MAJORS[card] for card in self.cards[seat]],
            "begging": self.begging[seat],
            "food_needed": self.food_needed(seat),
        }

    def deal_again(self, seat: int, chance: Chance) -> None:
        """The cards to come are known, stage by stage; their order within a stage is not."""
        self.deck = shuffled_stages(self.box, self.deck, chance)

    def limits(self) -> dict[str, int]:
        return check.limits(self)

    def check(self) -> None:
        """Refuse positions that could not lie on a table."""
        if fault := check.fault(self):
            raise BadPosition("error-position-field", field=fault)


def names(some: int) -> list[str]:
    """Name the farm spaces of a set."""
    return [farm.NAMES[place] for place in farm.spaces_of(some)]


def board_spaces(origin: Origin) -> list[int]:
    """List the spaces that lie open from the beginning, apart from the extra tile."""
    extension = {3: ("grove", "resource_market", "hollow", "lessons_more"), 4: EXTENSION}.get(origin.seats, ())
    side_job = ("side_job",) if has_side_job(origin) else ()
    return [NUMBER[name] for name in (*extension, *FIXED, *side_job)]


def has_side_job(origin: Origin) -> bool:
    """Tell whether the Side Job lies beside the board: usually with two players or more."""
    return {"usual": origin.seats > 1, "on": True, "off": False}[origin.rules["side_job"]]


def tile_spaces(origin: Origin) -> list[int]:
    """List the spaces of the extra tile: four for one and two players, two for more."""
    if origin.rules["tile"] == "off":
        return []
    both = ("animal_market", "modest_wish")
    return [NUMBER[name] for name in (("copse", "resource_market", *both) if origin.seats < 3 else both)]


def shuffled_stages(box: Box, cards: list[int], chance: Chance) -> list[int]:
    """Shuffle round cards within their stages; the first stage comes to lie on top, at the end of the list."""
    deck: list[int] = []
    for stage in reversed(box.stages):
        own = [card for card in stage if card in cards]
        chance.shuffle(own)
        deck += own
    return deck
