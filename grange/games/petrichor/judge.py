"""What each option is worth to a player who guesses this round's weather and harvest, and looks no further.

A position is worth the points that its tiles, clouds and votes may bring, less what they may bring to the others. A choice changes
one or two places, so only these are looked at again: the table's own verbs change a copy, and the copy is put right afterwards.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache, partial
from math import exp
from typing import Any, NamedTuple

from grange.games.petrichor import scoring
from grange.games.petrichor.actions import destinations, drops_within_reach
from grange.games.petrichor.box import (
    BACK,
    BLOW,
    CLEAR,
    CLOUD,
    COFFEE,
    DECLINE,
    DRIP,
    END,
    ENOUGH,
    FILL,
    FROST,
    GIVE,
    GROWN,
    HARVEST,
    LAKE,
    LAND,
    LIFT,
    LOWER,
    MOST_OWNERS,
    MOVE,
    NOBODY,
    PASS,
    PLACE,
    PLACES,
    RAIN,
    RICE,
    SPOILED,
    SPROUTING,
    SUN,
    SWAP,
    SWAP_TWICE,
    TAKE,
    THUNDER,
    VOTE,
    WEATHER,
    WHEAT,
    WIND,
    Box,
)
from grange.games.petrichor.state import Petrichor
from grange.games.petrichor.weather import vote_winners

# How the rest of a round is guessed
TURNS = 0.8  # of the cards in hands that still become actions in this round
LOWERED = 0.35  # of these actions, so many lower a die
FULL = 3  # actions of each seat that make a round quite open
STEEP = 0.9  # votes by which a lead has to grow to become clearly safer, when nothing more is to come

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
CARD = 1.4  # points of a card that could be played in a later turn
VARIETY = 2.0  # points of a card that could do nothing now
RIVALRY = 0.8  # points of the others that weigh as much as one's own
SOUTH_TURN = 1.5  # points of the turn that a solo player's turn gives to the neutral player


@lru_cache(maxsize=65536)
def tile_worth(box: Box, crop: int, growth: int, drops: tuple[int, ...], seat: int, tokens: tuple[float, ...]) -> float:
    """Value for a seat what a crop pays in this growth, whether or not the drops suffice for it."""
    own = list(drops)
    points: list[float] = [*scoring.harvest_points(box, crop, growth, own)]
    if crop == WHEAT and (reaper := scoring.most_alone(own)) >= 0:
        points[reaper] += tokens[reaper]
    return against(points, seat)


@lru_cache(maxsize=65536)
def stray_worth(box: Box, crop: int, growth: int, drops: tuple[int, ...], seat: int, tokens: tuple[float, ...]) -> float:
    """Value for a seat what a crop pays on average after one drop more, of anybody."""
    after = [(*drops[:owner], drops[owner] + 1, *drops[owner + 1 :]) for owner in range(len(drops))]
    return sum([tile_worth(box, crop, growth, more, seat, tokens) for more in after]) / len(after)


def against(amounts: list[float], seat: int) -> float:
    """Set what a seat has against what the others have."""
    rivalry = RIVALRY / (len(amounts) - 1)
    return amounts[seat] * (1 + rivalry) - rivalry * sum(amounts)


def likely(lead: float, spread: float) -> float:
    """Turn a lead into a chance: one half at none."""
    return 1 / (1 + exp(-max(-30.0, min(30.0, lead / spread))))


def hope(each: float, missing: int) -> float:
    """Guess how likely some missing drops still fall."""
    return float(each**missing) if missing else 1.0


class Outlook(NamedTuple):
    """The chances of each weather and of the harvest in this round, and how much of it is still to come, from 0 to 1."""

    weathers: list[float]
    harvest: float
    open: float


class Judge:
    """Values what a seat could do."""

    def __init__(self, state: Petrichor, seat: int, question: Any) -> None:
        self.state = state.copy()
        self.state.events = None
        self.seat = seat
        self.question: Any = question
        self.later = 0.0 if state.last_round else LATER
        self.tokens = tuple([self.token_worth(owner) for owner in range(state.owners)])
        self.steps = [self.step_worth(owner) for owner in range(state.owners)]
        self.outlook = self.guess()
        self.values = [0.0] * PLACES
        for place in state.field:
            self.values[place] = self.value_at(place)
        self.known_votes: dict[int, float] = {}
        self.known_lands: dict[tuple[int, int], float] = {}

    def token_worth(self, owner: int) -> float:
        """Value a wheat token: in the last round all or nothing, as far as one can tell."""
        state = self.state
        if not state.last_round:
            return TOKEN
        return float(state.box.wheat_points) if state.wheat[owner] + 1 >= max(state.wheat) else 0.0

    # what may happen in this round

    def guess(self) -> Outlook:
        """Guess the weathers and the harvest from votes, dice and the number of cards in hands."""
        state = self.state
        if self.question.prompt in WEATHER_OF:
            return self.settled(WEATHER_OF[self.question.prompt])
        turns = self.turns()
        steps = sum(state.dice)
        harvest = 1.0 if state.last_round or not steps else likely(LOWERED * turns - steps, STEEP) if turns else 0.0
        weathers = [self.weather_chance(weather, turns) for weather in range(4)]
        return Outlook(weathers, harvest, min(1.0, turns / state.seats / FULL))

    def settled(self, now: int) -> Outlook:
        """Tell the weathers that are still to come in the weather phase, from the present one."""
        state = self.state
        harvest = 1.0 if state.last_round or not any(state.dice) else 0.0
        left = [float(played and weather >= now) for weather, played in enumerate(state.played)]
        return Outlook(left, harvest, 0.0)

    def turns(self) -> float:
        """Guess how many actions are still to come in this round."""
        return TURNS * self.cards_to_play()

    def cards_to_play(self) -> int:
        """Count the cards that may still be played in this round; after a pass, everybody has one turn."""
        hands = [sum(hand) for hand in self.state.hands]
        if self.state.passed != NOBODY:
            hands = [min(1, cards) for cards in hands]
        return sum(hands)

    def weather_chance(self, weather: int, turns: float) -> float:
        """Guess how likely a weather is among the two that come; in the last round, one vote is enough for it to come."""
        lead = self.vote_lead(weather)
        if self.state.last_round and any(self.state.votes[weather]):
            return 1.0
        return likely(lead, STEEP + turns / 8)

    def vote_lead(self, weather: int) -> float:
        """Count by how many votes a weather leads the one that would take its place."""
        totals = [sum(votes) for votes in self.state.votes]
        rivals = sorted([total for other, total in enumerate(totals) if other != weather])
        return totals[weather] - rivals[1]

    # what the table is worth

    def total(self) -> float:
        """Value the whole table as it lies, with a new guess."""
        before = self.outlook
        self.outlook = self.guess()
        value = sum([self.value_at(place) for place in self.state.field]) + self.votes_value()
        self.outlook = before
        return value

    def votes_value(self) -> float:
        """Value the votes on all weathers."""
        turns = self.turns()
        return sum([self.votes_on(weather, turns) for weather in range(4)])

    def votes_on(self, weather: int, turns: float) -> float:
        """Value the votes on one weather: the next step on the track for who may win them."""
        state = self.state
        votes = state.votes[weather]
        if not any(votes):
            return 0.0
        counted = likely(self.vote_lead(weather), STEEP + turns / 8)
        kept = 0.0 if state.last_round else KEPT_VOTE * (1 - counted)
        even = -0.5 if state.owners == 2 else 0.5  # of two who tie nobody wins
        spread = STEEP + turns / 12
        shares = []
        for owner, own in enumerate(votes):
            best = max([other for who, other in enumerate(votes) if who != owner])
            shares.append(likely(own - best + even, spread) * self.steps[owner] if own else 0.0)
        return (counted + kept) * against(shares, self.seat)

    def step_worth(self, owner: int) -> float:
        """Value the next step on the track of votes won; early steps lead to the dearer ones."""
        state = self.state
        ahead = 1 if state.last_round else 2
        reached = scoring.track_points(state.box, state.wins[owner] + ahead)
        return (reached - scoring.track_points(state.box, state.wins[owner])) / ahead

    def value_at(self, place: int) -> float:
        """Value a tile and the cloud over it."""
        state = self.state
        crop = state.crops[place]
        if crop == LAKE:
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
        state, (weathers, _, still) = self.state, self.outlook
        drops = state.drops_over(place)
        brink = drops + max([cloud[place] for cloud in state.clouds]) >= state.box.overflow
        bursts = BURSTS * weathers[SUN] if brink else 0.0
        thunder = 1.0 if state.sky[place] == THUNDER else weathers[FROST] + (1 - weathers[FROST]) * SWELLS * still
        return bursts + (1 - bursts) * thunder * weathers[RAIN]

    def harvests(self, place: int, drops: tuple[int, ...], *, poured: bool) -> tuple[float, float]:
        """Value a harvest of a tile in this round, and of one later, with the chance that it has grown until then."""
        total, printed = sum(drops), self.state.box.crops[self.state.crops[place]]
        if not total:
            return 0.0, 0.0
        spoiled = printed.spoils and (total >= printed.spoils or self.state.growth[place] == SPOILED)
        growth, still = SPOILED if spoiled else GROWN, self.outlook.open
        now = self.tile_pays(place, growth, drops, STRAY_NOW * still)
        later = self.tile_pays(place, growth, drops, STRAY_LATER)
        ripe = self.ripe_chance(place, poured=poured)
        if ripe < 1:
            after = ripe + (1 - ripe) * LATER_RIPE
            now = ripe * now + (1 - ripe) * self.tile_pays(place, SPROUTING, drops, STRAY_NOW * still)
            later = after * later + (1 - after) * self.tile_pays(place, SPROUTING, drops, STRAY_LATER)
        missing = max(0, printed.drops - total)
        return now * hope(HOPE_NOW * still, missing), later * hope(HOPE_LATER, missing)

    def ripe_chance(self, place: int, *, poured: bool) -> float:
        """Guess how likely a crop that waits for its weather gets it in this round; others need none."""
        crop, weathers = self.state.crops[place], self.outlook.weathers
        if crop not in (COFFEE, RICE) or self.state.growth[place] == GROWN:
            return 1.0
        if poured:
            return 1.0 if crop == RICE else 0.0  # rain lets rice ripen at once, but comes after the sun
        return weathers[RAIN] if crop == RICE else weathers[SUN]

    def tile_pays(self, place: int, growth: int, drops: tuple[int, ...], stray: float) -> float:
        """Value what a tile pays with these drops, in part with one more."""
        state = self.state
        box, crop = state.box, state.crops[place]
        value = tile_worth(box, crop, growth, drops, self.seat, self.tokens)
        if stray:
            value += stray * (stray_worth(box, crop, growth, drops, self.seat, self.tokens) - value)
        if state.fertilized[place]:
            value += against([float(box.fertilizer if own else 0) for own in drops], self.seat)
        return value

    # what an effect brings

    def gain(self, effect: Callable[[], object], *places: int) -> float:
        """Let something happen at one or two places, see what it brings, and take it back."""
        state = self.state
        before = sum([self.values[place] for place in places]) + self.readiness()
        saved = [(place, state.sky[place], state.growth[place], self._column(place)) for place in places]
        supply = state.supply[:]
        effect()
        after = sum([self.value_at(place) for place in places]) + self.readiness()
        for place, sky, growth, column in saved:
            state.sky[place], state.growth[place] = sky, growth
            for drops, number in zip((*state.water, *state.clouds), column, strict=True):
                drops[place] = number
        state.supply = supply
        return after - before

    def _column(self, place: int) -> list[int]:
        return [drops[place] for drops in (*self.state.water, *self.state.clouds)]

    def readiness(self) -> float:
        """Value what the seat can still act with: clouds that it is in, and drops in its supply."""
        state = self.state
        if state.last_round and not self.outlook.open:
            return 0.0
        clouds = sum([drops > 0 for drops in state.clouds[self.seat]])
        weight = self.outlook.open if state.last_round else 1.0
        return weight * (CLOUDS[min(clouds, len(CLOUDS) - 1)] + SUPPLY[min(state.supply[self.seat], len(SUPPLY) - 1)])

    def add(self, place: int, drops: int) -> None:
        """Put own drops into a cloud, as far as the supply has them, and check it."""
        state = self.state
        state.sky[place] = max(state.sky[place], CLOUD)
        state.clouds[self.seat][place] += drops
        state.supply[self.seat] = max(0, state.supply[self.seat] - drops)
        state.check_cloud(place)

    def drip(self, place: int, owner: int) -> None:
        """Let one drop fall from a cloud."""
        state = self.state
        state.clouds[owner][place] -= 1
        state.land(owner, place, 1)
        state.check_growth(place)
        state.check_cloud(place)

    def blow(self, start: int, end: int) -> None:
        """Move a cloud, and fill it over the lake."""
        state = self.state
        state.move_cloud(start, end)
        if state.crops[end] == LAKE:
            self.add(end, min(state.box.lake_drops, state.supply[self.seat]))
        state.check_cloud(end)

    def shift(self, owner: int, place: int, drops: int) -> None:
        """Put drops on a tile, or take them away."""
        state = self.state
        state.water[owner][place] += drops
        state.check_growth(place)

    # the four actions

    def frost_at(self, place: int) -> float:
        """Value a new cloud over a tile."""
        return self.gain(partial(self.add, place, 1), place)

    def fill(self, place: int, drops: int) -> float:
        """Value more own drops in a cloud."""
        return self.gain(partial(self.add, place, drops), place)

    def drip_at(self, which: int) -> float:
        """Value somebody's drop that falls from a cloud."""
        place, owner = divmod(which, MOST_OWNERS)
        return self.gain(partial(self.drip, place, owner), place)

    def blow_along(self, start: int, end: int) -> float:
        """Value the move of a cloud."""
        return self.gain(partial(self.blow, start, end), start, end)

    def best_action(self, kind: int) -> float:
        """Value the best that an action can do now; nothing where it is impossible."""
        state, seat = self.state, self.seat
        clouds = state.clouds_with(seat)
        if kind == FROST:
            free = [place for place in state.field if state.sky[place] == CLEAR] if drops_within_reach(state, seat) else []
            return best([self.frost_at(place) for place in free], may=not state.supply[seat])
        if kind == SUN:
            short = state.supply[seat] < state.box.sun_drops  # then better not
            return 0.0 if short else best([self.fill(place, state.box.sun_drops) for place in clouds])
        if kind == WIND:
            return best([self.blow_along(start, end) for start in clouds for end in destinations(state, start)])
        falls = sorted([best(self._drips_from(place)) for place in clouds], reverse=True)
        return sum([fall for fall in falls[1 : state.box.rain_clouds] if fall > 0], falls[0]) if falls else 0.0

    def _drips_from(self, place: int) -> list[float]:
        owners = [owner for owner, cloud in enumerate(self.state.clouds) if cloud[place]]
        return [self.drip_at(place * MOST_OWNERS + owner) for owner in owners]

    # voting

    def vote(self, option: int) -> float:
        """Value a vote for a weather, or a lowered die with its points."""
        state, now = self.state, self.now()
        if option < LOWER:
            state.votes[option - VOTE][self.seat] += 1
            value = self.total()
            state.votes[option - VOTE][self.seat] -= 1
            return value - now
        dice, face = state.dice[:], option - LOWER
        state.dice[dice.index(face)] = face - 1
        value = self.total()
        state.dice = dice
        return value - now + (state.box.turn if face == 1 else state.box.lower)

    def now(self) -> float:
        """Value the table as it lies."""
        return sum(self.values) + self.votes_value()

    def best_vote(self, kind: int) -> float:
        """Value the best vote that an action of this kind allows."""
        faces = sorted({face for face in self.state.dice if face != HARVEST})
        votes = [VOTE + kind, VOTE + (kind + 1) % 4, *[LOWER + face for face in faces]]
        return max([self.remembered_vote(vote) for vote in votes])

    def remembered_vote(self, option: int) -> float:
        """Value a vote once for all actions that lead to it."""
        if option not in self.known_votes:
            self.known_votes[option] = self.vote(option)
        return self.known_votes[option]

    # the questions: each method values one option

    def turn(self, option: int) -> float:
        """Value an action with its vote, less its cards, as if effect and vote did not touch each other; or a pass."""
        if option == PASS:
            return SOUTH_TURN if self.state.solo else 0.0
        more = 1 if option >= SWAP else 0
        return self.best_action(option % 4) + self.best_vote(option % 4) - self.price(more)

    def second(self, option: int) -> float:
        """Value a second action with its vote, less its cards."""
        if option == END:
            return 0.0
        cards = 2 if option < SWAP else 3 if option < SWAP_TWICE else 4
        return self.best_action(option % 4) + self.best_vote(option % 4) - self.price(cards)

    def price(self, cards: int) -> float:
        """Value the cards that an action costs beyond the one that a turn takes; alone they are lost with the pass."""
        return 0.0 if self.state.solo or self.state.passed != NOBODY else CARD * cards

    def give(self, option: int) -> float:
        """Value a card that goes: best the least useful."""
        return -self.keep(option)

    def keep(self, option: int) -> float:
        """Value a card of a kind: by what its action could do now, and less, the more there are of it."""
        kind = (option - GIVE) % 4
        cards = self.state.hands[self.seat][kind] + self.state.drafted[self.seat][kind]
        return (max(0.0, self.best_action(kind)) + VARIETY) / (1 + cards)

    def back(self, option: int) -> float:
        """Value the votes that stay when one is taken back."""
        votes = self.state.votes[option - BACK]
        votes[self.seat] -= 1
        value = self.total()
        votes[self.seat] += 1
        return value

    def weather(self, option: int) -> float:
        """Value a weather that is chosen to come: what it does, and who wins its votes."""
        chosen, state = option - WEATHER, self.state
        before = self.outlook
        weathers = [float(weather == chosen or state.counted[weather]) for weather in range(4)]
        self.outlook = Outlook(weathers, before.harvest, 0.0)
        value = sum([self.value_at(place) for place in state.field])
        self.outlook = before
        return value + self.counted(option)

    def counted(self, option: int) -> float:
        """Value a weather whose votes count: who wins them."""
        winners = vote_winners(self.state.votes[option - WEATHER])
        return against([step if owner in winners else 0.0 for owner, step in enumerate(self.steps)], self.seat)

    def frost(self, option: int) -> float:
        """Value a new cloud, or none."""
        return 0.0 if option == DECLINE else self.frost_at(option - PLACE)

    def sun(self, option: int) -> float:
        """Value a filled cloud, or none."""
        return 0.0 if option == DECLINE else self.fill(option - FILL, self.state.box.sun_drops)

    def double(self, option: int) -> float:
        """Value a cloud with twice the own drops, or none."""
        return 0.0 if option == DECLINE else self.fill(option - FILL, self.state.clouds[self.seat][option - FILL])

    def rain(self, option: int) -> float:
        """Value a drop that falls, or none."""
        return 0.0 if option == ENOUGH else self.drip_at(option - DRIP)

    def wind(self, option: int) -> float:
        """Value the best move of a cloud."""
        start = option - MOVE
        return max([self.blow_along(start, end) for end in destinations(self.state, start)])

    def blow_to(self, option: int) -> float:
        """Value the place to which a cloud moves."""
        return self.blow_along(self.question.start, option - BLOW)

    def take(self, option: int) -> float:
        """Value the loss of an own drop from a tile."""
        place = option - TAKE
        return self.gain(partial(self.shift, self.seat, place, -1), place)

    def lift(self, option: int) -> float:
        """Value the best move of a drop."""
        start, owner = divmod(option - LIFT, MOST_OWNERS)
        lands = [self.land_on(owner, end) for end in self.state.beside[start]]
        return self.gain(partial(self.shift, owner, start, -1), start) + max(lands)

    def land(self, option: int) -> float:
        """Value the tile on which a lifted drop lands."""
        return self.land_on(self.question.owner, option - LAND)

    def land_on(self, owner: int, place: int) -> float:
        """Value a drop more on a tile."""
        known = owner, place
        if known not in self.known_lands:
            self.known_lands[known] = self.gain(partial(self.shift, owner, place, 1), place)
        return self.known_lands[known]

    def nothing(self, _: int) -> float:
        """Value what cannot be known: where a fertilizer lies best while the tiles lie face down."""
        return 0.0


