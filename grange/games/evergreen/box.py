"""The components of Evergreen: the planet's cells, the power tracks, the cards."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise
from pathlib import Path
from typing import Any

from grange.core.components import expected, opener, out_of_bounds
from grange.core.options import Verb
from grange.core.words import Message
from grange.games.evergreen.options import LONGEST, MOST_SEATS, ON_CELLS, OPTIONS, cell_name

FOLDER = Path(__file__).parent

BIOMES = ("meadow", "flowers", "wheat", "rock", "swamp", "snow")
LETTERS = "MFWRSN"  # of the biomes on the map
CREVASSE = "X"
OUTSIDE = "."
WILD = len(BIOMES)  # biome of a wild card; as an area, the whole planet
POWERS = ("sprout", "small", "big", "bush", "lake", "harvest")
SEASONS = ("spring", "summer", "autumn", "winter")
SIDES = ("north", "east", "south", "west")  # clockwise, as the sun moves
TOWARDS = ((-1, 0), (0, 1), (1, 0), (0, -1))  # row and column of one step towards each side
NO_CELL = LONGEST * LONGEST  # a cell that no planet has

# pieces on a cell, in the order of their heights
EMPTY, SPROUT, SMALL, BIG, BUSH, LAKE = range(6)
# An area is a biome, the whole planet (WILD), or, from BESIDE on, the neighbours of a cell.
BESIDE = WILD + 1

NO_CARD = -1
CARDS = (WILD + 1) * len(POWERS)

# categories of points, in the order of the score sheet
START, LIGHT, FOREST, HARVEST, FERTILITY = range(5)
CATEGORIES = ("start", "light", "forest", "harvest", "fertility")

PIECES = ("empty", "sprout", "small", "big", "bush", "lake")


class Box:
    """The components, with the planet's geometry computed once."""

    def __init__(self, values: Mapping[str, Any]) -> None:
        self.values = values
        trees = values["trees"]
        self.shadow: list[int] = [0, 0, trees["small_shadow"], trees["big_shadow"], 0, 0]  # cells, for each kind of piece
        self.light: list[int] = [0, 0, trees["small_light"], trees["big_light"], 0, 0]  # points
        self._read_map(values["planet"]["map"])
        self._find_neighbours()
        self.tracks: list[list[int]] = [values["tracks"][power] for power in POWERS]
        self.icons: dict[str, list[int]] = {
            deck: [icons for biome in (*BIOMES, "wild") for icons in cards[biome]] for deck, cards in values["deck"].items()
        }
        self.rounds: list[int] = values["seasons"]["rounds"]
        self.start_points: list[int] = values["setup"]["points"]
        self.start_fertility: int = values["setup"]["fertility"]
        self.lap: int = values["score"]["lap"]
        self.ranks: dict[str, int] = {name: most for name, most in values["solo"].items() if name != "source"}
        self.codes = OPTIONS.codes(dict.fromkeys(ON_CELLS, self.cell_names))

    def _read_map(self, rows: list[str]) -> None:
        """Number the cells that can hold a piece: biome by biome, each from north-west to south-east."""
        self.rows = rows
        self.size = (len(rows), len(rows[0]))
        places = {(row, column): letter for row, letters in enumerate(rows) for column, letter in enumerate(letters)}
        self.crevasses = [spot for spot, letter in places.items() if letter == CREVASSE]
        self.spots = [spot for own in LETTERS for spot, letter in places.items() if letter == own]
        self.biome = [LETTERS.index(places[spot]) for spot in self.spots]
        self.cells = len(self.spots)
        firsts = [self.biome.index(biome) for biome in range(WILD)] + [self.cells]
        self.areas = [slice(*ends) for ends in (*pairwise(firsts), (0, self.cells))]  # the cells of each biome, and of all
        self.options = {verb: self._options_of(verb) for verb in ON_CELLS}
        self.cell_names = [cell_name(row, column) for row, column in self.spots]

    def _options_of(self, verb: Verb) -> list[list[int]]:
        """List the options of a verb for the cells of each area."""
        return [verb.options(range(self.cells)[area]) for area in self.areas]

    def _find_neighbours(self) -> None:
        """Find each cell's neighbours, and the cells between it and the sun."""
        nowhere = self.cells  # an extra cell that stays empty, for crevasses and everything beyond the edge
        number = {spot: cell for cell, spot in enumerate(self.spots)}

        def at(cell: int, side: int, distance: int) -> int:
            (row, column), (down, right) = self.spots[cell], TOWARDS[side]
            return number.get((row + down * distance, column + right * distance), nowhere)

        everywhere = range(self.cells)
        around = [[at(cell, side, 1) for side in range(4)] for cell in everywhere]
        self.neighbours = [tuple(other for other in cells if other != nowhere) for cells in around]
        reach = range(1, 1 + max(self.shadow))
        self.sunwards = [[tuple(at(cell, side, distance) for distance in reach) for cell in everywhere] for side in range(4)]


