"""Good company: keeping somebody away, reporting somebody or a table, and the list of those whom a visitor keeps away."""

from __future__ import annotations

import datetime
from typing import Annotated, Any

from babel.dates import format_date
from fastapi import APIRouter, Path, Request
from fastapi.responses import Response

from grange.web.addresses import address_of
from grange.web.house.house import House
from grange.web.house.orders import Orders
from grange.web.http.api import HouseDep
from grange.web.http.api_company import CompanyDep
from grange.web.http.api_players import OrdersDep
from grange.web.http.visitors import Visitor
from grange.web.live.fragments import names_of, page_words
from grange.web.lobby.company import LONGEST, REASONS
from grange.web.pages.common import VisitorDep, drawn_page, see_other, sent_form
from grange.web.pages.me import TrialsDep
from grange.web.record.player import pages_of
from grange.web.refusals import Crowded, NothingThere

router = APIRouter()

TOLD = ("blocked", "unblocked", "reported")
Seat = Annotated[int, Path(ge=0, lt=8)]


@router.get("/company")
async def company(request: Request, house: HouseDep, visitor: VisitorDep, told: str = "") -> Response:
    """List the people whom a visitor keeps away."""
    words = page_words(visitor.lang)
    listed = [] if visitor.new else await house.archive.read(house.store.company.blocks_of, visitor.digest)
    days = [datetime.datetime.fromtimestamp(block.created, datetime.UTC).date() for block in listed]
    return await drawn_page(
        request,
        "company.html",
        told=words.say(f"company-told-{told}") if told in TOLD else "",
        blocked=[
            {"id": block.id, "name": block.name or words.say("company-nameless"), "day": format_date(day, "d MMMM", visitor.lang)}
            for block, day in zip(listed, days, strict=True)
        ],
    )


@router.post("/company/{block}/end")
async def unblock(request: Request, block: str, company: CompanyDep, visitor: VisitorDep) -> Response:
    """Let somebody come again."""
    await sent_form(request)
    await company.unblock(visitor.digest, block)
    return see_other(request, "/company?told=unblocked")


@router.get("/table/{table}/about")
async def about_table(request: Request, table: str, house: HouseDep, orders: OrdersDep, visitor: VisitorDep) -> Response:
    """Ask what is wrong with a table, or with somebody at it."""
    room = await house.present_room(table)
    words = page_words(visitor.lang, room.live.game.folder)
    return await drawn_page(
        request,
        "about.html",
        room.live.game,
        title=words.say("game-name"),
        table=table,
        others=await _others(house, orders, room.live.stored.id, names_of(room.live.stored.seats, words), visitor),
        reasons=REASONS,
        longest=LONGEST,
    )


async def _others(house: House, orders: Orders, table: str, names: list[str], visitor: Visitor) -> list[dict[str, Any]]:
    """List the people at a table apart from the visitor."""
    held: dict[int, set[str]] = {}
    for right in await house.archive.read(house.store.rights, table):
        held.setdefault(right.seat, set()).add(right.visitor)
    others = {seat: people for seat, people in sorted(held.items()) if seat >= 0 and visitor.digest not in people}
    pages = await pages_of(house, orders, visitor.digest, {person for people in others.values() for person in people})
    return [
        {"seat": seat, "name": names[seat], "page": next((pages[one] for one in people if one in pages), "")}
        for seat, people in others.items()
    ]


@router.post("/table/{table}/seats/{seat}/block")
async def block(request: Request, table: str, seat: Seat, company: CompanyDep, visitor: VisitorDep) -> Response:
    """Keep the person in a seat away."""
    await sent_form(request)
    await company.block(visitor.digest, table, seat)
    return see_other(request, "/company?told=blocked")


@router.post("/table/{table}/report")
async def report(request: Request, table: str, company: CompanyDep, visitor: VisitorDep, trials: TrialsDep) -> Response:
    """Report the person in a seat, or the table, to the keeper of the house."""
    form = await sent_form(request)
    seat = form.get("seat", "")
    if seat and not (seat.isdecimal() and len(seat) == 1):
        raise NothingThere("error-nobody-there")
    if not trials.may_report(address_of(request.scope)):
        raise Crowded("error-reported-often", most=0)
    await company.report(visitor.digest, table, int(seat) if seat else None, form.get("reason", ""), form.get("words", ""))
    return see_other(request, "/company?told=reported")
