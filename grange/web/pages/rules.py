"""The rules of a game, in our own words: as a page, and by chapter for the drawer at a table."""

from __future__ import annotations

from functools import cache
from typing import Any

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse, Response
from markupsafe import Markup

from grange.games import find
from grange.web.live.figures import with_figures
from grange.web.live.fragments import page_words
from grange.web.live.templating import templates
from grange.web.pages.common import GameDep, VisitorDep, drawn_page
from grange.web.refusals import NothingThere

router = APIRouter()

MARKDOWN = with_figures()
ROMAN = ((10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I"))


@router.get("/rules/{name}")
async def rules(request: Request, game: GameDep, visitor: VisitorDep) -> Response:
    """Show the rules of a game."""
    title = page_words(visitor.lang, game.folder).say("game-name")
    return await drawn_page(request, "rules.html", game, title=title, chapters=_chapters(game.name, visitor.lang))


@router.get("/rules/{name}/{chapter}")
async def one_chapter(game: GameDep, chapter: str, visitor: VisitorDep) -> Response:
    """Send one chapter of the rules for the drawer at a table; `all` is the text before the first chapter."""
    chapters = _chapters(game.name, visitor.lang)[1:]
    number = next((number for number, part in enumerate(chapters) if part["id"] == chapter), None)
    if number is None and chapter != "all":
        raise NothingThere("error-unknown-chapter", chapter=chapter[:40])
    context = {
        "say": page_words(visitor.lang, game.folder).say,
        "game": game.name,
        "chapters": chapters,
        "chapter": None if number is None else chapters[number],
        "before": chapters[number - 1] if number else None,
        "after": chapters[number + 1] if number is not None and number + 1 < len(chapters) else None,
    }
    return HTMLResponse(templates.get_template("_chapter.html").render(context))


@cache
def _chapters(name: str, lang: str) -> list[dict[str, Any]]:
    return [
        {"id": part.id, "number": _roman(number), "title": part.title, "html": Markup(MARKDOWN.render(part.text))}
        for number, part in enumerate(find(name).chapters(lang))
    ]


def _roman(number: int) -> str:
    """Write a number in Roman numerals.

    >>> _roman(14)
    'XIV'
    """
    for worth, letter in ROMAN:
        if number >= worth:
            return letter + _roman(number - worth)
    return ""
