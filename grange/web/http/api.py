"""The JSON API: what a program can do at a table."""

from __future__ import annotations

import asyncio
import time
from dataclasses import replace
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Depends, Header, Query, Request, WebSocket
from pydantic import BaseModel, ConfigDict, Field, ValidationError

from grange.core.errors import GrangeError
from grange.core.events import sentence
from grange.core.game import Game
from grange.core.record import Player
from grange.core.words import Words, read_words
from grange.games import games
from grange.web.house.accord import Accord, Answer
from grange.web.house.capacity import Host
from grange.web.house.days import check_open
from grange.web.house.house import House
from grange.web.house.opening import Opening
from grange.web.house.room import Room
from grange.web.house.seats import Seats
from grange.web.house.table import LiveTable
from grange.web.http.clients import counted_address, token_in
from grange.web.http.guests import Guest, shown_by
from grange.web.http.parts import part
from grange.web.http.socket import follow
from grange.web.http.visitors import Visitors
from grange.web.live.fragments import names_of, question
from grange.web.lobby.lobby import Lobby
from grange.web.pace.agreed import checked_pace
from grange.web.refusals import WrongToken
from grange.web.stored import StoredSeat

Lang = Annotated[str, Query(pattern="^(en|ru|pl)$", description="the language of all sentences")]
TableId = Annotated[str, Field(pattern="^[A-Za-z0-9_]{22}$")]
Position = Annotated[int, Field(ge=0, le=1_000_000, description="how much of the journal the player had seen")]


class Strict(BaseModel):
    """Refuses fields that it does not know."""

    model_config = ConfigDict(extra="forbid")


class SeatAsked(Strict):
    """A seat of a new table: a person's, unless it names a bot."""

    name: str = Field("", max_length=40)
    bot: str | None = Field(None, max_length=32)


class PaceAsked(Strict):
    """The pace of a new table: its name, and the bot that plays on for a seat whose time is up; null lets the table wait."""

    name: Literal["live", "evening", "day", "none"] = "none"
    late: Annotated[str | None, Field(max_length=32)] = None


class LobbyAsked(Strict):
    """What a new table seeks in the lobby: players within a range of ratings, or anybody."""

    lowest: int | None = Field(None, ge=0, le=9999)
    highest: int | None = Field(None, ge=0, le=9999)
    club: Annotated[str | None, Field(pattern="^[A-Za-z0-9_]{22}$", description="only its members may sit down")] = None


class TableAsked(Strict):
    """A new table."""

    game: str = Field(max_length=32)
    seats: list[SeatAsked] = Field(min_length=1, max_length=8)
    rules: dict[str, str] = Field(default_factory=dict, max_length=32)
    seed: int | None = Field(None, ge=0, lt=2**53)
    pace: PaceAsked = PaceAsked()
    rated: bool = False
    lobby: LobbyAsked | None = Field(None, description="seeks players in the lobby; the opener sits in the first seat")


class TableOpened(BaseModel):
    """A new table's id and its tokens: the host's, and one for each seat that a person may take."""

    table: str
    host: str
    tokens: list[str | None]


class SeatTaken(Strict):
    """A person's display name."""

    name: str = Field(max_length=40)


class SeatHanded(Strict):
    """The bot that plays an absent person's seat; null gives the seat back."""

    bot: str | None = Field(None, max_length=32)


class LinkShown(BaseModel):
    """The link with which one browser can take a seat, once."""

    link: str


class Choice(Strict):
    """A choice: the code of one of the options of the seat's question."""

    position: Position
    option: str = Field(max_length=80)


class Undo(Strict):
    """A request to take the last choice back."""

    position: Position


class AccordAsked(Strict):
    """An offer to end the game, or an answer to one, which names the position of the offer."""

    answer: Answer
    offer: Annotated[int | None, Field(ge=0, le=1_000_000)] = None


class Played(BaseModel):
    """The position after a choice."""

    position: int


class OptionShown(BaseModel):
    """An option: its code, label and detail, its piece, its place on the board, and whether it declines."""

    code: str
    label: str
    detail: str
    icon: str
    target: str
    idle: bool


class QuestionShown(BaseModel):
    """The viewer's open question."""

    prompt: str
    more: str
    chapter: str
    options: list[OptionShown]


class ClockShown(BaseModel):
    """A seat's clock: whether it runs, and the seconds that are left of this turn or that the next one will have."""

    runs: bool
    left: float


