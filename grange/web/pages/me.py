"""Me: the display name, devices and how another one joins, a passkey, and everything that is known about a visitor."""

from __future__ import annotations

import asyncio
import datetime
import json
import re
import time
from contextlib import suppress
from typing import Annotated, Any
from urllib.parse import quote

from babel.dates import format_date, format_timedelta
from fastapi import APIRouter, Depends, Request
from fastapi.responses import Response

from grange.core.errors import GrangeError
from grange.core.words import LANGUAGES, Words
from grange.web.addresses import address_of
from grange.web.house.days import sealed
from grange.web.house.house import House
from grange.web.house.names import BadName, looks_of, readable
from grange.web.http.api import HouseDep, SeatsDep
from grange.web.http.visitors import CALLED, COOKIE, LANG, THEME, THEMES, Visitor, remember
from grange.web.identity.browsers import browser_in
from grange.web.identity.emblems import EMBLEMS, usual_emblem
from grange.web.identity.transfer import LONGEST, MINUTES, TRANSFER, as_typed, marks_of, new_code, square
from grange.web.live.fragments import page_words
from grange.web.notices.trials import Trials
from grange.web.notices.watchers import Watchers
from grange.web.pace.agreed import ALLOWANCES, NO_CLOCK, checked_pace
from grange.web.pages.common import VisitorDep, drawn_page, see_other, sent_form, visitors_of
from grange.web.pages.games import waiting_for
from grange.web.record.player import address_of as page_of
from grange.web.stored import Device, Ticket

router = APIRouter()

TOLD = ("joined", "signed-out", "name", "passkey", "passkey-gone", "pace", "public", "private", "holiday", "back", "bad-day")
A_MINUTE = 60.0
ONE_DAY, LONGEST_HOLIDAY = datetime.timedelta(days=1), datetime.timedelta(days=28)
MORNING = 8  # the hour at which a holiday ends
ID = re.compile("[0-9a-f]{64}")  # of a device or passkey


async def trials_of(request: Request) -> Trials:
    """Return the limits on what strangers could misuse."""
    trials: Trials = request.app.state.trials
    return trials


TrialsDep = Annotated[Trials, Depends(trials_of)]


def this_device(request: Request, visitor: Visitor, person: str) -> Device:
    """Describe the browser that sends a request as one of a person's devices."""
    browser, in_hand = browser_in(request.headers.get("user-agent", ""))
    return Device(visitor.device, person, browser, in_hand, time.time(), time.time())


# the page


@router.get("/me")
async def me(request: Request, house: HouseDep, visitor: VisitorDep, told: str = "") -> Response:
    """Show a visitor's name, devices, ways to sign in, and data."""
    said = page_words(visitor.lang).say(f"me-told-{told}") if told in TOLD else ""
    bad = told == "bad-day"
    return await _page(request, house, visitor, told="" if bad else said, problem=said if bad else "")


async def _page(request: Request, house: House, visitor: Visitor, status: int = 200, **more: Any) -> Response:
    people, words = house.store.people, page_words(visitor.lang)
    passkeys = [] if visitor.new else await house.archive.read(people.passkeys_of, visitor.digest)
    listed = [] if visitor.new else await house.archive.read(people.devices_of, visitor.digest)
    account = "" if visitor.new else await house.archive.read(people.name_of, visitor.digest)
    profile = await house.archive.read(people.profile, visitor.digest)
    away = profile.away_until if profile.away_until and profile.away_until > time.time() else None
    shown = {"told": "", "problem": "", "name": visitor.called, "code": [], "square": None, **more}
    return await drawn_page(
        request,
        "me.html",
        None,
        status,
        here="/me",
        waiting=await waiting_for(house, visitor),
        device=this_device(request, visitor, visitor.digest),
        others=[_shown(device, words) for device in listed if device.id != visitor.device],
        account=account,
        own_page=page_of(account),
        passkeys=[(passkey.id, _day(passkey.created, words)) for passkey in passkeys],
        emblems=EMBLEMS,
        emblem=profile.emblem or usual_emblem(visitor.digest),
        public=profile.public,
        paces=(*ALLOWANCES, NO_CLOCK),
        pace=profile.pace or NO_CLOCK,
        away=_day(away, words) if away else "",
        holiday=(_today() + ONE_DAY, _today() + LONGEST_HOLIDAY),
        minutes=MINUTES,
        site=request.url.netloc,
        **shown,
    )


