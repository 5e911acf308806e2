"""The lobby: open tables, a wish said as a sentence, and the form of a seat."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Annotated, Any

from fastapi import APIRouter, Query, Request, WebSocket
from fastapi.responses import Response

from grange.core.errors import BadSetup, GrangeError
from grange.core.words import Words
from grange.games import find, games
from grange.web.house.accounts import has_account
from grange.web.house.bot_characters import CHARACTERS
from grange.web.house.house import House
from grange.web.house.orders import Orders
from grange.web.house.room import Room
from grange.web.http.api import HouseDep
from grange.web.http.api_lobby import LobbyDep, MatchmakerDep
from grange.web.http.api_players import OrdersDep
from grange.web.http.clients import counted_address
from grange.web.http.socket import follow
from grange.web.http.visitors import Visitor, Visitors
from grange.web.identity.emblems import EMBLEMS
from grange.web.live.fragments import names_of, page_words
from grange.web.live.templating import templates
from grange.web.lobby.lobby import SEEKS, Lobby, LobbyView, Skills, kept_out
from grange.web.lobby.matching import FRIENDLY, RATED, begins_at, waiting_with
from grange.web.lobby.matchmaker import COUNTS, FEWEST, MOST, Matchmaker
from grange.web.pace.agreed import ALLOWANCES, NO_CLOCK, pace_in
from grange.web.pages.common import VisitorDep, drawn_page, see_other, sent_form
from grange.web.pages.cups import cups_of
from grange.web.pages.days import challenge
from grange.web.pages.games import games_of, waited
from grange.web.pages.sit import said_rules, seat_page
from grange.web.record.player import address_of, pages_of
from grange.web.refusals import NotSignedIn, NotYet
from grange.web.stored import OpenTable, StoredSeat, Wish, is_free

router = APIRouter()

AN_HOUR = 3600.0  # seconds for which the lobby says that a wish was met
MOST_SHOWN = 200  # tables
PAUSE = 0.5  # the least seconds between two messages to a page
PARTS = ("wishes", "tables")
ICONS = (
    "ui-person",
    "ui-scales",
    "ui-clover",
    "ui-bell",
    "ui-gate",
    "ui-club",
    "ui-plus",
    "scene-benches",
    "sprout",
    "bot-sorrel",
    "bot-reed",
)


# the page


@dataclass(frozen=True)
class Filters:
    """Which open tables a visitor wants to see."""

    rated: bool = False
    fits: bool = False  # only those at which the visitor may sit down

    def __bool__(self) -> bool:
        return self.rated or self.fits


NO_FILTERS = Filters()


@router.get("/lobby")
async def lobby_page(
    request: Request,
    house: HouseDep,
    lobby: LobbyDep,
    matchmaker: MatchmakerDep,
    visitor: VisitorDep,
    rated: Annotated[str, Query(max_length=8)] = "",
    fits: Annotated[str, Query(max_length=8)] = "",
) -> Response:
    """Show the tables that seek players, the visitor's wishes, and what else there is to do."""
    return await _page(request, house, lobby, matchmaker, visitor, Filters(bool(rated), bool(fits)))


async def _page(
    request: Request,
    house: House,
    lobby: Lobby,
    matchmaker: Matchmaker,
    visitor: Visitor,
    filters: Filters = NO_FILTERS,
    problem: GrangeError | None = None,
    form: dict[str, str] | None = None,
) -> Response:
    seen = await _seen(lobby, matchmaker, visitor)
    return await drawn_page(
        request,
        "lobby.html",
        None,
        422 if problem else 200,
        here="/lobby",
        waiting=len((await games_of(house, visitor)).turn),
        daily=await challenge(house, visitor),
        my_cups=await cups_of(house, visitor),
        problem=problem.say(visitor.lang) if problem else "",
        stocked=[*ICONS, *(f"pace-{pace}" for pace in SEEKS), *(game.display.emblem for game in games()), *EMBLEMS],
        **_context(seen, visitor, filters, {**await _usual_wish(house, visitor), **(form or {})}),
    )


@dataclass(frozen=True)
class VisitorsLobby:
    """What the lobby shows to one visitor."""

    shown: LobbyView
    mine: list[Wish]
    others: list[Wish]  # that stand, if one of the visitor's own does
    apart: set[tuple[str, str]]  # who does not want to meet the visitor, or the other way round
    skills: Skills | None  # the visitor's ratings
    clubs: dict[str, str]  # the visitor's


