"""What lies on the table in Evergreen."""

from __future__ import annotations

from grange.core.chance import Chance
from grange.core.game import Origin
from grange.core.options import Codes
from grange.core.state import State
from grange.games.evergreen.box import BIOMES, CATEGORIES, NO_CARD, POWERS, SEASONS, SIDES, Box


class Evergreen(State):
    """One game of Evergreen. In a solo game the automa drafts as if it had the seat after the last."""

    season: int
    round: int  # within the season, from 1
    sun: int  # the side from which the light comes
    first: int  # the drafter who is first in this round
    next_first: int  # the drafter who will be first in the next round
    token: int  # the place of the market with the first-player token, or -1
    deck: list[int]  # the top card is the last
    discard: list[int]
    market: list[int]
    zone: list[list[int]]  # the fertility zone: each biome's group of cards, in the order in which they came
    face_down: list[int]  # cards of the zone that a drought turned over
    cards: list[list[int]]  # in front of each seat, and of the automa
    planets: list[bytearray]  # the piece on each cell, for each seat; after the cells there is one that stays empty
    levels: list[list[int]]  # the marker on each power track, for each seat
    points: list[list[int]]  # for each seat, by category
    bushes: int  # left in the supply
    lakes: int

    __slots__ = (*__annotations__, "box", "drafters", "icons", "solo", "strict")

    def lay(self, origin: Origin, chance: Chance) -> None:
        """Set up the table as it is before the first step."""
        super().lay(origin, chance)
        self.solo = self.seats == 1  # a single seat plays against the automa
        self.drafters = max(2, self.seats)  # the seats, or one seat and the automa
        self.strict = origin.rules["supply"] == "strict"  # bushes and lakes run out
        self.box: Box = origin.box
        self.icons = self.box.icons[origin.rules["deck"]]
        self.season = self.round = 0
        self.sun = SIDES.index(origin.rules["sun"])
        self.first = self.next_first = 0
        self.token = NO_CARD
        self.deck = []
        self.discard = []
        self.market = []
        self.zone = [[] for _ in BIOMES]
        self.face_down = []
        self.cards = [[] for _ in range(self.drafters)]
        self.planets = [bytearray(self.box.cells + 1) for _ in range(self.seats)]
        self.levels = [[0] * len(POWERS) for _ in range(self.seats)]
        self.points = [[0] * len(CATEGORIES) for _ in range(self.seats)]
        self.bushes = self.box.values["supply"]["bushes"]
        self.lakes = self.box.values["supply"]["lakes"]

    def copy_into(self, other: Evergreen) -> None:
        """Make `other` an independent copy of this state."""
        super().copy_into(other)
        other.solo = self.solo
        other.drafters = self.drafters
        other.strict = self.strict
        other.box = self.box
        other.icons = self.icons
        other.season = self.season
        other.round = self.round
        other.sun = self.sun
        other.first = self.first
        other.next_first = self.next_first
        other.token = self.token
        other.deck = self.deck[:]
        other.discard = self.discard[:]
        other.market = self.market[:]
        other.zone = list(map(list.copy, self.zone))
        other.face_down = self.face_down[:]
        other.cards = list(map(list.copy, self.cards))
        other.planets = list(map(bytearray.copy, self.planets))
        other.levels = list(map(list.copy, self.levels))
        other.points = list(map(list.copy, self.points))
        other.bushes = self.bushes
        other.lakes = self.lakes

    # questions about the table

    def turn_order(self) -> list[int]:
        """List the drafters clockwise from the first player; the automa is the one after the last seat."""
        return [*range(self.first, self.drafters), *range(self.first)]

    @property
    def in_last_round(self) -> bool:
        """Whether this is the last round of the last season."""
        return self.season == len(SEASONS) - 1 and self.round == self.box.rounds[self.season]

    def card_of(self, seat: int) -> int:
        """The card that the seat took in this round."""
        return self.cards[seat][-1]

    def fertility(self, biome: int) -> int:
        """Count the visible fertility icons of a biome's group."""
        return sum(max(0, self.icons[card]) for card in self.zone[biome] if card not in self.face_down)

    @property
    def codes(self) -> Codes:
        """The table of all options and their codes, which name the cells of this planet."""
        return self.box.codes
