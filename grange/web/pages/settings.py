"""Settings of a visitor: the language and the theme."""

from __future__ import annotations

from fastapi import APIRouter, Request
from fastapi.responses import Response

from grange.core.words import LANGUAGES
from grange.web.http.visitors import LANG, THEME, THEMES, remember
from grange.web.pages.common import see_other, sent_form

router = APIRouter()


@router.post("/settings")
async def settings(request: Request) -> Response:
    """Store the language and the theme that a visitor has chosen."""
    form = await sent_form(request)
    here = form.get("here", "/")
    response = see_other(request, here if here.startswith("/") and not here.startswith(("//", "/\\")) else "/")
    secure = request.url.scheme == "https"
    if form.get("lang") in LANGUAGES:
        remember(response, LANG, form["lang"], secure)
    if "theme" in form:
        remember(response, THEME, form["theme"] if form["theme"] in THEMES else "", secure)
    return response
