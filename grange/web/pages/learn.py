"""Guided first games: how one begins and ends."""

from __future__ import annotations

from fastapi import APIRouter, Request
from fastapi.responses import JSONResponse, Response

from grange.core.lesson import LEARNER
from grange.web.api import InHouse, Opens
from grange.web.pages.common import Named, host_of, see_other, sent_form
from grange.web.pages.play import Sent, own_room

router = APIRouter()


@router.post("/learn/{name}")
async def learn(request: Request, game: Named, opening: Opens) -> Response:
    """Begin the guided first game, or go on with it."""
    await sent_form(request)
    table = await opening.open_lesson(game.name, host_of(request, LEARNER))
    return see_other(request, f"/table/{table}")


@router.post("/table/{table}/lesson")
async def end_lesson(request: Request, table: str, sent: Sent, house: InHouse) -> JSONResponse:
    """End a guided first game; the game itself goes on."""
    await own_room(request, table, sent.seat, house)
    await house.end_lesson(table)
    return JSONResponse({})
