"""Lessons: begin one, or leave it."""

from __future__ import annotations

from fastapi import APIRouter, Request
from fastapi.responses import JSONResponse, Response

from grange.core.lesson import FIRST, LEARNER
from grange.web.http.api import HouseDep, OpeningDep
from grange.web.live.fragments import page_words
from grange.web.pages.common import GameDep, VisitorDep, host_of, see_other, sent_form
from grange.web.pages.play import TableMessage, own_room
from grange.web.refusals import NothingThere

router = APIRouter()


@router.post("/learn/{name}")
@router.post("/learn/{name}/{lesson}")
async def learn(request: Request, game: GameDep, opening: OpeningDep, visitor: VisitorDep, lesson: str = FIRST) -> Response:
    """Begin or continue a lesson of a game, usually its guided first game."""
    await sent_form(request)
    if not game.has_lesson:
        raise NothingThere("error-no-lesson", title=page_words(visitor.lang, game.folder).say("game-name"))
    if lesson not in game.lessons():
        raise NothingThere("error-unknown-lesson", lesson=lesson[:40], lessons=list(game.lessons()))
    table = await opening.open_lesson(game.name, game.lesson(lesson), host_of(request, LEARNER))
    return see_other(request, f"/table/{table}")


@router.post("/table/{table}/lesson")
async def end_lesson(request: Request, table: str, sent: TableMessage, house: HouseDep) -> JSONResponse:
    """End a lesson; the game itself goes on."""
    await own_room(request, table, sent.seat, house)
    await house.end_lesson(table)
    return JSONResponse({})