class SeatShown(BaseModel):
    """The player in a seat."""

    name: str
    bot: str | None
    here: bool
    clock: ClockShown | None = None


class PaceShown(BaseModel):
    """The agreed pace of a table."""

    name: str
    late: str | None


class QuestionKnown(BaseModel):
    """The viewer's question as the engine knows it: the key of its prompt, and the codes of its options."""

    prompt: str
    options: list[str]


class OfferShown(BaseModel):
    """An open offer to end the game with the points as they stand, and the seats that have agreed or still have to."""

    position: int
    seat: int
    agreed: list[int]
    undecided: list[int]


class View(BaseModel):
    """All that the viewer may know of the game, as data."""

    game: str
    seats: int
    rules: dict[str, str]
    seat: int | None
    over: bool
    asked: list[int]
    question: QuestionKnown | None
    scores: list[int]
    winners: list[int]
    table: dict[str, Any]


class TableShown(BaseModel):
    """A table as its viewer may see it."""

    table: str
    position: int
    seats: list[SeatShown]
    pace: PaceShown | None
    seed_chosen: bool
    rated: bool
    gathers: bool = Field(description="still seeks players in the lobby; nobody plays before")
    question: QuestionShown | None
    can_undo: bool
    offer: OfferShown | None
    ended: Literal["agreement"] | None  # null: the game goes on, or was played to its end
    news: list[str]
    view: View


class Trouble(BaseModel):
    """An error: a key for programs, a sentence for people, and the present table if a choice came too late."""

    error: str
    message: str
    present: TableShown | None = None


class RuleShown(BaseModel):
    """A rule option of a game; the first value is the usual one."""

    name: str
    title: str
    about: str
    values: dict[str, str]
    written: bool  # whether it may also be a text


class GameShown(BaseModel):
    """A game on this server."""

    game: str
    name: str
    about: str
    seats: list[int]
    rules: list[RuleShown]


ANYWHERE: dict[int | str, dict[str, Any]] = {status: {"model": Trouble} for status in (405, 408, 413, 414, 422, 429, 503)}
router = APIRouter(prefix="/api", tags=["api"], responses=ANYWHERE)


async def bearer(authorization: Annotated[str | None, Header(max_length=200)] = None) -> str | None:
    """Read a seat's or a host's token from the header `Authorization: Bearer …`."""
    return token_in(authorization)


async def owner_of(request: Request) -> str | None:
    """Return the person whose browser sends a request, None without its cookie; refuse what another site could have forged."""
    visitors: Visitors = request.app.state.visitors
    await visitors.recognise(request)
    visitor = visitors.of(request)
    if visitor.new:
        return None
    visitors.check_script(request)
    return visitor.digest


HouseDep = Annotated[House, part("house")]
OpeningDep = Annotated[Opening, part("opening")]
AccordDep = Annotated[Accord, part("accord")]
SeatsDep = Annotated[Seats, part("seats")]
Token = Annotated[str | None, Depends(bearer)]


@router.get("/games")
async def list_games(lang: Lang = "en") -> list[GameShown]:
    """List the games with all their rule options."""
    return [_show_game(game, read_words(lang, game.folder)) for game in games()]


@router.post("/tables", status_code=201, responses={403: {"model": Trouble}})
async def open_table(asked: TableAsked, opening: OpeningDep, request: Request) -> TableOpened:
    """Open a table. Keep the host's token; give each person the token of a seat.

    A rated table needs the cookie of somebody with an account, and `X-Grange: 1`. It gives only the token of the first seat;
    others take theirs by links. So does a table in the lobby, where others take theirs.
    """
    guests = [Player(seat.name, seat.bot) for seat in asked.seats]
    host = Host(counted_address(request.scope), pace=checked_pace(asked.pace.name, asked.pace.late))
    if asked.rated:
        host = replace(host, rated=True, visitor=await owner_of(request))
    if asked.lobby:
        lobby: Lobby = request.app.state.lobby
        if asked.lobby.club:
            await _check_member(request, lobby, asked.lobby.club)
        seeks = lobby.seeking(asked.pace.name, asked.lobby.lowest, asked.lobby.highest, asked.lobby.club)
        host = replace(host, own=(0,), seeks=seeks, club=asked.lobby.club)
    opened = await opening.open_table(asked.game, guests, dict(asked.rules), asked.seed, host=host)
    return TableOpened(table=opened.table, host=opened.host, tokens=opened.tokens)


