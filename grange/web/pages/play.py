"""The page of a table, its socket, and what players send: choices, undo, phrases."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from typing import Annotated, Any

from fastapi import APIRouter, Query, Request, WebSocket
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse, Response
from markupsafe import Markup
from pydantic import BaseModel, ConfigDict, Field, ValidationError

from grange.core.errors import GrangeError
from grange.core.state import State
from grange.web.history.looking_back import moment
from grange.web.history.story import past_of
from grange.web.house.accord import Answer, may_be_ended
from grange.web.house.bot_characters import USUAL_LEVEL
from grange.web.house.days import sealed
from grange.web.house.hotseat import Viewpoint, is_shared, viewpoint
from grange.web.house.house import House
from grange.web.house.orders import Orders
from grange.web.house.phrases import PHRASES, SpokenPhrase
from grange.web.house.room import Room
from grange.web.house.table import Closed, LiveTable
from grange.web.http.api import AccordDep, HouseDep, SeatsDep
from grange.web.http.socket import follow
from grange.web.http.visitors import Visitor, Visitors
from grange.web.live.drawing import drawn_since
from grange.web.live.fragments import names_of, page_words, render, title, where
from grange.web.live.packing import unpacked
from grange.web.notices.watchers import Watchers
from grange.web.pages.common import VisitorDep, drawn_page, visitors_of
from grange.web.pages.games import note_on_waiting
from grange.web.pages.sharing import share_table
from grange.web.refusals import WrongToken
from grange.web.storage.schema import HOST

router = APIRouter()


@router.get("/table/{table}")
async def table_page(
    request: Request, table: str, house: HouseDep, visitor: VisitorDep, eyes: Annotated[int, Query(ge=0, le=1_000_000)] = 0
) -> Response:
    """Show a table to its players and to spectators; a spectator looks at it from one of the seats."""
    room = await house.present_room(table)
    held = await house.rights.held_now(room, visitor.digest)
    live, stored = room.live, room.live.stored
    state, position = live.now
    at_screen = room.at_screen.get(visitor.digest)
    words = page_words(visitor.lang, live.game.folder)
    view = viewpoint(state, stored.seats, held, at_screen)._replace(place=place_at(state, eyes))
    fragments = await asyncio.to_thread(render, room, state, view, visitor.lang, held, at_screen)
    return await drawn_page(
        request,
        "table.html",
        live.game,
        table=table,
        rules=state.origin.rules,
        title=title(not live.rests and view.seat in [decision.seat for decision in state.decisions], words),
        where=where(state, stored.daily, words),
        position=position,
        watches=view.seat is None and view.awaited is None,
        eyes=view.place if view.seat is None and view.awaited is None and live.game.display.own_boards else None,
        made=len(state.history),
        now=time.time() if live.pace else None,
        invites=_invites(request, house, live, names_of(stored.seats, words)) if HOST in held else [],
        gathers=live.gathers and not live.stopped,
        door=str(request.url_for("open_seat", table=table)),
        sits=bool(held),
        watch=str(request.url_for("table_page", table=table)),
        host=HOST in held,
        shared=is_shared(held),
        bot=USUAL_LEVEL,
        seed_chosen=stored.seed_chosen,
        given=live.given,
        campaign=stored.campaign,
        sealed=sealed(stored.daily),
        speaker=view.seat if sum(each.person for each in stored.seats) > 1 else None,
        phrases=PHRASES,
        may_end=view.seat is not None and may_be_ended(live) and not live.stopped and not state.over,
        offers_notices=view.seat is not None and sum(each.person for each in stored.seats) > 1,
        share=await share_table(request, house, room, visitor.lang),
        note="" if not held or position else note_on_waiting(stored.touched, house.capacity, words),
        **{part: Markup(html) for part, html in fragments.items()},
    )


def _invites(request: Request, house: House, live: LiveTable, names: Sequence[str]) -> list[dict[str, Any]]:
    """List the free seats of people, each with the link that its host sends."""
    table = live.stored.id
    return [
        {
            "seat": each.seat,
            "name": names[each.seat],
            "link": str(request.url_for("sit", table=table, token=house.rights.link_token(table, each))),
        }
        for each in live.stored.seats
        if each.person and not each.taken and not live.gathers
    ]


def place_at(state: State, eyes: int) -> int:
    """Return the seat from which a spectator looks; the first, if the game has no seat of that number."""
    return eyes if eyes < state.seats else 0


@router.get("/table/{table}/eyes")
async def through_eyes(
    table: str, house: HouseDep, visitor: VisitorDep, seat: Annotated[int, Query(ge=0, le=1_000_000)]
) -> JSONResponse:
    """Show the table from a seat, without what only its player may see."""
    room = await house.room(table)
    held = await house.rights.held(room, visitor.digest)
    state = room.live.state
    view = viewpoint(state, room.live.stored.seats, held, room.at_screen.get(visitor.digest))
    view = view._replace(place=place_at(state, seat))
    return JSONResponse(await asyncio.to_thread(_through_eyes, room, state, view, visitor.lang))


def _through_eyes(room: Room, state: State, view: Viewpoint, lang: str) -> dict[str, Any]:
    words = page_words(lang, room.live.game.folder)
    names = names_of(room.live.stored.seats, words, view.seat)
    panels = room.live.game.display.page(state, None, words, names, view.place)
    drawn = render(room, state, view, lang, parts=("desk", "seats"), panels=panels)
    return {"seat": view.place, "told": words.say("table-eyes", name=names[view.place]), **drawn}


@router.websocket("/table/{table}/live")
async def live_table(socket: WebSocket, table: str) -> None:
    """Send the changed parts of a table's page after every change."""
    house: House = socket.app.state.house
    visitors: Visitors = socket.app.state.visitors
    try:
        visitors.check_origin(socket)
        await socket.accept()
        visitor = visitors.of(socket)
        watchers: Watchers = socket.app.state.watchers
        async with house.watching(table) as (room, bell), watchers.watching(visitor.digest, table) as heard:
            orders: Orders = socket.app.state.orders
            news = _news(house, room, visitors, visitor, unpacks="packed" in socket.query_params)
            announced = "announced" in socket.query_params
            await follow(socket, bell, _with_announcements(news, orders, visitor.lang, announced), heard)
    except GrangeError as problem:
        await _refuse(socket, problem)


