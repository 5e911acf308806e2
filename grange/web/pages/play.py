"""The table: its page, what is sent to it after every change, and what its players send back."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from typing import Annotated, Any

from fastapi import APIRouter, Query, Request, WebSocket, WebSocketDisconnect
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse, Response
from markupsafe import Markup
from pydantic import BaseModel, ConfigDict, Field, ValidationError

from grange.bots.advice import Advice, without_advice
from grange.core.errors import GrangeError
from grange.core.state import State
from grange.core.telling import sentence
from grange.core.words import Words
from grange.web.api import InHouse
from grange.web.chores import advised
from grange.web.company import USUAL_LEVEL
from grange.web.days import sealed
from grange.web.fragments import names_of, page_words, render, title, where
from grange.web.hotseat import Viewpoint, is_shared, viewpoint
from grange.web.house import House
from grange.web.lines import Marks, changes, marks_of
from grange.web.live import follow, packed, unpacked
from grange.web.logbook import moves
from grange.web.moments import moment
from grange.web.pages.common import Asking, drawn_page, visitors_of
from grange.web.pages.front import note_on_waiting
from grange.web.phrases import PHRASES, Said
from grange.web.refusals import NothingThere, WrongToken
from grange.web.room import MOST_VIEWERS, Drawn, Room, Viewer
from grange.web.schema import HOST
from grange.web.table import Closed
from grange.web.thinking import imagined_by
from grange.web.visitors import Visitor, Visitors

router = APIRouter()

HINTS = 3
MOST_TOLD = 3  # sentences of what an option would bring


@router.get("/table/{table}")
async def table_page(request: Request, table: str, house: InHouse, visitor: Asking) -> Response:
    """Show a table to its players and to anybody who watches."""
    room = await house.present_room(table)
    held = await house.held_now(room, visitor.digest)
    live, stored, position, state = room.live, room.live.stored, room.live.position, room.live.state
    faced = room.faced.get(visitor.digest)
    view = viewpoint(state, stored.seats, held, faced)
    tongue = page_words(visitor.lang, live.game.folder)
    fragments = await asyncio.to_thread(render, room, state, view, visitor.lang, held, faced)
    invites = [
        {
            "seat": each.seat,
            "name": names_of(stored.seats, tongue)[each.seat],
            "link": str(request.url_for("sit", table=table, token=house.seat_token(table, each.seat))),
        }
        for each in stored.seats
        if HOST in held and each.person and not each.taken
    ]
    return await drawn_page(
        request,
        "table.html",
        live.game,
        table=table,
        rules=state.origin.rules,
        title=title(view.seat in [decision.seat for decision in state.decisions], tongue),
        where=where(state, stored.daily, tongue),
        position=position,
        made=len(state.history),
        invites=invites,
        watch=str(request.url_for("table_page", table=table)),
        host=HOST in held,
        bot=USUAL_LEVEL,
        seed_chosen=stored.seed_chosen,
        given=live.given,
        campaign=stored.campaign,
        sealed=sealed(stored.daily),
        speaker=view.seat if sum(each.person for each in stored.seats) > 1 else None,
        phrases=PHRASES,
        note="" if not held or position else note_on_waiting(stored.touched, house.capacity, tongue),
        **{part: Markup(html) for part, html in fragments.items()},
    )


@router.websocket("/table/{table}/live")
async def live_table(socket: WebSocket, table: str) -> None:
    """Send the page's parts anew after every change."""
    house: House = socket.app.state.house
    visitors: Visitors = socket.app.state.visitors
    try:
        visitors.check_origin(socket)
        await socket.accept()
        visitor = visitors.of(socket)
        async with house.watching(table) as (room, bell):
            await follow(socket, bell, _news(house, room, visitor, "packed" in socket.query_params))
    except GrangeError as problem:
        await _refuse(socket, problem)
    except WebSocketDisconnect:
        pass


async def _refuse(socket: WebSocket, problem: GrangeError) -> None:
    """Say why, and close the socket."""
    if socket.application_state.name == "CONNECTED":
        await socket.send_json({"error": problem.key, "message": problem.say("en")})
    await socket.close(1008)


