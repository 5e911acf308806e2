"""Bots: players made of code. They see what a person in their seat would see."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from grange.bots.gentle import Gentle
from grange.bots.greedy import Greedy
from grange.bots.random import Random
from grange.core.chance import Chance
from grange.core.errors import UnknownBot
from grange.core.glimpse import Glimpse


class Bot(Protocol):
    """A player: it is shown a glimpse of the table and names one of the glimpse's options."""

    def choose(self, glimpse: Glimpse) -> int:
        """Choose one of the glimpse's options."""


BOTS: dict[str, Callable[[Chance], Bot]] = {"random": Random, "gentle": Gentle, "greedy": Greedy}


def make_bot(name: str, chance: Chance) -> Bot:
    """Make a bot of the named kind; whatever it does by chance comes from the given generator."""
    if name not in BOTS:
        raise UnknownBot("error-unknown-bot", bot=name[:80], bots=list(BOTS))
    return BOTS[name](chance)
