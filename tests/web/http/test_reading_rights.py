"""Nobody reads what is hidden: two tables that differ only in hidden things give the same answers, byte for byte.

Twin tables have the same name, the same seats and the same choices of the viewer. One of them has everything dealt again that the
viewer may not know, and other secret choices of the other seats: hands, drafts, secret cards, the order of decks.
Every GET of a table is read by a player, a rival, a spectator and a stranger, and every message of its sockets while another seat
chooses, takes that back, chooses something else and says a phrase. A second test reads every route of a challenge whose day is not
over.

Each of these faults was put in by hand, and found by these tests:

- `live/logbook.py` `_written` without the filter on `event.only`: everybody's log names the cards that others draft;
- `live/logbook.py` `latest_event` without it: so does the line of what happened last;
- `house/table.py` `news_for` without it: so do the news of the API;
- `http/api.py` `_stream` that shows every message but the first to seat 1: its hand is shown;
- `history/looking_back.py` `moment` without it: so does a look back;
- `pages/play.py` `/moment` drawn for seat 0, whoever asks: its hand is shown;
- `pages/foresight.py` `/would` drawn for seat 0, whoever asks: its hand is shown;
- `pages/review.py` `finished_room` without `check_open`: `/review`, `/picture` and `/curve` of today's challenge;
- `history/play_on.py` `play_on` without `check_open`: a second try at today's seed.
"""

from __future__ import annotations

import asyncio
import itertools
import json
import re
import shutil
import sqlite3
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest
from fastapi.testclient import TestClient
from starlette.testclient import WebSocketTestSession

from grange.core.chance import seed_out
from grange.core.game import Origin
from grange.core.state import State
from grange.core.words import LANGUAGES
from grange.games import find, games
from grange.web.app import Settings, create_app
from grange.web.background.workers import Workers
from grange.web.house import days
from grange.web.http.limits.config import Bounds
from tests.web.pages.test_pages import csrf
from tests.web.servers import PATIENCE, until

SCRIPT = {"x-grange": "1"}

# Every GET of the house: of a table the queries that it is asked with, of no table None. A new one fails a test until it is listed.
READ: dict[str, list[str] | None] = {
    "/table/{table}": ["", "?eyes=1"],
    "/table/{table}/eyes": ["?seat=0", "?seat=1"],
    "/table/{table}/preview": ["?seat={seat}&option={option}", "?seat=0&option={option}", "?seat=1&option={option}"],
    "/table/{table}/would": ["?thing={weather}"],
    "/table/{table}/moment": ["?at=0", "?at=1", "?at=9", "?at=9&eyes=1"],
    "/table/{table}/look": ["?thing={thing}"],
    "/table/{table}/replay": ["", "?at=1"],
    "/table/{table}/record": [""],
    "/table/{table}/review": ["", "?at=1"],
    "/table/{table}/curve": ["?width=400&height=200"],
    "/table/{table}/picture": ["?at=0", "?at=1", "?at=1&further=true"],
    "/sit/{table}/{token}": [""],
    "/api/tables/{table}": ["", "?since=0", "?since=0&lang=pl"],
    "/api/tables/{table}/record": [""],
    "/": [""],  # names the table that waits longest
    "/games": ["", "?finished=all"],  # lists one's own tables
    "/games/next": [""],
    "/record": [""],  # of finished games only
    "/record.csv": [""],
    "/api/record": [""],
    "/api/record/ratings": [""],
    "/api/cups": [""],
    "/api/cups/{cup}": None,
    "/cups": [""],
    "/cup/{cup}": None,
    "/api/ratings": ["?game=evergreen&seats=2"],
    "/me": [""],
    "/me/export": [""],  # of a game in play only who sits there
    "/here": None,
    "/share/{table}/card.png": [""],
    "/share/days/{iso}/card.png": None,
    "/manifest.webmanifest": None,
    "/icons/{name}.png": None,
    "/service-worker.js": None,
    "/offline": None,
    "/robots.txt": None,
    "/favicon.ico": None,
    "/notices": None,
    "/notices/key": None,
    "/notices/off/{channel}/{token}": None,
    "/notices/confirm/{channel}/{token}": None,
    "/days": None,
    "/days/{iso}": None,
    "/new/{name}": None,
    "/lobby": None,  # shows who seeks players; nobody has played there
    "/lobby/{table}": None,
    "/api/lobby": None,
    "/api/lobby/wishes": None,
    "/p/{name}": None,  # of finished games only
    "/api/players/{name}": None,
    "/company": None,
    "/club": None,
    "/club/new": None,
    "/club/{club}": None,  # lists tables as /games does
    "/club/{club}/join/{token}": None,
    "/club/{club}/evenings/{evening}.ics": None,
    "/api/clubs": None,
    "/api/clubs/{club}": None,
    "/api/blocked": None,
    "/table/{table}/about": [""],
    "/rules/{name}": None,
    "/rules/{name}/{chapter}": None,
    "/cards/{name}": None,
    "/campaign/{name}": None,  # shows how finished games ended
    "/campaign/{name}/mark": None,
    "/api/games": None,
    "/api/campaigns/{campaign}": None,
    "/api/openapi.json": None,
    "/health": None,
    "/metrics": None,
}
SOCKETS = {"/table/{table}/live", "/api/tables/{table}/live"}
OTHER_SOCKETS = {"/lobby/live"}  # of no table

