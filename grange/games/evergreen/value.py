"""What a garden of Evergreen promises: features that say how things stand, weighted by how many points they came to in many games.

The weights stand in `weights.toml`. They began as the constants of an earlier judge, set by hand, and were corrected by
`python -m grange.lab.fit evergreen`; those for several seats began as those of the solo game.
"""

from __future__ import annotations

from operator import mul

from grange.core.foresight import Fit
from grange.core.weights import Weights, read_weights
from grange.games.evergreen.box import BIOMES, CATEGORIES, FOLDER, POWERS, SIDES
from grange.games.evergreen.garden import Garden, land_of, largest_forest
from grange.games.evergreen.state import Evergreen

STEPS = 4  # of a power that have a weight of their own
OF_GARDENS = (
    "light",  # under the sun of this season, and under those to come
    "later light",
    "light of grown trees",  # if small trees were big, and if sprouts were, too
    "later light of grown trees",
    "light of all grown",
    "later light of all grown",
    "forest",  # in every season to come
    "forest with sprouts",  # if they were trees already
    "wood apart",  # trees and bushes that do not belong to the largest forest
    "sprouts",
    "small trees",
    "big trees",
    "bushes",
    "lakes",
    "soil of big trees",  # how fertile the biomes are on which they stand
    "soil of small trees",
    "soil of sprouts",
    "growing pairs",  # biomes in which two can grow at once
    "room",  # empty cells that one action could plant
)
OF_SEATS = ("always", "first", "soil", *(f"{power} {step}" for power in POWERS for step in range(1, 1 + STEPS)))
FEATURES = OF_GARDENS + OF_SEATS

ROWS = {  # of the score sheet, to which features belong
    **dict.fromkeys([name for name in OF_GARDENS if "light" in name], "light"),
    **dict.fromkeys(("forest", "forest with sprouts", "wood apart"), "forest"),
    **dict.fromkeys([name for name in OF_GARDENS if name.startswith("soil")], "fertility"),
    **dict.fromkeys(("sprouts", "small trees", "big trees", "bushes", "lakes", "growing pairs", "room"), "growth"),
    "first": "start",
    "soil": "fertility",
}

WEIGHTS: dict[str, Weights] = read_weights(FOLDER, FEATURES)


def weights_at(state: Evergreen, rounds: int) -> list[float]:
    """Give the weights for so many rounds that are left, alone or with others; more rounds than were ever played count as those."""
    rows = WEIGHTS["alone" if state.solo else "together"]
    return rows[min(rounds, len(rows) - 1)]