async def _seen(lobby: Lobby, matchmaker: Matchmaker, visitor: Visitor) -> VisitorsLobby:
    """Read what a visitor's lobby shows."""
    shown = await lobby.look()
    mine = [] if visitor.new else await matchmaker.wishes_of(visitor.digest)
    others: list[Wish] = []
    if any(wish.ended is None for wish in mine):
        others = await lobby.archive.read(lobby.store.wishes, lobby.house.timekeeper.clock())
    apart = await lobby.archive.read(lobby.store.blocked_pairs, {visitor.digest}) if others else set()
    skills = await lobby.rated_as(None if visitor.new else visitor.digest)
    return VisitorsLobby(shown, mine, others, apart, skills, await _clubs(lobby, visitor))


async def _usual_wish(house: House, visitor: Visitor) -> dict[str, str]:
    """Return the default wish; only accounts play for ratings."""
    account = await has_account(house, None if visitor.new else visitor.digest)
    return {"pace": "evening", "counts": RATED if account else FRIENDLY}


async def _clubs(lobby: Lobby, visitor: Visitor) -> dict[str, str]:
    return {} if visitor.new else await lobby.clubs_of(visitor.digest)


def _context(seen: VisitorsLobby, visitor: Visitor, filters: Filters, form: dict[str, str]) -> dict[str, Any]:
    """Collect what the live parts of the page show."""
    words, now = page_words(visitor.lang), time.time()
    counting = [table for table in seen.shown.to(visitor.digest, seen.clubs) if table.rated or not filters.rated]
    tables = [table for table in counting if not filters.fits or visitor.digest in table.people or not kept_out(table, seen.skills)]
    standing = [wish for wish in seen.mine if wish.ended is None]
    return {
        "filters": filters,
        "others": len(counting) - len(tables),
        "tables": [row_of(table, visitor, seen.shown, seen.clubs) for table in tables[:MOST_SHOWN]],
        "clubs": list(seen.clubs.items()),
        "wanted": [_wanted(wish, seen, words, now) for wish in standing],
        "met": [_told(wish, words) for wish in seen.mine if wish.table_id and wish.ended and wish.ended > now - AN_HOUR],
        "unmet": [_told(wish, words) for wish in seen.mine if wish.ended and not wish.table_id],
        "may_wish": len(standing) < MOST,
        "picks": _picks(words, form),
        "shelf": [(game.name, page_words(visitor.lang, game.folder).say("game-name")) for game in games()],
    }


def row_of(table: OpenTable, visitor: Visitor, shown: LobbyView, clubs: Mapping[str, str] | None = None) -> dict[str, Any]:
    """Describe a table in the lobby."""
    clubs = clubs or {}
    game = find(table.game)
    words = page_words(visitor.lang, game.folder)
    names = names_of(table.seats, words)
    pace = pace_in(table.setup)
    sitting = [{"name": names[seat.seat], **_face(table, seat, shown)} for seat in table.seats if not is_free(seat)]
    return {
        "table": table.id,
        "game": table.game,
        "title": words.say("game-name"),
        "rules": "; ".join(value for _, value in said_rules(game, table.setup["rules"], words)) or words.say("lobby-usual"),
        "sitting": sitting,
        "free": table.free,
        "seats": len(table.seats),
        "names": [one["name"] for one in sitting],
        "pace": pace.name if pace else NO_CLOCK,
        "late": words.say("lobby-late-bot" if pace.late else "lobby-late-wait") if pace else words.say("pace-none.about"),
        "rated": table.rated,
        "club": clubs.get(table.seeking.club or "", ""),
        "whom": words.say("lobby-members") if table.seeking.club else _whom(table, words),
        "mine": visitor.digest in table.people,
    }


def _face(table: OpenTable, seat: StoredSeat, shown: LobbyView) -> dict[str, str]:
    """Return the drawing of the player in a seat, a bot's face or a person's emblem, and the player's page if it is public."""
    if seat.bot:
        return {"drawing": f"bot-{seat.name.lower()}" if seat.name in CHARACTERS else "", "page": ""}
    people = table.holders.get(seat.seat, [])
    drawing = next((shown.emblems[person] for person in people if person in shown.emblems), "")
    return {"drawing": drawing, "page": next((address_of(shown.names[person]) for person in people if person in shown.names), "")}


def _whom(table: OpenTable, words: Words) -> str:
    """Say which ratings a table seeks."""
    lowest, highest = table.seeking.lowest, table.seeking.highest
    if lowest is None and highest is None:
        return words.say("lobby-anybody")
    if lowest is None or highest is None:
        key = "lobby-ratings-to" if lowest is None else "lobby-ratings-from"
        return words.say(key, rating=str(highest if lowest is None else lowest))
    return words.say("lobby-ratings", lowest=str(lowest), highest=str(highest))


