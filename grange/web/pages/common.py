"""What all pages share: who asks, forms that are ours, and the frame around every page."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

from fastapi import Depends, HTTPException, Request
from fastapi.responses import HTMLResponse, RedirectResponse, Response
from starlette.datastructures import FormData

from grange.core.errors import UnknownGame
from grange.core.game import Game
from grange.core.words import LANGUAGES
from grange.games import find
from grange.web.capacity import Host
from grange.web.fragments import page_words
from grange.web.house import House
from grange.web.limits import address_of
from grange.web.room import Room
from grange.web.templating import templates
from grange.web.visitors import Foreign, Visitor, Visitors

MOST_FIELDS = 40  # of a form; the longest of ours has some twenty


def visitors_of(request: Request) -> Visitors:
    """Find what knows visitors by their cookies."""
    visitors: Visitors = request.app.state.visitors
    return visitors


async def asking(request: Request) -> Visitor:
    """Find out who asks."""
    return visitors_of(request).of(request)


Asking = Annotated[Visitor, Depends(asking)]


async def named(name: str) -> Game[Any]:
    """Find the game that an address names; of one that is not on the shelf there is no page."""
    try:
        return find(name)
    except UnknownGame as problem:
        raise HTTPException(404) from problem


Named = Annotated[Game[Any], Depends(named)]


def host_of(request: Request, *own: int) -> Host:
    """Tell who opens a table, and which seats they take."""
    return Host(address_of(request.scope), visitors_of(request).of(request).digest, own)


async def own_seat(house: House, room: Room, visitor: str) -> int | None:
    """Find the first seat that a visitor holds; none for who only watches."""
    return next((seat for seat in await house.held(room, visitor) if seat >= 0), None)


def page(request: Request, template: str, game: Game[Any] | None = None, status: int = 200, /, **context: Any) -> Response:
    """Render a page for whoever asks, and give a new visitor the cookie."""
    visitors = visitors_of(request)
    visitor = visitors.of(request)
    tongue = page_words(visitor.lang, game.folder if game else None)
    common = {
        "say": tongue.say,
        "lang": visitor.lang,
        "languages": LANGUAGES,
        "theme": visitor.theme,
        "here": request.url.path,
        "game": game.name if game else "",
        "called": visitor.called,
        "csrf": visitors.csrf(visitor),
    }
    response = HTMLResponse(templates.get_template(template).render({**common, **context}), status)
    visitors.remember(response, visitor, request.url.scheme == "https")
    return response


async def drawn_page(request: Request, template: str, game: Game[Any] | None = None, /, **context: Any) -> Response:
    """Render a page in a thread, so that nobody else waits for it."""
    return await asyncio.to_thread(page, request, template, game, **context)


def see_other(request: Request, address: str, called: str = "") -> Response:
    """Send the visitor on, with the cookie if they are new, and with the name that they have given."""
    response = RedirectResponse(address, 303)
    visitors, secure = visitors_of(request), request.url.scheme == "https"
    visitors.remember(response, visitors.of(request), secure)
    visitors.remember_name(response, called, secure)
    return response


async def read_form(request: Request) -> FormData:
    """Read a form of ours, with a file perhaps; refuse any other."""
    kind = request.headers.get("content-type", "").lower()
    if "charset" in kind and "utf-8" not in kind:
        raise Foreign("error-malformed")
    form = await request.form(max_files=1, max_fields=MOST_FIELDS)
    visitors = visitors_of(request)
    visitors.check_form(visitors.of(request), form)
    return form


async def sent_form(request: Request) -> dict[str, str]:
    """Read a form of ours that has only texts."""
    return {name: str(value) for name, value in (await read_form(request)).items()}
