"""A farm as a planner sees it, and everything that can become of it in one action.

Sectors are counted on the wheel, from its arm on, and not on the farm, so a turn moves all crops and animals on by one.
Of the pairs in a sector only their number by crop matters; bank and scarecrows are left out.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from heapq import nlargest

from grange.games.farmerama.box import (
    CROPS,
    EMPTY,
    FEED_ACTION,
    HARVEST_ACTION,
    MOST_FIELDS,
    SECTORS,
    SOW_ACTION,
    STABLE,
    WATER,
    WATER_ACTION,
    Box,
)
from grange.games.farmerama.state import Farmerama

# A farm: how far its wheel is turned, the pairs in each sector, goods in the barn, sectors of the animals, products
Farm = tuple[int, tuple[int, ...], tuple[int, ...], tuple[int, ...], tuple[int, ...]]

BITS = 2  # that count the pairs of one crop in a sector
PAIR = [1 << BITS * crop for crop in range(len(CROPS))]
CROWD = 100  # courses that are followed at a time
OFTEN = 99  # times of an action without a number
SOME = (1 << BITS) - 1


def pairs_of(pairs: int, crop: int) -> int:
    """Count the pairs of a crop in a sector."""
    return pairs >> BITS * crop & SOME


NUMBER = [sum(pairs_of(pairs, crop) for crop in range(len(CROPS))) for pairs in range(1 << BITS * len(CROPS))]


def farm_of(state: Farmerama, seat: int) -> Farm:
    """Look at a seat's farm."""
    fields, wheel = state.fields[seat], state.wheel[seat] % SECTORS
    sectors = [0] * SECTORS
    for field, pair in enumerate(fields):
        if pair != EMPTY:
            sectors[(field // MOST_FIELDS + wheel) % SECTORS] += PAIR[pair - 1]
    animals = [STABLE if sector == STABLE else (sector + wheel) % SECTORS for sector in state.animals[seat]]
    return wheel, tuple(sectors), tuple(state.barn[seat]), tuple(animals), tuple(state.cubes[seat])


class Planner:
    """Finds what can become of farms, by the components and rules of a game."""

    def __init__(
        self, box: Box, eats: list[list[int]], tops: list[int], professional: bool, water: int, worth: Callable[[Farm], float]
    ) -> None:
        self.eats = eats
        self.tops = tops  # of the tracks
        self.extra = professional
        self.water = water  # that bank and barn have together
        self.worth = worth
        self.sows = [(sector, box.sows[sector]) for sector in box.brown]
        self.green = box.green
        self.pastures = box.pastures
        self.pacifier = box.pacifier
        self.places = box.places
        numbers = [len(fields) for fields in box.fields]
        self.fields = [[numbers[(sector - wheel) % SECTORS] for sector in range(SECTORS)] for wheel in range(SECTORS)]

    # single steps; each gives the farm that comes of it

    def turned(self, farm: Farm) -> Farm | None:
        """Turn the wheel, if there is water and the arm crosses nothing."""
        wheel, sectors, barn, animals, cubes = farm
        if not barn[WATER] or sectors[-1] or SECTORS - 1 in animals:
            return None
        moved, produced = list(animals), list(cubes)
        for animal, sector in enumerate(animals):
            if sector != STABLE:
                moved[animal] = sector + 1
                if sector + 1 == self.pacifier:
                    moved[animal] = STABLE
                    produced[animal] = min(produced[animal] + 1, self.tops[animal])
        left = (*barn[:WATER], barn[WATER] - 1)
        return (wheel + 1) % SECTORS, (0, *sectors[:-1]), left, tuple(moved), tuple(produced)

    def sown(self, farm: Farm) -> list[Farm]:
        """Sow one pair, wherever possible."""
        wheel, sectors, barn, animals, cubes = farm
        found, fields = [], self.fields[wheel]
        for sector, crop in self.sows:
            pairs = sectors[sector]
            if barn[crop] and NUMBER[pairs] < fields[sector]:
                grown = (*sectors[:sector], pairs + PAIR[crop], *sectors[sector + 1 :])
                found.append((wheel, grown, changed(barn, crop, -1), animals, cubes))
        return found

    def harvested(self, farm: Farm) -> list[Farm]:
        """Harvest one pair, wherever possible."""
        wheel, sectors, barn, animals, cubes = farm
        found = []
        for sector in self.green:
            pairs = sectors[sector]
            for crop in range(len(CROPS)) if pairs else ():
                if pairs_of(pairs, crop):
                    reaped = (*sectors[:sector], pairs - PAIR[crop], *sectors[sector + 1 :])
                    found.append((wheel, reaped, changed(barn, crop, 2), animals, cubes))
        return found

    def fed(self, farm: Farm) -> list[Farm]:
        """Feed one animal, whichever is possible."""
        wheel, sectors, barn, animals, cubes = farm
        found: list[Farm] = []
        for animal, (carrot, hay, oats, corn) in enumerate(self.eats):
            if animals[animal] != STABLE:
                continue
            left = (barn[0] - carrot, barn[1] - hay, barn[2] - oats, barn[3] - corn, barn[4])
            pasture = self.pastures[animal]
            if min(left) >= 0 and animals.count(pasture) < self.places:
                found.append((wheel, sectors, left, changed(animals, animal, pasture - STABLE), cubes))
        return found

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
        """Sow, harvest or feed up to so many times; professional farmers more often, for water."""
        return list(dict.fromkeys([now for now, _ in self.courses(farm, action, times, extra)]))

    def courses(self, farm: Farm, action: int, times: int, extra: bool) -> list[tuple[Farm, int]]:
        """List every farm on the way, each with how many times are left."""
        step = STEPS[action]
        found = newest = [(farm, times)]
        seen = {(farm, times)}
        while newest:
            nexts = []
            for now, left in newest:
                if left:
                    nexts += [(later, left - 1) for later in step(self, now)]
                elif extra and now[2][WATER]:
                    nexts += [(later, 0) for later in step(self, with_goods(now, WATER, -1))]
                if (after := self.turned(now)) is not None:
                    nexts.append((after, left))
            newest = self.not_too_many([course for course in dict.fromkeys(nexts) if course not in seen])
            seen.update(newest)
            found = found + newest
        return found

    def not_too_many(self, courses: list[tuple[Farm, int]]) -> list[tuple[Farm, int]]:
        """Keep the best of very many courses: rich farmers have too many to follow them all."""
        return courses if len(courses) <= CROWD else nlargest(CROWD, courses, key=lambda course: self.worth(course[0]))

    def turns(self, farm: Farm) -> list[Farm]:
        """List a farm as it is and after every number of turns."""
        found = [farm]
        while (after := self.turned(found[-1])) is not None:
            found.append(after)
        return found

    def watered(self, farm: Farm, times: int) -> Farm:
        """Take water."""
        return with_goods(farm, WATER, max(0, min(times, self.water - farm[2][WATER])))

    def seeded(self, farm: Farm) -> Farm:
        """Take one of every good that is missing."""
        wheel, sectors, barn, animals, cubes = farm
        return wheel, sectors, tuple([number or 1 for number in barn]), animals, cubes


def distinct(groups: Iterable[Iterable[Farm]]) -> list[Farm]:
    """List the farms of several groups, each once."""
    return list(dict.fromkeys([farm for farms in groups for farm in farms]))


def changed(numbers: tuple[int, ...], place: int, by: int) -> tuple[int, ...]:
    """Change one number of several."""
    return (*numbers[:place], numbers[place] + by, *numbers[place + 1 :])


def with_goods(farm: Farm, good: int, number: int) -> Farm:
    """Add goods to the barn."""
    wheel, sectors, barn, animals, cubes = farm
    return wheel, sectors, changed(barn, good, number), animals, cubes


STEPS: dict[int, Callable[[Planner, Farm], list[Farm]]] = {
    SOW_ACTION: Planner.sown,
    HARVEST_ACTION: Planner.harvested,
    FEED_ACTION: Planner.fed,
}
