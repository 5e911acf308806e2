"""Following a table over a socket: everything again after every change, until the viewer leaves."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from fastapi import WebSocket, WebSocketDisconnect


async def follow(socket: WebSocket, bell: asyncio.Event, tell: Callable[[], Awaitable[list[str]]]) -> None:
    """Send what there is to tell now, and again whenever the bell rings."""
    gone = asyncio.create_task(_until_gone(socket))
    try:
        while not gone.done():
            bell.clear()
            for text in await tell():
                await socket.send_text(text)
            rung = asyncio.create_task(bell.wait())
            await asyncio.wait({gone, rung}, return_when=asyncio.FIRST_COMPLETED)
            rung.cancel()
    finally:
        gone.cancel()


async def _until_gone(socket: WebSocket) -> None:
    """Read and drop whatever the viewer sends, until the socket closes."""
    try:
        while True:
            await socket.receive_text()
    except (WebSocketDisconnect, KeyError):
        return