class Prospect:
    """The rest of a game from the start of a round on, as far as it depends on a garden."""

    def __init__(self, state: Evergreen, season: int, sun: int, rounds: int) -> None:
        self.land = land_of(state.box)
        self.suns = [(sun + later) % len(SIDES) for later in range(len(state.box.rounds) - season)]
        self.soil = [(state.fertility(biome), self.land.biomes[biome]) for biome in range(len(BIOMES))]
        self.cells = state.box.cells
        self.rounds = rounds
        weights = weights_at(state, rounds)
        self.weights, self.own = weights[: len(OF_GARDENS)], weights[len(OF_GARDENS) :]
        self._known_light: dict[tuple[int, int], tuple[int, int]] = {}

    def light(self, small: int, big: int) -> tuple[int, int]:
        """Count the light under this season's sun and under those to come."""
        known = self._known_light.get((small, big))
        if known is None:
            lights = [self.land.light(small, big, sun) for sun in self.suns]
            known = self._known_light[small, big] = (lights[0], sum(lights[1:])) if lights else (0, 0)
        return known

    def features(self, garden: Garden) -> list[float]:
        """Describe a garden, feature by feature."""
        empty, sprouts, small, big, bushes = garden
        woods, young = small | big | bushes, sprouts | small
        largest = largest_forest(woods)
        soil_big = soil_small = soil_sprouts = pairs = room = 0
        for soil, cells in self.soil:
            if soil:
                soil_big += soil * (big & cells).bit_count()
                soil_small += soil * (small & cells).bit_count()
                soil_sprouts += soil * (sprouts & cells).bit_count()
            pairs += (young & cells).bit_count() > 1
            room += min(3, (empty & cells).bit_count())
        number = [bits.bit_count() for bits in (sprouts, small, big, bushes)]
        return [
            *self.light(small, big),
            *self.light(0, small | big),
            *self.light(0, young | big),
            len(self.suns) * largest,
            len(self.suns) * largest_forest(woods | sprouts),
            woods.bit_count() - largest,
            *number,
            self.cells - empty.bit_count() - sum(number),
            soil_big,
            soil_small,
            soil_sprouts,
            pairs,
            room,
        ]

    def value(self, garden: Garden) -> float:
        """Estimate the points that a garden is still to bring."""
        if not self.rounds:
            return float(sum(soil * (garden[3] & cells).bit_count() for soil, cells in self.soil))
        return float(sum(map(mul, self.weights, self.features(garden))))

    def value_of_seat(self, levels: list[int], first: bool) -> float:
        """Estimate the points that the powers are still to bring, and what is the same for all gardens."""
        return sum(map(mul, self.own, self.features_of_seat(levels, first))) if self.rounds else 0.0

    def features_of_seat(self, levels: list[int], first: bool) -> list[float]:
        """Describe what does not depend on the garden."""
        steps = [float(level >= step) for level in levels for step in range(1, 1 + STEPS)]
        return [1.0, float(first), float(sum(soil for soil, _ in self.soil)), *steps]


# The fit asks at the start of a round, and so does who has looked so far ahead


def rounds_left(state: Evergreen) -> int:
    """Count the rounds that are not over, this one included."""
    return 0 if state.over else sum(state.box.rounds[state.season :]) - state.round + 1


def prospect_of(state: Evergreen) -> Prospect:
    """Look at the rest of the game from the start of a round."""
    return Prospect(state, state.season, state.sun, rounds_left(state))


def features(state: Evergreen, seat: int) -> list[float]:
    """Describe a seat's garden and powers at the start of a round."""
    prospect = prospect_of(state)
    garden = prospect.land.garden(state.planets[seat])
    return prospect.features(garden) + prospect.features_of_seat(state.levels[seat], state.first == seat)


def expected(state: Evergreen, seat: int) -> float:
    """Estimate a seat's points at the end, from the start of a round."""
    points = sum(state.points[seat])
    if state.over:
        return points
    prospect = prospect_of(state)
    garden = prospect.land.garden(state.planets[seat])
    return points + prospect.value(garden) + prospect.value_of_seat(state.levels[seat], state.first == seat)


def sheet(state: Evergreen, seat: int) -> dict[str, float]:
    """Estimate what a seat will have at the end, row by row; what can still grow and the powers are rows, too."""
    points = dict(zip(CATEGORIES, map(float, state.points[seat]), strict=True)) | {"growth": 0.0, "powers": 0.0}
    if not state.over:
        weights = weights_at(state, rounds_left(state))
        for feature, weight, amount in zip(FEATURES, weights, features(state, seat), strict=True):
            points[ROWS.get(feature, "powers")] += weight * amount
    return points


def value(state: Evergreen, seat: int) -> float:
    """Estimate by how much a seat will lead the best of the others."""
    others = [expected(state, other) for other in range(state.seats) if other != seat]
    return expected(state, seat) - max(others, default=0.0)


def rounds_begun(state: Evergreen) -> int:
    """Count the rounds that have begun, and the end."""
    return sum(state.box.rounds) - rounds_left(state)


FIT = Fit(
    FEATURES,
    features,
    kind=lambda state: "alone" if state.solo else "together",
    stage=rounds_left,
    known=lambda state, seat: float(sum(state.points[seat])),
)
