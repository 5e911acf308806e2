"""Notices: what processes that share a database tell each other, so that what happens at one is seen at all of them.

Whoever writes something of a table tells it in the same transaction. Who hears of it and has the table in memory takes it over, and
reads whatever else is new. A process that could not hear for a while takes it that everything has changed.
"""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Awaitable, Callable
from typing import Any

from grange.core.errors import GrangeError
from grange.web.capacity import Host
from grange.web.house import House
from grange.web.refusals import NoSuchTable
from grange.web.reviews import Reviews
from grange.web.store import CHANGED, FACED, MOVED, REVIEW, SAID, USED, Entry
from grange.web.usage import Told, Usage

FIRST_PAUSE, LONGEST_PAUSE = 0.2, 2.0  # seconds until a connection that was lost is tried again
LONGEST_WAIT = 30.0  # seconds until a table is tried again that could not be read

log = logging.getLogger("grange.notices")


class Notices:
    """Hears what other processes tell, and lets this one's house know."""

    def __init__(self, house: House, reviews: Reviews, usage: Usage) -> None:
        self.house, self.reviews, self.usage = house, reviews, usage
        self.kinds: dict[str, Callable[[str, str, Any], None]] = {
            MOVED: self._moved,
            CHANGED: self._changed,
            SAID: self._said,
            FACED: self._faced,
            REVIEW: self._review,
            USED: self._used,
        }
        self.tasks: set[asyncio.Task[None]] = set()

    async def listen(self) -> None:
        """Hear notices as long as this process runs, whatever becomes of the database meanwhile."""
        pause = FIRST_PAUSE
        while self.house.store.database.shared:
            try:
                async for notice in self.house.store.database.told():
                    pause = FIRST_PAUSE
                    if notice is None:
                        self._heard_nothing_for_a_while()
                    else:
                        self._hear(notice)
            except Exception as problem:
                if pause == FIRST_PAUSE:  # and not again and again, until they are heard
                    log.error("other processes cannot be heard: %r", problem)
            self._forget_faces()  # whoever is at a screen may be another before we hear again
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)

    def _hear(self, notice: str) -> None:
        """Hear one notice, unless it is our own; one that is none of ours is left alone, whoever sent it."""
        try:
            by, what, about, more = json.loads(notice)
            if by != self.house.store.name:
                self.kinds[what](by, about, more)
        except (ValueError, LookupError, TypeError, AttributeError) as problem:
            log.warning("a notice cannot be understood: %r", problem)

    def _forget_faces(self) -> None:
        """Let everybody who shares a screen say again who is there."""
        self.house.faces.clear()
        for room in self.house.rooms.values():
            room.faced.clear()

    def _heard_nothing_for_a_while(self) -> None:
        """Look at all tables in memory again; who is at a screen must be said again, too."""
        self._forget_faces()
        for room in self.house.rooms.values():
            room.held = {}
            self._do(self.house.catch_up, room)

    def _moved(self, _: str, table: str, choice: tuple[int, int, str]) -> None:
        """Take over a choice that was made elsewhere."""
        position, seat, code = choice
        room = self.house.rooms.get(table)
        if room is not None and room.live.position <= position:
            self._do(self.house.take_over, room, position, Entry(seat, code))

    def _changed(self, _: str, table: str, __: None) -> None:
        """Take over who sits at a table now, and what comes after it."""
        room = self.house.rooms.get(table)
        if room is not None:
            room.held = {}
            self._do(self.house.catch_up, room)

    def _said(self, _: str, table: str, more: dict[str, Any]) -> None:
        """Let everybody hear what was said elsewhere."""
        room = self.house.rooms.get(table)
        if room is not None and more["seat"] in range(room.live.origin.seats):
            room.talk.hear(more["seat"], more["phrase"])
            self.house.ring(room)

    def _faced(self, _: str, table: str, more: dict[str, Any]) -> None:
        """Note who is at a screen now."""
        self.house.note_face(table, more["visitor"], more["seat"])
        room = self.house.rooms.get(table)
        if room is not None:
            self.house.ring(room)

    def _review(self, _: str, table: str, visitor: str | None) -> None:
        """See that a review is made which was asked for elsewhere."""
        self.reviews.expect(table, Host(visitor=visitor))

    def _used(self, by: str, _: str, told: Told) -> None:
        """Count what addresses took elsewhere."""
        self.usage.hear(by, told)

    def _do(self, catch_up: Callable[..., Awaitable[None]], *arguments: Any) -> None:
        """Let a table catch up, while others are heard."""
        task = asyncio.get_running_loop().create_task(_at_last(catch_up, *arguments))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)


async def _at_last(catch_up: Callable[..., Awaitable[None]], *arguments: Any) -> None:
    """Let a table catch up, however often that has to be tried; one that is gone needs it no more."""
    pause = FIRST_PAUSE
    while True:
        try:
            await catch_up(*arguments)
            return
        except NoSuchTable:
            return
        except GrangeError as problem:
            log.warning("a table could not be caught up with: %r", problem)
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_WAIT)