# What tells how a challenge goes on, and so is sealed until its day is over; and everything else of a table, which is not.
SEALED = {
    "GET /table/{table}/replay",
    "GET /table/{table}/record",
    "GET /table/{table}/review",
    "POST /table/{table}/review",
    "GET /table/{table}/curve",
    "GET /table/{table}/picture",
    "POST /table/{table}/onward",
    "GET /api/tables/{table}/record",
}
UNSEALED = {
    "GET /table/{table}",
    "GET /table/{table}/preview",  # up to what is hidden
    "GET /table/{table}/would",
    "GET /table/{table}/moment",  # as its seat saw it
    "GET /table/{table}/look",
    "GET /table/{table}/eyes",  # without what only a seat may see
    "GET /sit/{table}/{token}",
    "GET /share/{table}/card.png",  # without points as long as the day lasts
    "GET /api/tables/{table}",
    *(f"POST /table/{{table}}/{what}" for what in ("choose", "undo", "here", "say", "hint", "bot", "leave", "link", "lesson")),
    "POST /table/{table}/accord",  # a challenge cannot be ended early
    "POST /table/{table}/rematch",  # with a seed of its own
    "POST /sit/{table}/{token}",
    *(f"{method} /lobby/{{table}}" for method in ("GET", "POST")),  # before its game has begun
    "POST /lobby/{table}/leave",
    "GET /table/{table}/about",
    "POST /table/{table}/seats/{seat}/block",
    "POST /table/{table}/report",
    "POST /api/tables/{table}/seats/{seat}/block",
    "POST /api/tables/{table}/report",
    "POST /api/lobby/tables/{table}/seat",
    *(f"POST /api/tables/{{table}}/{what}" for what in ("seat", "seats/{seat}/bot", "leave", "choices", "undo")),
    *(f"POST /api/tables/{{table}}/{what}" for what in ("accord", "seats/{seat}/link")),
}
LIST_IT = (
    "{0} is new. List it in READ of tests/web/http/test_reading_rights.py, with the queries that make it answer, or with None if it"
    " shows no table; and if it is of a table, in SEALED if it tells what is hidden or to come, else in UNSEALED."
)


def routes(router: Any) -> Iterator[tuple[str, str]]:
    """List every route of an application, and of the routers in it, with its methods."""
    for route in router.routes:
        if inner := getattr(route, "original_router", None):
            yield from routes(inner)
        elif path := getattr(route, "path", None):
            if "WebSocket" in type(route).__name__:
                yield "SOCKET", path
            for method in sorted(getattr(route, "methods", None) or []):
                yield method, path


def is_asset(path: str) -> bool:
    return path.startswith(("/art/", "/static/"))


def test_every_route_is_listed_here():
    found = set(routes(create_app(Settings("sqlite://", "secret"))))
    assert len(found) > 40, "the routes of the application were not found: has FastAPI changed how it keeps them?"
    for method, path in sorted(found):
        assert method not in ("GET", "SOCKET") or is_asset(path) or path in READ or path in SOCKETS | OTHER_SOCKETS, LIST_IT.format(
            path
        )
        if "{table}" in path and method in ("GET", "POST"):
            assert f"{method} {path}" in SEALED | UNSEALED, LIST_IT.format(path)
    listed = {("GET", path) for path in READ} | {("SOCKET", path) for path in SOCKETS | OTHER_SOCKETS}
    assert listed <= found, f"these are listed and gone: {listed - found}"
    assert {tuple(each.split()) for each in SEALED | UNSEALED} <= found


# Twin tables


