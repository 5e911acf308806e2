"""Answers to errors: what was wrong, as a page for people and as JSON for programs and scripts."""

from __future__ import annotations

import asyncio

from fastapi import Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse, Response

from grange.core.errors import (
    BadCampaign,
    BadComponents,
    BadPosition,
    BadRecord,
    BadSetup,
    GameOver,
    GrangeError,
    IllegalOption,
    NothingToUndo,
    UnknownBot,
    UnknownGame,
    WrongSeat,
)
from grange.core.words import LANGUAGES, read_words
from grange.web.house.house import House
from grange.web.house.names import BadName
from grange.web.house.table import Closed, Stale
from grange.web.http import api
from grange.web.http.clients import token_in
from grange.web.http.metrics import kind_of
from grange.web.http.security_headers import SecurityHeaders
from grange.web.http.visitors import Foreign, Visitors
from grange.web.identity.passkeys import BadPasskey
from grange.web.live.fragments import page_words
from grange.web.pages.common import page
from grange.web.refusals import (
    Crowded,
    NoSuchCup,
    NoSuchDay,
    NoSuchTable,
    NothingThere,
    NotSignedIn,
    NotYet,
    TooLong,
    TooMany,
    Unwritten,
    WrongToken,
)

STATUS: dict[type[GrangeError], int] = {
    NoSuchTable: 404,
    NothingThere: 404,
    NoSuchCup: 404,
    NoSuchDay: 404,
    WrongToken: 403,
    Foreign: 403,
    BadPasskey: 403,
    NotSignedIn: 403,
    Stale: 409,
    WrongSeat: 409,
    GameOver: 409,
    NothingToUndo: 409,
    NotYet: 409,
    Closed: 409,
    BadCampaign: 409,
    IllegalOption: 422,
    BadSetup: 422,
    BadName: 422,
    BadComponents: 422,
    BadRecord: 422,
    BadPosition: 422,
    UnknownGame: 422,
    UnknownBot: 422,
    TooLong: 422,
    Crowded: 429,
    TooMany: 503,
    Unwritten: 503,
}
RETRY: dict[type[GrangeError], int] = {Crowded: 5, Unwritten: 5, TooMany: 600}  # seconds until a client may try again
MOST_PLACES, LONGEST_PLACE = 10, 100  # wrong fields that an answer names, and characters of each
LEFT = 499  # the usual code for a client that has closed the connection


async def refuse(request: Request, problem: Exception) -> Response:
    """Answer a refused request: what was wrong, and for a choice that came too late the current table."""
    assert isinstance(problem, GrangeError)
    present = None
    if isinstance(problem, Stale):
        house: House = request.app.state.house
        room = await house.room(request.path_params["table"])
        token = token_in(request.headers.get("authorization")) if request.url.path.startswith("/api") else None
        shown = await asyncio.to_thread(api.show, room, house.rights.seat_of(room, token), None, _language(request))
        present = shown.model_dump()
    status = STATUS.get(type(problem), 400)
    request.app.state.meters.refused(problem.key)
    if _is_page(request):
        answer = _trouble_page(request, status, problem.say(visitors_language(request)))
    else:
        answer = _trouble(status, problem.key, problem.say(_language(request)), present)
    if type(problem) in RETRY:
        answer.headers["retry-after"] = str(RETRY[type(problem)])
    return answer


def ban(request: Request) -> Response:
    """Answer somebody whom the keeper of the house has banned."""
    request.app.state.meters.refused("error-banned")
    if _is_page(request):
        return _trouble_page(request, 403, read_words(visitors_language(request)).say("error-banned"))
    return _trouble(403, "error-banned", read_words(_language(request)).say("error-banned"))


async def client_left(_: Request, __: Exception) -> Response:
    """Answer a client that has disconnected; its work was cancelled."""
    return Response(status_code=LEFT)


async def missing(request: Request, _: Exception) -> Response:
    """Answer a request for an unknown address."""
    if _is_page(request):
        return _trouble_page(request, 404, page_words(visitors_language(request)).say("site-no-page"))
    return _trouble(404, "error-no-page", read_words(_language(request)).say("error-no-page"))


def _is_page(request: Request) -> bool:
    """Check whether a person sees the answer, and not a program or a page's script."""
    return not request.url.path.startswith(("/api", "/static", "/art")) and "x-grange" not in request.headers


def visitors_language(request: Request) -> str:
    """Return the language of the visitor's pages."""
    visitors: Visitors = request.app.state.visitors
    return visitors.of(request).lang


def _trouble_page(request: Request, status: int, message: str) -> Response:
    say = page_words(visitors_language(request)).say
    heading = say("site-trouble-missing" if status == 404 else "site-trouble")
    return page(request, "trouble.html", None, status, heading=heading, message=message, way=say("site-trouble-way"))


async def malformed(request: Request, problem: Exception) -> Response:
    """Answer a request that does not have the format of the API."""
    assert isinstance(problem, RequestValidationError)
    if _is_page(request):
        return _trouble_page(request, 422, read_words(visitors_language(request)).say("error-malformed"))
    places = [".".join(str(part) for part in error["loc"])[:LONGEST_PLACE] for error in problem.errors()[:MOST_PLACES]]
    return _trouble(422, "error-malformed", read_words(_language(request)).say("error-malformed-at", places=places))


async def unreadable(request: Request, _: Exception) -> Response:
    """Answer a request whose body is not text."""
    return _trouble(422, "error-malformed", read_words(_language(request)).say("error-malformed"))


async def wrong_method(request: Request, problem: Exception) -> Response:
    """Answer a request with a method that the address does not support."""
    if _is_page(request):
        answer = _trouble_page(request, 405, read_words(visitors_language(request)).say("error-method"))
    else:
        answer = _trouble(405, "error-method", read_words(_language(request)).say("error-method"))
    answer.headers.update(getattr(problem, "headers", None) or {})
    return answer


async def broken(request: Request, _: Exception) -> Response:
    """Answer an unexpected error; this answer passes no middleware, so it gets its headers here, and is counted here."""
    if _is_page(request):
        answer = _trouble_page(request, 500, read_words(visitors_language(request)).say("error-broken"))
    else:
        answer = _trouble(500, "error-broken", read_words(_language(request)).say("error-broken"))
    answer.headers.update({name.decode(): value.decode() for name, value in SecurityHeaders.HEADERS})
    request.app.state.meters.statuses.labels(kind_of(request.url.path), 500).inc()
    return answer


def _trouble(status: int, key: str, message: str, present: dict[str, object] | None = None) -> JSONResponse:
    return JSONResponse({"error": key, "message": message, "present": present}, status)


def _language(request: Request) -> str:
    asked = request.query_params.get("lang") or request.headers.get("accept-language", "en")
    return asked[:2] if asked[:2] in LANGUAGES else "en"
