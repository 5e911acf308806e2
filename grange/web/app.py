"""The application: pages and API of a server, with limits and clear answers to errors."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from functools import cache, partial

from fastapi import APIRouter, Depends, FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse, Response
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import ClientDisconnect
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
from grange.core.words import LANGUAGES, read_words
from grange.version import VERSION
from grange.web import pages
from grange.web.background.bot_tasks import BotPool
from grange.web.background.pictures import Pictures
from grange.web.background.reviews import Reviews
from grange.web.background.workers import MOST_WAITING, Workers, posts_in_a_house
from grange.web.clubs.clubs import Clubs
from grange.web.cluster.keeper import FollowKeeper
from grange.web.cluster.notices import Notices
from grange.web.cups.cups import Cups
from grange.web.house.accord import Accord
from grange.web.house.campaigns import Campaigns
from grange.web.house.capacity import Capacity
from grange.web.house.house import House
from grange.web.house.names import BadName
from grange.web.house.opening import Opening
from grange.web.house.orders import Orders
from grange.web.house.seats import Seats
from grange.web.house.table import Closed, Stale
from grange.web.http import (
    api,
    api_campaigns,
    api_clubs,
    api_company,
    api_cups,
    api_lobby,
    api_players,
    api_ratings,
    api_record,
    health,
)
from grange.web.http.asked import Asked
from grange.web.http.clients import token_in
from grange.web.http.guests import Door, Guests
from grange.web.http.limits.config import Bounds
from grange.web.http.limits.middleware import Limits
from grange.web.http.limits.usage import Usage
from grange.web.http.metrics import Metered, Meters, kind_of
from grange.web.http.visitors import Foreign, Visitors
from grange.web.identity.devices import Devices
from grange.web.identity.passkeys import BadPasskey
from grange.web.live.fragments import page_words
from grange.web.live.packing import COMPRESSION
from grange.web.lobby.company import Company
from grange.web.lobby.lobby import Lobby
from grange.web.lobby.matchmaker import Matchmaker
from grange.web.log_entry import LogEntry
from grange.web.notices.config import NoticeSettings
from grange.web.notices.courier import Courier
from grange.web.notices.trials import Trials
from grange.web.notices.watchers import Watchers
from grange.web.pages.assets import serve_assets
from grange.web.pages.common import page, recognised
from grange.web.pages.play import choose_on_page
from grange.web.ready import make_ready
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
from grange.web.secret import OldKey, Secret
from grange.web.storage.store import Store

log = logging.getLogger("grange.web")

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
LEAST_TO_COMPRESS = 1024  # bytes
MOST_PLACES, LONGEST_PLACE = 10, 100  # wrong fields that an answer names, and letters of each
LEFT = 499  # the usual code for a client that has closed the connection


@dataclass(frozen=True)
class Settings:
    """The settings of a server."""

    database: str
    secret: str  # the key of all tokens and signatures; keep it, and keep it safe
    processes: int = 2  # worker processes for bots
    deadline: float = 10.0  # seconds for a bot's choice, or for another long task
    review: float = SECONDS  # seconds of processor time for the review of a game
    capacity: Capacity = field(default_factory=Capacity)
    bounds: Bounds = field(default_factory=Bounds)
    older: tuple[OldKey, ...] = ()  # earlier secrets
    process: str = ""  # the name by which the keeper knows this process
    metrics_token: str = ""  # lets other machines read the metrics; without one, nobody else may
    notices: NoticeSettings = field(default_factory=NoticeSettings)


def create_app(settings: Settings) -> FastAPI:
    """Build the application for a database."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        _open_house(app, settings, secret)
        ready = asyncio.create_task(asyncio.to_thread(make_ready))
        devices = app.state.visitors.devices
        notices = Notices(app.state.house, app.state.reviews, usage, devices, app.state.lobby)
        keeper = FollowKeeper(app.state.house, orders, guests, devices, partial(_waiting, app.state.house, app.state.reviews))
        await keeper.begin()
        going_on = (
            notices.listen(),
            keeper.follow(),
            usage.tell_others(app.state.house.archive),
            app.state.meters.look_at_the_loop(),
            app.state.courier.run(),
            app.state.cups.run(),
            app.state.lobby.run(),
            app.state.watchers.stay(),
            app.state.meters.look_at_the_house(app.state.house),
        )
        tasks = [asyncio.create_task(loop) for loop in going_on]
        log.info(LogEntry("log-serving", version=VERSION))
        yield
        log.info(LogEntry("log-stopping", version=VERSION))
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await ready
        await keeper.end()
        await app.state.courier.close()
        await app.state.reviews.close()
        await app.state.house.close()

    app = FastAPI(
        title="Grange", version=VERSION, lifespan=lifespan, docs_url=None, redoc_url=None, openapi_url="/api/openapi.json"
    )
    app.state.meters, app.state.metrics_token, app.state.exempt = Meters(), settings.metrics_token, settings.bounds.exempt
    secret = Secret(settings.secret, settings.older)
    usage = Usage(settings.bounds, partial(secret.token, "address"))
    app.state.orders = orders = Orders(secret, settings.process)
    guests = Guests(orders)
    app.add_route("/table/{table}/choose", choose_on_page, ["POST"])
    app.router.routes += every_route().routes
    serve_assets(app)
    app.add_exception_handler(GrangeError, _refuse)
    app.add_exception_handler(RequestValidationError, _malformed)
    app.add_exception_handler(400, _unreadable)
    app.add_exception_handler(404, _missing)
    app.add_exception_handler(405, _wrong_method)
    app.add_exception_handler(Exception, _broken)
    app.add_exception_handler(ClientDisconnect, _left)
    app.add_middleware(Asked)
    app.add_middleware(Door, guests=guests, refuse=_ban)
    app.add_middleware(GZipMiddleware, minimum_size=LEAST_TO_COMPRESS, compresslevel=COMPRESSION)
    app.add_middleware(Limits, bounds=settings.bounds, usage=usage, refused=app.state.meters.refused)
    app.add_middleware(Guarded)
    app.add_middleware(Metered, meters=app.state.meters)
    return app


