"""The pace that everybody agrees to when a table is opened."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import asdict, dataclass
from typing import Any

from grange.bots import is_bot, names
from grange.core.errors import BadSetup, UnknownBot

MINUTE, HOUR, DAY = 60.0, 3600.0, 24 * 3600.0
NO_CLOCK = "none"


@dataclass(frozen=True)
class Allowance:
    """The time of one seat, in seconds."""

    start: float  # before the first turn
    turn: float  # added at the beginning of each turn
    most: float  # the most that a clock can show
    least: float  # the least that a player has on returning after a bot has played
    together: bool = False  # whether everybody plays at the same time, so that no clock runs before all have come


ALLOWANCES = {
    "live": Allowance(5 * MINUTE, 30.0, 10 * MINUTE, MINUTE, together=True),
    "evening": Allowance(HOUR, 0.0, HOUR, 5 * MINUTE, together=True),
    "day": Allowance(0.0, DAY, 3 * DAY, DAY),
}


@dataclass(frozen=True)
class Pace:
    """What was agreed: the allowance by its name, and who plays on for a seat whose time is up."""

    name: str
    late: str | None = None  # the bot that plays on; without one, the table waits

    @property
    def allowance(self) -> Allowance:
        """The time of each seat."""
        return ALLOWANCES[self.name]


def checked_pace(name: str, late: str | None) -> Pace | None:
    """Return the pace of a new table, None for a table without clocks; refuse one that does not exist."""
    if name == NO_CLOCK:
        return None
    if name not in ALLOWANCES:
        raise BadSetup("error-no-such-pace", pace=name[:80], paces=[*ALLOWANCES, NO_CLOCK])
    if late is not None and not is_bot(late):
        raise UnknownBot("error-unknown-bot", bot=late[:80], bots=names())
    return Pace(name, late)


def document_of(pace: Pace, here: Collection[int]) -> dict[str, Any]:
    """Write a pace as a part of a table's set-up, with the seats whose players are there from the beginning."""
    return {**asdict(pace), "here": sorted(here)}


def pace_in(setup: dict[str, Any]) -> Pace | None:
    """Read the pace in a table's set-up."""
    document = setup.get("pace")
    return Pace(document["name"], document["late"]) if document else None
