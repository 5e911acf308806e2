"""The page of a visitor's channels: where notices go, quiet hours, trials, and the links by which a notice turns itself off."""

from __future__ import annotations

import asyncio
import re
import time
from dataclasses import replace
from typing import Annotated, Any

from fastapi import APIRouter, Request
from fastapi.responses import JSONResponse, Response
from pydantic import BaseModel, ConfigDict, Field

from grange.web.addresses import address_of
from grange.web.house.house import House
from grange.web.http.api import HouseDep
from grange.web.http.parts import part
from grange.web.http.visitors import Visitor
from grange.web.live.fragments import page_words
from grange.web.notices import compose
from grange.web.notices.courier import Courier
from grange.web.notices.guard import LONGEST_ADDRESS, RefusedAddressError, check_address, is_at_home
from grange.web.notices.mail import is_mailbox
from grange.web.notices.quiet import USUAL
from grange.web.notices.sending import Outcome, Result
from grange.web.notices.trials import Trials
from grange.web.notices.watchers import Watchers
from grange.web.notices.webpush import are_keys
from grange.web.pages.common import VisitorDep, drawn_page, see_other, sent_form, visitors_of
from grange.web.pages.games import waiting_for
from grange.web.refusals import NothingThere
from grange.web.secret import new_name
from grange.web.stored import Channel, Wishes

router = APIRouter()

HOOKS = ("json", "discord", "slack")
MOST_CHANNELS = 8  # of a visitor
PAUSE = 20.0  # seconds between two trials of a channel
HOURS = range(24)
ZONE = re.compile(r"[A-Za-z0-9/_+-]{1,64}")  # the name of a time zone
TOLD = (  # the results of forms that the page can report
    "added",
    "confirm",
    "confirmed",
    "removed",
    "quiet",
    "sent",
    "soon",
    "half-quiet",
    "many",
    "bad-address",
    "bad-mailbox",
    "address",
    "silent",
    "busy",
    "gone",
    "refused",
    "redirect",
    "mail",
    "no-mail",
    "mailbox",
)


CourierDep = Annotated[Courier, part("courier")]


def trials_of(request: Request) -> Trials:
    """Return the limits on trials and e-mails."""
    trials: Trials = request.app.state.trials
    return trials


# the page


@router.get("/notices")
async def notices(request: Request, house: HouseDep, visitor: VisitorDep, courier: CourierDep, told: str = "") -> Response:
    """Show a visitor's channels and quiet hours, and what the last form did."""
    return await _page(request, house, visitor, courier, told)


async def _page(
    request: Request, house: House, visitor: Visitor, courier: Courier, told: str, typed: dict[str, str] | None = None
) -> Response:
    """Draw the page; what was typed into a form that is refused stays there."""
    channels = [] if visitor.new else await house.archive.read(house.store.notices.channels_of, visitor.digest)
    wishes = await _wishes(house, visitor)
    say = page_words(visitor.lang).say
    return await drawn_page(
        request,
        "notices.html",
        None,
        422 if typed else 200,
        typed=typed or {},
        waiting=await waiting_for(house, visitor),
        channels=[_shown(channel) for channel in channels],
        hooks=HOOKS,
        has_mail=courier.settings.mail is not None,
        quiet=(wishes.quiet_from, wishes.quiet_until),
        hours=HOURS,
        told=say(f"notices-told-{told}") if told in TOLD else "",
        trouble=told in TOLD[6:],
    )


def _shown(channel: Channel) -> dict[str, Any]:
    """Describe a channel, without what only its owner's receiver may know."""
    name = channel.address
    if channel.kind != "email":
        name = check_address(channel.address)
    return {"id": channel.id, "kind": channel.kind, "name": name, "confirmed": channel.confirmed, "trouble": channel.trouble}


async def _wishes(house: HouseDep, visitor: Visitor) -> Wishes:
    kept = None if visitor.new else await house.archive.read(house.store.notices.wishes, visitor.digest)
    return kept or Wishes(visitor.digest, visitor.lang, "UTC", *USUAL)


def _site(request: Request, courier: Courier) -> str:
    return courier.settings.address or str(request.base_url).rstrip("/")


def _back(request: Request, what: str) -> Response:
    return see_other(request, f"/notices?told={what}")


# this device


class Keys(BaseModel):
    """The keys of a browser."""

    p256dh: str = Field(max_length=200)
    auth: str = Field(max_length=100)


class Subscription(BaseModel):
    """What a browser's script sends when its person wants notices on this device."""

    model_config = ConfigDict(extra="forbid")

    endpoint: str = Field(max_length=LONGEST_ADDRESS)
    keys: Keys
    zone: str = Field("", max_length=64)


