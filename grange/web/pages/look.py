"""Looking something up at a table: what a thing is, what it does, and its sentence in the rules."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query
from fastapi.responses import HTMLResponse, Response

from grange.core.look import Look
from grange.core.words import Words
from grange.web.api import InHouse
from grange.web.fragments import page_words
from grange.web.pages.common import Asking
from grange.web.refusals import NothingThere
from grange.web.templating import templates

router = APIRouter()


@router.get("/table/{table}/look")
async def look(table: str, thing: Annotated[str, Query(max_length=60)], house: InHouse, visitor: Asking) -> Response:
    """Tell of a thing on the table, in the language of whoever points at it."""
    live = (await house.room(table)).live
    found = live.game.look(live.state, thing)
    if found is None:
        raise NothingThere("error-unknown-thing", thing=thing)
    return HTMLResponse(told(found, live.game.name, page_words(visitor.lang, live.game.folder)))


def told(found: Look, game: str, tongue: Words) -> str:
    """Write what is told of a thing."""
    said = {part: tongue.tell(getattr(found, part)) for part in ("name", "kind", "does", "rule")}
    return templates.get_template("_lookup.html").render(said, say=tongue.say, game=game, icon=found.icon, chapter=found.chapter)