@cache
def every_route() -> APIRouter:
    """Gather the routes of all rooms, once for all applications of a process: FastAPI takes long to prepare them."""
    router = APIRouter()
    for of_all in (health, api, api_campaigns):
        router.include_router(of_all.router)
    for of_people in (api_clubs, api_company, api_cups, api_lobby, api_players, api_ratings, api_record, pages):
        router.include_router(of_people.router, dependencies=[Depends(recognised)])
    return router


def _open_house(app: FastAPI, settings: Settings, secret: Secret) -> None:
    """Open the database, and put everything together that answers requests."""
    most = MOST_WAITING if settings.bounds.rate else {}
    workers = Workers(posts_in_a_house(settings.processes), settings.deadline, most)
    bot_pool = BotPool(workers, settings.processes)
    app.state.house = House(Store(settings.database), secret, workers, bot_pool, settings.capacity)
    app.state.visitors = Visitors(secret, Devices(app.state.house))
    app.state.trial = health.Trial(app.state.house.archive)
    app.state.seats, app.state.accord = Seats(app.state.house), Accord(app.state.house)
    app.state.opening = Opening(app.state.house)
    app.state.campaigns = Campaigns(app.state.opening)
    app.state.cups = Cups(app.state.opening, app.state.seats)
    app.state.pictures = Pictures(workers)
    app.state.reviews = Reviews(app.state.house, settings.review)
    app.state.courier, app.state.trials = Courier(app.state.house, settings.notices), Trials()
    app.state.lobby = Lobby(app.state.house)
    app.state.clubs = Clubs(app.state.house)
    app.state.company = Company(app.state.house, app.state.lobby)
    app.state.matchmaker = Matchmaker(app.state.lobby, app.state.opening, app.state.trials)
    app.state.watchers = Watchers(app.state.house.archive)
    app.state.house.begin()
    app.state.reviews.begin()
    app.state.meters.read(app.state.house, app.state.reviews)