def _news(house: House, room: Room, visitor: Visitor, unpacks: bool) -> Callable[[], Awaitable[list[str | bytes]]]:
    """Give what has changed whenever it is asked: the page's parts, and what was said meanwhile."""
    seen, heard = 0, room.talk.count

    async def tell() -> list[str | bytes]:
        nonlocal seen, heard
        (seen, parts), said = await _since(seen, house, room, visitor), room.talk.since(heard)
        heard = room.talk.count
        new = [parts if unpacks else unpacked(parts)] if parts else []
        return [*new, *([_phrases(room, said, visitor.lang)] if said else [])]

    return tell


def _phrases(room: Room, said: list[Said], lang: str) -> str:
    """Write phrases down in the language of whoever reads them."""
    tongue = page_words(lang, room.live.game.folder)
    names = names_of(room.live.stored.seats, tongue)
    told = [{"seat": each.seat, "name": names[each.seat], "text": tongue.say(f"phrase-{each.phrase}")} for each in said]
    return json.dumps({"said": told})


async def _since(seen: int, house: House, room: Room, visitor: Visitor) -> tuple[int, bytes]:
    """Give a visitor what differs from what they were sent last, with the number of what they have then."""
    held = await house.held(room, visitor.digest)
    async with room.drawing:
        viewer = Viewer(visitor.lang, tuple(held), room.faced.get(visitor.digest) if is_shared(held) else None)
        drawn = room.drawn.get(viewer)
        if drawn is None or not drawn.shows(room.live.state, room.live.position) or drawn.since(seen) is None:
            drawn = await asyncio.to_thread(_draw, room, viewer, seen)
        return drawn.number, drawn.since(seen) or b""


def _draw(room: Room, viewer: Viewer, seen: int) -> Drawn:
    """Draw everything on a table's page that changes, once for all who look with the same rights in the same language.

    Who has seen the drawing before is sent only the lines in which they differ.
    """
    kept, position = room.drawn, room.live.position
    state = room.live.state  # after the position: see LiveTable.take_over
    head, parts = _head(room, state, position, viewer), _parts(room, state, viewer)
    lines = {part: text.split("\n") for part, text in parts.items()}
    marks = {part: marks_of(each) for part, each in lines.items()}
    drawn = before = kept.get(viewer)
    if drawn is None or not drawn.shows(state, position) or drawn.marks != marks:  # a choice may be made while this is drawn
        drawn = Drawn(room.number(), state, position, marks)
        if before is not None:
            drawn.before, drawn.changes = before.number, packed({**head, "lines": _changes(lines, marks, before.marks)})
        _keep(kept, viewer, drawn)
    if drawn.since(seen) is None:
        drawn.whole = packed({**head, **parts})
    return drawn


def _keep(kept: dict[Viewer, Drawn], viewer: Viewer, drawn: Drawn) -> None:
    """Remember what was drawn last for a viewer; those who have left are forgotten in the end."""
    if len(kept) >= MOST_VIEWERS:
        kept.clear()
    kept[viewer] = drawn


def _changes(lines: dict[str, list[str]], marks: dict[str, Marks], before: dict[str, Marks]) -> dict[str, list[str | list[int]]]:
    """Tell the lines that differ, of the parts that do."""
    return {part: changes(each, marks[part], before[part]) for part, each in lines.items() if marks[part] != before[part]}


def _head(room: Room, state: State, position: int, viewer: Viewer) -> dict[str, Any]:
    """Say what a page has to know besides what it shows."""
    live = room.live
    seat, tongue = viewpoint(state, live.stored.seats, viewer.held, viewer.faced).seat, page_words(viewer.lang, live.game.folder)
    mine = seat is not None and not live.closed and state.decision_of(seat) is not None
    return {
        "position": position,
        "title": title(mine, tongue),
        "mine": mine,
        "over": state.over,
        "seat": seat,
        "made": len(state.history),
        "moves": moves(live, seat, tongue, names_of(live.stored.seats, tongue, seat)),
        "where": where(state, live.stored.daily, tongue),
    }


