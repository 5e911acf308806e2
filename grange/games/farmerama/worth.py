"""What a farm is worth while the game goes on: the stars it has, and those that animals, crops and water promise."""

from __future__ import annotations

from math import exp

from grange.games.farmerama.box import CROPS, SECTORS, STABLE, WATER, Box
from grange.games.farmerama.plan import NUMBER, Farm, pairs_of

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


# How much of each crop is wanted, its price, which animals are at home with their stars, the stars of the herd, and known barns
Herd = tuple[tuple[float, ...], tuple[float, ...], tuple[tuple[int, float], ...], float, dict[tuple[int, ...], float]]


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
        self.sectors = [[self.sector(box, sector, pairs) for pairs in range(len(NUMBER))] for sector in range(SECTORS)]
        self.known_fields: dict[tuple[int, ...], tuple[float, ...]] = {}
        self.known_herds: dict[tuple[tuple[int, ...], tuple[int, ...]], Herd] = {}

    def sector(self, box: Box, sector: int, pairs: int) -> tuple[float, ...]:
        """Count how much of each crop will come from a sector, and the stars that it has or costs besides."""
        ripe = RIPE * GROWING ** max(0, min(box.green, default=0) - sector) * self.left
        crops = [2 * pairs_of(pairs, crop) * ripe for crop in range(len(CROPS))]
        stars = 2 * NUMBER[pairs] * self.crop_stars * (1 - ripe)
        trouble = {SECTORS - 1: BLOCKED, SECTORS - 2: NEAR}.get(sector, 0.0)
        return (*crops, stars - trouble * NUMBER[pairs] * self.left)

    def worth(self, farm: Farm) -> float:
        """Value a farm in stars."""
        _, sectors, barn, animals, cubes = farm
        fields = self.known_fields.get(sectors)
        if fields is None:
            fields = self.known_fields[sectors] = self.fields(sectors)
        herd = self.known_herds.get((animals, cubes))
        if herd is None:
            herd = self.known_herds[animals, cubes] = self.herd(animals, cubes)
        (need_carrot, need_hay, need_oats, need_corn), prices, home, value, stocks = herd
        stock = stocks.get(barn)
        if stock is None:
            stock = stocks[barn] = self.stock(barn, home)
        spare = self.spare
        value += stock + fields[4]
        more = barn[0] + fields[0] - need_carrot
        value += more * (spare if more > 0 else prices[0])
        more = barn[1] + fields[1] - need_hay
        value += more * (spare if more > 0 else prices[1])
        more = barn[2] + fields[2] - need_oats
        value += more * (spare if more > 0 else prices[2])
        more = barn[3] + fields[3] - need_corn
        return value + more * (spare if more > 0 else prices[3])

    def stock(self, barn: tuple[int, ...], home: tuple[tuple[int, float], ...]) -> float:
        """Value what a barn is good for at once: turning the wheel, sowing, feeding."""
        seeds = sum([number > 0 for number in barn[:WATER]])
        return self.waters[min(barn[WATER], MUCH)] + self.seed * seeds + self.meals(barn, home)

    def meals(self, barn: tuple[int, ...], home: tuple[tuple[int, float], ...]) -> float:
        """Value the animals that could be fed at once from the barn."""
        best = 0.0
        for place, (animal, gain) in enumerate(home):
            left = tuple([own - eaten for own, eaten in zip(barn, self.eats[animal], strict=False)])
            if min(left) >= 0:
                best = max(best, READY * gain + self.meals(left, home[place + 1 :]))
        return best

    def fields(self, sectors: tuple[int, ...]) -> tuple[float, ...]:
        """Count how much of each crop will come from the fields, and what else they are worth."""
        rows = [self.sectors[sector][pairs] for sector, pairs in enumerate(sectors) if pairs]
        return tuple(map(sum, zip(*rows, strict=True))) if rows else (0.0,) * (len(CROPS) + 1)

    def herd(self, animals: tuple[int, ...], cubes: tuple[int, ...]) -> Herd:
        """Tell how much of each crop the animals will eat next, its price, who could be fed for what, and what they are worth."""
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
        prices = tuple([cost / amount if amount else 0.0 for cost, amount in zip(price, demand, strict=True)])
        return tuple(demand), prices, () if self.over else tuple(home), stars + sum(price), {}

    def coming(self, animal: int, cube: int, way: int) -> float:
        """Value the next product of an animal that is so many turns away from it."""
        track = self.tracks[animal]
        if cube + 1 >= len(track):
            return 0.0
        home = 1 / (1 + exp(-(self.turns - way) / STEEP))
        return home * (track[cube + 1] - track[cube]) * DELAY**way + (1 - home) * self.stables[animal]
