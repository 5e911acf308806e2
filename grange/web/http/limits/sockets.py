"""Sockets: how many frames and bytes a peer may send on each, of whatever kind.

It counts frames as they arrive, before anything parses them: a megabyte of empty pings is 170,000 frames, and answers to them
would delay everybody else for seconds. It overrides only methods of `asyncio.Protocol`.
"""

from __future__ import annotations

from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from grange.web.addresses import plain
from grange.web.token_bucket import TokenBucket

FRAMES_A_SECOND, FRAMES_AT_ONCE = 2.0, 40  # our own pages send only a pong every twenty seconds
BYTES_A_SECOND, BYTES_AT_ONCE = 1024.0, 32 * 1024
EXTENDED = {126: 2, 127: 8}  # bytes of a length that does not fit into seven bits
MASKED, MASK = 0x80, 4  # the flag, and the bytes that follow the length


class Allowance:
    """What a peer may still send on a socket. It reads only the heads of frames."""

    def __init__(self) -> None:
        self.frames, self.bytes = TokenBucket(FRAMES_A_SECOND, FRAMES_AT_ONCE), TokenBucket(BYTES_A_SECOND, BYTES_AT_ONCE)
        self.head = b""  # of a frame, until it is complete
        self.left = 0  # bytes of the last frame's payload that have not arrived

    def take(self, data: bytes) -> bool:
        """Count data that has arrived; return False if it is too much. Each read counts as at least one frame."""
        return self.frames.take(max(1, self._begun(data))) and self.bytes.take(len(data))

    def _begun(self, data: bytes) -> int:
        """Count the frames that begin in some data, up to one more than the limit."""
        data, at, begun = self.head + data, self.left, 0
        while begun <= FRAMES_AT_ONCE and (length := _frame_length(data, at)):
            at += length
            begun += 1
        self.head, self.left = data[at:], max(0, at - len(data))
        return begun


def _frame_length(data: bytes, at: int) -> int:
    """Return the length of the frame that begins at an index, with its head; 0 if its head has not arrived completely."""
    if at + 2 > len(data):
        return 0
    payload = data[at + 1] & ~MASKED
    extended = EXTENDED.get(payload, 0)
    head = 2 + extended + (MASK if data[at + 1] & MASKED else 0)
    if at + head > len(data):
        return 0
    return head + (int.from_bytes(data[at + 2 : at + 2 + extended]) if extended else payload)


class BoundedSocket(WebSocketsSansIOProtocol):
    """uvicorn's socket, which drops a peer that sends too many frames or bytes, or any before the socket is open."""

    allowance: Allowance | None = None  # from the request on that opens the socket

    def connection_made(self, transport: Any) -> None:
        """Begin, with the peer's address in its normal form."""
        super().connection_made(transport)
        self.client = self.client and (plain(self.client[0]), self.client[1])

    def data_received(self, data: bytes) -> None:
        """Pass data on while it is within the limits. The first data is the request that opens the socket."""
        if self.allowance is None:
            self.allowance = Allowance()
            super().data_received(data)
            if not self.handshake_initiated:
                self._refuse()
            return
        if not self.handshake_complete or not self.allowance.take(data):  # a peer that does not wait for our answer is hostile
            self.transport.abort()
            return
        super().data_received(data)

    def _refuse(self) -> None:
        """End a connection whose request `websockets` finds too long, since uvicorn would keep it open without an answer."""
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.transport.close()
