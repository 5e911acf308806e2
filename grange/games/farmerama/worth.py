"""What a farm is worth while the game goes on: the stars it has, and those that animals, crops and water promise."""

from __future__ import annotations

from math import exp

from grange.games.farmerama.box import CARROT, CORN, CROPS, GOODS, HAY, OATS, SECTORS, STABLE, Box
from grange.games.farmerama.packed import NUMBER, SECTOR_BITS, Farm, barn_of, herd_in, holds, number_of, pairs_of

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


ByCrop = tuple[float, float, float, float]
Promise = tuple[float, float, float, float, float]  # how much of each crop will come from fields, and stars besides
Meals = list[tuple[float, int]]  # stars for animals that can be fed together, and what they eat; the best first
Stock = tuple[float, int, int, int, int]  # stars of a barn besides its crops, and these
# How much of each crop a herd wants, the crops' prices, the stars of the herd, its next meals, and barns it was seen with
Herd = tuple[ByCrop, ByCrop, float, Meals, dict[int, Stock]]


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
        self.ripe = [RIPE * GROWING ** max(0, first_green - sector) * self.left for sector in range(SECTORS)]
        self.trouble = [*[0.0] * (SECTORS - 2), NEAR, BLOCKED]
        self.known_promises: dict[int, Promise] = {0: (0.0, 0.0, 0.0, 0.0, 0.0)}
        self.known_herds: dict[int, Herd] = {}

    def worth(self, farm: Farm) -> float:
        """Value a farm in stars."""
        _, fields, barn, herd = farm
        known = self.known_herds.get(herd)
        if known is None:
            known = self.known_herds[herd] = self.herd(herd)
        needs, prices, value, meals, stocks = known
        stock = stocks.get(barn)
        if stock is None:
            stock = stocks[barn] = self.stock(barn, meals)
        stars, carrot, hay, oats, corn = stock
        ripe_carrot, ripe_hay, ripe_oats, ripe_corn, standing = self.known_promises.get(fields) or self.promise(fields)
        need_carrot, need_hay, need_oats, need_corn = needs
        carrot_price, hay_price, oats_price, corn_price = prices
        spare = self.spare
        value += stars + standing
        more = carrot + ripe_carrot - need_carrot
        value += more * (spare if more > 0 else carrot_price)
        more = hay + ripe_hay - need_hay
        value += more * (spare if more > 0 else hay_price)
        more = oats + ripe_oats - need_oats
        value += more * (spare if more > 0 else oats_price)
        more = corn + ripe_corn - need_corn
        return value + more * (spare if more > 0 else corn_price)

    def stock(self, barn: int, meals: Meals) -> Stock:
        """Count the crops in a barn, and value what it is good for at once: turning the wheel, sowing, feeding."""
        carrot, hay, oats, corn, water = [number_of(barn, good) for good in range(len(GOODS))]
        seeds = (carrot > 0) + (hay > 0) + (oats > 0) + (corn > 0)
        ready = next(stars for stars, eaten in meals if holds(barn, eaten))
        return self.waters[min(water, MUCH)] + self.seed * seeds + ready, carrot, hay, oats, corn

    def promise(self, fields: int) -> Promise:
        """Count how much of each crop will come from the fields, and what else they are worth: the last sector after the others."""
        last = (fields.bit_length() - 1) // SECTOR_BITS
        pairs = fields >> SECTOR_BITS * last
        before = fields - (pairs << SECTOR_BITS * last)
        carrot, hay, oats, corn, stars = self.known_promises.get(before) or self.promise(before)
        ripe, number = self.ripe[last], NUMBER[pairs]
        promise = self.known_promises[fields] = (
            carrot + 2 * pairs_of(pairs, CARROT) * ripe,
            hay + 2 * pairs_of(pairs, HAY) * ripe,
            oats + 2 * pairs_of(pairs, OATS) * ripe,
            corn + 2 * pairs_of(pairs, CORN) * ripe,
            stars + (2 * number * self.crop_stars * (1 - ripe) - self.trouble[last] * number * self.left),
        )
        return promise

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
                stars += self.stables[animal] if self.over else self.coming(animal, cubes[animal], self.way[sector])
                gain = self.coming(animal, cubes[animal] + 1, self.way[sector] + self.pastures[animal]) * AGAIN
            each = min(self.price, SHARE * gain / max(1, sum(self.eats[animal])))
            if each > self.spare:
                for crop, eaten in enumerate(self.eats[animal]):
                    demand[crop] += eaten
                    price[crop] += eaten * each
        carrot, hay, oats, corn = demand
        prices = [cost / amount if amount else 0.0 for cost, amount in zip(price, demand, strict=True)]
        return (carrot, hay, oats, corn), (prices[0], prices[1], prices[2], prices[3]), stars + sum(price), self.meals(home), {}

    def meals(self, home: list[tuple[int, float]]) -> Meals:
        """List who of those at home could be fed together; after the last action nobody is."""
        found = [(0.0, 0)]
        for animal, gain in [] if self.over else reversed(home):
            meal = barn_of(self.eats[animal])
            found += [(READY * gain + stars, meal + eaten) for stars, eaten in found]
        return sorted(found, reverse=True)

    def coming(self, animal: int, cube: int, way: int) -> float:
        """Value the next product of an animal that is so many turns away from it."""
        track = self.tracks[animal]
        if cube + 1 >= len(track):
            return 0.0
        home = 1 / (1 + exp(-(self.turns - way) / STEEP))
        return home * (track[cube + 1] - track[cube]) * DELAY**way + (1 - home) * self.stables[animal]
