"""The pages: open, click, play. No account; a link is a seat."""

from __future__ import annotations

import datetime
import json
from typing import Annotated, Any

from babel.dates import format_date
from fastapi import APIRouter, Depends, Query, Request, WebSocket, WebSocketDisconnect
from fastapi.responses import HTMLResponse, JSONResponse, RedirectResponse, Response
from markdown_it import MarkdownIt
from markupsafe import Markup
from pydantic import BaseModel, ConfigDict, Field
from starlette.datastructures import UploadFile

from grange.bots import BOTS
from grange.bots.greedy import Greedy
from grange.core.chance import Chance
from grange.core.errors import BadRecord, GrangeError
from grange.core.game import Game
from grange.core.glimpse import Glimpse
from grange.core.state import Event
from grange.core.telling import sentence
from grange.core.words import LANGUAGES, Words
from grange.games import find, games
from grange.web.api import InHouse
from grange.web.fragments import names_of, page_words, perspective, render, scores, templates, title, verdict
from grange.web.house import Guest, House, NotYet, Room, WrongToken
from grange.web.live import follow
from grange.web.store import HOST
from grange.web.visitors import LANG, THEME, THEMES, Visitor, Visitors

router = APIRouter(include_in_schema=False)

HINTS = 3
BEST = 5  # places of the day's challenge that everybody sees
MOST_OF_MINE = 40
ME, FRIEND, HERE, BOT, CLOSED = "me", "friend", "here", "bot:", "closed"
USUAL_BOT = "greedy"
MARKDOWN = MarkdownIt("commonmark", {"html": False}).enable("table")


def visitors_of(request: Request) -> Visitors:
    """Find what knows visitors by their cookies."""
    visitors: Visitors = request.app.state.visitors
    return visitors


async def known_visitors(request: Request) -> Visitors:
    """Find what knows visitors, for a route."""
    return visitors_of(request)


Known = Annotated[Visitors, Depends(known_visitors)]


def page(request: Request, template: str, game: Game[Any] | None = None, status: int = 200, /, **context: Any) -> Response:
    """Render a page for whoever asks, and give a new visitor the cookie."""
    visitors = visitors_of(request)
    visitor = visitors.of(request)
    tongue = page_words(visitor.lang, game.folder if game else None)
    common = {
        "say": tongue.say,
        "lang": visitor.lang,
        "languages": LANGUAGES,
        "theme": visitor.theme,
        "here": request.url.path,
        "game": game.name if game else "",
        "csrf": visitors.csrf(visitor),
    }
    response = HTMLResponse(templates.get_template(template).render({**common, **context}), status)
    visitors.remember(response, visitor, request.url.scheme == "https")
    return response


def see_other(request: Request, address: str) -> Response:
    """Send the visitor on, with the cookie if they are new."""
    response = RedirectResponse(address, 303)
    visitors = visitors_of(request)
    visitors.remember(response, visitors.of(request), request.url.scheme == "https")
    return response


async def sent_form(request: Request) -> dict[str, str]:
    """Read a form of ours; refuse any other."""
    form = {name: str(value) for name, value in (await request.form()).items()}
    visitors = visitors_of(request)
    visitors.check_form(visitors.of(request), form)
    return form


# The front page


@router.get("/")
async def front(request: Request, house: InHouse, known: Known) -> Response:
    """Show the shelf and the visitor's own games: first those in which it is their turn."""
    visitor = known.of(request)
    mine: dict[str, list[dict[str, Any]]] = {"turn": [], "running": [], "finished": []}
    for table in [] if visitor.new else house.store.tables_of(visitor.digest, MOST_OF_MINE):
        try:
            room = await house.room(table)
        except BadRecord:
            continue  # made by other rules; its own page says so, and the others are still listed
        held = house.store.held(visitor.digest, table)
        asked = [decision.seat for decision in room.live.state.decisions]
        kind = "finished" if room.live.state.over else "turn" if set(asked) & set(held) else "running"
        mine[kind].append(_row(room, held, visitor.lang))
    shelf = [_on_shelf(game, visitor.lang) for game in games()]
    dailies = [_daily(house, visitor, game) for game in games() if 1 in game.seats]
    return page(request, "front.html", games=shelf, dailies=dailies, **mine)


# The challenge of the day


def today() -> datetime.date:
    """Give the day, the same for everybody."""
    return datetime.datetime.now(datetime.UTC).date()


