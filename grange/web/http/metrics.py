"""Metrics of a running server, in the format of Prometheus."""

from __future__ import annotations

import asyncio
import time

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector, generate_latest
from prometheus_client.exposition import CONTENT_TYPE_LATEST
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from grange.web.house.house import House

SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
LOOKS = 0.5  # seconds between two measurements of the event loop's delay
CHOICES = ("/choose", "/choices", "/undo")
KIND = CONTENT_TYPE_LATEST


class Meters:
    """The counters and timers of one server process, and gauges that read its house."""

    def __init__(self) -> None:
        self.registry = registry = CollectorRegistry()
        ProcessCollector(registry=registry)
        self.choices = Counter("grange_choices", "Choices written to journals", ["by"], registry=registry)
        self.answers = Histogram(
            "grange_answer_seconds", "Seconds until a request was answered", ["kind"], registry=registry, buckets=SECONDS
        )
        self.lag = Histogram("grange_loop_lag_seconds", "Seconds the event loop was late", registry=registry, buckets=SECONDS)
        self.commits = Histogram("grange_commit_seconds", "Seconds that a commit took", registry=registry, buckets=SECONDS)
        self.sockets = Gauge("grange_sockets", "Open sockets", registry=registry)
        self.live = Gauge("grange_tables_live", "Tables in memory", registry=registry)
        self.watched = Gauge("grange_tables_watched", "Tables that somebody watches", registry=registry)
        self.tasks = Gauge("grange_tasks_waiting", "Tasks that wait for a worker process", registry=registry)
        self.bots = Gauge("grange_bots_waiting", "Choices of bots that wait for a free process", registry=registry)

    def read(self, house: House) -> None:
        """Connect the metrics to a house."""
        house.wrote = lambda by_bot: self.choices.labels("bot" if by_bot else "person").inc()
        house.archive.committed = self.commits.observe
        self.live.set_function(lambda: len(house.rooms))
        self.watched.set_function(lambda: sum(bool(room.bells) for room in house.rooms.values()))
        self.tasks.set_function(lambda: house.workers.waiting)
        self.bots.set_function(lambda: house.bot_pool.waiting)

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
        begun, meter = time.perf_counter(), self.meters.answers.labels(kind_of(scope["path"]))

        async def send_timed(message: Message) -> None:
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
