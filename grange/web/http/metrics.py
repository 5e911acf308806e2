"""Metrics of a running server, in the format of Prometheus."""

from __future__ import annotations

import asyncio
import time

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    ProcessCollector,
    disable_created_metrics,
    generate_latest,
)
from prometheus_client.exposition import CONTENT_TYPE_LATEST
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from grange.version import VERSION
from grange.web.background.reviews import Reviews
from grange.web.house.house import House
from grange.web.http.limits.middleware import STREAMS
from grange.web.refusals import Unwritten
from grange.web.storage.upgrade import newest

SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
LOOKS = 0.5  # seconds between two measurements of the event loop's delay
LOOKS_AT_DATABASE = 30.0  # seconds between two queries of what only the database knows
WRITES = (1, 2, 5, 10, 20, 50, 100)
KINDS = ("choice", "api", "page", "asset")
STATUSES = (200, 404, 429, 500, 503)  # whose counters exist from the start, as do those of these refusals
REFUSALS = (
    "error-too-fast",
    "error-crowded",
    "error-store",
    "error-too-long",
    "error-too-many-tables",
    "error-too-many-from-here",
    "error-too-many-of-yours",
    "error-too-many-reviews",
    "error-banned",
    STREAMS,
)
CHOICES = ("/choose", "/choices", "/undo")
KIND = CONTENT_TYPE_LATEST


class Meters:
    """The counters and timers of one server process, and gauges that read its house."""

    def __init__(self) -> None:
        disable_created_metrics()  # type: ignore[no-untyped-call]
        self.registry = registry = CollectorRegistry()
        ProcessCollector(registry=registry)
        build = Gauge("grange_build_info", "Version of Grange and of its schema", ["version", "schema"], registry=registry)
        build.labels(VERSION, newest()).set(1)
        self.choices = Counter("grange_choices", "Choices written to journals", ["by"], registry=registry)
        self.answers = Histogram(
            "grange_answer_seconds", "Seconds until a request was answered", ["kind"], registry=registry, buckets=SECONDS
        )
        self.statuses = Counter("grange_answers", "Answers by kind and status", ["kind", "status"], registry=registry)
        self.refusals = Counter("grange_refusals", "Refused requests and sockets, by reason", ["reason"], registry=registry)
        self.failures = Counter("grange_database_failures", "Calls that the database failed", registry=registry)
        self.deaths = Counter("grange_workers_died", "Worker processes that died or overran their deadline", registry=registry)
        self.lag = Histogram("grange_loop_lag_seconds", "Seconds the event loop was late", registry=registry, buckets=SECONDS)
        self.commits = Histogram("grange_commit_seconds", "Seconds that a commit took", registry=registry, buckets=SECONDS)
        self.together = Histogram("grange_commit_writes", "Writes that share a commit", registry=registry, buckets=WRITES)
        self.writes = Gauge("grange_writes_waiting", "Writes that wait for the writer", registry=registry)
        self.playing = Gauge("grange_tables_in_play", "Tables in play in the whole house", registry=registry)
        self.room = Gauge("grange_tables_limit", "Tables in play that the house has room for", registry=registry)
        self.backup = Gauge("grange_last_backup_seconds", "Time of the last backup, since 1970; 0 for none", registry=registry)
        self.reviews = Gauge("grange_reviews_waiting", "Reviews that wait or are being made", registry=registry)
        self.sockets = Gauge("grange_sockets", "Open sockets", registry=registry)
        self.live = Gauge("grange_tables_live", "Tables in memory", registry=registry)
        self.watched = Gauge("grange_tables_watched", "Tables that somebody watches", registry=registry)
        self.tasks = Gauge("grange_tasks_waiting", "Tasks that wait for a worker process", registry=registry)
        self.bots = Gauge("grange_bots_waiting", "Choices of bots that wait for a free process", registry=registry)
        self._begin()

    def _begin(self) -> None:
        """Make the counters whose labels are known, so that a rate is known from the first event on."""
        for by in ("person", "bot"):
            self.choices.labels(by)
        for kind in KINDS:
            self.answers.labels(kind)
            for status in STATUSES:
                self.statuses.labels(kind, status)
        for reason in REFUSALS:
            self.refusals.labels(reason)

    def refused(self, reason: str) -> None:
        """Count a refusal."""
        self.refusals.labels(reason).inc()

    def observe(self, house: House, reviews: Reviews) -> None:
        """Connect the metrics to a house."""
        house.wrote = lambda by_bot: self.choices.labels("bot" if by_bot else "person").inc()
        house.archive.committed = self._committed
        house.archive.failed = self.failures.inc
        house.workers.died = self.deaths.inc
        self.room.set(house.capacity.tables)
        self.writes.set_function(lambda: house.archive.waiting)
        self.reviews.set_function(lambda: reviews.number)
        self.live.set_function(lambda: len(house.rooms))
        self.watched.set_function(lambda: sum(bool(room.bells) for room in house.rooms.values()))
        self.tasks.set_function(lambda: house.workers.waiting)
        self.bots.set_function(lambda: house.bot_pool.waiting)

    def _committed(self, seconds: float, writes: int) -> None:
        self.commits.observe(seconds)
        self.together.observe(writes)

    async def look_at_the_house(self, house: House) -> None:
        """Read again and again what only the database knows."""
        while True:
            try:
                self.playing.set(await house.archive.read(house.store.upkeep.running))
                self.backup.set(await house.archive.read(house.store.last_backup))
            except Unwritten:
                pass  # the failure was counted
            await asyncio.sleep(LOOKS_AT_DATABASE)

    async def look_at_the_loop(self) -> None:
        """Measure again and again how late the event loop wakes up."""
        while True:
            wanted = time.monotonic() + LOOKS
            await asyncio.sleep(LOOKS)
            self.lag.observe(max(0.0, time.monotonic() - wanted))

    def page(self) -> bytes:
        """Return all metrics as text."""
        return generate_latest(self.registry)


class Metered:
    """Times every answer and counts the sockets."""

    def __init__(self, app: ASGIApp, meters: Meters) -> None:
        self.app = app
        self.meters = meters

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, and measure how long the answer takes."""
        if scope["type"] == "websocket":
            with self.meters.sockets.track_inprogress():
                await self.app(scope, receive, send)
        elif scope["type"] == "http":
            await self.app(scope, receive, self._timed(scope, send))
        else:
            await self.app(scope, receive, send)

    def _timed(self, scope: Scope, send: Send) -> Send:
        """Observe the time when the last part of an answer has been sent."""
        kind, begun = kind_of(scope["path"]), time.perf_counter()
        meter = self.meters.answers.labels(kind)

        async def send_timed(message: Message) -> None:
            if message["type"] == "http.response.start":
                self.meters.statuses.labels(kind, message["status"]).inc()
            await send(message)
            if message["type"] == "http.response.body" and not message.get("more_body"):
                meter.observe(time.perf_counter() - begun)

        return send_timed


def kind_of(path: str) -> str:
    """Return the kind of a request; ids of tables never become labels."""
    if path.endswith(CHOICES):
        return "choice"
    if path.startswith("/api/"):
        return "api"
    return "asset" if path.startswith(("/static/", "/art/")) else "page"