@dataclass(frozen=True)
class Scene:
    """A table of two at which the others choose something in secret before anybody looks."""

    game: str
    rules: dict[str, str] = field(default_factory=dict)
    openly: int = 0  # choices that everybody sees, first
    secret: int = 0  # choices of another seat than the viewer's, then
    last: int = 0  # the place of an open choice that asks nobody about hidden cards; made while sockets are open

    def __str__(self) -> str:
        return " ".join([self.game, *(f"{name}={value}" for name, value in self.rules.items())])


SCENES = [
    Scene("evergreen"),
    Scene("petrichor", openly=2),  # until the first round, in which the weather can be foreseen
    Scene("petrichor", {"draft": "on"}, secret=1),
    Scene("farmerama", secret=1),
    Scene("agricola", {"cards": "on"}, last=1),
    Scene("agricola", {"cards": "on", "deal": "combined"}, secret=1),
    Scene("agricola", {"cards": "on", "deal": "ten"}, secret=1),
]
VIEWERS: dict[str, int | None] = {"player": 0, "rival": 1, "spectator": None, "stranger": None}


def opposite(who: str) -> int:
    """Return the seat that chooses in secret: another than the viewer's."""
    return 0 if VIEWERS[who] == 1 else 1


def dealt_otherwise(state: State, seat: int | None) -> State:
    """Deal again what a viewer cannot know in a game that has just begun; nobody's hand is known to a spectator."""
    twin = state.imagine(seat, 1) if seat is not None else state.imagine(0, 1).imagine(state.seats - 1, 2)
    twin.origin, twin.events = state.origin, state.events
    twin.undo_floor, twin.together_since = state.undo_floor, state.together_since
    return twin


class World:
    """A server with one table, and all who look at it."""

    def __init__(self, database: Path, names: dict[str, Any]) -> None:
        self.client = TestClient(create_app(Settings(f"sqlite:///{database}", "secret", 1, PATIENCE, bounds=Bounds(rate=0))))
        self.names = names

    def __enter__(self) -> World:
        self.client.__enter__()
        return self

    def __exit__(self, *_: object) -> None:
        self.client.__exit__(None, None, None)

    @property
    def state(self) -> State:
        state: State = self.client.app.state.house.rooms[self.names["table"]].live.state  # type: ignore[attr-defined]
        return state

    def browser(self, who: str) -> TestClient:
        """Give a viewer's browser, with the cookies it got when it sat down; a stranger has none."""
        browser = TestClient(self.client.app)
        browser.portal = self.client.portal
        browser.cookies.update(self.names["cookies"].get(who, {}))
        return browser

    def choose(self, seat: int, place: int) -> None:
        """Let a seat take the option at a place of its question."""
        head, path = self.token_of(seat), f"/api/tables/{self.names['table']}"
        seen = self.client.get(path, headers=head).json()
        body = {"position": seen["position"], "option": seen["question"]["options"][place]["code"]}
        self.client.post(f"{path}/choices", json=body, headers=head).raise_for_status()

    def undo(self, seat: int) -> None:
        path = f"/api/tables/{self.names['table']}/undo"
        self.client.post(path, json={"position": self.position}, headers=self.token_of(seat)).raise_for_status()

    def token_of(self, seat: int | None) -> dict[str, str]:
        return {} if seat is None else {"authorization": f"Bearer {self.names['tokens'][seat]}"}

    def answers(self, who: str) -> dict[str, tuple[int, str]]:
        """Read everything that can be read of the table."""
        seat, browser = VIEWERS[who], self.browser(who)
        head = SCRIPT | self.token_of(seat)
        decision = None if seat is None else self.state.decision_of(seat)
        filled = {
            "table": [self.names["table"]],
            "token": self.names["tokens"] if seat is None else [self.names["tokens"][seat]],
            "seat": ["0" if seat is None else str(seat)],
            "option": decision.codes[:3] if decision else ["nothing"],
            "weather": ["frost", "sun", "wind", "rain", "harvest"],
            "thing": self.names["things"],
        }
        found = {}
        for path, queries in READ.items():
            for address in {each for query in queries or [] for each in every_way(path + query, filled)}:
                answer = browser.get(address, headers=head)
                assert answer.status_code != 500, address
                found[address] = answer.status_code, answer.text
        return found

    def messages(self, who: str, other: int, places: Sequence[int | None]) -> dict[str, tuple[int, str]]:
        """Read all sockets of the table while another seat chooses at some places, takes that back (None), and says something."""
        found: dict[str, tuple[int, str]] = {}
        with ExitStack() as stack:
            sockets = {path: stack.enter_context(self.socket(who, path)) for path in sorted(SOCKETS)}
            self.note("at first", found, sockets)
            for number, place in enumerate(places, 1):
                self.undo(other) if place is None else self.choose(other, place)
                self.note(f"after change {number}", found, sockets)
            house = self.client.app.state.house  # type: ignore[attr-defined]
            self.client.portal.call(house.say, self.names["table"], other, "oh")  # type: ignore[union-attr]
            found["phrase"] = 0, _until(sockets["/table/{table}/live"], lambda message: "said" in message)
        return found

    @contextmanager
    def socket(self, who: str, path: str) -> Iterator[WebSocketTestSession]:
        seat = VIEWERS[who]
        with self.browser(who).websocket_connect(path.format(table=self.names["table"])) as socket:
            if path.startswith("/api"):
                token = None if seat is None else self.names["tokens"][seat]
                socket.send_text(json.dumps({"token": token, "after": 0, "lang": "en"}))
            yield socket

    def note(self, when: str, found: dict[str, tuple[int, str]], sockets: dict[str, WebSocketTestSession]) -> None:
        """Note the first message of each socket that tells the present position."""
        position = self.position
        for path, socket in sockets.items():
            found[f"{path} {when}"] = 0, _until(socket, lambda message: message.get("position") == position)

    @property
    def position(self) -> int:
        position: int = self.client.app.state.house.rooms[self.names["table"]].live.position  # type: ignore[attr-defined]
        return position