# wishes


def _told(wish: Wish, words: Words) -> dict[str, Any]:
    """Describe a wish."""
    game = page_words(words.lang, find(wish.game).folder).say("game-name") if wish.game else words.say("wish-any-game")
    sentence = words.say(
        "wish-said",
        people=_people(wish.fewest, wish.most, words),
        pace=words.say(f"wish-pace-{wish.pace}"),
        counting=words.say(f"wish-{wish.counts}"),
    )
    return {"id": wish.id, "game": wish.game, "title": game, "sentence": sentence, "table": wish.table_id}


def _wanted(wish: Wish, seen: VisitorsLobby, words: Words, now: float) -> dict[str, Any]:
    """Describe a wish that stands: how many others share it, and when the game begins without more people."""
    group = list(waiting_with(wish, seen.others, seen.apart))
    left = begins_at([wish, *group]) - now
    text = words.say("wish-alone", time=waited(wish.until - now, words))
    if group:
        text = words.say("wish-together", count=len(group), time=waited(max(left, 0), words))
    return {**_told(wish, words), "told": text}


def _people(fewest: int, most: int, words: Words) -> str:
    return words.say("wish-people", most=most) if fewest == most else words.say("wish-people-range", fewest=fewest, most=most)


def _picks(words: Words, form: dict[str, str]) -> dict[str, list[tuple[str, str, bool]]]:
    """List the parts of a wish, each with its values, their names, and the picked one."""
    most = max(max(game.seats) for game in games())
    sizes = [f"{FEWEST}-{most}", *(f"{size}-{size}" for size in range(FEWEST, most + 1))]
    parts = {
        "game": [(game.name, page_words(words.lang, game.folder).say("game-name")) for game in games()]
        + [("", words.say("wish-any-game"))],
        "people": [(size, _people(*_sizes(size), words)) for size in sizes],
        "pace": [(pace, words.say(f"wish-pace-{pace}")) for pace in (*ALLOWANCES, NO_CLOCK)],
        "counts": [(counts, words.say(f"wish-{counts}")) for counts in COUNTS],
    }
    return {
        part: [(value, name, value == form.get(part, values[0][0])) for value, name in values] for part, values in parts.items()
    }


def _sizes(text: str) -> tuple[int, int]:
    """Read a range of people, such as 2-4."""
    fewest, _, most = text.partition("-")
    if not (fewest.isdecimal() and most.isdecimal() and len(text) <= 5):
        raise BadSetup("error-malformed")
    return int(fewest), int(most)


@router.post("/lobby/wishes")
async def make_wish(request: Request, house: HouseDep, lobby: LobbyDep, matchmaker: MatchmakerDep, visitor: VisitorDep) -> Response:
    """Store a wish; the house looks for others who want the same, also while no page is open."""
    form = await sent_form(request)
    try:
        sizes = _sizes(form.get("people", ""))
        parts = (form.get("game", ""), *sizes, form.get("pace", ""), form.get("counts", ""))
        await matchmaker.wish(visitor.digest, visitor.called, *parts, counted_address(request.scope))
    except GrangeError as problem:
        return await _page(request, house, lobby, matchmaker, visitor, problem=problem, form=form)
    return see_other(request, "/lobby")


@router.post("/lobby/wishes/{wish}/end")
async def end_wish(request: Request, wish: str, matchmaker: MatchmakerDep, visitor: VisitorDep) -> Response:
    """Forget a wish."""
    await sent_form(request)
    await matchmaker.take_back(visitor.digest, wish)
    return see_other(request, "/lobby")


# sitting down


@router.get("/lobby/{table}")
async def open_seat(
    request: Request, table: str, house: HouseDep, lobby: LobbyDep, orders: OrdersDep, visitor: VisitorDep
) -> Response:
    """Describe a table in the lobby, and ask for a display name; redirect somebody who already sits there.

    Visitors who may not sit down there do not learn who sits there.
    """
    room = await house.present_room(table)
    if not room.live.gathers or await house.rights.held_now(room, visitor.digest):
        return see_other(request, f"/table/{table}")
    shown = await lobby.look()
    welcome = shown.to(visitor.digest, await _clubs(lobby, visitor))
    if table in {each.id for each in shown.tables} - {each.id for each in welcome}:
        raise NotYet("error-lobby-apart")
    return await _seat_page(request, house, lobby, orders, room, visitor, visitor.called)


