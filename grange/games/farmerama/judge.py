"""A judge of options in Farmerama: each is played to the end of the round in every way, and the farms that come of it are valued.

The best of them are looked at again, one action further: a player who plans ahead, but not far.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cached_property
from heapq import nlargest
from math import exp, prod
from typing import Any

from grange.games.farmerama import actions
from grange.games.farmerama.ahead import ahead_of, planner_for, rules_of
from grange.games.farmerama.box import (
    ACTIONS,
    ALONE,
    CARD,
    DO,
    DONE,
    EXCHANGE,
    FEED,
    FEED_ACTION,
    HARVEST,
    HARVEST_ACTION,
    MOST_FIELDS,
    NUMBERED,
    REDRAW,
    SHARED,
    SOW,
    SOW_ACTION,
    TAKE,
    TURN,
    WATER,
    WATER_ACTION,
)
from grange.games.farmerama.plan import OFTEN, Farm, distinct, farm_of
from grange.games.farmerama.rules import best, cards_for
from grange.games.farmerama.state import CARDS_IN, Farmerama

# How the others are guessed
TASTE = 2.0  # stars by which an action must be better to be chosen clearly more often
SURPRISE = 1.5  # stars that chance may add to a secret card
SHADES = 1000  # steps of that

# Stars of what is no farm
TILE = 3.0
SCARECROW = 0.3  # in sight: it helps to win bonus tiles
SPECIAL = 1.8

BETWEEN = 8  # farms that are looked at between two actions of a round
UNSURE = 4  # farms that are looked at for each number that an action may have
PAIRED = 2  # farms that are looked at for each pair of actions
SLACK = 1e-6  # what it costs to put off a decision

# What a special tile may lead to, before any other action: by the good that it is exchanged for
USES = [(FEED_ACTION,)] * WATER + [(HARVEST_ACTION, FEED_ACTION)]


class Judge:
    """Plays the rest of a seat's round in every way."""

    def __init__(self, state: Farmerama, seat: int, question: Any) -> None:
        self.state = state
        self.seat = seat
        self.question = question
        rules = rules_of(state, seat)
        self.ahead = ahead_of(state, rules)
        self.planner = planner_for(rules, state.professional, self.ahead.left)
        self.outlook = self.ahead.now
        self.farm = farm_of(state, seat)
        self.chance = state.chance.copy()
        self.known_pairs: dict[tuple[int, int], float] = {}

    def worths(self, options: list[int]) -> list[float]:
        """Value options of the open question."""
        value = SINGLE.get(self.question.prompt)
        if value is not None:
            return [value(self, option) for option in options]
        lead = LEADS[self.question.prompt]
        usual = {option: lead(self, option) for option in options if option not in SPECIAL_OPTIONS}
        found = self.compared(usual)
        exchanged = {option: lead(self, option) for option in options if option in EXCHANGES}
        if exchanged:
            cost = self.special_cost()
            found |= {option: worth - cost for option, worth in self.compared(exchanged).items()}
        if REDRAW in options:
            found[REDRAW] = max(found.values()) + self.redrawn() - self.special_cost()
        scarecrow = 0.0 if self.state.solo else SCARECROW
        return [found[option] + scarecrow * uncovers(option) - SLACK * (option == TURN) for option in options]

    def compared(self, ends: dict[int, list[Farm]]) -> dict[int, float]:
        """Value options by the farms that they can lead to; those that lead to none of the best are valued as these lie now."""
        worth, known = self.outlook.worth, self.ahead.values(distinct(ends.values()))
        least, top = min(known.values()), max(map(worth, known))
        found = {}
        for option, farms in ends.items():
            seen = [known[farm] for farm in farms if farm in known]
            found[option] = max(seen) if seen else least + max(map(worth, farms)) - top
        return found

    # the rest of the round

    @property
    def cards(self) -> int:
        """The cards whose action has still to be done."""
        return self.state.chosen[self.seat] & ~self.state.done[self.seat]

    def times(self, action: int) -> int:
        """Tell how often the seat may do an action; feeding and seeds have no number."""
        return self.state.times(self.seat, action) if action < len(NUMBERED) else 0

    def after(self, farms: list[Farm], cards: int) -> list[Farm]:
        """Find what the actions of cards that are still to be done make of some farms, in every order."""
        if not cards:
            return farms
        good = nlargest(BETWEEN, farms, key=self.outlook.worth)
        orders = [(action, self.outcomes(good, action, self.times(action))) for action in CARDS_IN[cards]]
        return distinct([self.after(ends, cards & ~(1 << action)) for action, ends in orders])

    def outcomes(self, farms: Iterable[Farm], action: int, times: int) -> list[Farm]:
        """Find what an action makes of several farms."""
        return distinct([self.planner.outcomes(farm, action, times) for farm in farms])

    def any_time(self, option: int) -> Farm:
        """Turn the wheel, or exchange a special tile."""
        state = self.state.copy()
        actions.do_any_time(state, self.seat, option)
        return farm_of(state, self.seat)

    # what an option leads to

    def action(self, option: int) -> list[Farm]:
        """Choose which card's action to do first."""
        if option < TURN:
            action = option - DO
            return self.after(self.outcomes([self.farm], action, self.times(action)), self.cards & ~(1 << action))
        return self.after([self.any_time(option)], self.cards)

    def alone(self, option: int) -> list[Farm]:
        """Choose one of all five actions."""
        if option < TURN:
            return self.outcomes([self.farm], option - DO, self.times(option - DO))
        uses = USES[option - EXCHANGE] if option in EXCHANGES else range(len(ACTIONS))
        farm = self.any_time(option)
        return distinct([self.planner.outcomes(farm, action, self.times(action)) for action in uses])

    def repeated(self, option: int) -> list[Farm]:
        """Sow, harvest or feed once, and go on."""
        state, seat, question = self.state.copy(), self.seat, self.question
        action = REPEATED[question.prompt]
        times = OFTEN if action == FEED_ACTION else question.times
        if option == DONE:
            return self.after([self.farm], self.cards)
        if option >= SOW:
            actions.pay_for_more(state, seat, times)
            times = max(0, times - 1)
        if option >= HARVEST:
            actions.harvest(state, seat, option - HARVEST)
        elif option >= SOW:
            actions.sow(state, seat, option - SOW)
        elif option >= FEED:
            actions.feed(state, seat, option - FEED)
        else:
            actions.do_any_time(state, seat, option)
        extra = action != FEED_ACTION and question.extra
        return self.after(self.planner.repeated(farm_of(state, seat), action, times, extra), self.cards)

    def finish(self, option: int) -> list[Farm]:
        """Turn the wheel after the last action, or not."""
        return [self.farm] if option == DONE else self.planner.turns(self.any_time(option))

    # bonus tiles

    def tile(self, option: int) -> float:
        """Take a bonus tile: stars, or what its goods make of the farm."""
        state = self.state.copy()
        tile = state.tile(state.open[option - TAKE])
        for good, number in enumerate(tile.goods):
            state.take(self.seat, good, number)
        farms = [farm_of(state, self.seat)]
        if tile.action:
            farms = self.outcomes(farms, ACTIONS.index(tile.action), 1)
        return self.seen(self.after(farms, self.cards)) + state.box.tile_stars * tile.star

    # cards in secret

    def card(self, option: int) -> float:
        """Choose a card in secret. What everybody can reckon is no surprise, so chance has a small say."""
        action, others = option - CARD, CARDS_IN[self.state.chosen[self.seat]]
        if self.question.number > 1:
            others = [other for other in range(len(ACTIONS)) if other != action]
        value = max([self.pair(action, other) for other in others]) if others else self.unsure(action)
        return value + self.tile_chance(action) * TILE + SURPRISE * self.chance.below(SHADES) / SHADES

    def unsure(self, action: int) -> float:
        """Value an action whose number is not known yet."""
        if action >= len(NUMBERED):
            return self.seen(self.outcomes([self.farm], action, 0))
        alone, shared = [self.seen(self.outcomes([self.farm], action, times)) for times in self.state.numbers(action)]
        return self.alone_chances[action] * alone + (1 - self.alone_chances[action]) * shared

    def seen(self, farms: Iterable[Farm], number: int = UNSURE) -> float:
        """Value the best of some farms."""
        return max(self.ahead.values(farms, number).values())

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
        kinds = range(len(ACTIONS))
        ends = [self.outcomes([self.farm], action, self.likely_times(action)) for action in kinds]
        return [nlargest(UNSURE, farms, key=self.outlook.worth) for farms in ends]

    def likely_times(self, action: int) -> int:
        """Guess how often an action can be done."""
        if action >= len(NUMBERED):
            return 0
        return self.state.numbers(action)[ALONE if self.alone_chances[action] > 0.5 else SHARED]

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
        values = [max(map(self.outlook.worth, outcomes(farm, action, times))) for action, times in enumerate(numbers)]
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

    # special tiles

    def special_cost(self) -> float:
        """Value a special tile: nothing after the last round, and for the last of them when one more is coming."""
        state = self.state
        lost = state.specials == state.box.specials and not state.deck
        return 0.0 if lost or not self.ahead.left else SPECIAL

    def redrawn(self) -> float:
        """Value another card, whichever it is, against the drawn one."""
        state = self.state
        unseen = state.deck[state.returned :] or state.deck
        chances = [unseen.count(drawn) / len(unseen) for drawn in range(len(NUMBERED))]
        gains = [chance * self.at_once(drawn, drawn == WATER_ACTION) for drawn, chance in enumerate(chances) if chance]
        return sum(gains) - self.at_once(state.drawn, turned=False)

    def at_once(self, drawn: int, turned: bool) -> float:
        """Value the best action with a drawn card, without looking further."""
        state = self.state
        rows = [state.numbers(action, int(turned)) for action in range(len(NUMBERED))]
        times = [row[ALONE if action == drawn else SHARED] for action, row in enumerate(rows)] + [0, 0]
        ends = [self.planner.outcomes(self.farm, action, number) for action, number in enumerate(times)]
        return max([self.outlook.worth(farm) for farms in ends for farm in farms])


