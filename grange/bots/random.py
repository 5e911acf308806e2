"""The random bot: it does anything rather than nothing."""

from __future__ import annotations

from grange.core.chance import Chance
from grange.core.glimpse import Glimpse


class Random:
    """Chooses a random option, and declines only if there is no other."""

    def __init__(self, chance: Chance) -> None:
        self.chance = chance

    def choose(self, glimpse: Glimpse) -> int:
        """Choose at random."""
        idle = glimpse.game.idle
        return self.chance.pick([option for option in glimpse.options if option not in idle] or glimpse.options)
