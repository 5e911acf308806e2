"""The current request: who sent it, and whether they still wait for its answer."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from contextvars import ContextVar
from typing import Any, TypeVar

from starlette.requests import ClientDisconnect
from starlette.types import Message, Receive, Scope

from grange.web.background.fair_queue import NOBODY, Asker

T = TypeVar("T")


class Call:
    """A request that is being answered."""

    def __init__(self, scope: Scope, receive: Receive, asker: Callable[[Scope], Asker]) -> None:
        self.scope = scope
        self._receive = receive
        self._asker = asker
        self._unread: Message | None = None  # a message that arrived before the handler asked for it

    @property
    def asker(self) -> Asker:
        """Who sent the request."""
        return self._asker(self.scope)

    async def receive(self) -> Message:
        """Return the next message to the handler."""
        message, self._unread = self._unread, None
        return message or await self._receive()

    async def until_they_leave(self) -> None:
        """Wait until the client disconnects; keep a body that the handler has not read yet."""
        while (message := await self._receive())["type"] != "http.disconnect":
            self._unread = message


CALL: ContextVar[Call | None] = ContextVar("call", default=None)


def who_asks() -> Asker:
    """Return who sent the current request."""
    call = CALL.get()
    return call.asker if call else NOBODY


async def while_they_wait(work: Coroutine[Any, Any, T]) -> T:
    """Run work until it is done or its client disconnects."""
    call = CALL.get()
    if call is None or call.scope["type"] != "http":
        return await work
    working, leaving = asyncio.create_task(work), asyncio.create_task(call.until_they_leave())
    try:
        await asyncio.wait({working, leaving}, return_when=asyncio.FIRST_COMPLETED)
        if not working.done():
            raise ClientDisconnect
        return working.result()
    finally:
        working.cancel()
        leaving.cancel()