def _waiting(house: House, reviews: Reviews) -> dict[str, int]:
    """Count what waits at this process."""
    return {
        "writes": house.archive.waiting,
        "bots": house.bot_pool.waiting,
        "tasks": house.workers.waiting,
        "reviews": reviews.number,
    }


async def _refuse(request: Request, problem: Exception) -> Response:
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


def _ban(request: Request) -> Response:
    """Answer somebody whom the keeper of the house has banned."""
    request.app.state.meters.refused("error-banned")
    if _is_page(request):
        return _trouble_page(request, 403, read_words(visitors_language(request)).say("error-banned"))
    return _trouble(403, "error-banned", read_words(_language(request)).say("error-banned"))


async def _left(_: Request, __: Exception) -> Response:
    """Answer a client that has disconnected; its work was cancelled."""
    return Response(status_code=LEFT)


async def _missing(request: Request, _: Exception) -> Response:
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


async def _malformed(request: Request, problem: Exception) -> Response:
    """Answer a request that does not have the format of the API."""
    assert isinstance(problem, RequestValidationError)
    if _is_page(request):
        return _trouble_page(request, 422, read_words(visitors_language(request)).say("error-malformed"))
    places = [".".join(str(part) for part in error["loc"])[:LONGEST_PLACE] for error in problem.errors()[:MOST_PLACES]]
    return _trouble(422, "error-malformed", read_words(_language(request)).say("error-malformed-at", places=places))


async def _unreadable(request: Request, _: Exception) -> Response:
    """Answer a request whose body is not text."""
    return _trouble(422, "error-malformed", read_words(_language(request)).say("error-malformed"))


async def _wrong_method(request: Request, problem: Exception) -> Response:
    """Answer a request with a method that the address does not support."""
    if _is_page(request):
        answer = _trouble_page(request, 405, read_words(visitors_language(request)).say("error-method"))
    else:
        answer = _trouble(405, "error-method", read_words(_language(request)).say("error-method"))
    answer.headers.update(getattr(problem, "headers", None) or {})
    return answer


async def _broken(request: Request, _: Exception) -> Response:
    """Answer an unexpected error; this answer passes no middleware, so it gets its headers here, and is counted here."""
    if _is_page(request):
        answer = _trouble_page(request, 500, read_words(visitors_language(request)).say("error-broken"))
    else:
        answer = _trouble(500, "error-broken", read_words(_language(request)).say("error-broken"))
    answer.headers.update({name.decode(): value.decode() for name, value in Guarded.HEADERS})
    request.app.state.meters.statuses.labels(kind_of(request.url.path), 500).inc()
    return answer


def _trouble(status: int, key: str, message: str, present: dict[str, object] | None = None) -> JSONResponse:
    return JSONResponse({"error": key, "message": message, "present": present}, status)


def _language(request: Request) -> str:
    asked = request.query_params.get("lang") or request.headers.get("accept-language", "en")
    return asked[:2] if asked[:2] in LANGUAGES else "en"


class Guarded:
    """Adds security headers to every answer: pages may load only our own files, and nobody may store what a seat sees."""

    HEADERS = (
        (
            b"content-security-policy",
            b"default-src 'self'; img-src 'self' data:; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
        ),
        (b"x-content-type-options", b"nosniff"),
        (b"referrer-policy", b"no-referrer"),
    )
    PICTURE = (  # our pictures need only their own colours
        (b"content-security-policy", b"default-src 'none'; style-src 'unsafe-inline'; sandbox"),
        *HEADERS[1:],
    )
    SEATS = (
        "/table/",
        "/sit/",
        "/campaign/",
        "/lobby",
        "/club",
        "/company",
        "/notices",
        "/record",
        "/me",
        "/here",
        "/cup",
        "/api/cups",
        "/api/blocked",
        "/api/clubs",
        "/api/lobby",
        "/api/record",
        "/api/tables",
        "/api/campaigns",
    )  # answers there are for one seat, and out of date with the next move
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
