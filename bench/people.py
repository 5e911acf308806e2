"""Simulated players: over the API, or over the pages like a browser, each with a spectator."""

from __future__ import annotations

import asyncio
import html
import json
import random
import re
import time
import zlib
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from typing import Any, NamedTuple
from urllib.parse import urlencode

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from grange.web.live.changed_lines import changed

AT_ONCE = 20  # tables that are opened at the same time
POSITION = re.compile(r'"position": ?(\d+)')
OPTION = re.compile(r'data-option="([^"]+)"')
CSRF = re.compile(r'name="csrf" value="([^"]+)"')


class Answer(NamedTuple):
    """An answer of the server."""

    status: int
    headers: list[tuple[str, str]]
    body: bytes


class Line:
    """A connection to the server that stays open, with minimal HTTP, so that the client costs little."""

    def __init__(self, address: str) -> None:
        self.host, _, self.port = address.removeprefix("http://").partition(":")
        self.streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def ask(self, method: str, path: str, body: str = "", **headers: str) -> Answer:
        """Send a request and read the answer."""
        if self.streams is None:
            self.streams = await asyncio.open_connection(self.host, int(self.port))
        reader, writer = self.streams
        head = {"host": f"{self.host}:{self.port}", "content-length": str(len(body)), **headers}
        lines = [f"{method} {path} HTTP/1.1", *(f"{name.replace('_', '-')}: {value}" for name, value in head.items())]
        writer.write("\r\n".join([*lines, "", body]).encode())
        first, *rest = (await reader.readuntil(b"\r\n\r\n")).decode().strip().split("\r\n")
        received = [(name.lower(), value) for name, _, value in (line.partition(": ") for line in rest)]
        length = int(dict(received).get("content-length", 0))
        return Answer(int(first.split()[1]), received, await reader.readexactly(length))

    def close(self) -> None:
        """Close the connection."""
        if self.streams is not None:
            self.streams[1].close()


@dataclass
class Tally:
    """What all tables of a run share, and their measurements."""

    pace: float  # seconds between a question and its answer, on average
    opening: asyncio.Semaphore = field(default_factory=lambda: asyncio.Semaphore(AT_ONCE))
    begin: asyncio.Event = field(default_factory=asyncio.Event)
    seated: int = 0
    until: float = float("inf")
    answers: list[float] = field(default_factory=list)  # seconds until a choice was answered
    arrivals: list[float] = field(default_factory=list)  # seconds until the spectator saw it
    errors: Counter[str] = field(default_factory=Counter)

    @property
    def going(self) -> bool:
        """Whether there is still time."""
        return time.perf_counter() < self.until


@dataclass
class Seat:
    """A seat at an open table: its connection for choices, its stream, and a spectator's stream."""

    line: Line
    table: str
    token: str
    own: ClientConnection
    watch: ClientConnection
    sent: dict[int, float] = field(default_factory=dict)  # the time of each choice, by the position that it leads to

    async def play(self, tally: Tally) -> None:
        """Answer every question until the game or the time is over, while a spectator watches."""
        watching = asyncio.create_task(self.look_on(tally))
        try:
            async for message in self.own:
                seen = self.read(_text(message))
                codes = self.options(seen)
                await asyncio.sleep(random.uniform(0, 2 * tally.pace))
                if not codes or not tally.going:
                    return
                await self.choose(seen["position"], random.choice(codes), tally)
        finally:
            watching.cancel()

    async def choose(self, position: int, code: str, tally: Tally) -> None:
        """Send a choice and record how long its answer took."""
        started = self.sent[position + 1] = time.perf_counter()
        answer = await self.post(position, code)
        tally.answers.append(time.perf_counter() - started)
        if answer.status != 200:
            tally.errors[str(answer.status)] += 1

    async def look_on(self, tally: Tally) -> None:
        """Record when the spectator sees each choice; one message may bring several."""
        async for message in self.watch:
            found = POSITION.search(_text(message))
            for position in [position for position in self.sent if found and position <= int(found[1])]:
                tally.arrivals.append(time.perf_counter() - self.sent.pop(position))

    def read(self, message: str) -> dict[str, Any]:
        """Read a message of the stream."""
        seen: dict[str, Any] = json.loads(message)
        return seen

    def options(self, seen: dict[str, Any]) -> list[str]:
        """List the codes of all options; empty when the game is over."""
        return [option["code"] for option in (seen["question"] or {"options": []})["options"]]

    async def post(self, position: int, code: str) -> Answer:
        """Send a choice."""
        body = json.dumps({"position": position, "option": code})
        path = f"/api/tables/{self.table}/choices"
        return await self.line.ask("POST", path, body, authorization=f"Bearer {self.token}", content_type="application/json")


