"""What a farm is worth while the game goes on: the stars it has, and those that animals, crops and water promise."""

from __future__ import annotations

from math import exp

from grange.games.farmerama.box import CROPS, MOST_FIELDS, SECTORS, STABLE, Box
from grange.games.farmerama.known import Known
from grange.games.farmerama.packed import FREE, NUMBER, PAIRS, SECTOR, SECTOR_BITS, Farm, barn_of, goods_in, herd_in

# Time
TURNS = 1.0  # of the wheel in an action, on average
STEEP = 1.2  # turns that make it clearly surer that an animal comes home
DELAY = 0.97  # what is left of an animal's stars for every turn that it needs

# Crops
WANTED = 0.65  # stars of a crop for the next meals, more than it scores
SHARE = 0.75  # part of an animal's stars that its meal is worth at most
AGAIN = 0.8  # what is left of it for an animal that is still on a pasture
READY = 0.15  # part of an animal's stars for a whole meal in the barn
SPARE = 0.2  # stars of a crop beyond the next meals, more than it scores
SEED = 0.2  # stars of the first crop of a kind in the barn: it can be sown
RIPE = 0.8  # part of a crop's worth when it only has to be harvested
GROWING = 0.92  # what is left of that for every turn before
BLOCKED = 2.5  # stars lost when a pair keeps the wheel from turning
NEAR = 0.5  # stars lost when it will do so after one more turn

# Water
WATERS = (0.0, 0.9, 1.77, 2.62, 3.44, 4.24, 5.01, 5.76)  # stars of so much of it
MUCH = len(WATERS) - 1
LAST_ACTIONS = 9.0  # while more of them are left, crops and water keep their worth

FULL_OR_LESS = [pairs for pairs, number in enumerate(NUMBER) if number <= MOST_FIELDS]  # what a sector can have

ByCrop = tuple[float, float, float, float]
Promise = tuple[float, float, float, float, float]  # how much of each crop will come from fields, and stars besides
Stock = tuple[float, int, int, int, int]  # stars of a barn for turning and sowing, and how much it has of each crop
Meals = list[tuple[float, int]]  # stars for animals that can be fed together, and what they eat; the best first
Herd = tuple[ByCrop, ByCrop, float, Meals]  # how much of each crop a herd wants, the crops' prices, its own stars, and its meals


