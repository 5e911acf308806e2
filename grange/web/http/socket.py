"""Following a table over a socket: messages after every change, until the viewer leaves."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence

from fastapi import WebSocket


async def follow(
    socket: WebSocket,
    bell: asyncio.Event,
    news: Callable[[], Awaitable[Sequence[str | bytes]]],
    heard: Callable[[str], Awaitable[None]] | None = None,
) -> None:
    """Send the news now, and again whenever the bell rings; tell what the viewer sends, unless nobody wants to know."""
    gone = asyncio.create_task(_until_gone(socket, heard))
    gone.add_done_callback(lambda _: bell.set())
    try:
        while not gone.done():
            bell.clear()
            for message in await news():
                await (socket.send_text(message) if isinstance(message, str) else socket.send_bytes(message))
            if not gone.done():
                await bell.wait()
    finally:
        gone.cancel()


async def _until_gone(socket: WebSocket, heard: Callable[[str], Awaitable[None]] | None) -> None:
    """Wait until the socket closes."""
    while (message := await socket.receive())["type"] != "websocket.disconnect":
        if heard is not None:
            await heard(message.get("text") or "")
