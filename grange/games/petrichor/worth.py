"""What the table of Petrichor is worth to a seat that guesses this round's weather and harvest, and looks no further.

It is worth the points that its tiles, clouds and votes may bring, less what they may bring to the others.
"""

from __future__ import annotations

from functools import lru_cache

from grange.games.petrichor import scoring
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
from grange.games.petrichor.guess import STEEP, Outlook, guess, likely
from grange.games.petrichor.state import Petrichor

# What the future is worth
LATER = 0.75  # of a harvest after this round; much can happen to it
HOPE_NOW = 0.45  # that a missing drop falls in this round
HOPE_LATER = 0.7
STRAY_NOW = 0.4  # weight of the harvest with one drop more, of anybody
STRAY_LATER = 0.6
LATER_RAIN = 0.55  # that a cloud pours later
LATER_RIPE = 0.45  # that a sprouting crop gets its weather later
SWELLS = 0.25  # that a small cloud becomes a thundercloud before the weather phase
BURSTS = 0.5  # that somebody fills a cloud during sun weather when it is on the brink

# What has a value beyond the harvest
TOKEN = 3.5  # points of a wheat token
KEPT_VOTE = 0.25  # part of a vote's worth that is left when its weather does not come
CLOUDS = (0.0, 1.5, 2.3, 2.8, 3.0)  # points of being in so many clouds: sun, wind and rain need one
SUPPLY = (0.0, 0.7, 1.3, 1.8, 2.2, 2.5, 2.7, 2.8, 2.9)  # points of the last drops in a supply
RIVALRY = 0.8  # points of the others that weigh as much as one's own

Tokens = tuple[float, ...]  # what a wheat token is worth to each owner


def against(amounts: list[float], seat: int) -> float:
    """Set what a seat has against what the others have."""
    rivalry = RIVALRY / (len(amounts) - 1)
    return amounts[seat] * (1 + rivalry) - rivalry * sum(amounts)


# A tile


@lru_cache(maxsize=65536)
def promise(
    box: Box, crop: int, growth: int, drops: tuple[int, ...], fertilized: bool, seat: int, tokens: Tokens, still: float
) -> tuple[float, float]:
    """Value for a seat a harvest of a tile in a round that is still so open, and one later, as far as missing drops may fall."""
    total, printed = sum(drops), box.crops[crop]
    if not total:
        return 0.0, 0.0
    if printed.spoils and total >= printed.spoils:
        growth = SPOILED
    pays = tile_worth(box, crop, growth, drops, seat, tokens)
    stray = stray_worth(box, crop, growth, drops, seat, tokens) - pays
    if fertilized:
        pays += against([float(box.fertilizer if own else 0) for own in drops], seat)
    missing = max(0, printed.drops - total)
    return (pays + STRAY_NOW * still * stray) * (HOPE_NOW * still) ** missing, (pays + STRAY_LATER * stray) * HOPE_LATER**missing


@lru_cache(maxsize=65536)
def tile_worth(box: Box, crop: int, growth: int, drops: tuple[int, ...], seat: int, tokens: Tokens) -> float:
    """Value for a seat what a crop pays in this growth, whether or not the drops suffice for it."""
    own = list(drops)
    points: list[float] = [*scoring.harvest_points(box, crop, growth, own)]
    if crop == WHEAT and (reaper := scoring.most_alone(own)) >= 0:
        points[reaper] += tokens[reaper]
    return against(points, seat)


def stray_worth(box: Box, crop: int, growth: int, drops: tuple[int, ...], seat: int, tokens: Tokens) -> float:
    """Value for a seat what a crop pays on average after one drop more, of anybody."""
    after = [(*drops[:owner], drops[owner] + 1, *drops[owner + 1 :]) for owner in range(len(drops))]
    return sum([tile_worth(box, crop, growth, more, seat, tokens) for more in after]) / len(after)


# The table


