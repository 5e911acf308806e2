"""A hostile client that sends and never reads: floods of frames, broken frames, answers that pile up; and the log meanwhile."""

from __future__ import annotations

import asyncio
import re
import socket
import struct
import time
from collections.abc import Iterator
from contextlib import suppress
from typing import Any
from unittest import mock

import httpx
import pytest
from uvicorn import Config
from uvicorn.server import ServerState

from grange.web.http.limits.config import Bounds
from grange.web.http.limits.connections import MOST_AHEAD, bounded_protocol
from grange.web.http.limits.sockets import BYTES_AT_ONCE, FRAMES_AT_ONCE, BoundedSocket
from grange.web.http.limits.unread_answers import Watched
from grange.web.http.logs import FewLinesForStrangers
from tests.web.house.test_rooms import run
from tests.web.servers import PATIENCE, Server, until

UPGRADE = (
    b"GET / HTTP/1.1\r\nHost: x\r\nConnection: upgrade\r\nUpgrade: websocket\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)
TEXT, BINARY, CLOSE, PING, PONG = 1, 2, 8, 9, 10
MEGABYTE = 1024 * 1024


def frame(opcode: int, payload: bytes = b"", more: bool = False, flags: int = 0) -> bytes:
    """Make a frame as a client sends it, with a mask of zeros."""
    head = 0x80 * (not more) | flags | opcode
    if len(payload) < 126:
        return struct.pack("!BB4x", head, 0x80 | len(payload)) + payload
    return struct.pack("!BBH4x", head, 0x80 | 126, len(payload)) + payload


FLOODS = {
    "text": frame(TEXT, b"x"),
    "binary": frame(BINARY, b"x"),
    "pings": frame(PING),
    "long pings": frame(PING, b"x" * 125),
    "pongs": frame(PONG),
    "fragments": frame(TEXT, more=True) + frame(0, more=True) * 10_000,
    "fragments of one letter": frame(TEXT, b"x", more=True) + frame(0, b"x", more=True) * 3_000,
    "long messages": frame(TEXT, b"x" * 4000),
    "compressed": frame(TEXT, b"\x02\x00", flags=0x40),
    "nonsense": frame(3),
}


class Peer:
    """One end of a socket in this process: what an application gets, and what a stranger would be sent."""

    def __init__(self) -> None:
        self.transport, self.state = mock.Mock(), ServerState()
        self.got: list[Any] = []
        self.transport.is_closing.return_value = False
        self.transport.get_write_buffer_size.return_value = 0
        self.protocol: Any = None

    async def send_head(self, head: bytes = UPGRADE) -> None:
        config = Config(self._answer, interface="asgi3", ws=BoundedSocket, ws_per_message_deflate=False, ws_max_size=4096)
        protocol: Any = bounded_protocol(2, Bounds(patience=60), frozenset())(config, self.state, {})
        protocol.connection_made(self.transport)
        protocol.data_received(head)
        self.protocol = self.transport.set_protocol.call_args[0][0]

    async def open(self) -> None:
        await self.send_head()
        while b"101" not in self.sent():
            await asyncio.sleep(0)

    async def _answer(self, scope: Any, receive: Any, send: Any) -> None:
        await send({"type": "websocket.accept"})
        while (message := await receive())["type"] != "websocket.disconnect":
            self.got += [message.get("text", message.get("bytes"))] * (message["type"] == "websocket.receive")

    async def receive(self, data: bytes, step: int) -> int:
        """Let data arrive in pieces until the stranger is dropped; tell how much has arrived."""
        for at in range(0, len(data), step):
            if self.transport.abort.called or self.transport.close.called:
                return at
            self.protocol.data_received(data[at : at + step])
            await asyncio.sleep(0)
        return len(data)

    def sent(self) -> bytes:
        return b"".join(call.args[0] for call in self.transport.write.call_args_list)

    async def leave(self) -> None:
        self.protocol.connection_lost(None)
        await asyncio.gather(*self.state.tasks, return_exceptions=True)


@pytest.fixture
def still(monkeypatch):
    """Let no time pass in which somebody may send more."""
    monkeypatch.setattr("grange.web.token_bucket.time", mock.Mock(monotonic=lambda: 0.0))


@pytest.mark.usefixtures("still")
@pytest.mark.parametrize("step", [1, 7, 1000, 256 * 1024])
@pytest.mark.parametrize("flood", FLOODS)
def test_a_socket_that_floods_is_dropped_before_its_frames_are_looked_at(flood, step):
    async def receive() -> tuple[int, bytes, list[Any]]:
        peer = Peer()
        await peer.open()
        before = len(peer.sent())
        data = (FLOODS[flood] * (MEGABYTE // len(FLOODS[flood]) + 1))[:MEGABYTE]
        arrived = await peer.receive(data, step)
        assert peer.transport.abort.called or peer.transport.close.called
        await peer.leave()
        return arrived, peer.sent()[before:], peer.got

    arrived, sent, got = run(receive())
    assert len(got) <= FRAMES_AT_ONCE
    assert len(sent) <= FRAMES_AT_ONCE * 127  # as many pongs, each with all that was in its ping
    assert arrived <= max(BYTES_AT_ONCE, (FRAMES_AT_ONCE + 1) * step) + step


REFUSED_UPGRADES = {  # that uvicorn's own parser accepts
    "a long line": UPGRADE[:-2] + b"Cookie: " + b"x" * 9000 + b"\r\n\r\n",
    "many lines": UPGRADE[:-2] + b"".join(b"x%d: y\r\n" % number for number in range(300)) + b"\r\n",
    "a long path": UPGRADE.replace(b"GET /", b"GET /" + b"x" * 9000),
}


@pytest.mark.parametrize("head", REFUSED_UPGRADES)
def test_a_socket_that_cannot_be_opened_does_not_stay_as_an_idle_connection(head):
    async def ask() -> bool:
        peer = Peer()
        await peer.send_head(REFUSED_UPGRADES[head])
        return bool(peer.transport.abort.called or peer.transport.close.called)

    assert run(ask()), "nobody counts such a connection, and nothing ever ends it"


def test_a_program_that_pings_and_says_a_few_things_is_heard():
    async def talk() -> tuple[bytes, list[Any]]:
        peer = Peer()
        await peer.open()
        before = len(peer.sent())
        await peer.receive(frame(TEXT, b'{"after": 0}') + frame(PING, b"there?") + frame(PONG), 1000)
        await peer.receive(frame(TEXT, b"y" * 3000), 1400)
        assert not peer.transport.abort.called
        await peer.leave()
        return peer.sent()[before:], peer.got

    assert run(talk()) == (b"\x8a\x06there?", ['{"after": 0}', "y" * 3000])


def test_frames_are_counted_whole_wherever_reads_cut_them():
    async def talk(step: int) -> list[Any]:
        peer = Peer()
        await peer.open()
        await peer.receive(frame(TEXT, b"a" * 200) + frame(TEXT, b"b") + frame(PING) + frame(BINARY, b"c" * 126), step)
        assert not peer.transport.abort.called
        await peer.leave()
        return peer.got

    assert all(run(talk(step)) == ["a" * 200, "b", b"c" * 126] for step in (12, 50, 201, 207, 208, 209, 400))


def test_requests_that_are_sent_ahead_of_answers_are_not_all_read():
    async def ask() -> tuple[int, bool]:
        transport, begun, over = mock.Mock(), [], asyncio.Event()
        transport.is_closing.return_value = False
        transport.get_write_buffer_size.return_value = 0

        async def answer(scope: Any, receive: Any, send: Any) -> None:
            begun.append(scope["path"])
            await over.wait()

        state = ServerState()
        protocol: Any = bounded_protocol(2, Bounds(patience=60), frozenset())(Config(answer, interface="asgi3"), state, {})
        protocol.connection_made(transport)
        protocol.data_received(b"GET / HTTP/1.1\r\nHost: x\r\n\r\n" * 9000)
        waiting = len(protocol.pipeline)
        protocol.connection_lost(None)
        over.set()
        await asyncio.gather(*state.tasks)
        return waiting, transport.close.called

    assert run(ask()) == (MOST_AHEAD + 1, True)


# answers that nobody reads


class Later:
    """A loop whose timers go off when a test says so."""

    def __init__(self) -> None:
        self.timers: list[Any] = []

    def call_later(self, _: float, callback: Any) -> Any:
        self.timers.append(callback)
        return callback

    def pass_patience(self) -> None:
        timers, self.timers = self.timers, []
        for callback in timers:
            callback()


@pytest.fixture
def watched() -> tuple[Watched, mock.Mock, Later]:
    transport, later = mock.Mock(), Later()
    transport.is_closing.return_value = False
    transport.get_write_buffer_size.return_value = 0
    loop: Any = later
    return Watched(transport, loop, 15), transport, later


def test_who_reads_nothing_of_an_answer_is_dropped(watched):
    connection, transport, later = watched
    connection.write(b"x" * 1000)
    transport.get_write_buffer_size.return_value = 400  # the system has taken the rest
    later.pass_patience()
    assert not transport.abort.called
    later.pass_patience()
    assert transport.abort.called


def test_who_reads_slowly_is_not_dropped(watched):
    connection, transport, later = watched
    connection.write(b"x" * 1000)
    for left in range(990, 0, -10):
        transport.get_write_buffer_size.return_value = left
        connection.write(b"y")
        transport.get_write_buffer_size.return_value = left + 1
        later.pass_patience()
    transport.get_write_buffer_size.return_value = 0
    later.pass_patience()
    assert not transport.abort.called
    assert not later.timers


def test_who_has_read_everything_is_not_watched_until_the_next_answer(watched):
    connection, transport, later = watched
    connection.write(b"x" * 1000)
    later.pass_patience()
    assert not later.timers
    connection.write(b"x" * 1000)
    transport.get_write_buffer_size.return_value = 1000
    later.pass_patience()
    assert transport.abort.called


def test_a_connection_that_is_closing_is_dropped_if_nobody_reads_the_rest(watched):
    connection, transport, later = watched
    connection.write(b"x" * 1000)
    transport.get_write_buffer_size.return_value = 1000
    transport.is_closing.return_value = True
    connection.write(b"lost")
    assert transport.write.call_count == 1
    later.pass_patience()
    assert transport.abort.called


# at a real server


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("data")
    server = Server(folder, rate="1000", log=folder / "log")
    server.start()
    yield server
    server.kill()


@pytest.fixture(scope="module")
def table(server) -> str:
    body = {"game": "evergreen", "seats": [{}, {}]}
    return httpx.post(f"{server.address}/api/tables", json=body, timeout=PATIENCE).json()["table"]


def knock(server: Server, sent: bytes = b"") -> socket.socket:
    connection = socket.create_connection(("127.0.0.1", int(server.port)), timeout=PATIENCE)
    connection.sendall(sent)
    return connection


def opened(server: Server, path: str) -> socket.socket:
    connection = knock(server, UPGRADE.replace(b"GET /", f"GET {path}".encode()))
    assert connection.recv(12) == b"HTTP/1.1 101"
    return connection


def send_on(connection: socket.socket, flood: bytes) -> None:
    for _ in range(100):
        connection.sendall(flood)


@pytest.mark.parametrize("flood", FLOODS)
@pytest.mark.parametrize("kind", ["page", "stream"])
def test_a_stranger_who_floods_a_real_server_is_dropped_and_others_are_served(server, table, flood, kind):
    path = f"/table/{table}/live" if kind == "page" else f"/api/tables/{table}/live"
    with opened(server, path) as connection, pytest.raises((ConnectionResetError, BrokenPipeError)):
        send_on(connection, FLOODS[flood] * (100_000 // len(FLOODS[flood]) + 1))
    assert httpx.get(f"{server.address}/health", timeout=PATIENCE).status_code == 200


# logs

BROKEN = {
    "no text": frame(TEXT, b"\xff\xfe"),
    "a reserved bit": frame(TEXT, b"x", flags=0x40),
    "an unknown frame": frame(3),
    "no mask": b"\x81\x01x",
    "a long ping": frame(PING, b"x" * 126),
    "a ping in pieces": frame(PING, more=True),
    "an endless frame": b"\x82\xff" + b"\x7f" * 8 + b"\0\0\0\0",
    "a lone fragment": frame(0, b"x"),
    "a message within a message": frame(TEXT, b"x", more=True) + frame(TEXT, b"y"),
    "a close without sense": frame(CLOSE, b"\x00"),
    "a close with a false code": frame(CLOSE, b"\x00\x01"),
    "a close that is no text": frame(CLOSE, b"\x03\xe8\xff"),
    "two closes": frame(CLOSE) * 2,
    "words after a close": frame(CLOSE) + frame(TEXT, b"x") * 5,
    "bytes for a hello": frame(BINARY, b"x"),
    "no hello": frame(TEXT, b"x"),
    "a strange hello": frame(TEXT, b'{"token": 5}'),
    "a flood": frame(PING) * 5000,
    "nothing": b"",
}


@pytest.mark.parametrize("hurry", ["waits", "leaves", "resets", "rushes"])
@pytest.mark.parametrize("path", ["/table/{table}/live", "/api/tables/{table}/live", "/api/tables/nowhere/live", "/nowhere"])
def test_a_hostile_socket_writes_one_line_at_most_to_the_log(server, table, path, hurry):
    before = written(server)
    for sent in BROKEN.values():
        attack(server, path.format(table=table), sent, hurry)
    lines = written(server)[len(before) :]
    assert len(lines) <= len(BROKEN), "\n".join(lines)
    assert not [line for line in lines if "Traceback" in line]


def attack(server: Server, path: str, sent: bytes, hurry: str) -> None:
    with knock(server, UPGRADE.replace(b"GET /", f"GET {path}".encode())) as connection, suppress(OSError):
        if hurry == "rushes":  # before the server has answered
            time.sleep(0.001)
        else:
            connection.recv(4096)
        connection.sendall(sent)
        if hurry in ("waits", "rushes"):
            connection.shutdown(socket.SHUT_WR)
            while connection.recv(4096):
                pass
        if hurry == "resets":
            connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))


def test_a_connection_that_asks_for_strange_protocols_writes_one_line_at_most(server):
    before = written(server)
    strange = b"GET / HTTP/1.1\r\nHost: x\r\nConnection: upgrade\r\nUpgrade: teapot\r\n\r\n"
    with knock(server) as connection, suppress(OSError):
        for _ in range(50):
            connection.sendall(strange)
            time.sleep(0.002)
    with knock(server, b"\x16\x03\x01" * 50) as connection, suppress(OSError):
        while connection.recv(4096):
            pass
    assert len(written(server)) - len(before) <= 2


def test_many_requests_that_are_none_write_one_line_in_a_while(server):
    before, begun = written(server), time.monotonic()
    for _ in range(20):
        with knock(server, b"nonsense\r\n\r\n") as connection, suppress(OSError):
            connection.recv(4096)
    whiles = 1 + int((time.monotonic() - begun) / FewLinesForStrangers.PAUSE)
    assert len(written(server)) - len(before) <= whiles


def written(server: Server) -> list[str]:
    """Read the log after all sockets have ended, and have written what they had to say.

    Two answers in a row that know of no socket are needed: each comes over a connection of its own, and before the second
    request is read, whatever was sent before the first one has begun its socket.
    """
    until(lambda: open_sockets(server) == open_sockets(server) == 0)
    assert server.log is not None
    return server.log.read_text(encoding="utf-8").splitlines()


def open_sockets(server: Server) -> float:
    metrics = httpx.get(f"{server.address}/metrics", timeout=PATIENCE).text
    found = re.search(r"^grange_sockets (\S+)$", metrics, re.MULTILINE)
    assert found, metrics
    return float(found[1])
