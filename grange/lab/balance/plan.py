"""The plan of a balance report: what is played, and when to stop. It is fixed before the first game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from typing import Any

from grange.bots import AnyBot
from grange.games import find
from grange.version import VERSION

BASE, SECOND, LADDER, OTHER = "base", "second", "ladder", "other"
EXCHANGE, RESTRICTED, DECKS, DRAFT = "exchange", "restricted", "decks", "draft"
RECOUNT, HOUSE = "recount", "house"
# in the order in which they are played; a new part comes last, because seeds depend on places
PARTS = (BASE, OTHER, LADDER, EXCHANGE, RESTRICTED, SECOND, DECKS, DRAFT, HOUSE, RECOUNT)
CHECK_EVERY = 100  # games between two checks of the stop rule


@dataclass(frozen=True)
class BalancePlan:
    """What is asked of a game, and the stop rule: how narrow the intervals must be before anything is flagged."""

    game: str
    seats: int
    bot: str = "steady"
    second: str = "gentle"  # another strength of play, for cards that need skill
    ladder: tuple[str, ...] = ("random", "gentle", "steady")
    seed: int = 1
    rules: dict[str, str] = field(default_factory=dict)  # of all games
    other_rules: dict[str, str] = field(default_factory=dict)  # of the games that are compared with the usual ones
    other_components: dict[str, Any] = field(default_factory=dict)
    again: int = 6  # how many of the most striking cards to examine again on new seeds; 0 for all
    width: float = 0.1  # half an interval, as a share of the spread of a seat's points
    version: str = VERSION
    rules_version: int = 0

    @property
    def bots(self) -> Sequence[AnyBot]:
        """All bots that play."""
        return [self.bot, self.second, *self.ladder]

    @property
    def compares(self) -> bool:
        """Whether the usual game is compared with another one."""
        return bool(self.other_rules or self.other_components)

    def to_dict(self) -> dict[str, Any]:
        """Write the plan as plain JSON: the first line of a run's file."""
        return {**asdict(self), "ladder": list(self.ladder)}


def make_plan(game: str, seats: int, **settings: Any) -> BalancePlan:
    """Make a plan, and refuse a wrong one before the first game begins."""
    found = find(game)
    plan = BalancePlan(game, seats, rules_version=found.version, **settings)
    found.origin(seats, 1, plan.rules, {})
    found.origin(seats, 1, {**plan.rules, **plan.other_rules}, plan.other_components)
    return plan
