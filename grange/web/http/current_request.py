"""Middleware: the code that answers a request can find out which client sent it, and whether it still waits."""

from __future__ import annotations

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Receive, Scope, Send

from grange.web.background.fair_queue import Asker
from grange.web.background.waiting import CALL, Call
from grange.web.http.clients import counted_address
from grange.web.http.visitors import Visitors


def asker_of(scope: Scope) -> Asker:
    """Return the visitor and the address of a client; a client without a cookie has only an address."""
    visitors: Visitors = scope["app"].state.visitors
    visitor = visitors.of(HTTPConnection(scope))
    return Asker(counted_address(scope), None if visitor.new else visitor.digest)


class RememberRequest:
    """Remembers the current request. It comes after the limits, which read the whole body."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request."""
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        call = Call(scope, receive, asker_of)
        before = CALL.set(call)
        try:
            await self.app(scope, call.receive, send)
        finally:
            CALL.reset(before)
