"""After a game: the rematch."""

from __future__ import annotations

from fastapi import APIRouter, Request
from fastapi.responses import Response

from grange.web.http.api import HouseDep, OpeningDep
from grange.web.pages.common import VisitorDep, host_of, see_other, sent_form
from grange.web.refusals import WrongToken

router = APIRouter()


@router.post("/table/{table}/rematch")
async def rematch(request: Request, table: str, house: HouseDep, opening: OpeningDep, visitor: VisitorDep) -> Response:
    """Redirect a player to the rematch, and open it if nobody has yet."""
    await sent_form(request)
    room = await house.present_room(table)
    if all(seat < 0 for seat in await house.rights.held_now(room, visitor.digest)):
        raise WrongToken("error-wrong-token")
    return see_other(request, f"/table/{await opening.rematch(table, host_of(request))}")