class Worth:
    """Values a copy of the table, on which effects can be tried."""

    def __init__(self, state: Petrichor, seat: int, outlook: Outlook) -> None:
        self.state = state.copy()
        self.state.events = None
        self.seat = seat
        self.outlook = outlook
        self.later = 0.0 if state.last_round else LATER
        self.tokens = tuple([token_worth(state, owner) for owner in range(state.owners)])
        self.steps = [step_worth(state, owner) for owner in range(state.owners)]
        self.values = [0.0] * PLACES
        for place in state.field:
            self.values[place] = self.value_at(place)
        self.ready = self.readiness()
        self.known_shares: dict[tuple[int, ...], float] = {}

    def now(self) -> float:
        """Value the table as it lies."""
        return sum(self.values) + self.votes_value(self.outlook)

    def guessed_again(self) -> float:
        """Value the table after votes or dice have changed, with a new guess."""
        outlook = guess(self.state)
        return self.field_value(outlook) + self.votes_value(outlook)

    def field_value(self, outlook: Outlook) -> float:
        """Value all tiles and clouds with another outlook."""
        before = self.outlook
        self.outlook = outlook
        value = sum([self.value_at(place) for place in self.state.field])
        self.outlook = before
        return value

    def readiness(self) -> float:
        """Value what the seat can still act with: clouds that it is in, and drops in its supply."""
        state, still = self.state, self.outlook.open
        if state.last_round and not still:
            return 0.0
        clouds = len(state.clouds_with(self.seat))
        weight = still if state.last_round else 1.0
        return weight * (CLOUDS[min(clouds, len(CLOUDS) - 1)] + SUPPLY[min(state.supply[self.seat], len(SUPPLY) - 1)])

    # votes

    def votes_value(self, outlook: Outlook) -> float:
        """Value the votes on all weathers; those on one that does not come are kept, but not after the last round."""
        keeps = 0.0 if self.state.last_round else KEPT_VOTE
        return sum(
            [
                (counted + keeps * (1 - counted)) * self.share(votes)
                for votes, counted in zip(self.state.votes, outlook.counted, strict=True)
                if any(votes)
            ]
        )

    def share(self, votes: list[int]) -> float:
        """Value the votes on one weather that counts: the next step on the track for who may win them."""
        known = tuple(votes)
        if known not in self.known_shares:
            even = -0.5 if len(votes) == 2 else 0.5  # of two who tie nobody wins
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
        """Mix what a tile pays in this round and later, without and with the rain of its cloud."""
        soon = self.outlook.harvest
        after = pours + (1 - pours) * LATER_RAIN
        now = dry[0] + pours * (wet[0] - dry[0])
        return soon * now + (1 - soon) * self.later * (dry[1] + after * (wet[1] - dry[1]))

    def pour_chance(self, place: int) -> float:
        """Guess how likely a cloud pours in this round."""
        state, weathers = self.state, self.outlook.weathers
        drops = [cloud[place] for cloud in state.clouds]
        bursts = BURSTS * weathers[SUN] if sum(drops) + max(drops) >= state.box.overflow else 0.0
        frost = weathers[FROST]
        thunder = 1.0 if state.sky[place] == THUNDER else frost + (1 - frost) * SWELLS * self.outlook.open
        return bursts + (1 - bursts) * thunder * weathers[RAIN]

    def harvests(self, place: int, drops: tuple[int, ...], *, poured: bool) -> tuple[float, float]:
        """Value a harvest of a tile in this round, and of one later, with the chance that it has grown until then."""
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
        """Guess how likely a crop that waits for its weather gets it in this round."""
        if poured:
            return 1.0 if crop == RICE else 0.0  # rain lets rice ripen at once, but comes after the sun
        return self.outlook.weathers[RAIN if crop == RICE else SUN]


def token_worth(state: Petrichor, owner: int) -> float:
    """Value a wheat token: in the last round all or nothing, as far as one can tell."""
    if not state.last_round:
        return TOKEN
    return float(state.box.wheat_points) if state.wheat[owner] + 1 >= max(state.wheat) else 0.0


def step_worth(state: Petrichor, owner: int) -> float:
    """Value the next step on the track of votes won; early steps lead to the dearer ones."""
    ahead = 1 if state.last_round else 2
    reached = scoring.track_points(state.box, state.wins[owner] + ahead)
    return (reached - scoring.track_points(state.box, state.wins[owner])) / ahead