def _parts(room: Room, state: State, viewer: Viewer) -> dict[str, str]:
    lang, held, faced = viewer
    return render(room, state, viewpoint(state, room.live.stored.seats, held, faced), lang, held, faced)


class Sent(BaseModel):
    """What a page's script may send."""

    model_config = ConfigDict(extra="forbid")

    seat: int = Field(ge=0, lt=8)
    position: int = Field(0, ge=0, le=1_000_000)
    option: str = Field("", max_length=80)
    bot: str | None = Field(None, max_length=32)


async def _sent(request: Request) -> Sent:
    """Read what a page's script has sent, and refuse anything else."""
    try:
        return Sent.model_validate_json(await request.body())
    except ValidationError as problem:
        raise RequestValidationError(problem.errors()) from problem


async def own_room(request: Request, table: str, seat: int, house: House) -> Room:
    """Find a table at which the visitor holds a seat; refuse anybody else, and scripts of other sites."""
    visitors = visitors_of(request)
    visitors.check_script(request)
    room = await house.room(table)
    digest = visitors.of(request).digest
    if seat not in await house.held(room, digest) and seat not in await house.held_now(room, digest):
        raise WrongToken("error-wrong-token")
    return room


async def is_awaited(request: Request, room: Room, seat: int, house: House) -> bool:
    """Tell whether a seat's player has still to come to the screen; until then nothing of that seat is shown."""
    digest = visitors_of(request).of(request).digest
    held = await house.held(room, digest)
    return viewpoint(room.live.state, room.live.stored.seats, held, room.faced.get(digest)).awaited == seat


async def choose(request: Request) -> Response:
    """Play a choice. It is what pages ask most, so it is found first and takes the body as it is; see `create_app`."""
    house: House = request.app.state.house
    table, sent = request.path_params["table"], await _sent(request)
    room = await own_room(request, table, sent.seat, house)
    position = await house.choose(table, sent.seat, sent.position, sent.option)
    digest = visitors_of(request).of(request).digest
    if is_shared(await house.held(room, digest)):
        await house.face(room, digest, sent.seat)
    return JSONResponse({"position": position})


@router.post("/table/{table}/undo")
async def undo(request: Request, table: str, sent: Sent, house: InHouse) -> JSONResponse:
    """Take a choice back."""
    await own_room(request, table, sent.seat, house)
    return JSONResponse({"position": await house.undo(table, sent.seat, sent.position)})


@router.post("/table/{table}/here")
async def here(request: Request, table: str, sent: Sent, house: InHouse) -> JSONResponse:
    """Let the next player say to be at the screen."""
    await own_room(request, table, sent.seat, house)
    await house.look(table, visitors_of(request).of(request).digest, sent.seat)
    return JSONResponse({})


class Spoken(BaseModel):
    """What somebody says."""

    model_config = ConfigDict(extra="forbid")

    seat: int = Field(ge=0, lt=8)
    phrase: str = Field(max_length=20)


@router.post("/table/{table}/say")
async def say(request: Request, table: str, spoken: Spoken, house: InHouse) -> JSONResponse:
    """Say one of the set phrases to everybody at the table."""
    await own_room(request, table, spoken.seat, house)
    await house.say(table, spoken.seat, spoken.phrase)
    return JSONResponse({})


@router.post("/table/{table}/hint")
async def hint(request: Request, table: str, sent: Sent, house: InHouse) -> JSONResponse:
    """Name a few options worth considering, each with what it gains and why."""
    room = await own_room(request, table, sent.seat, house)
    if await is_awaited(request, room, sent.seat, house):
        return JSONResponse({"options": []})
    advice = await _advice_for(room, sent.seat, house)
    tongue = page_words(visitors_of(request).of(request).lang, room.live.game.folder)
    options = [{"option": option, **_told(each, tongue)} for option, each in advice]
    asked = room.live.state.decision_of(sent.seat)
    plainly = tongue.tell(without_advice(len(asked.options))) if asked and not advice else ""
    return JSONResponse({"options": options, "plainly": plainly})


