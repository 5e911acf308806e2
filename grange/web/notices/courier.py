"""The courier: finds turns that have begun, queues their notices in the database and sends them.

One process at a time is the courier: the one that holds the lease. A turn is read from what the journal's writer stored with the
choice that began it, so a killed process loses none. A notice is reserved before it is sent and settled afterwards, each in a
transaction of its own; while it is sent, no transaction is open. If a process is killed in between, the next courier sends the
notice again under the same id, by which receivers know it.
"""

from __future__ import annotations

import asyncio
import logging
import time
from contextlib import suppress

from grange.core.errors import GrangeError
from grange.web.background.retrying import keep_on
from grange.web.house.house import House
from grange.web.house.room import Room
from grange.web.log_entry import LogEntry
from grange.web.notices import compose
from grange.web.notices.config import NoticeSettings
from grange.web.notices.guard import LONGEST, Guard
from grange.web.notices.mail import LONGEST as LONGEST_MAIL
from grange.web.notices.mail import Mailer
from grange.web.notices.quiet import quiet_until
from grange.web.notices.sending import Outcome, Result, Sender
from grange.web.notices.webpush import HouseKey, new_key
from grange.web.refusals import Unwritten
from grange.web.storage.store.notices import FAILED
from grange.web.stored import Channel, Turn, Waiting, Wishes

LEASE = "notices"
MOST_AT_ONCE = 16  # notices that are being sent
MOST_OF_ONE = 4  # of these to one visitor, whose receivers may all be slow
OVERLAP = 60.0  # seconds by which two searches for turns overlap, since the clocks of machines differ
ALL_AGAIN = 600.0  # seconds between two searches of all tables
RESERVED = LONGEST + 3 * LONGEST_MAIL  # seconds after which a notice counts as left by a killed process
PAUSES = (30.0, 120.0, 600.0, 1800.0, 3600.0, 2 * 3600.0, 4 * 3600.0, 8 * 3600.0)  # seconds before each further attempt
DAY = 24 * 3600.0
GIVES_UP = 7 * DAY  # seconds of nothing but failures after which a channel is paused

log = logging.getLogger("grange.notices")


