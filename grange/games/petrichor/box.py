"""The components of Petrichor: crops, places of the field, cards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from grange.core.components import expected, opener, out_of_bounds
from grange.core.words import Message

FOLDER = Path(__file__).parent

WEATHERS = ("frost", "sun", "wind", "rain")  # clockwise
FROST, SUN, WIND, RAIN = range(4)

CROPS = ("coffee", "cotton", "rice", "grass", "potato", "wheat", "corn", "pear", "lake")
COFFEE, COTTON, RICE, GRASS, POTATO, WHEAT, CORN, PEAR, LAKE = range(len(CROPS))
LETTERS = "CTRGPWZ"  # of the crops, as used in layouts
NO_TILE = -1

ROWS, COLUMNS = 3, 4
PLACES = ROWS * COLUMNS
NAMES = tuple(f"{'ABCD'[place % COLUMNS]}{place // COLUMNS + 1}" for place in range(PLACES))
STEPS = ((-1, 0), (0, 1), (1, 0), (0, -1))
MOST_OWNERS = 4

# growth of a crop, as its token shows
BARE, SPROUTING, GROWN, SPOILED = range(4)
GROWTHS = ("bare", "sprouting", "grown", "spoiled")
# the sky over a tile
CLEAR, CLOUD, THUNDER = range(3)
SKIES = ("clear", "cloud", "thunder")
HARVEST = 0  # face of a die
NOBODY = -1  # in place of a seat

# categories of points, in the order of the score sheet: the crops, then these
DICE, VOTES, TOKENS, SHORTAGE = range(PEAR + 1, PEAR + 5)
CATEGORIES = (*CROPS[: PEAR + 1], "dice", "votes", "tokens", "shortage")

LAYOUTS = ("one", "two", "three", "four")  # by number of seats

FACES = 5  # of a die: the harvest, and 1 to 4


class Crop(NamedTuple):
    """A crop as printed on its tile."""

    tiles: int
    drops: int  # drops that let it grow; 0 for the lake
    points: list[int]
    sprouting: list[int]
    spoils: int  # drops that spoil it; 0 if nothing does
    spoiled: list[int]
    priority: int


class Box:
    """The components, with derived values computed once."""

    def __init__(self, values: Mapping[str, Any]) -> None:
        self.values = values
        pieces, clouds, score = values["pieces"], values["clouds"], values["score"]
        self.crops = [_crop(values["crops"][name]) for name in CROPS]
        self.layouts = [values["layouts"][name] for name in LAYOUTS]
        self.fields: list[list[int]] = [places_of(layout) for layout in self.layouts]
        self.beside: list[list[tuple[int, ...]]] = [neighbours_in(field) for field in self.fields]
        self.drops: int = pieces["drops"]
        self.votes: int = pieces["votes"]
        self.cards: int = pieces["cards"]
        self.dice: int = pieces["dice"]
        self.faces: list[int] = pieces["faces"]
        self.fertilizers: int = pieces["fertilizers"]
        self.first_deal: list[int] = values["hands"]["first"]
        self.extra: list[int] = values["hands"]["extra"]
        self.later_deal: list[int] = values["hands"]["later"]
        self.most_cards: int = values["hands"]["most"]
        self.draft: list[list[int]] = [[], *[values["draft"][name] for name in LAYOUTS[1:]]]
        self.thunder: int = clouds["thunder"]
        self.overflow: int = clouds["overflow"]
        self.sun_drops: int = clouds["sun"]
        self.rain_clouds: int = clouds["rain"]
        self.lake_drops: int = clouds["lake"]
        self.lower: int = score["lower"]
        self.turn: int = score["turn"]
        self.track: list[int] = score["track"]
        self.wheat_points: int = score["wheat"]
        self.fertilizer: int = score["fertilizer"]
        self.shortage: int = score["shortage"]
        self.south: list[list[str]] = values["south"]["icons"]

    def rounds(self, length: str) -> int:
        """Return the number of rounds of a short or a long game."""
        number: int = self.values["rounds"][length]
        return number


def _crop(table: Mapping[str, Any]) -> Crop:
    return Crop(
        tiles=table["tiles"],
        drops=table["drops"],
        points=table["points"],
        sprouting=table.get("sprouting", []),
        spoils=table.get("spoils", 0),
        spoiled=table.get("spoiled", []),
        priority=table["priority"],
    )


def places_of(layout: Sequence[str]) -> list[int]:
    """List the places of a layout that hold a tile, row by row."""
    return [row * COLUMNS + column for row, letters in enumerate(layout) for column, letter in enumerate(letters) if letter != "."]


def neighbours_in(places: Sequence[int]) -> list[tuple[int, ...]]:
    """List, for each place of the grid, the places of the field that share an edge with it."""
    field = set(places)
    beside: list[tuple[int, ...]] = []
    for place in range(PLACES):
        row, column = divmod(place, COLUMNS)
        around = [
            (row + down) * COLUMNS + column + right
            for down, right in STEPS
            if 0 <= row + down < ROWS and 0 <= column + right < COLUMNS
        ]
        beside.append(tuple(other for other in around if other in field))
    return beside


# the smallest and largest allowed value of each number
BOUNDS = (
    ("pieces.drops", 2, 99),  # the neutral player starts with two of them in clouds
    ("pieces.votes", 1, 99),
    ("pieces.cards", 9, 99),
    ("pieces.dice", 1, 3),
    ("pieces.fertilizers", 0, PLACES),
    ("rounds.short", 1, 12),
    ("rounds.long", 1, 12),
    ("hands.most", 0, 20),
    ("clouds.thunder", 1, 20),
    ("clouds.overflow", 1, 40),
    ("clouds.sun", 1, 9),
    ("clouds.rain", 1, 4),
    ("clouds.lake", 0, 9),
    *((f"score.{name}", 0, 99) for name in ("lower", "turn", "wheat", "fertilizer", "shortage")),
)
FEWEST_TILES = (6, 7, 9, 12)  # on the field, by number of seats


def _mistakes(values: Mapping[str, Any]) -> list[Message]:
    wrong: list[Message] = []
    wrong += out_of_bounds(values, BOUNDS)
    wrong += [expected(f"crops.{name}", "mistake-crop") for name in CROPS if not _sound_crop(name, values["crops"][name])]
    wrong += [
        expected(f"layouts.{name}", "mistake-layout", tiles=tiles)
        for name, tiles in zip(LAYOUTS, FEWEST_TILES, strict=True)
        if not _sound_layout(values["layouts"][name], tiles)
    ]
    if not _enough_tiles(values["crops"]):
        wrong.append(expected("crops", "mistake-tiles"))
    for name in ("first", "extra", "later"):
        if len(values["hands"][name]) != MOST_OWNERS or not all(0 <= cards <= 8 for cards in values["hands"][name]):
            wrong.append(expected(f"hands.{name}", "mistake-hands"))
    if not wrong and not _enough_cards(values["pieces"]["cards"], values["hands"]):
        wrong.append(expected("hands.most", "mistake-hands"))
    faces, track = values["pieces"]["faces"], values["score"]["track"]
    if not faces or not all(0 <= face < FACES for face in faces) or HARVEST not in faces:
        wrong.append(expected("pieces.faces", "mistake-faces"))
    if not track or track[0] != 0 or not all(0 <= points <= 999 for points in track):
        wrong.append(expected("score.track", "mistake-track"))
    for name, cards in zip(LAYOUTS[1:], values["hands"]["later"][1:], strict=True):
        if sum(values["draft"][name]) != cards or not all(number > 0 for number in values["draft"][name]):
            wrong.append(expected(f"draft.{name}", "mistake-draft"))
    icons = values["south"]["icons"]
    if len(icons) != SOUTH_CARDS or not all(set(row) <= {*WEATHERS, "harvest"} for row in icons):
        wrong.append(expected("south.icons", "mistake-south"))
    return wrong


SOUTH_CARDS = 9


def _sound_crop(name: str, table: Mapping[str, Any]) -> bool:
    ranks = {"rice": 1, "wheat": 2, "lake": 1}.get(name, MOST_OWNERS)
    rows = [table[row] for row in ("points", "sprouting", "spoiled") if row in table]
    if not 0 <= table["tiles"] <= PLACES or not 0 <= table["drops"] <= 20 or not 0 <= table.get("spoils", 0) <= 99:
        return False
    return all(len(row) >= ranks and all(0 <= points <= 99 for points in row) for row in rows)


def _enough_tiles(crops: Mapping[str, Any]) -> bool:
    """Return whether there are enough tiles for every field; a solo field may have to do without wheat and potato."""
    tiles: dict[str, int] = {name: crops[name]["tiles"] for name in CROPS[:PEAR]}
    alone = sum(number for name, number in tiles.items() if crops[name]["priority"] and name not in ("wheat", "potato"))
    together = sum(tiles.values())
    return alone >= FEWEST_TILES[0] and together - tiles["corn"] >= FEWEST_TILES[1] and together >= PLACES


def _enough_cards(kinds: int, hands: Mapping[str, Any]) -> bool:
    """Return whether there are enough cards for everybody.

    With three or four seats the first player to pass keeps no cards, and neither does a solo player.
    """
    keepers = (0, 2, 2, 3)
    held: list[int] = [keepers[n] * hands["most"] + (n + 1) * hands["later"][n] for n in range(MOST_OWNERS)]
    begun: list[int] = [(n + 1) * hands["first"][n] + hands["extra"][n] for n in range(MOST_OWNERS)]
    return max(*held, *begun) <= kinds * len(WEATHERS) and all(number > 0 for number in hands["first"])


def _sound_layout(rows: list[str], tiles: int) -> bool:
    text = "".join(rows)
    shaped = len(rows) == ROWS and all(len(row) == COLUMNS for row in rows)
    if not shaped or not set(text) <= {*LETTERS, "."} or len(text.replace(".", "")) != tiles:
        return False
    field = places_of(rows)
    beside = neighbours_in(field)
    return all(beside[place] for place in field) and (tiles != FEWEST_TILES[0] or all(row[2:] == ".." for row in rows))


read_box = opener(FOLDER, Box, _mistakes)
