"""Looking ahead in Farmerama: what the next action can make of a farm."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from grange.games.farmerama.box import ACTIONS, GOODS, NUMBERED, SHARED, WATER, Box
from grange.games.farmerama.known import Known
from grange.games.farmerama.packed import Farm, farm_of, goods_in, standing
from grange.games.farmerama.plan import OFTEN, Planner, best_of
from grange.games.farmerama.rules import cards_for
from grange.games.farmerama.state import Farmerama
from grange.games.farmerama.worth import Outlook

TILES_A_ROUND = (0.0, 1.1, 0.9, 0.92)  # by seats: a guess at how long the game will last

SHORT = 9  # of a good in the bank: with fewer it may run out

LOOKED_AT = 6  # farms from which it is looked ahead
HASTE = 0.15  # weight of what a farm is worth now: who always plans for later, does nothing

Most = tuple[int, ...]  # of each good, that bank and farm have together
Rules = tuple[Box, str, str, Most]  # the box, what the cow eats, the score table, and what the bank lets a farm have

PLENTY = (OFTEN,) * len(GOODS)


@lru_cache(maxsize=6)
def outlook_for(box: Box, cow: str, score: str, left: int) -> Outlook:
    """Make an outlook for so many actions that are left."""
    return Outlook(box, box.feed(cow), box.tracks(score), left)


@lru_cache(maxsize=6)
def planner_for(rules: Rules, professional: bool, left: int) -> Planner:
    """Make a planner for a game's components and rules, with so many actions left."""
    box, cow, score, most = rules
    tops = [len(track) - 1 for track in box.tracks(score)]
    return Planner(box, box.feed(cow), tops, professional, most, outlook_for(box, cow, score, left).worth)


class Ahead:
    """Looks one action further, whose number is the small one."""

    def __init__(self, rules: Rules, left: int, numbers: tuple[int, ...]) -> None:
        box, cow, score, _ = rules
        self.planner = planner_for(rules, professional=False, left=left)  # what water can buy besides is no plan
        self.left = left
        self.now = outlook_for(box, cow, score, left)
        self.next = outlook_for(box, cow, score, max(0, left - 1))
        self.numbers = [*numbers, *[0] * (len(ACTIONS) - len(NUMBERED))]
        self.value = Known(self.find_value).__getitem__
        self.known_tastes: dict[Farm, list[float]] = {}  # how likely the owner of a farm chooses each card

    def values(self, farms: Iterable[Farm], number: int = LOOKED_AT) -> dict[Farm, float]:
        """Value the best of some farms by what can be made of them; leave the others out."""
        return {farm: self.value(farm) for farm in best_of(number, farms, self.now.worth)}

    def find_value(self, farm: Farm) -> float:
        """Value a farm by the best that the next action can make of it."""
        if not self.left:
            return self.now.worth(farm)
        bests = [max(map(self.next.worth, self.planner.outcomes(farm, *action))) for action in enumerate(self.numbers)]
        return max(bests) + HASTE * (self.now.worth(farm) - max(bests))


@lru_cache(maxsize=8)
def ahead_for(rules: Rules, left: int, numbers: tuple[int, ...]) -> Ahead:
    """Make what looks ahead; whoever asks again for the same moment finds what is known already."""
    return Ahead(rules, left, numbers)


# The time to come


def rules_of(state: Farmerama, seat: int) -> Rules:
    """Tell what a planner has to know; only alone the water is so little that it matters."""
    chosen = state.origin.rules
    water = state.bank[WATER] + state.barn[seat][WATER] if state.solo else OFTEN
    return state.box, chosen["cow"], chosen["score"], (*PLENTY[:WATER], water)


def rules_with_bank(state: Farmerama, seat: int) -> Rules:
    """Tell what a planner has to know who looks into the bank, too: what is short there cannot be had without end."""
    box, cow, score, most = rules_of(state, seat)
    _, fields, barn, _ = farm_of(state, seat)
    own = goods_in(barn + standing(fields))
    goods = zip(state.bank, own, most, strict=True)
    return box, cow, score, tuple([lying + had if lying < SHORT else limit for lying, had, limit in goods])


def ahead_of(state: Farmerama, rules: Rules) -> Ahead:
    """Look at what comes after this round; alone, nobody knows whether the action wheel will turn."""
    later = 0 if state.solo else 1
    return ahead_for(rules, actions_left(state), tuple([state.numbers(action, later)[SHARED] for action in range(len(NUMBERED))]))


def actions_left(state: Farmerama) -> int:
    """Guess how many actions the seat has after this round."""
    if state.solo:
        return state.rounds - state.round
    seats, awards = state.seats, len(state.stack) + len(state.open) - state.box.open + 1
    if awards <= 0 and (seats != 3 or state.round % 3 == 0):
        return 0
    rounds = max(0.0, awards / TILES_A_ROUND[seats - 1] - (not state.shown))
    rounds = min(rounds, state.rounds - state.round)
    if seats == 3:
        rounds += -(state.round + rounds) % 3
    return round(rounds * sum([cards_for(state, other) for other in range(seats)]) / seats)
