"""One-action lookahead in Farmerama: the best that the next action can make of a farm."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from grange.games.farmerama.bots.action_outcomes import OFTEN, Planner, best_of
from grange.games.farmerama.bots.heuristic import Heuristic
from grange.games.farmerama.bots.packed_farm import Farm, crops_in_fields, farm_of, goods_in
from grange.games.farmerama.bots.remembered import Cache
from grange.games.farmerama.box import ACTIONS, GOODS, NUMBERED, SHARED, WATER, Box
from grange.games.farmerama.rules.rounds import cards_for
from grange.games.farmerama.state import Farmerama

TILES_A_ROUND = (0.0, 1.1, 0.9, 0.92)  # by seats, to estimate how long the game will last

SHORT = 9  # goods in the bank; with fewer of a kind it may run out

SEARCHED = 6  # farms that are searched further
HASTE = 0.15  # weight of a farm's present value; without it a player plans for later and never acts

Most = tuple[int, ...]  # of each good, in bank and farm together
Rules = tuple[Box, str, str, Most]  # the box, what the cow eats, the score table, and the limits that the bank sets

PLENTY = (OFTEN,) * len(GOODS)


@lru_cache(maxsize=6)
def heuristic_for(box: Box, cow: str, score: str, left: int) -> Heuristic:
    """Return the cached heuristic for a number of actions left."""
    return Heuristic(box, box.feed(cow), box.tracks(score), left)


@lru_cache(maxsize=6)
def planner_for(rules: Rules, professional: bool, left: int) -> Planner:
    """Return the cached planner for a game's components and rules, with a number of actions left."""
    box, cow, score, most = rules
    tops = [len(track) - 1 for track in box.tracks(score)]
    return Planner(box, box.feed(cow), tops, professional, most, heuristic_for(box, cow, score, left).value)


class Lookahead:
    """Searches one action further, assuming that the small number applies."""

    def __init__(self, rules: Rules, left: int, numbers: tuple[int, ...]) -> None:
        box, cow, score, _ = rules
        self.planner = planner_for(rules, professional=False, left=left)  # plans do not count on extra times bought with water
        self.left = left
        self.now = heuristic_for(box, cow, score, left)
        self.next = heuristic_for(box, cow, score, max(0, left - 1))
        self.numbers = [*numbers, *[0] * (len(ACTIONS) - len(NUMBERED))]
        self.value = Cache(self.find_value).__getitem__
        self.known_card_chances: dict[Farm, list[float]] = {}  # chance of each card, by the farm of the seat that chooses

    def values(self, farms: Iterable[Farm], number: int = SEARCHED) -> dict[Farm, float]:
        """Value the best farms by what the next action can make of them; leave the others out."""
        return {farm: self.value(farm) for farm in best_of(number, farms, self.now.value)}

    def find_value(self, farm: Farm) -> float:
        """Value a farm by the best that the next action can make of it."""
        if not self.left:
            return self.now.value(farm)
        best_per_action = [max(map(self.next.value, self.planner.outcomes(farm, *action))) for action in enumerate(self.numbers)]
        return max(best_per_action) + HASTE * (self.now.value(farm) - max(best_per_action))


@lru_cache(maxsize=8)
def lookahead_for(rules: Rules, left: int, numbers: tuple[int, ...]) -> Lookahead:
    """Return the cached lookahead for a position, which keeps what it has found."""
    return Lookahead(rules, left, numbers)


# The future


def rules_of(state: Farmerama, seat: int) -> Rules:
    """Return what a planner needs to know. Water limits it only in a solo game, where there is little."""
    chosen = state.origin.rules
    water = state.bank[WATER] + state.barn[seat][WATER] if state.solo else OFTEN
    return state.box, chosen["cow"], chosen["score"], (*PLENTY[:WATER], water)


def rules_with_bank(state: Farmerama, seat: int) -> Rules:
    """Return what a planner needs to know that also respects goods the bank is short of."""
    box, cow, score, most = rules_of(state, seat)
    _, fields, barn, _ = farm_of(state, seat)
    own = goods_in(barn + crops_in_fields(fields))
    goods = zip(state.bank, own, most, strict=True)
    return box, cow, score, tuple([lying + had if lying < SHORT else limit for lying, had, limit in goods])


def lookahead_of(state: Farmerama, rules: Rules) -> Lookahead:
    """Return the lookahead beyond this round. In a solo game the action wheel may stay, so it uses this round's numbers."""
    later = 0 if state.solo else 1
    return lookahead_for(
        rules, actions_left(state), tuple([state.numbers(action, later)[SHARED] for action in range(len(NUMBERED))])
    )


def actions_left(state: Farmerama) -> int:
    """Estimate how many actions the seat has after this round."""
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