@dataclass
class Browser(Seat):
    """The same with a browser: a page's socket and its script's requests."""

    asked: str = ""  # the question as it stands on the page

    def read(self, message: str) -> dict[str, Any]:
        """Read a message of the stream and update the question; unchanged lines are not sent again."""
        seen: dict[str, Any] = json.loads(message)
        self.asked = seen.get("ask") or changed(self.asked, seen.get("lines", {}).get("ask", [[0, None]]))
        return seen

    def options(self, seen: dict[str, Any]) -> list[str]:
        """List the codes on the question's buttons; empty when the game is over."""
        return [html.unescape(code) for code in OPTION.findall(self.asked)]

    async def post(self, position: int, code: str) -> Answer:
        """Send a choice as the page's script does."""
        body = json.dumps({"seat": 0, "position": position, "option": code})
        headers = {"cookie": self.token, "x_grange": "1", "content_type": "application/json"}
        return await self.line.ask("POST", f"/table/{self.table}/choose", body, **headers)


async def opened(line: Line, game: str, bots: int = 0) -> tuple[str, str]:
    """Open a table for one player, or for bots alone; return its name and the first seat's token."""
    asked = json.dumps({"game": game, "seats": [{"bot": "random"}] * bots or [{}]})
    answer = await line.ask("POST", "/api/tables", asked, content_type="application/json")
    created = json.loads(answer.body)
    return created["table"], created["tokens"][0]


async def sat_down(line: Line, table: str, token: str) -> str:
    """Sit down with a browser; return its cookie."""
    page = await line.ask("GET", f"/sit/{table}/{token}", accept_encoding="identity")
    cookie = next(value.partition(";")[0] for name, value in page.headers if name == "set-cookie")
    form = urlencode({"csrf": html.unescape(_first(CSRF, page.body.decode())), "nameless": "1"})
    await line.ask("POST", f"/sit/{table}/{token}", form, cookie=cookie, content_type="application/x-www-form-urlencoded")
    await line.ask("GET", f"/table/{table}", cookie=cookie)
    return cookie


def _text(message: str | bytes) -> str:
    """Decode a message; those for pages are compressed."""
    return message if isinstance(message, str) else zlib.decompress(message).decode()


def _first(pattern: re.Pattern[str], text: str) -> str:
    found = pattern.search(text)
    assert found, f"there is no {pattern.pattern} in {text[:200]}"
    return found[1]


@asynccontextmanager
async def sitting(address: str, line: Line, game: str, by: str, opening: asyncio.Semaphore) -> AsyncIterator[Seat]:
    """Open a table and its two streams."""
    sockets = address.replace("http", "ws", 1)
    async with AsyncExitStack() as streams:

        async def stream(path: str, hello: str, **headers: str) -> ClientConnection:
            socket = await streams.enter_async_context(connect(sockets + path, proxy=None, additional_headers=headers))
            await socket.send(hello)
            return socket

        async with opening:
            table, token = await opened(line, game)
            if by == "page":
                path, cookie = f"/table/{table}/live?packed", await sat_down(line, table, token)
                own, watch = await stream(path, "{}", cookie=cookie), await stream(path, "{}")
                seat: Seat = Browser(line, table, cookie, own, watch)
            else:
                path = f"/api/tables/{table}/live"
                own, watch = await stream(path, json.dumps({"token": token})), await stream(path, "{}")
                seat = Seat(line, table, token, own, watch)
        yield seat


async def keep_a_table(address: str, game: str, by: str, tally: Tally) -> None:
    """Sit down, wait for all others, and play one game after another until the time is over."""
    line, counted = Line(address), False
    while tally.going:
        try:
            async with sitting(address, line, game, by, tally.opening) as seat:
                tally.seated += not counted
                counted = True
                await tally.begin.wait()
                await seat.play(tally)
        except (OSError, EOFError, WebSocketException) as problem:
            tally.errors[type(problem).__name__] += 1
            line.close()
            line = Line(address)
    line.close()
