"""Cards in secret in Farmerama: what a card is worth while nobody knows who else chooses it."""

from __future__ import annotations

from functools import cached_property
from math import exp, prod

from grange.core.chance import Chance
from grange.games.farmerama.box import ACTIONS, ALONE, CARDS_IN, NUMBERED, SHARED
from grange.games.farmerama.packed import Farm, farm_of
from grange.games.farmerama.plan import best_of
from grange.games.farmerama.prospects import UNSURE, Prospects
from grange.games.farmerama.rules import best, cards_for
from grange.games.farmerama.state import Farmerama

# How the others are guessed
TASTE = 2.0  # stars by which an action must be better to be chosen clearly more often
SURPRISE = 1.5  # stars that chance may add to a secret card
SHADES = 1000  # steps of that

TILE = 3.0  # stars of a bonus tile
PAIRED = 2  # farms that are looked at for each pair of actions


class Secret(Prospects):
    """Values cards by what they bring, by who else may choose them, and by a little chance."""

    def __init__(self, state: Farmerama, seat: int) -> None:
        super().__init__(state, seat)
        self.chance = Chance.of(state.chance.memory, state.round, seat, state.chosen[seat])  # nobody errs as another does
        self.known_pairs: dict[tuple[int, int], float] = {}

    def card(self, action: int, number: int) -> float:
        """Choose a card, the first of a number. What everybody can reckon is no surprise, so chance has a small say."""
        others = CARDS_IN[self.state.chosen[self.seat]]
        if number > 1:
            others = [other for other in range(len(ACTIONS)) if other != action]
        value = max([self.pair(action, other) for other in others]) if others else self.unsure(action)
        return value + self.tile_chance(action) * TILE + SURPRISE * self.chance.below(SHADES) / SHADES

    def unsure(self, action: int) -> float:
        """Value an action whose number is not known yet."""
        if action >= len(NUMBERED):
            return self.seen(self.outcomes([self.farm], action, 0))
        alone, shared = [self.seen(self.outcomes([self.farm], action, times)) for times in self.state.numbers(action)]
        return self.alone_chances[action] * alone + (1 - self.alone_chances[action]) * shared

    def pair(self, first: int, second: int) -> float:
        """Value two actions in the better order, with the numbers that are likelier."""
        pair = (min(first, second), max(first, second))
        if pair not in self.known_pairs:
            orders = [(first, second), (second, first)]
            self.known_pairs[pair] = max(
                [self.seen(self.outcomes(self.firsts[one], other, self.likely_times(other)), PAIRED) for one, other in orders]
            )
        return self.known_pairs[pair]

    @cached_property
    def firsts(self) -> list[list[Farm]]:
        """List the best farms after each action."""
        ends = [self.outcomes([self.farm], action, self.likely_times(action)) for action in range(len(ACTIONS))]
        return [best_of(UNSURE, farms, self.worth) for farms in ends]

    def likely_times(self, action: int) -> int:
        """Guess how often an action can be done."""
        if action >= len(NUMBERED):
            return 0
        return self.state.numbers(action)[ALONE if self.alone_chances[action] > 0.5 else SHARED]

    # the others

    @cached_property
    def tastes(self) -> list[list[float]]:
        """Guess how likely each seat chooses each card; nobody guesses one's own."""
        cards = [cards_for(self.state, seat) for seat in range(self.state.seats)]
        return [
            [0.0] * len(ACTIONS) if seat == self.seat else [min(1.0, number * taste) for taste in self.taste_of(seat)]
            for seat, number in enumerate(cards)
        ]

    def taste_of(self, seat: int) -> list[float]:
        """Guess how likely a seat chooses each card, by what it brings at once if others choose it too."""
        farm = farm_of(self.state, seat)
        if farm in self.ahead.known_tastes:
            return self.ahead.known_tastes[farm]
        numbers = [self.state.numbers(action)[SHARED] if action < len(NUMBERED) else 0 for action in range(len(ACTIONS))]
        outcomes = self.ahead.planner.outcomes
        values = [max(map(self.worth, outcomes(farm, action, times))) for action, times in enumerate(numbers)]
        weights = [exp((value - max(values)) / TASTE) for value in values]
        tastes = self.ahead.known_tastes[farm] = [weight / sum(weights) for weight in weights]
        return tastes

    @cached_property
    def alone_chances(self) -> list[float]:
        """Guess how likely nobody else chooses each card."""
        return [prod([1 - taste[action] for taste in self.tastes]) for action in range(len(ACTIONS))]

    def tile_chance(self, action: int) -> float:
        """Guess how likely a card wins a bonus tile: somebody else must choose it too, but nobody who is ahead or even."""
        behind = [best(self.state, [self.seat, other])[0] == [self.seat] for other in range(self.state.seats)]
        nobody_better = prod([1 - taste[action] for seat, taste in enumerate(self.tastes) if not behind[seat]])
        return nobody_better - self.alone_chances[action]
