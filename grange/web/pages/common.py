"""What all pages share: the visitor, the check of forms, and the frame around every page."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

from fastapi import Depends, HTTPException, Request
from fastapi.responses import HTMLResponse, RedirectResponse, Response
from starlette.datastructures import FormData
from starlette.requests import HTTPConnection

from grange.core.errors import UnknownGame
from grange.core.game import Game
from grange.core.words import LANGUAGES
from grange.games import find
from grange.web.house.capacity import Host
from grange.web.house.house import House
from grange.web.house.names import readable
from grange.web.house.room import Room
from grange.web.http.clients import counted_address
from grange.web.http.visitors import Foreign, Visitor, Visitors
from grange.web.live.fragments import page_words
from grange.web.live.templating import templates

LONGEST_HERE = 200  # characters of an address that a page repeats; our own addresses are shorter
MOST_FIELDS = 40  # of a form; the longest of ours has some twenty


def visitors_of(request: Request) -> Visitors:
    """Return the server's register of visitors."""
    visitors: Visitors = request.app.state.visitors
    return visitors


async def recognise(connection: HTTPConnection) -> None:
    """Find out whose device sends a request, before its handler runs."""
    visitors: Visitors = connection.app.state.visitors
    await visitors.recognise(connection)


async def asking(request: Request) -> Visitor:
    """Return the visitor who sent a request."""
    return visitors_of(request).of(request)


VisitorDep = Annotated[Visitor, Depends(asking)]


async def game_named(name: str) -> Game[Any]:
    """Find the game that an address names; refuse an unknown one."""
    try:
        return find(name)
    except UnknownGame as problem:
        raise HTTPException(404) from problem


GameDep = Annotated[Game[Any], Depends(game_named)]


def host_of(request: Request, *own: int) -> Host:
    """Return the visitor as the host of a new table, with the seats they take."""
    return Host(counted_address(request.scope), visitors_of(request).of(request).digest, own)


async def own_seat(house: House, room: Room, visitor: str) -> int | None:
    """Find the first seat that a visitor holds; None for a spectator."""
    return next((seat for seat in await house.rights.held(room, visitor) if seat >= 0), None)


def page(request: Request, template: str, game: Game[Any] | None = None, status: int = 200, /, **context: Any) -> Response:
    """Render a page for a visitor, and set the cookie of a new one."""
    visitors = visitors_of(request)
    visitor = visitors.of(request)
    words = page_words(visitor.lang, game.folder if game else None)
    common = {
        "say": words.say,
        "lang": visitor.lang,
        "languages": LANGUAGES,
        "theme": visitor.theme,
        "here": request.url.path if len(request.url.path) <= LONGEST_HERE else "/",
        "game": game.name if game else "",
        "called": visitor.called,
        "announced": request.app.state.orders.said_in(visitor.lang),
        "csrf": visitors.csrf(visitor),
    }
    response = HTMLResponse(templates.get_template(template).render({**common, **context}), status)
    visitors.remember(response, visitor, request.url.scheme == "https")
    return response


async def drawn_page(
    request: Request, template: str, game: Game[Any] | None = None, status: int = 200, /, **context: Any
) -> Response:
    """Render a page in a thread, so that other requests need not wait."""
    return await asyncio.to_thread(page, request, template, game, status, **context)


def see_other(request: Request, address: str, called: str = "") -> Response:
    """Redirect a visitor; set the cookie of a new one, and remember the display name they gave."""
    response = RedirectResponse(address, 303)
    visitors, secure = visitors_of(request), request.url.scheme == "https"
    visitors.remember(response, visitors.of(request), secure)
    visitors.remember_name(response, called, secure)
    return response


async def note_name(house: House, visitor: Visitor, name: str) -> None:
    """Store the display name that a visitor has just used, for their profile."""
    if called := readable(name):
        await house.archive.write(house.store.people.choose, visitor.digest, {"name": called})


async def read_form(request: Request) -> FormData:
    """Read a form, possibly with a file; refuse one that does not come from our pages."""
    kind = request.headers.get("content-type", "").lower()
    if "charset" in kind and "utf-8" not in kind:
        raise Foreign("error-malformed")
    form = await request.form(max_files=1, max_fields=MOST_FIELDS)
    visitors = visitors_of(request)
    visitors.check_form(visitors.of(request), form)
    return form


async def sent_form(request: Request) -> dict[str, str]:
    """Read a form that has only texts; refuse one that does not come from our pages."""
    return {name: str(value) for name, value in (await read_form(request)).items()}
