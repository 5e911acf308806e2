"""All farms that one action can lead to."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from grange.games.farmerama.bots.packed_farm import (
    FREE,
    GOOD,
    LAST_SECTOR,
    NUMBER,
    ONE,
    ONE_WATER,
    PAIR,
    PAIRS,
    SECTOR,
    SECTOR_BITS,
    Farm,
    barn_of,
    crops_in_fields,
    goods_in,
    herd_in,
    herd_of,
)
from grange.games.farmerama.bots.remembered import Cache
from grange.games.farmerama.box import (
    FEED_ACTION,
    HARVEST_ACTION,
    SECTORS,
    SOW_ACTION,
    STABLE,
    WATER,
    WATER_ACTION,
    Box,
)

EXPANDED = 100  # farms that the search expands at a time
MOST_ENDS = 500  # cached repeated actions
OFTEN = 99  # times of an action without a number
NO_HERD = -1  # the herd blocks the wheel

# what can be harvested from the pairs of a sector: the pair, and what the barn gets for it
HARVESTS = [[(PAIR[crop], 2 * ONE[crop]) for crop, number in enumerate(pairs) if number] for pairs in PAIRS]


class Planner:
    """Finds the farms that actions can lead to, by the components and rules of a game."""

    def __init__(
        self,
        box: Box,
        eats: list[list[int]],
        tops: list[int],
        professional: bool,
        most: tuple[int, ...],
        value: Callable[[Farm], float],
    ) -> None:
        self.meals = [barn_of(crops) for crops in eats]
        self.tops = tops  # last steps of the tracks
        self.extra = professional
        self.most = most  # of each good, in bank and farm together
        self.value = value
        crops = [(sector, SECTOR_BITS * sector, box.sows[sector]) for sector in box.brown]
        # by sector: its crop, its bits, the bits of its crop in the barn, the pair to sow, and the one good that it costs
        self.sows = [(sector, crop, bits, GOOD * ONE[crop], PAIR[crop] << bits, ONE[crop]) for sector, bits, crop in crops]
        self.scarce = [number < OFTEN for number in most]
        self.crops_in_fields = Cache(crops_in_fields)
        self.green = [SECTOR_BITS * sector for sector in box.green]
        self.pastures = box.pastures
        self.pacifier = box.pacifier
        self.places = box.places
        numbers = [len(fields) for fields in box.fields]
        self.room = [[numbers[(sector - wheel) % SECTORS] for sector in range(SECTORS)] for wheel in range(SECTORS)]
        self.turned_herds = Cache(self.turned_herd)
        self.fed_herds = Cache(self.fed_herd)
        self.ends = Cache(self.find_ends, MOST_ENDS)

    # the herd

    def turned_herd(self, herd: int) -> int:
        """Move a herd forward by one sector; animals that come under the pacifier produce and go home."""
        animals, cubes = herd_in(herd)
        if SECTORS - 1 in animals:
            return NO_HERD
        for animal, sector in enumerate(animals):
            if sector != STABLE:
                animals[animal] = sector + 1
                if sector + 1 == self.pacifier:
                    animals[animal] = STABLE
                    cubes[animal] = min(cubes[animal] + 1, self.tops[animal])
        return herd_of(animals, cubes)

    def fed_herd(self, herd: int) -> list[tuple[int, int]]:
        """List the meals of the animals at home that find a place, each with the herd after it."""
        animals, cubes = herd_in(herd)
        found = []
        for animal, pasture in enumerate(self.pastures):
            if animals[animal] == STABLE and animals.count(pasture) < self.places:
                moved = [*animals[:animal], pasture, *animals[animal + 1 :]]
                found.append((self.meals[animal], herd_of(moved, cubes)))
        return found

    # single steps, each with the farms after it

    def turned(self, farm: Farm) -> Farm | None:
        """Turn the wheel, if there is water and the arm's way is free."""
        wheel, fields, barn, herd = farm
        if barn < ONE_WATER or fields >= LAST_SECTOR:
            return None
        moved = self.turned_herds[herd]
        return None if moved == NO_HERD else ((wheel + 1) % SECTORS, fields << SECTOR_BITS, barn - ONE_WATER, moved)

    def sown(self, farm: Farm) -> list[Farm]:
        """Sow one pair, in every possible way."""
        wheel, fields, barn, herd = farm
        found, room = [], self.room[wheel]
        for sector, crop, bits, stored, pair, one in self.sows:
            if barn & stored and NUMBER[fields >> bits & SECTOR] < room[sector] and self.in_bank(crop, fields, barn):
                found.append((wheel, fields + pair, barn - one, herd))
        return found

    def in_bank(self, good: int, fields: int, barn: int) -> bool:
        """Return whether the bank has one more of a good."""
        return not self.scarce[good] or goods_in(barn + self.crops_in_fields[fields])[good] < self.most[good]

    def harvested(self, farm: Farm) -> list[Farm]:
        """Harvest one pair, in every possible way."""
        wheel, fields, barn, herd = farm
        return [
            (wheel, fields - (pair << bits), barn + crops, herd)
            for bits in self.green
            for pair, crops in HARVESTS[fields >> bits & SECTOR]
        ]

    def fed(self, farm: Farm) -> list[Farm]:
        """Feed one animal, in every possible way."""
        wheel, fields, barn, herd = farm
        return [(wheel, fields, barn - meal, moved) for meal, moved in self.fed_herds[herd] if (barn | FREE) - meal & FREE == FREE]

    # an action

    def outcomes(self, farm: Farm, action: int, times: int) -> list[Farm]:
        """Find every farm that an action can lead to, with turns of the wheel in between."""
        if action in (SOW_ACTION, HARVEST_ACTION):
            return self.repeated(farm, action, times, self.extra)
        if action == FEED_ACTION:
            return self.repeated(farm, action, OFTEN, False)
        if action == WATER_ACTION:
            return distinct([self.turns(self.watered(earlier, times)) for earlier in self.turns(farm)])
        return distinct([self.repeated(self.seeded(earlier), SOW_ACTION, 1, False) for earlier in self.turns(farm)])

    def repeated(self, farm: Farm, action: int, times: int, extra: bool) -> list[Farm]:
        """Sow, harvest or feed up to a number of times; with `extra`, more often for one water each."""
        return self.ends[farm, action, times, extra]

    def find_ends(self, asked: tuple[Farm, int, int, bool]) -> list[Farm]:
        """Find every farm that repeating an action can lead to.

        The times left follow from what has been sown, harvested or eaten, so they are the same on every way to a farm.
        """
        farm, action, times, extra = asked
        step = STEPS[action]
        newest = {farm: times}
        found = {farm: times}
        while newest:
            nexts: dict[Farm, int] = {}
            for now, left in newest.items():
                if left or (extra and now[2] >= ONE_WATER):
                    for later in step(self, now if left else with_goods(now, WATER, -1)):
                        if later not in found:
                            nexts[later] = left - 1 if left else 0
                after = self.turned(now)
                if after is not None and after not in found:
                    nexts[after] = left
            newest = self.not_too_many(nexts)
            found |= newest
        return list(found)

    def not_too_many(self, farms: dict[Farm, int]) -> dict[Farm, int]:
        """Prune to the best farms if there are very many: rich farms lead to too many to follow them all."""
        if len(farms) <= EXPANDED:
            return farms
        return {farm: farms[farm] for farm in best_of(EXPANDED, farms, self.value)}

    def turns(self, farm: Farm) -> list[Farm]:
        """List a farm as it is and after every possible number of turns."""
        found = [farm]
        while (after := self.turned(found[-1])) is not None:
            found.append(after)
        return found

    def watered(self, farm: Farm, times: int) -> Farm:
        """Take water."""
        return with_goods(farm, WATER, max(0, min(times, self.most[WATER] - goods_in(farm[2])[WATER])))

    def seeded(self, farm: Farm) -> Farm:
        """Take one of every good that the barn lacks."""
        wheel, fields, barn, herd = farm
        missing = [good for good, number in enumerate(goods_in(barn)) if not number]
        return wheel, fields, barn + sum([ONE[good] for good in missing if self.in_bank(good, fields, barn)]), herd


def with_goods(farm: Farm, good: int, number: int) -> Farm:
    """Add goods to the barn."""
    wheel, fields, barn, herd = farm
    return wheel, fields, barn + number * ONE[good], herd


def distinct(groups: Iterable[Iterable[Farm]]) -> list[Farm]:
    """List the farms of several groups, each farm once."""
    return list(dict.fromkeys([farm for farms in groups for farm in farms]))


def best_of(number: int, farms: Iterable[Farm], value: Callable[[Farm], float]) -> list[Farm]:
    """List the best farms; of equal ones the first."""
    return sorted(farms, key=value, reverse=True)[:number]


STEPS: dict[int, Callable[[Planner, Farm], list[Farm]]] = {
    SOW_ACTION: Planner.sown,
    HARVEST_ACTION: Planner.harvested,
    FEED_ACTION: Planner.fed,
}
