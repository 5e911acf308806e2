"""Cups: the list with a form for a new one, and the page of a cup: standings, the tables of the round, and the end."""

from __future__ import annotations

import asyncio
import datetime
from typing import Any

from babel.dates import format_date, format_datetime
from babel.numbers import format_decimal
from fastapi import APIRouter, Request
from fastapi.responses import Response

from grange.core.errors import BadSetup, GrangeError
from grange.core.swiss import Standing
from grange.core.words import Words
from grange.games import find, games
from grange.web.cups.cups import MOST_ROUNDS, SIZES, Cups
from grange.web.cups.standing import present, standings_of
from grange.web.house.accounts import has_account
from grange.web.house.house import House
from grange.web.house.orders import Orders
from grange.web.http.api_cups import CupsDep
from grange.web.http.api_players import OrdersDep
from grange.web.http.visitors import Visitor
from grange.web.live.fragments import page_words
from grange.web.lobby.lobby import emblems_of
from grange.web.pace.agreed import ALLOWANCES
from grange.web.pages.common import VisitorDep, drawn_page, see_other, sent_form
from grange.web.record.player import pages_of
from grange.web.stored import CupHead, CupTable, StoredCup

router = APIRouter()

MOST_LISTED = 20  # of each state
HOUR = 3600.0
WAITS, ROUNDS = (1, 24, 72, 168), (2, 24, 72, 168)  # hours until a cup begins, and of a round
USUAL = {"size": "4", "rounds": "5", "pace": "evening", "counts": "rated", "hours": "168", "wait": "24", "name": "", "game": ""}
STEPS = ("first", "second", "third")


# the list


@router.get("/cups")
async def list_cups(request: Request, cups: CupsDep, visitor: VisitorDep) -> Response:
    """List the cups of the house, with a form for a new one."""
    return await _list(request, cups, visitor, {})


async def _list(
    request: Request, cups: CupsDep, visitor: Visitor, form: dict[str, str], problem: GrangeError | None = None
) -> Response:
    words = page_words(visitor.lang)
    found = await cups.archive.read(cups.store.cups.listed, MOST_LISTED)
    return await drawn_page(
        request,
        "cups.html",
        None,
        422 if problem else 200,
        cups=[_row(head, players, words) for head, players in found],
        form={**USUAL, **form},
        games_of_house=[(game.name, page_words(visitor.lang, game.folder).say("game-name")) for game in games()],
        sizes=SIZES,
        most_rounds=MOST_ROUNDS,
        paces=list(ALLOWANCES),
        account=await has_account(cups.house, None if visitor.new else visitor.digest),
        waits=WAITS,
        lengths=ROUNDS,
        problem=problem.say(visitor.lang) if problem else "",
    )


async def cups_of(house: House, visitor: Visitor) -> list[dict[str, Any]]:
    """Describe the cups in which a visitor plays, for other pages."""
    found = [] if visitor.new else await house.archive.read(house.store.cups.of, visitor.digest, MOST_LISTED)
    words = page_words(visitor.lang)
    return [_row(head, players, words) for head, players in found]


def _row(head: CupHead, players: int, words: Words) -> dict[str, Any]:
    """Describe a cup in the list."""
    values = {"players": players, "round": head.round, "rounds": head.rounds, "day": _moment(head.begins, words)}
    about = f"{_game(head, words)} · {words.say(f'cup-listed-{head.state}', **values)}"
    return {"id": head.id, "name": head.name, "about": about, "game": head.game}


def _game(head: CupHead, words: Words) -> str:
    return page_words(words.lang, find(head.game).folder).say("game-name")


@router.post("/cups")
async def found_cup(request: Request, cups: CupsDep, visitor: VisitorDep) -> Response:
    """Found the cup that the form describes; show the form again with a problem."""
    form = await sent_form(request)
    try:
        cup = await cups.found(_asked(form, visitor.digest, cups.house.timekeeper.clock()))
    except GrangeError as problem:
        return await _list(request, cups, visitor, form, problem)
    return see_other(request, f"/cup/{cup}")


