"""Evaluate a garden of Evergreen: features of the garden, weighted by the points that they brought in many games.

`weights.toml` has a row of weights for each number of rounds left. They come from about 20,000 games played by a fast copy of the
rules; `python -m grange.lab.fit evergreen` fits such weights from fewer games.
"""

from __future__ import annotations

from functools import lru_cache
from operator import mul

from grange.core.foresight import Fit
from grange.core.weights import Weights, read_weights
from grange.games.evergreen.bots.garden import Garden, Land, land_of
from grange.games.evergreen.box import BIG, BIOMES, CATEGORIES, FOLDER, POWERS, SIDES, Box
from grange.games.evergreen.state import Evergreen

STEPS = 4  # of a power track that have a weight of their own
MOST_PLANTED = 3  # cells that one action can plant
OF_GARDENS = (
    "light",  # under this season's sun; "later light": under the suns to come
    "later light",
    "light of grown trees",  # if small trees were big; "all grown": if sprouts were big, too
    "later light of grown trees",
    "light of all grown",
    "later light of all grown",
    "forest",  # summed over the seasons to come
    "forest with sprouts",  # if sprouts were trees already
    "forest of all land",  # at the end, if every cell without a lake were wooded
    "wood apart",  # trees and bushes outside the largest forest
    "sprouts",
    "small trees",
    "big trees",
    "bushes",
    "lakes",
    "soil of big trees",  # fertility of the biomes on which they stand
    "soil of small trees",
    "soil of sprouts",
    "growing pairs",  # biomes in which two pieces can grow at once
    "room",  # empty cells that one action could plant
    "shores",  # empty cells where a lake would let two neighbours grow
)
OF_SEATS = ("always", "first", "soil", *(f"{power} {step}" for power in POWERS for step in range(1, 1 + STEPS)))
FEATURES = OF_GARDENS + OF_SEATS

ROWS = {  # row of the score sheet to which each feature belongs
    **dict.fromkeys([name for name in OF_GARDENS if "light" in name], "light"),
    **dict.fromkeys(("forest", "wood apart"), "forest"),
    **dict.fromkeys(("forest with sprouts", "forest of all land"), "later-forest"),  # a sprout belongs to no forest yet
    **dict.fromkeys([name for name in OF_GARDENS if name.startswith("soil")], "fertility"),
    **dict.fromkeys(("sprouts", "small trees", "big trees", "bushes", "lakes", "growing pairs", "room", "shores"), "growth"),
    "first": "start",
    "soil": "fertility",
}

PROSPECTS = ("later-forest", "growth", "powers")  # rows that no score sheet has

WEIGHTS: dict[str, Weights] = read_weights(FOLDER, FEATURES)


def weights_at(solo: bool, rounds: int) -> list[float]:
    """Return the weights for a number of rounds left, in a solo or a multiplayer game.

    A longer game than any that was fitted uses the weights for the most rounds.
    """
    rows = WEIGHTS["alone" if solo else "together"]
    return rows[min(rounds, len(rows) - 1)]


class Prospect:
    """The rest of a game from the start of a round, as far as it depends on a garden."""

    def __init__(self, box: Box, solo: bool, season: int, sun: int, rounds: int, soil: tuple[int, ...]) -> None:
        self.land = land_of(box)
        self.suns = tuple([(sun + later) % len(SIDES) for later in range(len(box.rounds) - season)])
        self.soil = sum(soil)
        self.fertile = [
            (icons, sum(cells for own, cells in zip(soil, self.land.biomes, strict=True) if own == icons))
            for icons in sorted({*soil} - {0})
        ]
        self.cells = box.cells
        self.rounds = rounds
        weights = weights_at(solo, rounds)
        self.weights, self.own = weights[: len(OF_GARDENS)], weights[len(OF_GARDENS) :]

    def features(self, garden: Garden) -> list[float]:
        """List the features of a garden."""
        empty, sprouts, small, big, bushes = garden
        land, suns = self.land, self.suns
        woods, young = small | big | bushes, sprouts | small
        largest = land.largest_forest(woods)
        soil_big = soil_small = soil_sprouts = pairs = room = 0
        for soil, cells in self.fertile:
            soil_big += soil * (big & cells).bit_count()
            soil_small += soil * (small & cells).bit_count()
            soil_sprouts += soil * (sprouts & cells).bit_count()
        for cells in land.biomes:
            grows = young & cells
            pairs += grows & (grows - 1) != 0
            free = (empty & cells).bit_count()
            room += free if free < MOST_PLANTED else MOST_PLANTED
        number = [bits.bit_count() for bits in (sprouts, small, big, bushes)]
        return [
            *lights(land, suns, small, big),
            *lights(land, suns, 0, small | big),
            *lights(land, suns, 0, young | big),
            len(suns) * largest,
            len(suns) * land.largest_forest(woods | sprouts),
            land.largest_forest(woods | sprouts | empty),
            woods.bit_count() - largest,
            *number,
            self.cells - empty.bit_count() - sum(number),
            soil_big,
            soil_small,
            soil_sprouts,
            pairs,
            room,
            (empty & land.beside_two(young)).bit_count(),
        ]

    def value(self, garden: Garden) -> float:
        """Estimate the points that a garden has yet to bring."""
        return value_of_garden(self, garden)

    def value_of_seat(self, levels: list[int], first: bool) -> float:
        """Estimate the points that the powers have yet to bring, plus the part that is the same for all gardens."""
        return sum(map(mul, self.own, self.features_of_seat(levels, first))) if self.rounds else 0.0

    def features_of_seat(self, levels: list[int], first: bool) -> list[float]:
        """List the features that do not depend on the garden."""
        steps = [float(level >= step) for level in levels for step in range(1, 1 + STEPS)]
        return [1.0, float(first), float(self.soil), *steps]


