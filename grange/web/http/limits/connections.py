"""Connections: how many an address may hold open, and how slow and how large the head of a request may be.

This module and `sockets.py` extend classes that uvicorn does not promise to keep, so `pyproject.toml` limits its version.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Container
from typing import Any, ClassVar, cast

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.utils import get_remote_addr

from grange.web.addresses import address_of, plain, shares_of
from grange.web.http.limits.config import Bounds
from grange.web.http.limits.unread_answers import Watched
from grange.web.http.limits.usage import Usage, uncount

LARGEST_HEAD = 16 * 1024  # of a request: browsers send one or two thousand bytes, and work grows with the number of headers
MOST_PIECES = 1000  # of a body: one of 64 KiB comes in some fifty, and chunks of one byte would cost more than the request
MOST_AHEAD = 10  # requests that may wait on a connection; browsers send none ahead


class TooManyAhead(Exception):
    """Too many requests that wait on one connection."""


class TooManyPieces(Exception):
    """A body in too many pieces."""


class TooLargeHead(Exception):
    """A head with too many bytes, all of which arrived at once."""


class Open:
    """Counts the connections of each household, and of each site around one."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.connections: Counter[str] = Counter()

    def enter(self, address: str) -> bool:
        """Count a connection; return False if there is no room for it."""
        shares = shares_of(address)
        self.connections.update(shares.keys())
        return all(self.connections[each] <= share * self.most for each, share in shares.items())

    def leave(self, address: str) -> None:
        """Forget a connection that was counted."""
        uncount(self.connections, shares_of(address))


class Entrance:
    """Decides which addresses may connect: they hold no more connections than `most`, and open none faster than they may ask."""

    def __init__(self, most: int, bounds: Bounds, proxies: Container[str]) -> None:
        self.patience, self.exempt, self.proxies = bounds.patience, bounds.exempt, proxies
        self.open, self.opened = Open(most), Usage(bounds)

    def address_of(self, client: str) -> str:
        """Return the address for which a client counts; empty for a proxy, and for a network without limits."""
        return "" if client in self.proxies or client in self.exempt else address_of({"client": (client,)})

    def enter(self, address: str) -> bool:
        """Count a connection; return False if it is one too many."""
        return self.open.enter(address) and self.opened.may_ask(address)

    def leave(self, address: str) -> None:
        """Forget a connection that was counted."""
        self.open.leave(address)


class Bounded(HttpToolsProtocol):
    """Closes connections without a request, and refuses those of an address with too many."""

    entrance: ClassVar[Entrance]  # the same for all connections of a process
    late: asyncio.TimerHandle | None = None  # while a request's head has not arrived
    head = 0  # bytes since the last complete head, or since the last of a body
    pieces = 0  # of the current body
    answered: RequestResponseCycle | None = None  # the current request; others may wait behind it
    address = ""

    def connection_made(self, transport: Any) -> None:
        self.transport, peer = transport, get_remote_addr(transport)
        if peer and not self._may_enter(plain(peer[0])):  # before anything else is done for it
            transport.abort()
            return
        super().connection_made(cast(Any, Watched(transport, self.loop, self.entrance.patience)))
        self._expect_a_request()
        self.client = peer and (plain(peer[0]), peer[1])

    def _may_enter(self, client: str) -> bool:
        self.address = self.entrance.address_of(client)
        return not self.address or self.entrance.enter(self.address)

    def data_received(self, data: bytes) -> None:
        if self.late is None and not self._is_answering():
            self._expect_a_request()
        self.head += len(data)
        super().data_received(data)
        if self.head > LARGEST_HEAD:
            self.transport.abort()

    def on_headers_complete(self) -> None:
        self.head = self.pieces = 0
        self._stop_expecting()
        if len(self.url) + sum(len(name) + len(value) + 4 for name, value in self.headers) > LARGEST_HEAD:
            raise TooLargeHead
        super().on_headers_complete()
        if len(self.pipeline) > MOST_AHEAD:
            raise TooManyAhead  # the parser stops, and the connection is closed

    def on_body(self, body: bytes) -> None:
        self.head = 0
        self.pieces += 1
        if self.pieces > MOST_PIECES:
            raise TooManyPieces
        super().on_body(body)

    def _is_answering(self) -> bool:
        return self.cycle is not None and not self.cycle.response_complete

    def _brings_a_body(self) -> bool:
        headers = dict(self.headers)
        return b"transfer-encoding" in headers or headers.get(b"content-length", b"0") != b"0"

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: Any) -> None:
        self.answered = cycle
        super()._start_asgi_task(cycle, app)

    def _expect_a_request(self) -> None:
        self.late = self.loop.call_later(self.entrance.patience, self.transport.abort)

    def _stop_expecting(self) -> None:
        if self.late is not None:
            self.late.cancel()
            self.late = None

    def handle_websocket_upgrade(self) -> None:
        if self._is_answering() or self._brings_a_body():  # answers would get into the socket; nobody would read the body
            self.transport.abort()
            return
        self._leave()  # sockets have limits of their own
        super().handle_websocket_upgrade()

    def connection_lost(self, exc: Exception | None) -> None:
        self._leave()
        if self.answered is not None:
            self.answered.disconnected = True
        super().connection_lost(exc)

    def _leave(self) -> None:
        self._stop_expecting()
        if self.address:
            self.entrance.leave(self.address)
            self.address = ""


def bounded_protocol(most: int, bounds: Bounds, proxies: Container[str]) -> type[HttpToolsProtocol]:
    """Make uvicorn's protocol with limits on the connections of each address that is no proxy, and on the time for a head."""
    return type("BoundedHere", (Bounded,), {"entrance": Entrance(most, bounds, proxies)})