async def _check_member(request: Request, lobby: Lobby, club: str) -> None:
    """Refuse a club table to visitors who are not members, by the cookie of the pages."""
    visitors = request.app.state.visitors
    await visitors.recognise(request)
    if club not in await lobby.clubs_of(visitors.of(request).digest):
        raise WrongToken("error-not-a-member")


REFUSED: dict[int | str, dict[str, Any]] = {
    403: {"model": Trouble},
    404: {"model": Trouble},
    409: {"model": Trouble},
    422: {"model": Trouble},
}


@router.get("/tables/{table}", responses=REFUSED)
async def see_table(
    table: TableId, house: HouseDep, token: Token, since: Annotated[int | None, Query(ge=0, le=1_000_000)] = None, lang: Lang = "en"
) -> TableShown:
    """See a table: as a seat with its token, as a spectator without. `since` adds the news since that position."""
    room = await house.present_room(table)
    return await asyncio.to_thread(show, room, house.rights.seat_of(room, token), since, lang)


@router.post("/tables/{table}/seat", responses=REFUSED)
async def take_seat(
    table: TableId, taken: SeatTaken, house: HouseDep, seats: SeatsDep, token: Token, request: Request
) -> SeatShown:
    """Sit down under a display name in the seat that the token opens.

    A seat at a rated table needs the cookie of somebody with an account, and `X-Grange: 1`.
    """
    visitor = await owner_of(request) if (await house.room(table)).live.stored.rated else None
    seat = await seats.take(table, token, taken.name, visitor)
    return _show_seats((await house.room(table)).live)[seat]


@router.post("/tables/{table}/seats/{seat}/bot", status_code=204, responses=REFUSED)
async def hand_over(
    table: TableId, seat: Annotated[int, Field(ge=0, lt=8)], handed: SeatHanded, seats: SeatsDep, token: Token
) -> None:
    """With the seat's token, let a bot play for its player, or take the seat back. A host may do so before the player has come."""
    await seats.hand_over(table, token, seat, handed.bot)


@router.post("/tables/{table}/seats/{seat}/link", responses=REFUSED)
async def renew_link(
    table: TableId, seat: Annotated[int, Field(ge=0, lt=8)], house: HouseDep, seats: SeatsDep, token: Token, request: Request
) -> LinkShown:
    """With the host's token, make a link to a free seat for a browser. It works once; the seat's earlier links and token end."""
    await house.room(table)
    if not house.rights.is_host(table, token):
        raise WrongToken("error-wrong-token")
    return LinkShown(link=str(request.url_for("sit", table=table, token=await seats.renew_link(table, seat))))


@router.post("/tables/{table}/leave", status_code=204, responses=REFUSED)
async def leave(table: TableId, house: HouseDep, seats: SeatsDep, token: Token) -> None:
    """Leave a table for good: a bot plays the seat until the end."""
    await seats.leave(table, house.rights.own_seat(await house.room(table), token))


@router.post("/tables/{table}/choices", responses=REFUSED)
async def choose(table: TableId, choice: Choice, house: HouseDep, token: Token) -> Played:
    """Choose an option. The answer comes when the choice is on disk; the same choice sent again is played once."""
    seat = house.rights.own_seat(await house.room(table), token)
    return Played(position=await house.play_choice(table, seat, choice.position, choice.option))


@router.post("/tables/{table}/undo", responses=REFUSED)
async def undo(table: TableId, wish: Undo, house: HouseDep, token: Token) -> Played:
    """Take the last choice back, if nothing has been revealed since."""
    seat = house.rights.own_seat(await house.room(table), token)
    return Played(position=await house.undo_choice(table, seat, wish.position))


@router.post("/tables/{table}/accord", status_code=204, responses=REFUSED)
async def say_accord(table: TableId, asked: AccordAsked, house: HouseDep, accord: AccordDep, token: Token) -> None:
    """Offer to end the game with the points as they stand, agree, decline, or withdraw the offer. It ends when everybody agrees."""
    await accord.say(table, house.rights.own_seat(await house.room(table), token), asked.answer, asked.offer)


@router.get("/tables/{table}/record", responses=REFUSED)
async def get_record(table: TableId, house: HouseDep) -> dict[str, Any]:
    """Get the record of a finished game. A game in play has none, because the record contains the seed."""
    room = await house.present_room(table)
    check_open(room)
    return await asyncio.to_thread(room.live.record)


