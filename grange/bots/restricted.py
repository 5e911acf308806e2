"""A bot that may not choose some options, to measure what they are worth to it."""

from __future__ import annotations

from collections.abc import Collection

from grange.core.chance import Chance
from grange.core.glimpse import Glimpse


class Restricted:
    """Plays like another bot, but never chooses a forbidden option while it has any other."""

    def __init__(self, bot: object, forbidden: Collection[int], chance: Chance) -> None:
        self.bot = bot
        self.forbidden = frozenset(forbidden)
        self.chance = chance

    def choose(self, glimpse: Glimpse) -> int:
        """Choose the best allowed option, if the bot can rank them; otherwise replace a forbidden choice by a random one."""
        allowed = [option for option in glimpse.options if option not in self.forbidden]
        if hasattr(self.bot, "rank"):
            ranked: list[int] = self.bot.rank(glimpse)
            return next((option for option in ranked if option not in self.forbidden), ranked[0])
        choice: int = self.bot.choose(glimpse)  # type: ignore[attr-defined]
        return self.chance.pick(allowed) if choice in self.forbidden and allowed else choice
