"""What a watchman asks a server: whether it is well, and what its meters say."""

from __future__ import annotations

import asyncio
import hmac
import ipaddress

from fastapi import APIRouter, HTTPException, Request
from fastapi.responses import JSONResponse, Response

from grange.core.errors import GrangeError
from grange.version import VERSION
from grange.web.api import InHouse, token_in
from grange.web.house import House
from grange.web.meters import KIND, Meters

router = APIRouter(include_in_schema=False)

PATIENCE = 3.0  # seconds for the database to answer
FORWARDED = ("x-forwarded-for", "forwarded", "x-real-ip", "via")  # of these, every proxy adds one or the other
THIS_MACHINE = ("localhost", "127.0.0.1", "[::1]")


@router.get("/health")
async def health(house: InHouse) -> JSONResponse:
    """Tell whether the database answers and the workers can work; 503 if not."""
    parts = {"database": await _database_answers(house), "workers": house.thinkers.sound and house.chores.sound}
    well = all(parts.values())
    return JSONResponse({"well": well, **parts, "version": VERSION}, 200 if well else 503)


async def _database_answers(house: House) -> bool:
    try:
        await asyncio.wait_for(house.archive.read(house.store.answers), PATIENCE)
    except (GrangeError, TimeoutError):
        return False
    return True


@router.get("/metrics")
async def metrics(request: Request) -> Response:
    """Give the meters to this machine or to whoever has the token; to all others there is nothing here."""
    if not may_read(request):
        raise HTTPException(404)
    meters: Meters = request.app.state.meters
    return Response(meters.page(), media_type=KIND)


def may_read(request: Request) -> bool:
    """Tell whether somebody may read the meters: with the token, or straight from this machine.

    Behind a proxy on this machine everybody seems to be here. So what was forwarded needs the token, and so does what asks for
    another host than this machine.
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
