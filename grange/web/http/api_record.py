"""The JSON API: the record of the browser's owner, for programs that send its cookie."""

from __future__ import annotations

import asyncio
import datetime
from collections.abc import Sequence

from fastapi import APIRouter, Request, Response
from pydantic import BaseModel, Field

from grange.web.http.api import ANYWHERE, HouseDep
from grange.web.http.visitors import Visitors
from grange.web.record.played import MyGame, games_of

router = APIRouter(prefix="/api", tags=["api"], responses=ANYWHERE)


class GamePlayed(BaseModel):
    """A finished game of a record."""

    table: str
    game: str
    ended: datetime.datetime
    daily: str | None = Field(description="the day of its challenge, if it was finished on that day")
    seats: int
    with_people: bool
    place: int
    points: int
    margin: int = Field(description="points ahead of the best rival, or behind")
    sheet: dict[str, int] = Field(description="points by source; empty where they are not known any more")
    rival_sheet: dict[str, float] = Field(description="those of the average rival")
    accuracy: int | None = Field(description="in percent, if a review was made")
    agreed: bool = Field(description="whether its players agreed to end it early")


class RecordShown(BaseModel):
    """A record: finished games, the latest first."""

    games: list[GamePlayed]


@router.get("/record", response_model=RecordShown)
async def show_record(request: Request, house: HouseDep) -> Response:
    """Return the record of the browser's owner; it is empty without the cookie of the pages."""
    visitors: Visitors = request.app.state.visitors
    visitor = visitors.of(request)
    mine = [] if visitor.new else await games_of(house, visitor.digest)
    return Response(await asyncio.to_thread(written, mine), media_type="application/json")


def written(mine: Sequence[MyGame]) -> str:
    """Write a record as JSON."""
    games = [GamePlayed(**{name: getattr(game, name) for name in GamePlayed.model_fields}) for game in mine]
    return RecordShown(games=games).model_dump_json()
