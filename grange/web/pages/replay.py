"""Replays: finished games move by move, their records, and uploaded games."""

from __future__ import annotations

import asyncio
import json
from typing import Annotated, Any

from fastapi import APIRouter, Query, Request
from fastapi.responses import Response
from markupsafe import Markup
from starlette.datastructures import UploadFile

from grange.games import find
from grange.web.history.story import Past, past_of, seen_by, story
from grange.web.house.days import check_open
from grange.web.http.api import HouseDep, OpeningDep
from grange.web.live.fragments import names_of, page_words
from grange.web.live.score_sheet import scores
from grange.web.pages.common import VisitorDep, drawn_page, host_of, own_seat, read_form, see_other
from grange.web.pages.sharing import share_table

router = APIRouter()


@router.get("/table/{table}/replay")
async def replay(
    request: Request,
    table: str,
    house: HouseDep,
    visitor: VisitorDep,
    at: Annotated[int, Query(ge=0, le=1_000_000)] = 0,
    eyes: Annotated[int | None, Query(ge=0, le=1_000_000)] = None,
) -> Response:
    """Show a finished game move by move from one of its seats; nothing is secret any more."""
    room = await house.present_room(table)
    check_open(room)
    mine = await own_seat(house, room, visitor.digest)
    seen = eyes if eyes is not None and eyes < room.live.state.seats else mine or 0
    shown = await house.run_in_worker(moment, past_of(room.live), at, visitor.lang, mine, seen)
    shown |= {"main": Markup(shown["main"]), "others": Markup(shown["others"])}
    share = await share_table(request, house, room, visitor.lang)
    link = f"/table/{table}/replay?" + ("" if eyes is None else f"eyes={seen}&") + "at="
    return await drawn_page(request, "replay.html", room.live.game, table=table, link=link, share=share, **shown)


def moment(past: Past, at: int, lang: str, mine: int | None, seen: int) -> dict[str, Any]:
    """In a worker, replay a game and draw one of its moments from a seat."""
    game = find(past.game)
    words = page_words(lang, game.folder)
    names = names_of(past.seats, words, mine)
    found = story(past, at, words, names, mine)
    panels = game.display.page(found.shown, seen, seen_by(mine, seen, words, names), names)
    return {
        **found.facts,
        "scores": scores(past.seats, found.shown, None, words, names),
        "seen": seen,
        "main": panels.main,
        "others": panels.side,
        "tabs": panels.tabs,
    }


@router.get("/table/{table}/record")
async def record(table: str, house: HouseDep) -> Response:
    """Send a finished game's record as a file."""
    room = await house.present_room(table)
    check_open(room)
    headers = {"content-disposition": f'attachment; filename="{room.live.game.name}-{table[:6]}.json"'}
    return Response(json.dumps(await asyncio.to_thread(room.live.record), indent=1), media_type="application/json", headers=headers)


@router.post("/upload")
async def upload(request: Request, opening: OpeningDep) -> Response:
    """Accept an uploaded record, check it, and open its replay."""
    file = (await read_form(request)).get("record")
    text = (await file.read()).decode("utf-8", "replace") if isinstance(file, UploadFile) else ""
    table = await opening.shelve(text, host_of(request))
    return see_other(request, f"/table/{table}/replay")
