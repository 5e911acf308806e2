"""The application: pages and API of a server, put together from all the rest."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from functools import cache, partial

from fastapi import APIRouter, Depends, FastAPI
from fastapi.exceptions import RequestValidationError
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import ClientDisconnect

from grange.bots.review import SECONDS
from grange.core.errors import GrangeError
from grange.version import VERSION
from grange.web import pages
from grange.web.background.bot_tasks import BotPool
from grange.web.background.pictures import Pictures
from grange.web.background.reviews import Reviews
from grange.web.background.workers import MOST_WAITING, Workers, posts_in_a_house
from grange.web.clubs.clubs import Clubs
from grange.web.cluster.keeper import FollowKeeper
from grange.web.cluster.notifications import Notifications
from grange.web.cups.cups import Cups
from grange.web.error_answers import ban, broken, client_left, malformed, missing, refuse, unreadable, wrong_method
from grange.web.house.accord import Accord
from grange.web.house.campaigns import Campaigns
from grange.web.house.capacity import Capacity
from grange.web.house.house import House
from grange.web.house.opening import Opening
from grange.web.house.orders import Orders
from grange.web.house.seats import Seats
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
from grange.web.http.current_request import RememberRequest
from grange.web.http.guests import Door, Guests
from grange.web.http.limits.config import Bounds
from grange.web.http.limits.middleware import Limits
from grange.web.http.limits.usage import Usage
from grange.web.http.metrics import Metered, Meters
from grange.web.http.security_headers import SecurityHeaders
from grange.web.http.visitors import Visitors
from grange.web.identity.devices import Devices
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
from grange.web.pages.common import recognise
from grange.web.pages.play import choose_on_page
from grange.web.ready import make_ready
from grange.web.secret import OldKey, Secret
from grange.web.storage.store import Store

log = logging.getLogger("grange.web")

LEAST_TO_COMPRESS = 1024  # bytes


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
        notifications = Notifications(app.state.house, app.state.reviews, usage, devices, app.state.lobby)
        keeper = FollowKeeper(app.state.house, orders, guests, devices, partial(_waiting, app.state.house, app.state.reviews))
        await keeper.begin()
        going_on = (
            notifications.listen(),
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
    _answer_errors(app)
    app.add_middleware(RememberRequest)
    app.add_middleware(Door, guests=guests, refuse=ban)
    app.add_middleware(GZipMiddleware, minimum_size=LEAST_TO_COMPRESS, compresslevel=COMPRESSION)
    app.add_middleware(Limits, bounds=settings.bounds, usage=usage, refused=app.state.meters.refused)
    app.add_middleware(SecurityHeaders)
    app.add_middleware(Metered, meters=app.state.meters)
    return app


def _answer_errors(app: FastAPI) -> None:
    """Choose the answer to each kind of error."""
    app.add_exception_handler(GrangeError, refuse)
    app.add_exception_handler(RequestValidationError, malformed)
    app.add_exception_handler(400, unreadable)
    app.add_exception_handler(404, missing)
    app.add_exception_handler(405, wrong_method)
    app.add_exception_handler(Exception, broken)
    app.add_exception_handler(ClientDisconnect, client_left)


@cache
def every_route() -> APIRouter:
    """Gather the routes of all rooms, once for all applications of a process: FastAPI takes long to prepare them."""
    router = APIRouter()
    for of_all in (health, api, api_campaigns):
        router.include_router(of_all.router)
    for of_people in (api_clubs, api_company, api_cups, api_lobby, api_players, api_ratings, api_record, pages):
        router.include_router(of_people.router, dependencies=[Depends(recognise)])
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
    app.state.meters.observe(app.state.house, app.state.reviews)


def _waiting(house: House, reviews: Reviews) -> dict[str, int]:
    """Count what waits at this process."""
    return {
        "writes": house.archive.waiting,
        "bots": house.bot_pool.waiting,
        "tasks": house.workers.waiting,
        "reviews": reviews.number,
    }