class Courier:
    """Sends the notices of a house, if this process holds the lease."""

    def __init__(self, house: House, settings: NoticeSettings) -> None:
        self.house, self.settings = house, settings
        self.archive, self.notices = house.archive, house.store.notices
        self.guard = Guard(settings.loopback)
        self.mailer = Mailer(settings.mail) if settings.mail else None
        self.sending: dict[tuple[str, str, int], asyncio.Task[None]] = {}
        self.called: dict[tuple[str, str, int], str] = {}  # the visitor of each
        self.looked = self.looked_at_all = 0.0  # the times of the last searches for turns
        self._sender: Sender | None = None

    async def close(self) -> None:
        """Stop sending; what was not settled is sent again later."""
        tasks = list(self.sending.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.guard.close()
        if self.mailer:
            await asyncio.to_thread(self.mailer.close)

    async def sender(self) -> Sender:
        """Return the sender, with the key of the house, which is made once."""
        if self._sender is None:
            key: str = await self.archive.write(self.notices.keep_push_key, new_key())
            mail = self.settings.mail
            contact = f"mailto:{mail.sender.rpartition('<')[2].rstrip('>')}" if mail else self.settings.address
            self._sender = Sender(self.guard, self.mailer, HouseKey(key), contact)
        return self._sender

    # the loop

    async def run(self) -> None:
        """Look for turns and send notices, as long as this process runs and whatever fails meanwhile."""
        if not self.house.store.database.shared:
            with suppress(Unwritten):
                await self.archive.write(self.notices.release_all)
        await keep_on(self.work, self.settings.pause, log, "log-notices-wait")

    async def work(self) -> None:
        """Do what is to be done now, if this process is the courier."""
        if not await self.house.leases.take(LEASE):
            self.looked = 0.0  # whatever another courier did not finish is found again
            return
        now = time.time()
        await self.find_turns(now)
        await self._send_what_is_due(now)
        await self._send_digests(now)

    # turns

    async def find_turns(self, now: float) -> None:
        """Queue a notice for each turn that has begun, once on each channel."""
        everything = now - self.looked_at_all > ALL_AGAIN or not self.looked
        turns = await self.archive.read(self.notices.new_turns, 0.0 if everything else self.looked - OVERLAP)
        for turn in turns:
            await self.archive.write(self.notices.enqueue, turn, *self._plan(turn, now))
        self.looked, self.looked_at_all = now, now if everything else self.looked_at_all

    def _plan(self, turn: Turn, now: float) -> tuple[float | None, str | None]:
        """Return when to send a turn's notice; or that none is sent, because it is old or its own player began it."""
        if not turn.fresh:
            return None, "old"
        if turn.own:
            return None, "own"
        return max(now, turn.at + self.settings.grace), None

    # notices

    async def _send_what_is_due(self, now: float) -> None:
        """Begin to send what is due; a slow receiver holds up nobody else."""
        free = MOST_AT_ONCE - len(self.sending)
        for waiting in await self.archive.read(self.notices.due, now, 4 * MOST_AT_ONCE) if free > 0 else []:
            key = (waiting.channel, waiting.table_id, waiting.seat)
            if key not in self.sending and len(self.sending) < MOST_AT_ONCE and self._has_share(waiting.visitor):
                task = asyncio.get_running_loop().create_task(self._handle(waiting))
                self.sending[key] = task
                self.called[key] = waiting.visitor
                task.add_done_callback(lambda _, key=key: self._done(key))  # type: ignore[misc]

    def _has_share(self, visitor: str) -> bool:
        """Check whether one more notice may be sent to a visitor while others are on their way."""
        return sum(called == visitor for called in self.called.values()) < MOST_OF_ONE

    def _done(self, key: tuple[str, str, int]) -> None:
        self.sending.pop(key, None)
        self.called.pop(key, None)

    async def _handle(self, waiting: Waiting) -> None:
        """Send one notice, or find out that nobody needs it; a failure here is tried again."""
        try:
            await self._send(waiting)
        except GrangeError as problem:
            log.error(LogEntry("log-notice-waits", table=waiting.table_id[:6], problem=repr(problem)))
        except Exception:
            log.exception(LogEntry("log-notice-failed", table=waiting.table_id[:6]))

    async def _send(self, waiting: Waiting) -> None:
        """Reserve a notice, and send it."""
        now = time.time()
        if await self.archive.write(self.notices.claim, waiting, now, now + RESERVED):
            await self._send_claimed(waiting, now)

    async def _send_claimed(self, waiting: Waiting, now: float) -> None:
        """Send a notice if its turn goes on, nobody watches, and the hours are not quiet."""
        channel = await self.archive.read(self.notices.channel, waiting.channel)
        wishes = await self._wishes(channel.visitor) if channel else None
        room = await self.room_on_move(waiting)
        if channel is None or wishes is None or room is None:
            await self._settle(waiting, "over")
        elif await self.archive.read(self.notices.is_watching, channel.visitor, waiting.table_id, now):
            await self._settle(waiting, "watching")
        elif (end := quiet_until(wishes, now)) is not None:
            await self._settle(waiting, None, end)
        else:
            secret, rights = self.house.secret, self.house.rights
            notice = await asyncio.to_thread(compose.your_turn, room.live, waiting, channel, wishes.lang, secret, rights)
            result = await (await self.sender()).send(channel, notice)
            await self._settle_sent(waiting, channel, result)

    async def _wishes(self, visitor: str) -> Wishes:
        return await self.archive.read(self.notices.wishes, visitor) or Wishes(visitor, "en")

    async def room_on_move(self, waiting: Waiting) -> Room | None:
        """Find the table of a notice; None if what it tells is over, a bot plays the seat, or the table is gone or closed."""
        try:
            room = await self.house.present_room(waiting.table_id)
        except Unwritten:
            raise
        except GrangeError:
            return None
        live = room.live
        if live.rests or live.stored.seats[waiting.seat].bot is not None:
            return None
        on_move = waiting.seat in [decision.seat for decision in live.state.decisions]
        since = live.turn_at[waiting.seat] if on_move else live.begun or None
        return room if since == waiting.since and not live.state.over else None

    async def _settle(self, waiting: Waiting, outcome: str | None, due: float | None = None) -> None:
        await self.archive.write(self.notices.settle, waiting, outcome, due)

    async def _settle_sent(self, waiting: Waiting, channel: Channel, result: Result) -> None:
        """Note what became of an attempt: sent, tried again later, given up, or a channel that exists no more."""
        now = time.time()
        if result.outcome is Outcome.SENT:
            await self._settle(waiting, "sent")
        elif result.outcome is Outcome.LATER and waiting.tries < len(PAUSES):
            pause = max(PAUSES[waiting.tries], min(result.retry_after or 0.0, DAY))
            await self._settle(waiting, None, now + pause)
        else:
            await self._settle(waiting, FAILED)
        await self.note_result(channel, result, now)

    async def note_result(self, channel: Channel, result: Result, now: float) -> None:
        """Note whether a channel works; remove a browser that is gone, and pause what has failed for a week."""
        if result.outcome is Outcome.SENT:
            await self.archive.write(self.notices.note_success, channel.id, now)
        elif result.outcome is Outcome.GONE and channel.kind == "push":
            await self.archive.write(self.notices.remove_channel, channel.id)
        elif channel.failed is not None and now - channel.failed > GIVES_UP:
            await self.archive.write(self.notices.pause, channel.id)
        else:
            await self.archive.write(self.notices.note_trouble, channel.id, result.trouble, now)

    # digests

    async def _send_digests(self, now: float) -> None:
        """Once a day, tell people who could not be reached at which tables it is their turn."""
        for visitor, missed in await self.archive.read(self.notices.undelivered, now - DAY):
            wishes = await self._wishes(visitor)
            if quiet_until(wishes, now) is None and await self.archive.write(self.notices.claim_digest, visitor, now - DAY, now):
                await self._send_digest(wishes, missed, now)

    async def _send_digest(self, wishes: Wishes, missed: list[Waiting], now: float) -> None:
        """Send one digest on the first channel that takes it, those that work first; then its notices are done."""
        rooms: dict[str, Room] = {}
        for waiting in missed:
            room = await self.room_on_move(waiting)
            if room is None:
                await self._settle(waiting, "over")
            else:
                rooms[waiting.table_id] = room
        channels = await self.archive.read(self.notices.channels_of, wishes.visitor)
        lives = [room.live for room in rooms.values()]
        for channel in sorted(channels, key=lambda channel: channel.failed is not None) if lives else []:
            notice = compose.digest(lives, channel, wishes.lang, self.house.secret, int(now // DAY))
            result = await (await self.sender()).send(channel, notice) if channel.confirmed else Result(Outcome.LATER)
            if result.outcome is Outcome.SENT:
                await self.archive.write(self.notices.note_success, channel.id, now)
                for waiting in missed:
                    await self._settle(waiting, "digest")
                return