def _until(socket: WebSocketTestSession, awaited: Callable[[dict[str, Any]], bool]) -> str:
    """Receive messages until one is what we wait for."""
    while not awaited(json.loads(text := socket.receive_text())):
        pass
    return text


def every_way(address: str, filled: dict[str, list[str]]) -> Iterator[str]:
    """Fill the first place of an address with each of its values, and then the others."""
    place = re.search(r"\{(\w+)\}", address)
    if place is None:
        yield address
        return
    for value in filled[place[1]]:
        yield from every_way(address.replace(place[0], value), filled)


@pytest.fixture
def opened(tmp_path, monkeypatch):
    """Open a table at which two people sit, and give what makes a world of it, with what is hidden dealt again or not."""

    async def at_once(workers: Workers, chore: Any, *arguments: Any, **_: Any) -> Any:
        return await asyncio.to_thread(chore, *arguments)

    monkeypatch.setattr(Workers, "run", at_once)  # in a process of its own a chore would not know of the other deal
    monkeypatch.setattr("grange.web.pages.me.usual_emblem", lambda _person: "owl")  # strangers have different ones
    monkeypatch.setattr("grange.web.background.pictures._png", str.encode)  # what a picture shows stands in what it is drawn from

    def open_scene(scene: Scene):
        original = tmp_path / "tables.db"
        with World(original, {"cookies": {}}) as world:
            body = {"game": scene.game, "seats": [{"name": "Ada"}, {"name": "Boris"}], "seed": 3, "rules": scene.rules}
            answer = world.client.post("/api/tables", json=body).json()
            names = {"table": answer["table"], "tokens": answer["tokens"], "things": things_of(scene.game), "cookies": {}}
            for who, seat in VIEWERS.items():
                browser = world.browser(who)
                form = {"csrf": csrf(browser), "name": who.title()}
                if seat is not None:
                    browser.post(f"/sit/{answer['table']}/{answer['tokens'][seat]}", data=form)
                if who != "stranger":
                    names["cookies"][who] = dict(browser.cookies)
        monkeypatch.setattr("grange.web.http.visitors.masked", lambda token: "masked")
        monkeypatch.setattr("grange.web.http.visitors.Visitors.csrf", lambda self, visitor: "masked")

        @contextmanager
        def world_of(who: str, *, twin: bool) -> Iterator[World]:
            copy = tmp_path / f"{who}-{twin}.db"
            shutil.copy(original, copy)
            with sqlite3.connect(copy) as database:
                database.execute("DELETE FROM kept")  # so that the table is laid anew, from its seed
            database.close()
            with monkeypatch.context() as patch, World(copy, names) as world:
                begin = Origin.begin
                if twin:
                    patch.setattr(
                        Origin, "begin", lambda origin, events=False: dealt_otherwise(begin(origin, events), VIEWERS[who])
                    )
                world.client.get(f"/table/{names['table']}")
                for _ in range(scene.openly):
                    world.choose(world.state.decision.seat, 0)
                for _ in range(scene.secret):
                    world.choose(opposite(who), 1 if twin else 0)  # cards of one sort: their backs tell it
                yield world

        return world_of

    return open_scene


def things_of(game: str) -> list[str]:
    """Name some things that can be pointed at, all kinds of cards among them."""
    cards = find(game).display.catalogue
    return ["market-0", "deck", "hand", "weather-0", *(f"card-{name}" for name in (cards.names if cards else ())[::7])]


