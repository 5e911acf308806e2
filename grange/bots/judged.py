"""The judged bot: it takes what the game's judge values most in this turn, and never looks further."""

from __future__ import annotations

from grange.core.chance import Chance
from grange.core.glimpse import Glimpse


class Judged:
    """Chooses the option that the game's judge values most."""

    def __init__(self, chance: Chance) -> None:
        self.chance = chance

    def choose(self, glimpse: Glimpse) -> int:
        """Choose the best option; of equal ones, the first."""
        return self.rank(glimpse)[0]

    def rank(self, glimpse: Glimpse) -> list[int]:
        """Sort the options from the best to the worst."""
        values = glimpse.game.judge(glimpse.imagine(self.chance.word()), glimpse.seat)
        order = sorted(range(len(values)), key=lambda place: -values[place])
        return [glimpse.options[place] for place in order]


class JudgedByLot(Judged):
    """Draws lots among options that the judge values equally, where others take the first one.

    Statistics of places need it: otherwise whatever is listed first looks better.
    """

    def rank(self, glimpse: Glimpse) -> list[int]:
        """Sort the options from the best to the worst, and equal ones by lot."""
        values = glimpse.game.judge(glimpse.imagine(self.chance.word()), glimpse.seat)
        order = list(range(len(values)))
        self.chance.shuffle(order)
        order.sort(key=lambda place: -values[place])
        return [glimpse.options[place] for place in order]
