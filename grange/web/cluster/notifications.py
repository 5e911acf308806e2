"""Notifications between processes that share a database, so that every process shows what happens at any of them.

A process that writes something about a table sends a notification in the same transaction. A process that receives it and has the
table in memory applies it, and reads whatever else is new. A process that could not listen for a while assumes that everything has
changed.
"""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

from grange.core.errors import GrangeError
from grange.web.background.fair_queue import Asker
from grange.web.background.retrying import Pauses, retry
from grange.web.background.reviews import Reviews
from grange.web.house.house import House
from grange.web.http.limits.usage import Usage, UsageReport
from grange.web.identity.devices import Devices
from grange.web.lobby.lobby import Lobby
from grange.web.log_entry import LogEntry
from grange.web.refusals import NoSuchTable
from grange.web.storage.store import AT_SCREEN, CHANGED, LOBBY, MOVED, PEOPLE, REVIEW, SAID, USED
from grange.web.stored import Entry

FIRST_PAUSE, LONGEST_PAUSE = 0.2, 2.0  # seconds until a lost connection is tried again
LONGEST_WAIT = 30.0  # seconds until the next attempt to read a table that could not be read

log = logging.getLogger("grange.notifications")


class Notifications:
    """Receives the notifications of other processes and applies them to this one's house."""

    def __init__(self, house: House, reviews: Reviews, usage: Usage, devices: Devices, lobby: Lobby) -> None:
        self.house, self.reviews, self.usage, self.devices, self.lobby = house, reviews, usage, devices, lobby
        self.kinds: dict[str, Callable[[str, str, Any], None]] = {
            MOVED: self._moved,
            CHANGED: self._changed,
            SAID: self._said,
            AT_SCREEN: self._at_screen,
            REVIEW: self._review,
            USED: self._used,
            PEOPLE: self._people,
            LOBBY: self._lobby,
        }
        self.tasks: set[asyncio.Task[None]] = set()

    async def listen(self) -> None:
        """Receive notifications as long as this process runs, even if the database fails meanwhile."""
        pauses = Pauses(FIRST_PAUSE, LONGEST_PAUSE)
        while self.house.store.database.shared:
            try:
                async for notification in self.house.store.database.notifications():
                    pauses.reset()
                    if notification is None:
                        self._heard_nothing_for_a_while()
                    else:
                        self._hear(notification)
            except Exception as problem:
                if pauses.fresh:  # log only the first failure
                    log.error(LogEntry("log-notices-lost", problem=problem))
            self.house.screens.forget()  # another seat may come to a screen before we listen again
            await asyncio.sleep(pauses.next())

    def _hear(self, notification: str) -> None:
        """Handle one notification, unless it is our own; ignore notifications that are not in our format."""
        try:
            by, what, about, more = json.loads(notification)
            if by != self.house.store.name:
                self.kinds[what](by, about, more)
        except (ValueError, LookupError, TypeError, AttributeError) as problem:
            log.warning(LogEntry("log-notice-unreadable", problem=problem))

    def _heard_nothing_for_a_while(self) -> None:
        """Check all tables in memory again, and forget who is at shared screens."""
        self.house.screens.forget()
        self.devices.forget()
        self.lobby.changed()
        for room in self.house.rooms.values():
            self._do(self.house.catch_up, room)

    def _moved(self, _: str, table: str, choice: tuple[int, int, str, float]) -> None:
        """Apply a choice that was made elsewhere."""
        position, seat, code, at = choice
        room = self.house.rooms.get(table)
        if room is not None and room.live.position <= position:
            self._do(self.house.receive, room, position, Entry(seat, code, at))

    def _changed(self, _: str, table: str, __: None) -> None:
        """Reload who sits at a table, and what comes after it."""
        room = self.house.rooms.get(table)
        if room is not None:
            room.held = {}
            self._do(self.house.catch_up, room)

    def _said(self, _: str, table: str, more: dict[str, Any]) -> None:
        """Show a phrase that was said elsewhere."""
        room = self.house.rooms.get(table)
        if room is not None and more["seat"] in range(room.live.origin.seats):
            room.talk.hear(more["seat"], more["phrase"])
            room.ring()

    def _at_screen(self, _: str, table: str, more: dict[str, Any]) -> None:
        """Note which seat is at a screen now."""
        self.house.screens.note(table, more["visitor"], more["seat"])
        room = self.house.rooms.get(table)
        if room is not None:
            room.ring()

    def _review(self, _: str, table: str, asker: tuple[str | None, str | None]) -> None:
        """Queue a review that was requested elsewhere."""
        self.reviews.expect(table, Asker(*asker))

    def _used(self, by: str, _: str, report: UsageReport) -> None:
        """Count what addresses used elsewhere."""
        self.usage.merge(by, report)

    def _people(self, _: str, __: str, ___: None) -> None:
        """Forget whose devices are whose, because somebody has joined or signed out elsewhere."""
        self.devices.forget()

    def _lobby(self, _: str, __: str, ___: None) -> None:
        """Read the lobby again, because it has changed elsewhere."""
        self.lobby.changed()

    def _do(self, catch_up: Callable[..., Awaitable[None]], *arguments: Any) -> None:
        """Let a table catch up in the background, while further notifications arrive."""
        task = asyncio.get_running_loop().create_task(_until_caught_up(catch_up, *arguments))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)


async def _until_caught_up(catch_up: Callable[..., Awaitable[None]], *arguments: Any) -> None:
    """Let a table catch up, and retry until it succeeds or the table is gone."""
    with suppress(NoSuchTable):
        pauses = Pauses(FIRST_PAUSE, LONGEST_WAIT)
        await retry(catch_up, *arguments, pauses=pauses, log=log, on=GrangeError, unless=(NoSuchTable,))