def _shown(device: Device, words: Words) -> dict[str, Any]:
    passed = time.time() - device.seen
    ago = words.say("me-just-now") if passed < A_MINUTE else format_timedelta(-int(passed), add_direction=True, locale=words.lang)
    since = _day(device.created, words)
    return {"id": device.id, "browser": device.browser, "in_hand": device.in_hand, "ago": ago, "since": since}


def _day(moment: float, words: Words) -> str:
    return str(format_date(datetime.datetime.fromtimestamp(moment, datetime.UTC), "d MMMM", words.lang))


@router.post("/me/name")
async def rename(request: Request, house: HouseDep, visitor: VisitorDep) -> Response:
    """Store the display name for the next tables, and the emblem."""
    form = await sent_form(request)
    name = form.get("name", "")
    try:
        await _claim(house, visitor, readable(name))
    except BadName as problem:
        return await _page(request, house, visitor, 422, name=name, problem=problem.say(visitor.lang))
    emblem = {"emblem": form["emblem"]} if form.get("emblem") in EMBLEMS else {}
    await house.archive.write(house.store.people.choose, visitor.digest, {"name": readable(name), **emblem})
    response = see_other(request, "/me?told=name", name)
    if not readable(name):
        response.delete_cookie(CALLED)
    return response


async def _claim(house: House, visitor: Visitor, name: str) -> None:
    """Give the name to the visitor's account, if they have one; refuse a name that looks like another account's."""
    people = house.store.people
    if not name or not await house.archive.read(people.passkeys_of, visitor.digest):
        return
    if not await house.archive.write(people.claim, visitor.digest, name, looks_of(name)):
        raise BadName("error-name-of-account", name=name)


@router.post("/me/page")
async def show_to(request: Request, house: HouseDep, visitor: VisitorDep) -> Response:
    """Store whether everybody may see the visitor's page."""
    public = (await sent_form(request)).get("public") == "1"
    await house.archive.write(house.store.people.choose, visitor.digest, {"public": public})
    return see_other(request, f"/me?told={'public' if public else 'private'}")


@router.post("/me/pace")
async def choose_pace(request: Request, house: HouseDep, visitor: VisitorDep) -> Response:
    """Store the usual pace of the visitor's new tables."""
    pace = (await sent_form(request)).get("pace", "")
    checked_pace(pace, None)
    await house.archive.write(house.store.people.choose, visitor.digest, {"pace": pace})
    return see_other(request, "/me?told=pace")


# a holiday


def _today() -> datetime.date:
    return datetime.datetime.fromtimestamp(time.time(), datetime.UTC).date()


@router.post("/me/holiday")
async def take_holiday(request: Request, visitor: VisitorDep, seats: SeatsDep) -> Response:
    """Let a visitor be away from all tables with clocks until a day, or come back."""
    form = await sent_form(request)
    if form.get("end"):
        await seats.end_holiday(visitor.digest)
        return see_other(request, "/me?told=back")
    try:
        day = datetime.date.fromisoformat(form.get("day", ""))
    except ValueError:
        return see_other(request, "/me?told=bad-day")
    if not ONE_DAY <= day - _today() <= LONGEST_HOLIDAY:
        return see_other(request, "/me?told=bad-day")
    await seats.take_holiday(visitor.digest, datetime.datetime.combine(day, datetime.time(MORNING), datetime.UTC).timestamp())
    return see_other(request, "/me?told=holiday")


# another device


@router.post("/me/code")
async def show_code(request: Request, house: HouseDep, visitor: VisitorDep) -> Response:
    """Draw four words that bring another device, and show them once, as words and as a square."""
    await sent_form(request)
    words = new_code(visitor.lang)
    settings = {"called": visitor.called, "lang": visitor.lang, "theme": visitor.theme}
    ticket, now = Ticket(TRANSFER, visitor.digest, settings), time.time()
    await house.archive.write(house.store.people.note, this_device(request, visitor, visitor.digest))
    mark = marks_of(house.secret, " ".join(words))[0]
    await house.archive.write(house.store.people.issue, mark, ticket, now, now + MINUTES * A_MINUTE)
    address = f"{request.base_url}here#{quote('-'.join(as_typed(word) for word in words))}"  # no log of a server sees that part
    return await _page(request, house, visitor, code=words, square=await asyncio.to_thread(square, address))


