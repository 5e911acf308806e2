"""What a player can look up before choosing: hints, previews of options, and foreseeable events."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

from fastapi import APIRouter, Query, Request
from fastapi.responses import JSONResponse

from grange.bots.advice import Advice, without_advice
from grange.core.events import sentence
from grange.core.state import State
from grange.core.words import Words
from grange.web.background.bot_tasks import imagined_by
from grange.web.background.fair_queue import Urgency
from grange.web.background.page_tasks import find_advice
from grange.web.house.hotseat import Viewpoint, viewpoint
from grange.web.house.house import House
from grange.web.house.room import Room
from grange.web.http.api import HouseDep
from grange.web.live.fragments import names_of, page_words, render
from grange.web.pages.common import VisitorDep, visitors_of
from grange.web.pages.play import TableMessage, own_room
from grange.web.refusals import NothingThere

router = APIRouter()

HINTS = 3
MOST_TOLD = 3  # sentences about what an option would bring


async def is_awaited(request: Request, room: Room, seat: int, house: House) -> bool:
    """Check whether a seat's player has still to come to the screen; until then, pages show nothing of that seat."""
    digest = visitors_of(request).of(request).digest
    held = await house.rights.held(room, digest)
    return viewpoint(room.live.state, room.live.stored.seats, held, room.at_screen.get(digest)).awaited == seat


@router.post("/table/{table}/hint")
async def hint(request: Request, table: str, sent: TableMessage, house: HouseDep) -> JSONResponse:
    """Name a few options worth considering, each with what it gains and why."""
    room = await own_room(request, table, sent.seat, house)
    if await is_awaited(request, room, sent.seat, house):
        return JSONResponse({"options": []})
    advice = await _advice_for(room, sent.seat, house)
    words = page_words(visitors_of(request).of(request).lang, room.live.game.folder)
    options = [{"option": option, **_described(each, words)} for option, each in advice]
    asked = room.live.state.decision_of(sent.seat)
    plainly = words.text(without_advice(len(asked.options))) if asked and not advice else ""
    return JSONResponse({"options": options, "plainly": plainly})


async def _advice_for(room: Room, seat: int, house: House) -> list[tuple[str, Advice]]:
    """Return the advice for a seat's question; it is computed once and kept until the state changes."""
    async with room.advising:
        state, position = room.live.now
        if state.decision_of(seat) is None:
            return []
        given = room.advice.get(seat)
        if given is None or given[0] is not state:
            house.check_hints()
            imagined = await asyncio.to_thread(imagined_by, state, seat, position)
            found = await house.run_in_worker(find_advice, imagined, seat, HINTS, urgency=Urgency.HINT)
            given = room.advice[seat] = state, found
        advice: list[tuple[str, Advice]] = given[1]
        return advice


def _described(advice: Advice, words: Words) -> dict[str, Any]:
    """Say what an option gains, and why."""
    gain, besides = (words.text(each) if each else "" for each in (advice.amount, advice.besides))
    return {"rank": advice.rank, "gain": gain, "why": words.text(advice.reason), "besides": besides}


@router.get("/table/{table}/preview")
async def preview(
    request: Request, table: str, seat: int, option: Annotated[str, Query(max_length=80)], house: HouseDep
) -> JSONResponse:
    """Show what an option would do, up to what is hidden; nothing if the option is gone."""
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
    words = page_words(lang, room.live.game.folder)
    names = names_of(room.live.stored.seats, words, seat)
    sentences = [sentence(event, words, names, seat) for event in foreseen.events or [] if event.only in (None, seat)]
    final = hidden or foreseen.over
    return {"final": final, "told": sentences[:MOST_TOLD], **render(room, foreseen, Viewpoint(seat), lang, parts=("desk", "seats"))}


@router.get("/table/{table}/would")
async def would(table: str, thing: Annotated[str, Query(max_length=40)], house: HouseDep, visitor: VisitorDep) -> JSONResponse:
    """Show and describe the table as it would be if a foreseeable thing, such as a weather, came now."""
    room = await house.room(table)
    held = await house.rights.held(room, visitor.digest)
    view = viewpoint(room.live.state, room.live.stored.seats, held, room.at_screen.get(visitor.digest))
    return JSONResponse(await asyncio.to_thread(_would, room, room.live.state, view, thing, visitor.lang))


def _would(room: Room, state: State, view: Viewpoint, thing: str, lang: str) -> dict[str, Any]:
    words = page_words(lang, room.live.game.folder)
    names = names_of(room.live.stored.seats, words, view.seat)
    foreseen = room.live.game.display.would(state, view.seat, thing, words, names)
    if foreseen is None:
        raise NothingThere("error-unknown-thing", thing=thing)
    drawn = render(room, state, view, lang, parts=("desk",), panels=foreseen.panels)
    return {"title": foreseen.title, "told": foreseen.told, **drawn}
