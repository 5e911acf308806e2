"""Search the rest of a seat's round in Farmerama in every way, and value the resulting farms."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from grange.core.options import Verb
from grange.games.farmerama.bots.action_outcomes import best_of, distinct
from grange.games.farmerama.bots.next_action import Rules, heuristic_for, lookahead_of, planner_for, rules_of
from grange.games.farmerama.bots.packed_farm import Farm, farm_of
from grange.games.farmerama.box import CARDS_IN, NUMBERED
from grange.games.farmerama.rules.actions import do_any_time
from grange.games.farmerama.state import Farmerama

BETWEEN = 8  # farms kept between two actions of a round
UNSURE = 4  # farms searched for each number that an action may have


class RoundSearch:
    """Searches the rest of a seat's round in every way."""

    def __init__(self, state: Farmerama, seat: int, rules: Rules | None = None) -> None:
        self.state = state
        self.seat = seat
        self.rules = rules or rules_of(state, seat)
        self.lookahead = lookahead_of(state, self.rules)
        self.planner = planner_for(self.rules, state.professional, self.lookahead.left)
        self.value = self.lookahead.now.value
        self.farm = farm_of(state, seat)
        self.cards = state.chosen[seat] & ~state.done[seat]  # cards whose actions are still to be done

    def value_with(self, left: int) -> Callable[[Farm], float]:
        """Return the heuristic for a number of actions left."""
        box, cow, score, _ = self.rules
        return heuristic_for(box, cow, score, left).value

    def times(self, action: int) -> int:
        """Return how often the seat may do an action; feeding and seeds have no number."""
        return self.state.times(self.seat, action) if action < len(NUMBERED) else 0

    def after(self, farms: list[Farm], cards: int) -> list[Farm]:
        """Find what the actions of the remaining cards make of farms, in every order."""
        if not cards:
            return farms
        good = best_of(BETWEEN, farms, self.value)
        orders = [(action, self.outcomes(good, action, self.times(action))) for action in CARDS_IN[cards]]
        return distinct([self.after(ends, cards & ~(1 << action)) for action, ends in orders])

    def outcomes(self, farms: Iterable[Farm], action: int, times: int) -> list[Farm]:
        """Find what an action makes of farms."""
        return distinct([self.planner.outcomes(farm, action, times) for farm in farms])

    def any_time(self, verb: Verb, good: int) -> Farm:
        """Turn the wheel, or exchange a special tile."""
        state = self.state.copy()
        do_any_time(state, self.seat, verb, good)
        return farm_of(state, self.seat)

    def best_value(self, farms: Iterable[Farm], number: int = UNSURE) -> float:
        """Value the best farm, searched one action further."""
        return max(self.lookahead.values(farms, number).values())

    def compared(self, ends: dict[int, list[Farm]]) -> dict[int, float]:
        """Value options by the farms they lead to.

        Only the best of all farms are searched further. An option that leads to none of them is compared by the heuristic.
        """
        value, known = self.value, self.lookahead.values(distinct(ends.values()))
        least, top = min(known.values()), max(map(value, known))
        found = {}
        for option, farms in ends.items():
            seen = [known[farm] for farm in farms if farm in known]
            found[option] = max(seen) if seen else least + max(map(value, farms)) - top
        return found