def pieces(*kinds: int) -> bytes:
    """Return a translation table that maps these kinds of pieces to 1 and all others to 0."""
    return bytes(kind in kinds for kind in range(256))


def biome_of(card: int) -> int:
    """Return a card's biome, or WILD."""
    return card // len(POWERS)


def power_of(card: int) -> int:
    """Return a card's power."""
    return card % len(POWERS)


def biome_name(biome: int) -> str:
    """Return the name of a biome, as used in message keys."""
    return (*BIOMES, "wild")[biome]


def card_words(card: int) -> dict[str, str]:
    """Return the message values of a card: its biome and its power."""
    return {"biome": biome_name(biome_of(card)), "power": POWERS[power_of(card)]}


def _mistakes(values: Mapping[str, Any]) -> list[Message]:
    return [
        *_map_mistakes(values["planet"]["map"]),
        *(
            expected(f"tracks.{power}", "mistake-track")
            for power in POWERS
            if len(track := values["tracks"][power]) < 2 or track[0] != 0 or not all(0 <= step <= 99 for step in track)
        ),
        *(
            expected(f"deck.{deck}.{biome}", "mistake-cards")
            for deck, cards in values["deck"].items()
            for biome in BIOMES
            if len(cards[biome]) != len(POWERS) or not all(-1 <= icons <= 9 for icons in cards[biome])
        ),
        *(
            expected(f"deck.{deck}.wild", "mistake-wild")
            for deck, cards in values["deck"].items()
            if cards["wild"] != [0] * len(POWERS)
        ),
        *_number_mistakes(values),
    ]


def _map_mistakes(rows: list[str]) -> list[Message]:
    if not 1 <= len(rows) <= LONGEST or not all(1 <= len(row) <= LONGEST and len(row) == len(rows[0]) for row in rows):
        return [expected("planet.map", "mistake-map-size", most=LONGEST)]
    text = "".join(rows)
    unknown = sorted(set(text) - {*LETTERS, CREVASSE, OUTSIDE})
    missing = [name for name, letter in zip(BIOMES, LETTERS, strict=True) if letter not in text]
    mistakes = [expected("planet.map", "mistake-map-letters", letters=unknown)] if unknown else []
    return mistakes + ([expected("planet.map", "mistake-map-biomes", biome=missing)] if missing else [])


def _number_mistakes(values: Mapping[str, Any]) -> list[Message]:
    rounds, points = values["seasons"]["rounds"], values["setup"]["points"]
    ranks = [most for name, most in values["solo"].items() if name != "source"]
    wrong: list[Message] = []
    if len(rounds) != len(SEASONS) or not all(1 <= number <= 5 for number in rounds):
        wrong.append(expected("seasons.rounds", "mistake-rounds"))
    elif values["setup"]["fertility"] + sum(rounds) + MOST_SEATS * max(rounds) > (WILD + 1) * len(POWERS):
        wrong.append(expected("seasons.rounds", "mistake-deck-runs-out"))
    if len(points) != MOST_SEATS or not all(0 <= number <= 99 for number in points):
        wrong.append(expected("setup.points", "mistake-points"))
    wrong += out_of_bounds(values, BOUNDS)
    if ranks != sorted(ranks):
        wrong.append(expected("solo", "mistake-ranks"))
    return wrong


# the smallest and largest allowed value of each number
BOUNDS = (
    ("setup.fertility", 0, 99),
    ("trees.small_shadow", 0, LONGEST - 1),
    ("trees.big_shadow", 0, LONGEST - 1),
    ("trees.small_light", 0, 9),
    ("trees.big_light", 0, 9),
    ("supply.bushes", 0, 999),
    ("supply.lakes", 0, 999),
    ("score.lap", 5, 200),
)


read_box = opener(FOLDER, Box, _mistakes)
