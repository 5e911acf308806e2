"""The rules of a game, in our own words."""

from __future__ import annotations

from functools import cache
from typing import Any

from fastapi import APIRouter, Request
from fastapi.responses import Response
from markdown_it import MarkdownIt
from markupsafe import Markup

from grange.games import find
from grange.web.fragments import page_words
from grange.web.pages.common import Asking, drawn_page

router = APIRouter()

MARKDOWN = MarkdownIt("commonmark", {"html": False}).enable("table")


@router.get("/rules/{name}")
async def rules(request: Request, name: str, visitor: Asking) -> Response:
    """Show the rules of a game."""
    game = find(name)
    title = page_words(visitor.lang, game.folder).say("game-name")
    return await drawn_page(request, "rules.html", game, title=title, chapters=_chapters(game.name, visitor.lang))


@cache
def _chapters(name: str, lang: str) -> list[dict[str, Any]]:
    return [{"id": part.id, "title": part.title, "html": Markup(MARKDOWN.render(part.text))} for part in find(name).chapters(lang)]
