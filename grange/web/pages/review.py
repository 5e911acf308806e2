"""The review of a finished game: its evaluation move by move, stronger moves, and a button to play on from any moment."""

from __future__ import annotations

import re
from typing import Annotated

from fastapi import APIRouter, Query, Request
from fastapi.responses import Response
from markupsafe import Markup

from grange.web.background.reviews import Reviews
from grange.web.history.play_on import play_on
from grange.web.history.scenes import UNKNOWN, Scene, picture_of, result_curve, review_scene
from grange.web.history.story import past_of
from grange.web.house.days import check_open
from grange.web.house.house import House
from grange.web.house.room import Room
from grange.web.http.api import HouseDep, OpeningDep
from grange.web.pages.common import VisitorDep, drawn_page, host_of, own_seat, see_other, sent_form

router = APIRouter()

NUMBER = re.compile("[0-9]{1,7}")
At = Annotated[int, Query(ge=0, le=1_000_000)]


async def finished(house: House, table: str) -> Room:
    """Find a table whose game is over and whose record is open."""
    room = await house.present_room(table)
    check_open(room)
    return room


@router.get("/table/{table}/review")
async def review(request: Request, table: str, house: HouseDep, visitor: VisitorDep, at: At = 0, further: bool = False) -> Response:
    """Show the review of a finished game at one of its moments, as far as it is ready."""
    room = await finished(house, table)
    reviews: Reviews = request.app.state.reviews
    mine = await own_seat(house, room, visitor.digest)
    scene = Scene(past_of(room.live), at, visitor.lang, mine, f"/table/{table}/review?at=", further)
    known = await reviews.of(table)
    shown = await house.run_in_worker(review_scene, scene, known)
    shown |= {name: Markup(shown[name]) for name in ("wide", "narrow")}
    making = await reviews.is_made(table)
    return await drawn_page(request, "review.html", room.live.game, table=table, link=scene.link, making=making, mine=mine, **shown)


@router.post("/table/{table}/review")
async def ask_for_review(request: Request, table: str, house: HouseDep) -> Response:
    """Order a review, and redirect to it."""
    form = await sent_form(request)
    await finished(house, table)
    reviews: Reviews = request.app.state.reviews
    await reviews.ask(table, host_of(request))
    return see_other(request, f"/table/{table}" if form.get("stay") else f"/table/{table}/review")


@router.get("/table/{table}/curve")
async def curve(
    request: Request,
    table: str,
    house: HouseDep,
    visitor: VisitorDep,
    width: Annotated[int, Query(ge=200, le=2000)],
    height: Annotated[int, Query(ge=100, le=600)],
) -> Response:
    """Return the part of the end page about the review: its curve, its progress, or the offer to make one."""
    room = await finished(house, table)
    reviews: Reviews = request.app.state.reviews
    known = await reviews.of(table)
    making = await reviews.is_made(table)
    shown = UNKNOWN
    if known is not None:
        mine = await own_seat(house, room, visitor.digest)
        scene = Scene(past_of(room.live), 0, visitor.lang, mine, f"/table/{table}/review?at=")
        shown = await house.run_in_worker(result_curve, scene, known, (width, height))
    drawn = {**shown, "curve": Markup(shown["curve"])}
    return await drawn_page(request, "_curve.html", room.live.game, table=table, making=making, **drawn)


@router.post("/table/{table}/onward")
async def onward(request: Request, table: str, opening: OpeningDep) -> Response:
    """Open a table that continues the game after a move, and redirect to it."""
    form = await sent_form(request)
    at, seat = (int(form[name]) if NUMBER.fullmatch(form.get(name, "")) else -1 for name in ("at", "seat"))
    return see_other(request, f"/table/{await play_on(opening, table, at, seat, host_of(request))}")


@router.get("/table/{table}/picture")
async def picture(
    table: str,
    house: HouseDep,
    visitor: VisitorDep,
    at: At,
    stronger: Annotated[str, Query(max_length=80)] = "",
    further: bool = False,
) -> Response:
    """Draw a finished game after a move, before it with the stronger option, or as it might have gone on."""
    room = await finished(house, table)
    mine = await own_seat(house, room, visitor.digest)
    scene = Scene(past_of(room.live), at, visitor.lang, mine, "", further)
    drawn = await house.run_in_worker(picture_of, scene, stronger, visitor.theme)
    return Response(drawn, media_type="image/svg+xml")