def _asked(form: dict[str, str], host: str, now: float) -> CupHead:
    """Read the form of a new cup."""
    asked = {**USUAL, **form}
    numbers = {name: asked[name] for name in ("size", "rounds", "hours", "wait")}
    if not all(text.isdecimal() and len(text) <= 4 for text in numbers.values()):
        raise BadSetup("error-malformed")
    size, rounds, hours, wait = (int(text) for text in numbers.values())
    return CupHead(
        id="",
        name=asked["name"],
        game=asked["game"],
        rules={},
        size=size,
        rounds=rounds,
        pace=asked["pace"],
        rated=asked["counts"] == "rated",
        hours=float(hours),
        host=host,
        created=now,
        begins=now + wait * HOUR,
    )


# a cup


@router.get("/cup/{cup}")
async def see_cup(request: Request, cup: str, cups: CupsDep, orders: OrdersDep, visitor: VisitorDep) -> Response:
    """Show a cup."""
    return await _page(request, cups, orders, cup, visitor)


@router.post("/cup/{cup}/enter")
async def enter_cup(request: Request, cup: str, cups: CupsDep, orders: OrdersDep, visitor: VisitorDep) -> Response:
    """Enter a cup; show it again with a problem."""
    name = (await sent_form(request)).get("name", "")
    try:
        await cups.enter(cup, visitor.digest, name)
    except GrangeError as problem:
        return await _page(request, cups, orders, cup, visitor, problem)
    return see_other(request, f"/cup/{cup}", name)


@router.post("/cup/{cup}/leave")
async def leave_cup(request: Request, cup: str, cups: CupsDep, visitor: VisitorDep) -> Response:
    """Leave a cup."""
    await sent_form(request)
    await cups.leave(cup, visitor.digest)
    return see_other(request, f"/cup/{cup}")


async def _page(
    request: Request, cups: Cups, orders: Orders, name: str, visitor: Visitor, problem: GrangeError | None = None
) -> Response:
    cup = await cups.load(name)
    game = find(cup.head.game)
    words = page_words(visitor.lang, game.folder)
    shown = await asyncio.to_thread(_described, cup, visitor, words)
    text = problem.say(visitor.lang) if problem else ""
    people = [player.player for player in cup.players]
    shown["pages"] = await pages_of(cups.house, orders, visitor.digest, people)
    shown["emblems"] = await emblems_of(cups.house, [player.player for player in cup.players if player.name])
    shown["account"] = await has_account(cups.house, None if visitor.new else visitor.digest)
    shown["link"] = f"{request.base_url}cup/{name}"
    return await drawn_page(request, "cup.html", game, 422 if problem else 200, problem=text, **shown)


def _described(cup: StoredCup, visitor: Visitor, words: Words) -> dict[str, Any]:
    """Describe everything on the page of a cup."""
    head, ranked = cup.head, standings_of(cup)
    names = {player.player: player.name or words.say("cup-nobody") for player in cup.players}
    mine = next((player for player in cup.players if player.player == visitor.digest), None)
    tables = present(cup)
    points = {each.player: _number(each.points, words) for each in ranked}
    here = next((table for table in tables if visitor.digest in table.players and table.table and table.places is None), None)
    return {
        "cup": head,
        "about": _about(head, len(cup.players), words),
        "begins": _moment(head.begins, words),
        "deadline": _moment(head.deadline, words) if head.deadline else "",
        "rows": [_standing(each, names, visitor, words) for each in ranked] if head.round else [],
        "entered": [(names[player.player], player.player) for player in cup.players],
        "tables": [_pairing(table, names, points, visitor, words) for table in tables] if head.state == "playing" else [],
        "my_table": here.table if here and mine and mine.gone is None else None,
        "rivals": [names[player] for player in here.players if player != visitor.digest] if here else [],
        "may_enter": head.state == "open" and mine is None,
        "may_leave": mine is not None and mine.gone is None and head.state in ("open", "playing"),
        "podium": [
            {"step": step, "player": each.player, "name": names[each.player], "points": points[each.player], "place": each.place}
            for step, each in zip(STEPS, ranked, strict=False)
        ],
        "winners": [names[each.player] for each in ranked if each.place == 1],
        "best": _best(cup, names, words) if head.state == "over" else [],
        "number_of": len(cup.players),
    }


