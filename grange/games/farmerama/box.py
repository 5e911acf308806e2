"""The components of Farmerama: crops, animals, the wheels, cards and bonus tiles."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, NamedTuple

from grange.core.components import expected, known_names, opener, out_of_bounds
from grange.core.words import Message

FOLDER = Path(__file__).parent

GOODS = ("carrot", "hay", "oats", "corn", "water")
CROPS = GOODS[:4]
CARROT, HAY, OATS, CORN, WATER = range(5)
EMPTY = 0  # a field without a pair; otherwise the number of its crop, from 1
NOTHING = -1  # crop to sow in a green sector of the wheel

ANIMALS = ("sheep", "pig", "cow", "horse")
SHEEP, PIG, COW, HORSE = range(4)
PRODUCTS = ("wool", "truffles", "milk", "riding")  # of the animals
STABLE = -1  # place of an animal that is on no pasture

ACTIONS = ("sow", "harvest", "water", "feed", "seeds")
SOW_ACTION, HARVEST_ACTION, WATER_ACTION, FEED_ACTION, SEEDS_ACTION = range(5)
NUMBERED = ACTIONS[:3]  # actions with a number on the action wheel; also the cards of the solo game
ALONE, SHARED = range(2)  # index of the two numbers of an action
NO_CARD = -1  # before the first draw, and in games with several seats
ALL_CARDS = (1 << len(ACTIONS)) - 1
# the actions of every set of cards, whose bits are set
CARDS_IN = tuple([action for action in range(len(ACTIONS)) if cards >> action & 1] for cards in range(ALL_CARDS + 1))

SECTORS = 7  # of a farm, and of the player's wheel on it
MOST_FIELDS = 3  # in a sector
FIELDS = SECTORS * MOST_FIELDS
NAMES = tuple(f"{field // MOST_FIELDS + 1}{'abc'[field % MOST_FIELDS]}" for field in range(FIELDS))
MOST_OPEN = 4
MOST_SEATS = 4


class Tile(NamedTuple):
    """A bonus tile as printed."""

    name: str
    number: int
    goods: list[int]
    action: str  # the action that its owner may do at once, or empty
    star: bool
    dark: bool  # only in the professional game


class Box:
    """The components, with derived values computed once."""

    def __init__(self, values: Mapping[str, Any]) -> None:
        self.values = values
        farm, wheel = values["farm"], values["wheel"]
        self.fields: list[range] = [
            range(sector * MOST_FIELDS, sector * MOST_FIELDS + number) for sector, number in enumerate(farm["fields"])
        ]
        self.places: int = farm["places"]
        self.start: list[int] = start_fields(farm["fields"], farm["start"])
        self.sows: list[int] = [CROPS.index(crop) if crop else NOTHING for crop in wheel["sows"]]
        self.brown: list[int] = [sector for sector, crop in enumerate(self.sows) if crop != NOTHING]
        self.green: list[int] = [sector for sector, crop in enumerate(self.sows) if crop == NOTHING]
        self.pastures: list[int] = [wheel["animals"].index(animal) for animal in ANIMALS]
        self.pacifier: int = wheel["pacifier"] - 1
        self.barn: list[int] = [values["barn"][good] for good in GOODS]
        self.tiles_of_a_kind: int = values["bank"]["tiles"]
        self.solo_water: int = values["bank"]["solo_water"]
        self.stables: list[int] = [values["stables"][animal] for animal in ANIMALS]
        self.tile_stars: int = values["stars"]["tile"]
        self.crop_stars: int = values["stars"]["crop"]
        self.solo_goal: int = values["stars"]["solo_goal"]
        self.ring: list[list[int]] = values["ring"]["numbers"]
        self.begin: list[int] = [values["ring"][action] for action in NUMBERED]
        self.tiles = [Tile(name, **values["tiles"][name]) for name in known_names(values["tiles"])]
        self.open: int = values["award"]["open"]
        self.removed: list[int] = values["award"]["removed"]
        self.cards: list[int] = values["cards"]["chosen"]
        self.head_sheep: int = values["cards"]["head_sheep"]
        self.deck: int = values["solo"]["deck"]
        self.extra: int = values["solo"]["extra"]
        self.specials: int = values["solo"]["specials"]
        self.most_rounds: int = values["end"]["rounds"]

    def feed(self, cow: str) -> list[list[int]]:
        """List what each animal eats; a rule option decides whether the cow eats oats or corn."""
        names = {"cow": "cow_with_corn"} if cow == "corn" else {}
        return [self.values["feed"][names.get(animal, animal)] for animal in ANIMALS]

    def tracks(self, score: str) -> list[list[int]]:
        """List the stars of each animal's track in a score table."""
        return [self.values["score"][score][animal] for animal in ANIMALS]

    @property
    def solo_rounds(self) -> int:
        """The rounds of a solo game: it plays every deck, each with one more card than the one before."""
        first, extra = self.deck * len(NUMBERED), self.extra * len(NUMBERED)
        return sum(range(first, first + extra + 1))


