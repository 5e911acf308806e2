"""Monitoring: the health check and the metrics of a server."""

from __future__ import annotations

import asyncio
import hmac
import ipaddress
import time
from collections.abc import Awaitable

from fastapi import APIRouter, HTTPException, Request
from fastapi.responses import JSONResponse, Response

from grange.core.errors import GrangeError
from grange.version import VERSION
from grange.web.http.api import HouseDep
from grange.web.http.clients import token_in
from grange.web.http.metrics import KIND, Meters
from grange.web.storage.archive import Archive

router = APIRouter(include_in_schema=False)

PATIENCE = 3.0  # seconds for the database to answer
BELIEVED = 5.0  # seconds for which the result of a test write holds, so that frequent checks do not load the disk
FORWARDED = ("x-forwarded-for", "forwarded", "x-real-ip", "via")  # every proxy adds at least one of these
THIS_MACHINE = ("localhost", "127.0.0.1", "[::1]")


@router.get("/health")
async def health(request: Request, house: HouseDep) -> JSONResponse:
    """Report whether the database answers and accepts writes, and the workers run; 503 if not."""
    answers, writes = await asyncio.gather(_answers(house.archive.read(house.store.answers)), request.app.state.trial.succeeds())
    parts = {"database": answers, "writes": writes, "workers": house.workers.healthy}
    well = all(parts.values())
    return JSONResponse({"well": well, **parts, "version": VERSION}, 200 if well else 503)


class Trial:
    """Tests writing to the database, once at a time, and remembers the result for a while."""

    def __init__(self, archive: Archive) -> None:
        self.archive = archive
        self.trying = asyncio.Lock()
        self.tried, self.succeeded = float("-inf"), False

    async def succeeds(self) -> bool:
        """Check whether the database accepts writes."""
        async with self.trying:
            if time.monotonic() - self.tried > BELIEVED:
                self.succeeded = await _answers(self.archive.write(self.archive.store.try_writing))
                self.tried = time.monotonic()
            return self.succeeded


async def _answers(asked: Awaitable[None]) -> bool:
    """Check whether a call to the database succeeds in time."""
    try:
        await asyncio.wait_for(asked, PATIENCE)
    except (GrangeError, TimeoutError):
        return False
    return True


@router.get("/metrics")
async def metrics(request: Request) -> Response:
    """Send the metrics to this machine or to a client with the token; for all others there is no such page."""
    if not may_read(request):
        raise HTTPException(404)
    meters: Meters = request.app.state.meters
    return Response(meters.page(), media_type=KIND)


def may_read(request: Request) -> bool:
    """Check whether a client may read the metrics: with the token, or directly from this machine.

    Behind a proxy on this machine, every client seems to be local. So a forwarded request needs the token, and so does a request
    for another host than this machine.
    """
    token: str = request.app.state.metrics_token
    given = token_in(request.headers.get("authorization")) or ""
    if token and hmac.compare_digest(given.encode(), token.encode()):
        return True
    forwarded = any(name in request.headers for name in FORWARDED)
    return not forwarded and _is_here(request) and request.headers.get("host", "").rpartition(":")[0] in THIS_MACHINE


def _is_here(request: Request) -> bool:
    try:
        return ipaddress.ip_address(request.client.host if request.client else "").is_loopback
    except ValueError:
        return False