def _about(head: CupHead, players: int, words: Words) -> str:
    """Describe the settings of a cup in one line."""
    parts = [words.say("game-name"), words.say(f"pace-{head.pace}"), words.say("counts-rated" if head.rated else "counts-friendly")]
    more = words.say("cup-about", players=players, size=head.size, rounds=head.rounds)
    return " · ".join([*parts, more])


def _standing(each: Standing, names: dict[str, str], visitor: Visitor, words: Words) -> dict[str, Any]:
    return {
        "place": each.place,
        "player": each.player,
        "name": names[each.player],
        "results": ["–" if place is None else f"{place}." for place in each.results],
        "points": _number(each.points, words),
        "rivals": _number(each.rivals, words),
        "mine": each.player == visitor.digest,
    }


def _pairing(table: CupTable, names: dict[str, str], points: dict[str, str], visitor: Visitor, words: Words) -> dict[str, Any]:
    """Describe a table of the current round, with a link for its players, and for everybody once it is over."""
    mine = visitor.digest in table.players
    state = "bye" if table.table is None else "over" if table.places is not None else "plays"
    address = f"/table/{table.table}" if table.table and mine else ""
    if table.points:
        address = f"/table/{table.table}/replay"
    return {
        "number": table.number,
        "mine": mine,
        "state": words.say(f"cup-table-{state}"),
        "address": "" if table.hidden else address,
        "seats": [
            {
                "player": player,
                "name": words.say("cup-you") if player == visitor.digest else names.get(player, words.say("cup-nobody")),
                "points": points.get(player, ""),
                "place": table.places[seat] if table.places and seat not in (table.absent or []) else None,
            }
            for seat, player in enumerate(table.players)
        ],
    }


def _best(cup: StoredCup, names: dict[str, str], words: Words) -> list[dict[str, Any]]:
    """Find the highest score of a finished cup, the closest table and the widest win."""
    played = [table for table in cup.tables if table.points and len(table.points) > 1]
    if not played:
        return []
    high = max(played, key=lambda table: max(table.points or [0]))
    close, wide = min(played, key=_margin), max(played, key=_margin)
    tied = (close.places or []).count(1) > 1
    found = [
        ("highest", high, str(max(high.points or [0]))),
        ("tie" if tied else "closest", close, str(_margin(close))),
        *([("widest", wide, f"+{_margin(wide)}")] if _margin(wide) else []),
    ]
    return [
        {
            "number": number,
            "text": words.say(f"cup-{kind}", name=names[_first(table, by_points=kind == "highest")], round=table.round),
            "replay": "" if table.hidden else f"/table/{table.table}/replay",
        }
        for kind, table, number in found
    ]


def _margin(table: CupTable) -> int:
    first, second, *_ = sorted(table.points or [0, 0], reverse=True)
    return first - second


def _first(table: CupTable, *, by_points: bool) -> str:
    """Return the player with most points at a table, or its winner; they differ if something else breaks a tie."""
    points, places = table.points or [0], table.places or [1]
    return table.players[points.index(max(points)) if by_points else places.index(min(places))]


def _number(number: float, words: Words) -> str:
    return str(format_decimal(number, "0.##", words.lang))


def _moment(when: float, words: Words) -> str:
    """Say a day and an hour; the house's clocks show UTC."""
    moment = datetime.datetime.fromtimestamp(when, datetime.UTC)
    return f"{format_date(moment, 'd MMMM', words.lang)}, {format_datetime(moment, 'HH:mm', locale=words.lang)} UTC"