@router.get("/notices/key")
async def push_key(courier: CourierDep) -> JSONResponse:
    """Return the public key of the house, which a browser needs to subscribe."""
    return JSONResponse({"key": (await courier.sender()).key.public})


@router.post("/notices/push")
async def subscribe(
    request: Request, sent: Subscription, house: HouseDep, visitor: VisitorDep, courier: CourierDep
) -> JSONResponse:
    """Store this browser as one of the visitor's channels."""
    visitors_of(request).check_script(request)
    keys = sent.keys.model_dump()
    if not _is_address(sent.endpoint) or not are_keys(keys):
        return JSONResponse({"error": "bad-address"}, 422)
    channel = _new_channel(request, visitor, courier, "push", sent.endpoint, keys=keys, private=True, device=visitor.device)
    if not await _add(request, house, visitor, channel, sent.zone):
        return JSONResponse({"error": "many"}, 422)
    response = JSONResponse({})
    visitors_of(request).remember(response, visitor, request.url.scheme == "https")
    return response


def _is_address(address: str) -> bool:
    try:
        return bool(check_address(address))
    except RefusedAddressError:
        return False


def _new_channel(request: Request, visitor: Visitor, courier: Courier, kind: str, address: str, **more: Any) -> Channel:
    given = {"keys": None, "private": False, "confirmed": True, **more}
    return Channel(new_name(), visitor.digest, kind, address, site=_site(request, courier), created=time.time(), **given)


async def _add(request: Request, house: HouseDep, visitor: Visitor, channel: Channel, zone: str) -> str:
    """Store a channel, and with the first one the visitor's language and the usual quiet hours; return its name, or nothing."""
    store, watchers = house.store.notices, request.app.state.watchers
    assert isinstance(watchers, Watchers)
    known = await house.archive.read(store.channels_of, visitor.digest)
    if len(known) >= MOST_CHANNELS and channel.address not in [each.address for each in known]:
        return ""
    wishes = replace(await _wishes(house, visitor), lang=visitor.lang)
    await house.archive.write(store.keep_wishes, replace(wishes, zone=_zone(zone) or wishes.zone))
    name = await house.archive.write(store.add_channel, channel)
    await watchers.note_visitor(visitor.digest)
    return name


def _zone(name: str) -> str:
    """Return the time zone that a browser sent, if it is one."""
    return name if ZONE.fullmatch(name) else ""


# webhooks and mailboxes


@router.post("/notices/hook")
async def add_hook(request: Request, house: HouseDep, visitor: VisitorDep, courier: CourierDep) -> Response:
    """Add a webhook."""
    form = await sent_form(request)
    kind, address = form.get("kind", ""), form.get("address", "").strip()
    if kind not in HOOKS or not _is_address(address):
        return await _page(request, house, visitor, courier, "bad-address", form)
    if not courier.settings.loopback and is_at_home(check_address(address)):
        return await _page(request, house, visitor, courier, "address", form)
    channel = _new_channel(request, visitor, courier, kind, address, private=bool(form.get("private")), device=visitor.device)
    if not await _add(request, house, visitor, channel, form.get("zone", "")):
        return await _page(request, house, visitor, courier, "many", form)
    return _back(request, "added")


@router.post("/notices/mail")
async def add_mailbox(request: Request, house: HouseDep, visitor: VisitorDep, courier: CourierDep) -> Response:
    """Add a mailbox, and ask its owner by e-mail whether notices are welcome there."""
    form = await sent_form(request)
    address = form.get("address", "").strip()
    form["kind"] = "email"
    if courier.settings.mail is None or not is_mailbox(address):
        return await _page(request, house, visitor, courier, "bad-mailbox", form)
    if not trials_of(request).may_write_to(address, address_of(request.scope)):
        return await _page(request, house, visitor, courier, "soon", form)
    channel = _new_channel(request, visitor, courier, "email", address, private=True, confirmed=False, device=visitor.device)
    name = await _add(request, house, visitor, channel, form.get("zone", ""))
    if not name:
        return await _page(request, house, visitor, courier, "many", form)
    return await _ask_mailbox(request, house, courier, name, visitor.lang)


async def _ask_mailbox(request: Request, house: HouseDep, courier: Courier, name: str, lang: str) -> Response:
    channel = await house.archive.read(house.store.notices.channel, name)
    if channel is None or channel.confirmed:
        return _back(request, "added")
    say, secret = page_words(lang).say, house.secret
    text = say("notice-confirm-letter", link=compose.confirm_link(channel, secret), off=compose.off_link(channel, secret))
    result = await (await courier.sender()).mail(channel.address, say("notice-confirm"), text, new_name())
    return _back(request, "confirm" if result.outcome is Outcome.SENT else result.trouble)


# trying, turning off, quiet hours


