"""Limits: how large, how frequent and how slow the requests of an address may be."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from contextlib import suppress

from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocketDisconnect

from grange.core.words import read_words
from grange.web.addresses import address_of, shares_of
from grange.web.http.limits.config import Bounds
from grange.web.http.limits.usage import Usage, counting

STREAMS = "streams"  # the key of a refused socket, which gets no sentence
RETRY = "1"  # seconds until somebody who was too fast may try again
LONGEST_HOST = 300  # bytes; the name of a host has 253 at most. Links to our pages begin with it
LONGEST_QUERY = 2 * 1024  # bytes of an address; parsing thirty thousand fields takes longer than a page


class Limits:
    """Refuses bodies that are too large or too slow, and addresses with too many requests or sockets."""

    def __init__(
        self, app: ASGIApp, bounds: Bounds, usage: Usage | None = None, refused: Callable[[str], None] = lambda _: None
    ) -> None:
        self.app = app
        self.refused = refused  # gets the key of every refusal
        self.bounds = bounds
        self.usage = usage or Usage(bounds)
        self.requests: Counter[str] = Counter()  # in progress

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, or refuse it."""
        if scope["type"] == "websocket":
            await self._socket(scope, receive, send)
        elif scope["type"] != "http":
            await self.app(scope, receive, send)
        elif not self.usage.may_ask(address_of(scope)):
            await self._refuse(429, "error-too-fast")(scope, receive, send)
        elif "\0" in scope["path"]:  # nothing here has such an address, and PostgreSQL cannot even look for it
            await self._refuse(404, "error-no-page")(scope, receive, send)
        elif len(_host(scope)) > LONGEST_HOST:
            await self._refuse(400, "error-foreign")(scope, receive, send)
        elif len(scope.get("query_string", b"")) > LONGEST_QUERY:
            await self._refuse(414, "error-too-large", most=LONGEST_QUERY // 1024)(scope, receive, send)
        else:
            await self._with_bounded_body(scope, receive, send)

    async def _with_bounded_body(self, scope: Scope, receive: Receive, send: Send) -> None:
        large = scope["path"].startswith(("/api/", "/upload"))
        most = self.bounds.largest_body if large else self.bounds.largest_form
        try:
            async with asyncio.timeout(self.bounds.patience):
                body = await _body(receive, most)
        except TimeoutError:
            await self._refuse(408, "error-too-slow")(scope, receive, send)
            return
        if body is None:
            return
        if len(body) > most:
            await self._refuse(413, "error-too-large", most=most // 1024)(scope, receive, send)
            return
        await self._worked_on(scope, _again(body, receive), send)

    async def _worked_on(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on and count it: work goes on after the client has left, so an address may have only a few in progress."""
        address = address_of(scope)
        shares, limited = shares_of(address), self.bounds.rate and address not in self.bounds.exempt
        if limited and any(self.requests[each] >= share * self.bounds.at_once for each, share in shares.items()):
            await self._refuse(429, "error-too-fast")(scope, receive, send)
            return
        with counting(self.requests, shares):
            await self.app(scope, receive, send)

    def _refuse(self, status: int, key: str, **values: object) -> JSONResponse:
        self.refused(key)
        return refusal(status, key, **values)

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        address = address_of(scope)
        if not self.usage.may_ask(address) or not self.usage.may_hold_a_socket(address):
            self.refused(STREAMS)
            await send({"type": "websocket.close", "code": 1013})
            return
        with self.usage.holding_a_socket(address), suppress(WebSocketDisconnect):
            await self.app(scope, receive, _to_an_open_socket(send))


def refusal(status: int, key: str, **values: object) -> JSONResponse:
    """Make the answer to a request that nobody has read, in English."""
    headers = {"connection": "close"} if status in (408, 413) else {"retry-after": RETRY} if status == 429 else {}
    return JSONResponse({"error": key, "message": read_words("en").say(key, **values), "present": None}, status, headers)


def _host(scope: Scope) -> bytes:
    """Return the name under which a client asked for the house."""
    return next((value for name, value in scope["headers"] if name == b"host"), b"")


async def _body(receive: Receive, most: int) -> bytes | None:
    """Read a body, or enough of it to know that it is too large; None if the client has left."""
    body, more = b"", True
    while more and len(body) <= most:
        message = await receive()
        if message["type"] != "http.request":
            return None
        body += message.get("body", b"")
        more = message.get("more_body", False)
    return body


def _again(body: bytes, receive: Receive) -> Receive:
    """Return a `receive` that delivers the body, and then whatever comes after it."""
    given = False

    async def receive_again() -> Message:
        nonlocal given
        if given:
            return await receive()
        given = True
        return {"type": "http.request", "body": body, "more_body": False}

    return receive_again


def _to_an_open_socket(send: Send) -> Send:
    """Raise the error that ASGI expects if a socket has closed meanwhile.

    uvicorn raises a RuntimeError if it has closed a socket by itself, because of a broken frame or a missing pong. ASGI expects an
    OSError, which Starlette turns into a WebSocketDisconnect.
    """

    async def send_to_it(message: Message) -> None:
        try:
            await send(message)
        except RuntimeError as problem:
            raise ConnectionAbortedError from problem

    return send_to_it
