"""Bots: players made of code. They see what a person in their seat would see."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial
from typing import Protocol

from grange.bots.gentle import Gentle
from grange.bots.greedy import Greedy
from grange.bots.random import Random
from grange.bots.think import Think
from grange.core.chance import Chance
from grange.core.errors import UnknownBot
from grange.core.glimpse import Glimpse

BUDGET = re.compile(r"think:([1-9][0-9]{0,5}|[0-9]{1,3}(\.[0-9]+)?s)")


class Bot(Protocol):
    """A player: it is shown a glimpse of the table and names one of the glimpse's options."""

    def choose(self, glimpse: Glimpse) -> int:
        """Choose one of the glimpse's options."""


DEEP: dict[str, Callable[[Chance], Think]] = {  # those that take their time, and as much of it as a clock tells
    "strong": partial(Think, seconds=1.0),
    "master": partial(Think, seconds=5.0),
}

BOTS: dict[str, Callable[[Chance], Bot]] = {"random": Random, "gentle": Gentle, "greedy": Greedy, **DEEP}


def make_bot(name: str, chance: Chance) -> Bot:
    """Make a bot of the named kind; whatever it does by chance comes from the given generator.

    How long a bot thinks may stand after its name: `think:50` tries 50 times, `think:2s` takes two seconds.
    """
    check_bot(name)
    kind, _, budget = name.partition(":")
    if not budget:
        return BOTS[kind](chance)
    return Think(chance, seconds=float(budget[:-1])) if budget.endswith("s") else Think(chance, int(budget))


def check_bot(name: str, *others: str) -> None:
    """Refuse a bot that does not exist, and is not one of the other names that are allowed."""
    if name not in (*BOTS, *others) and not BUDGET.fullmatch(name):
        raise UnknownBot("error-unknown-bot", bot=name[:80], bots=[*others, *BOTS, "think:200"])
