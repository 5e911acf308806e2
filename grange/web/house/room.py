"""A room: one table in memory, its viewers, and the latest drawings for them."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from grange.core.events import Event
from grange.core.state import State
from grange.web.house.phrases import Talk
from grange.web.house.table import LiveTable, Moment
from grange.web.live.changed_lines import Marks
from grange.web.refusals import NoSuchTable
from grange.web.stored import HIDDEN

MOST_VIEWERS = 12  # whose last drawing a room remembers: each seat and a spectator, in a language or two


class Part(NamedTuple):
    """Lines of the log that belong together, the newest first, or the heading of a round."""

    html: str
    is_heading: bool


class LogLines(NamedTuple):
    """The lines of the log about one choice, for one viewer."""

    happened: list[Event]
    number: int | None  # of the choice among those that nobody took back
    length: int = 0  # in lines
    parts: tuple[Part, ...] = ()  # the newest first


class Viewer(NamedTuple):
    """Everybody with the same rights and language, who therefore sees the same."""

    lang: str
    held: tuple[int, ...]
    at_screen: int | None  # the seat at the screen, where several people share it


@dataclass
class Drawn:
    """The messages to pages about one moment, packed once for everybody with the same rights and language."""

    number: int  # which a socket remembers to say what its page has
    now: Moment  # that it shows
    marks: dict[str, Marks]  # one for each line of each part
    before: int = 0  # the number of the drawing before
    changes: bytes = b""  # for pages that have the drawing before
    whole: bytes = b""  # for all other pages, once one has asked

    def since(self, seen: int) -> bytes | None:
        """Return the message for a page that has another drawing; None if that message has still to be made."""
        if seen == self.number:
            return b""
        return self.changes if seen and seen == self.before else self.whole or None


@dataclass
class Room:
    """A table in memory, with its viewers."""

    live: LiveTable
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    bells: set[asyncio.Event] = field(default_factory=set)  # one for each socket that watches
    bots: asyncio.Task[None] | None = None
    held: dict[str, list[int]] = field(default_factory=dict)  # the seats of each visitor, as far as somebody asked
    at_screen: dict[str, int] = field(default_factory=dict)  # the seat at each visitor's screen, where several people share it
    talk: Talk = field(default_factory=Talk)
    drawn: dict[Viewer, Drawn] = field(default_factory=dict)  # the last one for each viewer
    drawings: int = 0  # how many were made so far
    log: dict[Any, dict[int, LogLines]] = field(default_factory=dict)  # for each seat, language and set of names, by position
    advice: dict[int, tuple[State, Any]] = field(default_factory=dict)  # the last for each seat, with its state
    advising: asyncio.Lock = field(default_factory=asyncio.Lock)
    drawing: asyncio.Lock = field(default_factory=asyncio.Lock)  # so that the next viewer finds what the first one waited for

    @property
    def in_use(self) -> bool:
        """Whether somebody watches the table, bots move there, or somebody is changing it."""
        return bool(self.bells or self.bots) or self.lock.locked()

    def check_shown(self) -> None:
        """Refuse a table that the keeper of the house has hidden."""
        if self.live.stored.closed == HIDDEN:
            raise NoSuchTable("error-table-hidden")

    def ring(self) -> None:
        """Wake everybody who watches: something has changed."""
        for bell in self.bells:
            bell.set()

    def number(self) -> int:
        """Return the number of a new drawing."""
        self.drawings += 1
        return self.drawings

    def forget_pictures(self) -> None:
        """Forget drawings and log lines, because something besides the game has changed: a name, or a rematch."""
        self.drawn = {}  # a new dict: a drawing that another thread is making goes into the old one
        self.log.clear()
