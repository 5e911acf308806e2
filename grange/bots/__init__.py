"""Bots: players made of code. A bot sees what a person in its seat would see."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterable
from functools import cache, partial
from importlib import import_module
from inspect import Parameter, signature
from typing import Any, Protocol

from grange.bots.gentle import Gentle
from grange.bots.random import Random
from grange.bots.steady import Steady
from grange.bots.think import Think
from grange.core.chance import Chance
from grange.core.errors import IllegalOption, UnknownBot
from grange.core.glimpse import Glimpse
from grange.core.state import State

BUDGET = re.compile(r"think:([1-9][0-9]{0,5}|[0-9]{1,3}(\.[0-9]+)?s)")
ELSEWHERE = re.compile(r"(?!think:)([^\W\d]\w*(?:\.\w+)*):([^\W\d]\w*)")  # a custom bot, as module:Class
BY_PLACE = (Parameter.POSITIONAL_ONLY, Parameter.POSITIONAL_OR_KEYWORD)
LONGEST_PROBLEM = 200  # characters of an error in a custom bot's module


class Bot(Protocol):
    """A bot: it gets a glimpse of the table and chooses one of the glimpse's options.

    >>> import grange
    >>> class First:
    ...     def choose(self, glimpse: Glimpse) -> int:
    ...         return glimpse.options[0]
    >>> plan = grange.Plan("evergreen", [First, "random"], seed=1)
    >>> [result.bots for result in grange.simulate(plan, games=1)]
    [['grange.bots:First', 'random']]
    """

    def choose(self, glimpse: Glimpse) -> int:
        """Choose one of the glimpse's options."""


Maker = Callable[..., Bot]  # a class or function that makes a bot, with or without a random generator
AnyBot = str | Maker  # a built-in bot by name, a custom one as `module:Class`, or its maker

DEEP: dict[str, Callable[[Chance], Think]] = {  # bots that search within a budget
    "strong": partial(Think, seconds=1.0),
    "master": partial(Think, seconds=5.0),
}

BOTS: dict[str, Callable[[Chance], Bot]] = {"random": Random, "gentle": Gentle, "steady": Steady, **DEEP}
OTHER_NAMES = {"greedy": "steady"}  # of older scripts, records and tables
GROUP = "grange.bots"  # of the entry points of other packages
SERVED = "GRANGE_BOTS"  # in the environment, which every process of a server inherits


@cache
def installed() -> dict[str, str]:
    """Find the bots that other packages or `grange serve --bot` bring, with the place of their classes as `module:Class`."""
    from importlib.metadata import entry_points  # which takes longer to import than all of `grange`

    packaged = {point.name: point.value for point in entry_points(group=GROUP)}
    served = dict(part.split("=", 1) for part in os.environ.get(SERVED, "").split())
    return {name: place for name, place in {**packaged, **served}.items() if usual_name(name) not in BOTS}


def names() -> list[str]:
    """Name all bots: ours first, then those of other packages."""
    return [*BOTS, *sorted(installed())]


def usual_name(name: str) -> str:
    """Return the usual name of a bot that is known by another one, too."""
    return OTHER_NAMES.get(name, name)


def is_bot(name: str) -> bool:
    """Return whether a bot of ours or of an installed package has this name."""
    return usual_name(name) in BOTS or name in installed()


def make_bot(bot: AnyBot, chance: Chance) -> Bot:
    """Make a bot; whatever it does at random comes from the given generator.

    A budget may follow the name: `think:50` makes 50 rollouts, `think:2s` takes two seconds.
    """
    if not isinstance(bot, str):
        return made_by(bot, chance)
    bot = usual_name(bot)
    if bot in BOTS:
        return BOTS[bot](chance)
    if not BUDGET.fullmatch(bot):
        return made_by(found_elsewhere(installed().get(bot, bot)), chance)
    budget = bot.partition(":")[2]
    return Think(chance, seconds=float(budget[:-1])) if budget.endswith("s") else Think(chance, int(budget))


def let_choose(bot: Bot, name: str, state: State, seat: int) -> None:
    """Let a bot answer the question of a seat; a wrong answer is an error that names the bot."""
    answer = bot.choose(Glimpse(state, seat))
    try:
        state.play(answer, seat)
    except IllegalOption as problem:
        raise IllegalOption("error-bot-choice", bot=name[:80], **problem.values) from problem


def made_by(maker: Maker, chance: Chance) -> Bot:
    """Make a bot with its class or function, which may take a random generator."""
    given = (chance,) if takes_chance(maker) else ()
    try:
        signature(maker).bind(*given)
    except TypeError as problem:
        raise UnknownBot("error-bot-arguments", bot=bot_name(maker)[:80], problem=str(problem)) from problem
    made = maker(*given)
    if not callable(getattr(made, "choose", None)):
        raise UnknownBot("error-bot-cannot-choose", bot=bot_name(maker)[:80])
    return made


def takes_chance(maker: Maker) -> bool:
    """Check whether a maker of bots takes a random generator: an argument `chance`, or any without a default."""
    return any(
        name == "chance" or (wanted.default is wanted.empty and wanted.kind in BY_PLACE)
        for name, wanted in signature(maker).parameters.items()
    )


def bot_name(bot: AnyBot) -> str:
    """Return the name of a bot for results and tables: its usual name, or its module and class."""
    if isinstance(bot, str):
        return usual_name(bot)
    if isinstance(bot, partial):
        given = [*map(repr, bot.args), *(f"{name}={value!r}" for name, value in bot.keywords.items())]
        return f"{bot_name(bot.func)}({', '.join(given)})"
    kind: Any = bot if hasattr(bot, "__qualname__") else type(bot)
    return f"{kind.__module__}:{kind.__qualname__}"


def check_bots(bots: Iterable[object], *others: str) -> None:
    """Refuse bots that do not exist, unless they are among the other allowed names."""
    for bot in bots:
        if isinstance(bot, str):
            check_bot(bot, *others)
        elif not callable(bot):
            raise UnknownBot("error-bot-is-no-class", bot=repr(bot)[:80])
        else:
            made_by(bot, Chance.of(0))


def check_bot(name: str, *others: str) -> None:
    """Refuse the name of a bot that does not exist, unless it is one of the other allowed names."""
    if name not in (*BOTS, *OTHER_NAMES, *others) and not BUDGET.fullmatch(name):
        made_by(found_elsewhere(installed().get(name, name), *others), Chance.of(0))


def is_elsewhere(name: str) -> bool:
    """Check whether a name is that of a custom bot, whose code would run when it is made."""
    return usual_name(name) not in BOTS and ELSEWHERE.fullmatch(name) is not None


def found_elsewhere(name: str, *others: str) -> Maker:
    """Import a custom bot by its name, `module:Class`."""
    place = ELSEWHERE.fullmatch(name)
    if not place:
        raise UnknownBot("error-no-such-bot", bot=name[:80], bots=[*others, *names(), "think:200"])
    try:
        module = import_module(place[1])
    except Exception as problem:  # a custom module may raise anything
        said = f"{type(problem).__name__}: {problem}"[:LONGEST_PROBLEM]
        raise UnknownBot("error-bot-module", bot=name[:80], module=place[1], problem=said) from problem
    maker: Maker | None = getattr(module, place[2], None)
    if not callable(maker):
        raise UnknownBot("error-bot-class", module=place[1], name=place[2])
    return maker
