"""A room: one table in memory, who watches it, and what is drawn of it."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from markupsafe import Markup

from grange.core.state import State
from grange.core.telling import Event
from grange.web.phrases import Talk
from grange.web.table import LiveTable


class Lines(NamedTuple):
    """What the log tells of a choice, as one viewer reads it."""

    happened: list[Event]
    number: int | None  # of the choice among those that stand
    fresh: bool  # whether it was made after the viewer's last one
    told: int = 0
    html: Markup = Markup("")


@dataclass
class Drawn:
    """What pages are sent of one state, packed, for each who looks at it with other rights or in another language."""

    state: State
    parts: dict[Any, bytes] = field(default_factory=dict)


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
    drawn: Drawn | None = None
    log: dict[Any, dict[int, Lines]] = field(default_factory=dict)  # for each who reads it differently, by position
    advice: dict[int, tuple[State, Any]] = field(default_factory=dict)  # that each seat got last, and on which state
    advising: asyncio.Lock = field(default_factory=asyncio.Lock)
    drawing: asyncio.Lock = field(default_factory=asyncio.Lock)  # what one viewer waits for, the next finds drawn

    def parts_of(self, state: State) -> dict[Any, bytes]:
        """Find what is drawn of a state already; that of an earlier one is forgotten."""
        if self.drawn is None or self.drawn.state is not state:
            self.drawn = Drawn(state)
        return self.drawn.parts

    def forget_pictures(self) -> None:
        """Forget what was drawn and told, as something besides the game has changed: a name, or what comes after it."""
        self.drawn = None
        self.log.clear()
