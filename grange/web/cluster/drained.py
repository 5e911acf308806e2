"""A process that the keeper has drained: it answers at its own address only, that it is away, and waits until it is wanted."""

from __future__ import annotations

import asyncio
import time

from starlette.responses import JSONResponse
from starlette.types import Receive, Scope, Send

from grange.core.errors import BadSetup
from grange.core.words import read_words
from grange.version import VERSION
from grange.web.app import Settings
from grange.web.house.orders import Orders
from grange.web.secret import Secret
from grange.web.storage.databases import opened
from grange.web.storage.store.keeper import standing

LOOKS = 1.0  # seconds between two looks at the keeper's orders
RETRY = "60"  # seconds until somebody may try again
TRY_LATER = 1013  # the code of a socket


class Drain:
    """The keeper's order to a process to stay away."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.looked = 0.0

    def stands(self) -> bool:
        """Check whether the process has to stay away; a database that is away has no orders."""
        try:
            return self._read()
        except BadSetup:
            return False

    async def is_over(self) -> bool:
        """Check now and then whether the keeper wants the process back; while the database is away, it stays away."""
        if time.monotonic() - self.looked < LOOKS:
            return False
        try:
            return not await asyncio.to_thread(self._read)
        except BadSetup:
            return False
        finally:
            self.looked = time.monotonic()

    def _read(self) -> bool:
        orders = Orders(Secret(self.settings.secret), self.settings.process)
        with opened(self.settings.database) as database, database.engine.connect() as connection:
            orders.take(standing(connection))
        return orders.drained


async def say_away(scope: Scope, receive: Receive, send: Send) -> None:
    """Answer everything with 503, so that a proxy asks another process."""
    if scope["type"] == "websocket":
        await send({"type": "websocket.close", "code": TRY_LATER})
    elif scope["path"] == "/health":
        await JSONResponse({"well": False, "drained": True, "version": VERSION}, 503)(scope, receive, send)
    else:
        answer = {"error": "error-drained", "message": read_words("en").say("error-drained"), "present": None}
        await JSONResponse(answer, 503, {"retry-after": RETRY})(scope, receive, send)
