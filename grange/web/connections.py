"""Connections: what one address may hold open, how long the head of a request may take to come, and how long it may be."""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from grange.web.limits import address_of

LARGEST_HEAD = 64 * 1024  # of a request


def bounded_protocol(most: int, patience: float, proxies: frozenset[str]) -> type[HttpToolsProtocol]:
    """Make uvicorn's protocol with bounds: so many connections for each address that is not a proxy, so many seconds for a head."""
    open_from: Counter[str] = Counter()

    class Bounded(HttpToolsProtocol):
        """Ends connections whose request does not come, and refuses those of an address that has too many."""

        late: asyncio.TimerHandle | None = None  # while the head of a request is awaited
        head = 0  # bytes that have come since the last of a body, or of a whole head
        answered: RequestResponseCycle | None = None  # the request that is being answered; others may have come after it
        address = ""

        def connection_made(self, transport: Any) -> None:
            super().connection_made(transport)
            self._expect_a_request()
            self.address = "" if self.client is None or self.client[0] in proxies else address_of({"client": self.client})
            open_from[self.address] += 1
            if self.address and open_from[self.address] > most:
                transport.abort()

        def data_received(self, data: bytes) -> None:
            if self.late is None and not self._is_answering():
                self._expect_a_request()
            self.head += len(data)
            super().data_received(data)
            if self.head > LARGEST_HEAD:
                self.transport.abort()

        def on_headers_complete(self) -> None:
            self.head = 0
            self._stop_expecting()
            super().on_headers_complete()

        def on_body(self, body: bytes) -> None:
            self.head = 0
            super().on_body(body)

        def _is_answering(self) -> bool:
            return self.cycle is not None and not self.cycle.response_complete

        def _brings_a_body(self) -> bool:
            told = dict(self.headers)
            return b"transfer-encoding" in told or told.get(b"content-length", b"0") != b"0"

        def _start_asgi_task(self, cycle: RequestResponseCycle, app: Any) -> None:
            self.answered = cycle
            super()._start_asgi_task(cycle, app)

        def _expect_a_request(self) -> None:
            self.late = self.loop.call_later(patience, self.transport.abort)

        def _stop_expecting(self) -> None:
            if self.late is not None:
                self.late.cancel()
                self.late = None

        def handle_websocket_upgrade(self) -> None:
            if self._is_answering() or self._brings_a_body():  # answers would get into the socket; a body would be awaited for ever
                self.transport.abort()
                return
            self._leave()  # sockets have bounds of their own
            super().handle_websocket_upgrade()

        def connection_lost(self, exc: Exception | None) -> None:
            self._leave()
            if self.answered is not None:
                self.answered.disconnected = True
            super().connection_lost(exc)

        def _leave(self) -> None:
            self._stop_expecting()
            if open_from[self.address] > 1:
                open_from[self.address] -= 1
            else:
                del open_from[self.address]

    return Bounded