async def _own_channel(house: HouseDep, visitor: Visitor, name: str) -> Channel:
    channel = await house.archive.read(house.store.notices.channel, name)
    if channel is None or channel.visitor != visitor.digest:
        raise NothingThere("error-no-page")
    return channel


@router.post("/notices/try")
async def try_channel(request: Request, house: HouseDep, visitor: VisitorDep, courier: CourierDep) -> Response:
    """Send one notice now, and say what became of it."""
    channel = await _own_channel(house, visitor, (await sent_form(request)).get("channel", ""))
    now = time.time()
    if not trials_of(request).may_try(address_of(request.scope)):
        return _back(request, "soon")
    if not await house.archive.write(house.store.notices.may_try, channel.id, now, PAUSE):
        return _back(request, "soon")
    if channel.kind == "email" and not channel.confirmed:
        if not trials_of(request).may_write_to(channel.address, address_of(request.scope)):
            return _back(request, "soon")
        return await _ask_mailbox(request, house, courier, channel.id, visitor.lang)
    notice = await asyncio.to_thread(compose.trial, channel, visitor.lang, house.secret, now)
    result = await (await courier.sender()).send(channel, notice)
    return _back(request, await _note_trial(house, courier, channel, result, now))


async def _note_trial(house: HouseDep, courier: Courier, channel: Channel, result: Result, now: float) -> str:
    await courier.note_result(channel, result, now)
    if result.outcome is not Outcome.SENT:
        return result.trouble
    if not channel.confirmed:
        await house.archive.write(house.store.notices.confirm, channel.id)
    return "sent"


@router.post("/notices/remove")
async def remove(request: Request, house: HouseDep, visitor: VisitorDep) -> Response:
    """Turn a channel off."""
    channel = await _own_channel(house, visitor, (await sent_form(request)).get("channel", ""))
    await house.archive.write(house.store.notices.remove_channel, channel.id)
    return _back(request, "removed")


@router.post("/notices/quiet")
async def keep_quiet(request: Request, house: HouseDep, visitor: VisitorDep) -> Response:
    """Store the quiet hours."""
    form = await sent_form(request)
    first, last = _hour(form.get("from", "")), _hour(form.get("until", ""))
    if first == last:  # none, or no time in between
        first = last = None
    elif first is None or last is None:
        return _back(request, "half-quiet")
    wishes = replace(await _wishes(house, visitor), lang=visitor.lang, quiet_from=first, quiet_until=last)
    await house.archive.write(house.store.notices.keep_wishes, replace(wishes, zone=_zone(form.get("zone", "")) or wishes.zone))
    return _back(request, "quiet")


def _hour(text: str) -> int | None:
    return int(text) if text in [str(hour) for hour in HOURS] else None


# links in notices: opening one only shows a button, so that no link preview presses it


async def _signed(house: HouseDep, channel: str, token: str, purpose: str) -> Channel | None:
    """Find the channel of a signed link; None if it is turned off already."""
    if not house.secret.fits(token, purpose, channel):
        raise NothingThere("error-no-page")
    return await house.archive.read(house.store.notices.channel, channel)


@router.get("/notices/off/{channel}/{token}")
async def off(request: Request, channel: str, token: str, house: HouseDep) -> Response:
    """Ask whether a channel should be turned off."""
    found = await _signed(house, channel, token, compose.OFF)
    return await drawn_page(request, "notice_link.html", what="off" if found else "is-off", asks=found is not None)


@router.post("/notices/off/{channel}/{token}")
async def turn_off(request: Request, channel: str, token: str, house: HouseDep) -> Response:
    """Turn a channel off; its signed link is enough, since mail programs press the button, too."""
    await _signed(house, channel, token, compose.OFF)
    await house.archive.write(house.store.notices.remove_channel, channel)
    return await drawn_page(request, "notice_link.html", what="is-off", asks=False)


@router.get("/notices/confirm/{channel}/{token}")
async def confirm(request: Request, channel: str, token: str, house: HouseDep) -> Response:
    """Ask the owner of a mailbox whether notices are welcome."""
    found = await _signed(house, channel, token, compose.CONFIRM)
    waits = found is not None and not found.confirmed
    what = "is-off" if found is None else "confirm" if waits else "is-confirmed"
    return await drawn_page(request, "notice_link.html", what=what, asks=waits)


@router.post("/notices/confirm/{channel}/{token}")
async def say_yes(request: Request, channel: str, token: str, house: HouseDep) -> Response:
    """Send notices to a mailbox from now on."""
    found = await _signed(house, channel, token, compose.CONFIRM)
    if found is not None and not found.confirmed:
        await house.archive.write(house.store.notices.confirm, channel)
    return await drawn_page(request, "notice_link.html", what="is-confirmed" if found else "is-off", asks=False)
