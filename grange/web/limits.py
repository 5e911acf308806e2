"""Limits: how much, how often and how slowly an address may ask."""

from __future__ import annotations

import asyncio
import ipaddress
import time
from collections import Counter, OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from grange.core.words import words

MOST_ADDRESSES = 10_000
MESSAGES_A_SECOND, MESSAGES_AT_ONCE = 1.0, 20  # on a socket; our own pages send one in all


@dataclass(frozen=True)
class Bounds:
    """What a server lets one address do."""

    largest_body: int = 64 * 1024  # of a program's request or an uploaded record
    largest_form: int = 8 * 1024  # of everything else
    rate: float = 50.0  # requests a second; 0 for no limit
    burst: int = 200
    at_once: int = 50  # requests that are worked on at the same time
    sockets: int = 60  # open at the same time
    patience: float = 15.0  # seconds for the head of a request, and as many for its body


class Bucket:
    """Fills at a rate and empties by one with each use."""

    __slots__ = ("left", "rate", "since", "size")

    def __init__(self, rate: float, size: int) -> None:
        self.rate, self.size, self.left, self.since = rate, size, float(size), time.monotonic()

    def take(self) -> bool:
        """Take one, if there is one."""
        now = time.monotonic()
        self.left = min(self.size, self.left + (now - self.since) * self.rate)
        self.since = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


def address_of(scope: Scope) -> str:
    """Find the address that asks; for IPv6 the network, as one household has more addresses than anybody can count."""
    address = (scope.get("client") or ("",))[0]
    try:
        return str(ipaddress.ip_network(f"{address}/64", strict=False)) if ":" in address else address
    except ValueError:
        return str(address)


class Limits:
    """Refuses bodies that are too large or too slow, addresses that ask too often, and sockets that are too many or too loud."""

    def __init__(self, app: ASGIApp, bounds: Bounds) -> None:
        self.app = app
        self.bounds = bounds
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()
        self.requests: Counter[str] = Counter()
        self.sockets: Counter[str] = Counter()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request pass, or refuse it."""
        if scope["type"] == "websocket":
            await self._socket(scope, receive, send)
        elif scope["type"] != "http":
            await self.app(scope, receive, send)
        elif not self._may_ask(address_of(scope)):
            await refusal(429, "error-too-fast")(scope, receive, send)
        else:
            await self._with_bounded_body(scope, receive, send)

    def _may_ask(self, address: str) -> bool:
        """Keep a bucket for each address, of those that asked last."""
        if not self.bounds.rate:
            return True
        bucket = self.buckets.pop(address, None) or Bucket(self.bounds.rate, self.bounds.burst)
        self.buckets[address] = bucket
        if len(self.buckets) > MOST_ADDRESSES:
            self.buckets.popitem(last=False)
        return bucket.take()

    async def _with_bounded_body(self, scope: Scope, receive: Receive, send: Send) -> None:
        large = scope["path"].startswith(("/api/", "/upload"))
        most = self.bounds.largest_body if large else self.bounds.largest_form
        body, more, until = b"", True, time.monotonic() + self.bounds.patience
        while more:
            try:
                message = await asyncio.wait_for(receive(), until - time.monotonic())
            except TimeoutError:
                await refusal(408, "error-too-slow")(scope, receive, send)
                return
            if message["type"] != "http.request":
                return
            body += message.get("body", b"")
            more = message.get("more_body", False)
            if len(body) > most:
                await refusal(413, "error-too-large", most=most // 1024)(scope, receive, send)
                return
        await self._worked_on(scope, _again(body, receive), send)

    async def _worked_on(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request be worked on, which goes on when whoever asked has left; so an address has only so many of them."""
        address = address_of(scope)
        if self.bounds.rate and self.requests[address] >= self.bounds.at_once:
            await refusal(429, "error-too-fast")(scope, receive, send)
            return
        with _counted(self.requests, address):
            await self.app(scope, receive, send)

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        address = address_of(scope)
        if self.bounds.rate and (not self._may_ask(address) or self.sockets[address] >= self.bounds.sockets):
            await send({"type": "websocket.close", "code": 1013})
            return
        with _counted(self.sockets, address):
            await self.app(scope, _quiet(receive, send), send)


@contextmanager
def _counted(counter: Counter[str], address: str) -> Iterator[None]:
    """Count what an address has under way."""
    counter[address] += 1
    try:
        yield
    finally:
        counter[address] -= 1
        if not counter[address]:
            del counter[address]


def refusal(status: int, key: str, **values: object) -> JSONResponse:
    """Make the answer to a request that was not even read, in English."""
    closing = {"connection": "close"} if status in (408, 413) else {}
    return JSONResponse({"error": key, "message": words("en").say(key, **values), "present": None}, status, closing)


def _again(body: bytes, receive: Receive) -> Receive:
    """Give a body that was read to the application, then whatever comes after it."""
    given = False

    async def receive_again() -> Message:
        nonlocal given
        if given:
            return await receive()
        given = True
        return {"type": "http.request", "body": body, "more_body": False}

    return receive_again


def _quiet(receive: Receive, send: Send) -> Receive:
    """Close a socket on which too much is said."""
    bucket = Bucket(MESSAGES_A_SECOND, MESSAGES_AT_ONCE)

    async def receive_quietly() -> Message:
        message = await receive()
        if message["type"] == "websocket.receive" and not bucket.take():
            await send({"type": "websocket.close", "code": 1008})
            return {"type": "websocket.disconnect", "code": 1008}
        return message

    return receive_quietly
