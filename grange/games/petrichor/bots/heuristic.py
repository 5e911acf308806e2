"""A heuristic for Petrichor that guesses this round's weather and harvest and looks no further.

It values a table for a seat by the points that its tiles, clouds and votes may bring, minus what they may bring the others.
"""

from __future__ import annotations

from functools import lru_cache

from grange.games.petrichor import scoring
from grange.games.petrichor.bots.weather_guess import STEEP, Outlook, guess, likely
from grange.games.petrichor.box import (
    CLEAR,
    COFFEE,
    FROST,
    GROWN,
    LAKE,
    PLACES,
    RAIN,
    RICE,
    SPOILED,
    SPROUTING,
    SUN,
    THUNDER,
    WHEAT,
    Box,
)
from grange.games.petrichor.state import Petrichor

# Discounts for what has not happened yet
LATER = 0.75  # for a harvest after this round, because much can happen before it
HOPE_NOW = 0.45  # chance that a missing drop falls in this round
HOPE_LATER = 0.7
STRAY_NOW = 0.4  # weight of the harvest with one more drop of any owner
STRAY_LATER = 0.6
LATER_RAIN = 0.55  # chance that a cloud pours in a later round
LATER_RIPE = 0.45  # chance that a sprouting crop gets its weather in a later round
SWELLS = 0.25  # chance that a small cloud becomes a thundercloud before the weather phase
BURSTS = 0.5  # chance that a cloud which doubling would overflow is doubled in sun weather

# Values beyond the harvest
TOKEN = 3.5  # points for a wheat token
KEPT_VOTE = 0.25  # share of a vote's value that remains when its weather does not come
CLOUDS = (0.0, 1.5, 2.3, 2.8, 3.0)  # points by the number of clouds with own drops: sun, wind and rain need one
SUPPLY = (0.0, 0.7, 1.3, 1.8, 2.2, 2.5, 2.7, 2.8, 2.9)  # points by the drops left in a supply
RIVALRY = 0.8  # weight of a rival's points against one's own

Tokens = tuple[float, ...]  # value of a wheat token for each owner


def against(amounts: list[float], seat: int) -> float:
    """Return a seat's amount minus the weighted amounts of the others."""
    rivalry = RIVALRY / (len(amounts) - 1)
    return amounts[seat] * (1 + rivalry) - rivalry * sum(amounts)


# Tiles


@lru_cache(maxsize=65536)
def promise(
    box: Box, crop: int, growth: int, drops: tuple[int, ...], fertilized: bool, seat: int, tokens: Tokens, still: float
) -> tuple[float, float]:
    """Value a tile's harvest for a seat, in this round and in a later one, counting missing drops that may still fall.

    `still` is how much of the round is left, from 0 to 1.
    """
    total, printed = sum(drops), box.crops[crop]
    if not total:
        return 0.0, 0.0
    if printed.spoils and total >= printed.spoils:
        growth = SPOILED
    pays = tile_value(box, crop, growth, drops, seat, tokens)
    stray = stray_value(box, crop, growth, drops, seat, tokens) - pays
    if fertilized:
        pays += against([float(box.fertilizer if own else 0) for own in drops], seat)
    missing = max(0, printed.drops - total)
    return (pays + STRAY_NOW * still * stray) * (HOPE_NOW * still) ** missing, (pays + STRAY_LATER * stray) * HOPE_LATER**missing


@lru_cache(maxsize=65536)
def tile_value(box: Box, crop: int, growth: int, drops: tuple[int, ...], seat: int, tokens: Tokens) -> float:
    """Value for a seat what a crop pays in a given growth, even if its drops do not suffice for that growth."""
    own = list(drops)
    points: list[float] = [*scoring.harvest_points(box, crop, growth, own)]
    if crop == WHEAT and (reaper := scoring.most_alone(own)) >= 0:
        points[reaper] += tokens[reaper]
    return against(points, seat)


def stray_value(box: Box, crop: int, growth: int, drops: tuple[int, ...], seat: int, tokens: Tokens) -> float:
    """Value for a seat what a crop pays on average after one more drop of any owner."""
    after = [(*drops[:owner], drops[owner] + 1, *drops[owner + 1 :]) for owner in range(len(drops))]
    return sum([tile_value(box, crop, growth, more, seat, tokens) for more in after]) / len(after)


# The table