async def _advice_for(room: Room, seat: int, house: House) -> list[tuple[str, Advice]]:
    """Give advice to a seat that is asked; its question is thought about once, however often advice is wanted."""
    async with room.advising:
        state = room.live.state
        if state.decision_of(seat) is None:
            return []
        given = room.advice.get(seat)
        if given is None or given[0] is not state:
            imagined = await asyncio.to_thread(imagined_by, state, seat, room.live.position)
            given = room.advice[seat] = state, await house.do_chore(advised, imagined, seat, HINTS)
        advice: list[tuple[str, Advice]] = given[1]
        return advice


def _told(advice: Advice, tongue: Words) -> dict[str, Any]:
    """Say what an option gains, and why."""
    gain, besides = (tongue.tell(each) if each else "" for each in (advice.amount, advice.besides))
    return {"rank": advice.rank, "gain": gain, "why": tongue.tell(advice.reason), "besides": besides}


@router.get("/table/{table}/preview")
async def preview(
    request: Request, table: str, seat: int, option: Annotated[str, Query(max_length=80)], house: InHouse
) -> JSONResponse:
    """Show what an option would do, up to what is hidden; nothing if it is no longer there."""
    room = await own_room(request, table, seat, house)
    if await is_awaited(request, room, seat, house):
        return JSONResponse({})
    lang = visitors_of(request).of(request).lang
    return JSONResponse(await asyncio.to_thread(_preview, room, room.live.state, seat, option, lang))


def _preview(room: Room, state: State, seat: int, option: str, lang: str) -> dict[str, Any]:
    decision = state.decision_of(seat)
    if decision is None or option not in decision.codes:
        return {}
    foreseen, hidden = state.foresee(option, seat)
    tongue = page_words(lang, room.live.game.folder)
    names = names_of(room.live.stored.seats, tongue, seat)
    told = [sentence(event, tongue, names, seat) for event in foreseen.events or [] if event.only in (None, seat)]
    final = hidden or foreseen.over
    return {"final": final, "told": told[:MOST_TOLD], **render(room, foreseen, Viewpoint(seat), lang, parts=("desk", "seats"))}


@router.get("/table/{table}/would")
async def would(table: str, thing: Annotated[str, Query(max_length=40)], house: InHouse, visitor: Asking) -> JSONResponse:
    """Show the table as it would be if something came now that everybody can foresee, and say it."""
    room = await house.room(table)
    held = await house.held(room, visitor.digest)
    view = viewpoint(room.live.state, room.live.stored.seats, held, room.faced.get(visitor.digest))
    return JSONResponse(await asyncio.to_thread(_would, room, room.live.state, view, thing, visitor.lang))


def _would(room: Room, state: State, view: Viewpoint, thing: str, lang: str) -> dict[str, Any]:
    tongue = page_words(lang, room.live.game.folder)
    names = names_of(room.live.stored.seats, tongue, view.seat)
    foreseen = room.live.game.would(state, view.seat, thing, tongue, names)
    if foreseen is None:
        raise NothingThere("error-unknown-thing", thing=thing)
    drawn = render(room, state, view, lang, parts=("desk",), panels=foreseen.panels)
    return {"title": foreseen.title, "told": foreseen.told, **drawn}


@router.get("/table/{table}/moment")
async def earlier(table: str, house: InHouse, visitor: Asking, at: Annotated[int, Query(ge=0, le=1_000_000)]) -> JSONResponse:
    """Show the table as it stood after an earlier move, as whoever asks may see it."""
    room = await house.room(table)
    if room.live.closed:
        raise Closed("error-table-closed")
    held = await house.held(room, visitor.digest)
    stored, state = room.live.stored, room.live.state
    history = state.history[:at]
    seat = viewpoint(state, stored.seats, held, room.faced.get(visitor.digest)).seat
    shown = await house.do_chore(moment, stored.game, stored.setup, history, visitor.lang, stored.seats, seat)
    return JSONResponse({"last": len(state.history), **shown})


@router.post("/table/{table}/bot")
async def hand_over(request: Request, table: str, sent: Sent, house: InHouse) -> JSONResponse:
    """Let the host hand an absent person's seat to a bot, or give it back."""
    await own_room(request, table, HOST, house)
    await house.seat_bot(table, sent.seat, sent.bot)
    return JSONResponse({})
