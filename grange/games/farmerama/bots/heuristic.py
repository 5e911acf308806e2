"""A heuristic for farms while the game goes on: the stars they have, plus those that animals, crops and water may still bring."""

from __future__ import annotations

from math import exp

from grange.games.farmerama.bots.packed_farm import FREE, NUMBER, PAIRS, SECTOR, SECTOR_BITS, Farm, barn_of, goods_in, herd_in
from grange.games.farmerama.bots.remembered import Cache
from grange.games.farmerama.box import CROPS, MOST_FIELDS, SECTORS, STABLE, Box

# Time
TURNS = 1.0  # turns of the wheel in an action, on average
STEEP = 1.2  # turns that make an animal's return clearly likelier
DELAY = 0.97  # discount of an animal's stars for every turn that it needs

# Crops
WANTED = 0.65  # stars of a crop for the next meals, beyond its score
SHARE = 0.75  # share of an animal's stars that its meal is worth at most
AGAIN = 0.8  # discount of a meal for an animal that is still on a pasture
READY = 0.15  # share of an animal's stars for a whole meal in the barn
SPARE = 0.2  # stars of a crop beyond the next meals, beyond its score
SEED = 0.2  # stars of the first crop of a kind in the barn, because it can be sown
RIPE = 0.8  # share of a crop's value if it only has to be harvested
GROWING = 0.92  # discount of that for every turn before
BLOCKED = 2.5  # stars lost if a pair blocks the wheel
NEAR = 0.5  # stars lost if a pair will block it after one more turn

# Water
WATERS = (0.0, 0.9, 1.77, 2.62, 3.44, 4.24, 5.01, 5.76)  # stars by the amount of water
MUCH = len(WATERS) - 1
LAST_ACTIONS = 9.0  # with more actions left, crops and water keep their full value

FULL_OR_LESS = [pairs for pairs, number in enumerate(NUMBER) if number <= MOST_FIELDS]  # pairs that fit into a sector

ByCrop = tuple[float, float, float, float]
Yield = tuple[float, float, float, float, float]  # expected amount of each crop from the fields, and other stars
Stock = tuple[float, int, int, int, int]  # stars of a barn for turning and sowing, and its amount of each crop
Meals = list[tuple[float, int]]  # stars for animals that can be fed together, and what they eat; the best first
Herd = tuple[ByCrop, ByCrop, float, Meals]  # how much of each crop a herd needs, the crops' prices, its own stars, and its meals