class Hello(Strict):
    """The first message on a socket: the viewer's token, position and language."""

    token: str | None = Field(None, max_length=100)
    after: int = Field(0, ge=0, le=1_000_000)
    lang: str = Field("en", pattern="^(en|ru|pl)$")


@router.websocket("/tables/{table}/live")
async def live(socket: WebSocket, table: str) -> None:
    """Stream a table: after the hello, send the whole table at every change, with the news since the last message."""
    house: House = socket.app.state.house
    await socket.accept()
    try:
        hello = Hello.model_validate_json(await asyncio.wait_for(socket.receive_text(), HELLO_SECONDS))
        guest: Guest = socket.scope["guest"]
        if hello.token:
            guest.also = await shown_by(house, table, hello.token)
        if socket.app.state.orders.bans(guest.address, *guest.also):
            raise WrongToken("error-banned")
        async with house.watching(table) as (room, bell):
            await _stream(socket, room, bell, house.rights.seat_of(room, hello.token), hello)
    except (ValidationError, KeyError):
        await _end(socket, "error-malformed")
    except TimeoutError:
        await _end(socket, "error-no-hello")
    except GrangeError as problem:
        await _end(socket, problem.key)


HELLO_SECONDS = 10.0
MOST_NEWS = 500  # choices whose news one message contains


async def _end(socket: WebSocket, key: str) -> None:
    """Say why, and close the socket."""
    await socket.send_json({"error": key, "message": read_words("en").say(key)})
    await socket.close(1008)


async def _stream(socket: WebSocket, room: Room, bell: asyncio.Event, seat: int | None, hello: Hello) -> None:
    """Send the table now and after every change, with the news since the last message."""
    sent = hello.after

    async def news() -> list[str]:
        nonlocal sent
        room.check_shown()
        sent, text = await asyncio.to_thread(_written, room, seat, min(sent, room.live.position), hello.lang)
        return [text]

    await follow(socket, bell, news)


def _written(room: Room, seat: int | None, since: int, lang: str) -> tuple[int, str]:
    """Return the position of a table, and the table as JSON for its viewer."""
    shown = show(room, seat, since, lang)
    return shown.position, shown.model_dump_json()


# how things are shown


def show(room: Room, seat: int | None, since: int | None, lang: str) -> TableShown:
    """Show a table to a viewer."""
    live = room.live
    state, position = live.now
    words = read_words(lang, live.game.folder)
    names = names_of(live.stored.seats, words)
    news = [] if since is None else live.news_for(seat, max(since, position - MOST_NEWS), position)
    asked = None if live.rests or live.has_left(seat) else question(state, seat, words)
    return TableShown(
        table=live.stored.id,
        position=position,
        seats=_show_seats(live),
        pace=PaceShown(name=live.pace.name, late=live.pace.late) if live.pace else None,
        seed_chosen=live.stored.seed_chosen,
        rated=live.stored.rated,
        gathers=live.gathers,
        question=None if asked is None else QuestionShown.model_validate(asked),
        can_undo=live.can_undo(seat),
        offer=_show_offer(live),
        ended="agreement" if live.ended else None,
        news=[sentence(event, words, names, seat) for event in news],
        view=View.model_validate(state.view(seat)),
    )


def _show_offer(live: LiveTable) -> OfferShown | None:
    offer = live.offer
    if offer is None:
        return None
    return OfferShown(position=offer.position, seat=offer.seat, agreed=sorted(offer.agreed), undecided=live.undecided())


def _show_seats(live: LiveTable) -> list[SeatShown]:
    now = time.time()
    return [
        SeatShown(name=seat.name, bot=seat.bot, here=seat.taken, clock=_show_clock(live, seat, now)) for seat in live.stored.seats
    ]


def _show_clock(live: LiveTable, seat: StoredSeat, now: float) -> ClockShown | None:
    """Show the clock of a person's seat; a bot has none."""
    left = live.time_of(seat.seat, now)
    return None if left is None else ClockShown(runs=live.clocks[seat.seat].since is not None, left=round(left, 3))


def _show_game(game: Game[Any], words: Words) -> GameShown:
    rules = [
        RuleShown(
            name=option.name,
            title=words.say(f"rule-{option.name}"),
            about=words.say(f"rule-{option.name}.about"),
            values={value: words.say(f"{option.name}-{value}") for value in option.values},
            written=option.written,
        )
        for option in game.rule_options
        if not option.carried
    ]
    return GameShown(
        game=game.name, name=words.say("game-name"), about=words.say("game-about"), seats=list(game.seats), rules=rules
    )
