"""The JSON API of campaigns: several games in a row, each at an ordinary table."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Request
from pydantic import BaseModel, Field

from grange.core.record import Player
from grange.core.words import read_words
from grange.web.house.campaigns import Campaigns, Journey
from grange.web.house.capacity import Host
from grange.web.http.api import ANYWHERE, REFUSED, Lang, SeatAsked, SeatShown, Strict, TableId, Token
from grange.web.http.clients import counted_address
from grange.web.http.parts import part
from grange.web.live.fragments import names_of


class CampaignAsked(Strict):
    """A new campaign."""

    game: str = Field(max_length=32)
    seats: list[SeatAsked] = Field(min_length=1, max_length=8)
    rules: dict[str, str] = Field(default_factory=dict, max_length=32)


class CampaignBegun(BaseModel):
    """A new campaign, its first table, and its tokens: a seat's token opens the seat in every game of the campaign."""

    campaign: str
    table: str
    host: str
    tokens: list[str | None]


class Kept(Strict):
    """What a seat carries over; null for nothing."""

    thing: str | None = Field(max_length=80)


class NextTable(BaseModel):
    """The table of the next game."""

    table: str


class CampaignShown(BaseModel):
    """A campaign as its viewer may see it; the library can load its document."""

    campaign: str
    headline: str
    document: dict[str, Any]
    seats: list[SeatShown]
    seat: int | None
    number: int
    length: int
    goal: int  # 0 if places count instead
    prizes: list[int]  # for each place; empty if there is a goal
    standing: list[int]
    complete: bool
    over: bool
    winners: list[int]
    undecided: list[int]
    choices: list[str]  # the viewer may keep one of these
    playing: bool
    table: str  # of the present or last game
    token: str | None  # the viewer's at that table


router = APIRouter(prefix="/api", tags=["campaigns"], responses=ANYWHERE)


CampaignsDep = Annotated[Campaigns, part("campaigns")]


@router.post("/campaigns", status_code=201)
async def open_campaign(asked: CampaignAsked, campaigns: CampaignsDep, request: Request) -> CampaignBegun:
    """Open a campaign with the table of its first game. Keep the host's token; give each person the token of a seat."""
    guests = [Player(seat.name, seat.bot) for seat in asked.seats]
    opened = await campaigns.open(asked.game, guests, dict(asked.rules), Host(counted_address(request.scope)))
    return CampaignBegun(campaign=opened.campaign, table=opened.table, host=opened.host, tokens=opened.tokens)


@router.get("/campaigns/{campaign}", responses=REFUSED)
async def see_campaign(campaign: TableId, campaigns: CampaignsDep, token: Token, lang: Lang = "en") -> CampaignShown:
    """See a campaign: as a seat with its token, as a spectator without."""
    journey = await campaigns.find(campaign)
    return show(campaigns, journey, campaigns.seat_of(journey, token), lang)


@router.post("/campaigns/{campaign}/keep", responses=REFUSED)
async def keep(campaign: TableId, kept: Kept, campaigns: CampaignsDep, token: Token, lang: Lang = "en") -> CampaignShown:
    """Choose what the seat carries over to the next game; the choice may change until that begins."""
    seat = campaigns.own_seat(await campaigns.find(campaign), token)
    return show(campaigns, await campaigns.keep(campaign, seat, kept.thing), seat, lang)


@router.post("/campaigns/{campaign}/next", responses=REFUSED)
async def begin_next(campaign: TableId, campaigns: CampaignsDep, token: Token, request: Request) -> NextTable:
    """Open the table of the next game, or find it if somebody has opened it already."""
    campaigns.own_seat(await campaigns.find(campaign), token)
    return NextTable(table=await campaigns.next_table(campaign, Host(counted_address(request.scope))))


@router.post("/campaigns/{campaign}/give-up", responses=REFUSED)
async def give_up(campaign: TableId, campaigns: CampaignsDep, token: Token, lang: Lang = "en") -> CampaignShown:
    """With the host's token, end a campaign early."""
    campaigns.check_host(await campaigns.find(campaign), token)
    return show(campaigns, await campaigns.give_up(campaign), None, lang)


def show(campaigns: Campaigns, journey: Journey, seat: int | None, lang: str) -> CampaignShown:
    """Show a campaign to a viewer."""
    campaign, stored = journey.campaign, journey.room.live.stored
    words = read_words(lang, campaign.game.folder)
    return CampaignShown(
        campaign=journey.stored.id,
        headline=words.text(campaign.headline(names_of(stored.seats, words), seat)),
        document=campaign.to_dict(),
        seats=[SeatShown(name=each.name, bot=each.bot, here=each.taken) for each in stored.seats],
        seat=seat,
        number=campaign.number,
        length=campaign.length,
        goal=campaign.way.goal(campaign, campaign.number),
        prizes=campaign.way.prizes(campaign, campaign.number),
        standing=campaign.standing,
        complete=campaign.complete,
        over=campaign.over,
        winners=campaign.winners,
        undecided=campaign.undecided,
        choices=[] if seat is None or journey.playing else campaign.choices(seat),
        playing=journey.playing,
        table=journey.stored.last,
        token=None if seat is None else campaigns.house.rights.seat_token(journey.stored.last, stored.seats[seat]),
    )