async def _refuse(socket: WebSocket, problem: GrangeError) -> None:
    """Say why, and close the socket."""
    if socket.application_state.name == "CONNECTED":
        await socket.send_json({"error": problem.key, "message": problem.say("en")})
    await socket.close(1008)


def _news(
    house: House, room: Room, visitors: Visitors, visitor: Visitor, unpacks: bool
) -> Callable[[], Awaitable[list[str | bytes]]]:
    """Return a function that returns what is new at each call: changed parts of the page, and phrases."""
    seen, heard = 0, room.talk.count

    async def news() -> list[str | bytes]:
        nonlocal seen, heard
        room.check_shown()
        await visitors.check_signed_in(visitor)
        held = await house.rights.held(room, visitor.digest)
        seen, parts = await drawn_since(seen, room, visitor.digest, visitor.lang, held)
        said, heard = room.talk.since(heard), room.talk.count
        new = [parts if unpacks else unpacked(parts)] if parts else []
        return [*new, *([_phrases(room, said, visitor.lang)] if said else [])]

    return news


def _with_announcements(
    news: Callable[[], Awaitable[list[str | bytes]]], orders: Orders, lang: str, shown: bool
) -> Callable[[], Awaitable[list[str | bytes]]]:
    """Add the announcement of the keeper whenever it has changed; a page that shows one may show an old one."""
    announced = None if shown else ""

    async def with_announcements() -> list[str | bytes]:
        nonlocal announced
        before, announced = announced, orders.said_in(lang)
        return [*([json.dumps({"announced": announced})] if announced != before else []), *await news()]

    return with_announcements


def _phrases(room: Room, said: list[SpokenPhrase], lang: str) -> str:
    """Write phrases in the reader's language."""
    words = page_words(lang, room.live.game.folder)
    names = names_of(room.live.stored.seats, words)
    phrases = [{"seat": each.seat, "name": names[each.seat], "text": words.say(f"phrase-{each.phrase}")} for each in said]
    return json.dumps({"said": phrases})


class TableMessage(BaseModel):
    """A message of a table's script."""

    model_config = ConfigDict(extra="forbid")

    seat: int = Field(ge=0, lt=8)
    position: int = Field(0, ge=0, le=1_000_000)
    option: str = Field("", max_length=80)
    bot: str | None = Field(None, max_length=32)


async def _sent(request: Request) -> TableMessage:
    """Parse the message of a table's script; refuse anything else."""
    try:
        return TableMessage.model_validate_json(await request.body())
    except ValidationError as problem:
        raise RequestValidationError(problem.errors()) from problem


async def own_room(request: Request, table: str, seat: int, house: House) -> Room:
    """Find a table at which the visitor holds a seat; refuse other visitors, and scripts of other sites."""
    visitors = visitors_of(request)
    visitors.check_script(request)
    room = await house.room(table)
    digest = visitors.of(request).digest
    if seat not in await house.rights.held(room, digest) and seat not in await house.rights.held_now(room, digest):
        raise WrongToken("error-wrong-token")
    return room


