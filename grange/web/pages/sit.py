"""The link of a seat: opening it only shows a form, so that no link preview takes a seat; it works once."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from fastapi import APIRouter, Request
from fastapi.responses import Response

from grange.core.errors import GrangeError
from grange.core.game import Game, RuleOption
from grange.core.words import Words
from grange.web.house.bot_characters import LEVELS
from grange.web.house.house import House
from grange.web.house.names import BadName
from grange.web.house.room import Room
from grange.web.http.api import HouseDep, SeatsDep
from grange.web.http.visitors import Visitor
from grange.web.live.fragments import names_of, page_words
from grange.web.pages.common import VisitorDep, drawn_page, note_name, see_other, sent_form
from grange.web.pages.sharing import share_table
from grange.web.refusals import WrongToken

router = APIRouter()


@router.get("/sit/{table}/{token}")
async def sit(request: Request, table: str, token: str, house: HouseDep, visitor: VisitorDep) -> Response:
    """Describe the seat and its table, and ask for a display name; redirect a visitor who already sits there."""
    room = await house.present_room(table)
    seat = _seat_at(house, room, token)
    if seat in await house.rights.held_now(room, visitor.digest):
        return see_other(request, f"/table/{table}")
    if house.rights.linked_seat(room, token) and room.live.stored.seats[seat].taken:
        raise WrongToken("error-link-used")
    return await _asking_page(request, house, room, seat, visitor, room.live.stored.seats[seat].name or visitor.called)


def _seat_at(house: House, room: Room, token: str) -> int:
    """Find the seat that a link or a token opens."""
    link = house.rights.linked_seat(room, token)
    return link.seat if link else house.rights.own_seat(room, token)


async def _asking_page(
    request: Request, house: House, room: Room, seat: int, visitor: Visitor, name: str, problem: GrangeError | None = None
) -> Response:
    """Ask for a display name; say what was wrong with the last one."""
    live = room.live
    words = page_words(visitor.lang, live.game.folder)
    names = names_of(live.stored.seats, words)
    return await seat_page(
        request,
        house,
        room,
        visitor,
        seat,
        422 if problem else 200,
        name=name,
        problem=problem.say(visitor.lang) if problem else "",
        sitting=[
            {"seat": each.seat, "name": names[each.seat], "come": each.taken or each.bot is not None, "level": each.bot}
            for each in live.stored.seats
            if each.seat != seat
        ],
        taken=live.stored.seats[seat].taken,
        where=words.text(live.state.where()),
        seed_chosen=live.stored.seed_chosen,
    )


async def seat_page(request: Request, house: House, room: Room, visitor: Visitor, seat: int, status: int, **shown: Any) -> Response:
    """Draw the page on which somebody sits down at a table; `shown` is what differs between a link and the lobby."""
    live = room.live
    words = page_words(visitor.lang, live.game.folder)
    return await drawn_page(
        request,
        "sit.html",
        live.game,
        status,
        title=words.say("game-name"),
        share=await share_table(request, house, room, visitor.lang),
        seat=seat,
        table=live.stored.id,
        usual_name=words.say("seat-name", number=seat + 1),
        levels=LEVELS,
        pace=live.pace,
        rules=said_rules(live.game, live.origin.rules, words),
        **shown,
    )


def said_rules(game: Game[Any], rules: Mapping[str, str], words: Words) -> list[tuple[str, str]]:
    """Name the rule options of a table that are not as usual, with their values."""
    return [
        (words.say(f"rule-{option.name}"), _said(words, option, rules[option.name]))
        for option in game.rule_options
        if not option.carried and rules.get(option.name, option.usual) != option.usual
    ]


def _said(words: Words, option: RuleOption, value: str) -> str:
    """Say a value of a rule option; a written text stays as it is."""
    return words.say(f"{option.name}-{value}") if value in option.values else value


@router.post("/sit/{table}/{token}")
async def sit_down(request: Request, table: str, token: str, house: HouseDep, seats: SeatsDep, visitor: VisitorDep) -> Response:
    """Seat a visitor who has the seat's link, or its token."""
    form = await sent_form(request)
    called = "" if form.get("nameless") else form.get("name", "")
    try:
        await seats.take(table, token, called, visitor.digest)
    except BadName as problem:
        room = await house.present_room(table)
        return await _asking_page(request, house, room, _seat_at(house, room, token), visitor, called, problem)
    await note_name(house, visitor, called)
    return see_other(request, f"/table/{table}", called)
