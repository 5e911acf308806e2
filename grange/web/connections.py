"""Connections: what one address may hold open, how long the head of a request may take to come, and how long it may be."""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

LARGEST_HEAD = 64 * 1024  # of a request


def bounded_protocol(most: int, patience: float, proxies: frozenset[str]) -> type[HttpToolsProtocol]:
    """Make uvicorn's protocol with bounds: so many connections for each address that is not a proxy, so many seconds for a head."""
    open_from: Counter[str] = Counter()

    class Bounded(HttpToolsProtocol):
        """Ends connections whose request does not come, and refuses those of an address that has too many."""

        late: asyncio.TimerHandle | None = None  # while the head of a request is awaited
        head = 0  # bytes that have come of it
        address = ""

        def connection_made(self, transport: Any) -> None:
            super().connection_made(transport)
            self._expect_a_request()
            self.address = "" if self.client is None or self.client[0] in proxies else self.client[0]
            open_from[self.address] += 1
            if self.address and open_from[self.address] > most:
                transport.abort()

        def data_received(self, data: bytes) -> None:
            if self.late is None and (self.cycle is None or self.cycle.response_complete):
                self._expect_a_request()
            super().data_received(data)
            if self.late is not None:
                self.head += len(data)
                if self.head > LARGEST_HEAD:
                    self.transport.abort()

        def on_headers_complete(self) -> None:
            self._stop_expecting()
            super().on_headers_complete()

        def _expect_a_request(self) -> None:
            self.late = self.loop.call_later(patience, self.transport.abort)
            self.head = 0

        def _stop_expecting(self) -> None:
            if self.late is not None:
                self.late.cancel()
                self.late = None

        def handle_websocket_upgrade(self) -> None:
            self._leave()  # sockets have bounds of their own
            super().handle_websocket_upgrade()

        def connection_lost(self, exc: Exception | None) -> None:
            self._leave()
            super().connection_lost(exc)

        def _leave(self) -> None:
            self._stop_expecting()
            if open_from[self.address] > 1:
                open_from[self.address] -= 1
            else:
                del open_from[self.address]

    return Bounded
