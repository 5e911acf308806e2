"""The JSON API: a player as others see them."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Request
from pydantic import BaseModel, Field

from grange.web.house.orders import Orders
from grange.web.http.api import ANYWHERE, REFUSED, HouseDep
from grange.web.http.api_company import CompanyDep
from grange.web.http.api_lobby import KnownDep
from grange.web.http.api_ratings import OwnRating, numbers_of
from grange.web.http.parts import part
from grange.web.http.visitors import Visitors
from grange.web.record.player import Player, see_player

router = APIRouter(prefix="/api/players", tags=["api"], responses=ANYWHERE)

AccountName = Annotated[str, Path(max_length=80)]


class ClubInCommon(BaseModel):
    """A club of both."""

    club: str
    name: str


class PlayerShown(BaseModel):
    """A player whose page is public, or who has played with the browser's owner."""

    name: str
    emblem: str
    since: float = Field(description="the time in seconds at which the account was made")
    ratings: list[OwnRating]
    ended: int = Field(description="ended games with other people")
    finished: int = Field(description="those of them that the player finished, and no bot")
    clubs: list[ClubInCommon]
    together: int = Field(description="finished games with the browser's owner")
    ahead: int = Field(description="those in which the browser's owner came in first of the two")
    behind: int
    latest: list[str] = Field(description="the tables of the last games, the latest first")


OrdersDep = Annotated[Orders, part("orders")]


@router.get("/{name}", responses=REFUSED)
async def show_player(name: AccountName, request: Request, house: HouseDep, orders: OrdersDep) -> PlayerShown:
    """See the player whose account has this name; visitors who may not see it get the answer for an unknown name."""
    visitors: Visitors = request.app.state.visitors
    return _shown(await see_player(house, orders, name, visitors.of(request).digest))


@router.post("/{name}/block", status_code=204, responses=REFUSED)
async def block_player(name: AccountName, house: HouseDep, orders: OrdersDep, company: CompanyDep, visitor: KnownDep) -> None:
    """Keep a player away from one's tables and wishes in the lobby, and both out of each other's sight."""
    player = await see_player(house, orders, name, visitor.digest)
    await company.block_player(visitor.digest, player.person, player.name)


def _shown(player: Player) -> PlayerShown:
    finished, ended = player.finished
    return PlayerShown(
        name=player.name,
        emblem=player.emblem,
        since=player.since,
        ratings=[OwnRating(game=game, seats=seats, **numbers_of(skill)) for (game, seats), skill in player.skills.items()],
        ended=ended,
        finished=finished,
        clubs=[ClubInCommon(club=club.id, name=club.name) for club in player.clubs],
        together=len(player.meetings),
        ahead=player.ahead,
        behind=player.behind,
        latest=[table.id for table in player.latest],
    )