async def _seat_page(
    request: Request,
    house: House,
    lobby: Lobby,
    orders: Orders,
    room: Room,
    visitor: Visitor,
    name: str,
    problem: GrangeError | None = None,
) -> Response:
    live = room.live
    words = page_words(visitor.lang, live.game.folder)
    names = names_of(live.stored.seats, words)
    free = next((each.seat for each in live.stored.seats if is_free(each)), 0)
    table = next((each for each in (await lobby.look()).tables if each.id == live.stored.id), None)
    shown = row_of(table, visitor, LobbyView()) if table else None
    refused = kept_out(table, await lobby.rated_as(visitor.digest)) if table else None
    pages = await pages_of(house, orders, visitor.digest, table.people) if table else {}
    return await seat_page(
        request,
        house,
        room,
        visitor,
        free,
        422 if problem else 200,
        name=name,
        open=True,
        counts=f"{words.say('lobby-rated' if live.stored.rated else 'lobby-friendly')}: {shown['whom']}" if shown else "",
        problem=problem.say(visitor.lang) if problem and not refused else "",
        refused=refused.say(visitor.lang) if refused else "",
        signs_in=isinstance(refused, NotSignedIn),
        sitting=[_sits(each, names, table, pages) for each in live.stored.seats if each.seat != free],
        taken=False,
        where=words.say("sit-begins-full"),
        seed_chosen=False,
    )


def _sits(seat: StoredSeat, names: Sequence[str], table: OpenTable | None, pages: Mapping[str, str]) -> dict[str, Any]:
    people = table.holders.get(seat.seat, []) if table else []
    page = next((pages[person] for person in people if person in pages), "")
    return {"seat": seat.seat, "name": names[seat.seat], "come": not is_free(seat), "level": seat.bot, "page": page}


@router.post("/lobby/{table}")
async def take_open_seat(
    request: Request, table: str, house: HouseDep, lobby: LobbyDep, orders: OrdersDep, visitor: VisitorDep
) -> Response:
    """Give a visitor a free seat; the game begins when the last one is taken."""
    form = await sent_form(request)
    called = "" if form.get("nameless") else form.get("name", "")
    try:
        await lobby.join(table, visitor.digest, called)
    except NotYet:
        raise
    except GrangeError as problem:
        room = await house.present_room(table)
        return await _seat_page(request, house, lobby, orders, room, visitor, called, problem)
    return see_other(request, f"/table/{table}", called)


@router.post("/lobby/{table}/leave")
async def leave_open_table(request: Request, table: str, lobby: LobbyDep, visitor: VisitorDep) -> Response:
    """Free the visitor's seat before the game has begun; with its host, the table ends."""
    await sent_form(request)
    await lobby.leave(table, visitor.digest)
    return see_other(request, "/lobby")


# live


@router.websocket("/lobby/live")
async def live_lobby(
    socket: WebSocket, rated: Annotated[str, Query(max_length=8)] = "", fits: Annotated[str, Query(max_length=8)] = ""
) -> None:
    """Send the parts of the lobby's page that have changed, after every change."""
    visitors: Visitors = socket.app.state.visitors
    visitors.check_origin(socket)
    await socket.accept()
    lobby: Lobby = socket.app.state.lobby
    visitor = visitors.of(socket)
    usual = await _usual_wish(lobby.house, visitor)
    async with lobby.watching() as bell:
        await follow(
            socket, bell, _news(lobby, socket.app.state.matchmaker, visitors, visitor, Filters(bool(rated), bool(fits)), usual)
        )


def _news(
    lobby: Lobby, matchmaker: Matchmaker, visitors: Visitors, visitor: Visitor, filters: Filters, usual: dict[str, str]
) -> Callable[[], Awaitable[list[str]]]:
    """Return a function that returns the changed parts at each call, and waits if changes come fast."""
    known, csrf, sent = dict.fromkeys(PARTS, ""), visitors.csrf(visitor), False

    async def news() -> list[str]:
        nonlocal known, sent
        if sent:
            await asyncio.sleep(PAUSE)
        sent = True
        seen = await _seen(lobby, matchmaker, visitor)
        context = _context(seen, visitor, filters, usual)
        drawn = await asyncio.to_thread(_drawn, context, visitor, csrf)
        changed = {part: html for part, html in drawn.items() if html != known[part]}
        known = drawn
        return [json.dumps(changed)] if changed else []

    return news


def _drawn(context: dict[str, Any], visitor: Visitor, csrf: str) -> dict[str, str]:
    """Draw the live parts of the page."""
    common = {"say": page_words(visitor.lang).say, "lang": visitor.lang, "csrf": csrf}
    return {part: templates.get_template(f"_lobby_{part}.html").render({**common, **context}) for part in PARTS}