class Outlook:
    """The time that is left, seen from one moment of the game."""

    def __init__(self, box: Box, eats: list[list[int]], tracks: list[list[int]], actions: int) -> None:
        self.tracks = tracks
        self.eats = eats
        self.stables = box.stables
        self.crop_stars = box.crop_stars
        self.over = actions <= 0
        self.turns = TURNS * actions
        self.left = min(1.0, actions / LAST_ACTIONS)  # how much of the future is left
        self.price = box.crop_stars + WANTED * self.left
        self.spare = box.crop_stars + SPARE * self.left
        self.waters = [water * self.left for water in WATERS]
        self.seed = SEED * self.left
        self.way = [(box.pacifier - sector - 1) % SECTORS + 1 for sector in range(SECTORS)]
        self.pastures = [self.way[sector] for sector in box.pastures]
        first_green = min(box.green, default=0)
        ripe = [RIPE * GROWING ** max(0, first_green - sector) * self.left for sector in range(SECTORS)]
        trouble = [*[0.0] * (SECTORS - 2), NEAR, BLOCKED]
        self.sectors = [{pairs: self.sector(pairs, *each) for pairs in FULL_OR_LESS} for each in zip(ripe, trouble, strict=True)]
        self.promises = Known(self.promise)
        self.stocks = Known(self.stock)
        self.herds = Known(self.herd)
        self.worth = Known(self.reckon).__getitem__

    def reckon(self, farm: Farm) -> float:
        """Value a farm in stars."""
        _, fields, barn, herd = farm
        ripe_carrot, ripe_hay, ripe_oats, ripe_corn, standing = self.promises[fields]
        stars, carrot, hay, oats, corn = self.stocks[barn]
        needs, prices, value, meals = self.herds[herd]
        need_carrot, need_hay, need_oats, need_corn = needs
        carrot_price, hay_price, oats_price, corn_price = prices
        spare, stored = self.spare, barn | FREE
        for ready, eaten in meals:
            if stored - eaten & FREE == FREE:  # the barn holds it
                value += stars + ready + standing
                break
        more = carrot + ripe_carrot - need_carrot
        value += more * (spare if more > 0 else carrot_price)
        more = hay + ripe_hay - need_hay
        value += more * (spare if more > 0 else hay_price)
        more = oats + ripe_oats - need_oats
        value += more * (spare if more > 0 else oats_price)
        more = corn + ripe_corn - need_corn
        return value + more * (spare if more > 0 else corn_price)

    def stock(self, barn: int) -> Stock:
        """Count the crops in a barn, and value it for turning the wheel and for sowing."""
        carrot, hay, oats, corn, water = goods_in(barn)
        seeds = (carrot > 0) + (hay > 0) + (oats > 0) + (corn > 0)
        return self.waters[min(water, MUCH)] + self.seed * seeds, carrot, hay, oats, corn

    def promise(self, fields: int) -> Promise:
        """Count how much of each crop will come from the fields, and what else they are worth."""
        carrot = hay = oats = corn = stars = 0.0
        for sector in self.sectors:
            if fields & SECTOR:
                more_carrot, more_hay, more_oats, more_corn, more_stars = sector[fields & SECTOR]
                carrot += more_carrot
                hay += more_hay
                oats += more_oats
                corn += more_corn
                stars += more_stars
            fields >>= SECTOR_BITS
        return carrot, hay, oats, corn, stars

    def sector(self, pairs: int, ripe: float, trouble: float) -> Promise:
        """Count how much of each crop will come from a sector, and the stars that it has or costs besides."""
        carrot, hay, oats, corn = [2 * number * ripe for number in PAIRS[pairs]]
        stars = 2 * NUMBER[pairs] * self.crop_stars * (1 - ripe)
        return carrot, hay, oats, corn, stars - trouble * NUMBER[pairs] * self.left

    def herd(self, herd: int) -> Herd:
        """Tell how much of each crop the animals will eat next, its price, what they are worth, and who could be fed for what."""
        animals, cubes = herd_in(herd)
        stars = float(sum([track[cube] for track, cube in zip(self.tracks, cubes, strict=True)]))
        demand, price = [0.0] * len(CROPS), [0.0] * len(CROPS)
        home = []
        for animal, sector in enumerate(animals):
            if sector == STABLE:
                gain = self.coming(animal, cubes[animal], self.pastures[animal])
                home.append((animal, gain))
            else:
                stars += self.promised(animal, cubes[animal], sector)
                gain = self.coming(animal, cubes[animal] + 1, self.way[sector] + self.pastures[animal]) * AGAIN
            each = min(self.price, SHARE * gain / max(1, sum(self.eats[animal])))
            if each > self.spare:
                for crop, eaten in enumerate(self.eats[animal]):
                    demand[crop] += eaten
                    price[crop] += eaten * each
        carrot, hay, oats, corn = demand
        prices = [cost / amount if amount else 0.0 for cost, amount in zip(price, demand, strict=True)]
        return (carrot, hay, oats, corn), (prices[0], prices[1], prices[2], prices[3]), stars + sum(price), self.meals(home)

    def meals(self, home: list[tuple[int, float]]) -> Meals:
        """List who of those at home could be fed together, the best first; after the last action nobody is."""
        found = [(0.0, 0)]
        for animal, gain in [] if self.over else reversed(home):
            meal = barn_of(self.eats[animal])
            found += [(READY * gain + stars, meal + eaten) for stars, eaten in found]
        return sorted(found, reverse=True)

    def promised(self, animal: int, cube: int, sector: int) -> float:
        """Value what an animal on a pasture will bring; after the last action, what it counts there."""
        return self.stables[animal] if self.over else self.coming(animal, cube, self.way[sector])

    def coming(self, animal: int, cube: int, way: int) -> float:
        """Value the next product of an animal that is so many turns away from it."""
        track = self.tracks[animal]
        if cube + 1 >= len(track):
            return 0.0
        home = 1 / (1 + exp(-(self.turns - way) / STEEP))
        return home * (track[cube + 1] - track[cube]) * DELAY**way + (1 - home) * self.stables[animal]
