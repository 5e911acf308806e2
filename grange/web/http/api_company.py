"""The JSON API of good company: keeping somebody away, and reports to the keeper of the house."""

from __future__ import annotations

from typing import Annotated, Literal

from fastapi import APIRouter, Request
from pydantic import BaseModel, Field

from grange.web.addresses import address_of
from grange.web.http.api import ANYWHERE, REFUSED, HouseDep, Strict, TableId
from grange.web.http.api_lobby import KnownDep
from grange.web.http.parts import part
from grange.web.lobby.company import LONGEST, Company
from grange.web.notices.trials import Trials
from grange.web.refusals import Crowded

router = APIRouter(prefix="/api", tags=["api"], responses=ANYWHERE)


class BlockShown(BaseModel):
    """Somebody whom the browser's owner keeps away, by the name that they had."""

    block: str
    name: str
    since: float


class BlocksShown(BaseModel):
    """Everybody whom the browser's owner keeps away, the latest first."""

    blocked: list[BlockShown]


class ReportAsked(Strict):
    """A report about the person in a seat, or about the table."""

    seat: int | None = Field(None, ge=0, lt=8)
    reason: Literal["name", "rude", "stalls", "unfair", "other"]
    words: str = Field("", max_length=LONGEST)


CompanyDep = Annotated[Company, part("company")]


@router.get("/blocked", responses=REFUSED)
async def see_blocked(house: HouseDep, visitor: KnownDep) -> BlocksShown:
    """List everybody whom the browser's owner keeps away, for programs that send its cookie."""
    listed = await house.archive.read(house.store.company.blocks_of, visitor.digest)
    return BlocksShown(blocked=[BlockShown(block=block.id, name=block.name, since=block.created) for block in listed])


@router.post("/tables/{table}/seats/{seat}/block", status_code=204, responses=REFUSED)
async def block(table: TableId, seat: Annotated[int, Field(ge=0, lt=8)], company: CompanyDep, visitor: KnownDep) -> None:
    """Keep the person in a seat away from one's tables and wishes in the lobby, and both out of each other's sight there."""
    await company.block(visitor.digest, table, seat)


@router.delete("/blocked/{block}", status_code=204, responses=REFUSED)
async def unblock(block: TableId, company: CompanyDep, visitor: KnownDep) -> None:
    """Let somebody come again."""
    await company.unblock(visitor.digest, block)


@router.post("/tables/{table}/report", status_code=204, responses=REFUSED)
async def report(table: TableId, asked: ReportAsked, company: CompanyDep, visitor: KnownDep, request: Request) -> None:
    """Report the person in a seat, or the table, to the keeper of the house; a few a day."""
    trials: Trials = request.app.state.trials
    if not trials.may_report(address_of(request.scope)):
        raise Crowded("error-reported-often", most=0)
    await company.report(visitor.digest, table, asked.seat, asked.reason, asked.words)
