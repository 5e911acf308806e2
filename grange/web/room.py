"""A room: one table in memory, who watches it, and what is drawn of it."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from grange.core.state import State
from grange.core.telling import Event
from grange.web.lines import Marks
from grange.web.phrases import Talk
from grange.web.table import LiveTable

MOST_VIEWERS = 12  # for whom a room remembers what they were sent: each seat and a spectator, in a language or two


class Lines(NamedTuple):
    """What the log tells of a choice, as one viewer reads it."""

    happened: list[Event]
    number: int | None  # of the choice among those that stand
    told: int = 0
    html: str = ""


class Viewer(NamedTuple):
    """Who looks: all who have the same rights and the same language see the same."""

    lang: str
    held: tuple[int, ...]
    faced: int | None  # the seat that is at the screen, where several share it


@dataclass
class Drawn:
    """What pages are sent of a state, packed: to all who look at it with the same rights in the same language."""

    number: int  # by which whoever was sent it knows it again
    state: State
    position: int
    marks: dict[str, Marks]  # of the lines of each part
    before: int = 0  # the number of the one before
    changes: bytes = b""  # for those who were sent that one
    whole: bytes = b""  # for all others, once there is one

    def shows(self, state: State, position: int) -> bool:
        """Tell whether this is how the table stands."""
        return self.state is state and self.position == position

    def since(self, seen: int) -> bytes | None:
        """Give what is to be sent to those who were last sent another; none if that has still to be drawn."""
        if seen == self.number:
            return b""
        return self.changes if seen and seen == self.before else self.whole or None


@dataclass
class Room:
    """A table in memory, with those who watch it."""

    live: LiveTable
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    bells: set[asyncio.Event] = field(default_factory=set)  # one for each who watches
    bots: asyncio.Task[None] | None = None
    held: dict[str, list[int]] = field(default_factory=dict)  # the seats of every visitor who came by
    faced: dict[str, int] = field(default_factory=dict)  # the seat that is at each visitor's screen, where several share one
    talk: Talk = field(default_factory=Talk)
    drawn: dict[Viewer, Drawn] = field(default_factory=dict)
    drawings: int = 0  # that were made so far
    log: dict[Any, dict[int, Lines]] = field(default_factory=dict)  # for each who reads it differently, by position
    advice: dict[int, tuple[State, Any]] = field(default_factory=dict)  # that each seat got last, and on which state
    advising: asyncio.Lock = field(default_factory=asyncio.Lock)
    drawing: asyncio.Lock = field(default_factory=asyncio.Lock)  # what one viewer waits for, the next finds drawn

    def keep(self, viewer: Viewer, state: State, position: int, marks: dict[str, Marks]) -> Drawn:
        """Remember what was drawn last for a viewer; those who have left are forgotten in the end."""
        if len(self.drawn) >= MOST_VIEWERS:
            self.drawn.clear()
        self.drawings += 1
        drawn = self.drawn[viewer] = Drawn(self.drawings, state, position, marks)
        return drawn

    def forget_pictures(self) -> None:
        """Forget what was drawn and told, as something besides the game has changed: a name, or what comes after it."""
        self.drawn.clear()
        self.log.clear()
