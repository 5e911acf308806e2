"""Guests: the people who are connected now; banned visitors are refused."""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field

from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from grange.web.addresses import address_of
from grange.web.house.house import House
from grange.web.house.orders import Orders
from grange.web.http.clients import token_in
from grange.web.refusals import Unwritten
from grange.web.storage.store.keeper import code_of

BANNED = 1008  # the code of a socket that breaks the rules of the house
TABLE = re.compile("/api/tables/([^/]+)")
ALWAYS = ("/health", "/static/", "/art/")  # for monitoring, and for the page that says why


@dataclass(eq=False)
class Guest:
    """Somebody with an open socket."""

    path: str
    address: str
    visitor: str  # the digest
    also: list[str] = field(default_factory=list)  # whom a token of the API has shown the guest to be
    since: float = field(default_factory=time.time)
    leaves: asyncio.Event = field(default_factory=asyncio.Event)


class Guests:
    """Everybody with an open socket at this process."""

    def __init__(self, orders: Orders) -> None:
        self.orders = orders
        self.here: set[Guest] = set()

    def show_out(self) -> None:
        """Close the sockets of guests who have been banned."""
        for guest in self.here:
            if self.bans(guest):
                guest.leaves.set()

    def bans(self, guest: Guest) -> bool:
        """Check whether somebody is banned."""
        return self.orders.bans(guest.address, guest.visitor, *guest.also)


class Door:
    """Refuses banned visitors and addresses, and notes who has a socket."""

    def __init__(self, app: ASGIApp, guests: Guests, refuse: Callable[[Request], Response]) -> None:
        self.app, self.guests, self.refuse = app, guests, refuse

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request in, or refuse it."""
        if scope["type"] == "websocket":
            await self._socket(await _guest_of(scope), scope, receive, send)
        elif scope["type"] == "http" and await self._is_banned(scope):
            await self.refuse(Request(scope))(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    async def _is_banned(self, scope: Scope) -> bool:
        if scope["path"].startswith(ALWAYS) or not self.guests.orders.has_bans:
            return False
        guest = await _guest_of(scope)
        token = token_in(HTTPConnection(scope).headers.get("authorization"))
        if token and (path := TABLE.match(scope["path"])):
            guest.also = await shown_by(scope["app"].state.house, path[1], token)
        return self.guests.bans(guest)

    async def _socket(self, guest: Guest, scope: Scope, receive: Receive, send: Send) -> None:
        if self.guests.bans(guest):
            await send({"type": "websocket.close", "code": BANNED})
            return
        scope["guest"] = guest
        self.guests.here.add(guest)
        try:
            await self.app(scope, _until_shown_out(guest, receive), send)
        finally:
            self.guests.here.discard(guest)
        if guest.leaves.is_set():
            with suppress(RuntimeError, OSError):  # it may have closed by itself
                await send({"type": "websocket.close", "code": BANNED})


async def _guest_of(scope: Scope) -> Guest:
    """Identify a guest: the person who owns the device, or the device alone while the database does not answer."""
    visitors, connection = scope["app"].state.visitors, HTTPConnection(scope)
    with suppress(Unwritten):
        await visitors.recognise(connection)
    return Guest(scope["path"], address_of(scope), visitors.of(connection).digest)


async def shown_by(house: House, table: str, token: str) -> list[str]:
    """List the identities that a token gives a guest: the holders of its seat, and the code of the token itself."""
    with suppress(Unwritten):
        seat = house.rights.opened_by(table, await house.archive.read(house.store.sitting, table), token)
        if seat is not None:
            rights = await house.archive.read(house.store.rights, table)
            return [code_of(table, seat), *(right.visitor for right in rights if right.seat == seat)]
    return []


def _until_shown_out(guest: Guest, receive: Receive) -> Receive:
    """Return a `receive` that also ends when the guest has to leave."""

    async def receive_or_leave() -> Message:
        received, leaving = asyncio.ensure_future(receive()), asyncio.ensure_future(guest.leaves.wait())
        try:
            await asyncio.wait({received, leaving}, return_when=asyncio.FIRST_COMPLETED)
            return received.result() if received.done() else {"type": "websocket.disconnect", "code": BANNED}
        finally:
            received.cancel()
            leaving.cancel()

    return receive_or_leave
