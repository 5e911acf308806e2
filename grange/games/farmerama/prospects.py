"""The prospects of a seat of Farmerama: the rest of its round, played in every way, and the farms that come of it valued."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from grange.core.options import Verb
from grange.games.farmerama.actions import do_any_time
from grange.games.farmerama.ahead import Rules, ahead_of, outlook_for, planner_for, rules_of
from grange.games.farmerama.box import CARDS_IN, NUMBERED
from grange.games.farmerama.packed import Farm, farm_of
from grange.games.farmerama.plan import best_of, distinct
from grange.games.farmerama.state import Farmerama

BETWEEN = 8  # farms that are looked at between two actions of a round
UNSURE = 4  # farms that are looked at for each number that an action may have


class Prospects:
    """Plays the rest of a seat's round in every way."""

    def __init__(self, state: Farmerama, seat: int, rules: Rules | None = None) -> None:
        self.state = state
        self.seat = seat
        self.rules = rules or rules_of(state, seat)
        self.ahead = ahead_of(state, self.rules)
        self.planner = planner_for(self.rules, state.professional, self.ahead.left)
        self.worth = self.ahead.now.worth
        self.farm = farm_of(state, seat)
        self.cards = state.chosen[seat] & ~state.done[seat]  # whose action has still to be done

    def worth_with(self, left: int) -> Callable[[Farm], float]:
        """Tell how farms are valued when so many actions are left."""
        box, cow, score, _ = self.rules
        return outlook_for(box, cow, score, left).worth

    def times(self, action: int) -> int:
        """Tell how often the seat may do an action; feeding and seeds have no number."""
        return self.state.times(self.seat, action) if action < len(NUMBERED) else 0

    def after(self, farms: list[Farm], cards: int) -> list[Farm]:
        """Find what the actions of cards that are still to be done make of some farms, in every order."""
        if not cards:
            return farms
        good = best_of(BETWEEN, farms, self.worth)
        orders = [(action, self.outcomes(good, action, self.times(action))) for action in CARDS_IN[cards]]
        return distinct([self.after(ends, cards & ~(1 << action)) for action, ends in orders])

    def outcomes(self, farms: Iterable[Farm], action: int, times: int) -> list[Farm]:
        """Find what an action makes of several farms."""
        return distinct([self.planner.outcomes(farm, action, times) for farm in farms])

    def any_time(self, verb: Verb, good: int) -> Farm:
        """Turn the wheel, or exchange a special tile."""
        state = self.state.copy()
        do_any_time(state, self.seat, verb, good)
        return farm_of(state, self.seat)

    def seen(self, farms: Iterable[Farm], number: int = UNSURE) -> float:
        """Value the best of some farms."""
        return max(self.ahead.values(farms, number).values())

    def compared(self, ends: dict[int, list[Farm]]) -> dict[int, float]:
        """Value options by the farms that they can lead to; those that lead to none of the best are valued as these lie now."""
        worth, known = self.worth, self.ahead.values(distinct(ends.values()))
        least, top = min(known.values()), max(map(worth, known))
        found = {}
        for option, farms in ends.items():
            seen = [known[farm] for farm in farms if farm in known]
            found[option] = max(seen) if seen else least + max(map(worth, farms)) - top
        return found
