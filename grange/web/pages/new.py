"""A new table: who sits where, and by which rules."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Query, Request
from fastapi.responses import Response

from grange.bots import BOTS
from grange.core.errors import GrangeError
from grange.core.game import Game, RuleOption
from grange.core.record import Player
from grange.core.words import Words
from grange.games import find
from grange.web.api import InHouse
from grange.web.fragments import page_words
from grange.web.pages.common import Asking, host_of, page, see_other, sent_form
from grange.web.visitors import Visitor

router = APIRouter()

ME, FRIEND, HERE, BOT, CLOSED = "me", "friend", "here", "bot:", "closed"
USUAL_BOT = "greedy"


@router.post("/play/{name}")
async def play_at_once(request: Request, name: str, house: InHouse) -> Response:
    """Begin with the usual rules, against one bot or alone, and ask nothing."""
    form = await sent_form(request)
    guests = [Player()] if form.get("alone") else [Player(), Player(bot=USUAL_BOT)]
    opened = await house.open_table(find(name).name, guests, {}, host=host_of(request, 0))
    return see_other(request, f"/table/{opened.table}")


@router.get("/new/{name}")
async def new_table(
    request: Request, name: str, visitor: Asking, company: Annotated[str, Query(alias="with", max_length=16)] = "bots"
) -> Response:
    """Ask for seats and rules; everything has a sensible value."""
    first = {"kind-1": FRIEND} if company == "friends" else {}
    return _setup_page(request, visitor, find(name), first, "")


@router.post("/new/{name}")
async def open_new_table(request: Request, name: str, house: InHouse, visitor: Asking) -> Response:
    """Open the table as it was asked for; say what cannot be."""
    game, form = find(name), await sent_form(request)
    kinds = [kind for number in range(max(game.seats)) if (kind := form.get(f"kind-{number}", CLOSED)) != CLOSED]
    guests = [
        Player(form.get("name", "") if kind == ME else "", kind.removeprefix(BOT) if kind.startswith(BOT) else None)
        for kind in kinds
    ]
    own = [seat for seat, kind in enumerate(kinds) if kind in (ME, HERE)]
    rules = {option.name: form.get(f"rule-{option.name}", option.usual) for option in game.options}
    try:
        opened = await house.open_table(game.name, guests, rules, host=host_of(request, *own))
    except GrangeError as problem:
        return _setup_page(request, visitor, game, form, problem.say(visitor.lang), status=422)
    return see_other(request, f"/table/{opened.table}")


def _setup_page(
    request: Request, visitor: Visitor, game: Game[Any], form: dict[str, str], problem: str, status: int = 200
) -> Response:
    tongue = page_words(visitor.lang, game.folder)
    say = tongue.say
    usual = [ME, BOT + USUAL_BOT] + [CLOSED] * (max(game.seats) - 2)
    kinds = [ME, FRIEND, HERE, *(BOT + bot for bot in reversed(BOTS)), CLOSED]
    return page(
        request,
        "new.html",
        game,
        status,
        title=say("game-name"),
        about=say("game-about"),
        seats=[{"number": number, "kind": form.get(f"kind-{number}", usual[number])} for number in range(max(game.seats))],
        kinds=[(kind, say(f"kind-{kind.replace(':', '-')}")) for kind in kinds],
        rules=[
            {
                "name": option.name,
                "title": say(f"rule-{option.name}"),
                "about": say(f"rule-{option.name}.about"),
                "usual": form.get(f"rule-{option.name}", option.usual),
                "values": [(value, say(f"{option.name}-{value}"), _about(tongue, option, value)) for value in option.values],
                "written": option.written,
            }
            for option in game.options
        ],
        problem=problem,
        name=form.get("name", ""),
    )


def _about(tongue: Words, option: RuleOption, value: str) -> str:
    """Explain a value of a rule option, where there is more to say than its name."""
    key = f"{option.name}-{value}.about"
    return tongue.say(key) if tongue.knows(key) else ""
