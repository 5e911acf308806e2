"""Notices in the store: people's channels and wishes, the queue of what is to be sent, and who watches which table."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any

from sqlalchemy import Text, and_, cast, delete, exists, func, select, text, update
from sqlalchemy.engine import Connection, Engine

from grange.web.storage.schema import HOST, channels, holders, journal, notice_wishes, notices, push_keys, seats, tables, watchers
from grange.web.storage.store.queries import document_of
from grange.web.stored import Channel, Turn, Waiting, Wishes

WAITING = tuple(notices.c[name] for name in ("channel", "table_id", "seat", "since", "tries"))
FAILED = "failed"


@dataclass(frozen=True)
class NoticeStore:
    """Stores everything about notices."""

    engine: Engine

    # wishes and channels

    def wishes(self, visitor: str) -> Wishes | None:
        """Load a visitor's language and quiet hours."""
        with self.engine.connect() as connection:
            row = connection.execute(select(notice_wishes).where(notice_wishes.c.visitor == visitor)).one_or_none()
        return None if row is None else Wishes(**row._mapping)

    def keep_wishes(self, connection: Connection, wishes: Wishes) -> None:
        """Store a visitor's language and quiet hours; the time of the last digest stays."""
        values = {name: value for name, value in asdict(wishes).items() if name not in ("visitor", "digest")}
        if not connection.execute(update(notice_wishes).where(notice_wishes.c.visitor == wishes.visitor).values(**values)).rowcount:
            connection.execute(notice_wishes.insert().values(visitor=wishes.visitor, digest=time.time(), **values))

    def channels_of(self, visitor: str) -> list[Channel]:
        """List a visitor's channels, the oldest first."""
        return self._channels(select(channels).where(channels.c.visitor == visitor).order_by(channels.c.created))

    def with_channels(self, visitors: set[str]) -> set[str]:
        """Return those of some visitors who have channels."""
        with self.engine.connect() as connection:
            return set(connection.execute(select(channels.c.visitor).where(channels.c.visitor.in_(visitors))).scalars())

    def channel(self, channel: str) -> Channel | None:
        """Load a channel."""
        found = self._channels(select(channels).where(channels.c.id == channel)) if channel.isprintable() else []
        return found[0] if found else None

    def _channels(self, chosen: Any) -> list[Channel]:
        with self.engine.connect() as connection:
            return [Channel(**row._mapping) for row in connection.execute(chosen)]

    def add_channel(self, connection: Connection, channel: Channel) -> str:
        """Store a channel; a browser or webhook that is known already keeps its name. Return the name."""
        if channel.kind == "push":  # a browser that has forgotten its cookie is another visitor
            others = (channels.c.kind == "push", channels.c.address == channel.address, channels.c.visitor != channel.visitor)
            connection.execute(delete(channels).where(*others))
        same = and_(channels.c.visitor == channel.visitor, channels.c.kind == channel.kind, channels.c.address == channel.address)
        known = connection.execute(select(channels.c.id).where(same)).scalars().first()
        if known is None:
            connection.execute(channels.insert().values(**asdict(channel)))
            return channel.id
        renewed = {"keys": channel.keys, "private": channel.private, "site": channel.site}
        if channel.kind == "push":  # a webhook that another device had set up stays that device's
            renewed["device"] = channel.device
        connection.execute(update(channels).where(channels.c.id == known).values(**renewed, failed=None, trouble=None))
        return str(known)

    def remove_channel(self, connection: Connection, channel: str) -> None:
        """Delete a channel with its notices, and the wishes of a visitor who has no other."""
        visitor = connection.execute(select(channels.c.visitor).where(channels.c.id == channel)).scalar_one_or_none()
        connection.execute(delete(channels).where(channels.c.id == channel))
        left = select(channels.c.id).where(channels.c.visitor == visitor)
        if visitor is not None and not connection.execute(left).first():
            connection.execute(delete(notice_wishes).where(notice_wishes.c.visitor == visitor))

    def confirm(self, connection: Connection, channel: str) -> None:
        """Note that the owner of a mailbox agrees to e-mails; turns that began before get no notice."""
        connection.execute(update(channels).where(channels.c.id == channel).values(confirmed=True, created=time.time()))

    def pause(self, connection: Connection, channel: str) -> None:
        """Send nothing more on a channel that has only failed for long, until its owner tries it."""
        connection.execute(update(channels).where(channels.c.id == channel).values(confirmed=False, trouble="paused"))

    def may_try(self, connection: Connection, channel: str, now: float, pause: float) -> bool:
        """Note a trial of a channel, unless the last one was a moment ago; return whether it may be made."""
        chosen = (channels.c.id == channel, channels.c.tried <= now - pause)
        return bool(connection.execute(update(channels).where(*chosen).values(tried=now)).rowcount)

    def note_success(self, connection: Connection, channel: str, now: float) -> None:
        """Note that a channel works."""
        values = {"delivered": now, "failed": None, "trouble": None}
        connection.execute(update(channels).where(channels.c.id == channel).values(**values))

    def note_trouble(self, connection: Connection, channel: str, trouble: str, now: float) -> None:
        """Note why a channel does not work, and since when."""
        values = {"failed": func.coalesce(channels.c.failed, now), "trouble": trouble}
        connection.execute(update(channels).where(channels.c.id == channel).values(**values))

    # turns

    def new_turns(self, touched: float) -> list[Turn]:
        """List the turns of people with channels that the queue does not know yet, at tables touched since a time."""
        known = and_(notices.c.channel == channels.c.id, notices.c.table_id == holders.c.table_id, notices.c.seat == holders.c.seat)
        sits = and_(seats.c.table_id == holders.c.table_id, seats.c.seat == holders.c.seat, seats.c.bot.is_(None))
        found = (
            select(
                channels.c.id.label("channel"),
                channels.c.visitor,
                channels.c.created.label("subscribed"),
                holders.c.table_id,
                holders.c.seat,
                tables.c.created,
                cast(tables.c.summary, Text).label("summary"),
                notices.c.since,
            )
            .join(holders, holders.c.visitor == channels.c.visitor)
            .join(tables, tables.c.id == holders.c.table_id)
            .join(seats, sits)
            .outerjoin(notices, known)
            .where(channels.c.confirmed, ~tables.c.over, ~tables.c.away, tables.c.touched >= touched)
        )
        with self.engine.connect() as connection:
            rows = connection.execute(found).all()
            return [turn for row in rows if (turn := self._turn(connection, row)) is not None]

    def _turn(self, connection: Connection, row: Any) -> Turn | None:
        """Read the turn of a seat from a table's summary, or that its game has begun; None if the queue knows it."""
        summary = document_of(row.summary) or {}
        turns = summary.get("turns")
        if not isinstance(turns, list) or row.seat >= len(turns):
            return None
        since = turns[row.seat] if row.seat in summary.get("asked", []) else summary.get("begun")
        if since is None:
            return None
        if row.since is not None and row.since >= since:
            return None
        before = select(journal.c.seat, journal.c.at).where(journal.c.table_id == row.table_id, journal.c.position == since - 1)
        entry = connection.execute(before).one_or_none() if since else None
        by, at = (entry.seat, entry.at) if entry is not None else (HOST, row.created)
        mine = select(holders).filter_by(visitor=row.visitor, table_id=row.table_id, seat=by)
        own = since != summary.get("begun") and connection.execute(mine).first() is not None
        return Turn(row.channel, row.table_id, row.seat, since, at, own=own, fresh=at >= row.subscribed)

    def enqueue(self, connection: Connection, turn: Turn, due: float | None, outcome: str | None = None) -> None:
        """Queue the notice of a turn in place of an older one, or note why none is sent."""
        values = {"since": turn.since, "due": due, "outcome": outcome, "tries": 0, "claimed": 0.0}
        if connection.execute(update(notices).where(*_key(turn), notices.c.since < turn.since).values(**values)).rowcount:
            return
        there = connection.execute(select(channels.c.id).where(channels.c.id == turn.channel)).first()
        known = connection.execute(select(notices.c.since).where(*_key(turn))).first()
        if there and not known:  # the channel may have been turned off meanwhile
            row = {"channel": turn.channel, "table_id": turn.table_id, "seat": turn.seat, **values}
            connection.execute(notices.insert().values(**row))

    # the queue

    def due(self, now: float, most: int) -> list[Waiting]:
        """List the notices that are to be sent now, first one of each visitor, then a second of each, and so on."""
        mine = func.row_number().over(partition_by=channels.c.visitor, order_by=notices.c.due).label("mine")
        found = select(*WAITING, channels.c.visitor, notices.c.due, mine).join(channels, channels.c.id == notices.c.channel)
        ready = found.where(notices.c.due <= now, notices.c.claimed <= now).subquery()
        chosen = select(*[ready.c[column.name] for column in WAITING], ready.c.visitor).order_by(ready.c.mine, ready.c.due)
        with self.engine.connect() as connection:
            return [Waiting(**row._mapping) for row in connection.execute(chosen.limit(most))]

    def claim(self, connection: Connection, waiting: Waiting, now: float, until: float) -> bool:
        """Reserve a notice for one process for a while; return whether it is ours."""
        free = (*_key(waiting), notices.c.since == waiting.since, notices.c.due <= now, notices.c.claimed <= now)
        claimed = update(notices).where(*free).values(claimed=until, tries=notices.c.tries + 1)
        return bool(connection.execute(claimed).rowcount)

    def settle(self, connection: Connection, waiting: Waiting, outcome: str | None, due: float | None = None) -> None:
        """Note what became of a notice, or when to try again."""
        same = (*_key(waiting), notices.c.since == waiting.since)
        connection.execute(update(notices).where(*same).values(outcome=outcome, due=due, claimed=0.0))

    def release_all(self, connection: Connection) -> None:
        """Free whatever a process had reserved that no longer runs; only for a database of a single process."""
        connection.execute(update(notices).where(notices.c.claimed > 0).values(claimed=0.0))
        connection.execute(delete(watchers))

    def undelivered(self, before: float) -> list[tuple[str, list[Waiting]]]:
        """List the visitors whose last digest was before a time, with the notices that did not reach them."""
        found = (
            select(channels.c.visitor, *WAITING)
            .join(channels, channels.c.id == notices.c.channel)
            .join(notice_wishes, notice_wishes.c.visitor == channels.c.visitor)
            .where(notices.c.outcome == FAILED, notice_wishes.c.digest <= before)
            .order_by(channels.c.visitor)
        )
        missed: dict[str, list[Waiting]] = {}
        with self.engine.connect() as connection:
            for row in connection.execute(found):
                missed.setdefault(row.visitor, []).append(Waiting(*row[1:]))
        return list(missed.items())

    def claim_digest(self, connection: Connection, visitor: str, before: float, now: float) -> bool:
        """Reserve today's digest of a visitor for one process; return whether it is ours."""
        chosen = (notice_wishes.c.visitor == visitor, notice_wishes.c.digest <= before)
        return bool(connection.execute(update(notice_wishes).where(*chosen).values(digest=now)).rowcount)

    # watchers

    def watch(self, connection: Connection, visitor: str, table: str, process: str, until: float) -> None:
        """Note that a visitor with channels watches a table."""
        row = {"visitor": visitor, "table_id": table, "process": process, "until": until}
        insert = "INSERT INTO watchers VALUES (:visitor, :table_id, :process, :until) ON CONFLICT DO NOTHING"
        connection.execute(text(insert), row)

    def watch_on(self, connection: Connection, process: str, now: float, until: float) -> None:
        """Prolong the entries of a process, and delete those of killed processes."""
        connection.execute(update(watchers).where(watchers.c.process == process).values(until=until))
        connection.execute(delete(watchers).where(watchers.c.until < now))

    def leave(self, connection: Connection, visitor: str, table: str, process: str) -> None:
        """Note that a visitor no longer watches a table."""
        mine = (watchers.c.visitor == visitor, watchers.c.table_id == table, watchers.c.process == process)
        connection.execute(delete(watchers).where(*mine))

    def is_watching(self, visitor: str, table: str, now: float) -> bool:
        """Check whether a visitor watches a table, at any process."""
        there = (watchers.c.visitor == visitor, watchers.c.table_id == table, watchers.c.until > now)
        with self.engine.connect() as connection:
            return bool(connection.execute(select(exists().where(*there))).scalar_one())

    # keys

    def keep_push_key(self, connection: Connection, key: str) -> str:
        """Store the private key of the house, unless there is one already; return the valid one."""
        connection.execute(text("INSERT INTO push_keys VALUES ('vapid', :key) ON CONFLICT DO NOTHING"), {"key": key})
        return str(connection.execute(select(push_keys.c.value).where(push_keys.c.name == "vapid")).scalar_one())


def _key(one: Turn | Waiting) -> Sequence[Any]:
    return (notices.c.channel == one.channel, notices.c.table_id == one.table_id, notices.c.seat == one.seat)
