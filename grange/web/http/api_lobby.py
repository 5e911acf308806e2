"""The JSON API of the lobby: open tables, seats and wishes."""

from __future__ import annotations

from typing import Annotated, Literal

from fastapi import APIRouter, Depends, Request
from pydantic import BaseModel, Field

from grange.core.words import read_words
from grange.games import find
from grange.web.http.api import ANYWHERE, REFUSED, HouseDep, Lang, PaceShown, SeatShown, SeatTaken, Strict, TableId
from grange.web.http.clients import counted_address
from grange.web.http.visitors import Visitor, Visitors
from grange.web.lobby.lobby import Lobby
from grange.web.lobby.matchmaker import Matchmaker
from grange.web.pace.agreed import pace_in
from grange.web.refusals import WrongToken
from grange.web.stored import OpenTable, Wish

router = APIRouter(prefix="/api/lobby", tags=["api"], responses=ANYWHERE)


class OpenTableShown(BaseModel):
    """A table that seeks players."""

    table: str
    game: str
    title: str
    rules: dict[str, str] = Field(description="the rule options of the table")
    seats: list[SeatShown]
    free: int = Field(description="seats that somebody may take")
    pace: PaceShown | None
    rated: bool
    lowest: int | None = Field(description="the rating that players need, if the host has set one")
    highest: int | None
    club: str | None = Field(description="the club whose members alone may sit down")
    until: float = Field(description="the time at which the table ends by itself, unless its seats are taken")


class LobbyShown(BaseModel):
    """The lobby: its tables, the oldest first."""

    tables: list[OpenTableShown]


class OpenSeat(BaseModel):
    """A seat that somebody has taken: its number, and the token that opens it."""

    seat: int
    token: str


class WishAsked(Strict):
    """A wish: a game or any, how many people, the pace, and whether it counts."""

    name: str = Field("", max_length=40)
    game: str | None = Field(None, max_length=32)
    fewest: int = Field(2, ge=2, le=8)
    most: int = Field(4, ge=2, le=8)
    pace: Literal["live", "evening", "day", "none"] = "evening"
    counts: Literal["rated", "friendly", "either"] = "either"


class WishShown(BaseModel):
    """A wish of the browser's owner; it stands until it is met or its time is up."""

    wish: str
    game: str | None
    fewest: int
    most: int
    pace: str
    counts: str
    until: float
    stands: bool
    table: str | None = Field(description="the table that it led to")


class WishesShown(BaseModel):
    """The wishes of the browser's owner that stand, or that ended within a day."""

    wishes: list[WishShown]


async def lobby_of(request: Request) -> Lobby:
    """Return the lobby of the house."""
    lobby: Lobby = request.app.state.lobby
    return lobby


async def matchmaker_of(request: Request) -> Matchmaker:
    """Return what brings wishes together."""
    matchmaker: Matchmaker = request.app.state.matchmaker
    return matchmaker


async def asking(request: Request) -> Visitor:
    """Return the browser's owner; refuse a request that another site could have forged."""
    visitors: Visitors = request.app.state.visitors
    visitors.check_origin(request)
    return visitors.of(request)


async def known_visitor(request: Request) -> Visitor:
    """Return the browser's owner; refuse a request without the cookie of the pages."""
    visitor = await asking(request)
    if visitor.new:
        raise WrongToken("error-needs-cookie")
    return visitor


LobbyDep = Annotated[Lobby, Depends(lobby_of)]
MatchmakerDep = Annotated[Matchmaker, Depends(matchmaker_of)]
AskerDep = Annotated[Visitor, Depends(asking)]
KnownDep = Annotated[Visitor, Depends(known_visitor)]


@router.get("")
async def see_lobby(lobby: LobbyDep, visitor: AskerDep, lang: Lang = "en") -> LobbyShown:
    """List the tables that seek players; with the cookie of the pages, without those of people who do not want to meet."""
    clubs = {} if visitor.new else await lobby.clubs_of(visitor.digest)
    return LobbyShown(tables=[_show(table, lang) for table in (await lobby.look()).to(visitor.digest, clubs)])


@router.post("/tables/{table}/seat", responses=REFUSED)
async def take_open_seat(table: TableId, taken: SeatTaken, lobby: LobbyDep, house: HouseDep, visitor: AskerDep) -> OpenSeat:
    """Take a free seat of a table in the lobby; the game begins when the last one is taken. Two people never get the same seat."""
    seat = await lobby.join(table, None if visitor.new else visitor.digest, taken.name)
    sitting = (await house.present_room(table)).live.stored.seats
    return OpenSeat(seat=seat, token=house.rights.seat_token(table, sitting[seat]))


@router.get("/wishes", responses=REFUSED)
async def see_wishes(matchmaker: MatchmakerDep, visitor: KnownDep) -> WishesShown:
    """List the wishes of the browser's owner, for programs that send its cookie."""
    return WishesShown(wishes=[_show_wish(wish) for wish in await matchmaker.wishes_of(visitor.digest)])


@router.post("/wishes", status_code=201, responses=REFUSED)
async def make_wish(asked: WishAsked, matchmaker: MatchmakerDep, visitor: KnownDep, request: Request) -> WishShown:
    """Make a wish. The house opens a table when wishes meet, and calls everybody through their notices."""
    parts = (asked.game or "", asked.fewest, asked.most, asked.pace, asked.counts)
    return _show_wish(await matchmaker.wish(visitor.digest, asked.name, *parts, counted_address(request.scope)))


@router.delete("/wishes/{wish}", status_code=204, responses=REFUSED)
async def take_wish_back(wish: TableId, matchmaker: MatchmakerDep, visitor: KnownDep) -> None:
    """Take a wish back."""
    await matchmaker.take_back(visitor.digest, wish)


def _show(table: OpenTable, lang: str) -> OpenTableShown:
    pace = pace_in(table.setup)
    return OpenTableShown(
        table=table.id,
        game=table.game,
        title=read_words(lang, find(table.game).folder).say("game-name"),
        rules=table.setup["rules"],
        seats=[SeatShown(name=seat.name, bot=seat.bot, here=seat.taken) for seat in table.seats],
        free=table.free,
        pace=PaceShown(name=pace.name, late=pace.late) if pace else None,
        rated=table.rated,
        lowest=table.seeking.lowest,
        highest=table.seeking.highest,
        club=table.seeking.club,
        until=table.seeking.until,
    )


def _show_wish(wish: Wish) -> WishShown:
    return WishShown(
        wish=wish.id,
        game=wish.game or None,
        fewest=wish.fewest,
        most=wish.most,
        pace=wish.pace,
        counts=wish.counts,
        until=wish.until,
        stands=wish.ended is None,
        table=wish.table_id,
    )
