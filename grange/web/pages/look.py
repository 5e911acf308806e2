"""Looking a thing up at a table: what it is, what it does, and its sentence in the rules."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query
from fastapi.responses import HTMLResponse, Response

from grange.core.look import Look
from grange.core.words import Words
from grange.web.http.api import HouseDep
from grange.web.live.fragments import page_words
from grange.web.live.templating import templates
from grange.web.pages.common import VisitorDep
from grange.web.refusals import NothingThere

router = APIRouter()


@router.get("/table/{table}/look")
async def look(table: str, thing: Annotated[str, Query(max_length=60)], house: HouseDep, visitor: VisitorDep) -> Response:
    """Explain a thing on the table in the visitor's language."""
    live = (await house.room(table)).live
    found = live.game.display.look(live.state, thing)
    if found is None:
        raise NothingThere("error-unknown-thing", thing=thing)
    return HTMLResponse(explanation(found, live.game.name, page_words(visitor.lang, live.game.folder)))


def explanation(found: Look, game: str, words: Words) -> str:
    """Render the explanation of a thing."""
    said = {part: words.text(getattr(found, part)) for part in ("name", "kind", "does", "rule")}
    return templates.get_template("_lookup.html").render(said, say=words.say, game=game, icon=found.icon, chapter=found.chapter)
