"""Looking ahead in Farmerama: what the next actions can make of a farm, by numbers that nobody knows yet."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from heapq import nlargest
from itertools import accumulate

from grange.games.farmerama.box import ACTIONS, ALONE, FEED_ACTION, NUMBERED, SEEDS_ACTION, SHARED, WATER, WATER_ACTION, Box
from grange.games.farmerama.plan import OFTEN, Farm, Planner, distinct
from grange.games.farmerama.rules import cards_for
from grange.games.farmerama.state import Farmerama
from grange.games.farmerama.worth import Outlook

# How the rest of a game is guessed, by seats
TILES_A_ROUND = (0.0, 0.8, 0.75, 0.65)
ALONE_CHANCE = (1.0, 0.6, 0.6, 0.6)  # that nobody else chooses the same card in a later round

# How far it is looked ahead
WIDE = 24  # farms that are looked at again, one action further
NARROW = 8  # farms that are looked at again, two actions further
HASTE = 0.15  # weight of what a farm is worth now: who always plans for later, does nothing

Rules = tuple[Box, str, str, int]  # the box, what the cow eats, the score table, and the water in the game
Numbers = tuple[tuple[int, int], ...]  # of the actions, alone and shared


@lru_cache(maxsize=16)
def planner_for(rules: Rules, professional: bool) -> Planner:
    """Make a planner for a game's components and rules."""
    box, cow, score, water = rules
    return Planner(box, box.feed(cow), [len(track) - 1 for track in box.tracks(score)], professional, water)


@lru_cache(maxsize=16)
def outlook_for(box: Box, cow: str, score: str, left: int) -> Outlook:
    """Make an outlook for so many actions that are left."""
    return Outlook(box, box.feed(cow), box.tracks(score), left)


class Ahead:
    """Looks up to two actions further; in the first the numbers are small, in the second they are as they may be."""

    def __init__(self, rules: Rules, left: int, numbers: Numbers, draws: tuple[tuple[float, Numbers], ...], alone: float) -> None:
        box, cow, score, _ = rules
        self.planner = planner_for(rules, professional=False)  # what water can buy besides is no plan
        self.left = left
        self.now, self.next, self.later = [outlook_for(box, cow, score, max(0, left - actions)) for actions in range(3)]
        self.numbers = [shared for _, shared in numbers] + [0] * (len(ACTIONS) - len(NUMBERED))
        self.draws = draws
        self.alone = alone
        self.known_nexts: dict[Farm, list[Farm]] = {}
        self.known_looks: dict[Farm, float] = {}
        self.known_tastes: dict[Farm, list[float]] = {}  # how likely the owner of a farm chooses each card

    def values(self, farms: Iterable[Farm], wide: int = WIDE, narrow: int = NARROW) -> dict[Farm, float]:
        """Value the best of some farms by what can be made of them; leave the others out."""
        roots = nlargest(wide, farms, key=self.now.worth)
        if not self.left:
            return {root: self.now.worth(root) for root in roots}
        if self.left == 1:
            return {root: self.next.worth(self.nexts(root)[0]) for root in roots}
        pool: dict[Farm, list[Farm]] = {}
        for root in roots:
            for later in self.nexts(root):
                pool.setdefault(later, []).append(root)
        found: dict[Farm, float] = {}
        for later in nlargest(narrow, pool, key=self.next.worth):
            look = self.look(later)
            for root in pool[later]:
                value = look + HASTE * (self.now.worth(root) - look)
                found[root] = max(value, found.get(root, value))
        return found

    def nexts(self, farm: Farm) -> list[Farm]:
        """List the best farms after the next action."""
        nexts = self.known_nexts.get(farm)
        if nexts is None:
            ends = distinct([self.planner.outcomes(farm, action, times) for action, times in enumerate(self.numbers)])
            nexts = self.known_nexts[farm] = nlargest(NARROW, ends, key=self.next.worth)
        return nexts

    def look(self, farm: Farm) -> float:
        """Value a farm by the best action for all numbers that there may be."""
        value = self.known_looks.get(farm)
        if value is None:
            value = self.known_looks[farm] = self.mean(farm)
        return value

    def mean(self, farm: Farm) -> float:
        """Weigh the numbers that there may be."""
        most = [max([max(numbers[action]) for _, numbers in self.draws]) for action in range(len(NUMBERED))]
        best = [self.bests(farm, action, times) for action, times in enumerate(most)]
        fixed = max(self.best(farm, FEED_ACTION), self.best(farm, SEEDS_ACTION))
        total = 0.0
        for chance, numbers in self.draws:
            mixed = [
                self.alone * best[action][alone] + (1 - self.alone) * best[action][shared]
                for action, (alone, shared) in enumerate(numbers)
            ]
            total += chance * max(fixed, *mixed)
        return total

    def best(self, farm: Farm, action: int, times: int = 0) -> float:
        """Value the best farm that an action leads to."""
        return max(map(self.later.worth, self.planner.outcomes(farm, action, times)))

    def bests(self, farm: Farm, action: int, most: int) -> list[float]:
        """Value the best farm that an action leads to, for every number of times up to the most."""
        if action == WATER_ACTION:
            return [self.best(farm, action, times) for times in range(most + 1)]
        found = [float("-inf")] * (most + 1)
        for later, left in self.planner.courses(farm, action, most, False):
            found[most - left] = max(found[most - left], self.later.worth(later))
        return list(accumulate(found, max))


@lru_cache(maxsize=8)
def ahead_for(rules: Rules, left: int, numbers: Numbers, draws: tuple[tuple[float, Numbers], ...], alone: float) -> Ahead:
    """Make what looks ahead; whoever asks again for the same moment finds what is known already."""
    return Ahead(rules, left, numbers, draws, alone)


# The time to come


def rules_of(state: Farmerama, seat: int) -> Rules:
    """Tell what a planner has to know; only alone the water is so little that it matters."""
    chosen = state.origin.rules
    water = state.bank[WATER] + state.barn[seat][WATER] if state.solo else OFTEN
    return state.box, chosen["cow"], chosen["score"], water


def ahead_of(state: Farmerama, rules: Rules) -> Ahead:
    """Look at what comes after this round."""
    left = actions_left(state)
    alone = ALONE_CHANCE[state.seats - 1]
    if state.solo:
        return ahead_for(rules, left, numbers_after(state, 0), draws(state), alone)
    return ahead_for(rules, left, numbers_after(state, 1), ((1.0, numbers_after(state, 2)),), alone)


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


def numbers_after(state: Farmerama, rounds: int) -> Numbers:
    """List the numbers of the actions some rounds later."""
    rows = [state.numbers(action, rounds) for action in range(len(NUMBERED))]
    return tuple([(row[ALONE], row[SHARED]) for row in rows])


def draws(state: Farmerama) -> tuple[tuple[float, Numbers], ...]:
    """List the numbers that an action may have after the next card, with how likely they are."""
    found = []
    for drawn in range(len(NUMBERED)):
        rows = numbers_after(state, int(drawn == WATER_ACTION))
        numbers = [row[ALONE if action == drawn else SHARED] for action, row in enumerate(rows)]
        found.append((1 / len(NUMBERED), tuple([(number, number) for number in numbers])))
    return tuple(found)
