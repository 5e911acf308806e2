"""Limits: how much, how often and how slowly an address may ask."""

from __future__ import annotations

import asyncio
import ipaddress
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from grange.core.words import words
from grange.web.bounds import Bounds, Bucket
from grange.web.usage import Usage

MESSAGES_A_SECOND, MESSAGES_AT_ONCE = 1.0, 20  # on a socket; our own pages send one in all


def address_of(scope: Scope) -> str:
    """Find the address that asks; for IPv6 the network, as one household has more addresses than anybody can count."""
    address = (scope.get("client") or ("",))[0]
    try:
        return str(ipaddress.ip_network(f"{address}/64", strict=False)) if ":" in address else address
    except ValueError:
        return str(address)


class Limits:
    """Refuses bodies that are too large or too slow, addresses that ask too often, and sockets that are too many or too loud."""

    def __init__(self, app: ASGIApp, bounds: Bounds, usage: Usage | None = None) -> None:
        self.app = app
        self.bounds = bounds
        self.usage = usage or Usage(bounds)
        self.requests: Counter[str] = Counter()  # that are being worked on

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request pass, or refuse it."""
        if scope["type"] == "websocket":
            await self._socket(scope, receive, send)
        elif scope["type"] != "http":
            await self.app(scope, receive, send)
        elif not self.usage.may_ask(address_of(scope)):
            await refusal(429, "error-too-fast")(scope, receive, send)
        else:
            await self._with_bounded_body(scope, receive, send)

    async def _with_bounded_body(self, scope: Scope, receive: Receive, send: Send) -> None:
        large = scope["path"].startswith(("/api/", "/upload"))
        most = self.bounds.largest_body if large else self.bounds.largest_form
        try:
            async with asyncio.timeout(self.bounds.patience):
                body = await _body(receive, most)
        except TimeoutError:
            await refusal(408, "error-too-slow")(scope, receive, send)
            return
        if body is None:
            return
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
        if not self.usage.may_ask(address) or not self.usage.may_hold_a_socket(address):
            await send({"type": "websocket.close", "code": 1013})
            return
        with self.usage.holding_a_socket(address):
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


async def _body(receive: Receive, most: int) -> bytes | None:
    """Read a body, or as much of it as is needed to know that it is too large; none if whoever sent it has left."""
    body, more = b"", True
    while more and len(body) <= most:
        message = await receive()
        if message["type"] != "http.request":
            return None
        body += message.get("body", b"")
        more = message.get("more_body", False)
    return body


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
