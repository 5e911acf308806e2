"""The review: what a finished game was worth, move by move, what was stronger, and a way to play on from any moment."""

from __future__ import annotations

import re
from typing import Annotated

from fastapi import APIRouter, Query, Request
from fastapi.responses import Response
from markupsafe import Markup

from grange.web.api import InHouse, Opens
from grange.web.days import check_open
from grange.web.house import House
from grange.web.onward import play_on
from grange.web.pages.common import Asking, drawn_page, host_of, own_seat, see_other, sent_form
from grange.web.reviews import Reviews
from grange.web.room import Room
from grange.web.scenes import UNKNOWN, Scene, how_it_went, picture_of, told
from grange.web.story import past_of

router = APIRouter()

NUMBER = re.compile("[0-9]{1,7}")
At = Annotated[int, Query(ge=0, le=1_000_000)]


async def finished(house: House, table: str) -> Room:
    """Find a table whose game is over and may be looked into."""
    room = await house.present_room(table)
    check_open(room)
    return room


@router.get("/table/{table}/review")
async def review(request: Request, table: str, house: InHouse, visitor: Asking, at: At = 0, further: bool = False) -> Response:
    """Show the review of a finished game at one of its moments, as far as it is made."""
    room = await finished(house, table)
    reviews: Reviews = request.app.state.reviews
    mine = await own_seat(house, room, visitor.digest)
    scene = Scene(past_of(room.live), at, visitor.lang, mine, f"/table/{table}/review?at=", further)
    known = await reviews.known(table)
    shown = await house.do_chore(told, scene, known)
    shown |= {name: Markup(shown[name]) for name in ("wide", "narrow")}
    making = reviews.is_made(table, known)
    return await drawn_page(request, "review.html", room.live.game, table=table, link=scene.link, making=making, mine=mine, **shown)


@router.post("/table/{table}/review")
async def ask_for_review(request: Request, table: str, house: InHouse) -> Response:
    """Let a review be made, and lead to it."""
    form = await sent_form(request)
    await finished(house, table)
    reviews: Reviews = request.app.state.reviews
    await reviews.ask(table, host_of(request))
    return see_other(request, f"/table/{table}" if form.get("stay") else f"/table/{table}/review")


@router.get("/table/{table}/went")
async def went(
    request: Request,
    table: str,
    house: InHouse,
    visitor: Asking,
    width: Annotated[int, Query(ge=200, le=2000)],
    height: Annotated[int, Query(ge=100, le=600)],
) -> Response:
    """Give what the page of a game's end shows of its review: the curve, how far it has come, or the offer to make one."""
    room = await finished(house, table)
    reviews: Reviews = request.app.state.reviews
    known = await reviews.known(table)
    making = reviews.is_made(table, known)
    shown = UNKNOWN
    if known is not None:
        mine = await own_seat(house, room, visitor.digest)
        scene = Scene(past_of(room.live), 0, visitor.lang, mine, f"/table/{table}/review?at=")
        shown = await house.do_chore(how_it_went, scene, known, (width, height))
    drawn = {**shown, "curve": Markup(shown["curve"])}
    return await drawn_page(request, "_went.html", room.live.game, table=table, making=making, **drawn)


@router.post("/table/{table}/onward")
async def onward(request: Request, table: str, opening: Opens) -> Response:
    """Open a table at which the game stands as it stood after a move, and lead to it."""
    form = await sent_form(request)
    at, seat = (int(form[name]) if NUMBER.fullmatch(form.get(name, "")) else -1 for name in ("at", "seat"))
    return see_other(request, f"/table/{await play_on(opening, table, at, seat, host_of(request))}")


@router.get("/table/{table}/picture")
async def picture(
    table: str,
    house: InHouse,
    visitor: Asking,
    at: At,
    stronger: Annotated[str, Query(max_length=80)] = "",
    further: bool = False,
) -> Response:
    """Draw a finished game as it stood after a move; before it, with what would have been stronger; or as it might have gone on."""
    room = await finished(house, table)
    mine = await own_seat(house, room, visitor.digest)
    scene = Scene(past_of(room.live), at, visitor.lang, mine, "", further)
    drawn = await house.do_chore(picture_of, scene, stronger, visitor.theme)
    return Response(drawn, media_type="image/svg+xml")
