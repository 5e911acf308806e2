"""Connections: what one address may hold open, and how long the head of a request may take to come."""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol


def bounded_protocol(most: int, patience: float, proxies: frozenset[str]) -> type[H11Protocol]:
    """Make uvicorn's protocol with bounds: so many connections for each address that is not a proxy, so many seconds for a head."""
    open_from: Counter[str] = Counter()

    class Bounded(H11Protocol):
        """Ends connections whose request does not come, and refuses those of an address that has too many."""

        late: asyncio.TimerHandle | None = None
        address = ""

        def connection_made(self, transport: Any) -> None:
            super().connection_made(transport)
            self._expect_a_request()
            self.address = "" if self.client is None or self.client[0] in proxies else self.client[0]
            open_from[self.address] += 1
            if self.address and open_from[self.address] > most:
                transport.abort()

        def data_received(self, data: bytes) -> None:
            if self.conn.their_state is h11.IDLE and self.late is None:
                self._expect_a_request()
            super().data_received(data)
            if self.conn.their_state is not h11.IDLE:
                self._stop_expecting()

        def _expect_a_request(self) -> None:
            self.late = self.loop.call_later(patience, self.transport.abort)

        def _stop_expecting(self) -> None:
            if self.late is not None:
                self.late.cancel()
                self.late = None

        def handle_websocket_upgrade(self, event: h11.Request) -> None:
            self._leave()  # sockets have bounds of their own
            super().handle_websocket_upgrade(event)

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