# A search meets the same prospects and gardens again and again, so they are cached


@lru_cache(maxsize=1 << 8)
def prospect_from(box: Box, solo: bool, season: int, sun: int, rounds: int, soil: tuple[int, ...]) -> Prospect:
    """Return the cached prospect for a number of rounds left, a season, a side of the sun and the fertility of all biomes."""
    return Prospect(box, solo, season, sun, rounds, soil)


@lru_cache(maxsize=1 << 15)
def value_of_garden(prospect: Prospect, garden: Garden) -> float:
    """Estimate the points that a garden has yet to bring; with no rounds left, count its fertility points."""
    if not prospect.rounds:
        return float(sum(soil * (garden[BIG] & cells).bit_count() for soil, cells in prospect.fertile))
    return float(sum(map(mul, prospect.weights, prospect.features(garden))))


@lru_cache(maxsize=1 << 14)
def lights(land: Land, suns: tuple[int, ...], small: int, big: int) -> tuple[int, int]:
    """Count the light under the first sun, and under all later ones."""
    found = [land.light(small, big, sun) for sun in suns]
    return (found[0], sum(found[1:])) if found else (0, 0)


# The fit evaluates the start of a round, and so does a search that has reached one


def rounds_left(state: Evergreen) -> int:
    """Count the rounds left, including the current one."""
    return 0 if state.over else sum(state.box.rounds[state.season :]) - state.round + 1


def prospect_of(state: Evergreen) -> Prospect:
    """Return the prospect at the start of a round."""
    return prospect_at(state, state.season, state.sun, rounds_left(state))


def prospect_at(state: Evergreen, season: int, sun: int, rounds: int) -> Prospect:
    """Return the prospect at a later time, assuming that the soil does not change."""
    soil = tuple([state.fertility(biome) for biome in range(len(BIOMES))])
    return prospect_from(state.box, state.solo, season, sun, rounds, soil)


def features(state: Evergreen, seat: int) -> list[float]:
    """List the features of a seat's garden and powers at the start of a round."""
    prospect = prospect_of(state)
    garden = prospect.land.garden(state.planets[seat])
    return prospect.features(garden) + prospect.features_of_seat(state.levels[seat], state.first == seat)


def expected(state: Evergreen, seat: int) -> float:
    """Estimate a seat's final points at the start of a round."""
    points = sum(state.points[seat])
    if state.over:
        return points
    prospect = prospect_of(state)
    garden = prospect.land.garden(state.planets[seat])
    return points + prospect.value(garden) + prospect.value_of_seat(state.levels[seat], state.first == seat)


def sheet(state: Evergreen, seat: int) -> dict[str, float]:
    """Estimate a seat's final points row by row; forests to come, growth and powers are rows of their own."""
    points = dict(zip(CATEGORIES, map(float, state.points[seat]), strict=True)) | dict.fromkeys(PROSPECTS, 0.0)
    if not state.over:
        weights = weights_at(state.solo, rounds_left(state))
        for feature, weight, amount in zip(FEATURES, weights, features(state, seat), strict=True):
            points[ROWS.get(feature, "powers")] += weight * amount
    return points


def value(state: Evergreen, seat: int) -> float:
    """Estimate by how many points a seat will lead its best rival."""
    others = [expected(state, other) for other in range(state.seats) if other != seat]
    return expected(state, seat) - max(others, default=0.0)


def rounds_begun(state: Evergreen) -> int:
    """Count the rounds that are over; at the end of the game, all of them."""
    return sum(state.box.rounds) - rounds_left(state)


def use(weights: dict[str, Weights]) -> None:
    """Use other weights from now on, and forget what the old ones had valued."""
    if weights != WEIGHTS:
        WEIGHTS.clear()
        WEIGHTS.update(weights)
        prospect_from.cache_clear()
        value_of_garden.cache_clear()


FIT = Fit(
    FEATURES,
    features,
    kind=lambda state: "alone" if state.solo else "together",
    stage=rounds_left,
    known=lambda state, seat: float(sum(state.points[seat])),
    use=use,
)