def later(scene: Scene, world: World, who: str, twin: bool = False) -> tuple[int, list[int | None]]:
    """Return the seat that goes on while sockets are open, and what it does: in secret something else at the twin table."""
    if scene.secret:
        return opposite(who), [None, 0, None, 1] if twin else [None, 1, None, 0]
    return world.state.decision.seat, [scene.last, None, scene.last]


@pytest.mark.parametrize("who", VIEWERS)
@pytest.mark.parametrize("scene", SCENES, ids=str)
def test_nobody_reads_what_is_hidden(opened, scene: Scene, who: str):
    world_of = opened(scene)
    with world_of(who, twin=False) as world:
        ours, table = world.answers(who), world.state.to_dict()["table"]
        ours |= world.messages(who, *later(scene, world, who))
    with world_of(who, twin=True) as world:
        theirs, twin = world.answers(who), world.state.to_dict()["table"]
        theirs |= world.messages(who, *later(scene, world, who, twin=True))
    assert twin != table, "the tables do not differ: choose another seed, or see where the table is laid without `dealt_otherwise`"
    assert set(ours) == set(theirs)
    told = sorted(address for address, answer in ours.items() if theirs[address] != answer)
    assert not told, f"These tell a {who} what is hidden: {told}. Draw for the viewer's seat, and tell only events that are for it."


# Words

YOURS = {"en": r"\byours?\b", "ru": r"\bваш", "pl": r"\btw(?:ój|oj|oi)"}


@pytest.mark.slow
@pytest.mark.parametrize("game", [game.name for game in games()])
def test_no_spectator_reads_of_anything_that_it_is_theirs(client, stranger, open_table, game: str):
    table = open_table(2, game=game)
    for choices in (0, 1, 12):
        table.play_first_options(choices)
        for lang, eyes in itertools.product(LANGUAGES, (0, 1)):
            stranger.cookies.set("lang", lang)
            shown = stranger.get(f"/table/{table.id}?eyes={eyes}").text.partition('class="fit-in"')[2].partition('id="tags"')[0]
            found = re.search(f".{{0,120}}{YOURS[lang]}.{{0,80}}", shown, re.IGNORECASE | re.DOTALL)
            assert not found, f"{lang}, after {choices} more choices: {found[0]}"


# The challenge of the day


def begun_daily(client: TestClient) -> str:
    return client.post("/daily", data={"csrf": csrf(client)}, follow_redirects=False).headers["location"].rpartition("/")[2]


def finish_daily(client: TestClient, table: str) -> None:
    client.post(f"/table/{table}/bot", json={"seat": 0, "bot": "random"}, headers=SCRIPT).raise_for_status()
    until(lambda: client.get(f"/api/tables/{table}").json()["view"]["over"])


def sealed_answers(client: TestClient, table: str) -> Iterator[tuple[str, int, str]]:
    """Ask everything that is sealed of a challenge."""
    form = {"csrf": csrf(client), "at": "1", "seat": "0"}
    for each in sorted(SEALED):
        method, path = each.split()
        for query in READ[path] or [] if method == "GET" else [""]:
            address = path.format(table=table) + query
            asked = client.post(address, data=form, follow_redirects=False) if method == "POST" else client.get(address)
            yield f"{method} {address}", asked.status_code, asked.text


def test_nothing_of_todays_challenge_is_told_before_its_day_is_over(client, stranger, monkeypatch):
    monkeypatch.setattr("grange.web.house.days.game_of", lambda day: find("evergreen"))
    table = begun_daily(client)
    seed = client.portal.call(client.app.state.house.daily_seed, "evergreen", days.today().isoformat())
    written = str(seed_out(seed)), str(seed)
    for finished in (False, True):
        if finished:
            finish_daily(client, table)
        for visitor in (client, stranger):
            for asked, status, text in sealed_answers(visitor, table):
                assert status == 409, f"{asked} answers, although the day is not over: it has to ask `check_open`"
                assert not any(each in text for each in written), asked
            for path in (each.split()[1] for each in UNSEALED if each.startswith("GET ") and "{token}" not in each):
                text = visitor.get(path.format(table=table)).text
                assert not any(each in text for each in written), path
    monkeypatch.setattr("grange.web.house.days.sealed", lambda daily: False)
    told = {asked: (status, text) for asked, status, text in sealed_answers(client, table)}
    assert {status for status, _ in told.values()} <= {200, 303}, told
    assert written[0] in told[f"GET /api/tables/{table}/record"][1], "the seed is not looked for as it is written"
