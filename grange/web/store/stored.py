"""What the store keeps, as others see it, and why it refuses something."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any


class PositionTakenError(Exception):
    """Somebody else has written this position of the journal, or it does not come next any more."""


class GoneError(Exception):
    """The table was cleared away."""


class NextTakenError(Exception):
    """Somebody else has opened the table that comes after this one, or changed its campaign."""


@dataclass(frozen=True)
class Entry:
    """One choice in a journal."""

    seat: int
    code: str


@dataclass(frozen=True)
class StoredSeat:
    """Who sits in a seat."""

    seat: int
    name: str
    bot: str | None
    person: bool
    taken: bool


@dataclass(frozen=True)
class Written:
    """What is written down of a table after a choice, besides the choice itself."""

    moment: dict[str, Any]  # from which the table opens again
    summary: dict[str, Any]  # what a list of games shows
    scores: list[int] | None = None  # when the game is over


@dataclass
class StoredTable:
    """A table as the store knows it."""

    id: str
    game: str
    version: int
    setup: dict[str, Any]
    created: float
    seats: list[StoredSeat]
    journal: list[Entry] = field(default_factory=list)
    news: list[Any] = field(default_factory=list)  # what each choice made happen
    beginning: list[Any] | None = None
    moment: dict[str, Any] | None = None  # the latest, if it is kept
    daily: str | None = None
    seed_chosen: bool = False
    opened_from: str | None = None
    touched: float = 0.0
    started: bool = False
    lesson: bool = False  # whether it is a guided first game that goes on
    rematch_of: str | None = None  # the table at which the same people sat before
    rematch: str | None = None  # the table at which they sit now
    campaign: str | None = None  # of which it is a game
    campaign_table: int | None = None  # the how manieth table of the campaign it is, from 0


@dataclass(frozen=True)
class Since:
    """What has become of a table since a position of its journal."""

    journal: list[Entry]
    seats: list[StoredSeat]
    lesson: bool
    rematch: str | None


@dataclass(frozen=True)
class StoredCampaign:
    """A campaign as the store knows it."""

    id: str
    document: dict[str, Any]
    revision: int = 0  # before it was written for the first time
    playing: str | None = None  # the table of the game that has begun and is not taken in yet
    last: str = ""  # its latest table
    tables: int = 0  # that it has had


@dataclass(frozen=True)
class Right:
    """What a visitor's browser has the right to at a table: a seat, or to be its host."""

    visitor: str
    seat: int


@dataclass(frozen=True)
class Listed:
    """A table as a list of games shows it."""

    id: str
    game: str
    version: int
    over: bool
    started: bool
    away: bool
    touched: float
    summary: dict[str, Any] | None
    seats: list[StoredSeat]
    held: list[int]  # by the visitor


@dataclass(frozen=True)
class DailyPlace:
    """Somebody's place in a day's challenge."""

    day: str
    game: str
    table: str
    name: str
    place: int
    points: int
    touched: float
    mine: bool