def start_fields(numbers: list[int], crops: list[str]) -> list[int]:
    """Place the first pairs: beside the scarecrow, or on its field if the sector has no other."""
    fields = [EMPTY] * FIELDS
    for sector, crop in enumerate(crops):
        if crop:
            fields[sector * MOST_FIELDS + min(1, numbers[sector] - 1)] = CROPS.index(crop) + 1
    return fields


# the smallest and largest allowed value of each number
BOUNDS = (
    ("farm.places", 1, 4),
    ("wheel.pacifier", 1, SECTORS),
    *((f"barn.{good}", 0, 4) for good in GOODS),
    ("bank.solo_water", 0, 999),
    *((f"stables.{animal}", 0, 99) for animal in ANIMALS),
    ("stars.tile", 0, 99),
    ("stars.crop", 0, 99),
    ("stars.solo_goal", 0, 9999),
    ("award.open", 1, MOST_OPEN),
    ("cards.head_sheep", 0, 2),
    ("solo.deck", 1, 9),
    ("solo.extra", 0, 9),
    ("solo.specials", 0, 9),
    ("end.rounds", 1, 999),
)


def _mistakes(values: Mapping[str, Any]) -> list[Message]:
    wrong: list[Message] = []
    wrong += out_of_bounds(values, (*BOUNDS, ("bank.tiles", _needed(values["barn"], values["farm"]["start"]), 999)))
    wrong += _farm_mistakes(values["farm"], values["wheel"])
    wrong += [
        expected(f"feed.{animal}", "mistake-feed")
        for animal in known_names(values["feed"])
        if not _are_numbers(values["feed"][animal], len(CROPS))
    ]
    wrong += [
        expected(f"score.{table}.{animal}", "mistake-track")
        for table in ("usual", "generous")
        for animal in ANIMALS
        if not _is_track(values["score"][table][animal])
    ]
    wrong += _ring_mistakes(values["ring"])
    wrong += [
        expected(f"tiles.{name}", "mistake-tile") for name in known_names(values["tiles"]) if not _is_tile(values["tiles"][name])
    ]
    if not wrong and not _enough_tiles(values["tiles"], values["award"]):
        wrong.append(expected("award.removed", "mistake-removed"))
    chosen = values["cards"]["chosen"]
    if not _are_numbers(chosen, 4) or not all(1 <= cards <= 2 for cards in chosen[1:]):
        wrong.append(expected("cards.chosen", "mistake-cards"))
    return wrong


def _are_numbers(row: list[int], length: int) -> bool:
    return len(row) == length and all(0 <= number <= 99 for number in row)


def _farm_mistakes(farm: Mapping[str, Any], wheel: Mapping[str, Any]) -> list[Message]:
    wrong = []
    if len(farm["fields"]) != SECTORS or not all(1 <= number <= MOST_FIELDS for number in farm["fields"]):
        wrong.append(expected("farm.fields", "mistake-fields", most=MOST_FIELDS))
    for place, crops in (("farm.start", farm["start"]), ("wheel.sows", wheel["sows"])):
        if len(crops) != SECTORS or not set(crops) <= {*CROPS, ""}:
            wrong.append(expected(place, "mistake-crops", known=list(CROPS)))
    if len(wheel["animals"]) != SECTORS or sorted(filter(None, wheel["animals"])) != sorted(ANIMALS):
        wrong.append(expected("wheel.animals", "mistake-animals", known=list(ANIMALS)))
    return wrong


def _needed(barn: Mapping[str, int], start: list[str]) -> int:
    """Count the tiles of a kind in four barns and four farms' first pairs."""
    return 4 * max(barn[good] + 2 * start.count(good) for good in GOODS)


def _is_track(stars: list[int]) -> bool:
    return len(stars) > 1 and stars[0] == 0 and stars == sorted(stars)


def _ring_mistakes(ring: Mapping[str, Any]) -> list[Message]:
    numbers = ring["numbers"]
    if not numbers or not all(_are_numbers(pair, 2) for pair in numbers):
        return [expected("ring.numbers", "mistake-ring")]
    return [
        expected(f"ring.{action}", "mistake-number", least=0, most=len(numbers) - 1)
        for action in NUMBERED
        if not 0 <= ring[action] < len(numbers)
    ]


def _is_tile(tile: Mapping[str, Any]) -> bool:
    known = set(tile) == set(Tile._fields) - {"name"} and tile["action"] in ("", "sow", "harvest")
    return known and 0 <= tile["number"] <= 99 and _are_numbers(tile["goods"], len(GOODS))


def _enough_tiles(tiles: Mapping[str, Any], award: Mapping[str, Any]) -> bool:
    """Return whether every stack has enough tiles to start with, without the dark ones."""
    usual = sum(tiles[name]["number"] for name in known_names(tiles) if not tiles[name]["dark"])
    return _are_numbers(award["removed"], 4) and max(award["removed"]) + award["open"] <= usual


read_box = opener(FOLDER, Box, _mistakes)
