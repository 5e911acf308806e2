"""What a visitor has chosen for all pages: the language and the theme."""

from __future__ import annotations

from fastapi import APIRouter, Request
from fastapi.responses import Response

from grange.core.words import LANGUAGES
from grange.web.pages.common import see_other, sent_form
from grange.web.visitors import A_YEAR, LANG, THEME, THEMES

router = APIRouter()


@router.post("/settings")
async def settings(request: Request) -> Response:
    """Remember the language and the theme that a visitor has chosen."""
    form = await sent_form(request)
    here = form.get("here", "/")
    response = see_other(request, here if here.startswith("/") and not here.startswith(("//", "/\\")) else "/")
    if form.get("lang") in LANGUAGES:
        response.set_cookie(LANG, form["lang"], max_age=A_YEAR, samesite="lax", httponly=True)
    if "theme" in form:
        theme = form["theme"] if form["theme"] in THEMES else ""
        response.set_cookie(THEME, theme, max_age=A_YEAR, samesite="lax", httponly=True)
    return response