async def choose_on_page(request: Request) -> Response:
    """Play a choice. As the most frequent request, it is the first route and parses its body itself; see `create_app`."""
    house: House = request.app.state.house
    await visitors_of(request).recognise(request)
    table, sent = request.path_params["table"], await _sent(request)
    room = await own_room(request, table, sent.seat, house)
    position = await house.play_choice(table, sent.seat, sent.position, sent.option)
    digest = visitors_of(request).of(request).digest
    if is_shared(await house.rights.held(room, digest)):
        await house.screens.take(room, digest, sent.seat)
    return JSONResponse({"position": position})


@router.post("/table/{table}/undo")
async def undo(request: Request, table: str, sent: TableMessage, house: HouseDep) -> JSONResponse:
    """Take a choice back."""
    await own_room(request, table, sent.seat, house)
    return JSONResponse({"position": await house.undo_choice(table, sent.seat, sent.position)})


@router.post("/table/{table}/here")
async def here(request: Request, table: str, sent: TableMessage, house: HouseDep) -> JSONResponse:
    """Note that the next player has come to the screen."""
    room = await own_room(request, table, sent.seat, house)
    await house.screens.take(room, visitors_of(request).of(request).digest, sent.seat)
    room.ring()
    return JSONResponse({})


class PhraseMessage(BaseModel):
    """A phrase of a player."""

    model_config = ConfigDict(extra="forbid")

    seat: int = Field(ge=0, lt=8)
    phrase: str = Field(max_length=20)


@router.post("/table/{table}/say")
async def say(request: Request, table: str, spoken: PhraseMessage, house: HouseDep) -> JSONResponse:
    """Say one of the set phrases to everybody at the table."""
    await own_room(request, table, spoken.seat, house)
    await house.say(table, spoken.seat, spoken.phrase)
    return JSONResponse({})


@router.get("/table/{table}/moment")
async def earlier(
    table: str,
    house: HouseDep,
    visitor: VisitorDep,
    at: Annotated[int, Query(ge=0, le=1_000_000)],
    eyes: Annotated[int, Query(ge=0, le=1_000_000)] = 0,
) -> JSONResponse:
    """Show the table as it was after an earlier move, as the visitor may see it; a spectator from one of the seats."""
    room = await house.room(table)
    if room.live.outdated:
        raise Closed("error-table-closed")
    held = await house.rights.held(room, visitor.digest)
    state = room.live.state
    past = replace(past_of(room.live), history=state.history[:at])
    seat = viewpoint(state, past.seats, held, room.at_screen.get(visitor.digest)).seat
    shown = await house.run_in_worker(moment, past, visitor.lang, seat, place_at(state, eyes))
    return JSONResponse({"last": len(state.history), **shown})


@router.post("/table/{table}/bot")
async def hand_over(request: Request, table: str, sent: TableMessage, house: HouseDep, seats: SeatsDep) -> JSONResponse:
    """Let a bot play for a player, or give the seat back; the host may do so before the player has come."""
    try:
        await own_room(request, table, sent.seat, house)
        by_host = False
    except WrongToken:
        await own_room(request, table, HOST, house)
        by_host = True
    await seats.seat_bot(table, sent.seat, sent.bot, by_host)
    return JSONResponse({})


class AccordMessage(BaseModel):
    """An offer to end the game, or an answer to one."""

    model_config = ConfigDict(extra="forbid")

    seat: int = Field(ge=0, lt=8)
    answer: Answer
    offer: int | None = Field(None, ge=0, le=1_000_000)


@router.post("/table/{table}/accord")
async def say_accord(request: Request, table: str, sent: AccordMessage, house: HouseDep, accord: AccordDep) -> JSONResponse:
    """Offer to end the game with the points as they stand, agree, decline, or withdraw the offer."""
    await own_room(request, table, sent.seat, house)
    await accord.say(table, sent.seat, sent.answer, sent.offer)
    return JSONResponse({})


@router.post("/table/{table}/link")
async def renew_link(request: Request, table: str, sent: TableMessage, house: HouseDep, seats: SeatsDep) -> JSONResponse:
    """Let the host replace the link of a free seat by a new one."""
    await own_room(request, table, HOST, house)
    token = await seats.renew_link(table, sent.seat)
    return JSONResponse({"link": str(request.url_for("sit", table=table, token=token))})


@router.post("/table/{table}/leave")
async def leave(request: Request, table: str, sent: TableMessage, house: HouseDep, seats: SeatsDep) -> JSONResponse:
    """Leave a table for good."""
    await own_room(request, table, sent.seat, house)
    await seats.leave(table, sent.seat)
    return JSONResponse({})