WEATHER_OF = {"ask-double": SUN, "ask-lift": WIND, "ask-land": WIND}
# by the question's prompt
QUESTIONS: dict[str, Callable[[Judge, int], float]] = {
    "ask-fertilize": Judge.nothing,
    "ask-first-cloud": Judge.frost,
    "ask-keep": Judge.keep,
    "ask-turn": Judge.turn,
    "ask-second": Judge.second,
    "ask-give": Judge.give,
    "ask-discard": Judge.give,
    "ask-frost": Judge.frost,
    "ask-sun": Judge.sun,
    "ask-wind": Judge.wind,
    "ask-blow": Judge.blow_to,
    "ask-rain": Judge.rain,
    "ask-take-drop": Judge.take,
    "ask-vote": Judge.vote,
    "ask-vote-back": Judge.back,
    "ask-weather": Judge.weather,
    "ask-counted": Judge.counted,
    "ask-double": Judge.double,
    "ask-lift": Judge.lift,
    "ask-land": Judge.land,
}


def best(worths: list[float], *, may: bool = False) -> float:
    """Choose the highest worth; nothing if there is none, or if one may decline."""
    return max([0.0, *worths] if may or not worths else worths)


def worths(state: Petrichor, seat: int) -> list[float]:
    """Value every option of the seat's open question."""
    decision = state.decision_of(seat)
    if decision is None:
        return []
    judge = Judge(state, seat, decision.question)
    value = QUESTIONS[decision.question.prompt]
    return [value(judge, option) for option in decision.options]
