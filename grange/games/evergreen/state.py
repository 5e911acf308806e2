"""What lies on the table in Evergreen."""

from __future__ import annotations

from typing import Any

from grange.core.chance import Chance
from grange.core.codes import Codes
from grange.core.errors import BadPosition
from grange.core.game import Origin
from grange.core.state import State
from grange.core.words import Told
from grange.games.evergreen import check, scoring
from grange.games.evergreen.box import (
    ACTION,
    ACTIONS,
    BIOMES,
    CARDS,
    CATEGORIES,
    ENOUGH,
    LONGEST,
    NO_CARD,
    PIECES,
    PLANT,
    POWER,
    POWERS,
    SEASONS,
    SIDES,
    SKIP,
    TAKE,
    Box,
    biome_name,
    biome_of,
    power_of,
)


class Evergreen(State):
    """One game of Evergreen. In a solo game the automa drafts as if it sat in the seat after the last."""

    season: int
    round: int  # of the season, from 1
    sun: int  # the side from which the light comes
    first: int  # who drafts first in this round
    next_first: int  # who drafts first in the next round
    token: int  # the place in the market on which the first-player token lies, or -1
    deck: list[int]  # the top card is the last
    discard: list[int]
    market: list[int]
    zone: list[list[int]]  # the fertility zone: each biome's group of cards in the order they were laid
    face_down: list[int]  # the cards of the zone that a drought turned over
    cards: list[list[int]]  # in front of each seat, and of the automa
    planets: list[bytearray]  # what stands on each cell, for each seat; after the cells one that stays empty
    levels: list[list[int]]  # the marker on each power track, for each seat
    points: list[list[int]]  # by category, for each seat
    bushes: int  # left in the supply
    lakes: int

    __slots__ = (*__annotations__, "box", "drafters", "icons", "solo", "strict")

    def __init__(self, origin: Origin, chance: Chance) -> None:
        super().__init__(origin, chance)
        self.solo = self.seats == 1  # a single seat plays against the automa
        self.drafters = max(2, self.seats)  # the seats, or one seat and the automa
        self.strict = origin.rules["supply"] == "strict"  # bushes and lakes run out
        self.box: Box = origin.box
        self.icons = self.box.icons[origin.rules["deck"]]
        self.season = self.round = 0
        self.sun = SIDES.index(origin.rules["sun"])
        self.first = self.next_first = 0
        self.token = NO_CARD
        self.deck = list(range(CARDS))
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
        """Make the other an independent copy of this state."""
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
        other.zone = [group[:] for group in self.zone]
        other.face_down = self.face_down[:]
        other.cards = [cards[:] for cards in self.cards]
        other.planets = [planet[:] for planet in self.planets]
        other.levels = [levels[:] for levels in self.levels]
        other.points = [points[:] for points in self.points]
        other.bushes = self.bushes
        other.lakes = self.lakes

    # what players ask about the table

    def turn_order(self) -> list[int]:
        """List the drafters from the first player clockwise; the automa is the one beyond the last seat."""
        return [*range(self.first, self.drafters), *range(self.first)]

    @property
    def in_last_round(self) -> bool:
        """Whether this is the last round of the last season."""
        return self.season == len(SEASONS) - 1 and self.round == self.box.rounds[self.season]

    def card_of(self, seat: int) -> int:
        """The card that the seat took in this round."""
        return self.cards[seat][-1]

    def fertility(self, biome: int) -> int:
        """Count the fertility icons that can be seen in a biome's group."""
        return sum(max(0, self.icons[card]) for card in self.zone[biome] if card not in self.face_down)

    # what the core asks

    @property
    def codes(self) -> Codes:
        return self.box.codes

    @property
    def scores(self) -> list[int]:
        return [sum(points) for points in self.points]

    @property
    def winners(self) -> list[int]:
        return scoring.winners(self) if self.over else []

    def score_sheet(self, seat: int) -> dict[str, int]:
        return dict(zip(CATEGORIES, self.points[seat], strict=True))

    def verdict(self) -> Told | None:
        return scoring.rank(self) if self.over and self.solo else None

    def where(self) -> Told:
        rounds = self.box.rounds[self.season]
        return Told("where", {"season": SEASONS[self.season], "round": self.round, "rounds": rounds})

    def label(self, option: int, seat: int) -> Told:
        if option >= PLANT:
            kind, cell = divmod(option - PLANT, LONGEST * LONGEST)
            verb = ("plant", "grow", "bush", "lake")[kind]
            return Told(f"option-{verb}", {"cell": self.box.cell_names[cell], "biome": BIOMES[self.box.biome[cell]]})
        if ACTION <= option < POWER:
            return Told(f"option-action-{ACTIONS[option - ACTION].lower()}")
        if option < ACTION:
            card = self.market[option - TAKE]
            return Told("option-take", card_words(card))
        return Told({POWER: "option-power", SKIP: "option-skip", ENOUGH: "option-enough"}[option])

    def spell(self, values: dict[str, Any]) -> dict[str, Any]:
        if "card" in values:
            return {**values, **card_words(values["card"])}
        if "cell" in values:
            cell = values["cell"]
            return {**values, "cell": self.box.cell_names[cell], "biome": BIOMES[self.box.biome[cell]]}
        return values

    def target(self, option: int, seat: int) -> str:
        if option >= PLANT:
            return f"planet-{seat}-{self.box.cell_names[(option - PLANT) % (LONGEST * LONGEST)]}"
        if option < ACTION:
            return f"market-{option - TAKE}"
        if option == POWER:
            return f"track-{POWERS[power_of(self.card_of(seat))]}"
        return ""

    def sight(self, seat: int | None) -> dict[str, Any]:
        """Everything lies open but the order of the deck."""
        return {
            "season": SEASONS[self.season],
            "round": self.round,
            "sun": SIDES[self.sun],
            "first": self.first,
            "next_first": self.next_first,
            "token": self.token,
            "deck": len(self.deck),
            "discard": [self.card_name(card) for card in self.discard],
            "market": [self.card_name(card) for card in self.market],
            "zone": {BIOMES[biome]: [self.card_name(card) for card in group] for biome, group in enumerate(self.zone)},
            "face_down": [self.card_name(card) for card in self.face_down],
            "fertility": {name: self.fertility(biome) for biome, name in enumerate(BIOMES)},
            "cards": [[self.card_name(card) for card in cards] for cards in self.cards],
            "planets": [
                {self.box.cell_names[cell]: PIECES[piece] for cell, piece in enumerate(planet) if piece} for planet in self.planets
            ],
            "levels": [dict(zip(POWERS, levels, strict=True)) for levels in self.levels],
            "points": [self.score_sheet(owner) for owner in range(self.seats)],
            "bushes": self.bushes if self.strict else None,
            "lakes": self.lakes if self.strict else None,
        }

    def card_name(self, card: int) -> str | None:
        """Name a card by its biome, power and icons, such as `swamp lake +1`."""
        if card == NO_CARD:
            return None
        icons = self.icons[card]
        return f"{biome_name(biome_of(card))} {POWERS[power_of(card)]}" + (f" {icons:+d}" if icons else "")

    def deal_again(self, seat: int, chance: Chance) -> None:
        """Everybody knows which cards the deck holds, but not their order: that must leave no trace."""
        self.deck.sort()
        chance.shuffle(self.deck)

    def limits(self) -> dict[str, int]:
        return check.limits(self)

    def check(self) -> None:
        """Refuse positions that could not lie on a table."""
        if fault := check.fault(self):
            raise BadPosition("error-position-field", field=fault)


def card_words(card: int) -> dict[str, Any]:
    """Give the words of a card: its biome and its power."""
    return {"biome": biome_name(biome_of(card)), "power": POWERS[power_of(card)]}
