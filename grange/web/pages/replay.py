"""Looking back: finished games move by move, their records, and games that were played elsewhere."""

from __future__ import annotations

import asyncio
import json
from typing import Annotated, Any

from fastapi import APIRouter, Query, Request
from fastapi.responses import Response
from markupsafe import Markup
from starlette.datastructures import UploadFile

from grange.core.telling import Event, sentence
from grange.core.words import Words
from grange.games import find
from grange.web.api import InHouse
from grange.web.days import check_open
from grange.web.fragments import names_of, page_words, scores
from grange.web.pages.common import Asking, drawn_page, host_of, read_form, see_other
from grange.web.store import StoredSeat

router = APIRouter()

FEW = 6  # chapters that are named in full
WIDE, SOME, LITTLE = 0.08, 0.05, 0.025  # of the slider: room for a name, for a number in a hand, and for one at a desk


@router.get("/table/{table}/replay")
async def replay(
    request: Request, table: str, house: InHouse, visitor: Asking, at: Annotated[int, Query(ge=0, le=1_000_000)] = 0
) -> Response:
    """Show a finished game move by move."""
    room = await house.room(table)
    check_open(room)
    stored, state = room.live.stored, room.live.state
    shown = await house.do_chore(moment, stored.game, stored.setup, state.history, at, visitor.lang, stored.seats)
    shown |= {"main": Markup(shown["main"]), "others": Markup(shown["others"])}
    return await drawn_page(request, "replay.html", room.live.game, table=table, **shown)


def moment(
    name: str, setup: dict[str, Any], history: list[tuple[int, int]], at: int, lang: str, sitting: list[StoredSeat]
) -> dict[str, Any]:
    """Play a game to its end in a worker, and tell and draw one of its moments."""
    game = find(name)
    tongue = page_words(lang, game.folder)
    names, at = names_of(sitting, tongue), min(at, len(history))
    state = game.origin(setup["seats"], setup["seed"], setup["rules"], setup["components"]).begin(events=True)
    moves: list[dict[str, Any]] = []
    shown, told = state.copy(), 0
    begun = [(0, event) for event in state.events or []]
    for number, (seat, option) in enumerate(history, start=1):
        moves.append({"number": number, "text": tongue.tell(state.label(option, seat)), "seat": seat})
        before = len(state.events or [])
        state.play(option, seat)
        begun += [(number, event) for event in (state.events or [])[before:]]
        if number == at:
            shown, told = state.copy(), before
    panels = game.page(shown, None, tongue, names)
    return {
        "title": tongue.say("game-name"),
        "at": at,
        "last": len(history),
        "sentence": _in_words(moves[at - 1], (shown.events or [])[told:], tongue, names) if at else "",
        "where": tongue.tell(shown.where()),
        "scores": scores(sitting, shown, None, tongue, names),
        "main": panels.main,
        "others": panels.side,
        "tabs": panels.tabs,
        "moves": moves,
        "seat": moves[at - 1]["seat"] if at else None,
        "chapters": chapters([(number, event) for number, event in begun if event.key == "event-round"], at, len(history), tongue),
    }


def chapters(rounds: list[tuple[int, Event]], at: int, last: int, tongue: Words) -> list[dict[str, Any]]:
    """Lay the chapters of a game out along its moves: rounds, or seasons where the game speaks of those.

    A few chapters are named in full where there is room until the next, others in brief.
    """
    found: list[tuple[int, str, str]] = []
    for number, event in rounds:
        label = tongue.say("chapter", **event.values)
        if not found or found[-1][1] != label:
            found.append((number, label, tongue.say("chapter.brief", **event.values)))
    laid, few = [], len(found) <= FEW
    for (start, label, brief), (end, *_) in zip(found, [*found[1:], (last, "", "")], strict=True):
        room = (end - start) / max(last, 1)
        known = {"on": start <= at < end, "wide": few and room >= WIDE, "some": room >= SOME, "little": room >= LITTLE}
        css = " ".join(name for name, wanted in known.items() if wanted)
        laid.append({"at": start, "label": label, "brief": brief, "x": round(100 * start / max(last, 1), 2), "css": css})
    return laid


def _in_words(move: dict[str, Any], events: list[Event], tongue: Words, names: list[str]) -> str:
    """Tell what a move made happen, or what was chosen if nothing happened yet."""
    happened = " ".join(sentence(event, tongue, names) for event in events)
    return happened or f"{names[move['seat']]}: {move['text']}"


@router.get("/table/{table}/record")
async def record(table: str, house: InHouse) -> Response:
    """Give a finished game's record as a file."""
    room = await house.room(table)
    check_open(room)
    headers = {"content-disposition": f'attachment; filename="{room.live.game.name}-{table[:6]}.json"'}
    return Response(json.dumps(await asyncio.to_thread(room.live.record), indent=1), media_type="application/json", headers=headers)


@router.post("/upload")
async def upload(request: Request, house: InHouse) -> Response:
    """Take a recorded game that was downloaded here or elsewhere, check it, and replay it."""
    file = (await read_form(request)).get("record")
    text = (await file.read()).decode("utf-8", "replace") if isinstance(file, UploadFile) else ""
    table = await house.shelve(text, host_of(request))
    return see_other(request, f"/table/{table}/replay")
