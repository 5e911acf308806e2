"""Unread answers: a connection is dropped, with all its pending data, if its peer reads nothing for a while."""

from __future__ import annotations

import asyncio
import socket
import struct
from contextlib import suppress
from typing import Any

AT_ONCE = struct.pack("ii", 1, 0)  # for SO_LINGER: the system drops unsent data, too


class Watched:
    """A transport that drops its peer if none of the written data goes out for a while.

    A peer that reads slowly stays: any progress is enough. A closed transport still flushes its data, so this watches it, too.
    """

    def __init__(self, transport: asyncio.Transport, loop: asyncio.AbstractEventLoop, patience: float) -> None:
        self.transport, self.loop, self.patience = transport, loop, patience
        self.written = 0  # bytes in all
        self.sent = 0  # bytes of those, at the last check
        self.next_look: asyncio.TimerHandle | None = None

    def __getattr__(self, name: str) -> Any:
        return getattr(self.transport, name)

    def write(self, data: bytes) -> None:
        """Write, and check later whether the data has gone out; drop what is written to a closing transport."""
        if self.transport.is_closing():
            return
        if self.next_look is None:
            self.sent = self._sent()
            self._look_later()
        self.written += len(data)
        self.transport.write(data)

    def _sent(self) -> int:
        return self.written - self.transport.get_write_buffer_size()

    def _look_later(self) -> None:
        self.next_look = self.loop.call_later(self.patience, self._look)

    def _look(self) -> None:
        self.next_look, before, self.sent = None, self.sent, self._sent()
        if self.sent == self.written:
            return
        if self.sent > before:
            self._look_later()
        else:
            self.drop()

    def drop(self) -> None:
        """Close the connection at once, and drop unsent data."""
        connection = self.transport.get_extra_info("socket")
        with suppress(OSError, AttributeError):  # already closed, or no system socket
            connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, AT_ONCE)
        self.transport.abort()
