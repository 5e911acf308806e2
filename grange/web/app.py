"""The application: the API in its house, with limits and clear answers to what goes wrong."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from functools import partial

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse, Response
from starlette.middleware.gzip import GZipMiddleware
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from grange.bots.review import SECONDS
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
from grange.core.words import LANGUAGES, words
from grange.version import VERSION
from grange.web import api, api_campaigns, pages, watch
from grange.web.assets import serve_assets
from grange.web.bounds import Bounds
from grange.web.campaigns import Campaigns
from grange.web.capacity import Capacity
from grange.web.fragments import page_words
from grange.web.house import House
from grange.web.limits import Limits
from grange.web.live import COMPRESSION
from grange.web.meters import Metered, Meters
from grange.web.notices import Notices
from grange.web.opening import Opening
from grange.web.pages.common import page
from grange.web.pages.play import choose
from grange.web.ready import make_ready
from grange.web.refusals import NoSuchDay, NoSuchTable, NothingThere, NotYet, TooLong, TooMany, Unwritten, WrongToken
from grange.web.reviews import Reviews
from grange.web.secret import Secret
from grange.web.store import Store
from grange.web.table import Closed, Stale
from grange.web.thinking import Thinkers
from grange.web.usage import Usage
from grange.web.visitors import Foreign, Visitors
from grange.web.workers import Workers

log = logging.getLogger("grange.web")

STATUS: dict[type[GrangeError], int] = {
    NoSuchTable: 404,
    NothingThere: 404,
    NoSuchDay: 404,
    WrongToken: 403,
    Foreign: 403,
    Stale: 409,
    WrongSeat: 409,
    GameOver: 409,
    NothingToUndo: 409,
    NotYet: 409,
    Closed: 409,
    BadCampaign: 409,
    IllegalOption: 422,
    BadSetup: 422,
    BadComponents: 422,
    BadRecord: 422,
    BadPosition: 422,
    UnknownGame: 422,
    UnknownBot: 422,
    TooLong: 422,
    TooMany: 503,
    Unwritten: 503,
}


LEAST_TO_COMPRESS = 1024  # bytes


@dataclass(frozen=True)
class Settings:
    """How a server is set up."""

    database: str
    secret: str  # from which tokens and signatures are made; keep it, and keep it safe
    processes: int = 2  # in which bots think
    deadline: float = 10.0  # seconds for a bot's choice, or for another long task
    review: float = SECONDS  # that the review of a game takes, of a processor's time
    capacity: Capacity = field(default_factory=Capacity)
    bounds: Bounds = field(default_factory=Bounds)
    metrics_token: str = ""  # with which others than this machine may read the meters; nobody without one


def create_app(settings: Settings) -> FastAPI:
    """Build the application for a database."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        secret = Secret(settings.secret)
        thinkers, chores = Thinkers(settings.processes, settings.deadline), Workers(settings.processes, settings.deadline)
        app.state.visitors = Visitors(secret)
        app.state.house = House(Store(settings.database), secret, thinkers, chores, settings.capacity)
        app.state.opening = Opening(app.state.house)
        app.state.campaigns = Campaigns(app.state.opening)
        app.state.reviews = Reviews(app.state.house, settings.review)
        app.state.house.begin()
        app.state.reviews.begin()
        app.state.meters.read(app.state.house)
        ready = asyncio.create_task(asyncio.to_thread(make_ready))
        notices = Notices(app.state.house, app.state.reviews, usage)
        going_on = (notices.listen(), usage.tell_others(app.state.house.archive), app.state.meters.look_at_the_loop())
        tasks = [asyncio.create_task(each) for each in going_on]
        yield
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await ready
        await app.state.reviews.close()
        await app.state.house.close()

    app = FastAPI(
        title="Grange", version=VERSION, lifespan=lifespan, docs_url=None, redoc_url=None, openapi_url="/api/openapi.json"
    )
    app.state.meters, app.state.metrics_token = Meters(), settings.metrics_token
    usage = Usage(settings.bounds, partial(Secret(settings.secret).token, "address"))
    app.add_route("/table/{table}/choose", choose, ["POST"])
    app.include_router(watch.router)
    app.include_router(api.router)
    app.include_router(api_campaigns.router)
    app.include_router(pages.router)
    serve_assets(app)
    app.add_exception_handler(GrangeError, _refuse)
    app.add_exception_handler(RequestValidationError, _malformed)
    app.add_exception_handler(400, _unreadable)
    app.add_exception_handler(404, _missing)
    app.add_exception_handler(405, _wrong_method)
    app.add_exception_handler(Exception, _broken)
    app.add_middleware(GZipMiddleware, minimum_size=LEAST_TO_COMPRESS, compresslevel=COMPRESSION)
    app.add_middleware(Limits, bounds=settings.bounds, usage=usage)
    app.add_middleware(Guarded)
    app.add_middleware(Metered, meters=app.state.meters)
    return app


