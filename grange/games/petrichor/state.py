"""What lies on the table in Petrichor."""

from __future__ import annotations

from typing import Any

from grange.core.chance import Chance
from grange.core.codes import Codes
from grange.core.errors import BadPosition
from grange.core.game import Origin
from grange.core.state import State
from grange.core.words import Told
from grange.games.petrichor import check, hidden, scoring, telling
from grange.games.petrichor.box import (
    BARE,
    CATEGORIES,
    CLEAR,
    CLOUD,
    CODES,
    COFFEE,
    CROPS,
    GROWN,
    GROWTHS,
    HARVEST,
    LAKE,
    NAMES,
    NO_TILE,
    NOBODY,
    PLACES,
    RICE,
    SKIES,
    SPOILED,
    SPROUTING,
    THUNDER,
    WEATHERS,
    Box,
)


class Petrichor(State):
    """One game of Petrichor. An owner of water is a seat or, in a solo game, the neutral player after the last seat."""

    round: int  # from 1; 0 before the first
    first: int  # who holds the first-player marker
    passed: int  # who passed first in this round, or NOBODY
    crops: list[int]  # the tile on each place of the grid
    aside: list[int]  # the tiles that are not in play
    hidden: bool  # whether the tiles still lie face down
    fertilized: list[bool]
    growth: list[int]  # the growth token on each place
    sky: list[int]  # what hovers over each place
    water: list[bytearray]  # each owner's drops on the tiles
    clouds: list[bytearray]  # each owner's drops in the clouds over the tiles
    supply: list[int]  # each owner's drops in its supply
    votes: list[list[int]]  # on each weather, of each owner
    dice: list[int]
    deck: list[int]  # the top card is the last
    discard: list[int]
    hands: list[list[int]]  # cards of each kind, for each seat
    packs: list[list[int]]  # what each seat drafts from
    drafted: list[list[int]]  # what each seat has kept in this draft
    played: list[bool]  # in the weather phase, the weathers that are still to come
    counted: list[bool]  # in the weather phase, the two whose votes can be won, as long as they are to come
    wins: list[int]  # votes won, for each owner
    wheat: list[int]  # wheat tokens
    points: list[list[int]]  # by category, for each owner
    south: list[int]  # the south wind's cards; the top card is the last
    blown: list[int]  # those that have been played

    __slots__ = (*__annotations__, "beside", "box", "field", "owners", "rounds", "solo")

    def __init__(self, origin: Origin, chance: Chance) -> None:
        super().__init__(origin, chance)
        self.box: Box = origin.box
        self.solo = self.seats == 1
        self.owners = max(2, self.seats)
        self.field: list[int] = self.box.fields[self.seats - 1]
        self.beside: list[tuple[int, ...]] = self.box.beside[self.seats - 1]
        self.rounds: int = self.box.rounds("short" if self.solo else origin.rules["length"])
        self.round = 0
        self.first = 0
        self.passed = NOBODY
        self.crops = [NO_TILE] * PLACES
        self.aside = []
        self.hidden = False
        self.fertilized = [False] * PLACES
        self.growth = [BARE] * PLACES
        self.sky = [CLEAR] * PLACES
        self.water = [bytearray(PLACES) for _ in range(self.owners)]
        self.clouds = [bytearray(PLACES) for _ in range(self.owners)]
        self.supply = [self.box.drops] * self.owners
        self.votes = [[0] * self.owners for _ in WEATHERS]
        self.dice = [HARVEST] * self.box.dice
        self.deck = []
        self.discard = []
        self.hands = [[0] * len(WEATHERS) for _ in range(self.seats)]
        self.packs = [[0] * len(WEATHERS) for _ in range(self.seats)]
        self.drafted = [[0] * len(WEATHERS) for _ in range(self.seats)]
        self.played = [False] * len(WEATHERS)
        self.counted = [False] * len(WEATHERS)
        self.wins = [0] * self.owners
        self.wheat = [0] * self.owners
        self.points = [[0] * len(CATEGORIES) for _ in range(self.owners)]
        self.south = []
        self.blown = []

    def copy_into(self, other: Petrichor) -> None:
        """Make the other an independent copy of this state."""
        super().copy_into(other)
        other.box = self.box
        other.solo = self.solo
        other.owners = self.owners
        other.field = self.field
        other.beside = self.beside
        other.rounds = self.rounds
        other.round = self.round
        other.first = self.first
        other.passed = self.passed
        other.crops = self.crops[:]
        other.aside = self.aside[:]
        other.hidden = self.hidden
        other.fertilized = self.fertilized[:]
        other.growth = self.growth[:]
        other.sky = self.sky[:]
        other.water = [drops[:] for drops in self.water]
        other.clouds = [drops[:] for drops in self.clouds]
        other.supply = self.supply[:]
        other.votes = [votes[:] for votes in self.votes]
        other.dice = self.dice[:]
        other.deck = self.deck[:]
        other.discard = self.discard[:]
        other.hands = [hand[:] for hand in self.hands]
        other.packs = [pack[:] for pack in self.packs]
        other.drafted = [kept[:] for kept in self.drafted]
        other.played = self.played[:]
        other.counted = self.counted[:]
        other.wins = self.wins[:]
        other.wheat = self.wheat[:]
        other.points = [points[:] for points in self.points]
        other.south = self.south[:]
        other.blown = self.blown[:]

    # what players ask about the table

    @property
    def neutral(self) -> int:
        """The neutral player of a solo game, among the owners of water."""
        return self.seats

    @property
    def last_round(self) -> bool:
        """Whether this is the last round."""
        return self.round == self.rounds

    def turn_order(self) -> list[int]:
        """List the seats from the first player clockwise."""
        return [*range(self.first, self.seats), *range(self.first)]

    def water_on(self, place: int) -> int:
        """Count the drops on a tile."""
        return sum([drops[place] for drops in self.water])

    def drops_over(self, place: int) -> int:
        """Count the drops in the cloud over a tile."""
        return sum([drops[place] for drops in self.clouds])

    def clouds_with(self, owner: int) -> list[int]:
        """List the places whose clouds hold drops of an owner."""
        drops = self.clouds[owner]
        return [place for place in self.field if drops[place]]

    def tiles_with(self, owner: int) -> list[int]:
        """List the tiles on which an owner has drops."""
        drops = self.water[owner]
        return [place for place in self.field if drops[place]]

    def votes_left(self, owner: int) -> int:
        """Count the votes in an owner's supply."""
        return self.box.votes - sum([votes[owner] for votes in self.votes])

    # what happens to water

    def land(self, owner: int, place: int, drops: int) -> None:
        """Let drops fall on a tile; a lake gives them back at once."""
        if self.crops[place] == LAKE:
            self.supply[owner] += drops
        else:
            self.water[owner][place] += drops

    def check_growth(self, place: int) -> None:
        """A crop grows when it has enough water, and withers when it has too little."""
        crop = self.box.crops[self.crops[place]]
        if not crop.drops:
            return
        drops = self.water_on(place)
        if drops < crop.drops:
            if self.growth[place] != BARE:
                self.growth[place] = BARE
                self.tell("event-withers", place=place, crop=self.crops[place])
        elif self.growth[place] == BARE:
            waits = self.crops[place] in (COFFEE, RICE)
            self.growth[place] = SPROUTING if waits else GROWN
            self.tell("event-sprouts" if waits else "event-grows", place=place, crop=self.crops[place])
        if crop.spoils and drops >= crop.spoils and self.growth[place] != SPOILED:
            self.growth[place] = SPOILED
            self.tell("event-spoils", place=place, crop=self.crops[place])

    def pour_into(self, place: int, owner: int, drops: int) -> None:
        """Put drops into the cloud over a tile; the first of them make a new cloud."""
        if drops:
            self.clouds[owner][place] += drops
            self.sky[place] = max(self.sky[place], CLOUD)

    def pour(self, place: int) -> None:
        """Let a cloud give all its drops to the tile below and vanish."""
        self.tell("event-pours", place=place, crop=self.crops[place], drops=self.drops_over(place))
        for owner, drops in enumerate(self.clouds):
            if drops[place]:
                self.land(owner, place, drops[place])
                drops[place] = 0
        self.sky[place] = CLEAR
        self.check_growth(place)

    def check_cloud(self, place: int) -> None:
        """An empty cloud vanishes; a full one becomes a thundercloud; a thundercloud that is too full overflows."""
        if self.sky[place] == CLEAR:
            return
        drops = self.drops_over(place)
        if not drops:
            self.sky[place] = CLEAR
        elif drops >= self.box.overflow:
            self.sky[place] = THUNDER
            self.pour(place)
        elif drops >= self.box.thunder and self.sky[place] == CLOUD:
            self.sky[place] = THUNDER
            self.tell("event-thunder", place=place)

    def move_cloud(self, start: int, end: int) -> None:
        """Move a cloud; where there is another, both become one thundercloud."""
        merged = self.sky[end] != CLEAR
        for drops in self.clouds:
            drops[end] += drops[start]
            drops[start] = 0
        self.sky[end] = THUNDER if merged else self.sky[start]
        self.sky[start] = CLEAR
        if merged:
            self.tell("event-merges", place=end)

    # what the core asks

    @property
    def codes(self) -> Codes:
        return CODES

    @property
    def scores(self) -> list[int]:
        return [sum(self.points[seat]) for seat in range(self.seats)]

    @property
    def winners(self) -> list[int]:
        return scoring.winners(self) if self.over else []

    def score_sheet(self, seat: int) -> dict[str, int]:
        sheet = dict(zip(CATEGORIES, self.points[seat], strict=True))
        if self.origin.rules["pear"] == "off":
            del sheet["pear"]
        del sheet["shortage"]  # only the neutral player's
        return sheet

    def verdict(self) -> Told | None:
        return scoring.verdict(self) if self.over and self.solo else None

    def where(self) -> Told:
        return Told("where", {"round": self.round, "rounds": self.rounds})

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
        """Hands, packs, the deck and tiles that lie face down are hidden."""
        return {
            "round": self.round,
            "rounds": self.rounds,
            "first": self.first,
            "passed": self.passed,
            "field": {NAMES[place]: self._place_in_sight(place) for place in self.field},
            "supply": self.supply[:],
            "votes": {name: self.votes[weather][:] for weather, name in enumerate(WEATHERS)},
            "dice": self.dice[:],
            "deck": len(self.deck),
            "discard": [self.discard.count(kind) for kind in range(len(WEATHERS))],
            "cards": [sum(hand) for hand in self.hands],
            "hand": None if seat is None else self.hands[seat][:],
            "pack": None if seat is None else self.packs[seat][:],
            "kept": None if seat is None else self.drafted[seat][:],
            "to_come": [name for weather, name in enumerate(WEATHERS) if self.played[weather]],
            "wins": self.wins[:],
            "wheat": self.wheat[:],
            "points": [dict(zip(CATEGORIES, points, strict=True)) for points in self.points],
            "south": len(self.south),
            "blown": self.blown[:],
        }

    def _place_in_sight(self, place: int) -> dict[str, Any]:
        return {
            "crop": None if self.hidden else CROPS[self.crops[place]],
            "fertilized": self.fertilized[place],
            "growth": GROWTHS[self.growth[place]],
            "water": [drops[place] for drops in self.water],
            "sky": SKIES[self.sky[place]],
            "cloud": [drops[place] for drops in self.clouds],
        }

    def deal_again(self, seat: int, chance: Chance) -> None:
        hidden.deal_again(self, seat, chance)

    def limits(self) -> dict[str, int]:
        return check.limits(self)

    def check(self) -> None:
        field = check.unsound(self)
        if field:
            raise BadPosition("error-position-field", field=field)
