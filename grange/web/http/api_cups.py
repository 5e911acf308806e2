"""The JSON API: cups in Swiss rounds."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Depends, Path, Request
from pydantic import BaseModel, Field

from grange.web.cups.cups import Cups
from grange.web.cups.standing import standings_of
from grange.web.http.api import ANYWHERE, REFUSED, Strict, owner_of
from grange.web.refusals import NotSignedIn
from grange.web.stored import CupHead, StoredCup

router = APIRouter(prefix="/api/cups", tags=["api"], responses=ANYWHERE)

MOST_LISTED = 20  # of each state


class CupAsked(Strict):
    """A new cup."""

    name: str = Field(max_length=40)
    game: str = Field(max_length=32)
    rules: dict[str, str] = Field(default_factory=dict, max_length=32)
    size: int = Field(4, ge=2, le=4, description="seats at a table")
    rounds: int = Field(5, ge=1, le=12)
    pace: Literal["live", "evening", "day"] = "evening"
    rated: bool = True
    hours: float = Field(168.0, ge=1, le=1440, description="that a round lasts at most")
    begins: float = Field(description="the time in seconds until which people may enter")


class CupNamed(BaseModel):
    """The id of a cup."""

    cup: str


class CupEntered(Strict):
    """The name of a player whose account has none."""

    name: str = Field("", max_length=40)


class CupListed(BaseModel):
    """A cup in the list."""

    cup: str
    name: str
    game: str
    size: int
    rounds: int
    pace: str
    rated: bool
    hours: float
    begins: float
    state: Literal["open", "playing", "over", "off"]
    round: int = Field(description="the current one; 0 before the first")
    deadline: float | None = Field(description="of the current round")
    players: int


class CupsListed(BaseModel):
    """Cups: open ones, then those in play, then the latest that are over."""

    cups: list[CupListed]


class StandingShown(BaseModel):
    """A place in the standings; `name` is empty once everything about a player was deleted."""

    place: int
    name: str
    points: float
    rivals: float = Field(description="the points of everybody whom the player has met")
    results: list[int | None] = Field(description="the place in each round; null without one")
    gone: bool = Field(description="whether the player has left the cup")
    mine: bool


class PairingShown(BaseModel):
    """A table of a round. Its id is shown to its players, and to everybody once its game is over."""

    round: int
    number: int
    table: str | None
    names: list[str] = Field(description="by seat; the first begins. One name alone has a bye")
    places: list[int] | None
    absent: list[int] | None = Field(description="seats for which a bot has finished: they earn nothing")
    mine: bool


class CupShown(CupListed):
    """A cup with its standings and all tables."""

    rules: dict[str, str]
    standings: list[StandingShown]
    tables: list[PairingShown]


async def cups_of(request: Request) -> Cups:
    """Return the server's cups."""
    cups: Cups = request.app.state.cups
    return cups


async def signed_in(request: Request) -> str:
    """Return the person whose browser sends a request; refuse one without a cookie."""
    person = await owner_of(request)
    if person is None:
        raise NotSignedIn("error-cup-sign-in")
    return person


CupsDep = Annotated[Cups, Depends(cups_of)]
Person = Annotated[str, Depends(signed_in)]
CupId = Annotated[str, Path(max_length=64)]


@router.get("")
async def list_cups(cups: CupsDep) -> CupsListed:
    """List the cups of the house."""
    found = await cups.archive.read(cups.store.cups.listed, MOST_LISTED)
    return CupsListed(cups=[CupListed(**_listed(head, players)) for head, players in found])


@router.post("", status_code=201, responses=REFUSED)
async def found_cup(asked: CupAsked, cups: CupsDep, person: Person) -> CupNamed:
    """Found a cup. Needs the cookie of somebody with an account, and `X-Grange: 1`, as do entering and leaving."""
    return CupNamed(cup=await cups.found(CupHead(id="", host=person, created=0.0, **asked.model_dump())))


@router.get("/{cup}", responses=REFUSED)
async def see_cup(cup: CupId, cups: CupsDep, request: Request) -> CupShown:
    """See a cup, its standings and its tables."""
    return await asyncio.to_thread(describe_cup, await cups.load(cup), request.app.state.visitors.of(request).digest)


@router.post("/{cup}/enter", status_code=204, responses=REFUSED)
async def enter_cup(cup: CupId, entered: CupEntered, cups: CupsDep, person: Person) -> None:
    """Enter a cup, as long as it has not begun."""
    await cups.enter(cup, person, entered.name)


@router.post("/{cup}/leave", status_code=204, responses=REFUSED)
async def leave_cup(cup: CupId, cups: CupsDep, person: Person) -> None:
    """Leave a cup: a bot finishes your current game, and you are not paired again."""
    await cups.leave(cup, person)


def _listed(head: CupHead, players: int) -> dict[str, Any]:
    known = {name: getattr(head, name) for name in CupListed.model_fields if name not in ("cup", "players")}
    return {"cup": head.id, "players": players, **known}


def describe_cup(cup: StoredCup, viewer: str) -> CupShown:
    """Describe a cup for somebody who looks at it."""
    names = {player.player: player.name for player in cup.players}
    gone = {player.player for player in cup.players if player.gone is not None}
    standings = [
        StandingShown(
            place=each.place,
            name=names[each.player],
            points=each.points,
            rivals=each.rivals,
            results=each.results,
            gone=each.player in gone,
            mine=each.player == viewer,
        )
        for each in standings_of(cup)
    ]
    tables = [
        PairingShown(
            round=table.round,
            number=table.number,
            table=table.table if viewer in table.players or table.places is not None else None,
            names=[names.get(player, "") for player in table.players],
            places=table.places,
            absent=table.absent,
            mine=viewer in table.players,
        )
        for table in cup.tables
    ]
    return CupShown(**_listed(cup.head, len(cup.players)), rules=cup.head.rules, standings=standings, tables=tables)