class Valuation:
    """Values a copy of the table on which effects can be tried."""

    def __init__(self, state: Petrichor, seat: int, outlook: Outlook) -> None:
        self.state = state.copy()
        self.state.events = None
        self.seat = seat
        self.outlook = outlook
        self.later = 0.0 if state.last_round else LATER
        self.tokens = tuple([token_value(state, owner) for owner in range(state.owners)])
        self.steps = [step_value(state, owner) for owner in range(state.owners)]
        self.values = [0.0] * PLACES
        for place in state.field:
            self.values[place] = self.value_at(place)
        self.ready = self.readiness()
        self.known_shares: dict[tuple[int, ...], float] = {}

    def now(self) -> float:
        """Value the table as it is."""
        return sum(self.values) + self.votes_value(self.outlook)

    def guessed_again(self) -> float:
        """Guess the rest of the round again, because votes or dice have changed, and value the table."""
        outlook = guess(self.state)
        return self.field_value(outlook) + self.votes_value(outlook)

    def field_value(self, outlook: Outlook) -> float:
        """Value all tiles and clouds under another outlook."""
        before = self.outlook
        self.outlook = outlook
        value = sum([self.value_at(place) for place in self.state.field])
        self.outlook = before
        return value

    def readiness(self) -> float:
        """Value the seat's means to act: the clouds with its drops, and the drops in its supply."""
        state, still = self.state, self.outlook.open
        if state.last_round and not still:
            return 0.0
        clouds = len(state.clouds_with(self.seat))
        weight = still if state.last_round else 1.0
        return weight * (CLOUDS[min(clouds, len(CLOUDS) - 1)] + SUPPLY[min(state.supply[self.seat], len(SUPPLY) - 1)])

    # votes

    def votes_value(self, outlook: Outlook) -> float:
        """Value the votes on all weathers. Votes for a weather that does not come stay, except in the last round."""
        keeps = 0.0 if self.state.last_round else KEPT_VOTE
        return sum(
            [
                (counted + keeps * (1 - counted)) * self.share(votes)
                for votes, counted in zip(self.state.votes, outlook.counted, strict=True)
                if any(votes)
            ]
        )

    def share(self, votes: list[int]) -> float:
        """Value the votes on one weather that counts: the next step on the track for each owner who may win them."""
        known = tuple(votes)
        if known not in self.known_shares:
            even = -0.5 if len(votes) == 2 else 0.5  # with two owners a tie wins nothing
            spread = STEEP + self.outlook.turns / 12
            shares = []
            for owner, own in enumerate(votes):
                best = max([other for who, other in enumerate(votes) if who != owner])
                shares.append(likely(own - best + even, spread) * self.steps[owner] if own else 0.0)
            self.known_shares[known] = against(shares, self.seat)
        return self.known_shares[known]

    # tiles and clouds

    def value_at(self, place: int) -> float:
        """Value a tile and the cloud over it."""
        state = self.state
        if state.crops[place] == LAKE:
            return 0.0
        drops = [water[place] for water in state.water]
        dry = self.harvests(place, tuple(drops), poured=False)
        if state.sky[place] == CLEAR:
            return self.over_time(dry, dry, 0.0)
        fallen = tuple([own + cloud[place] for own, cloud in zip(drops, state.clouds, strict=True)])
        return self.over_time(dry, self.harvests(place, fallen, poured=True), self.pour_chance(place))

    def over_time(self, dry: tuple[float, float], wet: tuple[float, float], pours: float) -> float:
        """Mix what a tile pays in this round and later, with and without the rain of its cloud."""
        soon = self.outlook.harvest
        after = pours + (1 - pours) * LATER_RAIN
        now = dry[0] + pours * (wet[0] - dry[0])
        return soon * now + (1 - soon) * self.later * (dry[1] + after * (wet[1] - dry[1]))

    def pour_chance(self, place: int) -> float:
        """Estimate the chance that a cloud pours in this round."""
        state, weathers = self.state, self.outlook.weathers
        drops = [cloud[place] for cloud in state.clouds]
        bursts = BURSTS * weathers[SUN] if sum(drops) + max(drops) >= state.box.overflow else 0.0
        frost = weathers[FROST]
        thunder = 1.0 if state.sky[place] == THUNDER else frost + (1 - frost) * SWELLS * self.outlook.open
        return bursts + (1 - bursts) * thunder * weathers[RAIN]

    def harvests(self, place: int, drops: tuple[int, ...], *, poured: bool) -> tuple[float, float]:
        """Value a tile's harvest in this round and in a later one, weighted by the chance that the crop has grown by then."""
        state = self.state
        crop, growth, fertilized = state.crops[place], state.growth[place], state.fertilized[place]
        box, seat, tokens, still = state.box, self.seat, self.tokens, self.outlook.open
        grown = promise(box, crop, SPOILED if growth == SPOILED else GROWN, drops, fertilized, seat, tokens, still)
        if growth == GROWN or crop not in (COFFEE, RICE):
            return grown
        sprouting = promise(box, crop, SPROUTING, drops, fertilized, seat, tokens, still)
        ripe = self.ripe_chance(crop, poured=poured)
        after = ripe + (1 - ripe) * LATER_RIPE
        return ripe * grown[0] + (1 - ripe) * sprouting[0], after * grown[1] + (1 - after) * sprouting[1]

    def ripe_chance(self, crop: int, *, poured: bool) -> float:
        """Estimate the chance that a crop which waits for its weather gets it in this round."""
        if poured:
            return 1.0 if crop == RICE else 0.0  # rain pours and then ripens rice at once; coffee's sun comes before the rain
        return self.outlook.weathers[RAIN if crop == RICE else SUN]


def token_value(state: Petrichor, owner: int) -> float:
    """Value a wheat token; in the last round it is all or nothing, judged by the tokens as they are now."""
    if not state.last_round:
        return TOKEN
    return float(state.box.wheat_points) if state.wheat[owner] + 1 >= max(state.wheat) else 0.0


def step_value(state: Petrichor, owner: int) -> float:
    """Value the next step on the track of votes won: the average of the next two, because early steps lead to dearer ones."""
    ahead = 1 if state.last_round else 2
    reached = scoring.track_points(state.box, state.wins[owner] + ahead)
    return (reached - scoring.track_points(state.box, state.wins[owner])) / ahead
