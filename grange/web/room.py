"""A room: one table in memory, who watches it, and what is drawn of it."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from typing import Any

from grange.core.state import State
from grange.core.table import Panels
from grange.web.phrases import Talk
from grange.web.table import LiveTable


@dataclass
class Drawn:
    """The pictures of one state, for each who looks at it from another side or in another language."""

    state: State
    pictures: dict[Any, Panels] = field(default_factory=dict)
    parts: dict[Any, str] = field(default_factory=dict)  # everything that a page is sent


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
    drawing: asyncio.Lock = field(default_factory=asyncio.Lock)  # what one viewer waits for, the next finds drawn