def _daily(house: House, visitor: Visitor, game: Game[Any]) -> dict[str, Any]:
    """Describe a game's challenge of the day with its best scores and the visitor's own."""
    day = today()
    tongue = page_words(visitor.lang, game.folder)
    played = house.store.daily(game.name, day.isoformat())
    finished = sorted(((points, table, name) for table, name, points in played if points is not None), reverse=True)
    rows: list[dict[str, Any]] = [
        {
            "place": place,
            "name": name or tongue.say("seat-name", number=1),
            "rank": "",
            "points": points,
            "me": bool(house.store.held(visitor.digest, table)),
        }
        for place, (points, table, name) in enumerate(finished, start=1)
    ]
    return {
        "game": game.name,
        "title": tongue.say("game-name"),
        "month": format_date(day, "LLLL", visitor.lang),
        "day": day.day,
        "weekday": format_date(day, "EEEE", visitor.lang),
        "rows": [row for row in rows if row["place"] <= BEST or row["me"]],
        "played": len(played),
    }


@router.post("/daily/{name}")
async def play_daily(request: Request, name: str, house: InHouse, known: Known) -> Response:
    """Begin the challenge of the day, or go on with it: everybody gets the same cards, and one try."""
    await sent_form(request)
    game, day, visitor = find(name), today().isoformat(), known.of(request)
    for table, _, _ in house.store.daily(game.name, day):
        if house.store.held(visitor.digest, table):
            return see_other(request, f"/table/{table}")
    return await _open(request, house, visitor, game.name, [Guest()], [0], {}, house.secret.seed("daily", game.name, day), day)


def _row(room: Room, held: list[int], lang: str) -> dict[str, Any]:
    live = room.live
    tongue = page_words(lang, live.game.folder)
    own = perspective(live, held)
    return {
        "table": live.stored.id,
        "game": live.game.name,
        "title": tongue.say("game-name"),
        "seat": own,
        "won": own in live.state.winners,
        "names": [name for seat, name in enumerate(names_of(live, tongue)) if seat != own],
        "where": verdict(live.state, tongue, names_of(live, tongue)) or tongue.tell(live.state.where()),
        "score": "" if own is None else str(live.state.scores[own]),
    }


def _on_shelf(game: Game[Any], lang: str) -> dict[str, Any]:
    say = page_words(lang, game.folder).say
    return {
        "name": game.name,
        "title": say("game-name"),
        "about": say("game-about"),
        "least": min(game.seats),
        "most": max(game.seats),
        "solo": 1 in game.seats,
    }


@router.post("/play/{name}")
async def play_at_once(request: Request, name: str, house: InHouse, known: Known) -> Response:
    """Begin with the usual rules, against one bot or alone, and ask nothing."""
    form = await sent_form(request)
    guests = [Guest()] if form.get("alone") else [Guest(), Guest(bot=USUAL_BOT)]
    return await _open(request, house, known.of(request), find(name).name, guests, [0], {})


async def _open(
    request: Request,
    house: House,
    visitor: Visitor,
    game: str,
    guests: list[Guest],
    own: list[int],
    rules: dict[str, str],
    *challenge: Any,
) -> Response:
    """Open a table, give the visitor its host's right and their seats, and send them there."""
    opened = await house.open_table(game, guests, rules, *challenge)
    house.store.hold(visitor.digest, opened.table, HOST)
    for seat in own:
        house.store.hold(visitor.digest, opened.table, seat)
        await house.take_seat(opened.table, opened.tokens[seat], guests[seat].name)
    return see_other(request, f"/table/{opened.table}")


# A new table


@router.get("/new/{name}")
async def new_table(request: Request, name: str, company: Annotated[str, Query(alias="with", max_length=16)] = "bots") -> Response:
    """Ask for seats and rules; everything has a sensible value."""
    first = {"kind-1": FRIEND} if company == "friends" else {}
    return _setup_page(request, find(name), first, "")


@router.post("/new/{name}")
async def open_new_table(request: Request, name: str, house: InHouse, known: Known) -> Response:
    """Open the table as it was asked for; say what cannot be."""
    game, form = find(name), await sent_form(request)
    kinds = [kind for number in range(max(game.seats)) if (kind := form.get(f"kind-{number}", CLOSED)) != CLOSED]
    guests = [
        Guest(form.get("name", "") if kind == ME else "", kind.removeprefix(BOT) if kind.startswith(BOT) else None)
        for kind in kinds
    ]
    own = [seat for seat, kind in enumerate(kinds) if kind in (ME, HERE)]
    rules = {option.name: form.get(f"rule-{option.name}", option.usual) for option in game.options}
    try:
        return await _open(request, house, known.of(request), game.name, guests, own, rules)
    except GrangeError as problem:
        return _setup_page(request, game, form, problem.say(known.of(request).lang), status=422)


def _setup_page(request: Request, game: Game[Any], form: dict[str, str], problem: str, status: int = 200) -> Response:
    say = page_words(visitors_of(request).of(request).lang, game.folder).say
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
                "values": [(value, say(f"{option.name}-{value}")) for value in option.values],
            }
            for option in game.options
        ],
        problem=problem,
        name=form.get("name", ""),
    )


