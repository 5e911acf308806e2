"""Passkeys on the pages: a visitor who wants an account adds one, and signs in with it on another device."""

from __future__ import annotations

import asyncio
import time
from dataclasses import replace
from typing import Any

from fastapi import APIRouter, Request
from fastapi.responses import JSONResponse, Response
from pydantic import BaseModel, ConfigDict

from grange.web.house.house import House
from grange.web.http.api import HouseDep
from grange.web.http.visitors import Visitor
from grange.web.identity.passkeys import (
    MAKE,
    SECONDS,
    SHOW,
    BadPasskey,
    Place,
    challenge_in,
    id_of,
    to_make,
    to_show,
    verify_new,
    verify_shown,
)
from grange.web.pages.common import VisitorDep, see_other, sent_form, visitors_of
from grange.web.pages.me import ID, become, this_device
from grange.web.stored import Ticket

router = APIRouter()

MOST_PASSKEYS = 10  # of a person


class PasskeyAnswer(BaseModel):
    """A message of a browser's script: a new passkey, or the proof that the browser has one."""

    model_config = ConfigDict(extra="forbid")

    passkey: dict[str, Any]


def _place(request: Request) -> Place:
    return Place(request.url.hostname or "", f"{request.url.scheme}://{request.url.netloc}")


async def _challenge(house: House, kind: str, visitor: Visitor, options: dict[str, Any]) -> JSONResponse:
    """Note a challenge, which only this browser may answer, once and soon."""
    now, mark = time.time(), house.secret.token(kind, options["challenge"])
    await house.archive.write(house.store.people.issue, mark, Ticket(kind, visitor.device, {}), now, now + SECONDS)
    return JSONResponse(options)


async def _use(house: House, kind: str, visitor: Visitor, answer: dict[str, Any]) -> str:
    """Use up the challenge that a browser has answered; refuse one that this browser was not given."""
    challenge = challenge_in(answer)
    ticket = await house.archive.write(house.store.people.use, house.secret.tokens(kind, challenge), kind, time.time())
    if ticket is None or ticket.person != visitor.device:
        raise BadPasskey("error-passkey")
    return challenge


@router.post("/me/passkey/ask")
async def ask_to_make(request: Request, house: HouseDep, visitor: VisitorDep) -> Response:
    """Describe the passkey that a browser may make."""
    visitors_of(request).check_script(request)
    known = await house.archive.read(house.store.people.passkeys_of, visitor.digest)
    if len(known) >= MOST_PASSKEYS:
        raise BadPasskey("error-passkeys-many")
    return await _challenge(house, MAKE, visitor, to_make(_place(request), visitor.digest, visitor.called, known))


@router.post("/me/passkey")
async def add(request: Request, sent: PasskeyAnswer, house: HouseDep, visitor: VisitorDep) -> JSONResponse:
    """Add a passkey to what a browser already has."""
    visitors_of(request).check_script(request)
    challenge = await _use(house, MAKE, visitor, sent.passkey)
    passkey = await asyncio.to_thread(verify_new, _place(request), sent.passkey, challenge, visitor.digest, time.time())
    if not await house.archive.write(house.store.people.add_passkey, replace(passkey, device=visitor.device)):
        raise BadPasskey("error-passkey")
    await house.archive.write(house.store.people.note, this_device(request, visitor, visitor.digest))
    return JSONResponse({"address": "/me?told=passkey"})


@router.post("/me/passkey/remove")
async def remove(request: Request, house: HouseDep, visitor: VisitorDep) -> Response:
    """Delete a passkey."""
    passkey = (await sent_form(request)).get("passkey", "")
    if ID.fullmatch(passkey):
        await house.archive.write(house.store.people.remove_passkey, visitor.digest, passkey)
    return see_other(request, "/me?told=passkey-gone")


@router.post("/here/passkey/ask")
async def ask_to_show(request: Request, house: HouseDep, visitor: VisitorDep) -> Response:
    """Describe which passkeys a browser may show."""
    visitors_of(request).check_script(request)
    return await _challenge(house, SHOW, visitor, to_show(_place(request)))


@router.post("/here/passkey")
async def sign_in(request: Request, sent: PasskeyAnswer, house: HouseDep, visitor: VisitorDep) -> JSONResponse:
    """Let a browser with a passkey join its owner; what the browser already has comes along."""
    visitors_of(request).check_script(request)
    challenge = await _use(house, SHOW, visitor, sent.passkey)
    passkey = await house.archive.read(house.store.people.passkey, id_of(str(sent.passkey.get("id", ""))))
    if passkey is None:
        raise BadPasskey("error-passkey-unknown")
    uses = await asyncio.to_thread(verify_shown, _place(request), sent.passkey, challenge, passkey)
    if not await house.archive.write(house.store.people.note_use, passkey, uses, time.time()):
        raise BadPasskey("error-passkey")
    await become(request, house, visitor, passkey.person)
    return JSONResponse({"address": "/me?told=joined"})
