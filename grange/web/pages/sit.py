"""Sitting down by a seat's link: opening it only asks, so that no preview of a link takes anybody's seat."""

from __future__ import annotations

from fastapi import APIRouter, Request
from fastapi.responses import Response

from grange.core.game import RuleOption
from grange.core.words import Words
from grange.web.api import InHouse
from grange.web.company import LEVELS
from grange.web.fragments import names_of, page_words
from grange.web.pages.common import Asking, drawn_page, see_other, sent_form

router = APIRouter()


@router.get("/sit/{table}/{token}")
async def sit(request: Request, table: str, token: str, house: InHouse, visitor: Asking) -> Response:
    """Say whose seat it is and at which table, and ask for a name; who sits there already goes to the table."""
    room = await house.present_room(table)
    seat, live = house.own_seat(room, token), room.live
    if seat in await house.held_now(room, visitor.digest):
        return see_other(request, f"/table/{table}")
    tongue = page_words(visitor.lang, live.game.folder)
    names = names_of(live.stored.seats, tongue)
    return await drawn_page(
        request,
        "sit.html",
        live.game,
        title=tongue.say("game-name"),
        seat=seat,
        table=table,
        name=live.stored.seats[seat].name or visitor.called,
        usual_name=tongue.say("seat-name", number=seat + 1),
        sitting=[
            {"seat": each.seat, "name": names[each.seat], "come": each.taken or each.bot is not None, "level": each.bot}
            for each in live.stored.seats
            if each.seat != seat
        ],
        levels=LEVELS,
        taken=live.stored.seats[seat].taken,
        where=tongue.tell(live.state.where()),
        seed_chosen=live.stored.seed_chosen,
        rules=[
            (tongue.say(f"rule-{option.name}"), _said(tongue, option, live.origin.rules[option.name]))
            for option in live.game.options
            if not option.carried and live.origin.rules[option.name] != option.usual
        ],
    )


def _said(tongue: Words, option: RuleOption, value: str) -> str:
    """Say a value of a rule option; one that was written is said as it is."""
    return tongue.say(f"{option.name}-{value}") if value in option.values else value


@router.post("/sit/{table}/{token}")
async def sit_down(request: Request, table: str, token: str, house: InHouse, visitor: Asking) -> Response:
    """Let whoever has a seat's link sit in it, on this device and any other."""
    form = await sent_form(request)
    called = "" if form.get("nameless") else form.get("name", "")
    await house.take_seat(table, token, called, visitor.digest)
    return see_other(request, f"/table/{table}", called)