REPEATED = {"ask-sow": SOW_ACTION, "ask-harvest": HARVEST_ACTION, "ask-feed": FEED_ACTION}
EXCHANGES = range(EXCHANGE, FEED)
SPECIAL_OPTIONS = {REDRAW, *EXCHANGES}
# by the question's prompt: the worth of an option, or the farms that it can lead to
SINGLE: dict[str, Callable[[Judge, int], float]] = {"ask-card": Judge.card, "ask-tile": Judge.tile}
LEADS: dict[str, Callable[[Judge, int], list[Farm]]] = {
    "ask-action": Judge.action,
    "ask-sow": Judge.repeated,
    "ask-harvest": Judge.repeated,
    "ask-feed": Judge.repeated,
    "ask-finish": Judge.finish,
    "ask-alone": Judge.alone,
}


def uncovers(option: int) -> int:
    """Tell whether an option brings a scarecrow into sight (1) or hides it (-1)."""
    if option < SOW or (option - SOW) % MOST_FIELDS:
        return 0
    return 1 if option >= HARVEST else -1


def worths(state: Farmerama, seat: int) -> list[float]:
    """Value every option of the seat's open question."""
    decision = state.decision_of(seat)
    return [] if decision is None else Judge(state, seat, decision.question).worths(decision.options)