@router.get("/here")
async def here(request: Request) -> Response:
    """Ask for the four words of another device. Opening the link of a square only fills them in, by a script."""
    return await drawn_page(request, "here.html", code="", problem="")


@router.post("/here")
async def join(request: Request, house: HouseDep, visitor: VisitorDep, trials: TrialsDep) -> Response:
    """Add this browser to the person who has shown the words."""
    code = (await sent_form(request)).get("code", "")[:LONGEST]
    ticket = None
    if allowed := trials.may_guess(address_of(request.scope)):
        ticket = await house.archive.write(house.store.people.use, marks_of(house.secret, code), TRANSFER, time.time())
    if ticket is None:
        problem = page_words(visitor.lang).say("here-wrong" if allowed else "here-often")
        return await drawn_page(request, "here.html", None, 422 if allowed else 429, code=as_typed(code), problem=problem)
    await become(request, house, visitor, ticket.person)
    response = see_other(request, "/me?told=joined", visitor.called or str(ticket.document.get("called", "")))
    _take_settings(request, response, ticket.document)
    return response


async def become(request: Request, house: House, visitor: Visitor, person: str) -> None:
    """Make the browser that sends a request one of a person's devices."""
    await house.archive.write(house.store.people.join, this_device(request, visitor, person))
    visitors_of(request).devices.forget()
    watchers: Watchers = request.app.state.watchers
    await watchers.note_visitor(person)


def _take_settings(request: Request, response: Response, settings: dict[str, Any]) -> None:
    """Give a browser the language and the theme of the one that has shown the words."""
    secure = request.url.scheme == "https"
    if settings.get("lang") in LANGUAGES:
        remember(response, LANG, settings["lang"], secure)
    if settings.get("theme") in THEMES:
        remember(response, THEME, settings["theme"], secure)


@router.post("/me/sign-out")
async def sign_out(request: Request, house: HouseDep, visitor: VisitorDep) -> Response:
    """Sign one of the visitor's devices out."""
    device = (await sent_form(request)).get("device", "")
    if ID.fullmatch(device) is not None and await house.archive.write(house.store.people.sign_out, visitor.digest, device):
        visitors_of(request).devices.forget()
    return see_other(request, "/me?told=signed-out")


# everything about me


@router.get("/me/export")
async def export(house: HouseDep, visitor: VisitorDep) -> Response:
    """Return everything that is stored about a visitor, in one file."""
    known = {} if visitor.new else await house.archive.read(house.store.people.everything, visitor.digest)
    for game in known.get("games", []):
        if sealed(game["daily"]):  # its seed and choices would show others what comes
            game |= {"setup": None, "choices": None}
    settings = {"name": visitor.called, "language": visitor.lang, "theme": visitor.theme}
    text = await asyncio.to_thread(json.dumps, {"settings": settings, **known}, ensure_ascii=False, indent=1)
    headers = {"content-disposition": 'attachment; filename="grange-about-me.json"'}
    return Response(text, media_type="application/json", headers=headers)


@router.post("/me/delete")
async def delete(request: Request, house: HouseDep, seats: SeatsDep, visitor: VisitorDep) -> Response:
    """Delete everything about a visitor, once they have confirmed it; finished games keep a seat without a name."""
    if not (await sent_form(request)).get("sure"):
        return await _page(request, house, visitor, 422, problem=page_words(visitor.lang).say("me-delete-unsure"))
    for table, seat in await house.archive.read(house.store.people.seats_to_leave, visitor.digest):
        with suppress(GrangeError):  # a game that has just ended, or that nobody can play any more
            await seats.leave(table, seat)
    for table in await house.archive.write(house.store.people.forget, visitor.digest):
        if (room := house.rooms.get(table)) is not None:
            await house.catch_up(room)
    visitors_of(request).devices.forget()
    response = await drawn_page(request, "gone.html")
    for cookie in (COOKIE, CALLED, LANG, THEME):
        response.delete_cookie(cookie)
    return response