# Taking a seat by its link


@router.get("/sit/{table}/{token}")
async def sit(request: Request, table: str, token: str, house: InHouse, known: Known) -> Response:
    """Let whoever has a seat's link sit in it, on this device and any other."""
    room = await house.room(table)
    seat = house.own_seat(room, token)
    house.store.hold(known.of(request).digest, table, seat)
    await house.take_seat(table, token, room.live.stored.seats[seat].name)
    return see_other(request, f"/table/{table}")


# The table


@router.get("/table/{table}")
async def table_page(request: Request, table: str, house: InHouse, known: Known) -> Response:
    """Show a table to its players and to anybody who watches."""
    room, visitor = await house.room(table), known.of(request)
    live = room.live
    held = house.store.held(visitor.digest, table)
    seat = perspective(live, held)
    tongue = page_words(visitor.lang, live.game.folder)
    fragments = render(room, live.state, seat, visitor.lang, held)
    invites = [
        {
            "seat": each.seat,
            "name": names_of(live, tongue)[each.seat],
            "link": str(request.url_for("sit", table=table, token=house.seat_token(table, each.seat))),
        }
        for each in live.stored.seats
        if HOST in held and each.person and not each.taken
    ]
    return page(
        request,
        "table.html",
        live.game,
        table=table,
        title=title(seat in [decision.seat for decision in live.state.decisions], tongue),
        where=tongue.tell(live.state.where()),
        position=live.position,
        seat=seat,
        over=live.state.over,
        invites=invites,
        watch=str(request.url_for("table_page", table=table)),
        host=HOST in held,
        bots=list(BOTS),
        **{part: Markup(html) for part, html in fragments.items()},
    )


@router.websocket("/table/{table}/live")
async def live_table(socket: WebSocket, table: str) -> None:
    """Send the page's parts anew after every change."""
    house: House = socket.app.state.house
    visitors: Visitors = socket.app.state.visitors
    await socket.accept()
    try:
        visitor = visitors.of(socket)
        async with house.watching(table) as (room, bell):
            await follow(socket, bell, lambda: _parts(house, room, visitor, table))
    except GrangeError as problem:
        await socket.send_json({"error": problem.key, "message": problem.say("en")})
        await socket.close(1008)
    except WebSocketDisconnect:
        pass


def _parts(house: House, room: Room, visitor: Visitor, table: str) -> str:
    live = room.live
    held = house.store.held(visitor.digest, table)
    seat = perspective(live, held)
    mine = seat is not None and live.state.decision_of(seat) is not None
    tongue = page_words(visitor.lang, live.game.folder)
    head = {"position": live.position, "title": title(mine, tongue), "mine": mine, "over": live.state.over, "seat": seat}
    return json.dumps({**head, "where": tongue.tell(live.state.where()), **render(room, live.state, seat, visitor.lang, held)})


class Sent(BaseModel):
    """What a page's script may send."""

    model_config = ConfigDict(extra="forbid")

    seat: int = Field(ge=0, lt=8)
    position: int = Field(0, ge=0, le=1_000_000)
    option: str = Field("", max_length=80)
    bot: str | None = Field(None, max_length=32)


async def own_room(request: Request, table: str, seat: int, house: House) -> Room:
    """Find a table at which the visitor holds a seat; refuse anybody else, and scripts of other sites."""
    visitors = visitors_of(request)
    visitors.check_script(request)
    room = await house.room(table)
    if seat not in house.store.held(visitors.of(request).digest, table):
        raise WrongToken("error-wrong-token")
    return room


@router.post("/table/{table}/choose")
async def choose(request: Request, table: str, sent: Sent, house: InHouse) -> JSONResponse:
    """Play a choice."""
    await own_room(request, table, sent.seat, house)
    return JSONResponse({"position": await house.choose(table, sent.seat, sent.position, sent.option)})


@router.post("/table/{table}/undo")
async def undo(request: Request, table: str, sent: Sent, house: InHouse) -> JSONResponse:
    """Take a choice back."""
    await own_room(request, table, sent.seat, house)
    return JSONResponse({"position": await house.undo(table, sent.seat, sent.position)})


@router.post("/table/{table}/hint")
async def hint(request: Request, table: str, sent: Sent, house: InHouse) -> JSONResponse:
    """Name a few options worth considering."""
    state = (await own_room(request, table, sent.seat, house)).live.state
    best = Greedy(Chance.of(len(state.history))).rank(Glimpse(state, sent.seat))[:HINTS]
    return JSONResponse({"options": [state.code(option) for option in best]})