class Heuristic:
    """Values farms when a given number of actions is left."""

    def __init__(self, box: Box, eats: list[list[int]], tracks: list[list[int]], actions: int) -> None:
        self.tracks = tracks
        self.eats = eats
        self.stables = box.stables
        self.crop_stars = box.crop_stars
        self.over = actions <= 0
        self.turns = TURNS * actions
        self.left = min(1.0, actions / LAST_ACTIONS)  # how much of the future is left, from 0 to 1
        self.price = box.crop_stars + WANTED * self.left
        self.spare = box.crop_stars + SPARE * self.left
        self.waters = [water * self.left for water in WATERS]
        self.seed = SEED * self.left
        self.way = [(box.pacifier - sector - 1) % SECTORS + 1 for sector in range(SECTORS)]
        self.pastures = [self.way[sector] for sector in box.pastures]
        first_green = min(box.green, default=0)
        ripe = [RIPE * GROWING ** max(0, first_green - sector) * self.left for sector in range(SECTORS)]
        trouble = [*[0.0] * (SECTORS - 2), NEAR, BLOCKED]
        self.sectors = [
            {pairs: self.sector(pairs, *factors) for pairs in FULL_OR_LESS} for factors in zip(ripe, trouble, strict=True)
        ]
        self.yields = Cache(self.field_yield)
        self.stocks = Cache(self.stock)
        self.herds = Cache(self.herd)
        self.value = Cache(self.evaluate).__getitem__

    def evaluate(self, farm: Farm) -> float:
        """Value a farm in stars."""
        _, fields, barn, herd = farm
        ripe_carrot, ripe_hay, ripe_oats, ripe_corn, other_stars = self.yields[fields]
        stars, carrot, hay, oats, corn = self.stocks[barn]
        needs, prices, value, meals = self.herds[herd]
        need_carrot, need_hay, need_oats, need_corn = needs
        carrot_price, hay_price, oats_price, corn_price = prices
        spare, stored = self.spare, barn | FREE
        for ready, eaten in meals:
            if stored - eaten & FREE == FREE:  # the barn holds the meal
                value += stars + ready + other_stars
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
        """Count the crops in a barn, and value the barn for turning the wheel and for sowing."""
        carrot, hay, oats, corn, water = goods_in(barn)
        seeds = (carrot > 0) + (hay > 0) + (oats > 0) + (corn > 0)
        return self.waters[min(water, MUCH)] + self.seed * seeds, carrot, hay, oats, corn

    def field_yield(self, fields: int) -> Yield:
        """Estimate how much of each crop the fields will yield, and what else they are worth."""
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

    def sector(self, pairs: int, ripe: float, trouble: float) -> Yield:
        """Estimate how much of each crop a sector will yield, and what other stars it has or costs."""
        carrot, hay, oats, corn = [2 * number * ripe for number in PAIRS[pairs]]
        stars = 2 * NUMBER[pairs] * self.crop_stars * (1 - ripe)
        return carrot, hay, oats, corn, stars - trouble * NUMBER[pairs] * self.left

    def herd(self, herd: int) -> Herd:
        """Return how much of each crop the animals will eat next, its price, their own stars, and the meals of those at home."""
        animals, cubes = herd_in(herd)
        stars = float(sum([track[cube] for track, cube in zip(self.tracks, cubes, strict=True)]))
        demand, price = [0.0] * len(CROPS), [0.0] * len(CROPS)
        home = []
        for animal, sector in enumerate(animals):
            if sector == STABLE:
                gain = self.product_value(animal, cubes[animal], self.pastures[animal])
                home.append((animal, gain))
            else:
                stars += self.pasture_value(animal, cubes[animal], sector)
                gain = self.product_value(animal, cubes[animal] + 1, self.way[sector] + self.pastures[animal]) * AGAIN
            crop_price = min(self.price, SHARE * gain / max(1, sum(self.eats[animal])))
            if crop_price > self.spare:
                for crop, eaten in enumerate(self.eats[animal]):
                    demand[crop] += eaten
                    price[crop] += eaten * crop_price
        carrot, hay, oats, corn = demand
        prices = [cost / amount if amount else 0.0 for cost, amount in zip(price, demand, strict=True)]
        return (carrot, hay, oats, corn), (prices[0], prices[1], prices[2], prices[3]), stars + sum(price), self.meals(home)

    def meals(self, home: list[tuple[int, float]]) -> Meals:
        """List the sets of animals at home that could be fed together, the best first; after the last action only the empty set."""
        found = [(0.0, 0)]
        for animal, gain in [] if self.over else reversed(home):
            meal = barn_of(self.eats[animal])
            found += [(READY * gain + stars, meal + eaten) for stars, eaten in found]
        return sorted(found, reverse=True)

    def pasture_value(self, animal: int, cube: int, sector: int) -> float:
        """Value the next product of an animal on a pasture; after the last action, its stars there."""
        return self.stables[animal] if self.over else self.product_value(animal, cube, self.way[sector])

    def product_value(self, animal: int, cube: int, way: int) -> float:
        """Value the next product of an animal that is `way` turns from home."""
        track = self.tracks[animal]
        if cube + 1 >= len(track):
            return 0.0
        home = 1 / (1 + exp(-(self.turns - way) / STEEP))
        return home * (track[cube + 1] - track[cube]) * DELAY**way + (1 - home) * self.stables[animal]
