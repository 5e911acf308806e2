"""Judge secret cards in Farmerama while nobody knows who else chooses them."""

from __future__ import annotations

from functools import cached_property
from math import exp, prod

from grange.core.chance import Chance
from grange.games.farmerama.bots.action_outcomes import best_of
from grange.games.farmerama.bots.packed_farm import Farm, farm_of
from grange.games.farmerama.bots.round_outcomes import UNSURE, RoundSearch
from grange.games.farmerama.box import ACTIONS, ALONE, CARDS_IN, NUMBERED, SHARED
from grange.games.farmerama.rules.rounds import best, cards_for
from grange.games.farmerama.state import Farmerama

# A guess at what the others choose
TEMPERATURE = 2.0  # stars of difference that make a card clearly likelier to be chosen
NOISE = 1.5  # most stars of noise added to a secret card
NOISE_STEPS = 1000  # steps of the noise

TILE = 3.0  # stars of a bonus tile
PAIRED = 2  # farms searched for each pair of actions


class CardJudge(RoundSearch):
    """Values cards by what they bring, by who else may choose them, and by a little noise."""

    def __init__(self, state: Farmerama, seat: int) -> None:
        super().__init__(state, seat)
        self.chance = Chance.of(state.chance.memory, state.round, seat, state.chosen[seat])  # so seats do not err alike
        self.known_pairs: dict[tuple[int, int], float] = {}

    def card(self, action: int, number: int) -> float:
        """Value a card, the first of `number` to choose. The noise keeps the choice from being predictable."""
        others = CARDS_IN[self.state.chosen[self.seat]]
        if number > 1:
            others = [other for other in range(len(ACTIONS)) if other != action]
        value = max([self.pair(action, other) for other in others]) if others else self.unsure(action)
        return value + self.tile_chance(action) * TILE + NOISE * self.chance.below(NOISE_STEPS) / NOISE_STEPS

    def stop(self) -> float:
        """Value the chosen cards without another one: like a pair, but without the chance of a further tile."""
        first, *more = CARDS_IN[self.state.chosen[self.seat]]
        return self.pair(first, more[0]) if more else self.best_value(self.firsts[first], PAIRED)

    def unsure(self, action: int) -> float:
        """Value an action whose number is not known yet."""
        if action >= len(NUMBERED):
            return self.best_value(self.outcomes([self.farm], action, 0))
        alone, shared = [self.best_value(self.outcomes([self.farm], action, times)) for times in self.state.numbers(action)]
        return self.alone_chances[action] * alone + (1 - self.alone_chances[action]) * shared

    def pair(self, first: int, second: int) -> float:
        """Value two actions in the better order, each with its likelier number."""
        pair = (min(first, second), max(first, second))
        if pair not in self.known_pairs:
            orders = [(first, second), (second, first)]
            self.known_pairs[pair] = max(
                [self.best_value(self.outcomes(self.firsts[one], other, self.likely_times(other)), PAIRED) for one, other in orders]
            )
        return self.known_pairs[pair]

    @cached_property
    def firsts(self) -> list[list[Farm]]:
        """List the best farms after each action."""
        ends = [self.outcomes([self.farm], action, self.likely_times(action)) for action in range(len(ACTIONS))]
        return [best_of(UNSURE, farms, self.value) for farms in ends]

    def likely_times(self, action: int) -> int:
        """Guess how often an action can be done."""
        if action >= len(NUMBERED):
            return 0
        return self.state.numbers(action)[ALONE if self.alone_chances[action] > 0.5 else SHARED]

    # the other seats

    @cached_property
    def card_chances(self) -> list[list[float]]:
        """Estimate the chance that each seat chooses each card; 0 for the seat itself."""
        cards = [cards_for(self.state, seat) for seat in range(self.state.seats)]
        return [
            [0.0] * len(ACTIONS) if seat == self.seat else [min(1.0, number * chance) for chance in self.card_chances_of(seat)]
            for seat, number in enumerate(cards)
        ]

    def card_chances_of(self, seat: int) -> list[float]:
        """Estimate the chance that a seat chooses each card, by what it brings at once if others choose it too."""
        farm = farm_of(self.state, seat)
        if farm in self.lookahead.known_card_chances:
            return self.lookahead.known_card_chances[farm]
        numbers = [self.state.numbers(action)[SHARED] if action < len(NUMBERED) else 0 for action in range(len(ACTIONS))]
        outcomes = self.lookahead.planner.outcomes
        values = [max(map(self.value, outcomes(farm, action, times))) for action, times in enumerate(numbers)]
        weights = [exp((value - max(values)) / TEMPERATURE) for value in values]
        card_chances = self.lookahead.known_card_chances[farm] = [weight / sum(weights) for weight in weights]
        return card_chances

    @cached_property
    def alone_chances(self) -> list[float]:
        """Estimate the chance that nobody else chooses each card."""
        return [prod([1 - chances[action] for chances in self.card_chances]) for action in range(len(ACTIONS))]

    def tile_chance(self, action: int) -> float:
        """Estimate the chance that a card wins a bonus tile: others choose it too, but none of them is ahead or even."""
        behind = [best(self.state, [self.seat, other])[0] == [self.seat] for other in range(self.state.seats)]
        nobody_better = prod([1 - chances[action] for seat, chances in enumerate(self.card_chances) if not behind[seat]])
        return nobody_better - self.alone_chances[action]
