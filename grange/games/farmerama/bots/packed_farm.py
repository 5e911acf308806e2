"""A farm packed into four integers, which are fast to change, compare and hash.

Sectors are numbered on the wheel from its arm, not on the farm, so a turn moves all crops and animals forward by one.
Only the number of pairs of each crop in a sector matters; bank and scarecrows are left out.
"""

from __future__ import annotations

from collections.abc import Sequence

from grange.games.farmerama.box import ANIMALS, CROPS, EMPTY, GOODS, MOST_FIELDS, SECTORS, STABLE, WATER
from grange.games.farmerama.state import Farmerama

# turns of the wheel, pairs in the fields, goods in the barn, herd
Farm = tuple[int, int, int, int]


# Fields: two bits for each crop in a sector, sector after sector

CROP_BITS = 2
SECTOR_BITS = CROP_BITS * len(CROPS)
SECTOR = (1 << SECTOR_BITS) - 1  # all bits of a sector
LAST_SECTOR = 1 << SECTOR_BITS * (SECTORS - 1)  # fields with a pair in the last sector are at least this
PAIR = [1 << CROP_BITS * crop for crop in range(len(CROPS))]


def pairs_in(sector: int) -> list[int]:
    """Count the pairs of each crop in a sector."""
    return [sector >> CROP_BITS * crop & (1 << CROP_BITS) - 1 for crop in range(len(CROPS))]


PAIRS = [pairs_in(sector) for sector in range(SECTOR + 1)]
NUMBER = [sum(pairs) for pairs in PAIRS]


# A barn: twelve bits for each good, water on top; the highest bit of each stays free

GOOD_BITS = 12
GOOD = (1 << GOOD_BITS) - 1  # all bits of a good
ONE = [1 << GOOD_BITS * good for good in range(len(GOODS))]
ONE_WATER = ONE[WATER]  # barns with water are at least this
FREE = sum(one << GOOD_BITS - 1 for one in ONE)  # a barn holds a meal if (barn | FREE) - meal borrows none of these bits


def barn_of(goods: Sequence[int]) -> int:
    """Pack the goods of a barn, or of a meal."""
    return sum(number * one for number, one in zip(goods, ONE, strict=False))


def goods_in(barn: int) -> list[int]:
    """Unpack the goods of a barn."""
    return [barn >> bits & GOOD for bits in range(0, GOOD_BITS * len(GOODS), GOOD_BITS)]


def crops_in_fields(fields: int) -> int:
    """Count the crops in the fields, packed like a barn."""
    crops = 0
    while fields:
        crops += 2 * barn_of(PAIRS[fields & SECTOR])
        fields >>= SECTOR_BITS
    return crops


# A herd: for each animal its place (0 in its stable, or its sector from 1), and how often it has produced

PLACE_BITS = 4
ANIMAL_BITS = 20
ANIMAL = (1 << ANIMAL_BITS) - 1  # all bits of an animal
PLACE = (1 << PLACE_BITS) - 1  # the bits of its place


def herd_of(animals: Sequence[int], cubes: Sequence[int]) -> int:
    """Pack a herd."""
    packed = [cube << PLACE_BITS | sector - STABLE for sector, cube in zip(animals, cubes, strict=True)]
    return sum(animal << ANIMAL_BITS * place for place, animal in enumerate(packed))


def herd_in(herd: int) -> tuple[list[int], list[int]]:
    """Unpack the places of a herd's animals, and how often they have produced."""
    packed = [herd >> ANIMAL_BITS * animal & ANIMAL for animal in range(len(ANIMALS))]
    return [(animal & PLACE) + STABLE for animal in packed], [animal >> PLACE_BITS for animal in packed]


def farm_of(state: Farmerama, seat: int) -> Farm:
    """Pack a seat's farm."""
    wheel = state.wheel[seat] % SECTORS
    fields = 0
    for field, pair in enumerate([*state.fields[seat]]):
        if pair != EMPTY:
            fields += PAIR[pair - 1] << SECTOR_BITS * ((field // MOST_FIELDS + wheel) % SECTORS)
    animals = [STABLE if sector == STABLE else (sector + wheel) % SECTORS for sector in state.animals[seat]]
    return wheel, fields, barn_of(state.barn[seat]), herd_of(animals, state.cubes[seat])