async def _refuse(request: Request, problem: Exception) -> Response:
    """Answer a rejected call: what was wrong, and for a choice that came too late the table as it is now."""
    assert isinstance(problem, GrangeError)
    present = None
    if isinstance(problem, Stale):
        house: House = request.app.state.house
        room = await house.room(request.path_params["table"])
        token = api.token_in(request.headers.get("authorization")) if request.url.path.startswith("/api") else None
        shown = await asyncio.to_thread(api.show, room, house.seat_of(room, token), None, _language(request))
        present = shown.model_dump()
    status = STATUS.get(type(problem), 400)
    if _is_page(request):
        return _trouble_page(request, status, problem.say(visitors_language(request)))
    return _trouble(status, problem.key, problem.say(_language(request)), present)


async def _missing(request: Request, _: Exception) -> Response:
    """Say that there is nothing at an address."""
    if _is_page(request):
        return _trouble_page(request, 404, page_words(visitors_language(request)).say("site-no-page"))
    return _trouble(404, "error-no-page", words(_language(request)).say("error-no-page"))


def _is_page(request: Request) -> bool:
    """Tell whether a person looks at the answer, and not a program or a page's script."""
    return not request.url.path.startswith(("/api", "/static", "/art")) and "x-grange" not in request.headers


def visitors_language(request: Request) -> str:
    """Find the language in which the visitor reads pages."""
    visitors: Visitors = request.app.state.visitors
    return visitors.of(request).lang


def _trouble_page(request: Request, status: int, message: str) -> Response:
    say = page_words(visitors_language(request)).say
    heading = say("site-trouble-missing" if status == 404 else "site-trouble")
    return page(request, "trouble.html", None, status, heading=heading, message=message, way=say("site-trouble-way"))


async def _malformed(request: Request, problem: Exception) -> Response:
    """Answer a request that does not have the form the API asks for."""
    assert isinstance(problem, RequestValidationError)
    if _is_page(request):
        return _trouble_page(request, 422, words(visitors_language(request)).say("error-malformed"))
    places = [".".join(str(part) for part in error["loc"]) for error in problem.errors()]
    return _trouble(422, "error-malformed", words(_language(request)).say("error-malformed-at", places=places))


async def _unreadable(request: Request, _: Exception) -> Response:
    """Answer a body that is no text at all."""
    return _trouble(422, "error-malformed", words(_language(request)).say("error-malformed"))


async def _wrong_method(request: Request, problem: Exception) -> Response:
    """Answer a method that an address does not have."""
    if _is_page(request):
        answer = _trouble_page(request, 405, words(visitors_language(request)).say("error-method"))
    else:
        answer = _trouble(405, "error-method", words(_language(request)).say("error-method"))
    answer.headers.update(getattr(problem, "headers", None) or {})
    return answer


async def _broken(request: Request, _: Exception) -> Response:
    """Answer what nobody foresaw; this answer passes no middleware, so it is guarded here."""
    if _is_page(request):
        answer = _trouble_page(request, 500, words(visitors_language(request)).say("error-broken"))
    else:
        answer = _trouble(500, "error-broken", words(_language(request)).say("error-broken"))
    answer.headers.update({name.decode(): value.decode() for name, value in Guarded.HEADERS})
    return answer


def _trouble(status: int, key: str, message: str, present: dict[str, object] | None = None) -> JSONResponse:
    return JSONResponse({"error": key, "message": message, "present": present}, status)


def _language(request: Request) -> str:
    asked = request.query_params.get("lang") or request.headers.get("accept-language", "en")
    return asked[:2] if asked[:2] in LANGUAGES else "en"


class Guarded:
    """Gives every answer the headers that keep a page to our own scripts and pictures, and lets nobody store what a seat sees."""

    HEADERS = (
        (
            b"content-security-policy",
            b"default-src 'self'; img-src 'self' data:; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
        ),
        (b"x-content-type-options", b"nosniff"),
        (b"referrer-policy", b"no-referrer"),
    )
    PICTURE = (  # one of ours carries its colours, and nothing else
        (b"content-security-policy", b"default-src 'none'; style-src 'unsafe-inline'; sandbox"),
        *HEADERS[1:],
    )
    SEATS = (
        "/table/",
        "/sit/",
        "/campaign/",
        "/api/tables",
        "/api/campaigns",
    )  # what lies there is for one seat's eyes, and true for one moment
    UNSTORED = (b"cache-control", b"no-store")

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Add the headers to an answer."""

        async def send_guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                unstored = [self.UNSTORED] if scope["path"].startswith(self.SEATS) else []
                headers = message.get("headers", [])
                guards = self.PICTURE if (b"content-type", b"image/svg+xml") in headers else self.HEADERS
                message["headers"] = [*headers, *guards, *unstored]
            await send(message)

        await self.app(scope, receive, send_guarded)
