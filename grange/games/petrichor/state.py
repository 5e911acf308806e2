"""What lies on the table in Petrichor."""

from __future__ import annotations

from grange.core.chance import Chance
from grange.core.game import Origin
from grange.core.state import State
from grange.games.petrichor.box import BARE, CATEGORIES, CLEAR, HARVEST, NO_TILE, NOBODY, PLACES, WEATHERS, Box


class Petrichor(State):
    """One game of Petrichor. An owner of water is a seat or, in a solo game, the neutral player, who comes after the last seat."""

    round: int  # from 1; 0 before the first
    first: int  # the seat with the first-player marker
    passed: int  # the seat that passed first in this round, or NOBODY
    crops: list[int]  # the tile on each place of the grid
    aside: list[int]  # the tiles that are not on the field
    hidden: bool  # whether the tiles still lie face down
    fertilized: list[bool]
    growth: list[int]  # the growth token on each place
    sky: list[int]  # what hovers over each place
    water: list[bytearray]  # each owner's drops on the tiles
    clouds: list[bytearray]  # each owner's drops in the clouds over the tiles
    supply: list[int]  # each owner's drops in its supply
    votes: list[list[int]]  # on each weather, by owner
    dice: list[int]
    deck: list[int]  # the top card is the last
    discard: list[int]
    hands: list[list[int]]  # number of cards of each kind, for each seat
    packs: list[list[int]]  # the cards each seat drafts from
    drafted: list[list[int]]  # the cards each seat has kept in this draft
    thrown: list[list[int]]  # the cards each seat discards at the end of the action phase, face down until all have chosen
    played: list[bool]  # in the weather phase, the weathers still to come
    counted: list[bool]  # in the weather phase, the two weathers still to come whose votes can be won
    wins: list[int]  # votes won, for each owner
    wheat: list[int]  # wheat tokens
    points: list[list[int]]  # for each owner, by category
    south: list[int]  # the south wind's cards; the top card is the last
    blown: list[int]  # the south wind's cards that have been played

    __slots__ = (*__annotations__, "beside", "box", "field", "owners", "rounds", "solo")

    def lay(self, origin: Origin, chance: Chance) -> None:
        """Set up the table as it is before the first step."""
        super().lay(origin, chance)
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
        self.thrown = [[0] * len(WEATHERS) for _ in range(self.seats)]
        self.played = [False] * len(WEATHERS)
        self.counted = [False] * len(WEATHERS)
        self.wins = [0] * self.owners
        self.wheat = [0] * self.owners
        self.points = [[0] * len(CATEGORIES) for _ in range(self.owners)]
        self.south = []
        self.blown = []

    def copy_into(self, other: Petrichor) -> None:
        """Make `other` an independent copy of this state."""
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
        other.thrown = [cards[:] for cards in self.thrown]
        other.played = self.played[:]
        other.counted = self.counted[:]
        other.wins = self.wins[:]
        other.wheat = self.wheat[:]
        other.points = [points[:] for points in self.points]
        other.south = self.south[:]
        other.blown = self.blown[:]

    # questions about the table

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

    def clear_places(self) -> list[int]:
        """List the places without a cloud."""
        sky = self.sky
        return [place for place in self.field if sky[place] == CLEAR]

    def tiles_with(self, owner: int) -> list[int]:
        """List the tiles on which an owner has drops."""
        drops = self.water[owner]
        return [place for place in self.field if drops[place]]

    def votes_left(self, owner: int) -> int:
        """Count the votes in an owner's supply."""
        return self.box.votes - sum([votes[owner] for votes in self.votes])

    def colour(self, owner: int) -> str:
        """Name the colour of an owner's drops, as used in message keys."""
        return str(owner) if owner < self.seats else "south"
