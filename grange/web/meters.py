"""Meters: what can be read of a server while it runs, in the form that Prometheus asks for."""

from __future__ import annotations

import asyncio
import time

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector, generate_latest
from prometheus_client.exposition import CONTENT_TYPE_LATEST
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from grange.web.house import House

SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
LOOKS = 0.5  # seconds between two looks at how late the event loop is
CHOICES = ("/choose", "/choices", "/undo")
KIND = CONTENT_TYPE_LATEST


class Meters:
    """Counts and times of one server process, and what its house tells when it is asked."""

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
        self.bots = Gauge("grange_bots_waiting", "Choices of bots that wait for a free process", registry=registry)

    def read(self, house: House) -> None:
        """Read from a house whatever the meters are asked for."""
        house.wrote = lambda by_bot: self.choices.labels("bot" if by_bot else "person").inc()
        house.archive.committed = self.commits.observe
        self.live.set_function(lambda: len(house.rooms))
        self.watched.set_function(lambda: sum(bool(room.bells) for room in house.rooms.values()))
        self.bots.set_function(lambda: house.thinkers.waiting)

    async def look_at_the_loop(self) -> None:
        """From time to time, note how much later than it wanted the event loop came back."""
        while True:
            wanted = time.monotonic() + LOOKS
            await asyncio.sleep(LOOKS)
            self.lag.observe(max(0.0, time.monotonic() - wanted))

    def page(self) -> bytes:
        """Write everything down."""
        return generate_latest(self.registry)


class Metered:
    """Times every answer and counts the sockets."""

    def __init__(self, app: ASGIApp, meters: Meters) -> None:
        self.app = app
        self.meters = meters

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request pass, and look at the clock before and after."""
        if scope["type"] == "websocket":
            with self.meters.sockets.track_inprogress():
                await self.app(scope, receive, send)
        elif scope["type"] == "http":
            await self.app(scope, receive, self._timed(scope, send))
        else:
            await self.app(scope, receive, send)

    def _timed(self, scope: Scope, send: Send) -> Send:
        """Note the time when the last of an answer has been sent."""
        begun, meter = time.perf_counter(), self.meters.answers.labels(kind_of(scope["path"]))

        async def send_timed(message: Message) -> None:
            await send(message)
            if message["type"] == "http.response.body" and not message.get("more_body"):
                meter.observe(time.perf_counter() - begun)

        return send_timed


def kind_of(path: str) -> str:
    """Tell what kind of thing is asked for; names of tables never come into a meter."""
    if path.endswith(CHOICES):
        return "choice"
    if path.startswith("/api/"):
        return "api"
    return "asset" if path.startswith(("/static/", "/art/")) else "page"