@router.get("/table/{table}/preview")
async def preview(
    request: Request, table: str, seat: int, option: Annotated[str, Query(max_length=80)], house: InHouse
) -> JSONResponse:
    """Show what an option would do, unless it would bring something hidden to light, end the game or is no longer there."""
    room = await own_room(request, table, seat, house)
    imagined = room.live.state.imagine(seat, room.live.position)
    decision = imagined.decision_of(seat)
    if decision is None or option not in decision.codes:
        return JSONResponse({})
    imagined.play(option, seat)
    if imagined.settled or imagined.over:
        return JSONResponse({})
    return JSONResponse(render(room, imagined, seat, visitors_of(request).of(request).lang, parts=("board", "side")))


@router.post("/table/{table}/bot")
async def hand_over(request: Request, table: str, sent: Sent, house: InHouse) -> JSONResponse:
    """Let the host hand an absent person's seat to a bot, or give it back."""
    await own_room(request, table, HOST, house)
    await house.seat_bot(table, sent.seat, sent.bot)
    return JSONResponse({})


# Replays and records


@router.get("/table/{table}/replay")
async def replay(request: Request, table: str, house: InHouse, at: Annotated[int, Query(ge=0, le=1_000_000)] = 0) -> Response:
    """Show a finished game move by move."""
    live = (await house.room(table)).live
    if not live.state.over:
        raise NotYet("error-record-not-yet")
    tongue = page_words(visitors_of(request).of(request).lang, live.game.folder)
    names, last = names_of(live, tongue), len(live.state.history)
    at = min(at, last)
    state, moves = live.state.origin.begin(events=True), []
    moment, told = state.copy(), 0
    for number, (seat, option) in enumerate(live.state.history, start=1):
        moves.append({"number": number, "text": tongue.tell(state.label(option, seat)), "seat": seat})
        before = len(state.events or [])
        state.play(option, seat)
        if number == at:
            moment, told = state.copy(), before
    main, others = live.game.page(moment, None, tongue, names)
    return page(
        request,
        "replay.html",
        live.game,
        table=table,
        title=tongue.say("game-name"),
        at=at,
        last=last,
        sentence=_move_in_words(moves[at - 1], (moment.events or [])[told:], tongue, names) if at else "",
        where=tongue.tell(moment.where()),
        scores=scores(live, moment, None, tongue, names),
        main=Markup(main),
        others=Markup(others),
        moves=moves,
    )


def _move_in_words(move: dict[str, Any], events: list[Event], tongue: Words, names: list[str]) -> str:
    """Tell what a move made happen, or what was chosen if nothing happened yet."""
    happened = " ".join(sentence(event, tongue, names) for event in events)
    return happened or f"{names[move['seat']]}: {move['text']}"


@router.post("/upload")
async def upload(request: Request, house: InHouse, known: Known) -> Response:
    """Take a recorded game that was downloaded here or elsewhere, check it, and replay it."""
    sent = await request.form()
    known.check_form(known.of(request), sent)
    file = sent.get("record")
    text = (await file.read()).decode("utf-8", "replace") if isinstance(file, UploadFile) else ""
    table = await house.shelve(text)
    house.store.hold(known.of(request).digest, table, HOST)
    return see_other(request, f"/table/{table}/replay")


@router.get("/table/{table}/record")
async def record(table: str, house: InHouse) -> Response:
    """Give a finished game's record as a file."""
    live = (await house.room(table)).live
    if not live.state.over:
        raise NotYet("error-record-not-yet")
    headers = {"content-disposition": f'attachment; filename="{live.game.name}-{table[:6]}.json"'}
    return Response(json.dumps(live.record(), indent=1), media_type="application/json", headers=headers)


# Rules and settings


@router.get("/rules/{name}")
async def rules(request: Request, name: str) -> Response:
    """Show the rules of a game in our own words."""
    game = find(name)
    lang = visitors_of(request).of(request).lang
    chapters = [{"id": part.id, "title": part.title, "html": Markup(MARKDOWN.render(part.text))} for part in game.chapters(lang)]
    return page(request, "rules.html", game, title=page_words(lang, game.folder).say("game-name"), chapters=chapters)


@router.post("/settings")
async def settings(request: Request) -> Response:
    """Remember the language and the theme that a visitor has chosen."""
    form = await sent_form(request)
    here = form.get("here", "/")
    response = see_other(request, here if here.startswith("/") and not here.startswith("//") else "/")
    if form.get("lang") in LANGUAGES:
        response.set_cookie(LANG, form["lang"], max_age=31536000, samesite="lax", httponly=True)
    if "theme" in form:
        response.set_cookie(
            THEME, form["theme"] if form["theme"] in THEMES else "", max_age=31536000, samesite="lax", httponly=True
        )
    return response
